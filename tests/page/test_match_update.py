"""Messages to the match: what each changes in the model, and which effects follow; no page, no document, no clock."""

from __future__ import annotations

from random import Random

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.intents import Decide, Propose, Refuse, Select
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.faces.plans import plan_of_way
from fracas.kernel.table import Choice
from fracas.kernel.work import run_to_end
from fracas.page.gestures import Drag, Pan, Tap
from fracas.page.match.model import effects as do
from fracas.page.match.model.match_model import MessageContext
from fracas.page.match.model.messages import (
    BotDecided,
    BotDue,
    Choose,
    DiceDue,
    Enter,
    FilterMessage,
    Halt,
    InputShown,
    Leave,
    PlanWeighed,
    Press,
    ReadLine,
    RunActions,
    StepDue,
    StrayTap,
    ThinkDue,
    TypeLine,
)
from fracas.page.match.model.session import Session
from fracas.page.match.play import pace
from fracas.page.match.screen import match_model
from fracas.page.match.update import update
from fracas.page.match_facts import describe
from fracas.page.saving.preferences import ALWAYS, AT_ONCE, CAREFUL, FULL, NORMAL, OFF, Preferences
from fracas.page.saving.storage import Memory, Shelf

QUIET = Preferences(motion=OFF, pace=AT_ONCE, opening=CAREFUL)
CELLS = ("elfball", "street_bowl", "cave_brawl")


def of_match(key, is_wanted, tags=None, preferences=QUIET, seed=1):
    """Return the model of a match played at random until a position is wanted."""
    game, dice, face = fracas.new(key, f"update {seed}", tags=tags), Random(seed), face_of(key)
    while not is_wanted(game, face):
        if game.is_terminal():
            return of_match(key, is_wanted, tags, preferences, seed + 1)
        if isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(list(game.legal_actions())))
    session = Session("m", game, Shelf(Memory()), describe, lambda: 0)
    model = match_model(session, face, preferences)
    model.context = MessageContext(0.0, preferences)
    update(model, Enter())
    return model


def is_free(game, face):
    """Return whether players can be chosen, in play."""
    if game.pending is not None or game.is_terminal() or face.is_opening(game.state):
        return False
    legal = tuple(game.legal_actions())
    return face.acting(game.state) == NO_ONE and len(face.actors(game.state, legal)) > 1


def is_asked(game, face):
    return isinstance(game.pending, Choice) and len(game.pending.options) > 1


def of_actor(key, is_wanted=lambda model, offer: offer.paths, **more):
    """Return a model with a player taken in hand who has the wanted options."""
    for seed in range(1, 60):
        model = of_match(key, is_free, seed=seed, **more)
        for who in model.now.actors:
            send(model, Select(who))
            if model.move_options is not None and is_wanted(model, model.move_options):
                return model
    raise AssertionError("nobody")


def send(model, *messages):
    """Handle messages and all that follows from them at once, as the loop does; return all effects."""
    found, waiting = [], list(messages)
    while waiting:
        effects = update(model, waiting.pop(0))
        found += effects
        waiting = [effect.message for effect in effects if isinstance(effect, do.SendNow)] + waiting
    return found


def kinds(effects):
    return {type(effect) for effect in effects}


def risky(model):
    """Return a plan of the selected player that is shown before it is played."""
    way = next(way for way in model.move_options.paths.values() if way.rolls)
    return plan_of_way(model.game, model.ui.selected, way)


# -- selecting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", CELLS)
def test_a_tap_on_a_player_takes_him_in_hand_and_finds_what_he_may_do(key):
    model = of_match(key, is_free)
    who = next(who for who in model.now.actors if model.face.cell_of(model.game.state, who) >= 0)
    cell = model.face.cell_of(model.game.state, who)
    effects = send(model, Tap(model.face.field(model.game.state).lattice.centres[cell]))
    assert model.ui.selected == who and model.view.cursor == cell
    assert model.move_options == model.face.move_options(model.game.state, model.now.legal, who)
    assert do.SayAloud(model.face.name(model.game.state, who)) in effects and do.DRAW in effects
    assert do.SaveSoon not in kinds(effects)


@pytest.mark.parametrize("key", CELLS)
def test_a_second_tap_on_him_lets_go_and_a_tap_elsewhere_says_why_not(key):
    model = of_actor(key)
    who = model.ui.selected
    send(model, Choose(who, model.face.cell_of(model.game.state, who)))
    assert model.ui.selected == NO_ONE and model.move_options is None
    foe = next(token for token in model.face.tokens(model.game.state)
               if token.side == 1 - model.game.to_act and token.cell >= 0)
    send(model, Choose(model.face.who_at(model.game.state, foe.cell), foe.cell))
    assert model.ui.selected == NO_ONE and model.ui.inspected == model.face.who_at(model.game.state, foe.cell)


def test_a_stray_tap_goes_to_the_filter_where_a_lesson_wants_that():
    model = of_match("elfball", is_free)
    model.reports_strays = True
    foe = next(token for token in model.face.tokens(model.game.state)
               if token.side == 1 - model.game.to_act and token.cell >= 0)
    who = model.face.who_at(model.game.state, foe.cell)
    assert list(update(model, Choose(who, foe.cell))) == [do.SendNow(FilterMessage(StrayTap(who, foe.cell)))]
    assert (model.ui.trouble, model.ui.inspected) == ("", NO_ONE)


def test_keys_and_buttons_choose_the_same_player():
    model = of_match("school_fighters", is_free)
    who = model.now.actors[-1]
    effects = send(model, Press("next-unit", str(who)))
    assert model.ui.selected == who and model.view.cursor == model.face.cell_of(model.game.state, who)
    assert do.FocusCell() in effects


# -- planning and confirming -----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["elfball", "street_bowl"])
def test_a_risky_plan_is_shown_first_and_the_second_tap_plays_it(key):
    model = of_actor(key, lambda model, offer: any(way.rolls for way in offer.paths.values()))
    plan, inputs = risky(model), len(model.game.marks)
    effects = send(model, Propose(plan))
    assert model.ui.plan == plan and len(model.game.marks) == inputs
    job = next(effect for effect in effects if isinstance(effect, do.StartJob) and effect.job == do.ODDS)
    weighed = job.done(run_to_end(job.work))
    assert isinstance(weighed, PlanWeighed)
    send(model, weighed)
    assert model.ui.plan.fan is not None and 0 < model.ui.plan.chance < 1
    effects = send(model, Propose(plan))
    assert len(model.game.marks) > inputs and model.ui.plan is None and do.SaveSoon() in effects
    assert model.game.plies[-1].action in plan.actions


def test_odds_that_come_late_change_no_other_plan():
    model = of_actor("elfball", lambda model, offer: sum(bool(way.rolls) for way in offer.paths.values()) > 1)
    plan = risky(model)
    send(model, Propose(plan), Press("escape"))
    assert send(model, PlanWeighed(plan, {})) == [] and model.ui.plan is None


@pytest.mark.parametrize("key", CELLS)
@pytest.mark.parametrize(("preview", "is_shown"), [(ALWAYS, True), (OFF, False)])
def test_the_preference_says_whether_a_safe_walk_is_shown_first(key, preview, is_shown):
    model = of_actor(key, lambda model, offer: any(
        not way.rolls and not way.price and way.chance == 1 for way in offer.paths.values()))
    model.context = MessageContext(0.0, QUIET._replace(preview=preview))
    way = next(way for way in model.move_options.paths.values() if not way.rolls and not way.price and way.chance == 1)
    inputs = len(model.game.marks)
    send(model, Propose(plan_of_way(model.game, model.ui.selected, way)))
    assert (model.ui.plan is not None) is is_shown and (len(model.game.marks) == inputs) is is_shown


def test_a_plan_goes_on_step_by_step_and_a_stop_drops_the_rest():
    model = of_actor("elfball", lambda model, offer: any(
        len(way.steps) > 2 and way.chance == 1 for way in offer.paths.values()))
    way = next(way for way in model.move_options.paths.values() if len(way.steps) > 2 and way.chance == 1)
    effects = send(model, RunActions(way.steps))
    due = next(effect.message for effect in effects if isinstance(effect, do.SendAfter))
    assert isinstance(due, StepDue) and model.is_moving and model.game.plies[-1].action == way.steps[0]
    send(model, due)
    assert model.game.plies[-1].action == way.steps[1]
    send(model, Halt())
    assert not model.is_moving and send(model, due) == []
    assert model.game.plies[-1].action == way.steps[1]


def test_the_step_of_a_dropped_plan_moves_nothing_of_the_next_one():
    model = of_actor("elfball", lambda model, offer: any(
        len(way.steps) > 3 and way.chance == 1 for way in offer.paths.values()))
    way = next(way for way in model.move_options.paths.values() if len(way.steps) > 3 and way.chance == 1)
    dropped = next(effect.message for effect in send(model, RunActions(way.steps)) if isinstance(effect, do.SendAfter))
    send(model, Halt())
    due = next(effect.message for effect in send(model, RunActions(way.steps[1:])) if isinstance(effect, do.SendAfter))
    assert model.game.plies[-1].action == way.steps[1] and model.is_moving
    assert send(model, dropped) == [] and model.game.plies[-1].action == way.steps[1]
    send(model, due)
    assert model.game.plies[-1].action == way.steps[2]


def test_a_tap_on_the_way_hurries_the_movement_to_its_end_with_one_picture():
    model = of_actor("elfball", lambda model, offer: any(
        len(way.steps) > 2 and way.chance == 1 for way in offer.paths.values()))
    way = next(way for way in model.move_options.paths.values() if len(way.steps) > 2 and way.chance == 1)
    send(model, RunActions(way.steps), Press("cell", str(way.cell)))
    assert not model.is_moving and model.game.plies[-1].action == way.steps[-1]
    assert model.face.cell_of(model.game.state, model.game.plies[-1].action[1]) == way.cell


# -- dragging --------------------------------------------------------------------------------------------------


def test_a_finger_that_drags_a_unit_shows_its_path_and_lets_go_of_it():
    model = of_actor("school_fighters", lambda model, offer: model.face.plane.can_drag(model.scene, model.ui.selected))
    plane, who = model.face.plane, model.ui.selected
    cell = model.face.cell_of(model.game.state, who)
    start = plane.places.centres[cell]
    aim = start[0] + 12.0, start[1]
    effects = send(model, Pan((12.0, 0.0), start, aim, 0.2))
    due = next(effect.message for effect in effects if isinstance(effect, do.SendSoon))
    send(model, due)
    assert model.ui.sketch.drag_handle == "player" and model.wanted == -1
    inputs = len(model.game.marks)
    send(model, Drag(start, aim))
    assert model.ui.sketch.drag_handle == "" and len(model.game.marks) == inputs


def test_the_measuring_tape_takes_two_taps_and_escape_rolls_it_up():
    model = of_match("school_fighters", is_free)
    send(model, Press("tape"))
    cells = [model.face.cell_of(model.game.state, who) for who in model.now.actors[:2]]
    effects = send(model, *(Choose(NO_ONE, cell) for cell in cells))
    assert model.ui.mode == TAPE and len(model.ui.sketch.tape) == 2 and do.SayAloud(model.ui.trouble) in effects
    assert "\N{DOUBLE PRIME}" in model.ui.trouble
    send(model, Press("escape"))
    assert model.ui.mode == MOVE and model.ui.sketch.tape == []


# -- taking back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["elfball", "street_bowl"])
def test_escape_takes_back_one_thing_at_a_time(key):
    model = of_actor(key, lambda model, offer: any(way.rolls for way in offer.paths.values()))
    who, plan = model.ui.selected, risky(model)
    send(model, Propose(plan))
    send(model, Press("escape"))
    assert model.ui.plan is None and model.ui.selected == who
    send(model, Press("escape"))
    assert model.ui.selected == NO_ONE
    model.ui.log_open = True
    send(model, Select(who), Press("escape"))
    assert not model.ui.log_open and model.ui.selected == who


@pytest.mark.parametrize("key", CELLS)
def test_undo_and_redo_lead_there_and_back_and_are_saved(key):
    model = of_actor(key, lambda model, offer: any(way.chance == 1 and not way.rolls for way in offer.paths.values()))
    way = next(way for way in model.move_options.paths.values() if way.chance == 1 and not way.rolls)
    before = model.game.position
    send(model, RunActions(way.steps[:1]))
    after = model.game.position
    assert model.session.can_undo and after != before
    assert do.SaveSoon() in send(model, Press("undo")) and model.game.position == before
    send(model, Press("redo"))
    assert model.game.position == after
    effects = send(model, Press("redo"))
    assert any(isinstance(effect, do.Toast) for effect in effects) and do.SaveSoon() not in effects


# -- questions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", CELLS)
def test_a_question_is_answered_by_its_button_and_a_wrong_one_changes_nothing(key):
    model = of_match(key, is_asked)
    option, record = model.game.pending.options[-1], model.game.record
    assert send(model, Press("reply", "nonsense")) == [] and model.game.record == record
    effects = send(model, Press("reply", model.now.texts[option]))
    assert option in [answer.value for ply in model.game.plies for answer in ply.answers]
    assert model.game.record != record and do.SaveSoon() in effects


def test_an_answer_by_a_tap_on_the_board_is_the_same_answer():
    model = of_match("street_bowl", lambda game, face: is_asked(game, face) and game.pending.kind == "push")
    reply = next(reply for reply in model.now.ask.replies if reply.cell >= 0)
    twin = fracas.from_record(model.game.record)
    send(model, Choose(NO_ONE, reply.cell))
    twin.answer(reply.option)
    assert model.game.position == twin.position


def test_no_input_is_made_while_another_tab_plays():
    model = of_match("elfball", is_asked)
    model.session.plays = lambda: False
    record = model.game.record
    effects = send(model, Decide(model.game.pending.options[0]))
    assert model.game.record == record and do.SaveSoon() not in effects
    assert any("Another tab" in effect.text for effect in effects if isinstance(effect, do.Toast))


# -- bots, dice, pace ------------------------------------------------------------------------------------------


def of_bot(key, preferences=QUIET):
    """Return the model of a match in which a bot is to act."""
    return of_match(key, lambda game, face: is_free(game, face) and game.to_act == 1, {"AwayCoach": "rookie"},
                    preferences)


def of_shown_bot(key):
    """Return the same with time in which its turn is shown."""
    model = of_bot(key, QUIET._replace(pace=NORMAL))
    model.bots.left = pace.TURN_MS
    return model


@pytest.mark.parametrize("key", CELLS)
def test_what_a_bot_does_unseen_is_played_at_once_and_each_input_is_saved(key):
    model = of_bot(key)
    inputs, saved = len(model.game.marks), 0
    while model.session.is_barred:
        job = next(effect for effect in send(model, ThinkDue()) if isinstance(effect, do.StartJob))
        effects = send(model, job.done(run_to_end(job.work)))
        assert not any(isinstance(effect, do.SendSoon) and isinstance(effect.message, BotDue) for effect in effects)
        saved += sum(isinstance(effect, do.SaveSoon) for effect in effects)
    assert saved == len(model.game.marks) - inputs


def decide(model):
    """Let the bot think, and return the message with its decision carried out later."""
    job = next(effect for effect in send(model, ThinkDue()) if isinstance(effect, do.StartJob))
    later = send(model, job.done(run_to_end(job.work)))
    return next((effect.message for effect in later if isinstance(effect, do.SendAfter | do.SendSoon)), None)


@pytest.mark.parametrize("key", CELLS)
def test_what_a_bot_has_decided_is_played_once_and_saved(key):
    model = of_shown_bot(key)
    inputs, due = len(model.game.marks), decide(model)
    assert isinstance(due, BotDue) and model.bots.is_busy and len(model.game.marks) == inputs
    assert do.SaveSoon() in send(model, due) and len(model.game.marks) == inputs + 1 and model.is_theirs
    assert send(model, due) == [] and len(model.game.marks) == inputs + 1


def test_a_paused_bot_waits_for_its_next_step():
    model = of_shown_bot("elfball")
    due, inputs = decide(model), len(model.game.marks)
    send(model, Press("pause"), due)
    assert len(model.game.marks) == inputs and model.bots.is_paused
    send(model, Press("next-step"))
    assert len(model.game.marks) == inputs + 1
    assert decide(model) is None, "what it decides next waits as well"
    send(model, Press("go-on"))
    assert not model.bots.is_paused and len(model.game.marks) == inputs + 2


def test_a_dropped_thought_is_not_carried_out():
    model = of_shown_bot("elfball")
    due, inputs = decide(model), len(model.game.marks)
    send(model, Halt(), due)
    assert len(model.game.marks) == inputs and not model.bots.is_busy


def test_nobody_plays_for_a_bot():
    model = of_bot("elfball")
    record = model.game.record
    effects = send(model, RunActions((model.game.legal_actions()[0],)))
    told = [each.text for each in effects if isinstance(each, do.Toast)]
    assert model.game.record == record and "other side" in told[0]


def test_the_time_of_others_is_shared_out_and_ends():
    model = of_bot("elfball", QUIET._replace(pace=NORMAL, motion=FULL))
    model.bots.left = pace.TURN_MS
    waits = [pace.wait(model, 1_000.0) for _number in range(200)]
    assert waits == sorted(waits, reverse=True) and waits[0] == pace.TURN_MS * pace.SHARE
    assert sum(waits) <= pace.TURN_MS and not pace.is_shown(model)
    model.bots.is_paused = True
    assert pace.wait(model, 1_000.0) == 1_000.0 and pace.is_shown(model)


def test_whoever_goes_to_his_turn_waits_for_nothing_and_others_keep_their_time():
    model = of_bot("elfball", QUIET._replace(pace=NORMAL, motion=FULL))
    model.bots.left, model.bots.is_skipped = pace.TURN_MS, True
    assert pace.wait(model, 1_000.0) == 0.0 and model.bots.left == pace.TURN_MS


def rolling(model):
    """Make inputs until dice are on their way, and return the message of their next picture."""
    dice = Random(5)
    while model.dice is None:
        if isinstance(model.game.pending, Choice):
            effects = send(model, Decide(dice.choice(model.game.pending.options)))
        else:
            effects = send(model, RunActions((dice.choice(list(model.game.legal_actions())),)))
    return next(each.message for each in effects if isinstance(each, do.SendSoon) and isinstance(each.message, DiceDue))


@pytest.mark.parametrize("key", CELLS)
def test_dice_fly_land_and_are_counted_and_only_then_the_match_goes_on(key):
    model = of_match(key, is_free, preferences=QUIET._replace(motion=FULL))
    due, stages, shown = rolling(model), [], model.log.entries[:]
    assert model.log.entries == shown and model.dice.state is not model.game.state
    while model.dice is not None:
        effects = send(model, due)
        stages += [box.stage for box in (model.dice.boxes[:1] if model.dice is not None else ())]
        due = next((each.message for each in effects if isinstance(each, do.SendAfter)), due)
    assert stages[:3] == ["flying", "landed", "counted"] and len(model.log.entries) > len(shown)


def test_skip_shows_all_of_it_and_a_look_at_the_log_lets_the_dice_fall():
    model = of_match("street_bowl", is_free, preferences=QUIET._replace(motion=FULL))
    due = rolling(model)
    send(model, due, Press("log"))
    assert model.dice is not None and model.ui.log_open
    send(model, Press("skip"))
    assert model.dice is None and model.now.legal == tuple(model.game.legal_actions()) or model.now.ask is not None
    assert send(model, due) == []


def test_what_else_is_pressed_while_dice_fly_makes_no_input_unseen():
    model = of_match("elfball", is_free, preferences=QUIET._replace(motion=FULL))
    rolling(model)
    inputs = len(model.game.marks)
    send(model, Press("command", "0"))
    assert model.dice is None and len(model.game.marks) == inputs


# -- the rest --------------------------------------------------------------------------------------------------


def test_a_typed_line_is_read_when_nothing_moves_and_answered():
    model = of_actor("elfball")
    effects = update(model, TypeLine("score"))
    assert do.SendNow(ReadLine("score")) in effects
    answered = send(model, ReadLine("score"))
    assert any(isinstance(each, do.Outside) and each.do == "typed-answer" for each in answered)


def test_a_screen_that_is_left_saves_stops_and_hears_nothing_more():
    model = of_bot("elfball")
    effects = send(model, Leave())
    assert do.SaveInput() in effects and {each.job for each in effects if isinstance(each, do.StopJob)} == set(do.JOBS)
    assert send(model, Press("undo"), InputShown(), BotDecided(None)) == []


@pytest.mark.parametrize("mode", [BY_HAND, TAPE])
def test_a_refusal_says_its_reason_and_drops_the_plan(mode):
    model = of_match("school_fighters", is_free)
    model.ui.mode = mode
    effects = send(model, Refuse("Too far.", 3))
    assert model.ui.trouble == "Too far." and model.ui.sketch.sight_target == 3 and model.ui.plan is None
    assert do.SayAloud("Too far.") in effects
