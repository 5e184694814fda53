"""Who has the ball, and where it goes when nobody has it (chapter 3.5)."""

from fracas.games.cave_brawl.pit import AROUND, SIZE, ring
from fracas.games.cave_brawl.score import check_point
from fracas.games.cave_brawl.state import NO_ONE, NOWHERE, OVER, State, free_cells, side_of
from fracas.kernel.table import Side, Table


def take(t: Table, who: int) -> None:
    """Give a player on field the ball he picked up or caught.

    Rule: Cave Brawl 6.1, Ruling 42 (he gained it; a change of possessor sets the count to 0).
    """
    s: State = t.state
    s.holder, s.ball, s.gained = who, NOWHERE, 1
    possess(s, side_of(s, who))
    check_point(t)


def possess(s: State, side: Side) -> bool:
    """Make a team the possessor.

    Rule:    Cave Brawl 6.1, Ruling 42.
    Returns: whether it was not before.
    """
    if s.possessor == side:
        return False
    s.possessor, s.stall = side, 0
    return True


def drop(t: Table, who: int, cell: int) -> None:
    """Let the ball bounce if this player held it: one square, chosen by his own coach.

    Rule: Cave Brawl 3.5, Rulings 17 and 18.
    Args: cell - where he is, or was when he died or was carried off.
    Asks: his coach: "bounce".
    """
    s: State = t.state
    if s.holder != who:
        return
    s.holder, s.ball = NO_ONE, cell
    if s.phase == OVER:
        return
    cells = free_cells(s, AROUND[cell], goals=False)
    if cells:
        s.ball = select(t, side_of(s, who), "bounce", cells, who=who, rule="3.5/R18")
        t.tell("ball_bounces", cell, s.ball, rule="3.5/R18")
    else:
        t.tell("ball_stays", cell, rule="3.5/R17")


def place(t: Table, coach: Side, centre: int, distance: int, who: int) -> None:
    """Let a coach place the ball at a distance.

    Rule: Cave Brawl 3.5, Ruling 17.
    Args: who - the player whose throw or catch failed.
    Asks: `coach`: "place".
    """
    s: State = t.state
    s.holder = NO_ONE
    for n in (*range(distance, 0, -1), *range(distance + 1, SIZE)):
        cells = free_cells(s, ring(centre, n), goals=False)
        if cells:
            s.ball = select(t, coach, "place", cells, who=who, rule="3.5/R17")
            t.tell("ball_placed", s.ball, coach, n, rule="3.5/R17")
            return


def select(t: Table, coach: Side, kind: str, cells: tuple[int, ...], *, who: int, rule: str) -> int:
    """Ask a coach for a square; a single one is no question."""
    if len(cells) == 1:
        return cells[0]
    cell: int = t.choose(coach, kind, cells, who=who, rule=rule)
    return cell
