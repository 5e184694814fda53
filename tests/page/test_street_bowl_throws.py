"""Throws of Street Bowl on the match screen, without a browser: the ruler, the way off a wall; the weather."""

import pytest

from fracas.faces import face_of, pictures, plans, slips
from fracas.faces.choices import FLIGHT
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.street_bowl.board import look
from fracas.faces.ui_state import UiState
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.pitch import STREET
from fracas.kernel.table import Roll, Rolled
from fracas.view.match.dice import percent
from tests.street_bowl.diagrams import number
from tests.street_bowl.moments import moment

STREETS = (face_of("street_bowl"), face_of("street_bowl").upright())
LINE = "H1 i4, H2 l4, H3 m5, H5 j6, H6 q4, A1 n2, A2 m4, A3 p5, A4 u4, A5 t3"


def planned(face, game, name, square, mode="", kind=FLIGHT):
    """Return the plan of what a player would do to a square, and the board drawn with it."""
    who, legal = number(name), tuple(game.legal_actions())
    offer = face.move_options(game.state, legal, who)
    deed = next(deed for deed in offer.actions
                if deed.kind == kind and deed.cell == STREET.cell_named(square) and deed.mode == mode)
    ui = UiState(selected=who, mode=mode, plan=plans.plan_of_deed(game, who, deed))
    return ui.plan, pictures.match_board(face, MatchScene(game.state, TurnOptions(), ui, offer), game.to_act)


def passing(places=LINE, **more):
    """Return a match in which the first Human, who has the ball, is about to pass."""
    game = moment(places, ball="H1", **more)
    game.apply("H1 pass")
    return game


def test_a_pass_shows_its_ruler_and_the_chance_of_everybody_under_it():
    game = passing()
    plan, drawn = planned(STREETS[0], game, "H1", "q4", FLIGHT)
    (strip,) = drawn.bands
    assert strip.width == pytest.approx(1.74 * 44), "Ruling 30"
    flags = {target.cell: target.flag for target in drawn.targets}
    assert flags == {STREET.cell_named("q4"): "", STREET.cell_named("m4"): "steal " + percent(1 / 6),
                     STREET.cell_named("p5"): "steal " + percent(1 / 6)}
    assert plan.roll.kind == "pass", "his own roll is what the slip explains, not that of who may intercept before"


def test_the_slip_of_a_pass_adds_up_its_own_reasons_and_names_who_could_intercept():
    game = passing()
    plan, _drawn = planned(STREETS[0], game, "H1", "q4", FLIGHT)
    lines = [line.text for line in slips.slip_of(STREETS[0], game.state, plan).reasons]
    assert sum("could intercept" in line for line in lines) == 2 and any("Otto" in line for line in lines)


@pytest.mark.parametrize("face", STREETS, ids=["lying", "upright"])
@pytest.mark.parametrize(("wall", "row"), [("north", 1), ("south", 7)])
def test_a_throw_off_a_wall_is_two_strips_that_meet_at_the_wall(face, wall, row):
    plan, drawn = planned(face, passing(), "H1", "q4", f"bank-{wall}")
    there, back = drawn.bands
    centres = face.field(None).lattice.centres
    edge, inner = centres[STREET.cell_named(f"m{row}")], centres[STREET.cell_named(f"m{4}")]
    assert (there.start, back.end) == (centres[STREET.cell_named("i4")], centres[STREET.cell_named("q4")])
    assert there.end == back.start
    outwards = [(a - b) / 3 for a, b in zip(edge, inner, strict=True)]
    assert there.end == pytest.approx([at + step / 2 for at, step in zip(edge, outwards, strict=True)])
    assert plan.actions[-1] == ("bank", 0, STREET.cell_named("q4"), wall)
    assert [target.flag for target in drawn.targets] == [""], "nobody can intercept it"


@pytest.mark.parametrize(("weather", "shown"), [(st.FINE, ["+1", "0", "−1", "−2"]), (st.SNOW, ["+1", "0"])])
def test_the_ranges_show_what_they_add_and_only_those_the_weather_leaves(weather, shown):
    game = passing("H1 b4, H2 l4, A1 n2", weather=weather)
    drawn = str(STREETS[0].marks(game.state, number("H1"), FLIGHT))
    assert [n for n in ("+1", "0", "−1", "−2") if f">{n}</text>" in drawn] == shown
    assert not STREETS[0].marks(game.state, number("H1"), ""), "who walks throws nothing"


@pytest.mark.parametrize("upright", [False, True])
def test_each_weather_that_can_be_seen_has_a_ground_of_its_own(upright):
    grounds = {weather: look(upright, weather).field for weather in (st.SMOG, st.WIND, st.FINE, st.RAIN, st.SNOW)}
    assert grounds[st.WIND].terrain == grounds[st.FINE].terrain
    assert len({field.terrain for field in grounds.values()}) == 4
    face = STREETS[upright]
    assert face.field(moment("H1 b4, A1 n2", ball="H1", weather=st.RAIN).state) is grounds[st.RAIN]


def test_the_lower_die_says_how_far_a_kick_goes():
    """Street Bowl 5: a 5 and a 2 are two squares, not seven."""
    rolled = Rolled(Roll("kick", TWO_D6, 0), (5, 2), False)
    assert STREETS[0].result(rolled) == "2 squares"
    assert STREETS[0].result(rolled._replace(faces=(1, 6))) == "1 square"
