"""The dice of a challenge, step by step (chapter 2.2 (3) to (6)): pool, one die by an ability, counters."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from fracas.games.elfball.abilities.ability_dice import GRADED, replace_one_die
from fracas.games.elfball.dice import BLANK, FLOP, HIT, MOST_DICE, STAR, net_of, pool_of
from fracas.games.elfball.momentum import BADNESS, KEEP
from fracas.games.elfball.state import MOST_MOMENTUM, State, side_of
from fracas.kernel.table import Option, Reason, Table

POOL, ABILITY, COUNTERS, REST = range(4)  # the next step


class ChallengeTerms(NamedTuple):
    """The terms of a player's challenge, from his first die to his last."""

    kind: str
    p: int
    target: int
    dice: int
    need: int  # successes, 0 for a mere table of results
    reasons: tuple[Reason, ...]
    top: int  # how far above `need` results still differ by the table of the challenge
    earns: int | None  # successes above `need` that earn nothing, None if all
    times: int  # counters for each that earns
    key: str  # ability that may replace a die, "" for none
    is_open: bool  # to counters
    rule: str

    def highest(self, momentum: int) -> int:
        """Return the net result above which results do not differ, with so many counters on the track."""
        highest = self.need + self.top
        if self.earns is None:
            return highest
        return max(highest, self.need + self.earns + (MOST_MOMENTUM - momentum + self.times - 1) // self.times)


class ThrownDice(NamedTuple):
    """The dice of a challenge on the table."""

    stage: int = POOL
    open: tuple[int, ...] = ()  # may still be replaced
    fixed: tuple[int, ...] = ()  # have come by a counter and stay
    highest: int = 0  # net result that could not be improved on when the pool was thrown

    @property
    def rests(self) -> bool:
        """Whether all dice stay."""
        return self.stage == REST

    def with_pool(self, faces: tuple[int, ...]) -> ThrownDice:
        """Return the dice with other ones that may still be replaced."""
        return ThrownDice(self.stage, faces, self.fixed, self.highest)

    def with_new(self, faces: tuple[int, ...]) -> ThrownDice:
        """Return the dice with those a counter has brought."""
        return ThrownDice(self.stage, self.open, self.fixed + faces, self.highest)


def resolve(t: Table, dice: ThrownDice, a: ChallengeTerms) -> ThrownDice:
    """Take the next step with the dice of a challenge.

    Rule:  Elfball 2.2 (3), (4), (6), Ruling 69.
    Rolls: the pool, then one die per ability or counter used.
    Asks:  as `replace_one_die` and `replace_die`.
    """
    if dice.stage == POOL:
        return throw_pool(t, a)
    if dice.stage == COUNTERS:
        return replace_die(t, dice, a)
    s = t.state
    counters = s.momentum if a.is_open else 0
    after = ThrownDice(COUNTERS if counters else REST, (), (), dice.highest)
    faces = replace_one_die(
        t, a.kind, a.p, a.key, dice.open, a.need, dice.highest, a.rule,
        lambda faces: alike(s, after.with_pool(faces), a), most_stars(a, s), counters,
    )
    return after.with_pool(faces)


def throw_pool(t: Table, a: ChallengeTerms) -> ThrownDice:
    """Throw the dice of a challenge.

    Rule: Elfball 2.2 (3).
    """
    s = t.state
    stage = ABILITY if a.key else COUNTERS if a.is_open and s.momentum else REST
    thrown = ThrownDice(stage, (), (), a.highest(s.momentum))
    faces = t.roll(
        a.kind, pool_of(a.dice, s.options.simple_star), coach=side_of(a.p), who=a.p, target=a.target,
        need=a.need or None, reasons=a.reasons, rule=a.rule, more=most_stars(a, s),
        bands=lambda faces: alike(s, thrown.with_pool(faces), a),
    )
    return thrown.with_pool(faces)


def replace_die(t: Table, dice: ThrownDice, a: ChallengeTerms) -> ThrownDice:
    """Let the acting coach spend a counter to have a die of a challenge rolled again.

    Rule:  Elfball 2.2 (6), 9 "Spending", Rulings 1, 2, 18, 70, 71. Each die once; nothing after a flop, and nothing
           where the roller's own coach has nothing left to gain; new stars bring new dice, which stand.
    Asks:  the acting coach: which face to replace, or keep all.
    Rolls: one challenge die.
    """
    s = t.state
    simple, is_own = s.options.simple_star, side_of(a.p) == s.side
    net = net_of(dice.open + dice.fixed, simple)
    if not s.momentum or not dice.open or net < 0 or (is_own and net >= dice.highest):
        return dice._replace(stage=REST)
    shown = tuple(face for face in (FLOP, BLANK, STAR, HIT) if face in dice.open)
    options: tuple[Option, ...] = (KEEP, *shown)
    facts = (a.kind, a.need, dice.open, dice.fixed)
    chosen = t.choose(s.side, "momentum", options, who=a.p, facts=facts, rule="9")
    if chosen == KEEP:
        return dice._replace(stage=REST)
    s.momentum -= 1
    left = list(dice.open)
    left.remove(chosen)
    t.tell("momentum", s.side, a.p, chosen, s.momentum, rule="9")
    kept = dice._replace(open=tuple(left))
    net = net_of(kept.open + kept.fixed, simple)
    new = t.roll(
        "reroll", pool_of(1, simple), coach=side_of(a.p), who=a.p, need=a.need, rule=a.rule,
        more=max(1, highest_distinct_result(s, a) + 1 - net), bands=lambda new: alike(s, kept.with_new(new), a),
    )
    return kept.with_new(new)


def most_stars(a: ChallengeTerms, s: State) -> int:
    """Return the number of extra dice of a pool from which on nothing matters."""
    return highest_distinct_result(s, a) + min(a.dice, MOST_DICE)


def highest_distinct_result(s: State, a: ChallengeTerms) -> int:
    """Return the net result above which results do not differ, with an opponent's counters allowed for."""
    if not a.is_open or side_of(a.p) == s.side:
        return a.highest(s.momentum)
    return a.highest(s.momentum) + (3 if s.options.simple_star else 2) * s.momentum  # success or star becomes a flop


def alike(s: State, dice: ThrownDice, a: ChallengeTerms) -> Hashable:
    """Return the facts about dice that decide the rest of a challenge.

    They are the net result, and the dice that will be replaced.

    To replace other dice is never better than the worst own ones, or the best of an opponent, and who passes keeps his
    dice; only where more is better a flop may be replaced too. That is what the odds say they assume.
    """
    if dice.stage == POOL:
        return POOL
    net = net_of(dice.open + dice.fixed, s.options.simple_star)
    if dice.stage == REST:
        return REST, -1 if net < 0 else min(max(net, a.need - 1), a.highest(s.momentum))
    counters = s.momentum if a.is_open else 0
    is_own, passes = side_of(a.p) == s.side, a.need > 0 and net >= a.need
    highest = highest_distinct_result(s, a)
    if net >= highest:  # an opponent may still spend his counters, on so many dice
        return dice.stage, highest, 0 if is_own else min(counters, len(dice.open))
    worst = tuple(sorted(dice.open, key=BADNESS.index))
    best = () if is_own else worst[::-1][:counters]
    if dice.stage == ABILITY:
        mine = (a.kind in GRADED and FLOP in worst,) if passes else worst[: 1 + counters * is_own]
        return ABILITY, net, mine, best
    if net < 0 or (not is_own and net < a.need):
        return COUNTERS, max(-1, min(net, 0))
    return COUNTERS, net, best, worst[:counters] if is_own and not passes else ()
