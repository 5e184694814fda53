"""Experience from a match (chapters 20 and 22); learning from it is the affair of `career`."""

from fracas.games.elfball.state import INFIRMARY, TEAM_SLOTS, State, players_on_field
from fracas.games.elfball.support.impcrusher import is_impcrusher
from fracas.kernel.table import Side, Table

SCORER, MATE, CONCEDED = 2, 1, 1  # points


def reward_goal(t: Table, side: Side, scorer: int) -> None:
    """Give experience for a goal: to the scorer, and to each other player of his team on the field.

    Rule: Elfball 22.
    """
    s = t.state
    give(t, side, tuple((p, SCORER if p == scorer else MATE) for p in learners(s, players_on_field(s, side))))


def reward_conceded(t: Table, side: Side) -> None:
    """Give experience for a match that the opponents have given up.

    Rule: Elfball 20 "Concede", Ruling 118 (Ejected players too).
    """
    s = t.state
    able = [p for p in TEAM_SLOTS[side] if s.profiles[p] is not None and s.where[p] != INFIRMARY]
    give(t, side, tuple((p, CONCEDED) for p in learners(s, able)))


def learners(s: State, players: list[int]) -> list[int]:
    """Return the players among some who can learn anything.

    Rule: Elfball 24.6 (an Impcrusher gains no experience).
    """
    return [p for p in players if not is_impcrusher(s, p)]


def give(t: Table, side: Side, gains: tuple[tuple[int, int], ...]) -> None:
    """Report the experience that players of a side gain; only in a match that counts for careers."""
    if t.state.options.careers and gains:
        t.tell("experience", side, gains, rule="22")
