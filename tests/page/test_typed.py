"""The command box: notation is played, questions are answered, and a whole match can be typed."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.faces.choices import NOWHERE
from fracas.kernel.table import Choice, Option, Roll
from fracas.locale import set_language
from fracas.page.match.input.command_line import QUESTIONS
from fracas.view.board.model import Token
from tests.page.coach import Coach
from tests.page.headless import Page


def started(**controls: str) -> Page:
    page = Page(address="#/new/elfball/two")
    for control, value in controls.items():
        page.do(control.replace("_", "-"), value)
    page.do("start", "elfball")
    page.do("typed")
    return page


def typed(page: Page, line: str) -> str:
    """Type a line and return what was answered."""
    page.do("type", line)
    page.door.run()
    return page.text("typed-answer")


def type_on(page: Page, rng: Random) -> None:
    """Type something legal."""
    game = page.model.game
    if isinstance(game.pending, Choice):
        type_answer(page, rng.choice(game.pending.options))
    elif isinstance(game.pending, Roll):
        page.do("roll-for-me")
    else:
        typed(page, rng.choice(game.legal_texts()))


def type_answer(page: Page, option: Option) -> None:
    """Type an answer to the question."""
    game = page.model.game
    assert isinstance(game.pending, Choice)
    typed(page, game.ruleset.option_text(game.state, game.pending, option))


def test_a_whole_match_can_be_typed():
    page = started(setting="goals 1")
    bots = [Bot("yardstick", f"typed {side}") for side in (0, 1)]
    game = page.model.game
    for _line in range(3000):
        if game.is_terminal():
            break
        bot = bots[game.to_act]
        thought = bot.think(decision_point_of(game))
        for _share in thought:
            pass
        bot.follow(thought)
        if game.pending is not None:
            type_answer(page, thought.best)
        else:
            typed(page, game.ruleset.action_text(game.state, thought.best))
    assert game.is_terminal()
    assert "over" in typed(page, "start")


def test_an_action_is_told_and_a_wrong_one_changes_nothing():
    page = started()
    record = page.model.game.record
    assert "help" in typed(page, "fly away")
    assert page.model.game.record == record
    assert typed(page, "start")
    assert page.model.game.record != record


def test_a_wrong_answer_names_the_possible_ones():
    page = started()
    typed(page, "start")
    while not isinstance(page.model.game.pending, Choice):
        type_on(page, Random(1))
    assert "is not an answer: choose one of" in typed(page, "maybe")


def test_faces_of_real_dice_are_typed():
    page = started(dice_home="real", dice_away="real")
    typed(page, "start")
    assert isinstance(page.model.game.pending, Roll)
    assert "is not a possible throw of" in typed(page, "77")
    typed(page, "6")
    assert "=6!" in page.model.game.record


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_an_answer_in_every_position(language):
    page, rng = started(), Random(9)
    page.shell.set_preference("language", language)
    for _position in range(25):
        for names, _tell in QUESTIONS:
            for name in names:
                answer = typed(page, f"{name.upper()}?")
                assert answer and len(answer) < 8000
        type_on(page, rng)
    set_language("en")


def test_the_questions_of_a_match():
    page, rng = started(), Random(3)
    while page.model.game.state.turn == 0:
        type_on(page, rng)
    assert "0" in typed(page, "score")
    assert "ball" in typed(page, "where is the ball").casefold()
    assert typed(page, "pieces").count(";") >= 3
    assert "targets" in typed(page, "help")
    assert "Choose a player" in typed(page, "odds to m13")
    page.do("player", str(page.model.now.actors[0]))
    cell = next(iter(page.model.move_options.paths))
    name = page.model.face.cell_text(page.model.game.state, cell).partition(",")[0]
    assert "%" in typed(page, f"odds to {name}")
    assert "no cell" in typed(page, "odds to zz9")


def test_a_bot_is_not_played_for():
    page = Page(address="#/new/elfball/bot")
    page.do("start", "elfball")
    page.do("typed")
    typed(page, "start")
    while not page.model.session.is_waiting and not page.model.game.is_terminal():
        game = page.model.game
        page.do("type", "south" if isinstance(game.pending, Choice) else game.legal_texts()[0])
    if page.model.session.is_waiting:
        page.do("type", "H1 end")
        assert "not your turn" in page.text("typed-answer")


def test_while_a_bot_thinks_my_pieces_are_still_mine():
    page = Page(address="#/new/street-bowl/bot")
    page.do("start", "street-bowl")
    page.do("typed")
    coach, screen = Coach(page, 3), page.screen
    while not screen.model.session.is_waiting or len({token.side for token in on_board(page)}) < 2:
        page.door.run(60_000, 300 if screen.model.session.is_waiting else 1)
        if not screen.model.session.is_waiting:
            coach.tap(screen)
    mine = screen.model.session.person
    assert mine != screen.model.game.to_act
    for line, side in (("list my pieces", mine), ("list their pieces", 1 - mine)):
        known = [(text_of(page, token), token.side) for token in on_board(page)]  # the bot may go on at once
        page.do("type", line)
        told = page.text("typed-answer")
        assert all((text in told) == (whose == side) for text, whose in known), line


def on_board(page: Page) -> list[Token]:
    return [token for token in page.model.face.tokens(page.model.game.state) if token.cell != NOWHERE]


def text_of(page: Page, token: Token) -> str:
    return page.model.face.cell_text(page.model.game.state, token.cell)


def test_the_box_closes_when_the_match_is_left():
    page = started()
    page.go("#/")
    assert page.text("typed") == ""


@pytest.mark.parametrize("line", ["no\ufeffne", "A2 \x1b[2J", "\u202e at f1", "tackle \ud800", "x" * 300])
def test_what_is_typed_is_quoted_without_signs_that_nobody_sees(line: str):
    page = started()
    for place in ("start", "question"):
        assert (answer := typed(page, line)).isprintable(), place
        assert len(answer) < 400
        typed(page, "start")
