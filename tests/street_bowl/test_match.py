"""Street Bowl 4: before the match; the settings."""

import pytest

from fracas.games.street_bowl import match
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, is_legal
from fracas.games.street_bowl.kick_off.formation import formation
from fracas.games.street_bowl.pitch import STREET
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
    """Street Bowl 4 (2), Ruling 9."""
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


def test_a_drive_from_the_first_roll_to_the_next_set_up():
    """Street Bowl 4 to 7, 13: weather, toss, set-up, kick-off, a run past the line, a touchdown, the scorers kick."""
    g = street(phase=st.BEFORE, H2={"ma": 20})

    def play(*action, tape=""):
        assert is_legal(g.s, action), action
        g.do(apply, action, tape=tape)

    play("start", tape="weather=3,4; supporters=3,3; supporters=3,3; toss=1; toss receive; potion none; potion none")
    for side in (1, 0):
        for action in formation(g.s, side):
            play(*action)
        play("ready")
    assert (g.s.phase, g.s.side, g.at("H2")) == (st.KICK, 1, "h4")
    play("kick", STREET.cell_named("h5"), tape="kick_way=2; kick=1,4; kick_off=4,4; brilliant_coaching=5; "
                                          "brilliant_coaching=2; catch=4")
    assert (g.ball, g.s.turns, g.s.rerolls) == ("H2", [1, 0], [1, 0])
    play("declare", 1, "move")
    for square in "i5 j6 k7 l7 m7 n7".split():
        play("step", 1, STREET.cell_named(square))
    play("step", 1, STREET.cell_named("o7"), tape="dodge=3; reroll team; dodge=4")
    play("step", 1, STREET.cell_named("p7"), tape="dodge=4")
    play("step", 1, STREET.cell_named("q7"), tape="dodge=3")
    for column in "rstuvwxy":
        play("step", 1, STREET.cell_named(f"{column}7"))
    play("step", 1, STREET.cell_named("z6"), tape="potion none; potion none")
    assert (g.s.score, g.s.turns, g.s.phase, g.s.kicker, g.s.side) == ([1, 0], [1, 0], st.SETUP, 0, 0)
    assert g.at("H2") == st.RESERVES and g.s.acting == st.NO_ONE
