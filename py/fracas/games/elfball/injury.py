"""Falling, injuries and the places off the field (chapters 4 and 17)."""

from fracas.games.elfball.challenge import NO_EARNING, Need, challenge
from fracas.games.elfball.profiles import suffer
from fracas.games.elfball.state import BENCHED, DAZED, DOWN, INFIRMARY, RECOVERY, STANDING, State, has, side_of
from fracas.games.elfball.support.team_support import tap_kegs
from fracas.kernel.table import Table

RUGGED_FROM = 3  # net result of an Injury roll that a Rugged player may treat as Down
LIE, TAKE = "lie", "take"
PLACES = {"infirmary": INFIRMARY, "recovery": RECOVERY, "benched": BENCHED}


def is_steadfast(s: State, p: int) -> bool:
    """Return whether a standing player never goes Down by a Down result.

    Rule: Elfball 22.2 "Rally", Ruling 61: by the French edition.
    """
    return s.options.french and s.stance[p] == STANDING and has(s, p, "rally")


def knock_down(t: Table, p: int, rule: str) -> None:
    """Put a player Down. The ball he may hold is the caller's affair (Ruling 103).

    Rule: Elfball 4, Rulings 7 (no facing), 61 (in French nobody with Rally), 104 (never improves).
    """
    s = t.state
    if is_steadfast(s, p):
        t.tell("uses", p, "rally", rule="22.2/R61")
        return
    s.facing[p] = -1
    if s.stance[p] != DAZED:
        s.stance[p] = DOWN
        t.tell("falls", p, rule=rule)


def daze(t: Table, p: int, rule: str) -> None:
    """Make a player Dazed.

    Rule: Elfball 4, Ruling 7.
    """
    s = t.state
    s.facing[p] = -1
    s.stance[p] = DAZED
    t.tell("dazed", p, rule=rule)


def leave(t: Table, p: int, place: int, rule: str) -> None:
    """Take a player off the field to one of the places BENCH .. EJECTED.

    Rule: Elfball 17, 19.
    """
    s = t.state
    s.where[p], s.stance[p], s.facing[p] = place, STANDING, -1
    t.tell("leaves", p, place, rule=rule)


def lie_down(t: Table, p: int, rule: str) -> None:
    """Put a player Down even if he was Dazed.

    Rule: Elfball 22 "Rugged", "Cheapshot", Ruling 104.
    """
    s = t.state
    s.facing[p], s.stance[p] = -1, DOWN
    t.tell("falls", p, rule=rule)


def injure(t: Table, p: int, dice: int, softened: int = 0) -> None:
    """Roll for the injury of a player and apply it.

    Rule:  Elfball 17, 21 "Zlurpee Keg", Rulings 21, 104, 109, 110 (the order of changes), 111.
    Args:  dice - his Grit, or 6 on a punishing hit; less for a Bonecrusher, perhaps none (Ruling 72).
           softened - dice a Pummel gave up: each takes one success away.
    Rolls: the dice; the acting coach may have them rolled again.
    Asks:  the coach of a Rugged player: the result, or Down.
    """
    s = t.state
    results = s.book.injuries
    outcome = challenge(
        t, "injury", p, dice, Need(0, ()), top=len(results) - 1 + softened, earns=NO_EARNING, shifts=False, rule="17",
    )
    net = max(0, outcome.net - softened) if outcome.net > 0 else outcome.net
    net = tap_kegs(t, p, net, len(results) - 1)
    result = results[min(max(net, 0), len(results) - 1)]
    t.tell("injury", p, result, rule="17")
    if is_shrugged_off(t, p, net, result):
        lie_down(t, p, rule="22.1")
    elif result == "down":
        knock_down(t, p, rule="17")
    elif result == "dazed":
        daze(t, p, rule="17")
    else:
        leave(t, p, PLACES[result], rule="17")
        suffer(t, p, net)


def is_shrugged_off(t: Table, p: int, net: int, result: str) -> bool:
    """Return whether a Rugged player goes Down instead of suffering the result of the table.

    Rule: Elfball 22.1 "Rugged", Rulings 104, 110.
    Asks: his coach, where it makes a difference.
    """
    s = t.state
    if net < RUGGED_FROM or not has(s, p, "rugged") or (result == "down" and s.stance[p] != DAZED):
        return False
    chosen = t.choose(side_of(p), "rugged", (LIE, TAKE), who=p, facts=(result,), rule="22.1")
    if chosen == LIE:
        t.tell("uses", p, "rugged", rule="22.1")
    return bool(chosen == LIE)
