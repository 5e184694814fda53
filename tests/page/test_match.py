"""The match screen without a browser: taps become inputs, everything is saved, questions survive a reload."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

import fracas
from fracas.faces import plans
from fracas.kernel.dice import Dice, Die, draw
from fracas.kernel.game import TURN_PASSED
from fracas.kernel.table import Choice, Roll
from fracas.page.chunks import archives_of
from fracas.page.match.input.buttons import BUTTONS
from fracas.page.match.model import session
from fracas.page.match.model.match_model import MessageContext
from fracas.page.match.model.messages import Press, RunActions
from fracas.page.match.panels import panels
from fracas.page.saving import lesson_progress
from fracas.page.saving.preferences import ALWAYS, OFF
from fracas.page.screen import Key
from fracas.page.screens.home import HomeScreen
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample

BUTTON = re.compile(r'data-do="([a-z-]+)"(?: data-arg="([^"]*)")?')


def started(way: str = "two", **choices: str) -> Page:
    """Return a page with a new match of Elfball."""
    page = Page(address=f"#/new/elfball/{way}")
    for control, value in choices.items():
        page.do(control.replace("_", "-"), value)
    page.do("start", "elfball")
    return page


def set_up(page: Page) -> Page:
    """Play on until the face-off is over and a free challenge can be made."""
    page.do("command", "0")
    if page.model.now.ask is not None:
        page.do("reply", "south")
    for _side in (0, 1):
        page.door.run()
        page.do("formation")
        page.door.run()
        page.do("done")
        page.door.run()
    return page


def first_turn(page: Page) -> Page:
    """Play on until the first turn."""
    set_up(page)
    while page.model.game.state.turn == 0:
        Coach(page, 1).tap(page.screen)
        page.door.run()
    return page


def test_movement_is_shown_at_the_pace_that_was_chosen():
    page = started("two")
    for motion, shown in (("full", 100), ("fast", 50), ("off", 0)):
        page.app.shell.set_preference("motion", motion)
        assert MessageContext(0.0, page.shell.preferences).pace(100) == shown


def test_no_bot_decides_what_another_tab_plays():
    page = started("bot")
    while not page.model.session.is_waiting:
        page.do("reply", "south") if page.model.game.pending else page.do("command", "0")
    page.model.session.plays = lambda: False
    assert not page.model.session.is_waiting


def test_only_a_person_throws_real_dice():
    begun = session.new_game("elfball", "x", ("orcs", "gnomes"), (session.HUMAN, "rookie"), (True, True), {})
    assert begun.real == (True, False)


def test_what_a_person_threw_stands_once_a_bot_is_to_decide():
    """The rules would let real dice be taken back; but a bot has seen them."""
    page = started("bot", dice_home="real")
    seats, random, found = page.model.session, Random(4), 0
    for _input in range(400):
        game = seats.game
        if game.is_terminal():
            break
        if seats.is_absent(game.to_act) and game.can_undo:
            assert seats.can_undo == (False, TURN_PASSED)
            found += 1
        if isinstance(game.pending, Roll):
            game.answer(draw(game.pending.dice, lambda sides: random.randrange(sides)))
        elif game.pending is not None:
            game.answer(random.choice(game.pending.options))
        else:
            game.apply(random.choice(game.legal_actions()))
    assert found


def test_the_score_bar_names_who_is_to_act():
    page, seen = started("two"), set()
    coach = Coach(page, 3)
    for _tap in range(40):
        page.door.run(20_000)
        team = page.model.face.team_name(page.model.game.state, page.model.game.to_act)
        assert f"{team} to act." in page.text("score")
        seen.add(team)
        coach.tap(page.screen)
    assert len(seen) == 2


def test_the_screen_wears_the_kits_of_both_teams():
    page = started("two")
    assert re.search(r"\bkit-home-\w+ kit-away-\w+", page.door.attributes["match", "class"])


def test_two_taps_lead_from_home_to_a_match():
    page = Page()
    assert "#/new/elfball/bot" in page.text("screen-home")
    page.go("#/new/elfball/bot")
    page.do("start", "elfball")
    assert page.model.session.seats == ("human", "rookie")


@cache
def played_out(seed: int) -> Page:
    """Return a page on which a match against a bot is over; each test leaves it so."""
    page = started("bot")
    Coach(page, seed).play(400)
    page.door.run()
    assert page.model.game.is_terminal()
    return page


@pytest.mark.parametrize("seed", sample([1], [1, 2]))
def test_a_match_against_a_bot_is_played_to_its_end_and_told(seed):
    page = played_out(seed)
    assert "rematch" in page.text("tray")
    assert any("Goal!" in entry.text for entry in page.model.log.entries)
    verified = fracas.from_record(page.model.game.record, verify=True)
    assert verified.position == page.model.game.position
    progress = lesson_progress.load(page.shell.shelf.store)
    assert progress["elfball.match"] == lesson_progress.DONE  # the next is no first match any more


@pytest.mark.parametrize("seed", [3, 4])
def test_any_taps_with_undo_and_redo_keep_screen_and_save_right(seed):
    page = started("two")
    Coach(page, seed).play(sample(60, 150), undo=0.2)
    game = page.model.game
    saved = page.shell.shelf.load(page.model.session.match).save
    assert saved is not None
    assert saved.record == game.record
    assert [entry.key for entry in page.model.log.entries] == [
        entry.key for entry in fresh_story(page)]


def fresh_story(page: Page):
    """Return the log as it is told in one go."""
    from fracas.page.match.model.log_model import LogModel
    story = LogModel(page.model.face, page.model.game, page.model.log.notes)
    story.tell()
    return story.entries


def test_real_dice_are_asked_for_and_marked_in_the_record():
    page = started("two", dice_home="real", dice_away="real")
    Coach(page, 5).play(60)
    assert "!" in page.model.game.record


def test_a_typed_die_can_be_corrected_before_and_after():
    page = started("two", dice_home="real", dice_away="real")
    page.do("command", "0")
    assert isinstance(page.model.game.pending, Roll)
    assert page.door.attributes["match", "data-view"] == "entering"  # on a phone it makes room for the faces
    page.do("face", "2")
    page.do("slot", "0")
    page.do("face", "6")
    assert page.model.ui.entered == [6]
    page.do("enter")
    assert page.model.game.record.count("first=6!") == 1
    page.do("undo")
    assert isinstance(page.model.game.pending, Roll)
    assert "first=6!" not in page.model.game.record


def test_a_die_that_only_a_corrected_face_brought_is_gone():
    page = started("two", dice_home="real", dice_away="real")
    coach = Coach(page, 5)
    while not isinstance(roll := page.model.game.pending, Roll) or not isinstance(roll.dice, Dice) \
            or roll.dice.again is None:
        coach.play(1)
    again, other = roll.dice.again, next(face for face in roll.dice.die.by_side if face != roll.dice.again)
    for face in (again, *[other] * roll.dice.count):
        page.do("face", str(face))
    assert len(page.model.ui.entered) == roll.dice.count + 1
    page.do("slot", "0")
    page.do("face", str(other))
    assert page.model.ui.entered == [other] * roll.dice.count
    page.do("enter")
    assert page.model.game.pending is not roll and not page.model.ui.entered


@pytest.mark.parametrize(("faces", "dice"), [([], 2), ([3], 3), ([3, 3, 1], 4), ([1, 1, 3], 2), ([1, 3, 3], 4)])
def test_a_die_brings_another_if_it_is_one_of_the_throw_itself(faces, dice):
    roll = Roll("test", Dice(Die("three", ("blank", "hit", "star")), 2, again=3), 0)
    assert panels.dice_count(roll, faces) == dice


def until_question(kind: str, seed: int = 5) -> Page:
    """Return a page where a question of this kind is open."""
    for number in range(seed, seed + 40):
        page = started("two")
        coach = Coach(page, number)
        for _tap in range(120):
            coach.play(1)
            request = page.model.game.pending
            if isinstance(request, Choice) and request.kind == kind:
                return page
            if page.model.game.is_terminal():
                break
    raise AssertionError(f"no question {kind} came up")


def test_a_reload_in_the_middle_of_a_momentum_question_goes_on_where_it_was():
    page = until_question("momentum")
    before, shown = page.model.game, page.text("ask")
    again = Page(page.door.store, page.door.address)
    assert again.model.game.pending == before.pending or again.model.game.pending.kind == before.pending.kind
    assert again.model.game.record == before.record
    assert again.text("ask") == shown
    dice = [die.option for die in again.model.now.ask.dice if die.option is not None]
    again.do("die", again.model.now.texts[dice[0]])
    assert "Re-roll" in again.text("tray") or "re-roll" in again.text("tray")


def test_the_chance_under_a_die_is_that_of_the_challenge_after_its_re_roll():
    page = until_question("momentum")
    ask = page.model.now.ask
    assert all(0 <= die.chance <= 1 for die in ask.dice if die.option is not None)


def test_undo_says_why_it_cannot():
    page = set_up(started("two"))
    assert "dice were rolled" in page.text("history") or "turn has passed" in page.text("history")
    page.do("undo")
    assert "You cannot undo" in page.text("notices")


@pytest.mark.parametrize("say", [lambda page: page.shell.say, lambda page: page.screen.announcer.toast],
                         ids=["the page", "the match"])
def test_a_sentence_stays_its_whole_time_although_the_one_before_is_over(say):
    page = started("two")
    for text in ("The same.", "The same.", "Another."):
        say(page)(text)
        page.shell.send()
        page.door.time += 4000
        page.door.run(0)
        assert text in page.text("notices")
    page.door.run(1500)
    assert page.text("notices") == ""


def test_a_tap_selects_shows_where_to_go_and_a_second_player_can_be_chosen():
    page = first_turn(started("two"))
    first, second = page.model.now.actors[:2]
    page.do("player", str(first))
    assert page.model.move_options.paths
    page.do("cell", str(page.model.face.cell_of(page.model.game.state, second)))
    assert page.model.ui.selected == second
    page.screen.send(Press("escape"))
    assert page.model.ui.selected == -1


def test_a_safe_walk_needs_one_tap_and_can_be_undone_step_by_step():
    page = first_turn(started("two"))
    screen = page.screen
    for who in screen.model.now.actors:
        page.do("player", str(who))
        safe = [way for way in screen.model.move_options.paths.values() if way.chance == 1 and len(way.steps) > 2]
        if safe:
            break
    way = max(safe, key=lambda w: len(w.steps))
    position = screen.model.game.position
    page.do("cell", str(way.cell))
    page.door.run()
    assert screen.model.face.cell_of(screen.model.game.state, who) == way.cell
    while screen.model.game.position != position:
        assert screen.model.game.can_undo
        page.do("undo")


def risky_plan(page: Page):
    """Select a player with a risky way or deed and return its cell."""
    screen = page.screen
    for who in screen.model.now.actors:
        page.do("player", str(who))
        for deed in screen.model.move_options.actions:
            plan = plans.plan_of_deed(screen.model.game, who, deed)
            if deed.mode == "" and plan.is_risky:
                return deed.cell
    raise AssertionError("nothing risky to do")


def test_a_risky_action_shows_its_slip_first_and_rolls_on_the_second_tap():
    page = first_turn(started("two"))
    cell = risky_plan(page)
    rolled = page.model.game.dice
    page.do("cell", str(cell))
    page.door.run()
    assert page.model.game.dice == rolled
    assert "whole plan" in page.text("ask") or "succeeds" in page.text("ask")
    assert page.model.ui.plan.fan
    page.do("cell", str(cell))
    page.door.run()
    assert page.model.game.dice > rolled


def test_without_previews_the_first_tap_rolls():
    page = first_turn(started("two"))
    page.shell.set_preference("preview", OFF)
    cell = risky_plan(page)
    rolled = page.model.game.dice
    page.do("cell", str(cell))
    page.door.run()
    assert page.model.game.dice > rolled


def test_with_previews_always_even_a_safe_walk_asks():
    page = first_turn(started("two"))
    page.shell.set_preference("preview", ALWAYS)
    page.do("player", str(page.model.now.actors[0]))
    page.do("cell", str(next(iter(page.model.move_options.paths))))
    assert page.model.ui.plan is not None


def test_every_button_that_is_drawn_means_something():
    page = first_turn(started("two"))
    page.do("player", str(page.model.now.actors[0]))
    known = {"menu", "rule", "rules", "help", *BUTTONS}
    for region in ("score", "ask", "tray", "history", "corner", "log-head", "last", "log-lines", "squads"):
        for do, _arg in BUTTON.findall(page.text(region)):
            assert do in known, do


def test_why_unfolds_the_rule_behind_a_line():
    page = first_turn(started("two"))
    line = next(e for e in page.model.log.entries if getattr(e, "rule", None) and e.rule.text == "6")
    page.do("why", line.key)
    opened = next(c.value for c in page.door.changes if c.op == "put" and c.key == f"log-{line.key}")
    assert "Face-off" in opened


def test_a_rule_waits_for_its_book_and_is_shown_only_where_it_was_asked_for(monkeypatch):
    page, held = first_turn(started("two")), []

    def hold(call, chunks=()):
        held.append((call, chunks)) if chunks else call()

    monkeypatch.setattr(page.door, "when_loaded", hold)
    line = next(e for e in page.model.log.entries if getattr(e, "rule", None) and e.rule.text == "6")

    def come():
        [(call, parts)] = held
        held.clear()
        page.door.here.update(archives_of(parts))
        page.door.changes = []
        call()
        return "".join(change.value for change in page.door.changes)

    page.do("rule", "6")
    assert "Loading" in page.text("sheets") and "Face-off" not in page.text("sheets")
    assert "Face-off" in come() and "Loading" not in page.text("sheets")
    page.do("why", line.key)
    assert "Face-off" in come()
    for do, arg in (("why", line.key), ("rule", "6")):
        page = first_turn(started("two"))
        monkeypatch.setattr(page.door, "when_loaded", hold)
        page.do(do, arg)
        page.go("#/settings")
        assert come() == "" and "Face-off" not in page.text("sheets")


def test_a_rematch_keeps_teams_seats_and_house_rules():
    page = Page(address="#/new/elfball/bot")
    page.do("team", "home gnolls")
    page.do("setting", "goals 2")
    page.do("start", "elfball")
    page.do("rematch")
    assert page.model.game.tags["Home"] == "gnolls"
    assert page.model.game.state.options.goals == 2
    assert page.model.session.seats == ("human", "rookie")


def test_conceding_ends_the_match_from_the_menu():
    page = first_turn(started("two"))
    page.do("menu")
    assert "concede" in page.text("sheets")
    page.do("concede")
    assert page.model.game.is_terminal()


def test_a_match_is_given_up_while_a_question_is_open():
    page = first_turn(started("two"))
    coach = Coach(page, 7)  # is asked soon
    while not isinstance(page.model.game.pending, Choice):
        coach.tap(page.screen)
        page.door.run()
    loser = page.model.game.to_act
    page.do("menu")
    assert "concede" in page.text("sheets")
    page.do("concede")
    assert page.model.game.returns() == ((-1, 1), (1, -1))[loser]


def waiting_for_bot() -> Page:
    """Return a page on which a bot is to act."""
    page = started("bot")
    while not page.model.session.is_waiting or page.model.game.pending is not None:
        if page.model.session.is_waiting:
            page.door.run(500)
        else:
            Coach(page, 1).tap(page.screen)
    return page


def test_a_person_gives_up_while_a_bot_is_to_act():
    page = waiting_for_bot()
    page.do("menu")
    assert "concede" in page.text("sheets")
    page.do("concede")
    page.door.run()
    assert page.model.game.returns() == (-1, 1) and page.model.session.save().ok
    page.do("undo")
    assert "You cannot undo: the match is over." in page.text("notices")


def test_nobody_plays_for_a_bot():
    """A tap or a plan that comes too late is refused in words for people, and the bot plays on."""
    page = waiting_for_bot()
    before = page.model.game.record
    action = page.model.game.legal_actions()[0]
    page.screen.send(RunActions((action, action)))
    assert page.model.game.record == before
    assert "The other side must decide now." in page.text("notices")
    page.door.run(20_000)
    assert page.model.game.record != before


def test_a_refusal_says_the_reason_and_nothing_of_the_machinery():
    page = first_turn(started("two"))
    page.screen.send(RunActions((("tackle", 0, 8),)))
    said = page.text("notices")
    assert "belongs to the other side." in said and "tackle" not in said and "elfball.1" not in said


def test_a_bot_can_be_hurried_and_stops_when_the_screen_is_left():
    page = started("bot")
    page.do("command", "0")
    page.go("#/")
    page.door.run()
    assert isinstance(page.shell.screen, HomeScreen)


def test_what_a_bot_did_is_not_taken_back():
    page = played_out(1)
    if page.model.session.is_absent(page.model.game.plies[-1].side):
        assert not page.model.session.can_undo


def test_in_set_up_the_usual_line_up_stays_at_hand_with_a_player_selected():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    while page.model.now.setup is None:
        Coach(page, 1).tap(page.screen)
        page.door.run()
    page.do("player", str(page.model.now.setup.waiting[0]))
    assert page.model.ui.selected >= 0 and 'data-do="formation"' in page.text("tray")
    page.do("formation")
    page.door.run()
    assert page.model.ui.selected < 0 and not page.model.now.setup.waiting


def test_escape_closes_the_squads_and_the_log_before_it_takes_anything_back():
    """On a phone they lie over the board."""
    page = first_turn(started("two"))
    page.do("player", str(page.model.now.actors[0]))
    for sheet in ("squads", "log"):
        page.do(sheet)
        chosen = page.model.ui.selected
        assert page.door.attributes["match", "data-sheet"] == sheet
        assert page.screen.press_key(Key("Escape", "", False, False))
        assert not page.model.ui.squads_open and not page.model.ui.log_open and page.model.ui.selected == chosen
    page.screen.press_key(Key("Escape", "", False, False))
    assert page.model.ui.selected == -1


def test_nobody_acts_while_teams_are_set_up():
    page = started("two")
    page.do("command", "0")
    if page.model.now.ask is not None:
        page.do("reply", "south")
    page.door.run()
    page.do("formation")
    page.door.run()
    screen = page.screen
    assert screen.model.now.setup is not None and screen.model.game.state.acting >= 0
    tags = [row.tag for side in (0, 1) for group in screen.model.face.squad(screen.model.game.state, side, -1).groups
            for row in group.rows]
    assert tags and "acting" not in tags
    assert "/" not in screen.model.face.card(screen.model.game.state, screen.model.game.state.acting, "").line
