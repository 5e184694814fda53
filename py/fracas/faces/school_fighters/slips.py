"""The slips of School Fighters: the length of a move, the dice of both sides in an attack."""

from fracas.faces.choices import NO_ONE
from fracas.faces.move_plan import MovePlan
from fracas.faces.rolls import die_face
from fracas.faces.school_fighters import labels, pieces, plans
from fracas.faces.school_fighters.modes import CHARGE, RUN, WALK
from fracas.faces.school_fighters.words import reason
from fracas.games.school_fighters.combat import block_reasons
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.shooting import shot_block_reasons
from fracas.games.school_fighters.space import by_distance, gap
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.words.text import sentence
from fracas.kernel.dice import D6
from fracas.kernel.drivers import Tape
from fracas.kernel.geometry.plane import FINE, Point, path_length
from fracas.kernel.table import Reason, Roll
from fracas.locale import _, ngettext
from fracas.view.match.dice import UNKNOWN
from fracas.view.match.odds_slip import BAD, GOOD, IDLE, PLAIN, OddsSlip, ReasonLine, signed_amount

NEAR = 1200  # hundredths of an inch within which an enemy describes a place better than figures


def slip(s: State, plan: MovePlan, usual: OddsSlip) -> OddsSlip:
    """Return the slip of a plan.

    Args: s - the position, no step made.
          usual - the common slip of any game.
    """
    if plan.kind in (WALK, RUN):
        return _move(s, plan, usual)
    if plan.roll is not None and plan.roll.kind in ("fight", "shoot"):
        return _attack(plan, plan.roll, usual)
    if plan.kind in ("order", "salts") and plan.roll is None:
        return _deed(s, plan, usual)
    return usual


def _deed(s: State, plan: MovePlan, usual: OddsSlip) -> OddsSlip:
    """Return the slip of an order without dice, or of salts."""
    names = {"feet": _("Get on your Feet!"), "ready": _("Be Ready for ’Em!"), "salts": _("Smelling Salts")}
    action = plan.actions[-1]
    name = names[action[2] if action[0] == "order" else "salts"]
    return usual._replace(sentence=_told(s, plan), label=name, caption=_("certain"))


def _told(s: State, plan: MovePlan) -> str:
    """Return an order, or what salts do, in the words of the log."""
    table = Tape(s.copy(), [])
    RULESET.apply(table, plan.actions[-1])
    return sentence(table.events[0], table.state, lambda who: pieces.name(s, who))


def length_text(s: State, plan: MovePlan) -> str:
    """Return the length of the path of a plan."""
    places = plans.path_of(s, plan)
    return labels.inches(path_length(places[0], places[1:]) // FINE)


def _move(s: State, plan: MovePlan, usual: OddsSlip) -> OddsSlip:
    places = plans.path_of(s, plan)
    used, end = length_text(s, plan), places[-1]
    words, label = (_("{name} walks {far} {where}"), _("Walk {far}")) if plan.kind == WALK else \
        (_("{name} runs {far} {where}"), _("Run {far}"))
    told = words.format(name=pieces.name(s, plan.who), far=used, where=_where(s, plan.who, places[0], end))
    is_late = plan.kind == RUN and s.units[plan.who].profile.has_slingshot
    notes = (labels.ground_text(s, end), _("He cannot shoot this round.") if is_late else "")
    return usual._replace(sentence=told, label=label.format(far=used), caption=_("certain"),
                          note=". ".join(filter(None, notes)))


def _where(s: State, who: int, start: Point, end: Point) -> str:
    """Return the end of a path in words: the nearest enemy, or the direction if no enemy is near."""
    enemies = by_distance(s, end, 1 - s.units[who].side)
    near = next((enemy for _far, enemy in enemies if gap(end, s.units[enemy].at) <= NEAR), NO_ONE)
    if near == NO_ONE:
        return _("towards the {direction}").format(direction=labels.direction(start, end))
    return _("and ends {far} from {whom}").format(
        far=labels.inches(max(gap(end, s.units[near].at), 0)), whom=pieces.name(s, near))


def _attack(plan: MovePlan, roll: Roll, usual: OddsSlip) -> OddsSlip:
    s: State = plan.roll_state
    if plan.kind == CHARGE:
        usual = usual._replace(label=_("Charge"), sentence=_(
            "{who} charges {whom} and fights in the Combat Phase").format(
                who=pieces.name(s, plan.who), whom=pieces.name(s, roll.target)))
    against = shot_block_reasons(s, roll.who, roll.target) if roll.kind == "shoot" else block_reasons(s, roll.target)
    strikes, blocks = (sum(each.amount for each in reasons) for reasons in (roll.reasons, against))
    return usual._replace(
        caption=_("hits once or more") if plan.chance is not None else usual.caption,
        dice=tuple(die_face(D6, UNKNOWN) for _n in range(strikes)),
        dice_text=ngettext("{n} Fight die", "{n} Fight dice", strikes).format(n=strikes),
        need_text=ngettext("against {n} Block die", "against {n} Block dice", blocks).format(n=blocks),
        reasons=(*_lines(s, roll, roll.reasons, GOOD), *_lines(s, roll, against, BAD)),
    )


def _lines(s: State, roll: Roll, reasons: tuple[Reason, ...], tone: str) -> list[ReasonLine]:
    """Return the lines of a side's dice; the attacker's first dice are neutral."""
    tones = [IDLE if each.amount == 0 else PLAIN if tone == GOOD and place == 0 else tone
             for place, each in enumerate(reasons)]
    return [ReasonLine(signed_amount(each.amount, place == 0), reason(s, roll, each), tones[place], roll.rule)
            for place, each in enumerate(reasons)]
