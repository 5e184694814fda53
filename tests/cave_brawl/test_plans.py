"""What bots are told: ideas and the worth of positions."""

import pytest

from fracas.bots import play_match
from fracas.games.cave_brawl.reach import first_next_to, nearest_to, paths_of, steps_to, ways_of
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import NO_ONE, bodies
from tests.cave_brawl.diagrams import cell, pit
from tests.sample import sample


def ideas(g):
    """Write the ideas in the notation of actions, best first."""
    return [" / ".join(RULESET.action_text(g.s, action) for action in plan) for plan in RULESET.plans(g.s)]


def test_who_can_score_does_so_first():
    g = pit("""
      j k   l
    1 . .   .
    3 . S1* .
    9 . N1 S2
    """)
    assert ideas(g)[0] in ("S1 j2 / S1 k1", "S1 k2 / S1 k1", "S1 l2 / S1 k1")


def test_a_ball_in_reach_is_taken():
    g = pit("""
       j  k l
    10 S1 . o
    15 .  . N1
    """)
    assert ideas(g)[0] == "S1 k10 / S1 l10 / S1 take"


def test_a_carrier_runs_kicks_and_passes_forward():
    g = pit("""
       j  k l
    4  .  . S2
    8  S1* . .
    15 .  . N1
    """, scores={"S1": (3, 3, 14, 9)})
    listed = ideas(g)
    assert "S1 kick" in listed and "S1 pass S2" in listed
    assert any(plan.startswith("S1 j7 / S1 j6 / S1 j5 / S1 j4") for plan in listed)


def test_the_carrier_of_the_others_is_knocked_down():
    g = pit("""
       j  k  l
    10 S1 .  .
    11 .  .  N1*
    """)
    assert any(plan.endswith("S1 tackle N1") for plan in ideas(g)[:2])


def test_players_come_out_of_the_tunnel_and_push_an_opponent_off_the_goal_square():
    g = pit("""
       j  k  l
    2  .  N1* .
    """, tunnel="S1")
    assert ideas(g)[0].startswith("S1 k21 / ") and "end" not in ideas(g)
    shut = pit("""
       j  k  l
    2  .  N1* .
    21 .  N2  .
    """, tunnel="S1")
    assert ideas(shut)[0] == "S1 block N2"


def test_the_prone_stand_up_and_the_constricted_block_the_snake():
    g = pit("""
       j   k  l
    10 B1  S1_ .
    11 .   o  N1
    """, beasts={"B1": ("snake", 9, "S")})
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=0)
    assert "S1 stand" in ideas(g) and "S1 stand / S1 block B1" in ideas(g)
    g.play("S1 stand")
    assert "S1 block B1" in ideas(g)


def test_a_beast_is_kept_away_from_and_a_witchdoctor_curses():
    g = pit("""
       j   k  l
    10 B1 S1 o
    11 .  .  N1
    """, beasts={"B1": ("smilodon", 9, "S")}, kinds="S1=wi")
    assert any("curse N1" in plan for plan in ideas(g))
    assert any(plan.startswith(("S1 l9 / ", "S1 l11")) for plan in ideas(g))


def test_an_acrobat_thinks_of_vaulting_towards_the_goal():
    g = pit("""
       j   k  l
    9  .  .   .
    10 .  N1  .
    11 .  S1* .
    """, kinds="S1=ac")
    assert "S1 vault N1" in ideas(g)


def test_the_best_hands_get_the_ball():
    s = RULESET.start(RULESET.options({"first": "home"}), "sample-exiles", "sample-exiles")
    assert RULESET.plans(s)[0] == (("hand", 5),)


def test_of_squares_as_near_to_another_the_one_most_nearly_straight_to_it_is_nearest():
    reach = dict.fromkeys(map(cell, ("h14", "j13", "k13", "l14")), NO_ONE)
    assert nearest_to(cell("k10"), reach) == cell("k13")
    assert nearest_to(cell("l10"), reach) == cell("k13")  # as near as j13 is not, and nearer than l14
    assert nearest_to(cell("n13"), reach) == cell("l14")
    assert nearest_to(cell("i9"), dict.fromkeys(map(cell, ("m13", "m9", "i14")), NO_ONE)) == cell("m9")


def test_paths_go_round_bodies_and_start_on_the_goal_square():
    g = pit("""
       j  k  l
    10 S1 N1 N2
    11 .  S2 o
    """, tunnel="S3")
    paths = paths_of(g.s, 0, bodies(g.s))
    assert cell("k10") not in paths and cell("l12") in paths and cell("o9") in paths and cell("p9") not in paths
    assert [a[2] for a in steps_to(g.s, 0, paths, cell("j12"))] == [cell("j11"), cell("j12")]
    nearest = {beside: first_next_to(cell(beside), paths) for beside in ("k10", "l10", "a1")}
    assert nearest == {"k10": cell("j10"), "l10": cell("k9"), "a1": NO_ONE}
    tunnel = paths_of(g.s, 2, bodies(g.s))
    assert steps_to(g.s, 2, tunnel, cell("k20")) == (("step", 2, cell("k21")), ("step", 2, cell("k20")))
    for who, reach in ((0, paths), (2, tunnel)):
        assert ways_of(g.s, who, reach) == {there: steps_to(g.s, who, reach, there) for there in reach}


@pytest.mark.parametrize(("better", "worse"), [("S1*", "S1"), ("S1", "S1_")])
def test_worth_prefers_the_ball_in_hand_and_men_on_their_feet(better, worse):
    def worth(token):
        g = pit(f"""
           j  k  l
        10 {token} .  .
        15 .  .  N1
        """, **({} if "*" in token else {"ball": cell("k10")}))
        assert RULESET.worth(g.s, 0) == -RULESET.worth(g.s, 1)
        return RULESET.worth(g.s, 0)

    assert worth(better) > worth(worse)


@pytest.mark.parametrize("seed", range(sample(4, 6)))
def test_the_rookie_beats_the_random_bot(seed):
    levels = ("yardstick", "random") if seed % 2 else ("random", "yardstick")
    teams = [RULESET.teams[(seed + n) % len(RULESET.teams)] for n in (0, 2)]
    played = play_match("cave_brawl", *levels, f"lesson {seed}", {"rounds": 60}, (teams[0], teams[1]))
    assert played.returns[0 if seed % 2 else 1] == 1


def test_worth_fears_beasts_stalling_and_rivals():
    def worth(picture, **changes):
        return RULESET.worth(pit(picture, **changes).s, 0)

    scene = """
       j  k  l
    10 S1* S2 B1
    15 .  .  N1
    """
    quiet, beast = scene.replace("B1", ". "), {"B1": ("smilodon", 9, "S")}
    assert worth(scene, beasts=beast) < worth(quiet)
    assert worth(quiet, stall=1) < worth(quiet)
    assert worth(quiet, kinds="S1=ca S2=li", exiles="S") < worth(quiet, kinds="S1=ca S2=ca", exiles="S")
    far, gone = "\n   j k\n10 S1 .\n15 . N1", {"holder": 0, "ball": -9}
    assert worth(far, tunnel="S2", holder=1, ball_start=-1) < worth(far, **gone)


def test_a_match_that_is_over_offers_nothing():
    g = pit("""
       j  k  l
    11 S1 N1 o
    """, scores={"N1": (3, 3, 3, 1)})
    g.play("S1 block N1: block=15; push stay; damage=1")
    assert RULESET.legal_actions(g.s) == [] and g.s != "something else"


@pytest.mark.parametrize(("tunnel", "may"), [("", True), ("S3", False)])
def test_no_path_ends_on_the_own_goal_square_with_the_last_point_while_others_wait(tunnel, may):
    """Ruling 16."""
    g = pit("""
       j  k  l
    20 .  .   .
    21 .  .   S2
     1 .  N1* .
    """, tunnel=tunnel, acting=1, left=1)
    steps = {action for action in RULESET.legal_actions(g.s) if action[0] == "step"}
    paths = paths_of(g.s, 1, bodies(g.s))
    assert (cell("k21") in paths) is may and {("step", 1, near) for near in paths if near != cell("l21")} == steps
