"""Impact and Tackle (chapter 14)."""

from __future__ import annotations

from fracas.games.elfball.ball import drop
from fracas.games.elfball.challenge import Need, challenge, need_of
from fracas.games.elfball.injury import injure, knock_down
from fracas.games.elfball.movement import note_attack, pay_challenge, turn_to
from fracas.games.elfball.state import EXTRA_DIE, NO_DASH, STANDING, State, faces, facing_players, profile, side_of
from fracas.games.elfball.tables import PUNISHING_DICE, TACKLE_EARNS_ABOVE, TACKLES
from fracas.kernel.table import Reason, Table

TACKLE, STOP = "tackle", "stop"
IMPACT = "impact"


def attack_reasons(s: State, p: int, target: int) -> list[Reason]:
    """Return the modifiers of an Impact, Tackle or Shove against a neighbour.

    Rule: Elfball 14, 15, Rulings 34 (who supports), 36 (rear).
    """
    side, here, there = side_of(p), s.where[p], s.where[target]
    supporters = facing_players(s, side, here)
    if not s.options.assist_attacker_only:
        supporters = sorted({*supporters, *facing_players(s, side, there)})
    reasons = [Reason("support", -1, q) for q in supporters if q != p]
    reasons += [Reason("opponent", 1, q) for q in facing_players(s, 1 - side, here) if q != target]
    if not faces(s, target, here):
        reasons.append(Reason("rear", -1, target))
    return reasons


def impact_need(s: State, p: int, target: int) -> Need:
    """Return what an attacker needs to run into a stronger opponent.

    Rule: Elfball 14 "Impact".
    """
    return need_of([Reason("target_might", profile(s, target).might - 2, target), *attack_reasons(s, p, target)])


def tackle_need(s: State, p: int, target: int) -> Need:
    """Return what an attacker needs for a Tackle.

    Rule: Elfball 14 "Tackle".
    """
    reasons = [Reason("target_dodge", profile(s, target).dodge - 2, target), *attack_reasons(s, p, target)]
    if s.holder != target:
        reasons.append(Reason("no_ball", 1, target))
    return need_of(reasons)


def needs_impact(s: State, p: int, target: int) -> bool:
    """Return whether the attacker is weaker than his target.

    Rule: Elfball 14 "Impact".
    """
    return profile(s, p).might < profile(s, target).might


def attack(t: Table, p: int, target: int) -> None:
    """Attack an adjacent opponent: Impact if he is stronger, then Tackle.

    Rule:    Elfball 14, 16 (2), Rulings 35, 85, 102, 107.
    Asks:    which of the two rolls gets the die a Dash has won; after the Impact, whether to go on.
    Changes: attacks, fee, done after a Dash.
    """
    s = t.state
    pay_challenge(s)
    turn_to(t, p, s.where[target])
    extra_die = TACKLE if s.dash == EXTRA_DIE and s.attacks == 0 else ""
    s.attacks += 1
    note_attack(s, target)
    s.done = s.dash != NO_DASH
    if needs_impact(s, p, target):
        if extra_die:
            extra_die = t.choose(side_of(p), "extra-die", (IMPACT, TACKLE), who=p, target=target, rule="16/R107")
        if not impact(t, p, target, int(extra_die == IMPACT)):
            return
        if t.choose(side_of(p), "follow", (TACKLE, STOP), who=p, target=target, rule="14/R102") == STOP:
            return
    tackle(t, p, target, int(extra_die == TACKLE))


def impact(t: Table, p: int, target: int, extra_die: int) -> bool:
    """Run into a stronger opponent.

    Rule:    Elfball 14 "Impact".
    Rolls:   Might dice.
    Returns: True if the Tackle may follow.
    """
    s = t.state
    outcome = challenge(
        t, "impact", p, profile(s, p).might + extra_die, impact_need(s, p, target), target=target, rule="14",
    )
    if outcome.passed:
        t.tell("impact", p, target, "passed", rule="14")
        return True
    t.tell("impact", p, target, "flop" if outcome.flopped else "failed", rule="14")
    if outcome.flopped:
        knock_down(t, p, rule="14")
        drop(t, p, s.where[p])
    else:
        s.fee = s.dash == NO_DASH
    return False


def tackle(t: Table, p: int, target: int, extra_die: int) -> None:
    """Tackle an opponent.

    Rule:    Elfball 14 "Tackle", Rulings 37, 103 (states, Injury, then the ball), 104.
    Rolls:   Tackle dice, then the target's Injury dice.
    Changes: stance, where, the ball.
    """
    s = t.state
    outcome = challenge(
        t, "tackle", p, profile(s, p).tackle + extra_die, tackle_need(s, p, target), target=target, rule="14",
        top=TACKLE_EARNS_ABOVE, earns=TACKLE_EARNS_ABOVE,
    )
    if not outcome.passed:
        t.tell("tackle", p, target, "flop" if outcome.flopped else "nothing", rule="14")
        if outcome.flopped:
            knock_down(t, p, rule="14")
            drop(t, p, s.where[p])
        return
    result = TACKLES[min(outcome.over, len(TACKLES) - 1)]
    t.tell("tackle", p, target, result, rule="14")
    there = s.where[target]
    if result == "slide":
        knock_down(t, p, rule="14")
    if result in ("slide", "solid"):
        knock_down(t, target, rule="14")
    else:
        injure(t, target, PUNISHING_DICE if result == "punishing" else profile(s, target).grit)
    drop(t, target, there)
    if s.stance[p] != STANDING:
        drop(t, p, s.where[p])
