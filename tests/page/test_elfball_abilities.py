"""Elfball's abilities of fighting on the page: buttons, targets, questions, words."""

from fractions import Fraction

import pytest

from fracas.faces import questions
from fracas.faces.elfball.face import FACE
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import first_roll, position_before_last
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board
from tests.elfball.test_abilities_dice import A2, DUEL, H3, HOLDER, having

STRONG = {"might": 5}


def buttons(match, mode=""):
    """Return the labels of the buttons that can be pressed, and of those that cannot."""
    shown = FACE.tray_buttons(match.state, match.game.legal_actions(), H3, mode)
    return [c.label for c in shown if not c.off], [c.label for c in shown if c.off]


def deeds(match, kind):
    """Return the deeds of a kind the player could do, near and far."""
    found = FACE.move_options(match.state, match.game.legal_actions(), H3).actions
    return [deed for deed in found if deed.kind == kind]


def test_buttons_of_abilities_are_shown_to_those_who_have_them():
    assert not {"Steal", "Cutblock", "Sprinter"} & {*buttons(board(HOLDER))[0], *buttons(board(HOLDER))[1]}
    match = board(HOLDER, profiles=having(("H3", "steal sprinter")))
    assert {"Steal", "Sprinter"} <= {*buttons(match)[0]} and "Dash" not in buttons(match)[1]
    match.play("H3 steal A2: steal=---")
    assert "Steal" in buttons(match)[1]
    assert "Steal" in buttons(board(DUEL, profiles=having(("H3", "steal"))))[1]


def test_a_steal_is_tapped_in_its_mode_near_and_far():
    near = board(HOLDER, profiles=having(("H3", "steal")))
    found = [(deed.action, deed.mode, deed.path) for deed in deeds(near, "steal")]
    assert found == [(("steal", H3, A2), "steal", None)]
    far = board("q10: H3>2 . . A2>5o", profiles=having(("H3", "steal")))
    (deed,) = deeds(far, "steal")
    assert deed.path is not None and deed.path.chance == 1 and deed.mode == "steal"


def test_a_cutblock_always_walks_first():
    (deed,) = deeds(board(DUEL, profiles=having(("H3", "cutblock"), A2=STRONG)), "cutblock")
    assert deed.path is not None and len(deed.path.steps) >= 1
    state = board(DUEL, profiles=having(("H3", "cutblock"), A2=STRONG)).state
    after = position_before_last(RULESET, state, (*deed.path.steps, deed.action))
    assert deed.action in RULESET.legal_actions(after)


def test_who_lies_is_a_target_for_a_cheapshot_only():
    far = "q10: H3>2 . . A2_"
    assert deeds(board(far), "tackle") == []
    assert [deed.action for deed in deeds(board(far, profiles=having(("H3", "cheapshot"))), "tackle")] == [
        ("tackle", H3, A2)]


def test_the_slip_of_a_steal_tells_its_outcomes():
    match = board(HOLDER, profiles=having(("H3", "steal")))
    roll = first_roll(RULESET, match.state, ("steal", H3, A2))
    assert FACE.roll_label(roll) == "Steal" and roll.need == 1
    fan = exact_odds(RULESET, match.state, ("steal", H3, A2))
    told = {outcome.text: outcome.chance for outcome in outcomes(FACE, roll, fan)}
    assert told["has the ball"] == chance(3, 2) and sum(told.values()) == 1


@pytest.mark.parametrize(("line", "title", "labels"), [
    ("H3 tackle A2: tackle=x-o", "Nobody (3), Tackle: 0, needs 2",
     ["Keep", "Use Grapple", "Use Grapple", "Use Grapple"]),
    ("H3 q10", "Nobody (3) must get past Nobody (2) first", ["With Might", "With Dodge"]),
])
def test_questions_name_the_ability(line, title, labels):
    match = board(DUEL, profiles=having(("H3", "grapple"), ("A2", "clipping"), H3={"might": 3}, A2={"might": 3}))
    if "q10" in line:
        match = board(DUEL, profiles=having(("A2", "clipping"), A2={"might": 4}))
    ask = questions.question_prompt(FACE, match.state, match.start(line))
    assert ask.title == title and [reply.label for reply in ask.replies] == labels


def test_a_tap_on_a_die_replaces_it_and_says_the_chance_after_it():
    match = board(DUEL, profiles=having(("H3", "grapple")))
    ask = questions.question_prompt(FACE, match.state, match.start("H3 tackle A2: tackle=-oo"))
    assert [die.option for die in ask.dice] == [1, 3, 3] and ask.note == "enough"
    assert ask.dice[0].chance == Fraction(5, 6) and ask.dice[1].chance == chance(1, 1)


def test_a_pummeller_sees_the_chance_of_every_number_of_dice():
    match = board(DUEL, profiles=having(("H3", "pummel"), H3={"tackle": 5}))
    ask = questions.question_prompt(FACE, match.state, match.start("H3 tackle A2"))
    assert [reply.label for reply in ask.replies] == ["all dice", "1 die fewer", "2 dice fewer", "3 dice fewer"]
    assert [reply.chance for reply in ask.replies] == [chance(dice, 2) for dice in (5, 4, 3, 2)]


def test_a_rugged_player_is_asked_after_his_injury():
    match = board(DUEL, profiles=having(("A2", "rugged")))
    ask = questions.question_prompt(FACE, match.state, match.start("H3 tackle A2: tackle=**ooo; injury=ooo"))
    assert [reply.label for reply in ask.replies] == ["Go down", "As rolled"]


def test_the_card_names_abilities_and_says_which_are_used_up():
    match = board(DUEL, profiles=having(("H3", "nimble buff"))).play("H3 q10: disengage=---; ability -; reroll=o")
    names = [name for name, _rule in FACE.card(match.state, H3, "").abilities]
    assert names == ["Nimble: used", "Buff"]
