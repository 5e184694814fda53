"""Tables for spreadsheets."""

import csv
import io

from fracas.league.create import NewTeam, create_league
from fracas.league.export import FIXTURES_HEAD, as_csv, fixture_rows, table_head, table_rows
from fracas.league.model import BRACKET
from fracas.league.results import fixture_name
from tests.league.leagues import fill, league_of


def test_a_table_and_its_fixtures_are_written_for_spreadsheets():
    league = league_of(4)
    fill(league)
    table = list(csv.reader(io.StringIO(as_csv(table_head(league), table_rows(league, league.season)))))
    assert table[0] == list(table_head(league)) and [row[0] for row in table[1:]] == ["1", "2", "3", "4"]
    fixtures = list(csv.reader(io.StringIO(as_csv(FIXTURES_HEAD, fixture_rows(league, league.season)))))
    assert len(fixtures) == 8 and {len(row) for row in fixtures} == {8} and fixtures[-1][1] == "Championship match"


def test_a_name_that_looks_like_a_formula_is_made_harmless():
    joining = [NewTeam("=1+1", "human", "mob"), NewTeam('a "b", c', "human", "mob")]
    league = create_league("school_fighters", "L", joining, BRACKET, "s")
    cells = {row[1] for row in csv.reader(io.StringIO(as_csv(table_head(league), table_rows(league, league.season))))}
    assert cells == {"Team", "'=1+1", 'a "b", c'}


def test_fixtures_have_names():
    names = [fixture_name(key) for key in ("r3.2", "k1.4", "final")]
    assert names == ["Round 3, match 2", "Knock-out round 1, match 4", "Championship match"]
