"""The new match: two teams with kits and profiles, seats, options, and the start button."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter, icon
from fracas.view.board.model import Token
from fracas.view.controls import Button, LabelledValue, button, checkbox, link_button, radio_group, select
from fracas.view.house_rules import SettingField, details_section, house_rules
from fracas.view.markup import EMPTY, Markup, classes, el, join
from fracas.view.teams.match_team import MatchTeam, kit_swatches, line_up, profile_table
from fracas.view.teams.roster_pieces import Problem
from fracas.view.teams.team_scores import team_scores


class SideForm(NamedTuple):
    """One side of the new match."""

    side: int
    key: str                            # of the chosen team
    team: MatchTeam
    kit: str
    seat: str                           # chosen seat
    dice: str                           # "virtual" or "real"
    is_ready: bool = True               # whether its line-up is the ready-made one
    problems: tuple[Problem, ...] = ()  # why the team is not legal
    friendly: bool | None = None        # agreed to play all the same; None if both teams are legal
    page: str = ""                      # where the team can be changed
    is_copied: bool = False             # whether the coach can make a team of his own of it
    score_names: tuple[str, ...] = ()   # what the scores are called that may be typed in
    level: str = ""                     # "basic" or "advanced"; "" where there is no choice
    changed: tuple[str, ...] = ()       # what of that which is folded away is not as usual


class PicturedValue(NamedTuple):
    """A value of a setting, with a picture of it where it has one."""

    value: str
    label: str
    picture: Markup = EMPTY


class TopSetting(NamedTuple):
    """A setting that stands above the teams instead of among the house rules."""

    name: str
    title: str
    choices: tuple[PicturedValue, ...]
    chosen: str = ""


class NewMatchForm(NamedTuple):
    """The new match."""

    game: str
    game_name: str
    teams: tuple[LabelledValue, ...]           # empty in games without teams
    sheets: tuple[SideForm, ...]       # home, away
    seats: tuple[LabelledValue, ...]           # "human", "bot-1" ...; empty at a table, where people throw dice
    settings: tuple[SettingField, ...]
    problem: str = ""                   # why it cannot start, "" if it can
    picture: Markup = EMPTY             # the board as the match begins
    first: tuple[TopSetting, ...] = ()
    make_table: str = ""                # where a table can be made, "" in games that have none
    ball: str = "ball-elf"              # its symbol
    lessons: str = ""                   # where the game is learnt, "" if it is not taught
    has_sound: bool | None = None       # whether sounds are on, None once they were offered
    is_quick: bool | None = None        # whether set-up, toss and kick go by defaults, None where nobody can wish that
    intro: Markup = EMPTY               # what stands above the sides


def new_match(model: NewMatchForm) -> Markup:
    """Return the screen of a new match."""
    return el(
        "main",
        el("div", el("svg", el("use", href=f"#em-{model.game}"), viewBox="-2 -2 68 68", width=64, height=64,
                     aria_hidden="true"), el("h2", model.game_name, class_="d"),
           el("span", model.picture, class_="pitch") if model.picture else None, class_=f"banner ink {model.game}"),
        el("a", icon("help", 18), el("span", _("Learn it in 90 seconds")), href=model.lessons,
           class_="learn") if model.lessons else None,
        model.intro,
        el("div", [_sheet(model, sheet) for sheet in model.sheets], class_="versus"),
        _asked_first(model) if model.first else None,
        house_rules(model.settings),
        el("div", checkbox(_("Set up and kick off for me"), "quick", model.is_quick), class_="panel")
        if model.is_quick is not None else None,
        el("div", checkbox(_("Play with sounds"), "sound", model.has_sound), class_="panel")
        if model.has_sound is not None else None,
        el("div", el("div", start_button(model.game, model.problem), class_="in", id="start-region"),
           class_="startbar"),
        id="main", tabindex=-1, class_="newmatch",
    )


def _asked_first(model: NewMatchForm) -> Markup:
    """Return the settings that stand above the teams, with the choices in their summary."""
    chosen = [each.label for asked in model.first for each in asked.choices if each.value == asked.chosen]
    pieces = join(
        map(_first, model.first),
        link_button(_("Make a table"), model.make_table, icon_name="pencil") if model.make_table else None)
    return details_section(_("The table"), chosen, el("div", pieces, class_="stack-2"), "table-choice",
                           "panel tablechoice")


def _first(asked: TopSetting) -> Markup:
    pieces = [
        el("label",
           el("input", type="radio", name=asked.name, value=each.value, checked=each.value == asked.chosen,
              data_do="setting", data_arg=f"{asked.name} {each.value}"),
           el("span", each.picture, el("span", each.label, class_="t"),
              class_=classes("b", each.picture and "tablepick")))
        for each in asked.choices
    ]
    has_pictures = any(each.picture for each in asked.choices)
    return el("fieldset", el("legend", asked.title, class_="c"),
              el("div", pieces, class_=classes("pick", has_pictures and "tables")))


def start_button(game: str, problem: str) -> Markup:
    """Return the button that starts the match, or says why it cannot start."""
    return button(Button(_("Start the match"), "start", game, "play", main=True, off=problem))


def _sheet(model: NewMatchForm, sheet: SideForm) -> Markup:
    side = "away" if sheet.side else "home"
    title = _("Away") if sheet.side else _("Home")
    more = join(
        radio_group(_("Players of this team"), f"level-{side}",
             (LabelledValue("basic", _("Basic game")), LabelledValue("advanced", _("Advanced game"))), sheet.level)
        if sheet.level else None,
        el("fieldset", el("legend", _("Kit"), class_="c"), kit_swatches(sheet.side, sheet.kit, f"kit-{side}")),
        _seat(model, sheet, side) if model.seats and not sheet.side else None,
        radio_group(_("Dice"), f"dice-{side}",
             (LabelledValue("virtual", _("Virtual")), LabelledValue("real", _("Real, typed in"))), sheet.dice)
        if model.seats else None,
        line_up(sheet.team, sheet.is_ready, side) if sheet.team.line_up else None,
        team_scores(sheet.team.name, sheet.score_names, sheet.team.scores, side) if sheet.team.scores else None,
        profile_table(sheet.team, side))
    return el(
        "section",
        el("div", _preview(model, sheet),
           el("div", el("h3", sheet.team.name), el("p", sheet.team.line, class_="sm mute"),
              el("p", sheet.team.fared, class_="sm mute") if sheet.team.fared else None), class_="kitline"),
        select(_("Team"), "team", model.teams, sheet.key, arg=side) if model.teams else None,
        el("div", button(Button(_("Make it mine"), "own-team", side, "copy", name=_("Make it mine: {team}").format(
            team=sheet.team.name))), class_="acts") if sheet.is_copied else None,
        _seat(model, sheet, side) if model.seats and sheet.side else None,
        _own(sheet, side),
        details_section(_("Kit, dice, players"), sheet.changed, el("div", more, class_="stack-2"), f"more-{side}",
                        "more"),
        class_=f"panel side-sheet {side} kit-{side}-{sheet.kit}", aria_label=title,
    )


def _seat(model: NewMatchForm, sheet: SideForm, side: str) -> Markup:
    """Return the choice of a coach, with a description of the chosen bot."""
    names = tuple(seat._replace(note="") for seat in model.seats)
    note = next((seat.note for seat in model.seats if seat.value == sheet.seat), "")
    fair = _("No bot sees dice to come.")
    return join(
        radio_group(_("Opponent") if sheet.side else _("Who plays?"), f"seat-{side}", names, sheet.seat),
        el("p", f"{note} {fair}", class_="sm mute") if note else None)


def _own(sheet: SideForm, side: str) -> Markup | None:
    """Return the state of a team the coach built: its faults, and whether it may play all the same."""
    if not sheet.page and sheet.friendly is None:
        return None
    return el(
        "div",
        el("ul", [el("li", el("span", each.text)) for each in sheet.problems], class_="faults") if sheet.problems
        else None,
        None if sheet.friendly is None else checkbox(
            _("Friendly match"), f"friendly-{side}", sheet.friendly,
            note=_("A team that is not legal may play if both sides agree.")),
        el("a", _("Change this team"), href=sheet.page, class_="link") if sheet.page else None,
        class_="stack own",
    )


def _preview(model: NewMatchForm, sheet: SideForm) -> Markup:
    look = f"kit {model.game}"
    if sheet.team.counters:
        own = [counter(token._replace(side=sheet.side), 66, model.ball) for token in sheet.team.counters]
        return el("span", own, class_=look, aria_hidden="true")
    figures = ("1", "7", "T")
    tokens = [Token("", 0, sheet.side, figure, big=figure == "T", facing=turn, has_ball=figure == "7")
              for figure, turn in zip(figures, (330, 20, 90), strict=True)]
    return el("span", [counter(token, 66, facing=True) for token in tokens], class_=look, aria_hidden="true")
