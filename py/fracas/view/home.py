"""The home screen: what comes next, and a wall of fight bills. One tap leads to a first match, two to any."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.controls import link_button
from fracas.view.markup import EMPTY, Markup, classes, el
from fracas.view.match.score import wordmark


class GameCard(NamedTuple):
    """A game on the wall."""

    game: str                           # key of the ruleset
    name: str
    line: str
    facts: tuple[str, ...] = ()         # length, difficulty, what is special


class StepCard(NamedTuple):
    """A step that the home screen puts forward."""

    title: str                          # "Play your first match: 3 minutes"
    line: str                           # "Elfball, Test 2, your turn"
    label: str                          # of its button
    icon: str = "play"
    href: str = ""                      # where it leads, "" = it is a control
    do: str = ""
    arg: str = ""
    board: Markup = EMPTY               # `board.static_board`, of the first step alone


class HomeModel(NamedTuple):
    """The content of the home screen."""

    bills: Sequence[GameCard]
    tiles: Sequence[tuple[str, str, str]]  # icon, name and link of the lower tiles; the names are translated here
    steps: Sequence[StepCard]           # the most wanted first
    saved: int = 0                      # further saved matches
    is_first: bool = False              # whether it is not known yet who comes: hidden from whoever has been here


class Readiness(NamedTuple):
    """How much of the site is on the device."""

    share: float                        # 0 to 1
    text: str                           # "Ready to play offline", "Loading the rules: 40 %"


def home(model: HomeModel, readiness: Readiness) -> Markup:
    """Return the home screen."""
    return el(
        "div",
        home_header(readiness),
        el("main", next_panel(model),
           el("h2", _("Play"), class_="away-from-sight"),
           el("div", map(game_card, model.bills), class_="posters"),
           el("nav", [el("a", icon(name, 24), el("span", _(label)), href=href, class_="tile")
                      for name, label, href in model.tiles], class_="tiles", aria_label=_("More")),
           id="main", tabindex=-1, class_="wall"),
        class_="home",
    )


def home_header(readiness: Readiness) -> Markup:
    """Return the head of the home screen: logo and purpose."""
    return el(
        "header",
        el("div", el("h1", wordmark(100)),
           el("div",
              el("p", _("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
                 class_="tag"),
              _uses(), readiness_light(readiness), class_="purpose"),
           class_="in"),
        class_="hero on-dark",
    )


def readiness_light(readiness: Readiness) -> Markup:
    """Return the light that shows the share of the site on the device; full is ready for offline."""
    full = readiness.share >= 1
    ring = el(
        "svg", el("circle", r=8, class_="hole"),
        el("circle", r=8, class_="full", pathLength=100, stroke_dasharray=f"{readiness.share * 100:.0f} 100",
           transform="rotate(-90)"),
        el("path", d="M-4 0L-1 3L4-3", class_="tick") if full else None,
        class_=classes("ring", full and "done"), width=22, height=22, viewBox="-11 -11 22 22", aria_hidden="true",
    )
    return el("p", ring, el("span", readiness.text), id="ready", class_="ready", role="status")


def _uses() -> Markup:
    """Return the three uses of the page, a line each."""
    rows = (("dice", _("Play"), _("a bot or a friend, right now")),
            ("phone", _("At the table"), _("your own dice, our rules")),
            ("share", _("In your post"), _("a board that readers can play")))
    return el("ul", [el("li", icon(name, 20), el("b", what), el("span", how)) for name, what, how in rows],
              class_="uses")


def next_panel(model: HomeModel) -> Markup:
    """Return the card of what comes next, on its board, with further steps beside it."""
    first, *others = model.steps
    board = el(_tag(first), first.board, class_="next-board", tabindex=-1, aria_hidden="true",
               **_aim(first)) if first.board else None
    more = _("All saved matches ({n})").format(n=model.saved + 1)
    return el(
        "section",
        el("div", board,
           el("div", el("h2", first.title), el("p", first.line),
              el("div", _step_button(first), class_="acts"),
              el("a", more, href="#/saved", class_="link") if model.saved else None, class_="txt"),
           class_=classes("next-card", bool(first.board) and "pictured")),
        el("ul", [el("li", _step_row(step)) for step in others], class_="next-rows") if others else None,
        class_=classes("next", model.is_first and "unasked"), id="next", aria_label=_("What comes next"),
    )


def _tag(step: StepCard) -> str:
    return "a" if step.href else "button"


def _aim(step: StepCard) -> dict[str, str]:
    """Return the attributes by which an element leads to a step."""
    if step.href:
        return {"href": step.href}
    return {"type": "button", "data_do": step.do, "data_arg": step.arg}


def _step_button(step: StepCard) -> Markup:
    return el(_tag(step), icon(step.icon), el("span", step.label, class_="t"),
              class_="b go play", **_aim(step))


def _step_row(step: StepCard) -> Markup:
    words = el("span", el("b", step.title), el("small", step.line) if step.line else None, class_="txt")
    return el(_tag(step), icon(step.icon), words, class_="next-row", **_aim(step))


def game_card(bill: GameCard) -> Markup:
    """Return the bill of a game."""
    art = el("div", el("svg", el("use", href=f"#em-{bill.game}"), viewBox="-2 -2 68 68", width=72, height=72,
                       aria_hidden="true"), class_=f"art {bill.game}")
    ways = el(
        "div",
        link_button(_("Play a bot"), f"#/new/{bill.game}/bot", icon_name="bot", main=True),
        link_button(_("Two players"), f"#/new/{bill.game}/two", icon_name="friends"),
        class_="acts",
    )
    told = el("ul", [el("li", fact) for fact in bill.facts], class_="facts") if bill.facts else None
    return el("article", art, el("div", el("h3", bill.name), el("p", bill.line), told, ways, class_="txt"),
              class_="poster")
