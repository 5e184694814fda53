"""Cave Brawl 6.3 and 6.4: what beasts do."""

import pytest

from fracas.games.cave_brawl.beasts import end_of_chase, nearest
from fracas.games.cave_brawl.pit import CELLS, DISTANCE, GOALS, PIT
from tests.cave_brawl.diagrams import beast_number, cell, pit, who


def test_a_beast_goes_for_the_stalling_team_until_its_first_attack():
    """Cave Brawl 6.3 (1)."""
    g = pit("""
       j  k  l  m
    10 B1 N1 .  .
    11 .  .  .  S1*
    """, beasts={"B1": ("smilodon", 20, "S")})
    assert nearest(g.s, g.s.beasts[0]) == [who("S1")]
    g.play("end: attack=1")
    assert g.s.beasts[0].has_attacked and g.at("B1") == "l10"
    assert nearest(g.s, g.s.beasts[0]) == [who("N1"), who("S1")]


def test_with_nobody_of_that_team_on_field_it_goes_for_anybody():
    """Cave Brawl 6.3 (1): the prone count."""
    g = pit("""
       j  k  l  m
    10 B1 .  N1_ .
    11 .  .  .  N2*
    """, beasts={"B1": ("smilodon", 20, "S")}, tunnel="S1")
    assert nearest(g.s, g.s.beasts[0]) == [who("N1")]


@pytest.mark.parametrize(("face", "prey"), [(1, "S1"), (2, "S2"), (3, "S3")])
def test_ties_are_a_random_pick_in_canonical_order(face, prey):
    """Cave Brawl 6.3 (1), Ruling 4."""
    g = pit("""
       j  k  l  m
    9  .  S1*  .  .
    10 .  B1 .  .
    11 S2 .  S3 N1
    """, beasts={"B1": ("smilodon", 20, "S")})
    g.play(f"end: prey={face}; attack=1")
    assert g.told("beast_misses") == [(beast_number("smilodon"), who(prey))]


@pytest.mark.parametrize(("start", "prey", "most", "taken", "end"), [
    ("k11", "k14", 6, "", "j13"), ("k11", "k12", 6, "", "k11"), ("k11", "k20", 5, "", "g16"),
    ("k11", "k14", 1, "", "j12"), ("b1", "a3", 5, "a2 b2 c2", "b2"), ("k4", "k1", 6, "", "j2"),
])
def test_the_chase(start, prey, most, taken, end):
    """Ruling 44: fewest steps next to the prey, else nearest, then fewest steps, then canonical order."""
    bodies = {cell(name): 0 for name in taken.split()} | {cell(prey): 0, cell(start): 100}
    found = PIT.names[end_of_chase(cell(start), cell(prey), most, bodies)]
    assert found == _slow_chase(cell(start), cell(prey), most, bodies)
    assert found == end or taken


def _slow_chase(start, prey, most, taken):
    """Work the chase out the long way: steps to every square, then the order of the ruling."""
    steps = {start: 0}
    for n in range(1, most + 1):
        for old in [c for c in steps if steps[c] == n - 1]:
            for c in CELLS:
                if DISTANCE[old][c] == 1 and c not in steps and c not in taken and c not in GOALS:
                    steps[c] = n
    beside = [c for c in steps if DISTANCE[c][prey] == 1]
    if beside:
        return PIT.names[min(beside, key=lambda c: (steps[c], c))]
    return PIT.names[min(steps, key=lambda c: (DISTANCE[c][prey], steps[c], c))]


def test_chases_among_many_bodies_agree_with_the_long_way():
    """Ruling 44."""
    for seed in range(60):
        picks = [(seed * 7919 + n * 104_729 + n * n * 31) % 441 for n in range(90)]
        start, prey, *others = [c for c in dict.fromkeys(picks) if c not in GOALS]
        taken = dict.fromkeys([*others, prey, start], 0)
        most = 4 + seed % 4
        assert PIT.names[end_of_chase(start, prey, most, taken)] == _slow_chase(start, prey, most, taken)


def test_a_beast_attacks_with_its_power_against_the_higher_of_two_scores():
    """Cave Brawl 6.3 (3)."""
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 .  .  N1
    """, beasts={"B1": ("stegosaurus", 20, "S")}, scores={"S1": (2, 5, 3, 30)})
    g.play("end: attack=7; damage=456")
    assert g.rolls() == [("attack", 7), ("damage", None)] and g.modifier() == {"pow": 8, "cd_against": -5}
    assert g.s.hp[0] == 15 and g.s.prone[0] == 0 and g.ball == "S1"


def test_a_miss_does_nothing():
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 .  .  N1
    """, beasts={"B1": ("mastodon", 20, "S")})
    g.play("end: attack=2")
    assert g.kinds()[:3] == ["stalls", "turn_ends", "beast_misses"] and g.s.hp[0] == 9


@pytest.mark.parametrize(("kind", "dice"), [("smilodon", "11"), ("stegosaurus", "111"), ("mastodon", "111")])
def test_beasts_without_a_special_roll_none(kind, dice):
    """Cave Brawl 6.2."""
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 .  .  N1
    """, beasts={"B1": (kind, 20, "S")})
    g.play(f"end: attack=20; damage={dice}")
    assert g.s.hp[0] == 9 - len(dice)


def test_a_swarm_lowers_three_scores_on_a_one():
    """Ruling 45: hit points stay."""
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 .  .  N1
    """, beasts={"B1": ("swarm", 5, "S")})
    g.play("end: attack=20; damage=2; special=1")
    assert (g.s.bt[0], g.s.cd[0], g.s.pk[0], g.s.hp[0]) == (2, 2, 2, 7)
    g.play("end")
    g.play("""
        S1 k9
        S1 rest
        end: attack=20; damage=2; special=2
    """)
    assert g.s.bt[0] == 2


def test_no_special_against_the_dead():
    """Ruling 45."""
    g = pit("""
       j  k  l
    10 B1 S1* S2
    15 .  .  N1
    """, beasts={"B1": ("pteranodon", 5, "S")}, scores={"S1": (3, 3, 3, 2)})
    g.play("end: attack=20; damage=2; bounce k11")
    assert g.at("S1") == "d"


def test_a_pteranodon_carries_its_victim_off_for_good_and_stays():
    """Ruling 45: even a zombie; the ball bounces."""
    g = pit("""
       j  k  l
    10 B1 S1* S2
    15 .  .  N1
    """, beasts={"B1": ("pteranodon", 5, "S")}, kinds="S1=zo")
    g.play("end: attack=20; damage=2; special=1; bounce k11")
    assert g.at("S1") == "c" and g.ball == "k11" and g.at("B1") == "j10"
    g.play("end")
    assert g.rolls() == []


def test_carrying_off_the_last_man_ends_the_match():
    """Rulings 20, 45 and 54."""
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 B2  .  N1
    """, beasts={"B1": ("pteranodon", 5, "S"), "B2": ("smilodon", 9, "S")})
    g.play("end: attack=20; damage=2; special=1")
    assert g.game.returns() == (-1, 1) and g.ball == "k10"


SNAKE = """
   j  k   l
10 B1 S1* .
15 .  .  N1
"""


def snake(**changes):
    g = pit(SNAKE, beasts={"B1": ("snake", 14, "S")}, scores={"S1": (4, 3, 3, 20)}, **changes)
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=0, has_attacked=True)
    return g


def test_a_snake_constricts_on_a_one():
    """Cave Brawl 6.3 (4), Ruling 45."""
    g = pit(SNAKE, beasts={"B1": ("snake", 14, "S")})
    g.play("end: attack=20; damage=2; special=1")
    assert g.s.beasts[0].victim == 0
    g.play("end")
    assert g.legal("S1") == ["S1 block B1", "S1 tackle B1", "S1 kick"]


def test_while_it_holds_him_the_snake_only_squeezes():
    """Cave Brawl 6.3 (4)."""
    g = snake()
    g.play("end: squeeze=6")
    assert g.s.hp[0] == 14 and g.rolls() == [("squeeze", None)] and g.at("B1") == "j10"


def test_his_own_block_frees_him_hurts_the_snake_and_may_push_it():
    """Ruling 45."""
    g = snake()
    g.play("S1 block B1: block=10; push i10; damage=3")
    assert g.s.beasts[0].victim == -1 and g.at("B1") == "i10" and g.s.beasts[0].hp == 11
    assert g.told("freed") == [(0, beast_number("snake"))] and g.at("S1") == "k10" and g.legal() == ["end"]


def test_a_failed_block_does_not_free_him():
    g = snake()
    g.play("S1 block B1: block=9")
    assert g.s.beasts[0].victim == 0


def test_others_may_hurt_the_snake_but_not_push_it():
    """Ruling 46."""
    g = pit("""
       j  k   l
    10 B1 S1* .
    11 S2 .  N1
    """, beasts={"B1": ("snake", 14, "S")})
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=0)
    g.play("S2 block B1: block=11; damage=3; follow stay")
    assert g.s.beasts[0] == g.s.beasts[0]._replace(cell=cell("j10"), hp=11, victim=0)


def test_a_knocked_down_snake_lets_go():
    """Ruling 46."""
    g = snake()
    g.play("S1 tackle B1: tackle=10; damage=11")
    assert g.s.beasts[0].victim == -1 and g.s.beasts[0].is_prone and g.kinds()[:2] == ["tackles", "freed"]


def test_a_dead_snake_lets_go():
    """Ruling 45."""
    g = pit("""
       j  k   l
    10 B1 S1* .
    11 S2 .  N1
    """, beasts={"B1": ("snake", 3, "S")})
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=0)
    g.play("S2 block B1: block=11; damage=3; follow stay")
    assert g.s.beasts == [] and "freed" in g.kinds()
    assert len(g.legal("S1")) > 3


def test_a_victim_who_dies_or_is_carried_off_is_held_no_more():
    """Ruling 45."""
    g = snake()
    g.s.hp[0] = 2
    g.s.where[who("S2")] = cell("a1")
    g.play("end: squeeze=2; bounce k11")
    assert g.at("S1") == "d" and g.s.beasts[0].victim == -1


def test_a_constricted_player_who_is_prone_may_stand_up_and_act():
    """Ruling 46."""
    g = snake()
    g.s.prone[0], g.s.holder, g.s.ball = 1, -1, cell("l15")
    g.s.where[who("N1")] = cell("m15")
    g.play("""
        S1 stand
        S1 block B1: block=10; push stay; damage=1
    """)
    assert g.s.beasts[0].victim == -1


def test_a_constricted_player_may_pass():
    """Cave Brawl 6.3 (4): he cannot move but may act."""
    g = snake(tunnel="")
    g.s.where[who("S2")] = cell("m10")
    g.play("S1 pass S2: pass=11; catch=11")
    assert g.ball == "S2" and g.legal("S1") == []


def test_a_prone_beast_stands_up_and_attacks_only_who_is_adjacent():
    """Ruling 47."""
    g = pit("""
       j   k  l
    10 B1_ .  S1*
    15 .  .  N1
    """, beasts={"B1": ("smilodon", 20, "S")})
    g.play("end")
    assert g.at("B1") == "j10" and not g.s.beasts[0].is_prone and g.rolls() == []
    near = pit("""
       j   k  l
    10 B1_ S1* S2
    11 S3 .  N1
    """, beasts={"B1": ("smilodon", 20, "S")})
    near.play("end: prey=2; attack=1")
    assert near.kinds()[2:4] == ["beast_stands_up", "beast_misses"]


@pytest.mark.parametrize(("far", "prey"), [("S1", "N1"), (".", "N1")])
def test_a_prone_beast_attacks_whoever_is_adjacent_the_stalling_team_first(far, prey):
    """Ruling 47."""
    g = pit(f"""
       j   k  l
    10 B1_ N1 {far}
    11 .   o  .
    15 S3  .  .
    """, beasts={"B1": ("smilodon", 20, "S")})
    g.play("end: attack=1")
    assert g.told("beast_misses") == [(beast_number("smilodon"), who(prey))]
    both = pit("""
       j   k  l
    10 B1_ N1 .
    11 S1  o  .
    """, beasts={"B1": ("smilodon", 20, "S")})
    both.play("end: attack=1")
    assert both.told("beast_misses") == [(beast_number("smilodon"), who("S1"))]


def test_beasts_have_no_stench_no_fear_and_no_crowd():
    """Ruling 53."""
    g = pit("""
       j   k   l
    10 B1 S1* S2
    15 .  .   N1
    """, beasts={"B1": ("smilodon", 20, "S")})
    g.play("S1 pass S2: pass=11; catch=1; place m10")
    assert g.rolls()[0] == ("pass", 11)
    ape = pit("""
       j   k   l
    10 B1 S1* S2
    15 .  .   N1
    """, beasts={"B1": ("smilodon", 20, "S")}, kinds="S1=ap")
    ape.play("end: attack=1")
    assert ape.rolls() == [("attack", 7)]
