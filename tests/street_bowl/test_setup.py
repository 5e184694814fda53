"""Street Bowl 4: the set-up."""

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.kick_off import setup
from tests.street_bowl.diagrams import number, street


def cell(name):
    return pitch.STREET.cell_named(name)


def setting_up(picture="", **more):
    """Return a set-up of the home team, which receives unless told."""
    return street(picture, phase=st.SETUP, **more)


SIX = """
      h   i   j   k   l
   1  .   H6  .   .   .
   2  .   .   .   .   .
   3  .   .   H2  .   .
   4  H5  .   H3  .   {}
   5  .   .   H4  .   .
   6  .   .   .   .   .
   7  .   .   .   .   .
"""


def test_seven_of_eleven_are_placed_in_the_own_half_end_zone_included():
    """Street Bowl 4 "Set-up"."""
    g = setting_up()
    listed = setup.list_setup(g.s)
    assert len(listed) == 11 * 13 * 7 and ("place", 0, cell("a4")) in listed
    assert ("place", 0, cell("m4")) in listed and ("place", 0, cell("n4")) not in listed
    assert setup.to_field(g.s, 0) == 7 and setup.fault_of_setup(g.s, 0) == "few"


def test_the_away_team_sets_up_in_the_east():
    g = setting_up(side=1)
    listed = setup.list_setup(g.s)
    assert ("place", number("A1"), cell("n4")) in listed and ("place", number("A1"), cell("z1")) in listed
    assert all(who >= st.SLOTS and pitch.X[where] >= 13 for _place, who, where in listed)


def test_the_last_player_must_take_the_line_in_the_centre_zone_if_nobody_has():
    """Street Bowl 4 "Set-up": squares m3, m4 and m5 only, m2 is a wide zone."""
    g = setting_up(SIX.format("H1"))
    listed = setup.list_setup(g.s)
    assert {where for _place, _who, where in listed} == {cell("m3"), cell("m4"), cell("m5")}
    assert len(listed) == 5 * 3
    g = setting_up(SIX.format("H1").replace("k   l", "k   m"))
    assert len(setup.list_setup(g.s)) == 5 * (13 * 7 - 6 - 13 * 2 + 1)  # anywhere but the north wide zone


def test_each_wide_zone_has_room_for_one():
    g = setting_up(SIX.format(".").replace("6  .  ", "6  H7 "))
    rows = {pitch.Y[where] for _place, _who, where in setup.list_setup(g.s)}
    assert rows == {2, 3, 4}


def test_a_set_up_is_ready_when_all_stand_and_lawfully():
    g = setting_up(SIX.format("H1").replace("k   l", "k   m"))
    assert ("ready",) not in setup.list_setup(g.s) and not setup.is_legal_setup(g.s, ("ready",))
    g.do(setup.place, "H7", "b4")
    assert setup.list_setup(g.s) == [("ready",)] and setup.is_legal_setup(g.s, ("ready",))
    assert g.told("is_set_up") == [(number("H7"), cell("b4"))]


def test_players_are_moved_and_taken_back_freely_but_a_wrong_set_up_is_refused():
    g = setting_up(SIX.format("H1").replace("k   l", "k   m"))
    g.do(setup.place, "H7", "b4")
    assert not setup.is_legal_setup(g.s, ("place", number("H8"), cell("c4")))  # an eighth
    assert setup.is_legal_setup(g.s, ("place", number("H1"), cell("c4")))
    assert not setup.is_legal_setup(g.s, ("place", number("H1"), cell("b4")))  # taken
    assert not setup.is_legal_setup(g.s, ("place", number("H1"), cell("n4")))  # the other half
    assert not setup.is_legal_setup(g.s, ("place", number("A1"), cell("c4")))
    g.do(setup.place, "H1", "c4")
    assert setup.fault_of_setup(g.s, 0) == "lineless" and not setup.is_legal_setup(g.s, ("ready",))
    assert setup.list_setup(g.s) == [("bench", number(f"H{n}")) for n in range(1, 8)]
    g.do(setup.place, "H1", "a1")
    assert setup.is_legal_setup(g.s, ("place", number("H1"), cell("c4"))) and setup.to_field(g.s, 0) == 7
    g.do(setup.bench, "H1")
    assert g.at("H1") == st.RESERVES and not setup.is_legal_setup(g.s, ("bench", number("H1")))
    assert setup.fault_of_setup(g.s, 0) == "few"


def test_two_in_a_wide_zone_are_a_fault():
    g = setting_up(SIX.format("H1").replace("k   l", "k   m"))
    g.do(setup.place, "H7", "b2")
    assert setup.fault_of_setup(g.s, 0) == "wide"
    g.do(setup.place, "H7", "b6")
    assert setup.fault_of_setup(g.s, 0) == ""


def test_smog_lets_a_team_field_six_or_eight_and_eight_have_two_wide_zones_of_one():
    """Street Bowl 4 "Set-up", 14."""
    g = setting_up(SIX.format("H1").replace("k   l", "k   m"))
    g.s.allowed = [6, 8]
    assert setup.list_setup(g.s) == [("ready",)]
    g.s.allowed = [8, 7]
    g.do(setup.place, "H7", "b4")
    assert setup.fault_of_setup(g.s, 0) == "few" and {who for _p, who, _c in setup.list_setup(g.s)} == {7, 8, 9, 10}
    g.do(setup.place, "H8", "b1")
    assert setup.fault_of_setup(g.s, 0) == "wide"


def test_a_team_with_one_player_left_must_put_him_on_the_line():
    g = setting_up()
    for n in range(1, 11):
        g.s.where[n] = st.KNOCKED_OUT
    assert setup.list_setup(g.s) == [("place", 0, cell(name)) for name in ("m3", "m4", "m5")]
    g.do(setup.place, "H1", "a1")
    assert setup.fault_of_setup(g.s, 0) == "lineless"
    g.do(setup.place, "H1", "m5")
    assert setup.list_setup(g.s) == [("ready",)]


def test_the_kicking_team_sets_up_first_and_kicks_when_both_are_ready():
    g = setting_up(SIX.format("H1"), side=1)
    g.do(setup.ready)
    assert (g.s.phase, g.s.side) == (st.SETUP, 0) and g.told("is_ready") == [(1,)]
    g.s.fielded = [0] * 24
    g.do(setup.ready)
    assert (g.s.phase, g.s.side) == (st.KICK, 1)
    assert [who for who in range(24) if g.s.fielded[who]] == [0, 1, 2, 3, 4, 5]
