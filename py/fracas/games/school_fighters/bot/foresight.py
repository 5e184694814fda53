"""Foresight: whole turns of the gang that moves first in a round, weighed by the other gang's answers.

The outlook sees well what comes of a fight, but not whether the others will seek it. Who moves first asks that of them:
their whole movement is played out as an expert would make it and as everybody would, and only then he judges. By the
answer of an expert alone he would be ready for nobody else.
"""

from collections.abc import Iterable, Iterator, Sequence

from fracas.games.school_fighters import actions
from fracas.games.school_fighters.bot.initiative import expert_worth
from fracas.games.school_fighters.bot.plans_of_experts import Plan, unit_plans
from fracas.games.school_fighters.bot.turns import (
    EXPERTLY,
    USUALLY,
    Turn,
    beginnings,
    complete_turn,
    extend_turn,
    is_fresh,
    is_run,
    position_after,
    sampler_from,
)
from fracas.games.school_fighters.state import NO_UNIT, State
from fracas.games.school_fighters.turn import can_act
from fracas.kernel.chance.dice_stream import die_side as pick
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.kernel.work import PausingWork

CHANGES = {5: 16, 10: 2}  # by size of the gangs: of the best turn so far that are tried; ten take ten times as long
_ANSWERS = (EXPERTLY, USUALLY)  # that the others may give; each counts the same
_RUNS = ((2, 3), (4, 5))  # dice of the order to run that are tried: a short way and a long one
_MANY = 10  # units agreed from which on an order is weighed only with what then seems best unit by unit


def weighed_turns(s: State) -> Iterator[tuple[Plan, int] | None] | None:
    """Yield whole turns of the first player with their worth in thousandths of a win, Nones as pauses.

    Returns: None where this is not to be weighed: in other parts, and once somebody has acted.
    """
    return Foresight(s).turns() if is_fresh(s) and s.side == s.first else None


class Foresight:
    """Whole turns of a side, found and weighed.

    Args: s - the position at the beginning of its movement part.
    """

    def __init__(self, s: State) -> None:
        self.start = Turn((), s)
        self.side: Side = s.side
        self.picks = 0  # that were made; they are the same in every match
        self.seen: set[tuple[object, ...]] = set()
        self.best: tuple[int, Turn] | None = None

    def turns(self) -> Iterator[tuple[Plan, int] | None]:
        """Weigh the turns of units one by one or together, with each order or none, then changes of the best."""
        yield from self._weigh_plans(self.start, beginnings(self.start))
        for order in actions.legal_actions(self.start.after):
            if order[0] == "order":
                yield from self._weigh_order(order)
        for _ in range(CHANGES[self.start.after.size]):
            if self.best is not None:
                yield from self._weigh_turn((yield from self._vary_turn(self.best[1])))

    def _weigh_order(self, order: Action) -> Iterator[tuple[Plan, int] | None]:
        """Weigh an order of the Boss."""
        if is_run(order):
            yield from self._weigh_run(order)
            return
        turn = extend_turn(self.start, (order,))
        yield from self._weigh_plans(turn, self._first_plans(turn) if order[2] == "ready" else [()])

    def _weigh_run(self, order: Action) -> Iterator[tuple[Plan, int] | None]:
        """Weigh the order to run by the mean of the best turns after a short and a long run."""
        total = 0
        for faces in _RUNS:
            table = sampler_from(self.start.after, faces)
            actions.apply(table, order)
            turn, most = Turn((order,), table.state), -1000
            for plan in self._first_plans(turn):
                if plan is None:
                    yield None
                    continue
                whole = yield from complete_turn(extend_turn(turn, plan), self.side)
                most = max(most, (yield from self._answered_worth(whole)))
            total += most
        yield (order,), total // len(_RUNS)

    def _first_plans(self, turn: Turn) -> Iterable[Plan | None]:
        """List the first plans of a gang after an order."""
        return [()] if self.start.after.size >= _MANY else beginnings(turn)

    def _weigh_plans(self, turn: Turn, plans: Iterable[Plan | None]) -> Iterator[tuple[Plan, int] | None]:
        """Weigh a turn that goes on with each of some plans, and then as seems best unit by unit."""
        for plan in plans:
            if plan is None:
                yield None
            else:
                yield from self._weigh_turn((yield from complete_turn(extend_turn(turn, plan), self.side)))

    def _weigh_turn(self, turn: Turn) -> Iterator[tuple[Plan, int] | None]:
        """Weigh a whole turn, unless another one led to the same position."""
        key = tuple((unit.at, unit.moved, unit.charged, unit.is_ready, unit.bruises) for unit in turn.after.units)
        if key not in self.seen:
            self.seen.add(key)
            value = yield from self._answered_worth(turn)
            if self.best is None or value > self.best[0]:
                self.best = value, turn
            yield (*turn.made, actions.DONE), value

    def _answered_worth(self, turn: Turn) -> PausingWork[int]:
        """Return the average worth of a whole turn over the answers of the other side."""
        theirs = position_after(turn)
        if theirs is None:
            return expert_worth(turn.after, self.side)
        total = 0
        for manner in _ANSWERS:
            answer = yield from complete_turn(Turn((), theirs), 1 - self.side, manner)
            total += expert_worth(answer.after, self.side)
        return total // len(_ANSWERS)

    def _vary_turn(self, turn: Turn) -> PausingWork[Turn]:
        """Return the turn with another act of one unit, earlier or later, and the others as before if possible."""
        orders = tuple(action for action in turn.made if action[0] == "order")
        acts = [action for action in turn.made if action[0] not in ("order", "activate")]
        if not acts:
            return turn
        who = self._one_of(acts)[1]
        others = [action for action in acts if action[1] != who]
        at, found = acts.index(self._one_of(acts)), extend_turn(self.start, orders)
        for act in others[:at]:
            found = _with(found, act)
        found = _with(found, self._one_of((yield from _ideas(found.after, who))))
        for act in others[at:]:
            found = _with(found, act)
        return (yield from complete_turn(found, self.side))

    def _one_of(self, listed: Sequence[Action]) -> Action:
        self.picks += 1
        return listed[pick("changes", self.picks, len(listed))]


def _ideas(s: State, who: int) -> PausingWork[list[Action]]:
    """List the actions a unit considers."""
    found = []
    for action in unit_plans(s, who, is_near=False):
        yield
        if action:
            found.append(action)
    return found


def _with(turn: Turn, act: Action) -> Turn:
    """Return a turn with an act of a unit, or as it is if that cannot be done any more."""
    s = turn.after
    is_open = s.active == NO_UNIT and act[1] in can_act(s)
    return extend_turn(turn, (("activate", act[1]), act)) if is_open and actions.is_legal(s, act) else turn
