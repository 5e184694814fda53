"""The board of a game's rivals: who comes next, how the cup stands, and who was beaten."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.board.counters import counter, icon
from fracas.view.board.model import Token
from fracas.view.controls import Button, LabelledValue, button, link_button, select
from fracas.view.markup import Markup, classes, el

FACE, SMALL_FACE = 112, 44  # pixels


class RivalRow(NamedTuple):
    """A rival on the board."""

    href: str
    name: str
    head: str  # in the words of `view.heads`
    about: str
    state: str = ""  # "2 won, 1 lost", "" before the first match
    is_beaten: bool = False


class RivalCard(NamedTuple):
    """The rival of the next evening, or one that was chosen."""

    key: str
    name: str
    head: str
    team: str
    about: str
    hint: str  # his weakness
    words: str  # that he says before a match
    occasion: str  # "Evening 2 of 4", "A friendly match"
    lesson: tuple[str, str]  # title and address
    going: str = ""  # address of a match against him that is not over, "" = there is none


class CupPlace(NamedTuple):
    """An evening of a cup."""

    name: str
    head: str
    result: str  # "won", "drawn", "lost", "" before it
    is_next: bool = False


class RivalsModel(NamedTuple):
    """The board of rivals of a game."""

    games: tuple[tuple[str, str, bool], ...]  # address and name of each, and whether it is this one
    card: RivalCard
    cup: tuple[CupPlace, ...]
    cup_line: str
    rows: tuple[RivalRow, ...]
    beaten: int
    teams: tuple[LabelledValue, ...]
    team: str


def rivals_page(model: RivalsModel) -> Markup:
    """Return the board."""
    games = [el("a", name, href=href, class_="b", aria_current="page" if is_here else None)
             for href, name, is_here in model.games]
    told = ngettext("{n} of {all} beaten", "{n} of {all} beaten", model.beaten).format(
        n=model.beaten, all=len(model.rows))
    return el(
        "main", el("nav", games, class_="acts gamepick", aria_label=_("Games")),
        _card(model.card, model),
        el("section", el("h2", _("The cup")), el("p", model.cup_line),
           el("ol", map(_place, model.cup), class_="badges"), class_="panel stack"),
        el("h2", _("All rivals"), " \N{MIDDLE DOT} ", told),
        el("ol", map(_row, model.rows), class_="lesson-rows"),
        id="main", tabindex=-1, class_="page profile")


def _face(head: str, size: int) -> Markup:
    return counter(Token("rival", 0, 1, "", head=head), size)


def _card(card: RivalCard, model: RivalsModel) -> Markup:
    """Return the card of a rival, with what leads to a match."""
    title, href = card.lesson
    play = link_button(_("Go on"), card.going, icon_name="play", main=True) if card.going else \
        button(Button(_("Play"), "play-rival", card.key, "play", main=True))
    return el(
        "section", el("p", card.occasion, class_="sm mute"),
        el("div", _face(card.head, FACE),
           el("div", el("h2", card.name), el("p", card.team, class_="sm"), el("p", card.about), class_="txt"),
           class_="rival"),
        el("blockquote", el("p", _("“{words}”").format(words=card.words))),
        el("div", icon("aim", 18), el("p", card.hint), class_="notice"),
        select(_("Your team"), "rival-team", model.teams, model.team),
        el("div", play, link_button(_("Lesson: {title}").format(title=title), href, icon_name="help"), class_="acts"),
        class_="panel stack", aria_label=card.name)


def _place(place: CupPlace) -> Markup:
    return el("li", _face(place.head, SMALL_FACE),
              el("span", el("b", place.name), el("small", place.result or (_("next") if place.is_next else _("later"))),
                 class_="txt"), aria_current="step" if place.is_next else None)


def _row(row: RivalRow) -> Markup:
    state = el("span", icon("check", 18) if row.is_beaten else None, row.state, class_="c") if row.state else None
    return el("li", el("a", _face(row.head, SMALL_FACE),
                       el("span", el("b", row.name), el("span", row.about, class_="sm mute"), class_="txt"),
                       state, href=row.href, class_=classes("panel", "lesson-row", row.is_beaten and "done")))
