"""Hypnotic Gaze at the end of a Move Action (chapter 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import Reasons, agility_reasons, passes, zone_reasons
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Table


def gaze(t: Table, who: int, victim: int) -> None:
    """Try to hypnotise an opponent next to him.

    Rule:    Street Bowl 19 Hypnotic Gaze.
    Rolls:   Agility, -1 for every enemy tackle zone on him but the victim's.
    Changes: alertness of the victim, until his next Action starts.
    """
    s: State = t.state
    t.tell("gazes", who, victim, rule="19.6")
    if passes(t, "gaze", who, gaze_reasons(s, who, victim), target=victim, rule="19.6"):
        s.alertness[victim] = st.GAZED_AT
        t.tell("is_hypnotised", victim, who, rule="19.6")


def gaze_reasons(s: State, who: int, victim: int) -> Reasons:
    """Return the modifiers of a gaze.

    Rule: Street Bowl 19 Hypnotic Gaze.
    """
    zones = (zone for zone in zone_reasons(s, who, "gaze", s.where[who]) if zone.who != victim)
    return agility_reasons(s, who, "gaze", *zones)
