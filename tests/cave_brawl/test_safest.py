"""Cave Brawl 3.3, 3.4: no walk is shorter than the one that is found, and none as short bends less."""

from random import Random

from fracas.games.cave_brawl.pit import AROUND, SIZE
from fracas.games.cave_brawl.player_actions import own_goal_to_keep_free
from fracas.games.cave_brawl.reach import paths_of, steps_to
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import TUNNEL
from tests.laws.matches import inputs
from tests.sample import sample

BOARDS, MOST = sample(60, 2_000), 4


def all_walks(s, who, left):
    """Return square -> steps and diagonal ones of the best of all walks, each tried to its end."""
    taken, kept, best = {cell for cell in s.where if cell >= 0}, own_goal_to_keep_free(s, who, 0), {}

    def go(cell, steps, bends):
        for near in AROUND[cell] if steps < left else ():
            worth = steps + 1, bends + (abs(near - cell) not in (1, SIZE))
            if near not in taken and not (steps + 1 == left and near == kept):
                best[near] = min(best.get(near, worth), worth)
                go(near, *worth)

    go(s.where[who], 0, 0)
    return best


def test_on_small_boards_no_walk_is_better_than_the_one_found():
    judged, random = 0, Random("walks")
    for game, _count in inputs(RULESET, "walks", 200_000):
        s = game.state
        if game.pending is not None or s.acting < 0 or s.where[s.acting] in (TUNNEL,) or s.where[s.acting] < 0:
            continue
        if not any(action[0] == "step" for action in game.legal_actions()) or random.random() < 0.7:
            continue
        s, who = s.copy(), s.acting
        s.left = min(s.left, MOST)
        found, taken = {}, {cell: n for n, cell in enumerate(s.where) if cell >= 0}
        paths = paths_of(s, who, taken)
        for cell in paths:
            cells = [s.where[who], *(step[2] for step in steps_to(s, who, paths, cell))]
            bends = sum(abs(b - a) not in (1, SIZE) for a, b in zip(cells, cells[1:], strict=False))
            if len(cells) > 1:
                found[cell] = len(cells) - 1, bends
        assert found == all_walks(s, who, s.left), game.position
        judged += 1
        if judged == BOARDS:
            break
    assert judged == BOARDS
