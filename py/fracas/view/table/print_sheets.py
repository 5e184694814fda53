"""The markup of printed sheets: cards, tracks to mark, counters to cut out, the sequence of play.

A card is never split between two pages. Everything reads in black and white.
"""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.controls import Button, LabelledValue, button, link_button, radio_group, select
from fracas.view.learn.rules import ChapterText, chapter_text
from fracas.view.markup import Markup, classes, el, join
from fracas.view.match.squads import PlayerDetails, stats
from fracas.view.shell import page_bar

COUNTER_PX = 76  # 20 mm on paper


class Track(NamedTuple):
    """A row of boxes to mark."""

    label: str
    boxes: tuple[str, ...]


class PrintCard(NamedTuple):
    """The card of a player, with boxes for his wounds."""

    card: PlayerDetails
    wounds: Track


class StepLine(NamedTuple):
    """A step of the sequence of play."""

    text: str
    dice: str
    rule: str


class Sheets(NamedTuple):
    """The printed sheets, and the choices for them."""

    game: str  # as addresses name it
    game_name: str
    team: str
    teams: tuple[LabelledValue, ...]
    chosen: str
    papers: tuple[LabelledValue, ...]
    paper: str
    lengths: tuple[LabelledValue, ...]
    length: str
    cards: tuple[PrintCard, ...]
    tracks: tuple[Track, ...]
    steps: tuple[StepLine, ...]
    chapters: tuple[ChapterText, ...]  # the rules behind the steps; none on the short sheets
    kits: str  # classes that dress the counters


def sheets(model: Sheets) -> Markup:
    """Return the screen: the choices, and below them the paper."""
    return join(page_bar(_("Print sheets"), "#/companion"), el(
        "main",
        el("section",
           select(_("Team"), "print-team", model.teams, model.chosen),
           radio_group(_("Paper"), "print-paper", model.papers, model.paper),
           radio_group(_("Rules"), "print-length", model.lengths, model.length),
           el("div", button(Button(_("Print"), "print", icon="share", main=True)),
              link_button(_("Track a match"), f"#/new/{model.game}/table", icon_name="play"), class_="acts"),
           class_="panel stack not-printed"),
        el("div", _roster(model), _tracks(model), _counters(model), _sequence(model), map(chapter_text, model.chapters),
           class_=classes("paper", f"paper-{model.paper}", model.game, model.kits)),
        id="main", tabindex=-1, class_="page wide stack-2 print-sheets",
    ))


def _roster(model: Sheets) -> Markup:
    return el("section", el("h2", f"{model.game_name}: {model.team}"),
              el("div", map(_card, model.cards), class_="print-cards"))


def _card(player: PrintCard) -> Markup:
    card, wounds = player
    abilities = el("p", ", ".join(f"{name} ({rule})" for name, rule in card.abilities), class_="sm")
    return el(
        "article", el("h3", counter(card.token, 30, card.ball), el("span", card.name), el("small", card.line)),
        stats(card.stats), abilities if card.abilities else None,
        el("p", wounds.label, " ", [el("span", class_="tick") for _box in wounds.boxes], class_="ticks"),
        class_="print-card",
    )


def _tracks(model: Sheets) -> Markup:
    rows = [
        el("p", el("b", track.label), el("span", [el("span", box, class_="tick") for box in track.boxes]),
           class_="print-card ticks") for track in model.tracks
    ]
    return el("section", el("h2", _("Counters")), rows)


def _counters(model: Sheets) -> Markup:
    cut = [el("span", counter(card.token, COUNTER_PX, card.ball, facing=True), class_="cut")
           for card, _wounds in model.cards]
    return el("section", el("h2", _("To cut out")), el("div", cut, class_="cuts"))


def _sequence(model: Sheets) -> Markup:
    rows = [el("li", el("span", step.text, class_="t"), " ", el("b", step.dice), " ", el("small", step.rule))
            for step in model.steps]
    return el("article", el("h2", _("Sequence of play")), el("ol", rows), class_="print-card sequence-card")
