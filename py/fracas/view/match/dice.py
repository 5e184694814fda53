"""Dice as pictures with the printed faces, and the words for them."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import N_, _
from fracas.view.board.model import Chance
from fracas.view.markup import Markup, el

UNKNOWN = -1

_CHALLENGE = (("die-flop", N_("flop")), ("die-blank", N_("blank")), ("die-star", N_("star")),
              ("die-bullseye", N_("bull’s-eye")))
_BLOCK = (("blk-attacker-down", N_("attacker down")), ("blk-both-down", N_("both down")), ("blk-pushed", N_("pushed")),
          ("blk-stumbles", N_("defender stumbles")), ("blk-defender-down", N_("defender down")))
_CARDS = {0: N_("2 to 10"), 1: N_("Jack to Ace"), 3: N_("Joker")}      # by the Momentum they bring
_PRINTED = {"challenge": _CHALLENGE, "block": _BLOCK}
_SOLID = {"d8": ("d8", 18), "d10": ("d8", 18), "d20": ("d20", 26)}      # drawing and height of the figure on it

_GO_BY = 3  # faces seen of a die in the air


class DieFace(NamedTuple):
    """A face of a die."""

    die: str            # "challenge", "block", "d6", "d8", "d10", "d20"
    face: int           # index on a printed die, number on the others, UNKNOWN before the throw


def face_name(face: DieFace) -> str:
    """Return the name of a face."""
    if face.face == UNKNOWN:
        return _("not rolled yet")
    if face.die in _PRINTED:
        return _(_PRINTED[face.die][face.face][1])
    if face.die == "deck":
        return _(_CARDS[face.face])
    return str(face.face)


def die_picture(face: DieFace, size: int) -> Markup:
    """Return a die as a picture that says nothing aloud."""
    return el("svg", _drawing(face), class_="i", width=size, height=size, viewBox="0 0 48 48", aria_hidden="true")


def _drawing(face: DieFace) -> list[Markup]:
    if face.face == UNKNOWN:
        return [_whole("die-unknown")]
    if face.die in _PRINTED:
        return [_whole(_PRINTED[face.die][face.face][0])]
    if face.die == "d6":
        return [_whole(f"d6-{face.face}")]
    shape, height = _SOLID.get(face.die, _SOLID["d8"])
    figure = el("text", str(face.face), class_="n", x=24, y=height, font_size=13 if face.face < 10 else 11,
                fill="var(--die-ink,#1b1528)")
    return [_whole(shape), figure]


def _whole(symbol: str) -> Markup:
    return el("use", href=f"#{symbol}", width=48, height=48)


def rolling_die(kind: str, size: int, turn: int) -> Markup:
    """Return a die in the air: faces go by that say nothing of the one it will show.

    Args: turn - which face goes by first, so that several dice do not turn alike.
    """
    if kind in _PRINTED:
        names = [name for name, _word in _PRINTED[kind]]
    elif kind == "d6":
        names = [f"d6-{n}" for n in range(1, 7)]
    else:
        names = [_SOLID.get(kind, _SOLID["d8"])[0]]
    seen = [el("g", _whole(names[(turn + 2 * n) % len(names)])) for n in range(_GO_BY)]
    return el("svg", seen, class_="i", width=size, height=size, viewBox="0 0 48 48", aria_hidden="true")


def dice_row(faces: Sequence[DieFace], size: int = 20) -> Markup:
    """Return dice in a line of text; a screen reader hears their names."""
    names = ", ".join(face_name(face) for face in faces)
    return el("span", [die_picture(face, size) for face in faces], class_="dice", role="img", aria_label=names)


def percent(chance: Chance) -> str:
    """Return a chance in per cent; neither 0 nor 100 unless it is exactly that."""
    if 0 < chance < 0.01:
        return "<\u202f1\u202f%"
    if 0.99 < chance < 1:
        return ">\u202f99\u202f%"
    return f"{round(chance * 100)}\u202f%"
