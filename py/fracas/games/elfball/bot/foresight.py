"""Foresight: the learnt chance of each side to score soon.

A goal counts the less the later it falls, 2 % a turn: so whoever is ahead hurries, and nobody is content to be safe.
The weights were fitted to 1,159 matches of Elfball and 953 of Street Brawl by temporal differences, as those of
`judgement`, again and again on all matches so far: experts of several kinds played each other and coaches with fair
odds, and in most matches they chose 3 to 15 % of their actions by chance among the better ones, so as to see what they
would avoid. In 129 other matches of Elfball nets with up to 32 hidden units and twice as many signs foretold no more.
"""

from collections.abc import Iterable
from math import exp, fsum
from operator import mul

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.signs import Signs
from fracas.games.elfball.bot.weights_of_signs import SOON
from fracas.games.elfball.state import State
from fracas.kernel.table import HOME, Side

_THOUSAND = 1000  # of weights for a logit, of worth for a goal
_CERTAIN = 20.0  # logits beyond which nothing more changes


def foreseen(s: State, seen: Signs, usual: int) -> float:
    """Return the chance that the home side scores soon; 0.5 means neither side or both alike.

    Args: seen - the signs of the position.
          usual - its worth as everybody judges, in thousandths of a goal for the home side.
    """
    own = usual if seen.side == HOME else -usual
    values = (*seen.values, own / _THOUSAND, *better(s, seen.side))
    likely = chance_of(weighted_sum(SOON[s.book.key][seen.situation], values))
    return likely if seen.side == HOME else 1 - likely


def better(s: State, side: Side) -> list[float]:
    """Return the side's lead in Jog, Might, Tackle, Dodge and Skill over the players on the field."""
    found = [0, 0, 0, 0, 0]
    for each in (side, 1 - side):
        for p in st.TEAM_SLOTS[each]:
            if s.where[p] >= 0:
                who, sign = st.profile(s, p), 1 if each == side else -1
                for i, value in enumerate((who.jog, who.might, who.tackle, who.dodge, who.skill)):
                    found[i] += sign * value
    return [value / st.ON_FIELD for value in found]


def weighted_sum(weights: Iterable[int], values: Iterable[float]) -> float:
    """Return the weighted sum of signs, in logits."""
    return fsum(map(mul, weights, values)) / _THOUSAND


def chance_of(logit: float) -> float:
    """Return the chance that a logit stands for."""
    return 1 / (1 + exp(-max(-_CERTAIN, min(_CERTAIN, logit))))
