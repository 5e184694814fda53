"""The match screen of School Fighters as regions of the document: the table with its marks, slips, lists of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.faces import events, scene
from fracas.faces.begun import Ui
from fracas.faces.face import NO_ONE, Offer
from fracas.faces.plan import Plan
from fracas.faces.plane import BY_HAND, TAPE
from fracas.faces.school_fighters import aims, slips
from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters.begun import YardUi
from fracas.faces.school_fighters.reach import UnitReach
from fracas.faces.school_fighters.sheet import marks
from fracas.games.school_fighters.state import COMBAT, MOVEMENT, ROLL_OFF, SHOOTING, TABLE_PHASE, State
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.table import Event
from fracas.locale import N_, _, ngettext
from fracas.page.match.boards import Sight, tokens
from fracas.page.match.intents import Now
from fracas.page.match.regions import LUNGE, Drawing
from fracas.page.plane.places import Places
from fracas.view import board as board_view
from fracas.view.controls import Button, button
from fracas.view.lattice import box_text, view_box
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.model import Board, Change
from fracas.view.score import trackers
from fracas.view.slip import Slip
from fracas.view.tray import Chip, Question, question, tray

BEFORE = {
    TABLE_PHASE: N_("Dice lay six pieces of terrain on one half of the table, and their twins on the other."),
    ROLL_OFF: N_("Each side rolls a die. The winner picks a table side, deploys first and goes first in round 1."),
}
ALL = "all"  # pieces of a path bent by hand


class YardDrawing(Drawing):
    """Draws a match of School Fighters.

    Args: ideas - returns what the selected unit may do.
    """

    def __init__(self, *parts: Any, ideas: Callable[[], UnitReach | None]) -> None:
        super().__init__(*parts)
        self.ideas = ideas
        self.cells = Places(self.canvas)  # type: ignore[assignment]
        self.field: Any = None  # the table drawn, which random terrain changes

    # -- the table -------------------------------------------------------------------------------------------

    def _board(self, now: Now, offer: Offer | None, ui: Ui) -> None:
        assert isinstance(ui, YardUi)
        game = self.game
        s: State = game.plies[ui.replay].before if 0 <= ui.replay < len(game.plies) else game.state
        is_mine = not self.session.is_waiting_for_bot() and ui.replay < 0
        actors = now.actors if now.acting == NO_ONE and is_mine and ui.mode != TAPE else ()
        ideas = self.ideas() if is_mine else None
        marked = marks(scene.Scene(s, scene.Now(ask=now.ask if is_mine else None), ui, offer, ideas))
        shown = tuple(who for who in actors if drawing.cell_of(s, who) >= 0)
        new = Board(
            table.field(s.layout), self.face.label(s), tokens(self.face, s, ui, Sight(offer, shown)),
            trail=self.trail if ui.replay < 0 and ui.plan is None and ui.selected < 0 else (), marks=marked.under,
            kits=self.kits(), labels=marked.over,
        )
        if self.shown is None or new.field is not self.field:
            self.canvas.forget("board")
            self.canvas.send("fill", "field", "", board_view.draw(new))
        else:
            self.canvas.extend(board_view.patch(self.shown, new))
        self.shown, self.field = new, new.field
        self.canvas.extend(self.effects)
        self.effects = []
        self.canvas.set("board", "viewBox", box_text(view_box(new.field.extent, ui.focus, ui.zoom)))
        for key in ("board", "field"):
            self.canvas.classed(key, "zoomed", ui.zoom > 1)
        self.canvas.set("field", "aria-busy", "true" if ideas is not None and not ideas.is_complete else None)
        self.canvas.classed("field", "holding", ui.selected >= 0 or ui.mode == TAPE)

    def draw_table(self, now: Now, offer: Offer | None, ui: Ui) -> None:
        """Send what differs on the table alone."""
        self._board(now, offer, ui)

    def begin(self) -> None:
        """Draw the empty screen."""
        super().begin()
        self.field = None

    def animate(self, fresh: tuple[Event, ...]) -> None:
        """Let counters lunge and fall as events tell."""
        s = self.game.state
        for event in fresh:
            for who, name, aim in events.motions(self.face, event):
                start, goal = drawing.cell_of(s, who), drawing.cell_of(s, aim) if aim >= 0 else -1
                if start < 0:
                    continue
                dx = dy = 0.0
                if goal >= 0:
                    points = (table.PLANE.centres[cell] for cell in (start, goal))
                    dx, dy = ((b - a) * LUNGE * 100 / table.TOKEN for a, b in zip(*points, strict=True))
                self.effects.append(Change("animate", f"board-{drawing.key(s, who)}", name, f"{dx:.0f}px {dy:.0f}px"))

    def _strip(self) -> Markup:
        """Return the phases of the round and the figures to keep in view."""
        return join(_stages(self.game.state), trackers(self.face.trackers(self.game.state)))

    def _corner(self, ui: Ui) -> Markup:
        """Return the buttons in the corner of the table: zoom and tape."""
        zoom = Button("", "zoom", "out", "fit", name=_("Show the whole table")) if ui.zoom > 1 else \
            Button("", "zoom", "in", "zoom", name=_("Zoom in"))
        return join(button(zoom), button(Button("", "tape", icon="tape", pressed=ui.mode == TAPE, name=_("Measure"))))

    def _legend(self, offer: Offer | None, ui: Ui) -> Markup:
        return el("span", self.face.detail(self.game.state), class_="c sm")

    # -- beside the table ------------------------------------------------------------------------------------

    def _ask(self, now: Now, offer: Offer | None, ui: Ui) -> Markup:
        assert isinstance(ui, YardUi)
        is_mine = not self.session.is_waiting_for_bot() and self.game.pending is None and ui.replay < 0
        if is_mine and ui.mode in (TAPE, "ending") and not self.game.is_terminal():
            title, words = self.face.hint(self.game.state, ui.selected, ui.mode)
            return question(Question(title, ui.trouble or words))
        drawn = super()._ask(now, offer, ui)
        ideas = self.ideas()
        if not is_mine or ideas is None or ui.plan is not None:
            bent = el("p", by_hand(ui), class_="notice") if ui.mode == BY_HAND and ui.bends else None
            return join(_warning(ui), bent, drawn)
        return join(_warning(ui), drawn, self._targets(ideas, offer), _useful(ideas, ui) if ideas.may_move else None)

    def _choose(self, now: Now) -> Question:
        """Return the question when nobody is selected, in the words of the game."""
        asked = super()._choose(now)
        if self.game.state.phase in (TABLE_PHASE, ROLL_OFF):
            return asked._replace(title=drawing.phase_name(self.game.state), text=_(BEFORE[self.game.state.phase]))
        if now.setup is not None or not now.actors:
            return asked
        title = ngettext("{team}: {n} unit can act", "{team}: {n} units can act", len(now.actors))
        team = self.face.team_name(self.game.state, self.game.to_act)
        return asked._replace(title=title.format(team=team, n=len(now.actors)))

    def _targets(self, ideas: UnitReach, offer: Offer | None) -> Markup:
        """Return those who can be charged or attacked as buttons: in a crowd, and for keys, they are easier to meet."""
        s: State = self.game.state
        whom = [drawing.who_at(s, deed.cell) for deed in offer.deeds] if offer is not None else []
        chips = tuple(Chip(drawing.token(s, who), drawing.name(s, who), str(who)) for who in (*ideas.charges, *whom))
        title = _("Charge whom?") if ideas.charges else _("Attack whom?")
        return question(Question(title, "", chips, do="aim")) if chips else EMPTY

    def _tray(self, now: Now, offer: Offer | None, ui: Ui) -> Markup:
        assert isinstance(ui, YardUi)
        is_mine = not self.session.is_waiting_for_bot() and self.game.pending is None and ui.replay < 0
        if not is_mine or self.game.is_terminal():
            return super()._tray(now, offer, ui)
        if ui.mode == TAPE:
            return tray((Button(_("Roll up the tape"), "tape", icon="close", main=True),))
        if now.setup is not None and ui.selected >= 0:
            return tray((Button(_("Usual line-up"), "formation", icon="team"),
                         Button(_("Back"), "let-go", icon="back")))
        if ui.plan is not None and ui.plan.kind in ("walk", "run", "charge") and ui.mode != BY_HAND:
            return tray((self._go(ui), Button(_("By hand"), "by-hand", icon="bend"),
                         Button(_("Back"), "forget", icon="back")))
        if ui.mode == BY_HAND:
            go = (Button(_("Go"), "go", icon="play", main=True),) if ui.plan is not None else ()
            none = "" if ui.bends else _("none yet")
            return tray((*go, Button(_("Undo piece"), "unbend", icon="undo", off=none),
                         Button(_("Start over"), "unbend", ALL, "first", off=none),
                         Button(_("Back"), "straighten", icon="back")))
        return super()._tray(now, offer, ui)

    def _go(self, ui: Ui) -> Button:
        plan = ui.plan
        assert plan is not None
        words = {"walk": _("Walk"), "run": _("Run"), "charge": _("Charge"), "monitor": _("Go there")}
        if plan.kind not in words:
            return super()._go(ui)
        places = aims.path_of(self.game.state, plan)
        used = drawing.inches(path_length(places[0], places[1:]) // FINE)
        icon = {"walk": "move", "run": "dash", "charge": "tackle"}.get(plan.kind, "play")
        return Button(words[plan.kind], "go", "", icon, used, True)

    # -- slips -----------------------------------------------------------------------------------------------

    def slip(self, plan: Plan) -> Slip:
        """Return the slip of a move, or of an attack with the dice of both sides."""
        return slips.slip(self.game.state, plan, super().slip(plan))


# -- small pieces ----------------------------------------------------------------------------------------------


def _stages(s: State) -> Markup:
    """Return the phases of a round with the present one marked."""
    rows = [(phase, _(word)) for phase, word in drawing.PHASES]
    if s.phase not in (MOVEMENT, SHOOTING, COMBAT):
        return el("span", drawing.phase_name(s), class_="c sm")
    return el("ol", [el("li", word, class_="on" if phase == s.phase else None,
                        aria_current="step" if phase == s.phase else None) for phase, word in rows], class_="stages")


def by_hand(ui: YardUi) -> str:
    """Return what the next tap does to a path bent by hand."""
    if ui.planned:
        return _(
            "By hand, on from the planned path: each tap adds a straight piece at its end. Drag a bend to move it."
        )
    return _("By hand: each tap adds a straight piece. Drag a bend to move it.")


def _warning(ui: YardUi) -> Markup:
    return el("p", ui.trouble, class_="notice warn", role="status") if ui.trouble else EMPTY


def _useful(ideas: UnitReach, ui: YardUi) -> Markup:
    """Return the list of useful moves behind its button."""
    opener = button(Button(_("Useful moves"), "useful-moves", icon="more", pressed=ui.lists, style="small"))
    if not ui.lists:
        return el("div", opener, class_="usefuls")
    rows = [el("li", button(Button(each.label, "useful", str(n), style="line")))
            for n, each in enumerate(ideas.useful or ())]
    return el("div", opener, el("ul", rows, class_="usefullist"), class_="usefuls")
