"""The pieces beside the board, from the game and what the coach has begun: slip, dice box, question, real dice."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from fracas.faces.cells import cell_name
from fracas.faces.choices import FLIGHT, NOWHERE, QuestionPrompt
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.rolls import dice_pool, die_face, die_of, need_text, reason_lines, roll_title
from fracas.kernel.dice import Dice, Die
from fracas.kernel.table import Roll, Rolled
from fracas.locale import N_, _, ngettext
from fracas.view.controls import Button
from fracas.view.match.dice import UNKNOWN, percent
from fracas.view.match.dice_box import COUNTED, FLYING, BoxDie, DiceBox, DiceEntry, DieSlot, FaceKey
from fracas.view.match.odds_slip import BAD, OddsSlip, PlanRoll, ReasonLine

STILL_OPEN = "\u2026"  # in the place of what a throw comes to, so that nothing moves when it is told

def count_text(dice: Die | Dice) -> str:
    """Return the number of thrown dice in words."""
    count = dice.count if isinstance(dice, Dice) else 1
    return ngettext("{n} die", "{n} dice", count).format(n=count)


def slip_of(face: Face, state: Any, plan: MovePlan) -> OddsSlip:
    """Return the odds slip of a plan, which a game on a plane completes.

    Args: state - the position, no step made.
    """
    usual = _usual_slip(face, plan)
    return face.plane.slip(state, plan, usual) if face.plane is not None else usual


def _usual_slip(face: Face, plan: MovePlan) -> OddsSlip:
    roll, state = plan.roll, plan.roll_state
    who = face.token(state, plan.who)
    label, sentence = _words(face, plan)
    if roll is None:
        return OddsSlip(sentence, label, plan.walk, _("whole plan"), who, note=plan.path.note if plan.path else "")
    whom = face.who_at(state, plan.cell)
    die = die_of(roll.dice)
    count = roll.dice.count if isinstance(roll.dice, Dice) else 1
    chance = plan.chance
    parts = []
    if plan.kind and plan.walk < 1:
        parts.append(PlanRoll(_("Move"), plan.walk))
    if plan.success is not None and parts:
        parts.append(PlanRoll(label, plan.success))
    return OddsSlip(
        sentence, label, chance if chance is not None else Fraction(0),
        _("whole plan") if parts else _("succeeds") if chance is not None else _("calculating …"),
        who, face.token(state, whom) if whom >= 0 and whom != plan.who else None, count_text(roll.dice),
        tuple(die_face(die, UNKNOWN) for _n in range(count)),
        need_text(face, roll),
        (*reason_lines(face, state, roll), *_steals(face, plan)),
        outcomes(face, roll, plan.fan) if plan.fan is not None else (), tuple(parts), _left_out(face, plan),
        ball=face.field(state).ball,
    )


def _words(face: Face, plan: MovePlan) -> tuple[str, str]:
    """Return the label and the sentence of a plan."""
    if plan.roll is None:
        is_outside = face.cell_of(plan.roll_state, plan.who) < 0
        label, sentence = face.certain_words(plan.kind) or (
            (N_("Come on"), N_("{name} comes on at {place}")) if is_outside else
            (N_("Move"), N_("{name} moves to {place}")))
        return _(label), _(sentence).format(name=face.name(plan.roll_state, plan.who), place=_place(face, plan))
    return face.roll_label(plan.roll), roll_title(face, plan.roll_state, plan.roll)


def _place(face: Face, plan: MovePlan) -> str:
    """Return the name of the place that a plan leads to."""
    return cell_name(face, plan.roll_state, plan.cell)


def plan_sentence(face: Face, state: Any, plan: MovePlan, is_drawn: bool = False) -> str:
    """Return a plan in one sentence, once its chance is known; a path for which nothing is rolled without it.

    Args: is_drawn - whether the board shows where to; else the sentence says it.
    """
    if plan.chance is None:
        return ""
    words = plan_words(face, state, plan, is_drawn)
    if plan.end is not None and plan.roll is None:
        return f"{words}."
    return _("{sentence}: {chance}.").format(sentence=words, chance=percent(plan.chance))


def plan_words(face: Face, state: Any, plan: MovePlan, is_drawn: bool = False) -> str:
    """Return a plan in words, without its chance and without a full stop.

    Args: is_drawn - whether the board shows where to.
    """
    sentence = slip_of(face, state, plan).sentence if face.plane is not None else _words(face, plan)[1]
    if plan.kind == FLIGHT:
        mate = face.who_at(plan.roll_state, plan.cell)
        if mate < 0 and is_drawn:
            return sentence
        place = face.name(plan.roll_state, mate) if mate >= 0 else _place(face, plan)
        return _("{sentence} to {place}").format(sentence=sentence, place=place)
    if plan.kind and plan.roll is not None and plan.roll.who < 0:  # a kick-off, whose roll is nobody's
        return _("{name} kicks to {place}").format(name=face.name(state, plan.who), place=_place(face, plan))
    if not plan.kind and plan.cell == face.ball(state) != NOWHERE:
        return _("{name} goes for the ball").format(name=face.name(state, plan.who))
    if not plan.kind and is_drawn:
        return _("{name} moves").format(name=face.name(state, plan.who))
    if not plan.kind and plan.roll is not None:
        return _("{name} moves to {place}").format(name=face.name(state, plan.who), place=_place(face, plan))
    return sentence


def _left_out(face: Face, plan: MovePlan) -> str:
    """Return the cost of a path, and the caveat of its odds."""
    way = plan.path
    rolls = (len(way.rolls) if way is not None else 0) + bool(plan.kind)
    cost = way.note if way is not None else ""
    rest = plan.actions[plan.actions.index(plan.roll_action) :] if plan.roll_action in plan.actions else ()
    return " · ".join(words for words in (cost, face.odds_caveat(plan.roll_state, rest, rolls)) if words)


def _steals(face: Face, plan: MovePlan) -> tuple[ReasonLine, ...]:
    """Return a line for each player who could intercept a throw."""
    if plan.kind != FLIGHT:
        return ()
    state = plan.roll_state
    return tuple(
        ReasonLine(percent(thief.chance), _("{player} could intercept").format(player=face.name(state, thief.who)), BAD)
        for thief in face.throw_bands(state, plan.actions[-1])[1]
    )


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
