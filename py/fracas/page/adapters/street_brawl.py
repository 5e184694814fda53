"""Street Brawl on the page: Elfball on another board, which stands upright where the screen is narrow."""

from __future__ import annotations

from typing import Any

from fracas.games.elfball.state import State
from fracas.games.street_brawl import text
from fracas.games.street_brawl.field import BOARD
from fracas.kernel.table import Choice
from fracas.locale import _
from fracas.page.adapter import Ask
from fracas.page.adapters.elfball import ElfballAdapter
from fracas.view import elfball_match
from fracas.view.model import Field, Token
from fracas.view.street_brawl_match import look, turned


class StreetBrawlAdapter(ElfballAdapter):
    """What differs from Elfball."""

    field: Field = look().field
    telling: Any = text
    home_team = "razorbacks"
    away_team = "gnolls"
    upright = False

    def stand(self, upright: bool) -> bool:
        """Let the alley stand upright or lie.

        Returns: whether that is new.
        """
        is_new = self.upright != upright
        self.upright, self.field = upright, look(upright).field
        return is_new

    def tokens(self, state: State) -> tuple[Token, ...]:
        """Return the counters on the board."""
        return tuple(turned(token, self.upright) for token in super().tokens(state))

    def cell_text(self, state: State, cell: int) -> str:
        """Return a square in words; those of the walls are there to be thrown at."""
        if cell < BOARD.stop:
            return elfball_match.cell_text(state, cell)
        return _("{square}, wall").format(square=state.book.field.names[cell])

    def ask(self, state: State, choice: Choice) -> Ask:
        """Put a question into words; arrows on the board turn with it."""
        asked = super().ask(state, choice)
        replies = asked.replies
        if choice.kind == "half":
            notes = (_("below"), _("above")) if self.upright else (_("left"), _("right"))
            replies = tuple(reply._replace(note=note) for reply, note in zip(replies, notes, strict=True))
        turn = look(self.upright).turn
        return asked._replace(replies=tuple(
            reply._replace(angle=(reply.angle + turn) % 360) if reply.angle >= 0 else reply for reply in replies
        ))


ADAPTER = StreetBrawlAdapter()
