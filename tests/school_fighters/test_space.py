"""Chapter 1: gaps, contact, sight, cover, heights."""

import pytest

from fracas.games.school_fighters import space
from fracas.games.school_fighters.terrain import level_at
from fracas.kernel.table import Reason
from tests.school_fighters.scenes import own_layout, scene


def test_gaps_are_measured_between_base_edges():
    assert space.gap((1000, 1000), (1000, 1500)) == 400
    assert space.gap((0, 0), (300, 400)) == 400


@pytest.mark.parametrize("far, is_within", [(1700, True), (1701, True), (1702, False)])
def test_within_n_inches_has_a_tolerance_of_a_hundredth(far, is_within):
    assert space.is_within((0, 1000), (far, 1000), 1600) == is_within


@pytest.mark.parametrize("distance, is_touching", [(99, True), (100, True), (101, True), (102, False)])
def test_contact_is_a_gap_of_nothing_within_the_tolerance(distance, is_touching):
    assert space.is_touching((1000, 1000), (1000 + distance, 1000)) == is_touching


def test_engaged_means_in_contact_with_an_enemy_and_both_not_fazed():
    both = scene("t 10,10", "t 11,10")
    assert space.is_engaged(both.state, 0) and space.is_engaged(both.state, 1)
    fazed = scene("t 10,10", "t 11,10 fazed")
    assert not space.is_engaged(fazed.state, 0) and not space.is_engaged(fazed.state, 1)
    friends = scene("t 10,10; t 11,10", "t 30,10")
    assert not space.is_engaged(friends.state, 0)


# -- 1.1 -------------------------------------------------------------------------------------------------------


def test_only_solid_pieces_block_sight():
    eye, target = (1000, 1000), (2000, 1000)
    assert space.sees(own_layout("R 14 5 15 15 cde2"), eye, target)
    assert not space.sees(own_layout("R 14 5 15 15 s"), eye, target)


def test_a_unit_is_within_a_piece_when_its_centre_is_inside_or_on_the_border():
    layout = own_layout("R 10 10 20 20 e1")
    assert level_at(layout, (1000, 1500)) == 1 and level_at(layout, (999, 1500)) == 0


def test_the_level_of_a_unit_is_that_of_the_highest_piece_it_is_on():
    layout = own_layout("R 10 10 20 20 e1; R 14 14 16 16 e2")
    assert [level_at(layout, (x, 1500)) for x in (900, 1100, 1500)] == [0, 1, 2]


def test_a_roof_blocks_the_sight_of_all_but_those_who_stand_on_it():
    roof = own_layout("R 14 5 15 15 e1s")
    assert not space.sees(roof, (1000, 1000), (2000, 1000))
    assert space.sees(roof, (1450, 1000), (2000, 1000)) and space.sees(roof, (2000, 1000), (1450, 1000))


def test_a_roof_does_not_make_another_wall_transparent():
    layout = own_layout("R 14 5 15 15 e1s; R 17 5 18 15 s")
    assert not space.sees(layout, (1450, 1000), (2000, 1000))


# -- 1.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("top, line", [(950, 0), (1000, 0), (1010, 1), (1024, 1), (1026, space.NOBODY_SEES)])
def test_one_of_three_lines_of_sight_is_enough(top, line):
    """The wall's top edge climbs past the centre line (y = 10) and then past the line to the upper side (y = 10.5)."""
    layout = own_layout(f"R 14.9 5 15 {top / 100} s")
    assert space.sight_line(layout, (1000, 1000), (2000, 1000)) == line


def test_a_line_along_the_border_of_a_wall_is_open():
    assert space.sees(own_layout("R 12 5 18 10 s"), (1000, 1000), (2000, 1000))


def test_units_never_block_sight():
    crowd = scene("r 10,10; t 11.5,10; t 13,10", "t 15,10", phase=5)
    assert crowd.can("H1 shoot A1")


# -- 1.3 and 1.4 -----------------------------------------------------------------------------------------------


def why(layout, eye, target):
    return space.cover_reasons(own_layout(layout), eye, target)


def test_a_target_in_a_bush_or_behind_one_has_cover():
    assert why("C 20 10 2 c", (1000, 1000), (2000, 1000)) == (Reason("in-cover", 1),)
    assert why("C 15 10 2 c", (1000, 1000), (2000, 1000)) == (Reason("behind-cover", 1),)
    assert why("C 15 15 2 c", (1000, 1000), (2000, 1000)) == ()


def test_shooting_out_of_a_bush_is_not_shooting_through_it():
    assert why("C 10 10 2 c", (1000, 1000), (2000, 1000)) == ()
    assert why("C 10 10 2 c; R 14 9 15 11 c", (1000, 1000), (2000, 1000)) == (Reason("behind-cover", 1),)


def test_a_target_above_its_shooter_counts_as_in_cover():
    assert why("C 20 10 2 e1", (1000, 1000), (2000, 1000)) == (Reason("target-higher", 1),)
    assert why("C 10 10 2 e1; C 20 10 2 e1", (1000, 1000), (2000, 1000)) == ()
    assert why("C 10 10 2 e1; C 20 10 2 e2", (1000, 1000), (2000, 1000)) == (Reason("target-higher", 1),)


def test_cover_is_one_die_whatever_the_number_of_reasons():
    reasons = why("C 20 10 2 ce1; R 14 9 15 11 c", (1000, 1000), (2000, 1000))
    assert [reason.amount for reason in reasons] == [1, 0]
