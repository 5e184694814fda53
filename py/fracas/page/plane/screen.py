"""The match screen of School Fighters: taps and drags on a table without cells become plans, plans become inputs."""

from __future__ import annotations

from functools import partial
from typing import Any

from fracas.faces import prospect
from fracas.faces.face import MOVE, NO_ONE, NOWHERE
from fracas.faces.plan import Plan
from fracas.faces.plane import BY_HAND, TAPE
from fracas.faces.reach import Extent
from fracas.faces.school_fighters import aims
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters.begun import YardUi
from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.reach import UnitReach
from fracas.faces.school_fighters.sheet import measured, tape_text
from fracas.faces.school_fighters.tray import CHARGE, FEET
from fracas.faces.school_fighters.typed import named, read_line
from fracas.games.school_fighters.state import COMBAT, DEPLOYMENT, MONITOR_PHASE, MOVEMENT, SHOOTING, State
from fracas.kernel.geometry.plane import INCH, Point, distance2
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event, Roll
from fracas.locale import _
from fracas.page.browser.slices import Slices
from fracas.page.match import intents as moves
from fracas.page.match.buttons import ZOOM, Buttons
from fracas.page.match.keyboard import Keyboard
from fracas.page.match.screen import TAP_PX, MatchScreen
from fracas.page.plane.buttons import YardButtons
from fracas.page.plane.keys import YardKeys
from fracas.page.plane.places import PLACE
from fracas.page.plane.regions import YardDrawing
from fracas.page.plane.touch import Touch
from fracas.page.saving.preferences import OFF

PATH_AT = {"walks": 2, "runs": 2, "charges": 2, "forced_run": 2, "monitor_moves": 1}  # event -> its fact with a path
SAME = INCH  # a second tap so near to the end of a path means it


class YardScreen(MatchScreen):
    """One match of School Fighters on the screen."""

    ui: YardUi
    drawing: YardDrawing

    def begun(self) -> YardUi:
        """Return the record of what a coach has begun."""
        self.ideas: UnitReach | None = None
        self.drawn_reach = Extent()
        self.working = Slices(self.host.now, self.host.soon)
        self.touch = Touch(self)
        return YardUi()

    def drawn(self) -> YardDrawing:
        """Return what draws the match."""
        return YardDrawing(self.canvas, self.session, self.face, self.story, ideas=lambda: self.ideas)

    def hands(self) -> tuple[Keyboard, Buttons]:
        """Return what keys and buttons do."""
        return YardKeys(self), YardButtons(self)

    @property
    def board_focus(self) -> str:
        """The button that stands for the place of the keyboard."""
        return PLACE

    @property
    def state(self) -> State:
        """The position."""
        found: State = self.game.state
        return found

    def aim(self, name: str) -> Plan | str:  # type: ignore[override]
        """Return what the selected unit can do to an enemy by name, with its odds; or why it can do nothing."""
        s, who = self.state, self.ui.selected
        target = named(s, name)
        if target == NO_ONE or who == drawing.MONITOR:
            return _("There is no unit {name} on the table.").format(name=name)
        if s.phase == MOVEMENT:
            friend = s.units[target].side == s.units[who].side
            return _("{name} is a friend.").format(name=drawing.name(s, target)) if friend else \
                aims.charge_plan(s, who, target)
        kind = "shoot" if s.phase == SHOOTING else "fight"
        why = aims.attack_refusal(s, who, target)
        is_possible = not why and (kind, who, target) in self.now.legal
        return aims.attack_plan(s, (kind, who, target)) if is_possible else why or _("This attack has been made.")

    def read_action(self, words: str) -> Action:
        """Return the action a coach has typed, with names, directions and distances or in the notation."""
        return read_line(self.state, words)

    def leave(self) -> None:
        """Stop everything that runs."""
        self.working.stop()
        super().leave()

    def _first_cursor(self) -> int:
        return PLANE.number((2400, 2400))

    # -- what the selected unit may do -----------------------------------------------------------------------

    def make_offer(self) -> None:
        """Find out anew what the selected unit may do; how far it gets is worked out by and by."""
        super().make_offer()
        who = self.ui.selected
        if who == NO_ONE or self.is_bots() or not self.now.legal:
            self.ideas = None
            self.working.stop()
        elif self.ideas is None or self.ideas.state is not self.state or self.ideas.who != who:
            self.ideas = UnitReach(self.state, who)
            self.drawn_reach = self.ideas.extent
            self.working.stop()
            self.work_on()

    def _work(self, work: Any) -> None:
        self.working.start(work, lambda _none: self._worked(), lambda _none: self._draw_reach())

    def _draw_reach(self) -> None:
        """Show what has been worked out since it was last shown; the lists beside the table are not touched."""
        ideas = self.ideas
        if ideas is None or not self.playing.is_open or self.drawn_reach == ideas.extent:
            return
        is_only_reach = self.drawn_reach.listed == ideas.extent.listed
        self.drawn_reach = ideas.extent
        if is_only_reach:
            self.drawing.draw_table(self.now, self.offer, self.ui)
        else:
            self.drawing.draw_front(self.now, self.offer, self.ui)
        self.show()

    def _worked(self) -> None:
        if self.ideas is not None and self.playing.is_open:
            self._draw_reach()
            self.work_on()

    def work_on(self) -> None:
        """Work out what the coach looks at, piece by piece."""
        work = self.ideas.work(self.ui) if self.ideas is not None and not self.working.is_busy else None
        if work is not None:
            self._work(work)

    # -- taps ------------------------------------------------------------------------------------------------

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the table.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        near = self.touch.near(x, y, pixel)
        is_crowded = len(near) > 1 and self.ui.zoom == 1 and near[1][0] - near[0][0] < TAP_PX / 3 * pixel
        if is_crowded and pixel > 1.5 and self.ui.mode != TAPE:
            self.ui.zoom, self.ui.focus = ZOOM, (x, y)
            return self.draw()
        with self.frames.one_drawing():
            self._tapped(near[0][1] if near else NO_ONE, PLANE.nearest_place(x, y))

    def tap_cell(self, cell: int) -> None:
        """Tap a place by keyboard or from a list."""
        if cell != NOWHERE:
            with self.frames.one_drawing():
                self._tapped(drawing.who_at(self.state, cell), PLANE.place_of(cell))

    def _tapped(self, who: int, place: Point) -> None:
        ui = self.ui
        if self.playing.is_moving:
            self.playing.hurry()
        if ui.replay >= 0:
            return self.buttons.on_stop_replay("")
        ui.shout, ui.trouble, ui.aimed = "", "", NO_ONE
        if PLANE.number(place) != NOWHERE:
            ui.cursor = PLANE.number(place)
        if ui.mode == TAPE:
            return self.measure(who, place)
        if self.is_bots() or isinstance(self.game.pending, Roll):
            return self.do(moves.Look(who)) if who != NO_ONE else self.draw()
        if isinstance(self.game.pending, Choice):
            return self._reply(who)
        self.choose(who, place)

    def _reply(self, who: int) -> None:
        assert isinstance(self.game.pending, Choice)
        if who in self.game.pending.options:
            return self.playing.answer(who)
        self.do(moves.Look(who) if who != NO_ONE else moves.Clear())

    def choose(self, who: int, place: Point) -> None:
        """Choose a unit or a place: what that means depends on the phase and on who is selected."""
        s, ui = self.state, self.ui
        if s.phase == MONITOR_PHASE:
            return self.show_plan(aims.monitor_plan(s, place))
        if ui.selected == NO_ONE or self.ideas is None:
            return self.do(moves.Select(who) if who in self.now.actors else
                           moves.Look(who) if who != NO_ONE else moves.Clear())
        if s.phase == DEPLOYMENT:
            return self._deploy(who, place)
        if who != NO_ONE and who in self.now.actors and who != ui.selected and ui.mode not in (FEET, BY_HAND):
            return self.do(moves.Select(who))
        if s.phase in (SHOOTING, COMBAT):
            return self._attack(who)
        if s.phase == MOVEMENT:
            self._move(who, place)

    def _deploy(self, who: int, place: Point) -> None:
        if who in self.now.actors:
            return self.do(moves.Select(who))
        unit = self.ui.selected
        action = aims.deploy_action(self.state, unit, place)
        if action is None:
            return self.refuse(_("Nobody can stand there: tap a free place in the lit strip."))
        self.playing.run((action,))
        if self.now.setup is not None and self.now.setup.waiting and not self.is_bots():
            self.do(moves.Select(self.now.setup.waiting[0]))

    def _attack(self, who: int) -> None:
        s, ui = self.state, self.ui
        if who in (NO_ONE, ui.selected, drawing.MONITOR):
            return self.escape()
        why = aims.attack_refusal(s, ui.selected, who)
        kind = "shoot" if s.phase == SHOOTING else "fight"
        action: Action = (kind, ui.selected, who)
        if not why and action in self.now.legal:
            return self._propose(aims.attack_plan(s, action))
        ui.plan, ui.aimed = None, who if kind == "shoot" else NO_ONE
        self.refuse(why or _("This attack has been made."))

    def _move(self, who: int, place: Point) -> None:
        s, ui = self.state, self.ui
        if ui.mode == FEET:
            action = aims.order_feet(s, ui.selected, who) if who != NO_ONE else None
            return self.playing.run((action,)) if action is not None else self.refuse(_("Tap a marked friend."))
        is_enemy = who not in (NO_ONE, drawing.MONITOR) and s.units[who].side != s.units[ui.selected].side
        if ui.mode == BY_HAND:
            return self._bend(who if is_enemy else NO_ONE, place)
        if is_enemy:
            return self.show_plan(aims.charge_plan(s, ui.selected, who, self.ideas and self.ideas.charges.get(who)))
        if who == ui.selected or ui.mode == CHARGE:
            return self.escape()
        self.show_plan(aims.move_plan(s, ui.selected, place, ui.mode))

    def _bend(self, enemy: int, place: Point) -> None:
        """Add a straight piece to the path bent by hand."""
        s, ui = self.state, self.ui
        if enemy != NO_ONE:
            return self.show_plan(aims.hand_charge(s, ui.selected, enemy, ui.bends))
        ui.bends.append(place)
        self.bent()

    def bent(self) -> None:
        """Show the path bent by hand as it is now."""
        ui = self.ui
        ui.plan, ui.trouble = None, ""
        if ui.bends:
            self.show_plan(aims.hand_plan(self.state, ui.selected, ui.bends, MOVE))
        else:
            self.draw()

    # -- plans -----------------------------------------------------------------------------------------------

    def show_plan(self, plan: Plan | str) -> None:
        """Show a plan, or why there is none."""
        if isinstance(plan, str):
            self.ui.plan = None
            return self.refuse(plan)
        self._propose(plan)

    def refuse(self, sentence: str) -> None:
        """Say in one sentence what is not possible."""
        self.ui.trouble = sentence
        self.say(sentence)
        self.draw()

    def _propose(self, plan: Plan) -> None:
        """Show a plan; the second tap at the same place carries it out."""
        ui = self.ui
        ui.trouble = ""
        is_second = ui.plan is not None and not ui.held and _is_same(ui.plan, plan) and ui.mode != BY_HAND
        if is_second or (self.preferences().preview == OFF and not ui.held and ui.mode != BY_HAND):
            return self.playing.run((ui.plan if is_second and ui.plan is not None else plan).actions)
        ui.plan = plan
        if plan.fan is None and plan.roll_action is not None:
            work = prospect.fan(self.game.ruleset, plan.roll_state, plan.roll_action)
            self.weighing.start(work, partial(self._weighed, plan))
        if not ui.held:
            self.say(self.spoken(plan))
        self.draw()

    def spoken(self, plan: Plan) -> str:
        """Return a plan in one sentence."""
        if plan.kind in ("walk", "run"):
            return f"{self.drawing.slip(plan).sentence}."
        return super().spoken(plan)

    def escape(self) -> None:
        """Take back what was begun, one thing at a time."""
        ui = self.ui
        if ui.mode == TAPE:
            ui.tape = []
        if ui.trouble or ui.aimed != NO_ONE:
            ui.trouble, ui.aimed = "", NO_ONE
            if ui.plan is None and ui.mode == MOVE:
                return self.draw()
        ui.bends = []
        super().escape()

    # -- measuring -------------------------------------------------------------------------------------------

    def measure(self, who: int, place: Point) -> None:
        """Take a place or a unit as an end of the measuring tape; the second end is told, the third begins anew."""
        ui = self.ui
        at = drawing.place(self.state, who) if who != NO_ONE else (min(max(place[0], 0), PLANE.side),
                                                                   min(max(place[1], 0), PLANE.side))
        ui.tape = [at] if len(ui.tape) != 1 else [*ui.tape, at]
        if len(ui.tape) == 2:
            ui.trouble = tape_text(self.state, *ui.tape)
            self.say(ui.trouble)
        self.draw()

    def measured_text(self) -> str:
        """Return what the tape shows in one sentence."""
        return tape_text(self.state, self.ui.tape[0], self.ui.tape[-1])

    # -- words -----------------------------------------------------------------------------------------------

    def targets(self) -> list[int]:
        """List those who answer a question, or whom the selected unit can charge or attack."""
        if isinstance(self.game.pending, Choice):
            return [option for option in self.game.pending.options if isinstance(option, int)]
        deeds = [drawing.who_at(self.state, deed.cell) for deed in self.offer.deeds] if self.offer is not None else []
        return [*(self.ideas.charges if self.ideas is not None else ()), *deeds]

    def words_at(self, cell: int) -> str:
        """Return a place in words, with its distance from the selected unit."""
        words = self.face.cell_text(self.state, cell)
        if self.ui.selected == NO_ONE or drawing.cell_of(self.state, self.ui.selected) < 0:
            return words
        start, end = drawing.place(self.state, self.ui.selected), PLANE.place_of(cell)
        far = _("{far} {direction}").format(far=drawing.inches(measured(self.state, start, end)),
                                            direction=drawing.direction(start, end))
        return f"{words}; {far}" if start != end else words

    def take_up(self, action: Action) -> None:
        """Show one of the useful moves as a plan."""
        s = self.state
        match action:
            case ("charge", who, target, path):
                self.show_plan(aims.charge_plan(s, who, target, path))
            case ("walk" | "run", who, path):
                self.show_plan(aims.path_plan(s, who, path, action[0]))
            case _:
                self.playing.run((action,))

    # -- dragging --------------------------------------------------------------------------------------------

    def drag_on(self, start: tuple[float, float], at: tuple[float, float], pixel: float) -> bool:
        """Follow a finger that drags the unit, the end of its path, a bend or the tape."""
        return self.touch.drag_on(start, at, pixel)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """End a drag: the path stays and waits for its second tap."""
        self.touch.drop()

    def _trail(self, fresh: tuple[Event, ...]) -> tuple[int, ...]:
        """Return the places of the last movement."""
        for event in reversed(fresh):
            path: Any = event.facts[PATH_AT[event.kind]] if event.kind in PATH_AT else ()
            if path:
                return tuple(PLANE.number(place) for place in path)
        return () if fresh else self.drawing.trail


def _is_same(one: Plan, other: Plan) -> bool:
    """Return whether two taps mean the same plan."""
    if one.actions == other.actions:
        return True
    if one.kind != other.kind or one.who != other.who or one.kind not in ("walk", "run", "monitor"):
        return False
    return distance2(one.actions[0][-1][-1], other.actions[0][-1][-1]) <= SAME * SAME
