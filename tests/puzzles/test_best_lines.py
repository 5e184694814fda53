"""The best lines that are stored, against arithmetic of its own: a person would try every attack there is.

Cave Brawl: one player of the side is still to act; of all his attacks, from wherever he can walk, none does better.
School Fighters: of all ways to set attackers on opponents in the Combat Phase none does better. Street Bowl: no line
goes on behind its block, and none near it, with a deed more or another of those who may still act, does better.
"""

from collections import deque
from fractions import Fraction
from functools import cache
from itertools import chain, permutations, product

import pytest

import fracas
from fracas.faces import puzzle_aims_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.state import READY, side_of
from fracas.games.school_fighters import combat
from fracas.games.school_fighters.state import COMBAT, FAZED
from fracas.puzzles.mined_puzzle import LEAST_LEAD, mined_puzzles
from tests.puzzles.street_bowl_lines import Neighbours, idea_of, with_all_to_act
from tests.sample import sample

BOWL, CAVE, SCHOOL = map(fracas.ruleset, ("street_bowl", "cave_brawl", "school_fighters"))
MINED = {each.puzzle for each in mined_puzzles("cave_brawl")}
FEARLESS = Fraction(5, 6)  # that a player dares to attack a Cave Ape


def puzzles_about(rules, *aims):
    """List the puzzles of a game about some aims, the mined ones and those chosen by hand."""
    every = [*(each.puzzle for each in mined_puzzles(rules.key)), *puzzles_of(rules.key).puzzles]
    return [puzzle for puzzle in every if puzzle.aim in aims]


def still_to_act(s):
    """List the players on the field whom the side may still activate."""
    return [who for who, cell in enumerate(s.where) if cell >= 0 and side_of(s, who) == s.side and s.used[who] == READY]


def squares_in_reach(s, who):
    """Return the squares a player can walk to, in a pit without zones of control."""
    taken = {cell for cell in s.where if cell >= 0} | {beast.cell for beast in s.beasts}
    left = 0 if s.prone[who] else s.left if s.acting == who else s.players[who].kind.mv
    far, queue = {s.where[who]: 0}, deque([s.where[who]])
    while queue:
        here = queue.popleft()
        for there in PIT.neighbours[here]:
            if there >= 0 and far[here] < left and there not in far and there not in taken:
                far[there] = far[here] + 1
                queue.append(there)
    return far


def chance_to_kill(hp, dice):
    """Return the chance that one or two dice take all hit points."""
    throws = list(product(range(1, 7), repeat=dice))
    return Fraction(sum(sum(throw) >= hp for throw in throws), len(throws))


def attacks_of(s, who, aim):
    """Yield the chance of each attack of a player, by the table of chapter 4."""
    reach = squares_in_reach(s, who)
    for foe, cell in enumerate(s.where):
        if cell < 0 or side_of(s, foe) == s.side or not any(near in reach for near in PIT.neighbours[cell]):
            continue
        dares = FEARLESS if s.players[foe].kind.special == "fear" else 1
        for dice, against in ((1, s.bt[foe]), (2, max(s.bt[foe], s.cd[foe]))):
            hits = min(Fraction(1), max(Fraction(0), Fraction(11 + s.bt[who] - against, 20)))
            if dice == 2 and s.prone[foe]:
                continue
            yield dares * hits * (chance_to_kill(s.hp[foe], dice) if aim == "kill" else dice - 1)


@pytest.mark.parametrize("puzzle", puzzles_about(CAVE, "kill", "down"), ids=lambda puzzle: puzzle.key)
def test_in_cave_brawl_no_other_attack_does_better(puzzle):
    s = CAVE.parse_position(puzzle.position)
    (who,) = still_to_act(s)
    chances = [*attacks_of(s, who, puzzle.aim)]
    assert max(chances) == puzzle.chance
    lesser = max((chance for chance in chances if chance < puzzle.chance), default=Fraction(0))
    assert puzzle not in MINED or puzzle.chance - lesser >= LEAST_LEAD


@cache
def hit_chances(strikes, blocks):
    """Return the chances of so many hits, by the pairing of chapter 6.1."""
    found = [Fraction(0)] * (strikes + 1)
    for struck in sorted_throws(strikes):
        for blocked in sorted_throws(blocks):
            hits = sum(one > other for one, other in zip(struck, blocked, strict=False))
            found[hits] += sorted_throws(strikes)[struck] * sorted_throws(blocks)[blocked]
    return found


@cache
def sorted_throws(dice):
    """Return the throws of some dice from high to low, with their chances."""
    found = {}
    for throw in product(range(6), repeat=dice):
        key = tuple(sorted(throw, reverse=True))
        found[key] = found.get(key, 0) + Fraction(1, 6 ** dice)
    return found


def dice_of(reasons):
    """Count the dice of an attack or a defence."""
    return sum(reason.amount for reason in reasons)


def chance_against(s, target, attackers, aim):
    """Return the chance that attackers in this order make an opponent see stars, or knock him out."""
    unit = s.units[target]
    is_down, blocks = unit.status == FAZED, dice_of(combat.block_reasons(s, target))
    left, reached = {0 if is_down else unit.bruises: Fraction(1)}, Fraction(0)
    for who in attackers:
        strikes = dice_of(combat.fight_reasons(s, who, target)) - (combat.FAZED_DICE if is_down else 0)
        after = {}
        for bruises, chance in left.items():
            for hits, p in enumerate(hit_chances(strikes + (0 if bruises else combat.FAZED_DICE), blocks)):
                if hits and (not bruises or (hits >= bruises and aim == "fazed")):
                    reached += chance * p
                else:
                    there = max(0, bruises - hits)
                    after[there] = after.get(there, 0) + chance * p
        left = after
    return reached


def fighters(s):
    """List the units that may attack, each with its possible targets and nobody."""
    return [(who, (None, *combat.targets(s, who))) for who in s.gangs[s.side] if combat.may_fight(s, who)]


def chances_of(s, aim):
    """Yield the chance of each way to set attackers on opponents."""
    able = fighters(s)
    against = cache(lambda target, attackers: max(
        chance_against(s, target, order, aim) for order in (permutations(attackers) if aim == "out" else (attackers,))))
    for chosen in product(*(targets for _who, targets in able)):
        sets = {}
        for (who, _targets), target in zip(able, chosen, strict=True):
            if target is not None:
                sets.setdefault(target, []).append(who)
        missed = Fraction(1)
        for target, attackers in sets.items():
            missed *= 1 - against(target, tuple(attackers))
        yield 1 - missed


MINED_FIGHTS = [each.puzzle for each in mined_puzzles("school_fighters") if each.puzzle.aim in ("fazed", "out")
                and SCHOOL.parse_position(each.puzzle.position).phase == COMBAT]


@pytest.mark.parametrize("puzzle", MINED_FIGHTS, ids=lambda puzzle: puzzle.key)
def test_in_school_fighters_no_other_set_of_attacks_does_better(puzzle):
    chances = {*chances_of(SCHOOL.parse_position(puzzle.position), puzzle.aim)}
    assert max(chances) == puzzle.chance
    assert all(chance <= puzzle.chance - LEAST_LEAD for chance in chances - {puzzle.chance})


@pytest.mark.parametrize("each", mined_puzzles("street_bowl"), ids=lambda each: each.puzzle.key)
def test_a_line_of_street_bowl_ends_with_its_block(each):
    if each.puzzle.aim in ("down", "drop"):
        assert " block " in each.puzzle.line[-1]


MINED_BOWL = {each.puzzle.key: each.puzzle for each in mined_puzzles("street_bowl")}
FEW = ("mab", "mac", "maf", "mdd")  # a Blitz under way, a loose ball, a ball to be lost, another target
SHARED = ("mab", "mac")  # lines to which others had added, as long as they might act


def neighbours_of(puzzle):
    """Return the lines near that of a puzzle."""
    s = BOWL.parse_position(puzzle.position)
    line = [BOWL.parse_action(s, text) for text in puzzle.line]
    return Neighbours(BOWL, puzzle.aim, puzzle_aims_of("street_bowl")[puzzle.aim], s, line)


@pytest.mark.parametrize("key", sample(FEW, [*MINED_BOWL]))
def test_in_street_bowl_no_line_near_the_best_does_better(key):
    puzzle = MINED_BOWL[key]
    near = neighbours_of(puzzle)
    assert near.chance(near.line) == puzzle.chance
    for line in near.lines():
        chance = near.chance(line)
        assert chance <= puzzle.chance, [*map(str, line)]
        is_less = chance + near.doubt[line] < puzzle.chance and idea_of(line) != idea_of(near.line)
        assert not is_less or chance <= puzzle.chance - LEAST_LEAD, [*map(str, line)]


@pytest.mark.parametrize("key", SHARED)
def test_in_street_bowl_whoever_else_may_act_is_found_to_add_to_a_line(key):
    near = neighbours_of(with_all_to_act(MINED_BOWL[key]))
    assert any(near.chance(line) > MINED_BOWL[key].chance for line in chain(near.behind(near.line), near.between()))
