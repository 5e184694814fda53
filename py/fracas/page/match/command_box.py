"""The command box: a line to type in, over the foot of the match; what it answers is shown and spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces import prospect
from fracas.faces.plan import Plan
from fracas.locale import _
from fracas.page.match import command_line as commands_box
from fracas.page.match import intents as moves
from fracas.page.match.command_line import Desk
from fracas.page.match.screen import MatchScreen
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el

if TYPE_CHECKING:
    from fracas.page.app import App

LINE = "typed-line"


class Typed:
    """The command box of the page.

    Args: app - the page.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.is_open = False

    def toggle(self) -> None:
        """Open the box with the keyboard in it, or close it and go back to the board."""
        canvas = self.app.canvas
        self.is_open = not self.is_open and isinstance(self.app.screen, MatchScreen)
        canvas.fill("typed", box() if self.is_open else "")
        if self.is_open:
            canvas.send("focus", LINE)
        elif isinstance(self.app.screen, MatchScreen):
            canvas.send("focus", self.app.screen.board_focus)

    def close(self) -> None:
        """Close the box, as when the match is left."""
        self.is_open = False
        self.app.canvas.fill("typed", "")

    def enter(self, line: str) -> None:
        """Carry out a typed line and tell the answer."""
        screen = self.app.screen
        if isinstance(screen, MatchScreen):
            with screen.frames.one_drawing():
                self._carry_out(screen, line)

    def _carry_out(self, screen: MatchScreen, line: str) -> None:
        if screen.playing.is_moving:
            screen.playing.hurry()
        is_mine = not screen.session.is_waiting_for_bot() and screen.session.plays()
        desk = Desk(screen.game, screen.face, screen.story, screen.ui.selected, screen.offer, is_mine,
                    screen.read_action, screen.aim)
        reply = commands_box.reply(desk, line)
        before = len(screen.story.entries)
        if reply.action is not None:
            screen.playing.run((reply.action,))
        elif reply.answer is not None:
            screen.playing.answer(reply.answer)
        elif reply.plan is not None:
            self._weigh(screen, reply.plan)
        told = " ".join(entry.text for entry in screen.story.entries[before:])
        self._tell(screen, reply.say or told)
        if reply.say:
            screen.say(reply.say)

    def _tell(self, screen: MatchScreen, text: str) -> None:
        if self.is_open:
            self.app.canvas.send("text", "typed-answer", "", text)

    def _weigh(self, screen: MatchScreen, plan: Plan) -> None:
        """Work out the chance of a plan in slices and tell it."""
        if plan.roll_action is None:
            return self._told(screen, plan)
        state = screen.face.plain(plan.roll_state, plan.roll_action)
        work = prospect.fan(screen.game.ruleset, state, plan.roll_action)

        def done(fan: Any) -> None:
            self._told(screen, moves.weighed(screen.face, plan, fan))
        screen.weighing.start(work, done)

    def _told(self, screen: MatchScreen, plan: Plan) -> None:
        text = screen.spoken(plan)
        self._tell(screen, text)
        screen.say(text)
        self.app.send()


def box() -> Markup:
    """Return the command box."""
    return el(
        "section",
        el("label", el("span", _("Action, answer or question")),
           el("input", type="text", id=LINE, autocomplete="off", autocapitalize="off", spellcheck="false",
              maxlength=commands_box.LINE_LIMIT, enterkeyhint="send"), class_="field"),
        button(Button("", "typed", icon="close", name=_("Close"), style="ghost cross")),
        el("p", id="typed-answer", class_="sm"),
        class_="typed panel", aria_label=_("Command box"),
    )
