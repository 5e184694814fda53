"""Feats of Street Bowl: what coaches do with the clock, with fouls and with several players at once."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans_of_teams import AHEAD, LINES
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.declare import BLITZ, END
from fracas.games.street_bowl.foul import assists
from fracas.games.street_bowl.pitch import BACK, GOAL_COLUMN, NEXT_TO, WIDTH, X, Y, square
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.games.street_bowl.zones import is_marked
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.lab.watch.turns import Feat, WatchedTurn

Plan = tuple[Action, ...]

HITS = frozenset(("block", "blocks", "stab", "saw"))
BALL_PLAYS = frozenset(("hand", "pass", "bank", "hail"))
HELPERS = 2  # who assist a foul worth its risk
CORNERS = 3  # of a cage, as far as the walls leave room for them


def _is_own_carrier(s: State, side: Side) -> bool:
    return s.holder != NO_ONE and side_of(s.holder) == side


def _is_by_choice(turn: WatchedTurn) -> bool:
    return bool(turn.plies[-1].action == END)


# -- the clock ---------------------------------------------------------------------------------------------------------


def is_last_turn(turn: WatchedTurn) -> bool:
    """Return whether a side has its last turn of the half, and nobody else holds the ball."""
    s: State = turn.begin
    return s.turns[turn.side] == TURNS and (s.holder == NO_ONE or side_of(s.holder) == turn.side)


def scores_at_last(turn: WatchedTurn) -> bool:
    """Return whether the last turn of a half brought a touchdown."""
    scorers = [event.facts[0] for ply in turn.plies for event in ply.events if event.kind == "touchdown"]
    return is_last_turn(turn) and turn.side in scorers


def is_last_run(s: State, plan: Plan) -> bool:
    """Return whether a plan of the last turn ends in the end zone, or brings the ball to a mate."""
    if s.phase != st.TURN or s.turns[s.side] != TURNS:
        return False
    return any(action[0] == "step" and X[action[2]] == GOAL_COLUMN[s.side] or action[0] in BALL_PLAYS
               for action in plan)


def may_stall(turn: WatchedTurn) -> bool:
    """Return whether the carrier could walk into the end zone without a die, and it was not the last turn."""
    s: State = turn.begin
    if not _is_own_carrier(s, turn.side) or s.turns[turn.side] == TURNS or s.phase != st.TURN:
        return False
    path = Sight(s).home_run(s.holder)
    return path is not None and path.chance == 1


def stalls(turn: WatchedTurn) -> bool:
    """Return whether a carrier who could walk into the end zone kept the ball on the street."""
    return may_stall(turn) and _is_by_choice(turn) and _is_own_carrier(turn.plies[-1].before, turn.side)


def is_stalling_plan(s: State, plan: Plan) -> bool:
    """Return whether a plan ends the carrier's Action before the end zone that he could walk into."""
    if not _is_own_carrier(s, s.side) or plan[-1] != ("stop", s.holder) or s.turns[s.side] == TURNS:
        return False
    path = Sight(s).home_run(s.holder)
    return path is not None and path.chance == 1


# -- attacks -----------------------------------------------------------------------------------------------------------


def blitzes(turn: WatchedTurn) -> bool:
    """Return whether a Blitz was declared."""
    return any(_is_blitz(action) for action in turn.actions)


def blitzes_nobody(turn: WatchedTurn) -> bool:
    """Return whether whoever declared a Blitz hit nobody."""
    blitzers = [action[1] for action in turn.actions if _is_blitz(action)]
    hitters = [action[1] for action in turn.actions if action[0] in HITS]
    return any(who not in hitters for who in blitzers)


def is_idle_blitz(_s: State, plan: Plan) -> bool:
    """Return whether a plan has a Blitz without a block."""
    return any(map(_is_blitz, plan)) and not any(action[0] in HITS for action in plan)


def _is_blitz(action: Action) -> bool:
    return bool(action[0] == "declare" and action[2] == BLITZ)


def may_foul(turn: WatchedTurn) -> bool:
    """Return whether somebody lay beside two free opponents, and a third could still foul."""
    s: State = turn.plies[-1].before
    for victim in st.on_street(s, 1 - turn.side):
        near = [who for who in st.on_street(s, turn.side) if s.where[who] in NEXT_TO[s.where[victim]]
                and s.condition[who] == st.STANDING]
        free = [who for who in near if not is_marked(s, who)]
        if s.condition[victim] != st.STANDING and len(free) >= HELPERS and any(
                not s.used[who] for who in near if who not in free[:HELPERS]) and not s.declared & st.FOULED:
            return True
    return False


def fouls_with_help(turn: WatchedTurn) -> bool:
    """Return whether somebody was fouled with two assists."""
    return any(_is_helped(ply.before, ply.action) for ply in turn.plies)


def is_helped_foul(s: State, plan: Plan) -> bool:
    """Return whether a plan fouls with two assists."""
    after = s.copy()
    for action in plan:
        if _is_helped(after, action):
            return True
        if action[0] in ("step", "stand"):
            after.condition[action[1]] = st.STANDING
            after.where[action[1]] = action[2] if action[0] == "step" else after.where[action[1]]
    return False


def _is_helped(s: State, action: Action) -> bool:
    return action[0] == "foul" and -sum(reason.amount for reason in assists(s, *action[1:3])) >= HELPERS


# -- several players ---------------------------------------------------------------------------------------------------


def has_idle_players(s: State, side: Side) -> bool:
    """Return whether somebody of a side stands free on the street and has had no Action."""
    return any(st.is_standing(s, who) and not s.used[who] and not s.frozen[who] and not is_marked(s, who)
               for who in st.on_street(s, side))


def corners(s: State) -> list[int]:
    """List the squares that touch the carrier's by a corner."""
    cell = s.where[s.holder]
    return [near for near in NEXT_TO[cell] if X[near] != X[cell] and Y[near] != Y[cell]]


def has_cage(s: State, side: Side) -> bool:
    """Return whether mates stand at the corners of a side's carrier, at as many as make a cage."""
    if not _is_own_carrier(s, side):
        return False
    taken = [s.where[who] for who in st.on_street(s, side) if s.condition[who] == st.STANDING]
    free = corners(s)
    return sum(cell in taken for cell in free) >= min(CORNERS, len(free))


def is_plan_of_cage(s: State, plan: Plan) -> bool:
    """Return whether a plan brings a mate to a corner of the carrier."""
    steps = [action for action in plan if action[0] == "step"]
    return _is_own_carrier(s, s.side) and bool(steps) and steps[-1][1] != s.holder and steps[-1][2] in corners(s)


def is_theirs(turn: WatchedTurn) -> bool:
    """Return whether an opponent carried the ball when the turn began."""
    s: State = turn.begin
    return s.holder != NO_ONE and side_of(s.holder) != turn.side


def has_screen(s: State, side: Side) -> bool:
    """Return whether three players of a side close the street before the opposing carrier."""
    if s.holder == NO_ONE or side_of(s.holder) == side:
        return False
    taken = {s.where[who] for who in st.on_street(s, side) if s.condition[who] == st.STANDING}
    way, start = BACK[side], X[s.where[s.holder]]
    return any(_is_manned(taken, start + way * ahead, way, rows) for ahead in AHEAD for rows in LINES)


def _is_manned(taken: set[int], column: int, way: int, rows: tuple[int, ...]) -> bool:
    return all({square(column, row), square(column + way, row)} & taken for row in rows if row < WIDTH)


def is_plan_of_screen(s: State, plan: Plan) -> bool:
    """Return whether a plan moves players so that the street is closed before the opposing carrier."""
    if s.holder == NO_ONE or side_of(s.holder) == s.side:
        return False
    after = s.copy()
    for action in plan:
        if action[0] in ("step", "stand"):
            after.condition[action[1]] = st.STANDING
            after.where[action[1]] = action[2] if action[0] == "step" else after.where[action[1]]
    return has_screen(after, s.side) and not has_screen(s, s.side)


FEATS = (
    Feat("touchdown in the last turn", is_last_turn, scores_at_last, is_last_run),
    Feat("stall", may_stall, stalls, is_stalling_plan),
    Feat("blitz without a block", blitzes, blitzes_nobody, is_idle_blitz),
    Feat("foul with two assists", may_foul, fouls_with_help, is_helped_foul),
    Feat("end with idle players", _is_by_choice,
         lambda turn: _is_by_choice(turn) and has_idle_players(turn.plies[-1].before, turn.side),
         lambda s, plan: plan == (END,) and has_idle_players(s, s.side)),
    Feat("cage", lambda turn: _is_own_carrier(turn.plies[-1].before, turn.side),
         lambda turn: has_cage(turn.plies[-1].before, turn.side), is_plan_of_cage),
    Feat("screen", is_theirs, lambda turn: has_screen(turn.plies[-1].before, turn.side), is_plan_of_screen),
)
