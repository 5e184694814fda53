"""The board as a drawing, and the changes between two of them."""

import re
import xml.etree.ElementTree as ET

import pytest

from fracas.view.board import board, marks
from fracas.view.board import signs as board_signs
from fracas.view.board.model import DAZED, DOWN, Board, InterceptionBand, ReachableCell, Sign
from fracas.view.board.plane import Plane
from fracas.view.change import Change
from fracas.view.markup import EMPTY
from fracas.view.symbols import sprite, symbols, symbols_in
from tests.view.fields import ELFBALL, FULL, SQUARES, TOKENS
from tests.view.injections import INJECTIONS
from tests.view.page import safe, text_of, tree


def by_id(root: ET.Element, key: str) -> tuple[ET.Element, ET.Element | None]:
    parents = {child: parent for parent in root.iter() for child in parent}
    node = next(node for node in root.iter() if node.get("id") == key)
    return node, parents.get(node)


def applied(drawing: str, changes: list[Change]) -> ET.Element:
    """Return the drawing after the changes, as the page makes them."""
    root = tree(drawing)
    for op, key, name, value in changes:
        if op == "put" and not any(node.get("id") == key for node in root.iter()):
            by_id(root, name)[0].append(tree(value)[0])
            continue
        node, parent = by_id(root, key)
        if op == "set":
            node.set(name, value)
        elif op == "drop" and parent is not None:
            parent.remove(node)
        elif op == "fill":
            content = tree(value)
            node[:], node.text = list(content), content.text
    return root


def canonical(root: ET.Element) -> str:
    """Return a text equal for equal drawings; the order of counters has no meaning."""
    counters, _ = by_id(root, "board-counters")
    counters[:] = sorted(counters, key=lambda node: node.get("id", ""))
    return ET.canonicalize(ET.tostring(root, encoding="unicode"))


MOVED = (TOKENS[0]._replace(cell=200, facing=30), *TOKENS[1:3],
         TOKENS[3]._replace(stance=DOWN, facing=None, has_ball=False),
         TOKENS[4]._replace(stance=DAZED), TOKENS[5]._replace(cell=201, figure="9"), TOKENS[6]._replace(key="n2"))
BOARDS = (
    Board(ELFBALL), FULL, FULL._replace(tokens=MOVED, ball=-1, reachable=(), route=None),
    FULL._replace(ball=121, figures=True),
    FULL._replace(kits=("", ""), cursor=-1, targets=(), danger=(), trail=(1, 2)),
    FULL._replace(tokens=TOKENS[::-1], marks=EMPTY),
)


@pytest.mark.parametrize("new", BOARDS)
@pytest.mark.parametrize("old", BOARDS)
def test_the_changes_turn_one_drawing_into_the_other(old, new):
    changed = applied(board.draw(old), board.patch(old, new))
    assert canonical(changed) == canonical(tree(board.draw(new)))


def test_equal_boards_need_no_change():
    assert board.patch(FULL, FULL._replace(tokens=tuple(TOKENS))) == []


def test_a_step_is_one_transform():
    step = FULL._replace(tokens=(TOKENS[0], TOKENS[1]._replace(cell=55), *TOKENS[2:]))
    assert [change[:3] for change in board.patch(FULL, step)] == [("set", "board-h12", "transform")]


def test_a_turn_is_one_rotation():
    turn = FULL._replace(tokens=(TOKENS[0], TOKENS[1]._replace(facing=60), *TOKENS[2:]))
    assert board.patch(FULL, turn) == [Change("set", "board-h12-beak", "transform", "rotate(60)")]


def test_every_piece_has_an_id_of_its_own_and_every_symbol_exists():
    drawing = board.draw(FULL)
    root = safe(drawing)
    ids = {node.get("id") for node in root.iter()}
    assert {"board", "board-lit", "board-counters", "board-h3", "board-ball", "board-flags"} <= ids
    wanted = set(re.findall(r'href="#([\w-]+)"', drawing)) | set(re.findall(r"url\(#([\w-]+)\)", drawing))
    assert wanted == set(symbols_in(drawing)) <= set(symbols())


def test_a_ring_with_an_arrow_or_a_number_stands_where_the_reader_is_to_look():
    def shown(*cells):
        changes = board.patch(FULL, FULL._replace(pointed=cells))
        return "".join(change.value for change in changes if change.key == "board-pointed")
    one, two = shown(3), shown(3, 5)
    assert one.count("<circle") == 2 and "<text" not in one and "translate" in one
    assert [number in two for number in (">1<", ">2<", ">3<")] == [True, True, False]
    assert board.patch(FULL, FULL) == []


def test_the_layers_lie_in_the_order_of_the_look():
    (turned,) = tree(board.draw(FULL))[0]
    names = [node.get("id", node.get("class")) for node in turned]
    assert turned.get("id") == "board-turn" and names == ["terrain", "lines", *(f"board-{name}" for name in (
        "lit", "hatch", "marks", "signs", "bands", "trail", "route", "rings", "bases", "counters", "targets", "cursor",
        "flags", "labels", "pointed"))]


def test_the_live_board_is_silent_and_the_picture_speaks():
    assert tree(board.draw(FULL))[0].get("aria-hidden") == "true"
    picture = tree(board.static_board(FULL, "thumb"))[0]
    assert (picture.get("role"), picture.get("aria-label")) == ("img", "Elfball field")


@pytest.mark.parametrize("chance, pie, band", [(1, 4, 3), (0.99, 3, 2), (0.75, 3, 2), (0.5, 2, 1), (0.25, 1, 0),
                                               (0.1, 0, 0)])
def test_a_chance_has_its_pie_and_its_band(chance, pie, band):
    assert (marks.pie_quarters(chance), marks.brightness_band(chance)) == (pie, band)


@pytest.mark.parametrize("chance, shown", [(0, "0"), (0.001, "1"), (0.674, "67"), (0.999, "99"), (1, "100")])
def test_figures_say_certain_only_if_it_is(chance, shown):
    assert marks.whole_percent(chance) == shown


def test_figures_replace_the_pies_on_demand():
    lit = (ReachableCell(1, 1), ReachableCell(2, 0.674), ReachableCell(3, 0.2))
    assert board.draw(Board(ELFBALL, reachable=lit)).count('href="#pie-') == 2
    with_figures = board.draw(Board(ELFBALL, reachable=lit, figures=True))
    assert 'href="#pie-' not in with_figures and text_of(with_figures) == "6720"


def test_a_band_has_its_true_width():
    drawn = marks.interception_bands(Board(ELFBALL, bands=(InterceptionBand((0, 0), (100, 0), 8),)))
    assert 'd="M0 4L100 4L100 -4L0 -4z"' in drawn


def test_a_flag_at_the_edge_stays_in_sight():
    lattice = SQUARES.lattice
    drawn = tree(marks.flags(Board(SQUARES, flags=tuple(FULL.flags[1:]))))
    rect = next(node for node in drawn.iter("rect"))
    assert float(rect.get("x", "")) >= 0 and float(rect.get("y", "")) > lattice.centres[0][1]


@pytest.mark.parametrize("text", INJECTIONS[::5])
def test_no_text_on_the_board_becomes_markup(text):
    tokens = (TOKENS[0]._replace(figure=text),)
    flags = (FULL.flags[0]._replace(text=text),)
    safe(board.static_board(FULL._replace(tokens=tokens, flags=flags, label=text), "b"))


def test_a_sheet_holds_what_is_asked_for():
    root = safe(sprite(["pc-home", "p-hatch"]))
    assert [node.get("id") for node in root[0][0]] == ["pc-home", "p-hatch"]


def test_squares_are_drawn_too():
    root = safe(board.draw(Board(SQUARES, tokens=(TOKENS[0]._replace(cell=3),),
                                 reachable=(ReachableCell(1, 1), ReachableCell(2, 0.5)))))
    assert by_id(root, "board-h3")[0].get("transform") == "translate(154 22) scale(0.44)"


def test_names_on_the_board_can_be_read_on_a_phone_and_lie_below_the_counters():
    drawn = str(board.draw(FULL._replace(signs=(Sign(0, "Your goal"),))))
    size = re.search(r'class="n sign"[^>]*font-size="([\d.]+)"', drawn)
    assert size is not None and float(size[1]) >= min(FULL.field.extent[2:]) / 26 - 0.1
    assert drawn.index("Your goal") < drawn.index('id="board-counters"')


def test_a_name_on_the_board_moves_away_from_counters_and_from_other_names():
    free = board_signs.readable_signs(FULL._replace(tokens=(), ball=-1, signs=(Sign(0, "Goal"),)))
    assert free == (Sign(0, "Goal"),)
    covered = FULL._replace(tokens=(TOKENS[0]._replace(cell=0),), ball=-1, signs=(Sign(0, "Goal"), Sign(0, "Bar")))
    goal, bar = board_signs.readable_signs(covered)
    assert abs(goal.dy) * FULL.field.lattice.unit >= FULL.field.token / 2  # its letters are beside the counter
    assert bar.dy != goal.dy and bar.dy != 0


def test_a_name_that_is_hidden_in_part_wherever_it_stands_is_left_out():
    everywhere = tuple(TOKENS[0]._replace(cell=cell) for cell in range(len(FULL.field.lattice.centres)))
    middle = len(everywhere) // 2
    crowded = FULL._replace(tokens=everywhere, signs=(Sign(middle, "Goal"),))
    assert board_signs.readable_signs(crowded) == ()


def test_a_name_lies_on_the_cells_from_end_to_end():
    """Of what is drawn beyond the ends of a street a phone on its side shows nothing."""
    lattice = SQUARES.lattice
    west, east = (edge(x for x, _y in lattice.centres) for edge in (min, max))
    for text in ("a", "names", "goal of the other side"):
        for cell, (x, _y) in enumerate(lattice.centres):
            drawn = ET.fromstring(str(board_signs.signs(Board(SQUARES, signs=(Sign(cell, text),)))))
            longest = max(len(line) for line in drawn.itertext())
            half = longest * float(drawn.get("font-size")) * 0.56 / 2
            ends = west - lattice.unit / 2 + half, east + lattice.unit / 2 - half
            where = float(drawn.get("x"))
            middle = min(max(x, ends[0]), ends[1]) if ends[0] < ends[1] else sum(ends) / 2
            assert where == pytest.approx(middle, abs=0.1)


@pytest.mark.parametrize("text, lines", [
    ("Your goal", ["Your goal"]), ("Orcs score here", ["Orcs score here"]),
    ("Goal of the Timberline", ["Goal of the", "Timberline"]), ("W" * 60, ["W" * 60]),
])
def test_a_name_longer_than_the_board_is_broad_is_smaller_or_in_two_lines(text, lines):
    west, east = SQUARES.lattice.ends
    short, drawn = (ET.fromstring(str(board_signs.signs(Board(SQUARES, signs=(Sign(0, each),)))))
                    for each in ("a", text))
    size = float(drawn.get("font-size"))
    assert list(drawn.itertext()) == lines
    assert max(map(len, lines)) * size * 0.5 <= east - west and size <= float(short.get("font-size"))


def test_a_name_lies_on_a_table_without_asking_for_each_of_its_places():
    plane = Plane(3600)
    plane.centres = Sparing(plane.centres)
    table = SQUARES._replace(lattice=plane, extent=(0, 0, 720, 720))
    sign = Sign(plane.number((3600, 100)), "their side")
    drawn = ET.fromstring(str(board_signs.signs(Board(table, signs=(sign,)))))
    half = len("their side") * float(drawn.get("font-size")) * 0.56 / 2
    assert float(drawn.get("x")) == pytest.approx(720 - half, abs=0.1)


class Sparing:
    """The points of a table's places, one at a time."""

    def __init__(self, centres):
        self.centres = centres

    def __getitem__(self, cell):
        return self.centres[cell]

    def __iter__(self):
        raise AssertionError("all thirteen million places of the table were asked for")
