"""The turn handed over after a line, and the attacks of the others without a roll on the way."""

from typing import Any, NamedTuple

from fracas.analyst.reasons.courses import Course
from fracas.analyst.reasons.places import gap
from fracas.analyst.reasons.reason import Line
from fracas.bots.evaluate import certain_outcome
from fracas.faces.choices import NO_ONE, NOWHERE, TargetedAction
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side

MOST_PASSES = 3  # actions that hand over the turn
NEAREST = 16  # attackers that are weighed
SHORT = 2  # words of an action that is aimed at nobody


class Handover(NamedTuple):
    """A position in which the others are to act, and the actions that lead to it."""

    state: Any
    actions: tuple[Action, ...]
    positions: tuple[Any, ...]


def hand_over(rules: Ruleset, side: Side, course: Course) -> Handover | None:
    """Return the turn of the others after a course, None if only dice or questions lead there."""
    state, actions, positions = course.end, list[Action](), [*course.positions]
    while not rules.is_terminal(state) and rules.to_act(state) == side and len(actions) < MOST_PASSES:
        passing = _passing(rules, state, side)
        if passing is None:
            return None
        actions.append(passing[0])
        state = passing[1]
        positions.append(state)
    is_theirs = not rules.is_terminal(state) and rules.to_act(state) != side
    return Handover(state, (*course.certain, *actions), tuple(positions)) if is_theirs else None


def _passing(rules: Ruleset, state: Any, side: Side) -> tuple[Action, Any] | None:
    """Return the action that ends a turn, or else the one that ends what a player does."""
    ends = []
    for action in rules.legal_actions(state):
        if len(action) > SHORT or not all(isinstance(word, str | int) for word in action):
            continue
        after = certain_outcome(rules, state, action)
        if after is not None and (rules.is_terminal(after) or rules.to_act(after) != side):
            return action, after
        if after is not None and action[0] in ("stop", "rest", "end", "done"):
            ends.append((action, after))
    return next(iter(ends), None)


def attacks(face: Face, game: Game, cell: int) -> list[tuple[int, TargetedAction]]:
    """Return the attacks on a cell of those who are nearest to it."""
    state, legal = game.state, tuple(game.legal_actions())
    near = sorted((who for who in face.actors(state, legal) if who != NO_ONE and face.cell_of(state, who) != NOWHERE),
                  key=lambda who: gap(face, state, face.cell_of(state, who), cell))[:NEAREST]
    return [(who, deed) for who in near for deed in face.move_options(state, legal, who).actions
            if deed.cell == cell and (deed.path is None or deed.path.chance == 1)]


def reply_texts(rules: Ruleset, state: Any, actions: tuple[Action, ...]) -> tuple[Line, Any]:
    """Return an attack in the notation of the game, and the position before it.

    There are no actions if its way is not certain; the attack itself may be.
    """
    found, here = list[str](), state
    for action in actions:
        found.append(rules.action_text(state, action))
        here, after = state, certain_outcome(rules, state, action)
        if after is None:
            break
        state = after
    return (tuple(found) if len(found) == len(actions) else ()), here
