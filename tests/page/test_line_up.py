"""Cave Brawl's usual line-up: one button walks everybody out of the tunnel."""

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.cave_brawl.line_up import usual_line_up
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND
from tests.page.headless import Page

FACE = face_of("cave_brawl")


@pytest.mark.parametrize("team", ["cavemen", "witchdoctors", "exiles", "amazons"])
def test_all_come_out_with_one_tap_and_every_step_is_legal(team):
    page = Page(address="#/new/cave-brawl/two")
    page.do("team", f"home {team}")
    page.do("team", f"away {team}")
    page.do("start", "cave-brawl")
    screen = page.screen
    while screen.model.game.state.phase != st.TURN:
        if screen.model.game.state.phase == st.HANDING:
            page.do("player", str(screen.model.now.actors[0]))
        page.do("command", "0")
        page.door.run()
    for side in (screen.model.game.to_act, 1 - screen.model.game.to_act):
        assert [command.label for command in screen.model.tray_buttons()] == ["Everybody out", "End turn"]
        page.do("command", "0")
        page.door.run(120_000)
        s = screen.model.game.state
        assert all(s.where[who] >= 0 for who in st.team(s, side)) and s.acting == st.NO_ONE and s.side == side
        if s.holder >= 0 and st.side_of(s, s.holder) == side:
            rows = [abs(s.where[who] // 21 - (20, 0)[side]) for who in st.team(s, side)]
            assert rows[s.holder % 9] == 2 and max(rows) >= 3
        assert usual_line_up(s) == () and [command.label for command in screen.model.tray_buttons()] == ["End turn"]
        page.do("command", "0")
        page.door.run()


def test_whoever_has_no_room_stays_and_nobody_walks_up_to_an_opponent():
    game = fracas.new("cave_brawl", "x", "sample-exiles", "sample-exiles")
    s = game.state.copy()
    s.phase, s.side, s.turn, s.holder, s.possessor = st.TURN, 0, 1, 9, 1
    s.where[9] = 420
    assert usual_line_up(s)[0] == ("step", 5, 430)
    ends = [action[2] for action, after in zip(usual_line_up(s), [*usual_line_up(s)[1:], ("rest",)], strict=True)
            if action[0] == "step" and after[0] != "step"]
    assert all(420 not in AROUND[cell] for cell in ends)
    s.where[9] = 430
    assert usual_line_up(s) == ()
