"""Messages to the position editor: what each changes in the model, and which effects follow."""

from fractions import Fraction

import pytest

import fracas
from fracas.faces import composer_of, roster_editor_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.page.companion.placement import NOBODY_YET, place_pieces
from fracas.page.editor.messages import (
    DropPlayer,
    EditorTask,
    FoundLines,
    FoundOdds,
    PastedPosition,
    PasteRefusal,
    ReadPasted,
    TapCell,
)
from fracas.page.editor.model import ChosenOdds, EditorModel, PuzzleDraft, board_spec, empty_board
from fracas.page.editor.present import board, odds, puzzle_address, puzzle_maker, regions
from fracas.page.editor.update import MOST_PUZZLES, update
from fracas.page.page_effects import Announcement, ShowNotice
from fracas.page.presses import ControlPress
from fracas.puzzles.line_search import RatedLine
from tests.browser.hosts import position
from tests.page.test_placement import midway
from tests.page.test_position import every_game, places

STOP_ODDS, STOP_SEARCH, KEEP_DRAFT = EditorTask.STOP_ODDS, EditorTask.STOP_SEARCH, EditorTask.KEEP_DRAFT


def editing(key="elfball"):
    return empty_board(key)


def in_play(key="elfball"):
    """Return the editor in a legal position of a match that goes on."""
    composer = empty_board(key).composer
    return EditorModel(board_spec(composer), [fracas.ruleset(key).read_position(position(key).position)])


def free_cells(model, count=3):
    """List cells in the middle of the board."""
    return places(model.face, model.state, count)


def against_the_rules():
    """Return the editor in a position that is illegal: the carrier of the ball lies on the ground."""
    model = editing()
    send(model, DropPlayer(0, free_cells(model)[0]), press("ball"), TapCell(NOWHERE, 0), press("dial", "stance", "1"))
    assert model.faults
    return model


def send(model, *messages):
    """Send messages, and return the effects of the last one."""
    effects = ()
    for message in messages:
        effects = update(model, message)
    return effects


def press(control, *arguments):
    return ControlPress(control, arguments)


def kinds(effects):
    return [effect if isinstance(effect, EditorTask) else type(effect) for effect in effects]


@every_game
def test_a_player_is_picked_put_moved_and_taken_off(key):
    model = editing(key)
    first, second = free_cells(model, 2)
    who = next(iter(model.composer.players(model.state)))
    beside = model.face.cell_of(model.state, who)
    assert kinds(send(model, press("pick", who))) == [STOP_ODDS, Announcement]
    assert kinds(send(model, TapCell(first))) == [STOP_ODDS, STOP_SEARCH, KEEP_DRAFT, Announcement]
    assert model.face.cell_of(model.state, who) == model.selected_cell == first and model.at == 1
    send(model, TapCell(second))
    assert model.selected_cell == second and model.selected == who
    send(model, TapCell(second, who))
    assert model.selected == NO_ONE, "a second tap on him puts him down"
    send(model, TapCell(first))
    assert model.face.cell_of(model.state, who) == second, "nobody is in hand"
    send(model, TapCell(second, who), press("take-off"))
    assert model.face.cell_of(model.state, who) == beside and model.at == 3
    assert kinds(send(model, DropPlayer(who, first))) == [STOP_ODDS, STOP_SEARCH, KEEP_DRAFT, Announcement]
    assert model.selected == who and model.selected_cell == first


def test_a_tap_beside_the_board_and_a_player_who_does_not_exist_change_nothing():
    model = editing()
    before = model.state
    send(model, press("pick", 0), TapCell(NOWHERE))
    assert model.state is before and model.selected == 0
    send(model, press("pick", 0))
    assert model.selected == NO_ONE, "a second tap in the lists puts him down"
    send(model, press("pick", 99))
    assert model.selected == NO_ONE
    send(model, press("take-off"))
    assert model.state is before and model.at == 0


def test_the_ball_goes_to_a_cell_or_into_the_hands_of_who_stands_there():
    model = editing()
    first, second = free_cells(model, 2)
    send(model, press("pick", 0), TapCell(first), press("ball"))
    assert model.has_ball
    send(model, TapCell(second))
    assert not model.has_ball and model.face.ball(model.state) == second and model.selected == 0
    send(model, press("ball"), TapCell(NOWHERE, 0))
    assert model.state.holder == 0 and not model.has_ball
    send(model, press("ball"), press("ball"))
    assert not model.has_ball, "it was put back"
    send(model, press("ball"), press("pick", 3))
    assert not model.has_ball and model.selected == 3, "a player is picked instead"


def test_the_same_words_are_announced_anew_and_trouble_comes_first():
    model = editing()
    first, second = free_cells(model, 2)
    texts = [send(model, message)[-1].text for message in (DropPlayer(0, first), DropPlayer(1, second))]
    assert [text.endswith("\N{ZERO WIDTH SPACE}") for text in texts] == [True, False]
    assert send(model, PasteRefusal("Nonsense."))[-1] == Announcement("Nonsense. Nothing was changed.")
    assert model.trouble and send(model, press("pick", 0)) and not model.trouble


def test_history_goes_back_and_forth_and_is_cut_by_a_change():
    model = editing()
    cells = free_cells(model, 3)
    send(model, press("pick", 0), *map(TapCell, cells))
    assert kinds(send(model, press("undo-position"))) == [STOP_ODDS, STOP_SEARCH, KEEP_DRAFT, Announcement]
    assert model.selected_cell == cells[1] and model.faults == model.spec.faults(model.state)
    send(model, press("redo-position"))
    assert model.selected_cell == cells[2]
    assert kinds(send(model, press("redo-position"))) == [STOP_ODDS, Announcement], "there is nothing more"
    send(model, press("undo-position"), press("undo-position"), TapCell(cells[2]))
    assert (model.at, len(model.states)) == (2, 3) and model.selected_cell == cells[2]
    send(model, press("undo-position"), press("undo-position"), press("undo-position"))
    assert model.at == 0


def test_fields_take_their_choices_alone():
    model = editing()
    send(model, press("pick", 0), TapCell(free_cells(model)[0]))
    field = model.player_fields[0]
    value = next(choice.value for choice in field.choices(model.state, 0) if choice.value != field.read(model.state, 0))
    before = model.state
    assert STOP_SEARCH not in send(model, press("dial", field.key, "99")) and model.state is before
    assert STOP_SEARCH not in send(model, press("dial", "none", value)) and model.state is before
    send(model, press("dial", field.key, value))
    assert field.read(model.state, 0) == value and field.read(before, 0) != value
    match_field = model.composer.on_match[0]
    other = next(choice.value for choice in match_field.choices(model.state, NO_ONE)
                 if choice.value != match_field.read(model.state, NO_ONE))
    send(model, press("match-dial", match_field.key, other))
    assert match_field.read(model.state, NO_ONE) == other
    send(model, press("pick", NO_ONE), press("dial", field.key, "0"))
    assert field.read(model.state, 0) == value, "nobody selected"


def test_a_ready_team_begins_with_an_empty_board_and_an_unknown_one_changes_nothing():
    model = editing()
    send(model, DropPlayer(0, free_cells(model)[0]), press("team", 1, "gnolls"))
    assert model.teams == (model.face.home_team, "gnolls") and model.face.cell_of(model.state, 0) == NOWHERE
    at = model.at
    send(model, press("team", 0, "martians"))
    assert "martians" in model.trouble and model.at == at
    send(model, press("team", 0, ""))
    assert not model.trouble and model.at == at


@pytest.mark.parametrize(("key", "gang", "names"), [
    ("school_fighters", "mob", ("Butch", "Spike", "Brick", "Gripper", "Moose")),
    ("cave_brawl", "cavemen", ("Thog", "Bonk")),
])
def test_a_ready_away_team_is_known_when_the_home_team_has_taken_its_names(key, gang, names):
    editor = roster_editor_of(key)
    roster = editor.create(gang, editor.templates()[0].key)
    members = tuple(member._replace(name=name) for member, name in zip(roster.members, names, strict=False))
    own = editor.code(roster._replace(members=(*members, *roster.members[len(members):])), key)
    model = EditorModel(board_spec(composer_of(key)), [composer_of(key).empty(own, gang)])
    assert model.teams == ("", gang)
    who = next(n for n in model.composer.players(model.state) if model.face.token(model.state, n).side == 1)
    assert model.face.name(model.state, who) not in names, "the names do clash"


@every_game
def test_the_emptied_board_is_another_position_and_the_one_before_is_as_it_was(key):
    model = in_play(key)
    before, text, empty = model.state, model.text, editing(key)
    on_board = {model.face.cell_of(before, who) for who in model.composer.players(before)} - {
        empty.face.cell_of(empty.state, who) for who in empty.composer.players(empty.state)}
    assert on_board
    send(model, press("clear"))
    assert not {model.face.cell_of(model.state, who) for who in model.composer.players(model.state)} & on_board
    assert model.states[0] is before and model.rules.position(before) == text


def test_a_pasted_text_is_read_outside_and_its_position_is_the_next_one():
    model = editing()
    assert send(model, press("paste", "  ")) == () and send(model, press("paste", "x")) == (ReadPasted("x"),)
    send(model, press("pick", 0), press("ball"))
    effects = send(model, PastedPosition(position("elfball").position))
    assert kinds(effects) == [STOP_ODDS, STOP_SEARCH, KEEP_DRAFT, Announcement] and model.faults == ()
    assert model.text == position("elfball").position and (model.selected, model.has_ball) == (NO_ONE, False)
    for refused in ("elfball.nonsense", position("cave_brawl").position):
        send(model, PastedPosition(refused))
        assert model.text == position("elfball").position and model.trouble.endswith("Nothing was changed.")


def test_a_position_against_the_rules_is_drawn_but_not_played():
    model = against_the_rules()
    assert model.faults == model.rules.faults(model.state) != () and not model.has_unfinished_match
    verdict = regions(model, ("", ""))["verdict"]
    assert board(model, model.face).tokens and all(fault in verdict for fault in model.faults)
    assert kinds(send(model, press("play"))) == [ShowNotice]
    assert send(model, press("post")) == (EditorTask.POST,), "a post shows it with its reasons"
    assert send(in_play(), press("play")) == (EditorTask.PLAY,)


@every_game
def test_odds_are_worked_out_outside_and_void_as_soon_as_anything_is_edited(key):
    model = in_play(key)
    action = model.rules.action_text(model.state, model.rules.legal_actions(model.state)[0])
    assert send(model, press("reckon", action)) == (EditorTask.START_ODDS,) and odds(model).chosen == action
    fan = fracas.odds(fracas.from_position(model.text), action)[0]
    assert send(model, FoundOdds(fan)) == ()
    assert sum(piece.chance for piece in odds(model).fan) == 1 and odds(model).note
    assert STOP_ODDS in send(model, press("pick", NO_ONE)) and model.odds == ChosenOdds()
    assert send(model, press("reckon", "")) == (STOP_ODDS,) and not odds(model).chosen and odds(model).actions


def test_odds_of_what_is_no_action_here_or_of_a_wrong_position_are_refused():
    model = in_play()
    here = fracas.from_position(model.text).legal_texts()
    other = next(text for text in fracas.new("elfball", "x").legal_texts() if text not in here)
    for refused in (other, "no action at all", "?"):
        assert kinds(send(model, press("reckon", refused))) == [STOP_ODDS, ShowNotice] and model.odds == ChosenOdds()
    wrong = against_the_rules()
    assert send(wrong, press("reckon", here[0])) == (STOP_ODDS,) and "a legal position" in odds(wrong).note


def lines_of(model):
    """Return two lines of one action, best first, as the search finds them."""
    first, other = model.rules.legal_actions(model.state)[:2]
    return [RatedLine(Fraction(1, 2), (first,)), RatedLine(Fraction(1, 3), (other,))]


@every_game
def test_a_puzzle_is_searched_outside_and_lasts_until_the_position_changes(key):
    model = in_play(key)
    aim = puzzle_maker(model).aims[0].value
    assert send(model, press("pose", aim)) == (EditorTask.START_SEARCH,) and model.puzzle.aim == aim
    send(model, FoundLines(lines_of(model)))
    found = model.puzzle.puzzle
    assert found.position == model.text and found.aim == aim and found.chance == Fraction(1, 2)
    assert found.line == (model.rules.action_text(model.state, model.rules.legal_actions(model.state)[0]),)
    assert puzzle_maker(model).is_found and "50" in model.puzzle.note
    send(model, press("pick", next(iter(model.composer.players(model.state)))))
    assert model.puzzle.puzzle == found, "it is of the same position"
    assert STOP_SEARCH in send(model, press("clear")) and model.puzzle == PuzzleDraft()
    assert send(model, press("pose", "no-such-aim")) == (STOP_SEARCH,)


def test_a_hint_is_typed_while_its_field_is_held_and_goes_into_the_puzzle():
    model = in_play()
    send(model, press("hint-puzzle", "too early"))
    assert model.puzzle == PuzzleDraft()
    send(model, press("pose", "goal"), FoundLines(lines_of(model)), press("hint-puzzle", " Mind\nthe   gap. "))
    assert model.puzzle.puzzle.hints == ("Mind the gap.",) and model.held == "aside"
    assert puzzle_maker(model).hint == "Mind the gap."
    send(model, press("hint-puzzle", " "))
    assert model.puzzle.puzzle.hints == ()
    send(model, press("pick", 0))
    assert model.held == ""


def test_puzzles_that_follow_each_other_share_a_link_and_have_names_of_their_own():
    model = in_play()
    for _puzzle in range(MOST_PUZZLES + 1):
        send(model, press("pose", "goal"), FoundLines(lines_of(model)), press("add-puzzle"))
    assert len(model.series) == MOST_PUZZLES and "12 puzzles wait" not in model.puzzle.note
    one = in_play()
    send(one, press("pose", "goal"), FoundLines(lines_of(one)))
    assert len(puzzle_address(model, "puzzle")) > len(puzzle_address(one, "puzzle"))


def test_where_no_line_is_found_the_puzzle_is_open_and_takes_neither_hint_nor_follower():
    model = in_play()
    send(model, press("pose", "goal"), FoundLines([]), press("hint-puzzle", "no"), press("add-puzzle"))
    assert puzzle_maker(model).is_open and not puzzle_maker(model).is_found and model.series == ()
    assert model.puzzle.puzzle.line == () and model.puzzle.puzzle.hints == ()
    wrong = against_the_rules()
    assert send(wrong, press("pose", "goal")) == (STOP_SEARCH,) and "legal position" in wrong.puzzle.note


def test_pieces_of_a_tracked_match_keep_their_teams_and_are_emptied_to_nobody():
    part, page = midway("elfball")
    model = place_pieces(page.shell.screen.model.game)
    assert model.faults == (NOBODY_YET,) and kinds(send(model, press("play"))) == [ShowNotice]
    teams, face = model.teams, model.face
    send(model, press("team", 0, "orcs"))
    assert model.teams == teams and model.at == 0
    for who in model.composer.players(model.state):
        if face.cell_of(part.state, who) >= 0:
            send(model, DropPlayer(who, face.cell_of(part.state, who)))
    send(model, press("ball"), TapCell(face.ball(part.state), part.state.holder))
    assert model.faults == () and send(model, press("play")) == (EditorTask.PLAY,)
    send(model, press("clear"))
    assert model.state is model.states[0] and model.faults == (NOBODY_YET,)
    assert "#/position/" not in regions(model, ("", ""))["aside"], "no way leads to the boards of other games"
