"""A re-roll of the team in the chances: one switch; the same figure on the square, in the slip and in the terminal."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from fractions import Fraction

import pytest

import fracas
from fracas.__main__ import main
from fracas.faces import face_of
from fracas.faces.plans import odds_work, plan_of_deed, plan_of_way, with_odds
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.ruleset import RULESET
from fracas.kernel.work import run_to_end
from tests.page.headless import Page

FACE = face_of("street_bowl")
LINEMAN = 6


def dodger(rerolls=1):
    """Return a match in which the first player of the home side stands beside an opponent."""
    s = fracas.new("street_bowl", "r", "human", "orc", friendly=True).state.copy()
    s.phase, s.side, s.kicker, s.first_kicker, s.turns, s.rerolls = st.TURN, 0, 1, 1, [1, 0], [rerolls, 0]
    for who, square in ((LINEMAN, "h4"), (7, "c2"), (st.SLOTS + 5, "i4"), (st.SLOTS + 6, "m2")):
        s.where[who], s.fielded[who] = STREET.cell_named(square), 1
    s.ball = STREET.cell_named("t2")
    return fracas.from_position(RULESET.position(s), seed="r")


def offered(game, is_counted):
    face = FACE.for_rerolls(is_counted)
    return face, face.move_options(game.state, tuple(game.legal_actions()), LINEMAN)


def slip_chance(game, face, plan):
    return with_odds(face, plan, run_to_end(odds_work(game, face, plan))).chance


@pytest.mark.parametrize("is_counted", [False, True])
def test_square_and_slip_show_the_same_figure(is_counted):
    game = dodger()
    face, offer = offered(game, is_counted)
    risky = [way for way in offer.paths.values() if len(way.rolls) == 1]
    assert risky
    for way in risky[:6]:
        plan = plan_of_way(game, LINEMAN, way)
        assert slip_chance(game, face, plan) == way.chance
    plain, = (each for each in offered(game, False)[1].paths.values() if each.cell == risky[0].cell)
    assert (risky[0].chance > plain.chance) is is_counted


def test_a_team_that_has_none_left_counts_none():
    game = dodger(rerolls=0)
    assert {cell: way.chance for cell, way in offered(game, True)[1].paths.items()} \
        == {cell: way.chance for cell, way in offered(game, False)[1].paths.items()}


def test_one_re_roll_is_counted_once_for_a_walk_and_what_ends_it():
    game = dodger()
    face, offer = offered(game, True)
    deeds = [deed for deed in offer.actions if deed.path is not None and deed.path.chance < 1]
    assert deeds
    for deed in deeds[:3]:
        plan = plan_of_deed(game, LINEMAN, deed)
        counted = slip_chance(game, face, plan)
        plain_face, plain = offered(game, False)
        same = next(each for each in plain.actions if (each.action, each.mode) == (deed.action, deed.mode))
        without = slip_chance(game, plain_face, plan_of_deed(game, LINEMAN, same))
        twice = plan.walk * with_odds(face, plan, run_to_end(odds_work(game, face, plan._replace(
            path=plan.path._replace(spent=Fraction(0)))))).success
        assert without < counted < twice


def test_the_terminal_tells_both_figures():
    game = dodger()
    way = next(way for way in offered(game, True)[1].paths.values() if len(way.rolls) == 1 and len(way.cells) == 2)
    plain = offered(game, False)[1].paths[way.cell]
    game.apply(("declare", LINEMAN, "move"))
    name = game.ruleset.action_text(game.state, way.steps[-1])
    for more, chance in (((), way.chance), (("--without-rerolls",), plain.chance)):
        said = io.StringIO()
        with redirect_stdout(said):
            assert main(["odds", game.position, name, *more]) == 0
        assert f"{float(chance) * 100:.2f}%" in said.getvalue(), said.getvalue()


def test_the_switch_is_one_for_squares_slip_and_typed_line_and_is_remembered():
    page = Page(address="#/new/street-bowl/two")
    page.do("start", "street-bowl")
    assert page.model.face.counts_rerolls is False
    page.do("menu")
    assert "Count the team re-roll" in page.text("sheets")
    page.do("rerolls")
    assert page.model.face.counts_rerolls and page.shell.preferences.rerolls == "on"
    page.do("rerolls")
    assert not page.model.face.counts_rerolls and page.shell.preferences.rerolls == "off"


def test_games_without_such_re_rolls_have_no_switch():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    page.do("menu")
    assert "Count the team re-roll" not in page.text("sheets")
