"""The face-off (Street Brawl 5): a free action against the loser or a step, then the throw-in."""

from fracas.games.elfball import faceoff as elfball
from fracas.games.elfball.disengage import disengage, disengage_need
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.movement import walk
from fracas.games.elfball.state import STANDING, State
from fracas.games.elfball.throwing.ball import bounce
from fracas.games.elfball.throwing.catching import catch
from fracas.kernel.table import Table


def free_steps(s: State, p: int) -> list[int]:
    """List the squares the winner may disengage to.

    Rule: Street Brawl 5, Ruling 11 (exactly one square).
    """
    return [cell for cell in s.book.field.neighbours[s.where[p]] if cell >= 0 and cell not in s.where]


def free_step(t: Table, p: int, cell: int) -> None:
    """Move the winner into another square.

    Rule:  Street Brawl 5, Rulings 11 (no Jog), 33 (no roll if nobody faces him).
    Rolls: Disengage if he is faced.
    """
    s = t.state
    s.done = True
    need = disengage_need(s, p, s.where[p])
    if need is None or disengage(t, p, need):
        walk(t, p, cell)


def end_free_action(t: Table) -> None:
    """Throw the ball in after the free action, with any result; then it is the winner's turn.

    Rule: Street Brawl 5, Rulings 11 (he may decline the free action), 32.
    """
    s = t.state
    throw_in(t, s.acting)
    s.done = True
    elfball.end_free_challenge(t)


def throw_in(t: Table, p: int) -> None:
    """Let the winner of the face-off catch the ball on his square.

    Rule:  Street Brawl 5, Rulings 10 (nobody intercepts; lying he cannot catch), 32, 42.
    Asks:  his coach: catch or decline.
    Rolls: Catch, then the bounces of a ball that is not caught.
    """
    s = t.state
    cell = s.where[p]
    s.ball = cell
    t.tell("thrown_in", p, cell, rule="S5")
    if s.stance[p] != STANDING or not catch(t, p):
        bounce(t, cell)


def knock(t: Table, winner: int, loser: int) -> None:
    """Put the loser of a simple face-off Down and throw the ball in.

    Rule: Street Brawl 5, Ruling 12.
    """
    s = t.state
    if s.stance[loser] == STANDING:
        knock_down(t, loser, rule="S5/R12")
    s.acting = winner
    throw_in(t, winner)
