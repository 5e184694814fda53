"""Every face is complete: all that rules can tell, ask, roll and decide has words and an effect, or is silent by name.

What the rules can do is read from their source (`kinds`), and tried in random play.
"""

import re

import pytest

import fracas
from fracas.faces import events, face_of, outcomes, questions, rolls
from fracas.faces.tables import CAPTIONS, EffectByFact
from fracas.kernel.contracts.event_text import no_sentence
from fracas.kernel.dice import D6
from fracas.kernel.table import Choice, Reason, Roll
from fracas.locale import PSEUDO, set_language
from tests.laws.kinds import lacking, rules_of
from tests.laws.matches import inputs
from tests.sample import sample
from workshop.paths import STATIC

INPUTS = sample(1_000, 2_000)
SOUNDS = set(re.findall(r"^    (\w+): \[", (STATIC / "sounds.js").read_text(encoding="utf-8"), re.M))
every_game = pytest.mark.parametrize("key", fracas.KEYS)


def effects_of(face):
    """List the lines of a table of effects, those that hang on a fact one by one."""
    for kind, effect in face.effects.items():
        yield from ((kind, one) for one in (*effect.effects.values(), effect.other)) \
            if isinstance(effect, EffectByFact) else [(kind, effect)]


def roles_in(effect):
    return " ".join((effect.trail, effect.lunge, effect.falls, effect.hop)).split()


@every_game
def test_every_event_has_a_telling_and_an_effect_and_no_table_more(key):
    face, told = face_of(key), rules_of(key).told()
    assert lacking(told, face.event_templates) == [] and lacking(face.event_templates, told) == []
    assert set(face.effects) == set(face.event_templates)


@every_game
def test_every_roll_and_question_has_a_row_and_every_row_is_reached(key):
    face, rules = face_of(key), rules_of(key)
    assert lacking(rules.rolled(), face.rolls) == [] and lacking(face.rolls, rules.rolled()) == []
    assert lacking(rules.asked(), face.questions) == [] and lacking(face.questions, rules.asked()) == []
    assert face.low_rolls <= set(face.rolls)
    assert all(title.text.strip() for title in face.rolls.values())


@every_game
def test_every_modifier_has_words(key):
    face, state, roll = face_of(key), fracas.new(key, "modifiers").state, Roll("any", D6, 0)
    set_language(PSEUDO)  # in which all that was translated stands in brackets
    words = {rule: face.reason(state, roll, Reason(rule, 1)) for rule in rules_of(key).reasons()}
    set_language("en")
    assert words and all(said.startswith("⟦") for said in words.values()), words


@every_game
def test_every_outcome_has_a_row_and_every_row_is_reached(key):
    face, decided = face_of(key), rules_of(key).decided(fracas.ruleset(key).outcome)
    assert lacking(decided, face.outcomes) == [] and lacking(face.outcomes, decided) == []


@every_game
def test_effects_name_roles_of_their_events_and_sounds_that_exist_in_words(key):
    face = face_of(key)
    for kind, effect in effects_of(face):
        assert set(roles_in(effect)) <= set(face.event_templates[kind].facts.split()), kind
        assert [len(roles.split()) for roles in (effect.trail, effect.lunge)] in ([0, 0], [2, 0], [0, 2]), kind
        assert not effect.sound or effect.sound in CAPTIONS
    assert all(effect.role in face.event_templates[kind].facts.split()
               for kind, effect in face.effects.items() if isinstance(effect, EffectByFact))


def test_every_sound_is_heard_somewhere_exists_and_has_its_words():
    heard = {"dice"} | {effect.sound for key in fracas.KEYS for _, effect in effects_of(face_of(key)) if effect.sound}
    assert heard == set(CAPTIONS) and heard <= SOUNDS
    assert all(CAPTIONS.values())


@every_game
def test_what_happens_and_is_asked_in_random_matches_has_words(key):
    face = face_of(key)
    for game, _ in inputs(fracas.ruleset(key), "faces", INPUTS):
        for event in game.fresh:
            check_event(face, game.state, event)
        assert set(events.sounds(face, game.fresh)) <= set(CAPTIONS)
        if isinstance(game.pending, Roll):
            assert rolls.roll_title(face, game.state, game.pending) and face.roll_label(game.pending)
            assert all(face.reason(game.state, game.pending, reason) for reason in game.pending.reasons)
        elif isinstance(game.pending, Choice):
            check_question(questions.question_prompt(face, game.state, game.pending), game.pending)


def check_event(face, state, event):
    """Demand a sentence of all that is not silent by name, and effects of players and cells that are some."""
    telling = face.event_templates.get(event.kind)
    is_silent = event.kind == events.ANSWERED or events.effect_of(face, event).by_roll
    is_silent = is_silent or (telling is not None and telling.sentence is no_sentence)
    sentence = events.sentence(face, state, event)
    assert bool(sentence) != is_silent and sentence != event.kind, event
    assert telling is None or len(telling.facts.split()) == len(event.facts), event
    assert isinstance(events.player_of(face, event), int) and isinstance(events.shout(face, event), str)
    assert all(isinstance(cell, int) for cell in events.trail(face, event))
    assert all(motion.who >= 0 for motion in events.motions(face, event)), event


def check_question(put, asked):
    """Demand one reply with words for every option."""
    assert put.title and all(reply.label for reply in put.replies)
    assert sorted(str(reply.option) for reply in put.replies) == sorted(map(str, asked.options))


@every_game
def test_the_fan_is_in_the_order_of_the_table_and_outcomes_of_the_same_words_are_one(key):
    face = face_of(key)
    fan = {row.replace(outcomes.ANY, "1"): 1 for row in face.outcomes}
    told = outcomes.outcomes(face, None, fan)
    assert sum(piece.chance for piece in told) == len(fan)
    words = [(piece.text, piece.tone) for piece in told]
    assert len(set(words)) == len(words)
    assert words == list(dict.fromkeys(outcomes.words_of(face, None, key) for key in fan))
