"""The analyst: planted blunders are found, luck is what dice gave, and both together are the result."""

import sys
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise

import pytest

import fracas
from fracas.analyst import better_line, verdict
from fracas.analyst.decision_value import decision_at, evaluate_decision
from fracas.analyst.fortune import gains
from fracas.analyst.verdict import DOUBTFUL, Mistake, _once_a_turn
from fracas.bots import play_match
from fracas.bots.candidates import Candidate
from fracas.bots.evaluate import worth
from fracas.faces import face_of, lessons_of
from fracas.kernel.game import Game
from fracas.kernel.resign import is_resignation, resignation
from fracas.kernel.ruleset import ExpertKnowledge
from fracas.kernel.table import HOME, NOBODY
from tests.kernel.toy import TOY, State
from tests.laws.matches import inputs
from tests.pauses import most_at_once
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)
STATS = replace(face_of("elfball").report, maps={})  # of a game without a clock or maps, as the toy is
RACE = replace(
    TOY, plans=lambda s: [(("wait",),), (("gamble",),)],
    worth=lambda s, side: 50 * (s.points[side] - s.points[1 - side]),
)


def result_of(work):
    """Work to the end; return the steps and the result."""
    steps = []
    while True:
        try:
            steps.append(next(work))
        except StopIteration as end:
            return steps, end.value


def analysed(game, stats=STATS):
    return result_of(verdict(game, stats))[1]


def race(*moves, seed="dice", goal=10):
    """Play a match of the toy; a move may be an answer."""
    game = Game(RACE, State(goal=goal), seed, tags={"Game": "toy"})
    for move in moves:
        if game.pending is None:
            game.apply(move)
        else:
            game.answer(move)
    return game


@cache
def match(key):
    """Return the beginning of a match, in which a side then gives up where it may at any time.

    Whoever opens a match of Cave Brawl has little to decide at first.
    """
    game = play_match(key, "rookie", "fair", "analyst", limit=250 if key == "cave_brawl" else sample(40, 70)).game
    if game.ruleset.is_legal(game.boundary, resignation(0)):
        game.apply(resignation(0))
    return game


@cache
def seen(key):
    """Return the steps and the result of the analysis of that match."""
    return result_of(verdict(match(key), face_of(key).report))


@every_game
def test_luck_and_decisions_of_every_action_add_up_to_what_it_changed(key):
    game = next(game for game, count in inputs(fracas.ruleset(key), "gains", 90, limit=90) if count == 90)
    told = []
    for number, ply in enumerate(game.plies[:-1]):
        after = game.plies[number + 1].before
        found = result_of(gains(game.ruleset, ply, after))[1]
        change = worth(game.ruleset, after, HOME) - worth(game.ruleset, ply.before, HOME)
        assert sum(gain.value for gain in found) == pytest.approx(change)
        assert found[0].side == ply.side and (len(found) == 1 or ply.answers)
        told += [gain.side for gain in found]
    assert NOBODY in told


def test_dice_give_what_they_bring_more_than_the_mean():
    game = race("gamble", "no")
    face = game.plies[0].answers[0].value
    chosen, dice, kept = result_of(gains(RACE, game.plies[0], game.state))[1]
    assert (chosen.side, dice.side, kept.side) == (0, NOBODY, 0)
    assert (chosen.value, dice.value, kept.value) == (50 * 3.5, 50 * (face - 3.5), 0)


def test_keeping_or_throwing_away_a_face_is_the_decision_of_who_is_asked():
    game = race("gamble", "yes")
    first, second = (answer.value for answer in game.plies[0].answers if answer.is_dice)
    _chosen, _dice, again, dice = result_of(gains(RACE, game.plies[0], game.state))[1]
    assert (again.side, again.value, dice.value) == (0, 50 * (3.5 - first), 50 * (second - 3.5))


def test_a_planted_blunder_is_found_and_what_was_right_is_not_blamed():
    game = race("gamble", "no", "wait", goal=20)
    while not game.is_terminal():
        game.apply("gamble") if game.pending is None else game.answer("no")
    found = analysed(game).mistakes
    blunder, *others = [each for each in found if each.place < 0]
    assert (blunder.number, blunder.side, blunder.played, blunder.best) == (1, 1, "wait", "gamble")
    assert blunder.loss == pytest.approx(50 * 2.5, abs=10) and not others
    kept = [game.plies[each.number].answers[0].value for each in found if each.place >= 0]
    assert kept and max(kept) <= 3, "only low faces are to be thrown again, as long as no high one wins"


def test_the_most_doubtful_decisions_are_weighed_as_experts_see_them():
    game = race("gamble", "no", "wait", goal=20)
    while not game.is_terminal():
        game.apply("gamble") if game.pending is None else game.answer("no")
    blunder = next(each for each in analysed(game).mistakes if each.place < 0)
    for plans, share in ((RACE.plans, 3), (lambda s: [(("wait",),)], 0)):
        game.ruleset = replace(RACE, expert=ExpertKnowledge(plans, lambda s, side: 3 * RACE.worth(s, side)))
        losses = [each.loss for each in analysed(game).mistakes if each.place < 0]
        assert losses == [pytest.approx(share * blunder.loss)] * bool(share)


def test_a_wrong_answer_is_found():
    seed = next(seed for seed in map(str, range(99)) if race("gamble", seed=seed).plies[0].answers[0].value == 6)
    game = race("gamble", "yes", seed=seed)
    assert result_of(evaluate_decision(decision_at(game, 0, 1), 24, 0.3))[1].loss == pytest.approx(50 * 2.5, abs=12)
    assert decision_at(game, 0, 1).situation.choice.kind == "again"


def test_the_course_of_a_match_is_judged_one_position_a_step(monkeypatch):
    """All positions of a long match at once would freeze the page."""
    game = match("street_brawl")
    module = sys.modules[verdict.__module__]
    assert most_at_once(monkeypatch, [(module, "worth")], [islice(module.verdict(game, STATS), len(game.plies))]) == 1


@every_game
def test_the_whole_match_is_told_in_small_steps_and_adds_up_to_its_result(key):
    game = match(key)
    steps, found = seen(key)
    assert steps == sorted(steps) and 0 <= steps[0] and steps[-1] < 1 and len(steps) > 20 * len(game.plies) ** 0.5
    assert found.curve[0] + found.luck + found.skill == pytest.approx(found.curve[-1])
    assert found.curve[-1] == worth(game.ruleset, game.boundary, HOME) or not game.is_terminal()
    assert len(found.curve) == len(game.plies) + (game.pending is None)
    losses = [each.loss for each in found.mistakes]
    assert losses == sorted(losses, reverse=True) and len(losses) <= DOUBTFUL
    assert all(not is_resignation(game.plies[each.number].action) for each in found.mistakes)


@every_game
def test_the_better_line_is_a_match_of_its_own_that_can_be_kept(key):
    game, found = match(key), seen(key)[1].mistakes
    for mistake in found[:3]:
        line = better_line(game, mistake)
        assert 0 <= line.goes_through <= 1
        assert line.game.plies[0].before == game.plies[mistake.number].before
        assert fracas.from_record(line.game.record).state == line.game.state
        texts = [ply.text for ply in line.game.plies]
        assert texts[0] == mistake.best or mistake.place >= 0


def test_a_coach_who_lets_a_goal_go_is_told_so():
    lesson = next(each for each in lessons_of("elfball").lessons if each.key == "goal")
    rules = fracas.ruleset("elfball")
    start = rules.parse_position(lesson.position)
    tags = {"Game": "elfball", "Format": "2", "Rules": str(rules.version), "Start": lesson.position, "Seed": "x"}
    game = Game(rules, start, "x", tags=tags)
    game.apply(next(action for action in game.legal_actions() if action[0] == "end"))
    found = result_of(evaluate_decision(decision_at(game, 0), 48, 0.5))[1]
    assert found.loss > 100
    assert worth(rules, better_line(game, told(game, found)).game.state, HOME) > worth(rules, game.state, HOME)


def told(game, found):
    return Mistake(0, -1, game.plies[0].side, found.loss, found.best, game.plies[0].text, "")


def test_a_question_that_is_open_is_left_out():
    assert analysed(race("gamble")).curve == (0,)


def test_the_same_analysis_says_the_same():
    first, again = seen("school_fighters")[1], analysed(match("school_fighters"), face_of("school_fighters").report)
    assert first._replace(mistakes=()) == again._replace(mistakes=())
    one, other = ([(each.number, each.loss) for each in found.mistakes] for found in (first, again))
    assert one == other


def test_one_turn_is_blamed_once_to_each_side():
    for key in fracas.KEYS:
        turns = [(sum(one.side != other.side for one, other in pairwise(match(key).plies[:each.number + 1])), each.side)
                 for each in seen(key)[1].mistakes]
        assert len(turns) == len({*turns})


def test_a_wrong_answer_in_the_turn_of_the_others_is_no_part_of_their_mistake():
    game = race("wait", "wait", "wait")
    made = [Mistake(number, -1, side, loss, Candidate(), "", "") for number, side, loss in (
        (0, 0, 20.0), (0, 1, 30.0), (0, 0, 40.0), (1, 1, 25.0), (2, 0, 50.0))]
    assert [each.loss for each in _once_a_turn(game, made)] == [50.0, 40.0, 30.0, 25.0]


@pytest.mark.parametrize("key", ["elfball", "street_brawl", "street_bowl"])
def test_a_better_answer_may_be_the_one_that_is_numbered_0(key):
    game = play_match(key, "rookie", "random", "analyst", limit=300).game
    number, place = next((number, place) for number, ply in enumerate(game.plies[:-1])
                         for place, answer in enumerate(ply.answers)
                         if not answer.is_dice and 0 in decision_at(game, number, place).situation.choice.options)
    asked = decision_at(game, number, place).situation
    line = better_line(game, Mistake(number, place, asked.side, 20.0, Candidate(option=0), "", ""))
    assert line.game.plies[0].answers[place].value == 0
