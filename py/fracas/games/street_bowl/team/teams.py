"""A ready team of each race: its name, the names of its players, and its purchases (chapter 3)."""

from __future__ import annotations

from typing import NamedTuple


class Ready(NamedTuple):
    """A ready team."""

    name: str  # its own, never translated
    letters: str  # the positions of its players in shirt order, as in team codes
    rerolls: int
    potions: int  # bought
    has_chef: bool
    given_names: tuple[str, ...]  # by shirt, the twelfth of a Zombie that the Necromancer raises


def _ready(name: str, letters: str, names: str, *, rerolls: int = 0, potions: int = 0, has_chef: bool = False) -> Ready:
    return Ready(name, letters, rerolls, potions, has_chef, tuple(names.split()))


READY = {  # by race, in printed order
    "amazon": _ready("Tanner Street Furies", "bddaaaaa",
        "Ixchel Zuma Oriana Tecla Marpe Anahi Yara Quilla Nayeli Itzel Coatl Xoch", rerolls=1),
    "chaos": _ready("Gallows Lane Horde", "bbbaaaaa",
        "Morgrath Vexul Skarn Ramshank Gorhoof Brakka Thrugg Hornold Bleat Khazh Ruuk Ghast"),
    "chaos-dwarf": _ready("Furnace Row Forgers", "bbccaaaaa",
        "Zharn Gurduk Barzak Hothgor Snik Nabbit Grubb Sneer Lurk Drazh Uzkul Ashbeard"),
    "chaos-pact": _ready("Crooked Alley Pact", "fdcbaaaaaa",
        "Grumgut Velath Skritt Nibble Harald Olaf Wulf Sigrid Jarn Bodil Ragna Torvik"),
    "dark-elf": _ready("Nightwell Knives", "eddbaaa",
        "Malith Sarneth Ruinel Khaerys Velindra Drusil Nhaera Ylthar Morvane Xarith Illyth Zarene"),
    "dwarf": _ready("Anvil Street Ironsides", "bcdaaaaa",
        "Borri Grimm Drongar Kettil Hargin Snorri Durak Thordin Bardin Moggin Okri Gorrim"),
    "elf": _ready("Silver Lantern Set", "bddaaaaa",
        "Aelith Caladir Sylvar Fenn Ilareth Mirien Tavaril Loriel Nimue Elandir Rael Ysil"),
    "goblin": _ready("Gutter Grotto Gits", "febdaaaaaaa",
        "Lunk Spinna Boomer Buzzy Nikkit Snot Pokey Grib Wazz Twig Mogg Zit", potions=1),
    "halfling": _ready("Pie Corner Pippins", "bbaaaaaaaa",
        "Gnarlroot Oldbark Tuck Posy Rollo Marigold Bram Clover Hob Nettle Pim Dill", has_chef=True),
    "high-elf": _ready("Crystal Fountain Princes", "bcddaaa",
        "Tyrenil Aurelian Vaul Caradryn Ellaris Finrael Sithae Belanir Irimir Thalian Orophel Seren"),
    "human": _ready("Cooper Street Corsairs", "bddaaaaa",
        "Otto Heinrich Magda Konrad Ilse Dieter Gunther Marta Ruprecht Lena Emil Walther", rerolls=1),
    "khemri": _ready("Dust Bazaar Dynasty", "ddcbaaaaaa",
        "Setmose Anhkare Ramhotep Neferu Khafet Djosa Tuyat Merenhor Baketh Sobekal Imtep Hepzu"),
    "lizardman": _ready("Canal Side Saurians", "bbbaaaa",
        "Chaqar Tzunok Kroxal Tiktak Xilipa Huini Oxmal Chotec Itzi Pakal Zotz Tlanu", rerolls=1),
    "necromantic": _ready("Graveyard Gate Howlers", "edcbaaaaa",
        "Lupin Stitch Barrow Gnaw Shamble Moan Drool Rotwood Stagger Mould Lurch Fester"),
    "norse": _ready("Mead Hall Marauders", "edcaaaaaa",
        "Ulfgar Bjorn Hakon Sven Astrid Erik Freya Ivar Knut Sigurd Thora Leif"),
    "nurgle": _ready("Cesspit Close Carriers", "dccbaaaa",
        "Blobb Pustus Morbidius Phlegm Buboe Canker Scab Quinsy Ague Mange Blight Ooze"),
    "ogre": _ready("Brewer's Yard Bruisers", "bbbaaaaaaaa",
        "Bolgrub Mungo Gorg Pip Squeak Dab Fidget Nip Tatter Mite Crumb Speck"),
    "orc": _ready("Shambles Street Smashers", "fdeeaaaaa",
        "Uggrot Morzag Gashnak Grubnik Dregg Bagrat Nazbod Skabgit Ruglud Thokk Zagbad Orgutz"),
    "skaven": _ready("Sewer Grate Scurriers", "bdccaaa",
        "Skreek Gnashik Whisk Scurr Pik Snikrat Vermik Quib Ratchit Nizzle Squik Thrakka", rerolls=1),
    "slann": _ready("Fountain Square Leapers", "bccaaaaa",
        "Burblix Quatla Ozpoc Croax Tepil Bufozin Lilit Gloob Mazatl Urp Yaxotl Wibbit"),
    "undead": _ready("Charnel House Champions", "eedcaaabb",
        "Embal Wrapson Gravis Nosh Rattle Clatter Tibius Mort Slump Marrow Coffyn Gore"),
    "underworld": _ready("Cellar Dwellers", "edcbaaaaaaa",
        "Slagga Fangrit Tossik Scritch Snaggle Grizz Pogwit Bork Nadger Creep Dribs Grime"),
    "vampire": _ready("Velvet Curtain Counts", "bbaaaaaa",
        "Vladimar Carmila Igor Gretel Janos Mirela Bogdan Ilka Radu Zsofia Petru Dana", rerolls=1),
    "wood-elf": _ready("Greengate Dancers", "dcbaaaa",
        "Wyndel Ariandel Sylwen Fauna Thistle Rowan Briar Aspen Linden Hazel Sorrel Ivy"),
}
