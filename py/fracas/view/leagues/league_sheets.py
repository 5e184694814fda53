"""Dialogues of a league: the result of a match, improvements, conflicting results."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, LabelledValue, button, checkbox, radio_group, select, text_field
from fracas.view.markup import Markup, el
from fracas.view.shell import sheet

MOST_SHOWN = 60


class FigureField(NamedTuple):
    """What is typed in of a player or a team."""

    arg: str                            # "home 3 goals"
    label: str
    value: str
    choices: tuple[LabelledValue, ...] = ()    # () = a number


class PlayerFigures(NamedTuple):
    """A player, or the team, with the fields for their figures."""

    name: str
    marks: tuple[FigureField, ...]


class MatchSheetForm(NamedTuple):
    """The match sheet: the figures of the players of both sides."""

    is_recorded: bool
    sides: tuple[tuple[str, tuple[PlayerFigures, ...]], ...]   # name of the team, its players
    note: str                           # what holds for whoever is not marked, and what is left out


class ResultForm(NamedTuple):
    """A result that is being typed in."""

    key: str
    title: str                          # "Round 2, match 1"
    home: str
    away: str
    points: tuple[str, str]
    winner: str                         # "auto", "home", "away" or "draw"
    is_knock_out: bool
    old: str = ""                       # the result that is there
    paper: MatchSheetForm | None = None          # None where a game keeps no careers
    casualties: tuple[str, str] | None = None    # None where the table does not count them


class ResultConflict(NamedTuple):
    """A fixture with two results."""

    name: str
    title: str
    ours: str
    theirs: str
    chosen: str                         # "ours", "theirs" or ""


class MergePreview(NamedTuple):
    """The changes that a file would make to a league on this device."""

    league: str
    fresh: int                          # results that are not here yet
    seasons: int                        # seasons that are not here yet
    disputes: tuple[ResultConflict, ...]

    @property
    def open_conflicts(self) -> int:
        """The number of conflicts without a choice."""
        return sum(not one.chosen for one in self.disputes)


def result_sheet(entry: ResultForm) -> Markup:
    """Return the sheet to type a result in."""
    sides = (("home", entry.home), ("away", entry.away))
    points = [text_field(name, "entry-points", typed, arg=side, most=3, inputmode="numeric")
              for (side, name), typed in zip(sides, entry.points, strict=True)]
    casualties = [
        text_field(_("Casualties caused: {team}").format(team=name), "entry-casualties", typed, arg=side, most=3,
                   inputmode="numeric")
        for (side, name), typed in zip(sides, entry.casualties or (), strict=False)]
    winners = (LabelledValue("auto", _("The side with more points")), LabelledValue("home", entry.home),
               LabelledValue("away", entry.away), *(() if entry.is_knock_out else (LabelledValue("draw", _("Draw")),)))
    label = _("Correct the result") if entry.old else _("Enter the result")
    old = _("The result {score} is set aside.").format(score=entry.old)
    return sheet(entry.title, el(
        "div", el("div", points, class_="pointfields"),
        el("div", casualties, class_="pointfields") if casualties else None,
        select(_("Winner"), "entry-winner", winners, entry.winner),
        el("p", old, class_="sm mute") if entry.old else None, _paper(entry.paper),
        el("p", id="entry-problem", class_="sm bad", role="alert"),
        el("div", button(Button(label, "entry-done", entry.key, "check", main=True)), class_="acts"), class_="stack-2",
    ))


def _paper(paper: MatchSheetForm | None) -> Markup | None:
    """Return the folded form for the figures of players."""
    if paper is None:
        return None
    sides = [el("section", el("h3", team, class_="c"), el("ul", map(_marked, rows), class_="marked"))
             for team, rows in paper.sides]
    return el(
        "details", el("summary", _("What the players did (optional)")),
        el("div", el("div", match_sheet_switch(paper.is_recorded, paper.note), id="entry-switch"), sides,
           class_="stack"),
        id="entry-paper", open=paper.is_recorded, class_="paper",
    )


def match_sheet_switch(is_recorded: bool, note: str) -> Markup:
    """Return whether anything is recorded of the players."""
    return checkbox(_("From the table companion"), "entry-recorded", is_recorded, note=note)


def _marked(row: PlayerFigures) -> Markup:
    fields = [_mark(row.name, mark) for mark in row.marks]
    return el("li", el("b", row.name), el("div", fields))


def _mark(name: str, mark: FigureField) -> Markup:
    said = _("{what}: {player}").format(what=mark.label, player=name)
    if mark.choices:
        options = [el("option", c.label, value=c.value, selected=c.value == mark.value) for c in mark.choices]
        field = el("select", options, data_do="entry-mark", data_arg=mark.arg, aria_label=said)
        return el("label", el("span", mark.label), field, class_="field wide")
    return text_field(mark.label, "entry-mark", mark.value, arg=mark.arg, most=2, inputmode="numeric", aria_label=said)


def start_match_sheet(
    key: str, title: str, home: str, away: str, seats: Sequence[tuple[str, str, str]], at_table: bool = False,
) -> Markup:
    """Return the sheet before a match.

    Args: seats - of the human coaches: side, name of the team and how the dice are thrown now.
          at_table - whether it can be tracked there.
    """
    dice = (LabelledValue("virtual", _("Virtual")), LabelledValue("real", _("Real, typed in")))
    return sheet(title, el(
        "div", el("p", _("{home} – {away}").format(home=home, away=away), class_="c"),
        [radio_group(_("Dice: {team}").format(team=name), "fixture-dice", dice, now, arg=side) for side, name,
         now in seats],
        el("div", button(Button(_("Start the match"), "fixture-start", key, "play", main=True)),
           button(Button(_("Track at the table"), "fixture-table", key, "phone")) if at_table else None, class_="acts"),
        class_="stack-2",
    ))


def improvement_sheet(title: str, key: str,
                      players: Sequence[tuple[str, str, tuple[LabelledValue, ...], str]]) -> Markup:
    """Return the sheet in which a coach improves his players.

    Args: players - number, name, choices and the chosen one of each.
    """
    rows = [select(name, "improve", choices, chosen, arg=number) for number, name, choices, chosen in players]
    return sheet(title, el(
        "div", el("p", _("Improve each survivor once, and choose who replaces the lost. You can change this until "
                         "the team’s next match is entered."),
                  class_="sm mute"), el("div", rows, class_="improving"),
        el("p", id="improve-problem", class_="sm bad", role="alert"),
        el("div", button(Button(_("Keep these choices"), "improve-done", key, "check", main=True)), class_="acts"),
        class_="stack-2",
    ))


def merge_preview(model: MergePreview) -> Markup:
    """Return the changes a file would make, with a choice for every conflicting result."""
    differ = len(model.disputes)
    parts = {
        ngettext("{n} new result", "{n} new results", model.fresh): model.fresh,
        ngettext("{n} more season", "{n} more seasons", model.seasons): model.seasons,
        ngettext("{n} result that differs", "{n} results that differ", differ): differ,
    }
    off = ngettext("{n} choice is open", "{n} choices are open", model.open_conflicts).format(n=model.open_conflicts) \
        if model.open_conflicts else ""
    return el(
        "section", el("h2", _("Merge: {league}").format(league=model.league), class_="c"),
        el("ul", [el("li", words.format(n=n)) for words, n in parts.items() if n], class_="dotted"), _disputes(model),
        el("div", button(Button(_("Merge"), "merge", icon="check", main=True, off=off)),
           button(Button(_("Cancel"), "merge-cancel")), class_="acts"), class_="panel stack-2 merging",
    )


def _disputes(model: MergePreview) -> Markup | None:
    if not model.disputes:
        return None
    shown = model.disputes[:MOST_SHOWN]
    hidden = len(model.disputes) - len(shown)
    rows = [el("li", radio_group(one.title, "choose", (
        LabelledValue("ours", _("Here: {score}").format(score=one.ours)),
        LabelledValue("theirs", _("File: {score}").format(score=one.theirs))), one.chosen, arg=one.name))
            for one in shown]
    return el(
        "div", el("p", _("The other results are set aside in the league."), class_="sm mute"),
        el("div", button(Button(_("Keep all of mine"), "choose-all", "ours")),
           button(Button(_("Take all of the file"), "choose-all", "theirs")), class_="acts"),
        el("ul", rows, class_="stack-2"),
        el("p", ngettext("and {n} more, for the two buttons above", "and {n} more, for the two buttons above",
                         hidden).format(n=hidden), class_="sm mute") if hidden else None, class_="stack",
    )
