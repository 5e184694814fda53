"""Heads of players: their parts, the tables of the games, and where the figure stands in their place."""

import re
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import fracas
from fracas.commands.raster import to_png
from fracas.faces import face_of
from fracas.faces.looks import head, head_of, look_table
from fracas.games.cave_brawl.team.teams import KINDS
from fracas.games.elfball.team.lists import LISTS, OPTIONAL
from fracas.games.school_fighters.units import UNITS
from fracas.games.street_bowl.team.races import RACES
from fracas.page.browser.canvas import Canvas
from fracas.view.board import board
from fracas.view.board.counters import LEAST_HEAD, counter
from fracas.view.board.export import picture_file
from fracas.view.board.figures import plate
from fracas.view.board.model import AWAY, DAZED, DEAD, DOWN, HOME, NEUTRAL, STANDING, Board, Token
from fracas.view.heads.head import HAIRS, SKINS, _drawing, head_id, head_symbol, parts
from fracas.view.symbols import heads_in, symbol, symbol_defs, symbols, symbols_in
from fracas.view.theme import with_literal_colours
from tests.view.fields import ELFBALL
from tests.view.page import safe, tree

TABLES = ("cave_brawl", "elfball", "school_fighters", "street_bowl")
HEADS = {
    "elfball": {(team.key, place.name): head("elfball", team.key, place.name, place.type)
                for team in LISTS for place in (*team.positions, *OPTIONAL.values())},
    "street_bowl": {place.key: head_of("street_bowl", place.key) for race in RACES for place in race.positions},
    "cave_brawl": {kind.code: head("cave_brawl", "", kind.code) for kind in KINDS},
    "school_fighters": {unit.key: head("school_fighters", "", unit.key) for unit in UNITS},
}
ORC = Token("h1", 100, HOME, "7", head="leaf wide bat tusks mean crest spikes")


@pytest.mark.parametrize("game", TABLES)
def test_a_table_names_only_what_there_is(game):
    words = {word for line in look_table(game).values() for word in line.replace("|", " ").split()}
    assert words - parts().keys() - SKINS.keys() - HAIRS.keys() == set()


@pytest.mark.parametrize("game", TABLES)
def test_everybody_has_a_head_with_a_skull_eyes_and_a_skin(game):
    names = list(parts())
    skulls = set(names[names.index("round"):names.index("log") + 1]) | {"slab", "jumbo"}
    eyes = {word for word, (kind, _drawing) in parts().items() if kind == "*"}
    for who, words in HEADS[game].items():
        worn = set(words.split())
        assert worn & skulls and worn & eyes and worn & SKINS.keys(), (who, words)


def test_positions_of_a_team_differ_unless_they_are_one_kind():
    for team in LISTS:
        heads = [HEADS["elfball"][team.key, place.name] for place in team.positions]
        assert len(set(heads)) == len(heads), team.key
    for race in RACES:
        heads = [HEADS["street_bowl"][place.key] for place in race.positions]
        assert len(set(heads)) == len(heads), race.key


def test_teams_of_a_game_differ():
    races = [line for key, line in look_table("elfball").items() if key[0] not in "=."]
    assert len(races) == len(LISTS) == len(set(races))
    assert {race.key for race in RACES} <= look_table("street_bowl").keys()


def test_who_is_unknown_keeps_his_figure():
    assert head("elfball", "", "Orc") == head("elfball", "martians", "Hunter", "Hunter") == ""
    assert "#h" not in counter(Token("", 0, HOME, "7"), 40)


def test_a_drawing_follows_from_its_id():
    name = head_id(AWAY, "leaf wide bat mean dome")
    drawn = head_symbol(name, symbols())
    assert drawn is not None and "--kit-away" in drawn and SKINS["leaf"][0] in drawn
    assert "M20-10" in drawn and "M-20-10" in drawn, "the other ear"
    safe(symbol_defs([name]))


@pytest.mark.parametrize("name", ["h3-leaf", "h0-", "h-leaf-wide", "h0-leaf-<b>", "hx", "h0-leaf--wide"])
def test_an_id_of_no_head_is_no_drawing(name):
    assert head_symbol(name, symbols()) is None and symbol(name) == ""


@pytest.mark.parametrize("stance, eyes", [(DOWN, "shut"), (DAZED, "crossed"), (DEAD, "crossed")])
def test_what_befell_him_shows_on_the_face(stance, eyes):
    (name,) = heads_in(counter(ORC._replace(stance=stance), 40))
    assert name.endswith(f"-{eyes}")
    drawn, awake = head_symbol(name, symbols()), parts()["mean"][1]
    assert drawn is not None and awake not in drawn and parts()[eyes][1] in drawn


def test_the_number_stands_on_a_plate_as_wide_as_it():
    narrow, wide, widest = (re.search(r'd="M(\d+) 16', counter(ORC._replace(figure=figure), 40))
                            for figure in ("7", "17", "88"))
    assert int(narrow[1]) > int(wide[1]) > int(widest[1])
    assert plate("7") in counter(ORC, 40) and 'stroke-width="4.5"' not in counter(ORC._replace(figure=""), 40)


@pytest.mark.parametrize("stance", [STANDING, DOWN, DAZED, DEAD])
@pytest.mark.parametrize("side", [HOME, AWAY, NEUTRAL])
@pytest.mark.parametrize("is_big", [False, True])
def test_a_head_brings_the_counter_of_its_side_and_size_in_one_use(stance, side, is_big):
    token = ORC._replace(side=side, stance=stance, big=is_big, figure="")
    worn, bare = (counter(each, 96) for each in (token, token._replace(head="")))
    assert len(re.findall("<use", worn)) == len(re.findall("<use", bare))
    base = next(name for name in symbols_in(bare) if name.startswith("pc-"))
    (name,) = heads_in(worn)
    shapes = symbol(base)[symbol(base).index(">") + 1:symbol(base).rindex("<")]
    assert shapes in symbol(name) and not [each for each in symbols_in(worn) if each.startswith("pc-")]


@pytest.mark.parametrize("stance", [STANDING, DOWN])
@pytest.mark.parametrize("side", [HOME, AWAY, NEUTRAL])
@pytest.mark.parametrize("is_big", [False, True])
def test_the_counter_below_a_head_is_as_large_as_one_with_a_figure(stance, side, is_big):
    token = ORC._replace(side=side, stance=stance, big=is_big, figure="", head="pale")
    worn, bare = (edges(counter(each, 96)) for each in (token, token._replace(head="")))
    assert all(abs(one - other) <= 1 for one, other in zip(worn, bare, strict=True))


def edges(drawing):
    """Return the box of what is seen of a counter, in pixels."""
    body = drawing.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    start = body.index(">") + 1
    whole = with_literal_colours(body[:start] + symbol_defs(symbols_in(drawing)) + body[start:], "light")
    return Image.open(BytesIO(to_png(whole, 96))).getbbox()


def test_below_twenty_pixels_the_figure_comes_back():
    assert heads_in(counter(ORC, LEAST_HEAD)) and not heads_in(counter(ORC, LEAST_HEAD - 1))
    far, near = Board(ELFBALL, tokens=(ORC,), is_small=True), Board(ELFBALL, tokens=(ORC,))
    assert not heads_in(board.draw(far)) and heads_in(board.draw(near))
    (change,) = board.patch(far, near)
    assert change.key == "board-h1" and heads_in(change.value) and board.patch(near, near) == []
    assert 'href="#h0"' in picture_file(near, "", "", width=900)
    assert 'href="#h0"' not in picture_file(near, "", "", width=300)


RICHEST = {  # teams with most kinds of players, and how many of each stand on the board
    "elfball": (("siringit", "orcs"), 6), "street_bowl": (("chaos-pact", "goblin"), 7), "cave_brawl": (("", ""), 9),
    "school_fighters": (("", ""), 7),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_picture_defines_what_it_draws_and_stays_within_its_bytes(game):
    teams, count = RICHEST[game]
    face = face_of(game)
    field = face.field(fracas.new(game, "heads").state)
    tokens = []
    for side, team in enumerate(teams):
        heads = [words for who, words in HEADS[game].items() if team in (who[0], str(who).partition(".")[0], "")]
        tokens += [Token(f"{'ha'[side]}{n}", 40 * side + n, side, str(n + 3), stance=(STANDING, DOWN)[n % 4 // 3],
                         head=(heads * 2)[n]) for n in range(count)]
    text = picture_file(Board(field, tokens=tuple(tokens), kits=("cobalt", "lime")), "", "")
    root = tree(text)[0]
    ids = {node.get("id") for node in root.iter()}
    used = {str(node.get("href"))[1:] for node in root.iter() if node.get("href")}
    assert used <= ids and len([name for name in used if name[0] == "h"]) >= count
    assert not heads_in(text), "names are short"
    assert len(text.encode()) <= 30_000


@pytest.mark.parametrize("key", ["cave_brawl"])
def test_the_plain_picture_of_a_position_names_its_heads(key):
    face, state = face_of(key), fracas.new(key, "heads").state
    drawn = board.draw(Board(face.field(state), tokens=face.tokens(state)))
    assert {name for name in symbols_in(drawn) if name.startswith("h")} == set(heads_in(drawn))
    assert all(symbol(name) for name in heads_in(drawn))


def test_the_document_learns_each_head_once_before_it_is_used():
    canvas = Canvas()
    canvas.fill("list", counter(ORC, 40))
    first, second = canvas.take()
    assert (first.op, first.key) == ("add", "heads") and second.key == "list"
    assert all(f'id="{name}"' in first.value for name in heads_in(second.value))
    canvas.fill("card", counter(ORC, 58))
    assert [change.key for change in canvas.take()] == ["card"]
    canvas.forget()
    canvas.fill("list", counter(ORC._replace(stance=DOWN), 40))
    assert [change.key for change in canvas.take()] == ["heads", "list"]


def mirrored(drawing):
    """Return one half of a head with its mirror image, the long way."""
    return f'{drawing}<g transform="scale(-1 1)">{drawing}</g>'


def pixels(inside):
    """Return the pixels of a drawing on the ground of a head."""
    colours = {"{h}": "#7a4a2a", "{d}": "#e8b58a", "{i}": "#1b1528", "{o}": "#fff", "{k}": "#173cab", "{r}": "#eee",
               "{e}": "#333"}
    for mark, colour in colours.items():
        inside = inside.replace(mark, colour)
    return Image.open(BytesIO(to_png(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"><g fill="#ffe3c2" stroke="#1b1528" '
        f'stroke-width="4" stroke-linejoin="round" stroke-linecap="round">{inside}</g></svg>', 96)))


def test_halves_off_the_middle_are_drawn_with_their_mirror_images_in_one_path_as_the_long_way():
    halves = [drawing for kind, drawing in parts().values() if kind == "+"]
    assert len(halves) >= 30 and len({pixels(drawing).tobytes() for drawing in halves}) == len(halves), "they are seen"
    for drawing in halves:
        shorter = _drawing("+", drawing)
        differ = ImageChops.difference(pixels(shorter), pixels(mirrored(drawing))).getextrema()
        most = 0 if "A" not in drawing else 48  # the two directions of a curve are rounded in two ways
        assert shorter.count("<") == drawing.count("<") and max(high for _low, high in differ) <= most, drawing
