"""Foreign names of Street Bowl: what coaches of fantasy football elsewhere call its races, positions and skills."""

from fracas.faces.foreign_names import ForeignNames, Names
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.team.races import LETTERS, RACE_OF, RACES

FOOTBALL = "football"
RACE_NAMES = {  # besides our own
    "amazon": ("Amazons",), "chaos": ("Chaos Chosen", "Chosen of Chaos"), "chaos-dwarf": ("Chaos Dwarfs",),
    "chaos-pact": ("Chaos Renegade", "Renegades"), "dwarf": ("Dwarfs",), "elf": ("Elven Union", "Pro Elf", "Elf Union"),
    "khemri": ("Tomb Kings", "Khemri Tomb Kings"), "lizardman": ("Lizardmen",), "necromantic": ("Necromantic Horror",),
    "norse": ("Norsemen",), "nurgle": ("Nurgle's Rotters",), "undead": ("Shambling Undead",),
    "underworld": ("Underworld Denizens", "Underworld Creepers"),
}
POSITION_NAMES = {  # race and name of ours -> names that do not hold it
    "chaos-pact marauder": ("Renegade Human", "Human Lineman"),
    "chaos chaos-warrior": ("Chosen Blocker", "Chaos Chosen", "Chaos Blocker", "Chosen"),
    "goblin bombardier": ("Bomma",), "goblin pogoer": ("Pogo",), "khemri thro-ra": ("Anointed Thrower", "Thro Ra"),
    "khemri blitz-ra": ("Anointed Blitzer", "Blitz Ra"), "lizardman saurus": ("Saurus Blocker",),
    "norse snow-troll": ("Yhetee",), "norse ulfwerener": ("Werewolf",), "norse runner": ("Catcher",),
    "nurgle nurgle-warrior": ("Bloater",), "nurgle beast-of-nurgle": ("Rotspawn",), "ogre snotling": ("Gnoblar",),
    "orc black-orc-blocker": ("Black Orc", "Big Un", "Big Un Blocker"), "skaven lineman": ("Clanrat",),
    "underworld skaven-lineman": ("Skaven Clanrat",), "underworld warpstone-troll": ("Underworld Troll",),
    "undead skeleton": ("Skeleton Lineman",), "undead zombie": ("Zombie Lineman",),
    "dark-elf witch-elf": ("Witch",), "dwarf deathroller": ("Death Roller",), "dwarf blocker": ("Longbeard", "Lineman"),
    "halfling treeman": ("Altern Forest Treeman",),
}
SKILL_NAMES = {  # of later rule books, where the skill is the same one
    "blood-lust": ("Bloodlust",), "claw": ("Claws",), "fan-favourite": ("Fan Favorite",), "nurgles-rot": (
        "Plague Ridden", "Nurgles Rot"), "throw-team-mate": ("Throw Teammate", "TTM"), "wild-animal": (
        "Unchannelled Fury",), "mighty-blow": ("MB",), "ball-and-chain": ("Ball and Chain",),
    "kick-off-return": ("Kickoff Return",), "side-step": ("Sidestep",), "safe-throw": ("Safe Pass",),
}


def _positions(race: str) -> Names:
    return {letter: (each.name, *POSITION_NAMES.get(each.key.replace(".", " "), ()))
            for letter, each in zip(LETTERS, RACE_OF[race].positions, strict=False)}


FOREIGN_NAMES = ForeignNames(
    {race.key: (race.name, *RACE_NAMES.get(race.key, ())) for race in RACES}, _positions,
    {key: (skill.name, *SKILL_NAMES.get(key, ())) for key, skill in BY_KEY.items()},
    {"reroll": ("Team re-rolls", "Rerolls", "Team Re-roll"), "potion": ("Magic Potion",),
     "chef": ("Halfling Master Chef", "Master Chef")}, FOOTBALL)
