"""The table companion on a page without a browser: taps, kills, changes, and the way to the board and back."""

import re
from random import Random

import pytest

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.faces.tracker import NOTHING, SIDES, WHICH
from fracas.games import GAMES
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.kernel.ruleset import Action
from fracas.page.companion.showing import dials
from fracas.page.companion.tracker_screen import TrackerScreen
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, unplayed, write
from tests.page.headless import Page

MOST_A_TURN = 1.5  # taps
TRACKED = [game.key for game in GAMES if game.is_tracked]


def at_table(game: str = "elfball") -> Page:
    """Return the tracker of a new match."""
    page = Page(address=f"#/new/{game}/table")
    page.do("start", game)
    assert isinstance(page.shell.screen, TrackerScreen)
    return page


def tap(page: Page, do: str, arg: str = "", after: float = 2000) -> None:
    """Tap as people do, some time after the last tap."""
    page.door.time += after
    page.do(do, arg)


def lines(page: Page) -> list[str]:
    """Return what the log of the match on the page has."""
    assert isinstance(page.shell.screen, TrackerScreen)
    return log.lines(page.shell.screen.changing.whole)


def begun(page: Page) -> tuple[list[str], tuple[int, ...]]:
    """Return how far the page has come with what is not written down yet: a line that is changed, dice of a throw."""
    return log.lines(page.shell.screen.game), page.shell.screen.begun.entered


def saved(page: Page) -> list[str]:
    """Return what is saved of the match on the page."""
    shelf = Shelf(page.shell.shelf.store, "table")
    return log.lines(log.opened(shelf.load(page.shell.route.what).save.record))


def mark(page: Page, label: str) -> str:
    """Return the argument of the button with this label."""
    marks = page.shell.screen.tracker.marks
    return str(next(place for place, each in enumerate(marks) if each.label == label))


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
    assert page.shell.screen.game.plies == [] and page.shell.screen.game.state.momentum == 0
    tap(page, "dial", "0 1", 100)
    assert page.shell.screen.game.state.momentum == 1, "the tap before would have taken it away"
    for _tap in range(3):
        tap(page, "dial", "0 -1", 100)
    tap(page, "dial", "0 1", 100)
    assert page.shell.screen.game.state.momentum == 1 and len(page.shell.screen.game.plies) == 1


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


def offered(page: Page) -> list[tuple[str, str]]:
    """List the buttons of what can happen that are shown."""
    return re.findall(r'data-do="(mark(?:-side)?|face|reply)" data-arg="([^"]*)"', page.text("screen-companion"))


def test_tools_that_always_mean_the_same_are_never_deaf():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("hand", ""), ("clock", "")):
        tap(page, do, arg, 20)
    assert page.shell.screen.clock.is_open and page.shell.screen.game.tags["Hand"] == "left"
    tap(page, "depth", "faces", 300)
    tap(page, "mark", mark(page, "Injury roll"), 20)
    assert page.shell.screen.begun.kind == "marks", "a button that has just come up"


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


def test_every_past_event_can_be_changed_or_taken_out():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Infirmary")),
                    ("whom", "3"), ("mark", mark(page, "Turn over")), ("mark", mark(page, "Goal")), ("whom", "14")):
        tap(page, do, arg)
    assert lines(page) == ["face-off home", "put H4 infirmary", "over n", "goal A3"]
    tap(page, "line", "1")
    tap(page, "rename", "5")
    assert lines(page)[1] == "put H6 infirmary"
    tap(page, "line", "1")
    tap(page, "drop-line")
    assert lines(page) == ["face-off home", "over n", "goal A3"] == saved(page)
    tap(page, "undo-deed")
    assert lines(page) == ["face-off home", "over n"]


def test_a_wrong_side_or_word_is_mended_and_what_followed_stays():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Turn over"))):
        tap(page, do, arg)
    tap(page, "line", "0")
    assert "Orcs" in page.text("screen-companion").partition("drop-line")[2]
    tap(page, "rename", "0")  # that is what it says already
    tap(page, "line", "0")
    tap(page, "rename", "1")
    assert lines(page) == ["face-off away", "over n"] == saved(page)
    page = at_table("street_bowl")
    for do, arg in (("mark", mark(page, "Weather")), ("which", "rain"), ("line", "0"), ("rename-word", "fog"),
                    ("rename-word", "snow")):
        tap(page, do, arg)
    assert lines(page) == ["weather snow"] == saved(page)


def test_dice_that_were_typed_wrong_are_mended_in_their_line_and_what_followed_stays():
    page = injured()
    for do, arg in (("face", "0"), ("face", "0"), ("mark", mark(page, "Turn over")), ("line", "1"), ("again", "0")):
        tap(page, do, arg)
    assert begun(page) == (["face-off home", "injury A4 3"], (3, 0, 0))
    tap(page, "slot", "2")
    assert lines(page) == ["face-off home", "injury A4 3: injury=oxx!", "over n"] == saved(page)
    page = killed(page)
    assert begun(page)[0] == ["face-off home", "injury A4 3"] and "data-do=\"face\"" in page.text("screen-companion")
    tap(page, "leave-it")
    assert lines(page) == ["face-off home", "injury A4 3: injury=oxx!", "over n"] == saved(page)
    for do, arg in (("line", "1"), ("again", "0"), ("slot", "2"), ("face", "1")):
        tap(page, do, arg)
    assert lines(page) == ["face-off home", "injury A4 3: injury=ox-!", "over n"] == saved(page)
    tap(killed(page), "line", "1")


def dice_of(page, n):
    return next(str(place) for place, each in enumerate(page.shell.screen.tracker.marks)
                if each.deed == "injury" and each.n == n)


def test_an_injury_is_rolled_with_as_many_dice_as_were_thrown():
    page = injured()
    for do, arg in (("leave-it", ""), ("mark", dice_of(page, 2)), ("whom", "15"), ("face", "0"), ("face", "0")):
        tap(page, do, arg)
    assert lines(page)[-1] == "injury A4 2: injury=xx!"


def test_a_line_tells_which_part_of_the_round_is_over():
    page = at_table("school_fighters")
    for do, arg in (("mark-side", mark(page, "Goes first") + " 1"), *[("mark", mark(page, "Part over"))] * 3):
        tap(page, do, arg)
    told = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    home, away = (page.shell.screen.face.team_name(page.shell.screen.game.state, side) for side in (0, 1))
    assert told[2::-1] == [f"Round 1 of 5, {part}: {team}. Part over."
                           for part, team in (("Move", away), ("Move", home), ("Shoot", away))]


def test_whoever_stands_in_a_swarm_loses_one_of_each_score():
    page = rolled()
    for do, arg in (("mark-side", mark(page, "Has the ball first") + " 0"),
                    ("mark", mark(page, "Swarmed: 1 off each score")), ("whom", "3")):
        before = page.shell.screen.game.state
        tap(page, do, arg)
    after = page.shell.screen.game.state
    for was, now in ((before.bt, after.bt), (before.cd, after.cd), (before.pk, after.pk)):
        assert now == [score - (who == 3) for who, score in enumerate(was)]


def test_a_line_that_asks_for_other_dice_waits_for_them_and_comes_back_after_a_kill():
    page = injured()
    for do, arg in (("face", "0"), ("face", "0"), ("mark", mark(page, "Turn over")), ("line", "1"),
                    ("otherwise", ""), ("mark", dice_of(page, 6))):
        tap(page, do, arg)
    for _die in range(6):
        page = killed(page)
        assert saved(page)[1:] == ["injury A4 3: injury=oxx!", "over n"]
        tap(page, "face", "0", 100)
    assert lines(page)[1:] == ["injury A4 6: injury=xxxxxx!", "over n"] == saved(page)[1:]


def test_what_was_forgotten_is_written_in_before_a_line():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Turn over")),
                    ("line", "1"), ("before", ""), ("mark", mark(page, "Infirmary")), ("whom", "3"),
                    ("line", "2"), ("before", ""), ("mark", mark(page, "Shift in Momentum"))):
        tap(page, do, arg)
    assert lines(page) == ["face-off home", "put H4 infirmary", "shift n", "over n"] == saved(page)


def test_numbers_and_kinds_of_a_line_are_mended_in_place():
    page = at_table("school_fighters")
    numbers = [str(place) for place, each in enumerate(page.shell.screen.tracker.marks) if each.deed == "hit"]
    for do, arg in (("mark-side", mark(page, "Goes first") + " 0"), ("mark", numbers[1]), ("whom", "2"), ("line", "1"),
                    ("otherwise", ""), ("mark", numbers[2])):
        tap(page, do, arg)
    assert lines(page) == ["first home", "hit H3 3"] == saved(page)
    for do, arg in (("line", "1"), ("otherwise", ""), ("mark", mark(page, "Gang flees")), ("leave-it", ""),
                    ("line", "1"), ("otherwise", ""), ("mark", mark(page, "Detention"))):
        tap(page, do, arg)
    assert lines(page) == ["first home", "detain H3"] == saved(page)
    page = at_table("street_bowl")
    for do, arg in (("dial", "2 1"), ("line", "0"), ("by-one", "1"), ("by-one", "1"), ("rename", "1")):
        tap(page, do, arg)
    assert lines(page) == ["rerolls away +3"] == saved(page)
    assert "Orcs: Re-rolls +3" in page.text("screen-companion")
    for _tap in range(3):
        tap(page, "line", "0")
        tap(page, "by-one", "-1")
    assert lines(page) == ["rerolls away +1"], "none is no event: such a line is removed"


def test_hits_are_told_of_the_one_who_takes_them():
    page = at_table("school_fighters")
    numbers = [str(place) for place, each in enumerate(page.shell.screen.tracker.marks) if each.deed == "hit"]
    told = []
    tap(page, "mark-side", mark(page, "Goes first") + " 0")
    for _attack in range(4):
        tap(page, "mark", numbers[0])
        tap(page, "whom", "0")
        told.append(re.search(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))[1])
    assert [each.partition(": 1. ")[2] for each in told] == [
        "H1 Boss takes 1 bruise.", "H1 Boss takes 1 bruise.", "H1 Boss can take no more: now Fazed.",
        "H1 Boss is knocked out."]


def test_an_attack_of_the_greatest_beast_is_written_down_by_its_dice_and_by_its_result():
    marks = at_table("cave_brawl").shell.screen.tracker.marks
    most = max(beast.damage for beast in BEASTS)
    by_dice, by_result = ({mark.then(None, 0)[0] for mark in marks if mark.deed == deed} for deed in ("damage", "hurt"))
    assert by_dice == set(range(1, most + 1)) and by_result == set(range(1, 6 * most + 1))


def test_who_acted_is_written_down_when_the_momentum_shifts():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Shift: who acted")),
                    ("whom", "2")):
        tap(page, do, arg)
    assert lines(page)[1:] == ["shift H3"] and page.shell.screen.tracker.last(page.shell.screen.game.state)[0] == 2


def test_a_line_says_nothing_twice():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    for label in ("Recovery", "Ejected"):
        tap(page, "mark", mark(page, label))
        tap(page, "whom", "3")
    told = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    assert told == ["Hazel (4) is ejected for the rest of the match.", "Hazel (4) is knocked out: Recovery.",
                    "Timberline Elves: Face-off won. Turn 1: Timberline Elves."]


def test_a_line_tells_of_a_throw_what_it_comes_to_and_of_many_throws_only_that():
    page = rolled()
    for do, arg in (("mark-side", mark(page, "Has the ball first") + " 0"), ("mark", mark(page, "Ball handed out")),
                    ("mark", mark(page, "Damage of 1 die")), ("whom", "10")):
        tap(page, do, arg)
    name = page.shell.screen.face.name(page.shell.screen.game.state, 10)
    assert f"{name}: damage." in page.text("tracker-panel") + page.text("screen-companion")
    tap(page, "face", "1")
    latest, *_others, team = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    assert latest.startswith(f"{name}: Damage of 1 die. 1. ") and team == "Roll the team. Cavemen roll their players."


def test_a_match_that_is_over_says_so_with_its_result_code_and_the_last_line_can_be_taken_back():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Goal")), ("whom-side", "0")):
        tap(page, do, arg)
    game = page.shell.screen.game
    panel = page.text("screen-companion").partition("tracker-panel")[2]
    assert "The match is over." in panel and result_code(log.tracking_of(game).standing(game.state)) in panel
    assert "leave-it" not in panel
    tap(page, "undo-deed")
    assert lines(page) == ["face-off home"] and "The match is over." not in page.text("screen-companion")


def test_an_answer_to_a_question_is_mended_and_the_throw_after_it_stays_or_goes():
    match = played("street_brawl", "two-bots")
    table = unplayed(match)
    for action, answers in MATCHES["street_brawl"][3](match):
        write(table, action, answers)
    shelf = Shelf(Memory(), "table")
    shelf.save("x", Facts("street_brawl"), table.record)
    page = Page(shelf.store, "#/companion/x")
    before = lines(page)
    place = next(place for place, line in enumerate(before) if "; momentum -" in line)
    tap(page, "line", str(place))
    tap(page, "again", "1")
    keep = re.search(r'data-do="reply" data-arg="([^"]*)"', page.text("screen-companion"))
    assert keep is not None and begun(page)[0][:-1] == before[:place] and lines(page) == before
    tap(page, "reply", keep[1])
    assert len(lines(page)) == len(before) and lines(page)[place + 1:] == before[place + 1:]


@pytest.mark.parametrize("tag", ["", "1", "x 1 over n", "1 9 over n", "99999 100000 over n", "0 0 dance",
                                 "0 1 injury A4 3: injury=oxx!", "-1 0 over n", "² 3 over n"])
def test_a_log_with_a_foreign_line_of_what_was_begun_opens_as_it_is(tag):
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    page.shell.screen.game.tags["Mending"] = tag
    page.shell.screen.save()
    assert lines(killed(page)) == ["face-off home"]


def test_what_no_longer_fits_is_named():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Turn over"))):
        tap(page, do, arg)
    tap(page, "line", "0")
    tap(page, "drop-line")
    assert lines(page) == []
    assert "over n" in page.text("notices")


def injured() -> Page:
    """Return a tracker with an injury whose first die of three is typed in."""
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("depth", "faces"),
                    ("mark", mark(page, "Injury roll")), ("whom", "15")):
        tap(page, do, arg)
    tap(page, "face", "3")
    return page


def rolled() -> Page:
    """Return a tracker of Cave Brawl whose teams the phone has rolled."""
    page = at_table("cave_brawl")
    for _side in (0, 1):
        tap(page, "mark", mark(page, "Roll the team"))
        while page.shell.screen.game.pending is not None:
            tap(page, "throw")
    return page


def killed(page: Page) -> Page:
    """Return the page as it comes back after its browser was closed."""
    again = Page(page.shell.store, page.app.address)
    assert isinstance(again.shell.screen, TrackerScreen)
    return again


@pytest.mark.parametrize("typed", ["9", "3 9", "3 3 3", "²", "-1", "1000"])
def test_a_log_with_impossible_dice_that_were_being_typed_opens_without_them(typed):
    page = injured()
    page.shell.screen.game.tags["Typed"] = typed
    page.shell.screen.save()
    assert begun(killed(page))[1] == ()


def test_faces_are_read_off_the_rules_table_and_a_kill_loses_none_that_was_typed():
    page = killed(injured())
    tap(page, "face", "9")  # no face of this die
    for _die in range(2):
        tap(page, "face", "0", 100)
        page = killed(page)
    assert lines(page)[-1] == "injury A4 3: injury=oxx!" == saved(page)[-1]
    assert log.tracking_of(page.shell.screen.game).standing(page.shell.screen.game.state).squads[1][3] == "infirmary"


def test_the_board_opens_at_the_next_set_up_and_what_happens_there_comes_back():
    page = at_table()
    for do, arg in [("mark-side", mark(page, "Face-off won") + " 0")]:
        tap(page, do, arg)
    table = page.door.address
    tap(page, "undo-deed")
    tap(page, "to-board")
    assert page.door.address.startswith("#/match/")
    game = page.screen.game
    assert game.real == (True, True) and game.legal_texts() == ["start"]
    page.screen.playing.run((("start",),))
    for face in "6 1".split():
        page.door.run(0)
        page.screen.playing.answer(int(face))
    page.go(table)
    assert lines(page) == [], "the first action is not over"
    page.go("#/match/" + page.shell.screen.game.tags["Board"])
    page.screen.playing.answer("south")
    page.go(table)
    assert [line.split(".")[0] for line in lines(page)] == ["board elfball"]
    page.go("#/companion")
    page.go(table)
    assert len(lines(page)) == 1 and "Taken over from the board." in page.text("screen-companion")


@pytest.mark.parametrize("key", TRACKED)
def test_a_whole_match_takes_few_taps_a_turn_at_result_only(key):
    taps, turns = tapped(key)
    assert taps / turns <= MOST_A_TURN, f"{taps} taps in {turns} turns"


def tapped(key: str) -> tuple[int, int]:
    """Track a whole match by its results alone; return how many taps that took, and its turns."""
    _name, name, tell, _faces, turns = MATCHES[key]
    match = played(key, name)
    table, told = unplayed(match), list(tell(match))
    while told[0][1]:  # the players are rolled before the match
        action, answers = told.pop(0)
        write(table, action, answers)
    shelf = Shelf(Memory(), "table")
    shelf.save("x", Facts(key), table.record)
    page = Page(shelf.store, "#/companion/x")
    screen, taps = page.shell.screen, 0
    for action, _answers in told:
        found = presses(screen, action)
        taps += len(found)
        for do, arg in found:
            tap(page, do, arg, 300)
    tracking = log.tracking_of(screen.game)
    assert result_code(tracking.standing(screen.game.state)) == result_code(tracking.standing(match.state))
    return taps, turns(match)


def presses(screen: TrackerScreen, action: Action) -> list[tuple[str, str]]:
    """Return the fewest presses that write a deed down."""
    found, state = [], screen.game.state
    for place, each in enumerate(screen.tracker.marks):
        if each.asks == NOTHING and action[0] == each.deed and each.action(state) == action:
            found.append([("mark", str(place))])
        for value in action[1:] if each.asks else ():
            for is_side in {action[0] == each.for_side}:
                if action[0] in (each.deed, each.for_side) and each.action(state, value, is_side) == action:
                    do = "whom-side" if is_side or each.asks == SIDES else "which" if each.asks == WHICH else "whom"
                    found.append([("mark", str(place)), (do, str(value))])
                    if each.asks == SIDES and each.is_main:
                        found.append([("mark-side", f"{place} {value}")])
    for place, dial in enumerate(dials(screen)):
        if dial == action[:-1]:
            found.append([("dial", f"{place} {1 if action[-1] > 0 else -1}")] * abs(action[-1]))
    return min(found, key=len)


@pytest.mark.parametrize("seed", range(12))
def test_storms_of_taps_lose_nothing(seed):
    storm(seed, 40)


def storm(seed: int, taps: int) -> None:
    """Tap about wildly, with double taps, turns of the phone, hides and kills: what is saved is what stands there."""
    chance = Random(seed)
    page = at_table(chance.choice(TRACKED))
    table = page.door.address
    for _tap in range(taps):
        buttons = re.findall(r'data-do="([a-z-]+)"(?: data-arg="([^"]*)")?', page.text("screen-companion"))
        do, arg = chance.choice([each for each in buttons if each[0] not in ("to-board", "fetch-log", "rule")])
        if (do, arg) == ("depth", "full"):
            continue
        for _again in range(chance.choice((1, 1, 1, 2, 3))):
            tap(page, do, arg, chance.choice((20, 120, 600, 3000)))
        if do == "weigh":
            page.go(table)
        if chance.random() < 0.1:  # hidden and shown again, the other way round
            page.app.sharing.keep()
            page.door.narrow = not page.door.narrow
            page.app.turn()
            page.door.run(chance.choice((0, 60_000)))
        if chance.random() < 0.1:
            before = begun(page) if page.shell.screen.game.pending else None
            page = killed(page)
            assert before in (None, begun(page))
        assert isinstance(page.shell.screen, TrackerScreen)
        assert saved(page) == lines(page)


def test_two_phones_agree_on_one_log():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    other = log.opened(page.shell.screen.game.record)
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
    other = log.opened(page.shell.screen.game.record)
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
    assert page.shell.screen.clock.used() == [0, 0], "nobody has a turn"
    tap(page, "mark-side", mark(page, "Face-off won") + " 1", 300)
    tap(page, "clock-limit", "2")
    page.door.run(130_000)
    assert 125 <= page.shell.screen.clock.used()[1] <= 140 and page.shell.screen.clock.used()[0] == 0
    assert [asked for asked in page.door.asked if asked.startswith("bell")] == ["bell at 60"]
    tap(page, "clock-by", "1 -1", 300)
    tap(page, "clock-by", "0 1", 300)
    tap(page, "clock-run", "", 300)
    page.door.run(60_000)
    used = page.shell.screen.clock.used()
    assert used[0] == 60 and used[1] < 90
    again = Page(page.shell.store, page.app.address)
    assert again.shell.screen.clock.used() == used


def test_the_phone_throws_for_those_without_dice():
    page = at_table("street_bowl")
    tap(page, "depth", "faces")
    tap(page, "mark", mark(page, "Weather: 2D6"))
    tap(page, "throw")
    assert page.shell.screen.game.pending is None and "weather=" in lines(page)[0] == saved(page)[0]
