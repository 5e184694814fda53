"""Actions and positions as text, the sentences, the rules to read."""

from random import Random

import pytest

from fracas.games.school_fighters import notation
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.words import text
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.game import Game
from fracas.kernel.table import Event
from fracas.locale import set_language
from tests.school_fighters.scenes import scene


@pytest.mark.parametrize("hundredths, written", [(0, "0"), (1250, "12.5"), (1205, "12.05"), (4800, "48"), (7, "0.07")])
def test_inches_are_written_without_needless_zeros(hundredths, written):
    assert notation.inches_text(hundredths) == written
    assert notation.read_place(f"{written},1") == (hundredths, 100)


@pytest.mark.parametrize("line, action", [
    ("H1 walk 12.5,30 14,31.25", ("walk", 0, ((1250, 3000), (1400, 3125)))), ("A2 hold", ("hold", 3)),
    ("H1 charge A2 20,24", ("charge", 0, 3, ((2000, 2400),))), ("H1 charge A2", ("charge", 0, 3, ())),
    ("H2 order feet H1", ("order", 1, "feet", 0)), ("H2 order run", ("order", 1, "run")), ("done", ("done",)),
    ("monitor stay", ("monitor", ())), ("monitor 24,30", ("monitor", ((2400, 3000),))), ("decline", ("decline",)),
    ("H1 shoot A1", ("shoot", 0, 2)), ("H1 fight A1", ("fight", 0, 2)), ("H1 salts", ("salts", 0)),
    ("H1 activate", ("activate", 0)), ("H1 deploy 3.2,4", ("deploy", 0, (320, 400))), ("table", ("table",)),
    ("roll-off", ("roll-off",)),
])
def test_actions_are_read_and_written(line, action):
    s = scene("t 10,10; t 15,10", "t 40,40; t 30,30").state
    assert notation.parse_action(s, line) == action and notation.action_text(s, action) == line


@pytest.mark.parametrize("line", [
    "H3 hold", "B1 hold", "H0 hold", "H1", "hold", "H1 order", "H1 order feet", "H1 order run H2", "H1 order sing",
    "H1 shoot", "H1 shoot 5", "H1 deploy 1,1 2,2", "H1 charge", "monitor", "monitor up", "H1 hold now", "H01 hold",
])
def test_what_is_no_action_is_refused(line):
    with pytest.raises(InvalidNotation):
        notation.parse_action(scene("t 10,10; t 15,10", "t 40,40").state, line)


# -- positions -------------------------------------------------------------------------------------------------


def test_a_position_is_one_line_and_holds_everything():
    s = scene("t 10,10 charged=A1/1; b 15,10 fazed", "t 11,10 ready shot; r 40,40 out", "gym", losses=(0, 1)).state
    written = RULESET.position(s)
    assert written == (
        "school_fighters.1_5.0.0_gym_4.0.0.0.1.0.-1.-1_0_0.1__t1000.1000.2.4.0.4.0.2.1~b1500.1000.0.3.1.0.0.-1.0"
        "_t1100.1000.2.4.0.0.5.-1.0~r-1.-1.0.1.0.0.0.-1.0"
    )
    assert RULESET.parse_position(written) == s


GOOD = "school_fighters.1_5.0.0_gym_4.0.0.0.1.0.-1.-1__0.0__t1000.1000.2.4.0.0.0.-1.0_t4000.4000.2.4.0.0.0.-1.0"
BAD = [
    ("gym", "moon"), ("gym", "own-x"), ("gym", "random-r0.0.1.1"), ("5.0.0", "6.0.0"), ("5.0.0", "5.4.0"),
    ("5.0.0", "5.0.2"), ("5.0.0", "5.0"), ("_4.0.0.0.1", "_9.0.0.0.1"), ("_4.0.0.0.1", "_4.2.0.0.1"),
    ("_4.0.0.0.1", "_4.0.-1.0.1"), ("_4.0.0.0.1", "_4.0.0.0.6"), ("_4.0.0.0.1", "_4.0.0.0.0"),
    ("1.0.-1.-1_", "1.2.-1.-1_"), ("1.0.-1.-1_", "1.0.1.-1_"), ("1.0.-1.-1_", "1.1.0.-1_"),
    ("1.0.-1.-1_", "1.0.-1.0_"), ("__0.0__", "_0_0.0__"), ("__0.0__", "__1.0__"), ("__0.0__", "__0.0_2400.2400_"),
    ("t1000.1000", "t1000.4790"), ("t1000.1000", "t4050.4000"), ("t1000.1000", "t1400.2300"), ("t1000", "x1000"),
    ("t1000", "tnan"), ("t1000", "t1e3"), ("t1000", "t01000"), ("t1000", "t99999"), ("t1000", "t٣"),
    ("1000.2.4", "1000.3.4"), ("1000.2.4", "1000.0.4"), ("1000.2.4", "1000.2.3"), ("1000.2.4", "1000.2.0"),
    ("1000.2.4", "1000.2.1"), ("1000.2.4", "1000.2.9"), ("2.4.0.0", "2.4.2.0"), ("2.4.0.0", "2.4.0.5"),
    ("2.4.0.0", "2.4.0.4"), ("0.0.-1.0_t", "0.8.-1.0_t"), ("0.0.-1.0_t", "0.0.1.0_t"), ("0.0.-1.0_t", "0.0.-1.3_t"),
    ("school_fighters.1", "school_fighters.2"), ("_t4000", "_t4000.1.2.4.0.0.0.-1.0~" * 11 + "t4000"),
    ("_t1000", "_b1000.2000.3.4.0.0.0.-1.0~b1000"), ("_t4000", "~t4000"),
]


@pytest.mark.parametrize("old, new", BAD)
def test_what_is_no_position_is_refused_in_one_sentence(old, new):
    RULESET.parse_position(GOOD)
    assert old in GOOD
    with pytest.raises(InvalidNotation) as refusal:
        RULESET.parse_position(GOOD.replace(old, new, 1))
    assert "\n" not in str(refusal.value) and str(refusal.value).endswith(".")


def test_a_broken_invariant_is_named():
    s = scene("t 10,10", "t 40,40").state
    s.change(0, at=(4000, 4050))
    with pytest.raises(AssertionError, match="bases never overlap"):
        RULESET.check(s)


def test_a_copy_is_equal_and_independent():
    s = scene("t 10,10", "t 40,40").state
    new = s.copy()
    new.change(0, bruises=1)
    assert new != s and s.units[0].bruises == 2


# -- sentences -------------------------------------------------------------------------------------------------


def played(seed, **options):
    """Play a match at random and return all its events with a position of it."""
    rules = RULESET.options(options)
    game = Game(RULESET, RULESET.start(rules, "mixed", "mob"), f"text {seed}")
    random = Random(seed)
    while not game.is_terminal():
        if game.pending is not None:
            game.answer(random.choice(game.pending.options))
        else:
            game.apply(random.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_every_event_and_roll_of_a_match_can_be_told(seed):
    game = played(seed, layout="random", monitor="principal", size=10)
    silent = {"lays_table", "activates", "monitor_stands", "choice"}
    for event in game.events:
        told = text.sentence(event, game.state)
        assert (told and told[-1] in ".!" and "{" not in told) or event.kind in silent, event
        if event.kind == "roll":
            request = event.facts[0].request
            assert text.title(request) and all(text.reason_text(reason) for reason in request.reasons)


def test_sentences_name_units_by_number_and_type_or_as_told():
    s = scene("t 10,10", "b 40,40").state
    event = Event("charges", (0, 1200, ((1, 1), (2, 2)), 1, 0), "4.2/R21")
    assert text.sentence(event, s) == "Butch (T) charges Duchess (B) (12″)."
    assert text.sentence(event, s, lambda who: "ab"[who]) == "a charges b (12″)."


def test_lengths_have_the_decimal_mark_of_the_language():
    s = scene("t 10,10", "b 40,40").state
    set_language("fr")
    said = text.sentence(Event("charges", (0, 750, ((1, 1), (2, 2)), 1, 0), "4.2/R21"), s)
    set_language("en")
    assert said == "Butch (T) charge Duchess (B) (7,5″)."


@pytest.mark.parametrize("facts, told", [
    ((0, 1, 0, "saved"), "Duchess (B) blocks Butch (T)."),
    ((0, 1, 1, "bruised"), "Butch (T) hits Duchess (B), who takes 1 bruise."),
    ((0, 1, 2, "bruised"), "Butch (T) hits Duchess (B), who takes 2 bruises."),
    ((0, 1, 3, "out"), "Butch (T) knocks Duchess (B) out."),
])
def test_hits_are_told_with_what_they_do(facts, told):
    assert text.sentence(Event("hits", facts, "6.1"), scene("t 10,10", "b 40,40").state) == told


def test_refusals_and_ends_have_words():
    for refusal in ("no-slingshot", "ran", "charged", "in-melee", "out-of-range", "target-in-melee", "out-of-sight"):
        assert text.refusal_text(refusal)
    s = scene("t 10,10", "b 40,40").state
    ends = [text.sentence(Event("match_over", (winner,)), s) for winner in (-1, 0)]
    assert ends == ["The match is a draw.", "Home win the match."]


# -- the rules to read -----------------------------------------------------------------------------------------


def test_the_rules_to_read_are_complete_and_without_sources():
    chapters = {chapter.number: chapter for chapter in RULESET.rules_text()}
    assert [n for n in chapters if "." not in n] == [str(n) for n in range(1, 10)]
    assert all(chapter.text for chapter in chapters.values())
    whole = "\n".join(chapter.text for chapter in chapters.values())
    assert all(f"Ruling {n}:" in whole for n in range(1, 40))
    assert "scribd" not in whole.lower() and "bot" not in whole.lower().split()


def test_the_title_and_settings_are_there():
    assert RULESET.key == "school_fighters" and RULESET.teams[0] == "mixed"
    assert RULESET.options({}) == {
        "size": 5, "layout": "playground", "monitor": "off", "open_guard": "off", "even_points": "off",
    }
    assert st.ROUNDS == 5
