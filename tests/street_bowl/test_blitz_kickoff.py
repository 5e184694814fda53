"""Street Bowl 15 (10), Ruling 76: the bonus turn of a Blitz! kick-off, played."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, is_legal, legal_actions
from fracas.games.street_bowl.pitch import STREET
from tests.street_bowl.diagrams import number, street

TEAMS = """
      h   i   j   k   l   m   n   o   p
   2  .   .   .   .   .   .   .   .   .
   3  .   .   .   .   .   H1  A1  .   .
   4  .   .   .   .   .   .   .   .   .
   5  H2_ .   .   .   .   .   .   A2  .
   7  .   .   .   A4% .   .   .   A3  .
"""


def blitzing(picture=TEAMS, **more):
    """Return the bonus turn of the away team, the ball above j5."""
    g = street(picture, phase=st.KICK, side=1, **more)
    play(g, "kick", STREET.cell_named("j6"), tape="kick_way=2; kick=1,1; kick_off=4,6")
    return g


def play(g, *action, tape=""):
    assert is_legal(g.s, action), action
    g.do(apply, action, tape=tape)


def deeds(g, name):
    return [action[2] for action in legal_actions(g.s) if action[:2] == ("declare", number(name))]


def test_only_the_free_kickers_act_and_nobody_passes_or_hands_off():
    g = blitzing()
    assert deeds(g, "A1") == [] and deeds(g, "A4") == [] and deeds(g, "H1") == []  # marked; stunned; receiving
    assert deeds(g, "A2") == ["move", "blitz", "foul"]


def test_each_may_act_once_and_the_end_of_the_turn_brings_the_ball_down():
    g = blitzing()
    play(g, "declare", number("A2"), "move")
    play(g, "step", number("A2"), STREET.cell_named("n5"))
    play(g, "stop", number("A2"))
    assert deeds(g, "A2") == [] and g.s.phase == st.BONUS and g.s.turns == [1, 1]
    play(g, "end", tape="bounce=5; bounce=5")
    assert (g.s.phase, g.s.side, g.s.turns, g.ball) == (st.TURN, 0, [2, 1], "l5")
    assert g.condition("A4") == st.STUNNED  # nobody turned face up


def test_a_turnover_ends_it_and_the_teams_rerolls_work_in_it():
    g = blitzing(rerolls=(0, 1))
    play(g, "declare", number("A2"), "move")
    play(g, "step", number("A2"), STREET.cell_named("n4"))
    play(g, "step", number("A2"), STREET.cell_named("n5"), tape="dodge=1; reroll team; dodge=6")
    play(g, "step", number("A2"), STREET.cell_named("m4"))
    play(g, "step", number("A2"), STREET.cell_named("l4"), tape="dodge=1; armour=1,1; bounce=5; bounce=5")
    assert g.s.rerolls == [0, 0] and (g.s.phase, g.s.side, g.ball) == (st.TURN, 0, "l5")
    assert g.told("turnover") == [(1, "knocked_down")] and g.condition("A2") == st.PRONE


def test_a_kicker_may_run_under_the_ball_and_catch_it_but_not_pick_it_up():
    g = blitzing(A2={"ma": 9})
    play(g, "declare", number("A2"), "move")
    for square in ("n6", "m6", "l6", "k6", "j5", "i5", "j5"):
        play(g, "step", number("A2"), STREET.cell_named(square))
    assert g.ball == "j5" and g.rolls() == []
    play(g, "stop", number("A2"))
    play(g, "end", tape="catch=4")
    assert g.ball == "A2" and (g.s.phase, g.s.side) == (st.TURN, 0)


def test_a_touchback_waits_for_the_end_of_the_bonus_turn():
    """Rulings 14, 66: the table is still rolled."""
    g = street(TEAMS, phase=st.KICK, side=1)
    play(g, "kick", STREET.cell_named("a4"), tape="kick_way=4; kick=1,1; kick_off=5,5")
    assert (g.s.phase, g.s.is_touchback, g.ball) == (st.BONUS, 1, "")
    play(g, "end")
    assert g.ball == "H1" and (g.s.is_touchback, g.s.phase) == (0, st.TURN)


def test_what_was_declared_in_it_may_be_declared_again_in_the_first_turn():
    g = blitzing()
    play(g, "declare", number("A2"), "blitz")
    play(g, "stop", number("A2"))
    assert "blitz" not in deeds(g, "A3")
    g.s.turns = [6, 5]  # the receivers have no turn left
    play(g, "end", tape="bounce=5; bounce=5")
    assert (g.s.side, g.s.turns) == (1, [6, 6]) and "blitz" in deeds(g, "A3") and "blitz" in deeds(g, "A2")
