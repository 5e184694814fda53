"""A throw that is about to be made: its band, who could intercept it and how likely."""

from fracas.faces import face_of, pictures, plans, slips
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.ui_state import UiState
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.throwing.throw import intercept_need
from fracas.view.match.dice import percent
from fracas.view.match.odds_slip import BAD
from tests.elfball.diagrams import board

ELFBALL = face_of("elfball")
THROWER, CATCHER, OPPONENT = 2, 6, 13
PASS = """
      p11:  .      .       .      .
    q10:  .  H3>{}o  {}     .     H7>5
      r10:  .      .       .      .
"""


def about_to_throw(facing=2, between="A2>5"):
    """Return the game, the plan of the throw and the drawn board."""
    game = board(PASS.format(facing, between)).game
    now = plans.turn_options(ELFBALL, game)
    offer = ELFBALL.move_options(game.state, now.legal, THROWER)
    ui = UiState(selected=THROWER, mode="throw")
    cell = game.state.where[CATCHER]
    deed = next(deed for deed in offer.actions if deed.kind == "throw" and deed.cell == cell)
    ui.plan = plans.plan_of_deed(game, THROWER, deed)
    return game, ui.plan, pictures.match_board(ELFBALL, MatchScene(game.state, TurnOptions(), ui, offer), game.to_act)


def test_a_possible_interceptor_has_corners_and_his_exact_chance():
    game, _plan, drawn = about_to_throw()
    state = game.state
    likely = chance(state.profiles[OPPONENT].skill, intercept_need(state, OPPONENT).value)
    flags = {target.cell: target.flag for target in drawn.targets}
    assert flags == {state.where[CATCHER]: "", state.where[OPPONENT]: f"steal {percent(likely)}"}
    assert len(drawn.bands) == 1


def test_the_slip_names_who_could_intercept():
    game, plan, _drawn = about_to_throw()
    lines = [line for line in slips.slip_of(ELFBALL, game.state, plan).reasons if "could intercept" in line.text]
    name = ELFBALL.name(game.state, OPPONENT)
    assert [(line.text, line.tone) for line in lines] == [(f"{name} could intercept", BAD)]


def test_a_free_flight_has_a_band_and_nobody_in_it():
    game, plan, drawn = about_to_throw(between=".   ")
    assert len(drawn.bands) == 1 and all(not target.flag for target in drawn.targets)
    assert not any("intercept" in line.text for line in slips.slip_of(ELFBALL, game.state, plan).reasons)


def test_the_thrower_faces_his_target_when_the_interceptor_tries():
    """A thrower who looks away turns first (13.1), so he hinders an interceptor beside him."""
    away, _plan, drawn = about_to_throw(facing=5)
    towards, _plan, turned = about_to_throw(facing=2)
    assert drawn.targets == turned.targets
    alone = intercept_need(away.state, OPPONENT).value
    faced = intercept_need(towards.state, OPPONENT).value
    assert faced == alone + 1
