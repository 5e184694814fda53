"""The match screen: every tap, key and button becomes an intent, and an intent an input of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fracas.faces import events
from fracas.faces.choices import NO_ONE, NOWHERE, MoveOptions, TrayButton
from fracas.faces.face import Face
from fracas.faces.intents import Intent
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.ui_state import UiState
from fracas.kernel.table import Event, Rolled
from fracas.locale import _
from fracas.page.board.live import LiveBoard, Movement
from fracas.page.board.places import kind_of
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.render_scheduler import RenderScheduler
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.match import moves
from fracas.page.match.advice import Advice
from fracas.page.match.again import Again
from fracas.page.match.buttons import Buttons
from fracas.page.match.display import Display
from fracas.page.match.dock import MatchCourse, dock_of, thrown_dock
from fracas.page.match.drama import Drama
from fracas.page.match.finale import Finale
from fracas.page.match.hands import CellHands
from fracas.page.match.intending import Intending
from fracas.page.match.keyboard import Keyboard
from fracas.page.match.newcomer import Newcomer
from fracas.page.match.playing import Playing
from fracas.page.match.session import HUMAN, Session
from fracas.page.match.story import Story
from fracas.page.match.touch import Touch
from fracas.page.match.voice import Voice
from fracas.page.saving.preferences import ON, Preferences
from fracas.view.match.side_panel import SidePanel

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser
    from fracas.page.match.plane_hands import PlaneHands

PROGRESS_MS = 150.0
STAY = ("undo", "log", "why")  # buttons that do not hurry a movement to its end
LOOKS = ("log", "log-filter", "why", "squads", "figures", "zoom", "pause")  # those that let dice fall
HISTORY = ("undo", "redo", "refused")  # those that mean the same when the dice lie


class MatchScreen:
    """One match on the screen.

    Args: session, face - the match.
          host - clock and timers.
          canvas - the document.
          preferences - looked up when needed.
          show - sends the canvas.
          outside - what the screen cannot do itself: "menu", "rule", "rematch", "home", "download", "events" happened.
    """

    def __init__(
        self, session: Session, face: Face, host: DomBrowser, canvas: Canvas, preferences: Callable[[], Preferences],
        show: Callable[[], None], outside: Callable[[str, str], object],
    ) -> None:
        self.session, self.lying, self.host, self.canvas = session, face, host, canvas
        self.preferences, self.show, self.outside = preferences, show, outside
        self.game = session.game
        self.is_upright = False  # whether the board stands upright, as on a screen that is taller than wide
        self.ui = UiState(figures=preferences().figures == ON, threats=preferences().threats == ON)
        self.now = TurnOptions()
        self.move_options: MoveOptions | None = None
        self.story = Story(face, self.game)
        self.story.tell()
        self.board = LiveBoard(canvas, kind_of(canvas, face))
        self.display = Display(canvas, self.board, self.game, self.story)
        self.playing = Playing(session, face, host, preferences, self._changed, self._thinks, self._not_saved,
                               self.story.note)
        if face.plane is None:
            self.hands: CellHands | PlaneHands = CellHands(self)
        else:
            from fracas.page.match.plane_hands import PlaneHands
            self.hands = PlaneHands(self, face.plane)
        self.touch, self.voice, self.keyboard = Touch(self), Voice(self), Keyboard(self)
        self.drama, self.again = Drama(self), Again(self)
        self.advice, self.newcomer = Advice(self), Newcomer(self)
        self.finale = Finale(self)
        self.intending = Intending(self)
        self.buttons = Buttons(self)
        self.weighing = TaskRunner(host.now, host.soon)  # odds of the shown plan
        self.rolls: tuple[Rolled, ...] = ()  # of the last input
        self.trail: tuple[int, ...] = ()  # cells of the last movement
        self.shown_progress = 0.0  # when the progress of a bot was last shown
        self.frames = RenderScheduler(self._front, self._rest, show, host, lambda: self.playing.is_open)

    @property
    def face(self) -> Face:
        """The face of the game as the board lies now."""
        return self.lying.for_orientation(self.is_upright)

    @property
    def scene(self) -> MatchScene:
        """The moment as it lies before the coach."""
        return MatchScene(self.game.state, self.now, self.ui, self.move_options, self.hands.reach)

    # -- coming and going ------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw the whole screen and go on with the match."""
        self.display.begin()
        ball, field = self.face.ball(self.game.state), self.face.field(self.game.state)
        self.board.cursor = ball if ball != NOWHERE else len(field.lattice.centres) // 2
        self.look()
        self.select_acting()
        self.draw()
        if notice:
            self.voice.toast(notice)
        self.playing.begin()

    def leave(self) -> None:
        """Stop everything that runs."""
        self.playing.keep()
        self.playing.is_open = False
        self.playing.stop()
        self.weighing.stop()
        self.advice.drop()
        self.drama.stop()
        self.finale.stop()
        self.hands.leave()

    def set_upright(self, upright: bool) -> None:
        """Turn the board with the screen, where a game has one for either."""
        if upright != self.is_upright and self.lying.upright is not None:
            self.is_upright = upright
            is_drawn = self.board.shown is not None
            self.board.forget()
            self.board.look()
            if is_drawn:
                self.look()
                self.draw()

    # -- what may be done ------------------------------------------------------------------------------------

    def look(self) -> None:
        """Find out anew what may be done."""
        self.now = moves.look(self.face, self.game)
        self.make_offer()

    def make_offer(self) -> None:
        """Find out anew what the selected player may do."""
        self.move_options = None
        if self.ui.selected != NO_ONE and self.now.legal:
            self.move_options = self.face.move_options(self.game.state, self.now.legal, self.ui.selected)
        self.hands.offered()

    def tray_buttons(self) -> tuple[TrayButton, ...]:
        """Return the action tray of the selected player."""
        return self.face.tray_buttons(self.game.state, self.now.legal, self.ui.selected, self.ui.mode)

    def select_acting(self) -> None:
        """Keep the acting player selected while his action lasts."""
        if self.now.acting != NO_ONE and self.now.legal and self.now.setup is None and not self.is_bots():
            self.ui.selected = self.now.acting
            self.make_offer()

    def is_bots(self) -> bool:
        """Return whether a bot is to decide."""
        return self.session.is_waiting_for_bot()

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Send what differs."""
        self.frames.draw()

    def draw_front(self) -> None:
        """Send what is looked at first."""
        for _piece in self._front():
            pass
        self.show()

    def draw_board(self) -> None:
        """Send what differs on the board alone."""
        self.point()
        self.display.draw_board(self.face, self._seen(), self._trail())
        self.show()

    def point(self) -> None:
        """Ring on the board those the ideas are about, and name its parts for who is new to it."""
        self.board.signs = self.newcomer.signs()
        self.board.pointed = self.advice.shown() if self.ui.selected < 0 and self.ui.replay < 0 else ()

    def _front(self) -> Iterator[None]:
        self.point()
        may = self.session.can_undo
        return self.display.front(self.face, self._seen(), self.dock(), self._trail(), "" if may else _(may.reason))

    def _trail(self) -> tuple[int, ...]:
        return self.trail if self.ui.replay < 0 else self.again.trail()

    def _rest(self) -> Iterator[None]:
        return self.display.rest(self.face, self._seen())

    def _seen(self) -> MatchScene:
        """Return the moment as it is drawn: nothing can be done while a bot decides or a turn is watched again."""
        if self.ui.replay >= 0:
            return MatchScene(self.again.state, TurnOptions(), self.ui)
        if not self.drama.is_on and not self.is_bots():
            return self.scene
        state = self.drama.state if self.drama.is_on else self.game.state
        acting = self.face.acting(state) if self.face.plane is None else NO_ONE
        return MatchScene(state, TurnOptions(), replace(self.ui, selected=acting))

    def dock(self) -> SidePanel:
        """Return what stands beside the board."""
        if self.drama.is_on:
            bots = self.playing.bots
            return thrown_dock(self.drama.box, self.session.is_bot(self.game.plies[-1].side) and not bots.is_paused)
        last, is_bots = self.story.last(), self.is_bots()
        return self.advice.beside(dock_of(self.game, self.face, self.scene, MatchCourse(
            is_bots, self._bot_turn(), self.rolls, last.text if last is not None and is_bots else "",
            self.playing.bots.is_paused, self.playing.bots.is_seen,
            self.again.shown() if self.ui.replay >= 0 else None, self.finale.shown(), self.newcomer.tip(),
        )))

    def _bot_turn(self) -> str:
        """Return the heading of the turn a bot has just played, "" if none was."""
        turns = self.story.turns
        if HUMAN not in self.session.seats or not turns or not self.game.plies:
            return ""
        key = list(turns)[-1]
        return key if self.session.is_bot(self.game.plies[turns[key]].side) else ""

    # -- what inputs bring about -----------------------------------------------------------------------------

    def _changed(self, fresh: tuple[Event, ...], then: Callable[[], None]) -> None:
        """Show what an input brought about, its dice first; then go on."""
        with self.frames.batch():
            self.ui.clear()
            self.ui.bot_progress, self.ui.replay = -1.0, -1
            self.weighing.stop()
            self.advice.drop()
            if fresh or not self.game.plies:
                rolls = [event.facts[0] for event in fresh if event.kind == "roll"]
                self.rolls = tuple(rolled for rolled in rolls if isinstance(rolled, Rolled))
            self.drama.begin(fresh, then)

    def follow(self, happened: tuple[Event, ...], known: int | None = None, state: Any = None) -> None:
        """Let what happened be seen and heard.

        Args: known - how many events of the last action may be told, None = all.
              state - the position by then, None = the present one.
        """
        told = self.story.tell(known, state)
        self.trail = moves.trail_of(self.face, happened, self.trail)
        word = next((word for event in happened if (word := events.shout(self.face, event))), "")
        if word:
            self.voice.shout(word)
        self.board.animate(self.motions(happened, self.game.state if state is None else state))
        if happened:
            self.outside("events", " ".join(events.sounds(self.face, happened)))
        if told:
            self.voice.say(" ".join(told))

    def followed(self, rest: tuple[Event, ...]) -> None:
        """Show what is now, after the rest of what an input brought about."""
        with self.frames.batch():
            self.follow(rest)
            self.newcomer.over()
            self.look()
            self.select_acting()
            if self.playing.refused:
                self.voice.toast(self.playing.refused)
                self.playing.refused = ""
            self.draw()

    def motions(self, happened: tuple[Event, ...], state: Any) -> Iterator[Movement]:
        """Return what counters do besides walking."""
        face = self.face
        for event in happened:
            for who, how, aim in events.motions(face, event):
                yield Movement(face.token(state, who).key, how, face.token(state, aim).key if aim >= 0 else "")

    def _thinks(self, share: float) -> None:
        """Show how far a bot has come, a few times a second."""
        if self.host.now() - self.shown_progress > PROGRESS_MS:
            self.shown_progress = self.host.now()
            self.ui.bot_progress = share
            self.display.beside(self.dock())
            self.show()

    def _not_saved(self, trouble: str) -> None:
        self.voice.toast(trouble)
        self.show()

    # -- buttons and intents ---------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> bool:
        """Carry out what a button does.

        Returns: False if the screen knows no such button.
        """
        found = self.buttons.controls.get(do) or self.hands.controls.get(do)
        if found is None:
            return False
        if self.drama.is_on and do not in LOOKS:
            self.drama.skip()
            if do not in HISTORY:  # what was pressed is gone
                return True
        with self.frames.batch():
            if self.playing.is_moving and do not in STAY:
                self.playing.hurry()
            found(arg)
        return True

    def do(self, intent: Intent) -> None:
        """Carry out an intent."""
        self.intending.do(intent)
