"""The match screen: every tap, key and button becomes an intent, and an intent an input of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.faces import events, prospect
from fracas.faces.begun import Ui
from fracas.faces.face import MOVE, NO_ONE, NOWHERE, Command, Face, Offer
from fracas.faces.plan import Plan
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Roll, Rolled
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.frames import Frames
from fracas.page.browser.gestures import MOST_ZOOM
from fracas.page.browser.slices import Slices
from fracas.page.match import intents as moves
from fracas.page.match.buttons import ZOOM, Buttons
from fracas.page.match.intents import Intent, Now
from fracas.page.match.keyboard import Keyboard
from fracas.page.match.playing import Host, Playing
from fracas.page.match.regions import Drawing, toast_markup
from fracas.page.match.session import Session
from fracas.page.match.story import Story
from fracas.page.saving.preferences import ALWAYS, OFF, ON, Preferences
from fracas.page.screen import Surface

TOAST_MS, SHOUT_MS = 4500.0, 1150.0
PROGRESS_MS = 150.0
TAP_PX = 22.0  # a tap that misses every cell of use goes to the nearest one so far away


class MatchScreen(Surface):
    """One match on the screen.

    Args: session, face - the match.
          host - clock and timers.
          canvas - the document.
          preferences - looked up when needed.
          show - sends the canvas.
          outside - what the screen cannot do itself: "menu", "rule", "rematch", "home", "download", "events" happened.
    """

    def __init__(
        self, session: Session, face: Face, host: Host, canvas: Canvas, preferences: Callable[[], Preferences],
        show: Callable[[], None], outside: Callable[[str, str], None],
    ) -> None:
        self.session, self.face, self.host, self.canvas = session, face, host, canvas
        self.preferences, self.show, self.outside = preferences, show, outside
        self.lying = face  # as on a screen that is wider than tall
        self.game = session.game
        self.ui = self.begun()
        self.story = Story(face, self.game)
        self.story.tell()
        self.drawing = self.drawn()
        self.playing = Playing(session, face, host, preferences, self._changed, self._thinks, self._not_saved)
        self.keyboard, self.buttons = self.hands()
        self.weighing = Slices(host.now, host.soon)  # odds of the shown plan
        self.now = Now()
        self.offer: Offer | None = None
        self.said = ""
        self.shown_progress = 0.0  # when the progress of a bot was last shown
        self.frames = Frames(self._draw_front, lambda: self.drawing.rest(self.now, self.ui), show, host.shown,
                             lambda: self.playing.is_open)

    # -- what is another one on a table without cells --------------------------------------------------------

    def begun(self) -> Ui:
        """Return the record of what a coach has begun."""
        return Ui(figures=self.preferences().figures == ON, threats=self.preferences().threats == ON)

    def drawn(self) -> Drawing:
        """Return what draws the match."""
        return Drawing(self.canvas, self.session, self.face, self.story)

    def hands(self) -> tuple[Keyboard, Buttons]:
        """Return what keys and buttons do."""
        return Keyboard(self), Buttons(self)

    @property
    def board_focus(self) -> str:
        """The id of the element by which the keyboard is on the board."""
        return f"cells-{max(self.ui.cursor, 0)}"

    aim: Callable[[str], Plan | str] | None = None  # for "odds to", where there are no cells to name

    def read_action(self, words: str) -> Action:
        """Return the action a coach has typed.

        Raises: InvalidNotation in one sentence.
        """
        return self.game.ruleset.parse_action(self.game.state, words)

    # -- coming and going ------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw the whole screen and go on with the match."""
        self.drawing.begin()
        self.ui.cursor = self._first_cursor()
        self.look()
        self.select_acting()
        self.draw()
        if notice:
            self.toast(notice)
        self.playing.begin()

    def leave(self) -> None:
        """Stop everything that runs."""
        self.playing.keep()
        self.playing.is_open = False
        self.playing.stop()
        self.weighing.stop()

    def _first_cursor(self) -> int:
        ball = self.face.ball(self.game.state)
        return ball if ball != NOWHERE else len(self.face.field(self.game.state).lattice.centres) // 2

    # -- drawing ---------------------------------------------------------------------------------------------

    def stand(self, upright: bool) -> None:
        """Turn the board with the screen, where a game has one for either."""
        turned = self.lying.upright() if upright and self.lying.upright is not None else self.lying
        if turned is self.face:
            return
        self.face = self.story.face = self.drawing.face = self.drawing.cells.face = self.playing.face = turned
        if self.drawing.shown is not None:
            self.drawing.shown = self.drawing.cells.table = None
            self.ui.zoom, self.ui.focus = 1.0, None
            self.draw()

    def look(self) -> None:
        """Find out anew what may be done."""
        self.now = moves.look(self.face, self.game)
        self.make_offer()

    def commands(self) -> tuple[Command, ...]:
        """Return the action tray of the selected player."""
        return self.face.commands(self.game.state, self.now.legal, self.ui.selected, self.ui.mode)

    def make_offer(self) -> None:
        """Find out anew what the selected player may do."""
        ui = self.ui
        self.offer = None
        if ui.selected != NO_ONE and self.now.legal:
            self.offer = self.face.offer(self.game.state, self.now.legal, ui.selected)

    def draw(self) -> None:
        """Send what differs."""
        self.frames.draw()

    def _draw_front(self) -> None:
        self.drawing.draw_front(self.now, self.offer, self.ui)
        self.show()

    def _changed(self, fresh: tuple[Event, ...]) -> None:
        """Show what an input brought about."""
        ui = self.ui
        ui.clear()
        ui.thinking, ui.replay = -1.0, -1
        self.weighing.stop()
        told = self.story.tell()
        rolls = [event.facts[0] for event in fresh if event.kind == "roll"]
        if fresh or not self.game.plies:
            self.drawing.last_rolls = tuple(rolled for rolled in rolls if isinstance(rolled, Rolled))
            self.drawing.trail = self._trail(fresh)
        self.look()
        self.select_acting()
        word = next((word for event in fresh if (word := events.shout(self.face, event))), "")
        if word:
            self._shout(word)
        self.drawing.animate(fresh)
        if fresh:
            self.outside("events", "")
        if told:
            self.say(" ".join(told))
        if self.playing.refused:
            self.toast(self.playing.refused)
            self.playing.refused = ""
        self.draw()

    def heard(self) -> tuple[str, ...]:
        """Return the sounds of what the last input brought about."""
        return events.sounds(self.face, self.game.fresh)

    def _trail(self, fresh: tuple[Event, ...]) -> tuple[int, ...]:
        """Return the cells of the last movement; steps of one player that join make one trail."""
        trail = list(self.drawing.trail)
        for event in fresh:
            start, end = events.trail(self.face, event)
            if start != NOWHERE:
                trail = [*trail, end] if trail and trail[-1] == start else [start, end]
        return tuple(trail)

    def select_acting(self) -> None:
        """Keep the acting player selected while his action lasts."""
        if self.now.acting != NO_ONE and self.now.legal and self.now.setup is None and not self.is_bots():
            self.ui.selected = self.now.acting
            self.make_offer()

    def is_bots(self) -> bool:
        """Return whether a bot is to decide."""
        return self.session.is_waiting_for_bot()

    def _thinks(self, share: float) -> None:
        """Show how far a bot has come, a few times a second."""
        if self.host.now() - self.shown_progress > PROGRESS_MS:
            self.shown_progress = self.host.now()
            self.ui.thinking = share
            self.drawing.progress(share)
            self.show()

    def _not_saved(self, trouble: str) -> None:
        self.toast(trouble)
        self.show()

    def toast(self, text: str) -> None:
        """Show one sentence for a moment."""
        self.canvas.fill("notices", toast_markup(text))
        self.say(text)
        self.ui.toast = text
        self.host.later(TOAST_MS, lambda: self._untoast(text))

    def _untoast(self, text: str) -> None:
        if self.ui.toast == text:
            self.ui.toast = ""
            self.canvas.fill("notices", "")
            self.show()

    def _shout(self, word: str) -> None:
        self.ui.shout = word
        self.canvas.send("text", "shout-say", "", word)
        self.host.later(self.playing.pace(SHOUT_MS) or SHOUT_MS, lambda: self._unshout(word))

    def _unshout(self, word: str) -> None:
        if self.ui.shout == word and self.playing.is_open:
            self.ui.shout = ""
            self.draw()

    def say(self, text: str) -> None:
        """Have a screen reader speak; a message repeated is varied invisibly so that it is heard again."""
        self.said = text + "\u00a0" if self.said == text else text
        self.canvas.send("text", "say", "", self.said)

    # -- intents ---------------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> bool:
        """Carry out what a button does.

        Returns: False if the screen knows no such button.
        """
        found = getattr(self.buttons, f"on_{do.replace('-', '_')}", None)
        if found is None:
            return False
        with self.frames.one_drawing():
            if self.playing.is_moving and do not in ("undo", "log", "why"):
                self.playing.hurry()
            found(arg)
        return True

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the board.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        lattice = self.face.field(self.game.state).lattice
        ui, state = self.ui, self.game.state
        cell = lattice.cell_at(x, y)
        useful = moves.tappable(self.now, self.offer, ui, self.face, state)
        if cell not in useful:
            near = lattice.nearest(x, y, useful, TAP_PX * pixel)
            if len(near) > 1 and ui.zoom == 1 and lattice.unit / pixel < TAP_PX and cell not in useful:
                ui.zoom, ui.focus = ZOOM, (x, y)
                return self.draw()
            cell = near[0] if near else cell
        self.tap_cell(cell)

    def tap_cell(self, cell: int) -> None:
        """Tap a cell."""
        with self.frames.one_drawing():
            if self.playing.is_moving:
                self.playing.hurry()
            self._tap_cell(cell)

    def _tap_cell(self, cell: int) -> None:
        ui = self.ui
        if ui.replay >= 0:
            return self.buttons.on_stop_replay("")
        if ui.shout:
            ui.shout = ""
        if cell != NOWHERE:
            ui.cursor = cell
        if self.is_bots() or isinstance(self.game.pending, Roll):
            who = self.face.who_at(self.game.state, cell)
            return self.do(moves.Look(who)) if who != NO_ONE else self.draw()
        self.do(moves.tapped(self.face, self.game, self.now, self.offer, ui, cell))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from the selected player: turn him that way; any other drag is no input."""
        ui, lattice = self.ui, self.face.field(self.game.state).lattice
        held = self.face.who_at(self.game.state, lattice.cell_at(*start))
        if self.offer is None or ui.zoom > 1 or held != ui.selected:
            return
        turns = [deed for deed in self.offer.deeds if deed.mode == "face"]
        if turns:
            near = lattice.nearest(*end, [deed.cell for deed in turns], float("inf"))
            self.playing.run(tuple(deed.action for deed in turns if deed.cell == near[0]))

    def drag_on(self, start: tuple[float, float], at: tuple[float, float], pixel: float) -> bool:
        """Follow a finger that drags; False if it holds nothing, so that the board moves under it."""
        return False

    def zoom_by(self, factor: float, centre: tuple[float, float]) -> None:
        """Zoom round a point."""
        ui = self.ui
        ui.zoom = min(max(ui.zoom * factor, 1.0), MOST_ZOOM)
        ui.focus = centre if ui.focus is None and ui.zoom > 1 else ui.focus if ui.zoom > 1 else None
        self.draw()

    def pan(self, dx: float, dy: float) -> None:
        """Move the part of the board in view; only while zoomed."""
        ui = self.ui
        if ui.zoom > 1 and ui.focus is not None:
            left, top, width, height = self.face.field(self.game.state).extent
            x, y = ui.focus[0] + dx, ui.focus[1] + dy
            ui.focus = min(max(x, left), left + width), min(max(y, top), top + height)
            self.draw()

    def do(self, intent: Intent) -> None:
        """Carry out an intent."""
        match intent:
            case moves.Select(who):
                self._select(who)
            case moves.Look(who):
                self.ui.clear()
                self.select_acting()
                self.ui.looked_at = who
                self.make_offer()
                self.draw()
            case moves.Reply(option):
                self.playing.answer(option)
            case moves.Propose(plan):
                self._propose(plan)
            case moves.Clear():
                self.escape()

    def escape(self) -> None:
        """Take back what was begun, one thing at a time."""
        ui = self.ui
        if ui.plan is not None:
            ui.plan = None
        elif ui.mode != MOVE:
            ui.mode = MOVE
        elif self.now.acting == NO_ONE:
            ui.clear()
        ui.picked = None
        self.make_offer()
        self.draw()

    def _select(self, who: int) -> None:
        self.ui.clear()
        self.ui.selected = who
        self.make_offer()
        self.say(self.face.name(self.game.state, who))
        self.draw()

    def _propose(self, plan: Plan) -> None:
        asks = self.preferences().preview
        is_free = asks == OFF or (asks != ALWAYS and not plan.is_risky)
        if is_free or moves.is_same(self.ui.plan, plan):
            return self.playing.run(plan.actions)
        self.ui.plan = plan
        if plan.fan is None and plan.roll_action is not None:
            work = prospect.fan(self.game.ruleset, self.face.plain(plan.roll_state, plan.roll_action),
                                 plan.roll_action)
            self.weighing.start(work, lambda fan: self._weighed(plan, fan))
        self.say(self.spoken(plan))
        self.draw()

    def _weighed(self, plan: Plan, fan: Any) -> None:
        if self.ui.plan is plan:
            self.ui.plan = moves.weighed(self.face, plan, fan)
            self.say(self.spoken(self.ui.plan))
            self.draw()

    def spoken(self, plan: Plan) -> str:
        """Return a plan in one sentence, once its chance is known."""
        if plan.chance is None:
            return ""
        sentence = self.drawing.slip(plan).sentence
        return _("{sentence}: {chance} %.").format(sentence=sentence, chance=round(float(plan.chance) * 100))
