"""An entry of the log that is changed: dice and answers stay as long as the same is asked for."""

from fracas.companion import log, log_edit


def rolled(*values):
    """Return a log of Street Bowl with a roll for the weather."""
    game = log.create("street_bowl", "ABCDEF", "human", "orc", {})
    game.apply("weather-roll")
    game.answer(values)
    return game


def test_a_die_of_another_kind_of_roll_answers_nothing():
    changed = log_edit.begin(rolled(3, 4), 0, ("event-roll",))
    assert changed.draft.pending.kind == "kick_off" and changed.draft.plies[0].answers == []


def test_a_die_of_the_same_kind_of_roll_stays():
    changed = log_edit.begin(rolled(3, 4), 0, ("weather-roll",))
    assert changed.draft.pending is None and [answer.value for answer in changed.draft.plies[0].answers] == [(3, 4)]
    assert log_edit.begin(rolled(3, 4), 0, ("weather-roll",), most=0).draft.pending.kind == "weather"
