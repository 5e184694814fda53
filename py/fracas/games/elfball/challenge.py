"""Resolving a challenge (chapter 2.2), and the modifiers most challenges share.

Every challenge of the game is resolved by `challenge`. What a player needs comes from small functions of the position,
such as `disengage.disengage_need`; rules, path odds and panels use the same ones.
"""

from typing import NamedTuple

from fracas.games.elfball.abilities.ability_dice import replacer
from fracas.games.elfball.dice import net_of
from fracas.games.elfball.momentum import earn, shift
from fracas.games.elfball.resolving import ChallengeTerms, ThrownDice, alike, resolve
from fracas.games.elfball.state import TEAM_SLOTS, State, faces, facing_players, has, side_of
from fracas.games.elfball.tables import FLOPPED
from fracas.kernel.table import Reason, Side, Table

NO_EARNING = -1  # for `earns`: successes above what is needed earn nothing

# Challenges whose Momentum an ability doubles. Rule: Elfball 22.2, Rulings 58, 126 (Clipping earns like an Impact).
DOUBLES = {
    "shove": "knockback", "impact": "collision", "clip-might": "collision", "clip-dodge": "collision",
    "tackle": "collision", "steal": "collision", "disengage": "hotdog", "throw": "bullet",
}
# Challenges whose dice an ability keeps from the opponents' counters. Rule: Elfball 22.2, Ruling 135.
SHIELDS = {"injury": "everlasting", "intercept": "cover"}


class Need(NamedTuple):
    """The successes a challenge needs, 0 for a mere table of results, and the reasons that add up to them."""

    value: int
    reasons: tuple[Reason, ...]


class Outcome(NamedTuple):
    """The outcome of a challenge."""

    flopped: bool
    net: int  # below 0 when flopped
    over: int  # net - needed

    @property
    def has_passed(self) -> bool:
        """Whether the player has the successes he needs."""
        return self.over >= 0


def need_of(reasons: list[Reason]) -> Need:
    """Add up reasons; below 1 becomes 1.

    Rule: Elfball 2.2 (2).
    """
    value = sum(reason.amount for reason in reasons)
    if value < 1:
        reasons.append(Reason("minimum", 1 - value))
        value = 1
    return Need(value, tuple(reasons))


def helping_mates(s: State, side: Side, cell: int) -> list[int]:
    """List the players who help a team-mate on a cell: they face it, or lend a Helping Hand.

    Rule: Elfball 4, 22.2, Ruling 125 (none helps twice; only standing players have a facing).
    """
    where, facing, profiles, field = s.where, s.facing, s.profiles, s.book.field
    found = []
    for p in TEAM_SLOTS[side]:
        if facing[p] >= 0:
            profile = profiles[p]
            if cell in field.front[where[p]][facing[p]] or (
                profile is not None and profile.abilities and "helping-hand" in profile.abilities
                and cell in field.neighbours[where[p]]
            ):
                found.append(p)
    return found


def mate_modifiers(s: State, side: Side, cell: int, p: int) -> list[Reason]:
    """Return a modifier of -1 for each team-mate who helps player `p` of `side` on a cell.

    Rule: Elfball 25 (T), Ruling 125.
    """
    return [
        Reason("team_mate" if faces(s, q, cell) else "helping_hand", -1, q)
        for q in helping_mates(s, side, cell) if q != p
    ]


def is_named(s: State, p: int, kind: str, table: dict[str, str]) -> bool:
    """Return whether a player has the ability that a table names for a challenge."""
    return kind in table and has(s, p, table[kind])


def ignore_one(s: State, p: int, key: str, reasons: list[Reason]) -> None:
    """Take one opponent's modifier back if a player has the ability for it, in French those of all.

    Rule: Elfball 22.1 "Slippery", "Focused", Rulings 54, 127.
    """
    if has(s, p, key):
        opponents = [reason.who for reason in reasons if reason.rule == "opponent"]
        reasons += [Reason(key, -1, q) for q in (opponents if s.options.french else opponents[-1:])]


def skill_modifiers(s: State, side: Side, cell: int, p: int) -> list[Reason]:
    """Return the modifiers of a Skill challenge of player `p` of `side` on `cell`.

    They are -1 for each helping team-mate and +1 for each opponent who faces him.

    Rule: Elfball 25 (T and O), 22.1 "Focused".
    """
    reasons = mate_modifiers(s, side, cell, p)
    reasons += [Reason("opponent", 1, q) for q in facing_players(s, 1 - side, cell)]
    ignore_one(s, p, "focused", reasons)
    return reasons


def support(s: State, p: int, here: int, target: int) -> list[Reason]:
    """Return the modifiers that other players give an attack of a player on a cell against a neighbour.

    Rule: Elfball 14, 15, Rulings 34 (who supports), 125 (Helping Hand).
    """
    side = side_of(p)
    able = facing_players(s, side, here)
    if not s.options.assist_attacker_only:
        able = sorted({*able, *facing_players(s, side, s.where[target])})
    reasons = [Reason("support", -1, q) for q in able if q != p]
    reasons += [
        Reason("helping_hand", -1, q) for q in helping_mates(s, side, here) if q != p and q not in able
    ]
    reasons += [Reason("opponent", 1, q) for q in facing_players(s, 1 - side, here) if q != target]
    return reasons


def challenge(
    t: Table, kind: str, p: int, dice: int, need: Need, *, rule: str, target: int = -1, top: int = 0, earns: int = 0,
    shifts: bool = True,
) -> Outcome:
    """Resolve a challenge of a player.

    Rule:    Elfball 2.2, in its order; Rulings 3, 4, 58 (doubled counters), 69, 71, 88, 135.
    Args:    dice - size of the pool, extra dice included.
             top - how far above `need` results still differ by the table of this challenge.
             earns - successes above `need` that earn nothing, or `NO_EARNING`.
             shifts - whether a flop of the acting team is a Shift in Momentum.
    Rolls:   the pool, then one die per ability or counter used.
    Asks:    as `replace_one_die`, then the acting coach, as `replace_die`.
    Changes: momentum, used, busy, shift.
    """
    s = t.state
    is_own = side_of(p) == s.side
    if p == s.acting:
        s.busy = True
    if dice <= 0:
        t.tell("no_dice", p, kind, rule="2.2/R4")
        return Outcome(False, 0, -need.value)
    times = 2 if is_own and is_named(s, p, kind, DOUBLES) else 1
    attempt = ChallengeTerms(
        kind, p, target, dice, need.value, need.reasons, top, earns if is_own and earns != NO_EARNING else None, times,
        replacer(s, p, kind), is_open(t, kind, p, is_own), rule,
    )
    thrown = t.repeat(resolve, ThrownDice(), attempt, alike=alike)
    net = net_of(thrown.open + thrown.fixed, s.options.simple_star)
    if is_own:
        settle(t, kind, p, net, net - need.value - earns if earns != NO_EARNING else 0, times, shifts)
    return Outcome(net < 0, net, net - need.value)


def is_open(t: Table, kind: str, p: int, is_own: bool) -> bool:
    """Return whether counters may be spent on a challenge: not on one that an ability shields.

    Rule: Elfball 9, 22.2, Ruling 135.
    """
    s = t.state
    if s.momentum and not is_own and is_named(s, p, kind, SHIELDS):
        t.tell("uses", p, SHIELDS[kind], rule="22.2/R135")
        return False
    return True


def settle(t: Table, kind: str, p: int, net: int, extra: int, times: int, shifts: bool) -> None:
    """Let a flop of the acting team shift the Momentum, and its extra successes earn counters.

    Rule:    Elfball 9, Rulings 58, 88.
    Args:    extra - successes that earn, times - counters for each.
    Changes: momentum, shift.
    """
    if net < 0:
        if shifts:
            shift(t, FLOPPED)
    elif extra > 0:
        if times > 1:
            t.tell("uses", p, DOUBLES[kind], rule="22.2/R58")
        earn(t, p, times * extra)
