"""The orientation of the board: one's own end at the bottom or on the left, turned by a button, remembered."""

from __future__ import annotations

import re

import pytest

from fracas.faces import face_of
from fracas.games import KEYS
from fracas.kernel.table import NOBODY
from fracas.page.board.plane import input_of
from fracas.page.board.view import NEAR, BoardView
from fracas.page.gestures import Tap
from fracas.page.match.input.orientation import lies_far
from fracas.page.match.model.messages import Stand
from fracas.page.saving.preferences import QUICK, parse, write
from fracas.page.screen import Key
from fracas.view.board.board import opposite, turn
from tests.page.coach import Coach
from tests.page.headless import Page


def begun(key: str, side: int, is_narrow: bool = False) -> Page:
    """Return a match against a bot, begun up to the first decision in play."""
    page = Page(address=f"#/new/{key.replace('_', '-')}/bot")
    page.shell.preferences = page.shell.preferences._replace(opening=QUICK)
    if side:
        page.do("seat-home", "rookie")
        page.do("seat-away", "human")
    page.do("start", key)
    if is_narrow:
        page.screen.send(Stand(True))
    page.door.run(60_000)
    return page


def end_of(face, state, side: int) -> int:
    """Return a cell at the end that a side defends; where a face names none, that of its side in the first position."""
    if face.own_end is not None:
        return face.own_end(state, side)
    names = {sign.text: sign.cell for sign in face.signs(state, side)}
    return next(cell for text, cell in names.items() if text in ("Your goal: defend it", "They score here"))


def shown_at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Return where a point of the board is seen, in shares of the board."""
    field = page.screen.board.shown.field
    left, top, width, height = field.extent
    if page.model.view.is_turned:
        x, y = opposite(field, (x, y))
    return (x - left) / width, (y - top) / height


@pytest.mark.parametrize("is_narrow", [False, True])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("key", KEYS)
def test_the_own_end_of_a_coach_lies_at_the_bottom_or_on_the_left(key, side, is_narrow):
    page = begun(key, side, is_narrow)
    face, state = page.model.face, page.model.game.state
    own, other = (face.field(state).lattice.centres[end_of(face, state, each)] for each in (side, 1 - side))
    (x, y), (far_x, far_y) = shown_at(page, *own), shown_at(page, *other)
    assert y > far_y + .4 or x < far_x - .4
    drawn = page.door.attributes["board-turn", "transform"] if page.model.view.is_turned else ""
    assert drawn == (turn(page.screen.board.shown.field) if page.model.view.is_turned else "")


def test_two_coaches_on_one_screen_and_two_bots_see_the_board_as_it_is():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 1).play(40)
    assert not page.model.view.is_turned and lies_far(page.model.face, page.model.game.state, NOBODY) in (True, False)


def test_a_button_turns_the_board_and_the_wish_is_remembered():
    page = begun("street_bowl", 0)
    before = page.model.view.is_turned
    page.do("turn")
    assert page.model.view.is_turned is not before and page.shell.preferences.turned == "on"
    assert parse(write(page.shell.preferences)).turned == "on"
    again = begun("street_bowl", 0)
    assert again.model.view.is_turned is before
    page.do("turn")
    assert page.model.view.is_turned is before and page.shell.preferences.turned == "off"


def test_arrow_keys_follow_the_board_as_it_is_seen():
    page = begun("cave_brawl", 0)
    lattice = page.model.face.field(page.model.game.state).lattice
    amid = next(cell for cell, (x, y) in enumerate(lattice.centres) if {
        (x + 44, y), (x - 44, y), (x, y + 44), (x, y - 44)} <= set(lattice.centres))

    def moved(key: str) -> tuple[float, float]:
        page.model.view.cursor = amid
        x, y = lattice.centres[page.model.view.cursor]
        page.screen.press_key(Key(key, is_on_board=True))
        to = lattice.centres[page.model.view.cursor]
        return to[0] - x, to[1] - y
    usual = {key: moved(key) for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")}
    page.do("turn")
    assert moved("ArrowLeft") == usual["ArrowRight"] and moved("ArrowDown") == usual["ArrowUp"]
    assert moved("ArrowRight") == usual["ArrowLeft"] and moved("ArrowUp") == usual["ArrowDown"]


def test_heads_of_counters_on_bases_are_hit_where_they_are_seen():
    face = face_of("school_fighters")
    page = begun("school_fighters", 0)
    page.model.view.is_turned = True
    field, tokens = face.field(page.model.game.state), face.tokens(page.model.game.state)
    token = next(each for each in tokens if each.stance == "standing")
    x, y = field.lattice.centres[token.cell]
    lift = 56 * field.token / 100
    for view, sign in ((BoardView(), -1), (BoardView(is_turned=True), 1)):
        hit = view.tap(input_of(face), field, (token,), (x, y + sign * lift), 0.2)
        assert hit.token == token
        assert view.tap(input_of(face), field, (token,), (x, y - sign * lift), 0.2).token is None
    assert not BoardView(zoom=NEAR - .1).is_near


def test_what_is_seen_from_near_is_the_same_part_of_a_turned_board():
    page = begun("elfball", 0)
    page.model.view.look(2.5, (120.0, -200.0))
    page.model.view.may_follow = False
    page.screen.send(Tap((1000.0, 1000.0)))
    page.do("figures")
    seen = [tuple(map(float, page.door.attributes["board", "viewBox"].split()))]
    page.model.view.look(2.5, (120.0, -200.0))
    page.do("turn")
    seen.append(tuple(map(float, page.door.attributes["board", "viewBox"].split())))
    field = page.screen.board.shown.field
    middles = [(x + wide / 2, y + high / 2) for x, y, wide, high in seen]
    assert opposite(field, middles[0]) == pytest.approx(middles[1], abs=1)
    assert re.search(r"rotate\(180", page.door.regions["minimap"]) is not None or page.model.view.is_turned is False


def test_a_board_that_is_drawn_anew_is_turned_anew():
    page = begun("elfball", 0)
    board = page.screen.board
    if not page.model.view.is_turned:
        page.do("turn")
    board.forget()
    page.door.attributes.pop(("board-turn", "transform"))
    page.do("figures")
    assert page.door.attributes["board-turn", "transform"] == turn(board.shown.field)
