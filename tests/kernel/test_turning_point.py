"""What decided a match: the score that made the difference, and the unlikeliest throw that led to it."""

from fractions import Fraction

import pytest

import fracas
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.faces import face_of
from fracas.faces.match_summary import summarize_match
from fracas.games import KEYS
from fracas.kernel.chance.roll_trace import throws_of
from fracas.kernel.contracts.stats import Averages, mean_value
from fracas.kernel.dice import D6
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME, NOBODY, Event, Roll, Rolled
from fracas.kernel.turning_point import deciding_score, find_turning_point, winner_of
from fracas.kernel.work import run_to_end
from fracas.view.match.box_score import best_player, luck_gains
from fracas.view.match.result_poster import luck_text, result_poster


def played(key, inputs=260):
    game = fracas.new(key, "decided", *fracas.ruleset(key).teams[:2])
    for _made in play_steps(game, (Bot("random", bot_seed("a", "home")), Bot("random", bot_seed("a", "away"))), inputs):
        pass
    return game


@pytest.fixture(scope="module", params=KEYS)
def match(request):
    return played(request.param)


@pytest.mark.parametrize(("scores", "winner", "found"), [
    ([(0, 0), (1, 0), (1, 1), (2, 1), (2, 1)], HOME, (2, HOME)),  # ahead for good, not the first lead
    ([(0, 0), (1, 0), (2, 0), (2, 1)], HOME, (0, HOME)),  # what came later changed nothing
    ([(0, 0), (0, 1), (1, 1), (1, 1)], NOBODY, (1, HOME)),  # in a tie who levelled it
    ([(0, 0), (1, 0), (1, 0)], AWAY, (-1, AWAY)),  # the leader gave up
    ([(0, 0)], NOBODY, (-1, NOBODY)),
])
def test_the_score_that_made_the_difference_is_the_last_that_changed_who_leads(scores, winner, found):
    assert deciding_score(scores, winner) == found


def test_the_throw_behind_it_is_the_unlikeliest_that_came_out_for_the_winner(match):
    face, counting = face_of(match.ruleset.key), face_of(match.ruleset.key).report
    found = run_to_end(find_turning_point(match, counting, face.turn_key))
    if found.moment is None:
        assert not any(counting.value(event.facts[0].request, event.facts[0].faces) is not None
                       for event in match.events if event.kind == "roll")
        return
    moment, averages = found.moment, Averages(counting)
    rolled = moment.throw.rolled
    assert match.plies[moment.number].events[moment.throw.at].facts[0] == rolled
    assert moment.chance == counting.chance_of(rolled) and 0 < moment.chance < 1
    scores = [counting.score(state) for state in (*(ply.before for ply in match.plies), match.state)]
    scored, lucky = deciding_score(scores, winner_of(match))
    key = face.turn_key(match.plies[moment.number].before)
    rivals = []
    for number, ply in enumerate(match.plies):
        if scored < 0 or (number <= scored and face.turn_key(ply.before) == key):
            for rolled in (event.facts[0] for event in ply.events if event.kind == "roll"):
                worth, coach = counting.value(rolled.request, rolled.faces), rolled.request.coach
                if worth is None:
                    continue
                if lucky in (NOBODY, coach if worth > averages.of(rolled.request) else 1 - coach):
                    rivals.append(counting.chance_of(rolled))
    assert moment.chance == min(rivals) and (scored < 0 or moment.number <= scored == found.scored)


@pytest.mark.parametrize("loser", [HOME, AWAY])
def test_without_a_score_it_is_a_throw_that_came_out_for_the_winner(loser):
    game = played("cave_brawl")
    game.apply(resignation(loser))
    counting = face_of("cave_brawl").report
    rolled = run_to_end(find_turning_point(game, counting, face_of("cave_brawl").turn_key)).moment.throw.rolled
    came_out = counting.value(rolled.request, rolled.faces) > Averages(counting).of(rolled.request)
    assert winner_of(game) == 1 - loser and came_out == (rolled.request.coach != loser)


def test_an_action_is_told_again_up_to_each_of_its_throws(match):
    for ply in match.plies:
        found = throws_of(match.ruleset, ply)
        assert [throw.rolled for throw in found] == [event.facts[0] for event in ply.events if event.kind == "roll"]
        assert not found or found[0].state is not ply.before


def test_chances_of_a_throw_are_those_of_one_as_good_or_as_bad():
    counting = face_of("street_bowl").report
    roll = Roll("dodge", D6, 0, need=4)
    assert mean_value(counting, roll) == Fraction(1, 2)
    passed, failed = (counting.chance_of(Rolled(roll._replace(need=3), face, False)) for face in (6, 2))
    assert (passed, failed) == (Fraction(2, 3), Fraction(1, 3))


def test_spots_count_from_the_throw_to_the_end_of_its_side():
    counting = face_of("school_fighters").report
    fight = Roll("fight", 2 * D6, 0)
    assert counting.chance_of(Rolled(fight, (6, 5), False)) == Fraction(3, 36)
    assert counting.chance_of(Rolled(fight, (1, 2), False)) == Fraction(3, 36)


def test_luck_is_what_came_out_against_what_was_expected():
    game = fracas.new("street_bowl", "luck")
    game.apply(game.legal_actions()[0])
    roll = Roll("dodge", D6, AWAY, need=4)
    game.plies[-1].events = tuple(Event("roll", (Rolled(roll, face, False),)) for face in (4, 5, 6, 1))
    assert run_to_end(luck_gains(game, face_of("street_bowl").report)) == (0, 1)
    assert luck_text((Fraction(0), Fraction(1)), ("Reds", "Blues")).startswith("The dice favoured Blues: +1.0")
    assert luck_text((Fraction(1, 2), Fraction(1)), ("Reds", "Blues")) == "The dice favoured nobody."


def test_the_poster_tells_of_every_game_even_in_the_middle(match):
    face = face_of(match.ruleset.key)
    poster = run_to_end(summarize_match(match, face))
    best = best_player(match, face.report)
    drawn = result_poster(poster)
    assert poster.is_complete and (poster.best is None) == (best is None)
    assert best is None or best.line.name in drawn
    assert poster.deciding is None or (poster.deciding.sentence and "<svg" in poster.deciding.picture)
