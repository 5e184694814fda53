"""A league match at a table: tracked from its fixture on, entered with experience, injuries and deaths."""

import pytest

from fracas.league.create import NewTeam, create_league
from fracas.league.model import HUMAN, ROUND_ROBIN, TYPED
from tests.page.at_table import mark, tap
from tests.page.league_pages import league, opened

TEAMS = {"elfball": ("timberline-elves", "orcs"), "street_brawl": ("timberline-elves", "orcs"),
         "cave_brawl": ("exiles", "cavemen"), "street_bowl": ("human", "orc"), "school_fighters": ("mixed", "mob")}
OPTIONS = {"elfball": {"goals": 1, "careers": "yes"}, "street_brawl": {"goals": 1, "careers": "yes"},
           "cave_brawl": {"target": 1}, "street_bowl": {}, "school_fighters": {}}
OF_ELVES = (("Face-off won", "side", 0), ("On the field", "whom", 2), ("Career over", "whom", 15), ("Goal", "whom", 0))
MATCHES = {  # what happens at the table; points, what of it careers note, casualties and figures
    "elfball": (OF_ELVES, (1, 0), ("m.1+2.3+1", "m.4x"), (0, 0), {"goals", "experience"}),
    "street_brawl": (OF_ELVES, (1, 0), ("m.1+2.3+1", "m.4x"), (0, 0), {"goals", "experience"}),
    "cave_brawl": (
        (("Gets the ball first", "side", 0), ("Ball handed out",), ("Dies", "whom", 10), ("Point", "whom", 1)),
        (1, 0), None, (0, 0), {"points"}),
    "street_bowl": (
        (("Kicks off", "side", 0), ("Touchdown", "whom", 12), ("Dead", "whom", 2), ("Concede", "whom-side", 0)),
        (0, 2), ("", ""), (0, 1), set()),
    "school_fighters": (
        (("Goes first", "side", 0), ("Hits in one attack", "whom", 6), ("Knocked out", "whom", 5),
         ("Concede", "whom-side", 1)), (1, 0), ("", ""), (0, 0), set()),  # nobody says whose hits they were
}


def at_table(game):
    """Return the tracker of the first match of a league."""
    joining = [NewTeam(name, HUMAN, team) for name, team in zip("AB", TEAMS[game], strict=True)]
    page = opened(create_league(game, "Cellar", joining, ROUND_ROBIN, "table", OPTIONS[game]))
    page.do("fixture", "r1.1")
    assert "fixture-table" in page.text("sheets")
    page.do("fixture-table", "r1.1")
    return page


def test_a_match_at_the_table_goes_into_its_league_with_experience_and_injuries():
    page = at_table("elfball")
    home = 1 - int(page.shell.screen.model.game.tags["Home"].startswith("timberline"))  # who is at home, the draw says
    for do, arg in (
        ("mark-side", mark(page, "Face-off won") + f" {home}"), ("mark", mark(page, "On the field")), ("whom", "2"),
        ("mark", mark(page, "Career over")), ("whom", "15"), ("mark", mark(page, "Goal")), ("whom", "0"),
    ):
        tap(page, do, arg)
    assert "Enter in the league" in page.text("screen-companion")
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


@pytest.mark.parametrize("game", MATCHES)
def test_what_was_written_down_at_the_table_of_every_game_is_in_its_league(game):
    happens, points, notes, casualties, figures = MATCHES[game]
    page = at_table(game)
    for label, *second in happens:
        if second[:1] == ["side"]:
            tap(page, "mark-side", f"{mark(page, label)} {second[1]}")
        else:
            tap(page, "mark", mark(page, label))
            for do, arg in [second] if second else ():
                tap(page, do, str(arg))
    tap(page, "to-league")
    result = league(page).season.results["r1.1"]
    assert (result.points, result.casualties, result.source) == (points, casualties, TYPED)
    assert {figure.name for figure in result.figures} == figures
    assert notes is None or result.notes == notes


@pytest.mark.parametrize("game", TEAMS)
def test_league_matches_can_be_tracked(game):
    page = at_table(game)
    assert page.app.address.startswith("#/companion/")
    assert page.shell.screen.model.game.tags["Fixture"] == "r1.1"
