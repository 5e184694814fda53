"""The lesson maker on the page: from a match on this device or of a link."""

from functools import partial

from fracas.faces import face_of
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.lesson_maker import present
from fracas.page.lesson_maker.messages import Effect, Message
from fracas.page.lesson_maker.model import LessonDraft
from fracas.page.lesson_maker.ports import MakerPorts
from fracas.page.lesson_maker.update import HANDLERS, update
from fracas.page.loop import Loop
from fracas.page.presses import press_controls
from fracas.page.replay.replay_page import load_match
from fracas.page.replay.timeline import Timeline, timeline_of
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.learn.lesson_maker import RANGE, SLIDER
from fracas.view.markup import Markup


class LessonMaker(MarkupScreen):
    """The host of a lesson that is being made: its draft and its loop.

    Args: shell - the page.
          match - it is made of this.
          step - in which it begins.
    """

    key = routes.LESSON_MAKER

    def __init__(self, shell: Shell, match: Timeline, step: int) -> None:
        super().__init__(shell)
        self.draft = LessonDraft(match, shell.route.what, step, step)
        self.back = routes.write(routes.REPLAY, shell.route.what, str(step))
        self.ports = MakerPorts(shell, self.draft, lambda message: self.send(message))
        self.loop: Loop[Message, Effect] = Loop(partial(update, self.draft), self.ports.carry_out, self.draw)
        self.send = self.loop.send
        self.controls = press_controls(HANDLERS, self.send)

    def leave(self) -> None:
        """Stop the check of the lesson."""
        self.ports.close()

    def draw(self) -> None:
        """Send the regions that differ, as long as the screen is shown."""
        if self.shell.screen is not self:
            return
        super().draw()
        canvas, draft = self.shell.canvas, self.draft
        for key, markup in present.regions(draft, self.shell.browser.home()).items():
            if key != SLIDER or not draft.is_held:
                canvas.fill(key, markup)
        if draft.is_held:
            canvas.set(RANGE, "aria-valuetext", present.place(draft.match, draft.step))

    def markup(self) -> Markup:
        """Return the empty screen."""
        return present.skeleton(self.back)

    def diagnosis(self) -> dict[str, str]:
        """Return the facts for a problem report."""
        game = self.draft.match.game
        return {"position": game.ruleset.position(self.draft.state), "record": game.record}


def open_screen(context: PageContext, route: Route) -> LessonMaker | None:
    """Return the lesson maker for a match; None, and the way home with a sentence, if there is none."""
    found = load_match(context.shell, route.what)
    if found is None:
        return None
    game, _save = found
    match = timeline_of(game, face_of(game.ruleset.key))
    step = min(int(route.part), match.last) if route.part.isdigit() else 0
    return LessonMaker(context.shell, match, step)
