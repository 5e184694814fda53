"""How a half begins: the toss, team re-rolls, the Master Chef (chapter 4)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import THREE_D6
from fracas.games.street_bowl.skills.off_pitch import LEADER
from fracas.games.street_bowl.state import State
from fracas.kernel.dice import D6
from fracas.kernel.table import AWAY, HOME, Side, Table

KICK, RECEIVE = "kick", "receive"
LAST_OF_HOME = 3  # a toss up to this is won by the home side
COOKED = 4  # a die of the chef that counts


def toss(t: Table) -> Side:
    """Toss for who kicks off.

    Rule:    Street Bowl 4 (3), Ruling 57.
    Rolls:   D6, 1-3 home, 4-6 away.
    Asks:    the winner: "toss", to kick or to receive.
    Returns: who kicks.
    """
    winner = winner_of_toss(t.roll("toss", D6, coach=HOME, bands=winner_of_toss, rule="4/R57"))
    t.tell("wins_toss", winner, rule="4")
    kicks = t.choose(winner, "toss", (KICK, RECEIVE), rule="4") == KICK
    return winner if kicks else 1 - winner


def winner_of_toss(face: int) -> Side:
    """Return the winner of the toss."""
    return HOME if face <= LAST_OF_HOME else AWAY


def begin_half(t: Table, half: int) -> None:
    """Begin a half: team re-rolls as bought, what the chefs cook, Leader re-rolls.

    Rule:  Street Bowl 4 (4), Ruling 57; 19 Leader.
    Rolls: 3D6 for each chef, home first.
    """
    s: State = t.state
    s.half, s.turns = half, [0, 0]
    s.rerolls = [squad.rerolls for squad in s.sides]
    t.tell("half_begins", half, rule="4")
    for side in (HOME, AWAY):
        if s.sides[side].has_chef:
            chef(t, side)
    s.leader = [int(any(is_leader(s, who) for who in team)) for team in st.TEAMS]


def is_leader(s: State, who: int) -> bool:
    """Return whether a player's team has a leader in him: not once he is dead, arrested or dragged away.

    Rule: Street Bowl 19.3 Leader.
    """
    return st.has(s, who, LEADER) and s.where[who] >= st.INJURED


def chef(t: Table, side: Side) -> None:
    """Let a Master Chef cook. Each success is a team re-roll more for his team and one less for the other.

    Rule:  Street Bowl 4 (4).
    Rolls: 3D6, 4+ each.
    """
    s: State = t.state
    dishes = dishes_of(t.roll("chef", THREE_D6, coach=side, bands=dishes_of, rule="4"))
    s.rerolls[side] = min(s.rerolls[side] + dishes, st.MOST_STOCK)
    s.rerolls[1 - side] = max(0, s.rerolls[1 - side] - dishes)
    t.tell("chef", side, dishes, s.rerolls[HOME], s.rerolls[AWAY], rule="4")


def dishes_of(faces: tuple[int, ...]) -> int:
    """Return the number of a chef's dice that count."""
    return sum(face >= COOKED for face in faces)
