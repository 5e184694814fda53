"""Paths on the table, without a browser: taps, drags, the tape, sights and what a charge leads to."""

from fractions import Fraction

import pytest

from fracas.faces import slips
from fracas.faces.events import trail_of
from fracas.faces.outcomes import outcomes
from fracas.faces.school_fighters import measurements, modes, plans
from fracas.faces.school_fighters.board import PLANE
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.layouts import PRINTED
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Event
from fracas.page.match.model.messages import Press, RunActions
from fracas.page.screen import Key
from tests.page.schoolyard import FACE, SCHOOL, SOME_MS, at, deployed, own, tap


def ahead(page, who, inches, aside=0):
    x, y = at(page, who)
    step = 100 if page.model.game.state.south == page.model.game.state.units[who].side else -100
    return x + aside * 100, y + inches * step


def test_the_trail_is_that_of_a_movement_not_of_a_step_aside():
    path = ((100, 100), (200, 300))
    places = tuple(PLANE.number(place) for place in path)
    walk, step = Event("walks", (0, 250, path), "5.1"), Event("separates", (0, path), "6.4/R28")
    assert trail_of(FACE, (walk, step), ()) == places and trail_of(FACE, (step,), places) == ()


def test_the_first_tap_shows_the_path_and_the_second_takes_it():
    page = deployed()
    who = own(page)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    assert {"walk", "run"} <= set(page.model.reach.regions) or page.model.reach.regions
    goal = ahead(page, who, 5)
    tap(page, goal)
    plan = page.model.ui.plan
    assert plan.kind == "walk" and "walks" in page.text("ask") and "5″" in page.text("tray")
    tap(page, (goal[0] + 30, goal[1]))
    assert page.model.game.plies[-1].action == plan.actions[0]
    page.do("undo")
    assert page.model.game.state.units[who].moved == st.NOT_YET


def test_a_tap_beyond_reach_goes_as_far_as_the_unit_gets():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 30))
    action = page.model.ui.plan.actions[0]
    assert path_length(at(page, who), action[2]) // FINE >= 590 and SCHOOL.is_legal(page.model.game.state, action)


def test_the_buttons_of_a_unit_say_how_far_it_goes():
    page = deployed()
    who, game = own(page, 1), page.model.game
    notes = {command.mode: command.note for command in FACE.tray_buttons(game.state, game.legal_actions(), who, "")}
    p = game.state.units[who].profile
    far = {modes.WALK: p.walk, modes.RUN: p.run, modes.CHARGE: p.charge}
    assert {mode: notes[mode] for mode in far} == {mode: f"{inches // 100}″" for mode, inches in far.items()}
    assert p.walk < p.run


def test_the_slip_of_a_bent_path_says_how_long_it_is_and_not_how_far_away_its_end():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    tap(page, ahead(page, who, 2, 2))
    start, (bend, end) = at(page, who), page.model.ui.plan.actions[0][2]
    there = (path_length(start, (bend, end)), path_length(start, (end,)))
    assert round(there[0] / FINE / 100, 1) > round(there[1] / FINE / 100, 1)
    assert f"{there[0] // FINE / 100:.1f}".rstrip("0").rstrip(".") + "″" in page.text("ask")


def test_the_mode_walk_keeps_to_the_walk():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("command", "1")
    tap(page, ahead(page, who, 11))
    assert page.model.ui.plan.kind == "walk"
    page.screen.send(Press("escape"))
    page.screen.send(Press("escape"))
    assert page.model.ui.mode == ""


def test_a_drag_routes_the_path_and_waits_for_the_second_tap():
    page = deployed()
    who = own(page, 1)
    x, y = PLANE.point(at(page, who))
    goal = PLANE.point(ahead(page, who, 4, 1))
    page.pan((x, y), goal)
    assert page.model.ui.sketch.drag_handle
    page.door.run(SOME_MS)
    page.drag((x, y), goal)
    assert page.model.ui.plan.kind == "walk" and page.model.ui.sketch.drag_handle == ""
    further = PLANE.point(ahead(page, who, 9, 1))
    page.pan(PLANE.centres[page.model.ui.plan.cell], further)
    assert page.model.ui.sketch.drag_handle
    page.door.run(SOME_MS)
    page.drag(goal, further)
    assert page.model.ui.plan.kind == "run"
    page.do("go")
    assert page.model.game.state.units[who].moved == st.RAN
    page.pan((5.0, 480.0), (50.0, 480.0))
    assert not page.model.ui.sketch.drag_handle


def test_a_path_is_bent_by_hand_and_an_impossible_one_says_why():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    assert "By hand from the end" in page.text("ask")
    tap(page, ahead(page, who, 2, 2))
    assert len(page.model.ui.plan.actions[0][2]) == 2
    tap(page, ahead(page, who, 30))
    assert page.model.ui.plan is None and "too far" in page.model.ui.trouble
    page.do("unbend")
    assert page.model.ui.plan is not None
    page.do("unbend", "all")
    assert page.model.ui.plan is None and "planned" not in page.text("ask")
    page.do("let-go")
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    tap(page, ahead(page, who, 2, 2))
    page.do("go")
    assert page.model.game.plies[-1].text.count(",") == 2


def test_the_tape_tells_gap_sight_and_cover():
    page = deployed()
    page.do("tape")
    one, two = page.model.game.state.gangs[0][0], page.model.game.state.gangs[1][0]
    tap(page, at(page, one))
    tap(page, at(page, two))
    assert "gap from" in page.model.ui.trouble and "sight" in page.model.ui.trouble
    start = PLANE.point((100, 2400))
    page.pan(start, PLANE.point((1300, 2400)))
    page.door.run(SOME_MS)
    page.drag(start, start)
    assert page.model.ui.trouble.startswith("12″ from 1,24")
    page.do("tape")
    assert page.model.ui.sketch.tape == [] and page.model.ui.mode == ""


def test_useful_moves_are_real_buttons():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("useful-moves")
    page.door.run(SOME_MS)
    labels = [each.label for each in page.model.reach.suggested_moves]
    assert len(labels) > 8 and any("north" in label for label in labels)
    number = next(n for n, label in enumerate(labels) if label.startswith("Walk"))
    page.do("useful", str(number))
    page.do("useful", str(number))
    assert page.model.game.state.units[who].moved == st.WALKED


def test_keys_move_by_inches_and_say_what_is_there():
    page = deployed()
    page.screen.press_key(Key("n", "", False, True))
    who = page.model.ui.selected
    assert who in page.model.now.actors
    here = page.model.view.cursor
    page.screen.press_key(Key("ArrowUp", "", False, True))
    page.screen.press_key(Key("ArrowRight", "", True, True))
    assert PLANE.place_of(page.model.view.cursor)[1] == PLANE.place_of(here)[1] + 100
    assert "″ " in page.screen.announcer.said
    for _ in range(3):
        page.screen.press_key(Key("ArrowUp", "", False, True))
    page.do("cell", str(page.model.view.cursor))
    page.door.run(SOME_MS)
    assert page.model.ui.plan is not None
    page.screen.press_key(Key("e", "", False, True))
    assert page.model.game.state.units[who].moved != st.NOT_YET


def test_a_charge_shows_the_odds_of_the_fight_it_leads_to():
    page = deployed()
    s = page.model.game.state.copy()
    home, away = s.gangs[0][1], s.gangs[1][3]
    s.side = 0
    s.change(home, at=(2400, 900))
    s.change(away, at=(2400, 1600))
    plan = plans.charge_plan(s, home, away)
    assert plan.actions[0][:3] == ("charge", home, away) and SCHOOL.is_legal(s, plan.actions[0])
    found = exact_odds(SCHOOL, plan.roll_state, plan.roll_action)
    assert sum(found.values()) == 1
    assert found["hits:0:saved"] == Fraction(91, 216)
    told = outcomes(FACE, None, found)
    assert told[0].text == "no hit" and told[0].tone == "fail"
    slip = slips.slip_of(FACE, s, plan)
    assert slip.dice_text == "2 Fight dice" and "1 Block die" in slip.need_text


@pytest.mark.parametrize("action", [
    ("walk", 1, ((float("nan"), 4),)), ("walk", 1, ((2.5, 4),)), ("walk", 1, ((10**40, 4),)), ("walk", 1, ()),
    ("walk", 1, ((1200, 1200),) * 10_000), ("deploy", 0, (None, 3)), ("walk", True, ((1, 1),)), ("charge", 1, 99, ()),
    ("walk", 1, ((-100, 500),)), ("walk", 10**9, ((1, 1),)), ("monitor", ((1, 2),)), (), ("order", 0, "feet", None),
])
def test_bad_paths_are_refused_and_change_nothing(action):
    page = deployed()
    before = page.model.game.record
    page.screen.send(RunActions((action,)))
    page.shell.send()
    assert page.model.game.record == before and page.text("notices")


def test_taps_beside_the_table_mean_the_nearest_place():
    page = deployed()
    who = own(page)
    page.do("player", str(who))
    page.tap((-500.0, 5000.0))
    page.door.run(SOME_MS)
    plan = page.model.ui.plan
    assert plan is None or SCHOOL.is_legal(page.model.game.state, plan.actions[0])


def test_the_sight_of_a_shot_shows_what_bars_it_and_what_covers():
    s = deployed(layout="gym").model.game.state
    assert measurements.sight_text(s, (1400, 2000), (1400, 2700)).startswith("no line of sight")
    assert "behind cover" in measurements.sight_text(s, (1500, 1300), (1500, 1700))
    assert [piece.name for piece in measurements.cover_pieces(s, (1500, 1300), (1500, 1700))] == ["horses"]


@pytest.mark.parametrize("layout", list(PRINTED))
def test_reach_is_drawn_on_every_printed_table(layout):
    page = deployed(layout=layout, size=10)
    page.do("player", str(own(page)))
    page.door.run(SOME_MS)
    assert 'id="reach-walk"' in page.text("board-marks")
