"""The 24 races in printed order: what a team may buy, and what its players are (chapter 3)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl.skills.skill import AGILITY, GENERAL, MUTATION, PASSING, STRENGTH
from fracas.locale import N_

THOUSAND = 1000  # prices are printed and counted in thousands of gold crowns
FREE_FROM = 12  # a position with at least this maximum is no specialist
LETTERS = "abcdefg"  # of the lines of a roster, in team codes
CATEGORY_OF = {"G": GENERAL, "A": AGILITY, "S": STRENGTH, "P": PASSING, "M": MUTATION}


class Position(NamedTuple):
    """One line of a roster."""

    key: str  # "orc.blitzer"
    name: str  # English, translated where shown
    most: int  # players of it that a team may have, 11 altogether
    cost: int  # thousands
    ma: int
    st: int
    ag: int
    av: int
    normal: str  # letters of the categories he learns in
    double: str  # letters of those he learns in on a double
    skills: tuple[str, ...]  # keys in printed order
    tag: str  # his race, for Animosity

    @property
    def is_specialist(self) -> bool:
        """Whether he counts against the limit of specialists.

        Rule: Street Bowl 3.
        """
        return self.most < FREE_FROM


class Race(NamedTuple):
    """A roster."""

    key: str
    name: str  # English, translated where shown
    reroll: int  # thousands, as listed
    positions: tuple[Position, ...]


class _Line(NamedTuple):
    name: str
    most: int
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    normal: str
    double: str
    skills: str
    tag: str = ""  # "" = the race's


def _race(key: str, name: str, reroll: int, *lines: _Line) -> Race:
    return Race(key, name, reroll, tuple(_position(key, name, line) for line in lines))


def _position(race: str, race_name: str, line: _Line) -> Position:
    key = f"{race}.{line.name.lower().replace(' ', '-')}"
    return Position(key, *line[:9], tuple(line.skills.split()), line.tag or race_name)


RACES = (  # name, most, cost, MA, ST, AG, AV, normal, double, skills
    _race("amazon", N_("Amazon"), 50,
        _Line(N_("Linewoman"), 16, 50, 6, 3, 3, 7, "G", "ASP", "dodge"),
        _Line(N_("Thrower"), 2, 70, 6, 3, 3, 7, "GP", "AS", "dodge pass"),
        _Line(N_("Catcher"), 2, 70, 6, 3, 3, 7, "GA", "SP", "catch dodge"),
        _Line(N_("Blitzer"), 4, 90, 6, 3, 3, 7, "GS", "AP", "block dodge")),
    _race("chaos", N_("Chaos"), 60,
        _Line(N_("Beastman"), 16, 60, 6, 3, 3, 8, "GSM", "AP", "horns"),
        _Line(N_("Chaos Warrior"), 4, 100, 5, 4, 3, 9, "GSM", "AP", ""),
        _Line(N_("Minotaur"), 1, 150, 5, 5, 2, 8, "SM", "GAP",
              "loner frenzy horns mighty-blow thick-skull wild-animal")),
    _race("chaos-dwarf", N_("Chaos Dwarf"), 70,
        _Line(N_("Hobgoblin"), 16, 40, 6, 3, 3, 7, "G", "ASP", ""),
        _Line(N_("Chaos Dwarf Blocker"), 6, 70, 4, 3, 2, 9, "GS", "APM", "block tackle thick-skull"),
        _Line(N_("Bull Centaur"), 2, 130, 6, 4, 2, 9, "GS", "AP", "sprint sure-feet thick-skull"),
        _Line(N_("Minotaur"), 1, 150, 5, 5, 2, 8, "S", "GAPM",
              "loner frenzy horns mighty-blow thick-skull wild-animal")),
    _race("chaos-pact", N_("Chaos Pact"), 70,
        _Line(N_("Marauder"), 12, 50, 6, 3, 3, 8, "GSPM", "A", "", "Human"),
        _Line(N_("Goblin Renegade"), 1, 40, 6, 2, 3, 7, "AM", "GSP", "animosity dodge right-stuff stunty", "Goblin"),
        _Line(N_("Skaven Renegade"), 1, 50, 7, 3, 3, 7, "GM", "ASP", "animosity", "Skaven"),
        _Line(N_("Dark Elf Renegade"), 1, 70, 6, 3, 4, 8, "GAM", "SP", "animosity", "Dark Elf"),
        _Line(N_("Chaos Troll"), 1, 110, 4, 5, 1, 9, "S", "GAPM",
              "loner always-hungry mighty-blow really-stupid regeneration throw-team-mate", "Troll"),
        _Line(N_("Chaos Ogre"), 1, 140, 5, 5, 2, 9, "S", "GAPM",
              "loner bone-head mighty-blow thick-skull throw-team-mate", "Ogre"),
        _Line(N_("Minotaur"), 1, 150, 5, 5, 2, 8, "S", "GAPM",
              "loner frenzy horns mighty-blow thick-skull wild-animal", "Minotaur")),
    _race("dark-elf", N_("Dark Elf"), 50,
        _Line(N_("Lineman"), 16, 70, 6, 3, 4, 8, "GA", "SP", ""),
        _Line(N_("Runner"), 2, 80, 7, 3, 4, 7, "GAP", "S", "dump-off"),
        _Line(N_("Assassin"), 2, 90, 6, 3, 4, 7, "GA", "SP", "shadowing stab"),
        _Line(N_("Blitzer"), 4, 100, 7, 3, 4, 8, "GA", "SP", "block"),
        _Line(N_("Witch Elf"), 2, 110, 7, 3, 4, 7, "GA", "SP", "dodge frenzy jump-up")),
    _race("dwarf", N_("Dwarf"), 50,
        _Line(N_("Blocker"), 16, 70, 4, 3, 2, 9, "GS", "AP", "block tackle thick-skull"),
        _Line(N_("Runner"), 2, 80, 6, 3, 3, 8, "GP", "AS", "sure-hands thick-skull"),
        _Line(N_("Blitzer"), 2, 80, 5, 3, 3, 9, "GS", "AP", "block thick-skull"),
        _Line(N_("Troll Slayer"), 2, 90, 5, 3, 2, 8, "GS", "AP", "block dauntless frenzy thick-skull"),
        _Line(N_("Deathroller"), 1, 160, 4, 7, 1, 10, "S", "GAP",
              "loner break-tackle dirty-player juggernaut mighty-blow no-hands secret-weapon stand-firm")),
    _race("elf", N_("Elf"), 50,
        _Line(N_("Lineman"), 16, 60, 6, 3, 4, 7, "GA", "SP", ""),
        _Line(N_("Thrower"), 2, 70, 6, 3, 4, 7, "GAP", "S", "pass"),
        _Line(N_("Catcher"), 4, 100, 8, 3, 4, 7, "GA", "SP", "catch nerves-of-steel"),
        _Line(N_("Blitzer"), 2, 110, 7, 3, 4, 8, "GA", "SP", "block side-step")),
    _race("goblin", N_("Goblin"), 60,
        _Line(N_("Goblin"), 16, 40, 6, 2, 3, 7, "A", "GSP", "dodge right-stuff stunty"),
        _Line(N_("Bombardier"), 1, 40, 6, 2, 3, 7, "A", "GSP", "bombardier dodge secret-weapon stunty"),
        _Line(N_("Pogoer"), 1, 70, 7, 2, 3, 7, "A", "GSP", "dodge leap stunty very-long-legs"),
        _Line(N_("Looney"), 1, 40, 6, 2, 3, 7, "A", "GSP", "chainsaw secret-weapon stunty"),
        _Line(N_("Fanatic"), 1, 70, 3, 7, 3, 7, "S", "GAP", "ball-and-chain no-hands secret-weapon stunty"),
        _Line(N_("Troll"), 2, 110, 4, 5, 1, 9, "S", "GAP",
              "loner always-hungry mighty-blow really-stupid regeneration throw-team-mate")),
    _race("halfling", N_("Halfling"), 60,
        _Line(N_("Halfling"), 16, 30, 5, 2, 3, 6, "A", "GSP", "dodge right-stuff stunty"),
        _Line(N_("Treeman"), 2, 120, 2, 6, 1, 10, "S", "GAP",
              "mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate")),
    _race("high-elf", N_("High Elf"), 50,
        _Line(N_("Lineman"), 16, 70, 6, 3, 4, 8, "GA", "SP", ""),
        _Line(N_("Thrower"), 2, 90, 6, 3, 4, 8, "GAP", "S", "pass safe-throw"),
        _Line(N_("Catcher"), 4, 90, 8, 3, 4, 7, "GA", "SP", "catch"),
        _Line(N_("Blitzer"), 2, 100, 7, 3, 4, 8, "GA", "SP", "block")),
    _race("human", N_("Human"), 50,
        _Line(N_("Lineman"), 16, 50, 6, 3, 3, 8, "G", "ASP", ""),
        _Line(N_("Thrower"), 2, 70, 6, 3, 3, 8, "GP", "AS", "pass sure-hands"),
        _Line(N_("Catcher"), 4, 70, 8, 2, 3, 7, "GA", "SP", "catch dodge"),
        _Line(N_("Blitzer"), 4, 90, 7, 3, 3, 8, "GS", "AP", "block"),
        _Line(N_("Ogre"), 1, 140, 5, 5, 2, 9, "S", "GAP", "loner bone-head mighty-blow thick-skull throw-team-mate")),
    _race("khemri", N_("Khemri"), 70,
        _Line(N_("Skeleton"), 16, 40, 5, 3, 2, 7, "G", "ASP", "regeneration thick-skull"),
        _Line(N_("Thro-Ra"), 2, 70, 6, 3, 2, 7, "GP", "AS", "pass regeneration sure-hands"),
        _Line(N_("Blitz-Ra"), 2, 90, 6, 3, 2, 8, "GS", "AP", "block regeneration"),
        _Line(N_("Tomb Guardian"), 4, 100, 4, 5, 1, 9, "S", "GAP", "decay regeneration")),
    _race("lizardman", N_("Lizardman"), 60,
        _Line(N_("Skink"), 16, 60, 8, 2, 3, 7, "A", "GSP", "dodge stunty"),
        _Line(N_("Saurus"), 6, 80, 6, 4, 1, 9, "GS", "AP", ""),
        _Line(N_("Kroxigor"), 1, 140, 6, 5, 1, 9, "S", "GAP",
              "loner bone-head mighty-blow prehensile-tail thick-skull")),
    _race("necromantic", N_("Necromantic"), 70,
        _Line(N_("Zombie"), 16, 40, 4, 3, 2, 8, "G", "ASP", "regeneration"),
        _Line(N_("Ghoul"), 2, 70, 7, 3, 3, 7, "GA", "SP", "dodge"),
        _Line(N_("Wight"), 2, 90, 6, 3, 3, 8, "GS", "AP", "block regeneration"),
        _Line(N_("Flesh Golem"), 2, 110, 4, 4, 2, 9, "GS", "AP", "regeneration stand-firm thick-skull"),
        _Line(N_("Werewolf"), 2, 120, 8, 3, 3, 8, "GA", "SP", "claw frenzy regeneration")),
    _race("norse", N_("Norse"), 60,
        _Line(N_("Lineman"), 16, 50, 6, 3, 3, 7, "G", "ASP", "block"),
        _Line(N_("Thrower"), 2, 70, 6, 3, 3, 7, "GP", "AS", "block pass"),
        _Line(N_("Runner"), 2, 90, 7, 3, 3, 7, "GA", "SP", "block dauntless"),
        _Line(N_("Berserker"), 2, 90, 6, 3, 3, 7, "GS", "AP", "block frenzy jump-up"),
        _Line(N_("Ulfwerener"), 2, 110, 6, 4, 2, 8, "GS", "AP", "frenzy"),
        _Line(N_("Snow Troll"), 1, 140, 5, 5, 1, 8, "S", "GAP", "loner claw disturbing-presence frenzy wild-animal")),
    _race("nurgle", N_("Nurgle"), 70,
        _Line(N_("Rotter"), 16, 40, 5, 3, 3, 8, "GM", "ASP", "decay nurgles-rot"),
        _Line(N_("Pestigor"), 4, 80, 6, 3, 3, 8, "GSM", "AP", "horns nurgles-rot regeneration"),
        _Line(N_("Nurgle Warrior"), 4, 110, 4, 4, 2, 9, "GSM", "AP",
              "disturbing-presence foul-appearance nurgles-rot regeneration"),
        _Line(N_("Beast of Nurgle"), 1, 140, 4, 5, 1, 9, "S", "GAPM",
              "loner disturbing-presence foul-appearance mighty-blow nurgles-rot really-stupid regeneration "
              "tentacles")),
    _race("ogre", N_("Ogre"), 70,
        _Line(N_("Snotling"), 16, 20, 5, 1, 3, 5, "A", "GSP", "dodge right-stuff side-step stunty titchy"),
        _Line(N_("Ogre"), 6, 140, 5, 5, 2, 9, "S", "GAP", "bone-head mighty-blow thick-skull throw-team-mate")),
    _race("orc", N_("Orc"), 60,
        _Line(N_("Lineman"), 16, 50, 5, 3, 3, 9, "G", "ASP", ""),
        _Line(N_("Goblin"), 4, 40, 6, 2, 3, 7, "A", "GSP", "dodge right-stuff stunty"),
        _Line(N_("Thrower"), 2, 70, 5, 3, 3, 8, "GP", "AS", "pass sure-hands"),
        _Line(N_("Black Orc Blocker"), 4, 80, 4, 4, 2, 9, "GS", "AP", ""),
        _Line(N_("Blitzer"), 4, 80, 6, 3, 3, 9, "GS", "AP", "block"),
        _Line(N_("Troll"), 1, 110, 4, 5, 1, 9, "S", "GAP",
              "loner always-hungry mighty-blow really-stupid regeneration throw-team-mate")),
    _race("skaven", N_("Skaven"), 60,
        _Line(N_("Lineman"), 16, 50, 7, 3, 3, 7, "G", "ASPM", ""),
        _Line(N_("Thrower"), 2, 70, 7, 3, 3, 7, "GP", "ASM", "pass sure-hands"),
        _Line(N_("Gutter Runner"), 4, 80, 9, 2, 4, 7, "GA", "SPM", "dodge"),
        _Line(N_("Blitzer"), 2, 90, 7, 3, 3, 8, "GS", "APM", "block"),
        _Line(N_("Rat Ogre"), 1, 150, 6, 5, 2, 8, "S", "GAPM", "loner frenzy mighty-blow prehensile-tail wild-animal")),
    _race("slann", N_("Slann"), 50,
        _Line(N_("Lineman"), 16, 60, 6, 3, 3, 8, "G", "ASP", "leap very-long-legs"),
        _Line(N_("Catcher"), 4, 80, 7, 2, 4, 7, "GA", "SP", "diving-catch leap very-long-legs"),
        _Line(N_("Blitzer"), 4, 110, 7, 3, 3, 8, "GAS", "P", "diving-tackle jump-up leap very-long-legs"),
        _Line(N_("Kroxigor"), 1, 140, 6, 5, 1, 9, "S", "GAP",
              "loner bone-head mighty-blow prehensile-tail thick-skull")),
    _race("undead", N_("Undead"), 70,
        _Line(N_("Skeleton"), 16, 40, 5, 3, 2, 7, "G", "ASP", "regeneration thick-skull"),
        _Line(N_("Zombie"), 16, 40, 4, 3, 2, 8, "G", "ASP", "regeneration"),
        _Line(N_("Ghoul"), 4, 70, 7, 3, 3, 7, "GA", "SP", "dodge"),
        _Line(N_("Wight"), 2, 90, 6, 3, 3, 8, "GS", "AP", "block regeneration"),
        _Line(N_("Mummy"), 2, 120, 3, 5, 1, 9, "S", "GAP", "mighty-blow regeneration")),
    _race("underworld", N_("Underworld"), 70,
        _Line(N_("Underworld Goblin"), 12, 40, 6, 2, 3, 7, "AM", "GSP", "dodge right-stuff stunty", "Goblin"),
        _Line(N_("Skaven Lineman"), 2, 50, 7, 3, 3, 7, "GM", "ASP", "animosity", "Skaven"),
        _Line(N_("Skaven Thrower"), 2, 70, 7, 3, 3, 7, "GPM", "AS", "animosity pass sure-hands", "Skaven"),
        _Line(N_("Skaven Blitzer"), 2, 90, 7, 3, 3, 8, "GSM", "AP", "animosity block", "Skaven"),
        _Line(N_("Warpstone Troll"), 1, 110, 4, 5, 1, 9, "SM", "GAP",
              "loner always-hungry mighty-blow really-stupid regeneration throw-team-mate", "Troll")),
    _race("vampire", N_("Vampire"), 70,
        _Line(N_("Thrall"), 16, 40, 6, 3, 3, 7, "G", "ASP", ""),
        _Line(N_("Vampire"), 6, 110, 6, 4, 4, 8, "GAS", "P", "blood-lust hypnotic-gaze regeneration")),
    _race("wood-elf", N_("Wood Elf"), 50,
        _Line(N_("Lineman"), 16, 70, 7, 3, 4, 7, "GA", "SP", ""),
        _Line(N_("Thrower"), 2, 90, 7, 3, 4, 7, "GAP", "S", "pass"),
        _Line(N_("Catcher"), 4, 90, 8, 2, 4, 7, "GA", "SP", "catch dodge sprint"),
        _Line(N_("Wardancer"), 2, 120, 8, 3, 4, 7, "GA", "SP", "block dodge leap"),
        _Line(N_("Treeman"), 1, 120, 2, 6, 1, 10, "S", "GAP",
              "loner mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate")),
)
RACE_OF = {race.key: race for race in RACES}
POSITION_OF = {position.key: position for race in RACES for position in race.positions}


def race_of(key: str) -> Race:
    """Return the roster of a race."""
    return RACE_OF[key]


def letter_of(position: Position) -> str:
    """Return by which letter team codes call a line of a roster."""
    return LETTERS[RACE_OF[position.key.partition(".")[0]].positions.index(position)]
