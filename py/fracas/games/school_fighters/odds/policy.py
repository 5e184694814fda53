"""Odds: the event that decides the outcome of an action, and the assumed decisions of coaches."""

from fracas.games.school_fighters.moxie import best_tester
from fracas.games.school_fighters.state import State
from fracas.kernel.table import Choice, Event, Option
from fracas.locale import N_

ASSUMPTIONS = (
    N_("The gang’s unit with the best chance takes the Moxie test."),
    N_("The winner of the roll-off takes the south side."),
)

_PLAIN = {
    "lays_table": "table", "deploys": "deployed", "activates": "activated", "holds": "held",
    "walks": "walked", "runs": "ran", "charges": "charged", "orders_ready": "order:ready", "orders_feet": "order:feet",
    "uses_salts": "salts", "monitor_declined": "monitor:declined", "talks_out": "monitor:talked-out",
    "detained": "monitor:detained",
}


def outcome(event: Event, s: State) -> str | None:
    """Return the outcome an event decides, None if it decides nothing.

    An attack is decided by its hits and what they do; the end of a part by the moxie test it leads to.
    """
    kind, facts = event.kind, event.facts
    if kind == "hits":
        return f"hits:{facts[2]}:{facts[3]}"
    if kind in ("stays", "flees"):
        return f"gang:{kind}"
    if kind in ("wins_roll_off", "ties"):
        return f"roll-off:{facts[0]}" if facts else "roll-off:tie"
    if kind == "order_inches":
        return f"order:run:{facts[1]}"
    return _PLAIN.get(kind)


def policy(s: State, choice: Choice) -> Option:
    """Return the answer that a coach is taken to give; `ASSUMPTIONS` says it in words."""
    if choice.kind == "moxie-unit":
        losses = choice.facts[0]
        able = [who for who in choice.options if isinstance(who, int)]
        assert isinstance(losses, int)
        return best_tester(s, able, losses)
    return choice.options[0]
