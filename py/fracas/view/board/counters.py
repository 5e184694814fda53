"""Players as die-cut counters: on the board, and small ones in lists, titles and log lines.

A counter is drawn in a box of 100 units round 0,0; the board scales it to its cells. Home is round, away is square, so
that every distinction survives without colour.
"""

from functools import lru_cache

from fracas.view.board.figures import figure, plate
from fracas.view.board.model import AWAY, DAZED, DEAD, DOWN, HOME, NEUTRAL, STANDING, Token
from fracas.view.markup import Markup, classes, el, join, number

_SHAPE = {HOME: "pc-home", AWAY: "pc-away", NEUTRAL: "pc-neutral"}
_INK = {HOME: "var(--pc-home-on)", AWAY: "var(--pc-away-on)", NEUTRAL: "var(--pc-rim)"}
_BEAST = 166            # size of a beast's burst, which reaches into the cells around but hides nobody there
_BAR = 76               # length of the bar of hit points
LEAST_HEAD = 20        # pixels of a counter from which on a head is told from others
_EYES = {DOWN: "shut", DAZED: "crossed", DEAD: "crossed"}
_LYING = 1.08           # a big player lies a little larger; he has no drawing of his own


def use(symbol: str, size: float, x: float = 0, y: float = 0, **attributes: str | None) -> Markup:
    """Return a square symbol of this size centred on a point."""
    return el("use", href=f"#{symbol}", x=number(x - size / 2), y=number(y - size / 2),
              width=number(size), height=number(size), **attributes)


@lru_cache(maxsize=256)
def icon(name: str, size: int = 22) -> Markup:
    """Return an interface icon that inherits the colour of the text round it."""
    return el("svg", el("use", href=f"#ic-{name}"), class_="i", width=size, height=size, aria_hidden="true")


def counter_body(token: Token, ball: str, beak: str = "") -> Markup:
    """Return the drawing of a player in counter units.

    Args: token - the player.
          ball - symbol of the game's ball.
          beak - id for the beak that shows his facing, so that it can be turned.
    """
    return _body(token._replace(key="", cell=0, can_act=False, selected=False, lean=(0, 0)), ball, beak)


@lru_cache(maxsize=512)  # a board is drawn again and again with most counters as they were
def _body(token: Token, ball: str, beak: str) -> Markup:
    if token.emblem:
        drawing = _beast(token)
    else:
        drawing = _standing(token, beak) if token.stance == STANDING else _lying(token)
    held = use(ball, 46, 31, -29) if token.has_ball else None
    return join(drawing, _bar(token), _badge(token), held)


def _beast(token: Token) -> Markup:
    """Return a beast: a burst larger than its cell with a silhouette, tilted while it lies."""
    tilt = None if token.stance == STANDING else "rotate(-90)"
    return el("g", use("pc-beast", _BEAST), use(token.emblem, 92), color="var(--pc-beast-on)", transform=tilt)


def _bar(token: Token) -> Markup | None:
    """Return the bar of hit points, in a casing that shows on any ground."""
    if token.bar < 0:
        return None
    top = 70 if token.emblem else 43
    left = -_BAR / 2
    return join(
        el("rect", x=left - 4, y=top - 4, width=_BAR + 8, height=17, rx=5, fill="var(--pc-edge)"),
        el("rect", x=left, y=top, width=_BAR, height=9, fill="var(--pc-rim)"),
        el("rect", x=left, y=top, width=number(_BAR * token.bar / 100), height=9, fill="var(--hp,#2f9e57)"),
    )


def _standing(token: Token, key: str) -> Markup:
    big = token.big and token.side != NEUTRAL
    beak = None
    if token.facing is not None:
        beak = use("pc-prow", 150 if big else 128, class_="beak", id=key or None,
                   transform=f"rotate({token.facing})")
    if token.head:
        return join(_head(token, token.head), beak, _plate(token))
    shape = _SHAPE[token.side] + ("-big" if big else "")
    return join(use(shape, 117 if big else 112), _figure(token, 44 if big else 42, ""), beak)


def _lying(token: Token) -> Markup:
    stars = None
    if token.stance == DAZED:
        stars = el("use", href="#st-stars", x=-35, y=-41, width=70, height=33)
    if token.head:
        return join(_head(token, f"{token.head} {_EYES[token.stance]}"), stars, _plate(token))
    shape = _SHAPE[token.side] + ("-down" if token.side != NEUTRAL else "")
    return join(use(shape, 112 * (_LYING if token.big else 1)), _figure(token, 31, "rotate(-90)"), stars)


def _head(token: Token, words: str) -> Markup:
    """Return a counter with the head of a player; what befell him shows in his eyes."""
    from fracas.view.heads.head import head_id
    return el("use", href=f"#{head_id(token.side, words, token.big)}")


def _plate(token: Token) -> Markup | None:
    """Return the shirt number of a player whose head is drawn."""
    return plate(token.figure) if token.figure else None


def _figure(token: Token, size: int, turn: str) -> Markup | None:
    if not token.figure:
        return None
    if len(token.figure) > 1:
        size = round(size * 36 / 42)
    return figure(token.figure, size, _INK[token.side], turn)


def _badge(token: Token) -> Markup | None:
    """Return the one badge of a player. What he suffers goes before what he did."""
    if token.stance in (DOWN, DEAD):
        return use("st-dead" if token.stance == DEAD else "st-down", 34, 33, -24)
    if token.stance == DAZED or not token.badges:
        return None
    return use(token.badges[0], 36, -33, 31)


@lru_cache(maxsize=512)  # the same few in every list
def counter(token: Token, size: int, ball: str = "ball-elf", facing: bool = False) -> Markup:
    """Return a counter as a small picture for lists and titles, without the bar. It says nothing aloud: its name and
    hit points stand beside it.

    Args: token - the player.
          size - pixels.
          ball - symbol of the game's ball.
          facing - draw the beak.
    """
    if not facing:
        token = token._replace(facing=None)
    token = token._replace(bar=-1, head=token.head if size >= LEAST_HEAD else "")
    half = 92 if token.emblem else 72 if facing else 56
    return el("svg", counter_body(token, ball), class_="i", width=size, height=size, aria_hidden="true",
              viewBox=f"{-half} {-half} {2 * half} {2 * half}")


def shirt(side: int, size: int, figure: str = "") -> Markup:
    """Return the empty counter of a side, its sign in the score bar and in headings."""
    return counter(Token("", 0, side, figure), size)


def kit_classes(kits: tuple[str, str]) -> str:
    """Return the classes that dress the counters below an element in the kits of both teams."""
    home, away = kits
    return classes(home and f"kit-home-{home}", away and f"kit-away-{away}") or ""
