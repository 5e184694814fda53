"""What events of Elfball and Street Brawl do to eye and ear."""

import pytest

from fracas.faces import events, face_of
from fracas.faces.events import Motion
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
        assert events.motions(face, attack) == (Motion(HOME, "lunge", AWAY),) and events.who_in(face, attack) == HOME
    for kind in ("falls", "dazed"):
        assert events.motions(face, Event(kind, (AWAY,), "14")) == (Motion(AWAY, "falls"),)


@both_games
def test_a_counter_or_a_keg_is_about_the_player_it_is_spent_on(face):
    assert events.who_in(face, Event("momentum", (0, HOME, 1, 2), "9")) == HOME
    assert events.who_in(face, Event("keg", (1, AWAY, 0), "21")) == AWAY
    assert events.who_in(face, Event("goal", (0, HOME, (1, 0)), "20")) == -1


def test_only_the_alley_has_a_wall_to_be_crushed_against():
    assert events.sounds(face_of("street_brawl"), [Event("crush", (AWAY, "failed"), "S7")]) == ("wall",)
    assert "crush" not in face_of("elfball").tellings
