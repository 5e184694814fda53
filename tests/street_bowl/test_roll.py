"""Street Bowl 1 and 6: a player's rolls and their re-rolls."""

from fracas.games.street_bowl import roll
from fracas.games.street_bowl.state import side_of
from tests.street_bowl.diagrams import number, street

ONE = """
      k  l  m
   3  .  H1 A1
"""


def dodge(t, who):
    s = t.state
    return roll.passes(t, "dodge", who, roll.agility_reasons(s, who, "dodge", roll.helps("dodge", 1)), rule="7")


def test_a_skill_reroll_is_asked_for_only_after_a_failure():
    g = street(ONE, H1={"skills": "dodge"})
    assert g.do(dodge, "H1", tape="dodge=3") and g.rolls() == [("dodge", 3)]
    assert not g.do(dodge, "H1", tape="dodge=2; reroll dodge; dodge=1")


def test_the_dodge_skill_repeats_one_roll_a_turn():
    """Trap 4."""
    g = street(ONE, H1={"skills": "dodge"})
    g.do(dodge, "H1", tape="dodge=2; reroll dodge; dodge=6")
    assert not g.do(dodge, "H1", tape="dodge=2")


def test_one_team_reroll_a_turn_and_only_in_the_own_turn():
    g = street(ONE, rerolls=(2, 2))
    assert g.do(dodge, "H1", tape="dodge=2; reroll team; dodge=3") and g.s.rerolls == [1, 2]
    assert not g.do(dodge, "H1", tape="dodge=2")
    assert not g.do(dodge, "A1", tape="dodge=2") and side_of(number("A1")) == 1


def test_a_lone_player_may_get_nothing_for_the_teams_reroll():
    g = street(ONE, rerolls=(1, 0), H1={"skills": "loner"})
    assert not g.do(dodge, "H1", tape="dodge=2; reroll team; loner=3") and g.s.rerolls == [0, 0]
    g = street(ONE, rerolls=(1, 0), H1={"skills": "loner"})
    assert g.do(dodge, "H1", tape="dodge=2; reroll team; loner=4; dodge=5")


def test_a_failed_pro_may_be_repeated_by_the_team_but_the_roll_by_nobody_else():
    g = street(ONE, rerolls=(1, 0), H1={"skills": "pro dodge"})
    assert g.do(dodge, "H1", tape="dodge=2; reroll pro; pro=3; reroll team; pro=4; dodge=4")
    assert g.s.rerolls == [0, 0]
    g = street(ONE, rerolls=(0, 0), H1={"skills": "pro dodge"})
    assert not g.do(dodge, "H1", tape="dodge=2; reroll pro; pro=3")


def test_a_natural_one_fails_and_a_natural_six_succeeds():
    """Street Bowl 1."""
    assert roll.needed((roll.helps("x", 0), roll.helps("y", 5))) == 2
    assert roll.needed((roll.helps("x", -9),)) == 6
