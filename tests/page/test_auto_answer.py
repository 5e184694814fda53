"""Questions whose answers come to the same are answered by the page: the log says so, a setting brings them back."""

from __future__ import annotations

import pytest

import fracas
from fracas.faces import face_of
from fracas.kernel.table import Choice
from fracas.page.match.model.messages import Press
from fracas.page.match.play import auto_answer as auto_answers
from fracas.page.match.play.auto_answer import auto_answer
from fracas.page.saving.preferences import ON
from tests.page.headless import Page

BEFORE = ("reply", "receive")


def at_the_potions(**preferences: str) -> Page:
    """Return a page with a match of Street Bowl in which both coaches have been asked about their free potion."""
    page = Page(address="#/new/street-bowl/two")
    page.shell.preferences = page.shell.preferences._replace(**preferences)
    page.do("start", "street_bowl")
    page.do("command", "0")
    page.door.run(20_000)
    if isinstance(page.model.game.pending, Choice) and page.model.game.pending.kind == "toss":
        page.do(*BEFORE)
    page.door.run(20_000)
    return page


@pytest.fixture
def idle(monkeypatch):
    """Take every question for one whose answers come to the same."""
    monkeypatch.setattr(auto_answers, "is_idle_choice", lambda *_all: True)


def test_who_drinks_a_potion_is_asked_though_nobody_is_hurt():
    screen = at_the_potions().screen
    assert screen.model.game.pending.kind == "potion" and len(screen.model.now.ask.replies) > 1
    assert not [entry for entry in screen.model.log.entries if "Every answer leads" in entry.text]


def test_the_log_says_that_nobody_was_asked_and_why(idle):
    screen = at_the_potions().screen
    told = [entry.text for entry in screen.model.log.entries if "Every answer leads to the same:" in entry.text]
    assert len(told) >= 2 and screen.model.game.pending is None


def test_the_setting_asks_every_question(idle):
    screen = at_the_potions(questions=ON).screen
    assert isinstance(screen.model.game.pending, Choice) and screen.model.game.pending.kind == "potion"
    assert not [entry for entry in screen.model.log.entries if "Every answer leads" in entry.text]


def test_the_setting_is_a_switch_that_is_kept():
    page = Page(address="#/settings")
    page.do("questions")
    assert page.shell.preferences.questions == ON
    assert Page(store=page.door.store, address="#/").shell.preferences.questions == ON


def test_what_is_taken_back_leaves_no_sentence_behind(idle):
    screen = at_the_potions().screen
    log, game = screen.model.log, screen.model.game
    while any("Every answer leads" in entry.text for entry in log.entries) and game.can_undo:
        screen.send(Press("undo"))
        screen.model.log.tell()
        count = sum("Every answer leads" in entry.text for entry in screen.model.log.entries)
        assert count == sum(answer.kind == "potion" for ply in screen.model.game.plies for answer in ply.answers)


@pytest.mark.parametrize("is_real", [False, True])
def test_who_throws_by_hand_is_asked_about_his_dice(is_real, idle):
    game = fracas.new("elfball", "real", real=(is_real, is_real))
    game.apply(game.legal_actions()[0])
    choice = Choice("momentum", 0, ("keep", 3), who=2, facts=("dash", 1, (3, 3, 3), ()))
    game.state.momentum = 2
    assert (auto_answer(face_of("elfball"), game, choice) is None) is is_real


def test_a_single_answer_is_no_question_in_any_game():
    game, face = fracas.new("cave_brawl", "one"), face_of("cave_brawl")
    game.apply(game.legal_actions()[0])
    sparing = auto_answer(face, game, Choice("place", 0, (40,), who=0))
    assert sparing is not None and sparing.option == 40 and "One possible answer:" in sparing.told
