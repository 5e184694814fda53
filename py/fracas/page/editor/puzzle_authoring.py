"""Puzzles made of the position in the editor: the author chooses an aim, exact odds find the best line."""

from __future__ import annotations

from collections.abc import Callable, Generator
from fractions import Fraction
from string import ascii_lowercase

from fracas.faces import puzzle_aims_of
from fracas.links import write_puzzle
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.controls import Controls, control
from fracas.page.editor.draft import Draft
from fracas.page.shell import Shell
from fracas.puzzles.line_search import RatedLine, search_lines
from fracas.puzzles.puzzle import Puzzle, write
from fracas.view.arguments import text
from fracas.view.controls import LabelledValue
from fracas.view.match.dice import percent
from fracas.view.share import position as view

TURNS = 4  # steps of the work before the page has its turn again
KEY = "mine"  # begins its name
MOST_PUZZLES = 12  # that follow each other


class PuzzleAuthoring:
    """The puzzle of one position.

    Args: shell - the page.
          work - the position.
          drawn - draws what has changed.
    """

    def __init__(self, shell: Shell, work: Draft, drawn: Callable[[], None]) -> None:
        self.shell, self.work, self.drawn = shell, work, drawn
        self.aims = puzzle_aims_of(work.composer.game)
        self.controls: Controls = {
            "pose": control(self._pose, text), "copy-puzzle": control(self._copy),
            "try-puzzle": control(lambda: shell.go(self._address())), "hint-puzzle": control(self._hint, text),
            "post-puzzle": control(lambda: shell.go(routes.write(routes.EMBED, self._packed()))),
            "add-puzzle": control(self._add),
        }
        self.series: list[Puzzle] = []  # that come before it
        self.forget()

    def forget(self) -> None:
        """The position is another one now."""
        self.aim = self.note = ""
        self.puzzle: Puzzle | None = None
        self.bare: Puzzle | None = None  # the same without a line: none was found

    def _hint(self, hint: str) -> None:
        """Give the puzzle a hint, or take it away."""
        if self.puzzle is not None:
            said = " ".join(hint.split())[:view.MOST_HINT]
            self.puzzle = self.puzzle._replace(hints=(said,) if said else ())

    def _add(self) -> None:
        """Let the puzzle follow those that were made before: one link holds them all."""
        if self.puzzle is not None and len(self.series) < MOST_PUZZLES:
            self.series.append(self.puzzle)
            self.forget()
            self.note = ngettext(
                "{n} puzzle waits: the next one follows it.", "{n} puzzles wait: the next one follows them.",
                len(self.series)).format(n=len(self.series))
            self.drawn()

    def view_model(self) -> view.PuzzleMaker:
        """Return the puzzle maker of the editor as drawn."""
        aims = tuple(LabelledValue(key, _(aim.text)) for key, aim in self.aims.items())
        hint = self.puzzle.hints[0] if self.puzzle is not None and self.puzzle.hints else ""
        return view.PuzzleMaker(aims, self.aim, self.note, self.puzzle is not None, hint, self.bare is not None)

    def _pose(self, aim: str) -> None:
        """Find the best line to an aim, a slice at a time."""
        self.forget()
        work = self.work
        if aim not in self.aims:
            return self.drawn()
        if work.faults or work.rules.is_terminal(work.state):
            self.note = _("A puzzle needs a legal position of a match that is not over.")
            return self.drawn()
        self.aim, self.note = aim, _("The best line is being looked for.")
        self.drawn()
        self._go_on(aim, work.text, search_lines(work.rules, self.aims[aim], work.state))

    def _go_on(self, aim: str, position: str, work: Generator[None, None, list[RatedLine]]) -> None:
        if self.aim != aim or self.work.text != position:
            return
        try:
            for _turn in range(TURNS):
                next(work)
        except StopIteration as end:
            self._found(aim, position, end.value)
            self.drawn()
            return self.shell.send()
        self.shell.browser.soon(lambda: self._go_on(aim, position, work))

    def _found(self, aim: str, position: str, lines: list[RatedLine]) -> None:
        if not lines:
            self.note = _("No plan of this turn brings that about. Try it: a line of your own that does can be taken "
                          "as the best one.")
            self.bare = Puzzle(KEY, position, aim, (), Fraction(0))
            return
        rules, state = self.work.rules, self.work.state
        line = tuple(rules.action_text(state, action) for action in lines[0].line)
        self.puzzle = Puzzle(KEY, position, aim, line, lines[0].chance)
        self.note = _("Best line, {chance}: {line}.").format(chance=percent(lines[0].chance), line=", ".join(line))

    def _address(self) -> str:
        return routes.write(routes.PUZZLE, self._packed())

    def _packed(self) -> str:
        """Return the text of a link to the puzzle, those it follows before it."""
        last = self.puzzle or self.bare
        assert last is not None  # its buttons are there only then
        named = [puzzle._replace(key=f"{KEY}{letter}")
                 for puzzle, letter in zip((*self.series, last), ascii_lowercase, strict=False)]
        return write_puzzle("".join(map(write, named if self.series else [last])), last.game)

    def _copy(self) -> None:
        self.shell.browser.copy(self.shell.browser.home() + self._address())
        self.shell.say(_("Copied."))
