"""Trials of better lines: what is better stands, what is worse does not; answers in the middle of an action too."""

from dataclasses import replace

import pytest

import fracas
from fracas.analyst.trials import is_ahead, played_candidate, standing_mistakes
from fracas.analyst.verdict import Mistake
from fracas.bots.candidates import Candidate
from fracas.faces import face_of
from fracas.kernel.work import run_to_end
from tests.retries.positions import ACTION, ANSWER

STATS = face_of("elfball").report


def match(actions, position=ACTION.position):
    """Return a match from a position with some actions."""
    game = fracas.from_position(position, seed="trials")
    for text in actions:
        game.apply(text)
    return game


def mistake_of(game, better, loss):
    """Return the first action of a match as a mistake."""
    line = tuple(game.ruleset.parse_action(game.plies[0].before, text) for text in better)
    return Mistake(0, -1, game.plies[0].side, loss, Candidate(line), "", "")


def test_what_is_better_stands_and_what_is_worse_does_not():
    wrong = mistake_of(match(ACTION.best[:1]), ACTION.played, 40.0)
    right = mistake_of(match(ACTION.played[:1]), ACTION.best, 357.0)
    assert run_to_end(standing_mistakes(match(ACTION.played[:1]), STATS, [right], 3)) == (right,)
    assert run_to_end(standing_mistakes(match(ACTION.best), STATS, [wrong], 3)) == ()


def test_what_makes_no_difference_does_not_stand_whatever_it_promises():
    same = mistake_of(match(ACTION.played[:1]), ACTION.played[:1], 357.0)
    assert run_to_end(standing_mistakes(match(ACTION.played[:1]), STATS, [same], 3)) == ()


@pytest.mark.parametrize(("leads", "sureness"), [
    ((9, 9, 9, 9), 9),  # whatever the dice: no error
    ((400, -300, 200, -100), 0.3),  # by 50, with an error of 155
    ((400, 300, -100, 200), 1.8),  # by 200, with 108
    ((100, 0, 0, 0), 0.99),  # by its error
])
def test_a_lead_stands_that_is_as_many_errors_as_a_game_asks(leads, sureness):
    assert is_ahead(leads, sureness) and is_ahead(leads, 0)
    assert len(set(leads)) == 1 or not is_ahead(leads, sureness + 0.1)
    assert not is_ahead([-lead for lead in leads], 0) and not is_ahead([0 for _lead in leads], sureness)


def test_a_game_may_ask_for_more_than_the_luck_of_its_dice():
    right, sure = mistake_of(match(ACTION.played[:1]), ACTION.best, 357.0), replace(STATS, sureness=1e9)
    assert run_to_end(standing_mistakes(match(ACTION.played[:1]), sure, [right], 3)) == ()


def test_no_more_are_tried_than_are_wanted():
    right = mistake_of(match(ACTION.played[:1]), ACTION.best, 357.0)
    work = standing_mistakes(match(ACTION.played[:1]), STATS, [right] * 9, 1)
    shares = []
    with pytest.raises(StopIteration) as end:
        while True:
            shares.append(next(work))
    assert end.value.value == (right,) and max(shares, default=0) < 1 / 9


def test_an_answer_is_tried_with_the_dice_that_were_seen():
    game = fracas.from_position(ANSWER.position, seed="trials")
    game.real, game.tags["Real"] = (True, True), "home away"
    action, *given = ANSWER.begun
    game.apply(action)
    for text in given:
        game.answer(text)
    game.answer(ANSWER.played[0])
    place = len(given)
    mistake = Mistake(0, place, game.plies[0].side, 1e6, Candidate(option=ANSWER.best[0]), "", "")
    assert played_candidate(game, mistake).option == ANSWER.played[0]
    assert run_to_end(standing_mistakes(game, face_of("street_brawl").report, [mistake], 1)) == (mistake,)
