"""A match that comes from the board goes on at the table and back on the board: nothing of what is over is left."""

import pytest

from fracas.faces import composer_of
from fracas.games import tracking
from fracas.games.cave_brawl import state as cave
from fracas.games.cave_brawl.ruleset import RULESET as CAVE_BRAWL
from fracas.games.school_fighters import state as school
from fracas.games.school_fighters.ruleset import RULESET as SCHOOL_FIGHTERS
from fracas.kernel.game import Game
from tests.cave_brawl.diagrams import cell, pit
from tests.companion.matches import MATCHES
from tests.companion.test_laying import put_as_on_board
from tests.companion.transcribed import played, unplayed
from tests.school_fighters.scenes import Scene, scene

DEEDS = {"school_fighters": ((), ("part",), ("part", "part"), ("round",)), "cave_brawl": ((), ("over",), ("over",) * 2)}


def at_table(rules, state):
    """Return the same match at a table."""
    position = rules.position(state)
    table = Game(tracking(rules.key).rules, rules.parse_position(position), None)
    table.apply(("board", position))
    return table


@pytest.mark.parametrize(("key", "deeds"), [(key, deeds) for key, each in DEEDS.items() for deeds in each])
def test_at_any_moment_it_can_go_to_the_table_and_back(key, deeds):
    match = played(key, MATCHES[key][0])
    laid = 0
    for state in (ply.before for ply in match.plies[::11]):
        table, position = unplayed(match), match.ruleset.position(state)
        table.apply(("board", position))
        for deed in deeds:
            if deed in table.legal_texts():
                table.apply(deed)
        begun, back = tracking(key).restart(table.state), tracking(key).lay(table.state)
        assert begun is None or match.ruleset.faults(begun) == ()
        if back is not None:
            put_as_on_board(key, back, state)
            assert match.ruleset.faults(back) == ()
            laid += 1
    assert laid


def test_before_the_first_round_the_way_back_is_to_the_roll_off():
    """School Fighters 2: those who were deployed already are taken off again."""
    g = Scene(SCHOOL_FIGHTERS.start(SCHOOL_FIGHTERS.options({"monitor": "teacher"}), "tt", "tt"))
    g.play("roll-off: roll-off=6; roll-off=1; side south", "H1 deploy 10,10")
    begun = tracking("school_fighters").restart(at_table(SCHOOL_FIGHTERS, g.state).state)
    assert begun.phase == school.ROLL_OFF and SCHOOL_FIGHTERS.faults(begun) == ()


def test_what_lasts_one_round_ends_with_it_at_the_table():
    """School Fighters 3."""
    g = scene("t 10,10 charged=A1/1 fought; r 20,20 shot; b 30,30 ran", "t 11,10 ready; b 40,40; t 42,42",
              phase=school.COMBAT, side=1, first=0, round=2)
    table = at_table(SCHOOL_FIGHTERS, g.state)
    now = tracking("school_fighters").lay(table.state)
    assert now.chargers == (0,) and now.units[1].has_shot and now.units[3].is_ready, "in the same round all of it holds"
    table.apply("part")
    laid = tracking("school_fighters").lay(table.state)
    assert (laid.round, laid.phase, laid.side, laid.chargers) == (3, school.MOVEMENT, 1, ())
    for unit in laid.units:
        assert (unit.moved, unit.charged, unit.height) == (school.NOT_YET, school.NO_UNIT, 0)
        assert not (unit.has_shot or unit.has_fought or unit.is_ready)
    for who, at in enumerate(((10, 10), (20, 20), (30, 30), (14, 10), (40, 40), (42, 44))):
        laid.change(who, at=(at[0] * 100, at[1] * 100))
    board = Scene(laid)
    assert board.listed() == ["A1 activate", "A2 activate", "A3 activate"]
    board.play("A1 activate", "A1 hold", "A2 activate", "A2 hold", "A3 activate", "A3 hold", "done")
    assert board.listed()[-3:] == ["H1 activate", "H2 activate", "H3 activate"]


def test_an_order_that_was_open_on_the_board_is_none_in_a_later_part():
    """School Fighters 4.1, Ruling 18."""
    table = at_table(SCHOOL_FIGHTERS, scene("b 10,10; t 12,10", "t 40,40", may_order=True).state)
    assert table.state.may_order
    for _ in range(2):
        table.apply("part")
    assert table.state.phase == school.SHOOTING and not table.state.may_order


def beset():
    """Return a pit with a carrier, one who lies, a dead zombie, a snake, and two who have acted."""
    return pit("""
       i  j   k  l
    9  .  S1_ .  .
    10 .  S2* N1 .
    11 .  .   N2 B1
    """, kinds="S3=zo", beasts={"B1": ("snake", 9, "N")}, bodies_at={"S3": "c3"}, used=[1, 2, *[0] * 12], gained=1).s


def test_at_the_table_nobody_is_in_the_pit():
    """Cave Brawl: who lives is in the tunnel, the ball is nobody's, and so whoever dies drops none."""
    table = at_table(CAVE_BRAWL, beset())
    s = table.state
    assert max(s.where) == cave.TUNNEL and s.body[2] == cave.TUNNEL and not any(s.prone)
    assert (s.holder, s.ball, s.beasts, s.released) == (cave.NO_ONE, cave.NOWHERE, [], 0)
    assert s.used[:2] == [cave.ACTIVATED, cave.LOST], "in the same turn who has acted has acted"
    table.apply("dies S2")
    assert table.pending is None
    table.apply("revive S3")
    table.answer(4)
    assert table.pending is None and table.state.where[2] == cave.TUNNEL


def test_a_point_at_the_table_is_of_nobody_who_held_the_ball_on_the_board():
    table = at_table(CAVE_BRAWL, beset())
    table.apply("point-for away")
    assert [event.facts[:2] for event in table.events if event.kind == "point"] == [(1, cave.NO_ONE)]


def test_the_next_turn_at_the_table_is_whole():
    """Cave Brawl 3.2."""
    table = at_table(CAVE_BRAWL, beset())
    table.apply("over")
    laid = tracking("cave_brawl").lay(table.state)
    assert laid.side == 1 and not any(laid.used) and not laid.gained
    put = composer_of("cave_brawl").put
    for who, square in ((0, "j9"), (1, "j10"), (7, "k10"), (8, "k11")):
        put(laid, who, cell(square))
    composer_of("cave_brawl").put_ball(laid, cell("j10"))
    assert laid.holder == 1 and CAVE_BRAWL.faults(laid) == ()
