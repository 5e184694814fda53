"""The logs of matches at a table on this device, saved as matches are: after every input."""

from typing import NamedTuple

from fracas.companion import log
from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.faces.rolls import die_of
from fracas.kernel.errors import quote
from fracas.kernel.game import Game
from fracas.kernel.table import Roll
from fracas.locale import N_, _, pgettext
from fracas.page.chunks import TRACKED
from fracas.page.match.panels import panels
from fracas.page.saving.storage import Facts, Shelf, WriteReport
from fracas.page.shell import Shell

TYPED = "Typed"  # the header line of a throw that was being typed in: its dice so far
OVERTAKEN = N_("Another tab changed this match. You see its version now.")


class LoadedLog(NamedTuple):
    """A log as it is saved, or a sentence why it cannot be opened."""

    game: Game | None  # None if it cannot be opened
    trouble: str = ""  # one sentence
    sequence: int = 0  # of the save it stands in


def shelf_of(shell: Shell) -> Shelf:
    """Return the shelf of the logs."""
    return Shelf(shell.shelf.store, TRACKED)


def load(shell: Shell, match: str) -> LoadedLog:
    """Load a log, in the middle of a throw if need be."""
    found = shelf_of(shell).load(match)
    if found.save is None:
        lost = _("The match {match} is not on this device.").format(match=quote(match))
        return LoadedLog(None, found.trouble or lost)
    try:
        return LoadedLog(log.read(found.save.record), found.trouble, found.save.sequence)
    except ValueError as error:
        return LoadedLog(None, _("This match cannot be opened: {error}").format(error=error))


def sequence_of(shell: Shell, match: str) -> int:
    """Return the number of the save of a log, 0 if there is none."""
    save = shelf_of(shell).load(match).save
    return save.sequence if save is not None else 0


def is_overtaken(shell: Shell, match: str, sequence: int) -> bool:
    """Return whether another tab has saved a log since.

    Args: sequence - of the save that was seen last.
    """
    return sequence_of(shell, match) not in (0, sequence)


def save(shell: Shell, match: str, game: Game) -> WriteReport:
    """Save a log."""
    face = face_of(game.ruleset.key)
    facts = Facts(game.ruleset.key, title_of(face, game), line_of(face, game), shell.browser.wall_clock(),
                  game.is_terminal())
    return shelf_of(shell).save(match, facts, game.record)


def typed_dice(game: Game) -> tuple[int, ...]:
    """Return the dice typed in of an unfinished throw, () if there are none or they do not fit."""
    request, texts = game.pending, game.tags.get(TYPED, "").split()
    if not isinstance(request, Roll) or not all(text.isdecimal() and len(text) < 4 for text in texts):
        return ()
    faces = [int(text) for text in texts]
    is_begun = len(faces) < panels.dice_count(request, faces)
    return tuple(faces) if is_begun and all(map(die_of(request.dice).has, faces)) else ()


def title_of(face: Face, game: Game) -> str:
    """Return teams and score in one line."""
    home, away = face.score(game.state)
    return _("{home} {a}, {away} {b}").format(
        home=face.team_name(game.state, 0), a=home, away=face.team_name(game.state, 1), b=away)


def line_of(face: Face, game: Game) -> str:
    """Return the game, how far it is, and the letters of the match."""
    stage = pgettext("match", "over") if game.is_terminal() else face.detail(game.state)
    return f"{_(game.ruleset.name)}, {stage}, {game.tags[log.TABLE]}"
