"""What a player of Street Bowl may do now: squares to go to, opponents to go for, with the Action that it takes.

Who has not declared anything yet is offered what a tap means without a word: a free square is a Move, a standing
opponent beside him a Block, one further away the Blitz, one on the ground the Foul. Everything else is declared with a
button of the tray first.
"""

from collections.abc import Iterable, Sequence

from fracas.faces.choices import FLIGHT, MOVE, MoveOptions, MovePath, TargetedAction
from fracas.faces.preview import run
from fracas.faces.street_bowl import chances
from fracas.faces.street_bowl.hints import BANK_NORTH, BANK_SOUTH, BOTH, GAZE, HAIL, LEAP, LOB, MATE, SAW, STAB
from fracas.games.street_bowl import declare, reach
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import ways as attacks
from fracas.games.street_bowl.pitch import AROUND, NORTH
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.ruleset import Action
from fracas.locale import ngettext

MODES = {"leap": LEAP, "gaze": GAZE, "hail": HAIL, "lob": LOB, "pass": FLIGHT, "bomb": FLIGHT, "stab": STAB, "saw": SAW}
AT_SQUARES = ("place", "leap", "pass", "hail", "bomb", "lob", "bank")


def move_options(s: State, legal: Sequence[Action], who: int) -> MoveOptions:
    """Return all that a player may do now."""
    if s.phase == st.KICK:
        return MoveOptions({}, tuple(TargetedAction("kick", action, action[1], is_marked=False) for action in legal))
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if s.phase not in (st.TURN, st.BONUS):
        return MoveOptions({}, tuple(TargetedAction(action[0], action, action[2]) for action in mine if action[0] == "place"))
    if s.acting == who:
        return _of_acting(s, who, mine)
    if s.acting != st.NO_ONE:
        return _of_next(s, who)
    return _of_ready(s, who, {action[2] for action in mine if action[0] == "declare"})


# -- before he has declared anything -------------------------------------------------------------------------------


def _of_ready(s: State, who: int, deeds: set[str]) -> MoveOptions:
    """Return what a tap may declare and do at once."""
    if declare.MOVE not in deeds:
        return MoveOptions({}, ())
    paths = reach.paths(s, who)
    found = [*_blocks(s, who, deeds)] if declare.BLOCK in deeds else []
    near = {deed.cell for deed in found}
    if declare.BLITZ in deeds:
        found += [deed for deed in _runs_at(s, who, paths, declare.BLITZ) if deed.cell not in near]
    if declare.FOUL in deeds:
        found += _runs_at(s, who, paths, declare.FOUL)
    return MoveOptions({cell: _way(s, who, path, declare.MOVE) for cell, path in paths.items()}, tuple(found))


def _blocks(s: State, who: int, deeds: set[str]) -> Iterable[TargetedAction]:
    """Return the blocks of opponents beside him."""
    here = s.where[who]
    rise: tuple[Action, ...] = (("stand", who),) if s.condition[who] == st.PRONE else ()
    way = MovePath(here, chances.of_declaration(s, who, declare.BLOCK), (("declare", who, declare.BLOCK), *rise), (here,))
    for foe in declare.standing_foes(s, who):
        yield from _attacks(s, who, foe, way)


def _attacks(s: State, who: int, foe: int, way: MovePath | None) -> Iterable[TargetedAction]:
    """Return how he may attack an opponent: what he usually does without a mode, a knife with one."""
    kinds = attacks(s, who)
    for kind in kinds:
        yield TargetedAction(kind, (kind, who, foe), s.where[foe], MOVE if kind == kinds[0] else MODES[kind], way)


def _runs_at(s: State, who: int, paths: dict[int, reach.Path], deed: str) -> list[TargetedAction]:
    """Return Blitzes or Fouls: to the safest square beside an opponent, then the deed."""
    is_blitz = deed == declare.BLITZ
    found: list[TargetedAction] = []
    for foe in st.on_street(s, 1 - side_of(who)):
        if (s.condition[foe] == st.STANDING) != is_blitz:
            continue
        way = _beside(s, who, paths, s.where[foe], deed, is_blitz)
        if way is not None and is_blitz:
            found += _attacks(s, who, foe, way)
        elif way is not None:
            found.append(TargetedAction("foul", ("foul", who, foe), s.where[foe], MOVE, way))
    return found


def _beside(
    s: State, who: int, paths: dict[int, reach.Path], cell: int, deed: str, is_paid: bool,
) -> MovePath | None:
    """Return the safest way to a square beside another, with the square of movement that a Blitz pays there."""
    here, ways = s.where[who], []
    left, extra = (s.left, s.extra) if s.acting == who else declare.movement_of(s, who, deed)
    if s.condition[who] == st.PRONE and s.acting != who:
        left = max(0, left - 3)
    for near in AROUND[cell]:
        if near == here and s.condition[who] == st.STANDING:
            path = reach.Path(chances.CERTAIN, (), ())
        elif near in paths:
            path = paths[near]
        else:
            continue
        used = len(path.cells) + is_paid
        if used <= left + extra:
            way = _way(s, who, path, deed)
            ways.append(way._replace(chance=way.chance * chances.of_rush(s, who)) if is_paid and used > left else way)
    return max(ways, key=lambda way: (way.chance, -len(way.steps)), default=None)


def _way(s: State, who: int, path: reach.Path, deed: str) -> MovePath:
    """Return a path as a way to walk, with the Action it takes."""
    here = s.where[who]
    declared: tuple[Action, ...] = () if s.acting == who else (("declare", who, deed),)
    steps = (*declared, *reach.walk(s, who, path))
    rushes = len(path.cells) - (s.left if s.acting == who else declare.movement_of(s, who, deed)[0])
    squares = len(path.cells)
    note = ngettext("{n} Go For It", "{n} Go For Its", rushes).format(n=rushes) if rushes > 0 else ngettext(
        "{n} square", "{n} squares", squares).format(n=squares)
    chance = path.chance * chances.of_declaration(s, who, deed)
    return MovePath(path.cells[-1] if path.cells else here, chance, steps, (here, *path.cells), path.rolls, note)


# -- while somebody else acts ---------------------------------------------------------------------------------------


def position_after_walk(s: State) -> State | None:
    """Return the position once the acting player is done; None if no one is, or if more than walking is left to him."""
    is_only_walking = s.deed == declare.MOVE or s.deed == declare.BLITZ and s.has_blocked
    return position_after_stop(s) if is_only_walking else None


def position_after_stop(s: State) -> State | None:
    """Return the position once the Action of the acting player is ended; None where more follows from that."""
    if s.acting == st.NO_ONE or s.is_hungry:
        return None
    then = run(RULESET, s, ("stop", s.acting), ())
    return then.state if then.request is None and (then.state.side, then.state.phase) == (s.side, s.phase) else None


def _of_next(s: State, who: int) -> MoveOptions:
    """Return what a player may do whose tap ends the Action of the acting one, who could only walk on."""
    later = position_after_walk(s)
    if later is None:
        return MoveOptions({}, ())
    ways, deeds = move_options(later, RULESET.legal_actions(later), who)
    done: Action = ("stop", s.acting)
    return MoveOptions({cell: _first(done, way) for cell, way in ways.items()},
                 tuple(deed._replace(path=_first(done, deed.path)) for deed in deeds if deed.path is not None))


def _first(done: Action, way: MovePath) -> MovePath:
    return way._replace(steps=(done, *way.steps))


# -- in the middle of his Action -----------------------------------------------------------------------------------


def _of_acting(s: State, who: int, mine: Sequence[Action]) -> MoveOptions:
    """Return what the acting player may still do."""
    kinds = {action[0] for action in mine}
    paths = reach.paths(s, who) if kinds & {"step", "stand"} else {}
    found = [deed for action in mine for deed in _deeds(s, who, action)]
    near = {(deed.kind, deed.cell) for deed in found}
    later: list[TargetedAction] = []
    if s.deed in (declare.BLITZ, declare.FOUL) and not s.has_blocked:
        later += _runs_at(s, who, paths, s.deed)
    if s.deed == declare.HAND_OFF and s.holder == who:
        later += _hand_offs(s, who, paths)
    found += [deed for deed in later if (deed.kind, deed.cell) not in near]
    return MoveOptions({cell: _way(s, who, path, s.deed) for cell, path in paths.items()}, tuple(found))


def _hand_offs(s: State, who: int, paths: dict[int, reach.Path]) -> Iterable[TargetedAction]:
    """Return hand-offs to team-mates further away: beside him first."""
    for mate in st.on_street(s, side_of(who)):
        if mate == who or s.condition[mate] != st.STANDING:
            continue
        way = _beside(s, who, paths, s.where[mate], declare.HAND_OFF, False)
        if way is not None:
            yield TargetedAction("hand", ("hand", who, mate), s.where[mate], MOVE, way, chances.of_hand_off(s, mate))


def _deeds(s: State, who: int, action: Action) -> Iterable[TargetedAction]:
    """Return the places to tap for an action of the acting player."""
    kind, target = action[0], action[2] if len(action) > 2 else st.NO_ONE
    if kind in ("block", "stab", "saw", "foul"):
        is_usual = kind == "foul" or kind == attacks(s, who)[0]
        yield TargetedAction(kind, action, s.where[target], MOVE if is_usual else MODES[kind])
    elif kind == "blocks":
        yield TargetedAction(kind, action, s.where[target], f"{BOTH}-{action[3]}")
    elif kind == "hand":
        yield TargetedAction(kind, action, s.where[target], MOVE, None, chances.of_hand_off(s, target))
    elif kind == "gaze":
        yield TargetedAction(kind, action, s.where[target], GAZE, None, chances.of_gaze(s, who, target))
    elif kind == "throw":
        yield TargetedAction(FLIGHT, action, action[3], f"{MATE}-{target}", None, chances.of_flight(s, who, action[3]), False)
    elif kind in AT_SQUARES:
        yield from _throws(s, who, action)


def _throws(s: State, who: int, action: Action) -> Iterable[TargetedAction]:
    """Return a throw or a leap at a square; team-mates may be passed to without a mode."""
    kind, cell = action[0], action[2]
    mate = st.who_is_at(s, cell)
    is_mate = mate != st.NO_ONE and side_of(mate) == side_of(who)
    if kind == "pass":
        chance = chances.of_pass(s, who, cell)
        yield TargetedAction(FLIGHT, action, cell, FLIGHT, None, chance, is_mate)
        if is_mate:
            yield TargetedAction(FLIGHT, action, cell, MOVE, None, chance)
    elif kind == "bank":
        mode = BANK_NORTH if action[3] == NORTH else BANK_SOUTH
        yield TargetedAction(FLIGHT, action, cell, mode, None, chances.of_pass(s, who, cell, action[3]), is_mate)
    elif kind == "bomb":
        yield TargetedAction(FLIGHT, action, cell, FLIGHT, None, chances.of_bomb(s, who, cell), False)
    else:
        yield TargetedAction(kind, action, cell, MODES[kind], is_marked=False)
