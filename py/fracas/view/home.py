"""The home screen: a wall of fight bills. Two taps lead to a match."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter_body, icon, use
from fracas.view.board.model import AWAY, HOME, Token
from fracas.view.controls import link_button
from fracas.view.markup import Markup, classes, el
from fracas.view.match.score import wordmark


class GameCard(NamedTuple):
    """A game on the wall."""

    game: str                           # key of the ruleset
    name: str
    line: str


class ResumeCard(NamedTuple):
    """The match to go on with."""

    title: str                          # "Elves 1, Orcs 0"
    line: str                           # "Elfball, Test 2, your turn"
    href: str
    thumbnail: Markup                   # `board.static_board`
    more: int = 0                       # further saved matches


class Readiness(NamedTuple):
    """How much of the site is on the device."""

    share: float                        # 0 to 1
    text: str                           # "Ready to play offline", "Loading the rules: 40 %"


def home(
    bills: Sequence[GameCard], readiness: Readiness, tiles: Sequence[tuple[str, str, str]],
    resume: ResumeCard | None = None,
) -> Markup:
    """Return the home screen.

    Args: tiles - icon, name and link of the lower tiles; the names are translated here.
    """
    return el(
        "div",
        home_header(readiness),
        el("main", resume_card(resume) if resume else None,
           el("h2", _("Play"), class_="away-from-sight"),
           el("div", map(game_card, bills), class_="posters"),
           el("nav", [el("a", icon(name, 24), el("span", _(label)), href=href, class_="tile")
                      for name, label, href in tiles], class_="tiles", aria_label=_("More")),
           id="main", tabindex=-1, class_="wall"),
        class_="home",
    )


def home_header(readiness: Readiness) -> Markup:
    """Return the head of the home screen: logo, purpose, and a board that plays by itself."""
    return el(
        "header",
        el("div",
           el("div", el("h1", wordmark(100)),
              el("p", _("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
                 class_="tag"),
              _uses(), readiness_light(readiness)),
           _play(), class_="in"),
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


def _play() -> Markup:
    """Return a board on which a goal is made, once, when nothing else goes on. Decoration.

    The style sheet moves it: no script runs for it, and it rests where movement is not wanted.
    """
    white = "var(--on-bar)"
    field = el("rect", x=4, y=6, width=532, height=204, rx=90, fill="var(--grass)", stroke=white, stroke_width=4)
    lines = el("path", d="M270 6V210M36 84V132M504 84V132", fill="none", stroke=white, stroke_width=4)
    players = (("runs", HOME, "7", 110, 96, 60), ("waits", HOME, "3", 200, 172, 40), ("guards", HOME, "1", 64, 140, 90),
               ("charges", AWAY, "4", 350, 88, 270), ("chases", AWAY, "2", 400, 52, 240),
               ("keeps", AWAY, "5", 440, 150, 300))
    return el(
        "svg", field, lines, [_player(*player) for player in players],
        el("g", el("g", use("ball-elf", 24), transform="translate(122 84)"), class_="flies"),
        el("g", el("g", use("blk-defender-down", 54), transform="translate(246 84)"), class_="hits"),
        el("g", el("g", use("die-star", 72), transform="translate(492 106) rotate(12)"), class_="scores"),
        class_="toss", viewBox="0 0 540 216", aria_hidden="true", focusable="false",
    )


def _player(does: str, side: int, figure: str, x: int, y: int, facing: int) -> Markup:
    """Return a moving counter on the board of the head, with its class in the style sheet."""
    drawn = counter_body(Token("", 0, side, figure, facing=facing), "ball-elf")
    return el("g", el("g", drawn, transform=f"translate({x} {y}) scale(.36)"), class_=does)


def resume_card(resume: ResumeCard) -> Markup:
    """Return the slip that leads back into the last match."""
    return el(
        "section",
        el("a", resume.thumbnail,
           el("span", el("b", resume.title), el("span", resume.line), class_="txt"),
           el("span", icon("play"), el("span", _("Resume"), class_="t"), class_="b play"),
           href=resume.href, class_="resume"),
        el("a", _("All saved matches ({n})").format(n=resume.more + 1), href="#/saved", class_="link")
        if resume.more else None,
        aria_label=_("Resume"),
    )


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
    return el("article", art, el("div", el("h3", bill.name), el("p", bill.line), ways, class_="txt"), class_="poster")
