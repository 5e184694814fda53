"""The table companion on a page without a browser: taps, kills, and the way to the board and back."""

import re

import pytest

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.faces.intents import Decide
from fracas.page.companion.model import BUTTONS
from fracas.page.companion.turn_clock import seconds_used
from fracas.page.match.model.messages import RunActions
from fracas.page.saving.storage import Facts, Shelf
from tests.page.at_table import (
    MOST_A_TURN,
    TRACKED,
    at_table,
    begun,
    injured,
    killed,
    lines,
    mark,
    offered,
    rolled,
    saved,
    storm,
    tap,
    tapped,
)
from tests.page.headless import Page


def test_a_new_match_is_listed_and_opened_again():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 1")
    page.go("#/companion")
    listed = page.text("screen-companion")
    assert "Timberline Elves 0, Orcs 0" in listed
    page.go(re.search(r"#/companion/m[^\"]+", listed)[0])
    assert lines(page) == ["face-off away"] == saved(page)


def test_taps_on_a_counter_within_a_second_are_one_event():
    page = at_table()
    for after in (2000, 300, 300, 300):
        tap(page, "dial", "0 1", after)
    tap(page, "dial", "0 -1", 300)
    assert lines(page) == ["momentum +3"]
    tap(page, "dial", "0 -1", 1500)
    assert lines(page) == ["momentum +3", "momentum -1"] == saved(page)
    tap(page, "dial", "0 1", 100)
    assert lines(page) == ["momentum +3"]


def test_a_counter_that_cannot_go_further_writes_nothing_and_forgets_nothing():
    page = at_table()
    tap(page, "dial", "0 -1", 2000)
    assert page.shell.screen.model.game.plies == [] and page.shell.screen.model.game.state.momentum == 0
    tap(page, "dial", "0 1", 100)
    assert page.shell.screen.model.game.state.momentum == 1, "the tap before would have taken it away"
    for _tap in range(3):
        tap(page, "dial", "0 -1", 100)
    tap(page, "dial", "0 1", 100)
    assert page.shell.screen.model.game.state.momentum == 1 and len(page.shell.screen.model.game.plies) == 1


def test_a_counter_tapped_just_after_its_line_became_something_else_is_a_new_event():
    page = at_table()
    for do, arg in (("dial", "0 1"), ("line", "0"), ("otherwise", ""), ("mark-side", mark(page, "Face-off won") + " 0"),
                    ("dial", "0 1")):
        tap(page, do, arg, 251 if do != "line" else 20)
    assert lines(page) == ["face-off home", "momentum +1"]


def test_a_counter_tapped_again_while_its_own_line_is_open_changes_that_line():
    page = at_table()
    for do, arg in (("dial", "0 1"), ("line", "0"), ("dial", "0 1")):
        tap(page, do, arg, 20)
    assert lines(page) == ["momentum +1"] == saved(page)
    tap(page, "whole-log", "", 300)
    assert lines(page) == ["momentum +1"]


def test_a_button_that_has_just_changed_its_meaning_is_deaf():
    page = at_table()
    tap(page, "mark", mark(page, "Concede"))
    tap(page, "whom-side", "0", 100)
    assert lines(page) == []
    tap(page, "leave-it", "", 260)
    tap(page, "mark-side", mark(page, "Face-off won") + " 0", 260)
    over = mark(page, "Turn over")
    tap(page, "mark", over, 400)
    tap(page, "mark", over, 100)  # it is the other side's turn now
    assert lines(page) == ["face-off home", "over n"]


@pytest.mark.parametrize("key", TRACKED)
def test_whatever_comes_up_where_the_match_was_begun_is_deaf(key):
    page = at_table(key)
    first = re.search(r'data-do="mark(?:-side)?" data-arg="([^"]*)"', page.text("screen-companion"))[0]
    do, arg = re.findall(r'"([^"]*)"', first)
    tap(page, do, arg)
    begun_with, came_up = lines(page), offered(page)
    for next_do, next_arg in came_up[:10]:  # within a fifth of a second
        tap(page, next_do, next_arg, 20)
    assert (lines(page), offered(page)) == (begun_with, came_up)


def test_tools_that_always_mean_the_same_are_never_deaf():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("hand", ""), ("clock", "")):
        tap(page, do, arg, 20)
    assert page.shell.screen.model.clock.is_open and page.shell.screen.model.game.tags["Hand"] == "left"
    tap(page, "depth", "faces", 300)
    tap(page, "mark", mark(page, "Injury roll"), 20)
    assert page.shell.screen.model.entry.panel == BUTTONS, "a button that has just come up"


def test_a_face_where_a_player_was_is_deaf_to_a_double_tap_and_the_next_die_of_a_throw_is_not():
    page = at_table("street_bowl")
    tap(page, "mark-side", mark(page, "Kicks off") + " 0")
    tap(page, "mark", mark(page, "Injury roll"))
    tap(page, "whom", "2")
    tap(page, "face", "6", 100)
    assert begun(page)[1] == ()
    tap(page, "face", "6", 200)
    assert begun(page)[1] == (6,)
    tap(page, "face", "1", 60)
    assert lines(page)[1:] == ["injury H3: injury=61!"]


def test_a_counter_is_deaf_once_it_would_change_an_older_line():
    page = at_table("street_bowl")
    tap(page, "mark-side", mark(page, "Kicks off") + " 0")
    tap(page, "line", "0")
    tap(page, "dial", "2 1", 100)
    assert lines(page) == ["kick-off home"]
    tap(page, "leave-it", "", 300)
    tap(page, "dial", "2 1", 100)
    assert lines(page) == ["kick-off home"]
    tap(page, "dial", "2 1", 200)
    assert lines(page) == ["kick-off home", "rerolls home +1"]


def test_a_match_that_is_over_says_so_with_its_result_code_and_the_last_line_can_be_taken_back():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Goal")), ("whom-side", "0")):
        tap(page, do, arg)
    game = page.shell.screen.model.game
    panel = page.text("screen-companion").partition("tracker-panel")[2]
    assert "The match is over." in panel and result_code(log.tracking_rules_of(game).summary(game.state)) in panel
    assert "leave-it" not in panel
    tap(page, "undo-deed")
    assert lines(page) == ["face-off home"] and "The match is over." not in page.text("screen-companion")


def test_faces_are_read_off_the_rules_table_and_a_kill_loses_none_that_was_typed():
    page = killed(injured())
    tap(page, "face", "9")  # no face of this die
    for _die in range(2):
        tap(page, "face", "0", 100)
        page = killed(page)
    assert lines(page)[-1] == "injury A4 3: injury=oxx!" == saved(page)[-1]
    game = page.shell.screen.model.game
    assert log.tracking_rules_of(game).summary(game.state).squads[1][3] == "infirmary"


def test_the_board_opens_at_the_next_set_up_and_what_happens_there_comes_back():
    page = at_table()
    for do, arg in [("mark-side", mark(page, "Face-off won") + " 0")]:
        tap(page, do, arg)
    table = page.door.address
    tap(page, "undo-deed")
    tap(page, "to-board")
    assert page.door.address.startswith("#/match/")
    game = page.model.game
    assert game.real == (True, True) and game.legal_texts() == ["start"]
    page.screen.send(RunActions((("start",),)))
    for face in "6 1".split():
        page.door.run(0)
        page.screen.send(Decide(int(face)))
    page.go(table)
    assert lines(page) == [], "the first action is not over"
    page.go("#/match/" + page.shell.screen.model.game.tags["Board"])
    page.screen.send(Decide("south"))
    page.go(table)
    assert [line.split(".")[0] for line in lines(page)] == ["board elfball"]
    page.go("#/companion")
    page.go(table)
    assert len(lines(page)) == 1 and "From the board." in page.text("screen-companion")


@pytest.mark.parametrize("key", TRACKED)
def test_a_whole_match_takes_few_taps_a_turn_at_result_only(key):
    taps, turns = tapped(key)
    assert taps / turns <= MOST_A_TURN, f"{taps} taps in {turns} turns"


@pytest.mark.parametrize("seed", range(12))
def test_storms_of_taps_lose_nothing(seed):
    storm(seed, 40)


def two_tabs():
    """Return a tracker and another tab with the same match."""
    page = at_table("street_bowl")
    return page, Page(page.shell.store, page.app.address)


def test_what_another_tab_has_written_down_is_shown_instead_of_written_over():
    page, other = two_tabs()
    tap(page, "dial", "0 1")
    tap(page, "dial", "1 1")
    tap(other, "dial", "4 -1")
    assert saved(page) == lines(page) == lines(other) == ["turns home +1", "turns away +1"]
    assert "Another tab changed this match. You see its version now." in other.text("notices")
    tap(other, "dial", "4 -1", 100)
    assert saved(page) == lines(page), "what its buttons mean has just changed"
    tap(other, "dial", "4 -1")
    assert saved(other) == lines(other) == ["turns home +1", "turns away +1", "potions home -1"]
    for do, arg in (("line", "0"), ("line", "0"), ("drop-line", "")):
        tap(page, do, arg)
    assert saved(page) == lines(page) == ["turns away +1", "potions home -1"]


def test_a_throw_that_another_tab_is_typing_in_is_gone_on_with():
    page, other = two_tabs()
    for do, arg in (("depth", "faces"), ("mark", mark(page, "Weather: 2D6")), ("face", "3")):
        tap(page, do, arg)
    for face in ("1", "4"):
        tap(other, "face", face)
    assert lines(other) == saved(page) == ["weather-roll: weather=34!"]


def test_the_clock_stops_once_another_tab_has_written_something_down():
    page, other = two_tabs()
    tap(page, "mark-side", mark(page, "Kicks off") + " 0")
    for do in ("clock", "clock-run"):
        tap(page, do)
    tap(other, "hand")
    tap(other, "dial", "0 1")
    page.door.run(2_000)
    assert not page.shell.screen.model.clock.is_running and "Another tab" in page.text("notices")
    page.door.run(60_000)
    assert saved(page) == lines(page) == lines(other) == ["kick-off home", "turns home +1"]


def test_a_match_that_another_tab_has_deleted_is_written_down_again_and_a_newer_one_stays():
    page, other = two_tabs()
    other.go("#/companion")
    other.do("delete-log", page.shell.route.what)
    tap(page, "dial", "0 1")
    assert saved(page) == lines(page) == ["turns home +1"]
    shelf = Shelf(page.shell.store, "table")
    newer = page.shell.screen.model.game.record.replace('[Rules "', '[Rules "9')
    shelf.save(page.shell.route.what, Facts("street_bowl"), newer)
    tap(page, "dial", "0 1")
    assert shelf.load(page.shell.route.what).save.record == newer and "nother version" in page.text("notices")


def test_two_phones_agree_on_one_log():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    other = log.read(page.shell.screen.model.game.record)
    other.apply("put A1 infirmary")
    tap(page, "dial", "0 1")
    tap(page, "compare", other.record)
    shown = page.text("screen-companion")
    assert "1 difference" in shown and "Momentum +1" in shown and "Infirmary" in shown
    tap(page, "side-of", "0 1")
    tap(page, "merge")
    assert lines(page) == ["face-off home", "put A1 infirmary"] == saved(page)
    tap(page, "compare", other.record)
    assert "the same" in page.text("notices")
    tap(page, "compare", "no log at all")
    assert lines(page) == saved(page)


def test_what_each_of_two_phones_alone_wrote_down_is_kept_of_both():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    other = log.read(page.shell.screen.model.game.record)
    other.apply("put A1 infirmary")
    tap(page, "compare", other.record)
    assert 'data-arg="0 2"' not in page.text("screen-companion"), "one of them is nothing"
    tap(page, "leave-it")
    tap(page, "dial", "0 1")
    for side in ("2", "3"):  # which is no side
        tap(page, "compare", other.record) if side == "2" else None
        tap(page, "side-of", f"0 {side}")
    tap(page, "merge")
    assert lines(page) == ["face-off home", "momentum +1", "put A1 infirmary"] == saved(page)


def test_the_clock_runs_for_the_side_in_turn_and_rings_at_its_limit():
    page = at_table()
    page.shell.preferences = page.shell.preferences._replace(sound="on")
    tap(page, "clock")
    tap(page, "clock-run")
    page.door.run(5_000)
    assert seconds_used(page.shell.screen.model) == [0, 0], "nobody has a turn"
    tap(page, "mark-side", mark(page, "Face-off won") + " 1", 300)
    tap(page, "clock-limit", "2")
    page.door.run(130_000)
    assert 125 <= seconds_used(page.shell.screen.model)[1] <= 140 and seconds_used(page.shell.screen.model)[0] == 0
    assert [asked for asked in page.door.asked if asked.startswith("bell")] == ["bell at 60"]
    tap(page, "clock-by", "1 -1", 300)
    tap(page, "clock-by", "0 1", 300)
    tap(page, "clock-run", "", 300)
    page.door.run(60_000)
    used = seconds_used(page.shell.screen.model)
    assert used[0] == 60 and used[1] < 90
    again = Page(page.shell.store, page.app.address)
    assert seconds_used(again.shell.screen.model) == used


def test_the_phone_throws_for_those_without_dice():
    page = at_table("street_bowl")
    tap(page, "depth", "faces")
    tap(page, "mark", mark(page, "Weather: 2D6"))
    tap(page, "throw")
    assert page.shell.screen.model.game.pending is None and "weather=" in lines(page)[0] == saved(page)[0]


def test_the_phone_throws_a_whole_team_at_one_tap_and_of_a_changed_line_one_throw():
    page, hit_points = rolled(), 3
    assert page.shell.screen.model.game.pending is None and lines(page) == saved(page)
    before = lines(page)[0].split("; ")
    for do, arg in (("line", "0"), ("again", str(hit_points)), ("throw", "")):
        tap(page, do, arg)
    after = lines(page)[0].split("; ")
    assert [n for n, (was, now) in enumerate(zip(before, after, strict=True)) if was != now] == [hit_points]


def test_the_first_line_is_changed_in_the_position_before_it():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    tap(page, "dial", "0 1")
    model = page.shell.screen.model
    assert model.moment is model.game.state
    tap(page, "line", "0")
    assert model.moment is model.game.plies[0].before
