"""The position editor: the board, the pieces to put on it, the settings, and the export."""

from typing import NamedTuple

from fracas.locale import _, pgettext
from fracas.view.board.counters import counter
from fracas.view.board.model import Token
from fracas.view.controls import Button, LabelledValue, button, file_button, select, text_field
from fracas.view.markup import Markup, el, join
from fracas.view.match.odds_slip import FanPiece, outcome_fan
from fracas.view.match.screen import board_area

MOST_HINT = 200  # characters
MOST_TEXT = 65_000  # characters that may be pasted


class ListedPlayer(NamedTuple):
    """A player in the lists."""

    who: int
    token: Token
    name: str
    is_on_board: bool
    is_selected: bool


class DialSetting(NamedTuple):
    """A dial."""

    key: str
    label: str
    choices: tuple[LabelledValue, ...]
    value: str


class Odds(NamedTuple):
    """The odds of a chosen action."""

    actions: tuple[LabelledValue, ...] = ()
    chosen: str = ""
    fan: tuple[FanPiece, ...] = ()
    note: str = ""


class PuzzleMaker(NamedTuple):
    """A puzzle that is made of the position."""

    aims: tuple[LabelledValue, ...]
    aim: str = ""
    note: str = ""
    is_found: bool = False  # whether there is one to give away
    hint: str = ""
    is_open: bool = False  # whether there is one whose line nobody knows


def skeleton() -> Markup:
    """Return the empty screen; its regions are filled by their ids."""
    return el(
        "main", el("div", id="score", class_="score-area"), board_area(),
        el("div", id="verdict", class_="strip", role="status"),
        el("div", id="piece", class_="ask"), el("div", id="tools", class_="dock"),
        el("section", id="aside", class_="stack-2 aside", aria_label=_("Position")),
        class_="match replay position", id="match",
    )


def legality(faults: tuple[str, ...], trouble: str) -> Markup:
    """Return whether the position is legal, and if not, why."""
    said = el("p", trouble, class_="notice warn") if trouble else None
    if not faults:
        return join(said, el("p", _("This position is legal."), class_="notice good"))
    return join(said, el(
        "div", el("p", _("Against the rules. The rules say:")),
        el("ul", [el("li", fault) for fault in faults]), class_="notice warn"))


def player_panel(name: str, where: str, settings: tuple[DialSetting, ...], hint: str) -> Markup:
    """Return the settings of the selected player.

    Args: hint - what a tap on the board does now.
    """
    if not name:
        return el("p", hint, class_="mute")
    return join(el("h2", name, class_="c"), el("p", where, class_="sm mute"), el("p", hint, class_="sm"),
                _dials("dial", settings))


def tools(undo: tuple[Button, Button], has_ball: bool | None, selected: str) -> Markup:
    """Return the row of tools.

    Args: has_ball - whether the ball is in hand; None in a game without one.
          selected - why nobody can be taken off, "" if somebody can.
    """
    ball = button(Button(_("Ball"), "ball", icon="pick", pressed=has_ball)) if has_ball is not None else None
    away = Button("", "take-off", icon="trash", name=_("Remove"), off=selected)
    return el("div", *map(button, undo), ball, button(away), class_="acts", role="group", aria_label=_("Tools"))


def _dials(do: str, settings: tuple[DialSetting, ...]) -> Markup:
    return el("div", [select(s.label, do, s.choices, s.value, arg=s.key) for s in settings], class_="dials")


def games(offered: tuple[tuple[str, str], ...], chosen: str) -> Markup:
    """Return the ways to the empty boards of all games.

    Args: offered - word in the address and name of each game; () = it is another's board.
          chosen - the word of the game that is shown.
    """
    links = [el("a", name, href=f"#/position/{word}", class_="b", aria_current="page" if word == chosen else None)
             for word, name in offered]
    return join(el("nav", links, class_="acts gamepick", aria_label=_("Games")) if links else None)


def lists(teams: tuple[tuple[str, tuple[ListedPlayer, ...]], ...], ball: str) -> Markup:
    """Return everybody who can be put on the board, team by team."""
    return join([
        el("details", el("summary", name), el("ul", [_row(one, ball) for one in pieces], class_="putlist"), open=True)
        for name, pieces in teams if pieces])


def _row(one: ListedPlayer, ball: str) -> Markup:
    return el("li", el(
        "button", counter(one.token, 28, ball), el("span", one.name),
        type="button", class_="row now" if one.is_selected else "row" if one.is_on_board else "row off",
        data_do="pick", data_arg=one.who, aria_pressed=str(one.is_selected).lower()))


def match(teams: tuple[tuple[tuple[LabelledValue, ...], str], ...], settings: tuple[DialSetting, ...]) -> Markup:
    """Return the settings of the match.

    Args: teams - the choices of each side and the chosen one; () = they are not chosen here.
    """
    labels = (_("Home team"), _("Away team"))
    chosen = [select(label, "team", choices, value, arg=side)
              for (choices, value), label, side in zip(teams, labels, ("home", "away"), strict=False)]
    return el("details", el("summary", _("The match")), _dials("match-dial", settings),
              join(el("div", chosen, class_="dials"),
                   el("p", _("Another team starts with an empty board."), class_="sm mute")) if chosen else None,
              button(Button(_("Empty the board"), "clear", icon="trash")), id="position-match")


def odds(model: Odds) -> Markup:
    """Return the odds of a chosen action."""
    choices = (LabelledValue("", _("an action \N{HORIZONTAL ELLIPSIS}")), *model.actions)
    return el("details", el("summary", _("What are the odds?")), select(_("Odds of"), "reckon", choices, model.chosen),
              outcome_fan(model.fan) if model.fan else None,
              el("p", model.note, class_="sm mute") if model.note else None,
              id="position-odds", open=bool(model.chosen) or None)


def puzzle_maker(model: PuzzleMaker) -> Markup:
    """Return the form that makes a puzzle of the position."""
    acts = join(
        text_field(_("Hint (optional)"), "hint-puzzle", model.hint, most=MOST_HINT),
        el("div", button(Button(_("Try it"), "try-puzzle", icon="puzzle")),
           button(Button(_("Copy a link"), "copy-puzzle", icon="share")),
           button(Button(_("Put it into a post"), "post-puzzle", icon="copy")),
           button(Button(_("Add a puzzle that follows"), "add-puzzle", icon="plus")), class_="acts"),
    ) if model.is_found else el("div", button(Button(_("Try it"), "try-puzzle", icon="puzzle")), class_="acts") \
        if model.is_open else None
    return el("details", el("summary", _("Make a puzzle of it")),
              el("p", _("Aim")),
              el("div", [button(Button(each.label, "pose", each.value, pressed=each.value == model.aim))
                         for each in model.aims], class_="acts", role="group", aria_label=_("Aim")),
              el("p", model.note, class_="sm", role="status") if model.note else None, acts,
              id="position-puzzle", open=bool(model.aim) or None)


def export_panel(text: str, off: str) -> Markup:
    """Return the ways to export the position.

    Args: off - why it cannot be played, "" if it can.
    """
    return join(
        el("div", button(Button(_("Play it"), "play", icon="play", main=True, off=off)),
           button(Button(_("Copy a link"), "copy-link", icon="share")),
           button(Button(_("Put into a post"), "post", icon="copy")), class_="acts"),
        el("details", el("summary", pgettext("buttons", "More")),
           el("div", button(Button(_("Copy the position"), "copy-position", icon="copy")),
              button(Button(_("QR code"), "qr", icon="qr")),
              button(Button(_("Picture, PNG"), "picture", "png", "download")),
              button(Button(_("Drawing, SVG"), "picture", "svg", "download")),
              button(Button(_("Save as a file"), "save-position", icon="download")),
              file_button(_("Open a file"), "paste"), class_="acts"),
           el("label", el("span", _("The position")), el("textarea", text, rows=3, readonly=True, translate="no",
                                                         class_="sm"), class_="field"),
           text_field(_("Paste a position, a link or a record here"), "paste", "", most=MOST_TEXT), id="position-more"))
