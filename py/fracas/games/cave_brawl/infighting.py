"""Infighting among Exiles (chapter 4.9)."""

from fracas.games.cave_brawl.pit import AROUND
from fracas.games.cave_brawl.roll import random_pick
from fracas.games.cave_brawl.state import LOST, State, adjacent_opponents, is_exiles, team
from fracas.games.cave_brawl.tackle import resolve_tackle
from fracas.kernel.dice import D6
from fracas.kernel.table import Side, Table


def infighting_checks(t: Table, side: Side) -> None:
    """Roll for every exile next to a rival and to no opponent. On a 1 he tackles the rival and loses his turn.

    Rule:  Cave Brawl 3.2, 4.9, Ruling 36.
    Rolls: d6 an exile; on a 1 [dN rival], then those of a tackle.
    """
    s: State = t.state
    if not is_exiles(s, side):
        return
    for who in team(s, side):
        near = rivals(s, who)
        if near and not t.test("infighting", D6, coach=side, need=2, who=who, rule="4.9/R36").passed:
            s.used[who] = LOST
            rival = random_pick(t, "rival", near, coach=side, who=who, rule="4.9/R36")
            t.tell("infights", who, rival, rule="4.9/R36")
            resolve_tackle(t, who, rival, "infighting")


def rivals(s: State, who: int) -> list[int]:
    """List the team-mates an exile may fall upon, in canonical order of their squares.

    Rule: Cave Brawl 4.9, Ruling 36: both standing, he not retching, no opponent adjacent, another faction.
    """
    where, prone, players = s.where, s.prone, s.players
    if where[who] < 0 or prone[who] or s.used[who] == LOST:
        return []
    around, faction = AROUND[where[who]], players[who].kind.faction
    near = [
        mate for mate in team(s, int(who >= s.options.squad))
        if where[mate] in around and not prone[mate] and players[mate].kind.faction != faction
    ]
    return sorted(near, key=lambda mate: where[mate]) if near and not adjacent_opponents(s, who, standing=False) else []
