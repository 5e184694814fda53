"""Leagues: seasons of fixtures, tables, brackets and careers, for every game and without knowing any.

`model` has the records, `schedule` who meets whom, `course` what became of it, `standings` the table, `founding` new
leagues and seasons, `entering` results, `careers` what matches do to teams, `histories` players and top lists,
`simulation` bots that play the rest, `files` the file, `merging` two devices, `export` tables for spreadsheets.
"""

from fracas.league.course import champion, line_at, lines, standings
from fracas.league.entering import enter, result_of, typed_result, withdraw
from fracas.league.files import read_league, write_league
from fracas.league.founding import new_league, next_season
from fracas.league.merging import merge
from fracas.league.model import HUMAN, PLANS, Entry, Fixture, League, Result, Season
from fracas.league.simulation import Progress, match_of, simulate

__all__ = [
    "HUMAN", "PLANS", "Entry", "Fixture", "League", "Progress", "Result", "Season", "champion", "enter", "line_at",
    "lines", "match_of", "merge", "new_league", "next_season", "read_league", "result_of", "simulate", "standings",
    "typed_result", "withdraw", "write_league",
]
