"""What is chosen again, weighed: as good as the analyst's is accepted, a worse one is not, a better one is told."""

from itertools import islice

import pytest

import fracas
from fracas.analyst.verdict import TRIFLE, Mistake
from fracas.bots.candidates import Candidate
from fracas.bots.match import play_match
from fracas.faces import face_of
from fracas.kernel.errors import IllegalAction
from fracas.kernel.table import Choice
from fracas.kernel.work import run_to_end
from fracas.retries.choice_value import (
    CLEAR,
    STAGES,
    TRIES,
    UNSEEN,
    ChoiceValue,
    WeighedLine,
    better_line,
    weigh_choice,
)
from fracas.retries.costly_decisions import retries_of
from fracas.retries.retry import Retry
from fracas.retries.retry_game import RetryGame
from tests.retries.positions import ACTION, ANSWER, CLOSE, EACH, THROW, TWICE
from tests.street_bowl.stalls import ALONE, MIDFIELD, SHORT, bowl

END = (("end",),)


def weighed_best(game):
    """Return the better line, weighed as while a reader thinks."""
    best = better_line(game, face_of(game.ruleset.key).report)
    run_to_end(best.weigh())
    return best


def value_of(game, line):
    """Return what a line came to."""
    game.play_again()
    for each in line:
        if game.asked is not None:
            game.answer(each)
        elif not game.is_done:
            game.apply(each)
    return run_to_end(weigh_choice(game, weighed_best(game)))


@pytest.mark.parametrize("asked", EACH)
def test_the_better_line_is_right_and_the_one_of_the_match_is_not(asked):
    game = RetryGame(asked)
    best, played = value_of(game, game.best_line), value_of(game, game.played_line)
    assert best.is_right and not best.is_better and best.own == best.best
    assert not played.is_right and played.own == played.played == played.best - asked.loss
    assert weighed_best(game).mean == best.best == played.best


@pytest.mark.parametrize("asked", EACH)
def test_a_game_is_as_it_was_after_all_was_taken_back(asked):
    game = RetryGame(asked)
    before, pending = game.position, game.pending
    value_of(game, game.best_line)
    while game.can_undo:
        game.undo()
    assert (game.position, game.pending, game.line) == (before, pending, ()) and game.side == game.to_act


def test_the_beginning_of_the_better_line_counts_as_all_of_it():
    game = RetryGame(ACTION)
    assert value_of(game, game.best_line[:1]).own == value_of(game, game.best_line).own


def test_whoever_needs_no_second_try_has_done_what_the_better_line_does():
    game = RetryGame(TWICE)
    best = game.best_line
    assert best[0] == best[1]
    found = value_of(game, (best[0], *best[2:]))
    assert len(game.line) == len(best) - 1 and found.own == found.best and found.is_right
    other = next(action for action in (game.play_again(best[:1]), *game.legal_actions())[1:] if action not in best)
    assert value_of(game, (best[0], other)).own != found.best


def test_another_line_is_weighed_by_itself_and_by_the_best_that_can_follow():
    game = RetryGame(ACTION)
    ended = value_of(game, [game.ruleset.parse_action(game.start, text) for text in ("H9 m17", "H9 end")])
    assert ended.own < ended.best - TRIFLE
    first = next(action for action in game.ruleset.legal_actions(game.start)
                 if action not in (game.best_line[0], game.played_line[0]))
    assert -1000 <= value_of(game, (first,)).own <= 1000


def others_of(game):
    """Return plans that begin otherwise than the better line and the one of the match."""
    known = (game.best_line[0], game.played_line[0])
    plans = dict.fromkeys(islice(filter(None, game.ruleset.plans(game.start)), 24))
    return [plan for plan in plans if plan[0] not in known][::4]


def test_fewer_tries_tell_right_from_wrong_as_all_of_them_and_what_is_close_takes_all():
    game, taken = RetryGame(CLOSE), []
    best = weighed_best(game)
    for plan in others_of(game):
        whole = WeighedLine(best.point, Candidate(plan))
        run_to_end(whole.weigh())
        game.play_again()
        for each in plan:
            if not game.is_done and game.ruleset.is_legal(game.state, each):  # a plan stops where it need not go on
                game.apply(each)
        assert game.is_done, "else it may go on better"
        taken.append(len(list(weigh_choice(game, best))))
        assert run_to_end(weigh_choice(game, best)).is_right == (whole.lead(best)[0] > -TRIFLE), plan
    assert min(each for each in taken if each > 1) == STAGES[0] and max(taken) == TRIES


def line_of(*worths):
    line = WeighedLine(better_line(RetryGame(ACTION), face_of("elfball").report).point, Candidate())
    line.worths = [*worths]
    return line


def test_what_no_try_has_shown_yet_counts_the_less_the_more_there_are():
    few, many = (line_of(*[5] * tries).lead(line_of(*[0] * tries)) for tries in (12, 96))
    assert few == (5, CLEAR * UNSEEN / 12) and many == (5, CLEAR * UNSEEN / 96)


def test_a_lead_is_over_the_same_dice_and_its_error_that_of_the_differences():
    lead, margin = line_of(10, 310, 10, 310).lead(line_of(0, 300, 0, 300, 900, 900))
    assert (lead, margin) == (10, CLEAR * UNSEEN / 4)
    lead, margin = line_of(0, 300).lead(line_of(300, 0))
    assert lead == 0 and margin == pytest.approx(CLEAR * (300 + UNSEEN / 2))


def test_a_line_without_chance_is_set_beside_each_try_of_the_other():
    sure = line_of(50)
    sure.candidate.certain = 50
    assert sure.lead(line_of(40, 80))[0] == -10 and sure.lead(sure) == (0, 0.0)


@pytest.mark.parametrize(("own", "is_right", "is_better"), [
    (100 - TRIFLE, False, False), (101 - TRIFLE, True, False), (100, True, False), (100 + TRIFLE, True, False),
    (101 + TRIFLE, True, True)])
def test_a_trifle_makes_no_difference(own, is_right, is_better):
    found = ChoiceValue(own, 100, 0)
    assert (found.is_right, found.is_better) == (is_right, is_better)


def test_dice_fall_luckily_and_nothing_is_asked_in_between():
    game = RetryGame(THROW)
    game.apply(game.played_line[0])
    assert game.pending is None and game.plies[0].answers and game.fresh
    assert not game.is_done or game.to_act != game.side


def test_what_was_weighed_is_closed_until_it_is_taken_back():
    game = RetryGame(ANSWER)
    assert isinstance(game.pending, Choice) and game.pending == game.asked and game.legal_actions() == []
    game.is_closed = True
    with pytest.raises(IllegalAction):
        game.answer(game.best_line[0])
    game.play_again()
    game.answer(game.best_line[0])
    assert game.is_done and game.line == game.best_line


@pytest.mark.parametrize("damage", [
    {"position": "elfball.1.nonsense"}, {"best": ("H9 z99",)}, {"begun": ("H9 m17",)}, {"played": ("dance",)}])
def test_a_damaged_retry_is_refused(damage):
    with pytest.raises(ValueError):
        RetryGame(ACTION._replace(**damage))


def test_an_answer_without_its_question_is_refused():
    with pytest.raises(ValueError):
        RetryGame(ANSWER._replace(begun=()))


@pytest.mark.parametrize("key", ["elfball", "street_bowl", "cave_brawl", "school_fighters"])
def test_decisions_of_every_game_become_retries(key):
    game = play_match(key, "random", "random", "retries", limit=220).game
    made = [Mistake(number, -1, ply.side, 50.0, Candidate((game.ruleset.legal_actions(ply.before)[-1],)), "", "")
            for number, ply in list(enumerate(game.plies))[10:100:15]]
    for number, ply in enumerate(game.plies[:-1]):
        asked = [place for place, answer in enumerate(ply.answers) if not answer.is_dice]
        made += [Mistake(number, place, ply.side, 50.0, Candidate(option=ply.answers[place].value), "", "")
                 for place in asked[:1]][:len(made) < 12]
    for side in (0, 1):
        for asked in retries_of("m1", game, made, (side,)):
            again = RetryGame(asked)
            assert again.base == bool(asked.begun) and again.best_line and again.played_line
    assert len(list(retries_of("m1", game, made, (0, 1)))) == len(made)


@pytest.mark.parametrize("picture", [ALONE, SHORT])
def test_to_wait_with_a_safe_touchdown_is_as_right_as_to_score(picture):
    """Street Bowl: whichever of the two the analyst calls better, and ending the turn where he waits already is too."""
    s, rules = bowl(picture), fracas.ruleset("street_bowl")
    wait, score = (next(filter(None, find(s))) for find in (rules.expert.plans, rules.plans))
    for played, best in ((END, wait), (END, score), (score, wait)):
        lines = (tuple(rules.action_text(s, action) for action in line) for line in (played, best))
        game = RetryGame(Retry("", 1, 50, rules.position(s), (), *lines))
        for line in (wait, score, (*wait, *END)):
            assert line == played or value_of(game, line).is_right
        assert value_of(game, END).is_right == (picture is SHORT and played != END)


def test_to_end_the_turn_costs_a_retry_nothing_but_what_is_left_undone():
    """He gives up nothing but a step in vain; the clock of the next turn is no loss of his."""
    s, rules = bowl(MIDFIELD, turn=2), fracas.ruleset("street_bowl")
    s.used[:3] = [1, 1, 1]
    best = (("declare", 3, "move"), ("stop", 3))
    lines = (tuple(rules.action_text(s, action) for action in line) for line in (best, best))
    game = RetryGame(Retry("", 1, 50, rules.position(s), (), *lines))
    assert value_of(game, END).is_right
