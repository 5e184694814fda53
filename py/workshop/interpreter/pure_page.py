"""A page whose code is Python alone, built of the parts of this set-up.

It gets the smaller interpreter, byte code in two archives (what the start imports, and the rest, which the page fetches
when it wants it), and the watchdog, which says what is missing. How a page uses them is in `py/docs/runtime.md`.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from workshop import tools
from workshop.interpreter import archives, slim, watchdog
from workshop.interpreter.imports import module_name
from workshop.interpreter.product import Product
from workshop.paths import ENGINE, STATIC

SENTENCES = {"en": {
    "unreachable": "{file} did not load. Are you online? The page tries again.",
    "missing": "{file} is missing on this host (status {status}).",
    "page": "This host sends a web page instead of {file}.",
    "cut": "Only a part of {file} arrived.",
    "other": "{file} is from another version.",
    "type": "This host sends {file} as “{type}” instead of “{wanted}”.",
    "closed": "This frame may not read {file}.",
    "kept": "The copy of {file} on this device was damaged. It is loaded again.",
    "renewed": "A new version is running. Load it here too.",
    "slow": "{file} has not arrived yet. Please wait.",
    "work": "All files are here. This device is still starting the page.",
    "dead": "All files are here, but the page did not start.",
    "unstyled": "The page lacks its style.",
    "again": "Try again",
}}
"""What the watchdog says, by language and cause; a page may have its own."""

STARTER = "static/interpreter.js"
SHARED = {f"{name}.py": file for name, file in (
    ("work", ENGINE / "kernel" / "work.py"),
    ("task_runner", ENGINE / "page" / "browser" / "task_runner.py"))}
"""Modules of this tree that any page may have in its package: thinking on the page's own thread, in slices."""


def build_page(source: Path, site: Path, product: Product) -> Path:
    """Write a page to a new folder and return it.

    Any host can send it from there. The module that the start imports is the first package of the product.

    Args: source - its index.html, which has a place for the watchdog, its packages, and all that is sent as it is.
          site - the folder, which is not there yet.
    """
    code = [file for file in sorted(source.rglob("*.py")) if file.relative_to(source).parts[0] in product.packages]
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "app"
        archives.copy_below(source, code, tree)
        for name, file in SHARED.items():
            shutil.copyfile(file, tree / product.packages[0] / name)
        modules = {module_name(file, tree): file for file in sorted(tree.rglob("*.py"))}
        parts = archives.split_by_need(product.packages[0], modules)
        archives.compile_in_place(tools.fetch_node_packages() / "pyodide", tree, product)
        for part, files in zip((archives.START, archives.REST), parts, strict=True):
            compiled = [file.with_suffix(".pyc") for file in files]
            archives.pack(tree, site / "runtime" / f"{part}.zip", compiled)
    archives.copy_below(source, (file for file in source.rglob("*") if file.is_file() and file not in code), site)
    for file in [*slim.slim_files(), archives.stdlib_archive()]:
        shutil.copyfile(file, site / "runtime" / file.name.replace(".mjs", ".js"))
    starter = watchdog.with_name((STATIC / "interpreter.js").read_text(encoding="utf-8"), product)
    (site / STARTER).parent.mkdir(exist_ok=True)
    (site / STARTER).write_text(starter, encoding="utf-8")
    page = (source / "index.html").read_text(encoding="utf-8")
    (site / "index.html").write_text(watchdog.with_watchdog(page, site, product, SENTENCES), encoding="utf-8")
    return site
