"""Street Bowl 4, 6, 13, 14 and 16: drives, halves, secret weapons, overtime."""

from fracas.games.street_bowl import drive, overtime, score
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.state import Options
from fracas.kernel.table import NOBODY
from tests.street_bowl.diagrams import number, street

SCORED = """
      w   x   y   z
   3  .   A1_ .   .
   4  .   .   .   H1*
"""
NO_POTION = "potion none; potion none"


WEAPON = {"skills": "secret-weapon regeneration"}


def after_a_touchdown(*, turns=(3, 2), half=1, knock_out=0, **more):
    """Return the street after a touchdown of the home team in its own turn."""
    g = street(SCORED, **more)
    g.s.turns, g.s.half, g.s.options = list(turns), half, Options(overtime=knock_out)
    g.do(score.check_touchdown)
    return g


def test_the_scorers_kick_off_and_the_street_is_cleared():
    """Trap 15. Street Bowl 13 (b), 16."""
    g = after_a_touchdown()
    s = g.s
    s.kicker, s.where[number("A2")], s.where[number("A3")] = 1, st.GONE, 0  # square a1
    s.condition[0], s.rooted[1], s.alertness[2], s.used[3], s.once[4], s.frozen[5] = 1, 1, 1, 1, ("dodge",), 1
    s.declared = s.has_rerolled = s.is_turnover = s.left = s.extra = s.has_blocked = s.is_hungry = s.bounces = 1
    s.acting, s.deed, s.is_airborne, s.is_touchback = 0, "move", 1, 1
    g.do(drive.after_touchdown, tape=NO_POTION)
    assert (s.phase, s.side, s.kicker, s.turns, s.score) == (st.SETUP, 0, 0, [3, 2], [1, 0])
    fresh = street().s
    for name in ("phase", "side", "kicker", "first_kicker", "turns", "score"):
        setattr(fresh, name, getattr(s, name))
    assert g.told("drive_ends") == [()] and s == fresh


def test_knocked_out_players_wake_up_on_four_home_first_and_then_potions_are_given():
    """Street Bowl 13: order (c), (d)."""
    g = after_a_touchdown()
    for name in ("H3", "H4", "A3"):
        g.s.where[number(name)] = st.KNOCKED_OUT
    g.do(drive.after_touchdown, tape="wake_up=4; wake_up=3; wake_up=6; potion H4; potion=5; potion none")
    assert (g.at("H3"), g.at("H4"), g.at("A3")) == (st.RESERVES, st.RESERVES, st.RESERVES)
    assert g.told("wakes_up") == [(number("H3"),), (number("A3"),)]


def test_a_secret_weapon_of_the_drive_is_dragged_away_on_three():
    """Street Bowl 13 "Secret weapons", Ruling 43: first of all, home before away, on the street or knocked out."""
    picture = SCORED.replace("w   x", "a   x").replace("3  .  ", "1  H2 ")
    g = street(picture, H2=WEAPON, H3=WEAPON, H4=WEAPON, H5=WEAPON, A1=WEAPON)
    g.do(score.check_touchdown)
    for name, box in (("H3", st.KNOCKED_OUT), ("H4", st.INJURED), ("H5", st.RESERVES)):
        g.s.where[number(name)] = box
        g.s.fielded[number(name)] = name != "H5"  # he sat on the bench
    g.do(drive.after_touchdown, tape=f"secret_weapon=3; secret_weapon=4; secret_weapon=1; wake_up=3; {NO_POTION}")
    boxes = [g.at(name) for name in ("H2", "H3", "H4", "H5", "A1")]
    assert boxes == [st.DRAGGED_AWAY, st.KNOCKED_OUT, st.INJURED, st.RESERVES, st.DRAGGED_AWAY]


def test_a_secret_weapon_sent_among_the_crowd_still_rolls():
    """Ruling 43: he was on the street in this drive."""
    g = street(SCORED, H2={"skills": "secret-weapon"})
    g.s.fielded[number("H2")] = 1
    g.do(score.check_touchdown)
    g.do(drive.after_touchdown, tape=f"secret_weapon=2; {NO_POTION}")
    assert g.at("H2") == st.DRAGGED_AWAY


def test_no_team_reroll_saves_a_secret_weapon():
    """Ruling 62."""
    g = street(SCORED, rerolls=(3, 3), H1={"skills": "secret-weapon"})
    g.do(score.check_touchdown)
    g.do(drive.after_touchdown, tape=f"secret_weapon=3; {NO_POTION}")
    assert g.s.rerolls == [3, 3]


def test_a_touchdown_in_the_last_turn_ends_the_half():
    """Street Bowl 4 (5): those who kicked first receive in the second half, with their re-rolls as bought."""
    g = after_a_touchdown(turns=(6, 6), rerolls=(2, 1))
    g.s.first_kicker, g.s.rerolls = 1, [0, 0]
    g.do(drive.after_touchdown, tape=NO_POTION)
    assert (g.s.half, g.s.turns, g.s.kicker, g.s.side, g.s.rerolls) == (2, [0, 0], 0, 0, [2, 1])
    assert g.told("half_ends") == [(1, 1, 0)] and g.told("half_begins") == [(2,)]


def test_a_touchdown_goes_on_while_one_side_has_a_turn_left():
    g = after_a_touchdown(turns=(6, 5))
    g.do(drive.after_touchdown, tape=NO_POTION)
    assert (g.s.half, g.s.turns, g.s.phase, g.s.kicker) == (1, [6, 5], st.SETUP, 0)


def test_the_weather_lasts_over_half_time():
    """Street Bowl 4 (5)."""
    g = street(weather=st.SNOW)
    g.do(drive.end_half, tape=NO_POTION)
    assert g.s.weather == st.SNOW and g.s.half == 2


def test_the_match_ends_after_the_second_half_without_wake_ups_or_potions():
    """Street Bowl 13: secret weapons still roll."""
    for points, winner in (([2, 1], 0), ([0, 1], 1), ([1, 1], NOBODY)):
        g = street(SCORED, A1={"skills": "secret-weapon"})
        g.s.half, g.s.score, g.s.where[5] = 2, points, st.KNOCKED_OUT
        g.do(drive.end_half, tape="secret_weapon=2")
        assert (g.s.phase, g.s.winner, st.ENDINGS[g.s.ending]) == (st.OVER, winner, "time")
        assert g.told("match_over") == [(winner, "time", *points)]


def test_a_chef_cooks_at_half_time_and_steals_rerolls():
    """Street Bowl 4 (4): for each 4+ a re-roll more, the opponent one less but not below none; home first."""
    g = street(rerolls=(2, 1))
    g.s.sides = tuple(squad._replace(has_chef=True) for squad in g.s.sides)
    g.do(drive.end_half, tape=f"{NO_POTION}; chef=4,5,3; chef=6,1,2")
    assert g.s.rerolls == [3, 1] and g.told("chef") == [(0, 2, 4, 0), (1, 1, 3, 1)]


def test_a_leader_brings_a_reroll_each_half_to_his_own_team_only():
    """Street Bowl 19 Leader."""
    for box, leaders in ((st.RESERVES, [0, 1]), (st.INJURED, [0, 1]), (st.DEAD, [0, 0]), (st.ARRESTED, [0, 0])):
        g = street(A4={"skills": "leader"})
        g.s.where[number("A4")] = box
        g.do(drive.end_half, tape=NO_POTION)
        assert g.s.leader == leaders


# -- Smog ----------------------------------------------------------------------------------------------------------


def test_smog_is_rolled_by_the_kicking_side_first():
    """Street Bowl 14, Ruling 50: 1 = six players, 6 = eight."""
    g = street(weather=st.SMOG)
    g.do(drive.begin_drive, 1, tape="smog=1; smog=6")
    assert g.s.allowed == [8, 6] and g.told("smog") == [(1, 6), (0, 8)]
    g.do(drive.begin_drive, 1, tape="smog=2; smog=5")
    assert g.s.allowed == [7, 7]


def test_without_smog_seven_are_fielded_again():
    g = street()
    g.s.allowed = [6, 8]
    g.do(drive.begin_drive, 0)
    assert g.s.allowed == [7, 7] and (g.s.phase, g.s.side) == (st.SETUP, 0)


# -- nobody left ---------------------------------------------------------------------------------------------------


def without(*sides, turns=(1, 1), half=1, **more):
    """Return a street on which all players of these sides are knocked out."""
    g = street(**more)
    for side in sides:
        for who in range(12 * side, 12 * side + 11):
            g.s.where[who] = st.KNOCKED_OUT
    g.s.turns, g.s.half = list(turns), half
    return g


def wake(first, count=11):
    """Return the dice of a team that is knocked out: the first of them, all others fail."""
    return f"wake_up={first}" + "; wake_up=1" * (count - 1)


def test_a_side_with_nobody_loses_two_turns_and_a_touchdown():
    """Street Bowl 4 "Set-up": the markers of both, no scorer; the side that scored kicks."""
    g = without(1)
    g.do(drive.begin_drive, 1, tape=f"{wake(6)}; {NO_POTION}")
    assert g.s.score == [1, 0] and g.s.turns == [3, 3] and g.told("touchdown") == [(0, st.NO_ONE, 1, 0)]
    assert (g.s.phase, g.s.kicker, g.at("A1")) == (st.SETUP, 0, st.RESERVES)


def test_two_sides_with_nobody_lose_two_turns_and_the_same_side_kicks():
    g = without(0, 1)
    g.do(drive.begin_drive, 1, tape=f"{wake(6)}; {wake(4)}; {NO_POTION}")
    assert g.s.score == [0, 0] and g.s.turns == [3, 3] and (g.s.phase, g.s.kicker) == (st.SETUP, 1)


def test_the_half_ends_if_those_were_the_last_turns():
    g = without(1, turns=(5, 4), half=2)
    g.do(drive.begin_drive, 0)
    assert g.s.turns == [6, 6] and g.s.score == [1, 0] and (g.s.phase, g.s.winner) == (st.OVER, 0)


def test_the_side_stays_empty_until_the_half_is_over():
    g = without(1, turns=(2, 2))
    again = f"{wake(1)}; {NO_POTION}; "
    g.do(drive.begin_drive, 0, tape=f"{again * 3}{wake(4)}; {NO_POTION}")
    assert g.s.half == 2 and g.s.score == [4, 0] and g.s.turns == [4, 4]


# -- overtime ------------------------------------------------------------------------------------------------------


def test_a_level_knock_out_match_goes_to_an_extra_half_with_the_rerolls_left():
    """Ruling 10: a new toss, no new re-rolls, no chef."""
    g = street(rerolls=(3, 3))
    g.s.half, g.s.turns, g.s.rerolls, g.s.options = 2, [6, 6], [1, 0], Options(overtime=1)
    g.s.sides = tuple(squad._replace(has_chef=True) for squad in g.s.sides)
    g.do(drive.end_half, tape=f"{NO_POTION}; toss=4; toss receive")
    assert (g.s.half, g.s.turns, g.s.rerolls, g.s.kicker) == (overtime.OVERTIME, [0, 0], [1, 0], 0)
    assert (g.s.phase, g.s.side) == (st.SETUP, 0)


def test_a_decided_knock_out_match_has_no_overtime():
    g = street()
    g.s.half, g.s.score, g.s.options = 2, [1, 0], Options(overtime=1)
    g.do(drive.end_half)
    assert (g.s.phase, g.s.winner) == (st.OVER, 0)


def test_the_first_touchdown_of_overtime_wins():
    """Ruling 10, 13: sudden death; the drive is over too."""
    g = after_a_touchdown(half=overtime.OVERTIME, knock_out=1, H1=WEAPON)
    g.do(drive.after_touchdown, tape="secret_weapon=3")
    assert (g.s.phase, g.s.winner, st.ENDINGS[g.s.ending]) == (st.OVER, 0, "overtime")


def test_a_level_overtime_is_decided_by_dice_and_rerolls_until_they_differ():
    """Ruling 10."""
    g = street()
    g.s.half, g.s.rerolls, g.s.leader, g.s.options = overtime.OVERTIME, [2, 0], [0, 1], Options(overtime=1)
    g.do(drive.end_half, tape="shoot_out=3; shoot_out=4; shoot_out=1; shoot_out=3")
    assert g.told("shoot_out") == [(5, 5), (3, 4)]
    assert (g.s.phase, g.s.winner, st.ENDINGS[g.s.ending], g.s.score) == (st.OVER, 1, "shoot_out", [0, 0])
