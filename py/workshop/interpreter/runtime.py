"""The browser's Python: the pinned Pyodide and PyScript, with library and engine compiled to byte code beforehand.

Compiling its own standard library is most of what a stock start of Pyodide does; carrying it compiled more than halves
the start. The byte code is made by the very Python that will run it (precompile.mjs).

The engine is in several archives. `app.zip` holds what `py/main.py` imports, with which the home screen can be used,
`rest.zip` what all games share, which the page fetches behind it, one archive a game its rules and its face, which the
page fetches when the game is opened, another what else it has, which comes behind a new match, another its rule book,
which is fetched when somebody reads in it, `reader.zip` the rules reader with all games in plain words, `foreign.zip`
the readers of rosters from other sites and programs, `clip.zip` what makes clips, `coach.zip` the analyst
and what is asked again, `maker.zip` what makes lessons, `rivals.zip` the rivals, `qr.zip` what draws QR codes, with
the encoder of the pinned segno. In each every module stands after those it needs.
What is read in one language alone is in an archive that bears its code: `app.fr.zip` is the catalogue,
`elfball-rules.fr.zip` a rule book.
"""

import importlib.util
from collections.abc import Collection, Iterable
from pathlib import Path

from fracas.games import KEYS
from fracas.page.chunks import EXTRAS, OTHERS, RULEBOOKS, TRANSLATED, extras_of, rulebook_of, translation_of
from workshop import tools
from workshop.build_cache import build_once, digest
from workshop.interpreter import archives, stdlib
from workshop.interpreter.archives import (
    ARCHIVES,
    REST,
    START,
    compile_in_place,
    copy_below,
    emptied_folder,
    pack,
    stdlib_archive,
)
from workshop.interpreter.imports import import_order, module_name
from workshop.interpreter.product import FRACAS
from workshop.paths import BUILD, ENGINE, ROOT, WORKSHOP

NOT_SHIPPED = {"__main__.py", "__pycache__", "commands", "lab", "LEDGER.md", "README.md", "notebook.py"}
MAKERS = [*archives.MAKERS, *(WORKSHOP / "interpreter" / name for name in ("imports.py", "product.py", "runtime.py"))]
ENTRY = ROOT / "py" / "main.py"
ASKED_FIRST = ("fracas.page.screens.new_match", "fracas.page.match.host.creation")
"""Of the rest, what most visitors ask for first."""

DRAWN = ("games.{}.ruleset", "faces.{}.face", "faces.{}.roster_schema", "faces.{}.terrain.editor")
"""Of a game, what the registries ask for to draw its teams and a new match."""

HEADS, READER, QR, AFAR, DAY, DAILY = "heads", "reader", "qr", "far", "day", "daily"
FOREIGN, CLIP, COACH, MAKER, STORY, TURNS, RIVALS = "foreign", "clip", "coach", "maker", "story", "turns", "rivals"
READER_ONLY = ("primers/", "page/reader/", "view/learn/reader.py", "view/learn/questions.py")
"""Of the engine, what nothing but the reader needs."""

BESIDES = ("puzzles.txt", "puzzle_shares.txt")  # of a game, what no module is and no new match needs
QR_ONLY = "view/share/qr.py"
AFAR_ONLY = ("correspondence/", "page/correspondence/", "view/share/correspondence.py", "view/share/courses.py")
DAY_ONLY = ("page/tournaments/", "view/tournaments/", *(
    f"tournaments/{name}.py" for name in ("blossoms", "draw", "squads", "standings", "merge", "reports", "naf")))
MINE_ONLY = "puzzles/mined/"
HEADS_ONLY = ("view/heads/", "faces/looks.py")
LOOKS = "looks.txt"  # of a game, which parts its heads are made of
FOREIGN_ONLY = ("foreign/", "page/foreign_import.py", "view/teams/foreign.py")
CLIP_ONLY = ("posts/clip.py", "posts/cards.py", "view/share/card.py", "view/share/clip.py", "view/share/clip_sheet.py",
             "page/clip_maker.py", "page/browser/clip_encoder.py")
COACH_ONLY = ("analyst/", *(f"retries/{name}" for name in ("choice_value", "costly_decisions", "deck", "retry")),
              "page/replay/review.py", "page/retries/", "view/learn/retries.py", "view/match/analysis.py",
              "faces/harms.py", *(f"faces/{key}/harms.py" for key in KEYS))
STORY_ONLY = ("league/chronicle", "page/leagues/chronicle_", "page/profile/", "posts/season.py", "view/profile.py",
              "view/share/season_card.py")
TURNS_ONLY = ("challenges/", "page/challenges/")
MAKER_ONLY = ("lessons/lesson_writer.py", "page/lesson_maker/", "page/screens/terrain.py", "view/learn/lesson_maker.py")
RIVALS_ONLY = ("rivals/", "page/rivals/", "view/rivals.py")
NAMES = (START, REST, HEADS, READER, QR, AFAR, DAY, DAILY, FOREIGN, CLIP, COACH, MAKER, STORY, TURNS, RIVALS, *KEYS,
         *EXTRAS,
         *RULEBOOKS, *(translation_of(part, code) for code in OTHERS for part in (START, *sorted(TRANSLATED))))
ENCODER = ("consts.py", "encoder.py")  # of segno, in the order of their imports; it writes no files here


def build_archives() -> list[Path]:
    """Return the archives of the standard library and of the engine, made anew if anything in them has changed."""
    packages, made = tools.fetch_node_packages(), stdlib_archive()
    pins = [ROOT / "package-lock.json", *MAKERS]
    sources, encoder = engine_files(), encoder_files()
    with build_once(ARCHIVES / "app.made", digest([*pins, *sources, *encoder, ENTRY])) as stale:
        if stale:
            tools.say("compiling the engine for the browser")
            refuse_missing_modules([*sources, *encoder, ENTRY])
            tree = emptied_folder(BUILD / "compile" / "app")
            copy_below(ENGINE.parent, sources, tree)
            bindings = packages / "@pyscript" / "core" / "src" / "stdlib"
            copy_below(bindings, bindings.rglob("*.py"), tree)
            copy_below(encoder[0].parents[1], encoder, tree)
            compile_in_place(packages / "pyodide", tree, FRACAS)
            move_into_cache(tree / "pyscript")
            for name, files in files_by_archive(sources).items():
                pack(tree, ARCHIVES / f"{name}.zip", [*third_party_files(tree, name), *compiled_paths(files, tree)])
    return [made, *(ARCHIVES / f"{name}.zip" for name in NAMES)]


def files_by_archive(sources: Iterable[Path]) -> dict[str, list[Path]]:
    """Return the files of the engine by archive, modules in the order of their imports.

    What modules read stands before them.
    """
    sources = list(sources)
    files = {module_name(file, ENGINE.parent): file for file in sources if file.suffix == ".py"}
    start = import_order([module_name(ENTRY, ENGINE.parent)], {**files, module_name(ENTRY, ENGINE.parent): ENTRY})[:-1]
    found: dict[str, list[Path]] = {name: [] for name in NAMES}
    found[START] = [files[name] for name in start]
    drawn = {files[name]
             for name in import_order([f"fracas.{name.format(key)}" for key in KEYS for name in DRAWN], files)}
    for file in sources:
        if file.suffix != ".py":
            part, code = START if file.suffix == ".mo" else archive_of(file, drawn), file_language(file)
            found[translation_of(part, code) if code else part].append(file)
    for name in import_order([*ASKED_FIRST, *sorted(files)], files):
        if name not in start:
            found[archive_of(files[name], drawn)].append(files[name])
    return found


def file_language(file: Path) -> str:
    """Return the language code in a file's name, "" if the file serves all languages."""
    code = file.stem.rpartition(".")[2]
    return code if code in OTHERS else ""


def archive_of(file: Path, drawn: Collection[Path]) -> str:
    """Return the archive of a file that the start does not need.

    Args: drawn - the modules with which the teams of games and new matches are drawn.
    """
    inside = file.relative_to(ENGINE)
    package, room, *_ = (*inside.parts, "")
    if inside.as_posix().startswith(READER_ONLY):
        return READER
    if inside.as_posix().startswith(AFAR_ONLY):
        return AFAR
    if inside.as_posix().startswith(DAY_ONLY):
        return DAY
    if inside.as_posix().startswith(MINE_ONLY):
        return DAILY
    if inside.as_posix().startswith(FOREIGN_ONLY):
        return FOREIGN
    if inside.as_posix() in CLIP_ONLY:
        return CLIP
    if inside.as_posix().startswith(COACH_ONLY):
        return COACH
    if inside.as_posix().startswith(MAKER_ONLY):
        return MAKER
    if inside.as_posix().startswith(TURNS_ONLY):
        return TURNS
    if inside.as_posix().startswith(STORY_ONLY):
        return STORY
    if inside.as_posix().startswith(RIVALS_ONLY):
        return RIVALS
    if inside.as_posix().startswith(HEADS_ONLY) or inside.name == LOOKS:
        return HEADS
    if inside.as_posix() == QR_ONLY:
        return QR
    if package not in ("games", "faces") or room not in KEYS:
        return REST
    if file.name.startswith(("RULES.", "RULINGS.")):
        return rulebook_of(room)
    is_drawn = file in drawn if file.suffix == ".py" else file.name not in BESIDES
    return room if is_drawn else extras_of(room)


def third_party_files(tree: Path, name: str) -> list[Path]:
    """Return the paths below `tree` of third-party byte code that stands first in an archive."""
    if name == QR:
        return [tree / "segno" / f"{file}c" for file in ENCODER]
    return [*(tree / "pyscript").rglob("*.pyc")] if name == START else []


def compiled_paths(sources: Iterable[Path], tree: Path) -> list[Path]:
    """Return the paths below `tree` of modules' byte code, and of the copies of other files."""
    files = [tree / source.relative_to(ENGINE.parent) for source in sources]
    return [file.with_suffix(".pyc") if file.suffix == ".py" else file for file in files]


def engine_files() -> list[Path]:
    """Return the files of the engine's archives, without the command line and texts for developers."""
    files = sorted(file for file in ENGINE.rglob("*") if file.is_file() and file.suffix != ".po")
    return [file for file in files if not NOT_SHIPPED & {*file.relative_to(ENGINE).parts}]


def encoder_files() -> list[Path]:
    """Return the modules of the installed segno that draw nothing and write nothing."""
    found = importlib.util.find_spec("segno")
    if found is None or found.origin is None:
        raise tools.MissingRequirement("segno is not installed, so the site cannot be built")
    return [Path(found.origin).with_name(name) for name in ENCODER]


def refuse_missing_modules(sources: Iterable[Path]) -> None:
    """Stop if the page imports a part of the standard library that it does not carry."""
    for source, module in stdlib.absolute_imports(source for source in sources if source.suffix == ".py"):
        if not stdlib.is_importable(module):
            where = source.relative_to(ROOT)
            raise tools.MissingRequirement(
                f"{where} imports {module}, which py/workshop/interpreter/stdlib.py does not keep for the page")


def move_into_cache(package: Path) -> None:
    """Turn a package's byte code into the cache of its sources: PyScript writes those itself when it starts."""
    for code in sorted(package.rglob("*.pyc")):
        cache = code.parent / "__pycache__"
        cache.mkdir(exist_ok=True)
        code.rename(cache / f"{code.stem}.cpython-314.pyc")
