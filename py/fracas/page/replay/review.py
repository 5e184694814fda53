"""The review of a match that is over: its course, and its key moments in words with their better lines."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from fracas.analyst import Mistake, Verdict, verdict
from fracas.analyst.mistake_words import PERCENT, MistakeWords, words_of_mistake
from fracas.faces.choices import NOWHERE
from fracas.faces.move_plan import MovePlan
from fracas.page.replay.timeline import Timeline
from fracas.view.board.model import Board, DrawnPath, Target
from fracas.view.match.analysis import AnalysisSummary, KeyMoment
from fracas.view.match.box_score import build_report

MOST_MISTAKES = 5  # that are listed


@dataclass(frozen=True, slots=True)
class Review:
    """A verdict, put into words once."""

    summary: AnalysisSummary
    plans: tuple[MovePlan | None, ...]  # the better one of each listed mistake, None where it cannot be drawn


def review_match(match: Timeline) -> Generator[float, None, tuple[Verdict, Review]]:
    """Let the analyst work on a match, and put what he finds into words, in small steps.

    Returns: an iterator of the share that is done; at the end his verdict and its review.
    """
    found = yield from verdict(match.game, match.face.report)
    return found, (yield from review(match, found))


def review(match: Timeline, found: Verdict) -> Generator[float, None, Review]:
    """Put the verdict on a match into words in small steps."""
    face, game = match.face, match.game
    told: list[MistakeWords] = []
    for each in found.mistakes[:MOST_MISTAKES]:
        told.append((yield from words_of_mistake(game, face, each)))
    moments = tuple(map(partial(_key_moment, match), found.mistakes, told))
    home, away = (face.team_name(game.state, side) for side in (0, 1))
    summary = AnalysisSummary(
        (home, away), tuple(_chances(match, found)), round(found.luck / PERCENT),
        (round(found.worth_lost(0) / PERCENT), round(found.worth_lost(1) / PERCENT)), moments,
        build_report(game, face.report, (home, away)))
    return Review(summary, tuple(words.plan for words in told))


def with_better_line(match: Timeline, drawn: Board, mistake: Mistake, plan: MovePlan | None) -> Board:
    """Return the board before a decision, with the better line drawn on it."""
    if plan is None:
        return drawn
    here = match.face.cell_of(match.state(mistake.number), plan.who)
    route = None
    if plan.path is not None and match.face.plane is None:
        aimed = plan.cell if plan.kind and plan.cell != plan.path.cell else NOWHERE
        route = DrawnPath(plan.path.cells, plan.path.rolls, aimed)
    targets = (Target(plan.cell),) if match.face.plane is None and plan.cell not in (NOWHERE, here) else ()
    return drawn._replace(route=route, targets=targets, pointed=(here,) if here >= 0 else (), trail=())


def _chances(match: Timeline, verdict: Verdict) -> list[float | None]:
    """Return the chance of the home side to win after each action, in percent; none while teams are set up."""
    plies, face = match.game.plies, match.face
    chances: list[float | None] = []
    for number, worth in enumerate(verdict.curve):
        is_setup = number < len(plies) and face.setup(plies[number].before, (plies[number].action,)) is not None
        chances.append(None if is_setup else 50 + worth / PERCENT)
    return chances


def _key_moment(match: Timeline, each: Mistake, words: MistakeWords) -> KeyMoment:
    face, before = match.face, match.state(each.number)
    name, turn = face.team_name(before, each.side), face.turn_title(before)
    return KeyMoment(each.number, turn if name in turn else f"{turn}, {name}", max(1, round(each.loss / PERCENT)),
                     words.played, words.better)
