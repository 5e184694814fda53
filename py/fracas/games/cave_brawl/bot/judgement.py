"""How an expert judges a position: by both teams' outlook, by points, and by the ball's way to the goal.

That is half of it; the other half is how everybody judges. The longer no point falls the less of it is left to a side
that is not ahead: by the outlook alone it would keep out of reach with the ball for ever, or until beasts eat it. The
clearly stronger side has none long before the other one.
"""

from math import tanh

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bot import worth as usual
from fracas.games.cave_brawl.bot.outlook import Outlook
from fracas.games.cave_brawl.bot.race import race_worth
from fracas.games.cave_brawl.infighting import rivals
from fracas.games.cave_brawl.pit import DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.kernel.table import HOME, Side

# Thousandths of a win, unless it is said.
POINT = 220.0
STRONGER = 800.0  # worth of being much stronger
STEEP = 0.7  # by lead: how soon somebody counts as that
NEAR = 0.1  # each square that a player is nearer to where the ball is, or goes
LOST = 0.5  # cost of losing the ball, as a share of the worth of having it
RIVALS = 6  # two exiles who may fall upon each other
WEIGHTS = usual.WEIGHTS._replace(stalling=60)  # of the ball: a beast that comes out can eat a whole team
CLEARLY = 0.25  # of lead, by which a team is the stronger one
LATER = 0.5  # share of the last strikes that counts: much can come between
OWN = 0.5  # share of the expert's own judgement, as long as he has patience
PATIENT, IMPATIENT = 12, 8  # rounds he waits for each point; further rounds after which he has no patience left
EAGER, RESTLESS = 8, 4  # likewise for the stronger team, which has the less to fear from going first


def expert_worth(s: State, side: Side) -> int:
    """Return the worth in thousandths of a win; zero-sum while both sides have as much patience."""
    own, value = OWN * _patience(s, side), usual.promise(s, 0) + _can_still_move(s, usual.WEIGHTS)
    if own:
        value += own * (_as_foreseen(s) - value)
    value = usual.worth_with_clock(s, 0, int(max(-usual.MOST, min(usual.MOST, value))))
    return value if side == 0 else -value


def _patience(s: State, side: Side) -> float:
    """Return the patience an expert has left, from 1 to 0. A coach who is ahead can wait for his opponents.

    If neither is, the stronger one goes: two who both wait to be gone at would stand there until beasts eat them.
    """
    rounds, points = s.turn / 2, s.score[0] + s.score[1] + 1
    if s.score[side] > s.score[1 - side] or rounds <= EAGER * points:
        return 1.0
    waits, fades = (EAGER, RESTLESS) if is_stronger(s, side) else (PATIENT, IMPATIENT)
    return 1 - max(0.0, min(1.0, (rounds - waits * points) / fades))


def is_stronger(s: State, side: Side) -> bool:
    """Return whether a team is clearly the stronger one as all are now."""
    lead = Outlook(s).lead()
    return lead > CLEARLY if side == HOME else lead < -CLEARLY


def _as_foreseen(s: State) -> float:
    """Return the worth of a position for the south by the outlook of both teams."""
    view = foreseen(s)
    value = STRONGER * tanh(STEEP * view.lead()) + (s.score[0] - s.score[1]) * POINT
    value += _ball(s, view) + _places(s, 0) - _places(s, 1)
    return max(-usual.MOST, min(usual.MOST, value))


def foreseen(s: State) -> Outlook:
    """Return the outlook of both teams after the rest of this turn, the next one and half a turn more.

    While nobody has acted yet, after this turn and half of the next one.
    """
    view = Outlook(s)
    if s.phase != st.TURN:
        return view
    has_begun = _has_begun(s)
    view.strike(s.side, now=True)
    view.begin_turn(s.side)
    view.beasts_strike()
    view.strike(1 - s.side, share=1.0 if has_begun else LATER)
    if has_begun:
        view.strike(s.side, share=LATER)
    return view


def _has_begun(s: State) -> bool:
    """Return whether somebody has acted in this turn."""
    return s.acting != st.NO_ONE or any(s.used[who] == st.ACTIVATED for who in st.team(s, s.side))


def _can_still_move(s: State, w: usual.Weights) -> float:
    """Return a refund for the south of the stalling charge while the ball can still be moved in this turn.

    If it counted, he would end his own turn at once, only because it is the turn of the others then.
    """
    if not usual.stands_still(s) or _has_begun(s):
        return 0.0
    return float(w.stalling if s.possessor == 0 else -w.stalling)


def _ball(s: State, view: Outlook) -> float:
    """Return the worth of the ball for the south. A held ball counts as `worth` judges it, times the chance to keep
    it.
    """
    if s.possessor < 0:
        return 0.0
    cell, sign = st.ball_cell(s), 1 if s.possessor == 0 else -1
    if s.holder == st.NO_ONE and cell >= 0:
        return race_worth(s, cell) - sign * usual.stalling_cost(s, WEIGHTS) + _can_still_move(s, WEIGHTS)
    ball = usual.ball_worth(s, WEIGHTS) + sign * _can_still_move(s, WEIGHTS)
    if s.holder != st.NO_ONE and ball > 0:
        ball *= view.kept - LOST * (1 - view.kept)
    return sign * ball


def _places(s: State, side: Side) -> float:
    """Return the worth of the squares of a team: near the ball, away from beasts and from rivals."""
    cell = st.ball_cell(s)
    row = DISTANCE[cell if cell >= 0 else OWN_GOAL[1 - side] if s.possessor != side else goal_attacked_by(side)]
    value = 0.0
    for who in st.team(s, side):
        place = s.where[who]
        if place == st.TUNNEL:
            value -= usual.WEIGHTS.in_tunnel
        elif place >= 0:
            value -= NEAR * row[place]
            value -= usual.WEIGHTS.beast_near * sum(DISTANCE[beast.cell][place] <= 2 for beast in s.beasts)
    if st.is_exiles(s, side):
        value -= RIVALS * sum(len(rivals(s, who)) for who in st.team(s, side))
    return value
