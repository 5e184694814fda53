"""School Fighters 2: gangs that coaches put together, as rosters, codes, files and forum texts, and in a match."""

import json
import re
from random import Random

import pytest

import fracas
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.team.codes import PATTERN, plain, read_code, read_gang, write_code
from fracas.games.school_fighters.team.roster import Member, Roster, faults, ready_roster
from fracas.games.school_fighters.team.roster_file import read_text, title_of, write_file, write_forum
from fracas.games.school_fighters.units import GANGS, LETTERS, SIZES
from fracas.games.school_fighters.words.text import unit_label
from fracas.kernel.errors import DamagedText, InvalidNotation
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS

NAMES = ("", "", "Zoë", "Gash the Big", "O'Neil", "Zed Z", "N1", "T", "名前", "Mixed-Up")
HOSTILE = ("<script>alert(1)</script>", "\u202eflip", "a\x00b", "x" * 5000, "[Fracas school_fighters mixed]", " ", "%s")
NAMED = "mixed_btk_N1-Rex_N3-Una-Z5fZ_Kcobalt-lemon_TThe-Pack"


def random_roster(random):
    """Return any gang, possible but not always legal."""
    members = tuple(Member(random.choice(LETTERS), random.choice(NAMES)) for _n in range(random.randrange(13)))
    kits = random.choice(("", *DARK_KITS)), random.choice(("", *LIGHT_KITS))
    return plain(Roster(random.choice([*GANGS]), members, random.choice(NAMES), random.choice(SIZES),
                        random.random() < 0.5, kits))


def test_rosters_are_the_same_after_export_and_import():
    for n in range(200):
        roster = random_roster(Random(n))
        assert read_text(write_file(roster)) == roster and re.fullmatch(PATTERN, write_code(roster))
        assert read_text(write_forum(roster)) == read_text(write_code(roster)) == roster


@pytest.mark.parametrize("key", GANGS)
def test_a_ready_gang_is_legal_in_both_sizes_and_its_key_is_that_of_five(key):
    for size in SIZES:
        assert faults(ready_roster(key, size)._replace(is_even=True)) == []
        assert len(read_gang(write_code(ready_roster(key, size)), size, True).kinds) == size
    assert read_code(key) == ready_roster(key)


@pytest.mark.parametrize("roster, reasons", [
    (Roster("mob"), ["The gang has nobody; it needs 1 unit at least."]),
    (Roster("mob", (Member("t"),) * 6), ["The gang has 6 units; 5 are agreed."]),
    (Roster("mob", (Member("t"),) * 6, size=10), []),
    (Roster("mob", (Member("b"),) * 2), ["The gang has more than one Boss."]),
    (Roster("mob", tuple(map(Member, "bmmmm"))), []),
    (Roster("mob", tuple(map(Member, "bmmmm")), is_even=True), ["The gang costs 135 points, 100 are allowed."]),
    (Roster("mob", tuple(map(Member, "bbbmmm")), is_even=True), [
        "The gang has 6 units; 5 are agreed.", "The gang has more than one Boss.",
        "The gang costs 180 points, 100 are allowed."]),
])
def test_every_reason_why_a_gang_may_not_play_is_said(roster, reasons):
    """School Fighters 2, Ruling 10."""
    assert [fault.text for fault in faults(roster)] == reasons


def test_a_match_asks_by_its_own_size_and_points():
    """School Fighters 2, Ruling 10: what a coach measures his gang by binds no match, what is agreed does."""
    assert len(read_gang("mob_tttttt_L10", 10, False).kinds) == 6
    with pytest.raises(InvalidNotation, match="6 units; 5 are agreed"):
        read_gang("mob_tttttt_L10", 5, False)
    assert read_gang("mixed_bmmmm_E", 5, False).kinds == (0, 2, 2, 2, 2)
    with pytest.raises(InvalidNotation, match="costs 135 points, 100 are allowed"):
        read_gang("mixed_bmmmm", 5, True)


def test_names_go_into_the_match_its_sentences_and_its_positions():
    game = fracas.new("school_fighters", seed="names", home=NAMED, away="mixed_b_TOthers")
    assert game.state.titles == ("The Pack", "Others")
    assert [unit_label(game.state, n) for n in range(4)] == [
        "Rex (B)", "Butch (T)", "Una _ (K)", "Duchess (B)"]
    assert RULESET.read_position(game.position) == game.state
    again = fracas.from_position(game.position)
    assert again.state == game.state and again.position == game.position
    plainly = fracas.new("school_fighters", seed="names", home="btk", away="b")
    assert plainly.position == re.sub(r"T[A-Za-z-]+~|N[A-Za-z0-9-]+", "", game.position)


def test_a_record_of_named_gangs_replays():
    game = fracas.new("school_fighters", seed="names", home=NAMED)
    while not game.state.round:
        game.apply(game.legal_actions()[0])
        while game.pending is not None:
            game.answer(game.pending.options[0])
    assert [unit.name for unit in game.state.units[:3]] == ["Rex", "", "Una _"]
    again = fracas.from_record(game.record)
    assert again.state == game.state and again.fingerprint == game.fingerprint


@pytest.mark.parametrize("damage", ["T~", "TA~TB~", "T" + "x" * 99 + "~", "T\u202e~"])
def test_a_position_with_a_damaged_name_is_refused(damage):
    found = fracas.new("school_fighters", home=NAMED).position
    with pytest.raises(InvalidNotation):
        RULESET.read_position(found.replace("TThe-Pack~", damage))
    with pytest.raises(InvalidNotation):
        RULESET.read_position(found.replace("NRex", "N"))


@pytest.mark.parametrize("code", [
    "", "gang", "mixed_", "mixed_x", "mixed_ttttttttttttt", "mixed_btk_L5", "mixed_btk_E_L10", "mixed_btk_N1",
    "mixed_btk_N4-Bob", "mixed_btk_Kpink-", "mixed_btk_K-", "mixed_btk_T", "mixed_btk_Q", "mixed_btk_N1-Boss",
    "mixed_btk_TClass-Mix", "mixed_btk_TA_N1-B", "x" * 5000,
])
def test_what_is_not_written_like_a_code_is_refused(code):
    with pytest.raises(InvalidNotation) as refusal:
        read_code(code)
    assert len(str(refusal.value)) < 700


def test_a_forum_text_can_be_read_by_people_and_stands_between_their_words():
    text = write_forum(read_code(NAMED))
    assert text.startswith("The Pack (70 points)\n1. Rex, Boss 3/3/7/3: He’s the Boss, Gang Leader\n2. Butch, Thug 2")
    assert text.endswith(f"\n[Fracas school_fighters {NAMED}]\n")
    assert title_of(read_text(f"Look at my gang!\n\n> {text}\nWhat do you think?")) == "The Pack"


def wrong(unit=None, **changes):
    found = json.loads(write_file(ready_roster("mixed")))
    found["team"]["units"][0].update(unit or {})
    found["team"].update(changes)
    return json.dumps(found)


@pytest.mark.parametrize("text", [
    "", "hello", "{", "{}", "[]", "x" * 70_000, write_file(ready_roster("mob")).replace('"format": 1', '"format": 2'),
    write_file(ready_roster("mob")).replace('"school_fighters"', '"elfball"'), wrong(gang="orcs"), wrong(gang=7),
    wrong(size=7), wrong(size=True), wrong(even=1), wrong(kits=["pink", ""]), wrong(more=1), wrong(units={}),
    wrong(units=[{"unit": "thug", "name": ""}] * 13), wrong({"unit": "Elf"}), wrong({"number": 1}),
    wrong({"name": "x" * 25}), "[Fracas school_fighters mixed_z]",
])
def test_what_holds_no_gang_is_refused_in_one_sentence(text):
    with pytest.raises((DamagedText, InvalidNotation)) as refusal:
        read_text(text)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 700


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_refused_or_stays_mere_text(name):
    for text in (wrong(name=name), wrong({"name": name})):
        try:
            roster = read_text(text)
        except (DamagedText, InvalidNotation) as refusal:
            assert "\n" not in str(refusal)
        else:
            assert read_code(write_code(roster)) == roster
