"""Boards of positions: plain ones for files, and those of a match with everything a coach can tap."""

from typing import Any

from fracas.faces.choices import FLIGHT, MOVE, NO_ONE, Interceptor, MoveOptions, QuestionPrompt
from fracas.faces.face import Face
from fracas.faces.match_scene import MatchScene
from fracas.faces.plane_face import TAPE
from fracas.faces.ui_state import UiState
from fracas.kernel.game import Game
from fracas.kernel.table import Side
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _
from fracas.view.board.model import Board, DrawnPath, Flag, InterceptionBand, Push, ReachableCell, Target, Token
from fracas.view.match.dice import percent

SIDE_TAGS = ("Home", "Away")
NEAR = 2  # radius in cells round the selected player in which danger is hatched


def board(face: Face, state: Any, kits: tuple[str, str] | None = None) -> Board:
    """Return the plain board of a position: for files, embeds and small pictures.

    Args: kits - kits of both teams; None = their usual ones.
    """
    worn = face.kits(state) if kits is None else kits
    return Board(face.field(state), face.label(state), face.tokens(state), face.ball(state), kits=worn)


def kits_of_match(face: Face, game: Game) -> tuple[str, str]:
    """Return the kits of both teams of a match: the chosen, or the usual ones for unknown names."""
    tags = game.tags
    home, away = (
        next((kit for kit in (*DARK_KITS, *LIGHT_KITS) if kit == tags.get(f"{name}Kit")), "") or
        (face.default_kit(tags[name], side) if name in tags else face.kits(game.state)[side])
        for side, name in enumerate(SIDE_TAGS)
    )
    return home, away


def match_board(
    face: Face, scene: MatchScene, to_act: Side, trail: tuple[int, ...] = (), kits: tuple[str, str] | None = None,
) -> Board:
    """Return the board of a match with all that its coach can tap now.

    Args: scene - without options while a bot decides or a turn is replayed.
          to_act - the side to act, whose danger is hatched.
          trail - cells of the last movement.
          kits - kits of both teams.
    """
    state, ui = scene.state, scene.ui
    still = board(face, state, kits)
    still = still._replace(tokens=_with_rings(face, scene, still.tokens), figures=ui.figures,
                           trail=trail if ui.plan is None else ())
    if face.plane is not None:
        marks = face.plane.marks(scene)
        return still._replace(marks=marks.under, labels=marks.over, trail=still.trail if ui.selected < 0 else ())
    if scene.now.ask is not None:
        return _with_question(still, scene.now.ask)
    if scene.move_options is not None:
        still = _with_options(still, face, scene, scene.move_options)
    if (scene.move_options is not None or ui.threats) and ui.mode != FLIGHT:
        still = still._replace(danger=_danger(face, state, ui, to_act))
    return still


def _with_question(still: Board, ask: QuestionPrompt) -> Board:
    """Return the board with the answers to a question that can be tapped on it."""
    replies = [reply for reply in ask.replies if reply.cell >= 0]
    pushes = tuple(Push(reply.cell, reply.angle) for reply in replies if reply.angle >= 0)
    if ask.is_wide:
        return still._replace(pushes=pushes, reachable=tuple(ReachableCell(reply.cell, 1) for reply in replies))
    return still._replace(pushes=pushes, targets=tuple(
        Target(reply.cell, percent(reply.chance) if reply.chance is not None else "")
        for reply in replies if reply.angle < 0))


def _with_options(still: Board, face: Face, scene: MatchScene, options: MoveOptions) -> Board:
    """Return the board with the options of the selected player, or with his plan."""
    state, ui = scene.state, scene.ui
    bands, stealers = _throw(face, state, ui)
    mode = ui.plan.kind if ui.plan is not None and ui.mode == MOVE else ui.mode
    return still._replace(
        reachable=_lit(face, state, options, ui), targets=_targets(face, state, options, ui, stealers), bands=bands,
        route=_route(ui), flags=_flags(ui), marks=face.marks(state, ui.selected, mode))


def _with_rings(face: Face, scene: MatchScene, tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return counters with rings round the selected player, or round all who can act if none is selected."""
    state, now, selected = scene.state, scene.now, scene.ui.selected
    is_open = now.acting == NO_ONE and selected < 0 and scene.ui.mode != TAPE
    keys = {face.token(state, who).key for who in now.actors} if is_open else set()
    chosen = face.token(state, selected).key if selected >= 0 else ""
    return tuple(
        t._replace(selected=t.key == chosen, can_act=t.key in keys) if t.key == chosen or t.key in keys else t
        for t in tokens
    )


def _lit(face: Face, state: Any, options: MoveOptions, ui: UiState) -> tuple[ReachableCell, ...]:
    if ui.mode != MOVE and ui.plan is not None:
        return ()
    paths = options.paths.values() if ui.mode == MOVE else ()
    places = {each.cell: each.chance for each in options.actions
              if each.mode == ui.mode and (ui.mode != MOVE or face.who_at(state, each.cell) < 0)}
    reached = (ReachableCell(path.cell, path.chance, path.price) for path in paths)
    return (*reached, *(ReachableCell(cell, chance) for cell, chance in places.items()))


def _targets(
    face: Face, state: Any, options: MoveOptions, ui: UiState, stealers: tuple[Interceptor, ...],
) -> tuple[Target, ...]:
    marked = {each.cell: percent(each.chance) if ui.figures and each.chance < 1 else "" for each in options.actions
              if each.mode == ui.mode and each.is_marked and face.who_at(state, each.cell) >= 0}
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

