"""Chapters 6.0 to 6.3: who fights, the dice, the pairing, bruises, Fazed, knock-outs."""

from fractions import Fraction
from itertools import product

import pytest

from fracas.faces.school_fighters.face import FACE
from fracas.games.school_fighters import combat
from fracas.games.school_fighters.bot.prospects import mean_hits
from fracas.games.school_fighters.moxie import BOSS_DICE, DICE
from fracas.games.school_fighters.state import COMBAT, FAZED, KNOCKED_OUT, OFF_TABLE, OVER, STANDING
from fracas.kernel.drivers import Tape
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Reason, Roll, Rolled
from tests.school_fighters.scenes import scene

TABLE = {  # 6.1, numerators by number of hits, and the denominator
    (1, 1): ((21, 15), 36), (1, 2): ((161, 55), 216), (1, 3): ((1071, 225), 1296), (2, 1): ((91, 125), 216),
    (2, 2): ((581, 420, 295), 1296), (2, 3): ((4816, 1981, 979), 7776), (3, 1): ((441, 855), 1296),
    (3, 2): ((2275, 2611, 2890), 7776), (3, 3): ((17871, 12348, 10017, 6420), 46656), (4, 1): ((2275, 5501), 7776),
}


def brawl(home, away, **fields):
    return scene(home, away, phase=COMBAT, **fields)


class Attack:
    """A ruleset that is nothing but one attack, for the exact odds."""

    def __init__(self, strikes, blocks):
        self.reasons = ((Reason("fight", strikes),), (Reason("block", blocks),))

    def apply(self, t, action):
        combat.attack(t, "fight", 0, 1, *self.reasons)

    def policy(self, s, choice):
        return choice.options[0]

    def outcome(self, event, s):
        return str(event.facts[2]) if event.kind == "hits" else None


@pytest.mark.parametrize("dice", TABLE)
def test_the_odds_of_the_table_are_reproduced_exactly(dice):
    numerators, whole = TABLE[dice]
    odds = exact_odds(Attack(*dice), brawl("b 10,10", "b 11,10").state, ())
    assert odds == {str(hits): Fraction(n, whole) for hits, n in enumerate(numerators)}


@pytest.mark.parametrize("dice, mean", [
    ((2, 1), 0.58), ((2, 2), 0.78), ((2, 3), 0.51), ((3, 1), 0.66), ((3, 2), 1.08), ((3, 3), 1.11),
])
def test_mean_hits_are_those_of_ruling_25(dice, mean):
    strikes, blocks = dice
    assert round(float(mean_hits([Reason("fight", strikes)], [Reason("block", blocks)], False)), 2) == mean


def test_the_example_of_a_thug_and_a_skater():
    assert combat.hits((6, 3), (4, 3), False) == 1
    g = brawl("t 10,10; t 40,3", "s 11,10; t 40,40")
    g.play("H1 fight A1: fight=63; block=43")
    assert g.unit("A1").bruises == 1


def test_ties_save_and_dice_without_a_partner_do_nothing():
    assert combat.hits((6, 6), (6,), False) == 0 and combat.hits((5, 6), (5,), False) == 1
    assert combat.hits((2,), (1, 1, 1), False) == 1 and combat.hits((6, 6, 6), (1, 1), False) == 2


def test_open_guard_makes_every_die_without_a_block_die_a_hit():
    assert combat.hits((6, 2, 1), (6,), True) == 2 and combat.hits((2,), (1, 1, 1), True) == 1
    g = brawl("b 10,10; t 40,3", "m 11,10; t 40,40", open_guard=True)
    g.play("H1 fight A1: fight=111; block=11")
    assert g.unit("A1").bruises == 2
    for struck in product(range(1, 7), repeat=2):
        assert combat.hits(struck, (3,), True) == combat.hits(struck, (3,), False) + 1


# -- 6.0 -------------------------------------------------------------------------------------------------------


def test_every_unit_in_contact_may_make_one_attack_whoever_moved():
    g = brawl("t 10,10 charged=A1; t 40,3", "b 11,10; t 40,40")
    assert g.listed() == ["H1 fight A1", "done"]
    g.play("H1 fight A1: fight=11; block=111")
    assert g.state.side == 1 and g.listed() == ["A1 fight H1", "done"]


def test_a_unit_in_contact_with_several_picks_one():
    g = brawl("b 10,10; t 40,3", "t 11,10; t 9,10; n 10,11 fazed")
    assert g.listed() == ["H1 fight A1", "H1 fight A2", "H1 fight A3", "done"]
    g.play("H1 fight A2: fight=111; block=11")
    assert not g.can("H1 fight A1")


def test_the_fazed_do_not_fight_and_a_side_without_attacks_is_passed_over():
    g = brawl("t 10,10 fazed; t 40,3", "b 11,10; t 40,40")
    assert not g.can("H1 fight A1")
    g = scene("t 10,10; t 40,3", "t 11,10 fazed; t 40,40", side=1)
    g.play("done", "H1 fight A1: fight=1111; block=1")
    assert g.state.round == 2


def test_the_defender_strikes_only_if_still_able():
    g = brawl("b 10,10; t 40,3", "n 11,10; t 40,40")
    g.play("H1 fight A1: fight=666; block=1")
    assert g.unit("A1").status == FAZED and g.state.round == 2


def fight_dice(home, away, **fields):
    return combat.fight_reasons(brawl(home, away, **fields).state, 0, 1)


def test_two_more_dice_against_the_fazed():
    assert fight_dice("t 10,10", "t 11,10 fazed; t 30,30") == (Reason("fight", 2, 0), Reason("target-fazed", 2, 1))
    g = brawl("t 10,10", "t 11,10 fazed; t 30,30")
    assert g.request("H1 fight A1").dice.count == 4


def test_the_higher_one_of_a_charge_has_a_die_more():
    assert fight_dice("t 10,10 charged=A1/1", "t 11,10")[1:] == (Reason("charged-from-above", 1, 0),)
    assert fight_dice("t 10,10", "t 11,10 charged=H1/-1")[1:] == (Reason("charged-from-below", 1, 1),)
    assert fight_dice("t 10,10 charged=A1/-1", "t 11,10")[1:] == ()
    assert fight_dice("t 10,10", "t 11,10 charged=H1/1")[1:] == ()
    assert fight_dice("t 10,10 charged=A1", "t 11,10")[1:] == ()


def test_the_die_of_a_charge_counts_between_these_two_only():
    g = brawl("t 10,10 charged=A1/1; t 40,3", "t 11,10; t 9,10")
    assert [sum(r.amount for r in combat.fight_reasons(g.state, 0, n)) for n in (2, 3)] == [3, 2]


@pytest.mark.parametrize("mate, has_die", [
    ("t 14,10", True), ("t 14.01,10", True), ("t 14.02,10", False), ("t 14,10 fazed", False), ("b 14,10", False),
])
def test_the_mob_needs_another_thug_within_three_inches_who_is_not_fazed(mate, has_die):
    g = brawl(f"t 10,10; {mate}", "t 11,11")
    assert combat.block_reasons(g.state, 0)[1:] == ((Reason("the-mob", 1, 1),) if has_die else ())


def test_the_mob_is_one_die_however_many_and_not_for_a_fazed_thug():
    g = brawl("t 10,10; t 12,10; t 10,12; t 14,12 fazed", "t 30,30")
    assert sum(r.amount for r in combat.block_reasons(g.state, 0)) == 2
    assert sum(r.amount for r in combat.block_reasons(g.state, 3)) == 1


def test_all_bonuses_add_up_and_cover_does_not_count():
    g = brawl("t 10,10 ready; t 12,10", "t 11,11; t 40,40")
    g.state.layout = scene("t 3,3", "t 5,5", "C 10 10 5 c").state.layout
    assert sum(r.amount for r in combat.block_reasons(g.state, 0)) == 3


# -- 6.2 -------------------------------------------------------------------------------------------------------


def test_hits_beyond_those_needed_to_faze_are_lost():
    g = brawl("b 10,10; t 40,3", "m 11,10 bruises=1; t 40,40", round=2)
    g.play("H1 fight A1: fight=666; block=11")
    unit = g.unit("A1")
    assert (unit.status, unit.bruises, unit.fazed_in) == (FAZED, 0, 2)


def test_any_hit_knocks_a_fazed_unit_out_of_the_game():
    g = brawl("t 10,10; t 40,3", "t 11,10 fazed; t 40,40; t 40,44")
    g.play("H1 fight A1: fight=2111; block=1")
    assert (g.unit("A1").status, g.unit("A1").at) == (KNOCKED_OUT, OFF_TABLE)


def test_a_fazed_unit_still_defends():
    g = brawl("t 10,10; t 40,3", "m 11,10 fazed; t 40,40; t 40,44")
    g.play("H1 fight A1: fight=5555; block=56")
    assert g.unit("A1").status == FAZED


def test_a_fazed_unit_blocks_movement_and_counts_for_the_inch():
    g = scene("t 10,10", "t 13,10 fazed; t 40,40")
    assert not g.can("H1 run 18,10") and not g.can("H1 walk 11.5,10")


def test_an_order_already_given_stays_when_its_unit_is_fazed():
    g = brawl("t 10,10; t 40,3", "t 11,10 ready; t 40,40")
    g.play("H1 fight A1: fight=66; block=11")
    assert g.unit("A1").status == FAZED
    ready = brawl("t 10,10; t 40,3", "t 11,10 fazed ready; t 40,40")
    assert sum(r.amount for r in combat.block_reasons(ready.state, 2)) == 2


def test_a_gang_with_nobody_left_has_lost_at_once():
    g = brawl("t 10,10; t 40,3", "t 11,10 fazed")
    assert g.play("H1 fight A1: fight=6666; block=1")[-3:] == ["hits", "gang_gone", "match_over"]
    assert g.game.is_terminal() and g.game.returns() == (1, -1) and g.state.phase == OVER and g.listed() == []


def test_a_saved_attack_changes_nothing():
    g = brawl("t 10,10; t 40,3", "t 11,10; t 40,40")
    g.play("H1 fight A1: fight=66; block=6")
    assert g.unit("A1").status == STANDING and g.unit("A1").bruises == 2


@pytest.mark.parametrize("strikes, blocks, open_guard, told", [
    (3, 1, False, [(0, 2)]), (1, 3, False, [(1, 2)]), (2, 2, False, []), (3, 1, True, []), (1, 2, True, [(1, 1)]),
])
def test_dice_without_a_partner_are_told_where_they_do_nothing(strikes, blocks, open_guard, told):
    """School Fighters 6.1, Rulings 25 and 38."""
    s = brawl("b 10,10", "b 11,10").state
    s.open_guard = open_guard
    table = Tape(s, [], "lone")
    combat.attack(table, "fight", 0, 1, (Reason("fight", strikes),), (Reason("block", blocks),))
    assert [event.facts for event in table.events if event.kind == "unpaired"] == told


def test_the_die_a_boss_drops_is_named():
    """School Fighters 2.2: the highest of three."""
    rolled = Rolled(Roll("moxie", BOSS_DICE, 0, 0, need=7), (2, 6, 4), False)
    assert FACE.counts(rolled) == ("", "dropped", "") and FACE.result(rolled) == "6 without the 6: keeps his nerve"
    two = Rolled(Roll("moxie", DICE, 0, 0, need=7), (6, 4), False)
    assert FACE.counts(two) == () and FACE.result(two) == "10: loses his nerve"


@pytest.mark.parametrize("place", ["11.01,20", "8.99,20", "10,21.01", "10.6,20.81", "11.02,20", "8.98,20", "10,21.02"])
def test_a_part_without_a_fight_is_passed_over_and_no_other(place):
    state = brawl("t 10,20", f"t {place}").state
    is_apart = place in ("11.02,20", "8.98,20", "10,21.02")
    assert combat.is_fighting(state) == bool(combat.targets(state, 0)) != is_apart
