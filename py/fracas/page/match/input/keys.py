"""Keys of a match as messages: arrows move the cursor, letters press buttons, numbers type dice."""

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import PlaneFace
from fracas.faces.rolls import die_of
from fracas.kernel.table import Roll
from fracas.page.board.plane import input_of
from fracas.page.match.input.plane_input import targets
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Message, MoveCursor, Press
from fracas.page.saving.preferences import ON
from fracas.page.screen import Key

LETTERS = {"z": "undo", "x": "redo", "g": "log", "f": "figures", "m": "zoom", "e": "go", "s": "to-my-turn"}


def message_of(model: MatchModel, key: Key) -> Message | None:
    """Return the message of a key, None if it means nothing here; letters work only on the board."""
    if key.name == "Escape":
        return Press("escape")
    number = _number(model, key.name)
    if number is not None:
        return number
    is_letter = len(key.name) == 1
    if not key.is_on_board or (is_letter and (key.has_ctrl or model.context.preferences.keys != ON)):
        return None
    face = model.face
    cell = model.view.cell_of_key(input_of(face), face.field(model.game.state), key.name, key.has_ctrl)
    if cell is not None:
        return MoveCursor(cell)
    if face.plane is None:
        return Press("threats") if key.name == "t" else _letter(key.name)
    return _plane_letter(model, face.plane, key.name) or _letter(key.name)


def _letter(name: str) -> Message | None:
    return Press(LETTERS[name]) if name in LETTERS else None


def _number(model: MatchModel, key: str) -> Message | None:
    """Return the face of a real die: the printed number, or 1 to 6 for sides without numbers."""
    request = model.game.pending
    if not isinstance(request, Roll) or not key.isdigit() or model.session.is_absent(request.coach):
        return None
    die = die_of(request.dice)
    printed = {die.text(face): face for face in die.by_side}
    numbers = printed if all(map(str.isdigit, printed)) else dict(zip("123456789", die.by_side, strict=False))
    return Press("face", str(numbers[key])) if key in numbers else Press("none")


def _plane_letter(model: MatchModel, plane: PlaneFace, key: str) -> Message | None:
    """Return the message for the tape, the next target, or the next or previous unit that can act."""
    if key == "t":
        return Press("tape")
    if key not in ("n", "p", "a"):
        return None
    step = -1 if key == "p" else 1
    face, state, now = model.face, model.game.state, model.now
    if key == "a" or now.ask is not None:
        who = _after(targets(model, plane), face.who_at(state, model.view.cursor), step)
        cell = face.cell_of(state, who) if who != NO_ONE else -1
        return MoveCursor(cell) if cell >= 0 else None
    chosen = _after(list(now.actors), model.ui.selected, step)
    return Press("next-unit", str(chosen)) if chosen != NO_ONE else None


def _after(whom: list[int], now: int, step: int) -> int:
    """Return the next one of a list, `NO_ONE` of an empty one."""
    if not whom:
        return NO_ONE
    return whom[(whom.index(now) + step) % len(whom)] if now in whom else whom[0 if step > 0 else -1]
