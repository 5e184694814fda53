"""Odds worked out a second way: every face of every die on an ordinary tape, nothing merged, and by throwing dice.

Nothing of `kernel.odds` and none of the bands that a rule states is used here.
"""

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

from fracas.kernel.dice import Die
from fracas.kernel.drivers import Answer, Sampler, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.odds import UNDECIDED
from fracas.kernel.table import Event, Roll, take_steps


class Decided(Exception):
    """The outcome is told: what follows changes it no more."""


class Watched(Tape):
    """A tape that notes the first outcome told, and ends there."""

    __slots__ = ("ruleset", "outcome")

    def __init__(self, ruleset, state, answers):
        super().__init__(state, answers)
        self.ruleset = ruleset
        self.outcome = None

    def tell(self, event, *facts, rule):
        super().tell(event, *facts, rule=rule)
        self.outcome = self.ruleset.outcome(Event(event, facts, rule), self.state)
        if self.outcome is not None:
            raise Decided


class WatchedSampler(Sampler):
    """A sampler that notes the first outcome told, and ends there."""

    __slots__ = ("ruleset", "outcome")

    def __init__(self, ruleset, state, random):
        super().__init__(state, random, ruleset.policy)
        self.ruleset = ruleset
        self.outcome = None

    def tell(self, event, *facts, rule):
        self.outcome = self.ruleset.outcome(Event(event, facts, rule), self.state)
        if self.outcome is not None:
            raise Decided


def enumerated(ruleset, state, action, most):
    """Return outcome -> chance from all faces of all dice, or None if that takes more than `most` runs."""
    total = {}
    open_tapes = [((), Fraction(1))]
    runs = 0
    while open_tapes:
        answers, chance = open_tapes.pop()
        tape = Watched(ruleset, state.copy(), [*answers])
        runs += 1
        if runs + len(open_tapes) > most:  # each of them takes a run at least
            return None
        try:
            with suppress(Decided):
                ruleset.apply(tape, action)
        except Pending as stop:
            open_tapes += [((*answers, a), chance * p) for a, p in _answers(ruleset, tape.state, stop.request)]
            continue
        outcome = UNDECIDED if tape.outcome is None else tape.outcome
        total[outcome] = total.get(outcome, Fraction(0)) + chance
    return total


def _answers(ruleset, state, request):
    if not isinstance(request, Roll):
        return [(Answer(request.kind, ruleset.policy(state, request), False), Fraction(1))]
    return [(Answer(request.kind, faces, True), p) for faces, p in all_faces(request.dice, request.more + 1)]


@cache
def all_faces(dice, more):
    """List every result of a roll with its chance; of dice that bring more, those with `more` extra or above as one."""
    die = dice if isinstance(dice, Die) else dice.die
    single = [(die.low + i, Fraction(w, die.sides)) for i, w in enumerate(die.weights)]
    if isinstance(dice, Die):
        return single
    if dice.again is None and not dice.unordered:
        return [(tuple(f for f, _ in r), prod(p for _, p in r)) for r in product(single, repeat=dice.count)]
    thrown = {((), dice.count, 0): Fraction(1)}  # resting faces, dice still owed, extra dice
    for _ in range(dice.count + (more if dice.again is not None else 0)):
        thrown = _one_more_die(thrown, single, dice.again, more)
    return [((dice.again,) * extra + resting, p) for (resting, _, extra), p in thrown.items()]


def _one_more_die(thrown, single, again, more):
    """Throw one of the dice owed; the order of resting faces does not matter, so they are kept sorted."""
    after = {}
    for (resting, owed, extra), chance in thrown.items():
        if owed == 0:
            faces = [((resting, 0, extra), Fraction(1))]
        elif extra < more:
            faces = [((resting, owed, extra + 1) if f == again else (tuple(sorted((*resting, f))), owed - 1, extra), p)
                     for f, p in single]
        else:  # the tail: further extra dice are not told apart, every die owed comes to rest at last
            rest = 1 - sum(p for f, p in single if f == again)
            faces = [((tuple(sorted((*resting, f))), owed - 1, extra), p / rest) for f, p in single if f != again]
        for key, p in faces:
            after[key] = after.get(key, Fraction(0)) + chance * p
    return after


class Unmerged:
    """A table that takes repeated steps like any other part of a rule, and tells more extra dice apart than it must."""

    MORE = 3

    def __init__(self, table):
        self.table = table
        self.state = table.state
        self.test, self.choose, self.tell = table.test, table.choose, table.tell

    def roll(self, kind, dice, *, more=0, **request):
        return self.table.roll(kind, dice, more=more and more + self.MORE, **request)

    def repeat(self, step, value, *args, alike):
        return take_steps(self, step, value, args)


def unmerged(ruleset):
    """Return a ruleset in whose odds nothing goes on together."""
    return replace(ruleset, apply=lambda t, action: ruleset.apply(Unmerged(t), action))


def simulated(ruleset, state, action, random, times):
    """Return outcome -> how often, from throwing dice."""
    counts = {}
    for _ in range(times):
        table = WatchedSampler(ruleset, state.copy(), random)
        with suppress(Decided):
            ruleset.apply(table, action)
        outcome = UNDECIDED if table.outcome is None else table.outcome
        counts[outcome] = counts.get(outcome, 0) + 1
    return counts


def beyond_three_sigma(odds, counts, times):
    """Return the outcomes whose count cannot be told by these odds, with count and expectation."""
    wrong = {}
    for outcome in odds.keys() | counts.keys():
        p = float(odds.get(outcome, 0))
        seen = counts.get(outcome, 0)
        if abs(seen - times * p) > 3 * (times * p * (1 - p)) ** 0.5 + 1:
            wrong[outcome] = (seen, times * p)
    return wrong
