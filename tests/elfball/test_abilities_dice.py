"""Chapter 22.1: abilities that replace a die, ignore an opponent or change what dice are worth."""

import pytest

import fracas
from fracas.games.elfball.challenge import skill_modifiers
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.notation.positions import position
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import Options
from fracas.games.elfball.tackle import tackle_need
from fracas.kernel.errors import InvalidNotation
from tests.elfball.diagrams import board, faces, picture

H3, A2 = 2, 13
DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
HOLDER = DUEL.replace("A2>5", "A2>5o")


def having(*pairs, **more):
    """Return profiles: ("H3", "buff nimble") ..., and attributes."""
    found = {player: {"abilities": tuple(keys.split())} for player, keys in pairs}
    for player, attributes in more.items():
        found.setdefault(player, {}).update(attributes)
    return found


def reasons(need):
    return [(reason.rule, reason.amount, reason.who) for reason in need]


# -- replacing one die -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "picture_text", "line"), [
    ("grapple", DUEL, "H3 tackle A2: tackle=---; ability -; reroll=o"),
    ("buff", DUEL, "H3 shove A2: shove=---; ability -; reroll=o"),
    ("nimble", DUEL, "H3 p11: disengage=---; ability -; reroll=o"),
    ("agile", "q11: H3>2 ball .", "H3 q12: pick-up=---; ability -; reroll=o"),
    ("agile", "q10: H3>2o . H7>5", "H3 throw q12: throw=---; ability -; reroll=*o; catch catch"),
])
def test_one_die_of_a_challenge_is_rolled_again_and_the_new_face_stands(key, picture_text, line):
    match = board(picture_text, profiles=having(("H3", key))).play(line)
    assert match.told("uses") == [(H3, key)] and not match.told("shift")


def test_steady_replaces_a_die_of_a_dash():
    match = board("q11: H3>2 . .", profiles=having(("H3", "steady")), momentum=1)
    match.play("H3 dash 1: dash=-; ability -; reroll=o; dash hex")
    assert match.told("dashes") == [(H3,)]


def test_resilient_replaces_a_die_of_an_injury_roll_in_the_opponents_action():
    match = board(DUEL, profiles=having(("A2", "resilient")))
    match.play("H3 tackle A2: tackle=**ooo; injury=oo-; ability -; reroll=o")
    assert match.told("uses") == [(A2, "resilient")] and match.place("A2") == "benched"


def test_agile_serves_an_interceptor_and_a_catcher_in_the_opponents_action():
    throw = board("q10: H3>2o A2>6 . H7>5", profiles=having(("A2", "agile")))
    throw.play("H3 throw q13: throw=oo-; intercept A2; intercept=oo-; ability -; reroll=o")
    assert throw.ball() == "A2"
    hit = board("q10: H3>2 H7>2o A2>1", profiles=having(("A2", "agile")), side="away")
    hit.play("A2 tackle H7: tackle=oo-; bounce=2; catch catch; catch=--o; ability -; reroll=o")
    assert hit.ball() in ("A2", "q12")


def test_a_flop_may_be_repaired_and_the_die_a_star_has_brought_stays():
    match = board(HOLDER, profiles=having(("H3", "grapple")))
    match.play("H3 tackle A2: tackle=xx*x; ability x; reroll=o")
    assert match.told("tackle") == [(H3, A2, "nothing")] and not match.told("shift")
    match = board(HOLDER, profiles=having(("H3", "grapple")))
    match.play("H3 tackle A2: tackle=*oo-; ability *; reroll=-; bounce=1")
    assert match.told("tackle") == [(H3, A2, "solid")]
    match = board(HOLDER, profiles=having(("H3", "grapple")))
    match.play("H3 tackle A2: tackle=oxo; ability x; reroll=-; bounce=1")
    assert match.told("tackle") == [(H3, A2, "solid")]


def test_the_coach_may_keep_the_dice_and_is_not_asked_when_nothing_can_be_gained():
    match = board(DUEL, profiles=having(("H3", "grapple"))).play("H3 tackle A2: tackle=---; ability keep")
    assert match.state.used == ()
    assert board("q11: H3>2 ball .", profiles=having(("H3", "agile"))).play("H3 q12: pick-up=*******ooo").ball() == "H3"


def test_an_ability_is_used_once_in_an_action_of_any_player():
    match = board("""
          p11:  .      .
        q10:  .  H3>2  A2>5   .    .
          r10:  .      .
    """, profiles=having(("H3", "nimble")))
    match.play("H3 q10: disengage=---; ability -; reroll=o")
    assert match.state.used == ((H3, "nimble"),)
    match.play("H3 q11").play("H3 q10: disengage=o--")
    match.play("H3 end").play("A2 end")
    assert match.state.used == ()


def test_an_ability_comes_before_the_counters_which_may_replace_its_die_again():
    match = board(DUEL, profiles=having(("H3", "grapple")), momentum=1)
    match.play("H3 tackle A2: tackle=o--; ability -; reroll=-; momentum -; reroll=o")
    assert match.told("tackle") == [(H3, A2, "slide")]
    asked = board(DUEL, profiles=having(("H3", "grapple")), momentum=1).start("H3 tackle A2: tackle=o--; ability keep")
    assert asked.kind == "momentum"


def test_the_opponent_replaces_his_die_before_the_acting_coach_forces_one():
    match = board(DUEL, profiles=having(("A2", "resilient")), momentum=2)
    match.play("H3 tackle A2: tackle=**ooo; injury=oo-; ability -; reroll=o; momentum o; reroll=x; momentum keep")
    assert match.place("A2") == "infirmary"


def test_buff_helps_in_the_face_off_once_in_each_roll():
    game = set_up("buff")
    for kind, answer in (("face-off", "---"), ("ability", "-"), ("reroll", "o"), ("face-off", "o--")):
        assert game.pending.kind == kind
        game.answer(answer)
    assert game.pending.kind == "face-off" and game.state.used == ()
    game.answer("x--")
    assert game.pending.kind == "ability"


def set_up(key):
    """Return a game whose home players have an ability, up to the rolls of its face-off."""
    game = fracas.new("elfball", "seed", "gnolls", "gnolls", real=(True, True))
    game.state.profiles = tuple(
        profile and (profile._replace(abilities=(key,)) if p < 12 else profile)
        for p, profile in enumerate(game.state.profiles)
    )
    game.apply("start")
    while game.pending is not None:
        first = game.pending.coach == 0 and game.pending.kind == "first"
        game.answer("6" if first else game.pending.options[0] if game.pending.kind == "half" else "1")
    for _ in range(2):
        while "ready" not in (legal := game.legal_texts()):
            game.apply(next(text for text in legal if " at " in text))
        game.apply("ready")
    return game


# -- ignoring an opponent ----------------------------------------------------------------------------------------


CROWD = """
      p11:  A4>3   A5>4
    q10:  .   H3>2   A2>5
      r10:  .      .
"""


def test_slippery_ignores_one_opponent_but_never_the_tackle_of_the_first():
    plain = disengage_need(board(CROWD).state, H3, board(CROWD).state.where[H3])
    state = board(CROWD, profiles=having(("H3", "slippery"))).state
    need = disengage_need(state, H3, state.where[H3])
    assert need.value == plain.value - 1 and ("slippery", -1, 16) in reasons(need.reasons)
    lone = board(DUEL, profiles=having(("H3", "slippery"), A2={"tackle": 5})).state
    assert disengage_need(lone, H3, lone.where[H3]).value == 3


def test_a_slippery_player_who_needs_nothing_gets_away_without_a_roll():
    match = board(DUEL, profiles=having(("H3", "slippery"), A2={"tackle": 2})).play("H3 q10")
    assert match.told("disengages") == [] and match.state.momentum == 0
    assert board(DUEL, profiles=having(("H3", "slippery"))).start("H3 q10").kind == "disengage"


def test_focused_ignores_one_opponent_in_skill_challenges():
    state = board(CROWD, profiles=having(("H3", "focused"))).state
    found = skill_modifiers(state, 0, state.where[H3], H3)
    assert sum(reason.amount for reason in found) == 2 and ("focused", -1, 16) in reasons(found)
    assert ("focused", -1, A2) not in reasons(skill_modifiers(state, 1, state.where[A2], A2))


def test_a_helping_hand_counts_beside_him_whatever_he_looks_at_and_never_twice():
    near = """
          p11:  H7>6   .
        q10:  .  H3>2  A2>5
          r10:  .      .
    """
    state = board(near, profiles=having(("H7", "helping-hand"))).state
    assert reasons(skill_modifiers(state, 0, state.where[H3], H3))[0] == ("helping_hand", -1, 6)
    assert ("helping_hand", -1, 6) in reasons(disengage_need(state, H3, state.where[H3]).reasons)
    assert ("helping_hand", -1, 6) in reasons(tackle_need(state, H3, A2).reasons)
    looking = board(near.replace("H7>6", "H7>3"), profiles=having(("H7", "helping-hand"))).state
    found = [reason for reason in reasons(tackle_need(looking, H3, A2).reasons) if reason[2] == 6]
    assert found == [("support", -1, 6)]
    lying = board(near.replace("H7>6", "H7_"), profiles=having(("H7", "helping-hand"))).state
    assert not [reason for reason in skill_modifiers(lying, 0, lying.where[H3], H3) if reason.who == 6]
    down = board("q10: H3_ H7>2", profiles=having(("H7", "helping-hand"))).state
    assert stand_cost(down, H3) == 2


# -- Momentum ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "line", "earned"), [
    ("knockback", "H3 shove A2: shove=*ooo", 6), ("collision", "H3 tackle A2: tackle=*****oo-; injury=---", 4),
    ("hotdog", "H3 q10: disengage=ooo", 4), ("collision", "H3 tackle A2: tackle=*****ooo; injury=---", 6),
])
def test_some_players_earn_double_momentum(key, line, earned):
    match = board(DUEL, profiles=having(("H3", key)))
    match.play(line + ("; momentum keep" if "injury" in line and earned else ""))
    assert match.state.momentum == earned


def test_a_bullet_doubles_the_momentum_of_a_throw():
    match = board("q10: H3>2o . H7>5", profiles=having(("H3", "bullet"))).play("H3 throw q12: throw=oo-; catch catch")
    assert match.state.momentum == 2 and match.told("uses") == [(H3, "bullet")]


def test_an_impact_of_a_hunter_with_collision_earns_double():
    match = board(DUEL, profiles=having(("H3", "collision"), A2={"might": 4}))
    assert match.play("H3 tackle A2: impact=ooo; follow stop").state.momentum == 2


def test_counters_cannot_touch_the_dice_of_cover_and_everlasting():
    match = board("q10: H3>2o A2>6 . H7>5", profiles=having(("A2", "cover")), momentum=3)
    match.play("H3 throw q13: throw=oo-; momentum keep; intercept A2; intercept=ooo")
    assert match.told("uses") == [(A2, "cover")] and match.ball() == "A2"
    asked = board(DUEL, profiles=having(("A2", "everlasting")), momentum=3)
    asked.play("H3 tackle A2: tackle=**ooo; injury=oo-")
    assert asked.told("uses") == [(A2, "everlasting")] and asked.place("A2") == "recovery"


# -- Sprinter, Rally, Rugged -------------------------------------------------------------------------------------


def test_a_sprinter_dashes_again_and_again_and_needs_one_more_each_time():
    match = board("q11: H3>2 . . .", profiles=having(("H3", "sprinter"), H3={"jog": 4}))
    assert match.legal("H3 sprint", "H3 dash") == ["H3 sprint"]
    match.play("H3 sprint: dash=oo--; dash hex")
    assert match.rolled("dash").need == 2 and match.rolled("dash").dice.count == 4
    match.play("H3 q12")
    assert match.legal() == ["H3 sprint", *(f"H3 face {d}" for d in (1, 3, 4, 5, 6)), "H3 end"]
    assert position(match.state).split(".")[14].split("-")[7] == "3"
    match.play("H3 sprint: dash=ooo-; dash hex").play("H3 q13")
    assert match.rolled("dash").need == 3 and match.state.dashes == 2
    match.play("H3 sprint: dash=ooo-")
    assert match.told("shift") == [(0, 3, 0)] and match.told("falls") == [(H3,)]


def test_a_sprinter_who_paid_for_a_dash_has_no_other_and_the_other_way_round():
    match = board("q11: H3>2 . .", profiles=having(("H3", "sprinter")), momentum=2)
    assert match.legal("H3 sprint", "H3 dash") == ["H3 dash 1", "H3 dash 2", "H3 sprint"]
    match.play("H3 dash 1: dash=o; dash hex").play("H3 q12")
    assert match.state.side == 1
    match = board("q11: H3>2 . .", profiles=having(("H3", "sprinter")), momentum=2)
    match.play("H3 sprint: dash=oo----; dash hex")
    assert match.legal("H3 dash") == []


def test_a_challenge_won_by_a_sprint_ends_the_action():
    match = board(DUEL, profiles=having(("H3", "sprinter")))
    match.play("H3 sprint: dash=oo----; dash challenge").play("H3 shove A2: shove=----")
    assert match.state.side == 1


def test_rally_stands_up_from_dazed_at_the_price_of_down():
    state = board("q11: H3~", profiles=having(("H3", "rally"))).state
    assert stand_cost(state, H3) == 2
    match = board("q11: H3~", profiles=having(("H3", "rally"))).play("H3 stand")
    assert match.told("uses") == [(H3, "rally")]


def test_a_rugged_player_goes_down_on_three_or_more_and_stands_up_for_one_less():
    line = "H3 tackle A2: tackle=**ooo; injury="
    match = board(DUEL, profiles=having(("A2", "rugged"))).play(f"{line}ooo; rugged lie")
    assert match.diagram() == picture(DUEL.replace("A2>5", "A2_"))
    match = board(DUEL, profiles=having(("A2", "rugged"))).play(f"{line}ooo; rugged take")
    assert match.place("A2") == "benched"
    assert board(DUEL, profiles=having(("A2", "rugged"))).play(f"{line}oo-").place("A2") == "recovery"
    assert board(DUEL, profiles=having(("A2", "rugged"))).play(f"{line}**ooo").place("A2") == "q12"
    assert stand_cost(board("q11: H3_", profiles=having(("H3", "rugged"))).state, H3) == 1


# -- the position ------------------------------------------------------------------------------------------------


def test_what_is_used_up_stands_at_the_end_of_a_position():
    match = board(DUEL, profiles=having(("H3", "nimble"))).play("H3 q10: disengage=---; ability -; reroll=o")
    assert position(match.state).endswith(".used~H3-nimble")
    assert "~" not in position(board(DUEL).state)


def test_a_position_with_abilities_used_up_reads_as_it_was_written():
    state = fracas.new("elfball", "x", "gnolls_aaaabbcccc_1-buff-nimble", "gnolls").state
    state.used = ((0, "buff"), (0, "nimble"))
    text = position(state)
    assert text.endswith(".used~H1-buff_H1-nimble") and RULESET.parse_position(text) == state


@pytest.mark.parametrize("tail", ["used~H3-nothing", "used~H30-buff", "used~H3-buff", "clipped~Q4", "colour~red",
                                  "used~", "clipped~A2.clipped~A2"])
def test_a_tail_that_cannot_be_is_refused(tail):
    text = position(board(DUEL).state).replace("gnomes_aaaaaaaaabbb", "gnomes")
    with pytest.raises(InvalidNotation):
        RULESET.parse_position(f"{text}.{tail}")


def test_simple_stars_and_abilities_go_together():
    match = board(DUEL, options=Options(simple_star=True), profiles=having(("H3", "grapple")))
    match.play("H3 tackle A2: tackle=*--; ability -; reroll=*; injury=*-----")
    assert match.told("tackle") == [(H3, A2, "punishing")]


def test_the_usual_coach_replaces_the_worst_die_of_a_challenge_that_fails():
    asked = board(DUEL, profiles=having(("H3", "grapple"))).start("H3 tackle A2: tackle=x-o")
    state = board(DUEL, profiles=having(("H3", "grapple"))).state
    assert RULESET.policy(state, asked) == faces("x")[0]
