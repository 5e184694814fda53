"""Last words about a match: of every game, by how near it was, in both languages."""

import pytest

from fracas.faces import face_of
from fracas.faces.quips import quip
from fracas.games import KEYS
from fracas.kernel.table import NOBODY
from fracas.locale import set_language


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_last_words_for_near_and_clear_ends_and_ties(key):
    quips, told = face_of(key).quips, {}
    for language in ("en", "fr"):
        set_language(language)
        told[language] = [quip(quips, winner, score, pick)
                          for winner, score in ((0, (2, 1)), (1, (0, 3)), (NOBODY, (1, 1))) for pick in (0, 1)]
    set_language("en")
    assert all(told["en"]) and not set(told["en"]) & set(told["fr"])
    assert set(told["en"][:2]) == set(quips.close) and set(told["en"][2:4]) == set(quips.clear)


NEAR_AND_CLEAR = [((1, 0), "close"), ((2, 0), "clear"), ((7, 5), "close"), ((9, 4), "clear")]


@pytest.mark.parametrize(("score", "kind"), NEAR_AND_CLEAR)
def test_a_clear_win_is_by_more_than_one_and_by_a_third_of_all(score, kind):
    quips = face_of("elfball").quips
    assert quip(quips, 0, score, 4) in quips._asdict()[kind]
