"""The filter of a challenge: its aim and turn stand above, and decisions are scored at the end."""

from collections.abc import Callable
from dataclasses import dataclass, field

from fracas.bots.levels import RUNGS
from fracas.challenges.challenge import EXPERT
from fracas.challenges.challenge_game import ChallengeGame
from fracas.challenges.play_outs import DecisionShare, decision_share
from fracas.locale import _
from fracas.page.match.display import present
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.effects import DRAW, SCORE, Effects, SayAloud, StartJob, StopJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import FilterMessage, Halt, InputShown, Message
from fracas.page.match.play.narration import show_burst
from fracas.page.match.progress_steps import ProgressSteps
from fracas.page.match.update import Update
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

STEP = 5  # percent of the work between two pictures


@dataclass(slots=True)
class ChallengeModel:
    """What a challenge has besides its match."""

    score: DecisionShare | None = None  # of the decisions, None until it is known
    is_scoring: bool = False
    progress: ProgressSteps = field(default_factory=lambda: ProgressSteps(STEP))  # of the score


class ChallengeFilter(MatchFilter):
    """One challenge.

    Args: game - its match.
          scored - called with the score of the decisions.
    """

    def __init__(self, game: ChallengeGame, scored: Callable[[DecisionShare], None]) -> None:
        self.game, self.scored = game, scored
        self.model = ChallengeModel()

    # -- messages --------------------------------------------------------------------------------------------

    def update(self, model: MatchModel, message: Message, update: Update) -> Effects:
        """Handle a message; the decisions of a challenge that is over are scored."""
        if isinstance(message, FilterMessage):
            what = message.what
            if isinstance(what, DecisionShare):
                return self._show_score(what)
            return (DRAW,) if self.model.progress.advance(what) else ()
        if isinstance(message, Halt) and message.is_new:
            self.model = ChallengeModel()
        effects = update(model, message)
        return (*self._score(model), *effects) if isinstance(message, InputShown) else effects

    def _score(self, model: MatchModel) -> Effects:
        """Begin to score the decisions as soon as the challenge is over."""
        if not self.game.is_over:
            self.model = ChallengeModel()
            return (StopJob(SCORE),)
        if self.model.is_scoring:
            return ()
        self.model.is_scoring = True
        burst = (show_burst(model, _("Done!")),) if self.game.course.result else ()
        return (*burst, SayAloud(self._title()), StartJob(SCORE, decision_share(self.game), FilterMessage,
                                                          FilterMessage))

    def _show_score(self, score: DecisionShare) -> Effects:
        """Show and say the score."""
        self.model.score = score
        self.scored(score)
        return (SayAloud(self._verdict()), DRAW)

    # -- drawing ---------------------------------------------------------------------------------------------

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel: what is wanted stands above, at the end the score."""
        found = present.panel(model)
        if model.dice is not None:
            return found
        if self.game.is_over:
            return SidePanel(view.DONE, self._ending(), throws=found.throws)
        return found._replace(note=self.task())

    def task(self) -> str:
        """Return the aim, and the number of the turn."""
        watch = self.game.watch
        aim = _(watch.aim.text).format(n=watch.turns)
        turn = _(watch.aim.counter).format(n=min(self.game.course.turn, watch.turns), all=watch.turns)
        return f"{aim} {turn}"

    def _title(self) -> str:
        return _("Done!") if self.game.course.result else _("Not this time.")

    def _verdict(self) -> str:
        """Return the score in words."""
        score = self.model.score
        if score is None:
            return _("Weighing your decisions … {n}\u202f%").format(n=self.model.progress.percent)
        figures = {"yours": round(score.yours), "best": round(score.best), "level": _(RUNGS[EXPERT].name)}
        told = _("Your decisions: {yours}\u202f%. {level}: {best}\u202f%. Luck does not count.").format(**figures)
        how = _("Both chances are exact.") if not score.pairs else \
            _("Each turn was played out {n} times, with the same dice for both.").format(n=score.pairs)
        return f"{told} {how}"

    def _ending(self) -> Question:
        return Question(self._title(), self._verdict(), (), (
            Button(_("Once more"), "restart", icon="undo", main=True),
            Button(_("Next challenge"), "next-challenge", icon="play"),
            Button(_("All challenges"), "all-challenges", icon="puzzle")))
