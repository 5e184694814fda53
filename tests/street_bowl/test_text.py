"""What happened, in words, in both languages: every event, and every key of a table that rules use, has its own."""

import re

import pytest

from fracas.games.street_bowl import notation
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import block
from fracas.games.street_bowl.blocking.block_dice import RESULTS
from fracas.games.street_bowl.drive import forfeit
from fracas.games.street_bowl.injuries.potions import BREWS
from fracas.games.street_bowl.kick_off.kickoff_events import EVENTS
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.team.races import RACES
from fracas.games.street_bowl.words import tables
from fracas.games.street_bowl.words.names import position_name, race_name, skill_name
from fracas.games.street_bowl.words.text import TELLINGS, reason_text, sentence, title
from fracas.kernel.contracts.event_text import no_sentence
from fracas.kernel.dice import D6
from fracas.kernel.table import Event, Reason, Roll, Rolled
from fracas.locale import set_language
from tests.laws.kinds import rules_of
from tests.street_bowl.diagrams import number, street

EXAMPLES = {
    "who": 0, "target": st.SLOTS, "side": 1, "n": 2, "a": 1, "b": 0, "fame_a": 1, "fame_b": 0, "half": 2, "cell": 30,
    "start": 31, "contact": 30, "weather": 0, "edge": "north", "skill": "block", "result": "pushed", "deed": "blitz",
    "brew": "laudanum", "event": "riot", "why": "pick_up", "band": "quick_pass", "which": "leader", "how": "time",
    "kind": "block", "cause": "block",
}  # facts by their roles
BLOCK = """
      j  k  l
   3  .  .  .
   4  H1 A1 .
   5  .  .  .
"""
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture(autouse=True)
def in_english_again():
    yield
    set_language("en")


def said(kind, *facts):
    """Return the sentence of an event."""
    return sentence(Event(kind, facts), street(BLOCK).s)


@LANGUAGES
@pytest.mark.parametrize("kind", [kind for kind, telling in TELLINGS.items() if telling.sentence is not no_sentence])
def test_every_event_is_one_sentence_with_all_its_places_filled(kind, language):
    set_language(language)
    told = said(kind, *(EXAMPLES[role] for role in TELLINGS[kind].facts.split()))
    assert re.fullmatch(r"[^{}]+[.!]", told) and "  " not in told, told


@pytest.mark.parametrize("kind", TELLINGS)
def test_french_says_every_event_otherwise_than_english(kind):
    """Touchback is the same word in both."""
    facts = [EXAMPLES[role] for role in TELLINGS[kind].facts.split()]
    english = said(kind, *facts)
    set_language("fr")
    assert said(kind, *facts) != english or kind == "touchback" or not english


def test_the_player_an_event_is_about_and_the_other_one_are_not_taken_for_each_other():
    """Street Bowl 8, 19: who blocks whom, who is held by whom, who drops whom, who follows whom."""
    one, other = 0, st.SLOTS
    assert said("blocks", one, other) == "Lineman (H1) blocks Lineman (A1)."
    assert said("is_held", one, other) == "Lineman (H1) is held by Lineman (A1)."
    assert said("is_dropped", one, other) == "Lineman (A1) drops Lineman (H1)."
    assert said("is_hypnotised", one, other) == (
        "Lineman (H1) is spellbound by Lineman (A1); his tackle zones are gone.")
    set_language("fr")
    assert said("is_held", one, other) == "Trois-quarts (A1) retient Trois-quarts (H1)."
    assert said("gazes", one, other) == "Trois-quarts (H1) fixe Trois-quarts (A1) du regard."
    assert said("is_hypnotised", one, other).startswith("Trois-quarts (A1) hypnotise Trois-quarts (H1),")


@pytest.mark.parametrize(("words", "keys"), [
    (tables.RESULTS, RESULTS), (tables.DEEDS, notation.DEEDS), (tables.BREWS, [brew.key for brew in BREWS]),
    (tables.WHYS, rules_of("street_bowl")._passed("turn_over", 1)), (tables.EDGES, ["north", "south", "west", "east"]),
    (tables.TITLES, rules_of("street_bowl").rolled()),
], ids=["block results", "Actions", "brews", "turnovers", "edges", "rolls"])
def test_tables_of_words_have_the_keys_of_the_rules_and_no_more(words, keys):
    assert set(words) == set(keys)


def test_every_kick_off_event_has_its_name():
    """Street Bowl 15: eleven of them, and the two throws that decide some."""
    assert {key for key, _rule in EVENTS.values()} | {"rock"} == set(tables.KICK_OFFS)


@LANGUAGES
def test_every_modifier_has_its_words(language):
    set_language(language)
    keys = rules_of("street_bowl").reasons() | set(tables.REASONS)
    assert [key for key in keys if not reason_text(Reason(key, 1)).strip()] == []


def test_a_block_is_told_from_its_dice_to_the_fall():
    """Street Bowl 8.4: dice, push, follow-up, armour, injury."""
    g = street(BLOCK).acts("H1", "block")
    g.do(block, "H1", "A1", tape="block=4; push l4; follow follow; armour=5,4; injury=2,3")
    told = [sentence(event, g.s) for event in g.events if event.kind != "choice"]
    assert [line for line in told if line] == [
        "Lineman (H1) blocks Lineman (A1).", "Block: Defender down.", "Defender down.",
        "Lineman (A1) is pushed to l4.", "Lineman (A1) falls.", "Lineman (H1) follows up to k4.",
        "Armour: 5 4 = 9, 8+ needed: it breaks.", "The armour of Lineman (A1) breaks.",
        "Injury: 2 3 = 5.", "Lineman (A1) is stunned.",
    ]


def test_a_throw_says_what_it_needed_and_whether_that_was_enough():
    scene = street(BLOCK)
    for face, end in ((2, "failure"), (3, "success")):
        rolled = Rolled(Roll("dodge", D6, 0, who=0, need=3), face, False)
        assert sentence(Event("roll", (rolled,)), scene.s) == f"Dodge: {face}, 3+ needed: {end}."
    assert title(Roll("kick_off", 2 * D6, 0)) == "Kick-off table"


@pytest.mark.parametrize(("facts", "text"), [
    ((0, "time", 3, 1), "Full time: Humans win 3–1."), ((1, "overtime", 1, 2), "Humans win in overtime, 1–2."),
    ((0, "shoot_out", 1, 1), "Humans win the shoot-out; it stays 1–1."),
    ((-1, "time", 1, 1), "The match is a draw, 1–1."),
    ((1, "conceded", 0, 2), "Humans win 0–2: the other side concedes."),
])
def test_every_ending_is_told(facts, text):
    """Street Bowl 16, Rulings 10 and 12."""
    assert said("match_over", *facts) == text


def test_what_hangs_on_a_fact_is_told_by_it():
    """Street Bowl 4: a touchdown without a scorer, overtime, a Chef who burns everything; the Leader's re-roll."""
    assert said("touchdown", 0, st.NO_ONE, 1, 0) == "Touchdown for Humans, nobody stood in the way: 1–0."
    assert said("touchdown", 0, 0, 1, 0) == "Touchdown! Lineman (H1) scores for Humans: 1–0."
    assert (said("half_begins", 2), said("half_begins", 3)) == ("Half 2 begins.", "Overtime begins.")
    assert said("half_ends", 1, 0, 1) == "Half 1 is over: 0–1."
    assert said("half_ends", 3, 0, 1) == "Overtime is over: 0–1."
    assert said("chef", 0, 0, 3, 3) == "The Master Chef of Humans burns everything."
    assert said("chef", 0, 1, 4, 2) == "The Master Chef of Humans serves 1 dish: re-rolls 4 home, 2 away."
    assert said("chef", 0, 2, 5, 1) == "The Master Chef of Humans serves 2 dishes: re-rolls 5 home, 1 away."
    assert said("team_reroll", 0, "team", 2) == "Lineman (H1) takes a team re-roll; 2 left."
    assert said("team_reroll", 0, "leader", 2) == "Lineman (H1) takes the Leader’s re-roll; 2 left."


def test_a_drive_for_which_nobody_is_left_on_either_side_names_each_side():
    """Street Bowl 4: markers advance by 2, nobody scores."""
    g = street(phase=st.SETUP)
    for who in st.EVERYBODY:
        g.s.where[who] = st.DEAD
    g.do(forfeit)
    assert g.told("has_nobody")[:2] == [(0,), (1,)] and g.s.score == [0, 0]
    g = street(phase=st.SETUP)
    g.s.potions = [0, 0]
    for who in st.TEAMS[0]:
        g.s.where[who] = st.DEAD
    g.do(forfeit)
    assert set(g.told("has_nobody")) == {(0,)} and g.s.score[0] == 0 < g.s.score[1]


@LANGUAGES
def test_names_of_races_positions_and_skills_are_those_of_the_rules_to_read(language):
    """Street Bowl 3, 19: in French too, as the rules of that language call them."""
    set_language(language)
    rules = "".join(chapter.text for chapter in RULESET.rules_text())
    assert [name for race in RACES if (name := race_name(race.key)) not in rules] == []
    assert [name for skill in SKILLS if (name := skill_name(skill.key)) not in rules] == []
    scene = street(BLOCK, A1={"position": "wood-elf.wardancer"})
    assert position_name(scene.s, number("A1")) in rules
