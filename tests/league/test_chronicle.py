"""The chronicle of a season: upsets, runs, moves in the table and lives follow from the results alone."""

from fracas.kernel.contracts.career import Figure
from fracas.league.chronicle import LOST, UNBEATEN, WON, RoundReport, TableMove, TeamRun, life_matches, round_reports
from fracas.league.chronicle_words import round_sentences
from fracas.league.histories import PlayerHistory, player_histories
from fracas.league.matchups import matchups
from fracas.league.model import BRACKET
from fracas.league.results import add_result, typed_result
from tests.page.league_pages import league_of


def played(league, *winners):
    """Enter results in the order of the fixtures: the number of the winner, -1 for a draw."""
    for line, winner in zip(list(matchups(league, league.season)), winners, strict=False):
        sides = line.fixture.home, line.fixture.away
        points = (1, 1) if winner < 0 else (3, 1) if winner == sides[0] else (1, 3)
        add_result(league, line.fixture.key, typed_result(line, points))
    return league


def told(league, lives=()):
    return round_reports(league, league.season, matchups(league, league.season), lives)


def best_first(league):
    """Let the entry with the lower number win each match."""
    return [min(line.fixture.home, line.fixture.away) for line in matchups(league, league.season)
            if line.fixture.key[0] == "r"]


def test_before_anything_is_played_there_is_nothing_to_tell():
    assert told(league_of(4)) == ()


def test_a_season_without_surprises_has_runs_and_a_table_that_ends_in_order():
    league = league_of(4)
    reports = told(played(league, *best_first(league)))
    assert [report.key for report in reports] == ["r1", "r2", "r3"] and all(report.is_over for report in reports)
    assert reports[0].runs == () and {move.before for move in reports[0].table} == {0}
    assert TeamRun(0, WON, 3) in reports[2].runs and TeamRun(3, LOST, 3) in reports[2].runs
    assert [move.team for move in reports[2].table] == [0, 1, 2, 3]
    assert [report.upsets for report in reports] == [(), (), ()]
    assert all(move.before == next(each.place for each in before.table if each.team == move.team)
               for before, after in zip(reports, reports[1:], strict=False) for move in after.table)


def test_the_last_rounds_alone_are_told_as_among_all():
    league = league_of(6)
    played(league, *best_first(league))
    every, known = told(league), matchups(league, league.season)
    for most in range(1, len(every) + 2):
        assert round_reports(league, league.season, known, (), most) == every[-most:]


def test_whoever_beats_a_team_far_above_is_an_upset_of_that_round_alone():
    league = league_of(6)
    lines = [line for line in matchups(league, league.season) if line.fixture.key[:2] in ("r1", "r2", "r3")]
    played(league, *best_first(league)[:len(lines)])
    places = {move.team: move.place for move in told(league)[-1].table}
    line = max((each for each in matchups(league, league.season) if each.fixture.key.startswith("r4.")),
               key=lambda each: abs(places[each.fixture.home] - places[each.fixture.away]))
    under = max((line.fixture.home, line.fixture.away), key=lambda team: places[team])
    add_result(league, line.fixture.key, typed_result(line, (3, 1) if under == line.fixture.home else (1, 3)))
    *others, report = told(league)
    (upset,) = report.upsets
    assert upset.winner == under and upset.places[0] - upset.places[1] >= 2 and not report.is_over
    assert all(each.upsets == () for each in others)


def test_draws_keep_a_team_unbeaten_and_end_its_wins():
    league = league_of(4)
    reports = told(played(league, -1, -1, -1, -1, 0, -1))
    kinds = {run.team: run.kind for run in reports[-1].runs}
    assert set(kinds.values()) == {UNBEATEN} and 0 in kinds, "draws alone are no run"


def test_a_bracket_has_no_table_and_seeds_are_its_places():
    league = league_of(4, plan=BRACKET)
    first = matchups(league, league.season)[0]
    under = max(first.fixture.home, first.fixture.away)
    reports = told(played(league, under))
    assert reports[0].table == () and [upset.winner for upset in reports[0].upsets] == [under]


def test_the_dead_stand_in_the_round_of_their_last_match():
    league = league_of(4)
    played(league, *best_first(league))
    gone = PlayerHistory("t1", "A", 3, "Ugh", (1, ""), 2, (1, "r2.1"))
    other = PlayerHistory("t1", "A", 3, "Agh", (2, ""), 2, (2, "r2.1"))
    assert [report.dead for report in told(league, [gone, other])] == [(), (gone,), ()]


def test_a_life_goes_from_the_match_after_the_first_to_the_last():
    league = league_of(4)
    played(league, *best_first(league))
    line = next(each for each in matchups(league, league.season) if each.fixture.key == "r2.1")
    season = league.season
    side = 0
    team = season.entries[line.fixture.home].key
    season.results["r2.1"] = line.result._replace(figures=(Figure(side, 0, "kills", 2), Figure(1, 0, "kills", 9)))
    known = [matchups(league, season)]
    whole = next(life for life in player_histories(league) if life.team == team and life.shirt == 0)
    found = life_matches(league, whole, known)
    assert len(found) == whole.matches == 3
    assert [each.figures for each in found if each.matchup.fixture.key == "r2.1"] == [(("kills", 2),)]
    joined = PlayerHistory(team, "", 0, "New", (1, "r2.1"))
    assert [each.matchup.fixture.key[:2] for each in life_matches(league, joined, known)] == ["r3"]
    dead = PlayerHistory(team, "", 0, "Old", (1, ""), 2, (1, "r2.1"))
    assert [each.matchup.fixture.key[:2] for each in life_matches(league, dead, known)] == ["r1", "r2"]


def test_a_withdrawn_team_is_no_upset_and_takes_no_part_in_a_run():
    league = league_of(4)
    played(league, *best_first(league)[:2])
    league.season.status_changes[0] = 1
    reports = told(league)
    assert all(isinstance(move, TableMove) for move in reports[0].table)
    assert all(upset.winner != 0 for report in reports for upset in report.upsets)


def tops(*rounds):
    """Return what is said of the top of the table after each round, of three that are told."""
    season = league_of(4).season
    tables = [tuple(TableMove(team, place, before, total) for place, (team, before, total) in enumerate(rows, 1))
              for rows in rounds]
    return [round_sentences(season, RoundReport(f"r{n}", (), (), (), (), table, True))[-1]
            for n, table in enumerate(tables, 1)]


def test_the_top_of_the_table_is_told_by_what_happened():
    assert tops(((0, 0, 2), (1, 0, 0)), ((1, 2, 4), (0, 1, 2)), ((1, 1, 4), (0, 2, 4)), ((1, 1, 6), (0, 2, 5)),
                ((1, 1, 8), (0, 2, 5))) == [
        "A leads after the first round.", "B has taken the first place from A.",
        "B stays first, with as many points as A.", "B stays first, 1 point ahead of A.",
        "B stays first, 3 points ahead of A."]
    assert tops(((2, 0, 2), (1, 0, 2))) == ["C and B lead together."]
