"""On the page: links that nobody has signed, two courses of one match, two opponents, matches of older versions."""

import re
from random import Random

import fracas
from fracas.correspondence.exchange import outgoing_link
from fracas.correspondence.history import history_entries
from fracas.correspondence.invitation import accept, match_id
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.signatures import is_signed_match
from fracas.faces import face_of
from fracas.kernel.chance import commit_reveal
from fracas.kernel.chance.commit_reveal import FIRST
from fracas.kernel.resign import resignation
from fracas.links import read_link, write_link
from fracas.page.correspondence import seats
from fracas.page.correspondence.link_screen import LinkScreen
from fracas.page.correspondence.reception import action_sentences
from tests.laws.matches import pick
from tests.page.test_by_link import come, every_game, game_match, game_of, invited, link_of, page_of, play


def words(markup):
    return " ".join(re.sub("<[^>]+>", " ", markup).split())


def everything(page):
    """Return all words that a page shows, its notices among them."""
    return words(" ".join(page.door.regions.values()))


def seat_of(page):
    return seats.load_seat(page.shell, game_match(page))


def letter(game, seat=None):
    return "#/letter/" + (write_link(game) if seat is None else outgoing_link(game, seat))


def otherwise(game, start):
    """Return a match in which its side plays a turn in another way, up to where a link is due."""
    for seed in range(20):
        again, random = LinkGame(start, game.side, game.value), Random(seed)
        while again.is_mine:
            if again.pending is not None:
                again.answer(pick(again.pending.options, random))
            else:
                again.apply(pick(again.legal_actions(), random))
        if history_entries(again) != history_entries(game):
            return again
    raise AssertionError("the turn can be played in one way only")


@every_game
def test_a_link_that_nobody_signed_is_refused_in_one_sentence_that_names_both(key):
    home, away = invited(key)
    known = game_of(away)
    before = LinkGame(game_of(home), 0, game_of(home).value)
    forged = LinkGame(before, 0)
    if forged.ruleset.is_legal(forged.boundary, resignation(0)):
        forged.give_up(0)
    else:
        forged._begin(forged.legal_actions()[0])
        forged._settle()
    come(away, letter(forged))
    said = words(away.text("standing"))
    teams = [face_of(key).team_name(before.state, side) for side in (0, 1)]
    assert f"speaks for the home side, {teams[0]}, which did not sign it: the away side, {teams[1]}, takes" in said
    assert "Nothing was changed." in said and 'data-do="take-copy"' not in away.text("standing")
    assert game_of(away).record == known.record
    play(home)
    come(away, link_of(home))
    assert "The link was checked: " in everything(away) and "signed it" in everything(away)


def two_courses():
    """Return two pages, of which the second has opened a turn of the first and then another course of it."""
    pages = [*invited("cave_brawl")]
    for _turn in range(3):
        pages.sort(key=lambda page: not game_of(page).is_mine)
        sender, receiver = pages
        start = LinkGame(game_of(sender), game_of(sender).side, game_of(sender).value)
        play(sender)
        come(receiver, link_of(sender))
    other = otherwise(game_of(sender), start)
    come(receiver, letter(other, seat_of(sender)))
    return sender, receiver, other


def test_both_courses_are_shown_with_their_proofs_and_one_is_kept():
    home, away, other = two_courses()
    said = words(away.text("standing"))
    assert "Two courses of this match" in said and "On this device" in said and "In the link" in said
    team = face_of("cave_brawl").team_name(game_of(home).state, game_of(home).side)
    assert said.count(f"{team} signed it.") == 2 and f"{team} signed both" in said
    assert "#/replay/" in away.text("standing")
    assert action_sentences(other, 3) in said and game_of(away).line_text(game_of(away).plies[3]) not in said
    before = game_of(away).record
    away.do("leave-copy")
    assert "Two courses" not in away.text("standing") and game_of(away).record == before


def test_the_course_of_the_link_is_taken_and_the_match_goes_on_with_it():
    _home, away, other = two_courses()
    away.do("take-copy")
    away.door.run(60_000)
    entries = history_entries(other)
    assert history_entries(game_of(away))[:len(entries)] == entries
    assert "Two courses" not in away.text("standing")
    record = game_of(away).record
    away.go("#/")
    come(away, "#/match/" + game_match(away))
    assert game_of(away).record == record


def test_a_second_opponent_is_named_and_can_be_played_with():
    home, away, other = page_of("home"), page_of("away"), page_of("other")
    home.go("#/new/elfball/link")
    home.do("far-team", "0")
    home.do("start")
    invitation = link_of(home)
    links = []
    for page in (away, other):
        come(page, invitation)
        page.do("accept")
        page.door.run(60_000)
        links.append(link_of(page))
    come(home, links[0])
    come(home, links[1])
    assert "Another device has accepted this invitation before" in home.text("standing")
    home.do("take-copy")
    home.door.run(60_000)
    assert game_of(home).tags[KEYS] == game_of(other).tags[KEYS] != game_of(away).tags[KEYS]
    play(home)
    sent = link_of(home)
    come(other, sent)
    assert game_of(other).plies
    come(home, links[0])
    assert "start a new match" in home.text("standing") and 'data-do="rematch"' in home.text("standing")


def test_an_invitation_that_was_changed_is_refused():
    home, away = page_of("home"), page_of("away")
    home.go("#/new/elfball/link")
    home.do("far-team", "0")
    home.do("start")
    read = read_link(link_of(home).rpartition("/")[2])
    read.tags["HomeKit"] = "rose"
    come(away, letter(read))
    said = words(away.text("screen-letter"))
    assert "This invitation was changed" in said and "did not sign it as it is" in said
    assert 'data-do="accept"' not in away.text("screen-letter") and away.shell.shelf.ids() == []


def test_moves_of_this_side_that_nothing_proves_are_looked_at_first():
    home, away = invited("elfball")
    play(home)
    come(away, link_of(home))
    if game_of(away).is_mine:
        play(away)
        come(home, link_of(away))
    play(home)
    read = read_link(link_of(home).rpartition("/")[2])
    read.tags[SIGNED] = read.tags[SIGNED].partition(" ")[0] + " -"
    forged = LinkGame(read, 0)
    link = letter(forged, seat_of(home))
    match = game_match(away)
    away.go("#/saved")
    away.do("delete", match)
    come(away, link)
    assert isinstance(away.shell.screen, LinkScreen)
    assert "nothing proves that they are yours" in away.text("screen-letter")
    assert away.shell.shelf.load(match).save is None
    away.do("accept")
    away.door.run(60_000)
    assert history_entries(game_of(away))[:3] == history_entries(game_of(home))[:3]


def of_old(page):
    """Turn the match of a page into one that began before links were signed."""
    game = game_of(page)
    for name in (KEYS, SIGNED):
        game.tags.pop(name, None)
    game.sealed.version, game.sealed.later = FIRST, ([], [])
    game.write_header()
    page.shell.screen.far.save()
    return game


def old_pages(key):
    """Return both pages of a match that began before links were signed."""
    home, away = invited(key)
    ids = [of_old(page) for page in (home, away)]
    assert not any(map(is_signed_match, ids))
    for page in (home, away):  # its save stands under the name that such matches have
        seat, record = seat_of(page), game_of(page).record
        match = match_id(game_of(page).tags)
        seats.save_seat(page.shell, match, seat)
        page.shell.shelf.save(match, page.shell.shelf.load(game_match(page)).save.facts, record)
        page.go("#/match/" + match)
    return home, away


def test_an_old_match_says_what_its_links_do_not_prove():
    home, away = old_pages("elfball")
    play(home)
    home.do("send-link")
    assert "began before links were signed" in words(home.text("sheets"))
    home.do("close-sheet", "sheet")
    come(away, link_of(home))
    assert "nothing proves that" in everything(away)


def test_a_wrong_link_of_an_old_match_is_taken_back_for_the_true_one():
    home, away = old_pages("elfball")
    forged = LinkGame(game_of(home), 0)
    forged.give_up(0)
    come(away, letter(forged))
    assert game_of(away).is_terminal()
    play(home)
    come(away, link_of(home))
    said = words(away.text("standing"))
    assert "Two courses of this match" in said and said.count("this match began before links were signed") == 2
    away.do("take-copy")
    away.door.run(60_000)
    assert not game_of(away).is_terminal()
    assert history_entries(game_of(away))[:3] == history_entries(game_of(home))[:3]


def test_the_end_of_the_dice_of_an_old_match_is_said_and_a_new_one_offered(monkeypatch):
    monkeypatch.setattr(commit_reveal, "CHAIN", 2)
    home, away = old_pages("cave_brawl")
    for _turn in range(8):
        pages = (home, away) if game_of(home).is_mine else (away, home)
        if "used up" in pages[0].text("ask") + pages[1].text("ask"):
            break
        play(pages[0])
        if "used up" not in pages[0].text("ask"):
            come(pages[1], link_of(pages[0]))
    spent = next(page for page in (home, away) if "used up" in page.text("ask"))
    assert "Start a new match" in spent.text("ask") and 'data-do="rematch"' in spent.text("tray")
    assert 'data-do="send-link"' not in spent.text("tray")
    spent.go("#/saved")
    assert "its dice are used up" in spent.text("screen-saved")


def test_letters_are_told_as_what_they_are():
    home, _away = invited("elfball")
    play(home)
    home.do("send-link")
    assert "They do not prove who wrote a link" in words(home.text("sheets"))


def test_the_secret_of_a_stranger_opens_no_seat():
    """The seal of the invitation is right, the key beside it is another one."""
    home, away = invited("elfball")
    play(home)
    read = read_link(link_of(home).rpartition("/")[2])
    invitation, seat = accept(read_link(link_of_invitation()), "ab" * 16)
    assert is_signed_match(invitation) and seat.key not in read.tags[KEYS]
    phone = page_of("phone")
    come(phone, f"{letter(read)}/h{seat.secret}")
    assert "does not fit the seal of its side" in phone.text("screen-letter")
    assert fracas.from_record(game_of(away).record).plies == game_of(away).plies


def link_of_invitation():
    page = page_of("inviting")
    page.go("#/new/elfball/link")
    page.do("start")
    return link_of(page).rpartition("/")[2]
