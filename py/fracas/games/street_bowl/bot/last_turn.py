"""The worth of a position in the last turn of a half, for bots.

Nobody acts after it any more: where players stand or lie and who has the ball counts only for a touchdown in this very
turn. So nothing is gained by the end of the turn, and falling over loses what it may cost.
"""

from collections.abc import Iterator
from itertools import product

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.prospects import hope
from fracas.games.street_bowl.bot.receivers import scoring_pass_chance
from fracas.games.street_bowl.bot.styles import Weights
from fracas.games.street_bowl.drive import FIELDED
from fracas.games.street_bowl.halves import is_leader
from fracas.games.street_bowl.injuries.secret_weapons import MAY_STAY
from fracas.games.street_bowl.overtime import OVERTIME
from fracas.games.street_bowl.pitch import distance
from fracas.games.street_bowl.score import TURNS, has_turns
from fracas.games.street_bowl.skills.hurting import SECRET_WEAPON
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.table import AWAY, HOME, Side

WON = 1000  # what no sum of worths quite comes to: the more there is, the less the rest counts
HALF_TURNS = 2 * TURNS
BOXES = {st.RESERVES: 30, st.GONE: 26, st.KNOCKED_OUT: 12}  # of a player who may come back
READY = 5  # for a player whose Action is still to come
INSTEAD = 0.6  # how much the chance to score by a pass adds to that of the carrier's way
LUCKY, REACHED = 0.03, 6  # chance to score with a ball that lies beside a player to come; from where there is none
GOES_ON, MOST = 11, 10  # for the side in turn while its turn lasts; what the teams add to that or take from it
CHEF, DOUBTFUL = 60, 24  # more while the turn lasts, for dice of the break: else bots fell down to come to them
DISHES = (1, 3, 3, 1)  # eighths, by the number of re-rolls that a chef cooks


def is_last_turn(s: State) -> bool:
    """Return whether nobody has a turn after this one in the half."""
    return s.phase == st.TURN and not has_turns(s, HOME) and not has_turns(s, AWAY)


def touchdown_worth(s: State, w: Weights) -> int:
    """Return the worth of one touchdown now: more, the later it is."""
    return w.touchdown + w.deciding * min(HALF_TURNS, (s.half - 1) * TURNS + max(s.turns))


def squeeze(value: int) -> int:
    """Return a worth below that of a win."""
    found = abs(value) * WON // (WON + abs(value))
    return found if value > 0 else -found


def worth_of_last_turn(s: State, w: Weights) -> int:
    """Return the worth for the home side, in thousandths of a win.

    It is that of the half as it ends now, or with a touchdown in this turn.
    """
    mover, lead = s.side, s.score[HOME] - s.score[AWAY]
    way = 1 if mover == HOME else -1
    teams = round(_next_half_worth(s, HOME, w) - _next_half_worth(s, AWAY, w))
    chance = w.goal / 100 * scoring_chance(s)
    value = (1 - chance) * _outcome(s, lead, teams, w) + chance * _outcome(s, lead + way, teams, w)
    going_on = GOES_ON + READY * len([*_to_come(s)]) + _luck_of_break(s, lead)
    return max(-WON, min(WON, round(value) + way * going_on + MOST * teams // (WON // 2 + abs(teams))))


def _outcome(s: State, lead: int, teams: int, w: Weights) -> int:
    """Return the worth for the home side of a half that ends with a lead."""
    if _is_over(s, lead):
        return WON * ((lead > 0) - (lead < 0))
    return squeeze(lead * touchdown_worth(s, w) + teams)


def _is_over(s: State, lead: int) -> bool:
    """Return whether the match is over if the half ends with a lead."""
    return s.half == OVERTIME or s.half == 2 and (lead != 0 or not s.options.overtime)


def _luck_of_break(s: State, lead: int) -> int:
    """Return the worth that the dice of the break after this half may bring or take."""
    if _is_over(s, lead):
        return 0
    chefs = sum(each.has_chef for each in s.sides) if s.half == 1 else 0
    doubtful = sum(s.where[who] == st.KNOCKED_OUT or _has_weapon(s, who) for who in st.EVERYBODY)
    return CHEF * chefs + DOUBTFUL * doubtful


def _has_weapon(s: State, who: int) -> bool:
    """Return whether a player may be dragged away for his secret weapon."""
    return bool(s.fielded[who]) and (s.where[who] >= 0 or s.where[who] in MAY_STAY) and st.has(s, who, SECRET_WEAPON)


def scoring_chance(s: State) -> float:
    """Return the chance that the side in turn scores in this turn, the last one."""
    who = s.holder
    if who == NO_ONE:
        steps = [distance(s.where[mate], s.ball) for mate in _to_come(s)] if s.ball >= 0 else []
        return LUCKY * max(0, REACHED - min(steps, default=REACHED)) / REACHED
    if side_of(who) != s.side or s.used[who]:
        return 0.0
    runs = hope(s, who, s.where[who])
    return runs + INSTEAD * scoring_pass_chance(s) * (1 - runs)


def _to_come(s: State) -> Iterator[int]:
    """Yield the players of the side in turn whose Actions are still to come."""
    return (who for who in st.TEAMS[s.side] if s.where[who] >= 0 and s.condition[who] <= st.PRONE
            and not s.used[who] and not s.frozen[who] and who != s.acting)


def _next_half_worth(s: State, side: Side, w: Weights) -> float:
    """Return the worth of a side's players and re-rolls for it when the next half begins.

    Everybody stands again then, half of the knocked-out come to, and half of the secret weapons are dragged away.
    """
    value, room = w.reroll * _rerolls(s, side) * (TURNS + 1) / TURNS, float(FIELDED)
    for who in st.TEAMS[side]:
        cell = s.where[who]
        if cell >= 0 or cell in BOXES:
            is_out = cell == st.KNOCKED_OUT
            share = (0.5 if is_out else 1) * (0.5 if _has_weapon(s, who) else 1)
            plays = w.alive + w.strong * st.strength(s, who) + w.stands
            value += share * (plays if room > 0 else BOXES[st.RESERVES]) + 0.5 * BOXES[st.KNOCKED_OUT] * is_out
            room -= share
    return value


def _rerolls(s: State, side: Side) -> float:
    """Return the mean number of team re-rolls of a side in the next half, with those of the chefs."""
    if s.half != 1:
        return s.rerolls[side] + s.leader[side]
    has_leader = any(is_leader(s, who) for who in st.TEAMS[side])
    own, other = ([*enumerate(DISHES)] if s.sides[each].has_chef else [(0, 8)] for each in (side, 1 - side))
    return has_leader + sum(max(0, s.sides[side].rerolls + more - less) * ways * others
                            for (more, ways), (less, others) in product(own, other)) / 64
