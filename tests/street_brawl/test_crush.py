"""Street Brawl 7: shoves in eight directions, and the Crush against a wall."""

from random import Random

import pytest

from fracas.games.elfball.odds.pool import spread
from fracas.games.street_brawl.crush import crush, crush_need
from fracas.games.street_brawl.ruleset import RULESET
from fracas.kernel.drivers import Sampler
from fracas.kernel.odds import exact_odds
from tests.street_brawl.diagrams import board


def test_a_shove_goes_straight_away_in_eight_directions():
    match = board("k4: H3>4\nl5: A2>8")
    match.play("H3 shove A2: shove=ooo")
    assert match.place("A2") == "m6"


def test_shoved_into_a_wall_he_stays_and_rolls():
    match = board("k2: H3>1\nk1: A2>5")
    match.play("H3 shove A2: shove=oo-; crush=oo-")
    assert match.place("A2") == "k1" and match.state.stance[13] == 0 and match.told("crush")[-1][1] == "passed"


@pytest.mark.parametrize(("dice", "stance"), [("x--", 2), ("---", 1), ("o--", 0)])
def test_every_result_of_the_crush_table(dice, stance):
    """Ruling 37: a failure or flop comes in place of the push."""
    match = board("k2: H3>1\nk1: A2>5").play(f"H3 shove A2: shove=oo-; crush={dice}")
    assert match.state.stance[13] == stance and match.state.side == 0


def test_a_crush_needs_the_shovers_might_less_two_with_its_modifiers():
    """-1 for team-mates who face him, +1 for opponents but the shover, -1 for a wall in front of him (Ruling 14)."""
    s = board("j2: H4>2 H3>1 A4>8\nk1: A2>5", profiles={"H3": {"might": 5}}).state
    assert [(r.rule, r.amount) for r in crush_need(s, 2, 13).reasons] == [
        ("shover_might", 3), ("team_mate", -1), ("opponent", 1)]
    s = board("k2: H3>1\nk1: A2>2", profiles={"H3": {"might": 5}}).state
    assert [(r.rule, r.amount) for r in crush_need(s, 2, 13).reasons] == [("shover_might", 3), ("wall", -1)]


@pytest.mark.parametrize(("facing", "wall"), [(1, 1), (2, 1), (8, 1), (3, 0), (5, 0), (7, 0)])
def test_the_wall_is_in_front_of_who_faces_the_square_he_would_be_pushed_into(facing, wall):
    """Ruling 14."""
    s = board(f"k2: H3>1\nk1: A2>{facing}").state
    assert sum(reason.rule == "wall" for reason in crush_need(s, 2, 13).reasons) == wall


def test_a_holder_who_goes_down_drops_the_ball():
    match = board("k2: H3>1\nk1: A2>5o")
    match.play("H3 shove A2: shove=oo-; crush=---; bounce=6")
    assert match.ball() == "j2"


def test_a_crush_earns_nothing_and_shifts_nothing_but_the_shove_earns():
    """Rulings 15, 16."""
    match = board("k2: H3>1\nk1: A2>5").play("H3 shove A2: shove=ooo; crush=x--")
    assert match.state.momentum == 2 and not match.told("shift")
    match = board("k2: H3>1\nk1: A2>5").play("H3 shove A2: shove=o--; crush=ooo")
    assert match.state.momentum == 0


def test_the_shovers_coach_may_have_the_crush_rolled_again():
    """Ruling 15."""
    match = board("k2: H3>1\nk1: A2>5", momentum=1)
    match.play("H3 shove A2: shove=o--; crush=o--; momentum o; reroll=-")
    assert match.state.stance[13] == 1 and match.state.momentum == 0


def test_a_malicious_shover_gains_by_a_crush_that_dazes():
    """Ruling 16."""
    profiles = {"H3": {"type": "Cheater", "abilities": ("malicious",)}}
    match = board("k2: H3>1\nk1: A2>5", profiles=profiles).play("H3 shove A2: shove=o--; crush=x--")
    assert match.state.momentum == 1


def test_buff_may_be_used_on_a_crush_but_not_resilient():
    """Ruling 35."""
    match = board("k2: H3>1\nk1: A2>5", profiles={"A2": {"abilities": ("buff",)}})
    assert match.start("H3 shove A2: shove=o--; crush=---").kind == "ability"
    match = board("k2: H3>1\nk1: A2>5", profiles={"A2": {"abilities": ("resilient", "rugged")}})
    match.play("H3 shove A2: shove=o--; crush=---")
    assert match.state.stance[13] == 1


def test_who_stays_standing_may_be_turned():
    """Ruling 35; the shover neither moves nor pays."""
    match = board("k2: H3>1\nk1: A2>5").play("H3 shove A2: shove=o--; crush=o--; face 3")
    assert match.state.facing[13] == 2 and match.place("H3") == "k2" and match.state.jog == 6 and not match.state.fee


@pytest.mark.parametrize(("shover", "target", "where"), [
    ("m2", "m1", ""), ("l2", "m1", ""), ("n2", "n1", ""), ("o2", "n1", ""),
    ("k2", "l1", "l1"), ("p2", "o1", "o1"), ("n2", "m1", "m1"), ("l1", "m1", "n1"),
])
def test_through_the_opening_of_the_bar_or_against_the_wall(shover, target, where):
    """Ruling 17: diagonally from beside the opening is the wall."""
    match = board(f"{shover}: H3>1\n{target}: A2>5")
    line = "shove=ooo; crush=ooo" if where == target else "shove=ooo"
    match.play(f"H3 shove A2: {line}")
    assert match.place("A2") == (where or "benched")


def test_only_a_player_behind_him_prevents_a_shove():
    """Ruling 36: a wall is always a legal destination, also when somebody sits on the Bench."""
    match = board("k2: H3>1\nk1: A2>5", off={"bench": "H7 A7"})
    assert match.legal("H3 shove") == ["H3 shove A2"]
    match = board("k3: H3>1\nk2: A2>5\nk1: A4>5")
    assert match.legal("H3 shove") == []


def test_in_a_corner_any_outward_direction_is_one_crush():
    """Ruling 36."""
    match = board("b2: H3>8\na1: A2>4o")
    match.play("H3 shove A2: shove=o--; crush=ooo")
    assert match.place("A2") == "a1" and len(match.told("crush")) == 1


def test_a_crush_in_a_goal_column_sends_him_off_and_the_ball_out():
    """Ruling 37: Rulings 29 and 34."""
    match = board("b4: H3>7\na4: A2>3o")
    match.play("H3 shove A2: shove=o--; crush=---; bounce=2")
    assert match.place("A2") == "benched" and match.ball() == "b3"


def test_the_odds_of_a_shove_tell_whether_it_ends_at_a_wall():
    flop, failed, passed = spread(3, 1)
    odds = exact_odds(RULESET, board("k2: H3>1\nk1: A2>5").state, ("shove", 2, 13))
    assert odds == {"shove:flop": flop, "shove:failed": failed, "shove:crush": passed}
    odds = exact_odds(RULESET, board("k3: H3>1\nk2: A2>5").state, ("shove", 2, 13))
    assert odds == {"shove:flop": flop, "shove:failed": failed, "shove:passed": passed}


def test_the_odds_of_a_crush_equal_those_of_its_dice():
    """The rule itself against an enumeration of its pool."""
    start = board("k2: H3>1\nk1: A2>5").state
    table = Sampler(start, Random("crush"))
    results = {"flop": 0, "failed": 0, "passed": 0}
    for _ in range(6_000):
        table.state = start.copy()
        crush(table, 2, 13)
        results[("passed", "failed", "flop")[table.state.stance[13]]] += 1
    for count, chance in zip((results["flop"], results["failed"], results["passed"]), spread(3, 1), strict=True):
        assert abs(count / 6_000 - chance) < 0.03
