"""Street Brawl before people: Elfball on another board, which stands upright where the screen is narrow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

from fracas.faces.elfball import face as elfball
from fracas.faces.elfball import labels, pieces
from fracas.faces.elfball.chances import band
from fracas.faces.face import Ask, Face
from fracas.faces.street_brawl.pieces import look, turned
from fracas.faces.tables import Effect
from fracas.games.elfball.state import State
from fracas.games.street_brawl.field import BOARD
from fracas.games.street_brawl.words import text
from fracas.games.street_brawl.words.picture import picture
from fracas.games.street_brawl.words.report import REPORT
from fracas.kernel.table import Choice
from fracas.locale import N_, _
from fracas.view.model import Token


def cell_text(state: State, cell: int) -> str:
    """Return a square in words; those of the walls are there to be thrown at."""
    if cell < BOARD.stop:
        return labels.cell_text(state, cell)
    return _("{square}, wall").format(square=state.book.field.names[cell])


def tokens(upright: bool, state: State) -> tuple[Token, ...]:
    """Return the counters on the board."""
    return tuple(turned(token, upright) for token in pieces.tokens(state))


def asks(upright: bool) -> dict[str, Callable[[State, Choice], Ask]]:
    """Return how questions are put; arrows on the board turn with it."""
    return {kind: partial(_turned, put, upright) for kind, put in elfball.FACE.questions.items()}


def _turned(put: Callable[[State, Choice], Ask], upright: bool, state: State, choice: Choice) -> Ask:
    asked = put(state, choice)
    replies = asked.replies
    if choice.kind == "half":
        notes = (_("below"), _("above")) if upright else (_("left"), _("right"))
        replies = tuple(reply._replace(note=note) for reply, note in zip(replies, notes, strict=True))
    turn = look(upright).turn
    return asked._replace(replies=tuple(
        reply._replace(angle=(reply.angle + turn) % 360) if reply.angle >= 0 else reply for reply in replies
    ))


@cache
def upright() -> Face:
    """Return the face whose alley stands upright."""
    return replace(FACE, field=lambda _state: look(True).field, tokens=partial(tokens, True), questions=asks(True),
                   band=partial(band, look(True).field))


FACE = replace(
    elfball.FACE,
    key="street_brawl",
    home_team="razorbacks",
    away_team="gnolls",
    field=lambda _state: look().field,
    upright=upright,
    tokens=partial(tokens, False),
    cell_text=cell_text,
    rolls={**elfball.FACE.rolls, "crush": (N_("is crushed"), N_("{who} is pressed against the wall"))},
    letters=picture,
    report=REPORT,
    questions=asks(False),
    band=partial(band, look().field),
    outcomes={**elfball.FACE.outcomes, "shove:crush": (N_("into the wall"), "s3")},
    tellings=text.TELLINGS,
    tell=text.sentence,
    effects={**elfball.FACE.effects, "crush": Effect("wall"), "thrown_in": Effect("whistle")},
)
