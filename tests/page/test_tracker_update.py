"""The update of the tracker as pure calls: messages in, the model and effects out, without a page."""

import pytest

from fracas.companion import log
from fracas.page.companion.effects import ScheduleTick, ShowTime, TrackerTask
from fracas.page.companion.messages import ClockTicked, DiceThrown, LogSaved
from fracas.page.companion.model import BUTTONS, EDITOR, SUBJECT, TrackerModel
from fracas.page.companion.update import update
from fracas.page.page_effects import Announcement, Go, ShowNotice
from fracas.page.presses import ControlPress

KICK_OFF, INJURY = 0, 4  # buttons of Street Bowl


def tracker(game="street_bowl", home="human", away="orc"):
    """Return the model of a new match, long after its buttons came up."""
    return TrackerModel("m", log.create(game, "ABCDEF", home, away, {}), 1)


def press(model, control, *arguments, after=2000.0):
    """Press a control some time after the last message; return the effects."""
    return update(model, ControlPress(control, arguments, model.now + after))


def test_an_entry_is_written_saved_and_announced():
    model = tracker()
    effects = press(model, "mark-side", KICK_OFF, 0)
    assert log.lines(model.game) == ["kick-off home"] and effects[1] == TrackerTask.SAVE_LOG
    assert isinstance(effects[2], Announcement) and "Kicks off" in effects[2].text
    assert update(model, LogSaved("no room", 7)) == () and (model.trouble, model.sequence) == ("no room", 7)


def test_a_button_that_asks_for_a_player_waits_for_him_and_for_the_dice_of_the_phone():
    model = tracker()
    press(model, "mark-side", KICK_OFF, 0)
    assert press(model, "mark", INJURY) == () and model.entry.panel == SUBJECT
    press(model, "whom", 2)
    assert press(model, "throw") == (TrackerTask.THROW_DICE,) and model.game.pending is not None
    update(model, DiceThrown("seed", model.now + 1))
    assert model.game.pending is None and len(model.game.plies) == 2 and model.entry.panel == BUTTONS


def test_of_a_changed_line_the_phone_throws_one_throw_and_the_rest_stays():
    model, changed = tracker("cave_brawl", "exiles", "cavemen"), 3
    press(model, "mark", 0)
    update(model, DiceThrown("seed", model.now + 1))
    before = log.lines(model.game)[0].split("; ")
    press(model, "line", 0)
    press(model, "again", changed)
    update(model, DiceThrown("another", model.now + 1))
    after = log.lines(model.game)[0].split("; ")
    assert [n for n, (was, now) in enumerate(zip(before, after, strict=True)) if was != now] == [changed]


@pytest.mark.parametrize("wait, lines", [(249.0, ["kick-off home"]), (251.0, ["kick-off home", "over"])])
def test_a_button_takes_no_tap_for_a_moment_after_its_meaning_has_changed(wait, lines):
    model = tracker()
    press(model, "mark-side", KICK_OFF, 0)
    press(model, "mark", 2, after=wait)
    assert log.lines(model.game) == lines


@pytest.mark.parametrize("pause, lines", [(999.0, ["turns home +2"]), (1001.0, ["turns home +1", "turns home +1"])])
def test_taps_on_a_counter_within_a_second_are_one_entry(pause, lines):
    model = tracker()
    press(model, "dial", 0, 1)
    press(model, "dial", 0, 1, after=pause)
    assert log.lines(model.game) == lines


def test_an_amount_is_changed_in_its_open_line_and_the_line_removed():
    model = tracker()
    press(model, "dial", 0, 1)
    press(model, "line", 0)
    press(model, "by-one", 1)
    assert log.lines(model.game) == ["turns home +2"] and model.entry.panel == EDITOR
    press(model, "drop-line")
    assert log.lines(model.game) == [] and model.entry.panel == BUTTONS


def test_the_clock_counts_for_the_side_to_act_and_rings_once_at_the_limit():
    model = tracker()
    press(model, "mark-side", KICK_OFF, 0)
    press(model, "clock-limit", 2)
    assert press(model, "clock-run") == (TrackerTask.SAVE_LOG, ScheduleTick(1))
    late = []
    for _second in range(125):
        effects = update(model, ClockTicked(1, model.now + 1000))
        late += [effect.text for effect in effects if isinstance(effect, ShowTime) and effect.is_late]
    assert late == ["2:00"] and model.game.tags["Clock"] == "0 125"
    assert update(model, ClockTicked(0, model.now + 1000)) == (), "a tick of an earlier run"
    press(model, "clock-run")
    assert update(model, ClockTicked(1, model.now + 1000)) == ()


def test_ways_out_of_the_tracker_are_effects():
    model = tracker()
    assert press(model, "to-league") == (TrackerTask.ENTER_RESULT,)
    press(model, "mark-side", KICK_OFF, 0)
    assert press(model, "depth", "full") == (Go("#/position/~m"),)
    for _half in range(2):
        press(model, "mark-side", KICK_OFF, 0)
    press(model, "mark", len(model.layout.buttons) - 1)
    press(model, "whom-side", 0)
    assert model.game.is_terminal() and isinstance(press(model, "to-board")[0], ShowNotice)
