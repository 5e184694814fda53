"""Chapter 7: hall monitor, teacher, principal."""

from fractions import Fraction

import pytest

from fracas.games.school_fighters import monitor
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import DETAINED, MONITOR_PHASE, MOVEMENT, OFF_TABLE
from tests.school_fighters.scenes import Scene, scene


def patrol(home, away, layout="", place=(2400, 2400), **fields):
    fields = {"monitor_rule": 1, "phase": MONITOR_PHASE, "side": 1, **fields}
    return scene(home, away, layout, monitor=place, **fields)


def test_it_stands_in_the_middle_and_the_second_player_has_it_at_the_start_of_each_round():
    g = Scene(RULESET.start(RULESET.options({"monitor": "teacher"}), "tt", "tt"))
    g.play("roll-off: roll-off=6; roll-off=1; side south", "H1 deploy 10,10", "H2 deploy 20,10", "A1 deploy 10,40")
    g.play("A2 deploy 20,40")
    s = g.state
    assert (s.monitor, s.phase, s.side, s.first, s.round) == ((2400, 2400), MONITOR_PHASE, 1, 0, 1)
    g.play("decline")
    assert (g.state.phase, g.state.side) == (MOVEMENT, 0)


def test_without_agreement_there_is_none():
    g = Scene(RULESET.start(RULESET.options({}), "tt", "tt"))
    g.play("roll-off: roll-off=6; roll-off=1; side south", "H1 deploy 10,10", "H2 deploy 20,10", "A1 deploy 10,40")
    g.play("A2 deploy 20,40")
    assert g.state.monitor == OFF_TABLE and g.state.phase == MOVEMENT


def test_it_moves_up_to_six_inches_and_keeps_the_inch():
    g = patrol("t 24,10", "t 40,40", "R 27 20 28 28 s; R 20 20 22 28 d")
    assert g.can("monitor 24,18") and g.can("monitor 24,17.99") and not g.can("monitor 24,17.98")
    assert not g.can("monitor 26.52,24") and g.can("monitor 18,24") and g.can("monitor stay")
    near = patrol("t 24,20", "t 40,40")
    assert near.can("monitor 24,22") and not near.can("monitor 24,21.9")


def test_one_unit_it_sees_within_six_inches_takes_a_moxie_test():
    g = patrol("t 24,11; t 3,3", "t 40,40")
    assert g.play("monitor 24,18: moxie=66") == ["monitor_moves", "detained"]
    assert g.unit("H1").status == DETAINED and g.state.phase == MOVEMENT and g.state.side == 0
    g = patrol("t 24,11; t 3,3", "t 40,40")
    assert g.play("monitor 24,21 24,18: moxie=11") == ["monitor_moves", "talks_out"]


def test_staying_still_triggers_the_test_declining_does_not():
    assert patrol("t 24,31; t 3,3", "t 40,40").play("monitor stay: moxie=11") == ["monitor_moves", "talks_out"]
    assert patrol("t 24,31; t 3,3", "t 40,40").play("decline") == ["monitor_declined"]


def test_it_may_stay_where_somebody_is_nearer_than_an_inch():
    """Ruling 33: it tests whoever it sees, also there."""
    g = patrol("t 24,25.5; t 3,3", "t 40,40")
    assert "monitor stay" in g.listed() and g.can("monitor stay") and not g.can("monitor 24,23.9")
    assert all(g.can(text) for text in g.listed())
    assert g.play("monitor stay: moxie=11") == ["monitor_moves", "talks_out"]


@pytest.mark.parametrize("action", ["decline", "monitor stay"])
def test_after_it_the_part_of_a_gang_with_nobody_standing_is_passed_over(action):
    g = patrol("t 3,3 fazed", "t 40,40")
    g.play(action)
    assert (g.state.phase, g.state.side) == (MOVEMENT, 1)


def test_of_several_units_one_is_picked_at_random_first_players_first():
    g = patrol("t 24,31; t 20,24", "t 24,20; t 30,24; b 24,17 fazed", first=1, side=0)
    assert monitor.units_in_monitor_sight(g.state) == [2, 3, 0, 1]
    told = g.play("monitor stay: monitor-pick=3; moxie=66")
    assert told[-1] == "detained" and g.unit("H1").status == DETAINED
    assert g.state.losses == (0, 0)


def test_it_needs_a_line_of_sight():
    g = patrol("t 24,30; t 3,3", "t 40,40", "R 20 26 28 27 s")
    assert g.play("monitor stay") == ["monitor_moves"]


def test_the_boss_rolls_his_three_dice_and_losses_do_not_count():
    g = patrol("b 24,30; t 3,3", "t 40,40", losses=(0, 0))
    assert g.play("monitor stay: moxie=634") == ["monitor_moves", "talks_out"]


def test_detention_of_the_last_unit_loses_the_match():
    g = patrol("t 24,30", "t 40,40")
    assert g.play("monitor stay: moxie=66")[-3:] == ["detained", "gang_gone", "match_over"]
    assert g.game.returns() == (-1, 1)


def test_it_blocks_movement_not_sight_and_cannot_be_attacked():
    g = scene("r 24,20; t 3,3", "t 24,28", monitor_rule=1, monitor=(2400, 2400))
    assert not g.can("H1 run 24,27") and not g.can("H1 walk 24,22.1") and g.can("H1 walk 24,22")
    assert not g.can("H1 charge A1 24,27") and g.can("H1 charge A1 26,24 24.5,27.13")
    g.state.phase = 5
    assert g.can("H1 shoot A1")


@pytest.mark.parametrize("moxie, stays", [(5, 10), (6, 15)])
def test_its_chances_are_those_of_moxie(moxie, stays):
    g = patrol("t 24,30; t 3,3" if moxie == 5 else "s 24,30; t 3,3", "t 40,40")
    assert g.odds("monitor stay") == {
        "monitor:talked-out": Fraction(stays, 36), "monitor:detained": Fraction(36 - stays, 36),
    }
