"""The slip of a plan: its words, its rolls with their reasons, and what it comes to."""

from fractions import Fraction
from typing import Any

from fracas.faces.cells import cell_name
from fracas.faces.choices import FLIGHT, NOWHERE
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.rolls import die_face, die_of, need_text, reason_lines, roll_title
from fracas.faces.walks import walk_words
from fracas.kernel.dice import Dice, Die
from fracas.locale import N_, _, ngettext
from fracas.view.match.dice import UNKNOWN, percent
from fracas.view.match.odds_slip import BAD, OddsSlip, PlanRoll, ReasonLine

FULL_STOPS = (".", "!", "?")


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


def count_text(dice: Die | Dice) -> str:
    """Return the number of thrown dice in words."""
    count = dice.count if isinstance(dice, Dice) else 1
    return ngettext("{n} die", "{n} dice", count).format(n=count)


def plan_sentence(face: Face, state: Any, plan: MovePlan, is_drawn: bool = False) -> str:
    """Return a plan in one sentence, once its chance is known; a path for which nothing is rolled without it.

    Args: is_drawn - whether the board shows where to; else the sentence says it.
    """
    if plan.chance is None or plan.wait:
        return plan.wait
    words = plan_words(face, state, plan, is_drawn)
    if plan.roll is None and face.plane is not None:
        return words if words.endswith(FULL_STOPS) else f"{words}."
    return _("{sentence}: {chance}.").format(sentence=words, chance=percent(plan.chance))


def plan_words(face: Face, state: Any, plan: MovePlan, is_drawn: bool = False) -> str:
    """Return a plan in words, without its chance and without a full stop.

    Args: is_drawn - whether the board shows where to.
    """
    sentence = slip_of(face, state, plan).sentence if face.plane is not None else _words(face, plan, is_drawn)[1]
    if plan.kind == FLIGHT:
        mate = face.who_at(plan.roll_state, plan.cell)
        if mate < 0 and is_drawn:
            return sentence
        place = face.name(plan.roll_state, mate) if mate >= 0 else _place(face, plan, is_drawn)
        return _("{sentence} to {place}").format(sentence=sentence, place=place)
    if plan.kind and plan.roll is not None and plan.roll.who < 0:  # a kick-off, whose roll is nobody's
        return _("{name} kicks to {place}").format(
            name=face.name(state, plan.who), place=_place(face, plan, is_drawn))
    if not plan.kind and plan.cell == face.ball(state) != NOWHERE:
        return _("{name} goes for the ball").format(name=face.name(state, plan.who))
    if not plan.kind and is_drawn:
        return walk_words(face, state, plan)
    if not plan.kind and plan.roll is not None:
        return _("{name} moves to {place}").format(
            name=face.name(state, plan.who), place=_place(face, plan, is_drawn))
    return sentence


def _words(face: Face, plan: MovePlan, is_drawn: bool = True) -> tuple[str, str]:
    """Return the label and the sentence of a plan."""
    if plan.wait:
        return _("Wait"), plan.wait
    if plan.roll is None or plan.kind and plan.roll_action != plan.actions[-1]:  # the roll only comes before it
        is_outside = face.cell_of(plan.roll_state, plan.who) < 0
        label, sentence = face.certain_words(plan.kind) or (
            (N_("Come on"), N_("{name} comes on at {place}")) if is_outside else
            (N_("Move"), N_("{name} moves to {place}")))
        place = _place(face, plan, is_drawn)
        return _(label), _(sentence).format(name=face.name(plan.roll_state, plan.who), place=place)
    return face.roll_label(plan.roll), roll_title(face, plan.roll_state, plan.roll)


def _place(face: Face, plan: MovePlan, is_drawn: bool) -> str:
    """Return the name of the place that a plan leads to.

    Args: is_drawn - whether the board shows it; else it is said as well whose goal it is.
    """
    state, cell = plan.roll_state, plan.cell
    is_alone = not is_drawn and face.who_at(state, cell) < 0 and face.ball(state) != cell
    return face.cell_text(state, cell) if is_alone else cell_name(face, state, cell)


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
