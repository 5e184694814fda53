"""Street Brawl before people: Elfball on another board, which stands upright where the screen is narrow."""

from dataclasses import replace
from functools import cache, partial

from fracas.faces.choices import Face, QuestionPrompt
from fracas.faces.elfball import face as elfball
from fracas.faces.elfball import labels, pieces
from fracas.faces.elfball.chances import throw_bands
from fracas.faces.elfball.questions import QUESTIONS, Asker
from fracas.faces.street import StreetLook
from fracas.faces.street_brawl.board import look
from fracas.faces.street_brawl.quips import QUIPS
from fracas.faces.street_brawl.signs import signs
from fracas.faces.tables import Effect
from fracas.games.elfball.state import State
from fracas.games.street_brawl.field import BOARD
from fracas.games.street_brawl.words import text
from fracas.games.street_brawl.words.picture import picture
from fracas.games.street_brawl.words.report import REPORT
from fracas.kernel.table import Choice
from fracas.locale import N_, _
from fracas.view.board.model import Token


def cell_text(state: State, cell: int) -> str:
    """Return a square in words; those of the walls are there to be thrown at."""
    if cell < BOARD.stop:
        return labels.cell_text(state, cell)
    return _("{square}, wall").format(square=state.book.field.names[cell])


def rotate_token(token: Token, turn: int) -> Token:
    """Return a counter that looks the right way in the alley."""
    return token if token.facing is None else token._replace(facing=(token.facing + turn) % 360)


def _put_in(look: StreetLook, put: Asker, state: State, choice: Choice) -> QuestionPrompt:
    """Put a question; arrows on the board turn with the alley, and goals lie where they are seen."""
    asked = put(state, choice)
    replies = (reply._replace(angle=(reply.angle + look.turn) % 360) if reply.angle >= 0 else reply
               for reply in asked.replies)
    if choice.kind == "half":
        notes = (_("below"), _("above")) if look.turn else (_("left"), _("right"))
        replies = (reply._replace(note=note) for reply, note in zip(replies, notes, strict=True))
    return asked._replace(replies=tuple(replies))


def _laid(face: Face, look: StreetLook) -> Face:
    """Return a face with the alley lying or upright."""
    return replace(
        face, field=lambda _state: look.field, throw_bands=partial(throw_bands, look.field),
        tokens=lambda state: tuple(rotate_token(token, look.turn) for token in pieces.tokens(state)),
        questions={kind: partial(_put_in, look, put) for kind, put in QUESTIONS.items()},
    )


@cache
def upright() -> Face:
    """Return the face whose alley stands upright."""
    return _laid(FACE, look(True))


FACE = _laid(replace(
    elfball.FACE,
    key="street_brawl",
    home_team="razorbacks",
    away_team="gnolls",
    upright=upright,
    quips=QUIPS,
    signs=signs,
    cell_text=cell_text,
    rolls={**elfball.FACE.rolls, "crush": (N_("is crushed"), N_("{who} is pressed against the wall"))},
    letters=picture,
    report=REPORT,
    outcomes={**elfball.FACE.outcomes, "shove:crush": (N_("into the wall"), "s3")},
    event_templates=text.TELLINGS,
    tell=text.sentence,
    effects={**elfball.FACE.effects, "crush": Effect("wall"), "thrown_in": Effect("whistle")},
), look(False))
