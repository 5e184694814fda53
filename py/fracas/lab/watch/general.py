"""Kinds of silly decisions that can be told from a game's plans and judgement alone."""

from collections.abc import Iterator
from typing import Any

from fracas.bots.evaluate import certain_outcome, worth
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side
from fracas.lab.watch.turns import SillyDecision, SillyKind, WatchedTurn, decision_in
from fracas.locale import N_

IDLE = frozenset("end face done hold activate declare stop".split())  # kinds of actions that bring nothing about
ENDS = frozenset(("end", "done"))
GAIN = 40  # thousandths of a win that a certain plan has to bring more than what was done
MOST_PLANS = 60  # that are followed from the beginning of a turn


def end_of_plan(rules: Ruleset, state: Any, side: Side, plan: tuple[Action, ...]) -> Any:
    """Return the position after a plan that nothing is left to chance in, None for any other."""
    for action in plan:
        if rules.is_terminal(state) or rules.to_act(state) != side or not rules.is_legal(state, action):
            break
        state = certain_outcome(rules, state, action)
        if state is None:
            return None
    return state


def best_certain_plan(rules: Ruleset, state: Any, side: Side) -> tuple[int, tuple[Action, ...]]:
    """Return the best plan without chance and its worth in thousandths of a win.

    Returns: an empty plan if there is none.
    """
    found: tuple[int, tuple[Action, ...]] = (-1001, ())
    followed = 0
    for plan in rules.plans(state):
        if not plan:
            continue
        followed += 1
        if followed > MOST_PLANS:
            break
        end = end_of_plan(rules, state, side, plan)
        if end is not None:
            found = max(found, (worth(rules, end, side), plan), key=lambda each: each[0])
    return found


def find_idle_turn(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn in which nothing was done though a plan without any risk gained something."""
    if all(action[0] in IDLE for action in turn.actions):
        done = end_of_plan(turn.rules, turn.begin, turn.side, turn.actions)
        if done is not None:
            yield from _gain_passed_up(turn, turn.plies[0], done, "Did nothing")


def find_gain_left(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn ended after something was done, though a plan without any risk still gained something."""
    last = turn.plies[-1]
    if last.action[0] in ENDS and any(action[0] not in IDLE for action in turn.actions):
        done = end_of_plan(turn.rules, last.before, turn.side, (last.action,))
        if done is not None:
            yield from _gain_passed_up(turn, last, done, "Ended the turn")


def _gain_passed_up(turn: WatchedTurn, ply: Ply, done: Any, deed: str) -> Iterator[SillyDecision]:
    """Yield the best plan without any risk if everybody and an expert judge it much better."""
    rules, before, side = turn.rules, ply.before, turn.side
    value, plan = best_certain_plan(rules, before, side)
    gained = value - worth(rules, done, side)
    if gained >= GAIN and rules.expert is not None:
        end = end_of_plan(rules, before, side, plan)
        gained = min(gained, worth(rules.with_expertise(), end, side) - worth(rules.with_expertise(), done, side))
    if gained >= GAIN:
        text = rules.action_text(before, plan[0])
        sentence = f"{deed}; {text} and on, without a roll, is worth {gained / 10:.1f} % of a win more."
        yield decision_in(turn, ply, sentence, gained / 1000)


IDLE_TURN = SillyKind("idle", N_("a turn without an action, though a safe gain was there"),
                      find_idle_turn)
GAIN_LEFT = SillyKind("gain-left", N_("a turn ended, though a safe gain was left"), find_gain_left)
