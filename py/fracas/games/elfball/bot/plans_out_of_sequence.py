"""What bots could do with abilities out of sequence and with team support (chapters 21 and 22.2)."""

from collections.abc import Iterable

from fracas.games.elfball.bot.plans_of_players import Idea, Plan, nearest_goal, ways_of
from fracas.games.elfball.momentum_moves import REACT
from fracas.games.elfball.out_of_sequence import QUICKLING, TAUNT, out_of_sequence
from fracas.games.elfball.potions import drinkers
from fracas.games.elfball.setup import face_off_players
from fracas.games.elfball.state import NO_ONE, TEAM_SLOTS, State, ball_cell, faces, own_goal, profile, side_of
from fracas.games.elfball.team_support import can_cheer

MOST_REACTS = 2  # cells a player thinks of
TAUNT_DICE = 2  # counters a bot spends on a taunt
WORTH_A_CHEER = 300  # promise of an idea from which a Cheerleader helps
SPARE = 7  # players a side must have on the Bench before it tries a potion


def window_plans(s: State) -> list[Plan]:
    """List what could be done before the turn's action; to go on is always one."""
    legal = out_of_sequence(s)
    found: list[Plan] = [(action,) for action in legal if action[0] == QUICKLING]
    for p in dict.fromkeys(action[1] for action in legal if action[0] == REACT):
        found += react_plans(s, p)
    watchers = {q for p in TEAM_SLOTS[s.side] if s.where[p] >= 0 for q in watchers_of(s, p)}
    dice = min(TAUNT_DICE, s.momentum)
    found += [(action,) for action in legal if action[0] == TAUNT and action[2] in watchers and action[3] == dice]
    return [*found, (("go",),)]


def watchers_of(s: State, p: int) -> list[int]:
    """List the opponents who face the holder, or a player while the ball is loose."""
    if s.holder not in (NO_ONE, p):
        return []
    return [q for q in TEAM_SLOTS[1 - side_of(p)] if faces(s, q, s.where[p])]


def react_plans(s: State, p: int) -> list[Plan]:
    """List where a player could react to: to the ball, to the goal with it, between the holder and his goal."""
    ways = ways_of(s, p)
    ways.pop(s.where[p], None)
    if s.holder == p:
        target = nearest_goal(s, p, ways)
    elif s.holder >= 0 and side_of(s.holder) != side_of(p):
        target = min(ways, default=s.where[p], key=lambda c: (
            s.book.field.distance(c, ball_cell(s)) + s.book.field.distance(c, own_goal(s, side_of(p), c)), c))
    else:
        target = ball_cell(s)
    near = sorted(ways, key=lambda cell: (s.book.field.distance(cell, target), -ways[cell].chance, cell))
    return [ways[cell].plan for cell in near[:MOST_REACTS]]


def cheered(s: State, found: Iterable[Idea]) -> list[Idea]:
    """List promising ideas once more with a Cheerleader before them."""
    if not can_cheer(s):
        return []
    return [
        Idea(idea.promise + 1, (("cheer", idea.plan[0][1]), *idea.plan))
        for idea in found if idea.promise >= WORTH_A_CHEER and idea.plan[0][0] not in ("cheer", "enter")
    ]


def potion_plan(s: State) -> Plan | None:
    """Return who drinks before a set-up, None if nobody should: the best player, if there are others to spare."""
    able = drinkers(s)
    if len(able) < SPARE or len(face_off_players(s, s.side)) < SPARE // 2:
        return None
    return (("potion", max(able, key=lambda p: (sum(profile(s, p)[2:8]) + profile(s, p).skill, -p))),)
