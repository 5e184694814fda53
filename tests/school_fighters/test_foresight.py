"""What the best level does: as first player of a round it weighs whole turns by what the others answer."""

from itertools import islice
from random import Random

import pytest

from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.games.school_fighters.actions import DONE
from fracas.games.school_fighters.bot.foresight import CHANGES, weighed_turns
from fracas.games.school_fighters.bot.initiative import expert_worth
from fracas.games.school_fighters.bot.turns import (
    EXPERTLY,
    USUALLY,
    Turn,
    complete_turn,
    extend_turn,
    is_fresh,
    is_run,
    position_after,
)
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import MOVEMENT
from fracas.games.school_fighters.turn import can_act
from fracas.kernel.drivers import Sampler
from fracas.kernel.work import run_to_end
from tests.school_fighters.test_experts import begun

GANGS = ("mixed", "wheels"), ("wheels", "slingers")


def weighed(s):
    return [turn for turn in weighed_turns(s) or () if turn is not None]


@pytest.mark.parametrize("gangs", GANGS)
def test_every_whole_turn_can_be_carried_out_and_hands_over(gangs):
    s = begun(*gangs).boundary
    found = weighed(s)
    assert len(found) > 3
    for plan, value in found:
        assert -1000 <= value <= 1000
        if is_run(plan[0]):
            assert len(plan) == 1
            continue
        table = Sampler(s.copy(), Random(0), RULESET.policy)
        for action in plan:
            assert RULESET.is_legal(table.state, action)
            RULESET.apply(table, action)
        assert not table.inputs and plan[-1] == DONE and (table.state.phase, table.state.side) == (MOVEMENT, 1 - s.side)


def test_a_whole_turn_is_worth_what_is_left_after_an_expert_and_after_everybody_has_answered():
    s = begun("brawlers", "slingers").boundary
    differ = 0
    for plan, value in weighed(s)[:6]:
        if is_run(plan[0]):
            continue
        theirs = position_after(extend_turn(Turn((), s), plan))
        left = [expert_worth(run_to_end(complete_turn(Turn((), theirs), 1 - s.side, manner)).after, s.side)
                for manner in (EXPERTLY, USUALLY)]
        assert value == sum(left) // 2
        differ += left[0] != left[1]
    assert differ


def test_only_who_moves_first_in_a_round_weighs_whole_turns_and_only_before_anybody_acts():
    s = begun("brawlers", "brawlers").boundary
    assert is_fresh(s) and s.side == s.first and weighed(s)
    acted = extend_turn(Turn((), s), (("activate", can_act(s)[0]), ("hold", can_act(s)[0]))).after
    assert not is_fresh(acted) and weighed_turns(acted) is None
    theirs = position_after(Turn((), s))
    assert is_fresh(theirs) and weighed_turns(theirs) is None


def test_the_same_position_brings_the_same_turns():
    s = begun("mob", "wheels").boundary
    one, other = ([turn for turn in islice(weighed_turns(s), 4000) if turn is not None] for _ in range(2))
    assert len(one) > 3 and one == other


def test_a_turn_is_completed_by_everybody_who_is_left():
    s = begun("mob", "mob").boundary
    first = can_act(s)[0]
    turn = run_to_end(complete_turn(extend_turn(Turn((), s), (("activate", first), ("hold", first))), s.side))
    assert not can_act(turn.after) and turn.made[1] == ("hold", first)
    assert {action[1] for action in turn.made} == set(s.gangs[s.side])


def test_the_star_keeps_to_the_best_turn_it_found():
    game = begun("brawlers", "wheels")
    bot = Bot("star", "stars")
    thought = bot.think(decision_point_of(game))
    for _ in thought:
        pass
    lines = thought.explanation()
    assert 3 < len(lines) <= CHANGES[5] + 30 and lines[0].value == max(line.value for line in lines)
    plan, side = thought.candidate.plan, game.to_act
    for action in plan:
        assert game.to_act == side and bot.decide(game) == action
        game.apply(action)
    assert game.to_act == 1 - side


def test_a_thought_that_is_stopped_has_a_turn():
    thought = Bot("star", "stars").think(decision_point_of(begun("mixed", "mixed")))
    next(iter(thought))
    assert thought.best in thought.situation.ruleset.legal_actions(thought.situation.state)
