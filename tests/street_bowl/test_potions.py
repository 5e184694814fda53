"""Street Bowl 13: magic potions."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries import potions
from tests.street_bowl.diagrams import number, street

LINE = """
      f   g   h
   1  H1  .   .
   4  .   H2  A1*
"""


def drunk(face, **more):
    """Return what a player is after a potion."""
    g = street(LINE, **more)
    g.do(potions.drink, "H1", tape=f"potion={face}")
    return g, st.player(g.s, 0)


def test_squig_pish_kills_at_once():
    g, _p = drunk(1)
    assert g.at("H1") == st.DEAD and g.s.potions == [0, 1] and g.told("drinks") == [(0, "squig_pish")]


def test_tap_water_does_nothing():
    g, p = drunk(2)
    assert g.at("H1") == "f1" and p == st.player(g.s, 1) and g.s.brews[0] == 0


def test_what_each_brew_gives():
    """Street Bowl 13 "Magic potions"."""
    was = st.player(street().s, 0)
    for face, ag, strength, skills, mark in (
            (3, 1, 3, ("really-stupid", "thick-skull"), 0), (4, 2, 3, ("bone-head",), 0), (5, 3, 3, (), 0),
            (6, 3, 3, ("sprint", "jump-up"), st.WARPSTONE), (7, 3, 3, (), st.ORCA),
            (8, 3, 5, ("frenzy", "wild-animal"), st.FUNGUS)):
        g, p = drunk(face)
        assert (p.ag, p.st, p.skills, g.s.brews[0]) == (ag, strength, skills, mark)
        assert (p.ma, p.av, g.at("H1")) == (was.ma, was.av, "f1")


def test_a_skill_is_gained_once_but_agility_is_lost_every_time_down_to_one():
    """Ruling 44."""
    g = street(H1={"skills": "thick-skull", "ag": 4})
    g.s.potions = [3, 0]
    g.do(potions.drink, "H1", tape="potion=3")
    assert st.player(g.s, 0).skills == ("thick-skull", "really-stupid") and st.player(g.s, 0).ag == 2
    g.do(potions.drink, "H1", tape="potion=3")
    assert st.player(g.s, 0).skills == ("thick-skull", "really-stupid") and st.player(g.s, 0).ag == 1


def test_new_skills_work_in_rolls():
    g, p = drunk(8)
    assert st.has(g.s, 0, "frenzy") and not st.has(g.s, 1, "frenzy")
    g = street(H1={"skills": "dodge"})
    g.do(potions.drink, "H1", tape="potion=4")
    assert st.player(g.s, 0).talents.rerolls == {"dodge": "dodge"}


def test_who_is_knocked_out_badly_hurt_or_injured_returns():
    """Street Bowl 13, Ruling 80."""
    for box in (st.KNOCKED_OUT, st.BADLY_HURT, st.INJURED):
        g = street()
        g.s.where[0] = box
        g.do(potions.drink_in_break, tape="potion H1; potion=5; potion none")
        assert g.at("H1") == st.RESERVES and g.told("is_cured") == [(0,)]
        g = street()
        g.s.where[0] = box
        g.do(potions.drink_in_break, tape="potion H1; potion=2; potion none")
        assert g.at("H1") == box


def test_the_dead_the_arrested_the_dragged_away_and_those_who_regenerate_get_none():
    """Street Bowl 13, 19 Regeneration."""
    g = street(H4={"skills": "regeneration"})
    for who in range(11):
        g.s.where[who] = st.RESERVES if who in (3, 4) else (st.DEAD, st.ARRESTED, st.DRAGGED_AWAY)[who % 3]
    g.do(potions.drink_in_break, tape="potion H5; potion=5; potion A1; potion=5")
    asked = [options for _kind, options in g.asked]
    assert asked[0] == (4, "none")


def test_one_potion_a_player_and_break_home_before_away():
    """Rulings 44, 45."""
    g = street()
    g.s.potions = [3, 2]
    g.do(potions.drink_in_break, tape="potion H1; potion=2; potion H2; potion=2; potion none; potion none")
    asked = [options for _kind, options in g.asked]
    assert 0 in asked[0] and asked[1] == (*range(1, 11), "none") and asked[2] == (*range(2, 11), "none")
    assert g.s.potions == [1, 2] and asked[3][0] == number("A1")


def test_a_coach_without_potions_is_not_asked():
    g = street()
    g.s.potions = [0, 0]
    g.do(potions.drink_in_break)
    assert g.asked == []


# -- Fungus Beer ---------------------------------------------------------------------------------------------------


def test_fungus_beer_kills_on_one_at_every_turn_on_the_street_or_off():
    """Ruling 48: home first, whoever's turn it is, knocked-out and injured players too; not the dead."""
    g = street(LINE.replace("f   g", "a   g"), side=1)
    for name, box in (("H3", st.KNOCKED_OUT), ("H4", st.INJURED), ("H5", st.DEAD), ("H6", st.ARRESTED)):
        g.s.where[number(name)] = box
    for name in ("H1", "H3", "H4", "H5", "H6", "A2"):
        g.s.brews[number(name)] = st.FUNGUS
    g.s.brews[number("H2")] = st.WARPSTONE | st.ORCA
    g.do(potions.fungus_rolls, tape="fungus_beer=2; fungus_beer=1; fungus_beer=6; fungus_beer=1")
    assert [g.at(name) for name in ("H1", "H3", "H4", "A2")] == ["a1", st.DEAD, st.INJURED, st.DEAD]


def test_who_dies_of_beer_with_the_ball_drops_it_and_only_his_own_team_loses_its_turn():
    """Ruling 48."""
    for side, is_over in ((0, 0), (1, 1)):
        g = street(LINE, side=side)
        g.s.brews[number("A1")] = st.FUNGUS
        g.do(potions.fungus_rolls, tape="fungus_beer=1")
        assert (g.at("A1"), g.ball, g.s.bounces, g.s.is_turnover) == (st.DEAD, "h4", 1, is_over)


# -- Orca-Cola -----------------------------------------------------------------------------------------------------


def test_orca_cola_takes_its_drinker_from_wide_zones_and_end_zones():
    """Ruling 47."""
    picture = """
          a   b   m   z
       2  .   H1  .   .
       3  .   .   H2  .
       4  H3  .   .   H4
       6  .   .   H5_ H6
    """
    g = street(picture)
    for name in ("H1", "H2", "H3", "H4", "H5"):
        g.s.brews[number(name)] = st.ORCA
        g.do(potions.leaves_by_orca, name)
    g.do(potions.leaves_by_orca, "H6")
    assert [g.at(f"H{n}") for n in range(1, 7)] == [st.GONE, "m3", st.GONE, st.GONE, "m6", "z6"]
    assert not g.s.is_turnover


def test_orca_cola_costs_the_ball_and_the_turn_but_not_a_touchdown():
    """Street Bowl 13 "Magic potions" 7, Ruling 47."""
    g = street("""
          f   g   h
       1  H1* .   .
    """)
    g.s.brews[0] = st.ORCA
    g.do(potions.leaves_by_orca, "H1")
    assert (g.at("H1"), g.ball, g.s.bounces, g.s.is_turnover) == (st.GONE, "f1", 1, 1)
    g = street("""
          y   z
       4  .   H1*
    """)
    g.s.brews[0] = st.ORCA
    g.do(potions.leaves_by_orca, "H1")
    assert g.s.score == [1, 0] and g.at("H1") == "z4"


# -- the peddler ---------------------------------------------------------------------------------------------------


def test_a_peddlers_potion_is_drunk_on_the_street_or_kept():
    """Rulings 49, 69: in any state, off the street nobody; effects only."""
    g = street(LINE.replace("H2 ", "H2%"), phase=st.KICK, H1={"skills": "regeneration"})
    g.do(potions.peddle, 0, tape="potion H2; potion=3")
    assert g.at("H2") == "g4" and g.condition("H2") == st.STUNNED and g.s.potions == [1, 1]
    g.do(potions.peddle, 0, tape="potion none")
    assert g.s.potions == [2, 1] and g.asked == [("potion", (1, "none"))]
    g.do(potions.peddle, 0, tape="potion H2; potion=1")
    assert g.at("H2") == st.DEAD
