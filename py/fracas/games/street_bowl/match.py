"""Before the first drive: weather, supporters, the toss, potions (chapter 4)."""

from __future__ import annotations

from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.drive import begin_drive
from fracas.games.street_bowl.halves import begin_half, toss
from fracas.games.street_bowl.injuries.potions import drink_in_break
from fracas.games.street_bowl.kick_off.weather import roll_weather
from fracas.games.street_bowl.state import State
from fracas.kernel.table import AWAY, HOME, Table


def before_match(t: Table) -> None:
    """Play the preparations before the first set-up.

    Rule:  Street Bowl 4 (1) to (4), Ruling 57.
    Rolls: weather 2D6, supporters 2D6 each, toss D6, potions D8, chefs 3D6.
    Asks:  the winner of the toss: "toss"; both coaches: "potion".
    """
    s: State = t.state
    roll_weather(t)
    supporters(t)
    s.first_kicker = toss(t)
    drink_in_break(t)
    begin_half(t, 1)
    begin_drive(t, s.first_kicker)


def supporters(t: Table) -> None:
    """Roll the supporters of both sides, and compare their numbers.

    Rule:  Street Bowl 4 (2), Ruling 9.
    Rolls: 2D6 home, 2D6 away.
    """
    s: State = t.state
    home, away = (sum(t.roll("supporters", TWO_D6, coach=side, bands=sum, rule="4/R9")) for side in (HOME, AWAY))
    s.fame = [fame(home, away), fame(away, home)]
    t.tell("supporters", home, away, s.fame[HOME], s.fame[AWAY], rule="4/R9")


def fame(own: int, other: int) -> int:
    """Return the FAME of a side: 1 for more supporters, 2 for at least twice as many.

    Rule: Street Bowl 4 (2).
    """
    return (own > other) + (own >= 2 * other)
