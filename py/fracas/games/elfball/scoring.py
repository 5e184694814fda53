"""Goals, lost Tests, the end of a match, conceding (chapters 5.4, 20 and 24.1)."""

from __future__ import annotations

from fracas.games.elfball.movement import reset_action
from fracas.games.elfball.state import OVER, State, attacked_goal
from fracas.kernel.table import NOBODY, Side, Table


def has_scored(s: State) -> bool:
    """Return whether the acting player holds the ball in the goal he attacks.

    Rule: Elfball 20 "Goal", Ruling 117.
    """
    p = s.acting
    return p >= 0 and s.holder == p and s.where[p] == attacked_goal(s, s.side, s.where[p])


def score(t: Table, side: Side, rule: str) -> None:
    """Give a side a goal; it sets up first in the next Test.

    Rule: Elfball 5.2, 20, Rulings 9, 76.
    """
    s = t.state
    s.score[side] += 1
    s.first = side
    t.tell("goal", side, s.acting, tuple(s.score), rule=rule)
    if not s.options.cards and s.score[side] >= s.options.goals:
        finish(t, side, rule="20")


def draw_card(t: Table) -> None:
    """Discard a card of the clock if the coach who lost the face-off has finished a turn.

    Rule: Elfball 24.1, Ruling 64.
    """
    s = t.state
    if s.cards and s.side == s.loser:
        s.cards -= 1
        t.tell("card", s.cards, rule="24.1")
        if s.cards == 0:
            home, away = s.score
            finish(t, NOBODY if home == away else int(away > home), rule="24.1")


def finish(t: Table, winner: Side, rule: str) -> None:
    """End the match.

    Rule: Elfball 20.
    """
    s = t.state
    if s.phase != OVER:
        s.phase, s.winner = OVER, winner
        reset_action(s)
        t.tell("over", winner, tuple(s.score), rule=rule)


def concede(t: Table, side: Side) -> None:
    """Give the match up.

    Rule: Elfball 20 "Concede": the opponent's score becomes the winning number of goals.
    """
    s = t.state
    other = 1 - side
    s.score[other] = max(s.score[other], s.score[side] + 1 if s.options.cards else s.options.goals)
    t.tell("concedes", side, rule="20")
    finish(t, other, rule="20")
