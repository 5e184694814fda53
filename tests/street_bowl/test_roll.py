"""Street Bowl 1 and 6: a player's rolls and their re-rolls."""

import pytest

from fracas.games.street_bowl import movement, roll
from fracas.games.street_bowl.blocking import block_dice
from fracas.games.street_bowl.skills import dodging
from fracas.games.street_bowl.state import side_of
from fracas.games.street_bowl.throwing import catching, passing
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
    assert roll.need_of((roll.helps("x", 0), roll.helps("y", 5))) == 2
    assert roll.need_of((roll.helps("x", -9),)) == 6


# -- trap 14: a die is never thrown a third time, whatever the source ----------------------------------------------

ROLLS = {  # kind of roll -> the skill that repeats it, the rule that rolls it for H1
    "dodge": ("dodge", lambda t: dodging.dodge(t, 0, t.state.where[0], 0)),
    "catch": ("catch", lambda t: catching.catch_roll(t, 0)),
    "pass": ("pass", lambda t: passing.throw_face(t, 0, (roll.helps("agility", -4),), target=0)),
    "go_for_it": ("sure-feet", lambda t: roll.passes(t, "go_for_it", 0, movement.rush_reasons(t.state, 0), rule="7")),
    "block": ("block", lambda t: block_dice.throw_block(t, 0, 12, block_dice.block_reasons(t.state, 0, 12))),
}
ASKED = {"block": "block_die"}  # the question that offers a re-roll, where it is not "reroll"


def failing(kind, tape, rerolls=(3, 3)):
    """Make a roll that fails and fails, with a skill, Pro and the team at hand; all of the tape is used."""
    skill, rule = ROLLS[kind]
    g = street(ONE, rerolls=rerolls, H1={"skills": f"{skill} pro"})
    g.do(rule, tape=tape)
    return g


@pytest.mark.parametrize("kind", ROLLS)
def test_a_die_repeated_by_skill_or_team_or_pro_is_not_repeated_by_another(kind):
    """Trap 14; Street Bowl 6 "Team re-rolls"."""
    sources = {"team": "", "pro": "; pro=4"} | ({} if kind == "block" else {ROLLS[kind][0]: ""})
    for source, more in sources.items():
        asked = ASKED.get(kind, "reroll")
        g = failing(kind, f"{kind}=1; {asked} {source}{more}; {kind}=1")
        assert [question for question, _options in g.asked] == [asked], source
        assert g.s.rerolls == ([2, 3] if source == "team" else [3, 3])


@pytest.mark.parametrize("kind", ROLLS)
def test_a_pro_who_fails_bars_every_other_reroll_of_that_die(kind):
    """Trap 14; Street Bowl 19.1 Pro: only the Pro roll itself may be repeated, by the team."""
    asked = ASKED.get(kind, "reroll")
    g = failing(kind, f"{kind}=1; {asked} pro; pro=3; reroll keep")
    assert g.asked[1] == ("reroll", ("team", "keep")) and g.s.rerolls == [3, 3]
    failing(kind, f"{kind}=1; {asked} pro; pro=3", rerolls=(0, 0))


@pytest.mark.parametrize("kind", ROLLS)
def test_the_team_repeats_the_roll_of_the_pro_and_not_the_die_he_wants(kind):
    """Trap 14; Street Bowl 19.1 Pro."""
    asked = ASKED.get(kind, "reroll")
    for pro, more in ((4, f"; {kind}=1"), (3, "")):
        g = failing(kind, f"{kind}=1; {asked} pro; pro=3; reroll team; pro={pro}{more}")
        assert len(g.asked) == 2 and g.s.rerolls == [2, 3]


@pytest.mark.parametrize("kind", ROLLS)
def test_a_die_kept_is_not_asked_about_again(kind):
    """Trap 14."""
    kept = "block_die both_down" if kind == "block" else "reroll keep"
    assert len(failing(kind, f"{kind}=1; {kept}").asked) == 1
