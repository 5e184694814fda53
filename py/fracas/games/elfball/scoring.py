"""Goals, lost Tests, the end of a match, conceding (chapters 5.4, 20, 24.1 and 24.8)."""

from fracas.games.elfball.double import forget_moves
from fracas.games.elfball.experience import reward_conceded, reward_goal
from fracas.games.elfball.movement import reset_action
from fracas.games.elfball.state import MOST_GOALS, NO_ONE, OVER, is_timed
from fracas.games.elfball.tournament import leader, points
from fracas.kernel.table import NOBODY, Side, Table


def score(t: Table, side: Side, rule: str) -> None:
    """Give a side a goal; it sets up first in the next Test.

    Rule: Elfball 5.2, 20, 22, Rulings 9 (a lost Test brings no experience), 76.
    """
    s = t.state
    s.score[side] = min(s.score[side] + 1, MOST_GOALS - 1) if is_timed(s) else s.score[side] + 1
    s.first = side
    t.tell("goal", side, s.acting, tuple(s.score), rule=rule)
    if s.acting != NO_ONE:
        reward_goal(t, side, s.acting)


def check_goals(t: Table) -> None:
    """End the match if a side has the agreed number of goals.

    Rule: Elfball 20, 24.1 (a timed match has none).
    """
    s = t.state
    side = leader(s)
    if side != NOBODY and not is_timed(s) and s.score[side] >= s.options.goals:
        finish(t, side, rule="20")


def draw_card(t: Table) -> None:
    """Discard a card of the clock at the end of a turn; the last card ends the match.

    It is discarded after turns of the coach who lost the face-off, in French after every turn.

    Rule: Elfball 24.1, 24.8, Rulings 64, 68 (event cards are drawn at the start of a turn).
    """
    s = t.state
    if is_timed(s) and s.cards and (s.options.french or s.side == s.loser):
        s.cards -= 1
        t.tell("card", s.cards, rule="24.1")
    if s.options.cards and s.cards == 0:
        finish(t, leader(s), rule="24.8" if s.options.event_cards else "24.1")


def call_time(t: Table) -> None:
    """End a match that has reached its 75 minutes by the players' watch.

    Rule: Elfball 24.8, Ruling 68.
    """
    t.tell("time", rule="24.8")
    finish(t, leader(t.state), rule="24.8/R68")


def finish(t: Table, winner: Side, rule: str) -> None:
    """End the match; a tournament counts its points.

    Rule: Elfball 20, 24.8.
    """
    s = t.state
    if s.phase != OVER:
        s.phase, s.winner = OVER, winner
        forget_moves(s)
        reset_action(s)
        t.tell("over", winner, tuple(s.score), rule=rule)
        if s.options.tournament:
            t.tell("points", *points(s), rule="24.8")


def concede(t: Table, side: Side) -> None:
    """Give the match up.

    Rule: Elfball 20 "Concede": the opponent's score becomes the winning number of goals.
    """
    s = t.state
    other = 1 - side
    s.score[other] = max(s.score[other], s.score[side] + 1 if is_timed(s) else s.options.goals)
    t.tell("concedes", side, rule="20")
    reward_conceded(t, other)
    finish(t, other, rule="20")
