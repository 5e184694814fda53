"""The command box: a line to type in, over the foot of the match; what it answers is shown and spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces.move_plan import MovePlan
from fracas.kernel.table import NOBODY
from fracas.locale import _
from fracas.page.match import command_line as commands_box
from fracas.page.match import moves, panels
from fracas.page.match.command_line import Subject
from fracas.page.shell import Shell
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

LINE = "typed-line"


class Typed:
    """The command box of a match.

    Args: shell - the page.
          screen - the match.
    """

    def __init__(self, shell: Shell, screen: MatchScreen) -> None:
        self.shell, self.screen = shell, screen
        self.is_open = False

    def toggle(self) -> None:
        """Open the box with the keyboard in it, or close it and go back to the board."""
        self.is_open = not self.is_open
        self.shell.canvas.fill("typed", box() if self.is_open else "")
        if self.is_open:
            self.shell.canvas.send("focus", LINE)
        else:
            self.screen.board.take_focus()

    def close(self) -> None:
        """Close the box, as when the match is left."""
        self.is_open = False
        self.shell.canvas.fill("typed", "")

    def enter(self, line: str) -> None:
        """Carry out a typed line and tell the answer."""
        with self.screen.frames.batch():
            self._carry_out(self.screen, line)

    def _carry_out(self, screen: MatchScreen, line: str) -> None:
        if screen.drama.is_on:
            screen.drama.skip()  # nobody is told what the dice have not shown yet
        if screen.playing.is_moving:
            screen.playing.hurry()
        is_mine = not screen.session.is_waiting_for_bot() and screen.session.plays()
        side = screen.session.person if screen.session.person != NOBODY else screen.game.to_act
        desk = Subject(screen.game, screen.face, screen.story, screen.scene, side, is_mine)
        reply = commands_box.reply(desk, line)
        before = len(screen.story.entries)
        if reply.action is not None:
            screen.playing.run((reply.action,))
        elif reply.answer is not None:
            screen.playing.answer(reply.answer)
        elif reply.plan is not None:
            self._weigh(screen, reply.plan)
        told = " ".join(entry.text for entry in screen.story.entries[before:])
        self._tell(reply.say or told)
        if reply.say:
            screen.voice.say(reply.say)

    def _tell(self, text: str) -> None:
        if self.is_open:
            self.shell.canvas.send("text", "typed-answer", "", text)

    def _weigh(self, screen: MatchScreen, plan: MovePlan) -> None:
        """Work out the chance of a plan in slices and tell it."""
        if plan.roll_action is None:
            return self._told(screen, plan)

        def done(fan: Any) -> None:
            self._told(screen, moves.weighed(screen.face, plan, fan))
        screen.weighing.start(moves.weighing(screen.game, screen.face, plan), done)

    def _told(self, screen: MatchScreen, plan: MovePlan) -> None:
        text = panels.spoken(screen.face, screen.game.state, plan)
        self._tell(text)
        screen.voice.say(text)
        self.shell.send()


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
