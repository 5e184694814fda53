"""Reasons in words: one sentence each, without notation."""

from fractions import Fraction
from typing import Any, NamedTuple

from fracas.analyst.reasons.reason import (
    AimChance,
    AimOdds,
    AnswerOdds,
    AttackerCount,
    BallCarried,
    BallFarther,
    BallPassedBy,
    CarrierJoined,
    CarrierMarked,
    CarrierOpen,
    CarrierPressure,
    ChancePassedBy,
    DiceNotNeeded,
    GoalCovered,
    HelpForgotten,
    HelpSpent,
    LongerOdds,
    MoveLeftOut,
    OrderForgotten,
    OrderOdds,
    OutcomeOdds,
    OutOfTime,
    PerilOdds,
    PlayerExposed,
    ProvenReason,
    Reason,
    RiskFirst,
    RollFact,
    ScorePassedBy,
    TargetOdds,
    TurnEndedEarly,
    WholeOdds,
    WinPassedBy,
)
from fracas.faces import harms_of
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.locale import N_, _, ngettext
from fracas.view.match.dice import percent

SCORE, DOWN = N_("Chance to score this turn"), N_("Chance to bring an opponent down this turn")
AIMS = {  # of games in words, by their keys
    "touchdown": SCORE, "goal": SCORE, "point": SCORE, "ball": N_("Chance to get the ball this turn"),
    "drop": N_("Chance to knock the ball loose this turn"), "down": DOWN,
    "kill": N_("Chance to kill an opponent this turn"), "fazed": N_("Chance to hurt an opponent this phase"),
    "part": N_("Chance to hurt an opponent before the other gang acts"),
    "out": N_("Chance to knock an opponent out this phase"),
}


class LineWords(NamedTuple):
    """The chances of one thing along two lines, in words."""

    alone: str  # only the better one is known
    none_better: str
    none_own: str
    both: str
    no_try: str  # the better one tries something


PLAYED = LineWords(N_("{aim}: {other} with the better line."), N_("{aim}: {own} as played, none with the better line."),
                   N_("{aim}: {other} with the better line, none as played."),
                   N_("{aim}: {other} with the better line, {own} as played."),
                   N_("{deed} {chance}. It was worth a try."))
TRIED = LineWords(N_("{aim}: {other} the lesson’s way."), N_("{aim}: {own} your way, none the lesson’s way."),
                  N_("{aim}: {other} the lesson’s way, none your way."),
                  N_("{aim}: {other} the lesson’s way, {own} your way."),
                  N_("{deed} {chance}. It is worth a try."))


def reason_sentence(face: Face, state: Any, proof: ProvenReason, words: LineWords = PLAYED) -> str:
    """Return the sentence of a reason.

    Args: state - the position before the decision.
          words - of two chances: of lines that were played, or of one that is only tried.
    """
    reason = proof.reason
    return (_of_dice(face, state, reason, words) or _of_places(face, state, reason)
            or _of_lines(face, state, reason, words) or _of_harms(face, state, reason, words))


def _of_dice(face: Face, state: Any, reason: Reason, words: LineWords) -> str:
    """Return the sentence of a reason about dice, "" for others."""
    match reason:
        case DiceNotNeeded(played):
            return _("{deed} {chance} to fail. The better line needs no dice.").format(
                deed=_deed(played), chance=percent(1 - played.chance))
        case LongerOdds(played, better):
            told = _("{deed} {chance}. The better line makes it {other}.") \
                if played.title == better.title else _("{deed} {chance}. {safer} {other}, which is safer.")
            return told.format(deed=_deed(played), chance=percent(played.chance), safer=_deed(better),
                                other=percent(better.chance))
        case HelpForgotten(played, better, helper):
            return _("{deed} {chance}. Move {helper} first and it is {other}.").format(
                deed=_deed(played), chance=percent(played.chance), helper=face.name(state, helper),
                other=percent(better.chance))
        case RiskFirst(played, _safe, mover):
            return _("{deed} {chance} to fail. {name} can move first without dice.").format(
                deed=_deed(played), chance=percent(1 - played.chance), name=face.name(state, mover))
        case ChancePassedBy(_played, better):
            return _(words.no_try).format(deed=_deed(better), chance=percent(better.chance))
        case OutcomeOdds(_played, better, outcome, (own, other)):
            told = _("{deed} {chance} to end with “{outcome}”, {own} with the roll chosen instead.") if own else \
                _("{deed} {chance}. The roll chosen instead cannot bring that.") if other == better.chance else \
                _("{deed} {chance} to end with “{outcome}”. The roll chosen instead cannot bring that.")
            return told.format(deed=_deed(better), chance=percent(other), outcome=outcome, own=percent(own))
        case HelpSpent():
            return _("This answer spends what may be needed later. The better one keeps it.")
        case AnswerOdds(chances=(own, other)):
            return _("This answer works {own} of the time, the better one {other}.").format(
                own=percent(own), other=percent(other))
    return ""


def _deed(roll: RollFact) -> str:
    """Return a roll in words, to be followed by its chance."""
    if roll.title.endswith("?"):
        return roll.title
    return (_("{deed},") if ": " in roll.title else _("{deed}:")).format(deed=roll.title)


def _of_places(face: Face, state: Any, reason: Reason) -> str:
    """Return the sentence of a reason about places and what is certain."""
    match reason:
        case WinPassedBy():
            return _("The match could be won without a roll.")
        case ScorePassedBy():
            return _("A score could be had without a roll.")
        case BallPassedBy(_line, who):
            return _("{name} could have the ball without a roll.").format(name=face.name(state, who))
        case CarrierOpen(played, better):
            return _carrier_open(face, state, played.who, played.target, percent(played.chance), percent(better.chance)
                             if better.who != NO_ONE else "")
        case TurnEndedEarly(_played, players):
            return ngettext("The turn was ended while {n} player could still act.",
                            "The turn was ended while {n} players could still act.", len(players)).format(
                n=len(players))
        case BallFarther(_played, _better, who, _cell, (far, near)):
            return ngettext("{name} ends {far} step from the ball; {near} was possible.",
                            "{name} ends {far} steps from the ball; {near} was possible.", far).format(
                name=face.name(state, who), far=far, near=near)
        case AttackerCount(who=who, counts=(own, other)):
            words = ngettext("{own} attacker stands beside {name} in the end; the better line makes it {other}.",
                             "{own} attackers stand beside {name} in the end; the better line makes it {other}.",
                             own) if own else _("No attacker stands beside {name} in the end; the better line makes it "
                                                "{other}.")
            return words.format(name=face.name(state, who), own=own, other=other)
        case CarrierPressure(who=who, counts=(own, other)):
            return _carrier_pressure(own, other).format(name=face.name(state, who), own=own, other=other)
        case MoveLeftOut(_played, _better, who):
            return _("{name} was free to do this, and it needs no dice.").format(name=face.name(state, who))
    return ""


def _of_lines(face: Face, state: Any, reason: Reason, words: LineWords) -> str:
    """Return the sentence of a reason about whole lines."""
    match reason:
        case AimOdds(aim=aim, chances=(own, other)):
            return _odds_of(words, _(AIMS[aim]), own, other)
        case AimChance(aim=aim, chance=chance, is_least=is_least):
            least = _("at least {chance}").format(chance=percent(chance)) if is_least else percent(chance)
            return _(words.alone).format(aim=_(AIMS[aim]), other=least)
        case WholeOdds(chances=(own, other)):
            told = _("The whole of the better line comes off {other} of the time, the whole of what was played "
                     "{own}.") if own else _("The whole of the better line comes off {other} of the time, the whole of "
                                             "what was played never.")
            return told.format(own=percent(own), other=percent(other))
        case CarrierMarked(_line, who, target, _cell, chance):
            told = _("Nobody marks {other}, who has the ball. {name} can ({odds}).")
        case CarrierJoined(_line, who, target, _cell, chance):
            told = _("{other} is alone with the ball. {name} can move up alongside ({odds}).")
        case GoalCovered(_line, who, target, _cell, chance):
            told = _("No defender is nearer to the goal than {other} with the ball. {name} can get back ({odds}).")
        case BallCarried(_line, target, _cell, nearer, chance):
            return ngettext("{name} can carry the ball {n} step nearer to the goal ({odds}).",
                            "{name} can carry the ball {n} steps nearer to the goal ({odds}).", nearer).format(
                name=face.name(state, target), n=nearer, odds=_odds(chance))
        case OutOfTime(_played, _better, who, _cell, left, (own, other)):
            return ngettext("{n} turn is left, and {name} needs {own} to the goal. After the better line: {other}.",
                            "{n} turns are left, and {name} needs {own} to the goal. After the better line: {other}.",
                            left).format(n=left, name=face.name(state, who), own=own, other=other)
        case _:
            return ""
    return told.format(name=face.name(state, who), other=face.name(state, target), odds=_odds(chance))


def _carrier_pressure(own: int, other: int) -> str:
    """Return the words for a carrier whom opponents press."""
    if other:
        return ngettext("{own} opponent stands beside {name}, who has the ball; the better line makes it {other}.",
                        "{own} opponents stand beside {name}, who has the ball; the better line makes it {other}.", own)
    return ngettext("{own} opponent stands beside {name}, who has the ball; with the better line nobody does.",
                    "{own} opponents stand beside {name}, who has the ball; with the better line nobody does.", own)


def _odds(chance: Fraction) -> str:
    return percent(chance) if chance < 1 else _("no dice needed")


def _carrier_open(face: Face, state: Any, who: int, target: int, played: str, better: str) -> str:
    """Return the sentence for a carrier left open."""
    words = _("{name} is left open with the ball: an attack by {other} works {played} of the time, {better} after the "
              "better line.") if better else \
        _("{name} is left open with the ball: an attack by {other} works {played} of the time. After the better line "
          "nobody gets there without dice.")
    return words.format(name=face.name(state, target), other=face.name(state, who), played=played, better=better)


def _of_harms(face: Face, state: Any, reason: Reason, words: LineWords) -> str:
    """Return the sentence of a reason about what befalls players."""
    harms = harms_of(face.key)
    match reason:
        case TargetOdds(harm=harm, who=who, chances=(own, other)):
            return _odds_of(words, _(harms.targets[harm].text).format(name=face.name(state, who)), own, other)
        case OrderOdds(harm=harm, who=who, first=first, chances=(own, other)):
            return _("{aim}: {other} if {name} goes first, {own} as played.").format(
                aim=_(harms.targets[harm].text).format(name=face.name(state, who)), name=face.name(state, first),
                own=percent(own), other=percent(other))
        case PerilOdds(peril=peril, chances=(own, other)):
            return _odds_of(words, _(harms.perils[peril].text), own, other)
        case PlayerExposed(played, better, harm):
            told = _("{fear}: {name} gets there without dice and does it {own} of the time, nobody after the better "
                      "line.") if not better.chance else \
                _("{fear}: {name} gets there without dice and does it {own} of the time, {other} after the better "
                  "line.")
            return told.format(fear=_(harms.exposures[harm].text).format(name=face.name(state, played.target)),
                                name=face.name(state, played.who), own=percent(played.chance),
                                other=percent(better.chance))
        case OrderForgotten(who=who, helped=helped):
            told = _("{name} could help {other} without dice.") if len(helped) == 1 else \
                _("{name} could help {n} friends without dice.")
            return told.format(name=face.name(state, who), other=face.name(state, helped[0]), n=len(helped))
    return ""


def _odds_of(words: LineWords, what: str, own: Fraction, other: Fraction) -> str:
    """Return the sentence of two chances of the same thing."""
    told = words.none_better if not other else words.both if own else words.none_own
    return _(told).format(aim=what, own=percent(own), other=percent(other))
