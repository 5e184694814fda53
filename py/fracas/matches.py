"""The beginning of a match: new, from a position or from a record; part of the public door `fracas`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from secrets import token_hex
from typing import Any

import fracas
from fracas.games import KEYS, ruleset
from fracas.kernel import record
from fracas.kernel.chance.commit_reveal import read_dice
from fracas.kernel.chance.dice_stream import Seed
from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.odds import exact_odds
from fracas.kernel.replay import replay_line
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.work import Work, run_to_end
from fracas.locale import _

POSITION_LIMIT = 20_000  # characters of a position string


def svg(game: Game) -> str | None:
    """Return the board of a match for notebooks, None for a game without a face."""
    return fracas.picture(game).drawing if game.ruleset.key in KEYS else None


Game.draw = svg


def new(
    game: str, seed: str | None = None, home: str = "", away: str = "", options: Mapping[str, Any] | None = None,
    real: tuple[bool, bool] = (False, False), tags: Mapping[str, str] | None = None, friendly: bool = False,
) -> Game:
    """Start a match.

    Args:    game - key of a ruleset, one of `KEYS`.
             seed - any text; the virtual dice are a function of it. None = a fresh one.
             home, away - keys of teams; "" = the first two of the ruleset.
             options - settings of the ruleset by name; the rulebook's value where not given.
             real - per side, whether the coach throws real dice.
             tags - further header lines for the record.
             friendly - both coaches agree to the teams, legal or not; a record never asks.
    Raises:  ValueError quoting the game, team or option that does not exist, or the fault of a team.
    """
    rules = ruleset(game)
    teams = [home or (rules.teams[0] if rules.teams else ""), away or (rules.teams[-1] if rules.teams else "")]
    settings = rules.options(options or {})
    seed = token_hex(8) if seed is None else seed
    state = rules.start(settings, teams[0], teams[1])
    for team in () if friendly else teams:
        rules.check_team(settings, team)
    chosen = " ".join(f"{name}={value}" for name, value in (options or {}).items())
    thrown = " ".join(name for name, is_real in zip(("home", "away"), real, strict=True) if is_real)
    head = {
        "Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Home": teams[0],
        "Away": teams[1], "Seed": seed, "Options": chosen, "Real": thrown, **(tags or {}),
    }
    return Game(rules, state, seed, real, {name: value for name, value in head.items() if value})


def from_position(text: str, seed: str | None = None) -> Game:
    """Start from a position string, which begins with the key of its game.

    Raises: InvalidNotation quoting what cannot be read.
    """
    if len(text) > POSITION_LIMIT:
        raise InvalidNotation(_("The position is too long: {size} characters, at most {limit}.").format(
            size=len(text), limit=POSITION_LIMIT))
    text = text.strip()
    rules = ruleset_of(text)
    state = rules.parse_position(text)
    seed = token_hex(8) if seed is None else seed
    tags = {"Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Seed": seed, "Start": text}
    return Game(rules, state, seed, tags=tags)


def ruleset_of(text: str) -> Ruleset:
    """Return the ruleset of a position string.

    Raises: InvalidNotation quoting what does not begin with the key of a game.
    """
    match = re.match(r"([a-z_]+)", text)
    if match is None or match[1] not in KEYS:
        raise InvalidNotation(_("{text} does not start with the name of a game.").format(text=quote(text)))
    return ruleset(match[1])


def from_record(text: str, verify: bool = False, is_lean: bool = False) -> Game:
    """Load a match from its record, playing it again and checking every answer and every virtual die.

    What it proves then, `fracas.kernel.chance.dice_audit.audit_dice` tells.

    Args:   verify - also demand of format 1 that the record has a fingerprint.
            is_lean - dice that follow from the seed are left out, as in a link.
    Raises: InvalidNotation, IllegalAction, Desync or Damaged, quoting what was wrong.
    """
    return run_to_end(from_record_in_slices(text, verify, is_lean))


def from_record_in_slices(
    text: str, verify: bool = False, is_lean: bool = False, is_followed: bool = False,
) -> Work[Game]:
    """Load a match in slices, an action at a time; see `from_record`.

    Args: is_followed - a match of older rules, which were mended since, is played as far as it can be followed; then
                        `Game.cut` says from where on it cannot.
    """
    parts = record.read(text)
    tags = parts.tags
    _check_versions(tags)
    rules = ruleset(tags["Game"])
    game = Game(rules, _first_position(rules, tags), _seed(tags), record.real_dice_sides(tags), tags)
    is_old = is_followed and int(tags.get("Rules", rules.version)) < rules.version
    for number, line in enumerate(parts.lines, 1):
        try:
            replay_line(game, line, is_lean)
        except ValueError as error:
            if not is_old:
                raise
            game.truncate(number, line.action, error)
            return game
        yield number / len(parts.lines)
    if is_old and parts.fingerprint not in ("", game.fingerprint):
        game.cut_reason = _("The rules were corrected after this match. Under today’s rules it ends differently.")
        return game
    if not parts.fingerprint and (verify or game.format > 1):
        raise DamagedText(_("The record lacks its last line, the fingerprint. Copy the whole record."))
    if parts.fingerprint != game.fingerprint and (parts.fingerprint or verify or game.format > 1):
        raise DamagedText(_("The record was altered: its fingerprint is not {mark}.").format(
            mark=quote(parts.fingerprint)))
    return game


def _seed(tags: Mapping[str, str]) -> Seed | None:
    """Return the seed of the virtual dice of a record.

    Raises: ValueError in one sentence for sealed dice that are not those agreed on.
    """
    if "Sealed" not in tags:
        return tags.get("Seed")
    return read_dice(tags)


def _first_position(rules: Ruleset, tags: Mapping[str, str]) -> Any:
    """Return the position a record begins with.

    Raises: InvalidNotation, also where header lines contradict the position that one of them gives.
    """
    if "Start" not in tags:
        return _begun(rules, tags)
    given = from_position(tags["Start"])
    is_named = any(name in tags for name in ("Home", "Away", "Options"))
    is_other = given.ruleset is not rules or (
        is_named and tags.get("Format", "1") != "1"
        and rules.constant(given.state) != rules.constant(_begun(rules, tags)))
    if is_other:
        raise InvalidNotation(_("The record starts with a position of another game, other teams or options: {position}")
                              .format(position=quote(tags["Start"])))
    return given.state


def _begun(rules: Ruleset, tags: Mapping[str, str]) -> Any:
    return rules.start(rules.options(record.options_in(tags)), tags.get("Home", ""), tags.get("Away", ""))


def odds(game: Game, action: Action | str) -> tuple[dict[str, Fraction], tuple[str, ...]]:
    """Return the exact outcomes of an action with their chances, and the assumptions made.

    Raises: InvalidNotation, IllegalAction.
    """
    chosen = game.read_action(action) if isinstance(action, str) else action
    if game.pending is not None or not game.ruleset.is_legal(game.state, chosen):
        raise game.illegal_action_error(action)
    return exact_odds(game.ruleset, game.state, chosen), game.ruleset.assumptions


def _check_versions(tags: Mapping[str, str]) -> None:
    made = tags.get("Format", "1")
    if not re.fullmatch(r"\d{1,4}", made) or int(made) > record.FORMAT:
        raise InvalidNotation(_("A newer version of Fracas made this record (format {format}).").format(
            format=quote(made)))
    rules = ruleset(tags["Game"])
    version = tags.get("Rules", str(rules.version))
    if not re.fullmatch(r"\d{1,4}", version) or int(version) > rules.version:
        sentence = _("This record follows rules {version} of {game}, from a newer version of Fracas.")
        raise InvalidNotation(sentence.format(version=quote(version), game=rules.name))
