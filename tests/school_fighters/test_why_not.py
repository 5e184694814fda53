"""What a coach is told of charges: why one cannot be, and who could make one. Chapters 2.2 "Quarterback" and 4.2."""

from fracas.faces.school_fighters.tips import tip
from fracas.games.school_fighters.actions import legal_actions
from fracas.games.school_fighters.ruleset import RULESET
from tests.school_fighters.scenes import scene

NEAR, CLOSER = "1 of your units can charge. Tap it, then an enemy.", (
    "No enemy is near enough to charge. Tap a unit and move it closer.")


def why(scene, text):
    """Return why an action is not legal."""
    assert not scene.can(text)
    return RULESET.why_not(scene.state, RULESET.parse_action(scene.state, text))


def told(home, away):
    """Return what a newcomer is told that he could do."""
    s = scene(home, away).state
    return tip(s, legal_actions(s))


def test_a_quarterback_is_refused_for_what_bars_his_straight_charge():
    g = scene("m 10,10; t 40,5", "t 10,24.5; t 10,17; t 44,44")
    assert why(g, "H1 charge A1 10,23.5").startswith("The way is blocked")
    assert why(g, "H1 charge A1 13,17 10,23.5") == "This path is 14.77″ long; Brock (M) goes 12″."


def test_nobody_charges_farther_than_he_can():
    g = scene("m 10,10; t 20,10", "t 10,27; t 20,24.5")
    assert why(g, "H1 charge A1 10,26") == "Bertha (T1) is 16″ away. A charge goes 15″."
    assert why(g, "H2 charge A2 20,23.5") == "Spike (T2) is 13.5″ away. A charge goes 12″."


def test_who_could_charge_is_told_by_how_far_each_goes():
    assert told("m 10,10", "t 10,24.5") == NEAR
    assert told("t 10,10", "t 10,24.5") == told("m 10,10", "t 10,26.1") == CLOSER


def test_who_is_in_contact_is_not_said_to_be_near_enough_to_charge():
    """Ruling 22: it can only hold."""
    assert told("t 10,10", "t 11,10; t 30,30") == ""
    assert told("t 10,10; t 30,40", "t 11,10; t 30,30") == NEAR
    assert told("t 10,10; t 40,5", "t 11,10; t 30,30") == CLOSER
