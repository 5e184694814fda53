"""Judgement: the worth of a position to an expert, from learnt signs of the next goals.

The weights of the signs were found by playing against himself: after every hundred matches they were fitted to how the
positions had gone on, which his own judgement of later ones told, and in the end the goal (least squares of temporal
differences, with a logistic curve; Sutton, Learning to Predict by the Methods of Temporal Differences, 1988). Half of
that judgement is the one of everybody: together the two foretell more than either.

A part of it is who scores soon, which `foresight` tells.
"""

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.foresight import chance_of, foreseen, weighted_sum
from fracas.games.elfball.bot.signs import signs
from fracas.games.elfball.bot.weights_of_signs import WEIGHTS
from fracas.games.elfball.bot.worth import test_worth, worth
from fracas.games.elfball.field import EDGE
from fracas.games.elfball.state import State
from fracas.kernel.table import HOME, Side

_WIN = 1000  # thousandths
_MOST = 990  # of them that a position is worth in which nobody has won yet
_EVEN = 0.5  # chance to score of a side that is as good as the other
_STRENGTH = 0.15  # logits that a player more is worth in a Test to come, as 191 Tests of matches to three goals went
_USUAL = 0.00024  # chance to score next that a thousandth of a goal is, as everybody judges
_FORESIGHT = {"elfball": 0.75, "street_brawl": 0.7}  # share of the chance to score soon in the judgement
_LONG = 120  # turns of a Test after which that counts less and less, or some would never end
_PATIENCE = 60  # turns of a Test after which signs count less and less
_URGE = 40  # turns of a Test in which the whole way of the holder to the goal comes to count one logit more
_MOST_URGE = 3
_LENGTH = 21  # hexes of the field
_SHUT_IN = 6  # hexes added to the way of a holder who cannot come nearer


def expert_worth(s: State, side: Side) -> int:
    """Return the worth of a position for a side, in thousandths of a win.

    Before a Test's turns as well: judged there in another way, a goal that does not win the match could be shunned.
    """
    if st.is_timed(s):
        return worth(s, side)
    goals, later, (home, away) = s.options.goals, chance_later(s), s.score
    next_goal = chance_to_score(s) if s.phase == st.TURN else max(0, min(1, later + _USUAL * usual_worth(s)))
    won = match_win_chance(home + 1, away, goals, later) * next_goal
    won += match_win_chance(home, away + 1, goals, later) * (1 - next_goal)
    found = max(-_MOST, min(_MOST, round(_WIN * (2 * won - 1))))
    return found if side == HOME else -found


def match_win_chance(home: int, away: int, goals: int, later: float = _EVEN) -> float:
    """Return the chance that the home side wins.

    Args: later - chance that it scores in each Test to come.
    """
    if home >= goals or away >= goals:
        return float(home >= goals)
    ahead, behind = match_win_chance(home + 1, away, goals, later), match_win_chance(home, away + 1, goals, later)
    return ahead * later + behind * (1 - later)


def chance_later(s: State) -> float:
    """Return the chance that the home side scores in a later Test, from the players left for it."""
    return chance_of(_STRENGTH * (remaining_players(s, HOME) - remaining_players(s, 1 - HOME)))


def remaining_players(s: State, side: Side) -> float:
    """Count the players left to a side for later Tests; those without a place on the field count half."""
    number = sum(s.where[p] > st.INFIRMARY or s.where[p] == st.BENCHED for p in st.TEAM_SLOTS[side])
    return (number + min(number, st.ON_FIELD)) / 2


def usual_worth(s: State) -> int:
    """Return the worth of a Test for the home side by the common weights, in thousandths of a goal.

    It is 1000 at most.
    """
    return max(-_WIN, min(_WIN, test_worth(s)))


def chance_to_score(s: State) -> float:
    """Return the chance that the home side scores next."""
    seen, usual = signs(s), usual_worth(s)
    learnt = chance_of(weighted_sum(WEIGHTS[seen.situation], seen.values) * patience(s) + urge(s, seen.side))
    likely = ((learnt if seen.side == HOME else 1 - learnt) + _EVEN + _USUAL * usual) / 2
    part = _FORESIGHT[s.book.key] * min(1, _LONG / max(1, s.turn))
    return likely + part * (foreseen(s, seen, usual) - likely)


def patience(s: State) -> float:
    """Return the weight of the signs, which shrinks in a long Test. A side that is content to be safe never scores."""
    return _PATIENCE / max(_PATIENCE, s.turn)


def urge(s: State, side: Side) -> float:
    """Return the bonus of a side for the nearness of the ball to a goal.

    It grows towards the goal, or nobody would ever run.

    It counts against the holder's side if players stand in all his ways.
    """
    if s.holder < 0:
        return 0.0
    field, own, cell = s.book.field, st.side_of(s.holder), s.where[s.holder]
    far = field.distances(st.attacked_goal(s, own, cell))
    ahead = [near for near in field.beside[cell] if far[near] <= far[cell]]
    is_shut_in = all(field.lines[near] == EDGE or near in s.where for near in ahead)
    way = _LENGTH - min(_LENGTH, far[cell]) - _SHUT_IN * is_shut_in
    found = min(_MOST_URGE, s.turn / _URGE) * way / _LENGTH
    return found if own == side else -found
