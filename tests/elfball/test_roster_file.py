"""Rosters as files and forum texts: the same after going out and in, and nothing impossible comes in."""

import json
from random import Random

import pytest

from fracas.games.elfball.team.lists import LISTS
from fracas.games.elfball.team.roster import Member, Roster, Support, ready_roster
from fracas.games.elfball.team.roster_file import read_text, write_file, write_forum
from fracas.games.elfball.team.team_code import write_code
from fracas.kernel.errors import DamagedText, InvalidNotation
from tests.elfball.rosters import random_roster
from tests.sample import sample

DAMAGED = sample(600, 2_000)
ILLEGAL = Roster("orcs", (Member(1, "a", learned=("bonecrusher",)), Member(7, "z", "Zoë", (), (), 3)), "Too Few",
                 Support(cheerleaders=7), ("plum", ""), 90)
HOSTILE = ("<script>alert(1)</script>", "\u202eflip", "a\x00b", "x" * 5000, "]]><svg onload=1>", "{{7*7}}", "\ud800",
           "'--", "e\u0301\u0301\u0301\u0301", " ", "\n", "[Fracas elfball orcs]", "{name}", "%s", "\u200b")


def test_rosters_are_the_same_after_export_and_import():
    for n in range(sample(40, 100)):
        roster = random_roster(Random(n), ("elfball", "street_brawl")[n % 2], (180, 150)[n % 3 == 0])
        file = write_file(roster)
        assert read_text(file) == roster
        assert write_file(read_text(file)) == file
        assert read_text(write_forum(roster)) == roster
        assert read_text(write_code(roster)) == roster._replace(limit=180)


def test_an_illegal_roster_can_be_kept():
    assert read_text(write_file(ILLEGAL)) == ILLEGAL
    assert read_text(write_forum(ILLEGAL, "street_brawl")) == ILLEGAL
    assert read_text(write_file(Roster("orcs"))) == Roster("orcs")


def test_a_forum_text_can_be_read_by_people_and_stands_between_their_words():
    text = write_forum(ready_roster("orcs")._replace(name="The Green Gits", support=Support(True, 2)))
    assert text.startswith("The Green Gits (Orcs, 165 of 180 points)\n1. Grubnik, Defender 5/4/4/2/2/4\n")
    assert "\nBribed Referee, 2 Cheerleaders\n[Fracas elfball orcs_Src2_TThe-Green-Gits]\n" in text
    assert read_text(f"Look at my team!\n\n> {text}\nWhat do you think?").name == "The Green Gits"


def wrong(**changes):
    found = json.loads(write_file(ready_roster("orcs")))
    player = changes.pop("player", {})
    found["team"]["players"][0].update(player)
    found["team"]["support"].update(changes.pop("support", {}))
    found["team"].update(changes)
    return json.dumps(found)


@pytest.mark.parametrize("text", [
    "", "hello", "{", "{}", "[]", '{"fracas": "team"}', '{"a":' * 7000, "[" * 7000, "x" * 70_000, '{"fracas": NaN}',
    write_file(ready_roster("orcs")).replace('"format": 1', '"format": 2'),
    write_file(ready_roster("orcs")).replace('"elfball"', '"street_bowl"'),
    wrong(list="elves"), wrong(list=7), wrong(limit=-1), wrong(limit=10**6), wrong(limit=True),
    wrong(kits=["pink", ""]), wrong(kits=[]), wrong(more=1), wrong(players={}), wrong(players=[5]),
    wrong(support={"kegs": 10}),
    wrong(support={"referee": 1}), wrong(player={"number": 0}), wrong(player={"number": 13}),
    wrong(player={"number": 2}), wrong(player={"position": "Elf"}), wrong(player={"abilities": ["flying"]}),
    wrong(player={"abilities": ["buff"] * 2}), wrong(player={"attributes": [6]}),
    wrong(player={"attributes": [6, 7, 3, 3, 3, 3]}), wrong(player={"experience": 1.5}),
    "[Fracas elfball orcs_zzz]", "[Fracas chess e4]",
])
def test_what_holds_no_team_is_refused_in_one_sentence(text):
    with pytest.raises((DamagedText, InvalidNotation)) as refusal:
        read_text(text)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 500


@pytest.mark.parametrize(("text", "said"), [
    (wrong(player={"number": 2}), "the number 2, which two"),
    (write_file(ready_roster("orcs")).replace('"format": 1', '"format": 2'), "has format “2”"),
    (write_file(ready_roster("orcs")).replace('"elfball"', '"street_bowl"'), "it says “street_bowl”"),
    (write_file(ready_roster("orcs")).replace('"team"', '"league"', 1), "it says “league”"),
])
def test_what_is_wrong_with_a_file_is_quoted(text, said):
    with pytest.raises(DamagedText, match=said):
        read_text(text)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_refused_or_stays_mere_text(name):
    for text in (wrong(name=name), wrong(player={"name": name})):
        try:
            roster = read_text(text)
        except (DamagedText, InvalidNotation) as refusal:
            assert "\n" not in str(refusal) and len(str(refusal)) < 500
        else:
            assert read_text(write_file(roster)) == roster
            assert read_text(write_forum(roster)) == roster


def hurt(text, random):
    """Cut, change, double or splice a text somewhere."""
    at, other = int(random.random() * len(text)), int(random.random() * len(text))
    sign = chr(1 + int(random.random() * 0x2100)) if random.random() < 0.5 else '{}[]":,0-9eE'[at % 12]
    return (text[:at], text[:at] + sign + text[at + 1:], text[:at] + sign + text[at:], text[:at] + text[other:],
            text[at:])[int(random.random() * 5)]


@pytest.mark.parametrize("write", [write_file, write_forum])
def test_damaged_texts_are_refused_or_are_some_other_team(write):
    random = Random(write.__name__)
    texts = [write(random_roster(random)) for _n in range(40)]
    for n in range(DAMAGED):
        try:
            roster = read_text(hurt(texts[n % 40], random))
        except (DamagedText, InvalidNotation) as refusal:
            assert "\n" not in str(refusal) and len(str(refusal)) < 600
        else:
            assert read_text(write_file(roster)) == roster


def test_every_list_goes_out_and_in():
    for team in LISTS:
        assert read_text(write_file(ready_roster(team.key))) == ready_roster(team.key)
