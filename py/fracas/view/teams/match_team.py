"""A team in a new match: its players, their values, its kit, and the line-up that its coach may choose."""

from typing import NamedTuple

from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.board.model import Token
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el
from fracas.view.teams.roster_pieces import Stepper, steppers
from fracas.view.teams.team_scores import PlayerScores


class ProfileRow(NamedTuple):
    """Players of a team with the same values."""

    name: str                           # "3 Hunters"
    values: tuple[str, ...]
    note: str = ""                      # type, abilities


class LineUpRow(NamedTuple):
    """Players of one kind in the line-up; a tap makes another team of it."""

    name: str
    chosen: int
    most: int
    less: str = ""                      # key of the team with one less, "" if there is none
    more: str = ""                      # key of the team with one more, "" if no more are allowed


class MatchTeam(NamedTuple):
    """What a team is like in a new match."""

    name: str
    line: str
    columns: tuple[str, ...]            # names of the values
    profiles: tuple[ProfileRow, ...]
    line_up: tuple[LineUpRow, ...] = ()  # what its coach may choose; empty where it always plays as it is
    size: int = 0                       # players it needs in all
    scores: tuple[PlayerScores, ...] = ()  # that may be typed in before the match
    counters: tuple[Token, ...] = ()    # of some of its players; () = the usual ones
    fared: str = ""                     # how it did between equals, "" = not known

    @property
    def total(self) -> int:
        """Players chosen."""
        return sum(row.chosen for row in self.line_up)


def kit_swatches(side: int, chosen: str, do: str) -> Markup:
    """Return the kits of a side, one of them chosen."""
    names = {
        "cobalt": _("Cobalt"), "wine": _("Wine"), "bottle": _("Bottle green"), "plum": _("Plum"), "slate": _("Slate"),
        "umber": _("Umber"), "tangerine": _("Tangerine"), "sky": _("Sky"), "lime": _("Lime"), "rose": _("Rose"),
        "bone": _("Bone"), "lemon": _("Lemon"),
    }
    pieces = [
        el("label", el("input", type="radio", name=do, value=kit, checked=kit == chosen, data_do=do, data_arg=kit,
                       aria_label=names[kit]),
           el("span", counter(Token("", 0, side, ""), 34), class_=f"swatch kit-{('home', 'away')[side]}-{kit}"))
        for kit in (LIGHT_KITS if side else DARK_KITS)
    ]
    return el("div", pieces, class_="swatches")


def total_text(team: MatchTeam) -> str:
    """Return the number of players chosen out of the size of the team."""
    return _("{n} of {size}").format(n=team.total, size=team.size)


def line_up(team: MatchTeam, is_ready: bool, side: str) -> Markup:
    """Return the chooser: a stepper for each kind of player, the total, and the way back to the usual ones."""
    is_full = team.total == team.size
    rows = tuple(_counted(row, f"{side} {number}") for number, row in enumerate(team.line_up))
    reset = Button(_("Ready-made"), "ready-made", side, "undo", off=_("in use") if is_ready else "")
    return el(
        "details",
        el("summary", el("span", _("Line-up")),
           el("b", total_text(team), class_="sum" if is_full else "sum bad")),
        steppers(rows, "line-up"), button(reset),
        id=f"line-up-{side}", class_="line-up",
    )


def _counted(row: LineUpRow, arg: str) -> Stepper:
    full = _("no more allowed") if row.chosen >= row.most else ""
    return Stepper(arg, row.name, "", row.chosen, row.most, is_full=full)


def profile_table(team: MatchTeam, side: str) -> Markup | None:
    """Return the players of a team and their values, folded away; None where there are none."""
    if not team.profiles:
        return None
    head = el("tr", el("th", _("Players"), scope="col"), [el("th", name, scope="col") for name in team.columns])
    rows = [
        el("tr", el("th", el("span", row.name), el("small", row.note) if row.note else None, scope="row"),
           [el("td", value) for value in row.values])
        for row in team.profiles
    ]
    table = el("table", el("thead", head), el("tbody", rows), class_="profiles")
    return el("details", el("summary", _("Players and values")),
              el("div", table, class_="scroll", tabindex=0, role="group", aria_label=team.name),
              id=f"values-{side}")
