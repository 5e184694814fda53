"""The sheet of a match that was played at the table (chapter 7): deaths, and figures of the players.

What is written down of a player is a mark: his shirt, the key of a column, and a text.
"""

from fracas.games.cave_brawl.team.teams import squad_of
from fracas.kernel.contracts.career import Column, Columns, FigureCounts, MatchSheet, Options, SheetEntries
from fracas.kernel.teams.fields import typed_number
from fracas.locale import N_, _

FATE, LOST = "fate", "0"
MOST = 99  # of anything that is counted
FIGURES = {
    "points": N_("Points"), "kicks": N_("Winning kicks"), "catches": N_("Catches"), "kills": N_("Opponents killed"),
}


def columns(options: Options) -> Columns:
    """Return the columns that can be filled in for each player."""
    fates = (("", _("lived")), (LOST, _("dead or carried off")))
    return Columns((Column(FATE, _("At the end"), fates), *(Column(key, _(label)) for key, label in FIGURES.items())))


def read(team: str, options: Options, marks: SheetEntries, old: str) -> tuple[str, FigureCounts]:
    """Return notes and figures of what was written down.

    Rule:   Cave Brawl 7, Ruling 50.
    Args:   old - notes whose improvements stay.
    Raises: InvalidNotation quoting what cannot be.
    """
    shirts = range(1, squad_of(options) + 1)
    lived = "".join("0" if marks.get((shirt, FATE)) == LOST else "1" for shirt in shirts)
    counted = [(shirt - 1, key, times) for shirt in shirts for key in FIGURES
               if (times := typed_number(marks.get((shirt, key), ""), MOST))]
    return ".".join((lived, *old.split(".")[1:])), counted


def marks_of(notes: str, figures: FigureCounts) -> dict[tuple[int, str], str]:
    """Return the marks on a sheet that make these notes and figures."""
    dead = {(shirt, FATE): LOST for shirt, mark in enumerate(notes.partition(".")[0], 1) if mark == "0"}
    return dead | {(shirt + 1, key): str(times) for shirt, key, times in figures}


def points_of_figures(figures: FigureCounts, options: Options) -> int:
    """Return the number of a side's points that the figures of its players account for."""
    return sum(times for _shirt, key, times in figures if key == "points")


SHEET = MatchSheet(columns, read, marks_of, points_of_figures)
