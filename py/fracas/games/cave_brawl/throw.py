"""The actions with the ball: pass and catch (chapter 4.3), kick (4.4), pick up (4.5)."""

from fracas.games.cave_brawl.activation import carry_on, end_activation
from fracas.games.cave_brawl.ball import place, take
from fracas.games.cave_brawl.pit import DISTANCE, goal_attacked_by
from fracas.games.cave_brawl.roll import against_dc, succeeds
from fracas.games.cave_brawl.score import win
from fracas.games.cave_brawl.state import State, side_of
from fracas.kernel.dice import D6
from fracas.kernel.table import Table

SHORT, MEDIUM = 5, 10  # the longest range of each; long is all beyond
PASS_DC = (4, 8, 12)
KICK_DC = (14, 17, 20)


def dc_at(table: tuple[int, int, int], distance: int) -> int:
    """Return the DC of a throw over this distance.

    Rule: Cave Brawl 4.3, 4.4.
    """
    return table[(distance > SHORT) + (distance > MEDIUM)]


def pass_dc(s: State, who: int, receiver: int) -> int:
    """Return the DC of a pass and of its catch."""
    return dc_at(PASS_DC, DISTANCE[s.where[who]][s.where[receiver]])


def kick_dc(s: State, who: int) -> int:
    """Return the DC of a kick at the hole above the opponent's goal square."""
    return dc_at(KICK_DC, DISTANCE[s.where[who]][goal_attacked_by(side_of(s, who))])


def throw(t: Table, who: int, receiver: int) -> None:
    """Pass to a team-mate, who must catch.

    Rule:  Cave Brawl 4.3, Rulings 30, 31, 32 and 58.
    Rolls: d20; failed: d6 distance; made: d20 catch.
    Asks:  the opposing coach where the ball lies after a failure: "place".
    """
    s: State = t.state
    s.acted = 1
    other = 1 - side_of(s, who)
    dc = pass_dc(s, who, receiver)
    if not succeeds(t, "pass", who, against_dc(s, "pk", who, dc), target=receiver, rule="4.3/R58"):
        t.tell("pass_fails", who, receiver, rule="4.3")
        distance = t.roll("distance", D6, coach=side_of(s, who), who=who, rule="4.3")
        place(t, other, s.where[receiver], distance, who)
    elif succeeds(t, "catch", receiver, against_dc(s, "cd", receiver, dc), target=who, rule="4.3/R58"):
        t.tell("catches", receiver, who, rule="4.3/R31")
        take(t, receiver)
    else:
        t.tell("catch_fails", receiver, rule="4.3")
        place(t, other, s.where[receiver], 1, receiver)
    carry_on(t)


def kick(t: Table, who: int) -> None:
    """Kick at the hole above the opponent's goal; success wins the match at once.

    Rule:  Cave Brawl 3.6, 4.4, Rulings 22, 32, 54 and 58.
    Rolls: d20; failed: d6 distance.
    Asks:  the opposing coach where the ball lies after a failure: "place".
    """
    s: State = t.state
    s.acted = 1
    side = side_of(s, who)
    goal = goal_attacked_by(side)
    if succeeds(t, "kick", who, against_dc(s, "pk", who, kick_dc(s, who)), target=goal, rule="4.4/R58"):
        t.tell("kick_hits", who, rule="4.4")
        win(t, side, "kick", "3.6/R54")
        return
    t.tell("kick_fails", who, rule="4.4/R22")
    distance = t.roll("distance", D6, coach=side, who=who, rule="4.4")
    place(t, 1 - side, goal, distance, who)
    carry_on(t)


def pick_up(t: Table, who: int) -> None:
    """Take the loose ball on the player's square; that ends his activation.

    Rule: Cave Brawl 4.5.
    """
    t.tell("picks_up", who, t.state.ball, rule="4.5")
    take(t, who)
    end_activation(t)
