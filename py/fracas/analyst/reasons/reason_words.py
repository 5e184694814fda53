"""Reasons in words: one sentence each, without notation."""

from typing import Any

from fracas.analyst.reasons.reason import (
    AnswerOdds,
    AttackerCount,
    BallFarther,
    BallPassedBy,
    CarrierOpen,
    CarrierPressure,
    ChancePassedBy,
    DiceNotNeeded,
    HelpForgotten,
    HelpSpent,
    LongerOdds,
    MoveLeftOut,
    OutcomeOdds,
    ProvenReason,
    Reason,
    RiskFirst,
    ScoreOdds,
    ScorePassedBy,
    TurnEndedEarly,
    WinPassedBy,
)
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.locale import _, ngettext
from fracas.view.match.dice import percent


def reason_sentence(face: Face, state: Any, proof: ProvenReason) -> str:
    """Return the sentence of a reason.

    Args: state - the position before the decision.
    """
    reason = proof.reason
    return _of_dice(face, state, reason) or _of_places(face, state, reason)


def _of_dice(face: Face, state: Any, reason: Reason) -> str:
    """Return the sentence of a reason about dice, "" for others."""
    match reason:
        case DiceNotNeeded(played):
            return _("{deed}: {chance} to fail. The better line needs no dice.").format(
                deed=played.title, chance=percent(1 - played.chance))
        case LongerOdds(played, better):
            return _("{deed}: {chance}. The better line starts with {other}.").format(
                deed=played.title, chance=percent(played.chance), other=percent(better.chance))
        case HelpForgotten(played, better, helper):
            return _("{deed}: {chance}. With {helper} moved first it is {other}.").format(
                deed=played.title, chance=percent(played.chance), helper=face.name(state, helper),
                other=percent(better.chance))
        case RiskFirst(played, _safe, mover):
            return _("{deed}: {chance} to fail. {name} can move first without dice.").format(
                deed=played.title, chance=percent(1 - played.chance), name=face.name(state, mover))
        case ChancePassedBy(_played, better):
            return _("{deed}: {chance}. This was not tried.").format(deed=better.title, chance=percent(better.chance))
        case OutcomeOdds(_played, better, outcome, (own, other)):
            return _("{deed}: {chance} for “{outcome}”. The roll that was made has {own}.").format(
                deed=better.title, chance=percent(other), outcome=outcome, own=percent(own))
        case ScoreOdds(chances=(own, other)):
            return _("The better line scores in {other}, what was played in {own}.").format(
                own=percent(own), other=percent(other))
        case HelpSpent():
            return _("The answer spends what can be needed later. The better one keeps it.")
        case AnswerOdds(chances=(own, other)):
            return _("The answer works in {own}, the better one in {other}.").format(
                own=percent(own), other=percent(other))
    return ""


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
            return ngettext("{n} player could still act.", "{n} players could still act.", len(players)).format(
                n=len(players))
        case BallFarther(_played, _better, who, _cell, (far, near)):
            return _("{name} ends {far} steps from the ball, {near} after the better line.").format(
                name=face.name(state, who), far=far, near=near)
        case AttackerCount(who=who, counts=(own, other)) | CarrierPressure(who=who, counts=(own, other)):
            return _("Opponents beside {name} in the end: {own}, after the better line {other}.").format(
                name=face.name(state, who), own=own, other=other)
        case MoveLeftOut(_played, _better, who):
            return _("{name} needs no dice for this, and it was left out.").format(name=face.name(state, who))
    return ""


def _carrier_open(face: Face, state: Any, who: int, target: int, played: str, better: str) -> str:
    """Return the sentence for a carrier left open."""
    words = _("{name} leaves the ball open: {other} gets at it with {played}, with {better} after the better line.") \
        if better else _("{name} leaves the ball open: {other} gets at it with {played}, nobody after the better line.")
    return words.format(name=face.name(state, target), other=face.name(state, who), played=played, better=better)
