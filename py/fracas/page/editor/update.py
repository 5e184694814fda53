"""Changes of the position editor: each message changes the model, and returns the effects that follow."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fracas.faces import puzzle_aims_of
from fracas.faces.choices import NO_ONE
from fracas.kernel.errors import quote
from fracas.locale import _, ngettext
from fracas.page.editor import edits, messages
from fracas.page.editor.messages import EditorButton, EditorTask, Effect, Message, ReadPasted
from fracas.page.editor.model import ChosenOdds, EditorModel, PuzzleDraft
from fracas.page.editor.present import announcement
from fracas.page.page_effects import Announcement, ShowNotice
from fracas.puzzles.line_search import RatedLine
from fracas.puzzles.puzzle import Puzzle
from fracas.view.match.dice import percent
from fracas.view.share.position import MOST_HINT

KEY = "mine"  # begins the name of a puzzle
MOST_PUZZLES = 12  # that follow each other

Effects = Sequence[Effect]


def update(model: EditorModel, message: Message) -> Effects:
    """Change the editor as a message asks."""
    model.held = ""
    match message:
        case messages.PasteText(text):
            return (ReadPasted(text),) if text.strip() else ()
        case messages.AskOdds(action):
            return _ask_odds(model, action)
        case messages.ActionOdds(fan):
            model.odds = model.odds._replace(fan=fan)
        case messages.AskPuzzle(aim):
            return _ask_puzzle(model, aim)
        case messages.FoundLines(lines):
            model.puzzle = _puzzle_of(model, lines)
        case messages.WriteHint(text):
            _write_hint(model, text)
        case EditorButton.ADD_PUZZLE:
            _add_puzzle(model)
        case EditorButton.POST:
            return (EditorTask.POST,)
        case EditorButton.PLAY:
            return (EditorTask.PLAY,) if not model.faults else (
                ShowNotice(_("It cannot be played: it is against the rules.")),)
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
        case messages.TapCell(cell, who):
            edits.tap(model, cell, who)
        case messages.PickPlayer(who):
            edits.pick(model, who)
        case messages.DropPlayer(who, cell):
            model.selected = who
            edits.put_player(model, who, cell)
        case messages.SetField(key, value):
            edits.set_field(model, model.player_fields, key, model.selected, value)
        case messages.SetMatchField(key, value):
            edits.set_field(model, model.composer.on_match, key, NO_ONE, value)
        case messages.PickTeam(side, team):
            edits.pick_team(model, side, team)
        case messages.PastedPosition(position):
            _take_pasted(model, position)
        case messages.PasteRefusal(sentence):
            _refuse(model, sentence)
        case EditorButton.BALL:
            model.has_ball = not model.has_ball
        case EditorButton.TAKE_OFF:
            edits.take_off(model)
        case EditorButton.CLEAR:
            edits.replace(model, model.spec.emptied(model.state))
        case EditorButton.UNDO | EditorButton.REDO:
            edits.undo(model, -1 if message is EditorButton.UNDO else 1)


def _take_pasted(model: EditorModel, position: str) -> None:
    try:
        edits.read_position(model, position)
    except ValueError as error:
        _refuse(model, str(error))


def _refuse(model: EditorModel, sentence: str) -> None:
    model.trouble = _("{sentence} Nothing was changed.").format(sentence=sentence)


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
    model.puzzle = PuzzleDraft(aim, _("The best line is being looked for."))
    return (EditorTask.START_SEARCH,)


def _puzzle_of(model: EditorModel, lines: list[RatedLine]) -> PuzzleDraft:
    """Return the puzzle with the best line; one without a line if none was found."""
    aim = model.puzzle.aim
    if not lines:
        note = _("No plan of this turn brings that about. Try it: a line of your own that does can be taken "
                 "as the best one.")
        return PuzzleDraft(aim, note, Puzzle(KEY, model.text, aim, (), Fraction(0)))
    best = lines[0]
    line = tuple(model.rules.action_text(model.state, action) for action in best.line)
    note = _("Best line, {chance}: {line}.").format(chance=percent(best.chance), line=", ".join(line))
    return PuzzleDraft(aim, note, Puzzle(KEY, model.text, aim, line, best.chance))


def _write_hint(model: EditorModel, text: str) -> None:
    """Give the puzzle a hint, or take it away."""
    model.held = "aside"
    puzzle, hint = model.puzzle.puzzle, " ".join(text.split())[:MOST_HINT]
    if puzzle is not None and puzzle.line:
        model.puzzle = model.puzzle._replace(puzzle=puzzle._replace(hints=(hint,) if hint else ()))


def _add_puzzle(model: EditorModel) -> None:
    """Let the puzzle follow those that were made before."""
    puzzle = model.puzzle.puzzle
    if puzzle is not None and puzzle.line and len(model.series) < MOST_PUZZLES:
        model.series = (*model.series, puzzle)
        model.puzzle = PuzzleDraft(note=ngettext(
            "{n} puzzle waits: the next one follows it.", "{n} puzzles wait: the next one follows them.",
            len(model.series)).format(n=len(model.series)))
