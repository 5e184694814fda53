"""A position of Cave Brawl as counters, words and lists."""

import pytest

from fracas.faces import face_of, pictures
from fracas.faces.cave_brawl import board as cave_brawl
from fracas.faces.cave_brawl import labels, squad_lists
from fracas.faces.cave_brawl import names as places
from fracas.faces.cave_brawl import pieces as view
from fracas.games import ruleset
from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.view.board import board
from fracas.view.board.counters import counter
from fracas.view.board.export import picture_file
from fracas.view.board.model import DEAD, DOWN, NEUTRAL, STANDING, Token
from fracas.view.symbols import symbols, symbols_in
from tests.view.page import safe

CAVE_BRAWL = ruleset("cave_brawl")
FACE = face_of("cave_brawl")


def cell(name):
    return pit.PIT.cell_named(name)


@pytest.fixture(name="s")
def middle_of_a_turn():
    """Return a position: the sample team at home, two of it in the pit, a dead zombie and a prone snake beside."""
    settings = {setting.name: setting.default for setting in CAVE_BRAWL.settings}
    s = CAVE_BRAWL.start(settings, "sample-exiles", "sample-exiles")
    s.phase, s.side, s.turn, s.possessor = st.TURN, 0, 13, 0
    s.where[2], s.where[3], s.prone[3] = cell("k11"), cell("l11"), 1
    s.hp[2], s.used[3] = 13, st.ACTIVATED
    s.where[0], s.body[0], s.hp[0] = st.DEAD, cell("c3"), 0
    s.where[9] = cell("k12")
    s.where[10], s.where[11] = st.DEAD, st.CARRIED_OFF
    s.beasts = [st.Beast(0, 3, cell("m12"), 9, True, 0, True, 9)]
    s.holder, s.score = 2, [1, 2]
    return s


def test_the_pit_has_the_squares_of_the_rules_and_a_hall_for_each_team():
    field = places.field()
    lattice = field.lattice
    assert len(lattice.centres) == 441 + 2 * cave_brawl.PLACES
    assert [lattice.cell_at(*lattice.centres[c]) for c in range(463)] == list(range(463))
    left, top, width, height = field.extent
    assert all(left < x < left + width and top < y < top + height for x, y in lattice.centres)
    for goal in pit.GOALS:
        x, y = lattice.centres[goal]
        assert f"translate({x:g} {y:g})" in field.lines
    settings = {setting.name: setting.default for setting in CAVE_BRAWL.settings}
    safe(board.draw(pictures.board(FACE, CAVE_BRAWL.start(settings, "amazons", "cavemen"))))


def test_every_drawing_of_the_pit_exists():
    found = symbols_in(board.ground(places.field()))
    assert {"p-slab", "p-rock", "g-glow"} == set(found) <= set(symbols())
    assert all(f"beast-{name}" in symbols() for name in view._EMBLEMS) and len(view._EMBLEMS) == len(BEASTS)


def test_counters_show_hit_points_prone_ball_used_and_the_dead(s):
    by_key = {token.key: token for token in view.tokens(s)}
    assert (by_key["h3"].bar, by_key["h3"].has_ball, by_key["h3"].stance) == (50, True, STANDING)
    assert (by_key["h4"].stance, by_key["h4"].badges) == (DOWN, ("st-used",))
    assert (by_key["h1"].stance, by_key["h1"].bar, by_key["h1"].cell) == (DEAD, -1, cell("c3"))
    assert "a2" not in by_key and "a3" not in by_key
    snake = by_key[f"b{s.beasts[0].who}"]
    assert (snake.side, snake.emblem, snake.stance, snake.bar) == (NEUTRAL, "beast-snake", DOWN, 38)


def test_nobody_alive_shows_an_empty_bar():
    assert [view._left(hp, 200) for hp in (0, 1, 199, 200)] == [0, 1, 99, 100]


def test_a_beast_in_a_list_fits_its_picture_and_has_no_bar():
    token = Token("b1", 0, NEUTRAL, "", emblem="beast-smilodon", bar=50)
    drawn = counter(token, 30)
    safe(drawn)
    assert 'viewBox="-92 -92 184 184"' in drawn and "<rect" not in drawn


def test_those_in_the_tunnel_wait_in_the_hall_of_their_team(s):
    south, north = places.cell_of(s, 1), places.cell_of(s, 12)
    assert places.cell_name(s, south) == "south tunnel, place 3"
    assert places.cell_name(s, north) == "north tunnel, place 5"
    assert (places.who_at(s, south), places.who_at(s, north)) == (1, 12)
    assert places.who_at(s, places.place_of(s, 2)) == st.NO_ONE  # he is in the pit
    assert places.cell_of(s, 10) == places.cell_of(s, 0) == places.NOWHERE


def test_a_cell_is_told_with_everything_that_matters(s):
    assert labels.cell_text(s, cell("k11")) == "k11, home 3 Caveman Ugg, standing, 13 of 26 hit points, has the ball"
    assert labels.cell_text(s, cell("m12")) == "m12, Giant Snake, 9 hit points, prone, holds Wormwood (1)"
    assert labels.cell_text(s, cell("c3")) == "c3, body of Mort (1)"
    assert labels.cell_text(s, cell("k21")) == "k21, goal of the Exiles"
    assert labels.cell_text(s, cell("u11")) == "u11, right cave"


def test_the_label_says_score_and_ball(s):
    assert labels.board_label(s) == (
        "Cave Brawl pit: Exiles 1, Exiles 2; Round 7, to 3, Ugg (3) has the ball at k11.")
    s.holder, s.ball = st.NO_ONE, cell("a1")
    assert labels.board_label(s).endswith("the ball is at a1.")


def test_the_squad_is_listed_by_place(s):
    both = [squad_lists.squad(s, side, 2) for side in (0, 1)]
    places = [{group.title: len(group.rows) for group in squad.groups if group.rows} for squad in both]
    assert places[0] == {"": 2, "In the tunnel": 6, "May rise again": 1}
    assert places[1] == {"": 1, "In the tunnel": 6, "Dead": 1, "Carried off": 1}
    first = both[0].groups[0].rows[0]
    assert (first.tag, first.is_now, both[0].note) == ("ball, 13/26 HP", True, "8 of 9")


def test_cards_have_the_scores_and_mark_the_one_that_is_used(s):
    card = squad_lists.card(s, 2, "tackle")
    assert [(stat.label, stat.value) for stat in card.stats] == [
        ("Block", "6"), ("Catch", "1"), ("Pass", "2"), ("Movement", "5"), ("Hit points", "13/26")]
    assert [stat.label for stat in card.stats if stat.is_used] == ["Block"]
    assert squad_lists.card(s, 5).abilities == (("Vault", "4.10"),)
    beast = squad_lists.card(s, s.beasts[0].who)
    assert [stat.value for stat in beast.stats] == ["4", "1D6", "6", "9"] and beast.line == "against the Exiles"


def test_a_player_who_is_not_rolled_has_no_scores_yet():
    s = CAVE_BRAWL.start({setting.name: setting.default for setting in CAVE_BRAWL.settings}, "cavemen", "amazons")
    assert [stat.value for stat in squad_lists.card(s, 0).stats] == ["?", "?", "?", "5", "?"]
    assert view.token(s, 0).bar == -1 and labels.detail(s) == "Before the match, to 3"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_board_of_a_position_can_be_drawn_and_saved(s, theme):
    drawn = pictures.board(FACE, s)
    saved = picture_file(drawn, "Cave Brawl", drawn.label, theme=theme)
    assert "var(--" not in saved and len(saved.encode()) <= 30_000
