"""Street Bowl 5: the kick, the Kick-Off Return, the landing, touchbacks. Skills Kick and Kick-Off Return."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, legal_actions
from fracas.games.street_bowl.kick_off import kickoff
from fracas.games.street_bowl.pitch import STREET, is_in_half
from tests.street_bowl.diagrams import number, street

# The away team kicks from the east.
LINES = """
      e   f   g   h   l   m   n   o   p
   2  .   .   .   .   .   .   .   .   .
   3  .   .   .   .   .   H1  A1  .   .
   4  .   H2  .   .   .   .   .   .   A2
   5  .   .   .   .   .   .   .   .   .
"""
EMPTY = """
      m   n
   3  H1  A1
"""
CHEER = "kick_off=3,3; cheering_fans=1; cheering_fans=1"  # a result that changes nothing


def kicking(picture=LINES, **more):
    return street(picture, phase=st.KICK, side=1, **more)


def test_the_ball_may_be_kicked_to_any_square_of_the_other_half():
    """Street Bowl 5 (1)."""
    g = kicking()
    assert list(legal_actions(g.s)) == [("kick", cell) for cell in range(182) if is_in_half(cell, 0)]
    g.s.kicker = 0
    assert list(legal_actions(g.s)) == [("kick", cell) for cell in range(182) if is_in_half(cell, 1)]


def test_a_kick_travels_the_lower_die_and_bounces_twice_on_an_empty_square():
    """Street Bowl 5 (2); trap 10: it does not stay where it came down."""
    g = kicking(EMPTY)
    g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=5,2; {CHEER}; bounce=5; bounce=7")
    assert g.ball == "h5" and g.s.is_airborne == 0


def test_who_stands_where_it_comes_down_must_try_to_catch_it_with_nothing_added():
    """Street Bowl 5 (5)."""
    g = kicking()
    g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=1,1; {CHEER}; catch=4")
    assert g.ball == "H2" and ("catch", 4) in g.rolls()


def test_a_failed_catch_of_a_kick_bounces_twice():
    g = kicking()
    g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=1,6; {CHEER}; catch=3; bounce=5; bounce=5")
    assert g.ball == "h4"


def test_a_failed_catch_at_the_kick_off_is_not_repeated_by_the_team():
    """Ruling 79: nobody's turn; a skill may."""
    g = kicking(rerolls=(3, 3))
    g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=1,6; {CHEER}; catch=3; bounce=5; bounce=5")
    g = kicking(rerolls=(3, 3), H2={"skills": "catch"})
    g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=1,6; {CHEER}; catch=3; reroll catch; catch=4")
    assert g.ball == "H2"


def test_who_dives_for_a_kick_beside_him():
    """Street Bowl 5 (5), 19.2 Diving Catch."""
    g = kicking(H2={"skills": "diving-catch"})
    g.do(kickoff.kick, "d4", tape=f"kick_way=5; kick=1,1; {CHEER}; dive H2; catch=4")
    assert g.ball == "H2"


# -- walls and ends ------------------------------------------------------------------------------------------------


def test_a_kick_into_a_wall_is_deflected_at_once_and_the_rest_of_it_is_lost():
    """Ruling 13: before the table, so that everybody knows the square."""
    g = kicking(EMPTY)
    g.do(kickoff.kick, "e2", tape=f"kick_way=2; kick=4,4; deflection_way=3; deflection=3; {CHEER}; bounce=5; bounce=5")
    kinds = [kind for kind, _need in g.rolls()]
    assert kinds[:5] == ["kick_way", "kick", "deflection_way", "deflection", "kick_off"] and g.ball == "g4"


def test_nobody_dives_for_a_kick_that_met_a_wall():
    """Ruling 65."""
    g = kicking(H2={"skills": "diving-catch"})
    g.do(kickoff.kick, "e1", tape=f"kick_way=2; kick=4,4; deflection_way=3; deflection=3; {CHEER}; bounce=2; bounce=2")
    assert g.ball == "e2"


def test_a_kick_over_the_end_is_a_touchback_for_good():
    """Street Bowl 5 (6), Rulings 14, 15: the receiving coach names a standing player; the table is still rolled."""
    g = kicking(LINES.replace("H2 ", "H2_").replace("e   f", "a   f"))
    g.do(kickoff.kick, "a2", tape=f"kick_way=4; kick=1,1; {CHEER}")
    assert g.ball == "H1" and g.told("is_given_ball") == [(0,)] and g.asked == []


def test_the_receiving_coach_chooses_who_gets_a_touchback():
    g = kicking(LINES, H2={"skills": "no-hands"})
    g.s.where[2] = STREET.cell_named("e5")
    g.do(kickoff.kick, "b2", tape=f"kick_way=4; kick=3,6; {CHEER}; touchback H3")
    assert g.asked == [("touchback", (0, 2))] and g.ball == "H3" and g.s.is_touchback == 0


def test_a_touchback_with_nobody_on_his_feet_is_placed_anywhere_in_the_half():
    """Ruling 15."""
    g = kicking(LINES.replace("H2 ", "H2%").replace("H1 ", "H1_"))
    g.do(kickoff.kick, "b2", tape=f"kick_way=4; kick=3,6; {CHEER}; touchback_square c7")
    assert g.ball == "c7" and len(g.asked[0][1]) == 91 - 2


def test_a_kick_that_comes_down_in_the_kicking_half_is_a_touchback():
    """Trap 10, Ruling 66: before any catch."""
    g = kicking()
    g.do(kickoff.kick, "l4", tape=f"kick_way=5; kick=4,5; {CHEER}; touchback H2")
    assert g.ball == "H2" and "catches" not in g.kinds()


def test_a_kick_that_bounces_into_the_kicking_half_or_over_the_end_is_a_touchback():
    """Trap 10, Ruling 14."""
    g = kicking()
    g.do(kickoff.kick, "l5", tape=f"kick_way=5; kick=1,1; {CHEER}; bounce=5; touchback H2")
    assert g.ball == "H2"
    g = kicking()
    g.do(kickoff.kick, "b5", tape=f"kick_way=4; kick=1,1; {CHEER}; bounce=4; touchback H1")
    assert g.ball == "H1" and "goes_to_fans" not in g.kinds()


def test_a_square_in_the_air_above_the_kicking_half_is_no_touchback_if_the_wall_sends_it_back():
    """Ruling 14: only where it comes down counts."""
    g = kicking(EMPTY)
    g.do(kickoff.kick, "m2", tape="kick_way=3; kick=3,3; deflection_way=5; deflection=4; "
                                  f"{CHEER}; bounce=4; bounce=4")
    assert g.ball == "h5"


# -- Kick ----------------------------------------------------------------------------------------------------------


def test_kick_halves_the_lower_die_rounding_down():
    """Street Bowl 19.1 Kick: the coach decides when he has seen the dice."""
    for dice, distance in (("1,6", 0), ("3,2", 1), ("3,3", 1), ("4,6", 2), ("5,5", 2), ("6,6", 3)):
        g = kicking(EMPTY + "   4  .   .\n", A2={"skills": "kick"})
        g.s.where[number("A2")] = STREET.cell_named("q4")
        g.do(kickoff.kick, "a7", tape=f"kick_way=5; kick={dice}; kick half; {CHEER}; bounce=2; bounce=2")
        assert g.told("hangs_above") == [(STREET.cell_named("abcd"[distance] + "7"),)]


def test_a_coach_need_not_use_kick():
    g = kicking(A2={"skills": "kick"})
    g.do(kickoff.kick, "a7", tape=f"kick_way=5; kick=4,4; kick whole; {CHEER}; bounce=2; bounce=2")
    assert g.told("hangs_above") == [(STREET.cell_named("e7"),)]


def test_kick_needs_a_player_of_the_kickers_behind_the_line_and_between_the_hashes():
    for name, where in (("A2", "n4"), ("A2", "q2"), ("A2", "q6"), ("H2", "e4")):
        g = kicking(EMPTY, **{name: {"skills": "kick"}})
        g.s.where[number(name)] = STREET.cell_named(where)
        g.do(kickoff.kick, "a7", tape=f"kick_way=5; kick=4,4; {CHEER}; bounce=2; bounce=2")


# -- Kick-Off Return -----------------------------------------------------------------------------------------------

RETURNER = {"H2": {"skills": "kick-off-return"}}


def test_a_receiver_runs_three_squares_after_the_scatter_and_before_the_table():
    """Street Bowl 5 (3), 19.1 Kick-Off Return."""
    g = kicking(**RETURNER)
    g.do(kickoff.kick, "h3", tape="kick_way=5; kick=1,1; kick_off_return H2; return_step g3; return_step h3; "
                                  f"return_step i3; {CHEER}; catch=4")
    assert g.at("H2") == "i3" and g.ball == "H2"
    kinds = g.kinds()
    assert kinds.index("hangs_above") < kinds.index("uses_skill") < kinds.index("kick_off")


def test_he_may_stop_or_stay_and_gets_no_go_for_it():
    g = kicking(**RETURNER)
    g.do(kickoff.kick, "a3", tape=f"kick_way=5; kick=1,1; kick_off_return none; {CHEER}; bounce=5; bounce=5")
    assert g.at("H2") == "f4"
    g = kicking(**RETURNER)
    g.do(kickoff.kick, "a3", tape="kick_way=5; kick=1,1; kick_off_return H2; return_step e4; return_step stop; "
                                  f"{CHEER}; bounce=5; bounce=5")
    assert g.at("H2") == "e4"


def test_he_keeps_to_his_half_and_does_not_start_from_the_line_or_marked():
    """Street Bowl 19.1 Kick-Off Return."""
    g = kicking(LINES.replace("4  .   H2  .   .   .   .", "4  .   .   .   .   H2  ."), **RETURNER)
    g.do(kickoff.kick, "a3", tape="kick_way=5; kick=1,1; kick_off_return H2; return_step m5; return_step stop; "
                                  f"{CHEER}; bounce=5; bounce=5")
    assert all(is_in_half(cell, 0) for cell in g.asked[-1][1] if cell != "stop") and len(g.asked[-1][1]) == 5 + 1
    for picture, spec in ((LINES.replace("A1", ". "), {"H1": RETURNER["H2"]}),
                          (LINES, {"H2": {"skills": "kick-off-return ball-and-chain no-hands"}})):
        g = kicking(picture, **spec)
        g.do(kickoff.kick, "a3", tape=f"kick_way=5; kick=1,1; {CHEER}; bounce=5; bounce=5")
    marked = LINES.replace("4  .   H2  .   .   .   .   .", "4  .   .   .   .   .   H2  .").replace("m   n", "l   m")
    g = street(marked, phase=st.KICK, side=1, **RETURNER)
    g.do(kickoff.kick, "a3", tape=f"kick_way=5; kick=1,1; {CHEER}; bounce=5; bounce=5")


def test_there_is_no_return_on_a_touchback_or_under_a_ball_above_the_kicking_half():
    """Ruling 66."""
    g = kicking(**RETURNER)
    g.do(kickoff.kick, "b2", tape=f"kick_way=4; kick=3,6; {CHEER}; touchback H2")
    g = kicking(**RETURNER)
    g.do(kickoff.kick, "l4", tape=f"kick_way=5; kick=4,5; {CHEER}; touchback H2")


def test_a_returner_who_falls_dodging_is_no_turnover():
    """Street Bowl 19.1 Kick-Off Return: dodges as usual, without the team's re-rolls."""
    picture = LINES.replace("4  .   H2  .   .   .   .   .", "4  .   .   .   .   H2  .   A3")
    g = kicking(picture, rerolls=(3, 3), **RETURNER)
    g.do(kickoff.kick, "a3", tape="kick_way=5; kick=1,1; kick_off_return H2; return_step m5; return_step l6; "
                                  f"dodge=2; armour=1,2; {CHEER}; bounce=5; bounce=5")
    assert g.condition("H2") == st.PRONE and not g.s.is_turnover and g.s.rerolls == [3, 3]


# -- after the landing ---------------------------------------------------------------------------------------------


def test_the_receivers_have_the_first_turn_or_the_kickers_if_they_have_none_left():
    """Street Bowl 4 (5), 5 (5)."""
    for turns, after, side in (([1, 1], [2, 1], 0), ([6, 5], [6, 6], 1)):
        g = kicking()
        g.s.turns = turns
        g.do(kickoff.kick, "e4", tape=f"kick_way=5; kick=1,1; {CHEER}; catch=4")
        assert (g.s.phase, g.s.turns, g.s.side) == (st.TURN, after, side)


def test_a_kicker_under_the_ball_after_a_blitz_catches_it_and_scores_in_the_end_zone():
    """Street Bowl 5, last paragraph."""
    g = street("""
          a   m
       3  .   H1
       4  A2  .
    """, phase=st.BONUS, side=1)
    g.s.ball, g.s.is_airborne = STREET.cell_named("a4"), st.IN_THE_AIR
    g.do(apply, ("end",), tape="catch=4; potion none; potion none")
    assert g.s.score == [0, 1] and g.s.turns == [1, 1] and (g.s.phase, g.s.kicker) == (st.SETUP, 1)
