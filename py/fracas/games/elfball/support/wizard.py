"""The Hired Gun Wizard (chapter 24.7) and his three spells: System Shock, Inferno, Transformation.

He is off the field and nobody's slot: he is called 24 for the home side and 25 for the away side.
"""

from functools import cache

from fracas.games.elfball import state as st
from fracas.games.elfball.challenge import NO_EARNING, Need, challenge, need_of
from fracas.games.elfball.field import EDGE, Field
from fracas.games.elfball.injury import daze, injure, knock_down, leave
from fracas.games.elfball.profiles import become_frog
from fracas.games.elfball.state import State
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.dice import Die, numbered_die
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason, Table

SKILL = 5
SHOCK, INFERNO, TRANSFORM = "shock", "inferno", "transform"
HOLDER_HARDER = 2  # successes the ball adds to System Shock
INFERNO_NEED = Need(2, (Reason("base", 2),))
TRANSFORM_NEED = Need(2, (Reason("base", 2),))
SHOCKS = ("down", "dazed", "injury")  # of a passed roll, by successes above what is needed
INFERNOS = ("down", "safe")  # of a passed roll: exactly what is needed, and more


def may_cast(s: State) -> bool:
    """Return whether the side in turn may have its Wizard cast his spell instead of an action.

    Rule: Elfball 24.7, Ruling 82.
    """
    return s.phase == st.TURN and s.acting < 0 and s.support[s.side].wizard and not s.extra.spells[s.side]


def spells(s: State) -> list[Action]:
    """List the spells that may be cast: on opponents on the field, or on any hex inside it.

    Rule: Elfball 24.7, Rulings 142, 143 (a frog is not transformed again).
    """
    if not may_cast(s):
        return []
    wizard, targets = st.WIZARDS[s.side], st.players_on_field(s, 1 - s.side)
    frogs = [p for p, _real in s.extra.frogs]
    return [
        *((SHOCK, wizard, q) for q in targets),
        *((TRANSFORM, wizard, q) for q in targets if q not in frogs),
        *((INFERNO, wizard, cell) for cell in infernos(s.book.field)),
    ]


@cache
def infernos(field: Field) -> tuple[int, ...]:
    """Return the hexes an Inferno may be centred on: all inside the field, painted lines or not."""
    return tuple(cell for cell, line in enumerate(field.lines) if line != EDGE)


def shock_need(s: State, target: int) -> Need:
    """Return the successes a System Shock needs.

    Rule: Elfball 24.7.
    """
    reasons = [Reason("target_might_1", st.profile(s, target).might - 1, target)]
    if s.holder == target:
        reasons.append(Reason("has_ball", HOLDER_HARDER, target))
    return need_of(reasons)


def shock(t: Table, wizard: int, target: int) -> None:
    """Cast System Shock.

    Rule:    Elfball 24.7, Ruling 142 (earns over what it needs; the flop is a Shift in Momentum).
    Rolls:   Skill dice, then the target's Injury dice.
    Changes: extra, the target's state, the ball.
    """
    s = t.state
    begin(t, wizard, SHOCK)
    there = s.where[target]
    outcome = challenge(t, SHOCK, wizard, SKILL, shock_need(s, target), target=target, top=2, rule="24.7")
    result = SHOCKS[min(outcome.over, 2)] if outcome.has_passed else "flop" if outcome.flopped else "nothing"
    t.tell(SHOCK, wizard, target, result, rule="24.7")
    if outcome.flopped:
        return backfire(t, st.side_of(wizard))
    if result == "down":
        knock_down(t, target, rule="24.7")
    elif result == "dazed":
        daze(t, target, rule="24.7")
    elif result == "injury":
        injure(t, target, st.profile(s, target).grit)
    if outcome.has_passed:
        drop(t, target, there)


def transform(t: Table, wizard: int, target: int) -> None:
    """Cast Transformation: a frog until the end of the Test.

    Rule:    Elfball 24.7, Rulings 142, 143.
    Rolls:   Skill dice.
    Changes: extra, profiles, the ball.
    """
    s = t.state
    begin(t, wizard, TRANSFORM)
    outcome = challenge(t, TRANSFORM, wizard, SKILL, TRANSFORM_NEED, target=target, rule="24.7")
    result = "flop" if outcome.flopped else "frog" if outcome.has_passed else "nothing"
    t.tell(TRANSFORM, wizard, target, result, rule="24.7")
    if outcome.flopped:
        backfire(t, st.side_of(wizard))
    elif outcome.has_passed:
        become_frog(s, target)
        drop(t, target, s.where[target])


def inferno(t: Table, wizard: int, centre: int) -> None:
    """Cast Inferno: the players on a hex and its neighbours must get away.

    Rule:    Elfball 24.7, Ruling 142.
    Asks:    the caster: who rolls next.
    Rolls:   Dodge dice for each, then Injury dice.
    Changes: extra, states, the ball.
    """
    s = t.state
    begin(t, wizard, INFERNO)
    t.tell(INFERNO, wizard, centre, rule="24.7")
    cells = (centre, *s.book.field.neighbours[centre])
    burning = sorted(p for cell in cells if cell >= 0 and (p := st.player_at(s, cell)) >= 0)
    while burning:
        p = burning[0]
        if len(burning) > 1:
            p = t.choose(s.side, "burns", tuple(burning), rule="24.7/R142")
        burning.remove(p)
        if s.where[p] >= 0:
            burn(t, p)


def burn(t: Table, p: int) -> None:
    """Let a player get away from an Inferno; a lying player never gets up by it.

    Rule:  Elfball 24.7, Ruling 142 (no Shift in Momentum, nothing earned).
    Rolls: Dodge dice, then Injury dice.
    """
    s = t.state
    there = s.where[p]
    outcome = challenge(
        t, INFERNO, p, st.profile(s, p).dodge, INFERNO_NEED, top=1, earns=NO_EARNING, shifts=False, rule="24.7",
    )
    result = "injury" if outcome.flopped else INFERNOS[min(outcome.over, 1)] if outcome.has_passed else "dazed"
    t.tell("burns", p, result, rule="24.7")
    if result == "injury":
        injure(t, p, st.profile(s, p).grit)
    elif result == "dazed":
        daze(t, p, rule="24.7")
    elif result == "down":
        knock_down(t, p, rule="24.7")
    if result != "safe":
        drop(t, p, there)


def begin(t: Table, wizard: int, spell: str) -> None:
    """Note that the one spell of the match is cast."""
    s = t.state
    home, away = s.extra.spells
    s.extra = s.extra._replace(spells=(home or s.side == 0, away or s.side == 1))
    t.tell("casts", wizard, spell, rule="24.7")


def backfire(t: Table, side: int) -> None:
    """Send one of the caster's own Bench players to Recovery.

    Rule:  Elfball 24.7 (whoever sits on the Bench, also for the rest of the Test).
    Rolls: which of them.
    """
    s = t.state
    benched = [p for p in st.TEAM_SLOTS[side] if s.where[p] in (st.BENCH, st.BENCHED)]
    if not benched:
        return
    n = 1 if len(benched) == 1 else t.roll("backfire", die_of(len(benched)), coach=side, rule="24.7")
    leave(t, benched[n - 1], st.RECOVERY, rule="24.7")


@cache
def die_of(players: int) -> Die:
    """Return the die that picks one of so many players."""
    return numbered_die(players)
