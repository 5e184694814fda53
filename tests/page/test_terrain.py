"""The terrain editor and a new match of School Fighters: what cannot be is refused in a sentence, nothing changed."""

import pytest

import fracas
from fracas.faces import editor_of
from fracas.faces.school_fighters.board import PLANE, bounds
from fracas.faces.school_fighters.terrain import layout_edits, layout_file
from fracas.games import GAMES, game_info, ruleset
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.terrain import SOLID, layout_text
from fracas.kernel.errors import DamagedText
from fracas.page.gestures import PickUp
from fracas.page.saving import my_tables
from fracas.page.saving.storage import Facts, Shelf
from fracas.page.screen import Key
from tests.page.headless import Page

HOSTILE = "<script>alert(1)</script>"


def editing(what="playground"):
    page = Page(address=f"#/terrain/{what}")
    return page, page.shell.screen


def test_a_piece_is_dragged_and_springs_back_where_it_cannot_lie():
    page, screen = editing()
    before = screen.desk.pieces
    sandbox = before[0]
    start = PLANE.point((sandbox.shape.x, sandbox.shape.y))
    onto_bush = PLANE.point((before[4].shape.x, before[4].shape.y))
    page.pan(start, onto_bush)
    assert screen.desk.ghost is not None and "would overlap bush" in screen.trouble
    page.drag(start, onto_bush)
    assert screen.desk.pieces == before and screen.desk.ghost is None
    free = PLANE.point((sandbox.shape.x, sandbox.shape.y - 200))
    page.pan(start, free)
    page.drag(start, free)
    assert screen.desk.pieces[0].shape.y == sandbox.shape.y - 200
    assert screen.desk.pieces[1].shape.y == before[1].shape.y + 200
    assert screen.desk.drag((5.0, 5.0), free, 1.0) is None


def test_the_box_fills_a_table_with_pieces_and_their_twins():
    page, screen = editing("new")
    assert screen.desk.pieces == ()
    for kind in ("bush", "wall", "stage", "mud", "hedge"):
        page.do("add-piece", kind)
    assert len(screen.desk.pieces) == 10 and layout_edits.unplayable_reason(screen.desk.pieces) == ""
    assert all(layout_edits.twin_of(screen.desk.pieces, n) >= 0 for n in range(10))
    page.do("take-away")
    assert len(screen.desk.pieces) == 8 and "2 more pieces" in page.text("screen-terrain")
    page.do("symmetric", "0")
    page.do("add-piece", "bush")
    assert len(screen.desk.pieces) == 9


@pytest.mark.parametrize("is_symmetric", [False, True])
def test_what_finds_a_place_by_itself_lies_on_nothing_heights_neither(is_symmetric):
    height = next(kind for kind in layout_edits.KINDS.values() if kind.level)
    pieces = layout_edits.add_piece((), height, is_symmetric)
    for _n in range(3):
        first = len(pieces)
        pieces = layout_edits.add_piece(pieces, height, is_symmetric)
        assert layout_edits.is_clear(pieces, first)
    first = len(pieces)
    assert layout_edits.is_clear(layout_edits.duplicate(pieces, 0, is_symmetric), first)


def test_pieces_are_turned_resized_and_flagged():
    page, screen = editing("new")
    page.do("add-piece", "wall")
    page.do("rotate", "1")
    assert len(screen.desk.pieces[screen.desk.chosen].shape.corners) == 4
    page.do("size", "wider")
    assert "Turn the piece back" in screen.trouble
    page.do("rotate", "-1")
    page.do("size", "wider")
    page.do("size", "shallower")
    west, south, east, north = bounds(screen.desk.pieces[screen.desk.chosen].shape)
    assert (east - west, north - south) == (450, 150)
    page.do("flag", f"{SOLID} 0")
    assert "needs a property" in screen.trouble and screen.desk.pieces[screen.desk.chosen].flags == SOLID
    page.do("level", "2")
    page.do("flag", f"{SOLID} 0")
    assert screen.desk.pieces[screen.desk.chosen].flags == 0 and screen.desk.pieces[screen.desk.chosen].level == 2
    page.do("double")
    assert len(screen.desk.pieces) == 4


@pytest.mark.parametrize(("do", "arg"), [
    ("add-piece", "castle"), ("piece", "x"), ("piece", "99"), ("shift", "up"), ("rotate", ""), ("size", "50 0"),
    ("flag", "64 1"), ("flag", f"{SOLID} yes"), ("level", "7"), ("level", "-1"), ("symmetric", "perhaps"),
])
def test_an_argument_of_another_version_changes_nothing(do, arg):
    page, screen = editing()
    page.do(do, arg)
    assert screen.desk.pieces == PRINTED["playground"].pieces and screen.desk.is_symmetric
    assert screen.desk.chosen == -1 and screen.trouble == ""


def test_another_table_leaves_the_switch_for_twins_as_it_is():
    page, screen = editing("new")
    page.do("symmetric", "0")
    text = screen.desk.write("Text")
    for do, arg in (("open-plan", "gym"), ("keep", ""), ("open-plan", "playground"), ("plan-open", text),
                    ("fresh", "")):
        page.do(do, arg)
        assert not screen.desk.is_symmetric, do
    page.do("open-plan", my_tables.saved_tables(page.shell.shelf.store)[0].key)
    assert screen.name == "Gym" and not screen.desk.is_symmetric


def test_keys_move_and_take_away_the_piece_in_focus():
    page, screen = editing()
    x = screen.desk.pieces[0].shape.x
    assert screen.press_key(Key("ArrowRight", "piece-0")) and screen.desk.pieces[0].shape.x == x + 50
    assert not screen.press_key(Key("a", "piece-0")) and not screen.press_key(Key("ArrowUp", "piece-99"))
    assert not screen.press_key(Key("ArrowUp", "main"))
    assert screen.press_key(Key("Delete", "piece-0")) and len(screen.desk.pieces) == 13


def test_a_table_is_kept_opened_played_on_and_deleted():
    page, screen = editing()
    page.do("plan-name", f"Yard {HOSTILE}")
    page.do("keep")
    key = screen.layout_key
    assert screen.name == "Yard script alert(1) /script"
    kept = my_tables.saved_tables(page.shell.shelf.store)
    assert [each.key for each in kept] == [key] and kept[0].desk.pieces == PRINTED["playground"].pieces
    page.do("play-here")
    page.follow()
    page.do("setting", "size 10")
    page.do("start", "school-fighters")
    game = page.model.game
    assert game.state.layout.name == "own" and len(game.state.units) == 20
    game.apply("roll-off")
    assert fracas.from_record(game.record).position == game.position
    page.go(f"#/terrain/{key}")
    page.do("forget")
    assert my_tables.saved_tables(page.shell.shelf.store) == []


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_what_an_editor_writes_it_reads_again(game):
    editor = editor_of(game)
    assert (editor is not None) == game_info(game).has_tables
    if editor is None:
        return
    choices = next(setting.choices for setting in ruleset(game).settings if setting.name == editor.setting)
    for printed in editor.printed_layouts():
        desk = editor.opened(printed.value)
        assert printed.value in choices and desk.unplayable_reason == ""
        assert editor.read(desk.write("Yard")) == ("Yard", desk)
        begun = desk.start(fracas.new(game, "seed"))
        assert fracas.from_record(begun.record).position == begun.position
    assert editor.opened("").unplayable_reason and editor.clean(HOSTILE) == "script alert(1) /script"


def test_a_damaged_copy_of_a_table_falls_back_to_the_other():
    page, screen = editing()
    page.do("keep")
    page.do("plan-name", "Second")
    page.do("keep")
    store, key = page.shell.shelf.store, screen.layout_key
    store.write(f"fracas.layout.{key}.b", store.read(f"fracas.layout.{key}.b")[:-3])
    assert my_tables.load(store, key).desk is not None
    Shelf(store, my_tables.KIND).save("broken", Facts("school_fighters", "Broken"), "c1.2")
    assert my_tables.load(store, "broken").desk is None and my_tables.load(store, "broken").trouble
    assert my_tables.load(store, "../x").trouble


@pytest.mark.parametrize("text", [
    "", "   ", "hello", "{}", "r0.0.100.100", "rnan.0.1.1.c", "r0.0.99999.100.c",
    "r100.100.900.900.c~r800.800.1000.1000.c",
    "c2400.2400.9999.d", "p1.1.2.2.3.3.c", "r1.1.2.2.c\nr3.3.4.4.c", "Fracas layout 9\nc2400.2400.300.d",
    "~".join(f"c{100 + 150 * (n % 30)}.{100 + 150 * (n // 30)}.50.c" for n in range(70)), "c" * 30_000,
    f"r100.100.900.900.c.{HOSTILE}", "r100.100.900.900.", "r-100.100.900.900.c", "c2400.2400.1e3.c", "\0",
])
def test_bad_texts_of_tables_are_refused_in_a_sentence(text):
    page, screen = editing()
    before = screen.desk.pieces
    page.do("plan-text", text)
    assert screen.desk.pieces == before and screen.trouble.endswith("Nothing was changed.")
    assert HOSTILE not in page.text("screen-terrain")
    with pytest.raises(DamagedText):
        layout_file.read(text)


@pytest.mark.parametrize(("text", "said"), [
    ("r1.1.2.2.c\nr3.3.4.4.c", "“r1.1.2.2.c” is not a table: a table is one line of text"),
    ("Fracas layout 9\nc2400.2400.300.d", "“Fracas layout 9” was written by a newer version"),
])
def test_what_is_wrong_with_a_table_is_quoted(text, said):
    with pytest.raises(DamagedText, match=said):
        layout_file.read(text)


def test_a_table_goes_out_and_comes_in_as_text():
    page, screen = editing("gym")
    page.do("plan-file")
    name, text = page.door.downloads[0]
    assert text.startswith(layout_file.HEAD)
    page.do("fresh")
    assert screen.desk.pieces == ()
    page.do("plan-open", text)
    assert screen.desk.pieces == PRINTED["gym"].pieces and screen.name == "Gym"
    page.do("plan-open", "\0")
    assert "too large" in screen.trouble
    assert layout_file.read(layout_text(PRINTED["gym"].pieces))[1] == PRINTED["gym"].pieces


def test_a_new_match_offers_every_table_with_its_picture():
    page = Page(address="#/new/school-fighters/two")
    drawn = page.text("screen-new")
    for name in ("Cafeteria", "Playground", "Gym", "Random"):
        assert name in drawn
    page.do("setting", "layout gym")
    page.do("setting", "size 10")
    page.do("line-up", "home 1 more")
    assert "too many" in page.text("screen-new")
    page.do("line-up", "home 0 less")
    page.do("start", "school-fighters")
    state = page.model.game.state
    assert state.layout.name == "gym" and not any(state.units[n].profile.is_boss for n in state.gangs[0])


def test_a_printed_table_takes_the_place_of_an_own_one_and_line_ups_of_another_size_go():
    page, screen = editing("gym")
    page.do("keep")
    page.go(f"#/new/school-fighters/own-{screen.layout_key}")
    assert f'value="own-{screen.layout_key}" checked' in page.text("screen-new")
    page.do("line-up", "home 1 less")
    page.do("setting", "layout cafeteria")
    assert "1 player is missing" in page.text("screen-new")
    page.do("setting", "size 10")
    assert "missing" not in page.text("screen-new")
    page.do("start", "school-fighters")
    assert page.model.game.state.layout.name == "cafeteria"


def test_a_gang_too_dear_for_even_points_cannot_start():
    page = Page(address="#/new/school-fighters/two")
    page.do("setting", "even_points on")
    page.do("line-up", "home 1 less")
    page.do("line-up", "home 2 more")
    assert "costs" in page.text("screen-new")
    page.do("start", "school-fighters")
    assert page.shell.screen.sides and "costs" in page.text("notices")


def test_tables_travel_in_the_file_of_everything():
    page, screen = editing("gym")
    page.do("keep")
    page.go("#/saved")
    page.do("fetch-everything")
    text = page.door.downloads[-1][1]
    assert "Fracas layout 1" in text
    page.do("take-file", text)
    page.door.run()
    assert "You already have everything in this file." in page.text("screen-saved")
    other = Page(address="#/saved")
    other.do("take-file", text)
    other.door.run()
    assert "1 new table" in other.text("screen-saved")
    other.do("take", "all")
    assert [each.desk.pieces for each in my_tables.saved_tables(other.shell.shelf.store)] == [PRINTED["gym"].pieces]
    other.do("restore")
    assert my_tables.saved_tables(other.shell.shelf.store) == []
    other.do("take-file", text.replace("Fracas layout 1", "Fracas layout 1\\nr1.1.2.2.c"))
    other.door.run()
    assert "cannot be read" in other.text("screen-saved")


def test_a_piece_is_dragged_from_the_box():
    page, screen = editing("playground")
    bush = PLANE.point((screen.desk.pieces[4].shape.x, screen.desk.pieces[4].shape.y))
    screen.handle_gesture(PickUp("hedge"))
    page.pan((2000.0, 100.0), (1500.0, 100.0))
    assert len(screen.desk.pieces) == 15
    page.pan((2000.0, 100.0), bush)
    assert screen.desk.ghost is not None and "overlap" in screen.trouble
    page.drag((0.0, 0.0), bush)
    assert len(screen.desk.pieces) == 15 and screen.desk.ghost is None
    screen.handle_gesture(PickUp("hedge"))
    page.pan((2000.0, 100.0), PLANE.point((4100, 600)))
    page.pan((2000.0, 100.0), PLANE.point((4000, 500)))
    page.drag((2000.0, 100.0), PLANE.point((4000, 500)))
    assert len(screen.desk.pieces) == 17
    assert (screen.desk.pieces[15].shape.x, screen.desk.pieces[15].shape.y) == (4000, 500)


def test_a_piece_that_is_put_back_leaves_no_mark():
    page, screen = editing("playground")
    bush = PLANE.point((screen.desk.pieces[4].shape.x, screen.desk.pieces[4].shape.y))
    screen.handle_gesture(PickUp("hedge"))
    page.pan((2000.0, 100.0), bush)
    assert screen.desk.ghost is not None
    screen.handle_gesture(PickUp(""))
    assert screen.desk.ghost is None and screen.desk.drag((2000.0, 100.0), (1500.0, 100.0), 1.0) is None
    assert len(screen.desk.pieces) == 15


def test_a_box_grows_and_shrinks_as_far_as_its_limits_and_no_further():
    box = next(kind for kind in layout_edits.KINDS.values() if kind.shape.corners)
    (x1, y1), (x2, y2) = box.shape.corners[0], box.shape.corners[2]
    thin = layout_edits.resize(box, layout_edits.MOST - (x2 - x1), layout_edits.LEAST - (y2 - y1))
    (x1, y1), (x2, y2) = thin.shape.corners[0], thin.shape.corners[2]
    assert (x2 - x1, y2 - y1) == (layout_edits.MOST, layout_edits.LEAST)
    for wider, deeper in ((1, 0), (0, -1)):
        with pytest.raises(layout_edits.EditRefusal, match="30 inches"):
            layout_edits.resize(thin, wider, deeper)
