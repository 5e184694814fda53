"""The set-up of Elfball: players to place, and the usual line-up."""

from collections.abc import Sequence
from functools import partial

from fracas.faces.choices import SetupPrompt
from fracas.faces.preview import usual_setup
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import SET_UP, State, half_of, profile
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _


def setup(s: State, legal: Sequence[Action]) -> SetupPrompt | None:
    """Return the prompt of the set-up, None outside of it."""
    if s.phase != SET_UP:
        return None
    waiting = tuple(sorted({action[1] for action in legal if action[0] == "place"}))
    done = ("ready",) if ("ready",) in legal else None
    words = variant_text(s, N_(
        "One in the centre circle, one Guardian, up to two per Rover circle."))
    title = _("{team}: set up").format(team=team_name(s, s.side))
    return SetupPrompt(title, words, waiting, partial(formation, s), done, _("not complete"))


def formation(s: State) -> tuple[Action, ...]:
    """Return the placements of the usual line-up: the strongest runner, a Guardian, Rovers close to the centre."""
    return usual_setup(RULESET, s, "place", _place, _fits)


def _place(s: State, cell: int) -> tuple[int, ...]:
    """Return the rank of a cell: the face-off, the Guardian's, then alternately those of both Rover circles.

    Rule: Elfball 5 (3).
    """
    field, half = s.book.field, half_of(s, s.side)
    if cell in field.face_off[half]:
        return 0, field.face_off[half].index(cell)
    if cell == field.guardian[half]:
        return (1,)
    number, circle = next((n, circle) for n, circle in enumerate(field.rover[half]) if cell in circle)
    taken, far = len({*s.where} & {*circle}), field.distance(cell, field.looked_at[half])
    return 2, taken, number, far, circle.index(cell)


def _fits(s: State, p: int, cell: int) -> tuple[int, int]:
    """Return the rank of a player for a cell: by the attributes needed there, then by shirt."""
    field, half, who = s.book.field, half_of(s, s.side), profile(s, p)
    if cell in field.face_off[half]:
        return -who.might - who.skill, p
    if cell == field.guardian[half]:
        return -who.tackle - who.grit, p
    return -who.jog - who.skill - who.tackle, p
