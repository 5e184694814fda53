"""The rules to read, and that the tables of the code are those of the text."""

import re

from fracas.games.elfball.dash import DASH_NEED
from fracas.games.elfball.rules import rules_text
from fracas.games.elfball.tables import INJURIES, TACKLES
from fracas.games.elfball.team.teams import LISTS, TEAMS
from fracas.kernel.contracts.rulebook import split_chapters
from fracas.locale import language, set_language

CHAPTERS = {chapter.number: chapter for chapter in rules_text()}


def test_chapters_and_sections_come_in_order_with_their_titles():
    numbers = list(CHAPTERS)
    assert numbers[:4] == ["1", "2", "2.1", "2.2"] and {"13.4", "20", "24.1", "24.4"} <= set(numbers)
    assert CHAPTERS["14"].title == "Impact and Tackle"
    assert CHAPTERS["24.3"].title == "Simple star" and "2 successes" in CHAPTERS["24.3"].text
    assert all(chapter.text for chapter in CHAPTERS.values())


def test_a_chapter_of_sections_only_lists_them():
    chapters = split_chapters("# Book\n## 1. One\n### 1.1 First\ntext\n### 1.2 Second\nmore\n")
    assert [(c.number, c.title, c.text) for c in chapters] == [
        ("1", "One", "- 1.1 First\n- 1.2 Second"), ("1.1", "First", "text"), ("1.2", "Second", "more"),
    ]


def test_every_ruling_stands_in_exactly_one_place():
    text = "\n".join(chapter.text for chapter in CHAPTERS.values())
    numbers = [int(n) for n in re.findall(r"(?:^ *- |\(|\. )Ruling (\d+)(?=[:,]| \()", text, re.MULTILINE)]
    assert sorted(set(numbers)) == list(range(1, 147)) and len(numbers) == 146


def test_the_text_is_read_in_the_language_now_set():
    before = language()
    set_language("fr")
    french = {chapter.number: chapter for chapter in rules_text()}
    set_language(before)
    assert set(french) == set(CHAPTERS) and french["16"].title != CHAPTERS["16"].title


def test_the_team_lists_are_those_of_chapter_23():
    line = r"^\| ([^|\[]+?)(?: \[[^|]*| \([^|]*)? \| (.+) \|$"
    rows = dict(re.findall(line, CHAPTERS["23"].text, re.MULTILINE))
    for team in LISTS:
        row = rows[team.name]
        listed = re.findall(r"(\d+) ([A-Z][^,|(]*?)(?: (\d(?:/\d){5}) ([A-Z][\w ]+?))?(?= \(|,|$)", row)
        assert len(listed) == len(team.positions), team.name
        for (most, _, values, kind), position in zip(listed, team.positions, strict=True):
            assert int(most) == position.most, (team.name, position.name)
            if values:
                assert tuple(map(int, values.split("/"))) == position[3:9] and kind == position.type


def test_the_tables_of_injuries_and_tackles_are_those_of_the_text():
    injuries = re.findall(r"^\| (\d)\+? \| (\w+)", CHAPTERS["17"].text, re.MULTILINE)
    words = {"Infirmary": "infirmary", "Knocked": "recovery", "Bench": "benched", "Dazed": "dazed", "Down": "down"}
    assert [words[word] for _, word in injuries] == list(INJURIES)
    for name in TACKLES:
        assert f"{name.capitalize()} " in CHAPTERS["14"].text


def test_needed_numbers_are_those_of_the_cheat_sheet():
    sheet = CHAPTERS["25"].text
    assert "| Dash | Momentum spent | 1 |" in sheet and DASH_NEED.value == 1
    assert len(TEAMS) == 19
