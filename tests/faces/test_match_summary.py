"""The poster says how a match was won where the points do not."""

from fracas.faces import face_of
from fracas.faces.match_summary import match_result
from fracas.games import ruleset
from fracas.kernel.turning_point import winner_of
from tests.laws.matches import MATCH_LIMIT, inputs


def played(key, seed):
    """Return a match that was played to its end at random."""
    return next(game for game, _count in inputs(ruleset(key), seed, MATCH_LIMIT) if game.is_terminal())


def test_whoever_wins_without_a_point_more_is_told_why():
    game, face = played("cave_brawl", "2"), face_of("cave_brawl")
    winner = winner_of(game)
    assert winner >= 0 and face.score(game.state) == (0, 0)
    assert "no opponents are left" in match_result(game, face).how


def test_whoever_has_more_points_is_told_a_last_word_instead():
    game, face = played("school_fighters", "5"), face_of("school_fighters")
    winner, score = winner_of(game), face.score(game.state)
    how = match_result(game, face).how
    assert winner < 0 or score[winner] > score[1 - winner]
    assert how and "win the match" not in how
