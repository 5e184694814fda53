"""Boards in notebooks: what IPython asks an object for is there, and is a whole picture of what stands on the board."""

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import fracas
from tests.kernel.toy import TOY

SVG = "{http://www.w3.org/2000/svg}"


def words(drawing):
    """Return the description of a picture, which must be one file of SVG without anything from elsewhere."""
    root = ElementTree.fromstring(drawing)
    assert root.tag == f"{SVG}svg" and "<script" not in drawing and "http" not in drawing.replace(SVG[1:-1], "")
    return root.findtext(f"{SVG}desc")


@pytest.mark.parametrize("key", fracas.KEYS)
def test_a_match_is_drawn_as_it_stands_now(key):
    game = fracas.new(key, seed="x")
    before = game._repr_svg_()
    assert words(before)
    for _step in range(30):
        if game.pending is None:
            game.apply(game.legal_texts()[0])
        else:
            game.answer(game.pending.options[0])
    assert game._repr_svg_() == fracas.picture(game).drawing != before


def test_a_position_is_drawn_and_says_where_everybody_stands():
    game = fracas.new("elfball", seed="x")
    game.apply("start")
    game.answer("south")
    game.apply("H1 at l13")
    assert "l13" in words(fracas.picture(game)._repr_svg_())
    drawn = fracas.picture(game.position, theme="dark")
    assert "l13" in words(drawn._repr_svg_()) and drawn != fracas.picture(game.position)


def test_what_is_no_position_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match="“<svg onload=x>”"):
        fracas.picture("<svg onload=x>")


def test_a_team_named_by_a_stranger_breaks_out_of_no_picture():
    game = fracas.new("elfball", seed="x", tags={"HomeKit": "</style><script>x</script>"})
    assert words(game._repr_svg_())


def test_a_game_that_nobody_can_draw_stays_text():
    assert fracas.Game(TOY, TOY.start(TOY.options({}), "", ""), "x")._repr_svg_() is None


def test_nothing_that_draws_is_loaded_before_a_notebook_asks():
    asked = "import fracas, sys; fracas.new('elfball', seed='x').apply('start'); print('fracas.faces' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True,
                          cwd=Path(fracas.__file__).parents[1])
    assert done.stdout.strip() == "False"
