"""A league team between two matches: its points, the actions taken, the actions left.

Nothing here knows a game; rows, steppers and points are those of the builder of teams.
"""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, LabelledValue, button, link_button, select
from fracas.view.markup import Markup, el
from fracas.view.teams import roster_pieces as builder
from fracas.view.teams.roster_pieces import LearnableSkills, PlayerRow, Problem, Stepper


class PlayerTraining(NamedTuple):
    """The player who is unfolded."""

    shirt: int
    told: Problem                       # what he has earned, with the rule
    lessons: tuple[LearnableSkills, ...]        # nothing while there is nothing to learn
    off: str                            # why he may not be let go
    rule: str


class BetweenMatchesPanel(NamedTuple):
    """The whole part."""

    name: str
    line: str
    value: int
    limit: int
    asked: tuple[Problem, ...]          # what the coach should know
    left: tuple[str, ...]               # what the match has left
    deeds: tuple[str, ...]             # what was done since, in its order
    players: tuple[PlayerRow, ...]
    open: PlayerTraining | None
    hire: tuple[Stepper, ...]
    support: tuple[Stepper, ...]
    kit: str
    sheet: str                          # address of the sheet to print
    closed: str = ""                    # why nothing can be done now
    is_opening: bool = False            # whether the first match of the season is still to come


def between_matches(model: BetweenMatchesPanel, teams: tuple[LabelledValue, ...], chosen: str) -> Markup:
    """Return the part.

    Args: teams - to choose from; chosen - the one shown.
    """
    chooser = select(_("Team"), "between", teams, chosen) if len(teams) > 1 else None
    return el("div", _head(model, chooser), None if model.closed else _body(model), class_="roster between stack-2")


def _head(model: BetweenMatchesPanel, chooser: Markup | None) -> Markup:
    return el(
        "section", el("div", chooser, class_="acts addteams") if chooser is not None else None,
        el("h2", _("Between matches: {team}").format(team=model.name), class_="c"),
        el("p", model.line, class_="sm mute"), builder.points_bar(builder.points_tally(model.value, model.limit)),
        el("p", model.closed, class_="sm") if model.closed else None,
        builder.rule_sentences(model.asked) if model.asked else None,
        el("div", _left(model), _deeds(model), class_="columns"),
        el("div", link_button(_("Print sheet"), model.sheet, icon_name="book"), class_="acts"), class_="panel stack",
    )


def _left(model: BetweenMatchesPanel) -> Markup:
    if model.is_opening:
        return el("p", _("Changes count from the first match of the season."),
                  class_="sm mute")
    rows = [el("li", each) for each in model.left] or [el("li", _("No lasting effects."))]
    return el("section", el("h3", _("After the last match"), class_="c"), el("ul", rows, class_="dotted sm"),
              class_="stack")


def _deeds(model: BetweenMatchesPanel) -> Markup:
    """Return the actions taken, in their order, each with its undo button."""
    rows = [el("li", el("span", deed, class_="grow"),
               None if model.closed else button(Button(
                   _("Undo"), "take-back", str(place), "undo",
                   name=_("Undo: {deed}").format(deed=deed))), class_="deed")
            for place, deed in enumerate(model.deeds)]
    done = el("ol", rows, class_="deeds") if rows else el("p", _("Nothing yet."), class_="sm mute")
    return el("section", el("h3", _("Changes since"), class_="c", id="between-done", tabindex=-1), done, class_="stack")


def _body(model: BetweenMatchesPanel) -> Markup:
    rows = [builder.player_row(each, model.kit, _editor(model.open)
                           if model.open is not None and model.open.shirt == each.shirt else None)
            for each in model.players]
    return el(
        "div",
        el("div", el("section", el("h2", _("Players"), class_="c"),
                     el("p", _("Open a player to teach him or let him go."), class_="sm mute"),
                     el("ul", rows, class_="members"), class_="panel stack"), class_="column"),
        el("div",
           el("section", el("h2", _("Support"), class_="c"), builder.steppers(model.support, "support"),
              class_="panel stack"),
           el("section", el("h2", _("Hire"), class_="c"), builder.steppers(model.hire, "hire"), class_="panel stack"),
           class_="column"),
        class_="team-body",
    )


def _editor(pupil: PlayerTraining) -> Markup:
    """Return the actions on one player."""
    return el(
        "div", builder.rule_sentences((pupil.told,)), [_lessons(group) for group in pupil.lessons],
        el("div", button(Button(_("Let this player go"), "release", str(pupil.shirt), "trash", style="danger",
                                off=pupil.off)), " ",
           builder.why_button(pupil.rule, _("Let this player go")) if pupil.off else None, class_="acts"),
        class_="editor stack",
    )


def _lessons(group: LearnableSkills) -> Markup:
    rows = [el("li", el("span", el("b", row.name), el("small", row.note, class_="mute"), class_="t"),
               button(Button(_("Learn"), "lesson", row.arg, "plus", off=row.off,
                             name=_("Learn: {ability}").format(ability=row.name))))
            for row in group.rows]
    return el(
        "section", el("h3", group.title, " ", builder.why_button(group.rule, group.title), class_="c"),
        el("ul", rows, class_="learnable"),
    )
