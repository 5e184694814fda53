"""The file of a league: it comes back as it went, and nothing damaged or made up comes in."""

import json
import random
from pathlib import Path

import pytest

from fracas.kernel.errors import DamagedText, InvalidNotation
from fracas.league.create import NewTeam, change_entries, start_next_season
from fracas.league.files import FORMAT, checksum, read_league, write_league
from fracas.league.matchups import OPEN, champion, matchups
from fracas.league.model import BRACKET, ROUND_ROBIN, SEASON, Season
from fracas.league.results import typed_result, withdraw
from fracas.league.schedule import round_robin
from tests.league.leagues import fill, league_of, steps_of
from tests.sample import sample

DAMAGED = sample(300, 1000)  # files of either kind
NASTY = (
    None, True, -1, 10**14, "", "x" * 200, "a\u202eb", "\x00", "<script>", [], {}, [[]], "t1", "human", "final", "r1.1",
    "home", 0, 1, 2, "school_fighters", "cave_brawl", "mob", "__class__", "r99.1",
)


def a_season_and_a_half(plan=SEASON):
    league = league_of(4, plan, "human")
    fill(league)
    start_next_season(league)
    fill(league, 2)
    withdraw(league, 1)
    return league


def signed(body):
    return json.dumps({"fracas": "league", "format": FORMAT, "checksum": checksum(body), "league": body})


@pytest.mark.parametrize("plan", [SEASON, ROUND_ROBIN, BRACKET])
def test_a_league_comes_back_as_it_went(plan):
    league = a_season_and_a_half(plan)
    assert read_league(write_league(league)) == league


def test_a_changed_letter_is_found_by_the_checksum():
    file = write_league(a_season_and_a_half())
    with pytest.raises(DamagedText, match="cut or altered"):
        read_league(file.replace("Test league", "Best league"))


def refused(file):
    """Return the sentence a file is refused with, "" if it is read."""
    try:
        read_league(file)
    except ValueError as error:
        assert "\n" not in str(error) and len(str(error)) < 400
        return str(error)
    return ""


def test_damaged_files_are_refused_or_mean_the_same():
    league = a_season_and_a_half()
    file = write_league(league)
    chance = random.Random("damage")
    for _case in range(DAMAGED):
        at = chance.randrange(len(file))
        cut = chance.choice((1, 1, 1, 30, len(file)))
        damaged = file[:at] + chance.choice(("", "0", '"', "[", "}", "é", "\ud800")) + file[at + cut:]
        assert refused(damaged) or read_league(damaged) == league
    for _case in range(DAMAGED):
        body = json.loads(file)["league"]
        for _change in range(chance.choice((1, 1, 2))):
            _spoil(body, chance)
        text = signed(body)
        assert refused(text) or read_league(write_league(read_league(text))) == read_league(text)


def _spoil(node, chance):
    """Change one place somewhere in a tree."""
    while isinstance(node, dict | list) and node:
        key = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.15:
            deed = chance.random()
            if deed < 0.15:
                del node[key]
            elif deed < 0.25 and isinstance(node, dict):
                node[chance.choice(("extra", "season", "fingerprint", "notes", "figures"))] = chance.choice(NASTY)
            else:
                node[key] = chance.choice(NASTY)
            return
        node = node[key]


@pytest.mark.parametrize(("change", "part"), [
    (lambda b: b.update(extra=1), "unknown field: “extra”"),
    (lambda b: b.pop("plan"), "lacks the field “plan”"),
    (lambda b: b.update(game="chess"), "There is no game “chess”"),
    (lambda b: b.update(plan="cup"), "“cup”"),
    (lambda b: b.update(options={"x": 1}), "“x”"),
    (lambda b: b.update(name="a\u202eb"), "cannot be seen"),
    (lambda b: b.update(name="a" * 41), "has 41 letters"),
    (lambda b: b["seasons"][0]["teams"][0].update(coach="deep-blue"), "“deep-blue”"),
    (lambda b: b["seasons"][0]["teams"][0].update(key="t2"), "twice"),
    (lambda b: b["seasons"][0]["teams"][0].update(name="b"), "Two teams are called “B”"),
    (lambda b: b["seasons"][0]["results"][0].update(fixture="r7.1"), "“r7.1”, which does not exist"),
    (lambda b: b["seasons"][0]["results"][0].update(teams=[1, 0]), "does not exist between these teams"),
    (lambda b: b["seasons"][0]["results"][0].update(by="guessed"), "“home guessed”|“away guessed”|“draw guessed”"),
    (lambda b: b["seasons"][0]["results"][0].update(figures=[[0, 0, "goals", 1]]), "nobody counts: “goals”"),
    (lambda b: b["seasons"][0]["results"].append(b["seasons"][0]["results"][0]), "two results"),
    (lambda b: b["seasons"][0]["results"][-1].update(winner="draw"), "needs a winner"),
])
def test_what_is_wrong_is_named_and_quoted(change, part):
    body = json.loads(write_league(a_season_and_a_half()))["league"]
    change(body)
    with pytest.raises(ValueError, match=part):
        read_league(signed(body), ("random", "rookie"))


def test_a_file_of_a_newer_version_or_of_something_else_says_so():
    body = json.loads(write_league(league_of(2)))
    assert "newer version" in refused(json.dumps({**body, "format": FORMAT + 1}))
    assert "“match”" in refused(json.dumps({**body, "fracas": "match"}))
    assert "nested too deeply" in refused("[" * 7000)
    assert refused("") and refused("null") and refused("[]") and refused('{"fracas": NaN}')


def test_files_of_the_first_format_are_read_for_ever():
    league = read_league(Path(__file__).with_name("format_1.json").read_text(encoding="utf-8"))
    assert [len(season.results) for season in league.seasons] == [7, 3] and len(league.set_aside) == 1
    assert league.season.withdrawn_teams == {3} and champion(league, league.seasons[0]) == 1


def test_ten_thousand_matches_load_at_the_cost_of_ten_times_a_thousand(capsys):
    costs = []
    for teams in (45, 142):  # 990 and 10,011 matches
        league = league_of(teams, ROUND_ROBIN)
        by_key = {line.fixture.key: line for line in matchups(league, league.season)}
        league.season.results = {f.key: typed_result(by_key[f.key], (1, 0)) for f in round_robin(teams)}
        file = write_league(league)
        found = []
        costs.append(steps_of(lambda file=file, found=found: found.append(read_league(file))) / len(by_key))
        assert found == [league]
    ratio = costs[1] / costs[0]
    with capsys.disabled():
        print(f"\nloading, lines of code a match: {costs[0]:.1f} of 990, {costs[1]:.1f} of 10,011, ratio {ratio:.2f}")
    assert ratio < 1.2


def test_a_league_has_no_more_matches_than_results_fit_in_its_file():
    league = league_of(160, ROUND_ROBIN)
    first = league.season
    league.seasons += [Season(number, first.entries) for number in (2, 3)]
    assert "38160 matches, at most 25600" in refused(write_league(league))
    league.seasons.pop()
    assert read_league(write_league(league)) == league
    league.season.status_changes = dict.fromkeys(range(158), 1)
    while line := next((one for one in matchups(league, league.season) if one.status == OPEN), None):
        league.season.results[line.fixture.key] = typed_result(line, (1, 0))
    with pytest.raises(InvalidNotation, match="begin a new one"):
        start_next_season(league, [NewTeam(f"New {n}", "human", "mob") for n in range(30)])
    assert start_next_season(league).number == 3
    with pytest.raises(InvalidNotation, match="begin a new one"):
        change_entries(league, [NewTeam(f"New {n}", "human", "mob") for n in range(30)])
