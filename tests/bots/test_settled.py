"""What the odds settle is misjudged by nobody: a certain win is taken, an answer worse luck for luck is not given.

Both are laws over random positions of all games, for the levels that misjudge most. The odds of an answer are exact:
the rule is run on from the question once for every throw there can be.
"""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.candidates import MOST_OPTIONS
from fracas.bots.decision_point import decision_point_of
from fracas.bots.evaluate import worth
from fracas.bots.levels import RUNGS, skill_on_rung
from fracas.bots.search import ALIKE
from fracas.games.cave_brawl import state as cave
from fracas.games.cave_brawl.pit import DISTANCE, goal_attacked_by
from fracas.games.elfball import state as elf
from fracas.games.school_fighters import state as school
from fracas.games.street_bowl import state as street
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.games.street_bowl.score import TURNS
from fracas.kernel import table as tables
from fracas.kernel.game import Game
from fracas.kernel.odds import Enumeration, PrefixTable, Split
from fracas.lab.watch.general import end_of_plan
from tests.sample import sample

NEAR = 3  # cells before the goal
LOW = ("rookie", "regular", "hard")
MOST_RUNS = 60  # of the rule for one answer; where there are more throws the odds are left alone
PARTS = 24  # of luck, from the worst throw to the best


# -- certain wins ------------------------------------------------------------------------------------------------------


def random_positions(key, seed, inputs):
    """Yield positions of a match by chance in which an action is chosen, with their rules."""
    game = fracas.new(key, seed, options=fracas.ruleset(key).bot_match_options, friendly=True)
    dice = Random(seed)
    for _input in range(inputs):
        if game.is_terminal():
            return
        if game.pending is None:
            yield game.ruleset, game.state.copy()
            game.apply(dice.choice(list(game.legal_actions())))
        else:
            game.answer(dice.choice(game.pending.options))


def bring_elf_to_goal(s, dice):
    """Let a standing player of the side to act have the ball a few cells before the goal he attacks."""
    field, side = s.book.field, s.side
    goals = field.goals[1 - elf.half_of(s, side)]
    near = [cell for cell in range(len(field.points)) if cell not in s.where
            and 0 < min(field.distance(cell, goal) for goal in goals) <= NEAR]
    able = [p for p in elf.players_on_field(s, side) if s.stance[p] == elf.STANDING and s.last_moved[side] != p]
    if s.phase == elf.TURN and s.acting < 0 and able:
        s.holder, s.ball, s.score[side] = dice.choice(able), elf.NOWHERE, s.options.goals - 1
        s.where[s.holder] = dice.choice(near)


def bring_brawler_to_goal(s, dice):
    """Let a player have the ball a few squares before the open goal, his team one point short of the target."""
    goal = goal_attacked_by(s.side)
    near = [cell for cell, far in enumerate(DISTANCE[goal]) if 0 < far <= NEAR and cell not in s.where]
    able = [who for who in cave.team(s, s.side) if s.where[who] >= 0 and s.used[who] == cave.READY and not s.prone[who]]
    if s.phase == cave.TURN and s.acting < 0 and able:
        s.score[s.side] = s.options.target - 1
        s.holder, s.ball, s.possessor = dice.choice(able), cave.NOWHERE, s.side
        keeper, s.where[s.holder] = (s.where.index(goal) if goal in s.where else s.holder), dice.choice(near)
        if keeper != s.holder:
            s.where[keeper] = next(cell for cell, far in enumerate(DISTANCE[goal]) if far > 1 and cell not in s.where)


def bring_carrier_to_end_zone(s, dice):
    """Let a player have the ball a few squares before the end zone, in the last turn of a match that is level."""
    near = [cell for cell in range(len(X)) if 0 < abs(X[cell] - GOAL_COLUMN[s.side]) <= NEAR and cell not in s.where]
    able = [who for who in street.on_street(s, s.side) if street.is_standing(s, who) and not s.used[who]]
    if s.phase == street.TURN and s.acting == street.NO_ONE and able:
        s.half, s.turns[:], s.score[:] = 2, [TURNS, TURNS], [0, 0]
        s.holder, s.ball = dice.choice(able), street.NOWHERE
        s.where[s.holder] = dice.choice(near)


def bring_gang_ahead(s, dice):
    """Let the second player's gang move in the last round, one enemy out of the match and nobody of its own."""
    if s.phase == school.MOVEMENT and s.active == school.NO_UNIT:
        s.round, s.first = school.ROUNDS, 1 - s.side
        for who in s.gangs[s.side]:
            if s.units[who].at == school.OFF_TABLE:
                return
            s.change(who, status=school.STANDING, bruises=s.units[who].profile.bruises, fazed_in=0)
        fallen = dice.choice([*s.gangs[1 - s.side]])
        s.change(fallen, status=school.KNOCKED_OUT, at=school.OFF_TABLE, bruises=0)


SHORT_WAYS = (  # and so many inputs of a match by chance
    ("elfball", bring_elf_to_goal, 90), ("street_brawl", bring_elf_to_goal, 90),
    ("cave_brawl", bring_brawler_to_goal, 200), ("street_bowl", bring_carrier_to_end_zone, 70),
    ("school_fighters", bring_gang_ahead, 60),
)


def certain_win(rules, s):
    """Return whether some plan wins the match for the side to act without a roll or a question."""
    side = rules.to_act(s)
    ends = (end_of_plan(rules, s, side, plan) for plan in rules.plans(s) if plan)
    return any(end is not None and rules.is_terminal(end) and rules.returns(end)[side] == 1 for end in ends)


@pytest.mark.parametrize(("key", "bring_to_goal", "inputs"), SHORT_WAYS)
def test_nobody_passes_up_a_certain_win(key, bring_to_goal, inputs):
    dice, found = Random(key), 0
    for rules, s in random_positions(key, f"wins of {key}", sample(inputs, 5000)):
        bring_to_goal(s, dice)
        if rules.is_terminal(s) or rules.violation(s) or not certain_win(rules, s):
            continue
        found += 1
        game = Game(rules, s, "x")
        side, bot = game.to_act, Bot(LOW[found % len(LOW)], f"{found}")
        while not game.is_terminal() and game.to_act == side and game.pending is None:
            game.apply(bot.decide(game))
        assert game.is_terminal() and game.returns()[side] == 1, (bot.level.key, rules.position(s))
    assert found > 1


# -- answers -----------------------------------------------------------------------------------------------------------


class Resumed:
    """A table that takes the throws and answers there have been, and goes on with another one."""

    def __init__(self, table, given):
        self.table, self.given = table, [*given]

    @property
    def state(self):
        return self.table.state

    def roll(self, kind, dice, **request):
        return self.given.pop(0) if self.given else self.table.roll(kind, dice, **request)

    def test(self, kind, dice, *, need, **request):
        if not self.given:
            return self.table.test(kind, dice, need=need, **request)
        face = self.given.pop(0)
        return tables.Test(face, face >= need)

    def choose(self, coach, kind, options, **request):
        return self.given.pop(0) if self.given else self.table.choose(coach, kind, options, **request)

    def tell(self, event, *facts, rule):
        pass

    def repeat(self, step, value, *args, alike):
        return tables.take_steps(self, step, value, args)


def exact_worths(asked, option):
    """Return the chance of each worth that an answer can lead to, None if there are too many throws."""
    rules, given = asked.ruleset, [*(answer.value for answer in asked.answers), option]
    work, found, ways = Enumeration(rules, asked.state), Counter(), [((), Fraction(1))]
    for _run in range(MOST_RUNS):
        throws, chance = ways.pop()
        table = PrefixTable(asked.state.copy(), throws, work)
        try:
            rules.apply(Resumed(table, given), asked.action)
        except Split as split:
            ways += [((*throws, *more), chance * share) for more, share in split.branches]
        else:
            found[worth(rules, table.state, asked.side)] += chance
        if not ways:
            assert sum(found.values()) == 1
            return found
    return None


def by_luck(worths):
    """Return the worth at each part of luck, from the worst throw to the best."""
    parts, chance = [], Fraction(0)
    for value, share in sorted(worths.items()):
        chance += share
        parts += [value] * (int(chance * PARTS) - len(parts))
    return parts


def is_beaten(worths, by):
    """Return whether an answer is worth less than another one at each part of luck, and clearly so."""
    gains = [b - a for a, b in zip(by_luck(worths), by_luck(by), strict=True)]
    return min(gains) >= 0 and sum(gains) > ALIKE * PARTS


@pytest.mark.parametrize("key", fracas.KEYS)
@pytest.mark.parametrize("level", LOW)
def test_nobody_gives_an_answer_that_the_odds_rule_out(key, level):
    rules = fracas.ruleset(key)
    coach = skill_on_rung(rules, next(each.rung for each in RUNGS if each.key == level))
    game = fracas.new(key, f"answers of {key}", options=rules.bot_match_options, friendly=True)
    dice = Random(f"{key} {level}")
    for _input in range(sample(80, 4000)):
        if game.is_terminal():
            break
        if game.pending is None:
            game.apply(dice.choice(list(rules.legal_actions(game.state))))
            continue
        asked = decision_point_of(game)
        given = Bot(level, "x").think(asked).finish()
        seen = asked._replace(ruleset=rules.with_skill(coach))
        worths = {option: exact_worths(seen, option) for option in asked.choice.options[:MOST_OPTIONS]}
        if given in worths and None not in worths.values():
            assert not any(is_beaten(worths[given], other) for other in worths.values()), (
                asked.choice.kind, given, worths, rules.position(asked.state))
        game.answer(dice.choice(asked.choice.options))
