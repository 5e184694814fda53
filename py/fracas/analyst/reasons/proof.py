"""The proof of a mistake: of all reasons that hold, the one whose removal brings most of the worth back.

What the better line shows by itself, or an aim that names nobody, is told where nothing else brings half as much.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any

from fracas.analyst.reasons import answers, dice, gains, places
from fracas.analyst.reasons.aims import MOST_PLAYED, aim_odds
from fracas.analyst.reasons.courses import Course, course_of
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.harms import harm_odds
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
    ScorePassedBy,
    TargetOdds,
    TurnEndedEarly,
    WholeOdds,
    WinPassedBy,
)
from fracas.analyst.reasons.threats import threats
from fracas.analyst.reasons.wholes import whole_reasons
from fracas.analyst.verdict import Mistake
from fracas.analyst.win_chance import judged_at_once
from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Option, Side

LEAST = 0.02  # share of the gap between the lines that a reason has to close
SELF_EVIDENT = (ChancePassedBy, MoveLeftOut, TurnEndedEarly)  # what whoever reads the better line knows
NAMELESS = ("down", "kill", "fazed", "part", "out")  # aims that some opponent or other has to suffer for
PLAIN = 0.5  # of its gap that counts where a self-evident or nameless reason is weighed beside others


def prove_mistake(game: Game, face: Face, mistake: Mistake) -> Generator[None, None, ProvenReason | None]:
    """Find the reason of a mistake in small steps; None if nothing of the list can be proven."""
    if mistake.place >= 0:
        return (yield from _prove_answer(game, face, mistake))
    line = played_line(game, mistake.number)
    return (yield from prove_line(game.ruleset, face, game.plies[mistake.number].before, mistake.side, line,
                                  mistake.better.plan))


def played_line(game: Game, number: int) -> tuple[Action, ...]:
    """Return the line of a coach from one of his actions on, up to the end of his turn."""
    found = []
    for ply in game.plies[number:number + MOST_PLAYED]:
        if ply.side != game.plies[number].side:
            break
        found.append(ply.action)
    return tuple(found)


def prove_line(
    rules: Ruleset, face: Face, state: Any, side: Side, played: tuple[Action, ...], best: tuple[Action, ...],
    known: tuple[type[Reason], ...] = (),
) -> Generator[None, None, ProvenReason | None]:
    """Find the reason why one line is worth less than another.

    Args: known - kinds of reasons that need not be told.
    """
    found, whole = yield from line_reasons(rules, face, state, side, played, best)
    proven = [(reason, min(gap, whole)) for reason, gap in found
              if gap > LEAST * whole and not isinstance(reason, known)]
    if whole <= 0 or not proven:
        return None
    reason, gap = max(proven, key=telling_gap)
    return ProvenReason(rules.position(state), side, reason, gap, whole, cells_of(face, state, reason))


def line_reasons(
    rules: Ruleset, face: Face, state: Any, side: Side, played: tuple[Action, ...], best: tuple[Action, ...],
    is_enough: Callable[[list[Found], float], bool] = lambda _found, _whole: False,
) -> Generator[None, None, tuple[list[Found], float]]:
    """Find all reasons that hold between two lines, with how much more the better one is worth.

    Args: is_enough - whether, by the reasons so far and that worth, no slower one need be looked for.
    """
    rules = judged_at_once(rules, state)
    own = yield from course_of(rules, face, state, side, played)
    better = yield from course_of(rules, face, state, side, best)
    found, whole = [*_reasons(rules, face, state, side, own, better)], better.worths.mean - own.worths.mean
    slower = (aim_odds(rules, face, state, side, own, better), harm_odds(rules, face, state, side, own, better),
              whole_reasons(rules, face, state, side, own, better), threats(rules, face, side, own, better))
    for work in slower:
        if is_enough(found, whole):
            break
        found += yield from work
    return found, whole


def telling_gap(found: Found) -> float:
    """Return the gap of a reason as it counts beside others."""
    reason, gap = found
    is_nameless = isinstance(reason, AimOdds | AimChance) and reason.aim in NAMELESS
    return gap * PLAIN if is_nameless or isinstance(reason, SELF_EVIDENT) else gap


def _reasons(rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course) -> Iterator[Found]:
    yield from gains.certain_gains(rules, face, state, side, own, better)
    yield from dice.dice_reasons(rules, face, state, own, better)
    yield from gains.wasted_turn(rules, face, state, side, own, better)
    yield from places.place_reasons(rules, face, state, side, own, better)
    yield from places.order_reasons(rules, face, state, side, own, better)


def _prove_answer(game: Game, face: Face, mistake: Mistake) -> Generator[None, None, ProvenReason | None]:
    ply = game.plies[mistake.number]
    option, chosen = mistake.better.option, ply.answers[mistake.place].value
    if option is None or isinstance(chosen, tuple):
        return None
    options = chosen, option
    return (yield from prove_answers(game.ruleset, face, ply, mistake.place, mistake.side, options, mistake.loss))


def prove_answers(
    rules: Ruleset, face: Face, ply: Ply, place: int, side: Side, options: tuple[Option, Option], loss: float,
) -> Generator[None, None, ProvenReason | None]:
    """Find the reason why one answer is worse than another.

    Args: place - of the answer among those of the ply.
          side - whose answer it is.
          options - the worse one and the better one.
          loss - thousandths of a win between them.
    """
    chances = yield from answers.answer_chances(rules, face, ply, place, options)
    given = tuple(answer.value for answer in ply.answers[:place])
    cell, action = answers.cell_of_actor(face, ply), rules.action_text(ply.before, ply.action)
    reason: Reason
    if chances[0] < chances[1]:
        reason = AnswerOdds(action, given, options, chances, cell)
    elif _is_spent(rules, ply, place, *options):
        reason = HelpSpent(action, given, options, cell)
    else:
        return None
    return ProvenReason(rules.position(ply.before), side, reason, loss, loss, cells_of(face, ply.before, reason))


def _is_spent(rules: Ruleset, ply: Ply, place: int, chosen: Any, option: Any) -> bool:
    """Return whether an answer spends what another one keeps."""
    try:
        rules.apply(Tape(ply.before.copy(), list(ply.answers[:place])), ply.action)
    except Pending as stop:
        asked = stop.request
        if isinstance(asked, Choice) and rules.resource is not None:
            return rules.resource.is_free(asked, option) and not rules.resource.is_free(asked, chosen)
    return False


def cells_of(face: Face, state: Any, reason: Reason) -> tuple[int, ...]:
    """Return the cells that a reason means."""
    match reason:
        case DiceNotNeeded(played) | RiskFirst(played):
            cells: tuple[int, ...] = (
                played.here, played.cell, reason.cell if isinstance(reason, RiskFirst) else NOWHERE)
        case LongerOdds(_played, better) | OutcomeOdds(_played, better) | ChancePassedBy(_played, better):
            cells = (better.here, better.cell)
        case HelpForgotten(played, _better, _helper, cell):
            cells = (played.here, played.cell, cell)
        case WinPassedBy() | ScorePassedBy() | BallPassedBy() | BallFarther() | MoveLeftOut() \
                | AttackerCount() | CarrierPressure() | AnswerOdds() | HelpSpent():
            cells = (reason.cell,)
        case CarrierOpen(played) | PlayerExposed(played):
            cells = (played.cell,)
        case OrderForgotten(_line, _better, _who, cell, helped):
            cells = (cell, *(face.cell_of(state, each) for each in helped))
        case CarrierMarked(_line, who) | CarrierJoined(_line, who) | GoalCovered(_line, who):
            cells = (face.cell_of(state, who), reason.cell)
        case BallCarried() | OutOfTime() | TargetOdds() | OrderOdds():
            cells = (reason.cell,)
        case TurnEndedEarly() | AimOdds() | AimChance() | WholeOdds() | PerilOdds():
            cells = reason.cells
    return tuple(dict.fromkeys(cell for cell in cells if cell != NOWHERE))
