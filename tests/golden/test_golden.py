"""Golden games are played today as on the day they were written down. `python -m tests.golden` writes them anew."""

import pytest

import fracas
from fracas.kernel.game import Game
from tests.golden.golden import FOLDER, marked
from tests.kernel.toy import TOY, State

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_game_has_golden_games(key):
    assert any(file.parent.name == key for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_is_played_as_ever(file):
    text = file.read_text(encoding="utf-8")
    game = fracas.from_record(text, verify=True)
    assert marked(game, game.plies[0].before) == text


def test_the_toy_is_marked_with_legal_actions_and_position_after_every_action():
    game = Game(TOY, State(), "seed", tags={"Game": "toy"})
    game.apply("wait")
    game.apply("gamble")
    game.answer("yes")
    lines = marked(game, State()).splitlines()
    assert lines[2:4] == ["wait", "# 3 toy.1_1-0_1_10"]
    assert lines[4].startswith("gamble: gamble=") and lines[5] == f"# 3 {game.position}"
