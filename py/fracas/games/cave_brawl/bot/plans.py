"""Ideas for bots: what a sensible coach would try with each player, the most promising first.

Every plan is one player's activation: run to the ball and take it, run at the goal, pass, kick, knock down the carrier,
fight whom one beats, keep away from beasts, come out of the tunnel.
"""

from collections.abc import Iterator

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.actions import END, legal_actions
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.player_actions import SCORES, may_end_turn, may_rest
from fracas.games.cave_brawl.reach import Paths, first_next_to, nearest_to, paths_of, steps_to
from fracas.games.cave_brawl.roll import Reasons, against_block, against_dc, against_tackle, face_needed
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE, VAULT
from fracas.games.cave_brawl.throw import kick_dc, pass_dc
from fracas.kernel.ruleset import Action

Plan = tuple[Action, ...]
Idea = tuple[int, Plan]  # how promising, in percent

SCORE, TAKE, KNOCK, RUN, GUARD, REST = 100, 95, 80, 70, 30, 5
FAIR, GOOD = 40, 65  # least chances in percent for a fight, and to tackle anybody but the carrier: who fails falls


def plans(s: State) -> list[Plan]:
    """List promising action sequences for the coach to act, best ideas first."""
    if s.phase != st.TURN:
        return [(action,) for action in _best_hands_first(s)]
    taken = st.bodies(s)
    ideas: list[Idea] = []
    if s.acting != st.NO_ONE:
        ideas += ideas_of(s, s.acting, taken)
        if may_rest(s, s.acting, taken):
            ideas.append((REST, (("rest", s.acting),)))
    else:
        for who in st.team(s, s.side):
            if s.used[who] == st.READY and s.where[who] >= st.TUNNEL:
                ideas += ideas_of(s, who, taken)
        if may_end_turn(s, s.side, taken) and not any(_is_certain(plan) for _, plan in ideas):
            ideas.append((REST, (END,)))
    return [plan for _, plan in sorted(ideas, key=lambda idea: -idea[0]) if plan]


def _is_certain(plan: Plan) -> bool:
    """Return whether a plan risks nothing; while there is such a one left the turn need not end."""
    return bool(plan) and all(action[0] in ("step", "stand", "take") for action in plan)


def _best_hands_first(s: State) -> list[Action]:
    """Hand the ball to the fastest, then to the best catcher and dodger."""
    legal = legal_actions(s)
    if legal[0][0] != "hand":
        return legal
    return sorted(legal, key=lambda a: (-s.players[a[1]].kind.mv, -max(s.bt[a[1]], s.cd[a[1]])))


def ideas_of(s: State, who: int, taken: dict[int, int]) -> Iterator[Idea]:
    """Return the ideas for one player."""
    if s.where[who] == st.TUNNEL:
        yield from _from_tunnel(s, who, taken)
    if s.where[who] >= 0 and s.prone[who]:
        yield from ideas_of_prone(s, who, taken)
        return
    paths = paths_of(s, who, taken)
    if not paths:
        return
    if s.holder == who:
        yield from _with_ball(s, who, paths)
    else:
        yield from _without_ball(s, who, paths)
    if not (s.acting == who and s.acted):
        yield from _fights(s, who, paths)
        yield from _curses(s, who)
    yield from _vaults(s, who)


def _from_tunnel(s: State, who: int, taken: dict[int, int]) -> Iterator[Idea]:
    """Push an opponent off the own goal square."""
    keeper = taken.get(OWN_GOAL[s.side], st.NO_ONE)
    if st.NO_ONE < keeper < st.FIRST_BEAST and st.side_of(s, keeper) != s.side:
        yield KNOCK, (("block", who, keeper),)


def ideas_of_prone(s: State, who: int, taken: dict[int, int]) -> Iterator[Idea]:
    stand: Plan = (("stand", who),)
    yield GUARD + 10, stand
    if s.ball == s.where[who]:
        yield TAKE, (*stand, ("take", who))
    for near in AROUND[s.where[who]]:
        foe = taken.get(near, st.NO_ONE)
        if foe != st.NO_ONE and (st.is_beast(foe) or st.side_of(s, foe) != s.side):
            chance = percent(against_tackle(s, who, foe))
            is_down = st.beast_of(s, foe).is_prone if st.is_beast(foe) else bool(s.prone[foe])
            is_held = st.is_beast(foe) and st.beast_of(s, foe).victim == who
            yield chance, (*stand, ("block" if is_down or is_held else "tackle", who, foe))


def percent(reasons: Reasons) -> int:
    """Chance of a d20 roll in percent."""
    return max(0, min(100, 5 * (21 - face_needed(reasons))))


def _with_ball(s: State, who: int, paths: Paths) -> Iterator[Idea]:
    """Score, run, kick or pass."""
    goal = goal_attacked_by(s.side)
    row = DISTANCE[goal]
    if goal in paths:
        yield SCORE, steps_to(s, who, paths, goal)
        return
    best = nearest_to(goal, paths)
    run = steps_to(s, who, paths, best)
    if run:
        yield RUN, run
        clear = _clear_of_foes(s, paths, goal)
        if clear != best:
            yield RUN - 1, steps_to(s, who, paths, clear)
    if s.where[who] < 0 or (s.acting == who and s.acted):
        return
    chance = percent(against_dc(s, "pk", who, kick_dc(s, who)))
    if chance:
        yield RUN + chance, (("kick", who),)
    for mate in st.team(s, s.side):
        if s.where[mate] >= 0 and mate != who and not s.prone[mate] and s.used[mate] != st.LOST:
            yield _pass(s, who, mate, row)


def _pass(s: State, who: int, mate: int, row: bytes) -> Idea:
    """Weigh a pass by its chance and the way it gains; a mate who may still run gains that too."""
    dc = pass_dc(s, who, mate)
    chance = percent(against_dc(s, "pk", who, dc)) * percent(against_dc(s, "cd", mate, dc)) // 100
    legs = s.players[mate].kind.mv if s.used[mate] == st.READY else 0
    gain = row[s.where[who]] - row[s.where[mate]] + legs
    return chance * min(gain, 20) // 20, (("pass", who, mate),)


def _clear_of_foes(s: State, paths: Paths, goal: int) -> int:
    """Return the square in reach that is near the goal and away from standing opponents."""
    row = DISTANCE[goal]
    foes = [DISTANCE[s.where[o]] for o in st.team(s, 1 - s.side) if s.where[o] >= 0 and not s.prone[o]]

    def measured(cell: int) -> int:
        return 2 * row[cell] - min(min((foe[cell] for foe in foes), default=6), 6)

    return min(paths, key=measured)


def _without_ball(s: State, who: int, paths: Paths) -> Iterator[Idea]:
    """Take the ball, go where it goes, or get away from a beast."""
    if s.ball in paths:
        steps = steps_to(s, who, paths, s.ball)
        yield TAKE, steps if s.acting == who and s.acted else (*steps, ("take", who))
    target = st.ball_cell(s)
    if s.holder != st.NO_ONE and st.side_of(s, s.holder) == s.side:
        target = goal_attacked_by(s.side)
    elif target < 0:
        target = OWN_GOAL[1 - s.side]
    steps = steps_to(s, who, paths, nearest_to(target, paths))
    if steps:
        yield GUARD + (20 if s.where[who] == st.TUNNEL else max(0, 10 - DISTANCE[target][s.where[who]])), steps
    if s.beasts and s.where[who] >= 0:
        away = max(paths, key=lambda cell: min(DISTANCE[beast.cell][cell] for beast in s.beasts))
        if away != s.where[who]:
            yield GUARD + 5, steps_to(s, who, paths, away)


def _fights(s: State, who: int, paths: Paths) -> Iterator[Idea]:
    """Tackle or block the carrier and whoever else one beats; a prone man can only be blocked."""
    for foe in st.team(s, 1 - s.side):
        cell = s.where[foe]
        if cell < 0 or (who == s.holder and foe != s.holder):
            continue
        chance = percent(against_block(s, who, foe) if s.prone[foe] else against_tackle(s, who, foe))
        if s.where[who] == st.TUNNEL or chance < FAIR:
            continue
        near = first_next_to(cell, paths)
        if near == st.NO_ONE:
            continue
        steps = steps_to(s, who, paths, near)
        if foe == s.holder:
            yield KNOCK + chance // 5, (*steps, ("tackle", who, foe))
        elif chance >= GOOD and not s.prone[foe]:
            yield chance // 2, (*steps, ("tackle", who, foe))
        yield GUARD + chance // 5, (*steps, ("block", who, foe))
    for beast in s.beasts:
        if beast.cell in AROUND[s.where[who]] and (beast.victim == who or st.is_constricted(s, who) is False):
            reasons = against_block(s, who, beast.who)
            yield percent(reasons) // (1 if beast.victim == who else 2), (("block", who, beast.who),)


def _curses(s: State, who: int) -> Iterator[Idea]:
    """Curse the carrier, or else the strongest opponent, where he is best."""
    if s.players[who].kind.special != CURSE or s.cursed[who] or s.where[who] < 0:
        return
    foes = [foe for foe in st.team(s, 1 - s.side) if s.where[foe] >= 0]
    if foes:
        foe = max(foes, key=lambda o: (o == s.holder, s.bt[o]))
        score = max(SCORES, key=lambda key: {"bt": s.bt, "cd": s.cd, "pk": s.pk}[key][foe])
        yield GUARD + 15, (("curse", who, foe, score),)


def _vaults(s: State, who: int) -> Iterator[Idea]:
    """Leap over an opponent when that is the way."""
    if s.players[who].kind.special == VAULT and s.where[who] >= 0:
        goal = goal_attacked_by(s.side)
        for action in legal_actions(s):
            if action[0] == "vault" and action[1] == who:
                over = s.where[action[2]]
                if DISTANCE[over][goal] < DISTANCE[s.where[who]][goal]:
                    yield RUN - 10 if s.holder == who else GUARD, (action,)
