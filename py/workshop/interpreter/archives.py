"""Archives of byte code for the browser's Python, and of its standard library.

The byte code is made by the very Python that will run it (precompile.mjs). What a page needs at its start is in one
archive, `app.zip`; the rest is in others, which it fetches when it wants them.
"""

import os
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from workshop import tools
from workshop.build_cache import build_once, digest
from workshop.interpreter import stdlib
from workshop.interpreter.imports import import_order
from workshop.interpreter.product import Product
from workshop.paths import BUILD, ROOT, WORKSHOP

ARCHIVES = BUILD / "archives"
FIXED_DATE = (1980, 1, 1, 0, 0, 0)
MAKERS = [WORKSHOP / "interpreter" / name for name in ("archives.py", "precompile.mjs", "precompile.py", "stdlib.py")]
START, REST, LIBRARY = "app", "rest", "stdlib"


def stdlib_archive() -> Path:
    """Return the archive of the standard library, made anew if anything in it has changed."""
    packages = tools.fetch_node_packages()
    archive = ARCHIVES / f"{LIBRARY}.zip"
    with build_once(ARCHIVES / "stdlib.made", digest([ROOT / "package-lock.json", *MAKERS])) as stale:
        if stale:
            tools.say("compiling the standard library for the browser")
            tree = emptied_folder(BUILD / "compile" / "stdlib")
            unpack_library(packages / "pyodide" / "python_stdlib.zip", tree)
            compile_in_place(packages / "pyodide", tree)
            pack(tree, archive)
    return archive


def split_by_need(entry: str, files: Mapping[str, Path]) -> tuple[list[Path], list[Path]]:
    """Return the files that importing a module loads, and the rest, each after those it needs.

    Args: files - the modules there are, by name.
    """
    start = import_order([entry], dict(files))
    rest = [name for name in import_order(sorted(files), dict(files)) if name not in start]
    return [files[name] for name in start], [files[name] for name in rest]


def unpack_library(archive: Path, tree: Path) -> None:
    """Unpack the kept modules of Pyodide's standard library."""
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            if name.endswith(".py") and stdlib.is_kept(name):
                library.extract(name, tree)


def copy_below(root: Path, sources: Iterable[Path], tree: Path) -> None:
    """Copy files to `tree`, at the paths they have below `root`."""
    for source in sources:
        target = tree / source.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def compile_in_place(pyodide: Path, tree: Path, product: Product | None = None) -> None:
    """Replace the sources below `tree` by byte code; the folder's name says where they will be in the browser.

    Args: product - the page whose code it is; None = other people's code alone.
    """
    names = (product.packages, product.without_lines) if product is not None else ((), ())
    script = WORKSHOP / "interpreter" / "precompile.mjs"
    tools.run(tools.node_folder() / "node", script, pyodide, tree.parent, *map(" ".join, names))


def pack(tree: Path, archive: Path, files: Iterable[Path] | None = None) -> None:
    """Write files below `tree`, by default all, to a reproducible archive.

    They are stored as they are: the host compresses the archive as a whole on its way, which makes it a third smaller
    than one that is compressed file by file, and the browser's Python reads it faster.
    """
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for file in sorted(path for path in tree.rglob("*") if path.is_file()) if files is None else files:
            packed.writestr(zipfile.ZipInfo(file.relative_to(tree).as_posix(), FIXED_DATE), file.read_bytes())


def emptied_folder(folder: Path) -> Path:
    """Return the folder, emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder
