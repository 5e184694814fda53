"""What cannot be played is refused with a reason: in random positions of every game, for what was legal in others."""

from __future__ import annotations

from random import Random

import pytest

import fracas
from fracas.games import KEYS
from fracas.kernel.errors import IllegalAction
from fracas.kernel.table import Choice

ODD = ((), ("step",), ("step", 999, 0), ("step", 0, -1), ("tackle", 1, None), ("block", "x", 2), ("walk", 0, "x"),
       ("deploy", 0), ("charge", 0), ("throw", 0, 9999), ("declare", 0), ("no such thing",), ("done", 1))
LEAST = 0.97  # of all refusals have a reason; the others are of rare kinds of actions


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_begins_with_its_reason(key: str) -> None:
    known: dict[tuple[object, ...], None] = {}
    refused = explained = 0
    for seed in range(3):
        random, game = Random(seed), fracas.new(key, f"refusals {seed}")
        for _step in range(220):
            if game.is_terminal():
                break
            if isinstance(game.pending, Choice):
                game.answer(random.choice(game.pending.options))
                continue
            legal = game.legal_actions()
            known.update(dict.fromkeys(legal[::3]))
            for action in (*random.choices(list(known), k=4), random.choice(ODD)):
                if game.ruleset.is_legal(game.state, action):
                    continue
                why = game.ruleset.why_not(game.state, action)
                is_common = action not in ODD and action[0] != "enter"
                refused += is_common
                explained += is_common and bool(why)
                assert why == "" or (why[-1] == "." and "{" not in why)
            game.apply(random.choice(legal))
    assert explained >= LEAST * refused > 100


def test_the_reason_stands_before_what_was_wanted() -> None:
    game = fracas.new("cave_brawl", "why")
    with pytest.raises(IllegalAction, match=r"^First roll your players\. You wanted .* in the position cave") as no:
        game.apply(("step", 0, 3))
    assert no.value.reason == "First roll your players."
