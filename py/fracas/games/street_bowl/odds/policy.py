"""Odds: the decisions assumed of the coaches. They are also the default answers of bots and of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    DEFENDER_DOWN,
    PUSHED,
    RESULTS,
    STUMBLES,
    distinct_results,
)
from fracas.games.street_bowl.blocking.both_down import FALL, STAND, may_stay_up
from fracas.games.street_bowl.pitch import AROUND, GOAL_COLUMN, X, Y, is_wall
from fracas.games.street_bowl.roll import KEEP, LEADER_REROLL, TEAM_REROLL, need_of
from fracas.games.street_bowl.skills.acting import PRO
from fracas.games.street_bowl.skills.blocking import BLOCK
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.skills.moving import DODGE
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.interception import interception_reasons
from fracas.games.street_bowl.zones import has_zone, markers
from fracas.kernel.table import Choice, Option, Side
from fracas.locale import N_

ASSUMPTIONS = (
    N_("A failed roll is repeated: by the player's skill, else by a re-roll of the team, else by Pro."),
    N_("Block dice are repeated where the blocker would go down; each coach takes the best die for his side."),
    N_("Skills that keep a player on his feet, or bring an opponent down, are used; Piling On and Dump-Off are not."),
    N_("Opponents hinder with every skill they have, and their best player intercepts; nobody uses Pass Block."),
    N_("A player is pushed into the crowd or a wall if possible, else back from the end zone he attacks."),
    N_("Of a Frenzy only the first block is counted, of a foul only what becomes of the victim."),
    N_("A blocker follows up where no more opponents mark him than before."),
)

DECLINED = ("piling_on", "dump_off", "pass_block", "pass_block_step", "kick_off_return", "return_step", "catch_bomb")
OUT_OF_ORDER = (st.BADLY_HURT, st.INJURED)  # who gets a potion
DOWN, AWAY_FROM = 4, 1  # how good it is for the blocker that the target goes down, or is only pushed


def policy(s: State, choice: Choice) -> Option:
    """Return the decision assumed of a coach; `ASSUMPTIONS` says it in words."""
    if choice.kind in CHOOSERS:
        return CHOOSERS[choice.kind](s, choice)
    return choice.options[-1] if choice.kind in DECLINED else choice.options[0]


def is_beaten(choice: Choice, option: Option) -> bool:
    """Return whether another answer is better however the dice fall: nobody with Block has to go down by Both Down.

    The worth of positions does not see it in the last turn of a half, which a fall ends. Who stands may end it too.
    """
    return choice.kind == "both_down" and option == FALL and STAND in choice.options


def reroll(s: State, choice: Choice) -> Option:
    """Repeat a failed roll by skill, by the team, by Pro; block dice only to stay on one's feet."""
    if choice.facts[0] == "block" and not _is_bad(s, choice):
        return KEEP
    return _dearest_last(choice.options) or KEEP


def _dearest_last(options: Sequence[Option]) -> Option:
    """Return by what dice are thrown again, "" for nothing: what costs nothing comes first."""
    order = (*(o for o in options if o in BY_KEY and o != PRO), LEADER_REROLL, TEAM_REROLL, PRO)
    return next((option for option in order if option in options), "")


def _is_bad(s: State, choice: Choice) -> bool:
    """Return whether block dice of which the opponents choose can bring the blocker down."""
    faces = tuple(face for face in choice.facts[2:] if isinstance(face, int))
    return min(_of_die(s, choice.who, result) for result in distinct_results(faces)) < 0


def _of_die(s: State, who: int, result: Option, target: int = st.NO_ONE) -> int:
    """Return the worth of a result for the side of the blocker."""
    if result == BOTH_DOWN:
        falls = target == st.NO_ONE or not st.has(s, target, BLOCK)
        return (DOWN - 1) * falls - DOWN * (not st.has(s, who, BLOCK))
    if result == STUMBLES and target != st.NO_ONE and may_stay_up(s, target, who):
        return AWAY_FROM
    return {ATTACKER_DOWN: -DOWN - 1, PUSHED: AWAY_FROM, STUMBLES: DOWN, DEFENDER_DOWN: DOWN}[str(result)]


def block_die(s: State, choice: Choice) -> Option:
    """Take the die that is best for the side that chooses, or throw again if it brings the blocker down."""
    way = 1 if choice.coach == side_of(choice.who) else -1
    results = [option for option in choice.options if option in RESULTS]
    best = max(results, key=lambda result: way * _of_die(s, choice.who, result, choice.target))
    again = "" if _of_die(s, choice.who, best, choice.target) >= 0 else _dearest_last(choice.options)
    return again or best


def guard_block(s: State, choice: Choice) -> Option:
    """Take the die that harms least, or most, the player whom a guard goes for."""
    who = choice.who
    harm = {DEFENDER_DOWN: 2, STUMBLES: 1 if st.has(s, who, DODGE) else 2, BOTH_DOWN: 0 if st.has(s, who, BLOCK) else 2,
            PUSHED: 1, ATTACKER_DOWN: 0}
    way = -1 if choice.coach == side_of(who) else 1
    return max(choice.options, key=lambda result: way * harm[str(result)])


def push(s: State, choice: Choice) -> Option:
    """Push an opponent over an end or against a wall, else back; a team-mate forward."""
    edges = [option for option in choice.options if isinstance(option, str)]
    if edges:
        return next((edge for edge in edges if not is_wall(edge)), edges[0])
    return _sent(s, choice, 1 - side_of(choice.who))


def grab(s: State, choice: Choice) -> Option:
    """Drag an opponent back."""
    return _sent(s, choice, side_of(choice.target))


def side_step(s: State, choice: Choice) -> Option:
    """Step towards the end zone he attacks."""
    return _sent(s, choice, 1 - side_of(choice.target))


def _sent(s: State, choice: Choice, side: Side) -> Option:
    """Return the square farthest from the end zone a side attacks, then nearest the middle of the street."""
    def far(cell: Option) -> tuple[int, int]:
        return (abs(X[cell] - GOAL_COLUMN[side]), -abs(Y[cell] - 3)) if isinstance(cell, int) else (-1, 0)

    return max(choice.options, key=far)


def follow(s: State, choice: Choice) -> Option:
    """Follow up where no more opponents mark him than before."""
    side, here = side_of(choice.who), s.where[choice.who]
    more = len(markers(s, side, choice.target)) > len(markers(s, side, here))
    return choice.options[1] if more else choice.options[0]


def intercept(s: State, choice: Choice) -> Option:
    """Let the player try who needs least."""
    return min((who for who in choice.options if isinstance(who, int)),
               key=lambda who: need_of(interception_reasons(s, who)))


def carrier(s: State, choice: Choice) -> Option:
    """Give the ball to the nimblest, then the fastest."""
    able = [who for who in choice.options if isinstance(who, int)]
    return max(able, key=lambda who: (st.player(s, who).ag, st.player(s, who).ma))


def potion(s: State, choice: Choice) -> Option:
    """Give potions to those who are hurt, to nobody else."""
    return next((who for who in choice.options if isinstance(who, int) and s.where[who] in OUT_OF_ORDER),
                choice.options[-1])


def bomb_target(s: State, choice: Choice) -> Option:
    """Throw the bomb where most opponents stand, and fewest of one's own."""
    def gain(cell: Option) -> int:
        assert isinstance(cell, int)
        near = {cell, *AROUND[cell]}
        return sum(1 if side_of(who) != choice.coach else -1
                   for who in st.EVERYBODY if s.where[who] in near and has_zone(s, who))

    return max(choice.options, key=gain)


def toss(_s: State, choice: Choice) -> Option:
    """Receive."""
    return choice.options[-1]


CHOOSERS: Mapping[str, Callable[[State, Choice], Option]] = {
    "reroll": reroll, "block_die": block_die, "guard_block": guard_block, "push": push, "grab": grab,
    "side_step": side_step, "follow": follow, "intercept": intercept, "touchback": carrier, "high_kick": carrier,
    "potion": potion, "bomb_target": bomb_target, "toss": toss,
}
