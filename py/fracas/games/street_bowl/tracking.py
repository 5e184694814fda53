"""Street Bowl at a table without a board: the entries of a tracked match, and their results.

Nobody stands on a square; whoever is fit is in the reserves. What the rules do with a result they do here too.
"""

from collections.abc import Callable

from fracas.games.street_bowl import score
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.drive import FIELDED, wake_up_rolls
from fracas.games.street_bowl.injuries.casualty import casualty
from fracas.games.street_bowl.injuries.injury import injure, remove
from fracas.games.street_bowl.kick_off.kickoff_events import EVENTS
from fracas.games.street_bowl.kick_off.weather import roll_weather
from fracas.games.street_bowl.notation import body_text
from fracas.games.street_bowl.pitch import CENTRE_ROWS, HALF, square
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.tracked_drives import end_turn, kick_off, leaders, score_for, score_touchdown
from fracas.kernel.contracts.tracking_rules import (
    WHO,
    EntryField,
    EntryKind,
    ResultSummary,
    TrackingRules,
    Value,
    amount,
    clamp,
    side,
    tracking_ruleset,
    word,
)
from fracas.kernel.table import NOBODY, Side, Table

BOXES = {"fit": st.RESERVES, "ko": st.KNOCKED_OUT, "badly-hurt": st.BADLY_HURT, "injured": st.INJURED,
         "dead": st.DEAD, "arrested": st.ARRESTED, "gone": st.GONE, "dragged-away": st.DRAGGED_AWAY}
BOX_WORDS = {box: name for name, box in BOXES.items()}
WEATHERS = ("smog", "wind", "fine", "rain", "snow")  # SMOG .. SNOW
KICK_OFFS = tuple(key for key, _event in EVENTS.values())
MIDDLE = square(HALF, CENTRE_ROWS[1])
MOST_REROLLS, MOST_POTIONS = 12, 12
CASUALTIES = (st.BADLY_HURT, st.INJURED, st.DEAD)


def begin(s: State) -> None:
    """Let a tracked match begin with the set-up of its first drive."""
    s.phase = st.SETUP
    s.leader = leaders(s)


def join(s: State) -> None:
    """Let a match from the board be tracked. Nobody is on the street any more, and an open Action is over.

    A drive whose first turn has not begun is set up anew; a bonus turn is none.
    """
    if s.acting != st.NO_ONE:
        s.used[s.acting] = 1
    s.acting, s.deed, s.left, s.extra, s.has_blocked, s.is_hungry = st.NO_ONE, "", 0, 0, 0, 0
    s.where = [min(place, st.RESERVES) for place in s.where]
    s.condition, s.alertness = [st.STANDING] * len(s.where), [st.ALERT] * len(s.where)
    s.rooted = [0] * len(s.where)
    s.holder, s.ball, s.is_airborne, s.is_touchback = st.NO_ONE, st.NOWHERE, 0, 0
    if s.phase == st.BEFORE:
        begin(s)
    elif s.phase in (st.KICK, st.BONUS):
        s.phase = st.SETUP
    if s.phase == st.SETUP:
        forget_turn(s)
        s.fielded = [0] * len(s.where)


def forget_turn(s: State) -> None:
    """Clear the fields that last one turn."""
    s.used, s.frozen, s.once = [0] * len(s.where), [0] * len(s.where), [()] * len(s.where)
    s.declared = s.has_rerolled = 0


def forget_drive(s: State) -> None:
    """Clear the fields that last one drive."""
    s.fielded, s.allowed = [0] * len(s.where), [FIELDED, FIELDED]


def who_text(_s: State, who: Value) -> str:
    """Return the name of a player in a log."""
    return body_text(int(who))


def players(s: State) -> tuple[int, ...]:
    """List everybody who takes part, by slot."""
    return tuple(who for who in st.EVERYBODY if s.where[who] != st.ABSENT)


PLAYER = EntryField(WHO, players, who_text)


# -- the course of a match -------------------------------------------------------------------------------------


def is_set_up(s: State) -> bool:
    """Return whether a drive is about to begin."""
    return s.phase == st.SETUP


def is_played(s: State) -> bool:
    """Return whether turns are being played."""
    return s.phase == st.TURN


def is_on(s: State) -> bool:
    """Return whether the match is not over."""
    return s.phase != st.OVER


def with_turn_end(do: Callable[..., None]) -> Callable[..., None]:
    """Return an entry that ends the turn with all that lasts one, maybe the drive as well."""
    def end(t: Table, *named: Value) -> None:
        forget_turn(t.state)
        do(t, *named)
        if is_set_up(t.state):
            forget_drive(t.state)

    return end


def choose_weather(t: Table, weather: str) -> None:
    """Write the weather down.

    Rule: Street Bowl 14.
    """
    t.state.weather = WEATHERS.index(weather)
    t.tell("weather", t.state.weather, rule="14")


def note_kick_off(t: Table, event: str) -> None:
    """Write down what happened at the kick-off.

    Rule: Street Bowl 15.
    """
    t.tell("kick_off", event, rule="15")


def throw_kick_off(t: Table) -> None:
    """Throw on the kick-off table.

    Rule: Street Bowl 15.
    """
    faces = t.roll("kick_off", TWO_D6, coach=max(t.state.kicker, 0), bands=sum, rule="15")
    t.tell("kick_off", EVENTS[sum(faces)][0], rule="15")


def count_rerolls(t: Table, of: Side, n: int) -> None:
    """Count the team re-rolls of a side.

    Rule: Street Bowl 4 (4), 6.
    """
    t.state.rerolls[of] = clamp(t.state.rerolls[of] + n, 0, MOST_REROLLS)


def count_turns(t: Table, of: Side, n: int) -> None:
    """Move the turn marker of a side.

    Rule: Street Bowl 6.
    """
    t.state.turns[of] = clamp(t.state.turns[of] + n, 0, score.TURNS)


def count_potions(t: Table, of: Side, n: int) -> None:
    """Count the potions of a side.

    Rule: Street Bowl 13.
    """
    t.state.potions[of] = clamp(t.state.potions[of] + n, 0, MOST_POTIONS)


# -- players -----------------------------------------------------------------------------------------------------


def put_in_box(t: Table, who: int, box: str) -> None:
    """Put a player into a box; a casualty is counted.

    Rule: Street Bowl 9, Ruling 78.
    """
    s = t.state
    if BOXES[box] in CASUALTIES and s.where[who] not in CASUALTIES:
        st.count_casualty(s, who)
    remove(t, who, BOXES[box], rule="9")


def throw_injury(t: Table, who: int) -> None:
    """Throw for the injury of a player whose armour broke.

    Rule: Street Bowl 9.
    """
    s = t.state
    s.condition[who] = st.STANDING
    injure(t, who, cause="fall")


def throw_casualty(t: Table, who: int) -> None:
    """Throw on the casualty table.

    Rule: Street Bowl 9.
    """
    remove(t, who, casualty(t, who, is_light=False), rule="9")


def give_up(t: Table, loser: Side) -> None:
    """Give the match up.

    Rule: Street Bowl 16, Ruling 12.
    """
    t.state.side = loser
    score.concede(t)


ENTRY_KINDS = {
    "kick-off": EntryKind(kick_off, (side(),), lambda s: is_set_up(s) and s.kicker == NOBODY),
    "next-kick": EntryKind(lambda t: kick_off(t, t.state.kicker), (), lambda s: is_set_up(s) and s.kicker != NOBODY),
    "over": EntryKind(with_turn_end(end_turn), (), is_played),
    "touchdown": EntryKind(with_turn_end(score_touchdown), (PLAYER,), is_played),
    "touchdown-for": EntryKind(with_turn_end(score_for), (side(),), is_played),
    "put": EntryKind(put_in_box, (PLAYER, word(*BOXES)), is_on),
    "injury": EntryKind(throw_injury, (PLAYER,), is_on),
    "casualty": EntryKind(throw_casualty, (PLAYER,), is_on),
    "wake-up": EntryKind(wake_up_rolls, (), lambda s: is_set_up(s) and st.KNOCKED_OUT in s.where),
    "weather": EntryKind(choose_weather, (word(*WEATHERS),), is_on),
    "weather-roll": EntryKind(roll_weather, (), is_on),
    "event": EntryKind(note_kick_off, (word(*KICK_OFFS),), is_on),
    "event-roll": EntryKind(throw_kick_off, (), is_on),
    "rerolls": EntryKind(count_rerolls, (side(), amount(MOST_REROLLS)), is_on),
    "turns": EntryKind(count_turns, (side(), amount(score.TURNS)), is_on),
    "potions": EntryKind(count_potions, (side(), amount(MOST_POTIONS)), is_on),
    "concede": EntryKind(give_up, (side(),), is_on),
}


# -- results -----------------------------------------------------------------------------------------------------


def _fate(s: State, who: int) -> str:
    box = st.RESERVES if s.where[who] == st.GONE else min(s.where[who], st.RESERVES)
    return BOX_WORDS.get(box, "")


def result_summary(s: State) -> ResultSummary:
    """Return the score, the boxes and the moving side. A fit player is fit on the street and off, gone for a drive
    or not.
    """
    home, away = (tuple(_fate(s, who) for who in team) for team in st.TEAMS)
    return ResultSummary((s.score[0], s.score[1]), (home, away), s.side if s.phase == st.TURN else NOBODY)


def board_position(s: State) -> State | None:
    """Return the next set-up as it is on the board, or what comes before the match.

    None while a drive is played, and until somebody has tossed for an overtime: on the board it begins with that.
    """
    is_first = s.first_kicker == NOBODY
    if not is_set_up(s) or (s.kicker == NOBODY and not is_first):
        return None
    found = s.copy()
    found.condition = [st.STANDING] * len(s.where)
    found.where = [st.RESERVES if place == st.GONE else place for place in s.where]
    if is_first:
        found.phase, found.leader = st.BEFORE, [0, 0]
    else:
        found.side = found.kicker
    return found


def placement_position(s: State) -> State | None:
    """Return the street position of the turn, with no player on it and a loose ball; None outside turns."""
    if s.phase != st.TURN:
        return None
    found = s.copy()
    found.condition = [st.STANDING] * len(s.where)
    found.holder, found.ball = st.NO_ONE, MIDDLE
    return found


TRACKING = TrackingRules(
    rules=tracking_ruleset(RULESET, ENTRY_KINDS, begin=begin, join=join, teams=lambda s: s.sides),
    summary=result_summary, board_position=board_position, placement_position=placement_position)
