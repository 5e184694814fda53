"""The home screen: a wall of fight bills. Two taps lead to a match."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import link_button
from fracas.view.counters import body, icon, use
from fracas.view.markup import Markup, classes, el
from fracas.view.model import AWAY, HOME, Token
from fracas.view.score import wordmark


class Bill(NamedTuple):
    """A game on the wall."""

    game: str                           # key of the ruleset
    name: str
    line: str


class Resume(NamedTuple):
    """The match to go on with."""

    title: str                          # "Elves 1, Orcs 0"
    line: str                           # "Elfball, Test 2, your turn"
    href: str
    thumbnail: Markup                   # `board.picture`
    more: int = 0                       # further saved matches


class Readiness(NamedTuple):
    """How much of the site is on the device."""

    share: float                        # 0 to 1
    text: str                           # "Ready to play offline", "Loading the rules: 40 %"


def home(
    bills: Sequence[Bill], readiness: Readiness, tiles: Sequence[tuple[str, str, str]], resume: Resume | None = None,
) -> Markup:
    """Return the home screen.

    Args: tiles - icon, name and link of the lower tiles; the names are translated here.
    """
    return el(
        "div",
        hero(readiness),
        el("main", resume_slip(resume) if resume else None,
           el("h2", _("Play"), class_="away-from-sight"),
           el("div", map(poster, bills), class_="posters"),
           el("nav", [el("a", icon(name, 24), el("span", _(label)), href=href, class_="tile")
                      for name, label, href in tiles], class_="tiles", aria_label=_("More")),
           id="main", tabindex=-1, class_="wall"),
        class_="home",
    )


def hero(readiness: Readiness) -> Markup:
    """Return the head of the home screen: the logo on its rays, dice and counters in the air."""
    return el(
        "header",
        el("div",
           el("div", el("h1", wordmark(100)),
              el("p", _("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
                 class_="tag"),
              ready(readiness)),
           _toss(), class_="in"),
        class_="hero on-dark",
    )


def ready(readiness: Readiness) -> Markup:
    """Return the light that says how much of the site is on the device; a full ring is ready for offline."""
    full = readiness.share >= 1
    ring = el(
        "svg", el("circle", r=8, class_="hole"),
        el("circle", r=8, class_="full", pathLength=100, stroke_dasharray=f"{readiness.share * 100:.0f} 100",
           transform="rotate(-90)"),
        el("path", d="M-4 0L-1 3L4-3", class_="tick") if full else None,
        class_=classes("ring", full and "done"), width=22, height=22, viewBox="-11 -11 22 22", aria_hidden="true",
    )
    return el("p", ring, el("span", readiness.text), id="ready", class_="ready", role="status")


def _toss() -> Markup:
    """Return the dice and counters that fly through the head. Decoration."""
    dice = (("die-star", 60, 120, -16, 92), ("die-bullseye", 176, 70, 12, 96), ("die-flop", 296, 132, 24, 88),
            ("ball-elf", 232, 156, 0, 54), ("d6-5", 120, 30, 30, 46), ("blk-defender-down", 350, 40, -22, 52))
    tokens = ((Token("", 0, AWAY, "4", facing=200), 412, 72, -10, 1.2),
              (Token("", 0, HOME, "3", facing=-40), 478, 146, 0, 1.1),
              (Token("", 0, HOME, "7", facing=60), 120, 176, 0, 0.62))
    return el(
        "svg",
        [el("g", use(symbol, size), transform=f"translate({x} {y}) rotate({turn})")
         for symbol, x, y, turn, size in dice],
        [el("g", body(token, "ball-elf"), transform=f"translate({x} {y}) rotate({turn}) scale({scale})")
         for token, x, y, turn, scale in tokens],
        class_="toss", viewBox="0 0 540 216", aria_hidden="true", focusable="false",
    )


def resume_slip(resume: Resume) -> Markup:
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


def poster(bill: Bill) -> Markup:
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
