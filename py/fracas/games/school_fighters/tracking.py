"""School Fighters tracked at a table without a plane: the entries of a log and their effects.

Nobody has a place; whoever takes part counts as on the table. What the rules do with a result they do here too.
"""

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.combat import DICE, end_match, hits, knock_out, lose_if_gone, suffer
from fracas.games.school_fighters.moxie import has_moxie
from fracas.games.school_fighters.orders import stand_up
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import State, unit_name
from fracas.games.school_fighters.turn import concede, count_points, forget_round, points, recover
from fracas.kernel.contracts.tracking_rules import (
    WHO,
    EntryField,
    EntryKind,
    ResultSummary,
    TrackingRules,
    Value,
    number,
    side,
    tracking_ruleset,
)
from fracas.kernel.table import NOBODY, Side, Table

STATUS = {st.WAITING: "fit", st.STANDING: "fit", st.FAZED: "fazed", st.KNOCKED_OUT: "out", st.DETAINED: "detained"}
MOST_HITS = 6
PARTS = (st.MOVEMENT, st.SHOOTING, st.COMBAT)
MOST_DICE = 12


def begin(s: State) -> None:
    """Begin a tracked match before its first round, every unit on the table."""
    s.phase = st.DEPLOYMENT
    for who in range(len(s.units)):
        s.change(who, status=st.STANDING)


def join(s: State) -> None:
    """Prepare a match from the board for tracking: nobody is active or has a place any more."""
    s.active = st.NO_UNIT
    for who in on_table(s):
        s.change(who, at=st.OFF_TABLE)
    if s.phase < st.MONITOR_PHASE:
        begin(s)
    elif s.phase == st.MONITOR_PHASE:
        s.phase, s.side = st.MOVEMENT, s.first


def who_text(s: State, who: Value) -> str:
    """Return the name of a unit in a log."""
    return unit_name(s, int(who))


def players(s: State) -> tuple[int, ...]:
    """List all units by number."""
    return tuple(range(len(s.units)))


def on_table(s: State) -> tuple[int, ...]:
    """List the units that are still on the table."""
    return tuple(who for who, unit in enumerate(s.units) if unit.status >= st.FAZED)


def hurt_units(s: State) -> tuple[int, ...]:
    """List the units on the table that have fewer bruises left than they began with."""
    return tuple(who for who in on_table(s) if s.units[who].bruises < s.units[who].profile.bruises)


UNIT, HURT = EntryField(WHO, on_table, who_text), EntryField(WHO, hurt_units, who_text)


# -- the course of a match -------------------------------------------------------------------------------------


def is_before(s: State) -> bool:
    """Return whether the first round has not begun."""
    return s.phase == st.DEPLOYMENT


def is_played(s: State) -> bool:
    """Return whether rounds are being played."""
    return s.phase in PARTS


def go_first(t: Table, first: Side) -> None:
    """Begin the first round.

    Rule: School Fighters 2, 3.
    """
    t.state.first = 1 - first  # the order alternates with every round that begins
    t.state.round = 0
    start_round(t)


def start_round(t: Table) -> None:
    """Begin the next round; the order of the players alternates.

    Rule: School Fighters 3, Ruling 15.
    """
    s = t.state
    s.round, s.first = s.round + 1, 1 - s.first
    forget_round(s)
    s.may_order, s.phase, s.side = False, st.MOVEMENT, s.first
    t.tell("round", s.round, s.first, rule="3/R15")


def end_part(t: Table) -> None:
    """Hand over to the second player, or go on to the next phase or round.

    Rule: School Fighters 3.
    """
    s = t.state
    s.may_order = False  # nobody writes orders down
    if s.side == s.first:
        s.side = 1 - s.first
    elif s.phase == st.COMBAT:
        end_round(t)
    else:
        s.phase, s.side = s.phase + 1, s.first


def end_round(t: Table) -> None:
    """Let the Fazed recover and begin the next round; after the last one the points are counted.

    Rule: School Fighters 3, 6.6, 6.7.
    """
    recover(t)
    if t.state.round == st.ROUNDS:
        count_points(t)
    else:
        start_round(t)


def flee(t: Table, loser: Side) -> None:
    """Let a gang flee.

    Rule: School Fighters 6.5, Ruling 30.
    """
    t.tell("flees", loser, NOBODY, rule="6.5/R30")
    end_match(t, 1 - loser, "6.5/R30")


# -- units -------------------------------------------------------------------------------------------------------


def hit(t: Table, who: int, scored: int) -> None:
    """Give a unit so many hits of one attack by an unknown attacker.

    Rule: School Fighters 6.2.
    """
    suffer(t, NOBODY, who, scored)


def throw_attack(t: Table, who: int, strikes: int, blocks: int) -> None:
    """Throw an attack and the blocks against it.

    Rule: School Fighters 6.1.
    """
    s = t.state
    of = s.units[who].side
    struck = t.roll("fight", DICE[strikes], coach=1 - of, who=who, target=who, rule="6.1/R25")
    blocked = t.roll("block", DICE[blocks], coach=of, who=who, target=who, rule="6.1/R25")
    suffer(t, NOBODY, who, hits(struck, blocked, s.open_guard))


def test_moxie(t: Table, who: int) -> None:
    """Test the nerve of a gang; it flees if the unit loses it.

    Rule: School Fighters 6.5, Rulings 29 and 30.
    """
    s = t.state
    of = s.units[who].side
    if has_moxie(t, who, s.losses[of], "6.5/R29"):
        t.tell("stays", of, who, rule="6.5/R29")
    else:
        t.tell("flees", of, who, rule="6.5/R29")
        end_match(t, 1 - of, "6.5/R30")


def heal(t: Table, who: int) -> None:
    """Give a bruise back; a Fazed unit stands up.

    Rule: School Fighters 2.2 "Smelling Salts", Ruling 13.
    """
    s = t.state
    if s.units[who].status == st.FAZED:
        return stand_up(t, who, "2.2/R13")
    s.change(who, bruises=s.units[who].bruises + 1)
    t.tell("heals", who, s.units[who].bruises, rule="2.2/R13")


def detain(t: Table, who: int) -> None:
    """Send a unit to detention.

    Rule: School Fighters 7, Ruling 33.
    """
    t.state.change(who, status=st.DETAINED, at=st.OFF_TABLE, bruises=0)
    t.tell("detained", who, rule="7/R33")
    lose_if_gone(t, t.state.units[who].side)


ENTRY_KINDS = {
    "first": EntryKind(go_first, (side(),), is_before),
    "part": EntryKind(end_part, (), is_played),
    "round": EntryKind(end_round, (), is_played),
    "hit": EntryKind(hit, (UNIT, number(range(1, MOST_HITS + 1))), is_played),
    "attack": EntryKind(throw_attack, (UNIT, number(range(1, MOST_DICE + 1)), number(range(1, MOST_DICE + 1))),
                        is_played),
    "out": EntryKind(knock_out, (UNIT,), is_played),
    "heal": EntryKind(heal, (HURT,), is_played),
    "detain": EntryKind(detain, (UNIT,), is_played),
    "moxie": EntryKind(test_moxie, (UNIT,), is_played),
    "flee": EntryKind(flee, (side(),), is_played),
    "concede": EntryKind(concede, (side(),), is_played),
}


# -- what it comes to --------------------------------------------------------------------------------------------


def result_summary(s: State) -> ResultSummary:
    """Return the points, the status and bruises of every unit, and the side in turn."""
    home, away = (tuple(f"{STATUS[s.units[who].status]}{s.units[who].bruises}" for who in gang) for gang in s.gangs)
    is_on = st.MONITOR_PHASE <= s.phase < st.OVER
    return ResultSummary((points(s, 0), points(s, 1)), (home, away), s.side if is_on else NOBODY)


def board_position(s: State) -> State | None:
    """Return the position before the roll-off; None once units have places not written down."""
    if not is_before(s):
        return None
    found = s.copy()
    found.phase = st.ROLL_OFF if found.layout.pieces else st.TABLE_PHASE
    found.side, found.south, found.first, found.monitor = 0, NOBODY, NOBODY, st.OFF_TABLE
    for who in players(s):
        found.change(who, status=st.WAITING)
    return found


def placement_position(s: State) -> State | None:
    """Return the part on an empty table, with bruises and the Fazed as they are; None before play."""
    if not is_played(s):
        return None
    found = s.copy()
    found.south = max(s.south, 0)  # the side is chosen with the placement of the units
    return found


TRACKING = TrackingRules(
    rules=tracking_ruleset(RULESET, ENTRY_KINDS, begin=begin, join=join,
                  teams=lambda s: [(unit.side, unit.kind) for unit in s.units]),
    summary=result_summary, board_position=board_position, placement_position=placement_position)
