"""A lit cell is promised to nobody who cannot go anywhere: in random positions of every game with cells."""

from random import Random

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.choices import MOVE
from fracas.games import KEYS
from fracas.kernel.table import Choice

WAYS = ("Tap a lit hex or opponent.", "Tap a lit square or opponent.")


@pytest.mark.parametrize("key", [key for key in KEYS if face_of(key).plane is None])
def test_a_lit_cell_is_promised_only_to_who_has_a_way(key):
    random, face, asked = Random(0), face_of(key), 0
    for seed in range(3):
        game = fracas.new(key, f"h{seed}")
        for _input in range(350):
            if game.is_terminal():
                break
            if isinstance(game.pending, Choice):
                game.answer(random.choice(game.pending.options))
                continue
            legal = game.legal_actions()
            for who in random.sample(face.actors(game.state, legal), min(1, len(face.actors(game.state, legal)))):
                if face.hint(game.state, who, MOVE)[0] in WAYS:
                    asked += 1
                    assert face.move_options(game.state, legal, who).paths, game.position
            game.apply(random.choice(legal))
    assert asked > 50
