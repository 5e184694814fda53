"""Chapters 3 and 6.4 to 6.7: order of play, separation, moxie, recovery, the result."""

from fractions import Fraction
from random import Random

import pytest

from fracas.games.school_fighters import moxie, separation, turn
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.space import APART2
from fracas.games.school_fighters.state import COMBAT, FAZED, MOVEMENT, OVER, ROUNDS, SHOOTING, STANDING
from fracas.kernel.drivers import Sampler
from fracas.kernel.geometry.plane import distance2
from tests.school_fighters.scenes import at, scene


def end(home, away, side=1, layout="", **fields):
    """A Combat part that ends with `done`: somebody far away is in contact, so it is not passed over."""
    pair = ("; b 45,3", "; b 46,3")
    fields = {"round": 1, "first": 1 - side, **fields}
    return scene(home + pair[0], away + pair[1], layout, phase=COMBAT, side=side, **fields)


# -- 3 ---------------------------------------------------------------------------------------------------------


def test_a_round_has_three_phases_in_which_the_first_player_acts_before_the_second():
    g = scene("r 10,10; t 20,20", "r 15,10; t 21,20", first=1, side=1)
    g.play("A1 hold", "done")
    assert (g.state.phase, g.state.side) == (MOVEMENT, 0)
    g.play("H1 hold", "done")
    assert (g.state.phase, g.state.side) == (SHOOTING, 1)
    g.play("done")
    assert (g.state.phase, g.state.side) == (SHOOTING, 0)
    g.play("done")
    assert (g.state.phase, g.state.side) == (COMBAT, 1)
    g.play("done")
    assert (g.state.phase, g.state.side) == (COMBAT, 0)
    g.play("done")
    assert (g.state.phase, g.state.side, g.state.round, g.state.first) == (MOVEMENT, 0, 2, 0)


def test_the_order_of_the_players_alternates():
    g = scene("t 10,10", "t 40,40")
    order = []
    for _ in range(4):
        order.append(g.state.first)
        g.play("done", "done")
    assert order == [0, 1, 0, 1] and g.state.round == 5 and not g.game.is_terminal()
    g.play("done", "done")
    assert g.game.is_terminal()


def test_what_lasts_a_round_ends_with_it():
    g = end("t 10,10 charged=A1 fought; r 20,20 shot walked ready", "t 11,10 ran")
    g.play("done")
    assert g.state.round == 2 and g.state.chargers == () and g.state.losses == (0, 0)
    for unit in g.state.units:
        assert (unit.moved, unit.has_shot, unit.has_fought, unit.is_ready, unit.charged) == (0, 0, 0, 0, -1)


def test_a_side_with_nobody_to_move_is_passed_over():
    g = scene("t 10,10", "t 40,40 fazed; t 30,30 fazed; t 20,40 fazed", round=1)
    g.play("done")
    assert g.state.round == 2 or g.state.phase == OVER


# -- 6.4 -------------------------------------------------------------------------------------------------------


def apart(g):
    places = [unit.at for unit in g.state.units if unit.status >= FAZED]
    return all(distance2(a, b) >= APART2 for n, a in enumerate(places) for b in places[:n])


def test_the_charger_steps_back_straight_from_the_enemy():
    g = end("t 10,10 charged=A1", "t 11,10")
    assert g.play("done").count("separates") == 2
    assert at(g, "H1") == (9, 10) and at(g, "A1") == (11, 10) and apart(g)


def test_chargers_move_in_the_order_they_charged_before_all_others():
    g = end("t 10,10; t 10,11", "t 11,10 charged=H1; t 9,11 charged=H2")
    assert separation.separation_order(g.state)[:2] == [3, 4]
    g.state.chargers = (4, 3)
    assert separation.separation_order(g.state) == [4, 3, 0, 1, 2, 5]


def test_the_standing_move_before_the_fazed_the_first_player_before_the_second():
    g = end("t 10,10 fazed", "t 11,10", side=0, first=1)
    assert separation.separation_order(g.state) == [2, 3, 1, 0]
    g.play("done")
    assert at(g, "H1") == (10, 10) and at(g, "A1") == (12, 10)


def test_the_nearest_unit_is_an_enemy_before_a_friend():
    g = end("t 10,10; t 10,9", "t 10,11")
    assert separation.nearest_neighbour(g.state, 0) == (1000, 1100)
    both = end("t 10,10", "t 10,11; t 10,9")
    assert separation.nearest_neighbour(both.state, 0) == (1000, 1100)


def test_the_search_turns_left_then_right_when_the_way_back_is_barred():
    """Away is west; the wall leaves 15 degrees neither side, but 30 degrees left (towards the south)."""
    g = end("t 10,10 charged=A1", "t 11,10", layout="R 8 9.5 9.2 10.5 s")
    g.play("done")
    x, y = at(g, "H1")
    assert y < 10 and apart(g)


def test_a_separated_unit_goes_to_the_first_ring_that_fits():
    g = end("t 10,10", "t 11.6,10")
    g.play("done")
    assert at(g, "H1") == (9.5, 10)


def test_difficult_terrain_and_what_stands_between_do_not_matter():
    g = end("t 10,10 charged=A1", "t 11,10", layout="C 9 10 1 d")
    g.play("done")
    assert at(g, "H1") == (9, 10)


def test_a_unit_without_any_place_stays(monkeypatch):
    g = end("t 10,10 charged=A1", "t 11,10")
    monkeypatch.setattr(separation, "FARTHEST", 25)
    g.play("done")
    assert at(g, "H1") == (10, 10) and at(g, "A1") == (11, 10)


def test_the_monitor_never_yields():
    g = end("t 24,25.2", "t 30,30", monitor_rule=1, monitor=(2400, 2400))
    g.play("done")
    assert g.state.monitor == (2400, 2400) and at(g, "H1") == (24, 26.2)


# -- 6.5 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size, left, must_test", [
    (5, 3, False), (5, 2, True), (10, 6, False), (10, 5, True), (1, 1, False),
])
def test_a_gang_tests_at_half_its_size_or_less(size, left, must_test):
    units = [f"t {3 + 3 * n},10" + (" out" if n >= left else "") for n in range(size)]
    assert moxie.must_test(scene("; ".join(units), "t 40,40").state, 0) == must_test


def test_the_fazed_count_and_detention_reduces_as_well():
    assert not moxie.must_test(scene("t 3,3; t 6,3 fazed; t 9,3 fazed; t 9,6 out; t 9,6 out", "t 40,40").state, 0)
    assert moxie.must_test(scene("t 3,3; t 6,3 fazed; t 9,6 detained; t 9,6 detained; t 9,6 out", "t 40,40").state, 0)


HALF = "t 10,10; t 20,20 out; t 20,20 out; t 20,20 out"


def test_a_gang_stays_when_the_sum_and_the_losses_do_not_exceed_moxie():
    g = end(HALF, "t 30,30", losses=(0, 0))
    assert g.play("done: moxie-unit H1; moxie=23")[-2] == "stays"
    g = end(HALF, "t 30,30", losses=(2, 0))
    assert g.play("done: moxie-unit H1; moxie=12")[-2:] == ["stays", "round"]
    g = end(HALF, "t 30,30", losses=(2, 0))
    assert g.play("done: moxie-unit H1; moxie=22")[-2:] == ["flees", "match_over"]
    assert g.game.returns() == (-1, 1)


def test_the_boss_rolls_three_dice_and_drops_the_highest():
    assert moxie.result((6, 3, 4)) == 7 and moxie.result((3, 4)) == 7
    g = end(HALF, "t 30,30")
    assert g.play("done: moxie-unit H5; moxie=634")[-2] == "stays"
    g = end(HALF, "t 30,30")
    assert g.play("done: moxie-unit H5; moxie=644")[-2] == "flees"


def test_the_request_shows_moxie_and_losses():
    g = end("b 10,10; t 20,20 out; t 20,20 out".replace("b", "t"), "t 30,30", losses=(1, 0))
    g.game.apply("done")
    assert g.game.pending.kind == "moxie-unit" and g.game.pending.facts == (1,)
    g.game.answer("H1")
    assert (g.game.pending.need, [r.amount for r in g.game.pending.reasons]) == (4, [5, -1])


def test_a_single_unit_is_not_asked_who_tests():
    g = scene("n 10,10; t 3,3 out; t 3,3 fazed", "n 11,10; t 40,40; t 40,44", phase=COMBAT, side=0, first=1)
    assert "stays" not in g.play("done") and g.state.round == 2
    g = scene("n 10,10; t 3,3 out; t 3,3 out", "n 11,10; t 40,40; t 40,44", phase=COMBAT, side=0, first=1)
    assert g.play("done: moxie=22")[-2:] == ["stays", "round"]


def test_a_gang_of_fazed_units_fails_without_dice_when_a_test_is_due():
    g = scene("t 10,10 fazed; t 3,3 out", "n 11,10; t 40,40; t 40,44", phase=COMBAT, side=1)
    assert g.play("done")[-2:] == ["flees", "match_over"] and g.game.returns() == (-1, 1)
    above = scene("t 10,10 fazed; t 3,3 fazed", "n 11,10; t 40,40; t 40,44", phase=COMBAT, side=1)
    assert above.play("done")[-1] == "round"


def test_both_gangs_test_even_if_the_first_fails_and_points_decide_if_both_flee():
    home, away = "t 10,10; t 20,20 out; t 20,20 out", "t 11,10; b 20,20 out; t 20,20 out"
    g = scene(home, away, phase=COMBAT, side=1)
    assert g.play("done: moxie=66; moxie=66")[-4:] == ["flees", "flees", "points", "match_over"]
    assert g.game.returns() == (1, -1) and (turn.points(g.state, 0), turn.points(g.state, 1)) == (50, 30)
    g = scene(home, away, phase=COMBAT, side=1)
    g.play("done: moxie=66; moxie=11")
    assert g.game.returns() == (-1, 1)


@pytest.mark.parametrize(("number", "points"), [(4, (45, 65)), (5, (45, 30))])
def test_who_stands_up_in_the_last_round_counts_no_longer_even_if_both_gangs_flee(number, points):
    """6.7, Rulings 30, 31: in round 5 recovery comes before scoring."""
    g = scene(f"t 10,10; b 20,20 fazed={number - 1}; t 3,3 out; t 3,3 out",
              "n 30,30; t 20,20 out; t 20,20 out; t 20,20 out", phase=COMBAT, side=1, round=number)
    played = g.play("done: moxie=66; moxie=66")
    assert played[-2:] == ["points", "match_over"] and ("stands_up" in played) == (number == 5)
    assert (turn.points(g.state, 0), turn.points(g.state, 1)) == points



def test_the_first_player_tests_first():
    g = scene("t 10,10; t 20,20 out", "t 11,10; t 20,20 out", phase=COMBAT, side=0, first=1)
    g.game.apply("done")
    assert g.game.pending.coach == 1


def test_the_usual_pick_is_the_unit_with_the_best_chance():
    g = scene("t 10,10; s 13,10; b 16,10; m 19,10", "t 40,40")
    assert moxie.best_tester(g.state, (0, 1, 2, 3), 0) == 2
    assert moxie.best_tester(g.state, (0, 1, 3), 0) == 1
    assert moxie.chance(5, False) == Fraction(10, 36) and moxie.chance(7, True) > moxie.chance(7, False)


# -- 6.6 and 6.7 -----------------------------------------------------------------------------------------------


def test_a_fazed_unit_recovers_at_the_end_of_the_next_round_with_one_bruise():
    g = end("t 10,10 fazed=1; t 20,20 fazed=2", "t 30,30", round=2)
    assert "stands_up" in g.play("done")
    assert (g.unit("H1").status, g.unit("H1").bruises, g.unit("H2").status) == (STANDING, 1, FAZED)


def test_moxie_tests_come_before_recovery():
    g = scene("t 10,10 fazed=1; t 3,3 out", "n 11,10; t 40,40; t 40,44", phase=COMBAT, side=1, round=2)
    assert g.play("done")[-2:] == ["flees", "match_over"]


def test_a_unit_fazed_again_counts_from_the_later_fazing():
    g = scene("t 10,10 bruises=1; t 3,3; t 6,3", "b 11,10; t 40,40", phase=COMBAT, side=1, first=0, round=2)
    g.play("A1 fight H1: fight=666; block=1")
    assert g.unit("H1").fazed_in == 2 and g.unit("H1").status == FAZED and g.state.round == 3


def test_after_round_five_the_points_of_the_knocked_out_and_the_fazed_decide():
    home, away = "t 10,10; b 20,20 fazed=5; m 20,20 detained; t 25,25; t 28,28", "t 11,10; n 20,20 out; k 3,3; t 6,6"
    g = scene(home, away, phase=COMBAT, side=1, round=5)
    assert (turn.points(g.state, 0), turn.points(g.state, 1)) == (15, 35)
    assert g.play("done")[-2:] == ["points", "match_over"] and g.game.returns() == (-1, 1)


def test_recovery_in_round_five_comes_before_scoring():
    g = scene("t 10,10; b 20,20 fazed=4; t 25,25", "t 11,10; t 3,3; t 6,6", phase=COMBAT, side=1, round=5)
    g.play("done")
    assert turn.points(g.state, 1) == 0 and g.game.returns() == (0, 0) and g.state.winner == -1


def test_equal_points_are_a_draw():
    g = scene("t 10,10; t 25,25; n 3,3 out; t 6,6", "t 11,10; t 3,3; t 6,9; t 3,3 out", phase=COMBAT, side=1, round=5)
    g.play("done")
    assert g.game.is_terminal() and g.game.returns() == (0, 0)


def test_points_do_not_save_a_gang_that_fled():
    away = "t 11,10; b 20,20 out; m 20,20 fazed=5; t 33,33; t 36,36"
    g = scene("t 10,10; t 20,20 out", away, phase=COMBAT, side=1, round=5)
    g.play("done: moxie=66")
    assert turn.points(g.state, 0) == 60 and g.game.returns() == (-1, 1)


def test_the_worth_of_a_won_match_is_no_matter_of_worth():
    g = scene("t 10,10", "t 40,40 fazed; t 30,30; t 20,40", phase=COMBAT, side=1, round=5)
    assert RULESET.worth(g.state, 0) == -RULESET.worth(g.state, 1)


@pytest.mark.parametrize("seed", range(12))
def test_every_match_ends_after_five_rounds_at_most(seed):
    """No unit acts twice in a phase, so ten a side have an end well before a thousand actions."""
    random = Random(seed)
    options = RULESET.options({"size": 10, "layout": "gym", "monitor": "monitor"})
    state = RULESET.start(options, *random.choices(RULESET.teams, k=2))
    table = Sampler(state, random)
    actions = 0
    while not RULESET.is_terminal(state):
        RULESET.apply(table, random.choice(RULESET.legal_actions(state)))
        RULESET.check(state)
        actions += 1
        assert actions < 1000 and state.round <= ROUNDS


def test_a_coach_may_concede_once_play_has_begun():
    g = scene("t 10,10", "t 40,40; t 45,45 out")
    assert "concede" not in g.listed() and g.can("concede")
    g.play("concede")
    assert g.game.is_terminal() and g.state.winner == 1 and turn.points(g.state, 0) == 15
    assert not RULESET.is_legal(g.state, ("concede",))
    before = RULESET.start(RULESET.options({}), "mixed", "mob")
    assert not RULESET.is_legal(before, ("concede",))
    g.game.undo()
    assert not g.game.is_terminal()
