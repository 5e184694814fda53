"""Street Bowl 19.3 Leader: a re-roll more while he is on the street."""

from fracas.games.street_bowl import roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.overtime import begin_overtime
from tests.street_bowl.diagrams import number, street

TWO = """
      k   l   m
   3  .   H1  A1
   4  .   H2  .
"""


def rolling(picture=TWO, *, leader=1, rerolls=(1, 0), **more):
    g = street(picture, rerolls=rerolls, **{"H2": {"skills": "leader"}, **more})
    g.s.leader = [leader, 0]
    return g


def dodge(t, who):
    return roll.passes(t, "dodge", who, roll.agility_reasons(t.state, who, "dodge"), rule="7")


def test_the_leaders_reroll_is_one_more_for_anybody_of_his_team():
    g = rolling()
    assert g.do(dodge, "H1", tape="dodge=1; reroll leader; dodge=6")
    assert g.asked == [("reroll", ("team", "leader", "keep"))] and (g.s.leader, g.s.rerolls) == ([0, 0], [1, 0])


def test_it_is_a_team_reroll_so_one_of_them_a_turn():
    g = rolling()
    g.do(dodge, "H1", tape="dodge=1; reroll leader; dodge=1")
    g.do(dodge, "H1", tape="dodge=1")
    assert g.s.rerolls == [1, 0] and g.s.has_rerolled == 1


def test_a_loner_may_get_nothing_for_it():
    g = rolling(H1={"skills": "loner"})
    assert not g.do(dodge, "H1", tape="dodge=1; reroll leader; loner=3") and g.s.leader == [0, 0]


def test_it_needs_him_on_the_street_in_whatever_state():
    for picture in (TWO, TWO.replace("H2 ", "H2_"), TWO.replace("H2 ", "H2%")):
        g = rolling(picture, rerolls=(0, 0))
        assert g.do(dodge, "H1", tape="dodge=1; reroll leader; dodge=6")
    g = rolling(TWO.replace("H2", ". "), rerolls=(0, 0))
    assert g.at("H2") == st.RESERVES and not g.do(dodge, "H1", tape="dodge=1")


def test_an_opposing_leader_on_the_street_is_of_no_use():
    g = rolling(TWO.replace("H2", ". "), rerolls=(0, 0), A1={"skills": "leader"})
    assert not g.do(dodge, "H1", tape="dodge=1")
    assert st.has(g.s, number("A1"), "leader")


def test_an_unused_one_goes_into_overtime_and_is_not_renewed():
    for left in (0, 1):
        g = rolling(leader=left)
        g.do(begin_overtime, tape="toss=1; toss kick")
        assert g.s.leader == [left, 0]
