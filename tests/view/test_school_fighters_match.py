"""The schoolyard as it is drawn and told: every piece has a drawing, every unit words, crowds can be read."""

import random
from itertools import combinations
from math import hypot

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters import labels, pieces, shapes
from fracas.faces.school_fighters.terrain.picture import preview
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.state import FAZED, STANDING
from fracas.games.school_fighters.terrain import parse_layout
from fracas.kernel.table import Choice
from fracas.locale import set_language
from fracas.view.board.board import draw, patch
from fracas.view.board.export import picture_file
from fracas.view.board.plane import Plane
from fracas.view.symbols import symbols, symbols_in
from tests.view.page import safe

FACE = face_of("school_fighters")


def played(actions, **options):
    game = fracas.new("school_fighters", "yard", "mixed", "wheels", options)
    dice = random.Random(1)
    for _ in range(actions):
        if game.is_terminal():
            break
        if isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(game.legal_actions()))
    return game.state


def test_every_printed_piece_has_a_drawing_a_name_and_its_signs():
    for layout in PRINTED.values():
        for piece in layout.pieces:
            assert table.PIECES[piece.name][1] in symbols()
            assert table.piece_name(piece) and table.piece_flags(piece)
        drawn = table.field(layout).terrain + table.field(layout).lines
        assert set(symbols_in(drawn)) <= set(symbols())
        safe(preview(layout))


def test_own_pieces_are_drawn_to_their_outline():
    layout = parse_layout("p1000.1000.1600.1000.1300.1500.c.bush~p2000.2000.2300.2300.2200.2400.1900.2100.s.wall"
                          "~r100.100.400.900.c.long-table~c4000.4000.300.de2")
    drawn = table.field(layout).lines
    assert "rotate(" in drawn and drawn.count("fl-high") == 2
    for piece in layout.pieces:
        assert table.outline(piece).startswith("M")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_position_is_a_picture_of_its_own(theme):
    s = played(60, monitor="principal")
    drawn = pictures.board(FACE, s)
    text = picture_file(drawn, "School Fighters", drawn.label, theme=theme)
    assert "var(--" not in text and len(text.encode()) <= 30_000
    safe(text)


def test_counters_move_by_a_small_change_and_keep_their_bases():
    s = played(40)
    before = pictures.board(FACE, s)
    who = next(n for n, unit in enumerate(s.units) if unit.status == STANDING)
    s.change(who, at=(2400, 2400))
    after = pictures.board(FACE, s)
    changes = patch(before, after)
    assert any(change.key == f"board-{pieces.key(s, who)}" and change.name == "transform" for change in changes)
    assert any(change.key == "board-bases" for change in changes)
    assert draw(after).count('class="tk"') == len(after.tokens)


def test_counters_in_contact_lean_apart():
    s = played(40)
    one, two = s.gangs[0][0], s.gangs[1][0]
    s.change(one, at=(2400, 2400), status=STANDING, bruises=1)
    s.change(two, at=(2500, 2400), status=STANDING, bruises=1)
    scale = 100 / table.TOKEN
    heads = []
    for who in (one, two):
        x, y = table.PLANE.point(pieces.place(s, who))
        lean = pieces.leans(s)[who]
        heads.append((x * scale + lean[0], y * scale + lean[1]))
    (ax, ay), (bx, by) = heads
    assert hypot(ax - bx, ay - by) > 85  # they are 100 wide: both can be read and told apart
    s.change(one, status=FAZED)
    assert one not in pieces.leans(s)


def test_places_are_numbered_and_found_again():
    plane = Plane(4800)
    for place in ((0, 0), (4800, 4800), (1234, 567)):
        assert plane.place_of(plane.number(place)) == place
        assert plane.cell_at(*plane.point(place)) == plane.number(place)
    assert plane.number((-1, 5)) == plane.number((5, 4801)) == -1
    assert len({plane.number(place) for place in combinations((0, 1, 4800), 2)}) == 3


def test_directions_are_the_eight_winds():
    ends = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    told = [labels.direction((0, 0), end) for end in ends]
    assert told == ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"]


def test_marks_stay_inside_and_escape_nothing_unsafe():
    polygons = [[(100, 100), (900, 100), (900, 900)]]
    for mark in (
        shapes.region("walk", polygons, "Walk 6″"), shapes.region("run", [], ""), shapes.zone(50, 1150, [(100, 100)]),
        shapes.ring((100, 100), 700, "<b>"), shapes.tape((0, 0), (4800, 4800), "67.9″"),
        shapes.tape((5, 5), (5, 5), ""),
        shapes.path([(0, 0), (100, 100), (200, 100)]), shapes.path_tag([(0, 4800), (100, 4800)], "1″", is_legal=False),
        shapes.sight((0, 0), [(100, 100), (110, 90), (90, 110)], -1), shapes.target((100, 4800), None, "50 %"),
    ):
        safe(f"<svg>{mark}</svg>") if mark else None
    assert shapes.region("run", [], "") == ""


def test_lengths_have_the_decimal_mark_of_the_language():
    assert labels.inches(830) == "8.3″" and labels.inches(900) == "9″"
    set_language("fr")
    assert labels.inches(830) == "8,3″"
    set_language("en")
