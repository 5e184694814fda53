"""The review of a match that is over: its course, and its key moments in words with their better lines."""

from dataclasses import dataclass
from typing import Any

from fracas.analyst import Mistake, Verdict
from fracas.bots.candidates import Candidate
from fracas.faces.choices import NOWHERE
from fracas.faces.events import sentence
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import roll_title
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Roll
from fracas.page.match.model.log_model import LogModel
from fracas.page.match.panels.panels import plan_sentence, slip_of
from fracas.page.match.play.advice import plan_of
from fracas.page.replay.timeline import Timeline
from fracas.view.board.model import Board, DrawnPath, Target
from fracas.view.match.analysis import AnalysisSummary, KeyMoment
from fracas.view.match.box_score import build_report
from fracas.view.match.log import LogLine

MOST_MISTAKES = 5  # that are listed
PERCENT = 20.0  # thousandths of a win, from a lost match to a won one, that are one percent


@dataclass(frozen=True, slots=True)
class Review:
    """A verdict, put into words once."""

    summary: AnalysisSummary
    plans: tuple[MovePlan | None, ...]  # the better one of each listed mistake, None where it cannot be drawn


def review(match: Timeline, verdict: Verdict) -> Review:
    """Return the review of a match."""
    face, game = match.face, match.game
    listed = verdict.mistakes[:MOST_MISTAKES]
    found = [_better(match, each) for each in listed]
    moments = tuple(_moment(match, each, words) for each, (words, _plan) in zip(listed, found, strict=True))
    home, away = (face.team_name(game.state, side) for side in (0, 1))
    summary = AnalysisSummary(
        (home, away), tuple(_chances(match, verdict)), round(verdict.luck / PERCENT),
        (round(verdict.worth_lost(0) / PERCENT), round(verdict.worth_lost(1) / PERCENT)), moments,
        build_report(game, face.report, (home, away)))
    return Review(summary, tuple(plan for _words, plan in found))


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


def _moment(match: Timeline, each: Mistake, better: str) -> KeyMoment:
    face, before = match.face, match.state(each.number)
    name, turn = face.team_name(before, each.side), face.turn_title(before)
    return KeyMoment(each.number, turn if name in turn else f"{turn}, {name}", max(1, round(each.loss / PERCENT)),
                     _played(match, each), better)


def _played(match: Timeline, each: Mistake) -> str:
    """Return the deed as the log says it, or the answer that was given."""
    ply = match.game.plies[each.number]
    if each.place >= 0:
        return _answer(match.face, match.game, each, ply.answers[each.place].value) or each.played
    story = LogModel(match.face, match.game)
    lines = (story.open(line, set()) for line in story.lines_of(each.number, match.state(each.number + 1)))
    return next((line.text for line in lines if isinstance(line, LogLine)), each.played)


def _better(match: Timeline, each: Mistake) -> tuple[str, MovePlan | None]:
    """Return the better line in words, and as a plan if it is one of a player."""
    face, state = match.face, match.state(each.number)
    if each.place >= 0:
        return _answer(face, match.game, each, each.better.option) or each.best, None
    return line_in_words(Game(match.game.ruleset, state, None), face, each.better, each.best)


def line_in_words(
    moment: Game, face: Face, better: Candidate, notation: str = "",
) -> tuple[str, MovePlan | None]:
    """Return a line of a bot in words, and as a plan if it is one of a player.

    Args: notation - for what has no words.
    """
    state, plan = moment.state, plan_of(moment, face, better)
    if plan is not None:
        return plan_sentence(face, state, plan) or f"{slip_of(face, state, plan).sentence}.", plan
    buttons = face.tray_buttons(state, tuple(moment.legal_actions()), face.acting(state), "")
    label = next((each_button.label for each_button in buttons if each_button.action == better.plan[0]), "")
    return label or _deed(moment, face, better.plan) or notation, None


def _deed(moment: Game, face: Face, actions: tuple[Action, ...]) -> str:
    """Return the first thing that actions bring about in the words of the log, or the first roll."""
    table = Tape(moment.state.copy(), [])
    for action in actions:
        try:
            moment.ruleset.apply(table, action)
        except Pending as stop:
            if isinstance(stop.request, Roll):
                return f"{roll_title(face, moment.state, stop.request)}."
        told = next(filter(None, (sentence(face, table.state, event) for event in table.events)), "")
        if told:
            return told
    return ""


def _answer(face: Face, game: Game, each: Mistake, option: Any) -> str:
    """Return an answer in the words of its button, "" if there are none."""
    ply = game.plies[each.number]
    state = ply.before.copy()
    try:
        game.ruleset.apply(Tape(state, list(ply.answers[:each.place])), ply.action)
    except Pending as stop:
        if isinstance(stop.request, Choice):
            asked = question_prompt(face, state, stop.request)
            label = next((reply.label for reply in asked.replies if reply.option == option), "")
            return f"{asked.title} {label}" if label else ""
    return ""
