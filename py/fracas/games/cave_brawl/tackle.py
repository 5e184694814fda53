"""Tackle (chapters 4.2 and 6.4)."""

from fracas.games.cave_brawl.activation import carry_on, end_activation
from fracas.games.cave_brawl.ball import drop
from fracas.games.cave_brawl.fear import is_afraid
from fracas.games.cave_brawl.injury import deal_damage, knock_down
from fracas.games.cave_brawl.roll import against_tackle, roll_sum, succeeds
from fracas.games.cave_brawl.state import State, is_beast, side_of
from fracas.kernel.dice import D6
from fracas.kernel.table import Table


def tackle(t: Table, who: int, target: int) -> None:
    """Tackle an adjacent standing opponent or beast.

    Rule:  Cave Brawl 4.2, 6.4, Rulings 28 and 52.
    Rolls: [d6 fear], d20, 2d6 damage or 1d6 to himself.
    """
    s: State = t.state
    s.acted = 1
    if is_afraid(t, who, target):
        end_activation(t, lost=True)
    elif resolve_tackle(t, who, target, "tackle"):
        carry_on(t)
    else:
        end_activation(t)


def resolve_tackle(t: Table, who: int, target: int, cause: str) -> bool:
    """Roll a tackle: one of the two falls.

    Rule:    Cave Brawl 4.2, Rulings 18, 29 and 41.
    Rolls:   d20, 2d6 damage or 1d6 to himself.
    Returns: whether the target fell.
    """
    s: State = t.state
    made = succeeds(t, "tackle", who, against_tackle(s, who, target), target=target, rule="4.2")
    t.tell("tackles" if made else "tackle_fails", who, target, rule="4.2")
    fallen = target if made else who
    knock_down(t, fallen)
    cell = -1 if is_beast(fallen) else s.where[fallen]
    coach = side_of(s, who)
    if made:
        deal_damage(t, fallen, roll_sum(t, "damage", 2, coach=coach, who=who, target=target, rule="4.2"), cause)
    else:
        deal_damage(t, fallen, t.roll("damage", D6, coach=coach, who=who, target=who, rule="4.2"), "fall")
    drop(t, fallen, cell)
    return made
