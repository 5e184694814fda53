"""The secret seats of matches by link on this device, kept beside the matches and never with them.

Only the file of everything holds them too, so that its matches go on where it is taken in.
"""

from fracas.correspondence.local_player import LocalPlayer, read_local_player
from fracas.page.saving.my_seats import KIND
from fracas.page.saving.storage import Facts, Shelf, WriteReport
from fracas.page.shell import Shell


def save_seat(shell: Shell, match: str, seat: LocalPlayer) -> WriteReport:
    """Keep the seat in a match."""
    return Shelf(shell.shelf.store, KIND).save(match, Facts(when=shell.browser.wall_clock()), seat.text)


def load_seat(shell: Shell, match: str) -> LocalPlayer | None:
    """Return the seat of this device in a match, None if it has none that can be read."""
    save = Shelf(shell.shelf.store, KIND).load(match).save
    try:
        return read_local_player(save.record) if save is not None else None
    except ValueError:
        return None


def fresh_secret(shell: Shell) -> str:
    """Return a secret nobody else has."""
    return shell.browser.fresh_secret()
