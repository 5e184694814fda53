"""Balance: every team meets every team from both sides, and the report says what was found, also to the blind."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from fracas.games import GAMES, evenness, ruleset
from fracas.kernel.contracts.balance import parse, serialize, win_rate
from fracas.lab.balance import Tournament, compute_balance, readme_row, to_evenness, worth_correlations
from fracas.lab.charts import balance_page, score_colour
from fracas.lab.paired_games import GameResult

WHAT = Tournament("school_fighters", "regular", ("red", "<b>blue", "green"), 2, "s")


def result(bout):
    """Red beats all, the others win at home, mirrors are drawn."""
    home, away = (seat.team for seat in bout.seats)
    won = 0 if home == away else -1 if away == "red" else 1
    return GameResult(bout.number, won, (bout.number, 1), (0.0, 0.0), 9, bout.number == 0)


RESULTS = {bout.number: result(bout) for bout in WHAT.paired_games()}


def test_every_team_meets_every_team_from_both_sides_in_every_round():
    met = [tuple(seat.team for seat in bout.seats) for bout in WHAT.paired_games()]
    assert len(met) == 18 and len(set(met[:9])) == 9 and met[:9] == met[9:]
    assert [WHAT.teams_of(bout.number) for bout in WHAT.paired_games()] == met
    assert len({bout.dice for bout in WHAT.paired_games()}) == 18


def test_what_is_found_counts_each_team_at_home_and_away():
    found = compute_balance(WHAT, RESULTS)
    assert [(t.team, t.score, t.home, t.away, t.matches) for t in found.teams] == [
        ("red", 1.0, 1.0, 1.0, 8), ("<b>blue", 0.25, 0.5, 0.0, 8), ("green", 0.25, 0.5, 0.0, 8)]
    assert (found.matches, found.draws, found.stopped) == (18, 6, 1) and found.home == round(11 / 18, 4)
    assert found.meetings["green"] == {"red": 0.0, "<b>blue": 1.0, "green": 0.5}
    assert found.lengths[0] < found.lengths[1] == 9.5 < found.lengths[2]


def test_the_worth_of_positions_is_compared_with_the_result_part_by_part():
    def with_worths(number, home, *worths):
        return GameResult(number, home, (1, 1), (0.0, 0.0), 1, False, worths)
    won = with_worths(0, 1, -50, 7, 10, 90, 300, 400, 0, 0, 900, 950)
    lost = with_worths(1, -1, 20, 7, 0, 100, 800)
    found = worth_correlations([won, lost, with_worths(2, 1)])
    assert found[0] < -0.2 and found[1] > 0.5 and found[4] > 0.8 and len(found) == 5
    assert worth_correlations([won]) == worth_correlations([]) == (0.0,) * 5


def test_a_run_that_has_just_begun_can_be_looked_at():
    for some in ({}, {4: RESULTS[4]}):
        found = compute_balance(WHAT, some)
        assert found.matches == len(some) and {team.score for team in found.teams} == {0.5}
        assert "<!doctype html>" in balance_page(found)


def test_the_report_is_one_page_without_foreign_markup_and_says_each_figure_in_words():
    text = balance_page(compute_balance(WHAT, RESULTS))

    class Reader(HTMLParser):
        tags: list[str] = []

        def handle_starttag(self, tag, attrs):
            self.tags.append(tag)
    reader = Reader()
    reader.feed(text)
    assert "b" not in reader.tags and "script" not in reader.tags and reader.tags.count("rect") == 3
    assert "School Fighters" in text and text.count("100%") >= 3
    assert "&lt;b&gt;blue" in text and 'role="img"' in text and "61.1% for the home" in text


def test_shades_tell_won_from_lost():
    assert score_colour(0.5) == "#ffffff" and score_colour(1.0) != score_colour(0.0) and len({score_colour(n / 10)
                                                                                              for n in range(11)}) == 11


# -- what is kept of it ----------------------------------------------------------------------------------------

MEASURED = [game.key for game in GAMES if game.has_balance]


def test_a_share_has_the_interval_of_wilson():
    assert win_rate(0.8, 10) == (0.8, 0.49, 0.943, 10) and win_rate(1.0, 20)[1:3] == (0.839, 1.0)


@pytest.mark.parametrize(("won", "matches", "is_settled"), [
    (0.8, 10, False), (0.8, 20, True), (0.2, 20, True), (0.5, 1000, False)])
def test_a_share_is_settled_once_it_cannot_be_even(won, matches, is_settled):
    assert win_rate(won, matches).is_settled == is_settled


def test_what_is_kept_reads_as_it_was_found():
    found = to_evenness(compute_balance(WHAT, RESULTS))
    assert parse(serialize(found)) == found and list(found.teams) == ["red", "<b>blue", "green"]
    assert found.teams["red"] == win_rate(1.0, 8) and (found.home.matches, found.turns) == (18, 9.5)
    assert readme_row("Toy", found) == "| Toy | 18 | 61% (39% to 80%) | 10 | red 100% |"


def test_what_is_known_of_teams_is_of_teams_that_there_are():
    assert MEASURED
    for key in MEASURED:
        found = evenness(key)
        assert sorted(found.teams) == sorted(ruleset(key).teams)
        shares = [each.won for each in found.teams.values()]
        assert shares == sorted(shares, reverse=True)
        assert all(each == win_rate(each.won, each.matches) for each in found.teams.values())


def test_the_page_of_teams_says_what_was_found():
    text = (Path(__file__).parents[2] / "py/docs/teams-measured.md").read_text(encoding="utf-8")
    assert [key for key in MEASURED if readme_row(ruleset(key).name, evenness(key)) not in text] == []
