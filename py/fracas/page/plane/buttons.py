"""The buttons of School Fighters besides those of every match: tape, path by hand, useful moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.face import MOVE
from fracas.faces.plane import BY_HAND, TAPE
from fracas.faces.school_fighters import aims
from fracas.faces.school_fighters import pieces as drawing
from fracas.page.match.buttons import Buttons
from fracas.page.plane.regions import ALL, by_hand

if TYPE_CHECKING:
    from fracas.page.plane.screen import YardScreen


class YardButtons(Buttons):
    """The buttons of one match of School Fighters."""

    screen: YardScreen

    def __init__(self, screen: YardScreen) -> None:
        super().__init__(screen)

    def on_command(self, arg: str) -> None:
        """Press a button of the action tray."""
        ui = self.screen.ui
        ui.trouble, ui.bends = "", []
        commands = self.screen.commands()
        action = commands[int(arg)].action if arg.isdigit() and int(arg) < len(commands) else None
        if action is not None and action[0] == "order" and action[2] == "run":
            return self.screen.show_plan(aims.order_plan(self.screen.state, action))
        super().on_command(arg)
        self.screen.work_on()

    def on_unit(self, arg: str) -> None:
        """Choose somebody from the table in words: the same as a tap on him; one without a place is selected."""
        cell = drawing.cell_of(self.screen.state, int(arg))
        if cell >= 0:
            self.screen.tap_cell(cell)
        else:
            self.on_player(arg)

    def on_aim(self, arg: str) -> None:
        """Choose an enemy from the list of those who can be charged or attacked."""
        if arg.isdigit() and int(arg) in self.screen.targets():
            self.screen.choose(int(arg), drawing.place(self.screen.state, int(arg)))

    def on_tape(self, arg: str) -> None:
        """Take out the measuring tape, or roll it up."""
        ui = self.screen.ui
        ui.mode, ui.tape, ui.trouble, ui.plan = MOVE if ui.mode == TAPE else TAPE, [], "", None
        self.screen.draw()

    def on_by_hand(self, arg: str) -> None:
        """Go on with the path that is shown by hand, and say so."""
        ui = self.screen.ui
        ui.bends = list(ui.plan.actions[0][-1]) if ui.plan is not None and ui.plan.kind in ("walk", "run") else []
        ui.planned = len(ui.bends)
        ui.mode = BY_HAND
        self.screen.bent()
        self.screen.say(by_hand(ui))

    def on_forget(self, arg: str) -> None:
        """Take back the plan that is shown."""
        self.screen.ui.plan = None
        self.screen.draw()

    def on_unbend(self, arg: str) -> None:
        """Take back the last piece of a path bent by hand, or all of them."""
        ui = self.screen.ui
        del ui.bends[0 if arg == ALL else -1:]
        ui.planned = min(ui.planned, len(ui.bends))
        self.screen.bent()

    def on_straighten(self, arg: str) -> None:
        """Leave the path by hand."""
        ui = self.screen.ui
        ui.mode, ui.bends, ui.plan, ui.trouble = MOVE, [], None, ""
        self.screen.draw()

    def on_useful_moves(self, arg: str) -> None:
        """List useful moves, or fold the list."""
        self.screen.ui.lists = not self.screen.ui.lists
        self.screen.work_on()
        self.screen.draw()

    def on_useful(self, arg: str) -> None:
        """Show one of the useful moves; one that is shown already is made."""
        ideas = self.screen.ideas
        if ideas is None or ideas.useful is None or not arg.isdigit() or int(arg) >= len(ideas.useful):
            return
        self.screen.take_up(ideas.useful[int(arg)].action)
