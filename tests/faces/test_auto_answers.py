"""Where no coach is asked, nothing can be gained: what each answer leads to is worked out by the rules themselves."""

from fractions import Fraction

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.preview import run
from fracas.faces.questions import question_prompt
from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer
from fracas.kernel.table import Choice, Roll
from tests.elfball.diagrams import board
from tests.street_bowl.diagrams import number, street

ELFBALL, BOWL, SCHOOL = map(face_of, ("elfball", "street_bowl", "school_fighters"))
DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""


def asked(line, momentum=2, picture=DUEL, **more):
    """Return a match that stands at the last question of a line."""
    match = board(picture, momentum=momentum, **more)
    match.start(line)
    return match


def answered(match):
    return ELFBALL.auto_answer(match.game.state, match.game.pending)


def counters_after(match, option):
    """Return how many counters the acting side has on average once an answer is given and nothing more is spent."""
    ply = match.game.plies[-1]
    found, runs = Fraction(0), [((*ply.answers, Answer(match.game.pending.kind, option, False)), Fraction(1))]
    while runs:
        answers, chance = runs.pop()
        here = run(RULESET, ply.before, ply.action, answers)
        if isinstance(here.request, Roll):
            runs += [((*answers, Answer(here.request.kind, thrown, True)), chance * p)
                     for thrown, p in outcomes(here.request.dice, here.request.bands, here.request.more)]
        elif here.request is not None:
            runs.append(((*answers, Answer(here.request.kind, "keep", False)), chance))
        else:
            found += chance * here.state.momentum * (here.state.side == 0)
    return found


@pytest.mark.parametrize("thrown", ["ooo", "o--", "oo-", "oox", "o*-o", "ooxx-o"])
@pytest.mark.parametrize("momentum", [1, 2, 3])
def test_a_passed_roll_is_left_alone_exactly_where_counters_bring_none(thrown, momentum):
    """Elfball 9: a Disengage that needs 1."""
    dice = thrown.count("-") + thrown.count("o") + thrown.count("x")
    match = asked(f"H3 q10: disengage={thrown}", momentum, profiles={"H3": {"dodge": dice}})
    assert match.game.pending.kind == "momentum"
    kept = counters_after(match, "keep")
    gains = max(counters_after(match, face) for face in match.game.pending.options if face != "keep") > kept
    assert answered(match) == (None if gains else "keep")


def test_a_failed_roll_is_always_asked_about():
    assert answered(asked("H3 q10: disengage=---")) is None
    assert answered(asked("H3 tackle A2: tackle=o--")) is None


def test_more_is_better_in_a_tackle_that_has_passed():
    match = asked("H3 tackle A2: tackle=ooo")
    assert match.game.pending.kind == "momentum" and answered(match) is None


def test_an_opponent_who_is_hurt_as_badly_as_can_be_is_left_alone():
    """Elfball 17: a net of 0 and of 1 are the Infirmary."""
    def injured(thrown):
        return asked(f"H3 tackle A2: tackle=oooo; momentum keep; injury={thrown}", profiles={"H3": {"tackle": 4}})
    assert answered(injured("oooooo")) is None
    assert answered(injured("------")) == "keep"
    assert answered(injured("oo----")) is None


def test_a_dash_is_asked_about_only_where_there_is_something_to_challenge():
    near = asked("H3 dash 1: dash=o")
    assert near.game.pending.kind == "dash" and answered(near) is None
    alone = asked("H3 dash 1: dash=o", picture="""
          p11:  .      .
        q10:  .  H3>2    .
          r10:  .      .
    """)
    assert alone.game.pending.kind == "dash" and answered(alone) == "hex"


def test_a_ball_that_is_caught_for_certain_is_taken():
    s = board(DUEL).state
    assert ELFBALL.auto_answer(s, Choice("catch", 0, ("catch", "decline"), who=2, facts=("automatic",))) == "catch"
    assert ELFBALL.auto_answer(s, Choice("catch", 0, ("catch", "decline"), who=2)) is None


STREET = """
      g   h  i  j
   3  .   .  .  .
   4  .   H1 A1 .
   5  .   .  .  .
"""
TWO_FALLS = ("stumbles", "defender_down")


def block(**players):
    g = street(STREET, **players)
    return g.s, Choice("block_die", 0, TWO_FALLS, who=number("H1"), target=number("A1"), facts=(3, 4))


def test_two_block_dice_that_come_to_the_same_are_no_question():
    """Street Bowl 8, 19.2: who stumbles falls, unless he has Dodge and the blocker no Tackle."""
    assert BOWL.auto_answer(*block()) == "defender_down"
    assert BOWL.auto_answer(*block(A1={"skills": "dodge"})) is None
    assert BOWL.auto_answer(*block(A1={"skills": "dodge"}, H1={"skills": "tackle"})) == "defender_down"
    s, choice = block()
    assert BOWL.auto_answer(s, choice._replace(options=("pushed", "defender_down"))) is None
    assert BOWL.auto_answer(s, choice._replace(options=(*TWO_FALLS, "team"))) is None


def test_who_has_block_stays_up_unless_he_could_wrestle():
    s, choice = block()
    both = choice._replace(kind="both_down", options=("stand", "fall"))
    assert BOWL.auto_answer(s, both) == "stand"
    assert BOWL.auto_answer(s, both._replace(options=("stand", "wrestle", "fall"))) is None


def test_one_more_on_armour_is_saved_for_nothing_unless_he_piles_on():
    s, choice = block(H1={"skills": "mighty-blow"})
    blow = choice._replace(kind="mighty_blow", options=("add", "keep"), facts=("armour", 4, 4))
    assert BOWL.auto_answer(s, blow) == "add"
    s, _choice = block(H1={"skills": "mighty-blow piling-on"})
    assert BOWL.auto_answer(s, blow) is None
    assert BOWL.auto_answer(s, blow._replace(facts=("injury", 4, 3))) == "add"


def test_the_only_player_under_the_ruler_tries_for_a_ball_but_not_for_a_bomb():
    s, choice = block()
    one = choice._replace(kind="intercept", options=(11, "nobody"))
    assert BOWL.auto_answer(s, one) == 11
    assert BOWL.auto_answer(s, one._replace(options=(11, 12, "nobody"))) is None
    s.deed = "bomb"
    assert BOWL.auto_answer(s, one) is None


def test_the_likeliest_of_a_gang_takes_its_test():
    """School Fighters 6.5, Ruling 30: the question has a chance for each, and the best is taken."""
    s = fracas.new("school_fighters", "gang").state
    gang = tuple(s.gangs[0])
    choice = Choice("moxie-unit", 0, gang, facts=(3,))
    chances = {reply.option: reply.chance for reply in question_prompt(face_of("school_fighters"), s, choice).replies}
    assert chances[SCHOOL.auto_answer(s, choice)] == max(chances.values()) > min(chances.values())
    assert SCHOOL.auto_answer(s, Choice("side", 0, ("south", "north"))) is None
