"""Counting silly decisions over the matches of two bots, with the worst of each kind."""

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import NamedTuple

from fracas.bots.match import play_match
from fracas.kernel.game import Game
from fracas.lab.watch import cave_brawl, elfball, school_fighters, street_bowl
from fracas.lab.watch.actions import ActionCount, count_actions
from fracas.lab.watch.stand_offs import StandOff
from fracas.lab.watch.turns import SillyDecision, SillyKind, WatchedTurn, decision_in, turns_of
from fracas.locale import N_

OFTEN = 3  # times that the same players begin a turn in the same places
BOOKS = {
    "elfball": elfball.BOOK, "street_brawl": elfball.BOOK, "cave_brawl": cave_brawl.BOOK,
    "street_bowl": street_bowl.BOOK, "school_fighters": school_fighters.BOOK,
}
"""The kinds of each game; Street Brawl is Elfball with other chapters."""
REPEATED, STANDING_OFF = "repeated", "stand-off"


class SillyCase(NamedTuple):
    """A silly decision with its kind and the bot that made it."""

    bot: str
    kind: str
    decision: SillyDecision


class BotCount(NamedTuple):
    """The silly decisions of one bot."""

    turns: int
    by_kind: dict[str, int]

    def count_ruled_out(self, kinds: Iterable[SillyKind]) -> int:
        """Return the number of decisions that leave no doubt, as the exact odds of the rules settle them."""
        return sum(self.by_kind.get(kind.key, 0) for kind in kinds if kind.is_ruled_out)

    def per_hundred(self, kind: str) -> float:
        """Return the silly decisions of a kind in a hundred turns."""
        return 100 * self.by_kind.get(kind, 0) / self.turns if self.turns else 0.0


def watch_game(game: Game, bots: tuple[str, str]) -> Iterator[SillyCase]:
    """Yield the silly decisions of a match.

    Args: bots - of the sides, home first.
    """
    book = BOOKS[game.ruleset.key]
    seen: Counter[object] = Counter()
    stand_off, turns = StandOff(book), turns_of(game, book.turn_key)
    for number, turn in enumerate(turns):
        yield from (SillyCase(bots[each.side], kind.key, each) for kind in book.kinds for each in kind.find(turn))
        place = (turn.side, book.placement(turn.begin))
        seen[place] += 1
        if seen[place] == OFTEN:
            yield SillyCase(bots[turn.side], REPEATED, _repeated(turn))
        after = turns[number + 1].begin if number + 1 < len(turns) else game.state
        yield from (SillyCase(bots[turn.side], STANDING_OFF, each) for each in stand_off.look(turn, after))


def _repeated(turn: WatchedTurn) -> SillyDecision:
    return decision_in(turn, turn.plies[0], f"Everybody stands where he stood in {OFTEN - 1} earlier turns.", 0.5)


class WatchTask(NamedTuple):
    """A match to be played and watched."""

    number: int
    game: str  # key
    bots: tuple[str, str]  # home, away
    seed: str  # of the dice


class WatchResult(NamedTuple):
    """What the watcher saw in one match."""

    number: int
    turns: tuple[int, int]  # of home and away
    cases: tuple[SillyCase, ...]
    actions: tuple[ActionCount, ...] = ()  # of both sides


def watch_match(task: WatchTask) -> WatchResult:
    """Play a match and watch it; other processes can be sent this function."""
    return watch_played(task, play_match(task.game, *task.bots, task.seed).game)


def watch_played(task: WatchTask, game: Game) -> WatchResult:
    """Watch a match that was played."""
    book = BOOKS[task.game]
    turns = turns_of(game, book.turn_key)
    number = Counter(turn.side for turn in turns)
    actions = count_actions(turns, book.action_kind)
    return WatchResult(task.number, (number[0], number[1]), tuple(watch_game(game, task.bots)), actions)


def watch_tasks(game: str, bots: tuple[str, str], matches: int, seed: str) -> list[WatchTask]:
    """Return the matches of two bots, who change seats after each."""
    seats = (bots, bots[::-1])
    return [WatchTask(number, game, seats[number % 2], f"{seed}-{number}") for number in range(matches)]


def kinds_of(game: str) -> tuple[SillyKind, ...]:
    """Return the kinds of a game, those of several turns last."""
    title = N_("a turn in which nothing is done, after four others of either side")
    return (*BOOKS[game].kinds,
            SillyKind(REPEATED, N_("the same position for the third time"), _in_no_turn),
            *([SillyKind(STANDING_OFF, title, _in_no_turn)] if BOOKS[game].ways else []))


def _in_no_turn(_turn: WatchedTurn) -> Iterator[SillyDecision]:
    yield from ()


def count_by_bot(tasks: list[WatchTask], results: list[WatchResult]) -> dict[str, BotCount]:
    """Return the counts of each bot over matches.

    Args: tasks - of all results, in the order of their numbers.
    """
    turns: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = {}
    for result in results:
        for bot, number in zip(tasks[result.number].bots, result.turns, strict=True):
            turns[bot] += number
            kinds.setdefault(bot, Counter())
        for case in result.cases:
            kinds[case.bot][case.kind] += 1
    return {bot: BotCount(turns[bot], dict(counted)) for bot, counted in kinds.items()}


def worst_cases(results: list[WatchResult], most: int) -> dict[str, list[SillyCase]]:
    """Return the worst cases of each kind, the worst first."""
    by_kind: dict[str, list[SillyCase]] = {}
    for result in results:
        for case in result.cases:
            by_kind.setdefault(case.kind, []).append(case)
    return {kind: nlargest(most, cases, key=lambda case: case.decision.loss) for kind, cases in by_kind.items()}
