"""Street Bowl 9: armour, injuries, casualties and who lies how."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries import injury
from fracas.games.street_bowl.injuries.armour import armour_reasons
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.wounds import PAIR, armour, felled, in_action


def injure(t, who, cause="rock"):
    injury.injure(t, who, cause=cause)


def test_cobbles_make_armour_break_on_its_own_value():
    """Street Bowl 9: the total must be greater than AV, and cobbles add 1."""
    g = street(PAIR)
    g.do(felled, "A1", "H1", tape="armour=4,3")
    assert g.rolls() == [("armour", 8)] and g.condition("A1") == st.PRONE
    g.do(felled, "A2", "H1", tape="armour=4,4; injury=1,1")
    assert g.condition("A2") == st.STUNNED


@pytest.mark.parametrize(("cause", "need"), [
    ("block", 8), ("fall", 8), ("wall_down", 7), ("pony", 7), ("landing", 8), ("landed_on", 8), ("bomb", 8),
    ("slam", 7), ("wall", 8), ("rock", 8), ("chainsaw", 6), ("foul", 9), ("masonry", 9), ("stab", 9), ("trampled", 9),
    ("trampled_wall", 8),
])
def test_what_each_cause_adds_to_armour(cause, need):
    """Street Bowl 9, Rulings 20, 23, 24 and 25."""
    g = street(PAIR)
    assert sum(reason.amount for reason in armour_reasons(g.s, number("A1"), cause)) == need


@pytest.mark.parametrize(("cause", "need"), [("block", 5), ("wall_down", 4), ("bomb", 5), ("rock", 8), ("wall", 8),
                                             ("chainsaw", 6), ("stab", 9), ("foul", 9), ("masonry", 9)])
def test_a_chainsaw_holder_takes_3_more_only_when_knocked_down(cause, need):
    """Street Bowl 9, 19 Chainsaw."""
    g = street(PAIR, A1={"skills": "chainsaw"})
    assert sum(reason.amount for reason in armour_reasons(g.s, number("A1"), cause)) == need


def test_who_knocks_himself_down_on_a_chainsaw_takes_3_more():
    """Street Bowl 19 Chainsaw."""
    g = street(PAIR, A1={"skills": "chainsaw"})
    assert sum(reason.amount for reason in armour_reasons(g.s, number("H1"), "block", number("A1"))) == 5


@pytest.mark.parametrize(("faces", "skills", "where", "condition"), [
    ("3,3", "", "m3", st.STUNNED), ("4,3", "", "m3", st.STUNNED), ("4,4", "", st.KNOCKED_OUT, st.STANDING),
    ("4,5", "", st.KNOCKED_OUT, st.STANDING),
    ("4,3", "stunty", st.KNOCKED_OUT, st.STANDING), ("3,3", "stunty", "m3", st.STUNNED),
    ("4,4", "stunty", st.KNOCKED_OUT, st.STANDING), ("4,5", "stunty", st.BADLY_HURT, st.STANDING),
    ("4,3", "thick-skull", "m3", st.STUNNED), ("4,4", "thick-skull", "m3", st.STUNNED),
    ("4,5", "thick-skull", st.KNOCKED_OUT, st.STANDING),
    ("4,3", "stunty thick-skull", st.KNOCKED_OUT, st.STANDING), ("4,4", "stunty thick-skull", "m3", st.STUNNED),
    ("4,5", "stunty thick-skull", st.BADLY_HURT, st.STANDING),
    ("1,1", "ball-and-chain", st.KNOCKED_OUT, st.STANDING),
    ("4,4", "ball-and-chain thick-skull", st.KNOCKED_OUT, st.STANDING),
])
def test_the_injury_table(faces, skills, where, condition):
    """Street Bowl 9, Ruling 26, Thick Skull, Stunty, Ball & Chain."""
    g = street(PAIR, A1={"skills": skills})
    g.do(injure, "A1", tape=f"injury={faces}")
    assert (g.at("A1"), g.condition("A1")) == (where, condition)


@pytest.mark.parametrize(("tens", "box"), [(1, st.BADLY_HURT), (3, st.BADLY_HURT), (4, st.INJURED), (5, st.INJURED),
                                           (6, st.DEAD)])
def test_the_casualty_table_is_a_d6_and_a_d8(tens, box):
    """Street Bowl 9."""
    g = street(PAIR)
    g.do(injure, "A1", tape=f"injury=5,5; casualty={tens}; casualty_detail=8")
    assert g.at("A1") == box and g.s.casualties == [1, 0] and g.told("suffers") == [(number("A1"), 10 * tens + 8)]


def test_a_stunty_badly_hurt_counts_as_a_casualty_without_a_casualty_roll():
    """Street Bowl 9, Ruling 78."""
    g = street(PAIR, A1={"skills": "stunty"})
    g.do(injure, "A1", tape="injury=4,5")
    assert g.s.casualties == [1, 0]


def test_decay_rolls_twice_and_the_worse_counts():
    """Street Bowl 19 Decay."""
    for first, second in ((6, 1), (1, 6)):
        g = street(PAIR, A1={"skills": "decay"})
        tape = f"injury=6,6; casualty={first}; casualty_detail=1; casualty={second}; casualty_detail=1"
        g.do(injure, "A1", tape=tape)
        assert g.at("A1") == st.DEAD and g.s.casualties == [1, 0]


def test_one_regeneration_heals_both_results_of_decay_and_the_casualty_still_counts():
    """Street Bowl 19 Decay, Regeneration, Ruling 78."""
    g = street(PAIR, A1={"skills": "decay regeneration"})
    g.do(injure, "A1", tape="injury=6,6; casualty=6; casualty_detail=1; casualty=4; casualty_detail=1; regeneration=4")
    assert g.at("A1") == st.RESERVES and g.s.casualties == [1, 0]


def test_regeneration_that_fails_cannot_be_repeated():
    """Street Bowl 19 Regeneration, Ruling 62."""
    g = street(PAIR, rerolls=(3, 3), H1={"skills": "regeneration pro"})
    g.do(injure, "H1", tape="injury=6,6; casualty=6; casualty_detail=1; regeneration=3")
    assert g.at("H1") == st.DEAD


def test_regeneration_does_not_help_against_a_knock_out():
    """Street Bowl 19 Regeneration."""
    g = street(PAIR, A1={"skills": "regeneration"})
    g.do(injure, "A1", tape="injury=4,4")
    assert g.at("A1") == st.KNOCKED_OUT


def test_a_casualty_of_a_bite_is_badly_hurt_without_a_roll():
    """Street Bowl 19 Blood Lust. Trap 23."""
    g = street(PAIR)
    g.do(injure, "H1", "bite", tape="injury=6,6")
    assert g.at("H1") == st.BADLY_HURT and not g.s.is_turnover


def test_a_player_stunned_in_his_own_turn_waits_for_the_next_one():
    """Street Bowl 6. Trap 1: not the same turn's end as one stunned by the enemy."""
    g = street(PAIR)
    g.do(felled, "H1", "A1", tape="armour=6,6; injury=1,1")
    g.do(felled, "A1", "H1", tape="armour=6,6; injury=1,1")
    assert (g.condition("H1"), g.condition("A1")) == (st.STUNNED_NOW, st.STUNNED)


@pytest.mark.parametrize("phase", [st.BONUS, st.KICK])
def test_a_player_stunned_before_the_first_turn_turns_at_the_end_of_the_next_one(phase):
    """Street Bowl 6, Ruling 76."""
    g = street(PAIR, phase=phase)
    g.do(felled, "H1", "A1", tape="armour=6,6; injury=1,1")
    assert g.condition("H1") == st.STUNNED


def test_a_stunned_player_hurt_again_keeps_the_worse_state_and_waits_anew():
    """Street Bowl 9."""
    g = street("""
          k   l   m
       3  .   H1% A1
    """)
    g.do(felled, "H1", "A1", tape="armour=1,1")
    assert g.condition("H1") == st.STUNNED
    g.do(felled, "H1", "A1", tape="armour=6,6; injury=1,1")
    assert g.condition("H1") == st.STUNNED_NOW


def test_a_player_of_the_moving_team_knocked_down_is_a_turnover_an_opponent_is_not():
    """Street Bowl 6, turnover 1."""
    g = street(PAIR)
    g.do(felled, "A1", "H1", tape="armour=1,1")
    assert not g.s.is_turnover
    g.do(felled, "H1", "A1", tape="armour=1,1")
    assert g.s.is_turnover and g.told("turnover") == [(0, "knocked_down")]


def test_a_player_of_the_moving_team_knocked_down_where_he_lies_is_a_turnover_too():
    """Street Bowl 6, Ruling 64."""
    g = street("""
          k   l   m
       3  .   H1_ A1
    """)
    g.do(felled, "H1", "A1", "landed_on", tape="armour=1,1")
    assert g.s.is_turnover


def test_a_carrier_who_falls_owes_a_bounce_and_one_of_the_moving_team_the_turn():
    """Street Bowl 6, 11.3."""
    g = street("""
          k   l   m
       3  .   H1  A1*
    """)
    g.do(felled, "A1", "H1", tape="armour=1,1")
    assert g.ball == "m3" and g.s.bounces == 1 and not g.s.is_turnover


def test_placed_prone_is_a_turnover_only_with_the_ball_and_has_no_armour_roll():
    """Street Bowl 1, 6."""
    for holds, is_over in (("", 0), ("*", 1)):
        g = street(f"""
              k   l
           3  .   H1{holds}
        """)
        g.do(lambda t, who: injury.place_prone(t, who, rule="19"), "H1")
        assert (g.condition("H1"), g.s.is_turnover) == (st.PRONE, is_over)


def test_falling_or_being_placed_prone_ends_taking_root():
    """Street Bowl 19 Take Root. Trap 15."""
    g = street(PAIR)
    g.s.rooted[number("H1")] = g.s.rooted[number("A1")] = 1
    g.do(felled, "H1", "A1", tape="armour=1,1")
    g.do(lambda t, who: injury.place_prone(t, who, rule="19"), "A1")
    assert not any(g.s.rooted)
    g.s.rooted[number("A2")] = 1
    g.do(injure, "A2", tape="injury=1,1")  # stunned by a rock, without a fall
    assert not any(g.s.rooted)


def test_a_ball_and_chain_is_injured_without_armour_knocked_down_or_placed_prone():
    """Street Bowl 19 Ball & Chain: Stunned is KO."""
    g = street(PAIR, H1={"skills": "ball-and-chain"}, A1={"skills": "ball-and-chain"})
    g.do(felled, "A1", "H1", tape="injury=1,1")
    g.do(lambda t, who: injury.place_prone(t, who, rule="19"), "H1", tape="injury=1,1")
    assert g.at("A1") == g.at("H1") == st.KNOCKED_OUT and not g.s.is_turnover


def test_a_carrier_knocked_out_while_standing_drops_the_ball():
    """Street Bowl 15 "Throw a Rock": an Injury roll without a fall."""
    g = street("""
          k   l   m
       3  .   H1  A1*
    """)
    g.do(injure, "A1", tape="injury=4,4")
    assert g.ball == "m3" and g.s.bounces == 1


def test_armour_that_breaks_at_the_wall_counts_as_knocked_down():
    """Street Bowl 8.2, Ruling 17: the ball drops; of the moving team it is a turnover."""
    g = street("""
          k   l   m
       1  .   H1* A1
    """)
    g.do(armour, "H1", "A1", "wall", tape="armour=5,3; injury=1,1")
    assert g.s.is_turnover and g.s.bounces == 1 and g.condition("H1") == st.STUNNED_NOW
    g = street(PAIR)
    g.do(armour, "H1", "A1", "wall", tape="armour=4,3")
    assert not g.s.is_turnover and g.condition("H1") == st.STANDING


def test_nurgles_rot_does_nothing():
    """Street Bowl 19 Nurgle's Rot: no effect in a one-off match."""
    def dead(skills):
        g = in_action(street(PAIR, H1={"skills": skills}))
        g.do(felled, "A1", "H1", tape="armour=6,6; injury=6,6; casualty=6; casualty_detail=8")
        return g
    plain, rotten = dead(""), dead("nurgles-rot")
    assert rotten.s.where == plain.s.where and rotten.s.has_raised == [0, 0] and rotten.kinds() == plain.kinds()
    assert rotten.at("A1") == st.DEAD and rotten.at("H12") == st.ABSENT


def test_leaving_the_street_resets_a_player():
    """Street Bowl 9, 19: roots, lost tackle zones and the ball stay behind."""
    g = street("""
          k   l   m
       3  .   H1  A1*
    """)
    who = number("A1")
    g.s.rooted[who], g.s.alertness[who] = 1, st.CONFUSED
    g.do(lambda t, p: injury.remove(t, p, st.GONE, rule="13/R47"), "A1")
    assert g.at("A1") == st.GONE and g.s.rooted[who] == 0 and g.s.alertness[who] == st.ALERT and g.ball == "m3"
