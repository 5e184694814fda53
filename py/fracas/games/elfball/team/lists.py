"""The 19 printed team lists and the optional players (chapters 4, 23, 24.5, 24.6; Street Brawl 12)."""

from typing import NamedTuple

from fracas.locale import N_

SQUAD = 12  # most players of a team
READY = 10  # players of a basic team


class Profile(NamedTuple):
    """What a player is. A match may replace it: potions, spells and lasting injuries do."""

    name: str  # his own
    position: str
    jog: int
    might: int
    tackle: int
    dodge: int
    skill: int
    grit: int
    type: str
    abilities: tuple[str, ...] = ()  # keys in printed order


class RosterPosition(NamedTuple):
    """One line of a team list."""

    name: str  # English, translated where shown
    most: int  # players of this position a team may have
    ready: int  # of them in the ready line-up
    jog: int
    might: int
    tackle: int
    dodge: int
    skill: int
    grit: int
    type: str


class Team(NamedTuple):
    """A team list in printed order."""

    key: str
    name: str  # English, translated where shown
    positions: tuple[RosterPosition, ...]
    given_names: tuple[str, ...]  # by shirt number


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


LISTS = (
    Team(
        "black-rock-dwarves", N_("Black Rock Dwarves"),
        (
            RosterPosition(N_("Dwarf"), 6, 5, 5, 4, 4, 1, 3, 4, N_("Defender")),
            RosterPosition(N_("Dwarven Centaur"), 2, 2, 7, 4, 4, 2, 1, 3, N_("Hunter")),
            RosterPosition(N_("Hobimp"), 4, 3, 6, 2, 4, 4, 3, 2, N_("Cheater")),
        ),
        _words("Basalt Cinder Slag Ember Anvil Brand Smoke Nib Twitch Pinch Clinker Fleck"),
    ),
    Team(
        "thunder-hammer-dwarves", N_("Thunder Hammer Dwarves"),
        (
            RosterPosition(N_("Dwarf"), 12, 10, 5, 4, 4, 1, 3, 4, N_("Defender")),
        ),
        _words("Brokk Dorrin Gunnar Haldor Ketil Mottle Orrik Rundo Stenn Thrain Ulfar Volund"),
    ),
    Team(
        "black-widows", N_("Black Widows"),
        (
            RosterPosition(N_("Hunter"), 2, 2, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 3, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 4, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 2, 2, 6, 2, 3, 3, 4, 3, N_("Thrower")),
            RosterPosition(N_("Widowmaker"), 1, 1, 6, 3, 5, 4, 1, 2, N_("Cheater")),
        ),
        _words("Arachne Belladonna Cressida Delphine Esme Fenella Griselda Hecate Isolde Jezebel Morgana Nerissa"),
    ),
    Team(
        "deadlings", N_("Deadlings"),
        (
            RosterPosition(N_("Deadwood"), 2, 1, 3, 6, 5, 1, 1, 5, N_("Monster")),
            RosterPosition(N_("Ghoul/Vampling/Wereling/Wight"), 2, 2, 5, 3, 3, 3, 3, 4, N_("Undead")),
            RosterPosition(N_("Mummy/Monster"), 2, 2, 4, 5, 4, 2, 1, 5, N_("Monster")),
            RosterPosition(N_("Zombie/Skeleton"), 6, 5, 4, 3, 4, 2, 2, 6, N_("Undead")),
        ),
        _words("Rotbark Mildew Moth Wrappings Ossian Femur Skitter Mort Tibia Gristle Jawbone Ulna"),
    ),
    Team(
        "desert-dogs", N_("Desert Dogs"),
        (
            RosterPosition(N_("Defender"), 2, 2, 5, 4, 4, 2, 2, 4, N_("Defender")),
            RosterPosition(N_("Dervish"), 2, 2, 7, 4, 1, 3, 1, 5, N_("Defender")),
            RosterPosition(N_("Midfielder"), 4, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 2, 2, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Azhar Bahir Simoom Dune Farid Ghazi Hakim Jamil Karim Nadir Rashid Sirocco"),
    ),
    Team(
        "divine-wind", N_("Divine Wind"),
        (
            RosterPosition(N_("Defender"), 3, 3, 5, 4, 4, 2, 2, 4, N_("Defender")),
            RosterPosition(N_("Hunter"), 3, 2, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 4, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
        ),
        _words("Akira Botan Chiyo Daichi Emiko Goro Haru Isamu Kenta Mariko Natsu Ryo"),
    ),
    Team(
        "gnolls", N_("Gnolls"),
        (
            RosterPosition(N_("Hunter"), 4, 3, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 2, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Safety"), 4, 3, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
        ),
        _words("Yip Garrk Howler Ruff Snarl Mange Fang Cackle Prowl Lope Brindle Scruff"),
    ),
    Team(
        "gnomes", N_("Gnomes"),
        (
            RosterPosition(N_("Gnome"), 9, 8, 5, 3, 3, 4, 3, 3, N_("Little Guy")),
            RosterPosition(N_("Gnomish Contraption"), 3, 2, 5, 5, 5, 3, 1, 2, N_("Monster")),
        ),
        _words("Bobbin Cogsy Dibble Fizz Gimlet Nubbin Pipkin Tinker Clank Sprocket Widget Zigzag"),
    ),
    Team(
        "middle-kingdoms", N_("Middle Kingdoms"),
        (
            RosterPosition(N_("Midfielder"), 2, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Ogre/Cyclops/Minotaur"), 2, 2, 5, 5, 4, 2, 1, 4, N_("Monster")),
            RosterPosition(N_("Safety"), 3, 2, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Striker"), 3, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 2, 2, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Aldous Bertram Gorm Hulk Cedric Edmund Fulk Godwin Hal Roland Tancred Wat"),
    ),
    Team(
        "night-elves", N_("Night Elves"),
        (
            RosterPosition(N_("Hunter"), 2, 2, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Imp"), 8, 6, 7, 2, 2, 5, 3, 2, N_("Little Guy")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
        ),
        _words("Umbra Vesper Imp Nettle Pip Scamp Snicker Tansy Dusk Eclipse Gloam Wink"),
    ),
    Team(
        "orcs", N_("Orcs"),
        (
            RosterPosition(N_("Defender"), 2, 2, 5, 4, 4, 2, 2, 4, N_("Defender")),
            RosterPosition(N_("Hunter"), 2, 2, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 4, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Hobimp"), 2, 2, 6, 2, 4, 4, 3, 2, N_("Cheater")),
            RosterPosition(N_("Thrower"), 1, 1, 6, 2, 3, 3, 4, 3, N_("Thrower")),
            RosterPosition(N_("Troll"), 1, 1, 4, 5, 4, 1, 1, 6, N_("Monster")),
        ),
        _words("Grubnik Vorg Snaga Muzg Hobb Lurg Nix Skiv Pitch Boulder Gash Urrk"),
    ),
    Team(
        "pharaohs-of-vihktora", N_("Pharaohs of Vihktora"),
        (
            RosterPosition(N_("Defender"), 2, 2, 5, 4, 4, 2, 2, 4, N_("Defender")),
            RosterPosition(N_("Midfielder"), 4, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Safety"), 1, 1, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Striker"), 1, 1, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 4, 3, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Anhur Bes Djoser Hapi Khafra Menes Nefer Ptah Ramose Sethi Teti Unas"),
    ),
    Team(
        "ratmen", N_("Ratmen"),
        (
            RosterPosition(N_("Courier"), 4, 3, 7, 2, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Midfielder"), 2, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Safety"), 2, 2, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Thrower"), 2, 1, 6, 2, 3, 3, 4, 3, N_("Thrower")),
            RosterPosition(N_("Wrat"), 2, 2, 6, 4, 4, 3, 1, 3, N_("Defender")),
        ),
        _words("Scurry Whisk Dart Gnaw Nibs Squeak Cheddar Skulk Bruxer Chisel Fidget Twist"),
    ),
    Team(
        "razorbacks", N_("Razorbacks"),
        (
            RosterPosition(N_("Hunter"), 5, 4, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 5, 4, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Swinetaur"), 2, 2, 6, 4, 2, 4, 2, 3, N_("Monster")),
        ),
        _words("Bristle Chop Gore Hamm Lard Mudd Rooter Rind Tusk Truffle Snout Wallow"),
    ),
    Team(
        "sarcos", N_("Sarcos"),
        (
            RosterPosition(N_("Hunter"), 4, 3, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 3, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 4, 3, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Terrorpin/Leviathan"), 1, 1, 4, 5, 4, 2, 1, 5, N_("Monster")),
        ),
        _words("Caiman Drift Gavial Kelp Mugger Reed Shoal Silt Brine Carapace Ripple Torrent"),
    ),
    Team(
        "samhaino", N_("Samhaino"),
        (
            RosterPosition(N_("Deadwood"), 1, 1, 3, 6, 5, 1, 1, 5, N_("Monster")),
            RosterPosition(N_("Hunter"), 4, 3, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 4, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Safety"), 2, 2, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Thrower"), 1, 1, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Hollow Candlewick Lantern Wisp Crow Gourd Harrow Vesna Marrow Tallow Bramble Rook"),
    ),
    Team(
        "siringit", N_("Siringit"),
        (
            RosterPosition(N_("Defender"), 2, 2, 5, 4, 4, 2, 2, 4, N_("Defender")),
            RosterPosition(N_("Gorillaur"), 1, 1, 6, 3, 3, 3, 4, 2, N_("Striker")),
            RosterPosition(N_("Hunter"), 1, 1, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Mecat"), 2, 1, 7, 2, 2, 5, 3, 2, N_("Little Guy")),
            RosterPosition(N_("Midfielder"), 3, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Safety"), 1, 1, 7, 3, 3, 3, 2, 3, N_("Safety")),
            RosterPosition(N_("Tantor"), 1, 1, 4, 6, 4, 2, 1, 4, N_("Monster")),
            RosterPosition(N_("Thrower"), 1, 1, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Kito Jabari Mandrel Asani Zuri Pounce Baraka Imara Tusker Sefu Duma Radhi"),
    ),
    Team(
        "timberline-elves", N_("Timberline Elves"),
        (
            RosterPosition(N_("Dryad"), 4, 2, 6, 4, 1, 4, 2, 4, N_("Defender")),
            RosterPosition(N_("Hunter"), 2, 2, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Midfielder"), 2, 2, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 2, 2, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Fern Willow Ashbow Hazel Quill Larch Thistle Wren Rowan Linden Alder Sorrel"),
    ),
    Team(
        "valkyries", N_("Valkyries"),
        (
            RosterPosition(N_("Hunter/Wereman"), 4, 3, 6, 3, 4, 3, 2, 3, N_("Hunter")),
            RosterPosition(N_("Ice Troll"), 1, 1, 4, 5, 4, 3, 1, 4, N_("Monster")),
            RosterPosition(N_("Midfielder"), 4, 3, 6, 3, 3, 3, 3, 3, N_("Midfielder")),
            RosterPosition(N_("Striker"), 2, 2, 6, 3, 2, 4, 4, 2, N_("Striker")),
            RosterPosition(N_("Thrower"), 1, 1, 6, 2, 3, 3, 4, 3, N_("Thrower")),
        ),
        _words("Brynhild Eir Gunnr Frost Hildr Kara Mist Sigrun Skuld Thrud Gondul Rota"),
    ),
)

TEAMS = {team.key: team for team in LISTS}

# Players a list does not print; in a team code they have letters of their own. Each takes a place of another position.
HORROR, IMPCRUSHER, MANIAC = "x", "y", "z"
OPTIONAL = {
    HORROR: RosterPosition(N_("Horror"), 1, 0, 4, 4, 5, 1, 1, 6, N_("Defender")),
    IMPCRUSHER: RosterPosition(N_("Impcrusher"), 1, 0, 5, 5, 5, 4, 1, 1, N_("Monster")),
    MANIAC: RosterPosition(N_("Chainsaw Maniac"), 1, 0, 6, 3, 5, 6, 0, 1, N_("Cheater")),
}
INBORN = {IMPCRUSHER: ("cheapshot", "ruthless", "pummel", "plough")}  # abilities nobody learned, in printed order
_INSTEAD_OF = {
    (HORROR, "samhaino"): "Deadwood", (IMPCRUSHER, "thunder-hammer-dwarves"): "Dwarf",
    (IMPCRUSHER, "gnomes"): "Gnomish Contraption",
}


def letter_of(index: int) -> str:
    """Return the letter of a printed position, the first being `a`."""
    return chr(ord("a") + index)


def position_at(team: Team, letter: str) -> RosterPosition:
    """Return the position of a letter."""
    return OPTIONAL[letter] if letter in OPTIONAL else team.positions[ord(letter) - ord("a")]


def letters_of(team: Team) -> tuple[str, ...]:
    """List the letters of the printed positions, then those of the optional players a team may have."""
    printed = tuple(letter_of(index) for index in range(len(team.positions)))
    return (*printed, *(letter for letter in OPTIONAL if displaced_position(team, letter)))


def displaced_position(team: Team, letter: str) -> str:
    """Return the letter of the position whose place an optional player takes, "" if the team may not have him.

    Rule: Elfball 24.5, 24.6; Street Brawl 12, Ruling 43: a Midfielder, or else the position with the highest maximum.
    """
    names = [position.name for position in team.positions]
    if letter == MANIAC:
        most = max(position.most for position in team.positions)
        name = "Midfielder" if "Midfielder" in names else next(p.name for p in team.positions if p.most == most)
    else:
        name = _INSTEAD_OF.get((letter, team.key), "")
    return letter_of(names.index(name)) if name else ""
