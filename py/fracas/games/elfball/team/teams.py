"""The teams of a match (chapters 4, 5, 21, 23): players and support from a team code.

A team is called by the key of its list, which stands for the ready line-up of ten, or by a longer code that says what
differs, as `team_code` describes: `orcs_aabbccddef_3-buff`. Shirt numbers go by the order of the players.
"""

from collections.abc import Sequence
from functools import lru_cache

from fracas.games.elfball.team.lists import LISTS as LISTS
from fracas.games.elfball.team.lists import MANIAC, letter_of
from fracas.games.elfball.team.lists import READY as READY
from fracas.games.elfball.team.lists import SQUAD as SQUAD
from fracas.games.elfball.team.lists import TEAMS as TEAMS
from fracas.games.elfball.team.lists import Profile as Profile
from fracas.games.elfball.team.lists import Team as Team
from fracas.games.elfball.team.roster import Member, Roster, abilities_of, attributes_of, name_of, position_of
from fracas.games.elfball.team.team_code import read_code, write_code
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

ELFBALL, STREET_BRAWL = "elfball", "street_brawl"


Squad = tuple[Profile | None, ...]  # by shirt, None = nobody wears it


@lru_cache(maxsize=64)
def line_up(code: str, game: str = ELFBALL) -> tuple[str, Squad]:
    """Return the code and the players of a team.

    Args:    code - key of a list, or a longer code.
             game - the game it is to play; a Chainsaw Maniac plays only Street Brawl.
    Returns: the shortest code of the same team, and its profiles by shirt number.
    Raises:  InvalidNotation quoting what is no team.
    """
    roster = read_code(code)
    if game == ELFBALL and any(member.position == MANIAC for member in roster.members):
        raise InvalidNotation(_("A Chainsaw Maniac plays Street Brawl only, not in {code}.").format(code=quote(code)))
    worn = {member.shirt: profile_of(roster, member) for member in roster.members}
    return write_code(roster), tuple(worn.get(shirt) for shirt in range(1, max(worn) + 1))


def profile_of(roster: Roster, member: Member) -> Profile:
    """Return the profile of a player of a roster on the field."""
    position = position_of(roster, member)
    jog, might, tackle, dodge, skill, grit = attributes_of(roster, member)
    return Profile(name_of(roster, member), position.name, jog, might, tackle, dodge, skill, grit, position.type,
                   abilities_of(member))


def counts_of(code: str) -> tuple[int, ...]:
    """Return the number of players of each printed position in a team. Nothing is checked but the key of its list."""
    key, given, rest = code.partition("_")
    letters = rest.partition("_")[0]
    is_told = bool(given) and (not letters or letters[0].islower())
    positions = TEAMS[key].positions
    return tuple(letters.count(letter_of(i)) if is_told else position.ready for i, position in enumerate(positions))


def code_of(key: str, counts: Sequence[int]) -> str:
    """Return the shortest code of a team with so many players of each position and nothing else, legal or not."""
    is_ready = tuple(counts) == counts_of(key)
    return key if is_ready else f"{key}_{''.join(letter_of(i) * count for i, count in enumerate(counts))}"
