"""Chapter 24.7: the Hired Gun Wizard and his spells."""

import pytest

from fracas.faces import face_of
from fracas.games.elfball.field import EDGE, FIELD
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import DAZED, DOWN, SET_UP, STANDING, Options
from fracas.games.elfball.support.wizard import infernos, shock_need, spells
from fracas.games.elfball.team.roster import Support
from tests.elfball.diagrams import board

ROWS = """
    q11: H3>1 . H4>1
    h11: A3>4 . A4>4
"""
BENCH = {"bench": "H7 A7"}
A3, A4, H3 = 14, 15, 2


def wizard(text=ROWS, **changes):
    match = board(text, **{"off": BENCH, **changes})
    match.game.state.support = (Support(wizard=True), Support(wizard=True))
    return match


def test_he_casts_instead_of_an_action_once_a_match():
    match = wizard(last="H3")
    assert "HW shock A3" in match.legal("HW") and match.legal("AW") == []
    match.play("HW transform A3: transform=-----")
    assert match.state.side == 1 and match.state.last_moved[0] == 2 and match.told("casts") == [(24, "transform")]
    match.play("A3 end")
    assert match.legal("HW") == [] and match.legal("H4")


def test_without_a_wizard_there_are_no_spells():
    assert board(ROWS).legal("HW") == []


def test_not_in_the_middle_of_an_action():
    assert wizard().play("H3 face 2").legal("HW") == []


def test_spells_hit_only_opponents_on_the_field_and_an_inferno_any_hex_inside_it():
    match = wizard()
    assert match.legal("HW shock") == ["HW shock A3", "HW shock A4"]
    assert match.legal("HW transform") == ["HW transform A3", "HW transform A4"]
    assert len(match.legal("HW inferno")) == len(infernos(FIELD)) == sum(line != EDGE for line in FIELD.lines)


def test_a_team_that_can_do_nothing_else_may_cast_or_pass():
    match = wizard("h11: A3>4", off={})
    assert match.legal("HW shock", "pass") == ["HW shock A3", "pass"]


# -- System Shock ----------------------------------------------------------------------------------------------------

def test_a_shock_needs_the_might_less_one_and_two_more_against_the_holder():
    match = wizard("q11: H3>1\nh11: A3>4o A4>4", profiles={"A4": {"might": 5}})
    assert shock_need(match.state, A3).value == 4 and shock_need(match.state, A4).value == 4
    asked = match.start("HW shock A4")
    assert asked.dice.count == 5 and asked.need == 4 and asked.who == 24


@pytest.mark.parametrize(("dice", "stance"), [("o----", STANDING), ("oo---", DOWN), ("ooo--", DAZED)])
def test_exactly_enough_is_down_and_one_more_dazed(dice, stance):
    match = wizard().play(f"HW shock A3: shock={dice}")
    assert match.state.stance[A3] == stance and match.state.side == 1


def test_two_more_is_an_injury_with_his_grit():
    match = wizard(profiles={"A3": {"grit": 2}})
    asked = match.start("HW shock A3: shock=oooo-")
    assert asked.kind == "injury" and asked.dice.count == 2
    match.game.answer("--")
    match._leave_alone("")
    assert match.place("A3") == "infirmary"


def test_a_target_that_goes_down_drops_the_ball():
    match = wizard("q11: H3>1\nh11: A3>4o")
    match.play("HW shock A3: shock=oooo-; bounce=1")
    assert match.state.stance[A3] == DOWN and match.ball() == "g12"


def test_a_lying_target_never_improves():
    match = wizard("q11: H3>1\nh11: A3~")
    assert match.play("HW shock A3: shock=oo---").state.stance[A3] == DAZED


def test_a_flop_backfires_on_one_of_the_own_bench_and_shifts_the_momentum():
    match = wizard(off={"bench": "H7 A7", "benched": "H8"}, momentum=2)
    match.play("HW shock A3: shock=x----; backfire=2")
    assert match.place("H8") == "recovery" and match.place("H7") == "bench"
    assert match.told("shift") == [(0, 4, 2)] and match.state.side == 1 and match.state.momentum == 2


def test_a_backfire_needs_no_die_for_one_player_and_does_nothing_to_an_empty_bench():
    assert wizard().play("HW shock A3: shock=x----").place("H7") == "recovery"
    assert wizard(off={"bench": "A7"}).play("HW transform A3: transform=x----").place("A7") == "bench"


def test_extra_successes_earn_and_counters_replace_his_dice():
    match = wizard().play("HW shock A3: shock=ooo--")
    assert match.told("earns") == [(24, 1, 1)] and match.state.momentum == 0
    match = wizard(momentum=1)
    match.play("HW shock A3: shock=o----; momentum -; reroll=o")
    assert match.state.stance[A3] == DOWN


def test_the_injury_of_a_target_may_be_spoilt_by_the_casters_counters():
    match = wizard(momentum=1)
    match.play("HW shock A3: shock=oooo-; injury=oo-; momentum o; reroll=x")
    assert match.told("injury") == [(A3, "infirmary")]


# -- Inferno ---------------------------------------------------------------------------------------------------------

FIRE = """
    p11:  .   A5>4
    q11: H3>1 A3>4 A4>4
"""


def test_everybody_on_the_hex_and_round_it_rolls_in_the_casters_order():
    match = wizard(FIRE)
    assert match.start("HW inferno q12").options == (2, 14, 15, 16)
    match.game.answer("A4")
    asked = match.game.pending
    assert (asked.kind, asked.who, asked.need, asked.dice.count) == ("inferno", A4, 2, 3)


def test_every_result_of_an_inferno():
    match = wizard(FIRE)
    match.play("HW inferno q12: burns H3; inferno=ooo; burns A3; inferno=oo-; burns A4; inferno=o--; "
               "inferno=x--; injury=oo-")
    assert match.told("burns") == [(2, "safe"), (14, "down"), (15, "dazed"), (16, "injury")]
    assert [match.state.stance[p] for p in (2, 14, 15)] == [STANDING, DOWN, DAZED] and match.place("A5") == "recovery"
    assert match.state.side == 1


def test_flops_in_an_inferno_are_no_shift_and_nothing_is_earned():
    match = wizard("q11: H3>1\nh11: A3>4", momentum=1).play("HW inferno q11: inferno=x--; injury=ooo")
    assert match.told("shift") == [] and match.state.momentum == 0 and match.told("earns") == []


def test_who_lies_in_an_inferno_rolls_too_and_never_improves():
    match = wizard("q11: H3>1 A3~ A4_\nh11: H4>4").play(
        "HW inferno q12: burns H3; inferno=ooo; burns A3; inferno=oo-; inferno=o--")
    assert match.state.stance[A3] == DAZED and match.state.stance[A4] == DAZED


def test_the_ball_of_who_falls_in_an_inferno_bounces():
    match = wizard("q11: A3>1o\nh11: H4>4").play("HW inferno q11: inferno=oo-; bounce=1")
    assert match.ball() == "p12"


def test_the_caster_may_force_dice_of_opponents():
    match = wizard("q11: A3>1\nh11: H4>4", momentum=1)
    match.play("HW inferno q11: inferno=ooo; momentum o; reroll=-")
    assert match.state.stance[A3] == DOWN


# -- Transformation --------------------------------------------------------------------------------------------------

def frog(text=ROWS, **changes):
    return wizard(text, **changes).play("HW transform A3: transform=oo---")


def test_two_successes_make_a_frog():
    match = frog(profiles={"A3": {"abilities": ("buff",), "type": "Monster"}})
    changed = match.state.profiles[A3]
    assert changed[2:8] == (7, 2, 4, 6, 0, 2) and changed.type == "Monster" and changed.abilities == ("buff",)


def test_a_frog_is_called_one():
    state = frog().state
    assert "frog" in face_of("elfball").cell_text(state, state.where[A3]).split(", ")


def test_a_frog_drops_the_ball_and_can_never_take_it():
    match = wizard("q11: H3>1\nh11: A3>4o").play("HW transform A3: transform=oo---; bounce=1")
    assert match.ball() == "g12" and match.state.stance[A3] == STANDING
    match.play("A3 g12: bounce=4").play("H3 end")
    assert match.told("misses_ball") == [(A3,)]


def test_he_is_not_transformed_again():
    s = frog().play("A4 end").state
    s.extra = s.extra._replace(spells=(False, False))
    assert [action for action in spells(s) if action[0] != "inferno"] == [
        ("shock", 24, A3), ("shock", 24, A4), ("transform", 24, A4)]


def test_a_frog_keeps_his_state():
    match = wizard("q11: H3>1\nh11: A3~").play("HW transform A3: transform=oo---")
    assert match.state.stance[A3] == DAZED


def test_he_is_himself_again_when_the_test_ends():
    match = board("d18: H3>6o\nh11: A3>4 A4>4", options=Options(goals=2), off=BENCH)
    match.game.state.support = (Support(wizard=True), Support())
    match.play("HW transform A3: transform=oo---").play("A4 end")
    assert match.state.extra.frogs
    match.play("H3 c18")
    assert match.state.phase == SET_UP and match.state.profiles[A3].jog == 6 and match.state.extra.frogs == ()


def test_a_failure_does_nothing():
    match = wizard().play("HW transform A3: transform=o----")
    assert match.state.profiles[A3].jog == 6 and match.told("transform") == [(24, A3, "nothing")]


def test_a_cast_spell_and_a_frog_stand_in_the_position():
    start = RULESET.start(RULESET.options({}), "orcs_Sw", "gnomes_Sw")
    text = RULESET.position(start)
    state = RULESET.parse_position(text + ".spells~h.frogs~A3")
    assert state.extra.spells == (True, False) and state.profiles[A3].skill == 0
    assert RULESET.position(state) == text + ".spells~h.frogs~A3"


@pytest.mark.parametrize("tail", ["spells~a", "spells~hh", "frogs~A3", "frogs~A12", "spells~h.frogs~A3_A4",
                                  "spells~h.frogs~A3_A3", "hurt~A3-jog", "hurt~A3-luck", "double~1-H3-n-n",
                                  "events~1-2-3-4-5"])
def test_what_cannot_be_is_refused(tail):
    text = RULESET.position(RULESET.start(RULESET.options({}), "orcs_Sw", "gnomes"))
    with pytest.raises(ValueError, match=r"not a possible position|cannot be read|neither team|not an attribute"):
        RULESET.parse_position(f"{text}.{tail}")


def test_a_spell_may_be_one_of_two_moves():
    match = wizard(options=Options(double_move=True)).play("HW transform A3: transform=-----").play("H3 end")
    assert match.state.side == 1 and match.state.last_moved[0] == H3
    match = wizard(options=Options(double_move=True)).play("H4 end").play("HW transform A3: transform=oo---")
    assert match.state.side == 1 and match.state.last_moved[0] == 3
