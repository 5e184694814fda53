"""What happened, in words: every event, roll and modifier has its sentence."""

import ast
from pathlib import Path

import pytest

import fracas.games.cave_brawl as package
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.words.tables import REASONS, TITLES
from fracas.games.cave_brawl.words.text import TELLINGS, reason_text, sentence, title
from fracas.kernel.dice import D6
from fracas.kernel.table import Event, Reason, Roll, Rolled
from fracas.locale import set_language
from tests.cave_brawl.diagrams import pit
from tests.trees import tree_of

FOLDER = Path(package.__file__).parent
SOURCES = {path.stem: tree_of(path) for path in sorted(FOLDER.glob("*.py"))}


def calls(name, place):
    """Return the constant arguments at a place of all calls of a function or method."""
    found = set()
    for tree in SOURCES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > place:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    found |= {c.value for c in ast.walk(node.args[place]) if isinstance(c, ast.Constant)}
    return found


def test_every_event_has_a_sentence():
    assert calls("tell", 0) == set(TELLINGS)


def test_every_roll_has_a_title():
    rolls = calls("roll", 0) | calls("test", 0) | calls("roll_sum", 1) | calls("random_pick", 1) | calls("succeeds", 1)
    assert rolls | {"bt", "cd", "pk"} == set(TITLES)


def test_every_modifier_has_its_words():
    assert calls("Reason", 0) == {key for key in REASONS if key not in ("cd", "pk")} | {"cd"}
    assert all(reason_text(Reason(key, 1)) for key in REASONS)


def test_sentences_name_who_and_what():
    g = pit("""
       j  k  l
    11 S1 N1 o
    """, kinds="N1=ap")
    g.play("S1 block N1: fear=4; block=15; push l11; damage=1; follow stay")
    assert [sentence(event, g.s) for event in g.game.fresh if event.kind != "choice"] == [
        "Fear of the ape: 4: dares.", "Block: 15, 10 or more needed: success.",
        "S1 Amazon blocks N1 Cave Ape.", "N1 Cave Ape is pushed to l11.", "Damage: 1.",
        "N1 Cave Ape loses 1 hit point; 8 left.",
    ]
    assert title(g.game.fresh[0].facts[0].request) == "Fear of the ape"
    named = sentence(g.game.fresh[2], g.s, {0: "Una", 7: "Urg"}.__getitem__)
    assert named == "Una blocks Urg."


def test_failures_and_sums_are_told():
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    g.play("S1 tackle N1: tackle=9; damage=1")
    assert sentence(g.game.fresh[0], g.s) == "Tackle: 9, 10 or more needed: failure."
    g.play("end")
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    g.play("S1 tackle N1: tackle=10; damage=12")
    assert sentence(g.game.fresh[3], g.s) == "Damage: 1 2 = 3."


@pytest.mark.parametrize(("facts", "text"), [
    ((0, "target", 3, 1), "SOUTH win the match 3–1."), ((1, "kick", 0, 0), "NORTH win the match with a kick, 0–0."),
    ((0, "extinct", 0, 1), "SOUTH win the match 0–1: no opponents are left."),
    ((1, "rounds", 0, 1), "The rounds are over: NORTH win the match 0–1."),
    ((-1, "rounds", 1, 1), "The match is a draw, 1–1."),
])
def test_every_ending_is_told(facts, text):
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    assert sentence(Event("match_over", facts, "3.6"), g.s) == text


def test_questions_are_left_to_what_follows_from_them():
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    assert sentence(Event("choice", (0, "push", 1, 0, 1), "4.1"), g.s) == ""


@pytest.fixture
def in_english_again():
    yield
    set_language("en")


def test_every_sentence_can_be_translated(in_english_again):
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    set_language("qps")
    g.play("S1 block N1: block=15; push l11; damage=1; follow stay")
    assert all(sentence(event, g.s).startswith("⟦") for event in g.game.fresh if event.kind != "choice")


def test_the_rules_can_be_read_chapter_by_chapter():
    chapters = {chapter.number: chapter for chapter in RULESET.rules_text()}
    assert [n for n in chapters if "." not in n] == ["0", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert chapters["4.10"].title.startswith("Vault") and "Ruling 37" in chapters["4.10"].text
    assert all(chapter.text for chapter in chapters.values())


def test_two_beasts_of_a_kind_are_told_apart():
    g = pit("""
       j  k  l  m
    10 B1 S1 o  B2
    11 B3 .  .  .
    """, beasts={"B1": ("smilodon", 20, "S"), "B2": ("smilodon", 20, "S"), "B3": ("mastodon", 20, "S")})
    said = [sentence(Event("beast_hits", (beast.who, 0)), g.s) for beast in g.s.beasts]
    assert said == ["Smilodon B1 hits S1 Amazon.", "Smilodon B2 hits S1 Amazon.", "Mastodon hits S1 Amazon."]


@pytest.mark.parametrize(("kind", "face", "told"), [
    ("slumber", 1, "A dead zombie, on a 1: 1: rises."), ("slumber", 6, "A dead zombie, on a 1: 6: stays dead."),
    ("special", 1, "Special of the beast, on a 1: 1: its special comes."),
    ("infighting", 2, "Infighting: 2: keeps the peace."),
])
def test_what_a_face_brings_is_neither_success_nor_failure(kind, face, told):
    rolled = Rolled(Roll(kind, D6, 0, need=2), face, False)
    assert sentence(Event("roll", (rolled,)), pit("   j k\n10 S1 o").s) == told
