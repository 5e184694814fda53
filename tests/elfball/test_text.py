"""Sentences: every event, reason, roll and option has words."""

import re

import pytest

from fracas.faces.elfball.face import FACE
from fracas.faces.questions import question_prompt
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import RECOVERY, Options
from fracas.games.elfball.words import text
from fracas.games.elfball.words.names import team_name
from fracas.kernel.table import Choice, Event, Reason, Roll, Rolled
from fracas.locale import set_language
from tests.elfball.diagrams import board
from tests.laws.matches import inputs

SILENT = {"choice"}


def test_every_event_of_random_matches_has_a_sentence_and_every_roll_a_title_and_reasons():
    kinds = set()
    for game, _ in inputs(RULESET, "sentences", 6_000):
        for event in game.fresh:
            kinds.add(event.kind)
            said = text.sentence(event, game.state)
            assert bool(said) == (event.kind not in SILENT), event
            assert "{" not in said
            if event.kind == "roll":
                roll = event.facts[0].request
                assert text.title(roll) and all(text.reason_text(reason, game.state) for reason in roll.reasons)
        if isinstance(game.pending, Choice):
            # replies with dice lie beside the die they are about
            asked = question_prompt(FACE, game.state, game.pending)
            words = [reply.name or reply.label for reply in asked.replies]
            assert all(words) and (asked.dice or len(set(words)) == len(game.pending.options))
    assert {"moves", "turn", "leaves", "set_up", "face_off", "test"} <= kinds


def test_a_move_names_the_player_and_the_hex():
    match = board("q11: H3>2 .")
    moved = Event("moves", (2, 0, match.state.where[2] + 1), "8")
    assert text.sentence(moved, match.state) == "Nobody (H3) moves to q12."
    assert text.sentence(Event("stands", (2,), "10"), match.state, lambda p: f"No. {p}") == "No. 2 stands up."


@pytest.mark.parametrize(("counters", "words"), [
    (0, "the turn of the Gnomes is over."), (1, "1 Momentum from the Gnomes to the {other}."),
    (3, "3 Momentum from the Gnomes to the {other}."),
])
def test_a_shift_tells_why_and_how_many_counters_go_over(counters, words):
    state = board("q11: H3>2").state
    said = text.sentence(Event("shift", (0, 3, counters), "9"), state)
    assert said == f"Shift in Momentum (failed dash): {words.format(other=team_name(state, 1))}"
    theirs = text.sentence(Event("shift", (1, 3, counters), "9"), state)
    assert theirs.endswith(" to the Gnomes." if counters else "is over.")


def test_a_roll_is_told_with_what_it_needed_and_its_faces():
    match = board("q11: H3>2 A2>5").play("H3 tackle A2: tackle=x*o-")
    roll = next(event for event in match.game.events if event.kind == "roll")
    assert isinstance(roll.facts[0], Rolled)
    assert text.sentence(roll, match.state) == "Tackle Nobody (H3), needs 2: x*o-."


def test_reasons_name_the_player_they_come_from():
    state = board("q11: H3>2 A2>5").state
    assert text.reason_text(Reason("opponent", 1, 13), state) == "Nobody (A2) faces him"
    assert text.reason_text(Reason("far", 2), state) == "beyond half of the range"


def test_every_kind_of_roll_has_a_title():
    kinds = ("first", "face-off", "disengage", "pick-up", "throw", "intercept", "catch", "impact", "tackle", "shove",
             "dash", "injury", "reroll", "bounce", "direction", "distance")
    assert all(text.title(Roll(kind, None, 0)) for kind in kinds)


def test_sentences_follow_the_language():
    state = board("q11: H3>2", options=Options()).state
    set_language("qps")
    said = text.sentence(Event("stands", (2,), "10"), state)
    set_language("en")
    assert said != text.sentence(Event("stands", (2,), "10"), state)


HOME, MATE, AWAY, WIZARD = 2, 3, 13, 24
TOLD = (
    ("first", (3, 5), "Dwarves win the first roll."), ("first", (6, 5), "Gnomes win the first roll."),
    ("first", (4, 4), "The first roll is equal: roll again."), ("halves", (1,), "Dwarves defend the south goal."),
    ("turn", (1, 7), "Turn 7: Dwarves."), ("passes", (0,), "Gnomes pass."), ("concedes", (1,), "Dwarves concede."),
    ("face_off", (AWAY, HOME), "A2 wins the face-off against H3."),
    ("goal", (1, AWAY, (0, 1)), "Goal! A2 scores for Dwarves: 0–1."),
    ("goal", (0, -1, (1, 0)), "The goal goes to Gnomes: 1–0."),
    ("over", (1, (0, 2)), "Dwarves win the match."), ("over", (-1, (1, 1)), "The match is a draw."),
    ("points", (3, 1), "Tournament points: Gnomes 3, Dwarves 1."),
    ("experience", (0, ((HOME, 2), (MATE, 1))), "Experience: H3 +2, H4 +1."),
    ("momentum", (1, HOME, 3, 2), "Dwarves spend 1 Momentum: H3 re-rolls one die."),
    ("keg", (0, HOME, 2), "H3 drinks from a Keg of Zlurpee; 2 are left."),
    ("cheers", (1, 1), "A Cheerleader of the Dwarves cheers; 1 is left."),
    ("event_card", (0, "joker", 2, 5), "Gnomes draw Joker: 2 Momentum; cards left: 5."),
    ("event_card", (1, "quiet", 0, 4), "Dwarves draw nothing unusual; cards left: 4."),
    ("leaves", (AWAY, RECOVERY), "A2 is knocked out: Recovery."),
    ("injury", (AWAY, "recovery"), "Injury table: A2 sees stars."),
    ("throw", (HOME, 100, "missed"), "H3 misses the target."),
    ("intercept", (AWAY, "passed"), "A2 intercepts the ball."),
    ("tackle", (AWAY, HOME, "slide"), "A2 slides into H3: both fall."), ("leads", (HOME, MATE), "H3 leads H4 on."),
    ("steal", (HOME, AWAY, "taken"), "H3 takes the ball from A2."), ("shove", (AWAY, HOME, "passed"), "A2 shoves H3."),
    ("clip", (HOME, AWAY, "failed"), "H3 does not get past A2."), ("uses", (HOME, "rugged"), "H3 uses Rugged."),
    ("lasting", (AWAY, "skill", 3), "A2 will never be the same: Skill 3."),
    ("casts", (WIZARD, "inferno"), "Wizard of the Gnomes casts Inferno."),
    ("shock", (WIZARD, AWAY, "dazed"), "The shock dazes A2."), ("burns", (HOME, "safe"), "H3 gets out of the fire."),
)


@pytest.mark.parametrize(("kind", "facts", "words"), TOLD)
def test_each_fact_stands_where_its_role_belongs(kind, facts, words):
    said = text.sentence(Event(kind, facts, "1"), board("q11: H3>2 H4>2 A2>5").state)
    assert re.sub(r"Nobody \((\w+)\)", r"\1", said).replace("Thunder Hammer Dwarves", "Dwarves") == words
