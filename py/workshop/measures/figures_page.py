"""The page of figures, `py/docs/figures.md`: each row is written by the command that measured it.

A test that measures calls `tests.figures.figure`, which adds a line to the file that `FRACAS_FIGURES` names. After the
run those lines replace the rows of the same name, with the date and the machine.
"""

import json
import os
import platform
from datetime import date
from pathlib import Path
from typing import NamedTuple

from workshop import tools
from workshop.paths import BUILD, ENGINE

PAGE = ENGINE.parent / "docs" / "figures.md"
COLLECTED = BUILD / "reports" / "figures.jsonl"
VARIABLES = (("FRACAS_FIGURES", str(COLLECTED)),)
BEGIN, END = "<!-- measured -->\n", "<!-- end -->\n"
HEAD = "| What | Asked | Measured | When, where |\n|---|---|---|---|\n"


class Row(NamedTuple):
    """A row of the page."""

    what: str
    asked: str
    measured: str
    where: str  # date and machine


def update_page() -> None:
    """Put the figures of the run that has ended on the page."""
    if COLLECTED.is_file():
        lines = COLLECTED.read_text(encoding="utf-8").splitlines()
        where = f"{date.today().isoformat()}, {machine()}"
        found = [Row(what, asked, measured, where) for what, asked, measured in map(json.loads, lines)]
        PAGE.write_text(with_rows(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
        tools.say(f"{len(found)} figures written to {PAGE.relative_to(ENGINE.parents[1])}")


def with_rows(page: str, found: list[Row]) -> str:
    """Return the page with new figures in the place of those of the same name, others behind them."""
    before, _begin, rest = page.partition(BEGIN)
    table, _end, after = rest.partition(END)
    rows = {row.what: row for row in map(read_row, table.removeprefix(HEAD).splitlines())}
    rows.update((row.what, row) for row in found)
    written = "".join(f"| {' | '.join(row)} |\n" for row in rows.values())
    return f"{before}{BEGIN}{HEAD}{written}{END}{after}"


def read_row(line: str) -> Row:
    """Return a row from its line of the table."""
    what, asked, measured, where = (cell.strip() for cell in line.strip().strip("|").split("|"))
    return Row(what, asked, measured, where)


def machine() -> str:
    """Return the machine in a few words: cores, processor, Python."""
    info = Path("/proc/cpuinfo")
    names = [line.partition(":")[2].strip() for line in info.read_text(encoding="utf-8").splitlines()
             if line.startswith("model name")] if info.is_file() else []
    processor = names[0] if names else platform.machine()
    return f"{os.cpu_count()} cores of {processor}, CPython {platform.python_version()}"
