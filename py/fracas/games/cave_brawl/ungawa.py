"""Ungawa: the stalling count and the release of a beast (chapters 6.1 and 6.2)."""

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import CAVES, PIT, SIZE, ring
from fracas.games.cave_brawl.roll import roll_sum
from fracas.games.cave_brawl.state import MOST_RELEASED, NO_ONE, Beast, State, ball_cell, free_cells
from fracas.kernel.dice import D2, D6
from fracas.kernel.table import Table

PATIENCE = 2  # turns without moving the ball


def ungawa_check(t: Table) -> None:
    """Count the possessor's turns without moving the ball, and release a beast at the second.

    Rule: Cave Brawl 6.1, Ruling 42.
    """
    s: State = t.state
    if s.side == s.possessor:
        if s.gained or ball_cell(s) != s.ball_start:
            s.stall = 0
        else:
            s.stall += 1
            t.tell("stalls", s.side, s.stall, rule="6.1/R42")
    if s.stall == PATIENCE:
        s.stall = 0
        t.tell("ungawa", s.side, rule="6.1")
        release(t)
    else:
        t.tell("turn_ends", s.side, rule="3.2")


def release(t: Table) -> None:
    """Let a beast out of a cave against the team whose turn ends. In a full pit it stays where it is.

    Rule:  Cave Brawl 6.2, Ruling 43.
    Rolls: d6 beast, d2 cave, POW d6 hit points.
    """
    s: State = t.state
    if not free_cells(s, tuple(range(len(PIT))), goals=False):
        return
    kind = t.roll("beast", D6, coach=s.side, rule="6.2") - 1
    t.tell("released", kind, s.side, rule="6.2")
    if s.released == MOST_RELEASED:
        s.beasts = [beast._replace(number=number) for number, beast in enumerate(s.beasts)]
        s.released = len(s.beasts)
    cave = CAVES[t.roll("cave", D2, coach=s.side, rule="6.2/R43") - 1]
    beast = Beast(s.released, kind, _way_out(s, cave), 0, False, s.side, False, NO_ONE)
    hp = roll_sum(t, "beast_hp", BEASTS[kind].pow, coach=s.side, who=beast.who, rule="6.2")
    s.released += 1
    s.beasts.append(beast._replace(hp=hp))
    t.tell("appears", beast.who, beast.cell, hp, rule="6.2/R43")


def _way_out(s: State, cave: int) -> int:
    """Return the cave square, or the nearest empty one that is no goal square.

    Rule: Cave Brawl 6.2, Ruling 43.
    """
    rings = (free_cells(s, ring(cave, n), goals=False) for n in range(SIZE))
    return next(cells[0] for cells in rings if cells)
