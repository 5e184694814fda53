"""Changes of the position editor: each message changes the model, and returns the effects that follow."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from fracas.faces import puzzle_aims_of
from fracas.kernel.errors import quote
from fracas.locale import _, ngettext
from fracas.page.editor import edits
from fracas.page.editor.messages import (
    DropPlayer,
    EditorTask,
    Effect,
    FoundLines,
    FoundOdds,
    Message,
    PastedPosition,
    PasteRefusal,
    ReadPasted,
    TapCell,
)
from fracas.page.editor.model import ChosenOdds, EditorModel, PuzzleDraft
from fracas.page.editor.present import announcement
from fracas.page.page_effects import Announcement, ShowNotice
from fracas.page.presses import ControlHandler, ControlPress, Handlers
from fracas.puzzles.line_search import RatedLine
from fracas.puzzles.puzzle import Puzzle
from fracas.view.arguments import number, side, text, word
from fracas.view.match.dice import percent
from fracas.view.share.position import MOST_HINT

KEY = "mine"  # begins the name of a puzzle
MOST_PUZZLES = 12  # that follow each other

Effects = Sequence[Effect]


def update(model: EditorModel, message: Message) -> Effects:
    """Change the editor as a message asks."""
    model.held = ""
    match message:
        case ControlPress(control, arguments) if control in AUTHORING:
            return AUTHORING[control].call(model, *arguments)
        case FoundOdds(fan):
            model.odds = model.odds._replace(fan=fan)
        case FoundLines(lines):
            model.puzzle = _puzzle_of(model, lines)
        case _:
            return _edit(model, message)
    return ()


# -- the position ------------------------------------------------------------------------------------------------------


def _edit(model: EditorModel, message: Message) -> Effects:
    """Edit the position; odds hold for it and who is selected, a puzzle for the position."""
    before = model.state
    model.trouble, model.odds = "", ChosenOdds()
    _make_edit(model, message)
    if model.state is before:
        return EditorTask.STOP_ODDS, Announcement(announcement(model))
    model.faults, model.puzzle = model.spec.faults(model.state), PuzzleDraft()
    return EditorTask.STOP_ODDS, EditorTask.STOP_SEARCH, EditorTask.KEEP_DRAFT, Announcement(announcement(model))


def _make_edit(model: EditorModel, message: Message) -> None:
    match message:
        case ControlPress(control, arguments):
            EDITS[control].call(model, *arguments)
        case TapCell(cell, who):
            edits.tap(model, cell, who)
        case DropPlayer(who, cell):
            edits.drop_player(model, who, cell)
        case PastedPosition(position):
            _take_pasted(model, position)
        case PasteRefusal(sentence):
            _refuse(model, sentence)


def _take_pasted(model: EditorModel, position: str) -> None:
    try:
        edits.read_position(model, position)
    except ValueError as error:
        _refuse(model, str(error))


def _refuse(model: EditorModel, sentence: str) -> None:
    model.trouble = _("{sentence} Nothing was changed.").format(sentence=sentence)


EDITS: Handlers[None] = {
    "pick": ControlHandler(edits.pick, (number,)),
    "unit": ControlHandler(edits.pick, (number,)),
    "ball": ControlHandler(edits.take_ball),
    "take-off": ControlHandler(edits.take_off),
    "clear": ControlHandler(edits.clear),
    "undo-position": ControlHandler(partial(edits.undo, step=-1)),
    "redo-position": ControlHandler(partial(edits.undo, step=1)),
    "dial": ControlHandler(edits.set_player_field, (word, text)),
    "match-dial": ControlHandler(edits.set_match_field, (word, text)),
    "team": ControlHandler(edits.pick_team, (side, word)),
}


# -- out of the editor -------------------------------------------------------------------------------------------------


def _play(model: EditorModel) -> Effects:
    """Go on with the position, if the rules allow it."""
    return (EditorTask.PLAY,) if not model.faults else (
        ShowNotice(_("It breaks the rules and cannot be played.")),)


def _post(_model: EditorModel) -> Effects:
    return (EditorTask.POST,)


def _paste(_model: EditorModel, pasted: str) -> Effects:
    return (ReadPasted(pasted),) if pasted.strip() else ()


# -- odds --------------------------------------------------------------------------------------------------------------


def _ask_odds(model: EditorModel, action: str) -> Effects:
    """Choose the action whose odds are worked out; one that is not possible here is refused."""
    model.odds = ChosenOdds()
    if not action or model.faults:
        return (EditorTask.STOP_ODDS,)
    rules, state = model.rules, model.state
    try:
        is_possible = rules.is_legal(state, rules.parse_action(state, action))
    except ValueError as error:
        return EditorTask.STOP_ODDS, ShowNotice(str(error))
    if not is_possible:
        return EditorTask.STOP_ODDS, ShowNotice(_("{action} is not possible here.").format(action=quote(action)))
    model.odds = ChosenOdds(action)
    return (EditorTask.START_ODDS,)


# -- a puzzle of it ----------------------------------------------------------------------------------------------------


def _ask_puzzle(model: EditorModel, aim: str) -> Effects:
    """Choose the aim whose best line is looked for."""
    model.puzzle = PuzzleDraft()
    if aim not in puzzle_aims_of(model.composer.game):
        return (EditorTask.STOP_SEARCH,)
    if not model.has_unfinished_match:
        model.puzzle = PuzzleDraft(note=_("A puzzle needs a legal position of a match that is not over."))
        return (EditorTask.STOP_SEARCH,)
    model.puzzle = PuzzleDraft(aim, _("Searching for the best line …"))
    return (EditorTask.START_SEARCH,)


def _puzzle_of(model: EditorModel, lines: list[RatedLine]) -> PuzzleDraft:
    """Return the puzzle with the best line; one without a line if none was found."""
    aim = model.puzzle.aim
    if not lines:
        note = _("No plan of this turn gets there. If you find a line, you can make it the best one.")
        return PuzzleDraft(aim, note, Puzzle(KEY, model.text, aim, (), Fraction(0)))
    best = lines[0]
    line = tuple(model.rules.action_text(model.state, action) for action in best.line)
    note = _("Best line, {chance}: {line}.").format(chance=percent(best.chance), line=", ".join(line))
    return PuzzleDraft(aim, note, Puzzle(KEY, model.text, aim, line, best.chance))


def _write_hint(model: EditorModel, typed: str) -> Effects:
    """Give the puzzle a hint, or take it away; its author still holds the field."""
    model.held = "aside"
    puzzle, hint = model.puzzle.puzzle, " ".join(typed.split())[:MOST_HINT]
    if puzzle is not None and puzzle.line:
        model.puzzle = model.puzzle._replace(puzzle=puzzle._replace(hints=(hint,) if hint else ()))
    return ()


def _add_puzzle(model: EditorModel) -> Effects:
    """Let the puzzle follow those that were made before."""
    puzzle = model.puzzle.puzzle
    if puzzle is not None and puzzle.line and len(model.series) < MOST_PUZZLES:
        model.series = (*model.series, puzzle)
        model.puzzle = PuzzleDraft(note=ngettext(
            "{n} puzzle made. The next one follows it.", "{n} puzzles made. The next one follows them.",
            len(model.series)).format(n=len(model.series)))
    return ()


AUTHORING: Handlers[Effects] = {  # controls that leave the position as it is
    "play": ControlHandler(_play), "post": ControlHandler(_post), "paste": ControlHandler(_paste, (text,)),
    "reckon": ControlHandler(_ask_odds, (text,)), "pose": ControlHandler(_ask_puzzle, (text,)),
    "hint-puzzle": ControlHandler(_write_hint, (text,)), "add-puzzle": ControlHandler(_add_puzzle),
}
