"""Street Bowl 7: no way is safer than the one that is found, whatever helps."""

from fractions import Fraction
from random import Random

import pytest

from fracas.games.street_bowl import declare
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.reach import RunSearch
from tests.sample import sample
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.exhaustive import best_ways, random_street

FIVE = Fraction(5, 6)
BOARDS, PARTS = sample(48, 2_000), 4


def worth(path, has_ball, ball):
    """Return what a way is judged by."""
    lifted = path.cells.index(ball) if not has_ball and ball in path.cells else 0 if has_ball else 99
    risks = [n for n, cell in enumerate(path.cells) if n >= lifted and cell in path.rolls]
    return path.chance, -len(path.cells), (*risks, 99)


@pytest.mark.parametrize("part", range(PARTS))
def test_on_small_boards_no_way_is_safer_than_the_one_found(part):
    random = Random(f"safest {part}")
    for board in range(BOARDS // PARTS):
        s = random_street(random)
        for has_team in (False, True) if s.rerolls[0] else (False,):
            found = {cell: worth(path, s.holder == 0, s.ball)
                     for cell, path in RunSearch(s, 0, has_team=has_team).paths().items()}
            assert found == best_ways(s, 0, has_team), (part, board, has_team)


@pytest.mark.parametrize("seed", [745, 913, 2036])
def test_of_two_equal_ways_it_is_the_one_that_risks_the_ball_last(seed):
    """Boards of some thousands on which the ways found first risk it earlier."""
    s = random_street(Random(f"last {seed}"))
    found = {cell: worth(path, True, s.ball) for cell, path in RunSearch(s, 0).paths().items()}
    assert s.holder == 0 and found == best_ways(s, 0, False)


def test_the_rolls_before_a_way_are_those_of_what_is_declared():
    """Street Bowl 19.6 Wild Animal: a Block is forgotten on a 1 alone, a Move on 1 to 3."""
    g = street("""
          i  j
       4  H1 .
    """, H1={"skills": "wild-animal"})
    assert RunSearch(g.s, 0, declare.BLOCK).ready().chance == Fraction(5, 6)
    assert RunSearch(g.s, 0, declare.MOVE).ready().chance == Fraction(1, 2)


def test_who_takes_root_may_still_block_and_who_lusts_for_blood_still_move():
    for skill, move, block in (("take-root", FIVE, 1), ("blood-lust", 1, 1), ("bone-head", FIVE, FIVE)):
        g = street("""
              i  j
           4  H1 .
        """, H1={"skills": skill})
        assert RunSearch(g.s, 0, declare.MOVE).ready().chance == move, skill
        assert RunSearch(g.s, 0, declare.BLOCK).ready().chance == block, skill


def test_a_way_that_keeps_its_skill_is_better_to_go_on_from():
    g = street("""
          i  j  k  l  m
       2  .  .  .  .  .
       3  .  A1 .  .  .
       4  .  A2 .  .  H1
       5  .  .  .  .  .
    """, H1={"ma": 3, "st": 5, "ag": 2, "skills": "break-tackle"})
    path = RunSearch(g.s, number("H1")).paths()[STREET.cell_named("i3")]
    assert path.chance == Fraction(25, 54)  # 46.3 %, against 27.0 % by the way whose every part is likeliest
    assert [STREET.names[cell] for cell in path.cells] == ["m3", "l2", "k1", "j2", "i3"]
