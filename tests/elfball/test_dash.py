"""Chapter 16: Dash."""

from fracas.games.elfball.state import Options
from tests.elfball.diagrams import board, picture

ALONE = """
      p11:  .      .
    q10:  .   H3>2   .     .
      r10:  .      .
"""
DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5   .
      r10:  .      .
"""


def spent(text=ALONE, **changes):
    """Return a match whose H3 has used up his Jog."""
    match = board(text, **{"momentum": 3, "profiles": {"H3": {"jog": 1}}, **changes})
    match.state.acting, match.state.jog, match.state.moved = 2, 0, 1
    return match


def test_a_dash_may_use_any_number_of_counters_and_needs_at_least_one():
    assert spent().legal("H3 dash") == ["H3 dash 1", "H3 dash 2", "H3 dash 3"]
    assert spent(momentum=0).legal("H3 dash") == []


def test_the_number_of_counters_is_the_number_of_dice():
    match = spent()
    asked = match.start("H3 dash 2")
    assert asked.dice.count == 2 and asked.need == 1 and match.state.momentum == 1


def test_counters_left_over_may_replace_its_dice():
    match = spent().play("H3 dash 2: dash=--; momentum -; reroll=o; dash hex")
    assert match.state.momentum == 0
    assert match.told("dashes") == [(2,)]


def test_success_moves_one_extra_hex_even_with_no_jog_left_and_ends_the_action():
    match = spent().play("H3 dash 3: dash=oo-; dash hex")
    assert match.legal("H3 q12", "H3 dash", "H3 throw", "H3 end") == ["H3 q12", "H3 end"]
    match.play("H3 q12")
    assert match.place("H3") == "q12" and match.state.side == 1


def test_a_dash_earns_no_momentum():
    match = spent().play("H3 dash 3: dash=ooo; dash hex")
    assert match.state.momentum == 0


def test_failure_puts_him_down_and_a_flop_dazes_him():
    failed = spent(ALONE.replace("H3>2", "H3>2o")).play("H3 dash 3: dash=---; bounce=5")
    assert failed.told("shift") == [(0, 3, 0)] and failed.state.stance[2] == 1 and failed.ball() == "q10"
    flopped = spent().play("H3 dash 3: dash=x--")
    assert flopped.told("shift") == [(0, 4, 0)] and flopped.state.stance[2] == 2


def test_the_extra_hex_may_need_a_disengage_and_a_pick_up():
    match = spent(DUEL.replace("q10:  .", "q10: ball")).play("H3 dash 3: dash=o--; dash hex")
    match.play("H3 q10: disengage=o--; pick-up=o--")
    assert match.ball() == "H3" and match.state.side == 1


def test_a_failed_disengage_of_the_extra_hex_is_a_shift():
    match = spent(DUEL).play("H3 dash 3: dash=o--; dash hex").play("H3 q10: disengage=---")
    assert match.told("shift") == [(0, 5, 0)]


def test_a_dash_is_tried_once_an_action():
    match = spent(momentum=6).play("H3 dash 1: dash=o; dash hex")
    assert match.legal("H3 dash") == []


def test_success_may_be_used_for_one_challenge_with_an_extra_die_which_ends_the_action():
    match = spent(DUEL).play("H3 dash 3: dash=o--; dash challenge")
    assert match.legal("H3 tackle", "H3 shove", "H3 end") == ["H3 tackle A2", "H3 shove A2", "H3 end"]
    match.play("H3 tackle A2: tackle=oo--")
    assert match.state.side == 1 and match.state.stance[13] == 1


def test_the_extra_die_respects_the_limit_of_six():
    match = spent(DUEL, profiles={"H3": {"tackle": 6}}).play("H3 dash 3: dash=o--; dash challenge")
    assert match.start("H3 tackle A2").dice.count == 6


def test_with_the_tackle_used_up_one_more_may_be_tried_without_the_extra_die():
    match = spent(DUEL)
    match.state.attacks = 1
    match.play("H3 dash 3: dash=o--; dash challenge")
    assert match.start("H3 tackle A2").dice.count == 3


def test_with_all_shoves_used_up_one_more_may_be_tried_without_the_extra_die():
    match = spent(DUEL)
    match.state.shoves = 1
    match.play("H3 dash 3: dash=o--; dash challenge")
    assert match.start("H3 shove A2").dice.count == 3
    match = spent(DUEL).play("H3 dash 3: dash=o--; dash challenge")
    assert match.start("H3 shove A2").dice.count == 4


def test_in_impact_and_tackle_one_of_the_two_gets_the_extra_die():
    strong = {"A2": {"might": 4}, "H3": {"jog": 1}}
    match = spent(DUEL, profiles=strong).play("H3 dash 3: dash=o--; dash challenge")
    asked = match.start("H3 tackle A2: extra-die impact")
    assert asked.kind == "impact" and asked.dice.count == 4
    match = spent(DUEL, profiles=strong).play("H3 dash 3: dash=o--; dash challenge")
    asked = match.start("H3 tackle A2: extra-die tackle; impact=oo-; follow tackle")
    assert asked.kind == "tackle" and asked.dice.count == 4


def test_an_impact_that_fails_there_ends_the_action_without_the_tackle():
    match = spent(DUEL, profiles={"A2": {"might": 4}}).play("H3 dash 3: dash=o--; dash challenge")
    match.play("H3 tackle A2: extra-die impact; impact=o---")
    assert match.told("tackle") == [] and match.state.side == 1


def test_the_challenge_may_be_a_short_throw_but_no_long_one():
    match = spent(ALONE.replace("H3>2", "H3>2o")).play("H3 dash 3: dash=o--; dash challenge")
    throws = match.legal("H3 throw")
    assert len(throws) == 126 and match.start("H3 throw q12").dice.count == 4
    fresh = board(ALONE.replace("H3>2", "H3>2o"), momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert len(fresh.legal("H3 throw")) == 126


def test_the_challenge_may_be_a_disengage_only_with_jog_left():
    assert spent(DUEL).play("H3 dash 3: dash=o--; dash challenge").legal("H3 q10") == []
    match = board(DUEL, momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert match.start("H3 q10").dice.count == 4


def test_the_challenge_may_be_a_pick_up_with_jog_left():
    match = board(ALONE.replace("q10:  .", "q10: ball"), momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert match.legal("H3 q", "H3 p", "H3 r") == ["H3 q10"]
    match.play("H3 q10: pick-up=o---")
    assert match.ball() == "H3" and match.state.side == 1


def test_a_disengage_with_the_extra_die_leaves_none_for_the_pick_up():
    match = board(DUEL.replace("q10:  .", "q10: ball"), momentum=1).play("H3 dash 1: dash=o; dash challenge")
    asked = match.start("H3 q10: disengage=o---")
    assert asked.kind == "pick-up" and asked.dice.count == 3


def test_dashing_needs_no_payment_of_a_fee():
    match = board(DUEL, momentum=1, profiles={"H3": {"jog": 1}, "A2": {"might": 6}})
    match.play("H3 tackle A2: impact=o--")
    assert match.state.fee
    match.play("H3 dash 1: dash=o; dash challenge")
    assert not match.state.fee and match.state.jog == 1
    match.play("H3 tackle A2: impact=*ooo; follow tackle; tackle=---")
    assert match.told("tackle") == [(2, 13, "nothing")] and match.state.side == 1


def test_after_a_dash_the_winner_may_end_without_using_it():
    match = spent().play("H3 dash 3: dash=o--; dash hex").play("H3 end")
    assert match.diagram() == picture(ALONE) and match.state.side == 1


def test_a_lying_player_may_not_dash():
    assert board(ALONE.replace("H3>2", "H3_"), momentum=3).legal("H3 dash") == []


def test_the_old_costs_do_not_apply_to_what_a_dash_has_won():
    match = spent(DUEL, options=Options(legacy_challenge_cost=True)).play("H3 dash 3: dash=o--; dash challenge")
    assert match.legal("H3 tackle") == ["H3 tackle A2"]
    assert match.play("H3 tackle A2: tackle=----").state.side == 1
