"""Figures of counters: shapes that are told apart where they are small, and look the same on every device."""

import re
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from fracas.commands.raster import _drawn, to_png
from fracas.faces import face_of
from fracas.games.school_fighters.units import LETTERS
from fracas.view.board.counters import counter, counter_body
from fracas.view.board.figures import SHAPES, STROKE, figure, plate
from fracas.view.board.model import AWAY, DOWN, HOME, Token
from fracas.view.markup import el, join
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours

ORC, HUMAN = "leaf wide bat tusks mean crest spikes", "pale round mean tuft"
NUMBERS = [str(number) for number in range(20)]
ACROSS = 112  # units of a counter
BOX = 18  # units of height of a shape


def drawn(tokens, size, theme="light", kits=("cobalt", "lime"), letters=None):
    """Return the pictures of counters in grey, all of them 28 pixels wide."""
    body = join(el("g", counter_body(token, ""), transform=f"translate({ACROSS * n + ACROSS / 2} {ACROSS / 2})")
                for n, token in enumerate(tokens))
    wide = ACROSS * len(tokens)
    sheet = with_literal_colours(el(
        "svg", symbol_defs(symbols_in(body)), el("rect", width=wide, height=ACROSS, fill="#8a8391"), body,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {ACROSS}"), theme, kits)
    picture = to_png(sheet, size * len(tokens)) if letters is None else _drawn(sheet, size * len(tokens), letters)
    strip = Image.open(BytesIO(picture)).convert("L")
    return [strip.crop((size * n, 0, size * n + size, size)).resize((28, 28), Image.Resampling.LANCZOS)
            for n in range(len(tokens))]


def nearest(seen, known, part):
    """Return which of the known figures a picture looks most like, in a part of the counter."""
    def difference(text):
        return ImageStat.Stat(ImageChops.difference(seen.crop(part), known[text].crop(part))).sum2[0]
    return min(known, key=difference)


PLATE, MIDDLE = (14, 16, 28, 28), (4, 4, 24, 24)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("side", [HOME, AWAY])
@pytest.mark.parametrize("heads, part", [((ORC, HUMAN), PLATE), (("", ""), MIDDLE)])
def test_a_figure_is_known_at_28_pixels_by_who_knows_it_from_another_counter_of_another_size(theme, side, heads, part):
    texts = [*NUMBERS, *(letter.upper() for letter in LETTERS), "W"]
    seen, known = (drawn([Token("", 0, side, text, head=head) for text in texts], size, theme, kits)
                   for head, size, kits in zip(heads, (28, 40), (("wine", "sky"), ("cobalt", "lime")), strict=True))
    table = dict(zip(texts, known, strict=True))
    assert {text: nearest(each, table, part) for text, each in zip(texts, seen, strict=True)} == {
        text: text for text in texts}


@pytest.mark.parametrize("stance", ["standing", DOWN])
@pytest.mark.parametrize("head", ["", ORC])
def test_figures_look_the_same_where_no_font_is_known(stance, head):
    tokens = [Token("", 0, HOME, text, stance=stance, head=head) for text in ("7", "12", "K", "T3")]
    with_fonts, without = drawn(tokens, 56), drawn(tokens, 56, letters="no such family")
    assert [each.tobytes() for each in with_fonts] == [each.tobytes() for each in without]
    assert len({each.tobytes() for each in without}) == len(tokens)


def test_every_figure_of_the_five_games_has_its_shape():
    letters = {letter.upper() for letter in LETTERS} | {"M", "W"}  # the monitor, and a Wizard
    assert letters | set("0123456789") == SHAPES.keys()
    for text in [*map(str, range(100)), *letters, *map("".join, product(letters, "1234567890"))]:
        assert "<text" not in plate(text) + figure(text, 42, "#000"), text


def test_a_letter_without_a_shape_is_written():
    for token in (Token("", 0, HOME, "É"), Token("", 0, HOME, "É", head=ORC), Token("", 0, HOME, "É", stance=DOWN)):
        markup = counter(token, 40)
        assert ">É</text>" in markup and "É" not in re.sub(">É</text>", "", markup)


def corners(path):
    """Return the corners of a path of absolute starts and relative lines, one list a stroke."""
    strokes, x, y = [], 0.0, 0.0
    for letter, rest in re.findall("([MLmlhvz])([^MLmlhvz]*)", path):
        values = [float(text) for text in re.findall(r"-?[\d.]+", rest)]
        if letter == "z":
            x, y = strokes[-1][0]
            continue
        if letter in "hv":
            values = [value for each in values for value in ((each, 0) if letter == "h" else (0, each))]
        for across, down in zip(values[::2], values[1::2], strict=True):
            x, y = (across, down) if letter in "ML" else (x + across, y + down)
            if letter in "Mm":
                strokes.append([])
            strokes[-1].append((x, y))
    return strokes


@pytest.mark.parametrize("text", [*SHAPES, *map(str, range(10, 100)), "T1", "M12"])
def test_a_figure_fills_its_plate_and_stays_on_it(text):
    board, *strokes = corners(re.search('d="([^"]*)"', plate(text))[1])
    xs, ys = ([point[axis] for stroke in strokes for point in stroke] for axis in (0, 1))
    assert max(ys) - min(ys) == BOX
    left, right = min(x for x, _y in board), max(x for x, _y in board)
    space = min(min(xs) - left, right - 1 - max(xs))
    assert space - STROKE >= 1 and (space - STROKE <= 4 or len(text) == 1), "white round the figure, not much"
    assert abs(min(xs) - left - (right - max(xs))) <= 1, "in the middle"


@pytest.mark.parametrize("text", [*SHAPES, "88", "69", "54", "M2"])
def test_nothing_is_seen_through_a_plate(text):
    sheet = el("svg", el("rect", x=-60, y=-60, width=120, height=120, fill="#f0f"), plate(text),
               xmlns="http://www.w3.org/2000/svg", viewBox="-60 -60 120 120")
    seen = Image.open(BytesIO(to_png(with_literal_colours(sheet, "light"), 480))).convert("RGB")
    left = int(re.search(r'd="M(\d+)', plate(text))[1])
    inside = seen.crop(tuple(round(4 * (60 + at)) for at in (left, 17, 44, 45)))
    red, green, _blue = inside.split()
    assert ImageChops.subtract(red, green).getextrema()[1] < 20
    assert len({inside.getpixel(at) for at in [(0, 0), (12, 12)]}) == 2, "a rim, and white"


def test_the_plate_of_every_counter_of_a_team_list_is_drawn():
    import fracas
    for key in ("elfball", "street_brawl", "cave_brawl", "street_bowl", "school_fighters"):
        state = fracas.new(key, "figures").state
        for token in face_of(key).tokens(state):
            assert "<text" not in counter(token, 40) + counter(token, 16), token


def letter_shape(markup):
    """Return a letter in black, stretched to one size and a little blurred, so that only its form counts."""
    sheet = el("svg", el("rect", x=-60, y=-60, width=120, height=120, fill="#fff"), markup,
               xmlns="http://www.w3.org/2000/svg", viewBox="-60 -60 120 120")
    seen, ground = Image.open(BytesIO(to_png(sheet, 120))).convert("L"), Image.new("L", (32, 40), 255)
    cut = seen.crop(ImageChops.invert(seen).getbbox())
    ground.paste(cut.resize((24, 32), Image.Resampling.LANCZOS), (4, 4))
    return ground.filter(ImageFilter.GaussianBlur(1))


def test_a_shape_is_most_like_the_letter_of_a_font_that_it_stands_for():
    texts = SHAPES.keys() - {"1"}  # ours has no foot
    written = {text: letter_shape(el("text", text, font_size=80, font_weight=800, text_anchor="middle", y=30))
               for text in texts}
    found = {text: nearest(letter_shape(figure(text, 60, "#000")), written, (0, 0, 32, 40)) for text in texts}
    assert found == {text: text for text in texts}
