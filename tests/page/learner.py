"""A learner who does nothing but what the lesson says: he taps the yellow ring, or presses the yellow button."""

from __future__ import annotations

from fracas.page.lessons.lesson_page import LessonPage
from fracas.view.controls import Button
from tests.page.headless import Page

MOST_TAPS = 60
A_WHILE = 4000.0  # milliseconds for movements between taps


class Learner:
    """A learner in a lesson that has just been opened.

    Args: address - of the lesson.
    """

    def __init__(self, address: str, page: Page | None = None) -> None:
        self.page = page or Page()
        self.page.go(address)
        self.page.door.run(A_WHILE)
        self.taps = 0

    @property
    def lesson(self) -> LessonPage:
        """The lesson as it stands."""
        assert isinstance(self.page.shell.screen, LessonPage)
        return self.page.shell.screen

    @property
    def is_over(self) -> bool:
        """Whether the page says that the lesson is done."""
        return 'data-do="restart"' in self.page.text("tray") + self.page.text("ask")

    def buttons(self) -> list[Button]:
        """List the buttons beside the board."""
        dock = self.lesson.match.filter.panel(self.lesson.match.model)
        return [*dock.tray, *getattr(dock.body, "buttons", ())]

    def tap(self) -> str:
        """Do the one thing that is pointed at, and return what it was."""
        self.taps += 1
        match = self.lesson.match
        if match.board.shown.pointed:
            (cell,) = match.board.shown.pointed
            assert match.board.shown is not None and match.board.shown.pointed == (cell,)
            x, y = match.board.shown.field.lattice.centres[cell]
            self.page.tap((x, y), 0.1)
            done = f"ring {cell}"
        else:
            main = [button for button in self.buttons() if button.main and not button.off]
            assert len(main) == 1, f"{self.lesson.lesson.key}: {[b.label for b in main]}"
            self.page.do(main[0].do, main[0].arg)
            done = main[0].label
        self.page.door.run(A_WHILE)
        return done

    def play(self) -> list[str]:
        """Follow the lesson to its end and return what was tapped."""
        done = []
        while not self.is_over:
            assert len(done) < MOST_TAPS, done
            done.append(self.tap())
        return done
