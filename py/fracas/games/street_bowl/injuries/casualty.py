"""The casualty table, Decay and Regeneration (chapter 9)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.hurting import DECAY, REGENERATION
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.dice import D6, D8
from fracas.kernel.table import Table


def casualty(t: Table, who: int, *, is_light: bool) -> int:
    """Count a casualty, and roll what he suffers and whether he regenerates.

    Rule:    Street Bowl 9, 19 Decay, Regeneration, Ruling 78.
    Args:    is_light - Badly Hurt without a roll.
    Rolls:   D6 and D8, twice with Decay; D6 4+ for Regeneration.
    Changes: casualties.
    Returns: the box he goes to.
    """
    s: State = t.state
    st.count_casualty(s, who)
    box = st.BADLY_HURT if is_light else _roll(t, who)
    if st.has(s, who, DECAY) and not is_light:
        box = min(box, _roll(t, who))  # the worse
    if st.has(s, who, REGENERATION) and t.test(
        "regeneration", D6, coach=side_of(who), who=who, need=4, rule="19.6"
    ).passed:
        t.tell("regenerates", who, rule="19.6")
        return st.RESERVES
    return box


def _roll(t: Table, who: int) -> int:
    """Roll on the casualty table.

    Rule:    Street Bowl 9; for one match all lasting injuries are the same.
    Returns: BADLY_HURT, INJURED or DEAD.
    """
    tens = t.roll("casualty", D6, coach=1 - side_of(who), who=who, bands=_box_of, rule="9")
    units = t.roll("casualty_detail", D8, coach=1 - side_of(who), who=who, bands=_alike, rule="9")
    t.tell("suffers", who, 10 * tens + units, rule="9")
    return _box_of(tens)


def _box_of(tens: int) -> int:
    return st.BADLY_HURT if tens < 4 else st.INJURED if tens < 6 else st.DEAD


def _alike(_face: int) -> int:
    return 0
