"""A match that comes from the board goes on at the table and back on the board: nothing of what is over is left."""

import pytest

from fracas.faces import composer_of
from fracas.games import tracking_rules
from fracas.games.cave_brawl import state as cave
from fracas.games.cave_brawl.ruleset import RULESET as CAVE_BRAWL
from fracas.games.elfball import state as elf
from fracas.games.elfball.ruleset import RULESET as ELFBALL
from fracas.games.school_fighters import state as school
from fracas.games.school_fighters.ruleset import RULESET as SCHOOL_FIGHTERS
from fracas.games.street_bowl import state as bowl
from fracas.games.street_bowl.ruleset import RULESET as STREET_BOWL
from fracas.games.street_brawl.ruleset import RULESET as STREET_BRAWL
from fracas.kernel.game import Game
from tests.cave_brawl.diagrams import cell, pit
from tests.companion.test_laying import put_as_on_board
from tests.companion.transcribed import played, unplayed
from tests.school_fighters.scenes import Scene, scene
from tests.street_bowl.diagrams import number
from tests.street_bowl.moments import moment

ELFBALL_DEEDS = ((), ("over n",), ("over n",) * 2, ("face-off home",), ("goal-for away", "face-off home"))
DEEDS = {
    "elfball": ELFBALL_DEEDS, "street_brawl": ELFBALL_DEEDS, "cave_brawl": ((), ("over",), ("over",) * 2),
    "street_bowl": ((), ("over",), ("over",) * 2, ("touchdown-for home",), ("touchdown-for away", "next-kick"),
                    ("next-kick",)),
    "school_fighters": ((), ("part",), ("part", "part"), ("round",)),
}
# The Monitor of School Fighters stays where he is: he is nobody's.
RECORDS = dict.fromkeys(DEEDS, ("two-bots", "other-settings")) | {"school_fighters": ("two-bots",)}


def at_table(rules, state):
    """Return the same match at a table."""
    position = rules.position(state)
    table = Game(tracking_rules(rules.key).rules, rules.parse_position(position), None)
    table.apply(("board", position))
    return table


@pytest.mark.parametrize(("key", "deeds"), [(key, deeds) for key, each in DEEDS.items() for deeds in each])
def test_at_any_moment_it_can_go_to_the_table_and_back(key, deeds):
    gone_on = 0
    for match in (played(key, name) for name in RECORDS[key]):
        for state in (ply.before for ply in match.plies[::11]):
            table = unplayed(match)
            table.apply(("board", match.ruleset.position(state)))
            for deed in deeds:
                if deed in table.legal_texts():
                    table.apply(deed)
            rules = tracking_rules(key)
            begun, back = rules.board_position(table.state), rules.placement_position(table.state)
            if back is not None:
                put_as_on_board(key, back, state)
            for found in (begun, back):
                assert found is None or match.ruleset.faults(found) == ()
                gone_on += found is not None
    assert gone_on


def test_before_the_first_round_the_way_back_is_to_the_roll_off():
    """School Fighters 2: those who were deployed already are taken off again."""
    g = Scene(SCHOOL_FIGHTERS.start(SCHOOL_FIGHTERS.options({"monitor": "teacher"}), "tt", "tt"))
    g.play("roll-off: roll-off=6; roll-off=1; side south", "H1 deploy 10,10")
    begun = tracking_rules("school_fighters").board_position(at_table(SCHOOL_FIGHTERS, g.state).state)
    assert begun.phase == school.ROLL_OFF and SCHOOL_FIGHTERS.faults(begun) == ()


def test_what_lasts_one_round_ends_with_it_at_the_table():
    """School Fighters 3."""
    g = scene("t 10,10 charged=A1/1 fought; r 20,20 shot; b 30,30 ran", "t 11,10 ready; b 40,40; t 42,42",
              phase=school.COMBAT, side=1, first=0, round=2)
    table = at_table(SCHOOL_FIGHTERS, g.state)
    now = tracking_rules("school_fighters").placement_position(table.state)
    assert now.chargers == (0,) and now.units[1].has_shot and now.units[3].is_ready, "in the same round all of it holds"
    table.apply("part")
    laid = tracking_rules("school_fighters").placement_position(table.state)
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
    laid = tracking_rules("cave_brawl").placement_position(table.state)
    assert laid.side == 1 and not any(laid.used) and not laid.gained
    put = composer_of("cave_brawl").put
    for who, square in ((0, "j9"), (1, "j10"), (7, "k10"), (8, "k11")):
        put(laid, who, cell(square))
    composer_of("cave_brawl").put_ball(laid, cell("j10"))
    assert laid.holder == 1 and CAVE_BRAWL.faults(laid) == ()


STREET = "H1 i4, H2 f3, H3 g2, A1 n4, A2 j6"


def street():
    """Return a turn of Street Bowl: H1 has the ball and acts, H2 has acted, H3 has taken root, A1 lies, A2 is gone."""
    s = moment(STREET, ball="H1").state.copy()
    h1, h2, h3, a1, a2 = (number(pair.split()[0]) for pair in STREET.split(", "))
    s.acting, s.deed, s.left, s.declared, s.has_rerolled = h1, "blitz", 3, bowl.BLITZED, 1
    s.used[h2], s.once[h2], s.rooted[h3], s.condition[a1] = 1, ("dodge",), 1, bowl.STUNNED
    s.where[a2], s.allowed = bowl.GONE, [6, 8]
    assert STREET_BOWL.faults(s) == ()
    return s


def test_at_the_table_nobody_is_on_the_street():
    """Street Bowl: who is whole is in reserve, and whoever leaves drops no ball."""
    table = at_table(STREET_BOWL, street())
    s = table.state
    assert max(s.where) == bowl.RESERVES and (s.holder, s.ball) == (bowl.NO_ONE, bowl.NOWHERE)
    assert not (any(s.condition) or any(s.rooted) or s.acting >= 0)
    assert [who for who, used in enumerate(s.used) if used] == [number("H1"), number("H2")], "his Action is over"
    assert s.declared and s.has_rerolled and s.once[number("H2")], "in the same turn all of it holds"
    table.apply("put H1 ko")
    assert {event.kind for event in table.events} == {"is_knocked_out"} and not table.state.is_turnover


def test_the_next_turn_of_the_same_drive_is_whole():
    """Street Bowl 6 "Team turn"."""
    table = at_table(STREET_BOWL, street())
    table.apply("over")
    s = tracking_rules("street_bowl").placement_position(table.state)
    assert s.side == 1 and not (any(s.used) or any(s.once) or s.declared or s.has_rerolled)
    assert s.fielded[number("H1")] and s.where[number("A2")] == bowl.GONE, "what lasts one drive holds"


def test_the_next_drive_of_the_same_match_is_whole():
    """Street Bowl 13, 14."""
    table = at_table(STREET_BOWL, street())
    table.apply("touchdown H1")
    s = tracking_rules("street_bowl").board_position(table.state)
    assert (s.phase, s.side, s.allowed) == (bowl.SETUP, 0, [7, 7]) and not any(s.fielded)
    assert s.where[number("A2")] == bowl.RESERVES and STREET_BOWL.faults(s) == ()


def test_a_drive_without_a_first_turn_is_set_up_anew():
    """Street Bowl 15 (10): a bonus turn too; how many a side finds in the Smog is thrown once."""
    s = street()
    s.phase, s.side, s.kicker, s.acting, s.deed, s.left, s.holder = bowl.BONUS, 0, 0, bowl.NO_ONE, "", 0, bowl.NO_ONE
    s.first_kicker, s.ball, s.is_airborne, s.frozen[number("H3")] = 0, 30, bowl.IN_THE_AIR, 1
    assert STREET_BOWL.faults(s) == ()
    table = at_table(STREET_BOWL, s)
    begun = tracking_rules("street_bowl").board_position(table.state)
    assert (begun.phase, begun.side, begun.allowed) == (bowl.SETUP, 0, [6, 8]) and STREET_BOWL.faults(begun) == ()
    assert begun.where[number("A2")] == bowl.RESERVES and not any(begun.fielded)


def test_an_overtime_begins_on_the_board_once_somebody_has_tossed_for_it():
    """Street Bowl 4, Ruling 10."""
    s = street()
    s.options, s.half, s.turns = bowl.Options(overtime=1), 2, [6, 6]
    table = at_table(STREET_BOWL, s)
    table.apply("over")
    assert table.state.half == 3 and tracking_rules("street_bowl").board_position(table.state) is None
    table.apply("kick-off home")
    assert tracking_rules("street_bowl").placement_position(table.state).side == 1


def of_record(ruleset, record, *, is_one):
    """Return the first moment of a match of which something is so."""
    return next(ply.before for ply in played(ruleset.key, record).plies if is_one(ply.before))


@pytest.mark.parametrize("deeds", [(), ("field H1", "field A2", "put H3 benched", "momentum +2")])
@pytest.mark.parametrize("ruleset", (ELFBALL, STREET_BRAWL), ids=("elfball", "street_brawl"))
def test_a_test_that_is_set_up_half_is_set_up_anew(ruleset, deeds):
    """Elfball 5 (1)."""
    state = of_record(ruleset, "two-bots", is_one=lambda s: s.phase == elf.SET_UP and max(s.where) >= 0)
    table = at_table(ruleset, state)
    for deed in deeds:
        table.apply(deed)
    begun = tracking_rules(ruleset.key).board_position(table.state)
    assert max(begun.where) == elf.BENCH and not begun.momentum and ruleset.faults(begun) == ()


def test_the_second_of_two_moves_ends_with_the_turn():
    """Elfball 24.2."""
    table = at_table(STREET_BRAWL, of_record(STREET_BRAWL, "other-settings", is_one=lambda s: s.extra.moves == 1))
    assert tracking_rules("street_brawl").placement_position(table.state).extra.moves == 1, "in the same turn it holds"
    table.apply("over n")
    laid = tracking_rules("street_brawl").placement_position(table.state)
    assert (laid.extra.moves, laid.extra.partner) == (0, elf.NO_ONE) and STREET_BRAWL.faults(laid) == ()


def test_who_was_hurt_at_the_table_lies_nowhere_on_the_board():
    """Elfball 17: that he is Down is seen on the board, where he is put by hand."""
    table = at_table(ELFBALL, of_record(ELFBALL, "two-bots", is_one=lambda s: s.phase == elf.TURN))
    who = table.state.where.index(elf.BENCH)
    table.apply(("injury", who, 6))
    table.answer("oooooo")
    table.answer("keep")
    assert table.pending is None
    assert table.state.stance[who] != elf.STANDING
    laid = tracking_rules("elfball").placement_position(table.state)
    assert not any(laid.stance) and ELFBALL.faults(laid) == ()


def test_when_nobody_knows_who_came_on_it_is_nobody():
    """Elfball 18."""
    table = at_table(ELFBALL, of_record(ELFBALL, "two-bots", is_one=lambda s: s.phase == elf.TURN))
    before = table.state.where[:]
    table.apply("enter n")
    assert table.state.where == before and table.state.turn > 1
