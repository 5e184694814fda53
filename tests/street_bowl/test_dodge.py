"""Street Bowl 7: dodging, and the skills of those who dodge and who dive at them."""

import pytest

from fracas.games.street_bowl import movement
from fracas.games.street_bowl import state as st
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.runs import BESIDE_THE_BALL, MARKED


def test_leaving_a_tackle_zone_needs_a_dodge_and_entering_one_does_not():
    """Street Bowl 7 "Dodge"."""
    g = street(MARKED).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    assert g.rolls() == [("dodge", 3)] and g.at("H1") == "m4"
    g.do(movement.step, "H1", "l4")
    assert g.rolls() == []


def test_every_zone_on_the_new_square_makes_a_dodge_harder_and_lying_or_dazed_opponents_have_none():
    """Street Bowl 1, 7."""
    crowd = """
          k  l  m  n
       3  .  .  .  A2
       4  A1 H1 .  A3
       5  .  .  .  A4_
    """
    g = street(crowd).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=5")
    assert g.rolls() == [("dodge", 5)]
    g = street(crowd).acts("H1")
    g.s.alertness[number("A3")] = st.CONFUSED
    g.do(movement.step, "H1", "m4", tape="dodge=4")
    assert g.rolls() == [("dodge", 4)]


def test_a_failed_dodge_drops_him_in_the_new_square_and_ends_the_turn():
    """Street Bowl 7, 6 "Turnover list" 1."""
    g = street(MARKED.replace("H1", "H1*")).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; armour=4,4; injury=1,1")
    assert g.at("H1") == "m4" and g.condition("H1") == st.STUNNED_NOW
    assert g.s.is_turnover and g.s.bounces == 1 and g.s.holder == st.NO_ONE


def test_a_fall_on_the_balls_square_makes_it_bounce_after_the_injury_and_nobody_picks_it_up():
    """Street Bowl 7 "Pick-up"."""
    g = street(BESIDE_THE_BALL.replace(".  H1", "A1 H1")).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; armour=1,1")
    assert g.s.bounces == 1 and g.ball == "m4"


def test_the_dodge_skill_is_no_use_against_tackle_but_the_team_is():
    """Street Bowl 19 Tackle."""
    g = street(MARKED, rerolls=(1, 0), H1={"skills": "dodge"}, A1={"skills": "tackle"}).acts("H1")
    with pytest.raises(AssertionError, match="answers"):
        g.do(movement.step, "H1", "m4", tape="dodge=2; reroll dodge")
    g = street(MARKED, rerolls=(1, 0), H1={"skills": "dodge"}, A1={"skills": "tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; reroll team; dodge=3")
    assert g.at("H1") == "m4"


def test_dodge_repeats_one_dodge_a_turn_not_every_one():
    """Trap 4. Street Bowl 19 Dodge."""
    g = street(MARKED, H1={"skills": "dodge"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=3; reroll dodge; dodge=4")
    g.do(movement.step, "H1", "l4", tape="dodge=3; armour=1,1")
    assert g.condition("H1") == st.PRONE


@pytest.mark.parametrize("mover, marker, need", [
    ("", "", 4), ("two-heads", "", 3), ("titchy", "", 3), ("stunty", "", 3), ("stunty secret-weapon", "", 4),
    ("", "prehensile-tail", 5), ("stunty", "prehensile-tail", 4), ("stunty titchy two-heads", "", 2),
])
def test_what_bodies_add_to_a_dodge(mover, marker, need):
    """Street Bowl 19 Two Heads, Titchy, Stunty, Prehensile Tail."""
    g = street("""
          k  l  m  n
       4  A1 H1 .  A2
    """, H1={"skills": mover}, A1={"skills": marker}).acts("H1")
    g.do(movement.step, "H1", "m4", tape=f"dodge={need}")
    assert g.rolls() == [("dodge", need)]


def test_a_titchy_opponent_hinders_nobody_who_dodges_to_him_but_he_must_be_dodged():
    """Street Bowl 19 Titchy."""
    g = street("""
          k  l  m  n
       4  A1 H1 .  A2
    """, A1={"skills": "titchy"}, A2={"skills": "titchy"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    assert g.rolls() == [("dodge", 3)]


def test_strength_serves_in_place_of_agility_once_a_turn_after_seeing_the_die():
    """Street Bowl 19 Break Tackle, Ruling 56."""
    g = street(MARKED, H1={"st": 5, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=3; break_tackle break")
    assert g.at("H1") == "l3" and g.condition("H1") == st.STANDING
    g.do(movement.step, "H1", "l4", tape="dodge=3; armour=1,1")
    assert g.condition("H1") == st.PRONE


def test_breaking_a_tackle_may_be_kept_for_later_and_is_not_asked_where_agility_is_enough_or_strength_too_little():
    """Street Bowl 19 Break Tackle: at most 6 counts."""
    g = street(MARKED, H1={"st": 7, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "l3", tape="dodge=5")
    g.do(movement.step, "H1", "l4", tape="dodge=2; break_tackle fail; armour=1,1")
    assert g.condition("H1") == st.PRONE
    g = street(MARKED, H1={"st": 7, "ag": 2, "skills": "break-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=1; armour=1,1")


def test_diving_tackle_is_asked_after_the_die_fells_the_dodger_and_its_user_lies_where_he_left():
    """Trap 12. Street Bowl 19 Diving Tackle."""
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=4; diving_tackle A1; armour=1,1")
    assert g.at("A1") == "l4" and g.condition("A1") == st.PRONE
    assert g.at("H1") == "m4" and g.condition("H1") == st.PRONE and g.s.is_turnover
    assert g.kinds()[:4] == ["uses_skill", "moves", "dives", "is_placed_prone"]


def test_nobody_is_asked_to_dive_where_two_less_changes_nothing():
    """Street Bowl 19 Diving Tackle, Ruling 56."""
    for face, end in ((5, "m4"), (2, "m4")):
        g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
        g.do(movement.step, "H1", "m4", tape=f"dodge={face}" + ("; armour=1,1" if face == 2 else ""))
        assert g.at("H1") == end and g.at("A1") == "k4"


def test_a_dive_counts_on_the_reroll_too_and_may_wait_for_it():
    """Street Bowl 19 Diving Tackle."""
    g = street(MARKED, rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; reroll team; dodge=4; armour=1,1")
    assert g.condition("H1") == st.PRONE
    g = street(MARKED, rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=2; reroll team; dodge=3; diving_tackle A1; armour=1,1")
    assert g.condition("H1") == st.PRONE and g.at("A1") == "l4"
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle stay_up")
    assert g.condition("H1") == st.STANDING and g.at("A1") == "k4"


def test_strength_may_answer_a_dive():
    """Street Bowl 19 Break Tackle, Diving Tackle."""
    g = street(MARKED, H1={"st": 5, "skills": "break-tackle"}, A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; break_tackle break")
    assert g.condition("H1") == st.STANDING and g.condition("A1") == st.PRONE


def test_a_diver_with_the_ball_loses_it_and_his_opponents_keep_their_turn():
    """Street Bowl 6, 11.3."""
    g = street(MARKED.replace("A1", "A1*"), rerolls=(1, 0), A1={"skills": "diving-tackle"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3; diving_tackle A1; reroll team; dodge=5")
    assert g.s.bounces == 1 and g.ball == "l4" and not g.s.is_turnover


def test_the_rooted_and_those_on_a_chain_do_not_dive():
    """Street Bowl 19 Take Root, Ball & Chain."""
    g = street(MARKED, A1={"skills": "diving-tackle"}).acts("H1")
    g.s.rooted[number("A1")] = 1
    g.do(movement.step, "H1", "m4", tape="dodge=3")
    g = street(MARKED, A1={"skills": "diving-tackle ball-and-chain"}).acts("H1")
    g.do(movement.step, "H1", "m4", tape="dodge=3")
