"""The review of a match that is over: its course, and its key moments in words with their better lines."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from fracas.analyst import Mistake, Verdict, verdict
from fracas.analyst.mistake_words import PERCENT, MistakeWords, words_of_mistake
from fracas.analyst.reasons.proof import prove_mistake
from fracas.analyst.reasons.reason import ProvenReason
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.trials import standing_mistakes
from fracas.analyst.win_chance import with_clock
from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.kernel.work import replace_pauses, run_as_part
from fracas.page.replay.timeline import Timeline
from fracas.view.board.model import Board, DrawnPath, Target
from fracas.view.match.analysis import AnalysisSummary, KeyMoment
from fracas.view.match.box_score import build_report

MOST_MISTAKES = 5  # that are listed
TO_VERDICT = 0.6  # share of the work up to the verdict


@dataclass(frozen=True, slots=True)
class Review:
    """A verdict, put into words once."""

    summary: AnalysisSummary
    plans: tuple[MovePlan | None, ...]  # the better one of each listed mistake, None where it cannot be drawn
    cells: tuple[tuple[int, ...], ...] = ()  # meant by the reason of each


def review_match(match: Timeline) -> Generator[float, None, tuple[Verdict, Review]]:
    """Let the analyst work on a match, and put what he finds into words, in small steps.

    Returns: an iterator of the share that is done; at the end his verdict and its review.
    """
    stats = match.face.report
    found = yield from run_as_part(verdict(match.game, stats), 0, TO_VERDICT)
    trials = standing_mistakes(match.game, stats, found.mistakes, MOST_MISTAKES)
    found = found._replace(mistakes=(yield from run_as_part(trials, TO_VERDICT, 1 - TO_VERDICT)))
    return found, (yield from review(match, found))


def review(match: Timeline, found: Verdict) -> Generator[float, None, Review]:
    """Put the verdict on a match into words in small steps."""
    face, game = match.face, match.game
    told: list[MistakeWords] = []
    proofs: list[ProvenReason | None] = []
    judged = with_clock(game, face.report)
    for each in found.mistakes[:MOST_MISTAKES]:
        told.append((yield from words_of_mistake(game, face, each)))
        proofs.append((yield from replace_pauses(prove_mistake(judged, face, each), 1.0)))
    moments = tuple(map(partial(_key_moment, match), found.mistakes, told, proofs))
    home, away = (face.team_name(game.state, side) for side in (0, 1))
    summary = AnalysisSummary(
        (home, away), tuple(_chances(match, found)), round(found.luck / PERCENT),
        (round(found.worth_lost(0) / PERCENT), round(found.worth_lost(1) / PERCENT)), moments,
        build_report(game, face.report, (home, away)), face.report.rightness)
    return Review(summary, tuple(words.plan for words in told),
                  tuple(proof.cells if proof is not None else () for proof in proofs))


def with_better_line(
    match: Timeline, drawn: Board, mistake: Mistake, plan: MovePlan | None, cells: tuple[int, ...] = (),
) -> Board:
    """Return the board before a decision, with the better line drawn on it.

    Args: cells - meant by its reason.
    """
    return draw_better_line(match.face, match.state(mistake.number), drawn, plan, cells)


def draw_better_line(
    face: Face, state: Any, drawn: Board, plan: MovePlan | None, cells: tuple[int, ...] = (),
) -> Board:
    """Return the board before a decision, with a plan drawn on it.

    Args: cells - meant by its reason.
    """
    meant = tuple(Target(cell) for cell in cells)
    if plan is None:
        return drawn._replace(targets=meant)
    here = face.cell_of(state, plan.who)
    route = None
    if plan.path is not None and face.plane is None:
        aimed = plan.cell if plan.kind and plan.cell != plan.path.cell else NOWHERE
        route = DrawnPath(plan.path.cells, plan.path.rolls, aimed)
    aim = (Target(plan.cell),) if face.plane is None and plan.cell not in (NOWHERE, here) else ()
    targets = tuple(dict.fromkeys((*aim, *(each for each in meant if each.cell != here))))
    return drawn._replace(route=route, targets=targets, pointed=(here,) if here >= 0 else (), trail=())


def _chances(match: Timeline, verdict: Verdict) -> list[float | None]:
    """Return the chance of the home side to win after each action, in percent; none while teams are set up."""
    plies, face = match.game.plies, match.face
    chances: list[float | None] = []
    for number, worth in enumerate(verdict.curve):
        is_setup = number < len(plies) and face.setup(plies[number].before, (plies[number].action,)) is not None
        chances.append(None if is_setup else 50 + worth / PERCENT)
    return chances


def _key_moment(match: Timeline, each: Mistake, words: MistakeWords, proof: ProvenReason | None) -> KeyMoment:
    face, before = match.face, match.state(each.number)
    name, turn = face.team_name(before, each.side), face.turn_title(before)
    return KeyMoment(each.number, turn if name in turn else f"{turn}, {name}", max(1, round(each.loss / PERCENT)),
                     words.played, words.better,
                     reason_sentence(face, before, proof) if proof is not None else "")
