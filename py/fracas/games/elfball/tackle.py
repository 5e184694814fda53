"""Impact and Tackle (chapter 14), with Cheapshot, Cutblock, Fear and other changes of chapter 22."""

from collections.abc import Callable

from fracas.games.elfball.challenge import NO_EARNING, Need, challenge, need_of, support
from fracas.games.elfball.dice import MOST_DICE
from fracas.games.elfball.injury import injure, knock_down, lie_down
from fracas.games.elfball.momentum import earn
from fracas.games.elfball.movement import note_attack, pay_challenge, turn_to
from fracas.games.elfball.state import DAZED, EXTRA_DIE, NO_DASH, STANDING, State, faces, has, profile, side_of
from fracas.games.elfball.tables import PUNISHING_DICE, TACKLE_EARNS_ABOVE, TACKLES
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.table import Reason, Table

Strike = Callable[[Table, int, int, int], None]  # attacker, target, extra dice

MOST_HELD_BACK = 3  # dice; Pummel
TACKLE, STOP = "tackle", "stop"
IMPACT = "impact"


def attack_reasons(s: State, p: int, target: int) -> list[Reason]:
    """Return the modifiers of an Impact, Tackle or Shove against a neighbour.

    Rule: Elfball 14, 15, Ruling 36 (rear); 22.2 "Cheapshot" (a lying target has no rear).
    """
    here = s.where[p]
    reasons = support(s, p, here, target)
    if s.stance[target] == STANDING and not faces(s, target, here):
        reasons.append(Reason("rear", -1, target))
    return reasons


def impact_need(s: State, p: int, target: int) -> Need:
    """Return the successes an attacker needs to run into a stronger opponent.

    Rule: Elfball 14 "Impact".
    """
    return need_of([Reason("target_might", profile(s, target).might - 2, target), *attack_reasons(s, p, target)])


def impact_dice(s: State, p: int, target: int) -> int:
    """Return the dice of an Impact.

    Rule: Elfball 14, 22.1 "Psycho", Ruling 128 (also downwards).
    """
    return profile(s, target if has(s, p, "psycho") else p).might


def tackle_need(s: State, p: int, target: int) -> Need:
    """Return the successes an attacker needs for a Tackle.

    Rule: Elfball 14 "Tackle", 22.2 "Cheapshot" (a lying target need not hold the ball).
    """
    reasons = [Reason("target_dodge", profile(s, target).dodge - 2, target), *attack_reasons(s, p, target)]
    if s.holder != target and s.stance[target] == STANDING:
        reasons.append(Reason("no_ball", 1, target))
    return need_of(reasons)


def is_weaker(s: State, p: int, target: int) -> bool:
    """Return whether the attacker is weaker than his target."""
    return profile(s, p).might < profile(s, target).might


def needs_impact(s: State, p: int, target: int, is_tackle: bool = True) -> bool:
    """Return whether an attack begins with an Impact.

    Rule: Elfball 14 "Impact", 22.2 "Fear", "Cheapshot", Rulings 129, 130.
    Args: is_tackle - False for a Steal or a Cutblock, which need none against strength.
    """
    if s.stance[target] != STANDING:
        return False
    if has(s, target, "fear") and not has(s, p, "psycho"):
        return True
    return is_tackle and is_weaker(s, p, target)


def declare(t: Table, p: int, target: int) -> str:
    """Declare an attack: pay for it, turn to the target, count it.

    Rule:    Elfball 14, 16 (2), Rulings 85, 102.
    Changes: attacks, fee, done after a Dash.
    Returns: TACKLE if a Dash has won it an extra die, "" otherwise.
    """
    s = t.state
    pay_challenge(s)
    turn_to(t, p, s.where[target])
    extra_die = TACKLE if s.dash == EXTRA_DIE and s.attacks == 0 else ""
    s.attacks += 1
    note_attack(s, target)
    s.done = s.dash != NO_DASH
    return extra_die


def charge(t: Table, p: int, target: int, strike: Strike, is_tackle: bool) -> None:
    """Attack an adjacent opponent: an Impact if it is needed, then the strike.

    Rule: Elfball 14, 16 (2), 22.2 "Fear", Rulings 35, 59, 102, 107, 129, 130.
    Args: strike - what follows the Impact: a Tackle, a Steal, a Cutblock.
    Asks: which of the two rolls gets the die a Dash has won; after the Impact, whether to go on.
    """
    s = t.state
    extra_die = declare(t, p, target)
    if needs_impact(s, p, target, is_tackle):
        if extra_die:
            extra_die = t.choose(side_of(p), "extra-die", (IMPACT, TACKLE), who=p, target=target, rule="16/R107")
        earns = 0 if is_tackle and is_weaker(s, p, target) else NO_EARNING
        if earns:
            t.tell("uses", target, "fear", rule="22.2/R59")
        if not impact(t, p, target, int(extra_die == IMPACT), earns):
            return
        if t.choose(side_of(p), "follow", (TACKLE, STOP), who=p, target=target, rule="14/R102") == STOP:
            return
    strike(t, p, target, int(extra_die == TACKLE))


def attack(t: Table, p: int, target: int) -> None:
    """Tackle an adjacent opponent, after an Impact if he is stronger; a lying one gets a Cheapshot.

    Rule: Elfball 14, 22.2 "Cheapshot".
    """
    charge(t, p, target, tackle, is_tackle=True)


def cutblock(t: Table, p: int, target: int) -> None:
    """Throw a moving player at a stronger opponent, without Impact.

    Rule: Elfball 22.2 "Cutblock", Rulings 60, 129.
    """
    charge(t, p, target, dive, is_tackle=False)


def dive(t: Table, p: int, target: int, extra_die: int) -> None:
    """Tackle and go Down whatever the result.

    Rule: Elfball 22.2 "Cutblock", Ruling 60.
    """
    tackle(t, p, target, extra_die, is_dive=True)


def impact(t: Table, p: int, target: int, extra_die: int, earns: int) -> bool:
    """Run into a stronger opponent.

    Rule:    Elfball 14 "Impact", 22.1 "Psycho".
    Args:    earns - as for `challenge`.
    Rolls:   Might dice.
    Returns: True if the Tackle may follow.
    """
    s = t.state
    if has(s, p, "psycho"):
        t.tell("uses", p, "psycho", rule="22.1/R128")
    outcome = challenge(
        t, "impact", p, impact_dice(s, p, target) + extra_die, impact_need(s, p, target), target=target, rule="14",
        earns=earns,
    )
    if outcome.has_passed:
        t.tell("impact", p, target, "passed", rule="14")
        return True
    t.tell("impact", p, target, "flop" if outcome.flopped else "failed", rule="14")
    if outcome.flopped:
        knock_down(t, p, rule="14")
        drop(t, p, s.where[p])
    else:
        s.fee = s.dash == NO_DASH
    return False


def tackle(t: Table, p: int, target: int, extra_die: int, is_dive: bool = False) -> None:
    """Tackle an opponent.

    Rule:    Elfball 14 "Tackle", 22.2 "Cheapshot", "Cutblock", "Pummel", Rulings 37, 60, 103 (states, Injury, then the
             ball).
    Args:    is_dive - the attacker goes Down whatever the result.
    Rolls:   Tackle dice, then the target's Injury dice.
    Asks:    as `hold_back`.
    Changes: stance, where, the ball.
    """
    s = t.state
    is_cheap, there = s.stance[target] != STANDING, s.where[target]
    kind = "cheapshot" if is_cheap else "tackle"
    dice = min(MOST_DICE, profile(s, p).tackle + extra_die)
    held_back = hold_back(t, p, target, dice)
    outcome = challenge(
        t, "tackle", p, dice - held_back, tackle_need(s, p, target), target=target, rule="14",
        top=TACKLE_EARNS_ABOVE, earns=TACKLE_EARNS_ABOVE,
    )
    result = "flop" if outcome.flopped else "nothing"
    if outcome.has_passed:
        result = TACKLES[min(outcome.over, len(TACKLES) - 1)]
        result = "nothing" if is_cheap and result == "slide" else result
    t.tell(kind, p, target, result, rule="22.2" if is_cheap else "14")
    if is_dive or result in ("flop", "slide"):
        knock_down(t, p, rule="22.2/R60" if is_dive else "14")
    if result in ("slide", "solid"):
        (lie_down if is_cheap else knock_down)(t, target, rule="14")
    elif result in ("punishing", "crippling"):
        maul(t, p, target, result, held_back)
    if s.stance[target] != STANDING or s.where[target] < 0:
        drop(t, target, there)
    if s.stance[p] != STANDING:
        drop(t, p, s.where[p])


def hold_back(t: Table, p: int, target: int, dice: int) -> int:
    """Let a Pummeller give up Tackle dice for a worse injury.

    Rule:    Elfball 22.2 "Pummel", Ruling 72: up to three, one is left.
    Asks:    his coach: how many.
    Returns: the dice given up.
    """
    most = min(MOST_HELD_BACK, dice - 1)
    if most < 1 or not has(t.state, p, "pummel"):
        return 0
    options = tuple(range(most + 1))
    chosen: int = t.choose(side_of(p), "pummel", options, who=p, target=target, facts=(dice,), rule="22.2/R72")
    if chosen:
        t.tell("uses", p, "pummel", rule="22.2")
    return chosen


def maul(t: Table, p: int, target: int, result: str, held_back: int) -> None:
    """Have the target of a punishing or crippling hit roll his Injury, and the attacker enjoy it.

    Rule: Elfball 14, 17, 22.1 "Bonecrusher", 22.2 "Pummel", Ruling 72.
    """
    s = t.state
    was = s.stance[target]
    dice = PUNISHING_DICE if result == "punishing" else profile(s, target).grit
    is_crushed = has(s, p, "bonecrusher")
    if is_crushed:
        t.tell("uses", p, "bonecrusher", rule="22.1/R72")
    injure(t, target, dice - is_crushed, held_back)
    gloat(t, p, target, was)


def gloat(t: Table, p: int, target: int, was: int) -> None:
    """Give a Malicious attacker counters for the harm he has done.

    Rule: Elfball 22.2 "Malicious", Ruling 131: one award per target.
    Args: was - the target's stance before; he who was Dazed is not made Dazed.
    """
    s = t.state
    if not has(s, p, "malicious"):
        return
    counters = 2 if s.where[target] < 0 else int(s.stance[target] == DAZED and was != DAZED)
    if counters:
        t.tell("uses", p, "malicious", rule="22.2")
        earn(t, p, counters)
