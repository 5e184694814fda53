"""The sentences that depend on numbers: what a throw came to, what it hurt, how the match ended."""

from __future__ import annotations

from collections.abc import Callable

from fracas.kernel.table import NOBODY, Fact, Rolled
from fracas.locale import _, ngettext


def roll_text(title: str, rolled: Rolled) -> str:
    """Return a throw in words: its title, its faces, and whether they were enough."""
    faces = rolled.faces if isinstance(rolled.faces, tuple) else (rolled.faces,)
    shown = " ".join(str(face) for face in faces)
    if len(faces) > 1:
        shown = f"{shown} = {sum(faces)}"
    need = rolled.request.need
    if need is None:
        return _("{title}: {faces}.").format(title=title, faces=shown)
    words = _("{title}: {faces}, {need}+ needed: success.") if faces[0] >= need else _(
        "{title}: {faces}, {need}+ needed: failure.")
    return words.format(title=title, faces=shown, need=need)


def hurt_text(who: str, facts: tuple[Fact, ...]) -> str:
    """Return who lost how many hit points."""
    amount, left = facts[1], facts[2]
    assert isinstance(amount, int) and isinstance(left, int)
    words = ngettext("{who} loses {n} hit point; {left} left.", "{who} loses {n} hit points; {left} left.", amount)
    return words.format(who=who, n=amount, left=max(left, 0))


def match_over_text(facts: tuple[Fact, ...], sides: Callable[[int], str]) -> str:
    """Return how the match ended.

    Args: sides - what the teams are called.
    """
    winner, how, south, north = facts
    if winner == NOBODY:
        words = _("The match is a draw, {south}-{north}.")
    elif how == "kick":
        words = _("{side} win the match with a kick, {south}-{north}.")
    elif how == "extinct":
        words = _("{side} win the match, nobody is left against them, {south}-{north}.")
    elif how == "rounds":
        words = _("The rounds are over: {side} win the match {south}-{north}.")
    else:
        words = _("{side} win the match {south}-{north}.")
    side = sides(winner) if isinstance(winner, int) and winner != NOBODY else ""
    return words.format(side=side, south=south, north=north)
