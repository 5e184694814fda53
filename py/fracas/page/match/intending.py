"""What a coach means to do becomes a choice on the screen, a plan that is shown, or an input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces import intents
from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.intents import Intent
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.page.match import moves, panels
from fracas.page.saving.preferences import ALWAYS, OFF

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen


class Intending:
    """Carries out intents.

    Args: screen - of the match.
    """

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen

    def do(self, intent: Intent) -> None:
        """Carry out an intent."""
        screen = self.screen
        match intent:
            case intents.Select(who):
                self.select(who)
            case intents.Inspect(who, trouble):
                screen.ui.clear()
                screen.select_acting()
                screen.ui.inspected, screen.ui.trouble = who, trouble
                if trouble:
                    screen.voice.say(trouble)
                screen.make_offer()
                screen.draw()
            case intents.Decide(option):
                screen.playing.answer(option)
            case intents.Propose(plan):
                self.propose(plan)
            case intents.Play(action):
                screen.playing.run((action,))
            case intents.PlacePlayer(action):
                screen.playing.run((action,))
                if screen.now.setup is not None and screen.now.setup.waiting and not screen.is_bots():
                    self.select(screen.now.setup.waiting[0])
            case intents.Refuse(sentence, aimed):
                screen.ui.plan, screen.ui.trouble, screen.ui.sketch.sight_target = None, sentence, aimed
                screen.voice.say(sentence)
                screen.draw()
            case intents.Clear():
                self.escape()

    def escape(self) -> None:
        """Take back what was begun, one thing at a time."""
        screen, ui = self.screen, self.screen.ui
        if ui.mode == TAPE:
            ui.sketch.tape = []
        was_refused = bool(ui.trouble) or ui.sketch.sight_target != NO_ONE
        ui.trouble, ui.sketch.sight_target = "", NO_ONE
        if was_refused and ui.plan is None and ui.mode == MOVE:
            return screen.draw()
        ui.sketch.corners, ui.picked = [], None
        if ui.plan is not None:
            ui.plan = None
        elif ui.mode != MOVE:
            ui.mode = MOVE
        elif screen.now.acting == NO_ONE or screen.now.acting != ui.selected:
            ui.clear()
            screen.select_acting()
        screen.make_offer()
        screen.draw()

    def select(self, who: int) -> None:
        """Take a player in hand."""
        screen = self.screen
        screen.newcomer.follow()
        screen.ui.clear()
        screen.ui.selected = who
        screen.make_offer()
        screen.voice.say(screen.face.name(screen.game.state, who))
        screen.draw()

    def propose(self, plan: MovePlan) -> None:
        """Show a plan, or carry it out: the one that is shown, and one that needs no showing."""
        screen = self.screen
        ui, asks = screen.ui, screen.preferences().preview
        ui.trouble = ""
        shown = ui.plan if moves.is_same(ui.plan, plan) else None
        is_free = asks == OFF or (asks != ALWAYS and not plan.is_risky and plan.end is None)
        if (shown is not None or is_free) and not ui.sketch.drag_handle and ui.mode != BY_HAND:
            return screen.playing.run((shown or plan).actions)
        ui.plan = plan
        if plan.fan is None and plan.roll_action is not None:
            screen.weighing.start(moves.weighing(screen.game, screen.face, plan), lambda fan: self._weighed(plan, fan))
        if not ui.sketch.drag_handle:
            screen.voice.say(panels.spoken(screen.face, screen.game.state, plan))
        screen.draw()

    def _weighed(self, plan: MovePlan, fan: Any) -> None:
        screen = self.screen
        if screen.ui.plan is plan:
            screen.ui.plan = moves.weighed(screen.face, plan, fan)
            screen.voice.say(panels.spoken(screen.face, screen.game.state, screen.ui.plan))
            screen.draw()
