"""Steal (chapter 22.2): a Striker goes for the ball instead of the man."""

from fracas.games.elfball.challenge import challenge
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.state import profile
from fracas.games.elfball.tables import TACKLE_EARNS_ABOVE
from fracas.games.elfball.tackle import charge, tackle_need
from fracas.games.elfball.throwing.ball import drop, gain, lose
from fracas.kernel.table import Table


def steal(t: Table, p: int, target: int) -> None:
    """Attack the ball holder for the ball.

    Rule: Elfball 14, 22.2 "Steal": no Impact, whatever his Might, but against Fear (Ruling 129).
    """
    charge(t, p, target, snatch, is_tackle=False)


def snatch(t: Table, p: int, target: int, extra_die: int) -> None:
    """Roll a declared Steal.

    Rule:    Elfball 22.2 "Steal", Rulings 4 (a Skill 0 player only knocks the ball loose), 136.
    Rolls:   Tackle dice.
    Changes: the ball; on a flop the stance of `p`, and shift.
    """
    s = t.state
    outcome = challenge(
        t, "steal", p, profile(s, p).tackle + extra_die, tackle_need(s, p, target), target=target, rule="22.2",
        top=1, earns=TACKLE_EARNS_ABOVE,
    )
    if not outcome.has_passed:
        t.tell("steal", p, target, "flop" if outcome.flopped else "nothing", rule="22.2")
        if outcome.flopped:
            knock_down(t, p, rule="22.2")
            drop(t, p, s.where[p])
        return
    is_taken = outcome.over > 0 and profile(s, p).skill > 0
    t.tell("steal", p, target, "taken" if is_taken else "loose", rule="22.2")
    if is_taken:
        gain(t, p, rule="22.2")
        s.book.lost_in_goal(t, target)
    else:
        lose(t, target, s.where[target])
