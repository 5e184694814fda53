"""Every injection through every kind of snippet, and thousands of damaged links through what opens them in a post."""

from random import Random

import pytest

from fracas.commands import fences
from fracas.games import KEYS
from fracas.posts import odds_sentence
from fracas.posts.excerpt import game_excerpt
from fracas.posts.snippets import KINDS, SnippetSources, snippet
from fracas.view.board.export import picture_file
from tests.browser.hosts import position
from tests.posts.test_snippets import SITE, wrong
from tests.view.injections import INJECTIONS

DAMAGED = 1_000  # links a game
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_<>\"'&.#/% \n\0\u202e"


@pytest.mark.parametrize("key", KEYS)
def test_no_text_becomes_markup_whatever_it_is(key):
    excerpt = game_excerpt(position(key))
    for text in INJECTIONS:
        hostile = excerpt._replace(title=text, text=text, drawing=str(picture_file(excerpt.board, text, text)))
        sources = SnippetSources(SITE, "board.png")
        assert not [found for kind in KINDS for found in wrong(snippet(kind, hostile, sources))]


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_link_is_a_board_or_one_sentence(key):
    link, random, refused = game_excerpt(position(key)).link, Random(key), 0
    for _time in range(DAMAGED):
        letters = list(link)
        for _letter in range(random.randrange(1, 6)):
            letters[random.randrange(len(letters))] = random.choice(LETTERS)
        try:
            fences.parse_fence(f"{SITE}#/live/{''.join(letters)}", "picture", "x")
        except ValueError as error:
            refused += 1
            assert str(error) and len(str(error)) < 1_500
    print(f"\n{key}: {refused} of {DAMAGED} damaged links refused")
    assert refused > DAMAGED / 2


def test_words_that_are_no_actions_are_refused():
    random = Random("words")
    for _time in range(5_000):
        word = "".join(random.choice(LETTERS) for _letter in range(random.randrange(30)))
        try:
            assert odds_sentence.parse_action_word(word).isprintable()
        except ValueError as error:
            assert str(error)
