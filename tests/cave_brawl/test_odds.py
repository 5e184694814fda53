"""Odds worked by hand, what counts as an outcome, and what the coaches are taken to decide."""

from fractions import Fraction

import pytest

from fracas.games.cave_brawl.odds.policy import policy
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice
from tests.cave_brawl.diagrams import beast_number, cell, pit, who
from tests.odds.enumeration import enumerated


def odds(g, text):
    action = RULESET.parse_action(g.s, text)
    assert RULESET.is_legal(g.s, action)
    found = exact_odds(RULESET, g.s, action)
    assert sum(found.values()) == 1
    full = enumerated(RULESET, g.s, action, 5_000)
    assert full is None or full == found
    return found


def test_a_tackle_of_equals():
    """10 or more on the d20: 11/20; 2d6 reach 9 hit points with 10/36; a d6 reaches no 9."""
    g = pit("""
       j  k  l
    11 S1 N1* .
    """)
    assert odds(g, "S1 tackle N1") == {
        "tackle:hurt": Fraction(11, 20) * Fraction(26, 36), "tackle:dead": Fraction(11, 20) * Fraction(10, 36),
        "fall:hurt": Fraction(9, 20),
    }


def test_a_block_of_an_ape():
    """A 1 on the d6 of fear stops it; BT 5 against 3 needs 8: 13/20; d6 reach 4 hit points with 1/2."""
    g = pit("""
       j  k  l
    11 S1* N1 .
    """, kinds="N1=ap", scores={"S1": (5, 3, 3, 9), "N1": (3, 3, 3, 4)})
    assert odds(g, "S1 block N1") == {
        "afraid": Fraction(1, 6), "block:failed": Fraction(5, 6) * Fraction(7, 20),
        "block:hurt": Fraction(5, 6) * Fraction(13, 20) / 2, "block:dead": Fraction(5, 6) * Fraction(13, 20) / 2,
    }


def test_the_pass_examples_of_the_reference():
    """Cave Brawl 4.3: PK 4 short and free 55 %; PK 3 long beside one opponent 5 %."""
    short = pit("""
       j   k l
    11 S1* . S2
    20 .   . N1
    """, scores={"S1": (3, 3, 4, 9), "S2": (3, 13, 3, 9)})
    assert odds(short, "S1 pass S2") == {"pass:caught": Fraction(11, 20), "pass:failed": Fraction(9, 20)}
    long = pit("""
       j   k
    3  N1  .
    4  S1* .
    15 .   S2
    """)
    assert odds(long, "S1 pass S2") == {
        "pass:failed": Fraction(19, 20), "pass:caught": Fraction(1, 20) * Fraction(1, 10),
        "pass:dropped": Fraction(1, 20) * Fraction(9, 10),
    }


@pytest.mark.parametrize(("pk", "chance"), [(3, 0), (4, 1), (8, 5)])
def test_the_least_kick(pk, chance):
    """Cave Brawl 4.4: PK 4 from short range 5 %."""
    g = pit("""
       i  j k
    6  .  . S1*
    21 N1 . .
    """, scores={"S1": (3, 3, pk, 9)})
    assert odds(g, "S1 kick").get("kick:won", 0) == Fraction(chance, 20)


def test_vault_curse_and_plain_deeds():
    g = pit("""
       j  k   l m
    11 S1 N1* . S2_
    12 .  .   . .
    """, kinds="S1=ac")
    assert odds(g, "S1 vault N1") == {"vault:made": Fraction(11, 20), "vault:failed": Fraction(9, 20)}
    assert odds(g, "S2 stand") == {"stood": 1} and odds(g, "S1 j12") == {"moved": 1}
    witch = pit("""
       j  k   l
    11 S1 N1* .
    """, kinds="S1=wi")
    assert odds(witch, "S1 curse N1 bt") == {f"curse:{n}": Fraction(1, 6) for n in range(1, 7)}


def test_a_point_is_the_outcome_of_a_step_and_of_a_pick_up():
    step = pit("""
      j   k l
    1 S1* . .
    9 N1  . .
    """)
    assert odds(step, "S1 k1") == {"point:0": 1}
    take = pit("""
      j  k  l
    1 .  S1 .
    9 N1 .  .
    """, ball=cell("k1"))
    assert odds(take, "S1 take") == {"point:0": 1}


def test_a_point_is_the_outcome_of_a_vault_and_of_a_catch():
    vault = pit("""
      j k   l
    1 . .   .
    2 . N1  .
    3 . S1* .
    """, kinds="S1=ac")
    assert odds(vault, "S1 vault N1") == {"point:0": Fraction(11, 20), "vault:failed": Fraction(9, 20)}
    catch = pit("""
      j   k  l
    1 .   S2 .
    2 S1* .  .
    9 N1  .  .
    """)
    assert odds(catch, "S1 pass S2")["point:0"] == Fraction(1, 4)


def test_ending_the_turn_tells_which_beast_comes():
    g = pit("""
       j   k l
    11 S1* . N1
    """, stall=1)
    names = ["Stirge Swarm", "Smilodon", "Stegosaurus", "Giant Snake", "Mastodon", "Pteranodon"]
    assert odds(g, "end") == {f"end:{name}": Fraction(1, 6) for name in names}
    g.s.stall = 0
    assert odds(g, "end") == {"end:quiet": 1}


def test_before_the_first_turn_every_action_has_one_outcome():
    s = RULESET.start(RULESET.options({}), "cavemen", "sample-exiles")
    assert exact_odds(RULESET, s, ("roll",)) == {"rolled": 1}
    s = RULESET.start(RULESET.options({}), "sample-exiles", "sample-exiles")
    assert exact_odds(RULESET, s, ("flip",)) == {"flipped": 1}
    s = RULESET.start(RULESET.options({"first": "home"}), "sample-exiles", "sample-exiles")
    assert exact_odds(RULESET, s, ("hand", 3)) == {"handed": 1}


def test_the_stated_assumptions_are_what_the_policy_does():
    g = pit("""
       j   k  l
    10 S1* N1 .
    11 S2  .  B1
    """, beasts={"B1": ("snake", 9, "N")})
    around = tuple(cell(name) for name in ("j9", "l10", "k11"))
    assert policy(g.s, Choice("bounce", 0, around)) == cell("j9")
    assert policy(g.s, Choice("place", 1, around)) == cell("l10")
    assert policy(g.s, Choice("push", 0, (*around, "stay"), who=0, target=who("N1"))) == cell("j9")
    assert policy(g.s, Choice("push", 0, (*around, "stay"), who=0, target=beast_number("snake"))) == cell("l10")
    assert policy(g.s, Choice("follow", 0, (*around, "stay"), who=0)) == cell("j9")
    assert policy(g.s, Choice("follow", 0, (cell("k11"), "stay"), who=0)) == "stay"
    assert policy(g.s, Choice("follow", 0, (*around, "stay"), who=1)) == "stay"
    assert policy(g.s, Choice("awaken", 0, around)) == cell("j9")
    assert policy(g.s, Choice("reroll", 0, ("keep", "again"))) == "keep"
    assert len(RULESET.assumptions) == 5
