"""Team balance of a game as measured by the laboratory: one short file a game."""

import json
from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

WIDE = 1.96  # standard deviations of an interval of 95 %


class WinRate(NamedTuple):
    """The share of matches won, a draw counting half, with its interval of 95 %."""

    won: float
    low: float
    high: float
    matches: int

    @property
    def is_settled(self) -> bool:
        """Whether the interval excludes an even share."""
        return self.low > 0.5 or self.high < 0.5


class BalanceReport(NamedTuple):
    """Results between equal bots with the default settings."""

    bot: str  # level of both sides
    matches: int
    home: WinRate  # of the home side, in all matches
    turns: float  # of both sides, the median
    teams: Mapping[str, WinRate]  # by key, the strongest first; matches of a team with itself do not count


def win_rate(won: float, matches: int) -> WinRate:
    """Return a share with its interval.

    Args:   won - the mean score, 0 to 1.
    Source: Wilson, Probable Inference, the Law of Succession, and Statistical Inference (1927).
    """
    won, square = round(won, 3), WIDE * WIDE
    middle = (won * matches + square / 2) / (matches + square)
    half = WIDE / (matches + square) * sqrt(won * (1 - won) * matches + square / 4)
    return WinRate(won, round(middle - half, 3), round(middle + half, 3), matches)


def serialize(found: BalanceReport) -> str:
    """Return the file text of a report."""
    teams = ",\n".join(f"  {json.dumps(team)}: {json.dumps(each)}" for team, each in found.teams.items())
    head = json.dumps({"bot": found.bot, "matches": found.matches, "home": found.home, "turns": found.turns})
    return f"{head[:-1]}, \"teams\": {{\n{teams}\n}}}}\n"


def parse(text: str) -> BalanceReport:
    """Parse a file of the laboratory."""
    found = json.loads(text)
    teams = {team: WinRate(*each) for team, each in found["teams"].items()}
    return BalanceReport(found["bot"], found["matches"], WinRate(*found["home"]), found["turns"], teams)
