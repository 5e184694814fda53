"""Chapter 22: abilities of attacks, of those who are attacked, and of those who stop runners."""

import pytest

from fracas.games.elfball.abilities.clipping import clip_need
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.paths import paths
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.tackle import needs_impact, tackle_need
from tests.elfball.diagrams import board, picture
from tests.elfball.test_abilities_dice import A2, DUEL, H3, HOLDER, having, reasons

LYING = DUEL.replace("A2>5", "A2_")
DAZED = DUEL.replace("A2>5", "A2~")
RUN_UP = """
      p11:  .      .
    q10:  H3>2  .  A2>5
      r10:  .      .
"""
STRONG = {"might": 5}


# -- Psycho, Bonecrusher, Pummel, Malicious ----------------------------------------------------------------------


def test_a_psycho_rolls_the_might_of_his_target_also_downwards_and_two_dice_more_for_a_shove():
    match = board(DUEL, profiles=having(("H3", "psycho"), A2=STRONG)).play("H3 tackle A2: impact=ooo--; follow stop")
    assert match.rolled("impact").dice.count == 5 and match.state.momentum == 0
    match = board(DUEL, profiles=having(("H3", "psycho"))).play("H3 shove A2: shove=-----")
    assert match.rolled("shove").dice.count == 5
    match = board(DUEL, profiles=having(("H3", "psycho"), H3={"might": 5})).play("H3 shove A2: shove=------")
    assert match.rolled("shove").dice.count == 6


def test_a_bonecrusher_takes_a_die_from_the_injury_roll_perhaps_the_last():
    match = board(DUEL, profiles=having(("H3", "bonecrusher"))).play("H3 tackle A2: tackle=**ooo; injury=oo")
    assert match.rolled("injury").dice.count == 2 and match.place("A2") == "recovery"
    match = board(DUEL, profiles=having(("H3", "bonecrusher"))).play("H3 tackle A2: tackle=*ooo; injury=*oooo-")
    assert match.rolled("injury").dice.count == 5
    match = board(DUEL, profiles=having(("H3", "bonecrusher"), A2={"grit": 1})).play("H3 tackle A2: tackle=**ooo")
    assert match.place("A2") == "infirmary"


def test_a_pummeller_gives_up_dice_and_each_takes_a_success_from_the_injury_roll():
    match = board(DUEL, profiles=having(("H3", "pummel"), H3={"tackle": 5}))
    asked = match.start("H3 tackle A2")
    assert asked.kind == "pummel" and asked.options == (0, 1, 2, 3)
    match.game.answer("2")
    match.game.answer("**ooo")
    assert match.game.pending.kind == "injury"
    match.game.answer("*ooo")
    assert match.place("A2") == "recovery"


def test_a_pummel_leaves_one_die_and_never_makes_a_flop():
    assert board(DUEL, profiles=having(("H3", "pummel"), H3={"tackle": 2})).start("H3 tackle A2").options == (0, 1)
    assert board(DUEL, profiles=having(("H3", "pummel"), H3={"tackle": 1})).start("H3 tackle A2").kind == "tackle"
    match = board(DUEL, profiles=having(("H3", "pummel"), H3={"tackle": 6}))
    match.play("H3 tackle A2: pummel 3; tackle=**ooo; injury=o--")
    assert match.told("injury") == [(A2, "infirmary")]


@pytest.mark.parametrize(("injury", "counters"), [("*ooo", 1), ("ooo", 2), ("x--", 2), ("*oooo", 0)])
def test_a_malicious_player_earns_for_those_he_dazes_and_sends_off(injury, counters):
    match = board(DUEL, profiles=having(("H3", "malicious"), A2={"grit": 4 if injury == "*oooo" else 3}))
    match.play(f"H3 tackle A2: tackle=**ooo; injury={injury}")
    assert match.state.momentum == counters


def test_who_was_dazed_before_is_not_made_dazed():
    match = board(DAZED, profiles=having(("H3", "malicious cheapshot")))
    match.play("H3 tackle A2: tackle=ooo; injury=oooo--")
    assert match.state.momentum == 0 and match.diagram() == picture(DAZED)


# -- Cheapshot ---------------------------------------------------------------------------------------------------


def test_a_cheapshot_tackles_those_who_lie_without_impact_rear_or_ball():
    state = board(LYING, profiles=having(("H3", "cheapshot"), A2=STRONG)).state
    assert not needs_impact(state, H3, A2)
    assert reasons(tackle_need(state, H3, A2).reasons) == [("target_dodge", 1, A2)]
    assert board(LYING).legal("H3 tackle", "H3 shove") == []
    assert board(LYING, profiles=having(("H3", "cheapshot"))).legal("H3 tackle", "H3 shove") == ["H3 tackle A2"]


@pytest.mark.parametrize(("before", "thrown", "result", "after"), [
    (LYING, "o--", "nothing", LYING), (DAZED, "o--", "nothing", DAZED), (DAZED, "oo-", "solid", LYING),
    (LYING, "oo-", "solid", LYING), (DAZED, "---", "nothing", DAZED),
    (DAZED, "x--", "flop", DAZED.replace("H3>2", "H3_")), (LYING, "ooo; injury=oooo--", "punishing", DAZED),
    (DAZED, "ooo; injury=ooooo-", "punishing", DAZED),
])
def test_every_result_of_a_cheapshot(before, thrown, result, after):
    match = board(before, profiles=having(("H3", "cheapshot"))).play(f"H3 tackle A2: tackle={thrown}")
    assert match.told("cheapshot") == [(H3, A2, result)] and match.diagram() == picture(after)


def test_a_cheapshot_counts_as_the_tackle_of_the_action():
    match = board(LYING, profiles=having(("H3", "cheapshot"))).play("H3 tackle A2: tackle=---")
    assert match.legal("H3 tackle") == []


# -- Cutblock ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrown", "after"), [
    ("---", "H3_ A2>5"), ("oo-", "H3_ A2_"), ("ooo", "H3_ A2_"), ("x--", "H3_ A2>5"),
])
def test_a_cutblock_needs_no_impact_and_the_user_ends_down_whatever_the_result(thrown, after):
    match = board(RUN_UP, profiles=having(("H3", "cutblock"), A2=STRONG))
    assert match.legal("H3 cutblock") == []
    match.play("H3 q11")
    assert match.legal("H3 tackle", "H3 cutblock") == ["H3 tackle A2", "H3 cutblock A2"]
    match.play(f"H3 cutblock A2: tackle={thrown}")
    assert match.diagram().splitlines()[1] == f"q10: . {after}"
    assert bool(match.told("shift")) == (thrown == "x--")


def test_a_cutblock_is_for_stronger_opponents_only():
    assert board(RUN_UP, profiles=having(("H3", "cutblock"))).play("H3 q11").legal("H3 cutblock") == []


def test_a_cutblocker_with_the_ball_drops_it_after_his_target_has():
    match = board(RUN_UP.replace("H3>2", "H3>2o"), profiles=having(("H3", "cutblock"), A2=STRONG)).play("H3 q11")
    match.play("H3 cutblock A2: tackle=---; bounce=5")
    assert match.ball() == "q10"


# -- Steal -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrown", "result", "ball"), [
    ("---", "nothing", "A2"), ("x--", "flop", "A2"), ("o--; bounce=2", "loose", "q13"), ("oo-", "taken", "H3"),
    ("*ooo", "taken", "H3"),
])
def test_every_result_of_a_steal(thrown, result, ball):
    match = board(HOLDER, profiles=having(("H3", "steal"), A2=STRONG)).play(f"H3 steal A2: steal={thrown}")
    assert match.told("steal") == [(H3, A2, result)] and match.ball() == ball
    assert match.state.facing[A2] == 4 and (match.state.facing[H3] == 1) == (result != "flop")


def test_only_the_ball_holder_is_stolen_from_once_an_action():
    assert board(DUEL, profiles=having(("H3", "steal"))).legal("H3 steal") == []
    match = board(HOLDER, profiles=having(("H3", "steal")))
    assert match.legal("H3 steal") == ["H3 steal A2"] and board(HOLDER).legal("H3 steal") == []
    assert match.play("H3 steal A2: steal=---").legal("H3 steal", "H3 tackle") == []


def test_a_steal_earns_as_a_tackle_does():
    match = board(HOLDER, profiles=having(("H3", "steal")))
    assert match.play("H3 steal A2: steal=***ooo").state.momentum == 2


def test_a_player_without_skill_only_knocks_the_ball_loose():
    match = board(HOLDER, profiles=having(("H3", "steal"), H3={"skill": 0}))
    assert match.play("H3 steal A2: steal=ooo; bounce=2").ball() == "q13"


# -- Fear --------------------------------------------------------------------------------------------------------


def test_fear_asks_the_strong_for_an_impact_which_earns_nothing():
    match = board(DUEL, profiles=having(("A2", "fear"), H3={"might": 4}))
    match.play("H3 tackle A2: impact=oooo; follow tackle; tackle=---")
    assert match.state.momentum == 0 and match.rolled("impact").need == 1 and match.told("uses") == [(A2, "fear")]


def test_the_weak_make_their_usual_impact_against_fear_and_earn_by_it():
    match = board(DUEL, profiles=having(("A2", "fear"), A2={"might": 4}))
    assert match.play("H3 tackle A2: impact=ooo; follow stop").state.momentum == 1


def test_steal_and_cutblock_need_an_impact_against_fear():
    match = board(HOLDER, profiles=having(("A2", "fear"), ("H3", "steal")))
    match.play("H3 steal A2: impact=ooo; follow tackle; steal=oo-")
    assert match.ball() == "H3" and match.state.momentum == 0
    match = board(RUN_UP, profiles=having(("A2", "fear"), ("H3", "cutblock"), A2=STRONG)).play("H3 q11")
    match.play("H3 cutblock A2: impact=oo-")
    assert match.state.stance[H3] == 0 and match.state.fee and match.told("tackle") == []
    match = board(RUN_UP, profiles=having(("A2", "fear"), ("H3", "cutblock"), A2=STRONG)).play("H3 q11")
    match.play("H3 cutblock A2: impact=ooo; follow tackle; tackle=---")
    assert match.state.stance[H3] == 1


def test_psycho_and_cheapshot_ignore_fear():
    assert board(DUEL, profiles=having(("A2", "fear"), ("H3", "psycho"))).start("H3 tackle A2").kind == "tackle"
    assert board(LYING, profiles=having(("A2", "fear"), ("H3", "cheapshot"))).start("H3 tackle A2").kind == "tackle"


# -- Clipping ----------------------------------------------------------------------------------------------------


CLIPPED = having(("A2", "clipping"), A2={"might": 4})


def test_a_clipper_must_be_passed_before_the_disengage():
    match = board(DUEL, profiles=CLIPPED).play("H3 q10: clip might; clip-might=ooo; disengage=o--")
    assert match.told("clip") == [(H3, A2, "passed")] and match.state.momentum == 1 and match.place("H3") == "q10"
    match = board(DUEL, profiles=CLIPPED).play("H3 q10: clip dodge; clip-dodge=oo-; disengage=o--")
    assert match.state.attacks == 0 and match.state.busy


def test_only_a_stronger_clipper_who_faces_the_player_stops_him():
    assert board(DUEL, profiles=having(("A2", "clipping"))).start("H3 q10").kind == "disengage"
    away = DUEL.replace("A2>5", "A2>2")
    assert board(away, profiles=CLIPPED).play("H3 q10").place("H3") == "q10"


def test_after_a_failure_he_keeps_his_place_and_pays_one_jog_to_try_again():
    match = board(DUEL, profiles=having(("A2", "clipping"), A2={"might": 4}, H3={"jog": 3}))
    match.play("H3 q10: clip might; clip-might=---")
    assert match.state.jog == 3 and match.state.clipped == A2 and not match.state.fee
    match.play("H3 q10: clip might; clip-might=---")
    assert match.state.jog == 2 and match.legal("H3 q10")
    match.play("H3 q10: clip might; clip-might=---")
    assert match.state.jog == 1 and match.legal("H3 q10") == [] and match.legal("H3 shove")


def test_a_flop_against_a_clipper_is_that_of_an_impact():
    match = board(DUEL.replace("H3>2", "H3>2o"), profiles=CLIPPED)
    match.play("H3 q10: clip might; clip-might=x--; bounce=5")
    assert match.told("shift") == [(0, 4, 0)] and match.state.stance[H3] == 1 and match.ball() == "q10"


def test_of_several_clippers_the_strongest_counts():
    crowd = """
          p11:  A4>3   .
        q10:  .   H3>2   A2>5
          r10:  .      .
    """
    profiles = having(("A2", "clipping"), ("A4", "clipping"), A2={"might": 4}, A4={"might": 5})
    asked = board(crowd, profiles=profiles).start("H3 q10")
    assert asked.kind == "clip" and asked.target == 15
    assert RULESET.policy(board(crowd, profiles=profiles).state, asked) == "might"


def test_clipping_counts_supporters_and_others_but_no_rear_and_slippery_only_with_dodge_dice():
    crowd = """
          p11:  A4>3   H5>3
        q10:  .   H3>2   A2>5
          r10:  .      .
    """
    state = board(crowd, profiles=having(("A2", "clipping"), ("H3", "slippery"), A2={"might": 5})).state
    here = state.where[H3]
    assert reasons(clip_need(state, H3, here, A2, "might").reasons) == [
        ("target_might", 3, A2), ("support", -1, 4), ("opponent", 1, 15),
    ]
    assert reasons(clip_need(state, H3, here, A2, "dodge").reasons)[-1] == ("slippery", -1, 15)


def test_nimble_and_buff_replace_a_die_against_a_clipper():
    profiles = having(("A2", "clipping"), ("H3", "buff nimble"), A2={"might": 4})
    match = board(DUEL, profiles=profiles)
    match.play("H3 q10: clip dodge; clip-dodge=o--; ability -; reroll=o; disengage=o--")
    assert match.told("uses") == [(H3, "nimble")]
    match = board(DUEL, profiles=profiles)
    match.play("H3 q10: clip might; clip-might=o--; ability -; reroll=o; disengage=---; ability -; reroll=o")
    assert match.told("uses") == [(H3, "buff"), (H3, "nimble")]


def test_the_safest_path_counts_the_clipper():
    state = board(DUEL, profiles=CLIPPED).state
    cell = state.book.field.cell_named("q10")
    assert paths(state, H3)[cell].chance == chance(3, 2) * chance(3, 1)
