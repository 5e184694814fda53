"""Who is new to a game sees names on the board and is told what could be done; both go when they are not needed."""

from __future__ import annotations

from random import Random

import pytest

import fracas
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.kernel.table import NOBODY, Choice
from fracas.page.match.play import onboarding
from fracas.page.match.play.onboarding import ENOUGH
from fracas.page.saving import lesson_progress
from fracas.page.saving.preferences import OFF, ON
from tests.page.coach import Coach
from tests.page.headless import Page


def started(game: str = "street-bowl", way: str = "bot", **preferences: str) -> Page:
    page = Page(address=f"#/new/{game}/{way}")
    page.shell.preferences = page.shell.preferences._replace(**preferences)
    page.do("start", game.replace("-", "_"))
    page.door.run(20_000)
    return page


def named(page: Page) -> set[str]:
    return {sign.text for sign in page.screen.board.shown.signs}


def known(page: Page, game: str) -> dict[str, int]:
    page.shell.shelf.store.write(lesson_progress.FORMER, f"{game}.match -1")
    return lesson_progress.load(page.shell.shelf.store)


def test_a_first_match_names_the_parts_of_the_board() -> None:
    page = started()
    assert {"You score here", "Line of scrimmage"} <= named(page)
    assert "Line of scrimmage" in page.door.regions["field"] + page.door.regions.get("board-signs", "")


def test_later_matches_name_them_only_while_the_ball_is_not_in_play() -> None:
    page = Page()
    page.shell.shelf.store.write(lesson_progress.FORMER, "elfball.match -1\nstreet_brawl.match -1")
    page.go("#/new/elfball/two")
    page.do("start", "elfball")
    assert "Centre circle" in named(page)
    Coach(page, 3).play(60)
    assert page.model.game.state.turn > 0 and named(page) == set()


@pytest.mark.parametrize(("wish", "are_named"), [(ON, True), (OFF, False)])
def test_the_setting_names_them_always_or_never(wish: str, are_named: bool) -> None:
    page = started(names=wish)
    known(page, "street_bowl")
    assert bool(named(page)) is are_named and bool(onboarding.tip(page.model)) in (False, are_named)


@pytest.mark.parametrize("key", KEYS)
def test_names_lie_on_the_board_and_say_whose_they_are(key: str) -> None:
    game, face, random = fracas.new(key, "signs"), face_of(key), Random(2)
    texts: set[str] = set()
    while face.signs(game.state, 0) == face.signs(game.state, 1) or game.pending is not None:
        game.answer(random.choice(game.pending.options)) if isinstance(game.pending, Choice) else game.apply(
            random.choice(game.legal_actions()))
    for viewer in (0, 1, NOBODY):
        signs = face.signs(game.state, viewer)
        left, top, width, height = face.field(game.state).extent
        for sign in signs:
            x, y = face.field(game.state).lattice.centres[sign.cell]
            assert left <= x <= left + width and top <= y <= top + height
        texts |= {sign.text for sign in signs}
    one, other = ({sign.cell: sign.text for sign in face.signs(game.state, viewer)} for viewer in (0, 1))
    assert one.keys() == other.keys() and one != other


@pytest.mark.parametrize("key", KEYS)
def test_tips_say_what_can_be_done_in_a_match_at_random(key: str) -> None:
    game, face, random = fracas.new(key, "tips"), face_of(key), Random(4)
    told = set()
    for _input in range(500):
        if game.is_terminal():
            break
        if isinstance(game.pending, Choice):
            game.answer(random.choice(game.pending.options))
            continue
        told.add(face.tip(game.state, game.legal_actions()))
        game.apply(random.choice(game.legal_actions()))
    told.discard("")
    assert len(told) >= 3 and all("tap" in text or text.endswith(".") for text in told) and not any(
        "{" in text for text in told)


def test_tips_end_when_they_were_followed_a_few_times() -> None:
    page = started("cave-brawl", "two")
    screen = page.screen
    while not onboarding.tip(screen.model):
        Coach(page, 1).play(1)
        screen.model.ui.clear()
    for _time in range(ENOUGH):
        assert onboarding.tip(screen.model)
        page.do("player", str(screen.model.now.actors[0]))
        screen.model.ui.clear()
    assert onboarding.tip(screen.model) == ""
    assert lesson_progress.load(page.shell.shelf.store)["cave_brawl.tips"] == ENOUGH

