"""Street Bowl 15: the eleven results of the kick-off table, with their decisions (trap 13)."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.check import _counters
from fracas.games.street_bowl.kick_off import kickoff
from fracas.games.street_bowl.kick_off import kickoff_events as events
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.score import touchdown
from fracas.kernel.drivers import Tape
from tests.street_bowl.diagrams import number, street

TEAMS = """
      d   k   l   m   n   o   p
   1  H4  .   .   .   .   .   A4
   2  .   .   .   .   .   .   .
   3  .   .   .   H1  A1  .   .
   4  .   .   H2  .   .   A2  .
   5  .   .   .   .   .   .   .
   6  H5  .   .   .   .   .   A5
"""


def kicking(picture=TEAMS, **more):
    """Return a kick-off of the away team, the ball above e4."""
    g = street(picture, phase=st.KICK, side=1, **more)
    g.s.ball, g.s.is_airborne = STREET.cell_named("e4"), st.IN_THE_AIR
    return g


def test_the_table_has_the_eleven_results_of_two_dice():
    """Trap 13."""
    expected = {2: "loose_masonry", 3: "riot", 4: "stray_pony", 5: "high_kick", 6: "cheering_fans",
                7: "changing_weather", 8: "brilliant_coaching", 9: "potion_peddler", 10: "blitz", 11: "throw_a_rock",
                12: "guards"}
    assert {total: key for total, (key, _event) in events.EVENTS.items()} == expected


def test_each_result_is_played_between_the_kick_and_the_landing():
    """Trap 13; Street Bowl 17."""
    tapes = {
        "1,1": "masonry=1; armour=1,1; armour=1,1", "1,2": "riot=1; " * 7 + "riot=1",
        "2,2": "dodge=6; dodge=6", "2,3": "high_kick none", "3,3": "cheering_fans=1; cheering_fans=1",
        "3,4": "weather=1,1", "4,4": "brilliant_coaching=1; brilliant_coaching=1",
        "4,5": "potion none; potion none", "5,6": "rock=6; rock=1; rock_victim=1; injury=1,1",
        "6,6": "guards_victim=1; guard_dice=0; guards_victim=1; guard_dice=0",
    }
    for dice, tape in tapes.items():
        g = kicking()
        g.do(kickoff.kick, "e4", tape=f"kick_way=2; kick=1,1; kick_off={dice}; {tape}; bounce=5; bounce=5")
        assert g.ball == "g3", dice


# -- 2 masonry -----------------------------------------------------------------------------------------------------


def test_masonry_falls_on_one_wide_zone_in_both_halves_without_cobblestones():
    """Trap 13. Street Bowl 15 (2), 9: unmodified Armour, 9 breaks 8; Ruling 53: who is hurt is down."""
    g = kicking()
    g.do(events.loose_masonry, tape="masonry=3; armour=4,4; armour=4,5; injury=1,1")
    assert g.told("masonry") == [("north",)]
    assert (g.condition("H4"), g.condition("A4"), g.condition("H5")) == (st.STANDING, st.STUNNED, st.STANDING)


def test_four_brings_the_south_wall_down_and_everybody_is_rolled_for_to_the_end_in_turn():
    g = kicking()
    g.do(events.loose_masonry, tape="masonry=4; armour=6,6; injury=6,6; casualty=6; casualty_detail=1; armour=1,1")
    assert g.at("H5") == st.DEAD and g.at("A5") == "p6"
    g = kicking(TEAMS.replace("d   k", "a   k"))
    g.do(events.loose_masonry, tape="masonry=1; armour=1,1; armour=1,1")  # square a1 too


# -- 3 riot --------------------------------------------------------------------------------------------------------


def test_a_riot_stuns_on_six_with_the_fame_of_the_other_side():
    """Trap 13. Street Bowl 15 (3): home first in roster order; a natural 1 never hurts."""
    g = kicking("""
          a   k   m   n   o
       1  H2  .   .   .   A2
       3  .   H3  H1  A1  .
    """)
    g.s.fame = [2, 0]
    g.do(events.riot, tape="riot=5; riot=6; riot=5; riot=4; riot=3")
    assert [need for _kind, need in g.rolls()] == [6, 6, 6, 4, 4]
    stunned = [name for name in ("H1", "H2", "H3", "A1", "A2") if g.condition(name) == st.STUNNED]
    assert stunned == ["H2", "A1"]


def test_never_so_famous_that_a_natural_one_hurts_and_a_ball_and_chain_is_knocked_out():
    picture = """
          m   n   o   p   q
       3  H1  A1  A2  A3  A4
    """
    fans = {f"A{n}": {"skills": "fan-favourite"} for n in range(1, 5)}
    g = kicking(picture, H1={"skills": "ball-and-chain"}, **fans)
    g.s.fame = [0, 2]
    g.do(events.riot, tape="riot=2; riot=1; riot=1; riot=1; riot=1")
    assert g.rolls()[0] == ("riot", 2) and g.at("H1") == st.KNOCKED_OUT


# -- 5 High Kick ---------------------------------------------------------------------------------------------------


def test_a_free_receiver_may_stand_under_the_ball():
    """Trap 13. Street Bowl 15 (5): not one in an enemy tackle zone, not a kicker; standing."""
    g = kicking(TEAMS.replace("H5", "H5_").replace("d   k", "c   k"))
    g.do(events.high_kick, tape="high_kick H2")
    assert g.asked == [("high_kick", (number("H2"), number("H4"), "none"))] and g.at("H2") == "e4"
    assert g.told("runs_under_ball") == [(number("H2"), STREET.cell_named("l4"), STREET.cell_named("e4"))]


def test_the_coach_may_decline_a_high_kick_and_it_needs_an_empty_square_above_the_own_half():
    """Ruling 66."""
    g = kicking()
    g.do(events.high_kick, tape="high_kick none")
    assert "runs_under_ball" not in g.kinds()
    g.s.ball = STREET.cell_named("l4")
    g.do(events.high_kick)
    g.s.ball = STREET.cell_named("q4")
    g.do(events.high_kick)
    g.s.ball, g.s.is_touchback = st.NOWHERE, 1
    g.do(events.high_kick)


# -- 6 and 8 -------------------------------------------------------------------------------------------------------


def test_the_louder_fans_and_the_better_coach_bring_a_reroll_and_fame_counts():
    """Trap 13. Street Bowl 15 (6), (8), 19.6 Fan Favourite."""
    for event, kind in ((events.cheering_fans, "cheering_fans"), (events.brilliant_coaching, "brilliant_coaching")):
        for fame, fan, dice, rerolls in (
                ([0, 0], "", "4; {0}=3", [2, 1]), ([0, 0], "", "3; {0}=4", [1, 2]), ([0, 0], "", "4; {0}=4", [1, 1]),
                ([0, 1], "", "4; {0}=4", [1, 2]), ([0, 1], "fan-favourite", "4; {0}=4", [1, 1])):
            g = kicking(rerolls=(1, 1), H1={"skills": fan})
            g.s.fame = fame
            g.do(event, tape=f"{kind}={dice.format(kind)}")
            assert g.s.rerolls == rerolls, (kind, fame, fan, dice)
            gained = [(side, 2) for side in (0, 1) if rerolls[side] == 2]
            assert g.told("gains_reroll") == gained and len(g.told("contest")) == 1


def test_a_side_with_as_many_rerolls_as_a_position_takes_gains_no_more():
    """A position with 99 was accepted, and the page's own position with a hundredth was refused."""
    for most, gained in ((st.MOST_STOCK, st.MOST_STOCK), (st.MOST_STOCK - 1, st.MOST_STOCK)):
        g = kicking(rerolls=(most, 1))
        g.do(events.brilliant_coaching, tape="brilliant_coaching=4; brilliant_coaching=3")
        assert g.s.rerolls == [gained, 1] and all(holds for holds, _why in _counters(g.s))
    g.s.rerolls[0] = 99
    assert not all(holds for holds, _why in _counters(g.s))


def test_a_favourite_on_the_bench_brings_no_fame():
    g = kicking(H9={"skills": "fan-favourite"})
    g.do(events.cheering_fans, tape="cheering_fans=3; cheering_fans=3")
    assert g.s.rerolls == [0, 0]


# -- 7 changing weather --------------------------------------------------------------------------------------------


def test_fine_weather_blows_the_ball_one_square_on():
    """Trap 13. Street Bowl 15 (7)."""
    g = kicking(weather=st.SNOW)
    g.do(events.changing_weather, tape="weather=3,3; scatter=5")
    assert g.s.weather == st.FINE and g.ball == "f4" and g.s.is_airborne == st.IN_THE_AIR
    g = kicking()
    g.do(events.changing_weather, tape="weather=6,5")
    assert g.s.weather == st.RAIN and g.ball == "e4"


def test_a_gust_may_meet_a_wall_or_the_end():
    """Street Bowl 5 (2), Rulings 13, 14, 66."""
    g = kicking()
    g.s.ball = STREET.cell_named("e1")
    g.do(events.changing_weather, tape="weather=3,3; scatter=2; deflection_way=3; deflection=2")
    assert g.ball == "e3" and g.s.is_airborne == st.OFF_WALL
    g.s.ball = STREET.cell_named("a4")
    g.do(events.changing_weather, tape="weather=3,3; scatter=4")
    assert g.s.is_touchback == 1
    g.do(events.changing_weather, tape="weather=3,3")  # no gust for a touchback


def test_a_gust_may_bring_the_ball_back_before_it_lands():
    """Ruling 14."""
    g = kicking()
    g.do(kickoff.kick, "m6", tape="kick_way=5; kick=1,1; kick_off=3,4; weather=3,4; scatter=4; bounce=7; bounce=4")
    assert g.ball == "l7" and "touchback" not in g.kinds()


# -- 9 the peddler -------------------------------------------------------------------------------------------------


def test_each_side_gains_a_potion_to_drink_at_once_or_to_keep():
    """Trap 13. Street Bowl 15 (9), Rulings 49, 69."""
    g = kicking()
    g.do(events.potion_peddler, tape="potion H2; potion=5; potion none")
    assert g.s.potions == [1, 2] and g.told("buys_potion") == [(0, 2), (1, 2)]


def test_a_side_with_as_many_potions_as_a_position_takes_gains_no_more():
    g = kicking()
    g.s.potions = [st.MOST_STOCK, st.MOST_STOCK - 1]
    g.do(events.potion_peddler, tape="potion none; potion none")
    assert g.s.potions == [st.MOST_STOCK, st.MOST_STOCK] and all(holds for holds, _why in _counters(g.s))


def test_touchdowns_are_counted_as_far_as_a_position_takes_them():
    g = kicking()
    g.s.score = [st.MOST_POINTS, st.MOST_POINTS - 1]
    for side in (0, 1):
        touchdown(Tape(g.s, []), side, st.NO_ONE)
    assert g.s.score == [st.MOST_POINTS, st.MOST_POINTS]


# -- 10 Blitz! -----------------------------------------------------------------------------------------------------


def test_a_blitz_stops_the_kick_off_for_a_turn_of_the_free_kickers():
    """Trap 13. Street Bowl 15 (10), Ruling 76: no marker moves; the marked do not act; the ball stays in the air."""
    g = kicking()
    g.do(kickoff.kick, "e4", tape="kick_way=2; kick=1,1; kick_off=5,5")
    s = g.s
    assert (s.phase, s.side, s.turns) == (st.BONUS, 1, [1, 1]) and g.ball == "e3" and s.is_airborne == st.IN_THE_AIR
    assert [who for who in range(24) if s.frozen[who]] == [number("A1")]
    g.do(apply, ("end",), tape="bounce=5; bounce=5")
    assert g.ball == "g3" and (s.phase, s.side, s.turns) == (st.TURN, 0, [2, 1]) and not any(s.frozen)


# -- 11 a rock -----------------------------------------------------------------------------------------------------


def test_the_louder_fans_throw_a_rock_at_a_random_opponent_on_the_street():
    """Trap 13. Street Bowl 15 (11), Ruling 55: an Injury roll without armour."""
    g = kicking()
    g.do(events.throw_a_rock, tape="rock=5; rock=4; rock_victim=3; injury=4,4")
    assert g.at("A4") == st.KNOCKED_OUT and g.told("is_hit_by_rock") == [(number("A4"),)]
    g = kicking()
    g.s.fame = [0, 2]
    g.do(events.throw_a_rock, tape="rock=5; rock=4; rock_victim=2; injury=3,4")
    assert g.condition("H2") == st.STUNNED


def test_a_tie_throws_two_rocks_the_home_victim_first():
    g = kicking()
    g.do(events.throw_a_rock, tape="rock=4; rock=4; rock_victim=1; injury=4,4; rock_victim=4; injury=1,1")
    assert g.told("is_hit_by_rock") == [(number("H1"),), (number("A5"),)]
    draws = [e.facts[0].request for e in g.events if e.kind == "roll" and e.facts[0].request.kind == "rock_victim"]
    assert [request.coach for request in draws] == [1, 0]  # whoever threw


def test_a_single_player_is_not_drawn_and_an_empty_side_not_hit():
    """Ruling 55: 1..n."""
    g = kicking("""
          m   n
       3  .   A1
    """)
    g.do(events.throw_a_rock, tape="rock=4; rock=4; injury=1,1")
    assert g.told("is_hit_by_rock") == [(number("A1"),)]
