"""Fingers and keys on a plane: taps, the measuring tape, paths bent by hand, targets and useful moves from lists."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.intents import AddCorner, Clear, Decide, Inspect, Intent, Refuse
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.faces.reach import Reach
from fracas.locale import N_
from fracas.page.controls import Controls, control
from fracas.page.match.dock import ALL, by_hand
from fracas.page.match.fingers import Fingers
from fracas.page.match.reaching import Reaching
from fracas.view.arguments import index_in, number, text
from fracas.view.board.lattice import Point
from fracas.view.board.plane import Place

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

HELP: tuple[tuple[str, str], ...] = (
    (N_("Arrow keys"), N_("by an inch, with Ctrl by a quarter")), (N_("Home, End"), N_("west and east edge")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("take back what was begun")),
    ("N, P", N_("next unit that can act, the one before")), ("A", N_("next target")), ("T", N_("measuring tape")),
    ("E", N_("do what the slip shows")), ("Z, X", N_("undo, redo")), ("G", N_("log")), ("M", N_("zoom")),
    (N_("1 to 6"), N_("faces of real dice")), ("?", N_("this list")),
)


class PlaneHands:
    """Hands on a plane.

    Args: screen - of the match.
          plane - what taps and drags mean there.
    """

    def __init__(self, screen: MatchScreen, plane: PlaneFace) -> None:
        self.screen = screen
        self.plane = plane
        self.help = (*HELP[:-1], ("/", plane.command_examples), HELP[-1])
        self.reaching = Reaching(screen, plane)
        self.fingers = Fingers(self)
        self.controls: Controls = {
            "unit": control(self.unit, number),
            "aim": control(self.aim, index_in(self.targets)),
            "tape": control(self.take_tape),
            "by-hand": control(self.bend_by_hand),
            "forget": control(self.forget),
            "unbend": control(self.unbend, text),
            "straighten": control(self.straighten),
            "useful-moves": control(self.list_moves),
            "useful": control(lambda move: screen.do(plane.useful_intent(screen.game.state, move.action)),
                              index_in(lambda: (self.reach.suggested_moves if self.reach else None) or ())),
        }

    @property
    def reach(self) -> Reach | None:
        """Where the selected player can get to."""
        return self.reaching.reach

    def offered(self) -> None:
        """Another player is selected, or nobody."""
        self.reaching.renew()

    def work_on(self) -> None:
        """Work out what a changed mode or an opened list needs."""
        self.reaching.work_on()

    def leave(self) -> None:
        """Stop what runs."""
        self.reaching.stop()

    def begin_anew(self) -> None:
        """Drop the path bent by hand."""
        self.screen.ui.trouble, self.screen.ui.sketch.corners = "", []

    # -- taps ------------------------------------------------------------------------------------------------

    def suggested_moves(self) -> Collection[int]:
        """Return where somebody stands; for the tape every place is as good."""
        screen = self.screen
        is_measuring = screen.ui.mode == TAPE
        return () if is_measuring else tuple(token.cell for token in screen.face.tokens(screen.game.state))

    def takes(self, who: int, cell: int) -> bool:
        """Take a tap as an end of the tape; the second end is told, the third begins anew."""
        ui = self.screen.ui
        if ui.mode != TAPE:
            return False
        tape, at = ui.sketch.tape, self.place(who, cell)
        ui.sketch.tape = [at] if len(tape) != 1 else [*tape, at]
        if len(ui.sketch.tape) == 2:
            self.tell_tape()
        self.screen.draw()
        return True

    def place(self, who: int, cell: int) -> Place:
        """Return where somebody stands, or the place itself."""
        at = self.screen.face.cell_of(self.screen.game.state, who) if who != NO_ONE else cell
        return self.plane.places.place_of(at)

    def tell_tape(self) -> None:
        """Tell what the tape says."""
        start, end = self.screen.ui.sketch.tape
        number_of = self.plane.places.number
        words = self.plane.measurement(self.screen.game.state, number_of(start), number_of(end))
        self.screen.ui.trouble = words
        self.screen.voice.say(words)

    def meant(self, who: int, cell: int) -> Intent | None:
        """Return what a tap means; a path by hand goes on at once."""
        screen, state = self.screen, self.screen.game.state
        if screen.now.ask is not None:
            for reply in screen.now.ask.replies:
                if who != NO_ONE and reply.cell == screen.face.cell_of(state, who):
                    return Decide(reply.option)
            return Inspect(who) if who != NO_ONE else Clear()
        intent = self.plane.interpret_tap(screen.scene, who, cell)
        if not isinstance(intent, AddCorner):
            return intent
        screen.ui.sketch.corners.append(self.plane.places.place_of(intent.cell))
        self.plan_path_by_hand()
        return None

    def unit(self, who: int) -> None:
        """Choose somebody from the board in words: the same as a tap on him; one without a place is selected."""
        cell = self.screen.face.cell_of(self.screen.game.state, who)
        if cell >= 0:
            self.screen.touch.tap_cell(cell)
        else:
            self.screen.buttons.player(who)

    # -- paths by hand ---------------------------------------------------------------------------------------

    def show(self, plan: MovePlan | str) -> None:
        """Show a plan, or why there is none."""
        if isinstance(plan, str):
            self.screen.do(Refuse(plan))
        else:
            self.screen.intending.propose(plan)

    def bend_by_hand(self) -> None:
        """Go on with the path that is shown by hand, and say so."""
        ui = self.screen.ui
        bends = self.plane.corners(ui.plan) if ui.plan is not None else None
        ui.sketch.corners = bends or []
        ui.sketch.plan_corners = len(ui.sketch.corners)
        ui.mode = BY_HAND
        self.plan_path_by_hand()
        self.screen.voice.say(by_hand(ui.sketch))

    def plan_path_by_hand(self) -> None:
        """Show the path bent by hand as it is now."""
        ui = self.screen.ui
        ui.plan, ui.trouble = None, ""
        if ui.sketch.corners:
            self.show(self.plane.plan_path_by_hand(self.screen.scene))
        else:
            self.screen.draw()

    def forget(self) -> None:
        """Take back the plan that is shown."""
        self.screen.ui.plan = None
        self.screen.draw()

    def unbend(self, what: str) -> None:
        """Take back the last piece of a path bent by hand, or all of them."""
        sketch = self.screen.ui.sketch
        del sketch.corners[0 if what == ALL else -1:]
        sketch.plan_corners = min(sketch.plan_corners, len(sketch.corners))
        self.plan_path_by_hand()

    def straighten(self) -> None:
        """Leave the path by hand."""
        self.begin_anew()
        self.screen.ui.mode, self.screen.ui.plan = MOVE, None
        self.screen.draw()

    def take_tape(self) -> None:
        """Take out the measuring tape, or roll it up."""
        ui = self.screen.ui
        ui.mode, ui.sketch.tape, ui.trouble, ui.plan = MOVE if ui.mode == TAPE else TAPE, [], "", None
        self.screen.draw()

    # -- lists -----------------------------------------------------------------------------------------------

    def targets(self) -> list[int]:
        """List those who answer a question, or whom the selected player could go for."""
        screen = self.screen
        if screen.now.ask is not None:
            return [screen.face.who_at(screen.game.state, reply.cell) for reply in screen.now.ask.replies
                    if reply.cell >= 0]
        return list(self.plane.targets(screen.scene).players)

    def aim(self, who: int) -> None:
        """Choose somebody from the list of targets."""
        self.screen.touch.choose(who, self.screen.face.cell_of(self.screen.game.state, who))

    def list_moves(self) -> None:
        """List useful moves, or fold the list."""
        self.screen.ui.sketch.shows_moves = not self.screen.ui.sketch.shows_moves
        self.work_on()
        self.screen.draw()

    # -- keys ------------------------------------------------------------------------------------------------

    def came_to(self, cell: int) -> None:
        """Say what is at the place the keyboard has come to."""
        self.screen.voice.say(self.plane.place_text(self.screen.scene, cell))

    def letter(self, key: str) -> bool:
        """Go to the next or previous unit that can act, to the next target, or take the tape."""
        screen = self.screen
        if key == "t":
            return screen.act("tape", "")
        if key not in ("n", "p", "a"):
            return False
        step = -1 if key == "p" else 1
        if key == "a" or screen.now.ask is not None:
            here = screen.face.who_at(screen.game.state, screen.board.cursor)
            return self._go_to(_after(self.targets(), here, step))
        chosen = _after(list(screen.now.actors), screen.ui.selected, step)
        if chosen != NO_ONE:
            screen.act("player", str(chosen))
            self._go_to(chosen)
        return chosen != NO_ONE

    def _go_to(self, who: int) -> bool:
        cell = self.screen.face.cell_of(self.screen.game.state, who) if who != NO_ONE else -1
        if cell >= 0:
            self.screen.touch.come_to(cell)
        return cell >= 0

    # -- drags -----------------------------------------------------------------------------------------------

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a finger that drags; False if it holds nothing."""
        return self.fingers.follow_drag(start, at, pixel)

    def drop(self, start: Point, end: Point) -> None:
        """End a drag: the path stays and waits for its second tap."""
        self.fingers.drop()


def _after(whom: list[int], now: int, step: int) -> int:
    """Return the next one of a list, `NO_ONE` of an empty one."""
    if not whom:
        return NO_ONE
    return whom[(whom.index(now) + step) % len(whom)] if now in whom else whom[0 if step > 0 else -1]
