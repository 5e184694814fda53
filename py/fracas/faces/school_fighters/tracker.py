"""School Fighters at a table: its buttons and sequence of play."""

from collections.abc import Callable
from typing import Any

from fracas.faces.school_fighters.labels import bruises_text
from fracas.faces.tracker import DICE, SIDES, WHOM, AbilityText, Boxes, EntryButton, TrackerLayout, TurnStep
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.tracking import MOST_HITS, players
from fracas.games.school_fighters.words.specials import effect, special_name, specials_of
from fracas.locale import N_, _

ATTACK_DICE = range(1, 7)
ATTACKS = (  # by the dice that the Mob, cover or the Boss's order add to a unit's Block
    N_("Attack: dice"), N_("Attack against 1 more Block die"), N_("Attack against 2 more Block dice"),
)


def fate(s: State, who: int) -> str:
    """Return the fate of a unit: out, Fazed, or the bruises it can still take once it has taken some."""
    unit = s.units[who]
    if unit.status in (st.KNOCKED_OUT, st.DETAINED):
        return _("knocked out") if unit.status == st.KNOCKED_OUT else _("detained")
    if unit.status == st.FAZED:
        return _("Fazed")
    if unit.bruises == unit.profile.bruises:
        return ""
    return bruises_text(unit.bruises)


def abilities(s: State, who: int) -> tuple[AbilityText, ...]:
    """Return the specials of a unit."""
    return tuple(AbilityText(special_name(key), effect(key), "2.2") for key in specials_of(s.units[who].profile))


def _hits(n: int) -> Callable[[Any, int], tuple[int]]:
    return lambda _state, _who: (n,)


def _dice(n: int, more: int) -> Callable[[State, int], tuple[int, int]]:
    return lambda s, who: (n, s.units[who].profile.block + more)


TRACKER = TrackerLayout(
    buttons=(
        EntryButton(N_("Goes first"), "play", "first", SIDES, rule="2", is_main=True),
        EntryButton(N_("Turn over"), "end", "part", rule="3", is_main=True),
        EntryButton(N_("Round over"), "last", "round", rule="3"),
        EntryButton(N_("Knocked out"), "close", "out", WHOM, rule="6.2"),
        EntryButton(N_("Bruise healed, or on its feet"), "up", "heal", WHOM, rule="2.2"),
        EntryButton(N_("Detention"), "hand", "detain", WHOM, rule="7"),
        EntryButton(N_("Moxie test"), "dice", "moxie", WHOM, rule="6.5", depth=DICE),
        EntryButton(N_("Gang flees"), "flag", "flee", SIDES, rule="6.5"),
        *(EntryButton(N_("Hits in one attack"), "tackle", "hit", WHOM, then=_hits(n), rule="6.2", n=n)
          for n in range(1, MOST_HITS + 1)),
        *(EntryButton(label, "dice", "attack", WHOM, then=_dice(n, more), rule="6.1", n=n, depth=DICE)
          for more, label in enumerate(ATTACKS) for n in ATTACK_DICE),
        EntryButton(N_("Concede"), "flag", "concede", SIDES, rule="6.7", is_rare=True),
    ),
    gauges=(),
    players=players, side=lambda s, who: s.units[who].side, fate=fate, abilities=abilities,
    steps=(
        TurnStep(N_("Round: the order alternates"), "3"), TurnStep(N_("Movement, and the Boss’s order"), "4.1"),
        TurnStep(N_("Walk, run, charge"), "4.2"), TurnStep(N_("Shooting and salts"), "5", N_("Fight and Block dice")),
        TurnStep(N_("Combat"), "6.0", N_("Fight and Block dice")), TurnStep(N_("Bruises and Fazed"), "6.2"),
        TurnStep(N_("Separate"), "6.4"), TurnStep(N_("Moxie of a gang at half its size"), "6.5", "2D6"),
        TurnStep(N_("The Fazed recover"), "6.6"), TurnStep(N_("Points after round 5"), "6.7"),
    ),
    boxes=(Boxes(N_("Rounds of the match"), st.ROUNDS),),
    wounds=lambda s, who: Boxes(N_("Bruises"), s.units[who].profile.bruises),
)
