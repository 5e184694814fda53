"""Steps, entering (chapter 3.4) and the Acrobat's vault (4.10)."""

from fracas.games.cave_brawl.activation import carry_on
from fracas.games.cave_brawl.pit import beyond
from fracas.games.cave_brawl.roll import against_vault, succeeds
from fracas.games.cave_brawl.score import check_point
from fracas.games.cave_brawl.state import TUNNEL, State
from fracas.kernel.table import Table


def step(t: Table, who: int, cell: int) -> None:
    """Move one square, or enter from the tunnel onto the own goal square.

    Rule: Cave Brawl 3.4, Rulings 14, 15 and 19.
    """
    s: State = t.state
    start = s.where[who]
    s.where[who] = cell
    s.left -= 1
    if start == TUNNEL:
        t.tell("enters", who, cell, rule="3.4/R16")
    else:
        t.tell("moves", who, start, cell, rule="3.4/R14")
    check_point(t)
    carry_on(t)


def vault(t: Table, who: int, over: int) -> None:
    """Try to leap over an opposing player to the square straight behind him.

    Rule:  Cave Brawl 4.10, Rulings 37, 38 and 39.
    Rolls: d20.
    """
    s: State = t.state
    start = s.where[who]
    s.vaulted = 1
    if succeeds(t, "vault", who, against_vault(s, who, over), target=over, rule="4.10/R37"):
        s.where[who] = beyond(start, s.where[over])
        t.tell("vaults", who, over, start, s.where[who], rule="4.10/R38")
        check_point(t)
    else:
        s.left = 0
        t.tell("vault_fails", who, over, rule="4.10/R39")
    carry_on(t)
