"""The options of a player of Cave Brawl: paths, and actions on targets, perhaps after a path."""

from collections.abc import Sequence

from fracas.faces.cave_brawl.chances import of_d20, of_kick, of_pass
from fracas.faces.cave_brawl.names import beast_of, cell_of
from fracas.faces.choices import MOVE, MoveOptions, TargetedAction
from fracas.faces.move_plan import MovePath
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND, goal_attacked_by
from fracas.games.cave_brawl.reach import paths_of, ways_of
from fracas.games.cave_brawl.roll import against_vault
from fracas.games.cave_brawl.state import State
from fracas.kernel.ruleset import Action

# Modes of the selected player besides moving; a curse has one per score.
BLOCK, PASS, KICK, LEAP, HEX = "block", "pass", "kick", "vault", "curse"


def curse_mode(score: str) -> str:
    """Return the mode for choosing the victim of a curse on a score."""
    return f"{HEX}-{score}"


def move_options(s: State, legal: Sequence[Action], who: int) -> MoveOptions:
    """Return the options of a player."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    paths = _move_paths(s, who) if any(action[0] == "step" for action in mine) else {}
    actions = [each for action in mine for each in _targets_of(s, action, mine)]
    later = _after_path(s, who, paths, {each.cell for each in actions if each.mode == MOVE})
    taken = {each.cell for each in later if each.kind == "take"}
    return MoveOptions({cell: path for cell, path in paths.items() if cell not in taken}, (*actions, *later))


def _move_paths(s: State, who: int) -> dict[int, MovePath]:
    paths = paths_of(s, who, st.bodies(s))
    here = cell_of(s, who)
    found = {}
    for cell, steps in ways_of(s, who, paths).items():
        if steps:
            found[cell] = MovePath(cell, 1, steps, (here, *(step[2] for step in steps)))
    return found


def _targets_of(s: State, action: Action, mine: Sequence[Action]) -> list[TargetedAction]:
    """Return a legal action with its targets; without a mode a tap on an opponent is a tackle if possible."""
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


def _after_path(s: State, who: int, paths: dict[int, MovePath], near: set[int]) -> list[TargetedAction]:
    """Return the actions at the end of a path: tackles and blocks of distant opponents, and the pick-up."""
    if not paths or s.phase != st.TURN or (s.acting == who and s.acted):
        return []
    found = []
    if s.holder == st.NO_ONE and s.ball in paths:
        found.append(TargetedAction("take", ("take", who), s.ball, MOVE, paths[s.ball]))
    for cell, target in st.bodies(s).items():
        if cell in near or not (st.is_beast(target) or st.side_of(s, target) != st.side_of(s, who)):
            continue
        beside = [paths[c] for c in AROUND[cell] if c in paths]
        if beside:
            found += _fights(s, who, target, cell, min(beside, key=lambda path: len(path.steps)))
    return found


def _fights(s: State, who: int, target: int, cell: int, path: MovePath) -> list[TargetedAction]:
    block = TargetedAction("block", ("block", who, target), cell, BLOCK, path)
    beast = beast_of(s, target) if st.is_beast(target) else None
    if beast.is_prone if beast is not None else s.prone[target]:
        return [block, block._replace(mode=MOVE)]
    return [block, TargetedAction("tackle", ("tackle", who, target), cell, MOVE, path)]
