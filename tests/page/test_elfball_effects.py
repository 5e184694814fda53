"""What events of Elfball and Street Brawl do to eye and ear."""

from fractions import Fraction

import pytest

from fracas.faces import events, face_of
from fracas.faces.events import Motion
from fracas.faces.outcomes import outcomes
from fracas.kernel.table import Event

both_games = pytest.mark.parametrize("face", [face_of("elfball"), face_of("street_brawl")], ids=lambda face: face.key)
HOME, AWAY = 2, 16


@both_games
def test_passing_the_turn_is_not_heard_as_a_throw(face):
    assert events.sounds(face, [Event("passes", (0,), "7/R15")]) == ()
    assert events.sounds(face, [Event("throw", (HOME, 40, "perfect"), "13.1")]) == ("throw",)


@both_games
def test_who_attacks_lunges_and_who_goes_down_falls(face):
    for kind in ("tackle", "impact", "shove", "steal", "cheapshot"):
        attack = Event(kind, (HOME, AWAY, "flop"), "14")
        assert events.motions(face, attack) == (Motion(HOME, "lunge", AWAY),) and events.player_of(face, attack) == HOME
    for kind in ("falls", "dazed"):
        assert events.motions(face, Event(kind, (AWAY,), "14")) == (Motion(AWAY, "falls"),)


@both_games
def test_a_counter_or_a_keg_is_about_the_player_it_is_spent_on(face):
    assert events.player_of(face, Event("momentum", (0, HOME, 1, 2), "9")) == HOME
    assert events.player_of(face, Event("keg", (1, AWAY, 0), "21")) == AWAY
    assert events.player_of(face, Event("goal", (0, HOME, (1, 0)), "20")) == -1


def test_only_the_alley_has_a_wall_to_be_crushed_against():
    assert events.sounds(face_of("street_brawl"), [Event("crush", (AWAY, "failed"), "S7")]) == ("wall",)
    assert "crush" not in face_of("elfball").event_templates


@both_games
@pytest.mark.parametrize(("kind", "facts", "sound"), [
    ("moves", (HOME, 40, 41), "step"), ("faces", (HOME, 2), "turn"), ("holds", (HOME,), "pickup"),
    ("bounces", (40, 41), "bounce"), ("catches", (HOME,), "catch"), ("drops", (HOME, 40), "flop"),
    ("intercept", (AWAY, "passed"), "steal"), ("falls", (AWAY,), "fall"), ("dazed", (AWAY,), "dazed"),
    ("pushed", (AWAY, 40, 41), "wall"), ("earns", (HOME, 1, 2), "gain"), ("shift", (0, 1, 2), "shift"),
    ("repelled", (40, 41), "turnover"), ("goal", (0, HOME, (1, 0)), "goal"), ("over", (0, (2, 0)), "whistle"),
])
def test_what_happens_is_heard(face, kind, facts, sound):
    assert events.sounds(face, [Event(kind, facts, "1")]) == (sound,)


@both_games
def test_goals_shifts_and_the_end_are_shouted_and_nothing_else(face):
    shouted = {"goal": "Goal!", "shift": "Shift!", "over": "Full time!"}
    facts = {"goal": (0, HOME, (1, 0)), "shift": (0, 1, 2), "over": (0, (2, 0)), "catches": (HOME,)}
    assert {kind: word for kind in facts if (word := events.shout(face, Event(kind, facts[kind], "1")))} == shouted


@both_games
def test_a_step_leaves_a_trail_from_where_he_stood(face):
    assert events.trail(face, Event("moves", (HOME, 40, 41), "8")) == (40, 41)
    assert events.trail(face, Event("pushed", (AWAY, 40, 41), "15")) == (-1, -1)


@both_games
@pytest.mark.parametrize("fan", [
    "tackle:flop you fall flop, tackle:nothing nothing fail, tackle:slide both fall s1, tackle:solid he falls s2, "
    "tackle:punishing hurt s3, tackle:crippling crippled s4",
    "throw:flop flop flop, throw:missed missed fail, throw:intercepted intercepted flop, throw:dropped dropped fail, "
    "throw:loose lies there s1, throw:caught caught s3",
    "dazed dazed flop, down falls fail, fumbled fumbled fail, through gets there s2, ball has the ball s3",
    "steal:flop you fall flop, steal:nothing nothing fail, steal:loose the ball is loose s1, "
    "steal:taken has the ball s3",
])
def test_the_fan_is_told_worst_first(face, fan):
    rows = [row.split(" ", 1) for row in fan.split(", ")]
    even = {key: Fraction(1, len(rows)) for key, _words in reversed(rows)}
    assert [f"{piece.text} {piece.tone}" for piece in outcomes(face, None, even)] == [words for _key, words in rows]
