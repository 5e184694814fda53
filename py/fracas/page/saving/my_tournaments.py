"""The tournaments on this device: saved like matches, each change onto what was saved last."""

from collections.abc import Callable

from fracas.games import game_info
from fracas.kernel.errors import quote
from fracas.locale import N_, _
from fracas.page.saving.backup_section import BackupSection
from fracas.page.saving.storage import Facts, Shelf, Store, WriteReport
from fracas.tournaments.files import read_tournament, tournament_key, write_tournament
from fracas.tournaments.model import SwissTournament

KIND = "tournament"


def load_tournament(store: Store, key: str) -> tuple[SwissTournament | None, str]:
    """Return a tournament, None if it is not here or cannot be read; and a sentence if something was wrong."""
    found = Shelf(store, KIND).load(key)
    if found.save is None:
        lost = _("The tournament {tournament} is not on this device.").format(tournament=quote(key))
        return None, found.trouble or lost
    try:
        return read_tournament(found.save.record), found.trouble
    except ValueError as error:
        return None, str(error)


def save_tournament(store: Store, tournament: SwissTournament, when: int) -> WriteReport:
    """Save a tournament under its letters."""
    return Shelf(store, KIND).save(tournament_key(tournament), facts_of(tournament, when), write_tournament(tournament))


def change_tournament(store: Store, key: str, when: int, change: Callable[[SwissTournament], object]) -> str:
    """Change a tournament as it was saved last; the sentence of a refusal, "" if it is saved.

    Args: change - raises ValueError in a sentence; what it has done by then is saved all the same.
    """
    made, trouble = load_tournament(store, key)
    if made is None:
        return trouble
    refusal = ""
    try:
        change(made)
    except ValueError as error:
        refusal = str(error)
    return save_tournament(store, made, when).trouble or refusal


def facts_of(tournament: SwissTournament, when: int) -> Facts:
    """Return the facts of a tournament for the list."""
    line = _("{game}, round {n} of {most}").format(
        game=_(game_info(tournament.game).name), n=len(tournament.rounds), most=tournament.rounds_planned)
    is_over = len(tournament.rounds) >= tournament.rounds_planned and tournament.is_between_rounds
    return Facts(tournament.game, tournament.name, line, when, is_over)


def _read(text: str) -> tuple[Facts, str]:
    made = read_tournament(text)
    return facts_of(made, 0), write_tournament(made)


BACKUP_SECTION = BackupSection(KIND, _read, N_("Tournament {n} of this file cannot be read: {error}"),
                  N_("This file holds a tournament with an impossible name: {name}."))
