"""Turns: the whole movement of a gang, from its first unit to its last, as an expert makes it.

Nothing here is left to chance, as nobody rolls dice while he moves, but for the order to run, which is left out.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from fracas.games.school_fighters import actions
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.bot.initiative import expert_worth
from fracas.games.school_fighters.bot.plans import Plan, plans
from fracas.games.school_fighters.bot.plans_of_experts import expert_plans, formations
from fracas.games.school_fighters.bot.worth import worth
from fracas.games.school_fighters.odds.policy import policy
from fracas.games.school_fighters.space import is_engaged
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.turn import can_act
from fracas.kernel.drivers import Sampler
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.kernel.work import PausingWork


class Turn(NamedTuple):
    """The actions of a gang's movement part so far, and the position after them."""

    made: Plan
    after: State  # with a unit left that could act, or before the part is ended


class CoachView(NamedTuple):
    """A coach's view of the game: his plans and his worth of positions."""

    plans: Callable[[State], Iterable[Plan]]
    worth: Callable[[State, Side], int]


EXPERTLY, USUALLY = CoachView(expert_plans, expert_worth), CoachView(plans, worth)


class FixedDice:
    """Dice with given faces first, all others in the middle."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.numbers = [(face - 0.5) / 6 for face in faces]

    def random(self) -> float:
        """Return the number that makes the next face."""
        return self.numbers.pop(0) if self.numbers else 0.5


def sampler_from(s: State, faces: Sequence[int] = ()) -> Sampler:
    """Return a table on which a position goes on, with the given faces for the next dice."""
    return Sampler(s.copy(), FixedDice(faces), policy)


def is_fresh(s: State) -> bool:
    """Return whether a movement part begins and no unit has acted yet."""
    return s.phase == st.MOVEMENT and s.active == st.NO_UNIT and all(
        s.units[n].moved == st.NOT_YET for n in s.gangs[s.side]
    )


def extend_turn(turn: Turn, plan: Plan) -> Turn:
    """Return a turn with the playable actions of a plan added, without the end of the part."""
    table = sampler_from(turn.after)
    made = list(turn.made)
    for action in plan:
        if action == actions.DONE or not actions.is_legal(table.state, action):
            break
        actions.apply(table, action)
        made.append(action)
    return Turn(tuple(made), table.state)


def complete_turn(turn: Turn, side: Side, manner: CoachView = EXPERTLY) -> PausingWork[Turn]:
    """Return a turn with the best plan, as it is seen, of each unit that is left."""
    while can_act(turn.after):
        best, most = turn, None
        for plan in manner.plans(turn.after):
            yield
            if plan and not is_run(plan[0]) and plan[0] != actions.DONE and actions.is_legal(turn.after, plan[0]):
                tried = extend_turn(turn, plan)
                value = manner.worth(tried.after, side)
                if most is None or value > most:
                    best, most = tried, value
        if most is None:
            return turn
        turn = best
    return turn


def beginnings(turn: Turn) -> Iterator[Plan | None]:
    """Yield the first plans of a gang: nothing together, or all movable units together; Nones as pauses."""
    yield ()
    for plan in formations(turn.after, [n for n in can_act(turn.after) if not is_engaged(turn.after, n)]):
        yield plan or None


def position_after(turn: Turn) -> State | None:
    """Return the position in which the others begin to move, None if they do not, or dice fall before."""
    table = sampler_from(turn.after)
    actions.apply(table, actions.DONE)
    s = table.state
    is_theirs = s.phase == st.MOVEMENT and s.side != turn.after.side and not table.inputs
    return s if is_theirs else None


def is_run(action: Action) -> bool:
    """Return whether an action is the order to run, whose distance is left to dice."""
    return bool(action[0] == "order" and action[2] == "run")
