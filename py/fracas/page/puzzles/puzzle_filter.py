"""The filter of a puzzle: all that the rules allow can be tried, and a complete line is scored."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.errors import DamagedText
from fracas.locale import _
from fracas.page.match.display import present
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.effects import DRAW, SCORE, Effects, SayAloud, StartJob, StopJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import FilterMessage, Halt, InputShown, Message
from fracas.page.match.play.narration import show_burst
from fracas.page.match.update import Update
from fracas.puzzles.line_evaluation import LineEvaluation
from fracas.puzzles.puzzle_game import PuzzleGame
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.dice import percent
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

HINT = FilterMessage("hint")  # one hint more is wanted
COARSER = (0, 1 / 100_000, 1 / 2_000)  # chances of courses that are left out, in turn, where a line has too many


class LineScore(NamedTuple):
    """The score of a line."""

    chance: Fraction | None = None  # exact, None until it is known
    trouble: str = ""  # why there is none
    is_at_least: bool = False  # whether it may be higher, and is rounded down: unlikely courses were left out


@dataclass(slots=True)
class PuzzleModel:
    """What a puzzle has besides its match."""

    score: LineScore = LineScore()
    hints: int = 0  # shown so far
    is_shown: bool = False  # whether the best line was shown since the puzzle began: no line counts then


class PuzzleFilter(MatchFilter):
    """One puzzle.

    Args: puzzle - its game.
          solved - called with the line's chance in percent when it is scored, and whether nothing is better.
          is_given - whether the puzzle is of an author, who may take a line of his own as the best one.
    """

    def __init__(self, puzzle: PuzzleGame, solved: Callable[[int, bool], None], is_given: bool) -> None:
        self.puzzle, self.solved, self.is_given = puzzle, solved, is_given
        self.model = PuzzleModel()

    # -- messages --------------------------------------------------------------------------------------------

    def update(self, model: MatchModel, message: Message, update: Update) -> Effects:
        """Handle a message; a line that is complete is scored."""
        if isinstance(message, FilterMessage):
            return self._hint() if message == HINT else self._show_score(model, message.what)
        if isinstance(message, Halt) and message.is_new:
            self.model.is_shown = bool(self.puzzle.plies)
        effects = update(model, message)
        return (*self._score_line(), *effects) if isinstance(message, InputShown) else effects

    def _score_line(self) -> Effects:
        """Work out the chance of the line as it stands, if it is complete."""
        self.model.score = LineScore()
        if not self.puzzle.is_done:
            return (StopJob(SCORE),)
        return (StartJob(SCORE, _scored(self.puzzle), FilterMessage),)

    def _show_score(self, model: MatchModel, score: Any) -> Effects:
        """Show and say the score; a puzzle that is solved gets its burst."""
        self.model.score = score
        if score.chance is None or self.model.is_shown:
            return (SayAloud(self._score()), DRAW)
        is_best = score.chance >= self.puzzle.puzzle.chance
        self.solved(round(100 * score.chance), is_best)
        burst = (show_burst(model, _("Solved!")),) if is_best and score.chance else ()
        return (*burst, SayAloud(self._score()), DRAW)

    def _hint(self) -> Effects:
        """Show one hint more."""
        self.model.hints = min(self.model.hints + 1, len(self.puzzle.puzzle.hints) + 1)
        return (DRAW,)

    # -- drawing ---------------------------------------------------------------------------------------------

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel: what is wanted leads, at the end the score."""
        found = present.panel(model)
        if model.dice is not None:
            return found
        if self.puzzle.is_done:
            return SidePanel(view.DONE, self._ending(), throws=found.throws)
        wanted = " ".join((_(self.puzzle.aim.text), *self._hinted()))
        if found.state == view.CHOOSING:
            hint = Button(_("Hint"), "hint", icon="help")
            again = Button(_("Start again"), "restart", icon="undo")
            body = Question(_("Find the best line"), wanted, (), (hint, again))
            return found._replace(body=body, moves=None, card=None)
        return found._replace(note=wanted, moves=None)

    def _score(self) -> str:
        """Return the score in a sentence."""
        yours, best = self.model.score.chance, self.puzzle.puzzle.chance
        if self.model.score.trouble:
            return self.model.score.trouble
        if yours is None:
            return _("Calculating your chance …")
        counted = _("at least {chance}") if self.model.score.is_at_least else "{chance}"
        figures = {"yours": counted.format(chance=percent(yours)), "best": percent(best)}
        if self.model.is_shown and yours == best:
            return _("This is the best line: {best}.").format(**figures)
        if not best:
            return _("Your line {yours}.").format(**figures)
        if yours > best:
            return _("Your line {yours} beats the best known, {best}. Well found!").format(**figures)
        if yours == best:
            return _("Your line {yours}. Nobody knows a better one. Solved!").format(**figures)
        return _("Your line {yours}, best {best}.").format(**figures)

    def _hinted(self) -> tuple[str, ...]:
        """Return the hints shown so far; after all of them who acts first."""
        hints, shown = self.puzzle.puzzle.hints, self.model.hints
        first = "".join(self.puzzle.puzzle.line[:1]).partition(" ")[0]
        more = (_("{who} acts first.").format(who=first),) if first and shown > len(hints) else ()
        return (*hints[:shown], *more)

    def _ending(self) -> Question:
        title = _("There it is!") if self.puzzle.is_reached else _("Not this way.")
        own = Button(_("Use my line as the best"), "own-line", icon="check", main=True)
        best = Button(_("Show the best line"), "show-best", icon="aim")
        return Question(title, self._score(), (), (
            *((own,) if self.is_better else ()),
            Button(_("Next puzzle"), "next-puzzle", icon="play", main=not self.is_better),
            Button(_("Once more"), "restart", icon="undo"), *((best,) if self.puzzle.puzzle.line else ()),
            Button(_("All puzzles"), "all-puzzles", icon="puzzle")))

    @property
    def is_better(self) -> bool:
        """Whether the line is better than the best one of an author's puzzle."""
        return self.is_given and (self.model.score.chance or 0) > self.puzzle.puzzle.chance


def _scored(game: PuzzleGame) -> Generator[Any, None, LineScore]:
    """Work out the chance of a line in steps: the exact one, or one that it surely has."""
    trouble = ""
    for least in COARSER:
        work = LineEvaluation(game.ruleset, game.aim, game.side, game.line, least=least)
        try:
            chance = yield from work.chance(game.start)
        except DamagedText as error:
            trouble = str(error)
        else:
            is_at_least = work.is_at_least
            return LineScore(Fraction(int(100 * chance), 100) if is_at_least else chance, is_at_least=is_at_least)
    return LineScore(trouble=trouble)
