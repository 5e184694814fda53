"""Chapters 24.5 and 24.6: the Samhaino Horror and the Impcrusher."""

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import Options
from fracas.games.elfball.team.roster import value_of
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.team.teams import line_up
from tests.elfball.diagrams import board

INBORN = ("cheapshot", "ruthless", "pummel", "plough")
CRUSHER = {"H3": {"position": "Impcrusher", "type": "Monster", "abilities": INBORN}}
ROWS = "q11: H3>1 . H4>1\nh11: A3>4"
BENCH = {"bench": "H7 A7"}


def crusher(text=ROWS, **changes):
    return board(text, **{"profiles": CRUSHER, "off": BENCH, **changes})


def test_the_horror_takes_the_place_of_the_deadwood():
    code, players = line_up("samhaino_xbbbbccccde")
    assert players[0][1:9] == ("Horror", 4, 4, 5, 1, 1, 6, "Defender")


def test_the_impcrusher_is_a_monster_with_four_abilities():
    code, players = line_up("thunder-hammer-dwarves_aaaaaaaaay")
    assert players[9][1:] == ("Impcrusher", 5, 5, 5, 4, 1, 1, "Monster",
                              INBORN)


def test_both_cost_what_a_rookie_costs():
    assert value_of(read_code("thunder-hammer-dwarves_aaaaaaaaay")) == value_of(read_code("samhaino_xbbbbccccd")) == 150


def test_after_a_turn_in_which_it_acted_a_flop_bans_it():
    match = crusher().play("H3 end: ban=x")
    assert match.place("H3") == "ejected" and match.state.side == 1
    assert crusher().play("H3 end: ban=-").place("H3") == "q11"
    assert crusher().play("H4 end").state.side == 1


def test_entering_the_field_is_no_action():
    match = crusher("q11: H4>1\nh11: A3>4", off={"bench": "H3 A7"}).play("H3 enter s2: face 1")
    assert match.state.side == 1 and match.told("leaves") == []


def test_a_banned_impcrusher_drops_the_ball_and_the_momentum_is_not_affected():
    match = crusher("q11: H3>1o\nh11: A3>4", momentum=2).play("H3 end: ban=x; bounce=1")
    assert match.place("H3") == "ejected" and match.ball() == "p12" and match.state.momentum == 0
    match = crusher("q11: H3>1o\np12: H4>4\nh11: A3>4")
    match.play("H3 end: ban=x; bounce=1; catch catch; catch=x--; bounce=1")
    assert match.told("shift") == []


def test_it_is_rolled_after_a_goal_too_unless_the_match_is_out_of_its_reach():
    match = crusher("d18: H3>6o\nh11: A3>4", options=Options(goals=2)).play("H3 c18: ban=x")
    assert match.state.score == [1, 0] and match.place("H3") == "ejected"


def test_whoever_is_carried_off_needs_no_ban():
    match = crusher("q11: H3>2 A3>5\nh11: H4>4", profiles={**CRUSHER, "A3": {"might": 6}})
    match.play("H3 tackle A3: impact=x--; ban=-")
    assert match.told("shift") == [(0, 4, 0)]


def test_in_a_turn_of_two_moves_it_is_rolled_once_at_the_end():
    match = crusher(options=Options(double_move=True)).play("H3 end").play("H4 end: ban=x")
    assert match.place("H3") == "ejected" and match.state.side == 1 and match.state.last_moved[0] == 2


def test_a_whole_match_with_it_is_legal():
    state = RULESET.start(RULESET.options({}), "gnomes_aaaaaaaaby", "thunder-hammer-dwarves_aaaaaaaaay")
    RULESET.check(state)
