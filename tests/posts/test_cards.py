"""Share pictures: 1200 x 630, whole by themselves, with headline, chance and board."""

import xml.etree.ElementTree as Xml

import pytest

from fracas.faces import face_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.faces.pictures import board
from fracas.games import KEYS
from fracas.links import write_puzzle
from fracas.posts.cards import excerpt_card, moment_card
from fracas.posts.excerpt import game_excerpt, puzzle_excerpt
from fracas.puzzles.puzzle import write
from fracas.view.match.dice import percent
from fracas.view.share.card import HEIGHT, WIDTH, ShareCard, share_card
from tests.page.test_replay import played


def words_of(card):
    """Return the words of a card's drawing."""
    return words_in(share_card(card))


def words_in(drawing):
    """Return the words of a drawing, which must be whole and keep within its size."""
    root = Xml.fromstring(drawing)
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT)) == ("1200", "630")
    names = {each.get("id") for each in root.iter() if each.get("id")}
    asked = {value[1:] for each in root.iter() for name, value in each.attrib.items()
             if name.endswith("href") and value.startswith("#")}
    assert asked <= names
    lines = [each for each in root.iter("{http://www.w3.org/2000/svg}text") if each.get("font-size")]
    assert all(0 <= int(line.get("x", "0")) <= WIDTH and 0 < int(line.get("y", "0")) < HEIGHT for line in lines
               if line.get("font-family"))
    return " ".join("".join(line.itertext()) for line in lines)


@pytest.mark.parametrize("key", KEYS)
def test_a_moment_is_shown_with_its_score(key):
    game = played(key, 40)
    face = face_of(key)
    for step in (0, 20, 10**6):
        words = words_of(moment_card(game, face, step))
        assert "Fracas" in words and all(part in words for part in face.team_name(game.state, 0).split()[:1])


@pytest.mark.parametrize("key", ["elfball", "street_bowl"])
def test_a_throw_is_shown_with_its_dice_and_its_chance(key):
    game, face = played(key, 40), face_of(key)
    thrown = next(card for step in range(40, 0, -1) if (card := moment_card(game, face, step)).chance is not None)
    assert percent(thrown.chance) in words_of(thrown) and thrown.dice


def test_the_board_of_a_post_and_a_puzzle_are_shown_with_their_titles():
    words = words_of(excerpt_card(game_excerpt(played("street_bowl", 40), 12), 'Who <goes> "first"?'))
    assert 'Who <goes> "first"?' in words and "Street Bowl" in words
    puzzle = puzzles_of("elfball").puzzles[0]
    shown = puzzle_excerpt(write_puzzle(write(puzzle), puzzle.game))
    words = words_of(excerpt_card(shown, "Score"))
    assert "Score" in words and not any(text in words for text in puzzle.line)


def test_a_card_without_a_board_has_five_lines_for_its_sentence_and_one_below_a_wide_board_two():
    sentence = " ".join(f"word{n}" for n in range(200))
    alone = words_of(ShareCard("Street Bowl", "Headline", sentence))
    drawn = board(face_of("street_bowl"), played("street_bowl", 1).state, ("cobalt", "tangerine"))
    below = words_of(ShareCard("Street Bowl", "Headline", sentence, drawn, (0, 0, 1000, 300)))
    assert 2 * below.count("word") < alone.count("word") and below.count("word") > 0
