"""Elfball at a table: its buttons, counters and sequence of play."""

from collections.abc import Callable
from functools import partial
from typing import Any

from fracas.faces.tracker import DICE, SIDES, WHOM, AbilityText, Boxes, EntryButton, Gauge, TrackerLayout, TurnStep
from fracas.games.elfball import state as st
from fracas.games.elfball.dice import MOST_DICE
from fracas.games.elfball.rules import rules_text
from fracas.games.elfball.settings import MOST_GOALS
from fracas.games.elfball.state import State, profile, side_of
from fracas.games.elfball.tracking import players
from fracas.games.elfball.words.ability_texts import effects, rule_of
from fracas.games.elfball.words.names import ability_name
from fracas.kernel.ruleset import Chapter
from fracas.locale import N_, _

FATES = {
    st.BENCHED: N_("benched"), st.RECOVERY: N_("recovery"), st.INFIRMARY: N_("infirmary"), st.EJECTED: N_("ejected"),
}
INJURY_DICE = range(1, MOST_DICE + 1)  # all of them for a punishing hit; after a Bonecrusher fewer than his Grit


def fate(s: State, who: int) -> str:
    """Return the fate of a player."""
    if s.where[who] == st.BENCH and st.players_on_field(s, side_of(who)):
        return _("bench")
    return _(FATES[s.where[who]]) if s.where[who] in FATES else ""


def abilities(rules: Callable[[], tuple[Chapter, ...]], s: State, who: int) -> tuple[AbilityText, ...]:
    """Return the abilities of a player.

    Args: rules - gives the chapters, of a variant those in its words.
    """
    texts = effects(rules)
    has = () if who in st.WIZARDS else profile(s, who).abilities
    return tuple(AbilityText(ability_name(key), texts[key], rule_of(key)) for key in has)


def _grit(s: State, who: int) -> tuple[int]:
    return (profile(s, who).grit,)


def _dice(n: int) -> Callable[[Any, int], tuple[int]]:
    return lambda _state, _who: (n,)


MOVE = TurnStep(N_("Move: 1 Jog a hex"), "8")

TRACKER = TrackerLayout(
    buttons=(
        EntryButton(N_("Face-off won"), "play", "face-off", SIDES, rule="6", is_main=True),
        EntryButton(N_("Turn over"), "end", "over", given=(st.NO_ONE,), rule="7", is_main=True),
        EntryButton(N_("Shift in Momentum"), "flag", "shift", given=(st.NO_ONE,), rule="9"),
        EntryButton(N_("Goal"), "aim", "goal", WHOM, rule="20", for_side="goal-for"),
        EntryButton(N_("Turn over: who acted"), "team", "over", WHOM, rule="7", log_label=N_("Turn over")),
        EntryButton(N_("Shift: who acted"), "team", "shift", WHOM, rule="9", log_label=N_("Shift in Momentum")),
        EntryButton(N_("Replacement"), "up", "enter", WHOM, rule="18"),
        EntryButton(N_("Injury roll"), "dice", "injury", WHOM, then=_grit, rule="17", depth=DICE),
        *(EntryButton(N_("Injury roll: dice"), "dice", "injury", WHOM, then=_dice(n), rule="17", n=n,
                      depth=DICE) for n in INJURY_DICE),
        EntryButton(N_("Recovery"), "plus", "put", WHOM, then=lambda *_all: ("recovery",), rule="17"),
        EntryButton(N_("Infirmary"), "plus", "put", WHOM, then=lambda *_all: ("infirmary",), rule="17"),
        EntryButton(N_("Lasting injury"), "plus", "hurt", WHOM, then=lambda *_all: ("lasting",), rule="17"),
        EntryButton(N_("Career over"), "close", "hurt", WHOM, then=lambda *_all: ("career-over",), rule="17"),
        EntryButton(N_("Benched"), "minus", "put", WHOM, then=lambda *_all: ("benched",), rule="19"),
        EntryButton(N_("Ejected"), "close", "put", WHOM, then=lambda *_all: ("ejected",), rule="19"),
        EntryButton(N_("Fit again"), "up", "put", WHOM, then=lambda *_all: ("fit",), rule="17"),
        EntryButton(N_("On the field"), "team", "field", WHOM, rule="5"),
        EntryButton(N_("Magic Potion"), "dice", "potion", WHOM, rule="21", depth=DICE),
        EntryButton(N_("Concede"), "flag", "concede", SIDES, rule="20", is_rare=True),
    ),
    gauges=(Gauge(N_("Momentum"), "momentum", lambda s: (s.momentum,), rule="9"),),
    players=players, side=lambda _state, who: side_of(who), fate=fate,
    abilities=partial(abilities, rules_text), last=lambda s: tuple(s.last_moved),
    steps=(
        TurnStep(N_("Set up: who scored first"), "5"), TurnStep(N_("Face-off"), "6", N_("Might dice")),
        TurnStep(N_("Free challenge of the winner"), "6"), TurnStep(N_("Choose a player, not the last moved"), "7"),
        MOVE, TurnStep(N_("Leave an opponent who faces you"), "11", N_("Dodge dice")),
        TurnStep(N_("Pick up"), "12.1", N_("Skill dice")),
        TurnStep(N_("Throw, intercept, catch"), "13", N_("Skill dice")),
        TurnStep(N_("Impact and Tackle"), "14", N_("Might, Tackle dice")),
        TurnStep(N_("Shove"), "15", N_("Might dice")),
        TurnStep(N_("Injury"), "17", N_("Grit dice")), TurnStep(N_("Shift in Momentum, or all of it lost"), "9"),
    ),
    boxes=(
        Boxes(N_("Goals"), MOST_GOALS), Boxes(N_("Test"), 2 * MOST_GOALS - 1),
        Boxes(N_("Momentum"), st.MOST_MOMENTUM, 0),
    ),
)
