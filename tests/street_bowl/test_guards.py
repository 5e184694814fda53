"""Street Bowl 15: Guards!"""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking import guards
from tests.street_bowl.diagrams import number, street

TEAMS = """
      k   l   m   n   o
   3  H2  H1  H3  A1  .
"""


def arresting(picture=TEAMS, **more):
    return street(picture, phase=st.KICK, side=1, **more)


def blocked(face, picture=TEAMS, tape="", **spec):
    """Return the street after a guard has blocked H1, ST 3, with this face."""
    g = arresting(picture, **({"H1": spec} if spec else {}))
    g.do(guards.guard_blocks, "H1", tape=f"guard_dice={face}{tape}")
    return g


def test_the_slowest_of_each_side_is_blocked_home_first_drawn_among_equals():
    """Trap 13. Street Bowl 15 "Guards!", Rulings 55, 68: no draw for a single one."""
    g = arresting(H2={"ma": 4}, H3={"ma": 4}, A1={"ma": 5}, A9={"ma": 3})
    g.do(guards.guards, tape="guards_victim=2; guard_dice=0; guard_dice=4")
    assert g.told("guards_go_for") == [(number("H3"),), (number("A1"),)]
    assert [e.facts[0].request.coach for e in g.events if e.kind == "roll"] == [1, 1, 0]  # the other side's dice
    assert g.at("A1") == st.ARRESTED and g.at("H3") == "m3"


def test_how_many_dice_and_who_chooses():
    """Street Bowl 15 "Guards!"."""
    for strength, dice, chooser in ((1, "4,2,0", 1), (2, "4,0", 1), (4, "4,0", 0), (5, "4,0", 0), (7, "4,0", 0)):
        g = arresting(H1={"st": strength})
        g.do(guards.guard_blocks, "H1", tape=f"guard_dice={dice}; guard_block attacker_down")
        asked = next(e for e in g.events if e.kind == "choice")
        assert asked.facts[0] == chooser and g.at("H1") == "l3", strength
    for strength, chooser in ((2, 0), (4, 1)):
        g = arresting(A1={"st": strength})
        g.do(guards.guard_blocks, "A1", tape="guard_dice=4,0; guard_block attacker_down")
        asked = next(e for e in g.events if e.kind == "choice")
        thrown = next(e.facts[0].request.coach for e in g.events if e.kind == "roll")
        assert (asked.facts[0], thrown) == (chooser, 0) and g.told("guard_block") == [(12, "attacker_down")]
    g = arresting(H1={"st": 4})
    g.do(guards.guard_blocks, "H1", tape="guard_dice=2,2")  # both are the same
    assert g.asked == []


def test_attacker_down_does_nothing_and_defender_down_arrests_without_armour():
    g = blocked(0)
    assert g.at("H1") == "l3" and g.condition("H1") == st.STANDING
    g = blocked(4)
    assert g.at("H1") == st.ARRESTED and g.told("is_arrested") == [(number("H1"),)]


def test_both_down_arrests_him_unless_he_blocks_or_wrestles():
    """Ruling 54."""
    assert blocked(1).at("H1") == st.ARRESTED
    g = blocked(1, skills="block")
    assert (g.at("H1"), g.condition("H1")) == ("l3", st.STANDING)
    g = blocked(1, skills="wrestle")
    assert (g.at("H1"), g.condition("H1")) == ("l3", st.PRONE)
    assert blocked(1, TEAMS.replace("H1 ", "H1_"), skills="block").at("H1") == st.ARRESTED


def test_a_pushed_player_goes_straight_back_with_those_behind_him():
    """Ruling 68: Side Step changes nothing."""
    g = blocked(2, skills="side-step")
    assert (g.at("H1"), g.at("H2")) == ("k3", "j3")
    g = arresting()
    g.do(guards.guard_blocks, "A1", tape="guard_dice=2")
    assert g.at("A1") == "o3"


def test_a_stumbling_player_is_pushed_if_he_dodges():
    assert blocked(3).at("H1") == st.ARRESTED
    assert blocked(3, skills="dodge").at("H1") == "k3"


def test_standing_firm_may_refuse_the_push():
    """Ruling 54."""
    g = blocked(2, tape="; stand_firm hold", skills="stand-firm")
    assert g.at("H1") == "l3"


def test_over_the_own_end_is_the_crowd():
    """Ruling 54, 8.3."""
    g = blocked(2, TEAMS.replace("k   l   m", "e   a   b"), tape="; injury=1,1")
    assert g.at("H1") == st.RESERVES


def test_nothing_else_answers_a_guard_and_no_die_is_rolled_again():
    """Rulings 55, 68: Foul Appearance, Fend, Dump-Off; team re-rolls, Pro."""
    g = arresting(rerolls=(3, 3), H1={"skills": "foul-appearance fend dump-off pro guard"})
    g.do(guards.guard_blocks, "H1", tape="guard_dice=4")
    assert g.at("H1") == st.ARRESTED


def test_a_side_without_players_has_nothing_to_fear():
    g = arresting("""
          m   n
       3  .   A1
    """)
    g.do(guards.guards, tape="guard_dice=0")
    assert g.told("guards_go_for") == [(number("A1"),)]
