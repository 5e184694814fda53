"""The filter of a retry: a choice is weighed, and the better line drawn on the board before it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fracas.analyst.mistake_words import PERCENT, line_in_words
from fracas.analyst.reasons.proof import prove_line, prove_mistake
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.verdict import Mistake
from fracas.analyst.win_chance import timed_ruleset, with_clock
from fracas.bots.candidates import Candidate
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.questions import question_prompt
from fracas.kernel.drivers import Answer
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.work import replace_pauses
from fracas.locale import _
from fracas.page.match.display import present
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.effects import DRAW, SCORE, WORTH, Effects, SayAloud, StartJob, StopJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Enter, FilterMessage, Halt, InputShown, Message
from fracas.page.match.play.narration import show_burst
from fracas.page.match.progress_steps import ProgressSteps
from fracas.page.match.update import Update
from fracas.page.replay.review import draw_better_line
from fracas.retries.choice_value import ChoiceValue, WeighedLine, WeighingStep, better_line, weigh_choice
from fracas.retries.retry_game import RetryGame
from fracas.view.board.model import Board
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

WEIGH = FilterMessage("weigh")  # the choice is made
BEST_WEIGHED = FilterMessage("best weighed")  # the worth of the better line is known
STEP = 20  # percent of the work between two pictures
STOPS = ". "


class LineExplanation(NamedTuple):
    """The better line in words and on the board, and the reason for it."""

    idea: str  # without a full stop, "" for none
    plan: MovePlan | None
    reason: str  # one sentence, "" if nothing is proven
    cells: tuple[int, ...]


@dataclass(slots=True)
class RetryModel:
    """What a retry has besides its match."""

    best: WeighedLine | None = None  # the better line, weighed while the reader thinks
    is_weighing: bool = False
    progress: ProgressSteps = field(default_factory=lambda: ProgressSteps(STEP))  # of the weighing
    so_far: ChoiceValue | None = None  # what the choice came to in the first tries
    value: ChoiceValue | None = None
    told: LineExplanation | None = None


class RetryFilter(MatchFilter):
    """One retry.

    Args: game - its game.
          face - its face.
          place - where it stands among others, such as "1 of 3", "" if it stands alone.
          weighed - called with what a choice came to.
    """

    def __init__(self, game: RetryGame, face: Face, place: str, weighed: Callable[[ChoiceValue], None]) -> None:
        self.game, self.face, self.place, self.weighed = game, face, place, weighed
        self.model = RetryModel()

    # -- messages --------------------------------------------------------------------------------------------

    def update(self, model: MatchModel, message: Message, update: Update) -> Effects:
        """Handle a message; a choice that is complete is weighed."""
        model.asks_all = True
        match message:
            case FilterMessage():
                return self._own(model, message.what, update)
            case Enter():
                best = StartJob(WORTH, self._best().weigh(), lambda _nothing: BEST_WEIGHED)
                return (*update(model, message), best, SayAloud(self.task()))
            case Halt(True) if self.model.value is not None:
                self.model = RetryModel(self.model.best)
        effects = update(model, message)
        is_complete = isinstance(message, InputShown) and self.game.is_done and not model.queue
        return (*effects, *self._weigh(model)) if is_complete else effects

    def _own(self, model: MatchModel, what: Any, update: Update) -> Effects:
        """Handle a message of the retry itself."""
        match what:
            case ChoiceValue():
                return self._show_value(model, what, update)
            case LineExplanation():
                self.model.told = what
                return (SayAloud(self._why()), DRAW)
            case WeighingStep(share, so_far):
                is_new, self.model.so_far = so_far is not self.model.so_far, so_far
                return (DRAW,) if self.model.progress.advance(share) or is_new else ()
            case WEIGH.what:
                return self._weigh(model)
        return ()

    def _best(self) -> WeighedLine:
        """Return the better line, as far as it is weighed."""
        if self.model.best is None:
            self.model.best = better_line(self.game, self.face.report)
        return self.model.best

    def _weigh(self, model: MatchModel) -> Effects:
        """Begin to weigh the choice, once."""
        if self.model.is_weighing or self.model.value is not None or not self.game.line or model.queue:
            return ()
        self.model.is_weighing, self.game.is_closed = True, True
        return (StopJob(WORTH), StartJob(SCORE, weigh_choice(self.game, self._best()), FilterMessage, FilterMessage),
                DRAW)

    def _show_value(self, model: MatchModel, found: ChoiceValue, update: Update) -> Effects:
        """Go back to the board before the decision, and say what the choice came to."""
        line = self.game.line
        self.model.is_weighing = False
        self.weighed(found)
        self.game.play_again()
        self.game.is_closed = True
        shown = update(model, Halt(is_new=True))
        self.model.value = found
        burst = (show_burst(model, _("Well decided!")),) if found.is_right else ()
        against = self.game.played_line if found.is_right else line
        explained = StartJob(SCORE, explain(self.game, self.face, against), FilterMessage)
        return (*shown, *burst, SayAloud(f"{self._title(found)}. {self._figures(found)}"), explained, DRAW)

    # -- drawing ---------------------------------------------------------------------------------------------

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel: what is wanted stands above, at the end what the choice came to."""
        found = present.panel(model)
        if model.dice is not None:
            return found
        if self.model.value is not None:
            value, why = self.model.value, self._why()
            return SidePanel(view.DONE, Question(
                self._title(value), " ".join(filter(None, (self._figures(value), why))), (), self._buttons()))
        if self.model.is_weighing:
            early = self.model.so_far
            words = _("Weighing your choice … {n}\u202f%").format(n=self.model.progress.percent)
            return SidePanel(view.DONE, Question(_("Your choice"), words) if early is None else Question(
                _("So far: {verdict}").format(verdict=self._title(early)), f"{self._figures(early)} {words}"))
        if self.game.line and self.game.asked is None:
            weigh = Button(_("Weigh it"), "weigh", icon="check", main=found.state == view.CHOOSING)
            found = found._replace(tray=(weigh, *found.tray))
        if found.state == view.CHOOSING and isinstance(found.body, Question):
            body = found.body._replace(title=_("Choose again"), text=self.task())
            return found._replace(body=body, moves=None, card=None, news=None)
        return found._replace(note=self.task())

    def decorate(self, model: MatchModel, drawn: Board) -> Board:
        """Return the board with the better line on it, once it is known."""
        told = self.model.told
        if told is None or self.model.value is None:
            return drawn
        return draw_better_line(self.face, self.game.start, drawn, told.plan, told.cells)

    def task(self) -> str:
        """Return the task in words."""
        cost = max(1, round(self.game.retry.loss / PERCENT))
        words = _("This decision cost {n}\u202f%. Choose again.") if self.game.asked is not None else \
            _("This decision cost {n}\u202f%. Play on as you would now, then press “Weigh it”.")
        return " ".join(filter(None, (self.place, words.format(n=cost))))

    def _title(self, found: ChoiceValue) -> str:
        """Return the verdict on a choice."""
        if found.is_better:
            return _("Better than the analyst")
        if found.is_right:
            return _("Well decided")
        return _("The same as in the match") if found.own == found.played else _("There is better")

    def _figures(self, found: ChoiceValue) -> str:
        """Return the three chances to win."""
        own, best, played = (round(min(max(50 + worth / PERCENT, 0), 100)) for worth in found)
        return _("To win: you {own}\u202f%, the analyst {best}\u202f%, in the match {played}\u202f%.").format(
            own=own, best=best, played=played)

    def _why(self) -> str:
        """Return the better line and its reason."""
        told, found = self.model.told, self.model.value
        if told is None or found is None:
            return ""
        idea = _("The analyst: {idea}.").format(idea=told.idea) if told.idea else ""
        return " ".join(filter(None, (idea, "" if found.is_better else told.reason)))

    def _buttons(self) -> tuple[Button, ...]:
        watch = (Button(_("Watch the match"), "retry-watch", icon="first"),) if self.game.retry.match else ()
        return (Button(_("Next"), "retry-next", icon="play", main=True),
                Button(_("Once more"), "restart", icon="undo"), *watch)


def explain(game: RetryGame, face: Face, line: tuple[Any, ...]) -> Generator[float, None, LineExplanation]:
    """Put the better line into words, and prove in small steps why it is better than another one."""
    yield 0.0
    state = game.start.copy()
    if game.asked is not None:
        asked = question_prompt(face, game.state, game.asked)
        label = next((reply.label for reply in asked.replies if reply.option == game.best_line[0]), "")
        idea, plan = _("answer “{answer}”").format(answer=label) if label else "", None
        proof = yield from replace_pauses(prove_mistake(*_as_mistake(game, face, line)), 0.0)
    else:
        idea, plan = line_in_words(Game(game.ruleset, state, None), face, Candidate(game.best_line))
        rules = timed_ruleset(game.ruleset, face.report)
        proof = yield from replace_pauses(prove_line(rules, face, state, game.side, line, game.best_line), 0.0)
    reason = reason_sentence(face, game.start, proof) if proof is not None else ""
    return LineExplanation(idea.rstrip(STOPS), plan, reason, proof.cells if proof is not None else ())


def _as_mistake(game: RetryGame, face: Face, line: tuple[Any, ...]) -> tuple[Game, Face, Mistake]:
    """Return an answer as a mistake of a match of one action."""
    assert game.asked is not None
    begun = game.plies[0]
    ply = Ply(begun.action, begun.text, game.start, begun.side, 0)
    ply.answers = [*begun.answers[:game.given], Answer(game.asked.kind, line[0], False)]
    match = with_clock(Game(game.ruleset, game.start, None), face.report)
    match.plies = [ply]
    better = Candidate(option=game.best_line[0])
    return match, face, Mistake(0, game.given, game.side, float(game.retry.loss), better, "", "")
