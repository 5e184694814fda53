"""What experts know: what comes of it if all strike, what a position is worth then, what a team does together."""

from functools import cache
from math import isclose

import pytest

from fracas.bots import Bot
from fracas.bots.levels import RUNGS
from fracas.bots.match import play_steps
from fracas.games.cave_brawl.bot import plans as usual
from fracas.games.cave_brawl.bot import plans_of_experts
from fracas.games.cave_brawl.bot import team_moves as team_moving
from fracas.games.cave_brawl.bot.judgement import expert_worth, foreseen
from fracas.games.cave_brawl.bot.outlook import BLOCKED, DOWN, TACKLED, Outlook
from fracas.games.cave_brawl.bot.plans_of_experts import expert_plans
from fracas.games.cave_brawl.bot.team_moves import closest, dangers, moves_by_fit, safest, team_moves
from fracas.games.cave_brawl.bot.worth import WEIGHTS, worth
from fracas.games.cave_brawl.pit import CELLS, DISTANCE, OWN_GOAL
from fracas.games.cave_brawl.reach import paths_of
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import ACTIVATED, NO_ONE, READY, TUNNEL, TURN, bodies, team
from fracas.kernel.game import Game
from fracas.kernel.work import run_to_end
from tests.cave_brawl.diagrams import cell, pit, who
from tests.pauses import most_at_once
from tests.sample import sample

STAR = RUNGS[len(RULESET.ladder) - 1].key
APART = """
   j  k  l
3  N1 N2 N3
19 S1 S2 S3
11 .  o  .
"""


@cache
def positions(seed, most=240):
    """Return positions between actions of a match of bots, every fifth."""
    teams = [RULESET.teams[(seed + n) % len(RULESET.teams)] for n in (0, 2)]
    game = Game(RULESET, RULESET.start(RULESET.options({"rounds": 20}), *teams), f"experts {seed}")
    return [game.boundary.copy() for made in play_steps(game, (Bot("regular", "a"), Bot("regular", "b")), most)
            if made % 5 == 0 and game.pending is None and game.boundary.phase == TURN]


def mirrored(s):
    """Return the position as the other side sees it: turned by half a circle, with the teams exchanged."""
    squad, m = s.options.squad, s.copy()

    def turned(at):
        return len(CELLS) - 1 - at if at >= 0 else at

    def other(one):
        return (one + squad) % (2 * squad) if one >= 0 else one

    for name in ("players", "where", "prone", "hp", "bt", "cd", "pk", "used", "cursed", "body"):
        listed = getattr(s, name)
        setattr(m, name, listed[squad:] + listed[:squad])
    m.where, m.body = [turned(at) for at in m.where], [turned(at) for at in m.body]
    m.factions, m.titles, m.score = s.factions[::-1], s.titles[::-1], s.score[::-1]
    m.side, m.possessor = 1 - s.side, 1 - s.possessor if s.possessor >= 0 else s.possessor
    m.holder, m.acting, m.ball, m.ball_start = other(s.holder), other(s.acting), turned(s.ball), turned(s.ball_start)
    m.beasts = [beast._replace(cell=turned(beast.cell), against=1 - beast.against, victim=other(beast.victim))
                for beast in s.beasts]
    RULESET.check(m)
    return m


def fight(picture, **changes):
    """Make a scene in which the ball lies in a corner, where nobody else has it."""
    is_there = "*" in picture or " o" in picture
    return pit(picture, **({} if is_there else {"ball": cell("a1")}) | changes)


# -- the outlook ------------------------------------------------------------------------------------------------------


def struck(picture, side=0, **changes):
    """Return the outlook of a scene after the blows of a side, and the scene."""
    g = fight(picture, **changes)
    view = Outlook(g.s)
    view.strike(side)
    return view, g.s


def test_a_strong_player_tackles_and_a_weak_one_blocks():
    """Cave Brawl 4.1, 4.2: d20 plus BT against BT, or against the higher of BT and CD, needs 10."""
    view, _s = struck("\n   j k\n10 S1 N1", scores={"S1": (9, 3, 3, 20), "N1": (3, 5, 3, 20)})
    assert isclose(view.left[who("N1")], 20 - 15 / 20 * TACKLED) and isclose(view.fallen[who("N1")], 15 / 20)
    assert isclose(view.left[0], 20 - 5 / 20 * BLOCKED) and isclose(view.fallen[0], 5 / 20)
    view, _s = struck("\n   j k\n10 S1 N1", scores={"S1": (1, 3, 3, 20), "N1": (3, 7, 3, 20)})
    assert isclose(view.left[who("N1")], 20 - 9 / 20 * BLOCKED) and view.fallen[who("N1")] == 0
    assert view.left[0] == 20 and view.fallen[0] == 0


def test_who_lies_can_only_be_blocked():
    """Cave Brawl 4.1, Ruling 24."""
    view, _s = struck("\n   j k\n10 S1 N1_", scores={"S1": (9, 3, 3, 20), "N1": (3, 3, 3, 20)})
    assert isclose(view.left[who("N1")], 20 - 17 / 20 * BLOCKED) and view.fallen[0] == 0


def test_no_more_is_taken_than_there_is():
    view, _s = struck("\n   j k\n10 S1 N1", scores={"S1": (12, 3, 3, 20), "N1": (1, 1, 3, 2)})
    assert view.left[who("N1")] == 0
    crowd, s = struck("\n   j k l\n10 S1 N1 S2\n11 S3 . S4", scores={"N1": (1, 1, 3, 2)})
    assert 0 <= crowd.left[who("N1")] < 1
    assert all(0 <= crowd.left[one] <= s.hp[one] for one in range(len(s.hp)))


@pytest.mark.parametrize(("row", "hurt"), [(15, True), (16, True), (17, False)])
def test_a_player_strikes_as_far_as_he_can_walk_and_one_square_more(row, hurt):
    """Cave Brawl 3.4: an Amazon walks five squares."""
    view, s = struck(f"\n   j k\n10 S1 .\n{row} . N1")
    assert (view.left[who("N1")] < s.hp[who("N1")]) == hurt
    assert (view.place[0] == s.where[who("N1")]) == hurt


def test_who_comes_out_of_the_tunnel_walks_one_square_less():
    """Cave Brawl 3.4: entering the goal square k21 costs a square of movement."""
    near, far = (struck(f"\n   j k\n{row} . N1", tunnel="S1") for row in (16, 15))
    assert near[0].left[who("N1")] < near[1].hp[who("N1")] and far[0].left[who("N1")] == far[1].hp[who("N1")]


def test_who_lies_strikes_only_whom_he_lies_next_to():
    """Cave Brawl 3.3: getting up is all his movement."""
    beside, away = (struck(f"\n   j k l\n10 S1_ {row}") for row in ("N1 .", ". N1"))
    assert beside[0].left[who("N1")] < 9 and away[0].left[who("N1")] == 9


def test_a_cave_ape_is_feared():
    """Cave Brawl 4.6: on a 1 of a d6 the attempt is not made."""
    harms = []
    for kind in ("ca", "ap"):
        view, s = struck("\n   j k\n10 S1 N1", kinds=f"N1={kind} N2=ca", scores={"N1": (3, 9, 3, 20)})
        harms.append(s.hp[who("N1")] - view.left[who("N1")])
    assert isclose(harms[1], harms[0] * 5 / 6)


def test_only_those_who_have_not_acted_strike_in_this_turn():
    g = fight("\n   j k\n10 S1 N1")
    g.s.used[0] = ACTIVATED
    for now in (True, False):
        view = Outlook(g.s)
        view.strike(0, now=now)
        assert (view.left[who("N1")] == 9) == now


def test_a_part_of_a_blow_does_a_part_of_the_harm():
    g = fight("\n   j k\n10 S1 N1*", scores={"S1": (9, 3, 3, 20)})
    whole, half = Outlook(g.s), Outlook(g.s)
    whole.strike(0)
    half.strike(0, share=0.5)
    for one in (0, who("N1")):
        assert isclose(g.s.hp[one] - half.left[one], (g.s.hp[one] - whole.left[one]) / 2)
        assert isclose(half.fallen[one], whole.fallen[one] / 2)
    assert isclose(1 - half.kept, (1 - whole.kept) / 2) and whole.kept < 1


def test_blows_go_where_they_cost_most():
    """One who is nearly dead is worth a blow more than one who is well, of two alike the stronger one."""
    scene = "\n   j k l\n10 N1 S1 N2"
    view, _s = struck(scene, scores={"S1": (3, 3, 3, 9), "N1": (3, 8, 3, 30), "N2": (3, 8, 3, 3)})
    assert view.left[who("N1")] == 30 and view.left[who("N2")] < 3
    view, _s = struck("\n   j k l\n10 N1 S1 N2*")
    assert view.left[who("N1")] == 9 and view.kept < 1, "the carrier first"


def test_who_struck_before_is_reckoned_with():
    """The first blow leaves next to nothing of N1, so the second goes to the other; and the team is weaker for it."""
    scores = {"S1": (12, 3, 3, 9), "S2": (12, 3, 3, 9), "N1": (3, 21, 3, 4), "N2": (3, 21, 3, 9)}
    g = fight("\n   j k l\n10 N1 S1 .\n11 S2 N2 .", scores=scores)
    view = Outlook(g.s)
    before = view.lead()
    view.strike(0)
    assert isclose(view.left[who("N1")], 4 - BLOCKED) and isclose(view.left[who("N2")], 9 - BLOCKED)
    assert view.lead() > before


@pytest.mark.parametrize(("left", "hurt"), [(2, False), (3, True)])
def test_who_is_under_way_comes_as_far_as_he_still_may_and_in_the_next_turn_anew(left, hurt):
    g = fight("\n   j k\n10 S1 .\n14 . N1_", acting=0, left=left)
    view = Outlook(g.s)
    view.strike(0, now=True)
    assert (view.left[who("N1")] < 9) == hurt
    g.s.acted = 1
    assert foreseen(g.s).left[who("N1")] < 9


def test_a_team_with_more_of_anything_is_ahead():
    scene = "\n   j k l\n3 N1 N2 N3\n19 S1 S2 S3"
    level = Outlook(fight(scene, possessor=0, ball=cell("k11")).s).lead()
    assert isclose(level, 0, abs_tol=1e-9)
    for change in (("hp", 0, 12), ("bt", 0, 6), ("hp", who("N1"), 5), ("bt", who("N1"), 1), ("prone", who("N1"), 1),
                   ("where", who("N1"), -3)):
        name, one, value = change
        s = fight(scene, ball=cell("k11")).s
        getattr(s, name)[one] = value
        assert Outlook(s).lead() > level + 0.01, change
    s.prone[0] = 1
    other = s.copy()
    other.prone[0] = 0
    assert isclose(Outlook(other).lead() - Outlook(s).lead(), DOWN)


def test_a_dead_zombie_is_worth_less_than_a_living_one_and_more_than_nothing():
    """Cave Brawl 4.8: it may rise."""
    scene, leads = "\n   j k\n3 N1 N2\n19 S1 o", []
    for changes in ({}, {"tunnel": "S2"}, {"bodies_at": {"S2": "k15"}}):
        leads.append(Outlook(fight(scene, kinds="S1=zo", **changes).s).lead())
    assert leads[0] < leads[2] < leads[1]


@pytest.mark.parametrize("seed", range(sample(2, 20)))
def test_nobody_gains_hit_points_or_gets_up_by_being_struck(seed):
    for s in positions(seed):
        view = foreseen(s)
        for one, hp in enumerate(s.hp):
            assert -1e-9 <= view.left[one] <= max(0, hp) and s.prone[one] <= view.fallen[one] <= 1
        assert 0 <= view.kept <= 1


# -- the judgement ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(sample(2, 20)))
def test_what_is_good_for_one_side_is_as_bad_for_the_other_whichever_it_is(seed):
    for s in positions(seed):
        s.turn = min(s.turn, 16)  # while both sides are patient
        before = s.copy()
        found = expert_worth(s, 0)
        assert s == before and abs(found) <= 990
        assert found == -expert_worth(s, 1)
        assert abs(found - expert_worth(mirrored(s), 1)) <= 1
        assert dangers(mirrored(s)) == dangers(s)[::-1]


@pytest.mark.parametrize(("better", "worse"), [
    ("S1*", "S1"), ("S1", "S1_"), ("S1", "."),
])
def test_the_ball_and_men_on_their_feet_are_worth_something(better, worse):
    def worth(token):
        held = {} if "*" in token else {"ball": cell("k10")}
        return expert_worth(fight(f"\n   j k l\n10 {token} . S2\n17 . . N1", **held).s, 0)

    assert worth(better) > worth(worse)


def test_a_point_and_a_step_of_the_ball_are_worth_something():
    level, ahead = fight(APART).s, fight(APART, score=[1, 0]).s
    assert expert_worth(ahead, 0) > expert_worth(level, 0) + 150
    far, near = (fight(f"\n   j k l\n{row} . S1* .\n20 . N1 .").s for row in (12, 6))
    assert expert_worth(near, 0) > expert_worth(far, 0)


def test_a_carrier_whom_the_others_reach_is_worth_less_than_one_they_do_not():
    """The square of the ball and those of everybody else are the same; N1 stands, or lies."""
    exposed, safe = (fight(f"\n   j k l\n10 S1* . .\n14 . {token} .\n20 . N2 S2", turn="N").s
                     for token in ("N1", "N1_"))
    assert foreseen(exposed).kept < foreseen(safe).kept == 1


def test_a_ball_that_is_likely_lost_counts_against_who_holds_it(monkeypatch):
    s = fight("\n   j k l\n10 S1* . S2\n13 . N1 .").s
    worths = []
    for kept in (1.0, 0.5, 0.0):
        view = foreseen(s)
        view.kept = kept
        monkeypatch.setattr("fracas.games.cave_brawl.bot.judgement.foreseen", lambda _s, view=view: view)
        worths.append(expert_worth(s, 0))
    assert worths[0] > worths[1] > worths[2]


def bitten(picture, kind="smilodon", hp=6, against="S", victim=None, has_attacked=True, **changes):
    """Return the outlook after the bites of a beast, and how many hit points it expects to be lost, by player."""
    s = fight(picture, beasts={"B1": (kind, hp, against)}, **changes).s
    s.beasts = [beast._replace(has_attacked=has_attacked, victim=victim if victim is not None else NO_ONE)
                for beast in s.beasts]
    view = Outlook(s)
    view.beasts_strike()
    return {one: s.hp[one] - left for one, left in enumerate(view.left) if s.where[one] >= 0 and left < s.hp[one]}


NEXT_TO_BOTH = "\n   j k l\n10 S1 B1 .\n12 . . N1"
SCORES = {"S1": (2, 4, 3, 40), "N1": (4, 2, 3, 40)}


def test_a_beast_bites_whoever_is_nearest_as_hard_as_it_can():
    """Cave Brawl 6.2, 6.3: a Smilodon has POW 6 and deals 2d6; d20 plus that against the higher of BT and CD."""
    assert bitten(NEXT_TO_BOTH, scores=SCORES) == {0: pytest.approx(13 / 20 * 2 * BLOCKED)}
    swapped = NEXT_TO_BOTH.replace("S1", "x").replace("N1", "S1").replace("x", "N1")
    assert bitten(swapped, scores=SCORES) == {who("N1"): pytest.approx(13 / 20 * 2 * BLOCKED)}


def test_a_beast_bites_as_often_as_it_is_likely_to_live_for_and_a_dead_man_no_more():
    once, twice, long = (bitten(NEXT_TO_BOTH, hp=hp, scores=SCORES)[0] for hp in (6, 12, 60))
    assert twice == pytest.approx(2 * once) and long == pytest.approx(4 * once)
    frail = bitten(NEXT_TO_BOTH, kind="mastodon", hp=60, scores=SCORES | {"S1": (2, 4, 3, 3)})
    assert 2.9 < frail[0] < 3


def test_until_it_has_attacked_a_beast_goes_for_the_team_that_stalled_and_a_snake_keeps_whom_it_has():
    """Cave Brawl 6.3 (1) and (4)."""
    assert {*bitten(NEXT_TO_BOTH, against="N", has_attacked=False, scores=SCORES)} == {who("N1")}
    assert {*bitten(NEXT_TO_BOTH, against="N", hp=12, has_attacked=False, scores=SCORES)} == {0, who("N1")}
    held = bitten(NEXT_TO_BOTH, kind="snake", victim=who("N1"), scores=SCORES)
    assert held == {who("N1"): pytest.approx(BLOCKED)}


def test_an_expert_strikes_a_beast_from_where_he_can_and_moves_the_ball_before_one_comes():
    """Cave Brawl 6.1: a team that does not move the ball for two of its turns brings a beast out."""
    g = fight("\n   j k l m\n10 S1 . . B1\n3 N1 . . .", beasts={"B1": ("smilodon", 6, "S")})
    beast = g.s.beasts[0].who
    assert any(plan[0][0] == "step" and plan[-1][::2] == ("block", beast) for plan in known(g.s))
    down = fight("\n   j k l\n10 S1_ B1 .", beasts={"B1": ("smilodon", 6, "S")})
    assert (("stand", 0), ("block", 0, beast)) in known(down.s)
    assert foreseen(g.s).left[0] < g.s.hp[0], "it bites in what he foresees"
    stay, go = (fight(f"\n   j k l\n10 {row}\n3 N1 . .").s for row in ("S1* . .", ". S1* ."))
    for s in (stay, go):
        s.stall, s.ball_start = 1, cell("j10")
        s.used[0] = ACTIVATED
    to_everybody = worth(go, 0) - worth(stay, 0)
    assert expert_worth(go, 0) - expert_worth(stay, 0) > to_everybody + 10, "worth more than it is to everybody"


def test_the_turn_of_others_who_can_still_move_the_ball_is_worth_no_more_for_having_begun():
    """Cave Brawl 6.1: they stall only at its end. Else an expert ended his turns while the ball lay near the goal."""
    for picture in ("\n   j k\n3 S1 .\n20 . N1*", "\n   j k\n3 S1 .\n19 . o\n20 . N1"):
        ours = fight(picture, possessor=1).s
        theirs, late = ours.copy(), fight(picture, possessor=1, turn="N").s
        theirs.side = 1
        late.used[who("N2")] = ACTIVATED
        for s in (ours, theirs, late):
            s.turn, s.ball_start = 99, cell("k20" if "*" in picture else "k19")
        assert expert_worth(ours, 0) == expert_worth(theirs, 0) == expert_worth(late, 0) - WEIGHTS.stalling
        ours.turn = theirs.turn = late.turn = 0
        gains = expert_worth(theirs, 0) - expert_worth(ours, 0), expert_worth(late, 0) - expert_worth(theirs, 0)
        assert abs(gains[0]) < 12 < gains[1]


def test_no_lead_is_worth_more_than_a_match_that_is_won():
    """A match to seven points, and six of them already; that the ball can still be moved comes on top of all else."""
    s = fight("\n   j k\n3 S1 .\n20 . N1*", possessor=1).s
    s.score, s.turn, s.side, s.ball_start = [0, 6], 99, 1, cell("k20")
    assert expert_worth(s, 1) == -expert_worth(s, 0) == 990


def test_a_carrier_who_must_move_thinks_of_the_safest_square_too():
    g = fight("\n   i j k l m\n3 N1 N2 N3 N4 N5\n9 . S2 S1* S3 .")
    g.s.ball_start = cell("k9")

    def ends():
        walks = (plan for plan in known(g.s) if {action[:2] for action in plan} == {("step", 0)})
        return {plan[-1][2] for plan in walks}

    danger = dangers(g.s)
    reached = paths_of(g.s, 0, bodies(g.s))
    assert min(danger[end] for end in ends()) == min(danger[at] for at in reached) < danger[cell("k9")]
    assert cell("k9") not in ends()
    stalling, g.s.gained = ends(), True
    assert ends() < stalling


def test_beasts_rivals_and_waiting_in_the_tunnel_are_feared():
    scene = "\n   j k l\n10 S1* S2 B1\n15 . . N1"
    quiet, beast = scene.replace("B1", "."), {"B1": ("smilodon", 9, "S")}
    assert expert_worth(fight(scene, beasts=beast).s, 0) < expert_worth(fight(quiet).s, 0)
    alike = fight(quiet, kinds="S1=ca S2=ca", exiles="S").s
    assert expert_worth(fight(quiet, kinds="S1=ca S2=am", exiles="S").s, 0) < expert_worth(alike, 0)
    waiting = fight("\n   j k\n11 S2 o\n3 N1 .", tunnel="S1").s
    out = fight("\n   j k\n11 S2 o\n3 N1 .\n21 . S1").s
    assert expert_worth(waiting, 0) < expert_worth(out, 0)


def test_it_is_worth_a_little_to_be_where_the_ball_goes():
    """Nobody reaches anybody else, so that nothing but the distance differs."""
    scene = "\n   a k l\n21 N1 . .\n3 . S1* .\n{row} . S2 S3"
    back, front = (fight(scene.format(row=row), kinds="N1=ko N2=li").s for row in (16, 6))
    assert foreseen(back).lead() == foreseen(front).lead()
    assert expert_worth(front, 0) > expert_worth(back, 0)


def test_the_others_strike_whole_once_a_turn_has_begun_and_half_before():
    """Who has moved next to a stronger opponent is struck by him; who is to move can still go away."""
    s = fight("\n   j k l\n10 S1 N1 S2\n20 . o .", scores={"N1": (9, 9, 3, 20), "S2": (1, 1, 1, 1)}).s
    to_move = foreseen(s)
    s.used[who("S2")] = ACTIVATED
    s.used[0] = ACTIVATED
    moved_up = foreseen(s)
    assert sum(moved_up.left[one] for one in team(s, 0)) < sum(to_move.left[one] for one in team(s, 0))


def after_a_turn(g, seed="turn"):
    """Return the position after the best bot has played a turn, or scored in it."""
    game = Game(RULESET, g.s.copy(), seed)
    for _made in play_steps(game, (Bot(STAR, "a"), Bot(STAR, "b")), 80):
        if game.pending is None and (game.boundary.side != g.s.side or game.boundary.phase != TURN):
            break
    return game.boundary


# -- the plans --------------------------------------------------------------------------------------------------------


def followed(s, plan):
    """Return the position after a plan that leaves nothing to chance."""
    game = Game(RULESET, s.copy(), None)
    for action in plan:
        assert RULESET.is_legal(game.state, action), (action, plan)
        game.apply(action)
        assert game.pending is None
    return game.state


def known(s):
    """Return the plans of an expert, without pauses."""
    return [plan for plan in expert_plans(s) if plan]


def gone(s, ready, fit):
    """Return how a team moves."""
    return run_to_end(moves_by_fit(s, ready, fit))


def texts(g, plans):
    return [" / ".join(RULESET.action_text(g.s, action) for action in plan) for plan in plans]


@pytest.mark.parametrize("seed", range(sample(2, 20)))
def test_plans_of_experts_begin_legally_and_some_move_the_team(seed):
    for s in positions(seed):
        before = s.copy()
        plans = known(s)
        assert plans and all(RULESET.is_legal(s, plan[0]) for plan in plans) and s == before
        if s.acting == NO_ONE:
            ready = [one for one in team(s, s.side) if s.used[one] == READY and s.where[one] >= TUNNEL]
            assert all(plan in plans for plan in team_moves(s, ready, dangers(s)) if plan)


def test_whoever_looks_for_plans_can_pause_after_each_player(monkeypatch):
    places = [(module, "paths_of") for module in (plans_of_experts, team_moving, usual)]
    beginnings = (s for s in positions(0) if s.acting == NO_ONE)
    assert most_at_once(monkeypatch, places, map(expert_plans, beginnings)) == 1


@pytest.mark.parametrize("seed", range(sample(2, 20)))
def test_a_team_moves_in_legal_steps_until_nobody_is_ready(seed):
    seen = 0
    for s in positions(seed):
        ready = [one for one in team(s, s.side) if s.used[one] == READY and s.where[one] >= TUNNEL]
        if s.acting != NO_ONE or s.beasts:
            continue
        for plan in filter(None, team_moves(s, ready, dangers(s))):
            after = followed(s, plan)
            left = [one for one in ready if after.used[one] == READY and after.where[one] >= 0]
            moved_one = {action[1] for action in plan}
            assert after.phase != TURN or after.side != s.side or not moved_one & set(left)
            seen += not left
    assert seen > 10


def test_a_team_goes_back_out_of_reach_or_up_to_the_others():
    s = fight("\n   j k l\n9 N1 N2 .\n15 S1 S2 S3\n3 . o .").s
    back, together, at_them, to_the_ball = filter(None, team_moves(s, [0, 1, 2], danger := dangers(s)))
    assert any(danger[s.where[one]] for one in range(3)), "they begin in reach"
    for plan in (back, together):
        after = followed(s, plan)
        assert not any(danger[after.where[one]] for one in range(3))
        assert all(after.used[one] == ACTIVATED for one in range(3))
    foes = [s.where[who("N1")], s.where[who("N2")]]
    up, on = followed(s, at_them), followed(s, to_the_ball)
    assert all(min(DISTANCE[foe][up.where[one]] for foe in foes) == 1 for one in range(3))
    assert sum(DISTANCE[s.ball][on.where[one]] for one in range(3)) < sum(DISTANCE[s.ball][s.where[one]]
                                                                         for one in range(3)) - 10
    near = followed(s, back)
    assert max(min(DISTANCE[foe][near.where[one]] for foe in foes) for one in range(3)) <= 8, "no farther than need be"


def test_who_lies_gets_up_and_the_carrier_leaves_his_square():
    """Cave Brawl 6.1: a ball that is not moved for two turns brings a beast out."""
    s = fight("\n   j k l\n15 S1_ S2* .\n3 . . N1").s
    plan = gone(s, [0, 1], closest(s))
    assert ("stand", 0) in plan
    stay = gone(s, [1], lambda at: (at != s.where[1],))
    assert followed(s, stay).where[1] != s.where[1]


def test_a_team_that_scores_on_its_way_ends_there():
    s = fight("\n   j k l\n4 S2 S1* .\n11 . . N1").s
    plan = gone(s, [0, 1], lambda at: (DISTANCE[OWN_GOAL[1]][at],))
    assert followed(s, plan).score == [1, 0] and plan[-1] == ("step", 0, OWN_GOAL[1])


def test_who_may_not_stop_on_the_goal_square_is_not_said_to():
    """Cave Brawl 3.4, Ruling 16: not while others wait in the tunnel behind it."""
    s = fight("\n   j k\n3 N1 o", tunnel="S1 S2").s
    assert gone(s, [0, 1], lambda at: (DISTANCE[OWN_GOAL[0]][at],)) == (("step", 0, OWN_GOAL[0]),)


def test_squares_are_in_danger_from_as_many_as_reach_them():
    s = fight("\n   j k l\n10 N1 . N2_\n20 . S1 o", tunnel="N3").s
    danger = dangers(s)
    assert danger[cell("j16")] == 1 and danger[cell("j17")] == 0
    assert danger[cell("l11")] == 2 and danger[cell("m11")] == 2 and danger[cell("n12")] == 1
    assert danger[cell("p2")] == 1 and danger[cell("q2")] == 0, "who waits in the tunnel walks four squares from k1"
    assert safest(s, danger)(cell("j17")) < safest(s, danger)(cell("j18")) < safest(s, danger)(cell("j16"))


def test_a_strike_is_made_from_the_safest_square():
    g = fight("\n   j k l\n10 . N1 .\n11 . . .\n13 . S1 .\n4 o N2 .", scores={"S1": (9, 3, 3, 9)})
    strike = next(plan for plan in known(g.s) if plan[-1] == ("tackle", 0, who("N1")))
    danger = dangers(g.s)
    at = strike[-2][2]
    assert danger[at] == 1 and DISTANCE[at][cell("k10")] == 1 and danger[cell("k9")] == 2


def test_experts_strike_whom_they_may_and_get_up_for_it():
    g = fight("\n   j k l\n10 S1_ N1 S2\n3 o . N2", scores={"S1": (9, 3, 3, 9), "S2": (9, 3, 3, 9)})
    listed = texts(g, known(g.s))
    assert {"S1 stand / S1 block N1", "S1 stand / S1 tackle N1", "S2 block N1", "S2 tackle N1"} <= set(listed)
    assert not any(text.endswith("N2") for text in listed), "he is out of reach"
    assert listed[0] == "S2 tackle N1" and listed[-1] == "end"


@pytest.mark.parametrize(("foe", "said"), [("N1", False), ("N1*", True)])
def test_a_tackle_that_mostly_fails_is_tried_at_the_carrier_alone(foe, said):
    ball = {} if "*" in foe else {"ball": cell("a1")}
    g = fight(f"\n   j k l\n10 S1 {foe} .", scores={"S1": (1, 3, 3, 9), "N1": (8, 3, 3, 9)}, **ball)
    listed = texts(g, known(g.s))
    assert ("S1 tackle N1" in listed) == said and "S1 block N1" in listed


def test_experts_throw_though_it_will_not_come_off():
    """Cave Brawl 4.3, 4.4: what misses lies near the goal, or near the receiver."""
    g = fight("\n   j k l\n16 . S1* .\n8 S2 S5_ S3\n12 S4 . N1", scores={"S1": (3, 3, 0, 9)})
    listed = texts(g, known(g.s))
    assert {"S1 kick", "S1 pass S2", "S1 pass S3", "S1 pass S4"} <= set(listed) and "S1 pass S5" not in listed
    g.play("S1 k15")
    assert "S1 kick" in texts(g, known(g.s))
    g.s.acted = 1
    assert "S1 kick" not in texts(g, known(g.s)), "he has used his action"


def test_who_is_under_way_may_strike_hide_or_rest():
    g = fight("\n   j k l\n10 . N1 .\n14 . S1 .\n4 o . .", scores={"S1": (9, 3, 3, 9)})
    g.play("S1 k13")
    listed = texts(g, known(g.s))
    assert "S1 rest" in listed and any(text.endswith("S1 tackle N1") for text in listed)
    assert all(plan[0][1] == 0 for plan in known(g.s))
    ends = {plan[-1][2] for plan in known(g.s) if plan[-1][0] == "step"}
    danger = dangers(g.s)
    assert min(danger[at] for at in ends) == 0 and max(danger[at] for at in ends) == 1


@pytest.mark.parametrize("scene", [
    "\n   j k l\n5 . S1* .\n20 . N1 S2",
    "\n   j k l\n5 . S1* .\n1 N2_ . .\n3 N3_ . N4_\n6 S2 S3 S4\n7 S5 S6 .\n20 . N1 .",
])
def test_an_expert_who_lacks_one_point_scores_it(scene):
    g = fight(scene, score=[2, 0])
    assert all(after_a_turn(g, seed).score == [3, 0] for seed in "abc")


def test_an_expert_thinks_of_nothing_else_while_the_carrier_can_walk_into_the_goal():
    free = fight("\n   j k l\n5 . S1* .\n12 S2 N1 .")
    found = known(free.s)
    assert len(found) == 1 and followed(free.s, found[0]).score == [1, 0]
    free.s.used[0] = ACTIVATED
    assert len(known(free.s)) > 1
    assert len(known(fight("\n   j k l\n8 . S1* .\n12 S2 N1 .").s)) > 1


def test_an_expert_takes_a_ball_in_reach():
    g = fight("\n   j k l\n10 S1 . o\n20 . . N1")
    assert after_a_turn(g).holder == 0


def test_the_best_is_an_expert():
    assert RULESET.ladder[-1].is_expert and RULESET.with_skill(RULESET.ladder[-1]).worth is expert_worth
