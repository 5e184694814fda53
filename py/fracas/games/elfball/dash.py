"""Dash (chapter 16)."""

from fracas.games.elfball.challenge import NO_EARNING, Need, challenge
from fracas.games.elfball.injury import daze, knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.state import EXTRA_DIE, EXTRA_HEX, State, has, is_unused, profile, side_of, use
from fracas.games.elfball.tables import DASH_FAILED
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.table import Reason, Table

HEX, CHALLENGE = "hex", "challenge"
DASH_NEED = Need(1, (Reason("base", 1),))


def dash(t: Table, p: int, counters: int) -> None:
    """Spend counters on a Dash; its use is the next input.

    Rule:    Elfball 16, Rulings 39, 40, 102 (a fee is not owed any more), 107, 108.
    Rolls:   as many dice as counters spent.
    Asks:    what the Dash is used for: one extra hex, or one challenge.
    Changes: momentum, and as `run`.
    """
    t.state.momentum -= counters
    run(t, p, counters, DASH_NEED)


def sprint_need(s: State) -> Need:
    """Return the successes a Sprinter needs for his next Dash of the action.

    Rule: Elfball 22.1 "Sprinter", Ruling 106: the k-th Dash needs k + 1.
    """
    return Need(s.dashes + 2, (Reason("base", 1), Reason("sprinter", s.dashes + 1)))


def sprint(t: Table, p: int) -> None:
    """Let a Sprinter dash for nothing, as often as he succeeds.

    Rule:    Elfball 22.1 "Sprinter", Rulings 40, 106, 108.
    Rolls:   as many dice as his Jog.
    Asks:    as `dash`.
    Changes: used (he may not dash with counters any more), and as `dash`.
    """
    s = t.state
    if is_unused(s, p, "sprinter"):
        use(s, p, "sprinter")
    run(t, p, profile(s, p).jog, sprint_need(s))


def may_sprint(s: State, p: int) -> bool:
    """Return whether a player may dash without counters.

    Rule: Elfball 22.1 "Sprinter", Ruling 106: not after a paid Dash.
    """
    return has(s, p, "sprinter") and (s.dashes == 0 or not is_unused(s, p, "sprinter"))


def run(t: Table, p: int, dice: int, need: Need) -> None:
    """Roll a Dash and ask for its use.

    Rule:    Elfball 16, Rulings 39, 102, 107.
    Changes: dashes, dash, fee; stance, ball and shift when it fails.
    """
    s = t.state
    s.dashes += 1
    s.fee = False
    outcome = challenge(t, "dash", p, dice, need, earns=NO_EARNING, rule="16")
    if outcome.has_passed:
        t.tell("dashes", p, rule="16")
        used_for = t.choose(side_of(p), "dash", (HEX, CHALLENGE), who=p, rule="16/R107")
        s.dash = EXTRA_HEX if used_for == HEX else EXTRA_DIE
        t.tell("dash_used", p, used_for, rule="16/R107")
        return
    if outcome.flopped:
        daze(t, p, rule="16")
    else:
        knock_down(t, p, rule="16")
        shift(t, DASH_FAILED)
    drop(t, p, s.where[p])
