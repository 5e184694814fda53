"""Cave Brawl 6.1 and 6.2: the stalling count and the release."""

import pytest

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import MOST_RELEASED, NO_ONE, Beast, free_cells
from fracas.games.cave_brawl.ungawa import release
from fracas.kernel.drivers import Tape
from tests.cave_brawl.diagrams import beast_number, cell, pit

SCENE = """
   j   k l
10 S1* . .
15 .   . N1
"""


def test_the_table_of_beasts():
    """Cave Brawl 6.2."""
    assert [(b.name, b.pow, b.damage, b.mv, b.special) for b in BEASTS] == [
        ("Stirge Swarm", 2, 1, 4, "swarm"), ("Smilodon", 6, 2, 6, ""), ("Stegosaurus", 8, 3, 5, ""),
        ("Giant Snake", 4, 1, 6, "constrict"), ("Mastodon", 10, 3, 5, ""), ("Pteranodon", 4, 1, 7, "carry_off"),
    ]


def test_two_turns_without_moving_the_ball_bring_a_beast():
    """Cave Brawl 6.1, Ruling 42: the possessor's own turns; the other's do not count."""
    g = pit(SCENE)
    g.play("end")
    assert g.s.stall == 1 and g.told("stalls") == [(0, 1)]
    g.play("end")
    assert g.s.stall == 1 and g.kinds() == ["turn_ends", "turn_begins"]
    g.play("end: beast=2; cave=1; beast_hp=111111")
    assert g.s.stall == 0 and g.at("B1") == "g7" and g.s.beasts[0].against == 0
    assert g.kinds()[:4] == ["stalls", "ungawa", "released", "appears"]


def test_moving_the_ball_sets_the_count_to_zero():
    g = pit(SCENE, stall=1)
    g.play("""
        S1 j9
        S1 rest
        end
    """)
    assert g.s.stall == 0


def test_only_the_net_move_counts():
    """Ruling 42: a step out and back is none."""
    g = pit(SCENE)
    g.play("""
        S1 j9
        S1 j10
        S1 rest
        end
    """)
    assert g.s.stall == 1


def test_gaining_the_ball_counts_as_moving_it():
    """Ruling 42."""
    g = pit("""
       j  k l
    10 S1 o .
    15 .  . N1
    """, stall=1)
    g.play("""
        S1 k10
        S1 take
        end
    """)
    assert g.s.stall == 0


def test_a_caught_pass_that_comes_back_counts_as_gained():
    """Ruling 42."""
    g = pit("""
       j   k l
    10 S1* . S2
    15 .   . N1
    """, stall=1)
    g.play("""
        S1 pass S2: pass=11; catch=11
        S1 k11
        S1 rest
        end
    """)
    assert g.s.stall == 0


def test_a_loose_ball_stalls_for_the_team_that_last_held_it():
    """Ruling 42."""
    g = pit("""
       j  k  l
    10 S1 .  o
    15 .  .  N1
    """, possessor=1)
    g.play("end")
    assert g.s.stall == 0
    g.play("end")
    assert g.s.stall == 1


def test_standing_on_the_ball_makes_a_team_the_possessor():
    """Ruling 42: at once, with a count of 0, and that turn is its first stall."""
    g = pit("""
       j  k l
    10 S1 o .
    15 .  . N1
    """, possessor=1, stall=1)
    g.play("""
        S1 k10
        S1 rest
    """)
    assert g.s.possessor == 0 and g.s.stall == 0 and g.told("claims") == [(0, 0)]
    g.play("end")
    assert g.s.stall == 1


def test_stepping_over_the_ball_without_stopping_claims_nothing():
    """Ruling 42: only where an activation ends."""
    g = pit("""
       j  k l
    10 S1 o .
    15 .  . N1
    """, possessor=1)
    g.play("""
        S1 k10
        S1 l10
        S1 rest
    """)
    assert g.s.possessor == 1


def test_falling_onto_the_ball_is_not_standing_on_it():
    """Ruling 42."""
    g = pit("""
       j  k l
    10 . o  N2
    11 . S1 N1
    """, possessor=1)
    g.play("""
        S1 k10
        S1 tackle N1: tackle=2; damage=1
    """)
    assert g.s.possessor == 1


def test_a_pick_up_changes_the_possessor():
    """Ruling 42."""
    g = pit("""
       j  k l
    10 . o  N2
    11 . S1 N1
    """, possessor=1, stall=1)
    g.play("""
        S1 k10
        S1 take
    """)
    assert (g.s.possessor, g.s.stall) == (0, 0)


def test_a_ball_in_the_tunnel_has_not_moved_and_leaving_it_is_a_move():
    """Ruling 42."""
    g = pit("""
       j  k l
    10 .  .  N2
    21 . N1 .
    """, tunnel="S1", holder=0, possessor=0, ball_start=-1)
    g.play("end")
    assert g.s.stall == 1
    out = pit("""
       j  k l
    10 .  .  N2
    """, tunnel="S1", holder=0, possessor=0, ball_start=-1, stall=1)
    out.play("""
        S1 k21
        S1 rest
        end
    """)
    assert out.s.stall == 0


def test_a_kick_that_fails_has_moved_the_ball():
    g = pit(SCENE, stall=1)
    g.play("""
        S1 kick: kick=1; distance=2; place k3
        S1 rest
        end
    """)
    assert g.s.stall == 0


@pytest.mark.parametrize(("face", "dice"), [(1, 2), (2, 6), (3, 8), (4, 4), (5, 10), (6, 4)])
@pytest.mark.parametrize(("cave", "square"), [(1, "a11"), (2, "u11")])
def test_every_beast_comes_out_of_either_cave_with_power_dice_of_hit_points(face, dice, cave, square):
    """Cave Brawl 6.2."""
    g = pit("""
       k
    2  S1*
    21 N1
    """, stall=1)
    g.play(f"end: beast={face}; cave={cave}; beast_hp={'2' * dice}")
    beast = g.s.beasts[0]
    assert (beast.kind, beast.hp, beast.against) == (face - 1, 2 * dice, 0)
    assert g.told("appears") == [(beast.who, cell(square), 2 * dice)]


def test_a_taken_cave_square_sends_the_beast_to_the_nearest_empty_one():
    """Ruling 43: canonical order, and it acts at once."""
    g = pit("""
       a  b
    10 N2 .
    11 S1* N1
    """, stall=1)
    g.play("end: beast=3; cave=1; beast_hp=66666666; attack=1")
    assert g.told("appears") == [(beast_number("stegosaurus"), cell("b10"), 48)]


def test_in_a_full_pit_no_beast_comes_out():
    """Ruling 43 is silent: there is no square left to stand on."""
    g = pit("""
       j  k  l
    10 S1* . N1
    """, stall=1)
    state = g.game.state
    free = free_cells(state, tuple(range(len(PIT))), goals=False)
    state.beasts += [Beast(n, 0, cell, 9, False, 1, False, NO_ONE) for n, cell in enumerate(free)]
    state.released = len(free)
    release(Tape(state, []))
    assert len(state.beasts) == len(free)


def test_after_very_many_beasts_those_in_the_pit_are_numbered_anew():
    """The number of the next one would not be read in a position any more."""
    g = pit("""
       j  k  l
    10 S1* . .
    15 B1 .  N1
    """, stall=1, beasts={"B1": ("mastodon", 40, "N")})
    g.s.beasts[0], g.s.released = g.s.beasts[0]._replace(number=MOST_RELEASED - 1), MOST_RELEASED
    g.play("end: beast=1; cave=1; beast_hp=11")
    assert [beast.number for beast in g.s.beasts] == [0, 1] and g.s.released == 2
    assert RULESET.violation(g.s) == ""


def test_a_new_beast_acts_last_and_all_act_after_the_turns_of_their_own_team_only():
    """Ruling 43."""
    g = pit("""
       j  k  l
    10 S1* . .
    11 B1 .  .
    15 B2 .  N1
    """, stall=1, beasts={"B1": ("smilodon", 20, "S"), "B2": ("mastodon", 40, "N")})
    g.play("end: beast=1; cave=1; beast_hp=11; attack=1")
    assert [e.facts[0] for e in g.game.fresh if e.kind == "beast_misses"] == [beast_number("smilodon", 1)]
    assert g.at("B3") == "e7" and g.at("B2") == "j15"
    g.play("end: attack=1")
    assert g.kinds()[:2] == ["turn_ends", "beast_moves"] and g.told("beast_moves")[0][0] == beast_number("mastodon", 2)


def test_with_nobody_on_the_field_a_beast_does_nothing():
    """Ruling 43."""
    g = pit("""
       j  k l
    11 .  . B1
    """, tunnel="N1", kinds="S2=zo", bodies_at={"S2": "a1"}, ball=cell("k5"), possessor=1,
            beasts={"B1": ("smilodon", 20, "S")})
    g.play("end")
    assert g.at("B1") == "l11"


def test_beasts_leave_after_a_point():
    """Cave Brawl 3.6, 6.4."""
    g = pit("""
      j k   l
    1 . .   .
    2 . S1* .
    9 B1 N1 .
    """, beasts={"B1": ("snake", 9, "S")})
    g.s.beasts[0] = g.s.beasts[0]._replace(victim=7)
    g.play("S1 k1")
    assert g.s.beasts == []
