"""Chances that Street Bowl's face shows before a deed, against the rolls that the rules then ask for."""

from fractions import Fraction

import pytest

from fracas.faces.street_bowl import chances
from fracas.faces.street_bowl.move_options import move_options
from fracas.games.street_bowl.actions import legal_actions
from fracas.games.street_bowl.reach import RunSearch
from tests.street_bowl.diagrams import number, street

BESIDE = """
      k  l  m
   4  H2 H1 A1
"""
APART = """
      k  l  m  n
   4  H2 H1 .  A1
"""


@pytest.mark.parametrize(("trait", "deed", "roll", "share"), [
    ("wild-animal", "move", "wild_animal", Fraction(1, 2)), ("wild-animal", "block", "wild_animal", Fraction(5, 6)),
    ("wild-animal", "blitz", "wild_animal", Fraction(5, 6)), ("bone-head", "block", "bone_head", Fraction(5, 6)),
    ("really-stupid", "move", "really_stupid", Fraction(5, 6)),
])
def test_the_chance_to_keep_an_action_is_that_of_the_roll_for_it(trait, deed, roll, share):
    """Street Bowl 19.6."""
    g = street(BESIDE, H1={"skills": trait})
    assert RunSearch(g.s, number("H1"), deed).ready().chance == share
    g.act("declare", "H1", deed, tape=f"{roll}=1")
    assert g.rolls() == [(roll, 7 - 6 * share)]


def test_a_wild_animal_is_shown_what_his_block_and_his_blitz_need_and_not_his_walk():
    """Street Bowl 19.6 Wild Animal."""
    for picture, deed in ((BESIDE, "block"), (APART, "blitz")):
        g = street(picture, H1={"skills": "wild-animal"})
        options = move_options(g.s, legal_actions(g.s), number("H1"))
        attack = next(each for each in options.actions if each.kind == "block")
        assert attack.path.steps[0] == ("declare", number("H1"), deed) and attack.path.chance == Fraction(5, 6)
    assert max(path.chance for path in options.paths.values()) == Fraction(1, 2)


@pytest.mark.parametrize(("skills", "chance"), [("", Fraction(2, 3)), ("no-hands", Fraction(0))])
def test_a_hand_off_to_him_who_has_no_hands_has_no_chance(skills, chance):
    """Street Bowl 10.5, 19.6 No Hands."""
    g = street(BESIDE.replace("H1 ", "H1* ").replace("A1", "."), H2={"skills": skills})
    assert chances.of_hand_off(g.s, number("H2")) == chance
    g.act("declare", "H1", "handoff")
    shown = [each.chance for each in move_options(g.s, legal_actions(g.s), number("H1")).actions if each.kind == "hand"]
    assert shown == [chance]


def test_the_go_for_it_of_a_blitz_is_counted_once_with_its_block():
    """Street Bowl 6, 7: the block pays its square, so its roll is one of the block's own."""
    g = street(APART, H1={"ma": 1})
    attack = next(each for each in move_options(g.s, legal_actions(g.s), number("H1")).actions if each.kind == "block")
    assert attack.path.chance == 1


def test_a_fallen_player_may_stand_up_and_blitz_where_he_is():
    """Street Bowl 7."""
    g = street("""
          k  l   m
       4  H2 H1_ A1
    """, H1={"ma": 3})
    attack = next(each for each in move_options(g.s, legal_actions(g.s), number("H1")).actions if each.kind == "block")
    assert attack.path.cells == (g.s.where[number("H1")],) and attack.path.steps[1:] == (("stand", number("H1")),)


def test_who_takes_root_may_still_block_and_cannot_walk():
    """Street Bowl 19.6 Take Root."""
    g = street(BESIDE, H1={"skills": "take-root"})
    assert RunSearch(g.s, number("H1"), "block").ready().chance == 1
    plain = street(BESIDE)
    walks = {cell: path.chance for cell, path in RunSearch(plain.s, number("H1"), "move").paths().items()}
    assert {cell: path.chance for cell, path in RunSearch(g.s, number("H1"), "move").paths().items()} == {
        cell: chance * Fraction(5, 6) for cell, chance in walks.items()}
