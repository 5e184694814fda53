"""Cave Brawl 4.1 and 6.4: Block."""

import pytest

from fracas.kernel.errors import InvalidNotation
from tests.cave_brawl.diagrams import picture, pit, who


def test_a_block_pushes_hurts_and_may_follow():
    """Cave Brawl 4.1: push before damage, then the follow-up; the activation ends."""
    g = pit("""
       j  k  l  m
    10 .  .  .  .
    11 S1 N1 .  .
    12 .  S2 .  o
    """)
    g.play("S1 block N1: block=10; push l10; damage=5; follow k11")
    assert g.diagram("jklm", 10, 12) == picture("""
       j  k  l  m
    10 .  .  N1 .
    11 .  S1 .  .
    12 .  S2 .  o
    """)
    assert g.s.hp[who("N1")] == 4 and g.legal("S1") == []
    assert g.kinds() == ["blocks", "pushed", "hurt", "follows"]
    assert g.modifier() == {"bt": 3, "bt_against": -3}


def test_a_failed_block_ends_the_activation():
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    g.play("S1 block N1: block=9")
    assert g.legal() == ["end"] and g.s.hp[who("N1")] == 9


@pytest.mark.parametrize("square", ["j10", "j12", "k12", "l12"])
def test_any_empty_square_next_to_the_target_will_do(square):
    g = pit("""
       j  k  l
    10 .  S3 S4
    11 S1 N1 o
    12 .  .  .
    """)
    g.play(f"S1 block N1: block=10; push {square}; damage=1; follow stay")
    assert g.at("N1") == square


def test_a_prone_player_can_be_blocked_and_stays_prone():
    """Ruling 24."""
    g = pit("""
       j  k   l
    11 S1 N1_ o
    """)
    assert "S1 tackle N1" not in g.legal()
    g.play("S1 block N1: block=10; push l11; damage=1; follow stay")
    assert g.at("N1") == "l11" and g.s.prone[who("N1")] == 1


def test_the_blocker_may_leave_the_target_where_it_is():
    """Ruling 25."""
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    g.play("S1 block N1: block=10; push stay; damage=1; follow k10")
    assert g.at("N1") == "k11" and g.at("S1") == "k10"


def test_without_a_square_nobody_is_moved_but_he_is_hurt():
    """Ruling 25."""
    g = pit("""
       a  b  c
    10 S2 S3 .
    11 N1 S1 o
    12 S4 S5 .
    """)
    g.play("S1 block N1: block=10; damage=1")
    assert g.told("not_pushed") == [(who("N1"),)] and g.s.hp[who("N1")] == 8


def test_the_constricted_are_hurt_but_not_moved():
    """Rulings 25 and 46."""
    g = pit("""
       j  k  l
    10 B1 . .
    11 S1 N1 o
    """, beasts={"B1": ("snake", 14, "N")})
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=who("N1"))
    g.play("S1 block N1: block=10; damage=1; follow k10")
    assert g.at("N1") == "k11" and g.s.beasts[0].victim == who("N1")


def test_a_player_may_be_pushed_onto_a_goal_square_a_beast_may_not():
    """Ruling 26."""
    g = pit("""
      j  k  l
    1 .  .  .
    2 S1 N1 o
    """)
    g.play("S1 block N1: block=10; push k1; damage=1; follow stay")
    assert g.at("N1") == "k1"
    beast = pit("""
      j  k  l
    1 .  .  .
    2 S1 B1 o
    3 N1 .  .
    """, beasts={"B1": ("swarm", 9, "N")}, scores={"S1": (9, 3, 3, 9)})
    with pytest.raises(InvalidNotation):
        beast.play("S1 block B1: block=10; push k1; damage=1; follow stay")
    again = pit("""
      j  k  l
    1 .  .  .
    2 S1 B1 o
    3 N1 .  .
    """, beasts={"B1": ("swarm", 9, "N")}, scores={"S1": (9, 3, 3, 9)})
    again.play("S1 block B1: block=10; push l1; damage=1; follow stay")
    assert again.at("B1") == "l1" and again.s.beasts[0].hp == 8


def test_a_carrier_pushed_into_the_goal_he_attacks_scores_before_he_is_hurt():
    """Rulings 19 and 26."""
    g = pit("""
       j  k   l
    20 S1 N1* .
    21 .  .   .
    """, scores={"N1": (3, 3, 3, 1)})
    g.play("S1 block N1: block=10; push k21")
    assert g.s.score == [0, 1] and g.kinds() == ["blocks", "pushed", "point", "restart"]


def test_a_follow_up_needs_a_movement_point_and_an_empty_square_next_to_both():
    """Ruling 27."""
    g = pit("""
       j  k  l  m
    10 .  .  .  .
    11 S1 N1 .  o
    12 .  .  .  .
    """)
    for text in ("S1 i10", "S1 j11", "S1 i10", "S1 j11", "S1 j12"):
        g.play(text)
    g.play("S1 block N1: block=10; push l11; damage=1")
    assert g.at("S1") == "j12"
    near = pit("""
       j  k  l  m
    10 .  .  .  .
    11 S1 N1 .  o
    12 .  .  .  .
    """)
    near.game.apply("S1 block N1")
    for value in (10, "l10", 1):
        near.game.answer(value)
    assert near.game.pending.kind == "follow"
    texts = [near.game.ruleset.option_text(near.s, near.game.pending, o) for o in near.game.pending.options]
    assert texts == ["k10", "k11", "stay"]


def test_the_last_movement_point_is_enough_to_follow():
    """Ruling 27: he comes to his block with exactly one point left, and follows for it."""
    g = pit("""
       j  k  l  m
    10 .  .  .  .
    11 S1 N1 .  o
    12 .  .  .  .
    """)
    for text in ("S1 i10", "S1 j11", "S1 i10", "S1 j11"):
        g.play(text)
    assert g.s.left == 1
    g.play("S1 block N1: block=10; push l11; damage=1; follow k11")
    assert g.diagram("jklm", 10, 12) == picture("""
       j  k  l  m
    10 .  .  .  .
    11 .  S1 N1 o
    12 .  .  .  .
    """)
    assert g.legal("S1") == []


def test_who_stood_up_or_is_constricted_does_not_follow():
    """Ruling 27."""
    g = pit("""
       j   k  l
    11 S1_ N1 o
    """)
    g.play("S1 stand")
    g.play("S1 block N1: block=10; push l11; damage=1")
    assert g.at("S1") == "j11"
    held = pit("""
       j   k  l
    10 B1  .  .
    11 S1 N1 o
    """, beasts={"B1": ("snake", 14, "S")})
    held.s.beasts[0] = held.s.beasts[0]._replace(victim=0)
    held.play("S1 block N1: block=10; push l11; damage=1")
    assert held.at("S1") == "j11"


def test_after_a_block_the_follow_up_is_the_only_movement():
    """Ruling 59."""
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    g.play("S1 block N1: block=10; push l11; damage=1; follow k11")
    assert g.legal() == ["end"]


@pytest.mark.parametrize(("tunnel", "free"), [("S2", ["j19", "k19", "j21"]), ("", ["j19", "k19", "j21", "k21"])])
def test_nobody_follows_up_onto_his_own_goal_square_while_others_wait_behind_it(tunnel, free):
    """Rulings 16 and 59: he would stay there."""
    g = pit("""
       j  k  l
    19 .  .  o
    20 S1 N1 .
    21 .  .  .
    """, tunnel=tunnel)
    g.game.apply("S1 block N1")
    for value in (20, "stay", 1):
        g.game.answer(value)
    texts = [g.game.ruleset.option_text(g.s, g.game.pending, option) for option in g.game.pending.options]
    assert g.s.left == 5 and texts == [*free, "stay"]
    g.game.answer("j19")
    assert g.legal("S2") == (["S2 k21"] if tunnel else [])


def test_who_blocks_from_the_tunnel_follows_onto_his_goal_square_while_others_wait():
    """Rulings 16 and 56."""
    g = pit("""
       j  k  l
    20 .  .  o
    21 .  N1 .
    """, tunnel="S1 S2")
    g.play("S1 block N1: block=20; push k20; damage=1; follow k21")
    assert g.at("S1") == "k21"


def test_a_carrier_may_block_and_score_by_following_up():
    """Rulings 19 and 52."""
    g = pit("""
      j  k   l
    1 .  N1  .
    2 .  S1* .
    """)
    g.play("S1 block N1: block=10; push j1; damage=1; follow k1")
    assert g.s.score == [1, 0] and g.kinds()[-2:] == ["point", "restart"]


def test_blocking_a_beast_pushes_and_hurts_it():
    """Cave Brawl 6.4."""
    g = pit("""
       j  k  l
    11 S1 B1 o
    12 N1 .  .
    """, beasts={"B1": ("smilodon", 3, "N")}, scores={"S1": (6, 3, 3, 9)})
    g.play("S1 block B1: block=10; push l12; damage=2; follow k11")
    assert g.at("B1") == "l12" and g.s.beasts[0].hp == 1 and g.modifier() == {"bt": 6, "pow_against": -6}


def test_a_beast_without_hit_points_is_removed():
    """Ruling 47."""
    g = pit("""
       j  k  l
    11 S1 B1 o
    12 N1 .  .
    """, beasts={"B1": ("smilodon", 3, "N")}, scores={"S1": (6, 3, 3, 9)})
    g.play("S1 block B1: block=10; push stay; damage=3; follow k10")
    assert g.s.beasts == [] and g.kinds() == ["blocks", "not_pushed", "hurt", "beast_dies", "follows"]
