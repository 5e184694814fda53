"""The readings of the French edition, beside those of the English one (Rulings 54, 61, 64, 87, 90, 146)."""

import pytest

from fracas.games.elfball.challenge import skill_modifiers
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.settings import options_of
from fracas.games.elfball.standing import NEVER, stand_cost
from fracas.games.elfball.state import Options
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board
from tests.elfball.gifted import able

FRENCH, ENGLISH = Options(french=True), Options()
EDITIONS = pytest.mark.parametrize("options", [ENGLISH, FRENCH], ids=["english", "french"])
CROWD = """
      p11:  A4>3   A5>4
    q10:  .   H3>2   A2>5
      r10:  .      .
"""
DUEL = """
      p11:  .      .
    q10:  .  H3>2o  A2>5
      r10:  .      .
"""
H3, H4 = 2, 3


def test_the_edition_is_an_option_and_the_english_one_is_usual():
    assert options_of({}) == ENGLISH and options_of({"edition": "French"}) == FRENCH
    assert options_of({"cards": 104}).cards == 52 and options_of({"cards": 104, "edition": "French"}).cards == 104
    state = board(DUEL, options=FRENCH).state
    assert RULESET.parse_position(RULESET.position(state)).options == FRENCH
    assert "-g" in RULESET.position(state) and "-g" not in RULESET.position(board(DUEL).state)


@EDITIONS
def test_slippery_and_focused_ignore_one_opponent_or_all(options):
    """Ruling 54."""
    state = board(CROWD, options=options, profiles=able(H3="slippery focused")).state
    plain = board(CROWD, options=options).state
    ignored = 2 if options.french else 1
    here = state.where[H3]
    assert disengage_need(state, H3, here).value == disengage_need(plain, H3, here).value - ignored
    left = sum(reason.amount for reason in skill_modifiers(state, 0, here, H3))
    assert left == (0 if options.french else 2)


def test_the_odds_follow_the_edition():
    """Ruling 54: the rule itself is run."""
    chances = []
    for options in (ENGLISH, FRENCH):
        match = board(CROWD, options=options, profiles=able(H3="slippery"))
        chances.append(exact_odds(RULESET, match.state, RULESET.parse_action(match.state, "H3 q10")))
    assert chances[0] != chances[1]


@EDITIONS
def test_the_owner_of_rally_goes_down_or_never(options):
    """Ruling 61: who stays up keeps the ball; the flop is one all the same."""
    match = board(DUEL, options=options, profiles=able(H3="rally"))
    match.play("H3 tackle A2: tackle=x--" + ("" if options.french else "; bounce=5"))
    assert (match.state.stance[H3] == 0) == options.french and (match.ball() == "H3") == options.french
    assert match.told("uses") == [(H3, "rally")] * options.french and match.told("shift")
    fallen = board(DUEL, options=options).play("H3 tackle A2: tackle=x--; bounce=5")
    assert fallen.state.stance[H3] == 1


@EDITIONS
def test_a_perfect_throw_is_caught_without_a_roll_after_a_bounce_off_a_player_or_not(options):
    """Ruling 146."""
    match = board("""
        q10:  .  H3>2o   .   A2_  H7>5
    """, options=options)
    asked = match.start("H3 throw q13: throw=ooo; bounce=2")
    assert asked.kind == "catch" and (asked.facts == ("automatic",)) == options.french
    wobbly = board("q11: H3>2o . A2_ H7>5", options=options)
    assert wobbly.start("H3 throw q13: throw=o--; bounce=2").facts != ("automatic",)


@EDITIONS
@pytest.mark.parametrize("catch", ["catch decline", "catch catch; catch=---; face 5"])
def test_a_catch_that_fails_or_is_declined_shifts_or_does_not(options, catch):
    """Ruling 87: a ball that was not thrown; of the acting team alone."""
    def played(mate):
        match = board(f"""
            q10:  .  H3>2  A2>5o  {mate}
        """, options=options)
        return match.play(f"H3 tackle A2: tackle=ooo; injury=oooooo; bounce=2; {catch}; bounce=2")

    assert [fact[1] for fact in played("H7>5").told("shift")] == [8] * options.french
    assert played("A7>5").told("shift") == []


@EDITIONS
def test_a_card_goes_after_the_turns_of_one_coach_or_after_every_turn(options):
    """Ruling 64."""
    match = board("q11: H3>1\nh11: A3>4", options=options._replace(cards=52), cards=9, loser="away",
                  off={"bench": "H7 A7"})
    assert match.play("H3 end").state.cards == 9 - options.french
    assert match.play("A3 end").state.cards == 8 - options.french


@EDITIONS
def test_one_player_stands_up_in_a_turn_of_two_or_both(options):
    """Ruling 90: who stood up may do so again."""
    match = board("q11: H3_ . H4_\nh11: A3>4", options=options._replace(double_move=True), off={"bench": "H7 A7"})
    match.play("H3 stand").play("H3 end")
    assert ("H4 stand" in match.legal()) == (not options.french)
    assert (stand_cost(match.state, H4) == NEVER) == options.french and stand_cost(match.state, H3) < NEVER
    text = RULESET.position(match.state)
    assert ("risen~H3" in text) == options.french and RULESET.position(RULESET.parse_position(text)) == text
    match.play("H4 end")
    assert "risen" not in RULESET.position(match.state) and stand_cost(match.state, H4) < NEVER
