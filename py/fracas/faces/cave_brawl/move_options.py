"""What a player of Cave Brawl may do now as places to tap: squares to walk to, deeds now or at the end of a walk."""

from collections.abc import Sequence

from fracas.faces.cave_brawl.chances import of_d20, of_kick, of_pass
from fracas.faces.cave_brawl.names import beast_of, cell_of
from fracas.faces.choices import MOVE, MoveOptions, MovePath, TargetedAction
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND, goal_attacked_by
from fracas.games.cave_brawl.reach import paths_of, steps_to
from fracas.games.cave_brawl.roll import against_vault
from fracas.games.cave_brawl.state import State
from fracas.kernel.ruleset import Action

# Modes of the selected player besides moving; a curse has one per score.
BLOCK, PASS, KICK, LEAP, HEX = "block", "pass", "kick", "vault", "curse"


def curse_mode(score: str) -> str:
    """Return the mode in which the victim of a curse of one score is chosen."""
    return f"{HEX}-{score}"


def move_options(s: State, legal: Sequence[Action], who: int) -> MoveOptions:
    """Return all that a player may do now."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    ways = _ways(s, who) if any(action[0] == "step" for action in mine) else {}
    deeds = [deed for action in mine for deed in _deeds(s, action, mine)]
    later = _later(s, who, ways, {deed.cell for deed in deeds if deed.mode == MOVE})
    taken = {deed.cell for deed in later if deed.kind == "take"}
    return MoveOptions({cell: way for cell, way in ways.items() if cell not in taken}, (*deeds, *later))


def _ways(s: State, who: int) -> dict[int, MovePath]:
    paths = paths_of(s, who, st.bodies(s))
    here = cell_of(s, who)
    found = {}
    for cell in paths:
        steps = steps_to(s, who, paths, cell)
        if steps:
            found[cell] = MovePath(cell, 1, steps, (here, *(step[2] for step in steps)))
    return found


def _deeds(s: State, action: Action, mine: Sequence[Action]) -> list[TargetedAction]:
    """Return the places of an action; what an opponent is tapped for without a mode is the tackle if there is one."""
    kind, who, target = action[0], action[1], action[2] if len(action) > 2 else st.NO_ONE
    if kind == "tackle":
        return [TargetedAction(kind, action, cell_of(s, target))]
    if kind == "block":
        cell = cell_of(s, target)
        is_only = ("tackle", who, target) not in mine
        return [TargetedAction(kind, action, cell, BLOCK), *([TargetedAction(kind, action, cell)] if is_only else [])]
    if kind == "pass":
        return [TargetedAction(kind, action, cell_of(s, target), PASS, None, of_pass(s, who, target))]
    if kind == "kick":
        return [TargetedAction(kind, action, goal_attacked_by(st.side_of(s, who)), KICK, None, of_kick(s, who), False)]
    if kind == "vault":
        return [TargetedAction(kind, action, cell_of(s, target), LEAP, None, of_d20(against_vault(s, who, target)))]
    if kind == "curse":
        return [TargetedAction(kind, action, cell_of(s, target), curse_mode(action[3]))]
    return []


def _later(s: State, who: int, ways: dict[int, MovePath], near: set[int]) -> list[TargetedAction]:
    """Return what can be done at the end of a walk: tackles and blocks of those out of reach now, and the ball."""
    if not ways or s.phase != st.TURN or (s.acting == who and s.acted):
        return []
    found = []
    if s.holder == st.NO_ONE and s.ball in ways:
        found.append(TargetedAction("take", ("take", who), s.ball, MOVE, ways[s.ball]))
    for cell, target in st.bodies(s).items():
        if cell in near or not (st.is_beast(target) or st.side_of(s, target) != st.side_of(s, who)):
            continue
        beside = [ways[c] for c in AROUND[cell] if c in ways]
        if beside:
            found += _fights(s, who, target, cell, min(beside, key=lambda way: len(way.steps)))
    return found


def _fights(s: State, who: int, target: int, cell: int, way: MovePath) -> list[TargetedAction]:
    block = TargetedAction("block", ("block", who, target), cell, BLOCK, way)
    beast = beast_of(s, target) if st.is_beast(target) else None
    if beast.is_prone if beast is not None else s.prone[target]:
        return [block, block._replace(mode=MOVE)]
    return [block, TargetedAction("tackle", ("tackle", who, target), cell, MOVE, way)]
