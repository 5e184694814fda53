"""Going deeper in the middle of play: the pieces are put on the board by hand, and the match goes on with real dice."""

import pytest

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.page.companion.placement import NOBODY_YET
from fracas.page.editor.messages import DropPlayer
from fracas.page.editor.screen import PositionScreen
from fracas.page.match.model.messages import RunActions
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.companion.matches import MATCHES
from tests.companion.test_laying import is_on_board, up_to_a_turn
from tests.companion.transcribed import played, tracked
from tests.page.at_table import at_table, lines, mark, tap
from tests.page.headless import Page


def standing_of(game):
    """Return what two must agree on."""
    return log.tracking_rules_of(game).summary(game.state)


def midway(key):
    """Return a match on the board up to a turn, and the page with the same match tracked by its results."""
    name, _counted, results, _faces, _turns = MATCHES[key]
    part = up_to_a_turn(played(key, name), 0.5)
    shelf = Shelf(Memory(), "table")
    shelf.save("mx", Facts(key), tracked(part, results).record)
    return part, Page(shelf.store, "#/companion/mx")


def put_all(page, part):
    """Put everybody where he stands in a match on the board, and the ball."""
    model, face = page.shell.screen.model, page.shell.screen.lying
    for who in model.composer.players(model.state):
        if is_on_board(face, part.state, who):
            page.shell.screen.send(DropPlayer(who, face.cell_of(part.state, who)))
    if model.composer.put_ball is not None:
        held = part.state.holder
        page.do("ball")
        page.do("cell", str(face.cell_of(part.state, held) if held >= 0 else face.ball(part.state)))


@pytest.mark.parametrize("key", MATCHES)
def test_a_match_goes_deeper_in_the_middle_and_comes_back_with_the_same_code(key):
    part, page = midway(key)
    before = standing_of(page.shell.screen.model.game)
    tap(page, "depth", "full")
    assert isinstance(page.shell.screen, PositionScreen) and page.door.address == "#/position/~mx"
    put_all(page, part)
    assert page.shell.screen.model.faults == ()
    tap(page, "play")
    assert page.door.address.startswith("#/match/")
    game = page.model.game
    assert game.real == (True, True) and game.tags["AtTable"] == "mx"
    page.go("#/companion/mx")
    assert page.shell.screen.model.game.tags["Board"] and standing_of(page.shell.screen.model.game) == before
    page.go("#/match/" + page.shell.screen.model.game.tags["Board"])
    ways = [("concede", game.to_act), ("concede",)]
    page.screen.send(RunActions((next(way for way in ways if game.ruleset.is_legal(game.state, way)),)))
    game = page.model.game
    assert game.is_terminal()
    page.go("#/companion/mx")
    told = page.shell.screen.model.game
    assert lines(page)[-1].startswith("board ") and told.is_terminal()
    assert result_code(standing_of(told)) == result_code(log.tracking_rules_of(told).summary(game.state))


def test_pieces_that_break_a_rule_or_are_of_other_teams_are_not_played():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    tap(page, "to-board")
    screen = page.shell.screen
    assert screen.model.faults == (NOBODY_YET,)
    tap(page, "team", "home orcs")
    assert screen.model.teams[0] != "orcs" or screen.model.at == 0
    other = at_table("elfball")
    tap(page, "paste", other.shell.screen.model.game.position.replace("timberline-elves", "orcs"))
    assert screen.model.faults
    tap(page, "play")
    assert page.shell.screen is screen
    tap(page, "clear")
    assert screen.model.state == screen.model.states[0] and screen.model.faults == (NOBODY_YET,)


def test_pieces_of_a_match_that_another_tab_has_changed_lead_back_to_it():
    part, page = midway("elfball")
    other = Page(page.shell.store, page.app.address)
    tap(page, "depth", "full")
    put_all(page, part)
    tap(other, "dial", "0 1")
    tap(page, "play")
    assert page.door.address == "#/companion/mx" and "Another tab" in page.text("notices")
    assert lines(page) == lines(other) and page.shell.shelf.ids() == []
    assert "Board" not in page.shell.screen.model.game.tags


def test_where_nobody_stands_the_way_leads_back_to_the_tracker():
    page = at_table()
    table = page.door.address
    page.go(table.replace("#/companion/", "#/position/~"))
    assert page.door.address == table and "The board is empty." in page.text("notices")
    page.go("#/position/~mnone")
    assert page.door.address == "#/companion"
