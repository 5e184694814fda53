"""The pieces beside the board, from the game and what the coach has begun: dice box, question, real dice."""

from collections.abc import Iterator, Sequence
from typing import Any

from fracas.faces.choices import QuestionPrompt
from fracas.faces.face import Face
from fracas.faces.rolls import dice_pool, die_face, die_of, need_text, roll_title
from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Roll, Rolled
from fracas.locale import _, ngettext
from fracas.view.controls import Button
from fracas.view.match.dice import UNKNOWN, percent
from fracas.view.match.dice_box import COUNTED, FLYING, BoxDie, DiceBox, DiceEntry, DieSlot, FaceKey

STILL_OPEN = "\u2026"  # in the place of what a throw comes to, so that nothing moves when it is told


def last_throws(face: Face, state: Any, rolls: tuple[Rolled, ...], is_asked: bool) -> Iterator[DiceBox]:
    """Return the boxes of the throws worth showing after an input.

    Args: is_asked - whether something is asked by now; else the last throw stands out.
    """
    shown = notable_throws(rolls)
    for rolled in shown:
        yield _last_throw(face, state, rolled)._replace(earlier=is_asked or rolled is not shown[-1])


def _last_throw(face: Face, state: Any, rolled: Rolled) -> DiceBox:
    """Return the box with a throw that is over: dice, what was needed, what it came to."""
    request, thrown = rolled.request, dice_pool(face, rolled)
    counts = face.counts(rolled) or ("",) * len(thrown)
    dice = tuple(BoxDie(die, born=born, is_real=rolled.is_real, counts=count)
                 for (die, born), count in zip(thrown, counts, strict=True))
    return DiceBox(roll_title(face, state, request), dice, need_text(face, request), face.result(rolled))


def throw_box(face: Face, state: Any, rolled: Rolled, stage: str, is_rivals: bool = False) -> DiceBox:
    """Return the box of a throw on its way: in the air, on the table, counted.

    Args: is_rivals - whether both coaches throw for the same, so that it is said whose dice these are.
    """
    box = _last_throw(face, state, rolled)._replace(stage=stage)
    if is_rivals:
        team = face.team_name(state, rolled.request.coach)
        box = box._replace(title=_("{team}: {roll}").format(team=team, roll=box.title))
    if stage == COUNTED:
        return box
    if stage == FLYING:  # dice that others bring come when those have landed
        in_air = tuple(BoxDie(each.face._replace(face=UNKNOWN)) for each in box.dice if not each.born)
        return box._replace(dice=in_air, text=STILL_OPEN)
    return box._replace(text=STILL_OPEN)


def notable_throws(rolls: tuple[Rolled, ...]) -> tuple[Rolled, ...]:
    """Return the throws worth showing after an input: the last that needed something, else the last pools, else one."""
    needed = [rolled for rolled in rolls if rolled.request.need is not None]
    pools = [rolled for rolled in rolls if isinstance(rolled.request.dice, Dice)]
    return tuple(needed[-1:] or pools[-2:] or rolls[-1 - _is_duel(rolls[-2:]):])


def _is_duel(last: tuple[Rolled, ...]) -> bool:
    """Return whether two throws are one for each coach, of which the higher wins."""
    kinds, coaches = {rolled.request.kind for rolled in last}, {rolled.request.coach for rolled in last}
    return len(last) == len(coaches) == 2 and len(kinds) == 1


def question_box(ask: QuestionPrompt, picked: object, texts: dict[Any, str]) -> DiceBox:
    """Return the box of a question about dice.

    Args: picked - the option of the die that is lifted.
          texts - what each option is called in the record; what a tap sends.
    """
    dice = []
    for item in ask.dice:
        is_open = item.option is not None
        dice.append(BoxDie(
            item.face, texts[item.option] if is_open else "", item.chance if is_open else None,
            is_open and item.option == picked, item.is_new,
        ))
    lifted = False
    for place, box_die in enumerate(dice):  # of several dice with the same face only the first is lifted
        if box_die.picked and lifted:
            dice[place] = box_die._replace(picked=False)
        lifted = lifted or box_die.picked
    can_roll = any(box_die.arg and box_die.chance is not None for box_die in dice)
    hint = _("Tap a die to roll it again.") if can_roll else ""
    return DiceBox(ask.title, tuple(dice), ask.note, " ".join(filter(None, (ask.text, hint))))


def question_buttons(ask: QuestionPrompt, picked: object, texts: dict[Any, str]) -> tuple[Button, ...]:
    """Return the buttons of a question for the tray; the lifted die has the main one."""
    buttons = []
    on_dice = {item.option for item in ask.dice if item.option is not None}
    is_on_board = ask.is_wide
    for reply in ask.replies:
        if reply.option in on_dice and reply.option != picked:
            continue
        if is_on_board and reply.cell >= 0 and not reply.is_main:
            continue
        note = reply.note or (percent(reply.chance) if reply.chance is not None else "")
        is_main = reply.chance != 0 and (reply.option == picked or (reply.is_main and picked is None))
        buttons.append(Button(reply.label, "reply", texts[reply.option], "dice" if reply.option in on_dice else "",
                              note, is_main, name=reply.name))
    return tuple(sorted(buttons, key=lambda button: not button.main))


def entry_of(face: Face, state: Any, roll: Roll, entered: list[int], slot: int) -> DiceEntry:
    """Return the box in which real dice are typed."""
    die = die_of(roll.dice)
    count = roll.dice.count if isinstance(roll.dice, Dice) else 1
    total = dice_count(roll, entered)
    here = slot if 0 <= slot < len(entered) else len(entered)
    slots = tuple(
        DieSlot(die_face(die, entered[n] if n < len(entered) else UNKNOWN), n == here, n >= count) for n in range(total)
    )
    title = ngettext("Throw {n} die", "Throw {n} dice", count).format(n=count)
    sentence = roll_title(face, state, roll)
    needed = need_text(face, roll)
    need = f" {needed[:1].upper()}{needed[1:]}." if needed else ""
    keys = tuple(FaceKey(die_face(die, die.low + n), die.low + n, _note(die, n)) for n in range(len(die.faces)))
    why = f"{sentence}{need}" if "?" in sentence else f"{sentence}.{need}"
    return DiceEntry(title, why, roll.rule, slots, keys, max(total - len(entered), 0))


def _note(die: Die, index: int) -> str:
    """Return the numbers of an ordinary die that stand for a printed face."""
    if die.text(die.low + index).isdigit():
        return ""
    first = sum(die.weights[:index]) + 1
    numbers = range(first, first + die.weights[index])
    return f"D{die.sides}: " + _(" or ").join(str(number) for number in numbers)


def is_all_entered(roll: Roll, entered: list[int]) -> bool:
    """Return whether all dice of a roll have been typed in."""
    return len(entered) == dice_count(roll, entered)


def dice_count(roll: Roll, entered: list[int]) -> int:
    """Return the number of dice of a roll, with those that the typed ones add."""
    if isinstance(roll.dice, Die):
        return 1
    dice, again = roll.dice.count, roll.dice.again
    for place, face in enumerate(entered):
        dice += place < dice and face == again  # none of what stands behind: a corrected face may bring it no longer
    return dice


def with_typed_face(roll: Roll, entered: Sequence[int], slot: int, face: int) -> list[int]:
    """Return the typed dice with one more, or with another face of the one that is corrected.

    Args: slot - of the corrected one, -1 for none.
    """
    dice = [*entered]
    if 0 <= slot < len(dice):
        dice[slot] = face
    elif not is_all_entered(roll, dice):
        dice.append(face)
    return dice[:dice_count(roll, dice)]


def typed_answer(roll: Roll, entered: list[int]) -> int | tuple[int, ...]:
    """Return typed dice as the answer to a roll."""
    return entered[0] if isinstance(roll.dice, Die) else tuple(entered)
