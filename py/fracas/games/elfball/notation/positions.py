"""Positions at an action boundary as text: fields joined by dots, all on one line.

    elfball.1.<home>.<away>.<options>.<home players>.<away players>.<ball>.<phase>.<sides>.<test>-<turn>.<score>
           .<momentum>-<cards>.<last moved>.<action>[.<key>~<value>]...

A player is his cell and his facing `1`..`6`, `d` for Down or `z` for Dazed; or one letter for a place off the field.
"""

import re

from fracas.games.elfball import state as st
from fracas.games.elfball.book import Book
from fracas.games.elfball.invariants import bounds
from fracas.games.elfball.notation.actions import read_cell
from fracas.games.elfball.notation.optional import optional_items, read_optional_items, split_items
from fracas.games.elfball.notation.shirts import NONE, SIDES, player_text, read_player, read_slot, slot_text
from fracas.games.elfball.state import Options, State, new_state
from fracas.games.elfball.team.team_code import PATTERN as CODE_PATTERN
from fracas.games.elfball.team.teams import line_up
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import refuse_violation
from fracas.kernel.table import NOBODY
from fracas.locale import _

VERSION = "1"
PLACES = {"b": st.BENCH, "r": st.RECOVERY, "i": st.INFIRMARY, "e": st.EJECTED, "x": st.BENCHED, "o": st.ABSENT}
PLACE_LETTERS = {place: letter for letter, place in PLACES.items()}
PHASES = "osftx"  # OPENING .. OVER
FLAGS = "sfdalmetcg"  # of the options: simple_star, simple_faceoff, not disengage_fail_sim, assist..., legacy..., ...


def position(s: State) -> str:
    """Return a position at an action boundary on one line."""
    names = s.book.field.names
    ball = player_text(s.holder) if s.holder >= 0 else names[s.ball] if s.ball >= 0 else NONE
    who = (s.south, s.first, s.loser, s.winner)
    return ".".join((
        s.book.key, VERSION, *s.codes, _options_text(s.options), _team_text(s, 0), _team_text(s, 1), ball,
        PHASES[s.phase] + SIDES[s.side], "".join(SIDES[side] if side >= 0 else NONE for side in who),
        f"{s.test}-{s.turn}", f"{s.score[0]}-{s.score[1]}", f"{s.momentum}-{s.cards}",
        "-".join(slot_text(p) for p in s.last_moved), _action_state_text(s), *optional_items(s),
    ))


def _options_text(options: Options) -> str:
    flags = (
        options.simple_star, options.simple_faceoff, not options.disengage_fail_sim, options.assist_attacker_only,
        options.legacy_challenge_cost, options.double_move, options.event_cards, options.tournament, options.careers,
        options.french,
    )
    letters = "".join(letter for letter, flag in zip(FLAGS, flags, strict=True) if flag)
    return f"{options.goals}-{options.cards}{letters and '-'}{letters}"


def _team_text(s: State, side: int) -> str:
    return "-".join(_player_state_text(s, p) for p in st.TEAM_SLOTS[side])


def _player_state_text(s: State, p: int) -> str:
    if s.where[p] < 0:
        return PLACE_LETTERS[s.where[p]]
    return s.book.field.names[s.where[p]] + ("dz"[s.stance[p] - 1] if s.stance[p] else str(s.facing[p] + 1))


def _action_state_text(s: State) -> str:
    if s.acting < 0:
        return NONE
    numbers = (s.jog, s.moved, s.busy, s.attacks, s.shoves, s.dashes, s.dash, s.fee, s.turned)
    return "-".join((player_text(s.acting), *(str(int(n)) for n in numbers), slot_text(s.catcher)))


_FIELD_PATTERNS = (
    VERSION, CODE_PATTERN, CODE_PATTERN, rf"[1-3]-\d{{1,3}}(-[{FLAGS}]+)?",
    r"([a-z0-9]+-){11}[a-z0-9]+", r"([a-z0-9]+-){11}[a-z0-9]+", r"n|[a-zHA][0-9]{1,2}", rf"[{PHASES}][ha]", "[han]{4}",
    r"[1-9]\d{0,3}-\d{1,4}", r"\d{1,2}-\d{1,2}", r"[0-6]-\d{1,3}", r"(n|[HA]\d{1,2})-(n|[HA]\d{1,2})",
    r"n|[HA]\d{1,2}(-\d{1,2}){2}-[01](-\d{1,2}){4}(-[01]){2}-(n|[HA]\d{1,2})",
)


def read_position(book: Book, text: str) -> State:
    """Read a position string of a game, be the position sound or not.

    Raises: InvalidNotation quoting the field that cannot be read.
    """
    fields, rest = split_items(text.strip().split("."))
    key = fields.pop(0) if fields else ""
    if key != book.key or len(fields) != len(_FIELD_PATTERNS):
        raise InvalidNotation(_("{text} is not a position of this game.").format(text=quote(text)))
    for pattern, field in zip(_FIELD_PATTERNS, fields, strict=True):
        if re.fullmatch(pattern, field) is None:
            raise _unreadable(field)
    home, home_team = line_up(fields[1], book.key)
    away, away_team = line_up(fields[2], book.key)
    s = new_state(book, _read_options(fields[3]), (home, away), (home_team, away_team))
    _read_team(s, 0, fields[4])
    _read_team(s, 1, fields[5])
    if fields[6][0] in "HA":
        s.holder, s.ball = read_player(fields[6]), st.NOWHERE
    else:
        s.ball = st.NOWHERE if fields[6] == NONE else read_cell(s, fields[6])
    s.phase, s.side = PHASES.index(fields[7][0]), SIDES.index(fields[7][1])
    s.south, s.first, s.loser, s.winner = (NOBODY if side == NONE else SIDES.index(side) for side in fields[8])
    s.test, s.turn = _numbers(fields[9])
    s.score = _numbers(fields[10])
    s.momentum, s.cards = _numbers(fields[11])
    s.last_moved = [read_slot(p) for p in fields[12].split("-")]
    _read_action_state(s, fields[13])
    read_optional_items(s, rest)
    refuse_violation(text, bounds(s))
    return s


def _unreadable(text: str) -> InvalidNotation:
    return InvalidNotation(_("{text} cannot be read in a position.").format(text=quote(text)))


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split("-")]


def _read_options(text: str) -> Options:
    goals, cards, flags = [*text.split("-"), ""][:3]
    return Options(
        goals=int(goals), cards=int(cards), simple_star="s" in flags, simple_faceoff="f" in flags,
        disengage_fail_sim="d" not in flags, assist_attacker_only="a" in flags, legacy_challenge_cost="l" in flags,
        double_move="m" in flags, event_cards="e" in flags, tournament="t" in flags, careers="c" in flags,
        french="g" in flags,
    )


def _read_team(s: State, side: int, text: str) -> None:
    for p, player in zip(st.TEAM_SLOTS[side], text.split("-"), strict=True):
        if (player == PLACE_LETTERS[st.ABSENT]) != (s.profiles[p] is None):
            raise _unreadable(player)
        if player in PLACES:
            s.where[p] = PLACES[player]
            continue
        cell, stance = s.book.field.cell_named(player[:-1]), player[-1]
        directions = "123456789"[:len(s.book.field.steps)]
        if cell < 0 or cell in s.where or stance not in directions + "dz":
            raise _unreadable(player)
        s.where[p] = cell
        s.stance[p] = "dz".find(stance) + 1
        s.facing[p] = int(stance) - 1 if stance in directions else -1


def _read_action_state(s: State, text: str) -> None:
    if text == NONE:
        return
    acting, *numbers, catcher = text.split("-")
    s.acting, s.catcher = read_player(acting), read_slot(catcher)
    s.jog, s.moved, busy, s.attacks, s.shoves, s.dashes, s.dash, fee, turned = (int(n) for n in numbers)
    s.busy, s.fee, s.turned = bool(busy), bool(fee), bool(turned)
