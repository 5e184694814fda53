"""Street Brawl 4 and 5: set-up, face-off, free action, throw-in."""

import pytest

from fracas.games.elfball.setup import face_off_players, is_set_up, open_places
from fracas.games.elfball.state import BENCH, SET_UP, Options
from fracas.games.street_brawl.field import FIELD
from fracas.games.street_brawl.ruleset import RULESET
from fracas.kernel.game import Game
from tests.street_brawl.diagrams import face_off

PAIR = "m4: H1>3 A1>7"


def set_up(home="timberline-elves"):
    s = RULESET.start(RULESET.options({}), home, "orcs")
    s.phase, s.south, s.first = SET_UP, 0, 0
    return s


def named(cells):
    return " ".join(FIELD.names[cell] for cell in cells)


def test_the_winner_of_the_first_roll_chooses_west_or_east():
    game = Game(RULESET, RULESET.start(RULESET.options({}), "orcs", "gnolls"), None)
    for text in ("start", "5", "2"):
        game.apply(text) if text == "start" else game.answer(text)
    assert game.pending.options == ("west", "east")
    game.answer("east")
    assert game.state.south == 1 and game.state.side == 1 and game.state.ball == -1
    assert RULESET.parse_position(RULESET.position(game.state)) == game.state


def test_one_in_the_face_off_square_perhaps_a_guard_and_two_in_each_zone():
    """Rulings 8, 9: the guard is optional."""
    s = set_up()
    assert named(open_places(s, 0)[:2]) == "m4 c4" and len(open_places(s, 0)) == 26
    s.where[0] = FIELD.cell_named("m4")
    assert is_set_up(s, 0)
    s.where[1], s.where[2] = FIELD.cell_named("f1"), FIELD.cell_named("i3")
    assert named(open_places(s, 3))[:8] == "c4 f5 g5"


def test_face_off_players_have_each_other_in_front():
    """Ruling 30."""
    game = Game(RULESET, set_up(), None)
    game.apply("H1 at m4")
    assert game.state.facing[0] == 2
    assert game.legal_texts()[-3:] == ["H1 face 2", "H1 face 4", "ready"]


def test_without_a_player_for_the_face_off_the_test_is_lost():
    """Ruling 31."""
    s = set_up("deadlings")
    s.where = [BENCH if p in (0, 12) else -3 for p in range(24)]
    s.profiles = tuple(p and p._replace(type="Monster") if n < 12 else p for n, p in enumerate(s.profiles))
    assert face_off_players(s, 0) == [] and face_off_players(s, 1) == [12]


def test_after_the_roll_the_winner_has_a_free_action():
    game = Game(RULESET, set_up(), None)
    for text in ("H1 at m4", "ready", "A1 at n4", "ready"):
        game.apply(text)
    assert game.pending.kind == "face-off"
    game.answer("o" * len(range(game.pending.dice.count)))
    game.answer("-" * game.pending.dice.count)
    legal = game.legal_texts()
    assert {"H1 l3", "H1 n5", "H1 tackle A1", "H1 shove A1", "H1 end"} <= set(legal) and "H1 n4" not in legal


def test_he_may_decline_and_then_catches_the_throw_in():
    """Rulings 10, 11, 32: extra successes earn, and his team takes the first turn."""
    match = face_off(PAIR)
    match.play("H1 end: catch catch; catch=ooo")
    assert match.ball() == "H1" and match.state.side == 0 and match.state.turn == 1
    assert match.state.momentum == 0  # an opponent faces him: 3 are needed


def test_extra_successes_of_the_catch_are_momentum_for_the_first_action():
    match = face_off("m4: H1>3 A1_", profiles={"H1": {"skill": 4}})
    match.play("H1 end: catch catch; catch=oooo")
    assert match.state.momentum == 2


def test_a_failed_or_flopped_catch_is_no_shift_and_the_ball_bounces():
    """Ruling 10, 32."""
    match = face_off("m4: H1>3 A1_")
    match.play("H1 end: catch catch; catch=x--; bounce=7")
    assert match.state.stance[0] == 1 and match.ball() == "l4" and match.state.side == 0 and not match.told("shift")
    match = face_off("m4: H1>3 A1_")
    match.play("H1 end: catch decline; bounce=5")
    assert match.ball() == "m5" and match.state.side == 0


def test_whoever_the_bounce_reaches_may_catch_and_the_winner_still_acts_first():
    match = face_off("m4: H1>3 A1>7")
    match.state.where[13], match.state.facing[13] = FIELD.cell_named("l5"), 1  # wherever he comes from
    match.play("H1 end: catch decline; bounce=6; catch catch; catch=ooo")
    assert match.ball() == "A2" and match.state.side == 0 and not match.told("shift")


def test_a_bounce_at_the_centre_line_does_not_cross_it():
    match = face_off("m4: H1>3 A1>7")
    match.play("H1 end: catch decline; bounce=3; direction=5; distance=1")
    assert match.ball() == "m5"


def test_he_may_tackle_his_rival_first():
    match = face_off(PAIR)
    match.play("H1 tackle A1: tackle=ooo; catch catch; catch=oo-")
    assert match.state.stance[12] == 1 and match.ball() == "H1"


def test_who_goes_down_in_his_free_action_does_not_catch():
    """Ruling 10; a flop is no Shift in Momentum."""
    match = face_off(PAIR)
    match.play("H1 tackle A1: tackle=x--; bounce=7")
    assert match.state.stance[0] == 1 and match.ball() == "l4" and match.state.side == 0 and not match.told("shift")


def test_he_may_shove_his_rival_first():
    match = face_off(PAIR)
    match.play("H1 shove A1: shove=ooo; catch catch; catch=oo-")
    assert match.place("A1") == "o4" and match.state.momentum == 2


def test_he_may_disengage_into_another_square():
    """Ruling 11: exactly one square, at no cost."""
    match = face_off(PAIR)
    match.play("H1 l3: disengage=oo-; catch catch; catch=oo-")
    assert match.place("H1") == "l3" and match.ball() == "H1"


def test_a_failed_disengage_puts_him_down_without_a_shift():
    match = face_off(PAIR)
    match.play("H1 l3: disengage=---; bounce=7")
    assert match.place("H1") == "m4" and match.ball() == "l4" and match.state.side == 0 and not match.told("shift")


def test_a_loser_who_is_down_is_not_attacked_and_faces_nobody():
    """Ruling 33."""
    match = face_off("m4: H1>3 A1_")
    assert not match.legal("H1 tackle", "H1 shove")
    match.play("H1 l3: catch catch; catch=oo-")
    assert match.place("H1") == "l3"


@pytest.mark.parametrize(("skill", "answers", "ball"), [
    (4, "", "H1"), (2, "catch oo", "H1"), (2, "catch -- 7", "l4"),
])
def test_a_simple_face_off_gives_the_ball_or_a_fallen_opponent_and_the_throw_in(skill, answers, ball):
    """Ruling 12."""
    s = set_up()
    s.options = Options(goals=2, simple_faceoff=True)
    s.profiles = tuple(p and p._replace(might=3, skill=skill) for p in s.profiles)
    game = Game(RULESET, s, None)
    for text in ("H1 at m4", "ready", "A1 at n4", "ready"):
        game.apply(text)
    for part in ("oooooo", "------", *answers.split()):
        game.answer(part)
    while game.pending is not None:
        game.answer(str(game.pending.facts[0] + 1))
    assert (game.state.stance[12] == 1) == (skill == 2) and game.state.side == 0 and game.state.turn == 1
    assert game.state.holder == 0 if ball == "H1" else FIELD.names[game.state.ball] == ball
