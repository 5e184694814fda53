"""The table of actions: by kind the turns it was legal, planned by an expert and done in.

An attack or throw after a step is a kind of its own besides, and so are a charge by several and the feats of a game.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fracas.bots.match import play_match
from fracas.kernel.ruleset import Action
from fracas.lab.lines_file import LinesFile
from fracas.lab.watch.turns import WatchBook, WatchedTurn, turns_of
from fracas.lab.watch.watcher import BOOKS, WatchTask

STEPS = frozenset(("step", "walk"))
CHARGE, AFTER_STEP = "charge", " after a step"


class PlanCount(NamedTuple):
    """The turns of both sides in which a kind of action was legal, planned by an expert, and done."""

    kind: str
    legal: int
    planned: int
    done: int


class PlansResult(NamedTuple):
    """The counts of one match."""

    number: int
    counts: tuple[PlanCount, ...]


def kinds_in(book: WatchBook, before: Any, actions: Iterable[Action]) -> Iterator[str]:
    """Yield the kinds of some actions in a row, and of attacks after a step or by several.

    Args: before - the position before the first of them.
    """
    stepped, chargers = -1, set[int]()
    for action in actions:
        kind, who = book.action_kind(before, action), _player_in(action)
        yield kind
        if action[0] in book.deeds and who == stepped:
            yield f"{kind}{AFTER_STEP}"
        if kind == CHARGE and who not in chargers:
            chargers.add(who)
            if len(chargers) == 2:
                yield f"{kind} by several"
        stepped = who if action[0] in STEPS or who == stepped else -1


def _player_in(action: Action) -> int:
    """Return the player of an action, -1 if it is nobody's."""
    return action[1] if len(action) > 1 and isinstance(action[1], int) else -1


def count_plans(turns: Iterable[WatchedTurn], book: WatchBook) -> tuple[PlanCount, ...]:
    """Count the kinds of actions over turns."""
    legal, planned, done = Counter[str](), Counter[str](), Counter[str]()
    for turn in turns:
        acted = {*kinds_in(book, turn.begin, turn.actions), *(feat.kind for feat in book.feats if feat.is_done(turn))}
        offered = {*_offered_in(turn, book)}
        thought = {*_planned_in(turn, book)}
        done.update(acted)
        planned.update(thought)
        legal.update(acted | offered | thought)
    return tuple(PlanCount(kind, legal[kind], planned[kind], done[kind]) for kind in sorted(legal))


def _offered_in(turn: WatchedTurn, book: WatchBook) -> Iterator[str]:
    """Yield the kinds of actions and attacks after a step that were legal in a turn, and its possible feats."""
    last: Action = ("",)
    for ply in turn.plies:
        for action in turn.rules.legal_actions(ply.before):
            kind = book.action_kind(ply.before, action)
            yield kind
            if action[0] in book.deeds and last[0] in STEPS and _player_in(action) == _player_in(last):
                yield f"{kind}{AFTER_STEP}"
        last = ply.action
    yield from (feat.kind for feat in book.feats if feat.is_open(turn))


def _planned_in(turn: WatchedTurn, book: WatchBook) -> Iterator[str]:
    """Yield the kinds of actions and the feats in an expert’s plans at each action of a turn."""
    expert = turn.rules.with_expertise()
    for ply in turn.plies:
        for plan in filter(None, expert.plans(ply.before)):
            yield from kinds_in(book, ply.before, plan)
            yield from (feat.kind for feat in book.feats if feat.is_in(ply.before, plan))


def plans_in_match(task: WatchTask) -> PlansResult:
    """Play a match and count what was planned in it; other processes can be sent this function."""
    book, played = BOOKS[task.game], play_match(task.game, *task.bots, task.seed)
    return PlansResult(task.number, count_plans(turns_of(played.game, book.turn_key), book))


def sum_plans(results: Iterable[PlansResult]) -> tuple[PlanCount, ...]:
    """Return the sums of counts, the kind that is planned most seldom first."""
    sums: dict[str, PlanCount] = {}
    for result in results:
        for kind, *more in result.counts:
            seen = sums.get(kind, PlanCount(kind, 0, 0, 0))
            sums[kind] = PlanCount(kind, *(a + b for a, b in zip(seen[1:], more, strict=True)))
    return tuple(sorted(sums.values(), key=lambda each: (each.planned / max(1, each.legal), each.kind)))


class PlansFile(LinesFile[PlansResult]):
    """The counts of one measurement.

    Args:   path - the file; None = kept in memory alone.
            tasks - all matches.
    Raises: DamagedText naming a file that holds something else.
    """

    def __init__(self, path: Path | None, tasks: list[WatchTask]) -> None:
        first = tasks[0]
        super().__init__(path, {"plans": first.game, "bots": [*first.bots], "seed": first.seed}, plans_result_in)


def plans_result_in(line: str) -> PlansResult:
    """Return the result of a line.

    Raises: ValueError or TypeError if it holds none.
    """
    number, counts = json.loads(line)
    return PlansResult(int(number), tuple(PlanCount(str(kind), int(legal), int(planned), int(done))
                                          for kind, legal, planned, done in counts))
