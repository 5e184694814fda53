"""Chapter 5 and Smelling Salts."""

from fractions import Fraction

import pytest

from fracas.games.school_fighters import shooting
from fracas.games.school_fighters.state import FAZED, KNOCKED_OUT, SHOOTING, STANDING
from fracas.kernel.table import Reason
from tests.school_fighters.scenes import scene


def range_(home, away, layout="", **fields):
    return scene(home, away, layout, phase=SHOOTING, **fields)


def test_a_shooter_rolls_two_dice_against_block():
    g = range_("r 10,10; t 3,3", "m 20,10")
    request = g.request("H1 shoot A1")
    assert (request.dice.count, request.reasons) == (2, (Reason("fight", 1, 0), Reason("slingshot", 1, 0)))
    g = range_("r 10,10; t 3,3", "m 20,10")
    g.play("H1 shoot A1: shoot=64; block=53")
    assert g.unit("A1").bruises == 1


def test_a_unit_shoots_once_a_round():
    g = range_("r 10,10; r 10,14", "m 20,10")
    g.play("H1 shoot A1: shoot=11; block=11")
    assert not g.can("H1 shoot A1") and g.can("H2 shoot A1") and not g.can("A1 shoot H1")


@pytest.mark.parametrize("letter", "btmnks")
def test_nobody_else_can_shoot(letter):
    g = range_(f"{letter} 10,10; r 20,20", "m 20,10")
    assert not g.can("H1 shoot A1") and shooting.shot_refusal(g.state, 0) == "no-slingshot"


@pytest.mark.parametrize("word, refusal", [("held", ""), ("walked", ""), ("ran", "ran")])
def test_holding_and_walking_allow_a_shot_running_does_not(word, refusal):
    g = range_(f"r 10,10 {word}; r 10,14", "m 20,10")
    assert g.can("H1 shoot A1") == (not refusal) and shooting.shot_refusal(g.state, 0) == refusal


def test_a_unit_that_charged_may_not_shoot_even_at_others_and_even_if_its_enemy_is_fazed():
    g = range_("r 10,10 charged=A1; r 10,16", "m 11,10 fazed; t 20,10")
    assert not g.can("H1 shoot A2") and shooting.shot_refusal(g.state, 0) == "charged"


def test_nobody_shoots_out_of_melee():
    g = range_("r 10,10; r 10,16", "m 11,10; t 20,10")
    assert not g.can("H1 shoot A2") and shooting.shot_refusal(g.state, 0) == "in-melee"
    assert range_("r 10,10", "m 11,10 fazed; t 20,10").can("H1 shoot A2")


def test_nobody_shoots_into_melee():
    g = range_("r 10,10; t 19,10", "m 20,10")
    assert not g.can("H1 shoot A1") and shooting.target_refusal(g.state, 0, 1 + 1) == "target-in-melee"
    assert range_("r 10,10; t 19,11 fazed", "m 20,11").can("H1 shoot A1")


def test_a_fazed_target_next_to_a_standing_enemy_of_its_own_is_in_melee_too():
    assert not range_("r 10,10; t 19,10; r 10,13", "m 20,10 fazed").can("H1 shoot A1")


@pytest.mark.parametrize("x, refusal", [("23", ""), ("23.01", ""), ("23.02", "out-of-range")])
def test_the_range_is_twelve_inches(x, refusal):
    g = range_("r 10,10; r 11.5,12", f"m {x},10")
    assert g.can("H1 shoot A1") == (not refusal) and shooting.target_refusal(g.state, 0, 2) == refusal


def test_a_wall_hides_the_target():
    g = range_("r 10,10; r 19,16", "m 20,10", "R 14 5 15 15 s")
    assert not g.can("H1 shoot A1") and shooting.target_refusal(g.state, 0, 2) == "out-of-sight"


def test_cover_height_and_be_ready_add_block_dice_and_the_mob_does_not():
    g = range_("r 10,10", "t 20,10 ready; t 22,10", "C 20 10 1 ce1")
    assert shooting.shot_block_reasons(g.state, 0, 1) == (
        Reason("block", 1, 1), Reason("in-cover", 1), Reason("target-higher", 0), Reason("be-ready", 1, 1),
    )


def test_one_hit_knocks_a_fazed_target_out_without_further_dice():
    g = range_("r 10,10; t 3,3", "t 20,10 fazed; t 40,40; t 40,44")
    assert g.request("H1 shoot A1").dice.count == 2
    g = range_("r 10,10; t 3,3", "t 20,10 fazed; t 40,40; t 40,44")
    g.play("H1 shoot A1: shoot=61; block=5")
    assert g.unit("A1").status == KNOCKED_OUT


def test_the_odds_of_a_shot_are_those_of_the_table():
    odds = range_("r 10,10", "m 20,10").odds("H1 shoot A1")
    assert odds == {
        "hits:0:saved": Fraction(581, 1296), "hits:1:bruised": Fraction(420, 1296),
        "hits:2:bruised": Fraction(295, 1296),
    }


def test_a_side_without_shots_is_passed_over():
    g = scene("r 10,10; t 3,3", "t 20,10; t 40,40", side=1)
    g.play("A1 hold", "A2 hold", "done")
    assert g.state.phase == SHOOTING and g.state.side == 0
    g.play("H1 shoot A1: shoot=11; block=1")
    assert g.state.round == 2


def test_the_second_player_shoots_after_the_first():
    g = range_("r 10,10", "r 20,10")
    g.play("H1 shoot A1: shoot=11; block=1")
    assert g.state.side == 1 and g.can("A1 shoot H1")
    g = range_("r 10,10", "r 20,10")
    g.play("done")
    assert g.state.side == 1 and g.can("A1 shoot H1")


# -- Smelling Salts --------------------------------------------------------------------------------------------


def test_salts_give_one_bruise_back_to_every_friend_within_three_inches():
    gang = "n 10,10 ran; b 14.01,10 bruises=1; m 10,13 bruises=3; m 10,14.02 bruises=1; t 6,10 bruises=1"
    g = range_(gang, "t 40,40")
    told = g.play("H1 salts")
    assert told[:3] == ["uses_salts", "heals", "heals"]
    assert [unit.bruises for unit in g.state.units[:5]] == [1, 2, 3, 1, 2]


def test_a_fazed_friend_stands_up_and_may_fight_this_round():
    g = range_("n 10,10; t 13,10 fazed", "t 14,10")
    g.play("H1 salts")
    assert g.unit("H2").status == STANDING and g.unit("H2").bruises == 1
    assert g.can("H2 fight A1")


def test_a_fazed_shooter_stood_up_by_salts_may_still_shoot():
    g = range_("n 10,10; r 13,10 fazed", "t 20,10")
    assert not g.can("H2 shoot A1")
    g.play("H1 salts")
    assert g.can("H2 shoot A1")
    ran = range_("n 10,10; r 13,10 fazed ran", "t 20,10")
    ran.play("H1 salts")
    assert not ran.can("H2 shoot A1")


def test_an_engaged_nerd_heals_a_fazed_one_does_not():
    assert range_("n 10,10; t 10,13 bruises=1", "t 11,10").can("H1 salts")
    assert not range_("n 10,10 fazed; t 10,13 bruises=1; r 30,30", "t 30,35").can("H1 salts")


def test_salts_are_used_once_and_only_where_something_can_be_healed():
    assert not range_("n 10,10; t 10,13; r 30,30", "t 30,35").can("H1 salts")
    g = range_("n 10,10; m 10,13 bruises=1; n 10,16", "t 40,40")
    g.play("H1 salts")
    assert not g.can("H1 salts") and g.can("H3 salts")
    g.play("H3 salts")
    assert g.unit("H2").bruises == 3


def test_a_nerd_does_not_heal_itself_nor_enemies():
    g = range_("n 10,10; b 10,13", "t 12,12 bruises=1; n 40,40")
    assert g.state.phase == SHOOTING and not g.can("H1 salts")
    assert g.unit("A1").bruises == 1 and g.unit("A1").status != FAZED
