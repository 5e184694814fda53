"""Street Bowl 3: races, prices, limits, ready teams."""

import re

import pytest

from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.team.codes import read_team
from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.races import LETTERS, POSITION_OF, RACES
from fracas.games.street_bowl.team.roster import (
    Member,
    Roster,
    chef_cost,
    player_of,
    position_of,
    ready_roster,
    reroll_cost,
    value_of,
)
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation

MATCH = {"skills": 0}

# The overview of the reference: re-roll listed and in the street | free positions | specialists.
OVERVIEW = """
Amazon | 50k / 100k | Linewoman (50k) | Thrower 0-2 (70k), Catcher 0-2 (70k), Blitzer 0-4 (90k)
Chaos | 60k / 120k | Beastman (60k) | Chaos Warrior 0-4 (100k), Minotaur 0-1 (150k)
Chaos Dwarf | 70k / 140k | Hobgoblin (40k) | Chaos Dwarf Blocker 0-6 (70k), Bull Centaur 0-2 (130k), Minotaur 0-1
    (150k)
Chaos Pact | 70k / 140k | Marauder (50k) | Goblin Renegade 0-1 (40k), Skaven Renegade 0-1 (50k), Dark Elf Renegade
    0-1 (70k), Chaos Troll 0-1 (110k), Chaos Ogre 0-1 (140k), Minotaur 0-1 (150k)
Dark Elf | 50k / 100k | Lineman (70k) | Runner 0-2 (80k), Assassin 0-2 (90k), Blitzer 0-4 (100k), Witch Elf 0-2
    (110k)
Dwarf | 50k / 100k | Blocker (70k) | Runner 0-2 (80k), Blitzer 0-2 (80k), Troll Slayer 0-2 (90k), Deathroller 0-1
    (160k)
Elf | 50k / 100k | Lineman (60k) | Thrower 0-2 (70k), Catcher 0-4 (100k), Blitzer 0-2 (110k)
Goblin | 60k / 120k | Goblin (40k) | Bombardier 0-1 (40k), Pogoer 0-1 (70k), Looney 0-1 (40k), Fanatic 0-1 (70k),
    Troll 0-2 (110k)
Halfling | 60k / 120k | Halfling (30k) | Treeman 0-2 (120k)
High Elf | 50k / 100k | Lineman (70k) | Thrower 0-2 (90k), Catcher 0-4 (90k), Blitzer 0-2 (100k)
Human | 50k / 100k | Lineman (50k) | Thrower 0-2 (70k), Catcher 0-4 (70k), Blitzer 0-4 (90k), Ogre 0-1 (140k)
Khemri | 70k / 140k | Skeleton (40k) | Thro-Ra 0-2 (70k), Blitz-Ra 0-2 (90k), Tomb Guardian 0-4 (100k)
Lizardman | 60k / 120k | Skink (60k) | Saurus 0-6 (80k), Kroxigor 0-1 (140k)
Necromantic | 70k / 140k | Zombie (40k) | Ghoul 0-2 (70k), Wight 0-2 (90k), Flesh Golem 0-2 (110k), Werewolf 0-2
    (120k)
Norse | 60k / 120k | Lineman (50k) | Thrower 0-2 (70k), Runner 0-2 (90k), Berserker 0-2 (90k), Ulfwerener 0-2
    (110k), Snow Troll 0-1 (140k)
Nurgle | 70k / 140k | Rotter (40k) | Pestigor 0-4 (80k), Nurgle Warrior 0-4 (110k), Beast of Nurgle 0-1 (140k)
Ogre | 70k / 140k | Snotling (20k) | Ogre 0-6 (140k)
Orc | 60k / 120k | Lineman (50k) | Goblin 0-4 (40k), Thrower 0-2 (70k), Black Orc Blocker 0-4 (80k), Blitzer 0-4
    (80k), Troll 0-1 (110k)
Skaven | 60k / 120k | Lineman (50k) | Thrower 0-2 (70k), Gutter Runner 0-4 (80k), Blitzer 0-2 (90k), Rat Ogre 0-1
    (150k)
Slann | 50k / 100k | Lineman (60k) | Catcher 0-4 (80k), Blitzer 0-4 (110k), Kroxigor 0-1 (140k)
Undead | 70k / 140k | Skeleton (40k), Zombie (40k) | Ghoul 0-4 (70k), Wight 0-2 (90k), Mummy 0-2 (120k)
Underworld | 70k / 140k | Underworld Goblin (40k) | Skaven Lineman 0-2 (50k), Skaven Thrower 0-2 (70k), Skaven
    Blitzer 0-2 (90k), Warpstone Troll 0-1 (110k)
Vampire | 70k / 140k | Thrall (40k) | Vampire 0-6 (110k)
Wood Elf | 50k / 100k | Lineman (70k) | Thrower 0-2 (90k), Catcher 0-4 (90k), Wardancer 0-2 (120k), Treeman 0-1
    (120k)
"""


def lines_of(text):
    found = re.findall(r"([A-Z][\w -]+?)(?: 0-(\d))? \((\d+)k\)", text)
    return [(name.strip(), int(most) if most else 0, int(cost)) for name, most, cost in found]


def test_prices_and_limits_are_those_of_the_overview():
    """Street Bowl 3: re-rolls cost double; whoever has a maximum below 12 is a specialist."""
    rows = [row.split(" | ") for row in OVERVIEW.strip().replace("\n    ", " ").split("\n")]
    assert [race.name for race in RACES] == [row[0] for row in rows] and len(rows) == 24
    for race, (_name, reroll, free, specialists) in zip(RACES, rows, strict=True):
        assert reroll == f"{race.reroll}k / {reroll_cost(race)}k"
        printed = [(name, 0, cost) for name, _most, cost in lines_of(free)] + lines_of(specialists)
        found = [(p.name, p.most if p.is_specialist else 0, p.cost) for p in race.positions]
        assert sorted(found) == sorted(printed), race.name


def test_who_is_free_may_fill_the_whole_team():
    """Street Bowl 3: maxima are 12 or 16, or at most 6."""
    assert {p.most for p in POSITION_OF.values()} == {1, 2, 4, 6, 12, 16}
    assert [p.key for p in POSITION_OF.values() if p.most == 12] == \
        ["chaos-pact.marauder", "underworld.underworld-goblin"]


@pytest.mark.parametrize("key, numbers, skills", [
    ("dwarf.deathroller", (4, 7, 1, 10), "loner break-tackle dirty-player juggernaut mighty-blow no-hands "
     "secret-weapon stand-firm"),
    ("halfling.treeman", (2, 6, 1, 10), "mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate"),
    ("wood-elf.treeman", (2, 6, 1, 10), "loner mighty-blow stand-firm strong-arm take-root thick-skull "
     "throw-team-mate"),
    ("wood-elf.catcher", (8, 2, 4, 7), "catch dodge sprint"),
    ("goblin.looney", (6, 2, 3, 7), "chainsaw secret-weapon stunty"),
    ("goblin.fanatic", (3, 7, 3, 7), "ball-and-chain no-hands secret-weapon stunty"),
    ("goblin.troll", (4, 5, 1, 9), "loner always-hungry mighty-blow really-stupid regeneration throw-team-mate"),
    ("ogre.ogre", (5, 5, 2, 9), "bone-head mighty-blow thick-skull throw-team-mate"),
    ("undead.skeleton", (5, 3, 2, 7), "regeneration thick-skull"),
    ("undead.mummy", (3, 5, 1, 9), "mighty-blow regeneration"),
    ("skaven.rat-ogre", (6, 5, 2, 8), "loner frenzy mighty-blow prehensile-tail wild-animal"),
    ("human.catcher", (8, 2, 3, 7), "catch dodge"),
    ("slann.blitzer", (7, 3, 3, 8), "diving-tackle jump-up leap very-long-legs"),
    ("vampire.vampire", (6, 4, 4, 8), "blood-lust hypnotic-gaze regeneration"),
    ("nurgle.beast-of-nurgle", (4, 5, 1, 9), "loner disturbing-presence foul-appearance mighty-blow nurgles-rot "
     "really-stupid regeneration tentacles"),
])
def test_players_over_whom_lists_disagree_are_those_of_the_sixth_rulebook(key, numbers, skills):
    """Street Bowl 3, Ruling 1."""
    position = POSITION_OF[key]
    assert (position.ma, position.st, position.ag, position.av) == numbers
    assert position.skills == tuple(skills.split())


def test_who_dislikes_other_races_and_of_which_race_he_is():
    """Street Bowl 19.6 Animosity: three renegades and three rats."""
    assert [(p.key, p.tag) for p in POSITION_OF.values() if "animosity" in p.skills] == [
        ("chaos-pact.goblin-renegade", "Goblin"), ("chaos-pact.skaven-renegade", "Skaven"),
        ("chaos-pact.dark-elf-renegade", "Dark Elf"), ("underworld.skaven-lineman", "Skaven"),
        ("underworld.skaven-thrower", "Skaven"), ("underworld.skaven-blitzer", "Skaven")]
    assert POSITION_OF["chaos-pact.marauder"].tag == "Human"
    assert POSITION_OF["orc.goblin"].tag == "Orc"


def test_every_printed_skill_exists_and_no_player_has_one_twice():
    for position in POSITION_OF.values():
        assert set(position.skills) <= set(BY_KEY) and len(set(position.skills)) == len(position.skills)
        assert not set(position.normal) & set(position.double)


@pytest.mark.parametrize("race", READY)
def test_a_ready_team_is_legal_and_has_spent_what_it_can(race):
    """Street Bowl 3."""
    ready = ready_roster(race)
    assert faults(ready) == []
    positions = LETTERS[:len(next(one for one in RACES if one.key == race).positions)]
    richer = [ready._replace(members=(*ready.members, Member(letter))) for letter in positions]
    richer += [ready._replace(rerolls=ready.rerolls + 1), ready._replace(potions=ready.potions + 1)]
    assert all(faults(more) for more in richer) and value_of(ready) >= 580


def test_ready_teams_have_names_of_their_own():
    names = [name for ready in READY.values() for name in (ready.name, *ready.given_names)]
    assert len(set(names)) == len(names) == 24 * 13


def test_a_team_enters_a_match_with_what_it_bought_and_a_free_potion():
    """Street Bowl 3."""
    squad, players = read_team("goblin", MATCH)
    assert (squad.race, squad.rerolls, squad.potions, squad.has_chef) == ("goblin", 0, 2, False)
    assert (players[0].position, players[0].name, players[0].st) == ("goblin.troll", "Lunk", 5)
    assert players[4].talents.adds == {"pass": (("stunty", -1),)} and len(players) == 11
    assert read_team("halfling", MATCH)[0].has_chef


def test_the_chef_is_cheap_among_halflings():
    """Street Bowl 3."""
    assert {race.key: chef_cost(race) for race in RACES if chef_cost(race) != 300} == {"halfling": 100}
    chefless = ready_roster("halfling")._replace(has_chef=False)
    assert value_of(ready_roster("halfling")) - value_of(chefless) == 100


def rules_of(roster, **more):
    return [(fault.rule, fault.shirt) for fault in faults(roster, **more)]


@pytest.mark.parametrize("roster, rules", [
    (Roster("orc", (Member("a"),) * 6), [("3/R6", 0)]),
    (Roster("orc", (Member("a"),) * 7), []),
    (Roster("ogre", (Member("a"),) * 11), []),
    (Roster("ogre", (Member("a"),) * 12), [("3", 0)]),
    (Roster("orc", (Member("a"),) * 7, rerolls=2), []),
    (Roster("orc", (Member("a"),) * 8, rerolls=2), [("3", 0)]),
    (Roster("orc", (*(Member("b"),) * 4, *(Member("a"),) * 3)), []),
    (Roster("orc", (*(Member("b"),) * 4, Member("c"), *(Member("a"),) * 3)), [("3", 0)]),
    (Roster("amazon", (*(Member("b"),) * 3, *(Member("a"),) * 5)), [("3", 0)]),
    (Roster("ogre", (*(Member("a"),) * 7,), potions=9), []),
    (Roster("ogre", (*(Member("a"),) * 7,), potions=10), [("3", 0)]),
    (Roster("orc", (Member("a"),) * 6, has_chef=True), [("3/R6", 0)]),
    (Roster("orc", (Member("a"),) * 7, has_chef=True), [("3", 0)]),
])
def test_money_numbers_maxima_and_specialists_are_limited(roster, rules):
    """Street Bowl 3, Rulings 6, 8."""
    assert rules_of(roster) == rules


def test_eight_re_rolls_are_the_most():
    """Street Bowl 3."""
    roster = Roster("ogre", (Member("a"),) * 7, rerolls=9)
    assert [fault.text for fault in faults(roster)][1] == "The team has 9 re-rolls; it may have 8 at most."


@pytest.mark.parametrize("race, letter, skill, rules", [
    ("human", "a", "block", []),  # a Lineman learns G
    ("human", "a", "sure-feet", []),  # and ASP on a double
    ("human", "a", "claw", ["3/R4"]),
    ("human", "a", "loner", ["3/R4"]),
    ("human", "a", "leader", ["3/R4"]),
    ("human", "b", "sure-hands", ["19"]),  # a Thrower has it
    ("skaven", "a", "claw", []),  # a rat mutates on a double
    ("dwarf", "a", "claw", ["3/R4"]),
    ("norse", "d", "grab", ["19.1"]),  # a Berserker is frenzied
])
def test_added_skills_are_of_his_categories_new_and_never_leader(race, letter, skill, rules):
    """Street Bowl 3, 19, Ruling 4."""
    members = (Member(letter, added=(skill,)), *(Member("a"),) * 6)
    assert rules_of(Roster(race, members), allows_skills=True) == [(rule, 1) for rule in rules]


def test_no_skill_is_added_where_the_organiser_does_not_allow_it():
    """Street Bowl 3, Ruling 4."""
    roster = ready_roster("human")
    taught = roster._replace(members=(*roster.members[:-1], Member("a", added=("dodge",))))
    assert rules_of(taught) == [("3/R4", 8)] and rules_of(taught, allows_skills=True) == []
    with pytest.raises(InvalidNotation, match="without added skills"):
        read_team("human_8-dodge", MATCH)
    assert read_team("human_8-dodge", {"skills": 1})[1][7].talents.rerolls == {"dodge": "dodge"}


def test_what_a_player_learns_comes_after_what_he_was_born_with():
    roster = Roster("skaven", (Member("c", "Nib", ("block",)),))
    player = player_of(roster, 1)
    assert player.skills == ("dodge", "block") and player.name == "Nib"
    assert position_of(roster, roster.members[0]).key == "skaven.gutter-runner"
