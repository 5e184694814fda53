"""The screen of what-ifs: a moment of a game, its exact chance, and real dice.

It needs no match. From a tracked match its teams are known, and the way back leads to it.
"""

from functools import partial

from fracas.faces import preview
from fracas.faces.preview import Fan
from fracas.kernel.game import Game
from fracas.page import routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.companion.effects import TrackerTask
from fracas.page.companion.messages import DiceThrown
from fracas.page.companion.what_if_model import (
    HANDLERS,
    OddsFound,
    WhatIfMessage,
    WorkOutOdds,
    open_what_if,
    update,
)
from fracas.page.companion.what_if_view import what_if_view
from fracas.page.controls import control
from fracas.page.loop import Loop
from fracas.page.presses import press_controls
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.markup import Markup
from fracas.view.table.what_if import what_if


class WhatIfScreen(MarkupScreen):
    """The moments of a game and their odds.

    Args: shell - the page.
          key - of the game.
          match - the tracked match it was opened from, "" for none.
          log - of that match.
    """

    key = routes.COMPANION
    wakes = True

    def __init__(self, shell: Shell, key: str, match: str, log: Game | None) -> None:
        super().__init__(shell)
        self.model = open_what_if(key, match, log)
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.loop: Loop[WhatIfMessage, WorkOutOdds | TrackerTask] = Loop(
            partial(update, self.model), self._carry_out, self.draw)
        self.controls = {
            **press_controls(HANDLERS, self.loop.send),
            "rule": control(lambda rule: show_rule(shell, key, rule), text),
        }

    def _carry_out(self, effect: WorkOutOdds | TrackerTask) -> None:
        if effect is TrackerTask.THROW_DICE:
            return self.loop.send(DiceThrown(self.shell.browser.fresh_seed(), self.shell.browser.now()))
        scene = self.model.scene
        self.tasks.start(preview.outcome_odds(scene.rules, scene.state, scene.action), self._show_odds)

    def _show_odds(self, fan: Fan) -> None:
        self.loop.send(OddsFound(fan))
        self.shell.send()

    def enter(self, notice: str = "") -> None:
        """Draw the screen, and work out the odds."""
        super().enter(notice)
        self._carry_out(WorkOutOdds())

    def leave(self) -> None:
        """Stop working out the odds."""
        self.tasks.stop()

    def markup(self) -> Markup:
        return what_if(what_if_view(self.model))
