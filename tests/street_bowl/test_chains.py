"""Chances of chains of rolls, compared with the rule itself tried out on every die and every decision."""

from fractions import Fraction
from random import Random

import pytest

from fracas.games.street_bowl import roll
from fracas.games.street_bowl.odds.chains import Link, chance, link
from fracas.kernel import table
from fracas.kernel.table import Reason
from tests.street_bowl.diagrams import street

ROLLS = ("dodge", "go_for_it", "pick_up", "catch", "pass", "leap", "intercept")
SKILLS = ("dodge", "sure-feet", "sure-hands", "catch", "pass", "pro", "loner")
STAND = """
  c  d  e  f
4 H1 H2 H3 A1
"""


class Branch(BaseException):
    """The rule needs one more answer."""

    def __init__(self, request):
        super().__init__()
        self.request = request


class Prefix:
    """A table that knows the first answers and stops at the next one."""

    def __init__(self, state, answers):
        self.state, self.answers = state, list(answers)

    def test(self, kind, dice, *, need, **request):
        passed = self._next(("test", need))
        return table.Test(need if passed else 1, passed)

    def choose(self, coach, kind, options, **request):
        return self._next(("choose", options))

    def tell(self, *facts, **rule):
        pass

    def _next(self, request):
        if not self.answers:
            raise Branch(request)
        return self.answers.pop(0)


def tried_out(s, rolls):
    """Return the chance that all rolls succeed, taking every decision of their coach at its best."""
    if not rolls:
        return Fraction(1)
    kind, who, need = rolls[0]

    def after(answers):
        table = Prefix(s.copy(), answers)
        try:
            passed = roll.passes(table, kind, who, (Reason("plain", need),), rule="6")
        except Branch as branch:
            asked, what = branch.request
            if asked == "choose":
                return max(after((*answers, option)) for option in what)
            return (Fraction(7 - what, 6) * after((*answers, True)) + Fraction(what - 1, 6) * after((*answers, False)))
        return tried_out(table.state, rolls[1:]) if passed else Fraction(0)

    return after(())


def scene(random, few):
    """Return a position in which three players have some of the skills, and a chain of their rolls."""
    skills = {f"H{n}": {"skills": random.sample(SKILLS, random.randrange(3 if few else 5))} for n in (1, 2, 3)}
    s = street(STAND, rerolls=(random.randrange(2), 0), **skills).s
    length = random.randint(6, 10) if few else random.randint(1, 5)
    kinds = random.choices(("leap", "dodge", "go_for_it") if few else ROLLS, k=length)
    return s, [(kind, random.randrange(3), random.randint(2, 6)) for kind in kinds]


@pytest.mark.parametrize("seed", range(300))
def test_the_chance_of_a_chain_is_that_of_trying_everything_out(seed):
    """Street Bowl 6, Rulings 56, 62; 19 Pro, Loner."""
    random = Random(seed)
    s, rolls = scene(random, few=seed % 3 == 0)
    links = [link(s, kind, who, (Reason("plain", need),)) for kind, who, need in rolls]
    assert chance(links) == tried_out(s, rolls)


def test_the_team_re_roll_is_kept_for_the_roll_that_needs_it_most():
    """Street Bowl 6: a 2+ that may fail twice on the way to a 6+."""
    assert chance([Link(5)]) == Fraction(35, 36)
    assert chance([Link(5), Link(1)]) == Fraction(5, 6) * Fraction(11, 36) + Fraction(5, 36) * Fraction(1, 6)
    assert chance([Link(1, is_loner=True)]) == Fraction(1, 6) + Fraction(5, 6) * Fraction(1, 12)
    assert chance([Link(20, 36)]) == 1 - Fraction(16, 36) ** 2
    assert chance([]) == 1


def test_a_skill_that_is_used_up_or_barred_repeats_nothing():
    """Street Bowl 19 Dodge, Tackle: the team's re-roll is left."""
    g = street(STAND, rerolls=(1, 0), H1={"skills": "dodge"})
    plain = (Reason("plain", 4),)
    assert link(g.s, "dodge", 0, plain).skill == "dodge"
    assert link(g.s, "dodge", 0, plain, "dodge").skill == ""
    g.s.once[0] = ("dodge",)
    g.s.has_rerolled = 1
    assert link(g.s, "dodge", 0, plain) == Link(3, who=0, has_team=False)
