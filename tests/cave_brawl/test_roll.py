"""Cave Brawl 4.0: the roll."""

import pytest

from fracas.games.cave_brawl.roll import against_block, against_dc, against_tackle, against_vault, defence, face_needed
from fracas.kernel.table import Reason
from tests.cave_brawl.diagrams import beast_number, pit, who


@pytest.mark.parametrize("modifier", range(-12, 13))
def test_the_face_needed_gives_the_chance_of_the_reference(modifier):
    """P(success) = clamp((11 + modifier) / 20, 0, 1)."""
    need = face_needed((Reason("bt", modifier),))
    assert need == 10 - modifier
    assert sum(face >= need for face in range(1, 21)) == max(0, min(20, 11 + modifier))


def test_the_scores_of_each_action():
    g = pit("""
       j k l
    10 S1* N1 .
    11 N2 N3_ S2
    12 . B1 .
    """, scores={"S1": (5, 4, 6, 9), "N1": (1, 2, 3, 9), "N2": (4, 2, 3, 9)},
            beasts={"B1": ("mastodon", 30, "S")})
    s, beast = g.s, beast_number("mastodon")
    assert face_needed(against_block(s, who("S1"), who("N1"))) == 10 - (5 - 1)
    assert face_needed(against_tackle(s, who("S1"), who("N1"))) == 10 - (5 - 2)
    assert face_needed(against_tackle(s, who("S1"), who("N2"))) == 10 - (5 - 4)
    assert face_needed(against_block(s, who("S2"), beast)) == 10 - (3 - 10)
    assert face_needed(against_tackle(s, who("S2"), beast)) == 10 - (3 - 10)
    assert face_needed(against_vault(s, who("S1"), who("N1"))) == 10 - (4 - 2)
    assert defence(s, who("N1")) == Reason("cd_against", -2, who("N1"))


def test_only_opponents_who_stand_count_as_adjacent():
    """Ruling 23: not the prone, not beasts, not team-mates; once for each."""
    g = pit("""
       j k l
    10 S1* N1 .
    11 N2 N3_ S2
    12 . B1 .
    """, beasts={"B1": ("mastodon", 30, "S")})
    assert against_dc(g.s, "pk", who("S1"), 4) == (
        Reason("pk", 3, 0), Reason("dc", -4), Reason("crowd", -1, who("N1")), Reason("crowd", -1, who("N2")))
    assert face_needed(against_dc(g.s, "cd", who("S2"), 4)) == 10 - (3 - 4 - 1)


def test_the_scores_used_are_those_now():
    g = pit("""
       j k l
    10 S1* N1 .
    """)
    g.s.bt[0] = -2
    assert face_needed(against_block(g.s, 0, who("N1"))) == 15


def test_a_natural_one_or_twenty_means_nothing_special():
    """Ruling 22."""
    g = pit("""
       j k l
    10 S1* N1 .
    """, scores={"S1": (12, 3, 3, 9)})
    g.play("S1 tackle N1: tackle=1; damage=11")
    assert g.s.prone[who("N1")] == 1
    weak = pit("""
       j k l
    10 S1* N1 .
    """, scores={"N1": (15, 3, 3, 9)})
    weak.play("S1 block N1: block=20")
    assert weak.kinds() == ["block_fails"]
