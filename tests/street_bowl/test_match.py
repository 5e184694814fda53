"""Street Bowl 4: before the match; the settings."""

import pytest

from fracas.games.street_bowl import match
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.start import SETTINGS, start
from fracas.kernel.errors import InvalidNotation
from tests.street_bowl.diagrams import number, street

PLAIN = {setting.name: setting.default for setting in SETTINGS}


def test_a_match_starts_in_reserve_with_the_teams_as_bought():
    """Street Bowl 3: a free potion each."""
    s = start({**PLAIN, "overtime": 1}, "orc", "elf")
    assert s.phase == st.BEFORE and s.options.overtime == 1 and [squad.race for squad in s.sides] == ["orc", "elf"]
    assert all(place in (st.RESERVES, st.ABSENT) for place in s.where) and min(s.potions) >= 1
    with pytest.raises(InvalidNotation):
        start(PLAIN, "orc", "nobodies")


def test_what_comes_before_the_match_in_order():
    """Street Bowl 4, Ruling 57: weather, supporters, toss, potions, chefs."""
    g = street(phase=st.BEFORE, rerolls=(2, 2))
    g.s.sides = (g.s.sides[0], g.s.sides[1]._replace(has_chef=True))
    g.do(match.before_match, tape="weather=5,6; supporters=1,2; supporters=3,3; toss=3; toss kick;"
                                  " potion H3; potion=6; potion none; chef=1,1,4")
    s = g.s
    assert (s.weather, s.fame, s.kicker, s.first_kicker, s.rerolls) == (st.RAIN, [0, 2], 0, 0, [1, 3])
    assert g.told("supporters") == [(3, 6, 0, 2)] and g.told("wins_toss") == [(0,)]
    assert g.told("weather") == [(st.RAIN,)] and g.told("chef") == [(1, 1, 1, 3)] and g.told("drive_begins") == [(0,)]
    assert (s.phase, s.side, s.half, s.turns) == (st.SETUP, 0, 1, [0, 0]) and s.brews[number("H3")] == st.WARPSTONE


def test_the_away_side_wins_the_toss_on_four_and_may_receive():
    g = street(phase=st.BEFORE)
    g.do(match.before_match, tape="weather=1,1; supporters=4,4; supporters=4,4; toss=4; toss receive;"
                                  " potion none; potion none; smog=3; smog=3")
    assert (g.s.kicker, g.s.fame, g.s.weather) == (0, [0, 0], st.SMOG)


def test_fame_is_for_more_supporters_and_for_twice_as_many():
    """Street Bowl 4 (2)."""
    assert [match.fame(own, 4) for own in (3, 4, 5, 7, 8)] == [0, 0, 1, 1, 2]


def test_every_sum_of_the_weather_dice():
    """Street Bowl 14."""
    found = {}
    for first in range(1, 7):
        for second in range(1, 7):
            g = street()
            g.do(match.roll_weather, tape=f"weather={first},{second}")
            found[first + second] = g.s.weather
    assert found == {2: st.SMOG, 3: st.WIND, **dict.fromkeys(range(4, 11), st.FINE), 11: st.RAIN, 12: st.SNOW}
