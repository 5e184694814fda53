"""Balance: every team meets every team from both sides, and the report says what was found, also to the blind."""

from html.parser import HTMLParser

from fracas.lab.balance import Tournament, found_in
from fracas.lab.bouts import Result
from fracas.lab.charts import report, shade

WHAT = Tournament("school_fighters", "regular", ("red", "<b>blue", "green"), 2, "s")


def result(bout):
    """Red beats all, the others win at home, mirrors are drawn."""
    home, away = (seat.team for seat in bout.seats)
    won = 0 if home == away else -1 if away == "red" else 1
    return Result(bout.number, won, (bout.number, 1), (0.0, 0.0), 9, bout.number == 0)


RESULTS = {bout.number: result(bout) for bout in WHAT.bouts()}


def test_every_team_meets_every_team_from_both_sides_in_every_round():
    met = [tuple(seat.team for seat in bout.seats) for bout in WHAT.bouts()]
    assert len(met) == 18 and len(set(met[:9])) == 9 and met[:9] == met[9:]
    assert [WHAT.teams_of(bout.number) for bout in WHAT.bouts()] == met
    assert len({bout.dice for bout in WHAT.bouts()}) == 18


def test_what_is_found_counts_each_team_at_home_and_away():
    found = found_in(WHAT, RESULTS)
    assert [(t.team, t.score, t.home, t.away, t.matches) for t in found.teams] == [
        ("red", 1.0, 1.0, 1.0, 8), ("<b>blue", 0.25, 0.5, 0.0, 8), ("green", 0.25, 0.5, 0.0, 8)]
    assert (found.matches, found.draws, found.stopped) == (18, 6, 1) and found.home == round(11 / 18, 4)
    assert found.meetings["green"] == {"red": 0.0, "<b>blue": 1.0, "green": 0.5}
    assert found.lengths[0] < found.lengths[1] == 9.5 < found.lengths[2]


def test_a_run_that_has_just_begun_can_be_looked_at():
    for some in ({}, {4: RESULTS[4]}):
        found = found_in(WHAT, some)
        assert found.matches == len(some) and {team.score for team in found.teams} == {0.5}
        assert "<!doctype html>" in report(found)


def test_the_report_is_one_page_without_foreign_markup_and_says_each_figure_in_words():
    text = report(found_in(WHAT, RESULTS))

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
    assert shade(0.5) == "#ffffff" and shade(1.0) != shade(0.0) and len({shade(n / 10) for n in range(11)}) == 11
