"""Chapter 22: the abilities and who may learn them."""

import re

import pytest

from fracas.games.elfball.abilities.listed import ABILITIES, ADVANCED, BASIC, BY_KEY, in_printed_order, is_open_to
from fracas.games.elfball.rules import rules_text
from fracas.games.elfball.team.coaching import ability_refusal
from fracas.games.elfball.team.roster import Member, Roster
from fracas.games.elfball.team.teams import Profile

PLAYER = Profile("Nobody", "Zombie", 4, 3, 4, 2, 2, 6, "Undead")
HUNTER = PLAYER._replace(type="Hunter")


def may_learn(team, position, key, known=()):
    return ability_refusal(Roster(team), Member(1, position, learned=known), key) is None


def test_the_43_abilities_stand_in_printed_order():
    printed = [name for chapter in rules_text() if chapter.number in ("22.1", "22.2")
               for name in re.findall(r"^\| ([A-Z][A-Za-z ]+) \| [^|]+ / ", chapter.text, re.MULTILINE)]
    assert [ability.name for ability in ABILITIES] == printed and len(printed) == len(BY_KEY) == 43
    assert all(key == BY_KEY[key].name.lower().replace(" ", "-") for key in BY_KEY)


def test_every_attribute_and_type_has_one_basic_ability_and_one_or_more_advanced_ones():
    for of in {ability.of for ability in ABILITIES}:
        levels = [ability.level for ability in ABILITIES if ability.of == of]
        assert levels.count(BASIC) == 1 and levels.count(ADVANCED) >= 1


def test_general_abilities_are_open_to_all_and_the_others_to_their_type():
    assert is_open_to(PLAYER, "deadlings", "buff") and is_open_to(PLAYER, "deadlings", "fear")
    assert not is_open_to(PLAYER, "deadlings", "cutblock") and is_open_to(HUNTER, "deadlings", "cutblock")


@pytest.mark.parametrize(("known", "key", "may"), [
    ((), "buff", True), (("buff",), "buff", False), ((), "bonecrusher", False), (("buff",), "bonecrusher", True),
    (("grapple",), "bonecrusher", False), ((), "everlasting", False), (("fear",), "everlasting", True),
    (("fear",), "shamble", True),
])
def test_an_advanced_ability_needs_the_basic_one_of_the_same_attribute_or_type(known, key, may):
    assert may_learn("deadlings", "b", key, known) is may


def test_any_player_of_samhaino_learns_fear_which_opens_nothing_to_him():
    assert may_learn("samhaino", "b", "fear") and not may_learn("gnolls", "b", "fear")
    assert not may_learn("samhaino", "b", "everlasting", ("fear",))
    assert not may_learn("samhaino", "b", "shamble", ("fear",)) and may_learn("deadlings", "b", "shamble", ("fear",))


def test_a_profile_lists_abilities_in_printed_order():
    assert in_printed_order(("shamble", "buff", "steady")) == ("steady", "buff", "shamble")
