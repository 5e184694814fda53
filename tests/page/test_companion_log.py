"""The log of the table companion: every line says what happened, and can be changed."""

import re

import pytest

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.page.companion.persistence import save
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, unplayed, write
from tests.page.at_table import at_table, begun, dice_of, injured, killed, lines, mark, rolled, saved, tap
from tests.page.headless import Page


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


def test_an_injury_is_rolled_with_as_many_dice_as_were_thrown():
    page = injured()
    for do, arg in (("leave-it", ""), ("mark", dice_of(page, 2)), ("whom", "15"), ("face", "0"), ("face", "0")):
        tap(page, do, arg)
    assert lines(page)[-1] == "injury A4 2: injury=xx!"


def test_a_line_tells_which_part_of_the_round_is_over():
    page = at_table("school_fighters")
    for do, arg in (("mark-side", mark(page, "Goes first") + " 1"), *[("mark", mark(page, "Turn over"))] * 3):
        tap(page, do, arg)
    told = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    home, away = (page.shell.screen.model.face.team_name(page.shell.screen.model.game.state, side) for side in (0, 1))
    assert told[2::-1] == [f"Round 1 of 5, {part}: {team}. Turn over."
                           for part, team in (("Move", away), ("Move", home), ("Shoot", away))]


def test_whoever_stands_in_a_swarm_loses_one_of_each_score():
    page = rolled()
    for do, arg in (("mark-side", mark(page, "Gets the ball first") + " 0"),
                    ("mark", mark(page, "Swarm: every score −1")), ("whom", "3")):
        before = page.shell.screen.model.game.state
        tap(page, do, arg)
    after = page.shell.screen.model.game.state
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
    numbers = [str(place) for place, each in enumerate(page.shell.screen.model.layout.buttons) if each.entry == "hit"]
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
    numbers = [str(place) for place, each in enumerate(page.shell.screen.model.layout.buttons) if each.entry == "hit"]
    told = []
    tap(page, "mark-side", mark(page, "Goes first") + " 0")
    for _attack in range(4):
        tap(page, "mark", numbers[0])
        tap(page, "whom", "0")
        told.append(re.search(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))[1])
    assert [each.partition(": 1. ")[2] for each in told] == [
        "Duchess (B) takes 1 bruise.", "Duchess (B) takes 1 bruise.", "Duchess (B) is Fazed.",
        "Duchess (B) is knocked out."]


def test_an_attack_of_the_greatest_beast_is_written_down_by_its_dice_and_by_its_result():
    marks = at_table("cave_brawl").shell.screen.model.layout.buttons
    most = max(beast.damage for beast in BEASTS)
    by_dice, by_result = (
        {each.then(None, 0)[0] for each in marks if each.entry == kind} for kind in ("damage", "hurt"))
    assert by_dice == set(range(1, most + 1)) and by_result == set(range(1, 6 * most + 1))


def test_who_acted_is_written_down_when_the_momentum_shifts():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Shift: who acted")),
                    ("whom", "2")):
        tap(page, do, arg)
    model = page.shell.screen.model
    assert lines(page)[1:] == ["shift H3"] and model.layout.last(model.game.state)[0] == 2


def test_a_line_says_nothing_twice():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    for label in ("Recovery", "Ejected"):
        tap(page, "mark", mark(page, label))
        tap(page, "whom", "3")
    told = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    assert told == ["Hazel (4) is ejected for the rest of the match.", "Hazel (4) is knocked out: Recovery.",
                    "Timberline Elves: Face-off won. Turn 1: Timberline Elves."]


def test_of_several_throws_of_a_line_each_says_what_it_was_for():
    page = rolled()
    tap(page, "line", "0")
    shown = page.text("screen-companion")
    face, state = page.shell.screen.model.face, page.shell.screen.model.game.state
    for who in (0, 1):
        assert shown.count(f"{face.name(state, who)}: Block and Tackle") == 1


def test_a_line_tells_of_a_throw_what_it_comes_to_and_of_many_throws_only_that():
    page = rolled()
    for do, arg in (("mark-side", mark(page, "Gets the ball first") + " 0"), ("mark", mark(page, "Ball handed out")),
                    ("mark", mark(page, "Damage of 1 die")), ("whom", "10")):
        tap(page, do, arg)
    name = page.shell.screen.model.face.name(page.shell.screen.model.game.state, 10)
    assert f"{name}: damage." in page.text("tracker-panel") + page.text("screen-companion")
    tap(page, "face", "1")
    latest, *_others, team = re.findall(r'aria-label="Change: ([^"]*)"', page.text("screen-companion"))
    assert latest.startswith(f"{name}: Damage of 1 die. 1. ") and team == "Roll the team. Exiles roll their players."


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
    page.shell.screen.model.game.tags["Mending"] = tag
    save(page.shell, page.shell.screen.model.match, page.shell.screen.model.game)
    assert lines(killed(page)) == ["face-off home"]


def test_what_no_longer_fits_is_named():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Turn over"))):
        tap(page, do, arg)
    tap(page, "line", "0")
    tap(page, "drop-line")
    assert lines(page) == []
    assert "over n" in page.text("notices")


@pytest.mark.parametrize("typed", ["9", "3 9", "3 3 3", "²", "-1", "1000"])
def test_a_log_with_impossible_dice_that_were_being_typed_opens_without_them(typed):
    page = injured()
    page.shell.screen.model.game.tags["Typed"] = typed
    save(page.shell, page.shell.screen.model.match, page.shell.screen.model.game)
    assert begun(killed(page))[1] == ()
