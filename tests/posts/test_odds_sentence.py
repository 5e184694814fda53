"""Odds as sentences of a post: exact, and worked out again by their link."""

import re
from fractions import Fraction

import pytest

import fracas
from fracas.faces import lessons_of
from fracas.games import KEYS
from fracas.links import find_link, read_link
from fracas.posts import odds_sentence
from fracas.view.match.dice import percent
from tests.page.headless import Page
from tests.posts.stripping import Reader
from tests.view.injections import INJECTIONS

SITE = "https://fracas.example/play/"


RISKY = {  # of a lesson's position: an action that rolls dice, after others that roll none
    "elfball": ("slip-away", (), "H7 shove A3"), "street_brawl": ("goal", (), "H7 tackle A3"),
    "cave_brawl": ("kick", (), "S1 kick"), "street_bowl": ("touchdown", ("H2 block",), "H2 block A5"),
    "school_fighters": ("slingshot", (), "H1 shoot A1"),
}


def risky(key):
    """Return a position, an action that rolls dice in it, and its odds."""
    lesson, before, action = RISKY[key]
    game = fracas.from_position(lessons_of(key).lesson(lesson).position, seed="")
    for step in before:
        game.apply(step)
    return game, action, odds_sentence.odds_at_once(game, action)


@pytest.mark.parametrize("key", KEYS)
def test_a_sentence_tells_every_outcome_and_its_link_gives_the_same_again(key):
    game, action, found = risky(key)
    said = odds_sentence.sentence(game, action, found)
    shown = re.findall(r"[<>]?\u202f?\d+\u202f%", said)
    assert said.startswith(f"{action}: ") and said.endswith(".") and sum(found.saved.values()) == 1
    assert set(shown) <= {percent(sum(part, Fraction())) for fan in found for part in parts(list(fan.values()))}
    address = odds_sentence.address(SITE, game, action)
    page = Page(address=address.removeprefix(SITE))
    page.door.run()
    assert page.shell.screen.sentence == said and said.replace("<", "&lt;") in page.text("screen-odds")
    assert read_link(find_link(address.rpartition("/")[0])).position == game.position


MEANS = {  # of a game: how much of what can be spent there is, the words for it
    "elfball": (lambda state, amount: setattr(state, "momentum", amount), "with Momentum"),
    "street_brawl": (lambda state, amount: setattr(state, "momentum", amount), "with Momentum"),
    "street_bowl": (lambda state, amount: setattr(state, "rerolls", [amount, amount]), "with a team re-roll"),
}


@pytest.mark.parametrize("key", MEANS)
def test_what_can_be_spent_is_told_and_without_it_the_odds_are_those_of_a_coach_who_has_none(key):
    game, action, _found = risky(key)
    put, words = MEANS[key]
    found = {}
    for amount in (0, 1):
        put(game.state, amount)
        found[amount] = odds_sentence.odds_at_once(game, action)
    assert found[0].spent == found[0].saved == found[1].saved != found[1].spent
    said, none = (odds_sentence.sentence(game, action, found[amount]) for amount in (1, 0))
    best = re.search(rf" ([^ ]+), ([^ ]+) {words}", said)
    assert best is not None and words not in none and best[1] in none and best[1] != best[2]
    assert said.count(words) == 1


def test_where_nothing_can_be_spent_nothing_is_said_of_it():
    for key in ("cave_brawl", "school_fighters"):
        _game, _action, found = risky(key)
        assert found.spent == found.saved


def parts(chances):
    """Return every selection of some chances: outcomes told in the same words are one."""
    return [[c for n, c in enumerate(chances) if mask >> n & 1] for mask in range(1, 2 ** len(chances))]


def test_the_calculator_weighs_one_action_after_the_other_and_gives_three_texts():
    game, action, found = risky("elfball")
    page = Page(address=odds_sentence.address("", game, "start"))
    page.door.run()
    assert "“start” is not possible here" in page.text("screen-odds")
    page.do("weigh", action)
    page.door.run()
    page.do("copy-sentence")
    page.do("copy-weighed")
    page.do("copy-calculator")
    sentence, html, frame = page.door.asked[-3:]
    assert sentence == odds_sentence.sentence(game, action, found)
    assert Reader(html).named("a")[0]["href"] == odds_sentence.address(page.door.home(), game, action)
    assert f".a.{odds_sentence.action_word(action)}." in Reader(frame).named("iframe")[0]["src"]
    page.do("weigh", "")
    assert "copy-sentence" not in page.text("screen-odds")


@pytest.mark.parametrize("text", INJECTIONS[::17])
def test_whatever_is_weighed_stays_text(text):
    game, action, found = risky("elfball")
    forged = odds_sentence.ActionOdds({text: Fraction(1, 3), **found.spent}, found.saved)
    shown = Reader(odds_sentence.html(SITE, game, action, forged))
    assert [tag for tag, _attributes in shown.elements] == ["p", "a"]


@pytest.mark.parametrize("word", ["", "A", "____", "AAAA", "é", "x" * 401, odds_sentence.action_word("x" * 301), "<b>"])
def test_a_word_that_is_no_action_is_refused_and_leads_home(word):
    with pytest.raises(ValueError, match="is cut or altered"):
        odds_sentence.parse_action_word(word)


def test_a_link_that_cannot_be_weighed_leads_home_with_a_sentence():
    for address in (f"#/odds/2eAAAA/{odds_sentence.action_word('start')}",
                    odds_sentence.address("", risky("elfball")[0], "a\nb")):
        page = Page(address="#/settings")
        page.go(address)
        assert page.shell.route.screen == "home" and page.text("notices")


def test_an_outcome_that_only_what_is_spent_makes_possible_is_told():
    game, action, found = risky("elfball")
    best = max(found.spent, key=lambda key: len(key))
    some = {key: Fraction(1, len(found.spent)) for key in found.spent}
    none = {key: Fraction(key != best, len(found.spent) - 1) for key in found.spent}
    said = odds_sentence.sentence(game, action, odds_sentence.ActionOdds(some, none))
    assert "0\u202f%" in said and said.count("%") >= len(some)
