"""Tree search, whom levels are measured against: it finds what wins, whoever acts next, and keeps to its tries."""

from dataclasses import replace
from functools import cache

import pytest

from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import levels_of
from fracas.games import KEYS, ruleset
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.game import Game
from fracas.lab import entrants
from fracas.lab.paired_games import Contestant, PairedGame, play_by_rules, play_game
from tests.bots.test_bots import PLANNED
from tests.kernel.toy import TOY, State
from tests.sample import sample
from workshop.measures import guard

ONE, TWO = ("take", 1), ("take", 2)


def heap(actions_a_turn):
    """Take one or two of `goal` things; who takes the last one wins. A side acts so many times in a row."""
    def take(table, action):
        s = table.state
        s.points, s.turn = (s.points[0] + action[1], s.points[1] + 1), (s.points[1] + 1) // actions_a_turn % 2
    return replace(
        TOY, apply=take, legal_actions=lambda s: [ONE, TWO][: s.goal - s.points[0]], is_legal=lambda s, a: True,
        is_terminal=lambda s: s.points[0] == s.goal,
        returns=lambda s: (1, -1) if (s.points[1] - 1) // actions_a_turn % 2 == 0 else (-1, 1),
    )


@cache
def wins(left, done, actions_a_turn):
    """Which actions win for who acts, by going through all there is: an independent solution."""
    found = set()
    for number in range(1, min(2, left) + 1):
        is_same = (done + 1) // actions_a_turn % 2 == done // actions_a_turn % 2
        others = wins(left - number, done + 1, actions_a_turn) if left > number else None
        if others is None or bool(others) == is_same:
            found.add(("take", number))
    return frozenset(found)


def decided(rules, state, seed):
    return entrants.make_bot("tree-600", seed).decide(Game(rules, state, "dice"))


@pytest.mark.parametrize("actions_a_turn", [1, 2, 3])
def test_what_wins_is_found_whoever_acts_next(actions_a_turn):
    rules = heap(actions_a_turn)
    told = {goal: won for goal in range(2, 12) if len(won := wins(goal, 0, actions_a_turn)) == 1}
    assert told and all(decided(rules, State(goal=goal), seed) in won for goal, won in told.items() for seed in "stu")


@pytest.mark.parametrize("face, option", [(1, "yes"), (6, "no")])
def test_a_question_is_answered_by_what_it_comes_to(face, option):
    game = Game(PLANNED, State(), "dice", (True, True))
    game.apply("gamble")
    game.answer(face)
    assert entrants.make_bot("tree-400", "s").decide(game) == option


def test_it_tries_as_often_as_it_is_told_and_leaves_the_position_alone():
    starts, begin = [], State(goal=9)
    rules = heap(2)

    def legal(state):
        if state == begin:
            starts.append(1)
        return rules.legal_actions(state)
    situation = decision_point_of(Game(replace(rules, legal_actions=legal), begin.copy(), "dice"))
    starts.clear()
    bot = entrants.make_bot("tree-25", "s")
    assert bot.think(situation).finish() in (ONE, TWO)
    assert len(starts) == 1 + 25 and situation.state == begin, "once to see whether there is a choice at all"


def test_the_same_seed_thinks_the_same_and_more_tries_play_better():
    def bout(first, second, number):
        seats = (Contestant(first), Contestant(second))
        return play_by_rules(PLANNED, PairedGame(number, "toy", seats, f"d{number}", "t"))._replace(seconds=(0, 0))
    assert bout("tree-9", "tree-3", 1) == bout("tree-9", "tree-3", 1)
    assert sum(bout("tree-60", "random", n).home - bout("random", "tree-60", n).home for n in range(15)) > 10


@pytest.mark.parametrize("key", ["tree-", "tree-0", "tree-x", "tree-٤", "tree-07", "tree-1000000", "tree- 4", "trees"])
def test_who_is_nobody_is_quoted(key):
    with pytest.raises(InvalidNotation, match=f"“{key}”"):
        entrants.make_bot(key, "s")
    with pytest.raises(InvalidNotation, match=f"“{key}”"):
        entrants.entrant_key(ruleset("elfball"), key)


def test_a_level_that_a_game_has_not_is_refused_there():
    assert entrants.entrant_key(ruleset("elfball"), "yardstick") == "yardstick"
    assert entrants.entrant_key(ruleset("school_fighters"), "tree-400") == "tree-400"
    with pytest.raises(InvalidNotation, match="School Fighters has no bot “hard-racer”"):
        entrants.entrant_key(ruleset("school_fighters"), "hard-racer")


@pytest.mark.parametrize("key", sample(["elfball"], ["elfball", "school_fighters"]))
def test_the_best_of_a_game_beats_a_hasty_tree_search(key):
    best = levels_of(ruleset(key))[-1].key
    assert play_game(PairedGame(0, key, (Contestant("tree-5"), Contestant(best)), "dice", "thoughts")).home == -1
    assert play_game(PairedGame(1, key, (Contestant(best), Contestant("tree-5")), "dice", "thoughts")).home == 1


def test_the_guard_measures_the_best_of_every_game_and_stops_when_it_fails(monkeypatch):
    said = []

    class Done:
        returncode = 0
    monkeypatch.setattr(guard.subprocess, "run", lambda words, **_: said.append(words) or Done)
    assert guard.run() == 0 and [words[words.index("--game") + 1] for words in said] == [*KEYS]
    for words in said:
        rules = ruleset(words[words.index("--game") + 1])
        assert words[5] == levels_of(rules)[-1].key and entrants.entrant_key(rules, words[6]) == words[6]
    Done.returncode = 3
    assert guard.run() == 3 and len(said) == len(KEYS) + 1
