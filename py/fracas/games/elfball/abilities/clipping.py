"""Clipping (chapter 22.2): a Defender stops weaker opponents who want to leave the hexes in front of him."""

from fracas.games.elfball.abilities.ability_dice import replacer
from fracas.games.elfball.challenge import Need, challenge, ignore_one, need_of, support
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import NO_DASH, NO_ONE, State, facing_players, has, profile, side_of
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.table import Reason, Table

MIGHT, DODGE = "might", "dodge"
KINDS = {MIGHT: "clip-might", DODGE: "clip-dodge"}


def clipper(s: State, p: int, cell: int) -> int:
    """Return the Clipper a player must get past before he may leave a cell, -1 if there is none.

    Rule: Elfball 22.2 "Clipping", Ruling 57: the strongest of those who face him and are stronger than he.
    """
    might = profile(s, p).might
    able = [
        q for q in facing_players(s, 1 - side_of(p), cell) if has(s, q, "clipping") and profile(s, q).might > might
    ]
    return max(able, key=lambda q: profile(s, q).might, default=NO_ONE)


def clip_need(s: State, p: int, cell: int, target: int, with_dice: str) -> Need:
    """Return the successes a player needs to get past a Clipper, with the reasons.

    Rule: Elfball 22.2 "Clipping", Ruling 126: as an Impact, but for the rear; Slippery counts with Dodge dice.
    """
    reasons = [Reason("target_might", profile(s, target).might - 2, target), *support(s, p, cell, target)]
    if with_dice == DODGE:
        ignore_one(s, p, "slippery", reasons)
    return need_of(reasons)


def clip_dice(s: State, p: int, with_dice: str) -> int:
    """Return the dice a player has against a Clipper."""
    return profile(s, p).might if with_dice == MIGHT else profile(s, p).dodge


def better_dice(s: State, p: int, cell: int, target: int) -> str:
    """Return the dice that are more likely to get a player past a Clipper."""
    simple = s.options.simple_star
    chances = {
        name: chance(clip_dice(s, p, name), clip_need(s, p, cell, target, name).value, simple=simple,
                     ability=bool(replacer(s, p, KINDS[name])))
        for name in (MIGHT, DODGE)
    }
    return MIGHT if chances[MIGHT] >= chances[DODGE] else DODGE


def retry_toll(s: State, p: int) -> int:
    """Return the Jog a player pays to try again to get past a Clipper, 0 for a first try.

    Rule: Elfball 22.2 "Clipping", Ruling 126.
    """
    return int(s.clipped != NO_ONE and clipper(s, p, s.where[p]) == s.clipped)


def get_past(t: Table, p: int) -> bool:
    """Get past the strongest Clipper before a Disengage, if there is one.

    Rule:    Elfball 22.2 "Clipping", Rulings 57, 126.
    Asks:    the coach of `p`: Might or Dodge dice.
    Rolls:   the dice.
    Changes: clipped, jog; stance, the ball and shift on a flop.
    Returns: True if he may go on to the Disengage.
    """
    s = t.state
    here = s.where[p]
    target = clipper(s, p, here)
    if target == NO_ONE:
        return True
    if s.dash == NO_DASH:
        s.jog -= retry_toll(s, p)
    with_dice = t.choose(side_of(p), "clip", (MIGHT, DODGE), who=p, target=target, rule="22.2/R126")
    need = clip_need(s, p, here, target, with_dice)
    outcome = challenge(t, KINDS[with_dice], p, clip_dice(s, p, with_dice), need, target=target, rule="22.2/R126")
    result = "passed" if outcome.has_passed else "flop" if outcome.flopped else "failed"
    t.tell("clip", p, target, result, rule="22.2/R57")
    if outcome.flopped:
        knock_down(t, p, rule="22.2/R57")
        drop(t, p, here)
    s.clipped = NO_ONE if outcome.has_passed or outcome.flopped else target
    return outcome.has_passed
