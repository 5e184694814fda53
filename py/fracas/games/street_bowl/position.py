"""The position string: the whole position at an action boundary in one line.

Sections stand between `~`, items between `.`, fields between `_`:
    street_bowl.1 ~ options ~ home squad ~ away squad ~ match ~ turn ~ ball ~ home players ~ away players
A squad is its race, re-rolls, potions, 1 for the Master Chef, and its own name: `orc_2_1_0_The-Gits`. A player is the
letter of his line in the roster, where he is, his marks, and what he has beyond his line, each in a field of its own:
`f_m4_pu_C4-5-1-9_Sguard-sidestep_Upro_NGash`: MA ST AG AV, skills, skills used up in this turn, name. Places are
squares or boxes: `R` reserves, `K` knocked out, `B` badly hurt, `I` injured, `D` dead, `A` arrested, `G` gone for
this drive, `W` dragged away. Marks: `p` prone, `s` stunned, `w` stunned in this turn of his own, `c` confused, `g`
gazed at, `r` rooted, `u` has acted, `f` took part in this drive, `z` may not act in a bonus turn, `1` Warpstone, `2`
Orca-Cola, `4` Fungus Beer; `o` none. `o` alone is a slot without a player.
"""

from __future__ import annotations

import re

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.check import bounds
from fracas.games.street_bowl.notation import BODIES, NO_BODY, body_text
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.catalogue import talents_of
from fracas.games.street_bowl.state import Options, Squad, State
from fracas.games.street_bowl.team.codes import SKILL_OF, WORD_OF
from fracas.games.street_bowl.team.races import LETTERS, POSITION_OF, RACE_OF, letter_of
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.ruleset import refuse_violation
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

HEAD = "street_bowl.1"
NONE = "o"
BOXES = {"R": st.RESERVES, "K": st.KNOCKED_OUT, "B": st.BADLY_HURT, "I": st.INJURED, "D": st.DEAD, "A": st.ARRESTED,
         "G": st.GONE, "W": st.DRAGGED_AWAY}
_BOX_LETTERS = {box: letter for letter, box in BOXES.items()}
_CONDITIONS, _ALERTNESS = ("", "p", "s", "w"), ("", "c", "g")
_BREWS = {"1": st.WARPSTONE, "2": st.ORCA, "4": st.FUNGUS}

_COUNT = r"-?\d{1,3}"
_PLAYER = re.compile(
    r"([a-g])_([a-z]\d|[A-Z])_(o|[a-z124]+)(?:_C(\d{1,2}-\d{1,2}-\d{1,2}-\d{1,2}))?(?:_S([a-z-]+))?(?:_U([a-z-]+))?"
    r"(?:_N([A-Za-z0-9-]+))?", re.ASCII)
_SQUAD = re.compile(r"([a-z-]+)_(\d)_(\d{1,2})_([01])(?:_([A-Za-z0-9-]+))?", re.ASCII)
_TURN = re.compile(r"(o|[HA]\d{1,2})_([a-z]+)((?:_\d{1,2}){6})", re.ASCII)
_BALL = re.compile(r"(o|[HA]\d{1,2})_(o|[a-z]\d)_([012])_([01])", re.ASCII)
_MATCH = 26  # numbers of the match


# -- writing -----------------------------------------------------------------------------------------------------


def position(s: State) -> str:
    """Write a position at an action boundary."""
    turn = (s.left, s.extra, s.has_blocked, s.is_hungry, s.declared, s.has_rerolled)
    ball = (body_text(s.holder), _cell(s.ball), s.is_airborne, s.is_touchback)
    players = (".".join(_player(s, who) for who in st.TEAMS[side]) for side in (0, 1))
    return "~".join((
        HEAD, _joined(s.options), *map(_squad, s.sides), _joined(_match(s)),
        _joined((body_text(s.acting), s.deed or NONE, *turn)), _joined(ball), *players,
    ))


def _joined(values: tuple[int | str, ...]) -> str:
    return "_".join(map(str, values))


def _match(s: State) -> tuple[int, ...]:
    return (
        s.phase, s.side, s.half, *s.turns, *s.score, s.winner, s.ending, s.weather, *s.fame, s.kicker, s.first_kicker,
        *s.rerolls, *s.leader, *s.potions, *s.has_raised, *s.casualties, *s.allowed,
    )


def _squad(squad: Squad) -> str:
    name = f"_{encode_name(squad.name)}" if squad.name else ""
    return f"{squad.race}_{squad.rerolls}_{squad.potions}_{int(squad.has_chef)}{name}"


def _cell(cell: int) -> str:
    return STREET.names[cell] if cell >= 0 else NONE


def _player(s: State, who: int) -> str:
    p = s.players[who]
    if p is None:
        return NONE
    line, place = POSITION_OF[p.position], s.where[who]
    fields = [letter_of(line), STREET.names[place] if place >= 0 else _BOX_LETTERS[place], _marks(s, who) or NONE]
    if p[3:7] != line[4:8]:
        fields.append("C" + "-".join(map(str, p[3:7])))
    if p.skills != line.skills:
        fields.append("S" + _words(p.skills[len(line.skills):]))
    if s.once[who]:
        fields.append("U" + _words(s.once[who]))
    if p.name != _given_name(s, who):
        fields.append(f"N{encode_name(p.name)}" if p.name else "N-")
    return "_".join(fields)


def _marks(s: State, who: int) -> str:
    flags = (("r", s.rooted), ("u", s.used), ("f", s.fielded), ("z", s.frozen))
    return "".join((
        _CONDITIONS[s.condition[who]], _ALERTNESS[s.alertness[who]], *(mark for mark, by in flags if by[who]),
        *(mark for mark, bit in _BREWS.items() if s.brews[who] & bit),
    ))


def _words(skills: tuple[str, ...]) -> str:
    return "-".join(WORD_OF[key] for key in skills)


def _given_name(s: State, who: int) -> str:
    return READY[s.sides[st.side_of(who)].race].given_names[who % st.SLOTS]


# -- reading -----------------------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    """Return the position that is written like this, sound or not; nothing but the exact form is read.

    Raises: InvalidNotation quoting what cannot be read, or naming what cannot be.
    """
    head, *sections = text.split("~")
    if head != HEAD or len(sections) != 8:
        raise InvalidNotation(_("{text} is not a position of Street Bowl.").format(text=quote(text)))
    options, home, away, match, turn, ball, *players = sections
    overtime, skills = _numbers(options, 2)
    s = st.new_state(Options(overtime, skills), (_read_squad(home), _read_squad(away)), ((), ()))
    slots = [slot for section in players for slot in section.split(".")]
    if len(slots) != len(st.EVERYBODY) or any(section.count(".") != st.SLOTS - 1 for section in players):
        raise InvalidNotation(_("{text} has teams of Street Bowl that cannot be.").format(text=quote(text)))
    s.players = tuple(_read_player(s, who, slot) for who, slot in enumerate(slots))
    _set_match(s, _numbers(match, _MATCH))
    _set_turn(s, turn)
    _set_ball(s, ball)
    refuse_violation(text, bounds(s))
    if position(s) != text:
        raise InvalidNotation(_("{text} is a position, but not written in the usual form.").format(text=quote(text)))
    return s


def _found(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    match = pattern.fullmatch(text)
    if match is None:
        raise _no_part(text)
    return match


def _no_part(text: str) -> InvalidNotation:
    return InvalidNotation(_("{text} is not part of a position of Street Bowl.").format(text=quote(text)))


def _numbers(section: str, width: int) -> list[int]:
    parts = section.split("_")
    if len(parts) != width or not all(re.fullmatch(_COUNT, part, re.ASCII) for part in parts):
        raise _no_part(section)
    return [int(part) for part in parts]


def _read_squad(section: str) -> Squad:
    race, rerolls, potions, chef, name = _found(_SQUAD, section).groups()
    if race not in RACE_OF:
        raise _no_part(section)
    return Squad(race, decode_name(name, TEAM_LIMIT) if name else "", int(rerolls), int(potions), chef == "1")


def _set_match(s: State, numbers: list[int]) -> None:
    (s.phase, s.side, s.half, *s.turns) = numbers[:5]
    (*s.score, s.winner, s.ending, s.weather) = numbers[5:10]
    (*s.fame, s.kicker, s.first_kicker) = numbers[10:14]
    s.rerolls, s.leader, s.potions, s.has_raised, s.casualties, s.allowed = (
        numbers[at:at + 2] for at in range(14, _MATCH, 2))


def _set_turn(s: State, section: str) -> None:
    acting, deed, rest = _found(_TURN, section).groups()
    s.acting, s.deed = _read_body(acting), "" if deed == NONE else deed
    s.left, s.extra, s.has_blocked, s.is_hungry, s.declared, s.has_rerolled = map(int, rest[1:].split("_"))


def _set_ball(s: State, section: str) -> None:
    holder, cell, airborne, touchback = _found(_BALL, section).groups()
    s.holder, s.ball = _read_body(holder), st.NOWHERE if cell == NONE else _read_cell(cell)
    s.is_airborne, s.is_touchback = int(airborne), int(touchback)


def _read_body(text: str) -> int:
    if text != NO_BODY and text not in BODIES:
        raise _no_part(text)
    return BODIES.get(text, st.NO_ONE)


def _read_cell(text: str) -> int:
    cell = STREET.cell_named(text)
    if cell == OUTSIDE:
        raise _no_part(text)
    return cell


def _read_player(s: State, who: int, text: str) -> Player | None:
    """Read a player and set where he is and how."""
    if text == NONE:
        s.where[who] = st.ABSENT
        return None
    letter, place, marks, numbers, skills, once, name = _found(_PLAYER, text).groups("")
    lines = RACE_OF[s.sides[st.side_of(who)].race].positions
    if LETTERS.index(letter) >= len(lines) or place.isupper() and place not in BOXES:
        raise _no_part(text)
    line = lines[LETTERS.index(letter)]
    s.where[who] = BOXES[place] if place in BOXES else _read_cell(place)
    s.once[who] = _read_words(once)
    _set_marks(s, who, "" if marks == NONE else marks)
    ma, strength, ag, av = map(int, numbers.split("-")) if numbers else line[4:8]
    own = (*line.skills, *_read_words(skills))
    called = _given_name(s, who) if not name else "" if name == "-" else decode_name(name, NAME_LIMIT)
    return Player(line.key, called, line.tag, ma, strength, ag, av, own, talents_of(own))


def _read_words(text: str) -> tuple[str, ...]:
    words = text.split("-") if text else []
    if any(word not in SKILL_OF for word in words):
        raise _no_part(text)
    return tuple(SKILL_OF[word] for word in words)


def _set_marks(s: State, who: int, marks: str) -> None:
    s.condition[who] = next((n for n, mark in enumerate(_CONDITIONS) if mark and mark in marks), st.STANDING)
    s.alertness[who] = next((n for n, mark in enumerate(_ALERTNESS) if mark and mark in marks), st.ALERT)
    s.rooted[who], s.used[who], s.fielded[who], s.frozen[who] = (int(mark in marks) for mark in "rufz")
    s.brews[who] = sum(bit for mark, bit in _BREWS.items() if mark in marks)
