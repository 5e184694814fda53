"""What bots answer, above all in the last turn of a half: nobody gives an answer that another one beats."""

from random import Random

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import FAIR, FIRST, RUNGS
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.last_turn import CHEF, DOUBTFUL, GOES_ON, READY
from fracas.games.street_bowl.bot.worth import worth
from fracas.games.street_bowl.pitch import GOAL_COLUMN, STREET
from fracas.games.street_bowl.turn_end import end_turn
from fracas.kernel.drivers import Sampler
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME, Choice
from tests.street_bowl.diagrams import number, street

SKULL, PUSH = 0, 2  # faces of block dice

LATE = """
      j  k  l  m  n  o  p  q  r
   2  .  .  .  .  .  .  .  .  A4
   3  .  H2 .  .  .  .  .  A2* .
   4  H1 A1 .  .  .  .  H3 .  A3
"""


def asked_at_both_down(blocker, target, half, **players):
    """Return a match in the last turn of a half, the opponents' carrier unharmed, at the question of Both Down."""
    g = street(LATE, side=int(blocker[0] == "A"), **players)
    g.s.half, g.s.turns[:] = half, [6, 6]
    game = Game(fracas.ruleset("street_bowl"), g.s, None, (True, True))
    game.apply(("declare", number(blocker), "block"))
    game.apply(("block", number(blocker), number(target)))
    while not (isinstance(game.pending, Choice) and game.pending.kind == "both_down"):
        asked = game.pending
        if not isinstance(asked, Choice):
            game.answer((1,) * asked.dice.count)
        else:
            game.answer("both_down" if "both_down" in asked.options else "keep")
    return game


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("blocker", "target", "players"), [
    ("H1", "A1", {"H1": {"skills": "block"}}),
    ("H1", "A1", {"A1": {"skills": "block"}}),
    ("H1", "A1", {"H1": {"skills": "block"}, "A1": {"skills": "block"}}),
], ids=["blocker", "target", "both"])
@pytest.mark.parametrize("level", [each.key for each in (*RUNGS, FAIR, FIRST)])
def test_with_block_nobody_goes_down_even_if_that_ended_the_half(level, blocker, target, players, half):
    game = asked_at_both_down(blocker, target, half, **players)
    asked = decision_point_of(game)
    for seed in "abc":
        assert Bot(level, seed).think(asked).finish() == "stand"


def test_with_wrestle_alone_going_down_is_still_thought_of():
    game = asked_at_both_down("H1", "A1", 1, A1={"skills": "wrestle"})
    thought = Bot("fair", "a").think(decision_point_of(game))
    thought.finish()
    assert {each.option for each in thought.listed} == {"wrestle", "fall"}


# -- the last turn of a half -------------------------------------------------------------------------------------------

LOOSE = LATE.replace("A2* .", "A2 .").replace("H3 .", "H3 o")
OWN = LATE.replace(".  .  A2* .", "H4* .  A2 .")
IN_BREAK = {  # what is rolled in a break may seem worth going down for
    "plain": lambda s: None, "knocked-out": lambda s: knock_out(s, HOME, AWAY), "theirs": lambda s: knock_out(s, HOME),
    "chefs": lambda s: hire_chefs(s, HOME, AWAY), "chef": lambda s: hire_chefs(s, HOME),
}


def knock_out(s, *sides):
    """Let three of each side's reserves be knocked out."""
    for side in sides:
        for who in [who for who in st.TEAMS[side] if s.where[who] == st.RESERVES][:3]:
            s.where[who] = st.KNOCKED_OUT


def hire_chefs(s, *sides):
    """Let sides have a Master Chef."""
    s.sides = tuple(squad._replace(has_chef=side in sides) for side, squad in enumerate(s.sides))


def in_last_turn(picture, half, score=(0, 0), in_break="plain"):
    """Return a match in the last turn of a half, which is the home side's."""
    g = street(picture, side=HOME)
    g.s.half, g.s.turns[:], g.s.score[:] = half, [6, 6], score
    IN_BREAK[in_break](g.s)
    return g.s


def asked_for_die(s, *faces):
    """Return what H1 has to decide who blocks A1 and throws these dice."""
    game = Game(fracas.ruleset("street_bowl"), s, None, (True, True))
    game.apply(("declare", number("H1"), "block"))
    game.apply(("block", number("H1"), number("A1")))
    game.answer(faces)
    return decision_point_of(game)


@pytest.mark.parametrize(("half", "score", "in_break"), [
    *((1, (0, 0), each) for each in IN_BREAK), (1, (1, 0), "plain"),
    *((2, each, "plain") for each in ((0, 0), (1, 0), (0, 1), (0, 2))),
])
@pytest.mark.parametrize("picture", [LATE, LOOSE, OWN], ids=["theirs", "loose", "own"])
def test_nobody_falls_who_need_not_though_the_half_ends_with_it(picture, half, score, in_break):
    asked = asked_for_die(in_last_turn(picture, half, score, in_break), SKULL, PUSH)
    assert asked.choice.options == ("attacker_down", "pushed")
    for level in (*RUNGS, FAIR, FIRST):
        assert Bot(level, "a").think(asked).finish() == "pushed", level.key


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("level", ["hard", "star", "fair"])
def test_a_last_turn_is_played_though_the_opponents_hold_the_ball(level, half):
    game = Game(fracas.ruleset("street_bowl"), in_last_turn(LATE, half), "a")
    assert Bot(level, "a").decide(game)[0] == "declare"


@pytest.mark.parametrize("level", [each.key for each in (*RUNGS, FAIR, FIRST)])
def test_whoever_leads_in_the_last_turn_of_the_match_ends_it(level):
    assert Bot(level, "a").decide(Game(fracas.ruleset("street_bowl"), in_last_turn(LATE, 2, (1, 0)), "a")) == ("end",)


def test_in_a_last_turn_it_counts_who_can_still_score_and_nothing_else_about_the_ball():
    theirs, far = (in_last_turn(picture, 1) for picture in (LATE, LOOSE))
    far.ball = STREET.cell_named("a4")
    assert worth(theirs, HOME) == worth(far, HOME)
    near, used, own = (in_last_turn(OWN, 1) for _ in range(3))
    near.where[number("H4")] = GOAL_COLUMN[HOME] - 2
    used.used[number("H4")] = own.used[number("H3")] = 1  # as many are still to come
    assert worth(near, HOME) > worth(own, HOME) > worth(used, HOME)


def test_a_mate_before_the_goal_to_throw_to_counts_in_a_last_turn():
    near, far = in_last_turn(OWN, 1), in_last_turn(OWN, 1)
    near.where[number("H3")] = STREET.cell_named("w4")
    assert worth(near, HOME) > worth(far, HOME)


def test_whoever_is_still_to_come_in_a_last_turn_counts_a_little():
    s, used = in_last_turn(LATE, 1), in_last_turn(LATE, 1)
    used.used[number("H3")] = 1
    assert worth(s, HOME) > worth(used, HOME)


@pytest.mark.parametrize("change", [
    lambda s: knock_out(s, HOME), lambda s: hire_chefs(s, AWAY),
    lambda s: s.where.__setitem__(number("H11"), st.DEAD), lambda s: s.condition.__setitem__(number("H2"), st.PRONE),
], ids=["knocked-out", "chef", "dead", "prone"])
def test_after_a_last_turn_it_counts_who_will_be_there(change):
    """The worth of the position is that of the half after it, but for what the turn may still bring."""
    s = in_last_turn(LATE, 1)
    change(s)
    found = []
    for seed in range(60):
        table = Sampler(s.copy(), Random(seed), fracas.ruleset("street_bowl").policy)
        end_turn(table)
        assert table.state.half == 2
        found.append(worth(table.state, HOME))
    to_come = sum(s.where[number(name)] >= 0 for name in ("H1", "H2", "H3"))
    out, chefs = s.where.count(st.KNOCKED_OUT), sum(squad.has_chef for squad in s.sides)
    going_on = GOES_ON + READY * to_come + DOUBTFUL * out + CHEF * chefs
    assert abs(worth(s, HOME) - sum(found) / len(found) - going_on) < 14


def test_while_the_others_have_a_turn_left_the_ball_counts_on():
    s = in_last_turn(LATE, 1)
    s.turns[:] = [6, 5]
    before = worth(s, HOME)
    s.holder, s.ball = st.NO_ONE, STREET.cell_named("a4")
    assert worth(s, HOME) > before + 20
