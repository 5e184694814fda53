"""Costly decisions asked again: from the end of a match, in the review, from the deck, on the home screen, in files."""

import json

import fracas
from fracas.analyst import verdict
from fracas.bots.match import play_match
from fracas.faces import face_of
from fracas.kernel.work import run_to_end
from fracas.page import routes
from fracas.page.handover import FreshRetries
from fracas.page.match.model.messages import FilterMessage, RunActions
from fracas.page.retries import kept_deck
from fracas.page.retries.fresh_retries import retries_of_reader
from fracas.page.retries.retry_filter import WEIGH
from fracas.page.saving import my_retries
from fracas.page.saving.storage import Facts, Memory, Shelf
from fracas.retries.choice_value import ChoiceValue, WeighingStep
from fracas.retries.deck import Card, Deck, write_deck
from tests.page.headless import Page
from tests.retries.positions import ACTION, ANSWER, EACH, THROW

TODAY = 333  # 2026-11-29


def asked(*retries, match="m1"):
    """Return a page that stands at the first of some retries."""
    page = Page()
    Shelf(page.shell.store).save(match, Facts("street_brawl", "Orcs 1, Elves 2", over=True), "")
    page.shell.fresh_retries = FreshRetries(match, retries)
    page.go(f"#/retry/{match}/1")
    page.door.run()
    return page


def answer(page, line):
    """Choose a line and have it weighed."""
    screen = page.shell.screen
    if screen.game.asked is not None:
        texts = screen.match.model.now.texts
        page.do("reply", texts[line[0]])
    else:
        screen.match.send(RunActions(tuple(line)))
        page.door.run()
        page.do("weigh")
    page.door.run()


def with_deck(*cards, store=None):
    """Return a store with a deck."""
    store = store or Memory()
    deck = Deck({card.retry.key: card for card in cards})
    Shelf(store, my_retries.KIND).save(my_retries.ID, Facts(), write_deck(deck))
    return store


def test_three_decisions_of_a_match_are_asked_one_after_the_other():
    page = asked(*EACH)
    assert "1 of 3" in page.text("ask") and "cost 18\u202f%" in page.text("ask")
    for number, each in enumerate(EACH, 1):
        assert page.shell.screen.retry == each and f"{number} of 3" in page.text("ask")
        answer(page, page.shell.screen.game.played_line)
        drawn = page.text("ask")
        assert "The same as in the match" in drawn and "To win: you" in drawn and "The analyst: " in drawn
        page.do("retry-next")
        page.follow()
        page.door.run()
    assert "Asked again" in page.text("screen-again") and "Nothing is due today" in page.text("screen-again")
    deck, trouble = kept_deck.load_deck(page.shell.store)
    assert not trouble and {(card.box, card.answered) for card in deck.cards.values()} == {(1, TODAY)}
    assert len(deck.cards) == 3


def test_the_better_line_is_accepted_drawn_and_needs_no_card():
    page = asked(ACTION)
    board = page.shell.screen.match.board
    assert board.shown.route is None
    answer(page, page.shell.screen.game.best_line)
    assert "Well decided" in page.text("ask") and page.shell.screen.game.position == ACTION.position
    assert board.shown.route is not None and board.shown.targets and board.shown.pointed
    assert not kept_deck.load_deck(page.shell.store)[0].cards
    page.do("restart")
    page.door.run()
    assert "Well decided" not in page.text("ask") and page.shell.screen.match.model.now.actors
    assert board.shown.route is None


def test_a_player_who_was_moved_offers_to_be_weighed_and_can_be_taken_back():
    page = asked(ACTION)
    screen = page.shell.screen
    assert 'data-do="weigh"' not in page.door.regions["tray"]
    screen.match.send(RunActions(screen.game.best_line[:1]))
    page.door.run()
    assert 'data-do="weigh"' in page.door.regions["tray"]
    page.do("undo")
    page.door.run()
    assert screen.game.line == () and 'data-do="weigh"' not in page.door.regions["tray"]
    page.do("weigh")
    page.door.run()
    assert screen.filter.model.value is None, "nothing was chosen"


def test_what_the_first_tries_say_is_shown_and_kept_by_nobody():
    page = asked(ACTION)
    screen = page.shell.screen
    screen.match.send(RunActions(screen.game.best_line[:1]))
    page.door.run()
    screen.match.send(WEIGH)
    before = page.text("say")
    assert "Weighing your choice" in page.text("ask") and "So far" not in page.text("ask")
    screen.match.send(FilterMessage(WeighingStep(0.1, ChoiceValue(-100.0, 200.0, -157.0))))
    assert "So far: There is better" in page.text("ask") and "you 45" in page.text("ask")
    assert page.text("say") == before and not kept_deck.load_deck(page.shell.store)[0].cards
    page.door.run()
    assert "Well decided" in page.text("ask") and "So far" not in page.text("ask")
    page.do("restart")
    page.door.run()
    assert screen.filter.model.so_far is None


def test_a_throw_is_weighed_by_its_odds_and_not_by_its_dice():
    page = asked(THROW)
    answer(page, page.shell.screen.game.best_line)
    assert "Well decided" in page.text("ask") or "Better" in page.text("ask")


def test_what_went_wrong_comes_back_the_day_after_on_the_home_screen():
    page = asked(ANSWER)
    answer(page, page.shell.screen.game.played_line)
    page.go("#/")
    assert "comes back today" not in page.text("screen-home")
    page.door.date = "2026-11-30"
    page.go("#/settings")
    page.go("#/")
    assert "1 position comes back today" in page.text("screen-home") and "#/again" in page.text("screen-home")
    page.go("#/again")
    assert "1 position is due today" in page.text("screen-again")
    page.go(f"#/retry/card.{ANSWER.key}/street-brawl")
    page.door.run()
    answer(page, page.shell.screen.game.best_line)
    assert kept_deck.load_deck(page.shell.store)[0].cards[ANSWER.key] == Card(2, TODAY + 1, ANSWER)
    page.do("retry-next")
    page.follow()
    assert "2026-12-03" in page.text("screen-again")


def test_another_date_harms_nothing():
    page = Page(with_deck(Card(5, TODAY, ACTION)))
    for date, due in (("2026-11-29", 0), ("2026-01-01", 1), ("9999-12-31", 1), ("nonsense", 1)):
        page.door.date = date
        page.go("#/settings")
        page.go("#/again")
        assert ("due today" in page.text("screen-again")) and ("1 position is due" in page.text("screen-again")) == due


def test_what_is_due_is_counted_apart_from_the_cards_that_wait():
    page = Page(with_deck(Card(1, TODAY - 1, ACTION), Card(1, TODAY, THROW), Card(5, TODAY, ANSWER)), "#/again")
    shown = page.text("screen-again")
    assert "1 position is due today" in shown and shown.count("lesson-row") >= 3


def test_three_of_the_costliest_decisions_of_the_reader_are_asked_again():
    game = play_match("elfball", "random", "random", "short", limit=60).game
    found = run_to_end(verdict(game, face_of("elfball").report)).mistakes
    fresh = retries_of_reader("m", game, found)
    assert len(found) > 3 and [each.step for each in fresh.retries] == [each.number for each in found[:3]]


def test_a_short_match_is_analysed_on_the_way():
    game = play_match("elfball", "random", "random", "short", limit=40).game
    del game.tags["HomeCoach"]
    game.apply(("concede", 0))
    store = Memory()
    Shelf(store).save("m9", Facts("elfball", "A 0, B 0", over=True), game.record)
    page = Page(store, "#/retry/m9")
    assert "Looking for the costliest decisions" in page.text("screen-match")
    page.door.run()
    page.follow()
    page.door.run()
    fresh = page.shell.fresh_retries
    assert fresh is not None and fresh.match == "m9" and len(fresh.retries) <= 3
    assert "no decision of yours cost much" in page.text("screen-match") if not fresh.retries else \
        "1 of" in page.text("ask")
    rules = fracas.ruleset("elfball")
    assert all(rules.to_act(rules.parse_position(each.position)) == 0 for each in fresh.retries if not each.begun)


def test_a_match_without_costly_decisions_leads_on_to_the_puzzles_of_its_game():
    game = fracas.new("elfball", seed="none")
    game.apply(("concede", 0))
    store = Memory()
    Shelf(store).save("m9", Facts("elfball", "A 0, B 0", over=True), game.record)
    page = Page(store, "#/retry/m9")
    page.door.run()
    page.follow()
    screen = page.text("screen-match")
    assert "Well played" in screen and "#/puzzles/elfball" in screen and "#/match/m9" in screen


def test_addresses_that_hold_nothing_lead_elsewhere():
    page = Page()
    for address in ("#/retry/none", f"#/retry/{routes.SHOWN}/1", "#/retry/card.0123/elfball", "#/retry"):
        page.go(address)
        page.follow()
        assert page.door.address in ("#/", "#/again")


def test_a_card_that_no_game_can_read_says_so_in_one_sentence():
    broken = ACTION._replace(best=("H9 z99",))
    page = Page(with_deck(Card(1, 0, broken)))
    page.go(f"#/retry/card.{broken.key}/elfball")
    page.follow()
    assert "cannot be asked again" in page.text("notices") and "Asked again" in page.text("screen-again")


def test_a_damaged_deck_is_told_and_begins_anew():
    store = with_deck(Card(1, 0, ACTION))
    key = next(key for key in store.keys() if ".again." in key)
    store.write(key, store.texts[key].replace("elfball", "elfbell"))
    page = Page(store)
    page.go("#/again")
    assert "damaged" in page.text("screen-again")
    assert kept_deck.keep_answer(store, ANSWER, False, TODAY, 5).ok
    assert list(kept_deck.load_deck(store)[0].cards) == [ANSWER.key]


def test_the_deck_goes_out_with_everything_and_comes_in_merged():
    page = Page(with_deck(Card(1, 5, ACTION), Card(2, 9, ANSWER)))
    page.go("#/saved")
    page.do("fetch-everything")
    page.door.run()
    _name, text = page.door.downloads[-1]
    assert "again" in json.loads(text)
    other = Page(with_deck(Card(3, 7, ACTION), Card(1, 8, THROW)))
    other.go("#/saved")
    for _time in range(2):
        other.do("take-file", text)
        other.door.run()
        if "positions to be asked again" in other.text("screen-saved"):
            other.do("take", "all")
            other.door.run()
    found = kept_deck.load_deck(other.shell.store)[0].cards
    assert {key: (card.box, card.answered) for key, card in found.items()} == {
        ACTION.key: (3, 7), ANSWER.key: (2, 9), THROW.key: (1, 8)}
