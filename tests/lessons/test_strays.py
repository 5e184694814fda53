"""Inputs off the step of a lesson: what is said against them holds, and most of them are told more than that."""

from random import Random

import pytest

import fracas
from fracas.analyst.reasons.reason_words import PLAYED, TRIED, reason_sentence
from fracas.analyst.reasons.strays import prove_stray, stray_sentence
from fracas.faces import face_of, lessons_of
from fracas.faces.lesson_filter import actions_of, actions_of_button, is_beginning
from fracas.kernel.work import run_to_end
from fracas.lessons.lesson_game import LessonGame
from tests.reasons.checker import Checker
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)
STRAYS = sample(6, 400)  # a game
TOLD = sample(1, 400)  # of those whose sentence is worked out from the beginning, as the page does
LEAST = {"elfball": 0.9, "street_brawl": 0.9, "cave_brawl": 0.9, "street_bowl": 0.6, "school_fighters": 0.45}


def strays_of(game, face):
    """Return what a learner could do instead of the next step."""
    if game.pending is not None:
        return [option for option in game.pending.options if option != game.option] if game.option is not None else []
    legal = tuple(game.legal_actions())
    found = [actions_of_button(each) for each in face.tray_buttons(game.state, legal, -1, "") if not each.off]
    for who in face.actors(game.state, legal):
        offer = face.move_options(game.state, legal, who)
        found += [*(path.steps for path in offer.paths.values()), *map(actions_of, offer.actions)]
        found += [actions_of_button(each) for each in face.tray_buttons(game.state, legal, who, "") if not each.off]
    return [each for each in dict.fromkeys(found) if each and not is_beginning(each, game.next_actions)]


def drawn_strays(key, random):
    """Yield inputs off the steps of all lessons with the place in a drawn order."""
    for number, lesson in enumerate(lessons_of(key).lessons):
        game = LessonGame(lesson)
        while game.at < len(game.inputs) and not game.is_goal_reached:
            if not game.is_opponents_input:
                for stray in strays_of(game, face_of(key)):
                    yield random.random(), number, game.done, stray
            (game.apply if game.pending is None else game.answer)(game.inputs[game.at].text)


@every_game
def test_what_is_said_against_an_input_holds(key):
    random, face, found, tried = Random(f"off {key}"), face_of(key), 0, 0
    some = sorted(drawn_strays(key, random), key=lambda each: each[0])[:STRAYS]
    for _order, number, done, stray in some:
        game = LessonGame(lessons_of(key).lessons[number])
        game.go_to(done)
        wanted = game.option if game.option is not None else game.line
        proof = run_to_end(prove_stray(game, face, stray, wanted))
        tried += 1
        if proof is None:
            continue
        found += 1
        state = game.state if game.pending is None else game.plies[-1].before
        said = reason_sentence(face, state, proof, PLAYED)
        assert Checker(proof._replace(gap=1, whole=1), said).run() == [], said
        told = reason_sentence(face, state, proof, TRIED)
        assert told.endswith(".")
        assert found > TOLD or told == run_to_end(stray_sentence(game, face, stray, wanted))
        assert "as played" not in told and "was worth" not in told
    assert tried == len(some) and (tried < 50 or found >= LEAST[key] * tried), (found, tried)


def test_a_learner_waits_for_no_slower_reason_where_a_quick_one_tells_most():
    key = "street_brawl"
    lesson = next(each for each in lessons_of(key).lessons if each.key == "goal")
    game = LessonGame(lesson)
    game.go_to(0)
    work = prove_stray(game, face_of(key), (("throw", 6, 180),), game.line)
    assert len(list(work)) < 300  # 9,467 where the chances of both whole lines are looked for
