"""Chapters 1.1 and 8: pieces, layout texts, the printed layouts, the random table."""

from random import Random

import pytest

from fracas.games.school_fighters import layouts
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.terrain import (
    COVER,
    DIFFICULT,
    PIECE_LIMIT,
    SOLID,
    TABLE,
    half_turn,
    layout_text,
    parse_layout,
    parse_piece,
)
from fracas.kernel.drivers import Answer, Sampler, Tape
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.geometry.shapes import overlaps

ALL = list(layouts.PRINTED.values())
COUNTS = {"cafeteria": 15, "playground": 15, "gym": 17}


def by_name(layout):
    return layout.name


@pytest.mark.parametrize("layout", ALL, ids=by_name)
def test_printed_layouts_have_their_number_of_pieces(layout):
    assert len(layout.pieces) == COUNTS[layout.name] >= 10


@pytest.mark.parametrize("layout", ALL, ids=by_name)
def test_printed_layouts_are_their_own_image_under_a_half_turn(layout):
    assert {half_turn(piece) for piece in layout.pieces} == set(layout.pieces)


@pytest.mark.parametrize("layout", ALL, ids=by_name)
def test_pieces_of_printed_layouts_do_not_overlap_and_their_text_reads_back(layout):
    assert not any(
        overlaps(one.shape, two.shape) for n, one in enumerate(layout.pieces) for two in layout.pieces[:n]
    )
    assert parse_layout(layout_text(layout.pieces)).pieces == layout.pieces


@pytest.mark.parametrize("name", layouts.PRINTED)
def test_a_table_that_is_read_counts_as_the_same(name):
    """Positions are compared, and odds keep them apart by what they hold."""
    layout = layouts.PRINTED[name]
    again = parse_layout(layout_text(layout.pieces), name)
    assert again == layout and hash(again) == hash(layout) and again.name == name
    assert parse_layout(layout_text(layout.pieces)) != layout


def south_half(layout):
    """Return the first of each pair of twins, and the centre piece, as text."""
    seen = []
    for piece in layout.pieces:
        if half_turn(piece) not in seen:
            seen.append(piece)
    return layout_text(seen)


def test_pieces_of_the_cafeteria_stand_where_the_table_says():
    assert south_half(layouts.CAFETERIA) == (
        "r600.1400.1600.1700.c.long-table~r2000.1200.2800.1500.c.long-table~r3400.1400.4200.1700.c.long-table~"
        "r1400.2200.1600.2400.s.pillar~c700.2400.300.d.soup~r3000.1900.3400.2100.s.drinks~"
        "r1000.400.1600.600.c.trolleys~r2100.2200.2700.2600.e1.stage"
    )


def test_pieces_of_the_playground_stand_where_the_table_says():
    assert south_half(layouts.PLAYGROUND) == (
        "r1100.1200.1800.1800.d.sandbox~c2400.1100.300.d.mud~c500.1600.250.c.bush~c3300.800.250.c.bush~"
        "r300.2100.700.2450.s.shed~c3850.1800.350.e1.slide~r2000.300.2800.500.c.bike-rack~"
        "r1900.2000.2900.2800.e1.jungle-gym"
    )


def test_pieces_of_the_gym_stand_where_the_table_says():
    assert south_half(layouts.GYM) == (
        "r100.1600.500.3000.e1.bleachers~r1300.1400.1700.1600.c.horses~r3100.1400.3500.1600.c.horses~"
        "r1300.2250.1500.2450.s.pillar~r2200.1500.2600.1650.s.climbing-wall~r700.600.1300.800.c.lockers~"
        "r1900.700.2600.1100.d.wet-floor~c3900.2050.200.e1.trampoline~c2400.2400.350.d.ball-pit"
    )


BAD = [
    "", "x1.2.3.c", "r0.0.100.100.", "r0.0.100.100.z", "r100.0.0.100.c", "r0.0.4801.100.c", "c10.10.20.c", "c10.10.0.c",
    "c1000.1000.-5.c", "p0.0.100.0.200.0.c", "p0.0.100.0.50.50.50.10.c", "r1.2.3.c", "rnan.0.1.1.c", "rinf.0.1.1.c",
    "r1e3.0.1.1.c", "r0.0.100.100.e3", "r0.0.100.100.c.Upper", "r-1.0.100.100.c", "r" + "1." * 500 + "c", "ｒ0.0.9.9.c",
    "p" + ".".join(["100.200"] * 12) + ".c", "r٣.0.100.100.c",
]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_piece_is_refused_in_one_sentence(text):
    with pytest.raises(InvalidNotation) as refusal:
        parse_piece(text)
    assert str(refusal.value).endswith(".") and "\n" not in str(refusal.value)


def test_pieces_that_overlap_are_refused_unless_one_is_a_height():
    with pytest.raises(InvalidNotation, match="overlaps piece 1"):
        parse_layout("r0.0.500.500.c~c500.500.100.d")
    assert len(parse_layout("r0.0.500.500.e1~c500.500.100.d~r0.0.100.100.e2").pieces) == 3
    assert len(parse_layout("r0.0.500.500.c~r500.0.900.500.s").pieces) == 2


def test_a_table_with_too_many_pieces_is_refused():
    with pytest.raises(InvalidNotation, match=f"at most {PIECE_LIMIT}"):
        parse_layout("~".join(["r0.0.10.10.c"] * 10_000))


# -- 8.4 -------------------------------------------------------------------------------------------------------


def rolled(*faces):
    """Roll a random table with these dice; they must be as many as are asked for."""
    state = RULESET.start(RULESET.options({"layout": "random"}), "mixed", "mob")
    kinds = iter(faces)
    answers = [Answer(kind, face, True) for kind, face in kinds]
    tape = Tape(state, answers)
    RULESET.apply(tape, ("table",))
    assert tape.at == len(answers)
    return state.layout


def place(x, y):
    return ("terrain-x", x), ("terrain-y", y)


def kind(n, turn=None):
    return (("terrain", n), ("terrain-turn", turn)) if turn else (("terrain", n),)


SIX = (
    *kind(1, 1), *place(7, 4),       # table 6 x 3 at (6, 4.5)
    *kind(2), *place(25, 7),         # bush at (15, 6)
    *kind(3), *place(45, 9),         # mud at (25, 7)
    *kind(4, 4), *place(65, 11),     # hedge, turned, at (35, 8)
    *kind(5, 3), *place(79, 15),     # platform at (42, 10)
)


def test_six_pieces_are_rolled_and_copied_by_the_half_turn():
    layout = rolled(*SIX, *kind(6, 6), *place(27, 17))
    assert layout_text(layout.pieces[:6]) == (
        "r300.300.900.600.c.long-table~c1500.600.250.c.bush~c2500.700.300.d.mud~r3400.500.3600.1100.cd.hedge~"
        "r3900.800.4500.1200.e1.stage~r1500.1900.1700.2300.s.wall"
    )
    assert [half_turn(piece) for piece in layout.pieces[:6]] == list(layout.pieces[6:])
    assert layout.pieces[5].flags == SOLID and layout.name == "random"


def test_a_piece_off_the_table_beyond_the_south_or_too_near_is_drawn_again():
    again = (*place(1, 37), *place(7, 4), *place(84, 37), *place(18, 22))
    layout = rolled(*SIX, *kind(2), *again)
    assert (layout.pieces[5].shape.x, layout.pieces[5].shape.y) == (1150, 1350)


def test_a_solid_piece_stands_farther_north():
    layout = rolled(*kind(6, 1), *place(7, 1), *SIX[4:], *kind(2), *place(1, 20), *place(27, 30))
    assert layout.pieces[0].shape.y == 1300


def test_after_two_hundred_tries_a_new_kind_is_rolled():
    layout = rolled(*SIX, *kind(3), *(place(7, 4) * layouts.TRIES), *kind(2), *place(25, 30))
    assert layout.pieces[5].flags == COVER


def test_a_table_replaces_the_last_piece_if_there_is_no_cover():
    mud = [part for x in (5, 25, 45, 65, 83) for part in (*kind(3), *place(x, 7))]
    layout = rolled(*mud, *kind(3), *place(25, 30), ("terrain-turn", 1), *place(45, 30))
    assert [piece.flags for piece in layout.pieces[:6]] == [DIFFICULT] * 5 + [COVER]


@pytest.mark.parametrize("seed", range(30))
def test_random_tables_keep_their_distances(seed):
    state = RULESET.start(RULESET.options({"layout": "random", "size": 10}), "mob", "wheels")
    RULESET.apply(Sampler(state, Random(seed)), ("table",))
    south = state.layout.pieces[:6]
    assert len(state.layout.pieces) == 12 and any(piece.flags & COVER for piece in south)
    for n, piece in enumerate(south):
        assert all(layouts.distance_at_least(piece.shape, other.shape, 200) for other in south[:n])
        if piece.shape.is_box:
            assert layouts.box(piece.shape)[3] <= 2300 and layouts.box(piece.shape)[2] <= TABLE
    RULESET.check(state)
    assert RULESET.parse_position(RULESET.position(state)) == state
