"""The log of a match at a table: a record whose entries can be changed or removed later.

A log is played again from its beginning after every change. Entries that no longer fit then are left out and named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fracas.games import KEYS, ruleset, tracking_rules
from fracas.kernel import record
from fracas.kernel.contracts.tracking_rules import TrackingRules
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.record import RecordLine
from fracas.kernel.replay import replay_line
from fracas.kernel.ruleset import Action
from fracas.kernel.work import Work, run_to_end
from fracas.locale import _

TABLE = "Table"  # the header line with the letters of the match, which makes a record a log
REAL = (True, True)  # at a table everybody throws dice


class EditedLog(NamedTuple):
    """A log after a change."""

    game: Game
    left_out: tuple[str, ...]  # lines that no longer fit


def create(
    key: str, letters: str, home: str, away: str, options: Mapping[str, Any], tags: Mapping[str, str] | None = None,
) -> Game:
    """Create the log of a match.

    Args:   key - of the game.
            letters - of the match: two who track it agree on them.
            tags - further header lines.
    Raises: ValueError quoting the team or option that does not exist.
    """
    rules = ruleset(key)
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    return _started({
        "Game": key, TABLE: letters, "Format": str(record.FORMAT), "Rules": str(rules.version), "Home": home,
        "Away": away, "Options": chosen, **(tags or {}),
    })


def read(text: str) -> Game:
    """Read a log.

    Raises: ValueError in a sentence: it is none, or of a newer version, or damaged.
    """
    return run_to_end(read_in_slices(text))


def read_in_slices(text: str) -> Work[Game]:
    """Read a log in slices, an entry at a time; see `read`."""
    parts = record.read(text)
    if TABLE not in parts.tags:
        raise InvalidNotation(_("This is the record of a match on the board, not at a table."))
    game = _started(parts.tags)
    for number, line in enumerate(parts.lines, 1):
        replay_line(game, line)
        yield number / len(parts.lines)
    if parts.fingerprint != game.fingerprint:
        raise InvalidNotation(_("The log is cut or altered: its mark is not {mark}.").format(
            mark=quote(parts.fingerprint)))
    return game


def tracking_rules_of(game: Game) -> TrackingRules:
    """Return the tracking rules of the game of a log."""
    found = tracking_rules(game.ruleset.key)
    assert found is not None
    return found


def lines(game: Game) -> list[str]:
    """Return the entries of a log as text, one a line."""
    return [game.line_text(ply) for ply in game.plies]


def replay(game: Game, entries: Sequence[str]) -> EditedLog:
    """Return a log of the same match with other entries.

    Args: entries - lines as `lines` returns them.
    """
    fresh = _started(game.tags)
    left_out = []
    for text in entries:
        if not _adds(fresh, parse_line(text)):
            left_out.append(text)
    return EditedLog(fresh, tuple(left_out))


def remove_entry(game: Game, place: int) -> EditedLog:
    """Return a log without one of its entries."""
    known = lines(game)
    return replay(game, [*known[:place], *known[place + 1:]])


def replace_entry(game: Game, place: int, action: Action) -> EditedLog:
    """Return a log with another entry in one place; it throws no dice."""
    known = lines(game)
    text = game.ruleset.action_text(game.plies[place].before, action)
    return replay(game, [*known[:place], text, *known[place + 1:]])


def _started(tags: Mapping[str, str]) -> Game:
    """Return the first position of a match with these header lines."""
    key = tags["Game"]
    known = tracking_rules(key) if key in KEYS else None
    if known is None:
        raise InvalidNotation(_("There is no game {key} to track here.").format(key=quote(key)))
    for name, most in (("Format", record.FORMAT), ("Rules", known.rules.version)):
        made = tags.get(name, "")
        if not (made.isascii() and made.isdecimal() and len(made) < 5 and 0 < int(made) <= most):
            raise InvalidNotation(_("Another version of Fracas made this log: {name} is {text}.").format(
                name=name, text=quote(made)))
    rules = known.rules
    state = rules.start(rules.options(record.options_in(tags)), tags.get("Home", ""), tags.get("Away", ""))
    return Game(rules, state, None, REAL, dict(tags))


def parse_line(text: str) -> RecordLine:
    """Read one line of a log that was written here."""
    return record.read(f'[Game "log"]\n\n{text}\n').lines[0]


def _adds(game: Game, line: RecordLine) -> bool:
    """Add an entry to a log, and return whether it fits; all its dice must be there."""
    known, marks, dice = len(game.plies), len(game.marks), game.dice
    try:
        replay_line(game, line)
        fits = game.pending is None
    except ValueError:
        fits = False
    if not fits and len(game.plies) > known:
        game.state, game.pending, game.dice, game.fresh = game.plies[known].before, None, dice, ()
        del game.plies[known:], game.marks[marks:]
    return fits
