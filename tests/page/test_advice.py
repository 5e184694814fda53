"""What could I do? The ideas of a bot, shown with their chances and planned by a tap; nothing is decided."""

from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.bots.candidates import Candidate
from fracas.faces import course_of, face_of
from fracas.faces.cells import name_of
from fracas.faces.face import FLIGHT
from fracas.games import KEYS, ruleset
from fracas.kernel.conceding import CONCEDE
from fracas.kernel.game import Game
from fracas.kernel.table import Roll
from fracas.page.match import moves
from fracas.page.match.advice import MOST_IDEAS, plan_of
from fracas.page.match.panels import spoken
from fracas.page.saving.storage import Facts
from tests.elfball.diagrams import board
from tests.page.headless import Page

A_MINUTE = 60_000.0


def asked(key):
    """Return the page of a match where the first lesson begins, after the question and its answer."""
    position = course_of(key).lessons[0].position
    rules = ruleset(key)
    tags = {"Game": key, "Format": "1", "Rules": "1", "Start": position, "Seed": "x", "HomeKit": "cobalt",
            "AwayKit": "sky"}
    game = Game(rules, rules.parse_position(position), "x", tags=tags)
    page = Page()
    page.shell.shelf.save("m", Facts(key, "x", "y", 1), game.record)
    page.go("#/match/m")
    page.door.run(1000)
    assert 'data-do="ideas"' in page.text("ask") and 'data-do="idea"' not in page.text("ask")
    page.do("ideas")
    page.door.run(A_MINUTE)
    return page


@pytest.mark.parametrize("key", KEYS)
def test_the_best_ideas_are_named_with_chance_and_worth_and_planned_by_a_tap(key):
    page = asked(key)
    screen, position = page.screen, page.screen.game.position
    ideas = screen.advice.ideas
    assert 1 <= len(ideas) <= MOST_IDEAS and page.text("ask").count('data-do="idea"') == len(ideas)
    assert [idea.value for idea in ideas] == sorted((idea.value for idea in ideas), reverse=True)
    assert len(screen.board.pointed) == len(ideas) and "% to win" in page.text("ask")
    assert 'data-do="player"' not in page.text("ask")  # the board needs the room beside them
    for number in range(len(ideas)):
        page.do("idea", str(number))
        page.door.run(1000)
        plan = screen.ui.plan
        assert screen.dock().state == "planned" and screen.ui.selected == plan.who
        assert screen.game.ruleset.is_legal(screen.game.state, plan.actions[0])
        screen.escape()
        screen.escape()
    assert screen.game.position == position and not screen.game.plies


def test_ideas_are_gone_when_the_position_is_another_or_nobody_wants_them():
    page = asked("elfball")
    page.do("ideas")
    assert not page.screen.advice.ideas and page.screen.board.pointed == ()
    page.do("ideas")
    page.door.run(A_MINUTE)
    page.do("idea", "0")
    page.do("go")
    page.door.run(A_MINUTE)
    assert not page.screen.advice.ideas and 'data-do="idea"' not in page.text("ask")


def test_who_has_begun_to_act_may_ask_what_else_he_could_do():
    page = asked("elfball")
    page.do("ideas")
    game = page.screen.game
    game.apply(next(action for action in game.legal_actions() if action[0] == "step"))
    page.screen.story.tell()
    page.screen.look()
    page.screen.select_acting()
    page.screen.draw()
    page.door.run(A_MINUTE)
    assert page.screen.dock().state == "selected" and 'data-do="ideas"' in page.text("ask")
    page.do("ideas")
    page.door.run(A_MINUTE)
    assert {idea.plan.who for idea in page.screen.advice.ideas} == {page.screen.now.acting}
    assert page.screen.board.pointed == ()  # he is ringed already


def test_a_lesson_gives_no_advice_besides_its_own():
    page = Page(address="#/lesson/elfball/goal")
    page.door.run(1000)
    assert 'data-do="ideas"' not in page.text("ask")


def test_who_is_planned_to_come_from_the_bench_is_not_said_to_move():
    state = board("s6: A5>2 .", off={"bench": "H4"}).state
    game = Game(ruleset("elfball"), state, "bench")
    entry = next(action for action in game.legal_actions() if action[0] == "enter")
    plan = plan_of(game, face_of("elfball"), Candidate((entry,)))
    face = face_of("elfball")
    told = spoken(face, state, plan)
    assert told.startswith(f"{face.name(state, plan.who)} comes on at {name_of(face, state, plan.cell)}:")


@pytest.mark.parametrize("key", [key for key in KEYS if face_of(key).plane is None])
def test_an_idea_says_where_to(key):
    """A path by the cell it ends on, whether something is rolled on it or not."""
    game = Game(ruleset(key), ruleset(key).parse_position(course_of(key).lessons[0].position), "x")
    face, legal = face_of(key), game.legal_actions()
    for who in face.actors(game.state, legal):
        for way in face.offer(game.state, legal, who).ways.values():
            told = spoken(face, game.state, moves.plan_of_way(game, who, way)._replace(success=Fraction(1)))
            assert f" {name_of(face, game.state, way.cell)}: " in told


def test_a_throw_says_to_whom():
    game = Game(ruleset("elfball"), board("s6: H5>2o . . H6>2").state, "throw")
    face, (thrower, catcher) = face_of("elfball"), (4, 5)
    throws = [deed for deed in face.offer(game.state, game.legal_actions(), thrower).deeds if deed.kind == FLIGHT]
    plan = next(moves.plan_of_deed(game, thrower, deed) for deed in throws
                if deed.cell == face.cell_of(game.state, catcher))
    told = spoken(face, game.state, plan._replace(success=Fraction(1)))
    assert f"throws the ball to {face.name(game.state, catcher)}: " in told


@pytest.mark.parametrize(("key", "kind", "verb"), [
    ("elfball", "face", "turns towards"), ("street_brawl", "face", "turns towards"),
    ("cave_brawl", "take", "takes the ball")])
def test_who_turns_or_takes_the_ball_is_not_said_to_move(key, kind, verb):
    game, face, dice = fracas.new(key, seed="5"), face_of(key), Random(5)
    while (found := _offered(game, face, kind)) is None:
        if game.pending is None:
            game.apply(dice.choice([action for action in game.legal_actions() if action[0] != CONCEDE]))
        elif isinstance(game.pending, Roll):
            game.roll_for_me()
        else:
            game.answer(dice.choice(game.pending.options))
    told = spoken(face, game.state, moves.plan_of_deed(game, *found))
    assert verb in told and "moves" not in told


def _offered(game, face, kind):
    """Return who may do a deed of a kind, and the deed; None if nobody may."""
    legal = game.legal_actions() if game.pending is None else []
    offers = ((who, face.offer(game.state, legal, who)) for who in face.actors(game.state, legal))
    return next(((who, deed) for who, offer in offers for deed in offer.deeds if deed.kind == kind), None)
