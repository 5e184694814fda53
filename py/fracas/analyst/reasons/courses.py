"""The course of a line: its certain beginning, its first roll, and what its ends are worth."""

from collections.abc import Generator, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.analyst.reasons.reason import Line, RollFact
from fracas.bots.evaluate import certain_outcome, worth
from fracas.bots.streams import EvenDice
from fracas.faces import harms_of, puzzle_aims_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import first_roll, outcome_odds, run_to_first_roll
from fracas.faces.rolls import roll_title
from fracas.kernel.drivers import RandomSource, Sampler
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Event, Fact, Side
from fracas.view.match.odds_slip import FanPiece

TRIES, SHIFT = 36, 0.7  # the first of the dice of the analyst's second look
TARGET, PERIL = "target", "peril"  # what keys of harms begin with
FAILURES = ("flop", "fail")  # tones of outcomes
GREAT = ("s3", "s4")
STOPS = ". "


class Worths(NamedTuple):
    """The worths of the ends of a line, sampled, the best first."""

    listed: tuple[int, ...]
    reached: tuple[frozenset[str], ...]  # the aims and harms that each of them reached on the way

    @property
    def mean(self) -> float:
        """The mean worth."""
        return sum(self.listed) / len(self.listed)

    def split(self, chance: Fraction) -> tuple[float, float]:
        """Return the mean worth of the luckiest share and of the rest."""
        count = min(max(round(chance * len(self.listed)), 1), len(self.listed))
        lucky, rest = self.listed[:count], self.listed[count:]
        return sum(lucky) / len(lucky), sum(rest) / len(rest) if rest else float(min(lucky))

    def share(self, aim: str) -> float:
        """Return the share of samples that reached an aim."""
        return sum(aim in each for each in self.reached) / len(self.reached)

    @property
    def keys(self) -> tuple[str, ...]:
        """All that any of the samples reached."""
        return tuple(sorted(frozenset[str]().union(*self.reached)))

    def stake(self, aim: str) -> float:
        """Return the mean worth of the samples that reached an aim above that of the others."""
        hits = [worth for worth, aims in zip(self.listed, self.reached, strict=True) if aim in aims]
        others = [worth for worth, aims in zip(self.listed, self.reached, strict=True) if aim not in aims]
        if not hits or not others:
            lucky, rest = self.split(Fraction(1, 2))
            return lucky - rest
        return sum(hits) / len(hits) - sum(others) / len(others)


class Course(NamedTuple):
    """A line as far as it is certain, and its first roll."""

    actions: tuple[Action, ...]
    certain: tuple[Action, ...]  # those before the first roll
    positions: tuple[Any, ...]  # before each of them, and where they lead
    roll: RollFact | None
    stops: bool  # whether it comes to a roll
    asks: bool  # whether it comes to a question before, which is answered as usual
    worths: Worths

    @property
    def end(self) -> Any:
        """The position where the certain part leads."""
        return self.positions[-1]

    @property
    def is_passing(self) -> bool:
        """Whether nothing is done but to end a turn, even if dice are rolled then."""
        return len(self.actions) == 1 and (self.is_certain or len(self.actions[0]) == 1)

    @property
    def is_certain(self) -> bool:
        """Whether it rolls nothing."""
        return bool(self.certain) and not self.stops

    @property
    def is_settled(self) -> bool:
        """Whether it rolls and asks nothing, so that its end is known."""
        return self.is_certain and not self.asks


def texts(rules: Ruleset, positions: Sequence[Any], actions: Sequence[Action]) -> Line:
    """Return actions in the notation of the game, each in its own position."""
    return tuple(rules.action_text(state, action) for state, action in zip(positions, actions, strict=False))


def course_of(
    rules: Ruleset, face: Face, state: Any, side: Side, plan: tuple[Action, ...],
) -> Generator[None, None, Course]:
    """Work out the course of a line in small steps."""
    positions, done, at, fact, stops = [state], list[Action](), 0, None, False
    asks = False
    while at < len(plan):
        here = positions[-1]
        if rules.is_terminal(here) or rules.to_act(here) != side:
            break
        at = next_place(rules, here, plan, at)
        if at == len(plan):
            break
        after = certain_outcome(rules, here, plan[at])
        yield
        if after is None:
            run = run_to_first_roll(rules, here, plan[at])
            asks = asks or run.request is None
            after = run.state if run.request is None else None
        if after is None:
            stops = True
            fact = yield from roll_fact(rules, face, positions, done, plan[at])
            break
        done.append(plan[at])
        positions.append(after)
        at += 1
    worths = yield from _worths(rules, face, state, side, plan)
    return Course(plan, tuple(done), tuple(positions), fact, stops, asks, worths)


def roll_fact(
    rules: Ruleset, face: Face, positions: Sequence[Any], done: Sequence[Action], action: Action,
) -> Generator[None, None, RollFact | None]:
    """Return the chance of an action, None if it rolls nothing or nothing about it is known beforehand."""
    state = positions[-1]
    roll = first_roll(rules, state, action)
    if roll is None:
        return None
    fan = yield from outcome_odds(rules, state, action)
    pieces = outcomes(face, roll, fan)
    who = next(iter(face.actors(state, (action,))), NO_ONE)
    deed = next((each for each in face.move_options(state, (action,), who).actions if each.action == action), None) \
        if who != NO_ONE and face.plane is None else None
    return RollFact(texts(rules, positions, done), rules.action_text(state, action), who,
                    face.cell_of(positions[0], who) if who != NO_ONE else NOWHERE,
                    deed.cell if deed is not None else NOWHERE, roll_title(face, state, roll).rstrip(STOPS),
                    success_of(pieces),
                    tuple((piece.text, Fraction(piece.chance)) for piece in pieces if piece.tone in GREAT))


def success_of(pieces: Iterable[FanPiece]) -> Fraction:
    """Return the chance of outcomes that are no failures."""
    return sum((Fraction(piece.chance) for piece in pieces if piece.tone not in FAILURES), Fraction(0))


class AimSampler(Sampler):
    """A table that draws everything and keeps which aims a side reached, and which harms.

    Args: face - of the game, which knows them.
          opponents - who may be harmed.
    """

    __slots__ = ("aims", "harms", "side", "opponents", "reached")

    def __init__(
        self, state: Any, random: RandomSource, rules: Ruleset, face: Face, side: Side, opponents: frozenset[int],
    ) -> None:
        super().__init__(state, random, rules.policy)
        self.aims, self.harms, self.side = puzzle_aims_of(face.key), harms_of(face.key), side
        self.opponents, self.reached = opponents, set[str]()

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        told, s, side = Event(event, facts, rule), self.state, self.side
        self.reached |= {key for key, aim in self.aims.items() if aim.is_reached(s, told, side)}
        self.reached |= {f"{PERIL}:{key}" for key, peril in self.harms.perils.items()
                         if peril.is_reached(s, told, side)}
        self.reached |= {f"{TARGET}:{key}:{who}" for key, harm in self.harms.targets.items()
                         if (who := harm.befalls(s, told)) in self.opponents}


def _worths(
    rules: Ruleset, face: Face, state: Any, side: Side, plan: tuple[Action, ...],
) -> Generator[None, None, Worths]:
    """Sample the ends of a line."""
    judged, found = rules.with_expertise(), []
    opponents = frozenset(face.who_at(state, token.cell) for token in face.tokens(state)
                          if token.side == 1 - side and token.cell >= 0)
    for number in range(TRIES):
        table = AimSampler(state.copy(), EvenDice(number, SHIFT), judged, face, side, opponents)
        _follow(judged, table, side, plan)
        found.append((worth(judged, table.state, side), frozenset(table.reached)))
        yield
        if not table.inputs:
            break
    found.sort(key=lambda each: -each[0])
    return Worths(tuple(each[0] for each in found), tuple(each[1] for each in found))


def _follow(rules: Ruleset, table: Sampler, side: Side, plan: tuple[Action, ...]) -> None:
    """Play a line as far as possible."""
    at = 0
    while at < len(plan):
        rules.apply(table, plan[at])
        at += 1
        is_over = rules.is_terminal(table.state) or rules.to_act(table.state) != side
        at = len(plan) if is_over else next_place(rules, table.state, plan, at)
