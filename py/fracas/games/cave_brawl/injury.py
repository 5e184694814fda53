"""Damage, knock-downs and death (chapter 5)."""

from fracas.games.cave_brawl.ball import drop
from fracas.games.cave_brawl.score import check_extinct
from fracas.games.cave_brawl.state import CARRIED_OFF, DEAD, NO_ONE, State, beast_of, is_beast, is_zombie, replace_beast
from fracas.kernel.table import Table


def knock_down(t: Table, who: int) -> None:
    """Lay a player or a beast on the ground; a snake lets go.

    Rule: Cave Brawl 4.2, Rulings 29 and 46.
    """
    s: State = t.state
    if is_beast(who):
        free_victim(t, who)
        replace_beast(s, beast_of(s, who)._replace(is_prone=True))
    else:
        s.prone[who] = 1
    t.tell("knocked_down", who, rule="4.2/R29")


def deal_damage(t: Table, who: int, amount: int, cause: str) -> None:
    """Take hit points off a player or a beast; at 0 or less it dies.

    Rule: Cave Brawl 5, Ruling 41.
    Args: cause - "block", "tackle", "fall", "infighting", "beast" or "snake".
    """
    s: State = t.state
    if is_beast(who):
        beast = beast_of(s, who)
        t.tell("hurt", who, amount, beast.hp - amount, cause, rule="6.4")
        if beast.hp <= amount:
            free_victim(t, who)
            s.beasts = [other for other in s.beasts if other.number != beast.number]
            t.tell("beast_dies", who, beast.cell, rule="6.4/R47")
        else:
            replace_beast(s, beast._replace(hp=beast.hp - amount))
        return
    s.hp[who] -= amount
    t.tell("hurt", who, amount, s.hp[who], cause, rule="5")
    if s.hp[who] <= 0:
        die(t, who)


def die(t: Table, who: int) -> None:
    """Remove a dead player at once; a zombie's body stays.

    Rule: Cave Brawl 4.8, 5, Rulings 35 and 41.
    """
    s: State = t.state
    cell = s.where[who]
    if is_zombie(s, who):
        s.body[who] = cell
        t.tell("falls_dead", who, cell, rule="4.8/R35")
    else:
        t.tell("dies", who, cell, rule="5/R41")
    leave(t, who, DEAD)
    drop(t, who, cell)


def carry_off(t: Table, who: int) -> None:
    """Take a pteranodon's victim out of the match.

    Rule: Cave Brawl 6.3 (4), Ruling 45.
    """
    s: State = t.state
    cell = s.where[who]
    t.tell("carried_off", who, cell, rule="6.3/R45")
    leave(t, who, CARRIED_OFF)
    drop(t, who, cell)


def leave(t: Table, who: int, place: int) -> None:
    """Take a player off the field, out of a snake's coils, and see whether his team is extinct."""
    s: State = t.state
    s.where[who], s.prone[who] = place, 0
    for beast in s.beasts:
        if beast.victim == who:
            replace_beast(s, beast._replace(victim=NO_ONE))
    check_extinct(t)


def free_victim(t: Table, beast_who: int) -> None:
    """Let a snake go of the player it holds.

    Rule: Cave Brawl 6.3 (4), Rulings 45 and 46.
    """
    beast = beast_of(t.state, beast_who)
    if beast.victim != NO_ONE:
        replace_beast(t.state, beast._replace(victim=NO_ONE))
        t.tell("freed", beast.victim, beast_who, rule="6.3/R45")
