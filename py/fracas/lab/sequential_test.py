"""Two bots against each other, pair by pair, until the sequential test is settled."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fracas.kernel.chance.dice_stream import die_side as side_of_die
from fracas.kernel.ruleset import Ruleset
from fracas.lab.executors import GameExecutor, Play
from fracas.lab.journal import Journal
from fracas.lab.luck import AdjustedScore, adjusted_score
from fracas.lab.paired_games import Contestant, GameResult, PairedGame
from fracas.lab.sprt import OPEN, SCORES, Hypotheses, Measurement, measurement

WIN = 1000  # thousandths


class BotMeeting(NamedTuple):
    """The plan of a measurement: two bots at a game, with teams that change from pair to pair."""

    game: str
    bots: tuple[str, str]
    seed: str
    teams: tuple[str, ...] = ()  # of which each pair draws two, which may be the same
    options: Mapping[str, Any] = {}
    is_mirrored: bool = False  # both sides of a pair have the same team, so that less hangs on the teams
    weighs_luck: bool = False  # whether what the dice gave is reckoned

    def paired_game(self, number: int) -> PairedGame:
        """Return a paired game; 2n and 2n+1 share the dice, with the bots' seats exchanged."""
        pair = number // 2
        home, away = (self._team(pair, 0 if self.is_mirrored else side) for side in (0, 1))
        first, second = self.bots[::-1] if number % 2 else self.bots
        return PairedGame(number, self.game, (Contestant(first, home), Contestant(second, away)),
                          f"{self.seed}/{pair}/dice",
                    f"{self.seed}/{number}/thoughts", self.options, self.weighs_luck)

    def _team(self, pair: int, side: int) -> str:
        return self.teams[side_of_die(f"{self.seed}/teams/{side}", pair, len(self.teams))] if self.teams else ""


def bot_meeting(
    rules: Ruleset, bots: tuple[str, str], seed: str, options: Mapping[str, Any], is_mirrored: bool = False,
    weighs_luck: bool = False,
) -> BotMeeting:
    """Return the meeting of two bots over all teams of a game."""
    return BotMeeting(rules.key, bots, seed, rules.teams, options, is_mirrored, weighs_luck)


class SequentialTest:
    """Judges the pairs of a measurement in their order, as far as they are there.

    Not in the order in which they end: so the verdict is the same however many processes play and however often the
    run is killed, and short matches do not come before long ones.

    Args: gate - the question.
          most - pairs that are played.
          to_the_end - whether all of them are, although it is settled before.
    """

    def __init__(self, gate: Hypotheses, most: int, to_the_end: bool = False) -> None:
        self.gate = gate
        self.most = most
        self.to_the_end = to_the_end
        self.counts = [0] * len(SCORES)
        self.now = measurement(self.counts, gate)

    @property
    def is_over(self) -> bool:
        """Whether nothing more has to be played."""
        return self.now.pairs >= self.most or (self.now.verdict != OPEN and not self.to_the_end)

    def update(self, results: Mapping[int, GameResult]) -> Measurement:
        """Judge the pairs that are complete by now."""
        while not self.is_over and (halves := half_points(results, self.now.pairs)) is not None:
            self.counts[halves] += 1
            self.now = measurement(self.counts, self.gate)
        return self.now


def half_points(results: Mapping[int, GameResult], pair: int) -> int | None:
    """Return the half points of the first bot in a pair, None while one of the two matches is missing."""
    first, second = results.get(2 * pair), results.get(2 * pair + 1)
    return None if first is None or second is None else 2 + first.home - second.home


def luck_adjusted_score(results: Mapping[int, GameResult], pairs: int) -> AdjustedScore | None:
    """Return the first bot's score without its luck; None if there are few pairs or luck is unknown."""
    found = []
    for pair in range(pairs):
        first, second, halves = results[2 * pair].luck, results[2 * pair + 1].luck, half_points(results, pair)
        if first is None or second is None or halves is None:
            return None
        found.append((halves / 4, (first - second) / WIN / 4))
    return adjusted_score(found)


def run_test(what: BotMeeting, test: SequentialTest, journal: Journal, executor: GameExecutor,
             play: Play) -> Iterator[Measurement]:
    """Play pairs until the test is over.

    Returns: an iterator of how it stands, at first and after each result that came.
    """
    yield test.update(journal.results)
    if test.is_over:
        return
    for result in executor(play, (what.paired_game(n) for n in range(2 * test.most) if n not in journal.results)):
        journal.add(result)
        yield test.update(journal.results)
        if test.is_over:
            return
