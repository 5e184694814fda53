"""The safest paths of players who may pay with counters: what they cost, and that the rules allow just them."""

from fractions import Fraction
from random import Random

import pytest

from fracas.games.elfball.counter_paths import means
from fracas.games.elfball.field import EDGE, FIELD, GOAL
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.paths import paths
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import profile
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from tests.elfball.diagrams import board
from tests.elfball.exhaustive import best_ways, worth
from tests.elfball.gifted import able, supported
from tests.sample import sample

PACES = ("step", "momentum", "shamble")
FIRST = {"ruthless": "Cheater", "goalie": "Defender", "beeline": "Hunter", "teammate": "Midfielder",
         "swarm": "Little Guy", "burst": "Striker", "shamble": "Undead"}


def cell(name):
    return FIELD.cell_named(name)


def test_counters_reach_beyond_the_jog_and_jog_goes_first():
    match = board("q9: H3>2 . . .\nq15: H4>5", profiles={"H3": {"abilities": ("teammate",), "jog": 2}}, momentum=2)
    path = paths(match.state, 2)[cell("q13")]
    assert path.kinds == ("step", "step", "momentum", "momentum") and path.counters == 2 and path.cost == 2
    assert path.chance == 1 and cell("q14") not in paths(match.state, 2)


def test_only_hexes_that_come_closer_are_paid_with_counters():
    match = board("q9: H3>2 . . .\nq15: H4>5", profiles={"H3": {"abilities": ("teammate",), "jog": 1}}, momentum=1)
    found = paths(match.state, 2)
    assert found[cell("q8")].kinds == ("step",) and cell("q7") not in found
    assert found[cell("p11")].kinds in (("step", "momentum"), ("momentum", "step"))


def test_a_path_within_the_jog_costs_no_counter():
    match = board("q9: H3>2 . . .\nq15: H4>5", profiles=able(H3="teammate"), momentum=3)
    assert all(path.counters == 0 for path in paths(match.state, 2).values() if len(path.cells) <= 6)


def test_shamble_gets_away_from_those_who_face_him_without_a_roll():
    rows = "q10: H3>2 A5>5"
    match = board(rows, profiles=able(H3="shamble"), momentum=2)
    path = paths(match.state, 2)[cell("q9")]
    assert path.chance == 1 and path.kinds == ("shamble",) and path.counters == 2 and path.rolls == ()
    poor = board(rows, profiles=able(H3="shamble"), momentum=1)
    assert paths(poor.state, 2)[cell("q9")].chance == chance(3, 1)


def test_burst_counts_from_where_the_ball_is_picked_up():
    match = board("q9: H3>2 . ball . .", profiles={"H3": {"abilities": ("burst",), "jog": 2}}, momentum=2)
    path = paths(match.state, 2)[cell("q13")]
    assert path.kinds == ("step", "step", "momentum", "momentum") and path.chance == chance(3, 1)
    assert path.rolls == (cell("q11"),) and cell("q14") not in paths(match.state, 2)


def test_a_player_who_stands_up_first_pays_that_with_jog():
    match = board("q9: H3_ . .\nq15: H4>5", profiles={"H3": {"abilities": ("teammate",), "jog": 2}}, momentum=1)
    path = paths(match.state, 2)[cell("q10")]
    assert path.stands and path.kinds == ("momentum",) and path.plan(2)[0] == ("stand", 2)


def test_react_and_swarm_have_paths_too():
    rows = "q9: H3>2 . . .\nq15: H4>5"
    window = supported(rows, profiles=able(H3="react"), momentum=2, advanced={"window": True})
    found = paths(window.state, 2)
    assert set(found) == set(FIELD.within(cell("q9"), 1, 2)) and {kind for p in found.values() for kind in p.kinds} == {
        "react"}
    swarm = board(rows, momentum=2, profiles={
        "H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}}).play("H3 face 1")
    assert paths(swarm.state, 3)[cell("q13")].kinds == ("swarm", "swarm") and cell("q16") not in paths(swarm.state, 3)


def test_a_bribe_opens_the_goal_hexes():
    assert cell("c18") in paths(supported("d18: H3>6", home={"referee": True}).state, 2)
    assert cell("c18") not in paths(supported("d18: H3>6").state, 2)


def test_getting_past_a_clipper_is_part_of_leaving():
    rows = "q10: H3>2 A5>5"
    free = board(rows).state
    clipped = board(rows, profiles={"A5": {"abilities": ("clipping",), "might": 4}}).state
    assert paths(free, 2)[cell("q9")].chance == chance(3, 1)
    assert paths(clipped, 2)[cell("q9")].chance == chance(3, 1) * chance(3, 2)


def crowd(ability, random, jog=None, counters=None):
    """Return a match of H3, who has an ability, few paces and some counters, in a crowd."""
    names = [FIELD.names[c] for c in FIELD.within(cell("q10"), 1, 3) if not FIELD.lines[c]]
    taken = []
    while len(taken) < 7:
        name = names[int(random.random() * len(names))]
        if name not in taken:
            taken.append(name)
    looks = [f">{1 + int(random.random() * 6)}", "_", ">4", ">1"]
    players = zip(("H4", "H5", "A2", "A3", "A4", "A6", "ball"), taken, strict=True)
    rows = [f"{name}: {p}{'' if p == 'ball' else looks[int(random.random() * 4)]}" for p, name in players]
    momentum, paces = int(random.random() * 4), int(random.random() * 3)
    return board("\n".join(["q10: H3>2", *rows]), momentum=momentum if counters is None else counters, profiles={
        "H3": {"abilities": (ability,), "type": FIRST[ability], "jog": paces if jog is None else jog}})


def reached_for_sure(state):
    """Return the cells that the rules let H3 come to without a roll, staying on the field."""
    known, open_states, cells = set(), [state], set()
    while open_states:
        here = open_states.pop()
        for action in RULESET.legal_actions(here):
            if action[0] not in PACES or action[1] != 2 or FIELD.lines[action[2]] in (EDGE, GOAL):
                continue
            tape = Tape(here.copy(), [])
            try:
                RULESET.apply(tape, action)
            except Pending as stop:
                if stop.request.kind == "face":
                    cells.add(action[2])  # his action is over
                continue
            later = tape.state
            key = later.where[2], later.jog, later.momentum
            cells.add(later.where[2])
            if later.acting == 2 and key not in known:
                known.add(key)
                open_states.append(later)
    return cells - {state.where[2]}


@pytest.mark.parametrize("ability", sorted(FIRST))
def test_what_is_reached_for_sure_is_what_the_rules_let_him_reach(ability):
    for number in range(12):
        match = crowd(ability, Random(f"{ability} {number}"))
        found = {c for c, path in paths(match.state, 2).items() if path.chance == 1 and c != match.state.ball}
        assert found == reached_for_sure(match.state) - {match.state.ball}, RULESET.position(match.state)


@pytest.mark.parametrize("ability", sorted(FIRST))
def test_no_way_is_better_than_the_path(ability):
    """Of equally likely ones that with the fewest counters is best, then the shortest."""
    for number in range(sample(12, 30)):
        match = crowd(ability, Random(f"ways {ability} {number}"), jog=number % 3, counters=5 - number % 3)
        pay = means(match.state, 2)
        if pay:
            listed = paths(match.state, 2)
            found = {c: worth(match.state, path, pay.price)[:3] for c, path in listed.items()}
            expected = best_ways(match.state, profile(match.state, 2).jog, pay)
            assert found == {c: best[:3] for c, best in expected.items()}, RULESET.position(match.state)
            for path in listed.values():
                paid = path.counters // pay.price
                assert len([kind for kind in path.kinds if kind != "step"]) == paid, RULESET.position(match.state)


def test_a_way_is_kept_that_a_likelier_one_passes_but_that_counters_may_pay_for_longer():
    match = board("""
        q10: H3>2
        n11: H4_
        p13: H5>4
        r12: A2>4
        r9: A3>4
        s8: A4>4
        n10: A6>4
        s9: ball
    """, momentum=5, profiles={"H3": {"abilities": ("teammate",), "jog": 2}})
    for name in ("n9", "o8"):
        path = paths(match.state, 2)[cell(name)]
        assert path.chance == Fraction(246207481, 544195584)  # that of all ways, each tried to its end
        assert path.kinds == ("momentum", "momentum", "step", "step")


def test_a_way_is_kept_that_a_likelier_one_passes_but_that_has_shambled_less():
    match = board("""
        q10: H3>2
        r11: H4>1
        q12: H5>4
        r10: A2>4
        n11: A3_
        o10: A4_
        t10: A6>1
        p12: ball
    """, momentum=5, profiles={"H3": {"abilities": ("shamble",), "jog": 2}})
    path = paths(match.state, 2)[cell("s11")]
    assert path.chance == Fraction(15691, 23328)  # that of all ways, each tried to its end
    assert path.kinds == ("step", "step", "shamble", "shamble")


def test_a_sure_way_is_kept_though_another_one_shambles_a_pace_later():
    match = board("""
        q10: H3>2
        q8: A4>1
    """, momentum=5, profiles={"H3": {"abilities": ("shamble",), "jog": 2}})
    path = paths(match.state, 2)[cell("p7")]
    assert path.chance == 1
    assert path.kinds == ("step", "step", "shamble", "shamble")


def test_the_plan_of_a_path_is_legal_pace_by_pace():
    for number in range(30):
        random = Random(f"plan {number}")
        match = crowd(sorted(FIRST)[number % len(FIRST)], random)
        for path in paths(match.state, 2).values():
            if path.chance < Fraction(1):
                continue
            state = match.state
            for action in path.plan(2):
                assert action in RULESET.legal_actions(state)
                tape = Tape(state.copy(), [])
                try:
                    RULESET.apply(tape, action)
                except Pending:
                    break
                state = tape.state
