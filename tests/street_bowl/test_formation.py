"""Street Bowl 4: usual set-ups."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, is_legal
from fracas.games.street_bowl.kick_off import setup
from fracas.games.street_bowl.kick_off.formation import formation
from fracas.games.street_bowl.pitch import LINE, STREET, X
from fracas.games.street_bowl.start import SETTINGS, start
from fracas.games.street_bowl.team.races import RACES
from fracas.kernel.drivers import Tape
from tests.street_bowl.diagrams import number, street

PLAIN = {setting.name: setting.default for setting in SETTINGS}


def take_formation(s, side):
    """Play the formation of a side, each action legal, and be ready."""
    s.side = side
    for action in (*formation(s, side), ("ready",)):
        assert is_legal(s, action), (action, setup.fault_of_setup(s, side))
        apply(Tape(s, []), action)


@pytest.mark.parametrize("race", [race.key for race in RACES])
def test_every_ready_team_takes_a_legal_formation_kicking_and_receiving(race):
    s = start(PLAIN, race, race)
    s.phase, s.kicker, s.allowed = st.SETUP, 0, [8, 6]
    due = [setup.to_field(s, side) for side in (0, 1)]
    take_formation(s, 0)
    take_formation(s, 1)
    assert s.phase == st.KICK and [len(st.on_street(s, side)) for side in (0, 1)] == due and due[1] == 6


def test_however_few_are_left():
    for left in range(1, 12):
        g = street(phase=st.SETUP)
        for who in range(left, 11):
            g.s.where[who] = st.KNOCKED_OUT
        for kicker in (0, 1):
            g.s.kicker, g.s.phase = kicker, st.SETUP
            take_formation(g.s, 0)
            assert len(st.on_street(g.s, 0)) == min(7, left)


def test_the_strong_stand_on_the_line_and_the_handy_under_the_ball_and_the_cheap_on_the_bench():
    g = street(phase=st.SETUP, H1={"position": "human.ogre", "st": 5}, H2={"ag": 4, "position": "human.catcher"},
               H3={"ma": 8, "position": "human.blitzer"}, H4={"ag": 6, "skills": "no-hands"})
    g.s.where[number("H5")] = STREET.cell_named("a1")
    take_formation(g.s, 0)
    assert (g.at("H1"), g.at("H2"), g.at("H3")) == ("m4", "h4", "k2")
    assert g.at("H9") == g.at("H10") == g.at("H11") == st.RESERVES


@pytest.mark.parametrize("kicker", [0, 1])
@pytest.mark.parametrize("race", [race.key for race in RACES])
def test_nobody_who_throws_stands_on_the_line(race, kicker):
    s = start(PLAIN, race, race)
    s.phase, s.kicker, s.allowed = st.SETUP, kicker, [7, 7]
    take_formation(s, 0)
    lined = [st.player(s, who) for who in st.on_street(s, 0) if X[s.where[who]] == LINE[0]]
    assert lined and not any({"pass", "sure-hands"} & {*player.skills} for player in lined), lined


@pytest.mark.parametrize(("skills", "ag", "under"), [
    ("sure-hands", 3, "H2"), ("", 3, "H3"), ("sure-hands", 2, "H3"), ("sure-hands no-hands", 3, "H3"),
])
def test_sure_hands_under_the_ball_are_worth_more_than_one_point_of_agility_and_less_than_two(skills, ag, under):
    g = street(phase=st.SETUP, H2={"skills": skills, "ag": ag}, H3={"ag": 4, "ma": 4})
    take_formation(g.s, 0)
    assert g.at(under) == "h4"


def test_all_receivers_come_to_the_line_in_their_first_turn():
    g = street(phase=st.SETUP)
    g.s.kicker = 1
    take_formation(g.s, 0)
    assert all(LINE[0] - X[g.s.where[who]] <= st.player(g.s, who).ma for who in st.on_street(g.s, 0))
