"""Chapter 2: gangs, units, roll-off, deployment."""

from fractions import Fraction
from random import Random

import pytest

from fracas.games.school_fighters import units
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.setup import monitor_start
from fracas.games.school_fighters.state import DEPLOYMENT, MOVEMENT, ROLL_OFF, STANDING
from fracas.kernel.drivers import Sampler
from fracas.kernel.errors import InvalidNotation
from tests.school_fighters.scenes import Scene, own_layout, scene


def match(home="mixed", away="mixed", **options):
    return Scene(RULESET.start(RULESET.options(options), home, away))


def test_units_have_the_printed_values():
    table = {p.key: (p.fight, p.block, p.moxie, p.bruises, p.walk, p.run, p.charge, p.points) for p in units.UNITS}
    assert table == {
        "boss": (3, 3, 7, 3, 600, 1200, 1200, 35), "thug": (2, 1, 5, 2, 600, 1200, 1200, 15),
        "muscleman": (2, 2, 6, 3, 600, 1200, 1200, 25), "nerd": (1, 1, 5, 1, 600, 1200, 1200, 15),
        "biker": (2, 1, 6, 2, 900, 1800, 1800, 20), "skater": (2, 2, 6, 2, 600, 1200, 1200, 20),
        "shooter": (1, 1, 5, 2, 600, 1200, 1200, 15),
    }


def test_points_follow_the_formula_rounded_to_five():
    for p in units.UNITS:
        raw = 3 * p.fight + 3 * p.block + 2 * p.bruises + (p.moxie - 4) + p.special
        assert 5 * round(raw / 5) == p.points


@pytest.mark.parametrize("key", units.GANGS)
@pytest.mark.parametrize("size", units.SIZES)
def test_ready_gangs_are_full_and_pass_the_check_of_even_points(key, size):
    kinds = units.gang(key, size, True)
    assert len(kinds) == size and kinds.count(units.BOSS) <= 1


@pytest.mark.parametrize("text, size, even, wrong", [
    ("", 5, False, "not a gang"), ("xyz", 5, False, "not a gang"), ("btttttt", 5, False, "5 are agreed"),
    ("bbt", 5, False, "more than one Boss"), ("bmmmm", 5, True, "135 points, 100"), ("T", 5, False, "not a gang"),
])
def test_gangs_that_break_a_rule_are_refused(text, size, even, wrong):
    with pytest.raises(InvalidNotation, match=wrong):
        units.gang(text, size, even)


def test_a_gang_may_be_smaller_than_agreed_and_even_points_are_off_by_default():
    assert units.gang("bt", 5, False) == (0, 1)
    assert RULESET.options({})["even_points"] == "off" and len(units.gang("bmmmm", 5, False)) == 5


# -- the roll-off ----------------------------------------------------------------------------------------------


def test_the_winner_of_the_roll_off_picks_his_side_and_deploys_first():
    g = match()
    assert g.listed() == ["roll-off"] and g.state.phase == ROLL_OFF
    assert g.odds("roll-off") == {
        "roll-off:0": Fraction(15, 36), "roll-off:1": Fraction(15, 36), "roll-off:tie": Fraction(6, 36),
    }
    before = g.state.copy()
    assert g.play("roll-off: roll-off=4; roll-off=4") == ["ties"] and g.state == before
    g.play("roll-off: roll-off=2; roll-off=5; side north")
    s = g.state
    assert (s.first, s.side, s.south, s.phase) == (1, 1, 0, DEPLOYMENT)


def test_the_home_seat_rolls_first_and_may_take_the_south():
    g = match()
    g.play("roll-off: roll-off=6; roll-off=1; side south")
    assert (g.state.first, g.state.south) == (0, 0)


def test_a_random_table_is_laid_before_the_roll_off():
    g = match(layout="random")
    assert g.listed() == ["table"]
    RULESET.apply(Sampler(g.state, Random(3)), ("table",))
    assert len(g.state.layout.pieces) == 12 and g.listed() == ["roll-off"]


# -- deployment ------------------------------------------------------------------------------------------------


def deploying(**options):
    g = match("tt", "tt", **options)
    g.play("roll-off: roll-off=6; roll-off=1; side south")
    return g


@pytest.mark.parametrize("place, is_legal", [
    ("24,11.5", True), ("24,11.51", False), ("24,0.5", True), ("24,0.49", False), ("0.5,6", True), ("0.49,6", False),
    ("47.5,6", True), ("47.51,6", False), ("24,40", False),
])
def test_the_whole_base_is_within_twelve_inches_of_the_edge(place, is_legal):
    assert deploying().can(f"H1 deploy {place}") == is_legal


def test_the_north_zone_mirrors_the_south_zone():
    g = match("tt", "tt")
    g.play("roll-off: roll-off=6; roll-off=1; side north")
    assert g.can("H1 deploy 24,36.5") and not g.can("H1 deploy 24,36.49") and g.can("H1 deploy 24,47.5")


def test_units_are_deployed_an_inch_apart_and_in_any_order():
    g = deploying()
    g.play("H2 deploy 24,6")
    assert g.can("H1 deploy 26,6") and g.can("H1 deploy 25.99,6") and not g.can("H1 deploy 25.98,6")
    assert not g.can("A1 deploy 24,40") and not g.can("H2 deploy 10,6")


def test_nobody_is_deployed_on_something_solid():
    g = scene("t 24,6 waiting; t 30,6 waiting", "t 24,40 waiting", "R 20 5 22 7 s", phase=DEPLOYMENT, round=0)
    assert not g.can("H1 deploy 21,6") and not g.can("H1 deploy 22.48,6") and g.can("H1 deploy 22.49,6")


def test_play_begins_when_both_gangs_stand():
    g = deploying()
    g.play("H1 deploy 10,10", "H2 deploy 20,10")
    assert g.state.side == 1 and g.state.phase == DEPLOYMENT
    assert "round" in g.play("A1 deploy 10,40", "A2 deploy 20,40")
    s = g.state
    assert (s.phase, s.round, s.side, s.first) == (MOVEMENT, 1, 0, 0)
    assert all(unit.status == STANDING for unit in s.units)


def test_listed_places_are_legal_and_never_run_out():
    g = scene("; ".join(["t 1,1 waiting"] * 10), "t 24,40 waiting", "", phase=DEPLOYMENT, round=0)
    g.state.layout = own_layout("R 0 9 40 12 s")
    for _ in range(10):
        listed = RULESET.legal_actions(g.state)
        assert listed and all(RULESET.is_legal(g.state, action) for action in listed)
        g.play(RULESET.action_text(g.state, listed[0]))


def test_a_layout_without_room_to_deploy_is_refused():
    s = RULESET.start(RULESET.options({}), "mixed", "mixed")
    s.layout = own_layout("R 0 0 48 11 s")
    with pytest.raises(InvalidNotation, match="room"):
        RULESET.parse_position(RULESET.position(s))


def test_the_monitor_starts_in_the_middle_or_at_the_nearest_free_place():
    assert monitor_start(own_layout("R 10 10 12 12 s")) == (2400, 2400)
    assert monitor_start(own_layout("R 23 22 25 25 s")) == (2400, 2550)
