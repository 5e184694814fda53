"""Dash (chapter 16)."""

from __future__ import annotations

from fracas.games.elfball.ball import drop
from fracas.games.elfball.challenge import NO_EARNING, Need, challenge
from fracas.games.elfball.injury import daze, knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.state import EXTRA_DIE, EXTRA_HEX, side_of
from fracas.games.elfball.tables import DASH_FAILED
from fracas.kernel.table import Reason, Table

HEX, CHALLENGE = "hex", "challenge"
DASH_NEED = Need(1, (Reason("base", 1),))


def dash(t: Table, p: int, counters: int) -> None:
    """Spend counters on a Dash; what it wins is the next input.

    Rule:    Elfball 16, Rulings 39, 40, 102 (a fee is not owed any more), 107, 108.
    Rolls:   as many dice as counters spent.
    Asks:    what the Dash is used for: one extra hex, or one challenge.
    Changes: momentum, dashes, dash, fee; stance, ball and shift when it fails.
    """
    s = t.state
    s.momentum -= counters
    s.dashes += 1
    s.fee = False
    outcome = challenge(t, "dash", p, counters, DASH_NEED, earns=NO_EARNING, rule="16")
    if outcome.passed:
        t.tell("dashes", p, rule="16")
        used_for = t.choose(side_of(p), "dash", (HEX, CHALLENGE), who=p, rule="16/R107")
        s.dash = EXTRA_HEX if used_for == HEX else EXTRA_DIE
        return
    if outcome.flopped:
        daze(t, p, rule="16")
    else:
        knock_down(t, p, rule="16")
        shift(t, DASH_FAILED)
    drop(t, p, s.where[p])
