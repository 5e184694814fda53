"""Street Bowl 3 (6): the Necromancer."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries import injury, potions
from tests.street_bowl.diagrams import number, street

TWO = """
      f   g
   3  H1  A1
"""
KILLED = "injury=6,5; casualty=6; casualty_detail=1"


def against(race, **more):
    """Return an away team of a race with a Necromancer, next to its victim."""
    g = street(TWO, **more)
    g.s.sides = (g.s.sides[0], g.s.sides[1]._replace(race=race))
    return g


def kill(g, tape=KILLED, who="H1"):
    g.do(lambda t, victim: injury.injure(t, victim, cause="rock"), who, tape=tape)


def test_a_necromancer_raises_a_dead_opponent_as_his_rosters_zombie():
    """Street Bowl 3 (6), Rulings 5, 70: both races that have one; in reserve at once, beyond the eleven."""
    for race in ("undead", "necromantic"):
        g = against(race)
        kill(g, KILLED + "; zombie raise")
        p = st.player(g.s, number("A12"))
        assert (p.position, p.ma, p.st, p.ag, p.av, p.skills) == (f"{race}.zombie", 4, 3, 2, 8, ("regeneration",))
        assert g.at("A12") == st.RESERVES and g.at("H1") == st.DEAD
        assert g.told("rises") == [(number("A12"), number("H1"))]


def test_the_home_sides_necromancer_raises_too():
    g = street(TWO)
    g.s.sides = (g.s.sides[0]._replace(race="undead"), g.s.sides[1])
    others = g.s.players[12:]
    kill(g, KILLED + "; zombie raise", "A1")
    assert g.at("H12") == st.RESERVES and g.s.players[12:] == others and g.s.has_raised == [1, 0]


def test_once_a_match_and_not_if_the_coach_declines():
    g = against("undead")
    kill(g, KILLED + "; zombie leave")
    assert g.at("A12") == st.ABSENT and g.s.has_raised == [0, 0]
    g.s.where[1] = 40
    kill(g, KILLED + "; zombie raise", "H2")
    g.s.where[2] = 41
    kill(g, KILLED, "H3")


def test_nobody_raises_the_strong_the_small_or_those_who_regenerate():
    for spec in ({"st": 5}, {"skills": "stunty"}, {"skills": "regeneration"}):
        regeneration = "; regeneration=3" if spec.get("skills") == "regeneration" else ""
        kill(against("undead", H1=spec), KILLED + regeneration)
    g = against("undead", H1={"st": 4})
    kill(g, KILLED + "; zombie raise")


def test_no_other_race_has_a_necromancer_and_none_raises_his_own_dead():
    kill(against("khemri"))
    kill(against("undead"), who="A1")


def test_who_dies_of_a_potion_is_not_raised():
    """Ruling 70: only the casualty table counts."""
    g = against("undead")
    g.do(potions.drink, "H1", tape="potion=1")
    assert g.at("H1") == st.DEAD and g.at("A12") == st.ABSENT
    g = against("undead")
    g.s.brews[0] = st.FUNGUS
    g.do(potions.fungus_rolls, tape="fungus_beer=1")
    assert g.at("H1") == st.DEAD and g.at("A12") == st.ABSENT


def test_an_injured_opponent_is_not_raised():
    kill(against("undead"), "injury=6,5; casualty=5; casualty_detail=8")
