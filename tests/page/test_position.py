"""The position editor: everything is put by hand, what is not legal is said and drawn all the same, and it goes out."""

import re

import pytest

import fracas
from fracas.faces import composer_of, face_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.kernel.errors import InvalidNotation
from fracas.links import find_link, read_link, read_position_only, write_link, write_position
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.screen import Key
from fracas.posts.hosts import HOSTS
from tests.browser.hosts import position
from tests.laws.matches import inputs
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def editing(key="elfball"):
    """Return a page with the editor of a game."""
    page = Page(address=f"#/position/{key.replace('_', '-')}")
    return page, page.shell.screen


def places(screen, count=8):
    """List cells in the middle of a board, far enough from each other."""
    if screen.face.plane is not None:
        return [screen.face.plane.places.number((600 + 400 * n, 1500)) for n in range(count)]
    field = screen.face.field(screen.work.state)
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
    work = screen.work
    everybody = list(work.composer.players(work.state))
    for who, cell in zip((*everybody[:2], *everybody[-2:]), places(screen, 4), strict=True):
        put(page, who, cell)
        assert screen.face.who_at(work.state, cell) == who
    assert len(screen.board.shown.tokens) >= 4 and work.faults == (), work.faults
    assert "This position is legal." in page.text("verdict")
    page.do("copy-position")
    assert page.door.asked[-1] == work.text and fracas.from_position(work.text).state == work.state
    page.do("copy-link")
    link = page.door.asked[-1]
    assert read_link(find_link(link)).position == work.text
    page.do("picture", "svg")
    page.do("picture", "png")
    (_name, svg), (_other, png) = page.door.downloads
    across, down = (round(2 * side) for side in screen.face.field(work.state).extent[2:])
    assert work.text in svg and png == f"{across}x{down} {svg}"
    page.go(link[link.index("#"):])
    assert page.shell.screen.work.text == work.text and page.shell.shelf.ids() == []
    page.do("play")
    assert page.model.game.state == work.state


def test_a_screen_reader_is_told_the_cell_of_who_is_selected():
    page, screen = editing()
    who, other = list(screen.work.composer.players(screen.work.state))[:2]
    cell, its = places(screen, 2)
    put(page, who, cell)
    put(page, other, its)
    page.do("pick", str(who))
    table = screen.board.words.table
    assert screen.selected_cell == table.selected == cell
    page.do("pick", str(other))
    assert screen.board.words.table.selected == its
    page.do("pick", str(other))
    assert screen.board.words.table.selected == NOWHERE


@every_game
def test_every_dial_takes_every_value_and_says_it_again(key):
    page, screen = editing(key)
    work = screen.work
    cell, other = places(screen, 2)
    put(page, 0, cell)
    page.do("pick", "0")
    for dial in work.composer.on_player:
        for choice in dial.choices(work.state, 0):
            page.do("dial", f"{dial.key} {choice.value}")
            assert dial.read(work.state, 0) == choice.value, (dial.key, choice)
            work.rules.faults(work.state)
            work.rules.read_position(work.text)
        page.do("cell", str(other if screen.face.cell_of(work.state, 0) == cell else cell))  # and back on the board
    for dial in work.composer.on_match:
        for choice in dial.choices(work.state, NO_ONE):
            page.do("match-dial", f"{dial.key} {choice.value}")
            assert dial.key == "beast" or dial.read(work.state, NO_ONE) == choice.value, (dial.key, choice)
            assert work.rules.read_position(work.text) == work.state
    before = work.text
    page.do("dial", "stance 99")
    page.do("match-dial", "no-such 1")
    assert work.text == before


def posted_with_its_reasons(page, faults, text):
    """Put a position against the rules into a post of every host: nothing that plays it is offered."""
    page.do("post")
    shown = page.shell.screen.shown
    assert shown.position == text and "Against the rules: " in shown.text and faults[0] in shown.text
    for host in HOSTS:
        page.do("host", host)
        page.do("copy-snippet")
        assert f"#/position/{write_position(text)}" in page.door.asked[-1] and "<iframe" not in page.door.asked[-1]
        assert text in page.door.asked[-1] and "#/odds/" not in page.text("screen-embed")


@every_game
def test_a_draft_is_there_again_after_a_reload_and_after_playing_it(key):
    page, screen = editing(key)
    for who, cell in zip(list(screen.work.composer.players(screen.work.state))[:2], places(screen, 2), strict=True):
        put(page, who, cell)
    text, empty = screen.work.text, screen.work.states[0]
    page.go("#/")
    page.go(f"#/position/{key.replace('_', '-')}")
    again = page.shell.screen
    assert again.work.text == text and again is not screen and "Your draft" in page.text("notices")
    other = Page(page.door.store, f"#/position/{key.replace('_', '-')}")
    assert other.shell.screen.work.text == text, "another start of the page finds it"
    other.do("undo-position")
    assert other.shell.screen.work.state == empty


def test_a_link_opens_as_it_is_and_what_is_changed_on_it_is_a_draft_of_its_own():
    page, screen = editing()
    put(page, 0, places(screen)[0])
    mine, link = screen.work.text, write_position(position("elfball").position)
    page.go(f"#/position/{link}")
    assert page.shell.screen.work.text == position("elfball").position
    page.do("pick", "0")
    page.do("take-off")
    changed = page.shell.screen.work.text
    page.go("#/position/elfball")
    assert page.shell.screen.work.text == mine
    page.go(f"#/position/{link}")
    assert page.shell.screen.work.text == changed != position("elfball").position
    page.go(f"#/position/{write_position(position('elfball', 'other').position)}")
    assert page.shell.screen.work.text == position("elfball", "other").position, "a draft belongs to its link alone"


@every_game
def test_a_position_goes_into_a_file_and_comes_out_again(key):
    page = Page(address=f"#/position/{write_position(position(key).position)}")
    page.do("save-position")
    (name, text), = page.door.downloads
    assert name == f"{key}-position.txt" and text.strip() == position(key).position
    other, screen = editing(key)
    other.do("paste", "\ufeff" + text)
    assert screen.work.text == position(key).position
    other.do("paste", TOO_LARGE)
    assert screen.work.text == position(key).position and "too large" in other.text("verdict")


@every_game
def test_what_is_against_the_rules_is_said_with_reasons_and_drawn_all_the_same(key):
    page, screen = editing(key)
    work = screen.work
    cells = places(screen, 8)
    side = [who for who in work.composer.players(work.state) if screen.face.token(work.state, who).side == 0]
    for who, cell in zip(side, cells, strict=False):
        put(page, who, cell)
    if work.composer.put_ball is not None:
        page.do("ball")
        page.do("cell", str(cells[0]))  # into the hands of the first
        page.do("pick", str(side[0]))
        page.do("dial", "stance 1" if key != "street_bowl" else "condition 1")
    else:
        page.do("match-dial", "round 5")
        page.do("pick", str(side[0]))
        page.do("dial", "status 1")
        page.do("match-dial", "round 2")
    assert work.faults and all(fault in page.text("verdict") for fault in work.faults)
    assert "Against the rules" in page.text("say") and len(screen.board.shown.tokens) >= 5
    posted_with_its_reasons(page, work.faults, work.text)
    page.go(f"#/position/{key.replace('_', '-')}")
    screen = page.shell.screen
    assert screen.work.faults == work.faults, "the way back leads to the position as it was"
    work = screen.work
    with pytest.raises(InvalidNotation, match="no possible position"):
        fracas.from_position(work.text)
    page.do("play")
    assert page.shell.route.screen == "position" and "it is against the rules" in page.text("aside")
    link = write_position(work.text)
    page.go(f"#/position/{link}")
    assert page.shell.screen.work.state == work.state and read_position_only(link) == work.text


@every_game
def test_every_change_is_taken_back_one_by_one_and_made_again(key):
    page, screen = editing(key)
    work, texts = screen.work, []
    for who, cell in zip(work.composer.players(work.state), places(screen, 5), strict=False):
        texts.append(work.text)
        put(page, who, cell)
    last = work.text
    for text in reversed(texts):
        page.do("undo-position")
        assert work.text == text
    page.do("undo-position")
    assert work.text == texts[0] and not work.can_undo
    for _step in texts:
        page.do("redo-position")
    assert work.text == last and not work.can_redo


def test_a_piece_is_put_moved_and_taken_off_by_keys_alone():
    page, screen = editing()
    screen.pick(3)
    screen.press_key(Key("ArrowRight", is_on_board=True))
    cell = screen.view.cursor
    page.do("cell", str(cell))
    assert screen.work.state.where[3] == cell and screen.face.cell_text(screen.work.state, cell) in page.text("say")
    assert f'id="cells-{cell}"' in page.text("cells-box") or page.text(f"cells-{cell}")
    assert screen.press_key(Key("Delete")) and screen.work.state.where[3] < 0
    assert screen.press_key(Key("z", has_ctrl=True)) and screen.work.state.where[3] == cell
    assert screen.press_key(Key("y", has_ctrl=True)) and screen.work.state.where[3] < 0
    assert screen.press_key(Key("Escape")) and screen.work.selected == NO_ONE and not screen.press_key(Key("q"))


@every_game
def test_a_counter_is_dragged(key):
    page, screen = editing(key)
    start, end = places(screen, 2)
    put(page, 0, start)
    centres = screen.face.field(screen.work.state).lattice.centres
    assert screen.is_held(screen.hit(centres[start]))
    page.drag(centres[start], centres[end])
    assert screen.face.cell_of(screen.work.state, 0) == end
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
        assert screen.work.text == game.position and not screen.work.trouble, written[:40]
    for written in ("hello", game.position[:-9] + "?", "[Game \"chess\"]", "2eAAAAAAAAAAAAAAAAAAAAAAAAA", "toy.1"):
        page.do("paste", written)
        assert screen.work.text == game.position and "Nothing was changed." in page.text("verdict"), written[:40]


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
    work = page.shell.screen.work
    names = [work.lying.team_name(work.state, side) for side in (0, 1)]

    def is_as_before():
        chosen = re.findall(r'<option value="([^"]*)" selected', page.text("aside"))
        shown = [work.lying.team_name(work.state, side) for side in (0, 1)]
        return {home, away} <= {*chosen} and work.teams == (home, away) and shown == names
    assert is_as_before()
    page.do("clear")
    emptied = work.state.copy()
    for who in work.composer.players(emptied):
        work.composer.put(emptied, who, NOWHERE)
    assert is_as_before() and emptied == work.state
    page.do("team", f"home {away}")
    assert work.teams == (away, away)
    page.do("undo-position")
    assert is_as_before()


def test_a_team_that_is_none_of_the_ready_ones_is_shown_by_its_name_until_another_is_chosen():
    own = fracas.new("school_fighters", "x", "mixed_btknr_N1-Gash_TGreen-Gits", "mixed_btknr_N1-Bo").position
    page = Page(address=f"#/position/{write_position(own)}")
    page.door.run()
    assert re.search('<option value="" selected[^>]*>Green Gits</option>', page.text("aside"))
    page.do("team", "home ")
    assert page.shell.screen.work.text == own
    page.do("team", "home wheels")
    assert page.shell.screen.work.teams == ("wheels", page.shell.screen.work.usual[1])


def test_teams_are_chosen_and_an_unknown_one_changes_nothing():
    page, screen = editing()
    page.do("team", "away gnolls")
    assert screen.work.state.codes == ("timberline-elves", "gnolls")
    page.do("team", "home martians")
    assert "martians" in page.text("verdict") and screen.work.state.codes[0] == "timberline-elves"


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
    assert sum(piece.chance for piece in screen.odds_chooser.odds.fan) == sum(wanted.values()) == 1
    assert screen.odds_chooser.odds.chosen == action and screen.odds_chooser.odds.note


def test_the_replay_opens_the_editor_in_its_position():
    game = next(game for game, count in inputs(fracas.ruleset("elfball"), "edit", 40, limit=40) if count == 40)
    page = Page(address=f"#/replay/{write_link(game)}/20")
    position = page.shell.screen.model.position
    page.do("edit-position")
    assert page.shell.route.screen == "position" and page.shell.screen.work.text == position


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
