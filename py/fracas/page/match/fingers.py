"""What a finger holds on a plane and drags: a player, the end of his path, a bend of it, the tape."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.page.match import panels
from fracas.view.board.lattice import Point
from fracas.view.board.model import Token

if TYPE_CHECKING:
    from fracas.page.match.plane_hands import PlaneHands

GRIP_PX = 20.0  # pixels from a bend or an end in which a finger takes hold of it
SNAP = 18.0  # board units from a player in which the end of the tape goes to him
END, PLAYER, LINE, BEND = "end", "player", "tape", "bend "


class Fingers:
    """The fingers of one pair of hands."""

    def __init__(self, hands: PlaneHands) -> None:
        self.hands = hands
        self.screen = hands.screen
        self.wanted = -1  # the place where the finger is, not yet followed; -1 = none
        self.is_waiting = False

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a drag; False if it holds nothing."""
        held = self.screen.ui.sketch.drag_handle or self._grip(start, pixel)
        self.screen.ui.sketch.drag_handle = held  # a player taken in hand makes a new sketch
        if not held:
            return False
        places = self.hands.plane.places
        self.wanted = places.number(places.nearest_on_table(*at))
        if not self.is_waiting:
            self.is_waiting = True
            self.screen.host.soon(self._follow)
        return True

    def _grip(self, start: Point, pixel: float) -> str:
        """Return what a finger takes hold of at a point."""
        screen, ui, places = self.screen, self.screen.ui, self.hands.plane.places
        tap = screen.board.tap(start, pixel, ())
        who = screen.touch.who_is(tap.token) if tap is not None else NO_ONE
        if ui.mode == TAPE:
            ui.sketch.tape = [self.hands.place(who, places.number(places.nearest_on_table(*start)))]
            return LINE
        if screen.is_bots() or screen.game.pending is not None or screen.game.is_terminal() or ui.replay >= 0:
            return ""
        for number, bend in enumerate(ui.sketch.corners if ui.mode == BY_HAND else ()):
            if _is_near(start, places.point(bend), GRIP_PX * pixel):
                return f"{BEND}{number}"
        if ui.plan is not None and ui.plan.end is not None and _is_near(
                start, places.point(ui.plan.end), GRIP_PX * pixel):
            return END
        return PLAYER if who != NO_ONE and self._holds(who) else ""

    def _holds(self, who: int) -> bool:
        """Take a player in hand, if he may be dragged."""
        screen = self.screen
        if not self.hands.plane.can_drag(screen.scene, who):
            return False
        if screen.ui.selected != who and who in screen.now.actors:
            screen.ui.clear()
            screen.ui.selected = who
            screen.make_offer()
        return True

    def _follow(self) -> None:
        """Bring what is held to where the finger is by now."""
        self.is_waiting = False
        screen, ui, cell = self.screen, self.screen.ui, self.wanted
        if cell < 0 or not ui.sketch.drag_handle or not screen.playing.is_open:
            return
        self.wanted = -1
        place = self.hands.plane.places.place_of(cell)
        if ui.sketch.drag_handle == LINE:
            ui.sketch.tape = [ui.sketch.tape[0], self.hands.place(self._standing_near(cell), cell)]
            screen.draw()
        elif ui.sketch.drag_handle.startswith(BEND):
            ui.sketch.corners[int(ui.sketch.drag_handle.removeprefix(BEND))] = place
            self.hands.plan_path_by_hand()
        else:
            plan = self.hands.plane.plan_drag(screen.scene, cell)
            if not isinstance(plan, str):  # where there is none the last one stays
                screen.intending.propose(plan)
        screen.show()

    def _standing_near(self, cell: int) -> int:
        """Return the player so near to a place that the tape goes to him, `NO_ONE` if there is none."""
        centres = self.hands.plane.places.centres
        x, y = centres[cell]
        gaps: list[tuple[float, Token]] = [(hypot(centres[token.cell][0] - x, centres[token.cell][1] - y), token)
                                           for token in self.screen.face.tokens(self.screen.game.state)]
        gap, token = min(gaps, default=(SNAP + 1, None), key=lambda pair: pair[0])
        return self.screen.touch.who_is(token) if gap <= SNAP else NO_ONE

    def drop(self) -> None:
        """Let go of what was dragged."""
        screen, ui = self.screen, self.screen.ui
        if not ui.sketch.drag_handle:
            return
        self._follow()
        held, ui.sketch.drag_handle = ui.sketch.drag_handle, ""
        if held == LINE and len(ui.sketch.tape) == 2:
            self.hands.tell_tape()
        elif ui.plan is not None:
            screen.voice.say(panels.spoken(screen.face, screen.game.state, ui.plan))
        screen.draw()


def _is_near(one: Point, other: Point, reach: float) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= reach
