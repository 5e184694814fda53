"""A coach for tests: taps whatever makes sense on the match screen, at random but from a seed."""

from __future__ import annotations

from random import Random

from fracas.faces.choices import MOVE
from fracas.kernel.table import Roll
from fracas.page.match.panels.panels import die_of, is_all_entered
from fracas.page.match.screen import MatchScreen
from tests.page.headless import Page


class Coach:
    """Taps for every human seat of a page.

    Args: page - where the match is shown.
          seed - of the taps.
    """

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)

    def play(self, taps: int, undo: float = 0.0) -> int:
        """Tap until the match is over or so many taps were made, taking some back.

        Returns: the number of taps.
        """
        for tap in range(taps):
            self.page.door.run(20_000)
            screen = self.page.screen
            if screen.model.game.is_terminal():
                return tap
            if not screen.model.session.is_waiting:
                self.tap(screen)
                if self.random.random() < undo:
                    self.page.do(self.random.choice(("undo", "undo", "redo")))
                self.page.door.run(100)  # so that the last input is saved
        return taps

    def tap(self, screen: MatchScreen) -> None:
        """Do one sensible thing."""
        if isinstance(screen.model.game.pending, Roll):
            self._throw(screen)
        elif screen.model.now.ask is not None:
            self._reply(screen)
        elif screen.model.now.setup is not None:
            self.page.do("formation" if screen.model.now.setup.waiting else "done")
        else:
            self._act(screen)

    def _throw(self, screen: MatchScreen) -> None:
        roll = screen.model.game.pending
        assert isinstance(roll, Roll)
        if self.random.random() < 0.2:
            return self.page.do("roll-for-me")
        while not is_all_entered(roll, screen.model.ui.entered):
            self.page.do("face", str(self.random.choice(die_of(roll.dice).by_side)))
        self.page.do("enter")

    def _reply(self, screen: MatchScreen) -> None:
        ask = screen.model.now.ask
        assert ask is not None
        dice = [die.option for die in ask.dice if die.option is not None]
        option = self.random.choice(dice or [reply.option for reply in ask.replies])
        text = screen.model.now.texts[option]
        if dice:
            self.page.do("die", text)
        self.page.do("reply", text)

    def _act(self, screen: MatchScreen) -> None:
        if screen.model.ui.selected < 0 and screen.model.now.actors:
            self.page.do("player", str(self.random.choice(screen.model.now.actors)))
        model = screen.model
        commands = model.face.tray_buttons(model.game.state, model.now.legal, model.ui.selected, model.ui.mode)
        usable = [number for number, command in enumerate(commands) if not command.off]
        cells = []
        if screen.model.move_options is not None:
            cells = [deed.cell for deed in screen.model.move_options.actions if deed.mode == screen.model.ui.mode]
            cells += list(screen.model.move_options.paths) if screen.model.ui.mode == MOVE else []
        if cells and self.random.random() < 0.7:
            cell = str(self.random.choice(cells))
            self.page.do("cell", cell)
            if screen.model.ui.plan is not None:
                self.page.do("go")
        elif usable:
            self.page.do("command", str(self.random.choice(usable)))
