"""Taps where nothing can happen say why, and what cannot succeed is never the button that stands out."""

import re
from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.faces import face_of, plans
from fracas.faces.choices import AnswerChoice, QuestionPrompt
from fracas.faces.intents import Inspect, Refuse
from fracas.faces.match_scene import MatchScene
from fracas.faces.ui_state import UiState
from fracas.kernel.table import Choice
from fracas.page.match.input import taps
from fracas.page.match.panels import panels
from tests.page.headless import Page


def test_an_answer_without_a_chance_does_not_stand_out():
    replies = AnswerChoice("no", "No", chance=Fraction(0), is_main=True), AnswerChoice("yes", "Yes", is_main=True)
    buttons = panels.question_buttons(QuestionPrompt("?", "", replies), None, {"no": "no", "yes": "yes"})
    assert {button.arg: button.main for button in buttons} == {"no": False, "yes": True}


def test_a_tap_out_of_reach_of_who_is_acting_says_why_nothing_happens():
    game, face = fracas.new("elfball", "reach"), face_of("elfball")
    dice = Random(5)
    while not (game.pending is None and game.state.acting >= 0 and game.state.jog):
        if isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(game.legal_actions()))
    who = game.state.acting
    now = plans.turn_options(face, game)
    offer = face.move_options(game.state, now.legal, who)
    far = next(cell for cell in range(300) if cell not in offer.paths and face.who_at(game.state, cell) < 0
               and all(deed.cell != cell for deed in offer.actions))
    refused = taps.tap_intent(face, game, MatchScene(game.state, now, UiState(selected=who), offer), far)
    assert isinstance(refused, Refuse) and face.name(game.state, who).split()[0] in refused.sentence
    assert "hexes away" in refused.sentence


def test_an_opponent_out_of_reach_shows_his_card_and_says_why():
    game, face = fracas.new("street_brawl", "far"), face_of("street_brawl")
    dice = Random(8)
    while not (game.pending is None and game.state.acting >= 0 and game.state.turn > 0):
        if isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(game.legal_actions()))
    now, who, state = plans.turn_options(face, game), game.state.acting, game.state
    offer = face.move_options(state, now.legal, who)
    foes = [token.cell for token in face.tokens(state) if token.side != state.side
            and all(deed.cell != token.cell for deed in offer.actions)]
    meant = [taps.tap_intent(face, game, MatchScene(state, now, UiState(selected=who), offer), cell) for cell in foes]
    assert meant and all(isinstance(one, Inspect) and one.trouble.endswith(".") for one in meant)
    mate = next(token.cell for token in face.tokens(state) if token.side == state.side
                and face.who_at(state, token.cell) not in now.actors)
    told = taps.tap_intent(face, game, MatchScene(state, now, UiState(), None), mate)
    assert isinstance(told, Inspect) and "is acting. First end his action." in told.trouble


@pytest.mark.parametrize("key, plain", [("elfball", r"\([HA]\d+\)"), ("cave_brawl", r"\b[NS]\d+ [A-Z]")])
def test_a_refusal_calls_everybody_as_the_board_does(key, plain):
    game, face = fracas.new(key, "called"), face_of(key)
    dice, named = Random(3), 0
    for number in range(160):
        if isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(game.legal_actions()))
        if game.pending is None and number % 8 == 0:
            tokens = face.tokens(game.state)
            for who in face.actors(game.state, game.legal_actions())[:2]:
                told = [face.explain_tap(game.state, who, token.cell, "") for token in tokens]
                assert not [why for why in told if re.search(plain, why)]
                named += sum("(" in why for why in told)
    assert named


def test_a_screen_whose_code_is_still_fetched_shows_nothing_of_another_visit():
    page = Page(address="#/new/elfball/table")
    page.go("#/settings")
    waiting = []
    page.door.when_loaded = lambda call, parts=(): waiting.append(call)
    page.go("#/new/cave-brawl/table")
    shown = page.text("screen-new")
    assert "data-loading" in shown and "data-do" not in shown and 'data-do="awake"' in page.text("screen-settings")
    page.go("#/settings")
    assert 'data-do="awake"' in page.text("screen-settings"), "who goes back sees what he left"
    page.go("#/new/cave-brawl/table")
    del page.door.when_loaded
    for call in waiting:
        call()
    assert 'data-arg="cave-brawl"' in page.text("start-region") or "Cave Brawl" in page.text("screen-new")
    page.do("start", "cave-brawl")
    assert page.shell.screen.model.game.ruleset.key == "cave_brawl"
