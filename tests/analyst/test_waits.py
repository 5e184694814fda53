"""Whoever waits with a touchdown makes no mistake, and who ends his turn loses only what he leaves undone."""

import pytest

from fracas.analyst.decision_value import decision_at, evaluate_decision_as_expert
from fracas.analyst.mistake_words import words_of_mistake
from fracas.analyst.verdict import SECOND_LOOK, TRIFLE, Mistake, verdict
from fracas.analyst.win_chance import judged_at_once, with_clock
from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import worth
from fracas.faces import face_of
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.score import TURNS
from fracas.kernel.game import Game
from fracas.kernel.table import HOME
from fracas.kernel.work import run_to_end
from tests.street_bowl.stalls import MATES, MIDFIELD, bowl

STATS = face_of("street_bowl").report


def stalled(*, is_declared):
    """Return a match in which the carrier waits a square short until the last turn.

    Args: is_declared - whether he says so each turn, else his coach ends the turn at once.
    """
    game = Game(RULESET, bowl(MATES), "stall", (True, True))
    lines = [["H1 move", "H1 x3", "H1 y2", "H1 stop"]]
    while game.state.turns[HOME] < TURNS:
        for text in lines.pop() if lines else ["H1 move", "H1 stop"] if is_declared else []:
            game.apply(text)
        game.apply("end")
        game.apply("end")
    game.apply("H1 move")
    game.apply("H1 z1")
    return game


@pytest.mark.parametrize("is_declared", [True, False])
def test_a_coach_who_waits_safely_is_told_of_no_mistake_and_his_chance_does_not_fall(is_declared):
    game = stalled(is_declared=is_declared)
    assert game.state.score == [1, 0] and sum(ply.text == "end" for ply in game.plies) >= 4
    found = run_to_end(verdict(game, STATS))
    assert [each for each in found.mistakes if each.side == HOME] == []
    waiting = found.curve[4:]
    assert list(waiting) == sorted(waiting) and waiting[0] > 900


def test_whoever_scores_at_once_is_told_why_he_could_have_waited():
    game, face = Game(RULESET, bowl(MATES), "hasty", (True, True)), face_of("street_bowl")
    wait = run_to_end(face.wait_idea(game.state)).plan
    for text in ("H1 move", "H1 x3", "H1 y2", "H1 z1"):
        game.apply(text)
    mistakes = [Mistake(0, -1, HOME, 80.0, Candidate(line), "H1 move", "H1 move")
                for line in (wait.actions, (*wait.actions[:-1], ("step", 0, game.plies[-1].action[2])))]
    told, other = (run_to_end(words_of_mistake(game, face, each)) for each in mistakes)
    assert told.better == f"{wait.wait} This wins 4 more matches of 100." and "nobody can reach him" in told.better
    assert told.plan == wait and other.plan != wait and "waits" not in other.better


def test_to_end_a_turn_costs_what_is_left_undone_and_not_the_time_that_passes():
    """A carrier in midfield with nothing more to do: his mates are as useful as before, the clock moves on."""
    game = Game(RULESET, bowl(MIDFIELD, turn=2), "end", (True, True))
    game.apply("H1 move")
    game.apply("H1 stop")
    game.apply("end")
    judged = with_clock(game, STATS)
    before, after = game.plies[-1].before, game.state
    at_once = judged_at_once(judged.ruleset, before)
    loss = worth(judged.ruleset, before, HOME) - worth(judged.ruleset, after, HOME)
    less = worth(at_once, before, HOME) - worth(at_once, after, HOME)
    assert worth(at_once, before, HOME) == worth(judged.ruleset, before, HOME)
    assert loss > 3 * TRIFLE > abs(less)
    value = run_to_end(evaluate_decision_as_expert(decision_at(judged, len(game.plies) - 1), *SECOND_LOOK))
    assert value.loss < loss


def test_a_game_without_a_clock_is_judged_as_it_was():
    assert judged_at_once(RULESET, bowl()) is RULESET
