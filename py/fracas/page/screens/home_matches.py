"""Matches that begin on the home screen with one tap."""

import fracas
from fracas.bots.levels import levels_of
from fracas.faces import face_of
from fracas.games import FIRST_GAME, first_position, ruleset
from fracas.kernel.record import options_in
from fracas.kernel.table import AWAY, HOME
from fracas.page.match.host import creation
from fracas.page.match.model.session import HUMAN, open_saved
from fracas.page.record_tags import COACH_TAGS
from fracas.page.shell import Shell

FIRST_BOT = "rookie"
PLAIN = (False, False)  # sides with real dice


def begin_first(shell: Shell) -> None:
    """Begin a first match: on the board of the home screen, against the kindest bot."""
    started = fracas.from_position(first_position(), shell.browser.fresh_seed())
    started.tags[COACH_TAGS[AWAY]] = FIRST_BOT
    creation.save_and_open(shell, shell.browser.fresh_id(), started)


def begin_next(shell: Shell, match: str, level: str) -> None:
    """Begin the match that follows another: with the same teams and settings, against a bot of some level.

    After one that began in the middle it is a usual match.
    """
    before, _trouble = open_saved(shell.shelf, match)
    key = before.ruleset.key if before is not None else FIRST_GAME
    if level not in {each.key for each in levels_of(ruleset(key))}:
        level = FIRST_BOT
    tags = before.tags if before is not None else {}
    side = HOME if tags.get(COACH_TAGS[HOME]) else AWAY
    seats = (level, HUMAN) if side == HOME else (HUMAN, level)
    face = face_of(key)
    teams = (tags.get("Home", face.home_team), tags.get("Away", face.away_team))
    real = before.real if before is not None and "Start" not in tags else PLAIN
    kits = (tags.get("HomeKit", ""), tags.get("AwayKit", ""))
    creation.create(shell, key, teams, seats, real, options_in(tags), kits)
