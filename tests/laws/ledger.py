"""Reading ledgers: which paragraph of a rules file is done by which functions and shown by which tests.

`games/<game>/LEDGER.md` says `Chapters: 1-20, 24.1` and has a table of lines
`| section or ruling | functions | tests | note |`, a section as `14` or `13.2`, a ruling as `R34`.
"""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import fracas

GAMES = Path(fracas.__file__).parent / "games"
ROOT = Path(__file__).parents[2]


class Line(NamedTuple):
    """One line of a ledger."""

    section: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


class Ledger(NamedTuple):
    """What a game claims to do."""

    chapters: tuple[str, ...]
    lines: tuple[Line, ...]


class Rules(NamedTuple):
    """What stands in a rules file."""

    sections: tuple[str, ...]  # "14", "13.2", and "24.1" for the items of a numbered list
    headings: frozenset[str]  # the sections with a heading of their own
    rulings: dict[str, str]  # "R34" -> the section it stands in


def read_ledger(text):
    """Take a ledger apart."""
    claimed = re.search(r"^Chapters: (.+)$", text, re.MULTILINE)
    assert claimed, "the ledger does not say which chapters it claims"
    table = re.findall(r"^\|.*\|$", text, re.MULTILINE)
    rows = [[cell.strip() for cell in row.strip("| ").split("|")] for row in table]
    rows = [row for row in rows if not re.fullmatch(r"-+|section.*", row[0], re.IGNORECASE)]
    lines = [Line(row[0].strip("`"), _listed(row[1]), _listed(row[2])) for row in rows]
    return Ledger(tuple(_spelt_out(claimed[1])), tuple(lines))


def _listed(cell):
    return tuple(part.strip("` ") for part in cell.split(",") if part.strip("` "))


def _spelt_out(claims):
    for claim in claims.rstrip(".").split(","):
        first, dash, last = claim.strip().partition("-")
        yield from map(str, range(int(first), int(last) + 1)) if dash else [first]


def read_rules(text):
    """Find the numbered sections and the rulings of a rules file, and where each ruling stands."""
    sections, headings, rulings, here = [], set(), {}, ""
    for line in text.splitlines():
        heading = re.match(r"#+ (\d+(?:\.\d+)*)\.? ", line)
        item = re.match(r"(\d+)\. ", line)
        if heading:
            here = heading[1]
            headings.add(here)
        if heading or (item and here):
            sections.append(here if heading else f"{here}.{item[1]}")
        place = sections[-1] if sections else ""
        for number in re.findall(r"(?:^ *- |\(|\. )\**Ruling (\d+)(?=[:,]| \()", line):
            rulings.setdefault(f"R{number}", place)
    return Rules(tuple(sections), frozenset(headings), rulings)


def claimed(ledger, rules):
    """Return the sections and rulings that the ledger must have a line for."""
    def belongs(section):
        return any(section == chapter or section.startswith(f"{chapter}.") for chapter in ledger.chapters)

    sections = {s for s in rules.headings if belongs(s)} | {c for c in ledger.chapters if "." in c}
    return sections | {ruling for ruling, section in rules.rulings.items() if belongs(section)}


def is_function(game, name):
    """Return whether `module.function` is something of the game's package, `game.module.function` of another one's.

    What holds for the leagues of every game is `league.module.function`.
    """
    module, _, rest = name.partition(".")
    if module in fracas.KEYS and "." in rest:
        return is_function(module, rest)
    package = "fracas" if module == "league" else f"fracas.games.{game}"
    folder = ROOT / "py" / package.replace(".", "/")
    if (folder / module).is_dir():
        room, (module, _, rest) = module, rest.partition(".")
        module = f"{room}.{module}"
    if not rest or not (folder / f"{module.replace('.', '/')}.py").exists():
        return False
    found = import_module(f"{package}.{module}")
    for part in rest.split("."):
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


@cache
def tests_of(file):
    """Return the names of the test functions in a file, none if there is no such file."""
    path = ROOT / file
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def is_test(name):
    """Return whether `tests/elfball/test_x.py::test_y` exists."""
    file, _, function = name.partition("::")
    return function.partition("[")[0] in tests_of(file)
