"""How bots of Street Bowl play at length: results, touchdowns, block dice and thinking time; prints figures.

`FRACAS_SOAK=0.1` plays a tenth of the matches.
"""

import os
from collections import Counter
from time import process_time

import pytest

import fracas
from fracas.bots import Bot
from fracas.games.street_bowl.blocking.block_dice import dice_of
from fracas.games.street_bowl.state import side_of
from fracas.games.street_bowl.team.teams import READY

MATCHES = max(2, int(200 * float(os.environ.get("FRACAS_SOAK", "1"))))
ENOUGH = 200  # matches of which the mean is near enough to what it is in the long run
RACES = tuple(READY)
MOST_INPUTS = 20_000


def play(home, away, levels, seed):
    """Play a match.

    Returns: the game, and the seconds the bots thought that think at all.
    """
    game = fracas.new("street_bowl", seed, home, away)
    bots = [Bot(level, f"{seed} {side}") for side, level in enumerate(levels)]
    spent = 0.0
    for _made in range(MOST_INPUTS):
        if game.is_terminal():
            return game, spent
        side = game.to_act
        started = process_time()
        decision = bots[side].decide(game)
        spent += (process_time() - started) * (levels[side] != "random")
        if game.pending is None:
            game.apply(decision)
        else:
            game.answer(decision)
    raise AssertionError(f"the match {seed} of {home} and {away} does not end")


def figures(game, side):
    """Count the turns of a side and its blocks by their dice."""
    found = Counter()
    for event in game.events:
        if event.kind == "turn_begins" and event.facts[0] == side:
            found["turns"] += 1
        if event.kind == "roll":
            request = event.facts[0].request
            if request.kind == "block" and side_of(request.who) == side:
                found[f"{dice_of(request.reasons)} dice"] += 1
    return found


def shown(what, total, spent):
    blocks = {key: n for key, n in total.items() if key.endswith("dice")}
    thrown = max(1, sum(blocks.values()))
    two = sum(n for key, n in blocks.items() if key in ("2 dice", "3 dice")) / thrown
    theirs = sum(n for key, n in blocks.items() if key.startswith("-")) / thrown
    print(f"\n{what}: {MATCHES} matches, {dict(sorted(total.items()))}, {two:.0%} of blocks with two dice or more, "
          f"{theirs:.1%} chosen by the opponent, {1000 * spent / max(1, total['turns']):.0f} ms a turn", end="")
    return two, theirs


def test_the_regular_never_loses_to_the_random_bot():
    total, spent = Counter(), 0.0
    for n in range(MATCHES):
        side = n % 2
        levels = ("random", "regular") if side else ("regular", "random")
        game, seconds = play(RACES[n % len(RACES)], RACES[(7 * n + 5) % len(RACES)], levels, f"rookie {n}")
        own, other = game.state.score[side], game.state.score[1 - side]
        assert own >= other, game.record
        total += figures(game, side) + Counter(touchdowns=own, against=other, wins=own > other, draws=own == other)
        spent += seconds
    shown("regular against random", total, spent)


@pytest.mark.parametrize("level", ["regular", "hard"])
def test_bots_of_one_level_block_with_two_dice_and_score(level):
    total, spent = Counter(), 0.0
    for n in range(MATCHES):
        race = RACES[n % len(RACES)]
        game, seconds = play(race, race, (level, level), f"mirror {n}")
        score = game.state.score
        total += figures(game, 0) + figures(game, 1) + Counter(touchdowns=sum(score), draws=score[0] == score[1])
        spent += seconds
    two, theirs = shown(f"{level} against {level}", total, spent)
    assert two >= 0.7 and theirs <= 0.04
    assert total["touchdowns"] > 0
    if level == "regular" and MATCHES >= ENOUGH:
        assert 1.5 <= total["touchdowns"] / MATCHES <= 3 and total["draws"] <= 0.4 * MATCHES
