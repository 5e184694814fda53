"""What lists, bots and pages are offered: useful moves, paths, regions; plans and worth."""

from itertools import islice
from random import Random

import pytest

from fracas.bots import play_match
from fracas.games.school_fighters import paths as ways
from fracas.games.school_fighters.bot.foresight import weighed_turns
from fracas.games.school_fighters.bot.plans import gang_ups, plans
from fracas.games.school_fighters.bot.plans_of_experts import expert_plans
from fracas.games.school_fighters.bot.plans_of_novices import plans_of_novices
from fracas.games.school_fighters.bot.prospects import price
from fracas.games.school_fighters.movement import may_charge, may_move
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.space import is_within
from fracas.games.school_fighters.state import DEPLOYMENT, MOVEMENT
from fracas.kernel.drivers import Sampler
from fracas.kernel.geometry import route
from fracas.kernel.geometry.plane import path_length
from fracas.kernel.work import run_to_end
from tests.kernel.test_plane_path import inside
from tests.pauses import most_at_once
from tests.school_fighters.scenes import scene


def positions(seed, most, **options):
    """Yield positions of random matches, those with a unit to move more often."""
    random = Random(seed)
    found = 0
    while found < most:
        state = RULESET.start(RULESET.options({"size": 10, **options}), random.choice(RULESET.teams), "mixed")
        table = Sampler(state, random)
        while not RULESET.is_terminal(state) and found < most:
            if random.random() < 0.15:
                found += 1
                yield state
            RULESET.apply(table, random.choice(RULESET.legal_actions(state)))


@pytest.mark.parametrize("layout", ["cafeteria", "playground", "gym", "random"])
def test_everything_listed_is_legal(layout):
    for s in positions(layout, 120, layout=layout, monitor="teacher"):
        listed = RULESET.legal_actions(s)
        assert len(set(listed)) == len(listed)
        assert all(RULESET.is_legal(s, action) for action in listed)


@pytest.mark.parametrize("layout", ["cafeteria", "playground", "gym"])
def test_plans_begin_and_go_on_legally(layout):
    followed = 0
    for s in positions(f"plans {layout}", 60, layout=layout):
        plans = [plan for plan in RULESET.plans(s) if plan]
        assert plans and all(RULESET.is_legal(s, plan[0]) for plan in plans)
        for plan in plans:
            if len(plan) > 1:
                table = Sampler(s.copy(), Random(1))
                RULESET.apply(table, plan[0])
                assert RULESET.is_legal(table.state, plan[1])
                followed += 1
    assert followed > 20


def test_worth_is_zero_sum_and_grows_with_what_the_enemy_loses():
    even = scene("t 10,24; t 13,24", "t 38,24; t 35,24")
    ahead = scene("t 10,24; t 13,24", "t 38,24 bruises=1; t 35,24 fazed")
    assert RULESET.worth(even.state, 0) == -RULESET.worth(even.state, 1)
    assert RULESET.worth(ahead.state, 0) == -RULESET.worth(ahead.state, 1) > RULESET.worth(even.state, 0)


def test_worth_sends_the_side_in_turn_after_the_enemy():
    near, far = (scene(f"t {x},24", "t 38,24") for x in (30, 10))
    assert RULESET.worth(near.state, 0) > RULESET.worth(far.state, 0) > 0 > RULESET.worth(far.state, 1)
    shooters = [scene(f"r {x},24", "t 38,24") for x in (36, 28)]
    assert RULESET.worth(shooters[0].state, 0) <= RULESET.worth(shooters[1].state, 0)


def test_worth_keeps_a_side_that_leads_out_of_the_last_brawl():
    near, far = (scene(f"t {x},24", "t 38,24; t 46,46 out", round=5) for x in (30, 10))
    assert RULESET.worth(near.state, 0) < RULESET.worth(far.state, 0)
    near, far = (scene(f"t {x},24", "t 38,24; t 46,46 out", round=4) for x in (30, 10))
    assert RULESET.worth(near.state, 0) > RULESET.worth(far.state, 0)


def test_worth_counts_points_when_the_last_round_comes():
    early, late = (scene("t 10,24; t 13,24", "t 38,24; t 35,24 out", round=n) for n in (2, 5))
    assert RULESET.worth(late.state, 0) > RULESET.worth(early.state, 0)


def test_a_hit_on_the_floor_is_worth_nothing_more_only_in_the_last_round():
    s = scene("t 10,24", "t 12,24 fazed=4; t 14,24 fazed=5; t 16,24", round=5).state
    assert [price(s, n) > 0 for n in (1, 2, 3)] == [True, False, True]


def test_plans_send_two_against_one():
    s = scene("t 20,24; t 20,27", "t 26,25").state
    ganging = [plan for plan in RULESET.plans(s) if len(plan) == 4]
    assert [action[0] for action in ganging[0]] == ["activate", "charge", "activate", "charge"]
    table = Sampler(s.copy(), Random(1))
    for action in ganging[0]:
        assert RULESET.is_legal(table.state, action)
        RULESET.apply(table, action)


def test_a_gang_is_deployed_within_the_reach_of_orders():
    game = play_match("school_fighters", "yardstick", "random", "order", {}, ("mixed", "mixed"), 60).game
    boss, *others = (unit.at for unit in game.boundary.units[:5])
    assert all(is_within(boss, at, 1200) for at in others) and sum(is_within(boss, at, 600) for at in others) >= 3


def test_worth_sees_attacks_to_come_and_forgets_those_missed():
    charged = scene("m 10,24 charged=A1; t 13,24", "n 11,24; t 35,24")
    apart = scene("m 9,24; t 13,24", "n 11,24; t 35,24")
    assert RULESET.worth(charged.state, 0) > RULESET.worth(apart.state, 0)
    now, missed = (scene("m 10,24; t 3,3", "t 11,24 fazed; r 35,24", phase=6, side=side) for side in (0, 1))
    assert RULESET.worth(now.state, 0) > RULESET.worth(missed.state, 0)


def test_bots_fight_each_other():
    game = play_match("school_fighters", "yardstick", "yardstick", "brawl", {}, ("mixed", "mixed"), 3000).game
    told = [event.kind for event in game.events]
    assert game.is_terminal() and told.count("charges") > 5 and told.count("fights") > 5


def test_the_moves_listed_go_towards_the_nearest_enemy_left_away_and_right():
    g = scene("t 20,20", "t 20,40")
    g.play("H1 activate")
    assert g.listed() == ["H1 hold", "H1 walk 20,26", "H1 walk 14,20", "H1 walk 20,14", "H1 walk 26,20", "H1 run 20,32"]


def test_listed_moves_stop_before_what_is_in_the_way():
    g = scene("t 20,20; t 20,25", "t 20,40", "R 16 19 17 21 s")
    g.play("H1 activate")
    moves = [text.split()[2] for text in g.listed() if "walk" in text]
    toward, left = moves[0], moves[1]
    assert toward == "20,22.98" and 17.5 <= float(left.split(",")[0]) <= 18.5


# -- for pages -------------------------------------------------------------------------------------------------


def path_to(s, who, place, most):
    path = ways.nearest_move(s, who, place, most)
    return path if path and path[-1] == place else None


def test_a_path_to_a_place_is_legal_and_the_shortest_way_round():
    g = scene("t 10,24; t 14,24", "t 40,40")
    path = path_to(g.state, 0, (1800, 2400), 1200)
    assert path[-1] == (1800, 2400) and len(path) > 1 and may_move(g.state, 0, "run", path)
    assert path_length((1000, 2400), path) < 92_000
    assert path_to(g.state, 0, (1800, 2400), 800) is None
    assert path_to(g.state, 0, (1450, 2400), 1200) is None


def test_a_path_through_difficult_terrain_is_found_if_short_enough():
    g = scene("t 10,24", "t 40,40", "R 12 10 14 38 d")
    assert path_to(g.state, 0, (1600, 2400), 1200) == ((1600, 2400),)
    assert path_to(g.state, 0, (1700, 2400), 1200) is None


def test_a_wanted_place_that_is_barred_gives_the_nearest_one():
    g = scene("t 10,24", "t 16,24")
    path = ways.nearest_move(g.state, 0, (1500, 2400), 1200)
    assert path is not None and may_move(g.state, 0, "run", path)
    end = path[-1]
    assert (end[0] - 1500) ** 2 + (end[1] - 2400) ** 2 <= 110**2
    assert ways.nearest_move(g.state, 0, (-900, 2400), 1200)[-1] == (50, 2400)
    assert ways.nearest_move(g.state, 0, (4000, 4000), 1200) is None
    assert ways.nearest_move(g.state, 0, (1000, 2400), 600) is not None


def test_every_enemy_that_can_be_charged_is_found():
    g = scene("t 10,24; t 14,24; t 10,28", "t 19,24; t 10,33; t 30,30")
    charges = run_to_end(ways.all_charges(g.state, 0))
    assert [action[2] for action in charges] == [3, 4]
    assert all(may_charge(g.state, 0, action[2], action[3]) for action in charges)
    assert ways.charge_path(g.state, 0, 3) == charges[0][3] and ways.charge_path(g.state, 0, 5) is None


def is_in(region, p):
    return any(inside(polygon, p) for polygon in region)


@pytest.mark.parametrize("kind", ["walk", "run", "charge"])
def test_the_region_to_draw_is_where_paths_lead(kind):
    random = Random(kind)
    wrong = seen = 0
    for s in positions(f"region {kind}", 400, layout=random.choice(["cafeteria", "gym"])):
        if s.phase != MOVEMENT or s.active < 0 or seen > 1500:
            continue
        unit = s.units[s.active]
        near = [other for other in s.units if other.at != unit.at and other.status >= 3
                and (other.at[0] - unit.at[0]) ** 2 + (other.at[1] - unit.at[1]) ** 2 < 200**2]
        if near:
            continue
        region = ways.reach(s, s.active, kind)
        most = unit.profile.walk if kind == "walk" else unit.profile.run
        run = ways.reach(s, s.active, "run") if kind == "charge" else []  # a charge gets at least as far
        for _ in range(25):
            p = unit.at[0] + random.randrange(-most, most), unit.at[1] + random.randrange(-most, most)
            can = is_in(run, p) or None if kind == "charge" else bool(path_to(s, s.active, p, most))
            if can is not None:
                seen += 1
                wrong += is_in(region, p) != can
    assert seen > 300 and wrong <= 0.03 * seen, (wrong, seen)


@pytest.mark.parametrize("far", [26, 33])
@pytest.mark.parametrize("find", [plans, expert_plans, plans_of_novices, weighed_turns])
def test_whoever_looks_for_plans_can_pause_while_a_way_is_sought(find, far, monkeypatch):
    """That there is no way through a row of pillars takes long to find out, for a charge and for getting nearer."""
    pillars = "; ".join(f"C {17 + 1.4 * n:g} 23 .5 s" for n in range(11))
    s = scene("t 24,20; t 21,20; t 27,20", f"t 24,{far}; t 22,{far}; t 26,{far}", pillars).state
    walk = islice(find(s), 4000)
    assert 20 < most_at_once(monkeypatch, [(route, "is_free")], [walk]) <= 80


def test_whoever_looks_for_plans_can_pause_after_each_way_and_none_is_looked_for_out_of_reach(monkeypatch):
    """With ten units a side all ways to one enemy together take longer than a page can bear."""
    s = scene("t 20,24; b 20,33; t 5,24", "t 26,25; t 26,29").state
    looked, since_pause = [], 0

    def charging(s, who, target):
        nonlocal since_pause
        since_pause += 1
        looked.append((who, target))
        return ways_found(s, who, target)
    ways_found = ways.charge_path_search
    monkeypatch.setattr(ways, "charge_path_search", charging)
    for _plan in gang_ups(s, (0, 1, 2)):
        assert since_pause <= 1
        since_pause = 0
    assert {who for who, _target in looked} == {0, 1}


def test_the_region_of_a_unit_in_difficult_terrain_is_that_of_its_walk():
    g = scene("t 20,20", "t 40,40", "C 20 20 2 d")
    assert ways.reach(g.state, 0, "run") == ways.reach(g.state, 0, "walk")
    assert len(ways.reach(g.state, 0, "charge")) == 1
    dry = scene("t 20,20", "t 40,40")
    xs = [x for polygon in ways.reach(dry.state, 0, "run") for x, _ in polygon]
    assert (min(xs), max(xs)) == (800, 3200)


def test_deployment_is_listed_front_row_first_for_bots():
    g = scene("t 1,1 waiting", "t 24,40 waiting", phase=DEPLOYMENT, round=0)
    assert RULESET.plans(g.state)[0][0][2][1] == 1150
