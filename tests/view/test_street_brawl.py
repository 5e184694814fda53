"""The alley as it is drawn, lying and upright, and a Street Brawl position on it and in words."""

import pytest

from fracas.faces import pictures
from fracas.faces.elfball import labels
from fracas.faces.questions import question_prompt
from fracas.faces.street import LENGTH, WIDTH, U
from fracas.faces.street_brawl.board import look
from fracas.faces.street_brawl.face import FACE, rotate_token, upright
from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.street_brawl.field import FIELD
from fracas.games.street_brawl.ruleset import RULESET
from fracas.locale import set_language
from fracas.view.board import board as board_view
from fracas.view.symbols import symbols, symbols_in
from tests.street_brawl.diagrams import board

ALLEYS = pytest.mark.parametrize("upright", [False, True], ids=["lying", "upright"])


def step(lattice, a, b):
    (ax, ay), (bx, by) = lattice.centres[FIELD.cell_named(a)], lattice.centres[FIELD.cell_named(b)]
    return (bx - ax) / U, (by - ay) / U


@ALLEYS
def test_every_square_of_the_rules_is_drawn_within_view(upright):
    field = look(upright).field
    x, y, width, height = field.extent
    assert len(field.lattice.centres) == len(FIELD.points) and field.ball in symbols()
    for cell, (cx, cy) in enumerate(field.lattice.centres):
        assert x < cx < x + width and y < cy < y + height
        assert field.lattice.cell_at(cx, cy) == cell


def test_lying_the_west_is_on_the_left_and_upright_below_with_the_bar_on_the_left():
    lying, upright = look(False).field.lattice, look(True).field.lattice
    assert step(lying, "k4", "l4") == (1, 0) and step(lying, "k4", "k3") == (0, -1)
    assert step(upright, "k4", "l4") == (0, -1) and step(upright, "k4", "k3") == (-1, 0)
    assert lying.centres[FIELD.cell_named("m0")][1] < 0 and upright.centres[FIELD.cell_named("m0")][0] < 0


@ALLEYS
def test_goal_columns_and_the_bar_are_where_the_rules_have_them(upright):
    lattice = look(upright).field.lattice
    placed = {cell: (LENGTH - y, x) if upright else (x, y) for cell, (x, y) in enumerate(lattice.centres)
              if FIELD.lines[cell] != EDGE}
    ends = {cell for cell, (along, _across) in placed.items() if along < U or along > LENGTH - U}
    assert ends == {cell for cell, line in enumerate(FIELD.lines) if line == GOAL}
    assert all(0 < across < WIDTH for _along, across in placed.values())


def test_counters_look_where_the_rules_have_them_look():
    state = board("k4: H3>1 H4>2 A5_").state
    angles = {token.key: token.facing for token in pictures.board(FACE, state).tokens}
    assert angles == {"h3": 0, "h4": 45, "a5": None}
    upright = {t.key: rotate_token(t, look(True).turn).facing for t in pictures.board(FACE, state).tokens}
    assert upright == {"h3": 270, "h4": 315, "a5": None}


def test_arrows_of_a_question_turn_with_the_alley():
    match = board("k2: H3>1\nk1: A2>5")
    asked = match.start("H3 shove A2: shove=o--; crush=o--")
    assert asked.kind == "face" and [reply.angle for reply in question_prompt(FACE, match.state, asked).replies] == [
        45 * d for d in range(8)]
    face = upright()
    assert face is upright() and face.field(match.state) is look(True).field
    assert [reply.angle for reply in question_prompt(face, match.state, asked).replies] == [
        (45 * d + 270) % 360 for d in range(8)]
    assert {t.facing for t in face.tokens(match.state)} == {270, 90}


def test_squares_have_words_of_the_alley():
    state = board("k4: H3>3o A2_").state
    said = labels.cell_text
    holder = said(state, FIELD.cell_named("k4"))
    assert holder.startswith("k4, home 3 Nobody") and "facing east" in holder
    assert said(state, FIELD.cell_named("z4")) == "z4, goal of the Thunder Hammer Dwarves"
    assert said(state, FIELD.cell_named("m0")) == "m0, bar" and said(state, FIELD.cell_named("c3")) == "c3"
    assert FACE.label(state).startswith("Street Brawl alley: Gnomes 0")
    set_language("fr")
    assert FACE.label(state).startswith("Ruelle de Street Brawl")
    set_language("en")


def test_everything_drawn_is_a_drawing():
    drawn = board_view.static_board(pictures.board(FACE, RULESET.start(RULESET.options({}), "orcs", "gnolls")), "p",
                                    "alley")
    assert {"p-cob", "p-brick", "p-chev", "p-plank", "g-glow"} <= set(symbols_in(drawn))
