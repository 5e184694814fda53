"""A mistake in words: what was done, what it led to, what was better; never in notation."""

from collections.abc import Generator
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from fracas.analyst.verdict import Mistake
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import USUAL
from fracas.bots.search import search
from fracas.faces.events import sentence
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.plans_of_bots import plan_of, weigh_plan
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import roll_title
from fracas.faces.slips import plan_words
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Roll
from fracas.kernel.work import replace_pauses
from fracas.locale import _, ngettext
from fracas.view.board.model import Chance

PERCENT = 20.0  # thousandths of a win, from a lost match to a won one, that are one percent
MOST_TRIES = 6  # of a chance told as so many of so many tries
THREAT = 40  # thousandths of a win that a reply has to gain to be told
STOPS = ".!\u202f\u00a0 "


class MistakeWords(NamedTuple):
    """What is said of a mistake."""

    played: str
    better: str
    plan: MovePlan | None  # the better one, None where it cannot be drawn


def words_of_mistake(game: Game, face: Face, mistake: Mistake) -> Generator[float, None, MistakeWords]:
    """Put a mistake into words in small steps."""
    played = yield from _played(game, face, mistake)
    percent = max(1, round(mistake.loss / PERCENT))
    wins = ngettext("wins {n} more match of 100", "wins {n} more matches of 100", percent).format(n=percent)
    moment = _moment(game, mistake.number)
    if mistake.place >= 0:
        _question, label = _answer(face, game, mistake, mistake.better.option)
        words = _("“{answer}” was the better answer: it {wins}.") if label else _("Another answer {wins}.")
        return MistakeWords(played, words.format(answer=label, wins=wins), None)
    wait = yield from _wait(moment, face, mistake.better)
    if wait is not None:
        return MistakeWords(played, _("{idea} This {wins}.").format(idea=wait.wait, wins=wins), wait)
    idea, plan = line_in_words(moment, face, mistake.better)
    if plan is not None:
        plan = yield from weigh_plan(moment, face, plan)
    chance = plan.chance if plan is not None else None
    if chance is None or chance == 1:
        return MistakeWords(played, _("{idea}: this {wins}.").format(idea=idea, wins=wins), plan)
    words = _("{idea}: this works in {tries} and {wins}.")
    return MistakeWords(played, words.format(idea=idea, tries=tries_of(chance), wins=wins), plan)


def _wait(moment: Game, face: Face, better: Candidate) -> Generator[float, None, MovePlan | None]:
    """Return the plan of a line in which a player waits with something, None of any other line."""
    if face.wait_idea is None:
        return None
    found = yield from replace_pauses(face.wait_idea(moment.state), 1.0)
    return found.plan if found is not None and found.plan.actions == better.plan else None


def tries_of(chance: Chance) -> str:
    """Return a chance as so many of so many tries."""
    near = Fraction(chance).limit_denominator(MOST_TRIES)
    if near in (0, 1):
        return _("nearly every try") if near else _("hardly any try")
    return _("{n} of {m} tries").format(n=near.numerator, m=near.denominator)


def line_in_words(moment: Game, face: Face, better: Candidate) -> tuple[str, MovePlan | None]:
    """Return a line of a bot in words without a full stop, and its plan if it has one."""
    state, plan = moment.state, plan_of(moment, face, better)
    if plan is not None:
        return plan_words(face, state, plan).rstrip(STOPS), plan
    if label := _button(moment, face, better.plan[0]):
        return _("Choose “{label}”").format(label=label), None
    return _first_deed(moment, face, better.plan).rstrip(STOPS) or _("Another action was better"), None


def _played(game: Game, face: Face, mistake: Mistake) -> Generator[float, None, str]:
    """Return the deed in the words of the log, or the answer, and the best reply of the others."""
    ply = game.plies[mistake.number]
    team = face.team_name(ply.before, mistake.side)
    if mistake.place >= 0:
        question, label = _answer(face, game, mistake, ply.answers[mistake.place].value)
        words = _("{team} answered “{answer}” to “{question}”.") if label else _("{team} answered otherwise.")
        return words.format(team=team, answer=label, question=question)
    label = _button(_moment(game, mistake.number), face, ply.action)
    if label and not ply.answers and _ends_turn(game, mistake):
        deed = _("{team} ended the turn").format(team=team)
    else:
        chose = _("{team} chose “{label}”").format(team=team, label=label or _("Go on"))
        deed = _told(game, face, mistake.number) or chose
    reply, tries = yield from _reply(game, face, mistake)
    words = _("{deed}, and then: {reply}, which works in {tries}.") if tries else \
        _("{deed}, and then: {reply}.") if reply else "{deed}."
    return words.format(deed=deed, reply=reply, tries=tries)


def _ends_turn(game: Game, mistake: Mistake) -> bool:
    """Return whether the others are to act after the action of a mistake."""
    rules, after = game.ruleset, game.state_at(mistake.number + 1)
    return not rules.is_terminal(after) and rules.to_act(after) != mistake.side


def _told(game: Game, face: Face, number: int) -> str:
    """Return the first sentence about an action without a full stop, "" if there is none."""
    after = game.state_at(number + 1)
    told = (sentence(face, after, event) for event in game.plies[number].events)
    return next(filter(None, told), "").rstrip(STOPS)


def _reply(game: Game, face: Face, mistake: Mistake) -> Generator[float, None, tuple[str, str]]:
    """Return the best reply of the others to a turn that a mistake ended, and its chance.

    Both are "" if it gains nothing much.
    """
    if not _ends_turn(game, mistake):
        return "", ""
    moment = _moment(game, mistake.number + 1)
    if face.setup(moment.state, tuple(moment.legal_actions())) is not None:
        return "", ""
    thought = search(decision_point_of(moment), Random("reply"), USUAL)
    for _share in thought:
        yield 1.0
    tried = sorted(each.value for each in thought.listed if each.samples)
    best = thought.candidate
    if len(tried) < 2 or best.value < tried[len(tried) // 2] + THREAT:
        return "", ""
    plan = plan_of(moment, face, best)
    if plan is None:
        return "", ""
    plan = yield from weigh_plan(moment, face, plan)
    words = plan_words(face, moment.state, plan).rstrip(STOPS)
    return words, "" if plan.chance is None or plan.chance == 1 else tries_of(plan.chance)


def _moment(game: Game, number: int) -> Game:
    """Return a game that stands before an action of a match."""
    return Game(game.ruleset, game.state_at(number), None)


def _button(moment: Game, face: Face, action: Action) -> str:
    """Return the label of the button of an action, "" if it has none."""
    state, legal = moment.state, tuple(moment.legal_actions())
    for who in (face.acting(state), *face.actors(state, (action,))):
        for each in face.tray_buttons(state, legal, who, ""):
            if each.action == action:
                return each.label
    return ""


def _first_deed(moment: Game, face: Face, actions: tuple[Action, ...]) -> str:
    """Return the first thing that actions bring about in the words of the log, or the first roll."""
    table = Tape(moment.state.copy(), [])
    for action in actions:
        try:
            moment.ruleset.apply(table, action)
        except Pending as stop:
            if isinstance(stop.request, Roll):
                return roll_title(face, moment.state, stop.request)
        told = next(filter(None, (sentence(face, table.state, event) for event in table.events)), "")
        if told:
            return told
    return ""


def _answer(face: Face, game: Game, mistake: Mistake, option: Any) -> tuple[str, str]:
    """Return a question and an answer in the words of its button, "" if there are none."""
    ply = game.plies[mistake.number]
    state = ply.before.copy()
    try:
        game.ruleset.apply(Tape(state, list(ply.answers[:mistake.place])), ply.action)
    except Pending as stop:
        if isinstance(stop.request, Choice):
            asked = question_prompt(face, state, stop.request)
            label = next((reply.label for reply in asked.replies if reply.option == option), "")
            return asked.title.rstrip(STOPS), label
    return "", ""
