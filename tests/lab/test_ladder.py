"""Ladders: ratings explain scores, intervals hold them, and every two bots meet on their own dice."""

from itertools import combinations

from fracas.lab.ladder import Ladder, fit_ratings, ratings_with_intervals
from fracas.lab.paired_games import GameResult
from fracas.lab.sequential_test import BotMeeting


def expected(gap):
    return 1 / (1 + 10 ** (-gap / 400))


def test_ratings_explain_the_scores_they_come_from():
    true = {"a": 300.0, "b": 180.0, "c": 0.0}
    scores = {(one, other): [expected(true[one] - true[other])] * 500 for one, other in combinations(true, 2)}
    found = fit_ratings([*true], scores)
    assert all(abs(found[bot] - true[bot]) < 5 for bot in true)


def test_a_bot_that_never_lost_has_a_rating_and_the_others_too():
    found = fit_ratings(["a", "b"], {("a", "b"): [1.0] * 10})
    assert found["b"] == 0 and 400 < found["a"] < 1000


def test_a_ladder_lists_the_strongest_first_within_its_interval():
    scores = {("a", "b"): [0.25, 0.5, 0.0, 0.5] * 10, ("a", "c"): [0.5, 0.75] * 20, ("b", "c"): [1.0, 0.5] * 20}
    found = ratings_with_intervals(["a", "b", "c"], scores)
    assert [rung.bot for rung in found] == ["b", "a", "c"] and found[-1].rating == 0
    assert all(rung.low <= rung.rating <= rung.high
               for rung in found) and found == ratings_with_intervals(["a", "b", "c"], scores)
    assert found[0].high - found[0].low < 250


def test_every_two_bots_of_a_ladder_meet_in_pairs_on_dice_of_their_own():
    what = Ladder(BotMeeting("toy", ("", ""), "s", ("red", "blue")), ("a", "b", "c"), 2)
    bouts = [*what.paired_games()]
    assert sorted(bout.number for bout in bouts) == list(range(12))
    assert len({bout.dice for bout in bouts}) == 6 and len({bout.thoughts for bout in bouts}) == 12
    assert [{seat.bot for seat in bout.seats} for bout in bouts[:3]] == [{"a", "b"}, {"a", "c"}, {"b", "c"}]
    results = {bout.number: GameResult(bout.number, 1 if bout.seats[0].bot == "c" else 0, (1, 1), (0, 0), 1, False)
               for bout in bouts if bout.number != 11}
    scores = what.scores(results)
    assert scores["a", "b"] == [0.5, 0.5] and scores["b", "c"] == [0.25] and scores["a", "c"] == [0.25, 0.25]
