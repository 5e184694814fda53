"""The poster of a match as a file: everything the screen says of it, in a drawing that stands alone."""

import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.faces.match_summary import decisive_throw, summarize_match
from fracas.games import KEYS
from fracas.kernel.chance.roll_trace import throws_of
from fracas.kernel.table import Roll
from fracas.kernel.turning_point import DecisiveThrow, TurningPoint
from fracas.kernel.work import run_to_end
from fracas.view.markup import Markup
from fracas.view.match.dice import percent
from fracas.view.match.poster_file import LETTER, ROOM, WIDTH, poster_file, wrap_lines
from fracas.view.match.result_poster import BestPlayer, ResultPoster
from fracas.view.match.result_poster import result_poster as on_screen
from fracas.view.theme import THEMES

LONG = "The Extraordinarily Longwinded Gentlemen of Llanfairpwllgwyngyll & Sons <together>"


def ended(key):
    """Return a short match that somebody gives up after a few throws, and its ending."""
    game = fracas.new(key, seed="poster")
    for number in range(60):
        if game.pending is None:
            actions = game.legal_actions()
            game.apply(actions[number % len(actions)])
        elif isinstance(game.pending, Roll):
            game.roll_for_me()
        else:
            game.answer(game.pending.options[0])
        if game.is_terminal():
            break
    face = face_of(key)
    return game, face, run_to_end(summarize_match(game, face))


def words_of(drawing):
    return [element.text or "" for element in ElementTree.fromstring(str(drawing)).iter()
            if element.tag.endswith("text")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", KEYS)
def test_a_poster_says_what_the_screen_says_and_needs_nothing_from_elsewhere(key, theme):
    game, face, ending = ended(key)
    drawn = poster_file(ending, "The Game", pictures.kits_of_match(face, game), theme)
    text = " ".join(words_of(drawn.drawing))
    assert ending.headline.upper() in text and all(str(score) in text for score in ending.score)
    if ending.deciding is not None:
        assert ending.deciding.sentence in text and percent(ending.deciding.chance) in text
    if ending.best is not None:
        assert f"{ending.best.name}, {ending.best.team}" in text
    plain = str(drawn.drawing)
    assert "var(" not in plain and "<script" not in plain and not re.search(r'href="(?!#)', plain)
    assert set(re.findall(r'href="#([^"]+)"', plain)) <= set(re.findall(r'id="([^"]+)"', plain))
    assert f'viewBox="0 0 {WIDTH} {drawn.height}"' in plain


def test_no_word_is_broken_and_no_line_is_wider_than_the_poster():
    for size in (28, 38, 84):
        lines = wrap_lines(LONG, size, ROOM)
        assert " ".join(lines) == LONG
        assert all(len(line) * size * LETTER <= ROOM or " " not in line for line in lines)


def test_names_with_signs_of_markup_are_mere_text_and_no_line_overlaps_another():
    best = BestPlayer(LONG, LONG, (("hits", 3),), 1, 7)
    model = ResultPoster(LONG, (LONG, LONG), (1, 12), LONG, None, best, (Fraction(1), Fraction(-2)), True)
    drawing = poster_file(model, "Game", ("", "")).drawing
    tree = ElementTree.fromstring(str(drawing))
    left = [(float(e.get("y")), float(e.get("font-size"))) for e in tree.iter()
            if e.tag.endswith("text") and e.get("x") == "60"]
    assert all(b - a >= 0.9 * size for (a, _s), (b, size) in zip(left, left[1:], strict=False) if b != a)
    assert isinstance(drawing, Markup) and "&lt;together&gt;" in str(drawing)


def test_only_a_single_word_may_be_wider_than_its_place():
    best = BestPlayer(LONG, LONG, tuple((word, 3) for word in LONG.split()), 0, 7)
    model = ResultPoster(LONG, (LONG, LONG), (1, 12), LONG, None, best, None, True)
    for element in ElementTree.fromstring(str(poster_file(model, "Game", ("", "")).drawing)).iter():
        if element.tag.endswith("text") and " " in (element.text or "") and element.get("text-anchor") == "start":
            right = float(element.get("x")) + len(element.text) * float(element.get("font-size")) * LETTER
            assert right <= WIDTH, element.text


def test_a_moment_with_nobody_on_the_board_has_no_picture():
    game, face = fracas.new("street_bowl", seed="empty"), face_of("street_bowl")
    game.apply(game.legal_actions()[0])  # weather and supporters: nobody is on the street yet
    throw = next(iter(throws_of(game.ruleset, game.plies[0])))
    told = decisive_throw(game, face, TurningPoint(DecisiveThrow(0, throw, Fraction(1, 2)), -1))
    assert told.picture == "" and told.board is None
    over = ResultPoster("Humans win", ("Humans", "Orcs"), (1, 0), "", told, luck=(Fraction(1), Fraction(1)),
                        is_complete=True)
    assert 'class="shot"' not in on_screen(over) and told.sentence in on_screen(over)
    assert told.sentence in " ".join(words_of(poster_file(over, "Street Bowl", ("", "")).drawing))
