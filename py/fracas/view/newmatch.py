"""The new match: two teams with their kits and profiles, who sits where, the options, and the button that starts it."""

from __future__ import annotations

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, Choice, button, pick, select, switch
from fracas.view.counters import counter
from fracas.view.markup import Markup, el
from fracas.view.model import Token

DARK_KITS = ("cobalt", "wine", "bottle", "plum", "slate", "umber")
LIGHT_KITS = ("tangerine", "sky", "lime", "rose", "bone", "lemon")


class Profile(NamedTuple):
    """Players of a team with the same values."""

    name: str                           # "3 Hunters"
    values: tuple[str, ...]
    note: str = ""                      # type, abilities


class TeamSheet(NamedTuple):
    """One side of the new match."""

    side: int
    key: str                            # of the chosen team
    name: str
    line: str                           # what the team is like
    kit: str
    columns: tuple[str, ...]            # names of the values
    profiles: tuple[Profile, ...]
    seat: str                           # chosen seat
    dice: str                           # "virtual" or "real"


class Setting(NamedTuple):
    """A house rule."""

    name: str
    label: str
    choices: tuple[Choice, ...]         # on and off are drawn as a switch
    chosen: str
    rule: str = ""


class NewMatch(NamedTuple):
    """The new match."""

    game: str
    game_name: str
    teams: tuple[Choice, ...]           # empty in games without teams
    sheets: tuple[TeamSheet, ...]       # home, away
    seats: tuple[Choice, ...]           # "human", "bot-1" ...
    settings: tuple[Setting, ...]
    problem: str = ""                   # why it cannot start, "" if it can


def new_match(model: NewMatch) -> Markup:
    """Return the screen of a new match."""
    return el(
        "main",
        el("div", el("svg", el("use", href=f"#em-{model.game}"), viewBox="-2 -2 68 68", width=64, height=64,
                     aria_hidden="true"), el("h2", model.game_name, class_="d"), class_=f"banner ink {model.game}"),
        el("div", [_sheet(model, sheet) for sheet in model.sheets], class_="versus"),
        _settings(model.settings),
        el("div", _start(model), class_="startbar"),
        id="main", tabindex=-1, class_="newmatch",
    )


def _start(model: NewMatch) -> Markup:
    return el("div", button(Button(_("Start the match"), "start", model.game, "play", main=True, off=model.problem)),
              class_="in")


def _sheet(model: NewMatch, sheet: TeamSheet) -> Markup:
    side = "away" if sheet.side else "home"
    title = _("Away") if sheet.side else _("Home")
    return el(
        "section",
        el("div", _preview(sheet), el("div", el("h3", sheet.name), el("p", sheet.line, class_="sm mute")),
           class_="kitline"),
        select(_("Team"), "team", model.teams, sheet.key, arg=side) if model.teams else None,
        _kits(sheet, side),
        pick(_("Who plays?"), f"seat-{side}", model.seats, sheet.seat),
        pick(_("Dice"), f"dice-{side}",
             (Choice("virtual", _("Virtual")), Choice("real", _("Real, typed in"))), sheet.dice),
        _profiles(sheet),
        class_=f"panel side-sheet {side} kit-{side}-{sheet.kit}", aria_label=title,
    )


def _preview(sheet: TeamSheet) -> Markup:
    figures = ("1", "7", "T")
    tokens = [Token("", 0, sheet.side, figure, big=figure == "T", facing=turn, has_ball=figure == "7")
              for figure, turn in zip(figures, (330, 20, 90), strict=True)]
    return el("span", [counter(token, 66, facing=True) for token in tokens], class_="kit", aria_hidden="true")


def _kits(sheet: TeamSheet, side: str) -> Markup:
    names = {
        "cobalt": _("Cobalt"), "wine": _("Wine"), "bottle": _("Bottle green"), "plum": _("Plum"), "slate": _("Slate"),
        "umber": _("Umber"), "tangerine": _("Tangerine"), "sky": _("Sky"), "lime": _("Lime"), "rose": _("Rose"),
        "bone": _("Bone"), "lemon": _("Lemon"),
    }
    swatches = [
        el("label", el("input", type="radio", name=f"kit-{side}", value=kit, checked=kit == sheet.kit,
                       data_do=f"kit-{side}", data_arg=kit, aria_label=names[kit]),
           el("span", counter(Token("", 0, sheet.side, ""), 34), class_=f"swatch kit-{side}-{kit}"))
        for kit in (LIGHT_KITS if sheet.side else DARK_KITS)
    ]
    return el("fieldset", el("legend", _("Kit"), class_="c"), el("div", swatches, class_="swatches"))


def _profiles(sheet: TeamSheet) -> Markup | None:
    if not sheet.profiles:
        return None
    head = el("tr", el("th", _("Players"), scope="col"), [el("th", name, scope="col") for name in sheet.columns])
    rows = [
        el("tr", el("th", el("span", row.name), el("small", row.note) if row.note else None, scope="row"),
           [el("td", value) for value in row.values])
        for row in sheet.profiles
    ]
    table = el("table", el("thead", head), el("tbody", rows), class_="profiles")
    return el("details", el("summary", _("Players and values")),
              el("div", table, class_="scroll", tabindex=0, role="region", aria_label=sheet.name))


def _settings(settings: tuple[Setting, ...]) -> Markup | None:
    if not settings:
        return None
    return el("details", el("summary", _("House rules")),
              el("div", map(_setting, settings), class_="settings"), class_="panel")


def _setting(setting: Setting) -> Markup:
    if {choice.value for choice in setting.choices} == {"no", "yes"}:
        return switch(setting.label, "setting", setting.chosen == "yes", arg=setting.name, note=setting.rule)
    return select(setting.label, "setting", setting.choices, setting.chosen, arg=setting.name)
