"""Odds: which event decides the outcome of an action, and what the coaches are taken to decide."""

from collections.abc import Callable

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.block import STAY
from fracas.games.cave_brawl.pit import DISTANCE, SIZE, goal_attacked_by
from fracas.games.cave_brawl.state import State, ball_cell, is_beast, side_of, team
from fracas.games.cave_brawl.turn import KEEP
from fracas.kernel.table import Choice, Event, Option, Side
from fracas.locale import N_

ASSUMPTIONS = (
    N_("The ball is put where it is nearest to the deciding coach's players and farthest from the others."),
    N_("A blocked player is pushed back from the goal he attacks; a beast is pushed away from the ball."),
    N_("A blocker follows up only with the ball and towards the goal he attacks."),
    N_("A zombie re-awakens on the first free square in reading order."),
    N_("Rolled scores are kept."),
)

_PLAIN = {
    "rolls_team": "rolled", "offense": "flipped", "is_handed_ball": "handed", "enters": "moved", "stands_up": "stood",
    "rests": "rested", "afraid": "afraid", "block_fails": "block:failed", "pass_fails": "pass:failed",
    "catch_fails": "pass:dropped", "kick_hits": "kick:won", "kick_fails": "kick:failed", "vault_fails": "vault:failed",
    "turn_ends": "end:quiet",
}


def outcome(event: Event, s: State) -> str | None:
    """Return the outcome an event decides, None if it decides nothing.

    A point decides more than the way it came about, so a move, a vault or a catch on the goal square waits for it.
    """
    kind, facts = event.kind, event.facts
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == "point":
        return f"point:{facts[0]}"
    if kind in ("moves", "vaults"):
        is_point = s.holder >= 0 and _is_in_goal(s, s.holder)
        return None if is_point else "moved" if kind == "moves" else "vault:made"
    if kind in ("catches", "picks_up"):
        return None if _is_in_goal(s, facts[0]) else "pass:caught" if kind == "catches" else "taken"
    if kind == "hurt":
        left, cause = facts[2], facts[3]
        assert isinstance(left, int)
        return f"{cause}:{'hurt' if left > 0 else 'dead'}"
    if kind == "curses":
        return f"curse:{facts[3]}"
    if kind == "released":
        assert isinstance(facts[0], int)
        return f"end:{BEASTS[facts[0]].name}"
    return None


def _is_in_goal(s: State, who: object) -> bool:
    assert isinstance(who, int)
    return s.where[who] == goal_attacked_by(side_of(s, who))


def policy(s: State, choice: Choice) -> Option:
    """Return the decision assumed of a coach; `ASSUMPTIONS` says it in words."""
    if choice.kind in ("bounce", "place"):
        return min(choice.options, key=_nearness(s, choice.coach))
    if choice.kind == "push":
        return max((o for o in choice.options if o != STAY), key=_push_back(s, choice.target))
    if choice.kind == "follow":
        return _follow(s, choice)
    return KEEP if choice.kind == "reroll" else choice.options[0]


def _nearness(s: State, coach: Side) -> Callable[[Option], int]:
    """Distance to the nearest standing player of the coach, less that to the nearest of the other."""
    own, others = _standing(s, coach), _standing(s, 1 - coach)

    def measured(cell: Option) -> int:
        assert isinstance(cell, int)
        row = DISTANCE[cell]
        return min([row[at] for at in own], default=SIZE) - min([row[at] for at in others], default=SIZE)

    return measured


def _standing(s: State, side: Side) -> list[int]:
    where, prone = s.where, s.prone
    return [where[who] for who in team(s, side) if where[who] >= 0 and not prone[who]]


def _push_back(s: State, target: int) -> Callable[[Option], int]:
    centre = max(ball_cell(s), 0) if is_beast(target) else goal_attacked_by(side_of(s, target))

    def measured(cell: Option) -> int:
        assert isinstance(cell, int)
        return DISTANCE[centre][cell]

    return measured


def _follow(s: State, choice: Choice) -> Option:
    who = choice.who
    row = DISTANCE[goal_attacked_by(side_of(s, who))]
    if s.holder != who or s.where[who] < 0:
        return STAY
    best = min((o for o in choice.options if isinstance(o, int)), key=lambda cell: row[cell])
    return best if row[best] < row[s.where[who]] else STAY
