"""A puzzle on the match screen: whatever the rules allow can be tried, and the line is scored when it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.faces.face import Face
from fracas.kernel.table import Event
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.match.screen import MatchScreen
from fracas.page.match.session import Session
from fracas.page.puzzles.scoring import Scoring
from fracas.page.saving.preferences import Preferences
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_game import PuzzleGame
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.dice import percent
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser


class PuzzleScreen(MatchScreen):
    """One puzzle on the screen.

    Args: shell - the page.
          solved - called with the line's chance in percent when it is scored, and whether nothing is better.
          is_given - whether the puzzle is of an author, who may take a line of his own as the best one.
          others - as for a match.
    """

    def __init__(
        self, shell: Shell, puzzle: PuzzleGame, solved: Callable[[int, bool], None], session: Session, face: Face,
        host: DomBrowser, canvas: Canvas, preferences: Callable[[], Preferences], show: Callable[[], None],
        outside: Callable[[str, str], object], is_given: bool = False,
    ) -> None:
        self.puzzle, self.solved, self.is_given = puzzle, solved, is_given
        self.scoring = Scoring(shell, puzzle, self._scored)
        self.hints = 0  # shown so far
        self.is_shown = False  # whether the best line was shown since the puzzle began: no line counts then
        super().__init__(session, face, host, canvas, preferences, show, outside)

    def is_bots(self) -> bool:
        """Return whether somebody else is to act: nobody ever is."""
        return False

    def followed(self, rest: tuple[Event, ...]) -> None:
        """Show what is now; a line that is complete is scored."""
        super().followed(rest)
        self.scoring.forget()
        if self.puzzle.is_done:
            self.scoring.begin()

    def _scored(self) -> None:
        """Show and say the score."""
        if self.scoring.chance is not None and not self.is_shown:
            self.solved(round(100 * self.scoring.chance), self.scoring.chance >= self.puzzle.puzzle.chance)
        self.voice.say(self._score())
        self.draw()
        self.show()

    def _score(self) -> str:
        if self.scoring.trouble:
            return self.scoring.trouble
        if self.scoring.chance is None:
            return _("The chance of your line is being worked out.")
        best = self.puzzle.puzzle.chance
        yours = self.scoring.chance
        figures = {"yours": percent(yours), "best": percent(best)}
        if self.is_shown and yours == best:
            return _("This is the best line: {best}.").format(**figures)
        if not best:
            return _("Your line {yours}.").format(**figures)
        if yours > best:
            return _("Your line {yours}, better than the best known, {best}. Well found!").format(**figures)
        if yours == best:
            return _("Your line {yours}: no better one is known. Solved!").format(**figures)
        return _("Your line {yours}, best {best}.").format(**figures)

    def hint(self) -> None:
        """Show one hint more."""
        self.hints = min(self.hints + 1, len(self.puzzle.puzzle.hints) + 1)
        self.draw()

    def dock(self) -> SidePanel:
        """Return what stands beside the board: what is wanted leads, at the end the score."""
        found = super().dock()
        if self.drama.is_on:
            return found
        if self.puzzle.is_done:
            return SidePanel(view.OVER, self._ending(), throws=found.throws)
        wanted = " ".join((_(self.puzzle.aim.text), *self._hinted()))
        if found.state == view.CHOOSING:
            hint = Button(_("Hint"), "hint", icon="help")
            again = Button(_("Begin again"), "restart", icon="undo")
            body = Question(_("Find the best line"), wanted, (), (hint, again))
            return found._replace(body=body, moves=None, card=None)
        return found._replace(note=wanted, moves=None)

    def _hinted(self) -> tuple[str, ...]:
        """Return the hints shown so far; after all of them who acts first."""
        hints = self.puzzle.puzzle.hints
        first = "".join(self.puzzle.puzzle.line[:1]).partition(" ")[0]
        more = (_("{who} acts first.").format(who=first),) if first and self.hints > len(hints) else ()
        return (*hints[:self.hints], *more)

    def _ending(self) -> Question:
        title = _("There it is!") if self.puzzle.is_reached else _("Not this way.")
        own = Button(_("Take my line as the best"), "own-line", icon="check", main=True)
        best = Button(_("Show the best line"), "show-best", icon="aim")
        return Question(title, self._score(), (), (
            *((own,) if self.is_better else ()),
            Button(_("Next puzzle"), "next-puzzle", icon="play", main=not self.is_better),
            Button(_("Once more"), "restart", icon="undo"), *((best,) if self.puzzle.puzzle.line else ()),
            Button(_("All puzzles"), "all-puzzles", icon="puzzle")))

    @property
    def is_better(self) -> bool:
        """Whether the line is better than the best one of an author's puzzle."""
        return self.is_given and (self.scoring.chance or 0) > self.puzzle.puzzle.chance
