"""Chapter 4.1: the Boss's orders."""

import pytest

from fracas.games.school_fighters import state as st
from tests.school_fighters.scenes import at, scene


def test_orders_are_given_before_any_unit_is_activated_and_once_a_round():
    g = scene("b 10,10; t 14,10", "t 40,40", may_order=True)
    assert g.listed() == ["H1 order run", "H1 order ready", "H1 activate", "H2 activate"]
    g.play("H1 order ready")
    assert not g.can("H1 order ready") and g.can("H1 walk 10,12")
    late = scene("b 10,10; t 14,10", "t 40,40", may_order=True)
    late.play("H2 hold")
    assert not late.can("H1 order ready")
    active = scene("b 10,10; t 14,10", "t 40,40", may_order=True)
    active.play("H2 activate")
    assert not active.can("H1 order ready")


def test_only_a_boss_who_stands_gives_orders_and_only_in_his_own_part():
    assert not scene("b 10,10 fazed; t 14,10", "t 40,40", may_order=True).can("H1 order ready")
    assert not scene("t 10,10; t 14,10", "t 40,40", may_order=True).can("H1 order ready")
    both = scene("b 10,10; t 14,10", "b 40,40; t 44,40", may_order=True)
    assert not both.can("A1 order ready")
    both.play("H1 hold", "done")
    assert both.can("A1 order ready") and both.state.may_order


def test_an_engaged_boss_may_still_give_an_order():
    assert scene("b 10,10; t 14,10", "t 11,10", may_order=True).can("H1 order ready")


# -- Be Ready for 'Em! -----------------------------------------------------------------------------------------


def test_be_ready_reaches_friends_within_six_inches_but_not_the_boss():
    g = scene("b 10,10; t 17.01,10; t 10,17.02; n 14,10 fazed", "t 12,12", may_order=True)
    assert g.play("H1 order ready") == ["orders_ready"]
    assert [unit.is_ready for unit in g.state.units] == [False, True, False, True, False]


def test_be_ready_gives_a_block_die_to_the_end_of_the_round():
    g = scene("b 10,10; n 14,10", "n 15,10", side=0, may_order=True, first=0)
    g.play("H1 order ready", "done", "done", "H2 fight A1: fight=1; block=6")
    g.play("A1 fight H2: fight=6; block=55")
    assert g.state.round == 2 and not g.unit("H2").is_ready


# -- Get on your Feet! -----------------------------------------------------------------------------------------


def test_get_on_your_feet_stands_a_fazed_friend_up_who_may_act():
    g = scene("b 10,10; t 16,10 fazed; t 18,10 fazed", "t 40,40", may_order=True)
    assert "H1 order feet H2" in g.listed() and not g.can("H1 order feet H3") and not g.can("H1 order feet H1")
    assert g.play("H1 order feet H2") == ["orders_feet", "stands_up"]
    assert g.unit("H2").bruises == 1 and g.can("H2 run 16,20")


def test_a_unit_stood_up_in_contact_is_engaged():
    g = scene("b 10,10; t 14,10 fazed", "t 15,10", may_order=True)
    g.play("H1 order feet H2")
    assert not g.can("H2 walk 12,12") and g.can("H2 hold")


# -- Run Forrest! ----------------------------------------------------------------------------------------------


def run(home, away, faces="66", layout=""):
    g = scene(home, away, layout, may_order=True)
    g.play(f"H1 order run: run-forrest={faces}")
    return g


def test_friends_run_straight_to_the_nearest_enemy_and_still_act():
    g = run("b 10,10; t 10,14", "t 10,40; t 30,14", "34")
    assert at(g, "H2") == (17, 14) and at(g, "H1") == (10, 10) and g.can("H2 run 17,20")


def test_equal_gaps_go_to_the_lower_number():
    assert at(run("b 10,10; t 12,14", "t 12,30; t 28,14", "12"), "H2") == (12, 17)


def test_a_fazed_enemy_is_run_at_as_well():
    assert at(run("b 10,10; t 10,14", "t 20,14 fazed; t 30,14", "11"), "H2") == (12, 14)


def test_the_run_stops_an_inch_from_any_unit():
    assert at(run("b 10,10; t 10,14", "t 20,14"), "H2") == (18.01, 14)
    assert at(run("b 10,10; t 10,14; n 16,15 out; n 16,15", "t 30,14"), "H2")[0] < 15


def test_a_gap_already_under_an_inch_may_not_shrink():
    assert at(run("b 10,10; t 10,14; t 11.5,14 fazed", "t 30,14"), "H2") == (10, 14)
    assert at(run("b 10,10; t 10,14; t 8.5,14", "t 30,14"), "H2") == (22, 14)


@pytest.mark.parametrize(("beside", "enemy"), [
    ("23.75,25.78", "38.85,26.09"), ("23.02,25.51", "36.58,32.17"), ("22.22,23.75", "21.91,38.85"),
    ("22.89,25.42", "35.82,33.23"),
])
def test_a_neighbour_square_to_the_line_does_not_cut_a_forced_run_short(beside, enemy):
    """R16, R20: ends on whole hundredths miss that line by less than one."""
    x, y = at(run(f"b 20,22; t 24,24; t {beside} fazed", f"t {enemy}"), "H2")
    assert ((x - 24) ** 2 + (y - 24) ** 2) ** 0.5 == pytest.approx(12, abs=0.02)


def test_the_nearest_to_an_enemy_runs_first_so_that_the_next_finds_room():
    g = run("b 10,10; t 10,14; t 12,14", "t 40,14")
    assert at(g, "H3") == (24, 14) and at(g, "H2") == (22, 14)


def test_the_run_stops_at_solid_terrain_and_at_the_edge_of_the_table():
    assert at(run("b 10,10; t 10,14", "t 30,14", layout="R 16 10 18 18 s"), "H2") == (15.51, 14)
    g = run("b 45,10; t 40,10", "t 47,1.2 out; t 47.5,10 fazed")
    assert at(g, "H2")[0] == 43.01


def test_from_difficult_terrain_the_run_is_a_walk():
    assert at(run("b 10,10; t 10,14", "t 40,14", layout="C 10 14 1 d"), "H2") == (16, 14)
    assert at(run("b 10,10; k 10,14", "t 40,14", layout="C 10 14 1 d"), "H2") == (19, 14)
    assert at(run("b 10,10; s 10,14", "t 40,14", layout="C 10 14 1 d"), "H2") == (22, 14)


@pytest.mark.parametrize("west, end", [(13, 16.0), (19, 19.01)], ids=["near", "far"])
def test_before_difficult_terrain_the_run_stops_at_its_border_or_the_walk_distance(west, end):
    assert at(run("b 10,10; t 10,14", "t 40,14", layout=f"R {west} 10 {west + 5} 18 d"), "H2") == (end, 14)


def test_engaged_and_fazed_friends_do_not_run_nor_those_too_far_away():
    g = run("b 10,10; t 14,10; t 10,14 fazed; t 10,18", "t 15,10; t 30,30")
    assert [at(g, f"H{n}") for n in (2, 3, 4)] == [(14, 10), (10, 14), (10, 18)]


def test_the_chances_of_a_run_are_those_of_two_dice():
    odds = scene("b 10,10; t 10,14", "t 40,14", may_order=True).odds("H1 order run")
    assert len(odds) == 11 and odds["order:run:7"] == odds["order:run:2"] * 6


def test_a_part_with_only_a_boss_who_has_acted_ends_by_hand():
    g = scene("b 10,10", "t 40,40", may_order=True)
    g.play("H1 hold")
    assert g.listed() == ["done"] and g.state.phase == st.MOVEMENT
