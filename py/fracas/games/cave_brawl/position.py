"""The position string: the whole position at an action boundary in one line.

Sections stand between `~`, items between `.`, fields between `_`:
    cave_brawl.1 ~ options ~ factions ~ what is going on ~ ball ~ acting player ~ players ~ beasts
A player is his type, created scores and own name as in `teams`, then where he is, his marks, and BT, CD, PK and HP now
if they differ: `zo_8_3_4_26_k11_p_7_3_4_20`. Places are squares, `t` tunnel, `d` dead, `c` carried off, `b` and a place
for a dead zombie's body. Marks are `p` prone, `a` activated, `l` lost his turn, `x` has cursed, `o` none. One more
section names the teams, if they have names of their own.
"""

import re

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.check import bounds
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.state import Beast, Options, State
from fracas.games.cave_brawl.team.teams import FACTIONS, Team, player_text, read_player
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.ruleset import refuse_violation
from fracas.kernel.teams.names import TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

HEAD = "cave_brawl.1"
_PLACES = {"t": st.TUNNEL, "d": st.DEAD, "c": st.CARRIED_OFF}
_PLACE_LETTERS = {place: letter for letter, place in _PLACES.items()}
_PLAYER = re.compile(
    r"([a-z]{2}(?:(?:_-?\d{1,2}){4})?(?:-[A-Za-z0-9-]+)?)_(b?)([a-u]\d{1,2}|[tdc])_(o|[palx]+)((?:_-?\d{1,4}){4})?\Z"
)
_COUNT = re.compile(r"-?\d{1,6}\Z")
_WIDTHS = (5, 2, 8, 4, 6)  # numbers in the sections before the players


def position(s: State) -> str:
    """Write a position at an action boundary."""
    numbers = (
        s.options, s.factions, (s.phase, s.side, s.turn, *s.score, s.winner, s.ending, s.released),
        (s.holder, s.ball, s.possessor, s.stall),
        (s.ball_start, s.gained, s.acting, s.left, s.acted, s.stood * 2 + s.vaulted),
    )
    players = ".".join(_player(s, who) for who in range(len(s.players)))
    beasts = ".".join("_".join(str(int(value)) for value in beast) for beast in s.beasts)
    titles = ["_".join(map(encode_name, s.titles))] if any(s.titles) else []
    return "~".join([HEAD, *("_".join(str(n) for n in part) for part in numbers), players, beasts or "o", *titles])


def _player(s: State, who: int) -> str:
    created = s.players[who]
    now = (s.bt[who], s.cd[who], s.pk[who], s.hp[who])
    marks = "p" * s.prone[who] + ("", "a", "l")[s.used[who]] + "x" * s.cursed[who]
    place = f"b{_place(s.body[who])}" if st.is_dead_zombie(s, who) else _place(s.where[who])
    changed = [] if now == created[1:5] else [str(n) for n in now]
    return "_".join([player_text(created), place, marks or "o", *changed])


def _place(cell: int) -> str:
    return PIT.names[cell] if cell >= 0 else _PLACE_LETTERS[cell]


def read_position(text: str) -> State:
    """Return the position that is written like this, sound or not; nothing but the exact form is read.

    Raises: InvalidNotation quoting what cannot be read, or naming what cannot be.
    """
    head, *sections = text.split("~")
    if head != HEAD or not 2 <= len(sections) - len(_WIDTHS) <= 3:
        raise InvalidNotation(_("{text} is not a position of Cave Brawl.").format(text=quote(text)))
    numbers = [_numbers(section, width) for section, width in zip(sections, _WIDTHS, strict=False)]
    last, titles = sections[len(_WIDTHS) + 1], sections[len(_WIDTHS) + 2:]
    players, beasts = sections[len(_WIDTHS)].split("."), [] if last == "o" else last.split(".")
    options, factions = Options(*numbers[0]), numbers[1]
    if len(players) != 2 * options.squad or not all(0 <= faction < len(FACTIONS) for faction in factions):
        raise InvalidNotation(_("{text} has squads of Cave Brawl that cannot be.").format(text=quote(text)))
    matches = [_PLAYER.match(player) for player in players]
    s = st.new_state(options, *_teams(players, matches, factions, options.squad))
    s.titles = _titles(titles[0]) if titles else ("", "")
    s.phase, s.side, s.turn, s.score[0], s.score[1], s.winner, s.ending, s.released = numbers[2]
    s.holder, s.ball, s.possessor, s.stall = numbers[3]
    s.ball_start, s.gained, s.acting, s.left, s.acted, both = numbers[4]
    s.stood, s.vaulted = divmod(both, 2)
    for who, match in enumerate(matches):
        if match is not None:
            _put(s, who, match)
    s.beasts = [_beast(beast) for beast in beasts]
    refuse_violation(text, bounds(s))
    if position(s) != text:
        raise InvalidNotation(_("{text} is a position, but not written in the usual form.").format(text=quote(text)))
    return s


def _numbers(section: str, width: int) -> list[int]:
    parts = section.split("_")
    if len(parts) != width or not all(_COUNT.match(part) for part in parts):
        raise InvalidNotation(_("{section} is not part of a position of Cave Brawl.").format(section=quote(section)))
    return [int(part) for part in parts]


def _titles(section: str) -> tuple[str, str]:
    """Read the names of the teams."""
    names = [decode_name(part, TEAM_LIMIT) if part else "" for part in section.split("_")]
    if len(names) != 2:
        raise InvalidNotation(_("{section} are not the names of two teams.").format(section=quote(section)))
    return names[0], names[1]


def _teams(
    players: list[str], matches: list[re.Match[str] | None], factions: list[int], squad: int
) -> tuple[Team, Team]:
    read = []
    for text, match in zip(players, matches, strict=True):
        if match is None:
            raise InvalidNotation(_("{text} is not a player in a position of Cave Brawl.").format(text=quote(text)))
        read.append(read_player(match[1]))
    return Team(factions[0], tuple(read[:squad])), Team(factions[1], tuple(read[squad:]))


def _put(s: State, who: int, match: re.Match[str]) -> None:
    """Set the written details of one player beyond his created scores."""
    is_body, place, marks, now = match[2], match[3], match[4], match[5]
    cell = _PLACES.get(place, PIT.cell_named(place))
    if cell == OUTSIDE and place != "t":
        raise InvalidNotation(_("{place} is not a square of the pit.").format(place=quote(place)))
    s.where[who], s.body[who] = (st.DEAD, cell) if is_body else (cell, st.NO_BODY)
    s.prone[who], s.cursed[who] = int("p" in marks), int("x" in marks)
    s.used[who] = 2 if "l" in marks else int("a" in marks)
    if now:
        s.bt[who], s.cd[who], s.pk[who], s.hp[who] = (int(n) for n in now[1:].split("_"))


def _beast(text: str) -> Beast:
    number, kind, cell, hp, is_prone, against, has_attacked, victim = _numbers(text, len(Beast._fields))
    return Beast(number, kind, cell, hp, bool(is_prone), against, bool(has_attacked), victim)
