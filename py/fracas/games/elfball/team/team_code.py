"""A team as one word, for addresses, records and position strings.

The key of a list stands for its ready line-up. What differs follows, each part after `_`, in this order:

    orcs_aabbccddef      the position of each shirt from 1 on, the first of the list being `a`; `o` = nobody wears it,
                         `x` a Horror, `y` an Impcrusher, `z` a Chainsaw Maniac
    _3-buff-helpinghand-jog5-xp12   player 3: abilities learned, attributes that changed, experience
    _N3-Gash-the-Big     his own name
    _Src2k1p3w           support: referee, cheerleaders, kegs, potions, wizard
    _Kcobalt-lemon       kits at home and away
    _TThe-Green-Gits     the team's own name
    _F                   friendly: more of a position or of support than the list allows

Letters, digits and `-` are all there is; the shortest code of a team is the one that `write_code` returns.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from fracas.games.elfball.abilities.listed import ABILITIES, in_printed_order
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.lists import OPTIONAL, SQUAD, TEAMS, Team, displaced_position, letters_of, position_at
from fracas.games.elfball.team.roster import Member, Roster, Support
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.kits import are_valid_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

CODE_LIMIT = 2_000  # characters
PATTERN = r"[a-z-]+(?:_[A-Za-z0-9-]+)*"  # of any code
MOST_EXPERIENCE = 999
MOST_JOG, MOST_DICE = 9, 6  # of an attribute

NOBODY = "o"
_WORDS = {ability.key.replace("-", ""): ability.key for ability in ABILITIES}
_BY_KEY = {key: word for word, key in _WORDS.items()}
_CHANGED = re.compile(rf"({'|'.join(rs.ATTRIBUTES)})(\d)")
_EXPERIENCE = re.compile(r"xp([1-9]\d{0,2})")
_PLAYER = re.compile(r"([1-9]|1[0-2])((?:-[a-z]+\d*)+)")
_SUPPORT = re.compile(r"S(?=.)(r?)(?:c([1-9]))?(?:k([1-9]))?(?:p([1-9]))?(w?)")
_KITS = re.compile(r"K([a-z]*)-([a-z]*)")
_NAMED = re.compile(r"N([1-9]|1[0-2])-(.+)")


# -- writing -----------------------------------------------------------------------------------------------------


def write_code(roster: Roster) -> str:
    """Return the shortest code of a team."""
    letters = _letters(roster)
    parts = [roster.list]
    if letters != _letters(rs.ready_roster(roster.list)):
        parts.append(letters)
    parts += [f"{member.shirt}-{'-'.join(items)}" for member in roster.members if (items := _items(roster, member))]
    given = TEAMS[roster.list].given_names
    parts += [f"N{member.shirt}-{encode_name(member.name)}" for member in roster.members
              if member.name not in ("", given[member.shirt - 1])]
    parts += [f"S{_support_text(roster.support)}"] if any(roster.support) else []
    parts += [f"K{'-'.join(roster.kits)}"] if any(roster.kits) else []
    parts += [f"T{encode_name(roster.name)}"] if roster.name not in ("", TEAMS[roster.list].name) else []
    parts += ["F"] if excess(roster) else []
    return "_".join(parts)


def _letters(roster: Roster) -> str:
    worn = {member.shirt: member.position for member in roster.members}
    return "".join(worn.get(shirt, NOBODY) for shirt in range(1, max(worn, default=0) + 1))


def _items(roster: Roster, member: Member) -> list[str]:
    printed = position_at(TEAMS[roster.list], member.position)[3:9]
    now = member.attributes or printed
    changed = [f"{name}{n}" for name, n, was in zip(rs.ATTRIBUTES, now, printed, strict=True) if n != was]
    experience = [f"xp{member.experience}"] if member.experience else []
    return [*(_BY_KEY[key] for key in in_printed_order(member.learned)), *changed, *experience]


def _support_text(support: Support) -> str:
    counted = zip("ckp", support[1:4], strict=True)
    return "r" * support.referee + "".join(f"{c}{n}" for c, n in counted if n) + "w" * support.wizard


def excess(roster: Roster) -> str:
    """Return the surplus of a team over its list in one sentence, "" if it has none.

    Rule: Elfball 21, 23, Ruling 63; Street Brawl Ruling 43.
    """
    team, counts = TEAMS[roster.list], rs.counts_of_positions(roster)
    for letter, count in counts.items():
        most = most_of(team, counts, letter)
        if count > most:
            sentence = _("The {team} may have {most} of {position} at most.")
            name = quote(_(position_at(team, letter).name))
            return sentence.format(team=_(team.name), most=most, position=name)
    if any(roster.support.number(kind) > kind.most for kind in rs.SUPPORT):
        return _("The {team} have more support than a team may have.").format(team=_(team.name))
    return ""


def most_of(team: Team, counts: dict[str, int], letter: str) -> int:
    """Return the most players of a position a team may have, beside the optional players it has.

    Rule: Elfball 23, 24.5, 24.6; Street Brawl Ruling 43.
    """
    if letter in OPTIONAL:
        return OPTIONAL[letter].most if displaced_position(team, letter) else 0
    taken = sum(counts.get(other, 0) for other in OPTIONAL if displaced_position(team, other) == letter)
    return max(position_at(team, letter).most - taken, 0)


# -- reading -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)  # a match and a league read each of their teams again and again
def read_code(code: str) -> Roster:
    """Return the team a code stands for.

    Raises: InvalidNotation quoting what is no team.
    """
    if len(code) > CODE_LIMIT or not re.fullmatch(PATTERN, code):
        raise InvalidNotation(_("{code} is not a team.").format(code=quote(code)))
    key, *parts = code.split("_")
    if key not in TEAMS:
        raise InvalidNotation(
            _("{key} is not a team: choose one of {teams}.").format(key=quote(key), teams=", ".join(TEAMS)))
    roster = rs.ready_roster(key)
    if parts and parts[0][0].islower():
        roster = roster._replace(members=_read_letters(TEAMS[key], parts.pop(0)))
    seen = set()
    for part in parts:
        kind = _kind(part)
        if kind in seen:
            raise _unknown_part(part)
        seen.add(kind)
        roster = _READERS.get(kind[0], _read_player)(roster, part)
    if "F" not in seen and (flaw := excess(roster)):
        raise InvalidNotation(flaw)
    return roster


def _kind(part: str) -> str:
    """Return the key of a part that may stand only once in a code: its letter and shirt."""
    return part.partition("-")[0] if part[0].isdigit() or part[0] == "N" else part[0]


def _unknown_part(part: str) -> InvalidNotation:
    return InvalidNotation(_("{part} has no meaning in a team code.").format(part=quote(part)))


def _read_letters(team: Team, letters: str) -> tuple[Member, ...]:
    known = (*letters_of(team), *OPTIONAL, NOBODY)
    wrong = len(letters) > SQUAD or letters[-1] == NOBODY or any(letter not in known for letter in letters)
    if wrong or not letters.strip(NOBODY):
        raise InvalidNotation(
            _("{letters} are not players of the {team}.").format(letters=quote(letters), team=_(team.name)))
    return tuple(Member(shirt, letter) for shirt, letter in enumerate(letters, 1) if letter != NOBODY)


def _read_player(roster: Roster, part: str) -> Roster:
    found = _PLAYER.fullmatch(part)
    if found is None:
        raise _unknown_part(part)
    items = found[2][1:].split("-")
    learned = [_WORDS[item] for item in items if item in _WORDS]
    changed = {match[1]: int(match[2]) for item in items if (match := _CHANGED.fullmatch(item))}
    gained = [int(match[1]) for item in items if (match := _EXPERIENCE.fullmatch(item))]
    if len(learned) + len(changed) + len(gained) < len(items) or len(gained) > 1 or len(set(items)) < len(items):
        raise _unknown_part(part)
    return _with(roster, int(found[1]), lambda member: member._replace(
        learned=in_printed_order(tuple(learned)), experience=sum(gained),
        attributes=_attributes(roster, member, changed)))


def _attributes(roster: Roster, member: Member, changed: dict[str, int]) -> tuple[int, ...]:
    printed = position_at(TEAMS[roster.list], member.position)[3:9]
    now = tuple(changed.get(name, was) for name, was in zip(rs.ATTRIBUTES, printed, strict=True))
    if not 1 <= now[0] <= MOST_JOG or max(now[1:]) > MOST_DICE:
        raise InvalidNotation(_("No player has attributes like {numbers}.").format(
            numbers=quote("/".join(map(str, now)))))
    return () if now == printed else now


def _with(roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
    """Return the roster with one player changed.

    Raises: InvalidNotation if nobody wears that shirt.
    """
    if all(member.shirt != shirt for member in roster.members):
        raise InvalidNotation(_("Nobody wears number {n} in this team.").format(n=shirt))
    return roster._replace(members=tuple(change(m) if m.shirt == shirt else m for m in roster.members))


def _read_name(roster: Roster, part: str) -> Roster:
    found = _NAMED.fullmatch(part)
    if found is None:
        raise _unknown_part(part)
    name = decode_name(found[2], NAME_LIMIT)
    own = "" if name == TEAMS[roster.list].given_names[int(found[1]) - 1] else name
    return _with(roster, int(found[1]), lambda member: member._replace(name=own))


def _read_support(roster: Roster, part: str) -> Roster:
    found = _SUPPORT.fullmatch(part)
    if found is None:
        raise _unknown_part(part)
    referee, cheerleaders, kegs, potions, wizard = found.groups("")
    return roster._replace(support=Support(
        bool(referee), int(cheerleaders or 0), int(kegs or 0), int(potions or 0), bool(wizard)))


def _read_kits(roster: Roster, part: str) -> Roster:
    found = _KITS.fullmatch(part)
    if found is None or not are_valid_kits(found[1], found[2]):
        raise _unknown_part(part)
    return roster._replace(kits=(found[1], found[2]))


def _read_team_name(roster: Roster, part: str) -> Roster:
    name = decode_name(part[1:], TEAM_LIMIT)
    return roster._replace(name="" if name == TEAMS[roster.list].name else name)


def _read_friendly(roster: Roster, part: str) -> Roster:
    if part != "F":
        raise _unknown_part(part)
    return roster


_READERS = {
    "N": _read_name, "S": _read_support, "K": _read_kits, "T": _read_team_name, "F": _read_friendly,
}
