"""Pictures of positions: the board with its counters, and of a moment the answer to the present question besides."""

from typing import Any

from fracas.faces.choices import FLIGHT, MOVE, NO_ONE, Face, Interceptor, MoveOptions, QuestionPrompt
from fracas.faces.match_scene import MatchScene
from fracas.faces.plane_face import TAPE
from fracas.faces.ui_state import UiState
from fracas.kernel.game import Game
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.view.board.model import Board, DrawnPath, Flag, InterceptionBand, Push, ReachableCell, Target, Token
from fracas.view.match.dice import percent

SIDE_TAGS = ("Home", "Away")
NEAR = 2  # cells round the selected player in which danger is hatched


def board(face: Face, state: Any, kits: tuple[str, str] | None = None) -> Board:
    """Return the board of a position, no question asked: for files, embeds and small pictures.

    Args: kits - what both teams wear; None = as usual.
    """
    worn = face.kits(state) if kits is None else kits
    return Board(face.field(state), face.label(state), face.tokens(state), face.ball(state), kits=worn)


def kits_of_match(face: Face, game: Game) -> tuple[str, str]:
    """Return what both teams of a match wear: as chosen, or as usual."""
    tags = game.tags
    home, away = (
        tags.get(f"{name}Kit") or
        (face.default_kit(tags[name], side) if name in tags else face.kits(game.state)[side])
        for side, name in enumerate(SIDE_TAGS)
    )
    return home, away


def match_board(
    face: Face, scene: MatchScene, to_act: Side, trail: tuple[int, ...] = (), kits: tuple[str, str] | None = None,
) -> Board:
    """Return the board as it lies before a coach: nothing is drawn besides that he does not need to decide.

    Args: scene - with nothing to be done while a bot decides or a turn is watched again.
          to_act - the side to act, whose danger is hatched.
          trail - cells of the last movement.
          kits - what both teams wear.
    """
    state, ui = scene.state, scene.ui
    still = board(face, state, kits)
    still = still._replace(tokens=_ringed(face, scene, still.tokens), figures=ui.figures,
                           trail=trail if ui.plan is None else ())
    if face.plane is not None:
        marks = face.plane.marks(scene)
        return still._replace(marks=marks.under, labels=marks.over, trail=still.trail if ui.selected < 0 else ())
    if scene.now.ask is not None:
        return _asked(still, scene.now.ask)
    if scene.move_options is not None:
        still = _offered(still, face, scene, scene.move_options)
    if (scene.move_options is not None or ui.threats) and ui.mode != FLIGHT:
        still = still._replace(danger=_danger(face, state, ui, to_act))
    return still


def _asked(still: Board, ask: QuestionPrompt) -> Board:
    """Return the board with the answers that can be tapped on it."""
    replies = [reply for reply in ask.replies if reply.cell >= 0]
    pushes = tuple(Push(reply.cell, reply.angle) for reply in replies if reply.angle >= 0)
    if ask.is_wide:
        return still._replace(pushes=pushes, lit=tuple(ReachableCell(reply.cell, 1) for reply in replies))
    return still._replace(pushes=pushes, targets=tuple(
        Target(reply.cell, percent(reply.chance) if reply.chance is not None else "")
        for reply in replies if reply.angle < 0))


def _offered(still: Board, face: Face, scene: MatchScene, offer: MoveOptions) -> Board:
    """Return the board with what the selected player may do, or with his plan."""
    state, ui = scene.state, scene.ui
    bands, stealers = _throw(face, state, ui)
    mode = ui.plan.kind if ui.plan is not None and ui.mode == MOVE else ui.mode
    return still._replace(
        lit=_lit(face, state, offer, ui), targets=_targets(face, state, offer, ui, stealers), bands=bands,
        route=_route(ui), flags=_flags(ui), marks=face.marks(state, ui.selected, mode))


def _ringed(face: Face, scene: MatchScene, tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return counters with their rings: who is selected, and while nobody is, who can act."""
    state, now, selected = scene.state, scene.now, scene.ui.selected
    is_open = now.acting == NO_ONE and selected < 0 and scene.ui.mode != TAPE
    keys = {face.token(state, who).key for who in now.actors} if is_open else set()
    chosen = face.token(state, selected).key if selected >= 0 else ""
    return tuple(
        t._replace(selected=t.key == chosen, can_act=t.key in keys) if t.key == chosen or t.key in keys else t
        for t in tokens
    )


def _lit(face: Face, state: Any, offer: MoveOptions, ui: UiState) -> tuple[ReachableCell, ...]:
    if ui.mode != MOVE and ui.plan is not None:
        return ()
    ways = offer.paths.values() if ui.mode == MOVE else ()
    places = {deed.cell: deed.chance for deed in offer.actions
              if deed.mode == ui.mode and (ui.mode != MOVE or face.who_at(state, deed.cell) < 0)}
    reached = (ReachableCell(way.cell, way.chance, way.price) for way in ways)
    return (*reached, *(ReachableCell(cell, chance) for cell, chance in places.items()))


def _targets(
    face: Face, state: Any, offer: MoveOptions, ui: UiState, stealers: tuple[Interceptor, ...],
) -> tuple[Target, ...]:
    marked = {d.cell: percent(d.chance) if ui.figures and d.chance < 1 else "" for d in offer.actions
              if d.mode == ui.mode and d.is_marked and face.who_at(state, d.cell) >= 0}
    if ui.plan is not None:
        is_other = ui.plan.kind == FLIGHT or face.who_at(state, ui.plan.cell) not in (NO_ONE, ui.plan.who)
        marked = {ui.plan.cell: ""} if is_other else {}
    steals = (Target(face.cell_of(state, thief.who), _("steal {chance}").format(chance=percent(thief.chance)))
              for thief in stealers)
    return (*(Target(cell, flag) for cell, flag in marked.items()), *steals)


def _route(ui: UiState) -> DrawnPath | None:
    plan = ui.plan
    if plan is None or plan.path is None:
        return None
    aimed = plan.cell if plan.kind and plan.cell != plan.path.cell else -1
    return DrawnPath(plan.path.cells, plan.path.rolls, aimed)


def _flags(ui: UiState) -> tuple[Flag, ...]:
    plan = ui.plan
    if plan is None or plan.path is None or plan.walk >= 1:
        return ()
    return (Flag(plan.path.cell, percent(plan.walk)),)


def _throw(face: Face, state: Any, ui: UiState) -> tuple[tuple[InterceptionBand, ...], tuple[Interceptor, ...]]:
    if ui.plan is None or ui.selected < 0 or ui.plan.kind != FLIGHT:
        return (), ()
    return face.throw_bands(state, ui.plan.actions[-1])


def _danger(face: Face, state: Any, ui: UiState, side: Side) -> tuple[int, ...]:
    cells = face.danger(state, side)
    if ui.threats or ui.selected < 0:
        return cells
    centre = face.cell_of(state, ui.selected)
    if centre < 0:
        return ()
    points = face.field(state).lattice.centres
    x, y = points[centre]
    reach = (NEAR + 0.2) * face.field(state).lattice.unit
    return tuple(c for c in cells if (points[c][0] - x) ** 2 + (points[c][1] - y) ** 2 <= reach * reach)

