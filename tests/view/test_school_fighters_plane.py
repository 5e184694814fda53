"""What taps, drags and plans mean on the schoolyard, asked of its face alone: no page, no clock."""

from fractions import Fraction

import pytest

from fracas.faces import face_of, intents
from fracas.faces.events import effect_of, motions, shout, sounds
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.plane_face import BY_HAND
from fracas.faces.school_fighters import labels, slips
from fracas.faces.school_fighters.plane import PLANE_FACE as PLANE
from fracas.faces.ui_state import UiState
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.ruleset import RULESET
from fracas.kernel.table import Event
from fracas.view.match.odds_slip import BAD, GOOD, IDLE, PLAIN, OddsSlip
from tests.school_fighters.scenes import scene

FACE = face_of("school_fighters")
USUAL = OddsSlip("usual", "usual", 0, "usual")


def seen(s, selected=-1, mode="", **sketched):
    """Return what lies before a coach who has selected a unit."""
    ui = UiState(selected=selected, mode=mode)
    for name, value in sketched.items():
        setattr(ui.sketch, name, value)
    legal = tuple(RULESET.legal_actions(s))
    offer = FACE.move_options(s, legal, selected) if selected >= 0 else None
    reach = PLANE.reach(s, selected) if selected >= 0 else None
    for _step in (reach.work(ui) if reach is not None else None) or ():
        pass
    return MatchScene(s, TurnOptions(legal, FACE.actors(s, legal), FACE.acting(s)), ui, offer, reach)


def tap(at, x, y):
    place = (int(x * 100), int(y * 100))
    cell = PLANE.places.number(place)
    return PLANE.interpret_tap(at, FACE.who_at(at.state, cell), cell)


def yard(phase=st.MOVEMENT, home="t 24,10; r 10,10", away="t 24,14", **fields):
    return scene(home, away, phase=phase, **fields).state


def test_a_tap_selects_looks_or_clears():
    at = seen(yard())
    assert tap(at, 24, 10) == intents.Select(0)
    assert tap(at, 24, 14) == intents.Inspect(2) and tap(at, 40, 40) == intents.Clear()
    at = seen(yard(), 0)
    assert tap(at, 10, 10) == intents.Select(1) and tap(at, 24, 10) == intents.Clear()


def test_a_tap_on_open_ground_walks_or_runs_and_one_on_an_enemy_charges():
    at = seen(yard(), 0)
    walk, run = tap(at, 20, 10).plan, tap(at, 16, 10).plan
    assert walk.actions == (("walk", 0, ((2000, 1000),)),) and walk.end == (2000, 1000)
    assert run.kind == "run" and run.success == 1
    charge = tap(at, 24, 14).plan
    assert charge.kind == "charge" and charge.roll.kind == "fight" and charge.end is None
    assert charge.cell == FACE.cell_of(at.state, 2)
    assert tap(seen(yard(), 0, "charge"), 20, 10) == intents.Clear()
    assert "in contact" in tap(seen(yard(away="t 24,11"), 0), 20, 10).sentence


def test_attacks_are_proposed_or_refused_with_the_look_that_was_cast():
    at = seen(yard(st.SHOOTING, away="t 24,14; t 10,40"), 1)
    assert tap(at, 24, 14) == intents.Refuse("Bertha (T1): farther than 12″.", 2)
    near = seen(yard(st.SHOOTING, away="t 10,15"), 1)
    assert tap(near, 10, 15).plan.kind == "shoot" and tap(near, 30, 30) == intents.Clear()
    fight = seen(yard(st.COMBAT, home="t 24,10; t 10,10", away="t 24,11; t 10,40"), 0)
    assert tap(fight, 24, 11).plan.kind == "fight"
    assert tap(fight, 10, 40) == intents.Refuse("Thump (T2) is not in contact.")


def test_units_are_put_into_their_zone_only():
    s = yard(st.DEPLOYMENT, home="t 24,10; t 10,10 waiting", away="t 24,40", round=0)
    at = seen(s, 1)
    assert tap(at, 12, 8) == intents.PlacePlayer(("deploy", 1, (1200, 800)))
    assert tap(at, 12, 13).action[2][1] == 1150  # a rough tap goes to the nearest place
    assert "a free place in the lit strip" in tap(at, 12, 30).sentence


def test_a_path_by_hand_bends_on_and_ends_in_a_charge():
    bends = [(2000, 1000), (2000, 1200)]
    at = seen(yard(), 0, BY_HAND, corners=bends)
    assert tap(at, 21, 12) == intents.AddCorner(PLANE.places.number((2100, 1200)))
    assert PLANE.plan_path_by_hand(at).actions == (("walk", 0, tuple(bends)),)
    assert tap(seen(yard(), 0, BY_HAND, corners=[(2300, 1100)]), 24, 14).plan.actions[0][3][0] == (2300, 1100)
    assert PLANE.corners(tap(seen(yard(), 0), 20, 10).plan) == [(2000, 1000)]
    assert PLANE.corners(tap(seen(yard(), 0), 24, 14).plan) == []
    assert PLANE.corners(tap(seen(yard(st.SHOOTING, away="t 10,15"), 1), 10, 15).plan) is None


def test_only_those_who_may_move_are_dragged():
    at = seen(yard(home="t 24,10; t 10,10 held", away="t 24,14"))
    assert PLANE.can_drag(at, 0) and not PLANE.can_drag(at, 1) and not PLANE.can_drag(at, 2)
    assert not PLANE.can_drag(seen(yard(st.SHOOTING)), 0) and not PLANE.can_drag(seen(yard(), 0, "charge"), 0)
    at = seen(yard(), 0)
    assert PLANE.plan_drag(at, PLANE.places.number((2450, 1430))).kind == "charge"
    assert PLANE.plan_drag(at, PLANE.places.number((2300, 900))).kind == "walk"


def test_targets_and_useful_moves_are_listed():
    at = seen(yard(), 0)
    assert PLANE.targets(at).players == (2,) and PLANE.targets(at).title == "Enemies in reach"
    fight = PLANE.targets(seen(yard(st.COMBAT, away="t 24,11"), 0))
    assert fight.players == (2,) and fight.title == "In contact"
    at = seen(yard(), 0, shows_moves=True)
    for _step in at.reach.work(at.ui):
        pass
    told = [move.label for move in at.reach.suggested_moves]
    assert told[0] == "Charge Bertha (T), north" and told[1] == "Hold" and any("west" in text for text in told)
    assert PLANE.useful_intent(at.state, at.reach.suggested_moves[1].action) == intents.Play(("hold", 0))
    assert PLANE.useful_intent(at.state, at.reach.suggested_moves[0].action).plan.kind == "charge"


# -- slips and buttons -----------------------------------------------------------------------------------------


def test_a_move_says_its_length_and_what_it_costs():
    s = yard()
    run = tap(seen(s, 1, "run"), 10, 17).plan
    slip = slips.slip(s, run, USUAL)
    assert slip.sentence == "Plink (R) runs 7″ towards the north" and slip.caption == "certain"
    assert slip.note == "He cannot shoot this round."
    button = PLANE.path_button(s, run)
    assert (button.label, button.icon, button.note, button.is_main) == ("Run", "dash", "7″", True)
    assert PLANE.path_button(s, tap(seen(yard(st.COMBAT, away="t 24,11"), 0), 24, 11).plan) is None


def test_an_attack_shows_the_dice_of_both_sides():
    s = yard(st.SHOOTING, away="t 10,15 fazed")
    plan = tap(seen(s, 1), 10, 15).plan._replace(success=Fraction(1, 2))
    slip = slips.slip(s, plan, USUAL)
    assert slip.caption == "hits once or more" and len(slip.dice) == sum(each.amount for each in plan.roll.reasons)
    tones = [line.tone for line in slip.reasons]
    assert tones[0] == PLAIN and BAD in tones and set(tones) <= {PLAIN, GOOD, BAD, IDLE}
    assert slip.dice_text.startswith(str(len(slip.dice))) and slip.need_text.startswith("against")


# -- words and effects -----------------------------------------------------------------------------------------


def test_a_place_is_told_with_its_distance_and_direction():
    at = seen(yard(), 0)
    assert PLANE.place_text(at, PLANE.places.number((2400, 1400))).endswith("; 3″ north")
    assert PLANE.place_text(at, FACE.cell_of(at.state, 0)).startswith("Thug Butch (H1) at 24,10")
    listed = PLANE.text_sections(at.state)
    assert [part.title for part in listed][-1] == "Terrain" and [who for _text, who in listed[0].lines] == [0, 1]


@pytest.mark.parametrize(("end", "wind"), [((1, 0), "east"), ((-5, 5), "north-west"), ((1, -3), "south"),
                                           ((2, -1), "south-east"), ((-9, -2), "west")])
def test_directions_are_the_nearest_of_eight(end, wind):
    assert labels.direction((0, 0), end) == wind


@pytest.mark.parametrize(("event", "sound", "moved", "word"), [
    (Event("hits", (0, 2, 1, "bruised")), "fall", [], ""),
    (Event("hits", (0, 2, 1, "fazed")), "fall", [(2, "falls")], ""),
    (Event("hits", (0, 2, 3, "out")), "fall", [(2, "falls")], "Knocked out!"),
    (Event("fights", (0, 2)), "tackle", [(0, "lunge")], ""), (Event("shoots", (0, 2)), "throw", [], ""),
    (Event("holds", (0,)), "", [], ""), (Event("stands_up", (0,)), "", [(0, "hop")], ""),
    (Event("detained", (0,)), "dazed", [], "Detention!"), (Event("match_over", (1,)), "whistle", [], "School’s out!"),
])
def test_what_events_do_to_eye_and_ear(event, sound, moved, word):
    assert sounds(FACE, [event]) == ((sound,) if sound else ())
    assert [(motion.who, motion.how) for motion in motions(FACE, event)] == moved and shout(FACE, event) == word
    assert effect_of(FACE, event).by_roll == (event.kind in ("fights", "shoots"))


def test_paths_are_found_in_events_that_have_one():
    way = ((2400, 1000), (2400, 900))
    assert PLANE.path(Event("walks", (0, 100, way))) == PLANE.path(Event("monitor_moves", (100, way))) == way
    assert PLANE.path(Event("holds", (0,))) == PLANE.path(Event("choice", (0, "side"))) == ()
