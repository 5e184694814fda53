"""Messages to a replay: what each changes in the model, and which effects follow."""

from functools import cache

import pytest

from fracas.faces import face_of
from fracas.faces.choices import NO_ONE
from fracas.kernel.resign import resignation
from fracas.page.page_effects import Announcement, ShowNotice
from fracas.page.presses import ControlPress
from fracas.page.replay.messages import (
    AnalysisDone,
    CommentsSaved,
    ReplayTask,
    SendLater,
    StartAutoplay,
    TapBoard,
    Tick,
    ToggleRule,
)
from fracas.page.replay.model import OWN, PACES, Replay
from fracas.page.replay.timeline import timeline_of
from fracas.page.replay.update import update
from tests.page.test_replay import played


def press(control, *arguments):
    return ControlPress(control, arguments)


@cache
def timeline():
    return timeline_of(played(most=20), face_of("elfball"))


def replay(step=3, **changes):
    return Replay(timeline(), timeline(), step, "2e", **changes)


def kinds(effects):
    return [effect if isinstance(effect, ReplayTask) else type(effect) for effect in effects]


@pytest.mark.parametrize(("message", "step"), [
    (press("step", "on"), 4), (press("step", "back"), 2), (press("step", "first"), 0),
    (press("place", 10**6), timeline().last), (press("place", -1), 0),
])
def test_a_step_stops_autoplay_folds_the_rules_and_is_announced(message, step):
    model = replay(is_playing=True, unfolded=frozenset({"2-0"}), held="scrub")
    assert kinds(update(model, message)) == [Announcement]
    assert (model.step, model.is_playing, model.unfolded, model.held) == (step, False, frozenset(), "")


def test_what_an_analysis_has_found_is_announced_and_no_notice_lies_over_it():
    model = replay(is_analysing=True)
    assert kinds(update(model, AnalysisDone(None, None))) == [Announcement] and not model.is_analysing


def test_autoplay_goes_on_with_each_tick_of_its_own_step_until_the_last_one():
    model = replay(timeline().last - 2)
    assert update(model, press("run")) == (SendLater(PACES["normal"], Tick(model.step)),)
    update(model, press("pace", "quick"))
    _told, wait = update(model, Tick(model.step))
    assert wait == SendLater(PACES["quick"], Tick(timeline().last - 1))
    assert update(model, Tick(0)) == (), "a pause that began at another step"
    assert kinds(update(model, wait.message)) == [Announcement] and not model.is_playing
    assert model.step == timeline().last
    assert kinds(update(model, press("run"))) == [Announcement, SendLater]
    assert model.step == 0, "it plays again from the beginning"


def test_the_pace_of_a_post_can_be_chosen_only_where_its_author_wants_one():
    model = replay()
    update(model, press("pace", OWN))
    assert model.pace == "normal"
    assert update(model, StartAutoplay(3)) == (SendLater(3000.0, Tick(3)),) and model.pace == OWN


def test_a_tap_says_a_name_and_in_a_post_without_controls_leads_on():
    model = replay()
    who = timeline().face.tokens(model.state)[0]
    name = timeline().face.name(model.state, timeline().face.who_at(model.state, who.cell))
    assert update(model, TapBoard(timeline().face.who_at(model.state, who.cell))) == (ShowNotice(name),)
    assert update(model, TapBoard(NO_ONE)) == () and model.step == 3
    bare = replay(timeline().last, is_bare=True)
    assert kinds(update(bare, TapBoard(NO_ONE))) == [Announcement] and bare.step == 0
    update(bare, StartAutoplay(0))
    assert update(bare, TapBoard(0)) == () and not bare.is_playing


def test_what_the_reader_holds_is_not_drawn_until_something_else_happens():
    model = replay()
    update(model, press("scrub", 7))
    assert (model.step, model.held) == (7, "scrub")
    update(model, press("comment", "well thrown"))
    assert model.held == "aside" and timeline().comment(7) == "well thrown" and "links and files" in model.warning
    update(model, CommentsSaved("no"))
    assert model.held == "aside" and model.warning == "no"
    update(model, ToggleRule("6-0"))
    assert model.held == "" and model.unfolded == {"6-0"}


def test_comments_are_saved_and_analysis_begins_only_with_a_match_that_is_over():
    assert update(replay(save="m-1"), press("bookmark")) == () == update(replay(), press("analyse"))
    game = played(most=15)
    if game.pending is None:
        game.apply(resignation(0))
    over = timeline_of(game, face_of("elfball"))
    model = Replay(over, over, 2, "~m-1", "m-1")
    assert update(model, press("bookmark")) == (ReplayTask.SAVE_COMMENTS,) and over.has_bookmark(2)
    assert update(model, press("analyse")) == (ReplayTask.START_ANALYSIS,)
    assert update(model, press("analyse")) == ()
    assert update(model, press("from-here")) == (ReplayTask.BEGIN_MATCH,)
    update(model, press("place", over.last))
    assert update(model, press("from-here")) == ()
