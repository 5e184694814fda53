"""The Necromancer raises a Zombie (chapter 3)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.hurting import REGENERATION
from fracas.games.street_bowl.skills.moving import STUNTY
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.team.races import race_of
from fracas.games.street_bowl.team.roster import new_player
from fracas.kernel.table import Side, Table

WITH_NECROMANCER = ("necromantic", "undead")
STRONGEST = 4  # victim he can raise

RAISE, LEAVE = "raise", "leave"


def zombie(race: str) -> Player:
    """Return the Zombie of a race as its roster has him."""
    return new_player(next(line for line in race_of(race).positions if line.key == f"{race}.zombie"), "")


def can_raise(s: State, side: Side, victim: int) -> bool:
    """Return whether a side's Necromancer can make a Zombie of a dead opponent.

    Rule: Street Bowl 3 (6), Rulings 5, 70.
    """
    p = st.player(s, victim)
    return (
        s.sides[side].race in WITH_NECROMANCER and not s.has_raised[side]
        and p.st <= STRONGEST and REGENERATION not in p.skills and STUNTY not in p.skills
    )


def raise_zombie(t: Table, victim: int) -> None:
    """Let a Necromancer raise an opponent whom the casualty table has killed, once a match.

    Rule:    Street Bowl 3 (6), Rulings 5, 70.
    Asks:    his coach: "zombie".
    Changes: players, where, has_raised.
    """
    s: State = t.state
    side = 1 - st.side_of(victim)
    if not can_raise(s, side, victim):
        return
    if t.choose(side, "zombie", (RAISE, LEAVE), who=victim, rule="3/R70") == LEAVE:
        return
    slot = st.TEAMS[side][-1]
    s.players = (*s.players[:slot], zombie(s.sides[side].race), *s.players[slot + 1:])
    s.where[slot], s.has_raised[side] = st.RESERVES, 1
    t.tell("rises", slot, victim, rule="3/R70")
