"""The position editor: everything is put by hand, what is not legal is said and drawn all the same, and it goes out."""

import re

import pytest

import fracas
from fracas.faces import composer_of, face_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.kernel.errors import InvalidNotation
from fracas.links import find_link, read_link, read_position_only, write_link, write_position
from fracas.page.editor.present import odds
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.screen import Key
from fracas.posts.hosts import HOSTS
from fracas.posts.markdown import escape_text
from tests.browser.hosts import position
from tests.laws.matches import inputs
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def editing(key="elfball"):
    """Return a page with the editor of a game."""
    page = Page(address=f"#/position/{key.replace('_', '-')}")
    return page, page.shell.screen


def places(face, state, count=8):
    """List cells in the middle of a board, far enough from each other."""
    if face.plane is not None:
        return [face.plane.places.number((600 + 400 * n, 1500)) for n in range(count)]
    field = face.field(state)
    left, top, width, height = field.extent
    return [field.lattice.cell_at(left + width / 2 + (n - count / 2) * 2 * field.lattice.unit,
                                  top + height * .46) for n in range(count)]


def put(page, who, cell):
    """Put somebody on a cell as a finger does: in the lists, on the board, and let go."""
    page.do("pick", str(who))
    page.do("cell", str(cell))
    page.do("pick", str(who))


@every_game
def test_whatever_is_put_down_comes_out_as_string_link_and_pictures(key):
    page, screen = editing(key)
    model = screen.model
    everybody = list(model.composer.players(model.state))
    for who, cell in zip((*everybody[:2], *everybody[-2:]), places(screen.face, screen.model.state, 4), strict=True):
        put(page, who, cell)
        assert screen.face.who_at(model.state, cell) == who
    assert len(screen.board.shown.tokens) >= 4 and model.faults == (), model.faults
    assert "This position is legal." in page.text("verdict")
    page.do("copy-position")
    assert page.door.asked[-1] == model.text and fracas.from_position(model.text).state == model.state
    page.do("copy-link")
    link = page.door.asked[-1]
    assert read_link(find_link(link)).position == model.text
    page.do("picture", "svg")
    page.do("picture", "png")
    (_name, svg), (_other, png) = page.door.downloads
    across, down = (round(2 * side) for side in screen.face.field(model.state).extent[2:])
    assert model.text in svg and png == f"{across}x{down} {svg}"
    page.go(link[link.index("#"):])
    assert page.shell.screen.model.text == model.text and page.shell.shelf.ids() == []
    page.do("play")
    assert page.model.game.state == model.state


def test_a_screen_reader_is_told_the_cell_of_who_is_selected():
    page, screen = editing()
    who, other = list(screen.model.composer.players(screen.model.state))[:2]
    cell, its = places(screen.face, screen.model.state, 2)
    put(page, who, cell)
    put(page, other, its)
    page.do("pick", str(who))
    table = screen.board.words.table
    assert screen.model.selected_cell == table.selected == cell
    page.do("pick", str(other))
    assert screen.board.words.table.selected == its
    page.do("pick", str(other))
    assert screen.board.words.table.selected == NOWHERE


@every_game
def test_every_dial_takes_every_value_and_says_it_again(key):
    page, screen = editing(key)
    model = screen.model
    cell, other = places(screen.face, screen.model.state, 2)
    put(page, 0, cell)
    page.do("pick", "0")
    for dial in model.composer.on_player:
        for choice in dial.choices(model.state, 0):
            page.do("dial", f"{dial.key} {choice.value}")
            assert dial.read(model.state, 0) == choice.value, (dial.key, choice)
            model.rules.faults(model.state)
            model.rules.read_position(model.text)
        page.do("cell", str(other if screen.face.cell_of(model.state, 0) == cell else cell))  # and back on the board
    for dial in model.composer.on_match:
        for choice in dial.choices(model.state, NO_ONE):
            page.do("match-dial", f"{dial.key} {choice.value}")
            assert dial.key == "beast" or dial.read(model.state, NO_ONE) == choice.value, (dial.key, choice)
            assert model.rules.read_position(model.text) == model.state
    before = model.text
    page.do("dial", "stance 99")
    page.do("match-dial", "no-such 1")
    assert model.text == before


def posted_with_its_reasons(page, faults, text):
    """Put a position against the rules into a post of every host: nothing that plays it is offered."""
    page.do("post")
    shown = page.shell.screen.shown
    assert shown.position == text and "Against the rules: " in shown.text and faults[0] in shown.text
    for host in HOSTS:
        page.do("host", host)
        page.do("copy-snippet")
        assert f"#/position/{write_position(text)}" in page.door.asked[-1] and "<iframe" not in page.door.asked[-1]
        pasted = page.door.asked[-1]
        assert text in pasted or escape_text(text) in pasted
        assert "#/odds/" not in page.text("screen-embed")


@every_game
def test_a_draft_is_there_again_after_a_reload_and_after_playing_it(key):
    page, screen = editing(key)
    everybody = list(screen.model.composer.players(screen.model.state))
    for who, cell in zip(everybody[:2], places(screen.face, screen.model.state, 2), strict=True):
        put(page, who, cell)
    text, empty = screen.model.text, screen.model.states[0]
    page.go("#/")
    page.go(f"#/position/{key.replace('_', '-')}")
    again = page.shell.screen
    assert again.model.text == text and again is not screen and "This is your last draft" in page.text("notices")
    other = Page(page.door.store, f"#/position/{key.replace('_', '-')}")
    assert other.shell.screen.model.text == text, "another start of the page finds it"
    other.do("undo-position")
    assert other.shell.screen.model.state == empty


def test_the_board_is_looked_at_from_near_and_whole_again():
    page, screen = editing("street_bowl")
    whole = page.door.attributes["board", "viewBox"]
    put(page, 0, 100)
    page.do("zoom")
    assert screen.view.is_zoomed and page.door.attributes["board", "viewBox"] != whole
    page.do("zoom")
    assert page.door.attributes["board", "viewBox"] == whole


def test_the_first_cell_of_a_board_is_one_like_others():
    page, screen = editing("street_bowl")
    put(page, 0, 0)
    assert screen.model.face.cell_of(screen.model.state, 0) == 0


def test_a_link_opens_as_it_is_and_what_is_changed_on_it_is_a_draft_of_its_own():
    page, screen = editing()
    put(page, 0, places(screen.face, screen.model.state)[0])
    mine, link = screen.model.text, write_position(position("elfball").position)
    page.go(f"#/position/{link}")
    assert page.shell.screen.model.text == position("elfball").position
    page.do("pick", "0")
    page.do("take-off")
    changed = page.shell.screen.model.text
    page.go("#/position/elfball")
    assert page.shell.screen.model.text == mine
    page.go(f"#/position/{link}")
    assert page.shell.screen.model.text == changed != position("elfball").position
    page.go(f"#/position/{write_position(position('elfball', 'other').position)}")
    assert page.shell.screen.model.text == position("elfball", "other").position, "a draft belongs to its link alone"


@every_game
def test_a_position_goes_into_a_file_and_comes_out_again(key):
    page = Page(address=f"#/position/{write_position(position(key).position)}")
    page.do("save-position")
    (name, text), = page.door.downloads
    assert name == f"{key}-position.txt" and text.strip() == position(key).position
    other, screen = editing(key)
    other.do("paste", "\ufeff" + text)
    assert screen.model.text == position(key).position
    other.do("paste", TOO_LARGE)
    assert screen.model.text == position(key).position and "too large" in other.text("verdict")


@every_game
def test_what_is_against_the_rules_is_said_with_reasons_and_drawn_all_the_same(key):
    page, screen = editing(key)
    model = screen.model
    cells = places(screen.face, screen.model.state, 8)
    side = [who for who in model.composer.players(model.state) if screen.face.token(model.state, who).side == 0]
    for who, cell in zip(side, cells, strict=False):
        put(page, who, cell)
    if model.composer.put_ball is not None:
        page.do("ball")
        page.do("cell", str(cells[0]))  # into the hands of the first
        page.do("pick", str(side[0]))
        page.do("dial", "stance 1" if key != "street_bowl" else "condition 1")
    else:
        page.do("match-dial", "round 5")
        page.do("pick", str(side[0]))
        page.do("dial", "status 1")
        page.do("match-dial", "round 2")
    assert model.faults and all(fault in page.text("verdict") for fault in model.faults)
    assert "Against the rules" in page.text("say") and len(screen.board.shown.tokens) >= 5
    posted_with_its_reasons(page, model.faults, model.text)
    page.go(f"#/position/{key.replace('_', '-')}")
    screen = page.shell.screen
    assert screen.model.faults == model.faults, "the way back leads to the position as it was"
    model = screen.model
    with pytest.raises(InvalidNotation, match="is not a possible position. The rules say:"):
        fracas.from_position(model.text)
    page.do("play")
    assert page.shell.route.screen == "position" and "it is against the rules" in page.text("aside")
    link = write_position(model.text)
    page.go(f"#/position/{link}")
    assert page.shell.screen.model.state == model.state and read_position_only(link) == model.text


@every_game
def test_every_change_is_taken_back_one_by_one_and_made_again(key):
    page, screen = editing(key)
    model, texts = screen.model, []
    for who, cell in zip(model.composer.players(model.state), places(screen.face, screen.model.state, 5), strict=False):
        texts.append(model.text)
        put(page, who, cell)
    last = model.text
    for text in reversed(texts):
        page.do("undo-position")
        assert model.text == text
    page.do("undo-position")
    assert model.text == texts[0] and model.at == 0
    for _step in texts:
        page.do("redo-position")
    assert model.text == last and model.at + 1 == len(model.states)


def test_a_piece_is_put_moved_and_taken_off_by_keys_alone():
    page, screen = editing()
    page.do("pick", "3")
    screen.press_key(Key("ArrowRight", is_on_board=True))
    cell = screen.view.cursor
    page.do("cell", str(cell))
    assert screen.model.state.where[3] == cell and screen.face.cell_text(screen.model.state, cell) in page.text("say")
    assert f'id="cells-{cell}"' in page.text("cells-box") or page.text(f"cells-{cell}")
    assert screen.press_key(Key("Delete")) and screen.model.state.where[3] < 0
    assert screen.press_key(Key("z", has_ctrl=True)) and screen.model.state.where[3] == cell
    assert screen.press_key(Key("y", has_ctrl=True)) and screen.model.state.where[3] < 0
    assert screen.press_key(Key("Escape")) and screen.model.selected == NO_ONE and not screen.press_key(Key("q"))


@every_game
def test_a_counter_is_dragged(key):
    page, screen = editing(key)
    start, end = places(screen.face, screen.model.state, 2)
    put(page, 0, start)
    centres = screen.face.field(screen.model.state).lattice.centres
    assert screen.is_held(screen.hit(centres[start]))
    page.drag(centres[start], centres[end])
    assert screen.face.cell_of(screen.model.state, 0) == end
    assert not screen.is_held(screen.hit(centres[start]))


@every_game
def test_positions_links_and_records_are_pasted(key):
    game = next(game for game, count in inputs(fracas.ruleset(key), "paste", 40, limit=40) if count == 40)
    page, screen = editing(key)
    for written in (game.position, f"  {game.position}\n", f"https://fracas.example/#/replay/{write_link(game)}/3",
                    f"see #/position/{write_position(game.position)}#?secret=abc", game.record):
        page.do("clear")
        page.do("paste", written)
        page.door.run()
        assert screen.model.text == game.position and not screen.model.trouble, written[:40]
    for written in ("hello", game.position[:-9] + "?", "[Game \"chess\"]", "2eAAAAAAAAAAAAAAAAAAAAAAAAA", "toy.1"):
        page.do("paste", written)
        assert screen.model.text == game.position and "Nothing was changed." in page.text("verdict"), written[:40]


def test_what_links_no_position_leads_home_with_a_sentence():
    for address in ("2eAAAA", "2-" + "A" * 60, "1" * 400):
        page = Page(address="#/settings")
        page.go(f"#/position/{address}")
        assert page.shell.route.screen == "home" and page.text("notices")


@every_game
def test_the_teams_are_those_of_the_position_before_and_after_it_is_emptied_and_after_undo(key):
    home, away = list(fracas.ruleset(key).teams)[:2][::-1]
    page = Page(address=f"#/position/{write_position(fracas.new(key, 'x', home, away).position)}")
    page.door.run()
    model = page.shell.screen.model
    names = [model.face.team_name(model.state, side) for side in (0, 1)]

    def is_as_before():
        chosen = re.findall(r'<option value="([^"]*)" selected', page.text("aside"))
        shown = [model.face.team_name(model.state, side) for side in (0, 1)]
        return {home, away} <= {*chosen} and model.teams == (home, away) and shown == names
    assert is_as_before()
    page.do("clear")
    emptied = model.state.copy()
    for who in model.composer.players(emptied):
        model.composer.put(emptied, who, NOWHERE)
    assert is_as_before() and emptied == model.state
    page.do("team", f"home {away}")
    assert model.teams == (away, away)
    page.do("undo-position")
    assert is_as_before()


def test_a_team_that_is_none_of_the_ready_ones_is_shown_by_its_name_until_another_is_chosen():
    own = fracas.new("school_fighters", "x", "mixed_btknr_N1-Gash_TGreen-Gits", "mixed_btknr_N1-Bo").position
    page = Page(address=f"#/position/{write_position(own)}")
    page.door.run()
    assert re.search('<option value="" selected[^>]*>Green Gits</option>', page.text("aside"))
    page.do("team", "home ")
    assert page.shell.screen.model.text == own
    page.do("team", "home wheels")
    assert page.shell.screen.model.teams == ("wheels", page.shell.screen.lying.away_team)


def test_teams_are_chosen_and_an_unknown_one_changes_nothing():
    page, screen = editing()
    page.do("team", "away gnolls")
    assert screen.model.state.codes == ("timberline-elves", "gnolls")
    page.do("team", "home martians")
    assert "martians" in page.text("verdict") and screen.model.state.codes[0] == "timberline-elves"


@every_game
def test_the_odds_of_an_action_are_those_of_the_rules(key):
    game = next(game for game, count in inputs(fracas.ruleset(key), "odds", 150, limit=150)
                if count > 60 and game.pending is None and not game.is_terminal() and game.ruleset.plans(game.state))
    page, screen = editing(key)
    page.do("paste", game.position)
    page.door.run()
    action = game.legal_texts()[0]
    page.do("reckon", action)
    page.door.run(0)
    wanted, _assumptions = fracas.odds(game, action)
    shown = odds(screen.model)
    assert sum(piece.chance for piece in shown.fan) == sum(wanted.values()) == 1
    assert shown.chosen == action and shown.note


def test_the_replay_opens_the_editor_in_its_position():
    game = next(game for game, count in inputs(fracas.ruleset("elfball"), "edit", 40, limit=40) if count == 40)
    page = Page(address=f"#/replay/{write_link(game)}/20")
    position = page.shell.screen.model.position
    page.do("edit-position")
    assert page.shell.route.screen == "position" and page.shell.screen.model.text == position


@every_game
def test_everybody_taken_off_again_leaves_the_board_as_it_was(key):
    composer, face = composer_of(key), face_of(key)
    state = composer.empty(face.home_team, face.away_team)
    before = fracas.ruleset(key).position(state)
    cells = range(len(face.field(state).lattice.centres))
    cell = next(cell for cell in cells[len(cells) // 2:] if face.who_at(state, cell) == NO_ONE)
    composer.put(state, 0, cell)
    assert fracas.ruleset(key).position(state) != before
    composer.put(state, 0, NOWHERE)
    assert face.who_at(state, cell) == NO_ONE and face.cell_of(state, 0) != cell
