"""The Witchdoctor's curse (chapter 4.11)."""

from fracas.games.cave_brawl.activation import carry_on
from fracas.games.cave_brawl.state import LEAST_SCORE, State, side_of
from fracas.kernel.dice import D6
from fracas.kernel.table import Table


def lower(s: State, who: int, score: str, amount: int) -> None:
    """Lower one current score; there is no floor that a match could reach.

    Rule: Cave Brawl 2.3, Ruling 8.
    """
    scores = {"bt": s.bt, "cd": s.cd, "pk": s.pk}[score]
    scores[who] = max(scores[who] - amount, LEAST_SCORE)


def curse(t: Table, who: int, target: int, score: str) -> None:
    """Lower one score of an opponent on field by d6 to the end of the match.

    Rule:  Cave Brawl 4.11, Ruling 40.
    Rolls: d6.
    """
    s: State = t.state
    s.acted = s.cursed[who] = 1
    amount = t.roll("curse", D6, coach=side_of(s, who), who=who, target=target, rule="4.11/R40")
    lower(s, target, score, amount)
    t.tell("curses", who, target, score, amount, rule="4.11/R40")
    carry_on(t)
