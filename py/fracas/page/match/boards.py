"""The board of the moment: counters, and the answer to the present question and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from fracas.faces.begun import Ui
from fracas.faces.face import FLIGHT, MOVE, NO_ONE, Ask, Face, Offer, Stealer
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.view.dice import percent
from fracas.view.markup import EMPTY, Markup
from fracas.view.model import Board, Flag, Lit, Push, Route, Strip, Target, Token

NEAR = 2  # cells round the selected player in which danger is hatched


class Sight(NamedTuple):
    """What a board is drawn from besides the position.

    Args: offer - what the selected player may do; None if nobody is selected.
          actors - players who may be chosen.
          ask - the question being asked.
          trail - cells of the last movement.
          kits - what both teams wear.
    """

    offer: Offer | None = None
    actors: tuple[int, ...] = ()
    ask: Ask | None = None
    trail: tuple[int, ...] = ()
    kits: tuple[str, str] = ("", "")


def board(face: Face, game: Game, state: Any, ui: Ui, sight: Sight) -> Board:
    """Return the board to draw.

    Args: state - the position shown; an earlier one while a turn is watched again.
    """
    offer = sight.offer
    strips, stealers = _throw(face, state, ui)
    lit: tuple[Lit, ...] = ()
    route: Route | None = None
    targets: tuple[Target, ...] = ()
    flags: tuple[Flag, ...] = ()
    pushes: tuple[Push, ...] = ()
    if sight.ask is None and offer is not None:
        lit = _lit(face, state, offer, ui)
        targets = _targets(face, state, offer, ui, stealers)
        route = _route(face, ui)
        flags = _flags(ui)
    danger: tuple[int, ...] = ()
    if sight.ask is None and (offer is not None or ui.threats) and ui.mode != FLIGHT:
        danger = _danger(face, game, state, ui)
    if sight.ask is not None:
        pushes = tuple(Push(r.cell, r.angle) for r in sight.ask.replies if r.cell >= 0 and r.angle >= 0)
        if sight.ask.is_wide:
            lit = tuple(Lit(r.cell, 1) for r in sight.ask.replies if r.cell >= 0)
        else:
            targets = tuple(Target(r.cell, percent(r.chance) if r.chance is not None else "")
                            for r in sight.ask.replies if r.cell >= 0 and r.angle < 0)
    return Board(
        face.field(state), face.label(state), tokens(face, state, ui, sight), face.ball(state), lit, ui.figures,
        danger, strips, sight.trail if ui.plan is None else (), route, targets, pushes, flags,
        _marks(face, state, ui, sight), sight.kits, ui.cursor if ui.has_cursor else -1,
    )


def _marks(face: Face, state: Any, ui: Ui, sight: Sight) -> Markup:
    """Return what a game draws besides while somebody is selected; most games have nothing."""
    if sight.ask is not None or sight.offer is None:
        return EMPTY
    mode = ui.plan.kind if ui.plan is not None and ui.mode == MOVE else ui.mode
    return face.marks(state, ui.selected, mode)


def tokens(face: Face, state: Any, ui: Ui, sight: Sight) -> tuple[Token, ...]:
    """Return the counters with their rings: who is selected, and while nobody is, who can act."""
    keys = {face.token(state, who).key for who in sight.actors} if ui.selected < 0 else set()
    chosen = face.token(state, ui.selected).key if ui.selected >= 0 else ""
    return tuple(
        t._replace(selected=t.key == chosen, can_act=t.key in keys) if t.key == chosen or t.key in keys else t
        for t in face.tokens(state)
    )


def _lit(face: Face, state: Any, offer: Offer, ui: Ui) -> tuple[Lit, ...]:
    if ui.mode != MOVE and ui.plan is not None:
        return ()
    ways = offer.ways.values() if ui.mode == MOVE else ()
    places = {deed.cell: deed.chance for deed in offer.deeds
              if deed.mode == ui.mode and (ui.mode != MOVE or face.who_at(state, deed.cell) < 0)}
    reached = (Lit(way.cell, way.chance, way.price) for way in ways)
    return (*reached, *(Lit(cell, chance) for cell, chance in places.items()))


def _targets(
    face: Face, state: Any, offer: Offer, ui: Ui, stealers: tuple[Stealer, ...],
) -> tuple[Target, ...]:
    marked = {d.cell: percent(d.chance) if ui.figures and d.chance < 1 else "" for d in offer.deeds
              if d.mode == ui.mode and d.is_marked and face.who_at(state, d.cell) >= 0}
    if ui.plan is not None:
        is_other = ui.plan.kind == FLIGHT or face.who_at(state, ui.plan.cell) not in (NO_ONE, ui.plan.who)
        marked = {ui.plan.cell: ""} if is_other else {}
    steals = (Target(face.cell_of(state, thief.who), _("steal {chance}").format(chance=percent(thief.chance)))
              for thief in stealers)
    return (*(Target(cell, flag) for cell, flag in marked.items()), *steals)


def _route(face: Face, ui: Ui) -> Route | None:
    plan = ui.plan
    if plan is None or plan.way is None:
        return None
    aimed = plan.cell if plan.kind and plan.cell != plan.way.cell else -1
    return Route(plan.way.cells, plan.way.rolls, aimed)


def _flags(ui: Ui) -> tuple[Flag, ...]:
    plan = ui.plan
    if plan is None or plan.way is None or plan.walk >= 1:
        return ()
    return (Flag(plan.way.cell, percent(plan.walk)),)


def _throw(face: Face, state: Any, ui: Ui) -> tuple[tuple[Strip, ...], tuple[Stealer, ...]]:
    if ui.plan is None or ui.selected < 0 or ui.plan.kind != FLIGHT:
        return (), ()
    return face.band(state, ui.selected, ui.plan.cell)


def _danger(face: Face, game: Game, state: Any, ui: Ui) -> tuple[int, ...]:
    cells = face.danger(state, game.to_act)
    if ui.threats or ui.selected < 0:
        return cells
    centre = face.cell_of(state, ui.selected)
    if centre < 0:
        return ()
    points = face.field(state).lattice.centres
    x, y = points[centre]
    reach = (NEAR + 0.2) * face.field(state).lattice.unit
    return tuple(c for c in cells if (points[c][0] - x) ** 2 + (points[c][1] - y) ** 2 <= reach * reach)

