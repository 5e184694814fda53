"""The 19 printed team lists and the ready line-up of ten that a coach can play at once (chapters 4, 5 and 23).

A team is called by its key, which stands for the ready line-up, or by its key and one letter per player, the first
position of the list being `a`: `orcs_aabbccddef`. Shirt numbers go by the order of the players.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote

SQUAD = 12  # most players of a team
READY = 10  # players of a basic team


class Position(NamedTuple):
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
    positions: tuple[Position, ...]
    given_names: tuple[str, ...]  # by shirt number


class Profile(NamedTuple):
    """What a player is; it never changes during a match."""

    name: str  # his own
    position: str
    jog: int
    might: int
    tackle: int
    dodge: int
    skill: int
    grit: int
    type: str
    abilities: tuple[str, ...] = ()


LISTS = (
    Team(
        "black-rock-dwarves", "Black Rock Dwarves",
        (
            Position("Dwarf", 6, 5, 5, 4, 4, 1, 3, 4, "Defender"),
            Position("Dwarven Centaur", 2, 2, 7, 4, 4, 2, 1, 3, "Hunter"),
            Position("Hobimp", 4, 3, 6, 2, 4, 4, 3, 2, "Cheater"),
        ),
        (
            "Basalt", "Cinder", "Slag", "Ember", "Anvil", "Brand",
            "Smoke", "Nib", "Twitch", "Pinch", "Clinker", "Fleck",
        ),
    ),
    Team(
        "thunder-hammer-dwarves", "Thunder Hammer Dwarves",
        (
            Position("Dwarf", 12, 10, 5, 4, 4, 1, 3, 4, "Defender"),
        ),
        (
            "Brokk", "Dorrin", "Gunnar", "Haldor", "Ketil", "Mottle",
            "Orrik", "Rundo", "Stenn", "Thrain", "Ulfar", "Volund",
        ),
    ),
    Team(
        "black-widows", "Black Widows",
        (
            Position("Hunter", 2, 2, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 3, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 4, 2, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 2, 2, 6, 2, 3, 3, 4, 3, "Thrower"),
            Position("Widowmaker", 1, 1, 6, 3, 5, 4, 1, 2, "Cheater"),
        ),
        (
            "Arachne", "Belladonna", "Cressida", "Delphine", "Esme", "Fenella",
            "Griselda", "Hecate", "Isolde", "Jezebel", "Morgana", "Nerissa",
        ),
    ),
    Team(
        "deadlings", "Deadlings",
        (
            Position("Deadwood", 2, 1, 3, 6, 5, 1, 1, 5, "Monster"),
            Position("Ghoul/Vampling/Wereling/Wight", 2, 2, 5, 3, 3, 3, 3, 4, "Undead"),
            Position("Mummy/Monster", 2, 2, 4, 5, 4, 2, 1, 5, "Monster"),
            Position("Zombie/Skeleton", 6, 5, 4, 3, 4, 2, 2, 6, "Undead"),
        ),
        (
            "Rotbark", "Mildew", "Moth", "Wrappings", "Ossian", "Femur",
            "Skitter", "Mort", "Tibia", "Gristle", "Jawbone", "Ulna",
        ),
    ),
    Team(
        "desert-dogs", "Desert Dogs",
        (
            Position("Defender", 2, 2, 5, 4, 4, 2, 2, 4, "Defender"),
            Position("Dervish", 2, 2, 7, 4, 1, 3, 1, 5, "Defender"),
            Position("Midfielder", 4, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 2, 2, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        (
            "Azhar", "Bahir", "Simoom", "Dune", "Farid", "Ghazi",
            "Hakim", "Jamil", "Karim", "Nadir", "Rashid", "Sirocco",
        ),
    ),
    Team(
        "divine-wind", "Divine Wind",
        (
            Position("Defender", 3, 3, 5, 4, 4, 2, 2, 4, "Defender"),
            Position("Hunter", 3, 2, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 4, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
        ),
        ("Akira", "Botan", "Chiyo", "Daichi", "Emiko", "Goro", "Haru", "Isamu", "Kenta", "Mariko", "Natsu", "Ryo"),
    ),
    Team(
        "gnolls", "Gnolls",
        (
            Position("Hunter", 4, 3, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 2, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Safety", 4, 3, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
        ),
        ("Yip", "Garrk", "Howler", "Ruff", "Snarl", "Mange", "Fang", "Cackle", "Prowl", "Lope", "Brindle", "Scruff"),
    ),
    Team(
        "gnomes", "Gnomes",
        (
            Position("Gnome", 9, 8, 5, 3, 3, 4, 3, 3, "Little Guy"),
            Position("Gnomish Contraption", 3, 2, 5, 5, 5, 3, 1, 2, "Monster"),
        ),
        (
            "Bobbin", "Cogsy", "Dibble", "Fizz", "Gimlet", "Nubbin",
            "Pipkin", "Tinker", "Clank", "Sprocket", "Widget", "Zigzag",
        ),
    ),
    Team(
        "middle-kingdoms", "Middle Kingdoms",
        (
            Position("Midfielder", 2, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Ogre/Cyclops/Minotaur", 2, 2, 5, 5, 4, 2, 1, 4, "Monster"),
            Position("Safety", 3, 2, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Striker", 3, 2, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 2, 2, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        (
            "Aldous", "Bertram", "Gorm", "Hulk", "Cedric", "Edmund",
            "Fulk", "Godwin", "Hal", "Roland", "Tancred", "Wat",
        ),
    ),
    Team(
        "night-elves", "Night Elves",
        (
            Position("Hunter", 2, 2, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Imp", 8, 6, 7, 2, 2, 5, 3, 2, "Little Guy"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
        ),
        ("Umbra", "Vesper", "Imp", "Nettle", "Pip", "Scamp", "Snicker", "Tansy", "Dusk", "Eclipse", "Gloam", "Wink"),
    ),
    Team(
        "orcs", "Orcs",
        (
            Position("Defender", 2, 2, 5, 4, 4, 2, 2, 4, "Defender"),
            Position("Hunter", 2, 2, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 4, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Hobimp", 2, 2, 6, 2, 4, 4, 3, 2, "Cheater"),
            Position("Thrower", 1, 1, 6, 2, 3, 3, 4, 3, "Thrower"),
            Position("Troll", 1, 1, 4, 5, 4, 1, 1, 6, "Monster"),
        ),
        ("Grubnik", "Vorg", "Snaga", "Muzg", "Hobb", "Lurg", "Nix", "Skiv", "Pitch", "Boulder", "Gash", "Urrk"),
    ),
    Team(
        "pharaohs-of-vihktora", "Pharaohs of Vihktora",
        (
            Position("Defender", 2, 2, 5, 4, 4, 2, 2, 4, "Defender"),
            Position("Midfielder", 4, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Safety", 1, 1, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Striker", 1, 1, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 4, 3, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        ("Anhur", "Bes", "Djoser", "Hapi", "Khafra", "Menes", "Nefer", "Ptah", "Ramose", "Sethi", "Teti", "Unas"),
    ),
    Team(
        "ratmen", "Ratmen",
        (
            Position("Courier", 4, 3, 7, 2, 2, 4, 4, 2, "Striker"),
            Position("Midfielder", 2, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Safety", 2, 2, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Thrower", 2, 1, 6, 2, 3, 3, 4, 3, "Thrower"),
            Position("Wrat", 2, 2, 6, 4, 4, 3, 1, 3, "Defender"),
        ),
        (
            "Scurry", "Whisk", "Dart", "Gnaw", "Nibs", "Squeak",
            "Cheddar", "Skulk", "Bruxer", "Chisel", "Fidget", "Twist",
        ),
    ),
    Team(
        "razorbacks", "Razorbacks",
        (
            Position("Hunter", 5, 4, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 5, 4, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Swinetaur", 2, 2, 6, 4, 2, 4, 2, 3, "Monster"),
        ),
        ("Bristle", "Chop", "Gore", "Hamm", "Lard", "Mudd", "Rooter", "Rind", "Tusk", "Truffle", "Snout", "Wallow"),
    ),
    Team(
        "sarcos", "Sarcos",
        (
            Position("Hunter", 4, 3, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 3, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 4, 3, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Terrorpin/Leviathan", 1, 1, 4, 5, 4, 2, 1, 5, "Monster"),
        ),
        (
            "Caiman", "Drift", "Gavial", "Kelp", "Mugger", "Reed",
            "Shoal", "Silt", "Brine", "Carapace", "Ripple", "Torrent",
        ),
    ),
    Team(
        "samhaino", "Samhaino",
        (
            Position("Deadwood", 1, 1, 3, 6, 5, 1, 1, 5, "Monster"),
            Position("Hunter", 4, 3, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 4, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Safety", 2, 2, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Thrower", 1, 1, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        (
            "Hollow", "Candlewick", "Lantern", "Wisp", "Crow", "Gourd",
            "Harrow", "Vesna", "Marrow", "Tallow", "Bramble", "Rook",
        ),
    ),
    Team(
        "siringit", "Siringit",
        (
            Position("Defender", 2, 2, 5, 4, 4, 2, 2, 4, "Defender"),
            Position("Gorillaur", 1, 1, 6, 3, 3, 3, 4, 2, "Striker"),
            Position("Hunter", 1, 1, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Mecat", 2, 1, 7, 2, 2, 5, 3, 2, "Little Guy"),
            Position("Midfielder", 3, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Safety", 1, 1, 7, 3, 3, 3, 2, 3, "Safety"),
            Position("Tantor", 1, 1, 4, 6, 4, 2, 1, 4, "Monster"),
            Position("Thrower", 1, 1, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        (
            "Kito", "Jabari", "Mandrel", "Asani", "Zuri", "Pounce",
            "Baraka", "Imara", "Tusker", "Sefu", "Duma", "Radhi",
        ),
    ),
    Team(
        "timberline-elves", "Timberline Elves",
        (
            Position("Dryad", 4, 2, 6, 4, 1, 4, 2, 4, "Defender"),
            Position("Hunter", 2, 2, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Midfielder", 2, 2, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 2, 2, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        (
            "Fern", "Willow", "Ashbow", "Hazel", "Quill", "Larch",
            "Thistle", "Wren", "Rowan", "Linden", "Alder", "Sorrel",
        ),
    ),
    Team(
        "valkyries", "Valkyries",
        (
            Position("Hunter/Wereman", 4, 3, 6, 3, 4, 3, 2, 3, "Hunter"),
            Position("Ice Troll", 1, 1, 4, 5, 4, 3, 1, 4, "Monster"),
            Position("Midfielder", 4, 3, 6, 3, 3, 3, 3, 3, "Midfielder"),
            Position("Striker", 2, 2, 6, 3, 2, 4, 4, 2, "Striker"),
            Position("Thrower", 1, 1, 6, 2, 3, 3, 4, 3, "Thrower"),
        ),
        ("Brynhild", "Eir", "Gunnr", "Frost", "Hildr", "Kara", "Mist", "Sigrun", "Skuld", "Thrud", "Gondul", "Rota"),
    ),
)

TEAMS = {team.key: team for team in LISTS}


def line_up(code: str) -> tuple[str, tuple[Profile, ...]]:
    """Return the code and the players of a team.

    Args:    code - key of a list, or key, underscore and one position letter per player.
    Returns: the shortest code of the same team, and its profiles by shirt number.
    Raises:  InvalidNotation quoting what is no team.
    """
    key, given, letters = code.partition("_")
    if key not in TEAMS:
        raise InvalidNotation(f"{quote(key)} is no team; there are {', '.join(TEAMS)}.")
    team = TEAMS[key]
    ready = "".join(_letter(i) * position.ready for i, position in enumerate(team.positions))
    letters = letters if given else ready
    _check(team, letters)
    players = []
    for letter, name in zip(letters, team.given_names, strict=False):
        position = team.positions[ord(letter) - ord("a")]
        players.append(Profile(name, position.name, *position[3:]))
    return key if letters == ready else f"{key}_{letters}", tuple(players)


def _letter(index: int) -> str:
    return chr(ord("a") + index)


def _check(team: Team, letters: str) -> None:
    """Refuse a line-up that the team list does not allow.

    Rule:   Elfball 5 (a team), 23 (maximum of each position), Ruling 63 (no minimum).
    Raises: InvalidNotation.
    """
    known = [_letter(i) for i in range(len(team.positions))]
    if not 1 <= len(letters) <= SQUAD or any(letter not in known for letter in letters):
        raise InvalidNotation(f"{quote(letters)} are no players of the {team.name}.")
    for letter, position in zip(known, team.positions, strict=True):
        if letters.count(letter) > position.most:
            raise InvalidNotation(f"The {team.name} may have {position.most} of {quote(position.name)} at most.")
