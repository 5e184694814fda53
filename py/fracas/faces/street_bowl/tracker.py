"""Street Bowl at a table: its buttons, counters and sequence of play."""

from fracas.faces.tracker import (
    DICE,
    SIDES,
    WHICH,
    WHOM,
    AbilityText,
    Boxes,
    EntryButton,
    Gauge,
    TrackerLayout,
    TurnStep,
)
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.tracking import KICK_OFFS, MOST_POTIONS, MOST_REROLLS, WEATHERS, players
from fracas.games.street_bowl.words.names import WEATHERS as WEATHER_NAMES
from fracas.games.street_bowl.words.names import skill_name
from fracas.games.street_bowl.words.skill_texts import effect, rule_of
from fracas.games.street_bowl.words.tables import KICK_OFFS as KICK_OFF_NAMES
from fracas.locale import N_, _

FATES = {
    st.KNOCKED_OUT: N_("knocked out"), st.BADLY_HURT: N_("badly hurt"), st.INJURED: N_("injured"), st.DEAD: N_("dead"),
    st.ARRESTED: N_("arrested"), st.GONE: N_("gone for the drive"), st.DRAGGED_AWAY: N_("dragged away"),
}


def fate(s: State, who: int) -> str:
    """Return the fate of a player."""
    return _(FATES[s.where[who]]) if s.where[who] in FATES else ""


def abilities(s: State, who: int) -> tuple[AbilityText, ...]:
    """Return the skills of a player."""
    return tuple(AbilityText(skill_name(key), effect(key), rule_of(key)) for key in st.player(s, who).skills)


def _put(label: str, icon: str, box: str, rule: str) -> EntryButton:
    return EntryButton(label, icon, "put", WHOM, then=lambda *_all: (box,), rule=rule)


TRACKER = TrackerLayout(
    buttons=(
        EntryButton(N_("Kicks off"), "kick", "kick-off", SIDES, rule="5", is_main=True),
        EntryButton(N_("Kick-off"), "kick", "next-kick", rule="5", is_main=True),
        EntryButton(N_("Turn over"), "end", "over", rule="6", is_main=True),
        EntryButton(N_("Touchdown"), "aim", "touchdown", WHOM, rule="6", for_side="touchdown-for"),
        EntryButton(N_("Injury roll"), "dice", "injury", WHOM, rule="9", depth=DICE),
        EntryButton(N_("Casualty roll"), "dice", "casualty", WHOM, rule="9", depth=DICE),
        _put(N_("Knocked out"), "minus", "ko", "9"),
        _put(N_("Badly hurt"), "plus", "badly-hurt", "9"),
        _put(N_("Injured"), "plus", "injured", "9"),
        _put(N_("Dead"), "close", "dead", "9"),
        _put(N_("Arrest"), "hand", "arrested", "15"),
        _put(N_("Dragged away with his weapon"), "flag", "dragged-away", "13"),
        _put(N_("Gone for the drive"), "end", "gone", "13"),
        _put(N_("Comes to"), "up", "fit", "9"),
        EntryButton(N_("Knocked out: who comes to"), "dice", "wake-up", rule="9", depth=DICE),
        EntryButton(N_("Weather"), "help", "weather", WHICH, rule="14",
             words=dict(zip(WEATHERS, WEATHER_NAMES, strict=True))),
        EntryButton(N_("Weather: 2D6"), "dice", "weather-roll", rule="14", depth=DICE),
        EntryButton(N_("Kick-off event"), "help", "event", WHICH, rule="15",
             words={key: KICK_OFF_NAMES[key] for key in KICK_OFFS}),
        EntryButton(N_("Kick-off event: 2D6"), "dice", "event-roll", rule="15", depth=DICE),
        EntryButton(N_("Concede"), "flag", "concede", SIDES, rule="16", is_rare=True),
    ),
    gauges=(
        Gauge(N_("Turn marker"), "turns", lambda s: tuple(s.turns), rule="6"),
        Gauge(N_("Re-rolls"), "rerolls", lambda s: tuple(s.rerolls), rule="6"),
        Gauge(N_("Potions"), "potions", lambda s: tuple(s.potions), rule="13"),
    ),
    players=players, side=lambda _state, who: side_of(who), fate=fate, abilities=abilities,
    steps=(
        TurnStep(N_("Weather"), "14", "2D6"), TurnStep(N_("Toss, set up, kick"), "4", "D6"),
        TurnStep(N_("Kick-off table"), "15", "2D6"), TurnStep(N_("Team turn: each player one Action"), "6"),
        TurnStep(N_("Move, dodge, go for it"), "7", "D6"), TurnStep(N_("Block"), "8", N_("block dice")),
        TurnStep(N_("Armour and injury"), "9", "2D6"), TurnStep(N_("Casualty"), "9", "D6, D8"),
        TurnStep(N_("Pass, catch, intercept"), "10", "D6"), TurnStep(N_("Ball bounces, walls, fans"), "11", "D8"),
        TurnStep(N_("Between drives: weapons, knocked out, potions"), "13", "D6, D8"),
        TurnStep(N_("End of the match"), "16"),
    ),
    boxes=(
        Boxes(N_("Touchdowns"), 2 * TURNS), Boxes(N_("Turn, first half"), TURNS), Boxes(N_("Turn, second half"), TURNS),
        Boxes(N_("Turn, overtime"), TURNS), Boxes(N_("Re-rolls"), MOST_REROLLS), Boxes(N_("Potions"), MOST_POTIONS),
    ),
)
