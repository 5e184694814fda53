"""Random legal rosters, the material of laws, soaks and "everything fires"."""

from random import Random

from fracas.games.elfball.abilities.listed import in_printed_order
from fracas.games.elfball.team.coaching import lessons
from fracas.games.elfball.team.lists import IMPCRUSHER, LISTS, MANIAC, TEAMS, letters_of
from fracas.games.elfball.team.roster import (
    SUPPORT,
    Member,
    Roster,
    Support,
    attributes_of,
    counts_of_positions,
    value_of,
)
from fracas.games.elfball.team.team_code import most_of, write_code
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS

NAMES = ("Gash the Big", "Old Tom", "Zoë", "O'Brien", "Łukasz-Jan", "No. 5", "李小龙", "Zig Zag", "Ünter & Co", "🏈")


def pick(items, random):
    """Choose evenly, with `random()` alone so that every Python chooses the same."""
    return items[int(random.random() * len(items))]


def random_roster(random: Random, game: str = "elfball", limit: int = 180, changed: bool = True) -> Roster:
    """Return a legal roster: players, optional players, abilities, support, names, kits.

    Args: limit - team points; a large number gives players with many abilities.
          changed - some players also have lost an attribute and won experience.
    """
    roster = Roster(pick(LISTS, random).key, limit=limit)
    size = 6 + int(random.random() * 7)
    for _n in range(size):
        roster = _hired(roster, random, game)
    roster = _supported(roster, random)
    for _n in range(int(random.random() * 40)):
        roster = _taught(roster, random)
    if changed:
        roster = roster._replace(members=tuple(_lived(roster, member, random) for member in roster.members))
    kits = (pick(("", *DARK_KITS), random), pick(("", *LIGHT_KITS), random))
    return roster._replace(kits=kits, name=pick(("", "", *NAMES), random))


def random_code(random: Random, game: str = "elfball", limit: int = 180) -> str:
    """Return the team code of a random legal roster."""
    return write_code(random_roster(random, game, limit))


def _hired(roster, random, game):
    team, counts = TEAMS[roster.list], counts_of_positions(roster)
    free = []
    for letter in letters_of(team):
        more = {**counts, letter: counts.get(letter, 0) + 1}
        if (letter != MANIAC or game == "street_brawl") and all(n <= most_of(team, more, m) for m, n in more.items()):
            free.append(letter)
    shirts = [n for n in range(1, 13) if n not in [member.shirt for member in roster.members]]
    if not free or not shirts:
        return roster
    shirt = shirts[0] if random.random() < 0.8 else pick(shirts, random)
    name = pick(NAMES, random) if random.random() < 0.2 else ""
    if name in [member.name for member in roster.members]:
        name = ""
    members = (*roster.members, Member(shirt, pick(free, random), name))
    return _kept(roster, roster._replace(members=tuple(sorted(members))))


def _supported(roster, random):
    kinds = sorted(SUPPORT, key=lambda kind: kind.place)
    numbers = [int(random.random() * (kind.most + 1)) if random.random() < 0.5 else 0 for kind in kinds]
    return _kept(roster, roster._replace(support=Support(bool(numbers[0]), *numbers[1:4], bool(numbers[4]))))


def _taught(roster, random):
    member = pick(roster.members, random)
    keys = lessons(roster, member) if member.position != IMPCRUSHER else []
    if not keys:
        return roster
    learned = in_printed_order((*member.learned, pick(keys, random)))
    members = tuple(m._replace(learned=learned) if m is member else m for m in roster.members)
    return _kept(roster, roster._replace(members=members))


def _lived(roster, member, random):
    if random.random() < 0.8 or member.position == IMPCRUSHER:
        return member
    now = list(attributes_of(roster, member))
    now[now.index(max(now))] -= 1
    return member._replace(attributes=tuple(now), experience=5 * len(member.learned) + int(random.random() * 5))


def _kept(old, new):
    """Return the changed roster if it can still be paid."""
    return new if value_of(new) <= new.limit else old
