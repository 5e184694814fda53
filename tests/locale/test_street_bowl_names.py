"""Skills, races and positions of Street Bowl are called as in its rules, in both languages."""

import re

import pytest

from fracas.games.street_bowl.rules import rules_text
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.skills.skill import CATEGORIES
from fracas.games.street_bowl.team.races import RACES
from fracas.games.street_bowl.words.skill_texts import rule_of
from fracas.locale import _, pgettext, set_language

RACE = re.compile(r"^\| (.+?) \| (\d+)k / (\d+)k \| (.+?) \| (.+?) \|$", re.MULTILINE)
POSITION = re.compile(r"(?:^|, )(.+?)(?: 0-(\d+))? \((\d+)k\)")
SKILL = re.compile(r"^- \*\*(.+?)\*\*", re.MULTILINE)


@pytest.fixture(params=["en", "fr"])
def book(request):
    set_language(request.param)
    yield {chapter.number: chapter.text for chapter in rules_text()}
    set_language("en")


def test_every_skill_stands_in_its_category_under_its_name(book):
    for number, category in enumerate(CATEGORIES, 1):
        here = [skill for skill in SKILLS if skill.category == category]
        assert {rule_of(skill.key) for skill in here} == {f"19.{number}"}
        assert sorted(SKILL.findall(book[f"19.{number}"])) == sorted(pgettext("skill", skill.name) for skill in here)


def test_every_race_is_listed_with_its_positions_limits_and_prices(book):
    rows = RACE.findall(book["3"])
    assert [(name, int(listed), int(street)) for name, listed, street, *_positions in rows] == [
        (_(race.name), race.reroll, 2 * race.reroll) for race in RACES]
    for (*_prices, free, special), race in zip(rows, RACES, strict=True):
        for text, is_special in ((free, False), (special, True)):
            assert POSITION.findall(text) == [(_(each.name), f"{each.most}" * each.is_specialist, f"{each.cost}")
                                              for each in race.positions if each.is_specialist == is_special]
