"""Street Bowl 3: teams as codes, files and forum texts: the same after going out and in, nothing impossible in."""

import json
import re
from random import Random

import pytest

from fracas.games.street_bowl.team.codes import PATTERN, read_code, read_team, write_code
from fracas.games.street_bowl.team.roster import Member, Roster, ready_roster, title_of
from fracas.games.street_bowl.team.roster_file import read_text, write_file, write_forum
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import DamagedText, InvalidNotation
from tests.street_bowl.rosters import random_roster

HOSTILE = ("<script>alert(1)</script>", "\u202eflip", "a\x00b", "x" * 5000, "]]><svg onload=1>", "{{7*7}}", "\ud800",
           "'--", "e\u0301\u0301\u0301\u0301", " ", "\n", "[Fracas street_bowl orc]", "{name}", "%s", "\u200b")


def test_rosters_are_the_same_after_export_and_import():
    for n in range(200):
        roster = random_roster(Random(n))
        file = write_file(roster)
        assert read_text(file) == roster and write_file(read_text(file)) == file
        assert read_text(write_forum(roster)) == read_text(write_code(roster)) == roster


def test_a_key_is_the_ready_team_and_the_other_way_round():
    for race in READY:
        assert read_code(race) == ready_roster(race) and write_code(ready_roster(race)) == race


@pytest.mark.parametrize("code, what", [
    ("orc_o", Roster("orc")),
    ("orc_aaaaaaa_Sr1", Roster("orc", (Member("a"),) * 7, rerolls=1)),
    ("human_Sp3c", ready_roster("human")._replace(rerolls=0, potions=3, has_chef=True)),
    ("orc_ab_2-guard-sidestep_N2-Gash-the-Big_Kcobalt-lemon_TThe-Gits",
     Roster("orc", (Member("a"), Member("b", "Gash the Big", ("guard", "side-step"))), "The Gits",
            kits=("cobalt", "lemon"))),
])
def test_a_code_says_what_differs_from_the_ready_team(code, what):
    assert read_code(code) == what and write_code(what) == code and re.fullmatch(PATTERN, code)


def test_a_given_name_needs_no_words():
    given = ready_roster("orc")
    named = given._replace(name=READY["orc"].name, members=(Member("f", "Uggrot"), *given.members[1:]))
    assert write_code(named) == "orc" and title_of(given) == READY["orc"].name


@pytest.mark.parametrize("code", [
    "", "orcs", "orc_", "orc_abz", "orc_aaaaaaaaaaaaa", "orc_Sp0", "orc_Sx", "orc_Sr1r2", "orc_N1", "orc_N12-Bob",
    "orc_1-flying", "orc_99-guard", "orc_1-guard-guard", "orc_1-tackle-block", "orc_Kpink-", "orc_K-", "orc_T",
    "orc_Q", "orc_N1-Uggrot", "orc_fdeeaaaaa", "orc_S", "orc_TA_N1-B", "orc_Zfoo", "orc_1", "orc_Sp1_Sp1", "x" * 3000,
])
def test_what_is_not_written_like_a_code_is_refused(code):
    with pytest.raises(InvalidNotation) as refusal:
        read_code(code)
    assert len(str(refusal.value)) < 700


@pytest.mark.parametrize("code, reason", [
    ("orc_aaaaaa", "it needs at least 7"), ("orc_aaaaaaa_Sr3", "costs 710,000, that is 110,000 more"),
    ("orc_bbbbcaa", "5 specialists"), ("chaos_ccaaaaa", "at most 1"), ("human_eaaaaaa_Sr1c", "240,000 more than"),
])
def test_an_illegal_team_is_kept_but_enters_no_match(code, reason):
    """Street Bowl 3."""
    assert read_text(write_file(read_code(code))) == read_code(code)
    with pytest.raises(InvalidNotation, match=reason):
        read_team(code, {"skills": 0})


def test_a_forum_text_can_be_read_by_people_and_stands_between_their_words():
    text = write_forum(read_code("orc_TThe-Green-Gits"))
    assert text.startswith("The Green Gits (Orc, 600,000 of 600,000)\n1. Uggrot, Troll 4/5/1/9: Loner, Always Hungry, ")
    assert "\n5. Dregg, Lineman 5/3/3/9\n" in text
    assert "\n1 Magic Potion\n[Fracas street_bowl orc_TThe-Green-Gits]\n" in text
    assert read_text(f"Look at my team!\n\n> {text}\nWhat do you think?").name == "The Green Gits"
    assert "1 team re-roll, 1 Magic Potion\n" in write_forum(read_code("human"))


def wrong(**changes):
    found = json.loads(write_file(ready_roster("orc")))
    found["team"]["players"][0].update(changes.pop("player", {}))
    found["team"].update(changes)
    return json.dumps(found)


@pytest.mark.parametrize("text", [
    "", "hello", "{", "{}", "[]", '{"fracas": "team"}', '{"a":' * 7000, "[" * 7000, "x" * 70_000, '{"fracas": NaN}',
    write_file(ready_roster("orc")).replace('"format": 1', '"format": 2'),
    write_file(ready_roster("orc")).replace('"street_bowl"', '"elfball"'),
    wrong(race="orcs"), wrong(race=7), wrong(rerolls=-1), wrong(rerolls=100), wrong(rerolls=True), wrong(potions=1.5),
    wrong(chef=1), wrong(kits=["pink", ""]), wrong(kits=[]), wrong(more=1), wrong(players={}), wrong(players=[5]),
    wrong(players=[{"position": "Lineman", "name": "", "skills": []}] * 13),
    wrong(player={"position": "Elf"}), wrong(player={"skills": ["flying"]}), wrong(player={"skills": ["block"] * 2}),
    wrong(player={"number": 1}), wrong(player={"name": "x" * 25}),
    "[Fracas street_bowl orc_zzz]", "[Fracas chess e4]",
])
def test_what_holds_no_team_is_refused_in_one_sentence(text):
    with pytest.raises((DamagedText, InvalidNotation)) as refusal:
        read_text(text)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 700


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_refused_or_stays_mere_text(name):
    for text in (wrong(name=name), wrong(player={"name": name})):
        try:
            roster = read_text(text)
        except (DamagedText, InvalidNotation) as refusal:
            assert "\n" not in str(refusal)
        else:
            assert re.fullmatch(PATTERN, write_code(roster)) and read_code(write_code(roster)) == roster
