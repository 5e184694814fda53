"""The scores of a team before the match: rolled now, typed in from the table, or left to the match."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el


class PlayerScores(NamedTuple):
    """A player whose scores may be typed in."""

    shirt: int
    name: str
    values: tuple[str, ...]             # "" = rolled in the match


def team_scores(team: str, names: tuple[str, ...], lines: tuple[PlayerScores, ...], side: str) -> Markup:
    """Return the scores of a team, folded away.

    Args: names - of the scores.
          side - "home" or "away".
    """
    known = sum(all(line.values) for line in lines)
    state = _("{n} of {size}").format(n=known, size=len(lines)) if known else _("in the match")
    again = _("Roll again") if known == len(lines) else _("Roll now")
    back = Button(_("In the match"), "unroll-team", side, "undo", off="" if known else _("in use"))
    head = el("tr", el("th", _("Players"), scope="col"), [el("th", name, scope="col") for name in names])
    body = el("tbody", [_row(line, names, side) for line in lines])
    table = el("table", el("thead", head), body, class_="profiles scoretable")
    return el(
        "details", el("summary", el("span", _("Scores")), el("b", state, class_="sum")),
        el("p", _("Rolled in the match. Or roll now, or type in scores from the table."),
           class_="sm mute"),
        el("div", button(Button(again, "roll-team", side, "dice")), button(back), class_="acts"),
        el("div", table, class_="scroll", tabindex=0, role="region", aria_label=_("Scores: {team}").format(team=team)),
        id=f"scores-{side}", class_="line-up",
    )


def _row(line: PlayerScores, names: tuple[str, ...], side: str) -> Markup:
    cells = [
        el("td", el("input", type="text", inputmode="numeric", value=value, maxlength=3, autocomplete="off",
                    data_do="score", data_arg=f"{side} {line.shirt} {number}",
                    aria_label=_("{score} of no. {n}").format(score=names[number], n=line.shirt)))
        for number, value in enumerate(line.values)
    ]
    return el("tr", el("th", f"{line.shirt}. {line.name}", scope="row"), cells)
