"""Matches by link on two pages that pass nothing to each other but links."""

import re

import pytest

import fracas
from fracas.correspondence.history import history_entries
from fracas.correspondence.invitation import accept, with_team
from fracas.faces.intents import Decide
from fracas.links import read_link, write_link
from fracas.page.correspondence import seats
from fracas.page.correspondence.by_link_page import ByLinkPage
from fracas.page.correspondence.link_screen import LinkScreen
from fracas.page.correspondence.team_choice import TeamChoiceScreen
from fracas.page.match.model.messages import RunActions
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)
A_WHILE = 60_000.0


def page_of(name):
    page = Page()
    page.door.seed = name
    return page


def come(page, link):
    """Open a link as a tap on it does."""
    page.go(link)
    page.door.run(A_WHILE)
    page.follow()  # a long link is read over the home screen and leads to its match from there
    page.door.run(A_WHILE)


def link_of(page, way="copy-out"):
    """Send the match of a page, and return the part of the link behind the start page."""
    page.do("send-link")
    page.do(way)
    found = page.door.asked[-1] if way != "file-out" else page.door.downloads[-1][1].strip()
    page.do("close-sheet", "sheet")
    return "#" + found.partition("#")[2]


def invited(key, *chosen):
    """Return the pages of a match that was begun on one and accepted on the other."""
    home, away = page_of("home"), page_of("away")
    home.go(f"#/new/{key.replace('_', '-')}/link")
    for do, arg in chosen:
        home.do(do, arg)
    home.do("start")
    come(away, link_of(home))
    assert isinstance(away.shell.screen, TeamChoiceScreen) and "You are invited" in away.text("screen-letter")
    away.do("start")
    away.door.run(A_WHILE)
    come(home, link_of(away))
    return home, away


def game_of(page):
    assert isinstance(page.shell.screen, ByLinkPage)
    return page.shell.screen.far.far


def play(page):
    """Play as a coach does who takes what is first, up to where a link is to be sent."""
    for _input in range(400):
        game = game_of(page)
        if not game.is_mine:
            return
        if game.pending is not None:
            page.send(Decide(game.pending.options[0]))
        else:
            now = page.model.now
            page.send(RunActions(now.setup.formation() if now.setup is not None and now.setup.waiting
                                 else (game.legal_actions()[-1],)))
        page.door.run(A_WHILE)
    raise AssertionError("the turn does not end")


@every_game
def test_a_match_goes_on_by_links_alone(key):
    home, away = invited(key)
    pages = [home, away]
    for _turn in range(3):
        page = next(each for each in pages if game_of(each).is_mine)
        other = pages[1 - pages.index(page)]
        play(page)
        assert "Send" in page.text("ask") + page.text("tray")
        link = link_of(page)
        assert "Waiting for" in page.text("ask")
        come(other, link)
        assert "The link was checked" in "".join(other.door.regions.values())
        sent, there = history_entries(game_of(page)), history_entries(game_of(other))
        assert sent and there[:len(sent)] == sent


def test_the_home_side_may_choose_both_teams():
    home, away = page_of("home"), page_of("away")
    home.go("#/new/elfball/link")
    assert "team-away" not in home.text("screen-new") and 'data-arg="away"' not in home.text("screen-new")
    home.do("far-team", "0")
    assert 'data-arg="away"' in home.text("screen-new")
    home.do("team", "away gnolls")
    home.do("start")
    come(away, link_of(home))
    assert isinstance(away.shell.screen, LinkScreen) and "you play Gnolls" in away.text("screen-letter")
    away.do("accept")
    away.door.run(A_WHILE)
    come(home, link_of(away))
    assert game_of(home).tags["Away"] == game_of(away).tags["Away"] == "gnolls"


@every_game
def test_the_invited_coach_chooses_his_team(key):
    home, away = page_of("home"), page_of("away")
    home.go(f"#/new/{key.replace('_', '-')}/link")
    home.do("start")
    come(away, link_of(home))
    assert "against a team you choose" in away.text("screen-letter")
    assert 'data-do="accept"' not in away.text("screen-letter")  # it did nothing: the match is started with the team
    team = fracas.ruleset(key).teams[1]
    away.do("team", f"away {team}")
    away.do("kit-away", "rose")
    away.do("start")
    away.door.run(A_WHILE)
    come(home, link_of(away))
    assert "The link was checked" in "".join(home.door.regions.values())
    assert game_of(home).position == game_of(away).position and game_of(home).tags["Away"] == team
    assert "kit-away-rose" in home.door.attributes["match", "class"]


def test_a_team_that_is_not_legal_or_of_another_kind_of_game_is_not_taken():
    home, away = page_of("home"), page_of("away")
    home.go("#/new/elfball/link")
    home.do("start")
    link = link_of(home)
    come(away, link)
    away.do("level-away", "advanced")
    assert "plays the advanced game. The other side plays the basic game" in away.text("screen-letter")
    away.do("start")
    assert isinstance(away.shell.screen, TeamChoiceScreen)
    invitation = read_link(link.rpartition("/")[2])
    for code in ("gnolls_1-cutblock_4-rally_6-reach_Sc2k1", "orcs_1-bonecrusher_N1-Gash"):
        game, _seat = accept(with_team(invitation, code), "ab" * 16)
        come(home, "#/letter/" + write_link(game))
        assert "Nothing was changed" in home.text("standing")
        assert not game_of(home).is_accepted


def test_who_waits_can_give_up_by_a_link():
    home, away = invited("elfball")
    play(home)
    come(away, link_of(home))
    waiting, busy = (away, home) if game_of(home).is_mine else (home, away)
    waiting.do("menu")
    assert 'data-do="concede"' in waiting.text("sheets")
    waiting.do("concede")
    waiting.door.run(A_WHILE)
    assert game_of(waiting).is_terminal() and 'data-do="send-link"' in waiting.text("tray")
    come(busy, link_of(waiting))
    assert game_of(busy).is_terminal() and 'data-do="send-link"' not in busy.text("tray")
    assert "conceded the match" in "".join(busy.door.regions.values())


def test_the_menu_says_why_nobody_can_give_up_now():
    home, away = invited("street_bowl")
    away.do("menu")
    assert "may only give up at the beginning of its own turn" in away.text("sheets")


def test_live_dice_go_to_and_fro():
    home, away = invited("elfball", ("far-way", "live"))
    assert game_of(home).is_live
    home.do("close-sheet", "sheet")
    home.screen.send(RunActions((game_of(home).legal_actions()[0],)))
    home.door.run(A_WHILE)
    assert game_of(home).dice == 0 and "half of the dice" in home.text("ask")
    come(away, link_of(home))
    assert "Send a link" in away.text("ask")
    come(home, link_of(away))
    assert game_of(home).dice > 0


PROVEN = {  # what each kind of dice says of itself, and no other does
    "turn": "in his own turn somebody with a doctored program could work out his dice",
    "live": "opens its part only when it knows the action",
    "friendly": "both of you can work out all dice to come",
}


@pytest.mark.parametrize("way", PROVEN)
def test_each_kind_of_dice_says_what_is_true_of_it_and_nothing_of_the_others(way):
    home, away = page_of("home"), page_of("away")
    home.go("#/new/cave-brawl/link")
    home.do("far-way", way)
    chosen = home.text("screen-new")
    home.do("start")
    come(away, link_of(home))
    invited_to = away.text("screen-letter")
    away.do("start")
    away.door.run(A_WHILE)
    come(home, link_of(away))
    while not any(game_of(page).is_mine for page in (home, away)):  # live dice: the first roll is an exchange
        come(away, link_of(home))
        come(home, link_of(away))
    page = home if game_of(home).is_mine else away
    play(page)
    page.do("send-link")
    for text in (chosen, invited_to, page.door.regions["sheets"]):
        assert [each for each, said in PROVEN.items() if said in text] == [way]
        assert "Nobody can be made to send a link" in text and "Every link is signed" in text
    for text in (chosen, invited_to):
        assert ("You exchange links for each" in text) == (way == "live")


def test_friendly_dice_are_named_honestly_on_both_devices():
    home, away = page_of("home"), page_of("away")
    home.go("#/new/cave-brawl/link")
    home.do("far-way", "friendly")
    assert "both of you can foretell every die" in home.text("screen-new")
    assert "can work out all dice to come" in home.text("screen-new")
    home.do("start")
    come(away, link_of(home))
    assert "Both coaches can calculate every die in advance" in away.text("screen-letter")
    assert "can work out all dice to come" in away.text("screen-letter")
    away.do("start")
    away.door.run(A_WHILE)
    come(home, link_of(away))
    page = home if game_of(home).is_mine else away
    play(page)
    page.do("send-link")
    assert "can work out all dice to come" in page.door.regions["sheets"]


def test_saved_matches_say_who_is_waited_for():
    home, away = invited("street_bowl")
    play(home)
    home.go("#/saved")
    assert "by link · a link is to be sent" in home.text("screen-saved")
    home.go("#/match/" + game_match(home))
    link_of(home)
    home.go("#/saved")
    assert "by link · waiting for" in home.text("screen-saved")


def test_the_start_page_says_the_same_of_it_as_the_list():
    home, away = invited("elfball")
    for page in (home, away):
        page.go("#/saved")
        told = re.search(r"[^<>·]*· by link · [^<>·]*[^<>· ]", page.text("screen-saved"))
        page.go("#/")
        assert told and told[0] in page.text("screen-home")


def game_match(page):
    return next(match for match in page.shell.shelf.ids() if match.startswith("link-"))


def test_a_link_that_was_opened_or_is_of_another_course_is_refused_in_a_sentence():
    home, away = invited("elfball")
    old = link_of(away)
    play(home)
    link = link_of(home)
    come(away, link)
    come(away, link)
    assert "You already opened this link." in away.text("standing")
    come(home, old)
    assert "This is an old link. It ends with action 0" in home.text("standing")
    home.do("leave-copy")
    assert "old link" not in home.text("standing")
    come(home, link[:-20])
    assert "cut or altered" in home.text("screen-letter")


def test_a_link_brings_back_a_match_whose_save_is_gone():
    home, away = invited("street_bowl")
    play(home)
    link = link_of(home)
    away.go("#/saved")
    away.do("delete", game_match(away))
    come(away, link)
    assert history_entries(game_of(away))[:3] == history_entries(game_of(home))[:3] and game_of(away).side == 1


def test_somebody_who_holds_no_seat_can_only_watch():
    home, away = invited("cave_brawl")
    play(home)
    link = link_of(home)
    third = page_of("third")
    come(third, link)
    assert "played on other devices" in third.text("screen-letter") and "#/replay/" in third.text("screen-letter")
    third.do("accept")
    assert third.shell.shelf.ids() == []


def test_the_other_side_is_not_played_here():
    home, away = invited("street_bowl")
    game = game_of(away)
    assert not game.is_mine and away.model.session.is_waiting
    away.screen.send(RunActions((game.legal_actions()[0],)))
    away.door.run(A_WHILE)
    assert game.plies == []


def test_standing_orders_go_out_with_the_link_and_stay_as_sent():
    home, away = page_of("home"), page_of("away")
    home.go("#/new/street-bowl/link")
    home.do("start")
    come(away, link_of(home))
    away.do("start")
    away.do("send-link")
    before = away.text("sending") + away.text("sheets")
    away.do("orders", "usual")
    assert game_of(away).orders.rest == "usual" and before != away.text("sending")
    come(home, link_of(away))
    assert home.shell.screen.far.far.tags["AwayOrders"] == "usual"
    away.do("send-link")
    assert "This link contains your standing" in away.text("sheets") and 'data-do="orders"' not in away.text("sheets")


def test_a_seat_moves_to_another_device_and_copies_are_made_one():
    home, away = invited("elfball")
    home.do("menu")
    home.do("move-seat")
    home.do("copy-seat")
    seat = "#" + home.door.asked[-1].partition("#")[2]
    phone = page_of("phone")
    come(phone, seat)
    assert game_of(phone).is_mine and seats.load_seat(phone.shell, game_match(phone)) is not None
    play(phone)
    come(home, link_of(phone))
    assert "moves of your side" in home.text("standing")
    home.do("take-copy")
    home.door.run(A_WHILE)
    assert game_of(home).record == game_of(phone).record
    come(page_of("thief"), seat[:-3] + "000")


def test_a_link_is_pasted_shared_and_saved_as_a_file():
    home, away = invited("elfball")
    away.door.shares = True
    play(home)
    for way in ("share-out", "file-out"):
        home.door.shares = True
        link = link_of(home, way)
    away.do("paste-link")
    assert 'type="file"' in away.text("sheets")
    away.do("take-far", f"Here: https://x.example/y/{link}")
    away.door.run(A_WHILE)
    assert game_of(away).plies != []
    away.do("take-far", "nothing")
    assert "This text contains no link." in away.text("notices")
    away.go("#/saved")
    away.do("take-text", f"https://x.example/{link}")
    away.door.run(0)
    assert "A link of a match by link. Fracas checks it, then adds what is new." in away.text("screen-saved")
    away.do("open-known")
    assert "You already opened this link." in away.text("standing")


def test_the_secret_is_in_no_record_and_no_link():
    home, away = invited("elfball")
    play(home)
    secret = seats.load_seat(home.shell, game_match(home)).secret
    assert secret not in game_of(home).record and secret not in link_of(home)
    assert not any(secret in save.record for _match, save in home.shell.shelf.newest_first())


def test_a_seat_goes_with_the_file_of_everything_and_its_match_goes_on_elsewhere():
    home, away = invited("elfball")
    play(home)
    match, mine = game_match(home), seats.load_seat(home.shell, game_match(home))
    home.go("#/saved")
    home.do("fetch-everything")
    file = home.door.downloads[-1][1]
    assert mine.secret in file and "The file contains the secrets" in home.text("screen-saved")
    phone = page_of("phone")
    phone.go("#/saved")
    for said in ("1 new match; 1 seat in a match by link", "You already have everything in this file."):
        phone.do("take-file", file)
        phone.door.run()
        assert said in phone.text("screen-saved")
        phone.do("take", "all")
    is_refused = "seat added. Play that match on one device only." in phone.text("screen-saved")
    assert is_refused or seats.load_seat(phone.shell, match) == mine
    come(phone, f"#/match/{match}")
    assert game_of(phone).side == 0
    come(away, link_of(phone))
    assert game_of(away).plies


def test_a_seat_that_is_here_stays_and_a_forged_one_is_refused():
    home, _away = invited("elfball")
    match, mine = game_match(home), seats.load_seat(home.shell, game_match(home))
    home.go("#/saved")
    home.do("fetch-everything")
    file = home.door.downloads[-1][1]
    for old, new, said in ((mine.secret, "ab" * 16, "You already have"), (mine.secret, "x", "Seat 1 of this file"),
                           (f"{match}\\n{mine.text}", f"../x\\n{mine.text}", "impossible name")):
        assert old in file
        home.do("take-file", file.replace(old, new))
        home.door.run()
        assert said in home.text("screen-saved"), said
        assert seats.load_seat(home.shell, match) == mine
