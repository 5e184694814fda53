"""Fingers on the table: whom a tap means, and what a drag holds: the unit, the end of its path, a bend, the tape."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from fracas.faces.face import NO_ONE
from fracas.faces.plan import Plan
from fracas.faces.plane import BY_HAND, TAPE
from fracas.faces.school_fighters import aims
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters.board import BASE, PLANE, TOKEN
from fracas.faces.school_fighters.tray import CHARGE
from fracas.games.school_fighters.state import DEPLOYMENT, MONITOR_PHASE, MOVEMENT
from fracas.kernel.geometry.plane import Point as Place
from fracas.view.board import STEM

if TYPE_CHECKING:
    from fracas.page.plane.screen import YardScreen

Point = tuple[float, float]

HEAD = 19.0  # board units from the middle of a counter in which a tap is surely meant for it
FINGER_PX = 11.0  # pixels a tap may miss a counter or a base by
SMALL = 0.62  # how large counters are on a zoomed table, as in the style sheet
GRIP_PX = 20.0  # pixels from a bend or an end in which a finger takes hold of it
END, UNIT, LINE = "end", "unit", "tape"


class Touch:
    """The fingers on one table."""

    def __init__(self, screen: YardScreen) -> None:
        self.screen = screen
        self.wanted: Place | None = None  # where the finger is, not yet followed
        self.is_waiting = False

    def near(self, x: float, y: float, pixel: float) -> list[tuple[float, int]]:
        """List those a tap may mean with how far it missed them, nearest first."""
        s, found = self.screen.game.state, []
        size, leans = SMALL if self.screen.ui.zoom > 1 else 1.0, drawing.leans(s)
        scale = TOKEN / 100 * size
        for who in drawing.everybody(s):
            cx, cy = PLANE.point(drawing.place(s, who))
            dx, dy = leans.get(who, (0, STEM))  # one that lies is on its base
            head = max(hypot(x - cx - dx * scale, y - cy - (dy - STEM) * scale) - HEAD * size, 0)
            miss = min(head, max(hypot(x - cx, y - cy) - BASE, 0))
            if miss <= min(FINGER_PX * pixel, 12):
                found.append((miss, who))
        return sorted(found)

    # -- dragging --------------------------------------------------------------------------------------------

    def drag_on(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a drag; False if it holds nothing."""
        ui = self.screen.ui
        if not ui.held:
            ui.held = self._grip(start, pixel)
            if not ui.held:
                return False
        self.wanted = PLANE.nearest_place(*at)
        if not self.is_waiting:
            self.is_waiting = True
            self.screen.host.soon(self._follow)
        return True

    def _grip(self, start: Point, pixel: float) -> str:
        """Return what a finger takes hold of at a point."""
        screen, ui = self.screen, self.screen.ui
        near = self.near(*start, pixel)
        who = near[0][1] if near else NO_ONE
        if ui.mode == TAPE:
            place = PLANE.nearest_place(*start)
            ui.tape = [drawing.place(screen.game.state, who) if who != NO_ONE else place]
            return LINE
        if screen.is_bots() or screen.game.pending is not None or screen.game.is_terminal() or ui.replay >= 0:
            return ""
        for number, bend in enumerate(ui.bends if ui.mode == BY_HAND else ()):
            if hypot(*(a - b for a, b in zip(start, PLANE.point(bend), strict=True))) <= GRIP_PX * pixel:
                return f"bend {number}"
        if ui.plan is not None and ui.plan.kind in ("walk", "run", "monitor"):
            end = PLANE.centres[ui.plan.cell]
            if hypot(start[0] - end[0], start[1] - end[1]) <= GRIP_PX * pixel:
                return END
        return self._hold_unit(who)

    def _hold_unit(self, who: int) -> str:
        screen = self.screen
        phase = screen.game.state.phase
        if who == NO_ONE or screen.ui.mode == CHARGE:
            return ""
        if phase == MONITOR_PHASE:
            return UNIT if who == drawing.MONITOR else ""
        if phase not in (MOVEMENT, DEPLOYMENT) or who not in screen.now.actors:
            return ""
        if screen.ui.selected != who:
            screen.ui.clear()
            screen.ui.selected = who
            screen.make_offer()
        return UNIT if screen.ideas is not None and screen.ideas.may_move else ""

    def _follow(self) -> None:
        """Bring the path to where the finger is by now."""
        self.is_waiting = False
        screen, ui, place = self.screen, self.screen.ui, self.wanted
        if place is None or not ui.held or not screen.playing.is_open:
            return
        self.wanted = None
        s = screen.game.state
        if ui.held == LINE:
            ui.tape = [ui.tape[0], self._snapped(place)]
            screen.draw()
        elif ui.held.startswith("bend "):
            ui.bends[int(ui.held[5:])] = place
            screen.bent()
        elif s.phase == MONITOR_PHASE:
            self._show(aims.monitor_plan(s, place))
        else:
            who = drawing.who_at(s, PLANE.number(place), 70)
            is_enemy = who not in (NO_ONE, drawing.MONITOR) and s.units[who].side != s.side
            self._show(aims.charge_plan(s, ui.selected, who) if is_enemy else
                       aims.move_plan(s, ui.selected, place, ui.mode))
        screen.show()

    def _show(self, plan: Plan | str) -> None:
        """Show a plan while it is dragged; where there is none the last one stays."""
        if not isinstance(plan, str):
            self.screen.show_plan(plan)

    def _snapped(self, place: Place) -> Place:
        who = drawing.who_at(self.screen.game.state, PLANE.number(place), 90)
        return drawing.place(self.screen.game.state, who) if who != NO_ONE else place

    def drop(self) -> None:
        """Let go of what was dragged."""
        screen, ui = self.screen, self.screen.ui
        if not ui.held:
            return
        self._follow()
        held, ui.held = ui.held, ""
        if held == LINE and len(ui.tape) == 2:
            ui.trouble = screen.measured_text()
            screen.say(ui.trouble)
        elif ui.plan is not None:
            screen.say(screen.spoken(ui.plan))
        screen.draw()
