"""A league match at a table: tracked from its fixture on, entered with experience, injuries and deaths."""

import pytest

from fracas.league.founding import Newcomer, new_league
from fracas.league.model import HUMAN, ROUND_ROBIN, TYPED
from tests.page.league_pages import league, opened
from tests.page.test_companion import mark, tap

TEAMS = {"elfball": ("timberline-elves", "orcs"), "cave_brawl": ("exiles", "cavemen"),
         "street_bowl": ("human", "orc")}
OPTIONS = {"elfball": {"goals": 1, "careers": "yes"}, "cave_brawl": {"target": 1}, "street_bowl": {}}


def at_table(game):
    """Return the tracker of the first match of a league."""
    joining = [Newcomer(name, HUMAN, team) for name, team in zip("AB", TEAMS[game], strict=True)]
    page = opened(new_league(game, "Cellar", joining, ROUND_ROBIN, "table", OPTIONS[game]))
    page.do("fixture", "r1.1")
    assert "fixture-table" in page.text("sheets")
    page.do("fixture-table", "r1.1")
    return page


def test_a_match_at_the_table_goes_into_its_league_with_experience_and_injuries():
    page = at_table("elfball")
    home = 1 - int(page.shell.screen.game.tags["Home"].startswith("timberline"))  # who is at home, the draw says
    for do, arg in (
        ("mark-side", mark(page, "Face-off won") + f" {home}"), ("mark", mark(page, "On the field")), ("whom", "2"),
        ("mark", mark(page, "Career over")), ("whom", "15"), ("mark", mark(page, "Goal")), ("whom", "0"),
    ):
        tap(page, do, arg)
    assert "Into the league" in page.text("screen-companion")
    tap(page, "to-league")
    assert page.door.address.startswith("#/league/")
    result = league(page).season.results["r1.1"]
    assert (result.points, result.source) == ((1, 0), TYPED)
    assert ("1+2" in result.notes[0], "3+1" in result.notes[0], "4x" in result.notes[1]) == (True, True, True)
    assert [figure[:3] for figure in result.figures if figure.name == "goals"] == [(0, 0, "goals")]


def test_a_result_is_entered_once():
    page = at_table("elfball")
    table = page.app.address
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Goal")), ("whom-side", "1")):
        tap(page, do, arg)
    tap(page, "to-league")
    assert league(page).season.results["r1.1"].points == (0, 1)
    page.go(table)
    tap(page, "to-league")
    assert page.app.address == table and "Not entered" in page.text("notices")


@pytest.mark.parametrize("game", TEAMS)
def test_league_matches_can_be_tracked(game):
    page = at_table(game)
    assert page.app.address.startswith("#/companion/")
    assert page.shell.screen.game.tags["Fixture"] == "r1.1"
