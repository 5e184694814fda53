"""Plans of experts: the strikes that are worth most, throws however unlikely they are, and moves of the whole team."""

from collections.abc import Iterator

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.actions import END
from fracas.games.cave_brawl.bot import plans as usual
from fracas.games.cave_brawl.bot.outlook import BLOCKED, FRAIL, TACKLED
from fracas.games.cave_brawl.bot.team_moves import closest, dangers, safest, team_moves
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, beyond, goal_attacked_by
from fracas.games.cave_brawl.player_actions import may_end_turn, may_rest
from fracas.games.cave_brawl.reach import nearest_to, paths_of, steps_to
from fracas.games.cave_brawl.roll import against_block, against_dc, against_tackle
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import VAULT
from fracas.games.cave_brawl.throw import MEDIUM, SHORT, kick_dc
from fracas.kernel.ruleset import Action

Plan = usual.Plan
Idea = tuple[float, Plan]  # how promising, in hit points times percent

STRIKES, GOING_ON, MATES = 8, 4, 3  # strikes that are looked at, those of one player; mates whom a carrier throws to
WILD = 2.0  # how much more promising a blow at a beast is than one at an opponent
EVEN, CARRIER = 45, 15  # least chances in percent to tackle anybody, and the carrier
FAR = 99  # squares from the goal, farther than anywhere
FIRST = 100.0  # how much more promising it is to strike who stands before who lies gets up to


def expert_plans(s: State) -> Iterator[Plan]:
    """List promising action sequences for the coach to act; nothing else if the carrier can walk into the goal.

    Returns: the plans, before them and between them empty ones as pauses.
    """
    if s.phase != st.TURN:
        yield from usual.plans(s)
        return
    taken, danger = st.bodies(s), dangers(s)
    scoring = _walk_into_goal(s, taken)
    if scoring:
        yield scoring
        return
    if s.acting != st.NO_ONE:
        yield from _going_on(s, s.acting, taken, danger)
        return
    ready = [who for who in st.team(s, s.side) if s.used[who] == st.READY and s.where[who] >= st.TUNNEL]
    strikes: list[Idea] = []
    others: list[Plan] = []
    for who in ready:
        others += [*_deeds(s, who, taken), *_step_aside(s, who, taken, danger)]
        yield ()
        strikes += _strikes(s, who, taken, danger)
        yield ()
    strikes.sort(key=lambda idea: -idea[0])
    yield from (plan for _, plan in strikes[:STRIKES])
    yield from others
    yield from _throws(s)
    yield from _throws_after_steps(s, taken, danger)
    yield ()
    yield from _vault_after_steps(s, taken)
    yield from team_moves(s, ready, danger)
    if may_end_turn(s, s.side, taken):
        yield (END,)


def _walk_into_goal(s: State, taken: dict[int, int]) -> Plan:
    """Return the steps that score, none if the carrier cannot take them now."""
    who, goal = s.holder, goal_attacked_by(s.side)
    if who == st.NO_ONE or st.side_of(s, who) != s.side or s.acting not in (who, st.NO_ONE):
        return ()
    if s.prone[who] or s.used[who] != st.READY:
        return ()
    paths = paths_of(s, who, taken)
    return steps_to(s, who, paths, goal) if goal in paths else ()


def _deeds(s: State, who: int, taken: dict[int, int]) -> Iterator[Plan]:
    """Return the usual plans for a player. One with no task of his own may go with his team instead."""
    is_free = s.where[who] >= 0 and not s.prone[who] and s.holder != who and not s.players[who].kind.special
    if not is_free or s.beasts or s.ball >= 0:
        yield from (plan for _, plan in usual.ideas_of(s, who, taken) if plan)


def _step_aside(s: State, who: int, taken: dict[int, int], danger: list[int]) -> Iterator[Plan]:
    """Let a carrier who cannot get nearer to the goal move the ball anyway, before Ungawa sends a beast."""
    if s.holder == who and not s.prone[who] and s.where[who] == s.ball_start and not s.gained:
        paths, row = paths_of(s, who, taken), DISTANCE[goal_attacked_by(s.side)]
        ends = [cell for cell in paths if cell != s.ball_start]
        if ends:
            yield steps_to(s, who, paths, min(ends, key=lambda cell: (danger[cell], row[cell])))


def _going_on(s: State, who: int, taken: dict[int, int], danger: list[int]) -> Iterator[Plan]:
    """Return the plans of a player in the middle of his activation: strike, go to a safe square, or stay."""
    yield from (plan for _, plan in usual.ideas_of(s, who, taken) if plan)
    yield from _throws(s)
    if s.where[who] >= 0 and not s.prone[who]:
        strikes = sorted(_strikes(s, who, taken, danger), key=lambda idea: -idea[0])
        yield from (plan for _, plan in strikes[:GOING_ON])
        paths = paths_of(s, who, taken)
        for fit in (safest(s, danger), closest(s)):
            steps = steps_to(s, who, paths, min(paths, key=fit))
            if steps:
                yield steps
    if may_rest(s, who, taken):
        yield (("rest", who),)


def _throws(s: State) -> Iterator[Plan]:
    """Kick and pass even at long odds: a ball that misses lies near the goal or the receiver."""
    who = s.holder
    if who == st.NO_ONE or st.side_of(s, who) != s.side or s.where[who] < 0:
        return
    if s.used[who] != st.READY or s.acting == who and s.acted or s.acting not in (who, st.NO_ONE):
        return
    before: Plan = (("stand", who),) if s.prone[who] else ()
    yield (*before, ("kick", who))
    row = DISTANCE[goal_attacked_by(s.side)]
    mates = [m for m in st.team(s, s.side) if m != who and s.where[m] >= 0 and not s.prone[m] and s.used[m] != st.LOST]
    for mate in sorted(mates, key=lambda m: row[s.where[m]])[:MATES]:
        yield (*before, ("pass", who, mate))


def _throws_after_steps(s: State, taken: dict[int, int], danger: list[int]) -> Iterator[Plan]:
    """Walk to where nobody hinders, and kick or pass from there; who catches the ball runs on."""
    who, goal = s.holder, goal_attacked_by(s.side)
    if who == st.NO_ONE or st.side_of(s, who) != s.side or s.used[who] != st.READY or s.prone[who] or s.where[who] < 0:
        return
    paths = paths_of(s, who, taken)
    foes = [s.where[foe] for foe in st.team(s, 1 - s.side) if s.where[foe] >= 0 and not s.prone[foe]]
    quiet = [cell for cell in paths if cell != s.where[who] and not any(foe in AROUND[cell] for foe in foes)]
    after = s.copy()
    for cell in _best_in_range(quiet, goal, danger):
        after.where[who] = cell
        if usual.percent(against_dc(after, "pk", who, kick_dc(after, who))):
            yield (*steps_to(s, who, paths, cell), ("kick", who))
    for mate in st.team(s, s.side):
        at = s.where[mate]
        if mate == who or at < 0 or s.prone[mate] or s.used[mate] != st.READY:
            continue
        for cell in _best_in_range(quiet, at, danger)[:1]:
            ways = paths_of(s, mate, {where: body for where, body in taken.items() if body != who} | {cell: who})
            end = nearest_to(goal, ways)
            if DISTANCE[goal][end] < DISTANCE[goal][cell]:
                yield (*steps_to(s, who, paths, cell), ("pass", who, mate), *steps_to(s, mate, ways, end))


def _vault_after_steps(s: State, taken: dict[int, int]) -> Iterator[Plan]:
    """Let a carrier who vaults walk up to whoever shuts the way, and leap over him."""
    who, row = s.holder, DISTANCE[goal_attacked_by(s.side)]
    if who == st.NO_ONE or st.side_of(s, who) != s.side or s.players[who].kind.special != VAULT:
        return
    if s.used[who] != st.READY or s.prone[who] or s.where[who] < 0:
        return
    paths = paths_of(s, who, taken)
    leaps = [(row[landing], row[cell], cell, foe) for foe in st.team(s, 1 - s.side) if s.where[foe] >= 0
             for cell in AROUND[s.where[foe]] if cell in paths and cell != s.where[who]
             and (landing := beyond(cell, s.where[foe])) >= 0 and landing not in taken]
    land, _start, cell, foe = min(leaps, default=(FAR, 0, 0, 0))
    if land < min(row[end] for end in paths):
        yield (*steps_to(s, who, paths, cell), ("vault", who, foe))


def _best_in_range(cells: list[int], target: int, danger: list[int]) -> list[int]:
    """Return the safest square in short range of a target and in medium range, none where there is none."""
    ranged = ([cell for cell in cells if DISTANCE[target][cell] <= far] for far in (SHORT, MEDIUM))
    return [min(near, key=lambda cell: (danger[cell], DISTANCE[target][cell])) for near in ranged if near]


# -- strikes ----------------------------------------------------------------------------------------------------------


def _strikes(s: State, who: int, taken: dict[int, int], danger: list[int]) -> Iterator[Idea]:
    """Return strikes at opponents in reach, each from the safest square beside the target. A prone player stands up
    for it.
    """
    here = s.where[who]
    if here < 0 or s.acting == who and s.acted:
        return
    paths = {here: st.NO_ONE} if s.prone[who] else paths_of(s, who, taken)
    for foe in st.team(s, 1 - s.side):
        near = [cell for cell in AROUND[s.where[foe]] if cell in paths] if s.where[foe] >= 0 else []
        if near and s.prone[who]:
            yield from _blows(s, who, foe, (("stand", who),), 0.0)
        elif near:
            square = min(near, key=lambda cell: (danger[cell], cell != here, DISTANCE[here][cell]))
            yield from _blows(s, who, foe, steps_to(s, who, paths, square), FIRST)
    for beast in s.beasts:
        near = [cell for cell in AROUND[beast.cell] if cell in paths]
        if near:
            square = min(near, key=lambda cell: (cell != here, danger[cell], DISTANCE[here][cell]))
            before = (("stand", who),) if s.prone[who] else steps_to(s, who, paths, square)
            yield from _at_beast(s, who, beast, before)


def _at_beast(s: State, who: int, beast: st.Beast, before: Plan) -> Iterator[Idea]:
    """Weigh a block and a tackle of a beast, which goes for whoever is nearest until it is dead."""
    chance = usual.percent(against_block(s, who, beast.who))
    yield BLOCKED * chance * WILD, (*before, ("block", who, beast.who))
    if not beast.is_prone and chance >= EVEN:
        yield (TACKLED * chance - BLOCKED * (100 - chance)) * WILD, (*before, ("tackle", who, beast.who))


def _blows(s: State, who: int, foe: int, before: tuple[Action, ...], more: float) -> Iterator[Idea]:
    """Weigh a block and a tackle by the hit points they cost either side. Frail players and the carrier count more.

    Args: before - what he does first.
          more - how much more promising it is.
    """
    frail = 1 + 2 * FRAIL / (s.hp[foe] + FRAIL) + 2 * (foe == s.holder)
    yield BLOCKED * usual.percent(against_block(s, who, foe)) * frail, (*before, ("block", who, foe))
    if not s.prone[foe]:
        chance = usual.percent(against_tackle(s, who, foe))
        if chance >= (CARRIER if foe == s.holder else EVEN):
            gain = TACKLED * chance - BLOCKED * (100 - chance)
            yield gain * frail + more, (*before, ("tackle", who, foe))
