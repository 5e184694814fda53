"""The options of a player of Street Bowl: paths, and actions on targets, with the Actions they declare.

Before a declaration a tap declares by itself: on a free square a Move, on an adjacent standing opponent a Block, on a
distant one the Blitz, on one on the ground the Foul. All other Actions are declared with a button of the tray.
"""

from collections.abc import Callable, Iterable, Sequence

from fracas.faces.choices import FLIGHT, MOVE, MoveOptions, TargetedAction
from fracas.faces.move_plan import MovePath, share_without
from fracas.faces.preview import run
from fracas.faces.street_bowl import chances
from fracas.faces.street_bowl.hints import BANK_NORTH, BANK_SOUTH, BOTH, GAZE, HAIL, LEAP, LOB, MATE, SAW, STAB
from fracas.games.street_bowl import declare
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import ways as attacks
from fracas.games.street_bowl.hurdles import TEAM
from fracas.games.street_bowl.pitch import NORTH
from fracas.games.street_bowl.reach import Path, RunSearch, walk
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.ruleset import Action
from fracas.locale import ngettext

MODES = {"leap": LEAP, "gaze": GAZE, "hail": HAIL, "lob": LOB, "pass": FLIGHT, "bomb": FLIGHT, "stab": STAB, "saw": SAW}
Search = Callable[..., RunSearch]  # a position, a player, perhaps an Action -> his safest paths
AT_SQUARES = ("place", "leap", "pass", "hail", "bomb", "lob", "bank")


def move_options(s: State, legal: Sequence[Action], who: int, search: Search = RunSearch) -> MoveOptions:
    """Return the options of a player, with the chances that a search counts."""
    if s.phase == st.KICK:
        return MoveOptions({}, tuple(TargetedAction("kick", action, action[1], is_marked=False) for action in legal))
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if s.phase not in (st.TURN, st.BONUS):
        return MoveOptions({}, tuple(TargetedAction("place", action, action[2]) for action in mine
                                     if action[0] == "place"))
    if s.acting == who:
        return _of_acting(s, who, mine, search)
    if s.acting != st.NO_ONE:
        return _of_next(s, who, search)
    return _of_ready(s, who, {action[2] for action in mine if action[0] == "declare"}, search)


# -- before a declaration ------------------------------------------------------------------------------------------


def _of_ready(s: State, who: int, deeds: set[str], search: Search) -> MoveOptions:
    """Return the options whose tap declares an Action by itself."""
    if declare.MOVE not in deeds or st.has(s, who, BALL_AND_CHAIN):  # the dice say where the chain takes him
        return MoveOptions({}, ())
    found = [*_blocks(s, who, search)] if declare.BLOCK in deeds else []
    near = {each.cell for each in found}
    if declare.BLITZ in deeds:
        found += [each for each in _runs_at(s, who, declare.BLITZ, search) if each.cell not in near]
    if declare.FOUL in deeds:
        found += _runs_at(s, who, declare.FOUL, search)
    return MoveOptions(_paths(s, who, search(s, who, declare.MOVE), declare.MOVE), tuple(found))


def _paths(s: State, who: int, reach: RunSearch, deed: str) -> dict[int, MovePath]:
    """Return the safest paths of the rules as paths to walk."""
    return {cell: _move_path(s, who, path, deed) for cell, path in reach.paths().items()}


def _blocks(s: State, who: int, search: Search) -> Iterable[TargetedAction]:
    """Return the blocks of adjacent opponents."""
    move_path = _move_path(s, who, search(s, who, declare.BLOCK).ready(), declare.BLOCK)
    for foe in declare.standing_foes(s, who):
        yield from _attacks(s, who, foe, move_path)


def _attacks(s: State, who: int, foe: int, move_path: MovePath | None) -> Iterable[TargetedAction]:
    """Return the attacks on an opponent: the usual one without a mode, others with one."""
    kinds = attacks(s, who)
    for kind in kinds:
        yield TargetedAction(kind, (kind, who, foe), s.where[foe], MOVE if kind == kinds[0] else MODES[kind], move_path)


def _runs_at(s: State, who: int, deed: str, search: Search) -> list[TargetedAction]:
    """Return Blitzes or Fouls: the safest path to a square beside an opponent, then the attack."""
    is_blitz, found = deed == declare.BLITZ, list[TargetedAction]()
    foes = [foe for foe in st.on_street(s, 1 - side_of(who)) if (s.condition[foe] == st.STANDING) == is_blitz]
    if not foes:
        return found
    reach = search(s, who, deed)
    for foe in foes:
        path = reach.beside(s.where[foe], is_paid=is_blitz)
        if path is None:
            continue
        move_path = _move_path(s, who, path, deed)
        if is_blitz:
            found += _attacks(s, who, foe, move_path)
        else:
            found.append(TargetedAction("foul", ("foul", who, foe), s.where[foe], MOVE, move_path))
    return found


def _move_path(s: State, who: int, path: Path, deed: str) -> MovePath:
    """Return a path of the rules as a path to walk, with the Action it declares."""
    here = s.where[who]
    declared: tuple[Action, ...] = () if s.acting == who else (("declare", who, deed),)
    steps = (*declared, *walk(s, who, path))
    rushes = len(path.cells) - (s.left if s.acting == who else declare.movement_of(s, who, deed)[0])
    squares = len(path.cells)
    note = ngettext("{n} Go For It", "{n} Go For Its", rushes).format(n=rushes) if rushes > 0 else ngettext(
        "{n} square", "{n} squares", squares).format(n=squares)
    return MovePath(path.cells[-1] if path.cells else here, path.chance, steps, (here, *path.cells), path.rolls, note,
                    spent=share_without(path.luck.cases, TEAM))


# -- while somebody else acts ---------------------------------------------------------------------------------------


def position_after_walk(s: State) -> State | None:
    """Return the position after the acting player's end, None if he has more than walking left."""
    is_only_walking = s.deed == declare.MOVE or s.deed == declare.BLITZ and s.has_blocked
    return position_after_stop(s) if is_only_walking else None


def position_after_stop(s: State) -> State | None:
    """Return the position after the end of the acting player's Action; None if a question or another turn follows."""
    if s.acting == st.NO_ONE or s.is_hungry:
        return None
    then = run(RULESET, s, ("stop", s.acting), ())
    return then.state if then.request is None and (then.state.side, then.state.phase) == (s.side, s.phase) else None


def _of_next(s: State, who: int, search: Search) -> MoveOptions:
    """Return the options of another player, whose tap ends the Action of the acting one."""
    later = position_after_walk(s)
    if later is None:
        return MoveOptions({}, ())
    move_paths, actions = move_options(later, RULESET.legal_actions(later), who, search)
    done: Action = ("stop", s.acting)
    return MoveOptions({cell: _first(done, path) for cell, path in move_paths.items()},
                       tuple(each._replace(path=_first(done, each.path)) for each in actions if each.path is not None))


def _first(done: Action, path: MovePath) -> MovePath:
    return path._replace(steps=(done, *path.steps))


# -- during his Action ---------------------------------------------------------------------------------------------


def _of_acting(s: State, who: int, mine: Sequence[Action], search: Search) -> MoveOptions:
    """Return the options of the acting player."""
    kinds = {action[0] for action in mine}
    reach = search(s, who) if kinds & {"step", "stand"} else None
    found = [each for action in mine for each in _targets_of(s, who, action)]
    near = {(each.kind, each.cell) for each in found}
    later: list[TargetedAction] = []
    if s.deed in (declare.BLITZ, declare.FOUL) and not s.has_blocked:
        later += _runs_at(s, who, s.deed, search)
    if s.deed == declare.HAND_OFF and s.holder == who:
        later += _hand_offs(s, who, search)
    found += [each for each in later if (each.kind, each.cell) not in near]
    return MoveOptions(_paths(s, who, reach, s.deed) if reach is not None else {}, tuple(found))


def _hand_offs(s: State, who: int, search: Search) -> Iterable[TargetedAction]:
    """Return hand-offs to distant team-mates: the path beside one, then the hand-off."""
    reach = search(s, who)
    for mate in st.on_street(s, side_of(who)):
        if mate == who or s.condition[mate] != st.STANDING:
            continue
        path = reach.beside(s.where[mate])
        if path is not None:
            yield TargetedAction("hand", ("hand", who, mate), s.where[mate], MOVE,
                                 _move_path(s, who, path, declare.HAND_OFF), chances.of_hand_off(s, mate))


def _targets_of(s: State, who: int, action: Action) -> Iterable[TargetedAction]:
    """Return an action of the acting player with its targets."""
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
        chance = chances.of_flight(s, who, action[3])
        yield TargetedAction(FLIGHT, action, action[3], f"{MATE}-{target}", None, chance, False)
    elif kind in AT_SQUARES:
        yield from _throws(s, who, action)


def _throws(s: State, who: int, action: Action) -> Iterable[TargetedAction]:
    """Return a throw or a leap with its targets; passes to team-mates need no mode."""
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
