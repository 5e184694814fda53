"""The match report in figures: box score, and luck of the dice against expectation.

What is counted the game says (`StatsSpec`).
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.chance.dice_audit import DiceAudit, audit_dice
from fracas.kernel.contracts.stats import Averages, StatsSpec, value_range
from fracas.kernel.dice import Dice
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Rolled, Side
from fracas.locale import _


class BoxScoreLine(NamedTuple):
    """One player, or the whole team."""

    shirt: int  # 1 = the first, 0 = the whole team
    name: str
    figures: tuple[int, ...]  # in the order of the columns


class RollLuck(NamedTuple):
    """One kind of roll of one side."""

    kind: str
    title: str
    side: Side
    rolled: int
    expected: Fraction
    actual: int

    @property
    def gain(self) -> Fraction:
        """How much more there was than expected."""
        return self.actual - self.expected


@dataclass
class MatchReport:
    """A match in figures."""

    teams: tuple[str, str]
    score: tuple[int, int]
    columns: tuple[str, ...]  # labels of the figures
    players: tuple[list[BoxScoreLine], list[BoxScoreLine]]  # who did anything, by side; the last line is the whole team
    grade: DiceAudit  # how far the dice can be checked
    is_over: bool
    luck: list[RollLuck] = field(default_factory=list)  # by kind in the order of the first roll, home before away
    has_challenges: bool = False  # whether there were any, which count as they were first thrown


def build_report(game: Game, counting: StatsSpec, teams: tuple[str, str] | None = None) -> MatchReport:
    """Return the report of a match, over or not.

    Args: teams - what they are called; None = as their game calls them.
    """
    keys = list(counting.figures)
    done: dict[tuple[Side, int], dict[str, int]] = {}
    for side, shirt, key, times in counting.count(game):
        done.setdefault((side, shirt), {})[key] = times
    players = tuple(_lines(side, names, done, keys) for side, names in enumerate(counting.players(game.state)))
    columns = tuple(_(label) for label in counting.figures.values())
    return MatchReport(
        teams or counting.teams(game.state), counting.score(game.state), columns,
        (players[0], players[1]), audit_dice(game), game.is_terminal(),
        luck_by_roll(game, counting), _has_challenges(game),
    )


def _has_challenges(game: Game) -> bool:
    """Return whether dice were thrown that bring more dice and may be thrown again."""
    rolls = (event.facts[0].request for event in game.events if event.facts and isinstance(event.facts[0], Rolled))
    return any(isinstance(roll.dice, Dice) and roll.dice.again is not None for roll in rolls)


def _lines(
    side: Side, names: Sequence[str], done: Mapping[tuple[Side, int], Mapping[str, int]], keys: Sequence[str],
) -> list[BoxScoreLine]:
    """Return a line for everybody who did anything, and one for the team."""
    lines = [
        BoxScoreLine(shirt + 1, name, tuple(did.get(key, 0) for key in keys))
        for shirt, name in enumerate(names) if (did := done.get((side, shirt)))
    ]
    whole = tuple(sum(line.figures[place] for line in lines) for place in range(len(keys)))
    return [*lines, BoxScoreLine(0, _("Team"), whole)]


def weighable_throws(game: Game, counting: StatsSpec) -> Iterator[tuple[Roll, int, Fraction]]:
    """Yield each throw with a value: the roll, its value and its average."""
    averages = Averages(counting)
    for event in game.events:
        rolled = event.facts[0] if event.kind == "roll" else None
        if not isinstance(rolled, Rolled):
            continue
        roll, value = rolled.request, counting.value(rolled.request, rolled.faces)
        if value is None:
            continue
        yield roll, value, averages.of(roll)


def luck_by_roll(game: Game, counting: StatsSpec) -> list[RollLuck]:
    """Return the actual and the exactly expected count of every kind of roll.

    A challenge counts as it was first thrown: dice thrown again afterwards are another matter.
    """
    found: dict[tuple[str, Side], RollLuck] = {}
    for roll, value, average in weighable_throws(game, counting):
        side = counting.side(game.state, roll)
        old = found.get((roll.kind, side)) or RollLuck(roll.kind, counting.title(roll), side, 0, Fraction(0), 0)
        found[roll.kind, side] = old._replace(
            rolled=old.rolled + 1, expected=old.expected + average, actual=old.actual + value)
    order = list(dict.fromkeys(kind for kind, _side in found))
    return sorted(found.values(), key=lambda luck: (order.index(luck.kind), luck.side))


def report_json(report: MatchReport) -> dict[str, Any]:
    """Return a report as one object for programs; expected figures are fractions."""
    return {
        "teams": [*report.teams], "score": [*report.score], "columns": [*report.columns],
        "players": [[{"shirt": line.shirt, "name": line.name, "figures": [*line.figures]} for line in lines]
                    for lines in report.players],
        "dice": report.grade.key, "by_hand": report.grade.by_hand,
        "luck": [{"kind": luck.kind, "title": luck.title, "side": luck.side, "rolled": luck.rolled,
                  "expected": str(luck.expected), "actual": luck.actual} for luck in report.luck],
    }



class Honour(NamedTuple):
    """The best player of a match."""

    side: Side
    line: BoxScoreLine
    done: tuple[tuple[str, int], ...]  # labels of what he did and how often


def best_player(game: Game, counting: StatsSpec) -> Honour | None:
    """Return the player with most honours, by side and shirt if equal; None if there is none."""
    names, found = counting.players(game.state), []
    done: dict[tuple[Side, int], dict[str, int]] = {}
    for side, shirt, key, times in counting.count(game):
        done.setdefault((side, shirt), {})[key] = times
    for (side, shirt), did in done.items():
        points = sum(counting.honours.get(key, 0) * times for key, times in did.items())
        found.append((-points, side, shirt))
    points, side, shirt = min(found, default=(0, 0, 0))
    if not points:
        return None
    did = done[side, shirt]
    honoured = sorted((key for key in counting.honours if did.get(key)), key=lambda key: -counting.honours[key])
    line = BoxScoreLine(shirt + 1, names[side][shirt], tuple(did.get(key, 0) for key in counting.figures))
    return Honour(side, line, tuple((_(counting.figures[key]), did[key]) for key in honoured))


def luck_gains(game: Game, counting: StatsSpec) -> Generator[None, None, tuple[Fraction, Fraction]]:
    """Work out how many throws more than expected came out well for either side, throw by throw.

    A throw for which nothing is needed counts by the part of its way from the worst to the best.
    """
    gained = [Fraction(0), Fraction(0)]
    for roll, value, average in weighable_throws(game, counting):
        side = counting.side(game.state, roll)
        if side in (0, 1):
            gained[side] += (value - average) / value_range(roll)
        yield
    return gained[0], gained[1]
