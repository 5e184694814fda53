"""Rosters from elsewhere: what fits a game here is taken over, and every other line is listed with its reason."""

import json
from collections import Counter
from random import Random

import pytest

from fracas.faces import foreign_names_of, games_with_rosters, roster_editor_of
from fracas.foreign.fitted_team import MOST_SHOWN, fit_team
from fracas.foreign.sources import read_foreign_in_slices
from fracas.foreign.team import SOURCE_NAMES, ForeignItem, ForeignPlayer, ForeignTeam
from fracas.games.street_bowl.team.races import RACES
from fracas.kernel.work import run_to_end
from fracas.locale import LANGUAGES, set_language
from tests.foreign import rosters


def read(text):
    return run_to_end(read_foreign_in_slices(text))


def fitted(text):
    return fit_team(read(text))


def code(found):
    return found.editor.code(found.roster, found.editor.game)


CODES = {
    "fumbbl": "orc_aafd_Sr2_N1-ZZug_N2-Mug_3-guard_N3-Urk_4-block_N4-Grim_TDa-Lads",
    "tourplay": "skaven_ac_N1-Lineman_2-block_N2-Skit_TTails",
    "battlescribe": "human_dda_Sr2_1-guard_2-guard_N3-Bess_TCats-Z26Z-Co",
    "newrecruit": "wheels_kks_TYard",
    "forge": "cavemen-Bone-Yard.ap-Ook.ca.ca.ca / 9",
    "forge text": "mob_btt",
    "battlescribe text": "human_dde_Sr3_1-guard_2-guard",
}
LEFT = {
    "fumbbl": ["4. Grim, Big Un Blocker: Brawler", "4. Grim, Big Un Blocker: -av", "4. Grim, Big Un Blocker: m",
               "5. Ghast, Wraith", "Apothecary: 1", "Cheerleaders: 1", "Fan factor: 4", "Money: 30000"],
    "tourplay": ["2. Skit, Gutter Runner: niggling injuries: 1", "2. Skit, Gutter Runner: misses the next match",
                 "Apothecary: 1", "Assistant coaches: 2"],
    "battlescribe": ["Wizard: 1"], "newrecruit": ["2 × Biker: Chain"],
    "forge": ["Ook, Cave Ape: Great Club", "Prime Brother"], "forge text": ["Prime Brother"],
    "battlescribe text": ["Giant Rat: 1"],
}


@pytest.mark.parametrize("key", rosters.ALL)
def test_what_fits_is_taken_over_and_the_rest_is_listed_with_its_reason(key):
    found = fitted(rosters.ALL[key])
    game = found.editor.game
    expected = CODES[key]
    if game == "cave_brawl":
        expected = "cavemen-Bone-Yard.ap-Ook.ca.ca.ca"
        assert found.editor.forum(found.roster).count("Caveman") == 3
        assert [member.kind for member in found.roster.members] == ["ap", "ca", "ca", "ca"]
        assert found.roster.members[0].name == "Ook" and found.roster.name == "Bone Yard"
    else:
        assert code(found) == expected
    assert [line.what for line in found.left] == LEFT[key]
    assert all(line.reason.endswith(".") for line in found.left)


def test_the_source_is_told_apart():
    found = [read(text).source for text in rosters.ALL.values()]
    assert found == ["fumbbl", "tourplay", "battlescribe", "newrecruit", "forge", "forge", "battlescribe"]
    assert {*found} == {*SOURCE_NAMES}


@pytest.mark.parametrize("game", games_with_rosters())
def test_every_position_of_every_list_is_found_by_its_name_with_the_list_before_and_in_the_plural(game):
    names = foreign_names_of(game)
    for key, called in names.lists.items():
        for kind, position in names.positions(key).items():
            for name in (position[0], f"{called[0]} {position[0]}", f"{position[0].removesuffix('s')}s",
                             position[0].upper(), position[0].replace(" ", "-")):
                found = fit_team(ForeignTeam("forge", "", (called[0],), (ForeignPlayer((name,)),), kind=names.kind))
                assert found.editor is not None, (key, name)
                assert found.editor.game == game and not found.left, (key, name)
                assert [found.editor.kind(member) for member in found.roster.members] == [kind], (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_names_are_found_in_every_language(language):
    set_language(language)
    try:
        assert code(fitted(rosters.FUMBBL)) == CODES["fumbbl"]
    finally:
        set_language("en")


@pytest.mark.parametrize("game", games_with_rosters())
def test_names_in_the_language_of_the_reader_are_found_too(game):
    set_language("fr")
    try:
        editor, names = roster_editor_of(game), foreign_names_of(game)
        for choice in [choice for choice in editor.lists() if choice.value in names.lists]:
            for row in editor.hiring(editor.create(choice.value, "nothing")):
                found = fit_team(ForeignTeam("fumbbl", "", (choice.label,), (ForeignPlayer((row.name,)),),
                                             kind=names.kind))
                assert [found.editor.kind(member) for member in found.roster.members] == [row.key], row.name
    finally:
        set_language("en")


LATER = {  # names of later rule books -> the position of ours
    ("Orc", "Big Un Blocker"): "Black Orc Blocker", ("Orc", "Untrained Troll"): "Troll",
    ("Shambling Undead", "Skeleton Lineman"): "Skeleton", ("Shambling Undead", "Ghoul Runner"): "Ghoul",
    ("Tomb Kings", "Anointed Thrower"): "Thro-Ra", ("Tomb Kings", "Anointed Blitzer"): "Blitz-Ra",
    ("Chaos Chosen", "Chosen Blocker"): "Chaos Warrior", ("Chaos Chosen", "Beastman Runner Lineman"): "Beastman",
    ("Lizardmen", "Skink Runner Linemen"): "Skink", ("Lizardmen", "Saurus Blockers"): "Saurus",
    ("Elven Union", "Elf Catcher"): "Catcher", ("Nurgle", "Bloater"): "Nurgle Warrior",
    ("Nurgle", "Rotspawn"): "Beast of Nurgle", ("Norse", "Norse Raider Lineman"): "Lineman",
    ("Norse", "Yhetee"): "Snow Troll", ("Ogre", "Gnoblar Lineman"): "Snotling", ("Skaven", "Clanrat"): "Lineman",
    ("Underworld Denizens", "Skaven Clanrat Lineman"): "Skaven Lineman",
    ("Underworld Denizens", "Underworld Troll"): "Warpstone Troll", ("Goblin", "Bomma"): "Bombardier",
    ("Chaos Renegades", "Renegade Human Lineman"): "Marauder",
    ("Chaos Renegades", "Renegade Goblin"): "Goblin Renegade",
    ("Chaos Dwarf", "Hobgoblin Lineman"): "Hobgoblin", ("Chaos Dwarf", "Enslaved Minotaur"): "Minotaur",
    ("Dwarf", "Dwarf Blocker Lineman"): "Blocker", ("Amazon", "Eagle Warrior Linewoman"): "Linewoman",
    ("Amazon", "Python Warrior Thrower"): "Thrower", ("Halfling", "Halfling Hopeful Lineman"): "Halfling",
    ("Vampire", "Thrall Lineman"): "Thrall", ("Dark Elf", "Witch Elf"): "Witch Elf",
    ("Wood Elf", "Loren Forest Treeman"): "Treeman",
}


@pytest.mark.parametrize(("asked", "expected"), LATER.items())
def test_players_of_later_rule_books_are_those_of_ours(asked, expected):
    race, name = asked
    found = fit_team(ForeignTeam("fumbbl", "", (race,), (ForeignPlayer((name,)),), kind="football"))
    race_of = {each.key: each for each in RACES}
    member, = found.roster.members
    assert race_of[found.roster.race].positions["abcdefg".index(member.letter)].name == expected


@pytest.mark.parametrize("name", ["Wraith", "Jaguar Warrior Blocker", "", "Brock", "Line"])
def test_a_player_that_no_list_has_is_listed_and_never_guessed(name):
    found = fit_team(ForeignTeam("fumbbl", "", ("Amazon",), (ForeignPlayer((name,) if name else ()),),
                                 kind="football"))
    assert not found.roster.members and len(found.left) == 1


@pytest.mark.parametrize("race", ["Imperial Nobility", "Black Orc", "Snotling", "Khorne", "", "Dark"])
def test_a_list_that_no_game_has_fits_nothing_and_says_so_of_each_line(race):
    found = fit_team(ForeignTeam("fumbbl", "X", (race,) if race else (), (ForeignPlayer(("Lineman",)),) * 3,
                                 (ForeignItem("Team re-rolls", 2),), kind="football"))
    assert found.editor is None and found.roster is None
    assert [line.what for line in found.left] == ["Lineman"] * 3 + ["Team re-rolls: 2"]
    assert not race or all(race in line.reason for line in found.left)


def test_no_more_are_hired_than_a_team_may_have():
    players = (ForeignPlayer(("Troll",), "One", 1), ForeignPlayer(("Troll",), "Two", 2),
               ForeignPlayer(("Lineman",), number=3, quantity=999_999_999))
    found = fit_team(ForeignTeam("fumbbl", "", ("Orc",), players, (ForeignItem("Team re-rolls", 12),), "football"))
    assert Counter(member.letter for member in found.roster.members) == {"f": 1, "a": 10}
    assert [line.what for line in found.left] == [
        "2. Two, Troll", "3. 999999989 × Lineman", "Team re-rolls: 4"]


def test_every_player_is_either_hired_or_listed():
    rng = Random("players")
    for _round in range(300):
        race = rng.choice(RACES)
        names = [position.name for position in race.positions] + ["Wraith", "Cook", ""]
        players = tuple(ForeignPlayer((name,) if (name := rng.choice(names)) else (), f"P{n}", n,
                                      rng.choice((1, 1, 1, 2, 7))) for n in range(1, rng.randint(1, 14) + 1))
        found = fit_team(ForeignTeam("fumbbl", "", (race.name,), players, kind="football"))
        listed = 0
        for line in found.left:
            shirt = int(line.what.partition(".")[0])
            times = line.what.partition(". ")[2].partition(" ×")[0]
            listed += int(times) if times.isdecimal() else 1
            assert 1 <= shirt <= len(players)
        assert len(found.roster.members) + listed == sum(player.quantity for player in players)


def test_a_long_list_is_cut_and_the_rest_counted():
    found = fit_team(ForeignTeam("fumbbl", "", ("Orc",), (ForeignPlayer(("Wraith",)),) * 150, kind="football"))
    assert (len(found.left), found.more) == (MOST_SHOWN, 150 - MOST_SHOWN)


def test_a_list_that_is_not_named_is_the_one_in_which_most_players_fit():
    players = (ForeignPlayer(("Wardancer",)), ForeignPlayer(("Treeman",)), ForeignPlayer(("Catcher",)))
    found = fit_team(ForeignTeam("battlescribe", "", (), players))
    assert (found.editor.game, found.roster.race) == ("street_bowl", "wood-elf")


HOSTILE = {
    "<img src=x onerror=alert(1)>": True, "a" * 5000: False, "\u202egnuz": False, "x\u0000y": False,
    "Z" + "\u0301" * 40: False, "\u200b": False, "Robert'); DROP--": True,
}


@pytest.mark.parametrize(("name", "fits"), HOSTILE.items(), ids=range(len(HOSTILE)))
def test_a_hostile_name_is_kept_out_and_the_player_comes_without_it(name, fits):
    body = json.loads(rosters.FUMBBL)
    body["players"][1]["name"] = name
    found = fitted(json.dumps(body))
    assert len(found.roster.members) == 4
    named = fits and len(name) <= 24
    assert (found.roster.members[0].name == name) is named
    assert len(found.left) == len(LEFT["fumbbl"]) + (not named)
    assert found.editor.read(found.editor.write(found.roster)) == found.roster
