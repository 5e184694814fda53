"""The only writer of the tracker's model: each message changes it and returns the effects to carry out."""

from functools import partial

from fracas.faces.tracker import RESULT
from fracas.kernel.contracts.tracking_rules import ON_BOARD
from fracas.locale import _
from fracas.page.companion import board, dice_entry, event_entry, log_diff, log_editor, turn_clock
from fracas.page.companion.effects import Effects, TrackerTask
from fracas.page.companion.log_update import keep, resume, undo
from fracas.page.companion.messages import (
    BoardPlayed,
    BoardStarted,
    ClockTicked,
    DiceThrown,
    LogReplaced,
    LogSaved,
    LogsCompared,
    Message,
)
from fracas.page.companion.model import DEAF_MS, DEPTH_TAG, DEPTHS, FULL, HAND_TAG, EntryState, TrackerModel
from fracas.page.companion.persistence import OVERTAKEN, LoadedLog
from fracas.page.page_effects import ShowNotice
from fracas.page.presses import ControlHandler, ControlPress, Handlers
from fracas.view.arguments import number, one_of, text, word


def update(model: TrackerModel, message: Message) -> Effects:
    """Handle a message; a press on a button that has just changed its meaning is void."""
    if isinstance(message, LogSaved):
        model.trouble, model.sequence = message
        return ()
    model.now = message.now
    if isinstance(message, ClockTicked):
        return turn_clock.tick(model, message.run)
    if isinstance(message, ControlPress) and _is_deaf(model, message.control):
        return ()
    buttons, counters = _button_meaning(model), _counter_meaning(model)
    effects = _handle(model, message)
    if _button_meaning(model) != buttons:
        model.buttons_changed = model.now
    if _counter_meaning(model) != counters:
        model.counters_changed = model.now
    return effects


def _is_deaf(model: TrackerModel, control: str) -> bool:
    changed = model.counters_changed if control == COUNTER else model.buttons_changed
    return not HANDLERS[control].is_steady and model.now - changed < DEAF_MS


def _button_meaning(model: TrackerModel) -> tuple[object, ...]:
    """Return all that decides what the buttons mean."""
    rules, state = model.game.ruleset, model.game.state
    kinds = () if rules.is_terminal(state) else {action[0] for action in rules.legal_actions(state)}
    return model.depth, model.entry._replace(dice=(), die=-1), model.game.pending, rules.to_act(state), kinds


def _counter_meaning(model: TrackerModel) -> tuple[int, bool]:
    """Return the place in the log to which the counters write."""
    return model.entry.line, model.entry.is_new


def _handle(
    model: TrackerModel, message: ControlPress | DiceThrown | LogsCompared | LogReplaced | BoardStarted | BoardPlayed,
) -> Effects:
    match message:
        case ControlPress(control, arguments):
            return HANDLERS[control].call(model, *arguments)
        case DiceThrown(seed):
            return dice_entry.throw(model, seed)
        case LogsCompared(other, differences):
            return log_diff.open_diff(model, other, differences)
        case LogReplaced(found):
            return _replace(model, found)
        case BoardStarted(match):
            model.game.tags[board.BOARD_TAG] = match
            return keep(model, model.game)
        case BoardPlayed(position):
            model.game.apply((ON_BOARD, position))
            model.game.tags.setdefault(DEPTH_TAG, RESULT)
            return keep(model, model.game)


def _replace(model: TrackerModel, found: LoadedLog) -> Effects:
    """Go on with the log that another tab has saved; the entry under way is lost, and the clock stops."""
    model.clock.is_running = False
    if found.game is None:
        return (ShowNotice(found.trouble, "bad"),)
    model.game, model.sequence = found.game, found.sequence
    resume(model)
    model.buttons_changed = model.counters_changed = model.now
    return (ShowNotice(_(OVERTAKEN), "bad"),)


# -- the controls of the whole screen ----------------------------------------------------------------------------


def _go_back(model: TrackerModel) -> Effects:
    """Go back from an incomplete entry; a throw that was not made is none."""
    if model.game.pending is not None:
        return undo(model)
    model.entry, model.trouble = EntryState(), ""
    return ()


def _choose_depth(model: TrackerModel, depth: str) -> Effects:
    if depth == FULL:
        return board.go_to_board(model)
    model.game.tags[DEPTH_TAG] = depth
    return (TrackerTask.SAVE_LOG,)


def _toggle_hand(model: TrackerModel) -> Effects:
    model.game.tags[HAND_TAG] = "" if model.game.tags.get(HAND_TAG) else "left"
    return (TrackerTask.SAVE_LOG,)


def _toggle_whole_log(model: TrackerModel) -> Effects:
    model.shows_all = not model.shows_all
    return ()


COUNTER = "dial"
HANDLERS: Handlers[Effects] = {
    "mark": ControlHandler(event_entry.press_button, (number,)),
    "mark-side": ControlHandler(event_entry.press_side_button, (number, number)),
    "whom": ControlHandler(event_entry.name_player, (number,)),
    "whom-side": ControlHandler(event_entry.name_side, (number,)),
    "which": ControlHandler(event_entry.name_word, (word,)),
    COUNTER: ControlHandler(event_entry.tap_counter, (number, number)),
    "face": ControlHandler(dice_entry.type_face, (number,)),
    "slot": ControlHandler(dice_entry.select_die, (number,)),
    "throw": ControlHandler(dice_entry.ask_phone),
    "die": ControlHandler(dice_entry.give_answer, (text,)),
    "reply": ControlHandler(dice_entry.give_answer, (text,)),
    "line": ControlHandler(log_editor.open_line, (number,)),
    "drop-line": ControlHandler(log_editor.remove_line),
    "rename": ControlHandler(log_editor.change_subject, (number,)),
    "rename-word": ControlHandler(log_editor.change_subject, (word,)),
    "by-one": ControlHandler(log_editor.change_amount, (number,)),
    "again": ControlHandler(log_editor.repeat_answer, (number,)),
    "otherwise": ControlHandler(log_editor.replace_line),
    "before": ControlHandler(partial(log_editor.replace_line, is_new=True)),
    "compare": ControlHandler(log_diff.compare, (text,)),
    "side-of": ControlHandler(log_diff.choose_log, (number, number)),
    "merge": ControlHandler(log_diff.merge_logs),
    "clock": ControlHandler(turn_clock.toggle, is_steady=True),
    "clock-run": ControlHandler(turn_clock.start_or_stop, is_steady=True),
    "clock-by": ControlHandler(turn_clock.correct, (number, number), is_steady=True),
    "clock-limit": ControlHandler(turn_clock.set_limit, (number,), is_steady=True),
    "depth": ControlHandler(_choose_depth, (one_of(*DEPTHS),), is_steady=True),
    "whole-log": ControlHandler(_toggle_whole_log, is_steady=True),
    "hand": ControlHandler(_toggle_hand, is_steady=True),
    "leave-it": ControlHandler(_go_back),
    "undo-deed": ControlHandler(undo),
    "to-board": ControlHandler(board.go_to_board),
    "to-league": ControlHandler(lambda _model: (TrackerTask.ENTER_RESULT,)),
}
