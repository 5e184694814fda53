"""Cave Brawl 4.6 to 4.8, 4.10 and 4.11: fear, stench, revive, vault, curse; and chapter 5."""

from fractions import Fraction

import pytest

from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.revive import can_re_awaken
from fracas.games.cave_brawl.state import NO_ONE, Beast, ball_cell, bodies
from fracas.games.cave_brawl.words.report import REPORT
from fracas.kernel.errors import IllegalAction
from fracas.view.match.box_score import luck_by_roll
from tests.cave_brawl.diagrams import cell, pit, who


@pytest.mark.parametrize("deed", ["block", "tackle"])
def test_the_fear_of_an_ape_ends_the_activation_on_a_one(deed):
    """Cave Brawl 4.6."""
    g = pit("""
       j  k  l
    11 S1 N1 o
    """, kinds="N1=ap")
    g.play(f"S1 {deed} N1: fear=1")
    assert g.legal() == ["end"] and g.s.used[0] == 2 and g.rolls() == [("fear", 2)]


def test_fear_is_rolled_for_every_attempt_and_passed_on_two():
    """Cave Brawl 4.6."""
    g = pit("""
       j  k  l
    11 S1 N1 S2
    12 .  o  .
    """, kinds="N1=ap")
    g.play("S1 block N1: fear=2; block=3")
    g.play("S2 tackle N1: fear=6; tackle=3; damage=1")
    assert g.rolls()[0] == ("fear", 2)


def test_nobody_who_was_afraid_catches_a_pass():
    """Ruling 30."""
    g = pit("""
       j  k   l
    11 S1 N1  .
    12 .  S2* .
    """, kinds="N1=ap")
    g.play("S1 block N1: fear=1")
    assert g.legal("S2 pass") == []


def test_stench_is_checked_at_the_start_of_the_turn_once_a_player():
    """Cave Brawl 4.7, Ruling 34: standing or prone on either side, two Troglodytes or one."""
    g = pit("""
       j   k   l  m
    10 N1_ N2  .  .
    11 S1  S2_ .  S3
    12 o   .   .  .
    """, kinds="N1=tr N2=tr", turn="N")
    g.play("end: stench=1; stench=2")
    assert g.rolls() == [("stench", 2), ("stench", 2)] and g.told("retches") == [(0,)]
    assert g.legal("S1") == [] and g.legal("S2") == ["S2 stand"] and g.legal("S3") != []


def test_a_troglodyte_s_own_team_does_not_mind():
    g = pit("""
       j  k  l
    11 S1 S2 o
    12 .  .  N1
    """, kinds="S1=tr", turn="N")
    g.play("end")
    assert g.rolls() == []


def test_a_retching_player_catches_no_pass():
    """Ruling 30."""
    g = pit("""
       j  k  l
    11 N1 S1 S2*
    """, kinds="N1=tr", turn="N")
    g.play("end: stench=1")
    assert g.legal("S2 pass") == []


def test_a_zombie_falls_dead_and_its_body_blocks_nothing():
    """Cave Brawl 4.8, Ruling 35."""
    g = pit("""
       j  k  l
    11 S1 N1 N2
    12 o  S2 .
    """, kinds="N1=zo", scores={"N1": (3, 3, 3, 2)})
    g.play("S1 tackle N1: tackle=10; damage=11")
    assert g.at("N1") == "d" and g.s.body[who("N1")] == cell("k11")
    assert "S1 k11" in g.legal() and "S2 block N1" not in g.legal()


def test_a_zombie_re_awakens_prone_in_its_square_and_may_act_that_turn():
    """Cave Brawl 4.8, Ruling 35."""
    g = pit("""
       j  k  l
    11 S1 .  N2
    12 o  .  .
    """, kinds="N1=zo N3=zo", bodies_at={"N1": "k11", "N3": "a1"})
    g.play("end: slumber=1; revive=5; slumber=4")
    assert g.at("N1") == "k11" and g.s.prone[who("N1")] == 1 and g.s.hp[who("N1")] == 5
    assert g.rolls() == [("slumber", 2), ("revive", None), ("slumber", 2)]
    g.play("N1 stand")
    assert g.legal("N1") == ["N1 block S1", "N1 tackle S1", "N1 rest"]


@pytest.mark.parametrize("on_it", ["S2", "o"])
def test_a_zombie_re_awakens_near_by_if_a_body_or_the_ball_is_on_its_square(on_it):
    """Ruling 35: the coach chooses among the nearest."""
    ball = "o" if on_it != "o" else "."
    g = pit(f"""
       j  k  l
    10 .  .  .
    11 S1 {on_it} N2
    12 {ball}  .  .
    """, kinds="N1=zo", bodies_at={"N1": "k11"})
    g.game.apply("end")
    g.game.answer(1)
    g.game.answer(3)
    choice = g.game.pending
    assert choice.kind == "awaken" and choice.coach == 1
    assert cell("k11") not in choice.options and cell("j11") not in choice.options and cell("k10") in choice.options
    assert (cell("j12") in choice.options) == (on_it == "o")
    g.game.answer("k12")
    assert g.at("N1") == "k12"


def test_no_zombie_is_rolled_for_while_the_pit_is_full():
    """Ruling 35."""
    g = pit("""
       j  k  l
    11 S1 o  N2
    """, kinds="N1=zo", bodies_at={"N1": "k11"})
    assert can_re_awaken(g.s, who("N1"))
    free = [square for square in range(len(PIT)) if square not in bodies(g.s) and square != ball_cell(g.s)]
    g.s.beasts = [Beast(n, 0, square, 9, False, 0, False, NO_ONE) for n, square in enumerate(free, 1)]
    assert not can_re_awaken(g.s, who("N1"))


def test_a_zombie_revives_in_the_tunnel_ready_to_enter():
    """Ruling 35."""
    g = pit("""
       j  k  l
    11 S1 o  N2
    """, kinds="N1=zo", bodies_at={"N1": "t"})
    g.play("end: slumber=1; revive=2")
    assert "N1 k1" in g.legal() and g.s.prone[who("N1")] == 0


def test_revive_comes_before_stench():
    """Cave Brawl 3.2: a revived zombie begins its turn where it lies."""
    g = pit("""
       j  k  l
    11 S1 .  N2
    12 .  o  .
    """, kinds="N1=zo S1=tr", bodies_at={"N1": "k11"})
    g.play("end: slumber=1; revive=2; stench=1")
    assert g.told("retches") == [(who("N1"),)]


def test_a_vault_lands_straight_opposite_and_costs_nothing():
    """Cave Brawl 4.10, Rulings 37 and 38."""
    g = pit("""
       j  k  l  m
    11 S1 N1 .  o
    """, kinds="S1=ac", scores={"S1": (1, 5, 3, 9)})
    g.play("S1 vault N1: vault=8")
    assert g.at("S1") == "l11" and g.s.left == 6 and g.modifier() == {"cd": 5, "cd_against": -3}
    assert "S1 block N1" in g.legal() and "S1 vault N1" not in g.legal()


def test_a_vault_is_open_with_no_points_left_and_over_the_prone():
    """Ruling 38 and 39."""
    g = pit("""
       j  k   l  m
    11 S1 N1_ .  o
    """, kinds="S1=ac")
    for text in ("S1 j10", "S1 j11", "S1 j10", "S1 j11", "S1 j10", "S1 j11"):
        g.play(text)
    g.play("S1 vault N1: vault=10")
    assert g.at("S1") == "l11" and g.s.acting == 0 and g.legal("S1") == ["S1 block N1", "S1 rest"]


def test_a_failed_vault_ends_the_movement_but_not_the_action():
    """Ruling 39."""
    g = pit("""
       j  k  l  m
    11 S1 N1 .  o
    """, kinds="S1=ac")
    g.play("S1 vault N1: vault=9")
    assert g.legal("S1") == ["S1 block N1", "S1 tackle N1", "S1 rest"]


@pytest.mark.parametrize("landing", ["N2", "S2", "B1"])
def test_a_taken_landing_square_allows_no_attempt(landing):
    """Ruling 38."""
    g = pit(f"""
       j  k  l  m
    11 S1 N1 {landing}  o
    """, kinds="S1=ac", beasts={"B1": ("snake", 9, "N")})
    assert g.legal("S1 vault") == []


def test_no_vault_over_the_edge_over_beasts_or_over_team_mates():
    """Rulings 38, 39 and 53."""
    g = pit("""
       a  b  c
    10 B1 o .
    11 N1 S1 S2
    """, kinds="S1=ac", beasts={"B1": ("snake", 9, "N")})
    assert g.legal("S1 vault") == []


def test_no_vault_after_standing_up_or_while_constricted():
    """Ruling 38."""
    g = pit("""
       j   k  l  m
    11 S1_ N1 .  o
    """, kinds="S1=ac")
    g.play("S1 stand")
    assert g.legal("S1 vault") == []
    held = pit("""
       j   k  l  m
    10 B1 .  .   .
    11 S1 N1 .  o
    """, kinds="S1=ac", beasts={"B1": ("snake", 9, "S")})
    held.s.beasts[0] = held.s.beasts[0]._replace(victim=0)
    assert held.legal("S1") == ["S1 block B1", "S1 block N1", "S1 tackle B1", "S1 tackle N1"]


def test_only_acrobats_vault():
    g = pit("""
       j   k  l  m
    11 S1 N1 .  o
    """)
    assert g.legal("S1 vault") == []


def test_a_carrier_who_vaults_into_the_goal_scores():
    """Rulings 19 and 39."""
    g = pit("""
      j   k  l
    1 .   .  .
    2 .  N1  .
    3 .  S1* .
    """, kinds="S1=ac")
    g.play("S1 vault N1: vault=10")
    assert g.s.score == [1, 0] and g.kinds() == ["vaults", "point", "restart"]


def test_a_curse_lowers_one_score_for_good_without_a_roll_to_hit():
    """Cave Brawl 4.11, Ruling 40."""
    g = pit("""
       a  u
    1  S1 .
    21 o  N1
    """, kinds="S1=wi", scores={"N1": (3, 3, 3, 9)})
    assert g.legal("S1 curse") == ["S1 curse N1 bt", "S1 curse N1 cd", "S1 curse N1 pk"]
    g.play("S1 curse N1 bt: curse=5")
    assert g.s.bt[who("N1")] == -2 and g.s.hp[who("N1")] == 9 and g.rolls() == [("curse", None)]
    assert g.legal("S1 a") != [] and g.legal("S1 curse") == []
    g.play("S1 rest")
    g.play("end")
    g.play("end")
    assert g.legal("S1 curse") == []


@pytest.mark.parametrize("score", ["bt", "cd", "pk"])
def test_the_coach_chooses_the_score(score):
    g = pit("""
       j  k  l
    11 S1 o N1_
    """, kinds="S1=wi")
    g.play(f"S1 curse N1 {score}: curse=6")
    assert {"bt": g.s.bt, "cd": g.s.cd, "pk": g.s.pk}[score][who("N1")] == -3


def test_a_curse_reaches_nobody_in_a_tunnel_no_beast_and_no_team_mate():
    """Rulings 40 and 53."""
    g = pit("""
       j  k  l
    11 S1 o  S2
    12 .  B1 .
    """, kinds="S1=wi", tunnel="N1", beasts={"B1": ("snake", 9, "N")})
    assert g.legal("S1 curse") == []


def test_a_curse_does_not_make_a_carrier_drop_the_ball():
    """Cave Brawl 3.5."""
    g = pit("""
       j  k  l
    11 S1 . N1*
    """, kinds="S1=wi")
    g.play("S1 curse N1 bt: curse=6")
    assert g.ball == "N1"


def test_the_dead_are_removed_at_once():
    """Cave Brawl 5, Ruling 41."""
    g = pit("""
       j  k  l
    11 S1 N1 N2
    12 o  .  .
    """, scores={"N1": (3, 3, 3, 3)})
    g.play("S1 block N1: block=10; push stay; damage=3; follow stay")
    assert g.at("N1") == "d" and g.told("dies") == [(who("N1"), cell("k11"))]
    with pytest.raises(IllegalAction):
        g.play("S1 block N1: block=10")


@pytest.mark.parametrize(("face", "risen"), [(1, 1), (2, 0)])
def test_a_zombie_that_rises_is_luck_and_one_that_stays_dead_is_none(face, risen):
    """The match report: one in six may be hoped for."""
    g = pit("""
       j  k  l
    11 S1 .  .
    18 N1 o  .
    """, kinds="S3=zo", exiles="S", bodies_at={"S3": "k5"}, turn="N")
    g.play(f"end: slumber={face}" + ("; revive=4" if face == 1 else ""))
    luck = next(line for line in luck_by_roll(g.game, REPORT) if line.kind == "slumber")
    assert (luck.rolled, luck.expected, luck.actual) == (1, Fraction(1, 6), risen)
