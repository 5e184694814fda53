"""The weather (chapter 14). What it does stands where it does it."""

from __future__ import annotations

from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.state import FINE, RAIN, SMOG, SNOW, WIND, State
from fracas.kernel.table import HOME, Table

AT = {2: SMOG, 3: WIND, 11: RAIN, 12: SNOW}  # by the sum of 2D6; else fine


def weather_of(faces: tuple[int, ...]) -> int:
    """Return the weather for two dice.

    Rule: Street Bowl 14.
    """
    return AT.get(sum(faces), FINE)


def roll_weather(t: Table) -> None:
    """Roll the weather, in force until it is rolled again.

    Rule:  Street Bowl 4 (1), 14.
    Rolls: 2D6.
    """
    s: State = t.state
    s.weather = weather_of(t.roll("weather", TWO_D6, coach=HOME, bands=weather_of, rule="14"))
    t.tell("weather", s.weather, rule="14")
