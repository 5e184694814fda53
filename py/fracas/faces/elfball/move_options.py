"""The options of a player of Elfball: paths, actions on targets, perhaps after a path, and costs."""

from collections.abc import Sequence

from fracas.faces.choices import FLIGHT, MOVE, MoveOptions, TargetedAction
from fracas.faces.elfball import chances
from fracas.faces.move_plan import MovePath
from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.momentum_moves import MOMENTUM, PRICES, REACT, SHAMBLE, SWARM
from fracas.games.elfball.abilities.out_of_sequence import TAUNT
from fracas.games.elfball.hurdles import SafestPath
from fracas.games.elfball.paths import paths
from fracas.games.elfball.state import State
from fracas.games.elfball.support.wizard import INFERNO
from fracas.games.elfball.tackle import is_weaker
from fracas.kernel.ruleset import Action
from fracas.locale import _

# Modes of the selected player besides moving; a Taunt has one per number of dice, a spell its own.
SHOVE, FACING, STEAL, CUTBLOCK = "shove", "face", "steal", "cutblock"
COUNTERS = "counters"  # for a single hex paid with counters though Jog is left
TACKLE = "tackle"
DASH = "dash"  # for the number of counters
DECLARED = (STEAL, CUTBLOCK)  # attacks with a button and a mode of their own
WALKS = ("step", "stand", MOMENTUM, SHAMBLE, SWARM, REACT)
AT_PLAYERS = {TACKLE: MOVE, SHOVE: SHOVE, STEAL: STEAL, CUTBLOCK: CUTBLOCK}  # actions on adjacent players: their modes


def move_options(s: State, legal: Sequence[Action], who: int) -> MoveOptions:
    """Return the options of a player."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    if who in st.WIZARDS:
        return MoveOptions({}, tuple(_spell(s, action) for action in mine))
    move_paths = _move_paths(s, who) if any(action[0] in WALKS for action in mine) else {}
    actions = [each for action in mine if (each := _targeted_action(s, action)) is not None]
    return MoveOptions(move_paths, (*actions, *_throws(s, who, mine), *_approaches(s, who, move_paths, actions)))


def _spell(s: State, action: Action) -> TargetedAction:
    spell, _wizard, target = action
    cell = target if spell == INFERNO else s.where[target]
    return TargetedAction(spell, action, cell, spell, None, chances.of_spell(s, spell, target))


def _move_paths(s: State, who: int) -> dict[int, MovePath]:
    found = {cell: _move_path(s, who, cell, path) for cell, path in paths(s, who).items()}
    if s.phase == st.FREE and s.ball in found:
        found[s.ball] = found[s.ball]._replace(chance=chances.of_pick_up(s, who), rolls=(s.ball,))
    return found


def _move_path(s: State, who: int, cell: int, path: SafestPath) -> MovePath:
    """Return a path of the rules as a path to walk."""
    cost = _("{n} Jog").format(n=path.cost)
    if path.counters:
        cost = _("{jog} and {n} Momentum").format(jog=cost, n=path.counters) if path.cost else _(
            "{n} Momentum").format(n=path.counters)
    return MovePath(cell, path.chance, path.plan(who), (s.where[who], *path.cells), path.rolls, cost, path.counters)


def _targeted_action(s: State, action: Action) -> TargetedAction | None:
    """Return a legal action with its target, None if it has no target on the board."""
    kind = action[0]
    if kind in ("place", "enter"):
        return TargetedAction(kind, action, action[2])
    if kind in AT_PLAYERS:
        return TargetedAction(kind, action, s.where[action[2]], AT_PLAYERS[kind])
    if kind == FACING:
        cell = s.book.field.neighbours[s.where[action[1]]][action[2]]
        return TargetedAction(kind, action, cell, FACING) if cell >= 0 else None
    if kind == TAUNT:
        return TargetedAction(kind, action, s.where[action[2]], f"{TAUNT}-{action[3]}")
    return TargetedAction(kind, action, action[2], COUNTERS) if kind in (MOMENTUM, SHAMBLE) else None


def _throws(s: State, who: int, mine: Sequence[Action]) -> list[TargetedAction]:
    """Return the throws; only those to team-mates are marked as targets."""
    cells = [action[2] for action in mine if action[0] == "throw"]
    likely = chances.of_throws(s, who, cells)
    found = []
    for cell in cells:
        catcher = st.player_at(s, cell)
        is_mate = catcher >= 0 and st.side_of(catcher) == st.side_of(who)
        chance = likely[chances.throw_range(s, who, cell)]
        found.append(TargetedAction("throw", ("throw", who, cell), cell, FLIGHT, None, chance, is_mate))
    return found


def _approaches(s: State, who: int, move_paths: dict[int, MovePath],
                actions: Sequence[TargetedAction]) -> list[TargetedAction]:
    """Return attacks on distant opponents: the safest path to a cell beside them, then the attack."""
    if s.attacks or s.phase != st.TURN or not move_paths:
        return []
    found = []
    near = {(each.kind, each.cell) for each in actions}
    for kind, target in distant_attacks(s, who):
        cell = s.where[target]
        beside = [move_paths[c] for c in s.book.field.neighbours[cell] if c in move_paths and c != st.ball_cell(s)]
        if beside and (kind, cell) not in near:
            path = max(beside, key=lambda w: (w.chance, not st.faces(s, target, w.cell), -len(w.steps)))
            found.append(TargetedAction(kind, (kind, who, target), cell, AT_PLAYERS[kind], path))
    return found


def distant_attacks(s: State, who: int) -> list[tuple[str, int]]:
    """Return the possible attacks of a player after a run, as kind and target."""
    found = []
    for q in st.TEAM_SLOTS[1 - st.side_of(who)]:
        if s.where[q] < 0:
            continue
        stands = s.stance[q] == st.STANDING
        if stands or st.has(s, who, "cheapshot"):
            found.append((TACKLE, q))
        if stands and st.has(s, who, STEAL) and s.holder == q:
            found.append((STEAL, q))
        if stands and st.has(s, who, CUTBLOCK) and is_weaker(s, who, q):
            found.append((CUTBLOCK, q))
    return found


# -- costs -------------------------------------------------------------------------------------------------------


def price(action: Action) -> int:
    """Return the price of an action in counters before its first die; some actions name it as their last word."""
    counters: int = action[-1] if action[0] in (DASH, TAUNT) else PRICES.get(action[0], 0)
    return counters


def without_rerolls(s: State, action: Action) -> State:
    """Return the position with no more Momentum than an action costs."""
    later = s.copy()
    later.momentum = price(action)
    return later


def odds_caveat(s: State, rest: Sequence[Action], rolls: int) -> str:
    """Return the counters that the odds leave out: those to spare, or those that a first roll may bring."""
    spare = s.momentum - sum(map(price, rest))
    if spare <= 0:
        return _("Momentum won on the way not counted.") if rolls > 1 else ""
    return _("Without your {n} Momentum.").format(n=spare)
