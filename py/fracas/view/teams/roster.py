"""The roster builder: points, faults, players with their lessons, support and colours.

Nothing here knows a game: positions and support come as plain records.
"""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.board.model import Token
from fracas.view.controls import (
    Button,
    LabelledValue,
    button,
    checkbox,
    link_button,
    number_field,
    radio_group,
    text_field,
)
from fracas.view.markup import Markup, el, join
from fracas.view.teams import roster_pieces as pieces
from fracas.view.teams.match_team import kit_swatches
from fracas.view.teams.roster_pieces import PlayerEditor, PlayerRow, PointsTally, Problem, Stepper


class ScoreRolls(NamedTuple):
    """What is known of the scores of all players."""

    told: str
    is_any_known: bool
    are_all_known: bool


class SupportSwitch(NamedTuple):
    """Something a team has or has not."""

    arg: str
    name: str
    note: str
    is_on: bool
    rule: str = ""


class RosterBuilder(NamedTuple):
    """The whole screen."""

    key: str                            # id of the team
    game: str                           # whose emblem
    name: str                           # as shown
    own_name: str                       # as typed
    line: str                           # "Orcs · 10 players"
    tally: PointsTally
    problems: tuple[Problem, ...]
    players: tuple[PlayerRow, ...]
    open: PlayerEditor | None
    hire: tuple[Stepper, ...]
    support: tuple[Stepper, ...]
    extras: tuple[SupportSwitch, ...]
    kits: tuple[str, str]
    off: str = ""                       # why it can neither play nor be printed
    limit: int | None = None            # points it is measured by, as typed in; None where there are none
    sizes: tuple[LabelledValue, ...] = ()      # of a squad, where there is a choice
    size: str = ""                      # chosen
    rolls: ScoreRolls | None = None          # None where scores are printed


def builder_head(model: RosterBuilder) -> Markup:
    """Return the part that stays in sight: name, points and faults."""
    return join(
        el("div", _colours(model.kits), el("div", el("h2", model.name, class_="d"), el("p", model.line, class_="sm")),
           class_=f"banner ink {model.game}"),
        el("div", pieces.points_bar(model.tally), pieces.problem_list(model.problems), class_="panel stack"),
    )


def _colours(kits: tuple[str, str]) -> Markup:
    """Return the two counters of a team: round and dark at home, square and light away."""
    pair = [el("span", counter(Token("", 0, side, str(side + 1)), 44), class_=f"kit-{name}-{kit}")
            for side, (name, kit) in enumerate(zip(("home", "away"), kits, strict=True))]
    return el("span", pair, class_="colours", aria_hidden="true")


def builder_body(model: RosterBuilder) -> Markup:
    """Return everything that can be changed."""
    return join(
        el("div",
           el("section", el("h2", _("Players"), class_="c"),
              el("ul", [_player(each, model.open, model.kits[0]) for each in model.players], class_="members")
              if model.players else el("p", _("Hire players below."), class_="mute"),
              class_="panel stack"),
           el("section", el("h2", _("Hire"), class_="c"), pieces.steppers(model.hire, "hire"), class_="panel stack"),
           class_="column"),
        el("div", _support(model), el("div", score_rolls(model), id="team-rolls"), _looks(model), _files(model),
           class_="column"),
    )


def _player(player: PlayerRow, opened: PlayerEditor | None, kit: str) -> Markup:
    is_open = opened is not None and opened.shirt == player.shirt
    return pieces.player_row(player, kit, pieces.player_editor(opened) if is_open and opened is not None else None)


def score_rolls(model: RosterBuilder) -> Markup | None:
    """Return the panel with the scores of all players."""
    if model.rolls is None:
        return None
    done = _("all scores known") if model.rolls.are_all_known else ""
    bare = "" if model.rolls.is_any_known else _("in use")
    return el(
        "section", el("h2", _("Scores"), class_="c"), el("p", model.rolls.told),
        el("p", _("Players without scores roll in the match. Open a player to type in scores from the table."),
           class_="sm mute"),
        el("div", button(Button(_("Roll the missing scores"), "roll", "", "dice", off=done)),
           button(Button(_("Roll all in the match"), "unroll", "", "undo", off=bare)), class_="acts"),
           class_="panel stack",
    )


def _support(model: RosterBuilder) -> Markup | None:
    if not model.support and not model.extras:
        return None
    extras = [el("div", checkbox(extra.name, "extra", extra.is_on, arg=extra.arg, note=extra.note),
                 pieces.why_button(extra.rule, extra.name), class_="extra") for extra in model.extras]
    return el("section", el("h2", _("Support"), class_="c"), extras, pieces.steppers(model.support, "support"),
              class_="panel stack")


def _looks(model: RosterBuilder) -> Markup:
    """Return the name of the team, its colours and the points it is measured by."""
    return el(
        "section", el("h2", _("Name and colours"), class_="c"),
        text_field(_("Name of the team"), "title", model.own_name, most=40, placeholder=model.name,
                   spellcheck="false"),
        el("fieldset", el("legend", _("At home: round"), class_="c"), kit_swatches(0, model.kits[0], "colour-home")),
        el("fieldset", el("legend", _("Away: square"), class_="c"), kit_swatches(1, model.kits[1], "colour-away")),
        number_field(_("Points limit"), "limit", model.limit, 9999, step=5) if model.limit is not None else None,
        radio_group(_("Players a side"), "squad", model.sizes, model.size) if model.sizes else None,
        class_="panel stack",
    )


def _files(model: RosterBuilder) -> Markup:
    return el(
        "section", el("h2", _("With this team"), class_="c"),
        el("div",
           button(Button(_("Play"), "play", "", "play", main=True, off=model.off)),
           link_button(_("Print sheet"), f"#/team/{model.key}/sheet", icon_name="book") if model.players else None,
           button(Button(_("Forum text"), "forum", "", "copy", off="" if model.players else _("nobody signed yet"))),
           button(Button(_("Download"), "fetch-team", "", "download")),
           button(Button(_("Duplicate"), "duplicate", model.key, "plus")),
           button(Button(_("Delete"), "delete", model.key, "trash", style="danger")), class_="acts"),
        class_="panel stack",
    )
