"""The game in progress: questions, undo and redo, real dice, the record."""

import pytest

from fracas.kernel import record
from fracas.kernel.errors import AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation
from fracas.kernel.game import DICE_ROLLED, MATCH_OVER, NOTHING_DONE, TURN_PASSED, Game
from fracas.kernel.replay import replay_line
from tests.kernel.toy import TOY, State


def game(real=(False, False), seed="seed"):
    return Game(TOY, State(), seed, real, {"Game": "toy"})


def replayed(text, seed="seed", real=(False, False)):
    parts = record.read(text)
    again = Game(TOY, State(), seed, real, parts.tags)
    for line in parts.lines:
        replay_line(again, line)
    assert parts.fingerprint == again.fingerprint
    return again


def test_a_question_stops_the_action_and_its_answer_goes_on():
    g = game()
    g.apply("gamble")
    assert g.pending.kind == "again" and g.legal_actions() == [] and g.to_act == 0
    g.answer("no")
    assert g.pending is None and g.to_act == 1 and g.state.points[0] > 0


def test_dice_of_a_game_do_not_depend_on_questions_asked_in_between():
    one, two = game(), game()
    one.apply("gamble")
    one.answer("yes")
    two.apply("gamble")
    two.undo  # noqa: B018 (looking is no input)
    two.answer("yes")
    assert one.record == two.record


def test_undo_before_any_die_restores_the_position():
    g = game()
    g.apply("stay")
    g.undo()
    assert g.state == State() and g.plies == [] and g.can_undo.reason == NOTHING_DONE
    g.redo()
    assert len(g.plies) == 1


def test_undo_is_refused_once_dice_were_rolled_and_says_so():
    g = game()
    g.apply("gamble")
    assert g.can_undo.reason == DICE_ROLLED
    with pytest.raises(IllegalAction, match="dice were rolled"):
        g.undo()


def test_undo_is_refused_once_the_turn_has_passed():
    g = game()
    g.apply("wait")
    assert not g.can_undo and g.can_undo.reason == TURN_PASSED


def test_no_turn_has_passed_once_the_match_is_over():
    g = Game(TOY, State((9, 0)), "seed", (False, False), {"Game": "toy"})
    g.apply("wait")
    assert g.is_terminal() and g.can_undo.reason == MATCH_OVER


def test_real_dice_are_asked_for_and_may_be_corrected_but_not_the_action():
    g = game(real=(True, False))
    g.apply("gamble")
    assert g.pending.kind == "gamble" and g.pending.rule == "2"
    g.answer("5")
    assert g.pending.kind == "again"
    g.undo()
    assert g.pending.kind == "gamble" and g.can_undo.reason == DICE_ROLLED
    g.answer(6)
    g.answer("no")
    assert g.state.points == (6, 0)
    assert "gamble: gamble=6!; again no" in g.record


def test_the_app_may_roll_for_a_coach_with_real_dice():
    g, virtual = game(real=(True, False)), game()
    g.apply("gamble")
    g.roll_for_me()
    virtual.apply("gamble")
    assert g.plies[-1].answers == virtual.plies[-1].answers and not g.can_undo


@pytest.mark.parametrize("bad", ["7", "0", "66", "x", "", 7, (5,), None])
def test_an_impossible_throw_is_refused_and_changes_nothing(bad):
    g = game(real=(True, False))
    g.apply("gamble")
    before = g.record
    with pytest.raises((IllegalAction, InvalidNotation)):
        g.answer(bad)
    assert g.record == before


def test_a_record_replays_to_the_same_fingerprint_also_in_the_middle_of_a_question():
    g = game()
    for _ in range(40):
        if g.is_terminal():
            break
        if g.pending:
            g.answer(g.pending.options[len(g.plies) % 2])
        else:
            g.apply(("gamble", "duel", "wait")[len(g.plies) % 3])
        again = replayed(g.record)
        assert again.record == g.record and again.pending == g.pending and again.state == g.state
        assert again.can_undo == g.can_undo


def test_a_record_with_another_die_is_refused():
    g = game()
    g.apply("gamble")
    face = g.plies[-1].answers[0].value
    forged = g.record.replace(f"gamble={face}", f"gamble={face % 6 + 1}")
    with pytest.raises(Desync, match="not those of this seed"):
        replayed(forged)


def test_answers_left_over_or_of_another_kind_are_refused():
    with pytest.raises(Desync, match="had ended"):
        replayed('[Game "toy"]\nwait: again no\n')
    with pytest.raises(Desync, match="ask for"):
        replayed('[Game "toy"]\ngamble: duel=tt\n')


def test_comments_stay_with_their_action():
    g = game()
    g.apply("wait")
    g.plies[-1].comment = "slow\nbut safe"
    assert replayed(g.record).plies[-1].comment == "slow\nbut safe"


NO_RECORDS = ["", "[Game]", "hello", '[Game "toy"]\n[Game "toy"]', '[Game "toy"]\n: x', '[Game "toy"]\nwait: ??']


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_no_record_is_refused_in_one_sentence(text):
    with pytest.raises((InvalidNotation, DamagedText)) as refusal:
        record.read(text)
    assert "\n" not in str(refusal.value)


def test_a_record_beyond_all_size_is_refused_unread():
    with pytest.raises(DamagedText, match="too large"):
        record.read("x" * (record.SIZE_LIMIT + 1))


def test_texts_are_read_whatever_their_case_if_only_one_action_fits():
    g = game()
    g.apply("WAIT")
    assert g.plies[-1].text == "wait"
    with pytest.raises(InvalidNotation):
        g.apply("jump")
    assert issubclass(AmbiguousAction, ValueError)


def test_the_position_of_each_step_is_that_before_its_action_and_behind_the_last_that_of_now():
    g, seen = game(), []
    for _turn in range(3):
        seen.append((g.state.copy(), g.position))
        g.apply("gamble")
        while g.pending is not None:
            g.answer("no")
    assert [(g.state_at(step), g.position_at(step)) for step in range(3)] == seen
    assert (g.state_at(3), g.position_at(3)) == (g.state, g.position) != seen[2]
    g.apply("gamble")
    assert g.pending is not None and g.position_at(len(g.plies)) == g.position and g.state_at(len(g.plies)) is g.state
