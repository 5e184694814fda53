"""Chapter 13.4: catching, and turning a player after a challenge."""

from tests.elfball.diagrams import board

ROWS = """
      p11:  .      .      .
    q10:  .  H3>2  ball  A7>2   .
      r10:  .      .      .
"""
BOUNCED = "H3 q12: pick-up=---; bounce=2; "


def test_a_catch_needs_two_with_team_mates_and_opponents_facing_the_catcher():
    match = board("""
          p11:  .      .      A4>3   A5>4
        q10:  .  H3>2  ball   A7>2    .
          r10:  .      .      A6_
    """)
    asked = match.start(BOUNCED + "catch catch")
    # A4 faces him; A5 on p14 looks at q13 too; A6 lies; H3 on q12 looks east at him.
    assert asked.kind == "catch" and sorted(r.amount for r in asked.reasons) == [-1, -1, 1, 2] and asked.need == 1


def test_success_holds_the_ball():
    assert board(ROWS).play(BOUNCED + "catch catch; catch=ooo").ball() == "A7"


def test_failure_bounces_the_ball_one_hex():
    match = board(ROWS).play(BOUNCED + "catch catch; catch=oo-; bounce=2")
    assert match.ball() == "q14" and match.state.stance[18] == 0


def test_a_flop_puts_the_catcher_down_and_bounces_the_ball_from_there():
    match = board(ROWS).play(BOUNCED + "catch catch; catch=x--; bounce=2")
    assert match.ball() == "q14" and match.state.stance[18] == 1


def test_declining_counts_as_a_failure_and_rolls_nothing():
    match = board(ROWS).play(BOUNCED + "catch decline; bounce=2")
    assert match.ball() == "q14" and match.told("declines") == [(18,)]


def test_a_player_without_skill_is_not_asked_and_fails():
    match = board(ROWS, profiles={"A7": {"skill": 0}}).play(BOUNCED + "bounce=2")
    assert match.ball() == "q14"


def test_after_a_catch_that_was_rolled_the_player_may_be_turned_by_his_own_coach():
    match = board(ROWS)
    match.start(BOUNCED + "catch catch; catch=ooo")
    asked = match.game.pending
    assert asked.kind == "face" and asked.coach == 1 and asked.who == 18 and asked.facts == (1,)
    match.game.answer("5")
    assert match.state.facing[18] == 4


def test_also_after_a_failed_one_but_not_when_he_lies():
    asked = board(ROWS).start(BOUNCED + "catch catch; catch=---")
    assert asked.kind == "face" and asked.who == 18
    assert board(ROWS).start(BOUNCED + "catch catch; catch=x--").kind == "bounce"


def test_the_acting_coach_may_force_dice_of_the_catcher():
    asked = board(ROWS, momentum=1).start(BOUNCED + "catch catch; catch=ooo")
    assert asked.kind == "momentum" and asked.coach == 0 and asked.who == 18
