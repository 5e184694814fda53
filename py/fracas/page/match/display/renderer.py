"""The regions of a match: board, side panel, score, squads, log and words, each sent where it differs."""

from collections.abc import Callable, Iterator
from typing import Any

from fracas.faces import pictures
from fracas.faces.choices import FLIGHT, MOVE, NO_ONE, MoveOptions
from fracas.faces.face import Face
from fracas.faces.plane_face import TAPE
from fracas.faces.ui_state import UiState
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY
from fracas.locale import _
from fracas.page.board.live_board import LiveBoard
from fracas.page.browser.canvas import Canvas
from fracas.page.match.display import present
from fracas.page.match.display.log_renderer import LogRenderer
from fracas.page.match.model.match_model import MatchModel
from fracas.view.board.counters import kit_classes
from fracas.view.board.model import Board
from fracas.view.board.shout import shout
from fracas.view.controls import Button, button
from fracas.view.markup import EMPTY, Markup, classes, el, join
from fracas.view.match import side_panel as dock_view
from fracas.view.match.score import Score, ScoreSide, Stages, pegs, score_bar, stages, trackers, undo_redo_row
from fracas.view.match.screen import chance_legend, corner_buttons, match_skeleton
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.squads import SquadList, squad_lists


class MatchRenderer:
    """The regions of one match in the document.

    Args: canvas - the document.
          board - the board in it.
          decorate - draws on it besides.
    """

    def __init__(
        self, canvas: Canvas, board: LiveBoard, decorate: Callable[[MatchModel, Board], Board],
    ) -> None:
        self.canvas = canvas
        self.board = board
        self.decorate = decorate
        self.log = LogRenderer(canvas)
        self.models: dict[str, Any] = {}  # what the regions were drawn from

    def begin(self) -> None:
        """Draw the empty screen; its regions are filled by `front` and `rest`."""
        self.canvas.forget()
        self.canvas.send("fill", "screen-match", "", match_skeleton())
        self.board.forget()
        self.log.forget()
        self.models.clear()

    def front(self, model: MatchModel, panel: SidePanel, pointed: tuple[int, ...]) -> Iterator[None]:
        """Send question, buttons and score first, and as the second piece the board.

        The buttons come first: one that is pressed again at once is to be what it says.

        Args: panel - the side panel.
              pointed - cells to highlight.
        """
        face, game, ui, canvas, scene = model.face, model.game, model.ui, self.canvas, present.scene_shown(model)
        field, kits, undo = face.field(scene.state), pictures.kits_of_match(face, game), model.session.can_undo
        look = field.game
        self._score(face, game, scene.state, look, kits)
        asked = game.pending.coach if game.pending is not None and not model.session.is_waiting else NOBODY
        canvas.fill("strip", _strip(face, face.figures_of(scene.state, asked) if asked >= 0 else scene.state))
        redo_off = "" if game.can_redo else _("nothing to redo")
        canvas.fill("history", undo_redo_row("" if undo else _(undo.reason), redo_off))
        self.side_panel(panel)
        canvas.fill("corner", _corner(face, scene.ui, model.view.is_zoomed))
        canvas.fill("legend", _legend(face, scene.state, scene.move_options, scene.ui))
        word = present.word_on_board(model, panel)
        canvas.fill("shout", shout(word, look) if word else EMPTY)
        canvas.set("match", "class", classes("match", look, field.is_wide and "wide", kit_classes(kits)))
        canvas.set("match", "data-view", panel.state)  # a phone leaves the board as much room as that needs
        canvas.set("match", "data-sheet", "log" if ui.log_open else "squads" if ui.squads_open else None)
        yield None
        self.draw_board(model, pointed)

    def draw_board(self, model: MatchModel, pointed: tuple[int, ...]) -> None:
        """Send the board alone, as while more and more of a reach is known."""
        scene = present.scene_shown(model)
        self.board.show(self.decorate(model, present.picture(model, scene, pointed)))
        if model.face.plane is not None:
            is_busy = scene.reach is not None and not scene.reach.is_complete
            self.canvas.set("field", "aria-busy", "true" if is_busy else None)
            self.canvas.toggle_class("field", "holding", scene.ui.selected >= 0 or scene.ui.mode == TAPE)

    def side_panel(self, panel: SidePanel) -> None:
        """Send the side panel alone, as while a bot thinks."""
        self.canvas.fill("ask", dock_view.panel_content(panel))
        self.canvas.fill("tray", dock_view.action_tray(panel))

    def rest(self, model: MatchModel) -> Iterator[None]:
        """Send the rest a piece a step: both squads, the log, the board in words."""
        face, game, scene = model.face, model.game, present.scene_shown(model)
        state, ui = scene.state, scene.ui
        request = game.pending if state is game.state else None
        about = ui.selected if ui.selected != NO_ONE else face.acting(state)
        about = request.who if request is not None and request.who >= 0 else about
        listed = (state, about, ui.squads_open)
        if self.models.get("listed") != listed:
            self.models["listed"] = listed
            both = tuple(face.squad(state, side, about) for side in (0, 1))
            self._part("squads", (both, ui.squads_open), _squads)
            yield None
        self.log.draw(model.log, ui)
        yield None
        yield from self.board.speak(face, state, face.cell_of(state, ui.selected) if ui.selected >= 0 else -1)

    def _part(self, key: str, model: Any, render: Callable[[Any], Markup]) -> None:
        """Fill a region from a model, rendering it only when the model differs from the one shown."""
        if self.models.get(key) != model:
            self.models[key] = model
            self.canvas.fill(key, render(model))

    def _score(self, face: Face, game: Game, state: Any, look: str, kits: tuple[str, str]) -> None:
        points = face.score(state)
        acting = game.to_act if state is game.state else game.ruleset.to_act(state)
        acting = -1 if game.is_terminal() and state is game.state else acting
        home, away = (ScoreSide(face.team_name(state, side), points[side], acting == side) for side in (0, 1))
        menu = (Button(_("Rules"), "rules", icon="book", style="wide"), Button("", "menu", icon="menu", name=_("Menu")))
        self._part("score", Score(look, game.ruleset.name, face.detail(state), home, away, menu, kits), score_bar)


def _strip(face: Face, state: Any) -> Markup:
    """Return the figures to keep in view, and the row of pegs or the parts of the turn before them."""
    row = face.pegs(state)
    first = stages(row) if isinstance(row, Stages) else pegs(row) if row is not None else None
    return join(first, trackers(face.trackers(state)))


def _corner(face: Face, ui: UiState, is_zoomed: bool) -> Markup:
    """Return the zoom button, with the tape on a plane and the figures on cells."""
    if face.plane is not None:
        tape = Button("", "tape", icon="tape", pressed=ui.mode == TAPE, name=_("Measure"))
        return corner_buttons(is_zoomed, _("Show the whole table"), tape)
    figures = Button("%", "figures", pressed=ui.figures, name=_("Show the chances as figures"))
    return corner_buttons(is_zoomed, _("Show the whole board"), figures)


def _legend(face: Face, state: Any, offer: MoveOptions | None, ui: UiState) -> Markup:
    """Return the legend of the lit cells, or the line that keeps its place."""
    if offer is None or face.plane is not None:
        return el("span", "\u00a0", class_="c sm")
    title = _("Range") if ui.mode == FLIGHT else _("Reach") if offer.paths else \
        face.hint(state, ui.selected, ui.mode)[0]
    is_paid = ui.mode == MOVE and any(way.price for way in offer.paths.values())
    named = title.format(name=face.name(state, ui.selected))
    if face.counts_rerolls:
        named = _("{reach}, with the team re-roll").format(reach=named)
    return chance_legend(named, is_paid)


def _squads(model: tuple[tuple[SquadList, ...], bool]) -> Markup:
    """Return both squads, on a phone with the button that closes the sheet they are on."""
    both, is_open = model
    close = button(Button(_("Close"), "squads", icon="close", style="close")) if is_open else None
    return join(close, squad_lists(both))
