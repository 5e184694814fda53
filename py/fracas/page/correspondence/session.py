"""A match by link on this device: the other side is played elsewhere."""

from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.kernel.table import Side
from fracas.page import match_facts
from fracas.page.correspondence import seats
from fracas.page.correspondence.wait_sentences import describe
from fracas.page.match.model.session import Session
from fracas.page.saving.storage import WriteReport
from fracas.page.shell import Shell


class ByLinkSession(Session):
    """A match by link with the seat that is here.

    Args: shell - the page.
          match - id of its save.
          game - the match.
          seat - that of this device.
    """

    def __init__(self, shell: Shell, match: str, game: LinkGame, seat: LocalPlayer) -> None:
        super().__init__(match, game, shell.shelf, match_facts.describe, shell.browser.wall_clock)
        self.shell, self.far, self.seat = shell, game, seat
        self.describe = lambda _game: describe(game)

    def is_absent(self, side: Side) -> bool:
        """Return whether a side is not played here: what it did can be shown again."""
        return side == 1 - self.seat.side

    @property
    def person(self) -> Side:
        """The side that is played here."""
        return self.seat.side

    @property
    def is_barred(self) -> bool:
        """Return whether the other side has to decide something, or its half of the dice is missing."""
        return not self.far.is_terminal() and not self.far.is_mine

    def mark_sent(self) -> WriteReport:
        """Keep that the match was sent as it stands."""
        self.far.sent = self.far.history_fingerprint
        self.seat = self.seat._replace(sent=self.far.sent)
        report = seats.save_seat(self.shell, self.match, self.seat)
        return self.save() if report.ok else report

    def take(self, game: LinkGame) -> WriteReport:
        """Go on from a link that was checked."""
        self.game = self.far = game
        self.describe = lambda _game: describe(game)
        return self.save()

