"""The face of Street Brawl: that of Elfball with another board, upright on narrow screens."""

from dataclasses import replace
from functools import cache, partial

from fracas.faces.choices import QuestionPrompt
from fracas.faces.elfball import face as elfball
from fracas.faces.elfball import labels, pieces
from fracas.faces.elfball.chances import throw_bands
from fracas.faces.elfball.questions import QUESTIONS, Asker
from fracas.faces.face import Face
from fracas.faces.quips import Quips
from fracas.faces.street import StreetLook, rotate_arrows
from fracas.faces.street_brawl.board import look
from fracas.faces.street_brawl.signs import goals, own_end, signs
from fracas.faces.tables import Effect, QuestionTitle
from fracas.games.elfball.state import State
from fracas.games.street_brawl.field import BOARD
from fracas.games.street_brawl.words import text
from fracas.games.street_brawl.words.picture import picture
from fracas.games.street_brawl.words.report import REPORT
from fracas.kernel.table import Choice
from fracas.locale import N_, _
from fracas.view.board.model import Token

QUIPS = Quips(
    close=(N_("So close that the bar will have to settle it."),
           N_("“One more round?” The landlord meant drinks.")),
    clear=(N_("The losers pay. The landlord keeps the list."),
           N_("The walls saw it all and will say nothing.")),
    tie=(N_("A draw: everybody drinks, nobody pays."),),
)


def cell_text(state: State, cell: int) -> str:
    """Return a square in words; squares of the walls are targets of throws."""
    if cell < BOARD.stop:
        return labels.cell_text(state, cell)
    return _("{square}, wall").format(square=state.book.field.names[cell])


def rotate_token(token: Token, turn: int) -> Token:
    """Return a counter with its facing rotated along with the alley."""
    return token if token.facing is None else token._replace(facing=(token.facing + turn) % 360)


def _rotated(look: StreetLook, asker: Asker, state: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt of a question with arrows and notes on goals rotated along with the alley."""
    prompt = rotate_arrows(asker(state, choice), look.turn)
    if choice.kind != "half":
        return prompt
    notes = (_("below"), _("above")) if look.turn else (_("left"), _("right"))
    return prompt._replace(replies=tuple(
        reply._replace(note=note) for reply, note in zip(prompt.replies, notes, strict=True)))


def _with_alley(face: Face, look: StreetLook) -> Face:
    """Return a face with the horizontal or the upright alley."""
    return replace(
        face, field=lambda _state: look.field, throw_bands=partial(throw_bands, look.field),
        tokens=lambda state: tuple(rotate_token(token, look.turn) for token in pieces.tokens(state)),
        questions={kind: partial(_rotated, look, asker) for kind, asker in QUESTIONS.items()},
    )


@cache
def upright() -> Face:
    """Return the face with the upright alley."""
    return _with_alley(FACE, look(True))


FACE = _with_alley(replace(
    elfball.FACE,
    key="street_brawl",
    home_team="razorbacks",
    away_team="gnolls",
    upright=upright,
    quips=QUIPS,
    signs=signs,
    own_end=own_end,
    goals=goals,
    cell_text=cell_text,
    rolls={**elfball.FACE.rolls, "crush": QuestionTitle(N_("How hard does the wall hit {who}?"))},
    roll_label=text.title,
    letters=picture,
    report=REPORT,
    outcomes={**elfball.FACE.outcomes, "shove:crush": (N_("into the wall"), "s3")},
    event_templates=text.TELLINGS,
    tell=text.sentence,
    effects={**elfball.FACE.effects, "crush": Effect("wall"), "thrown_in": Effect("whistle")},
), look(False))
