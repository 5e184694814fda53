"""One frame of a clip: the board, dice with their chance, a sentence and a shout."""

from typing import NamedTuple

from fracas.view.board.board import board_content
from fracas.view.board.export import WORDS
from fracas.view.board.lattice import Box, box_text
from fracas.view.board.model import Board, Chance
from fracas.view.board.shout import shout
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.match.dice import UNKNOWN, DieFace, die_picture, percent, rolling_die
from fracas.view.match.poster_file import cut_lines, text_line
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours

ACROSS = 480  # pixels
BAR = 104  # pixels of the bar below the board
EDGE = 12
DIE = 36
MOST_DICE = 7
LINES = 2  # of a sentence beside dice; one more without
TEXT = 17
KEY = "c"
_INK, _PAPER, _BILL = "var(--chalk)", "var(--on-bill)", "var(--bill)"


class ClipFrame(NamedTuple):
    """What one frame shows."""

    board: Board
    sentence: str = ""
    dice: tuple[DieFace, ...] = ()
    turn: int = -1  # which face goes by of dice in the air, -1 = they lie still
    chance: Chance | None = None  # of the throw
    word: str = ""  # to shout


class ClipDrawing:
    """Draws the frames of one clip; a board that stays is drawn once.

    Args: box - the part of the board to show.
          theme - "light", "dark" or "contrast".
    """

    def __init__(self, box: Box, theme: str = "light") -> None:
        self.box, self.theme = box, theme
        self.high = round(ACROSS * box[3] / box[2])
        self._board: Board | None = None
        self._drawn = EMPTY

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a frame in pixels."""
        return ACROSS, self.high + BAR

    def draw(self, frame: ClipFrame) -> str:
        """Return a frame as the text of an SVG file."""
        if frame.board != self._board:
            self._board, self._drawn = frame.board, self._field(frame.board)
        width, height = self.size
        over = with_literal_colours(join(_shouted(frame, self.high), _bar(frame, self.high)), self.theme)
        defs = with_literal_colours(join(el("style", WORDS), symbol_defs(symbols_in(over))), self.theme)
        return el("svg", defs, self._drawn, over, xmlns="http://www.w3.org/2000/svg",
                  viewBox=f"0 0 {width} {height}", width=width, height=height)

    def _field(self, board: Board) -> Markup:
        content = board_content(board, KEY)
        field = el("svg", symbol_defs(symbols_in(content)), content, width=ACROSS, height=self.high,
                   viewBox=box_text(self.box))
        return with_literal_colours(field, self.theme, board.kits)


def _shouted(frame: ClipFrame, high: int) -> Markup:
    """Return the shout over the middle of the board."""
    if not frame.word:
        return EMPTY
    wide = min(ACROSS * .8, high * 1.8)
    return el("svg", shout(frame.word, frame.board.field.game), x=round((ACROSS - wide) / 2),
              y=round((high - wide * 160 / 330) / 2), width=round(wide), height=round(wide * 160 / 330))


def _bar(frame: ClipFrame, high: int) -> Markup:
    """Return the bar with dice, chance and sentence."""
    drawn: list[Markup] = [el("rect", y=high, width=ACROSS, height=BAR, fill=_PAPER)]
    for n, die in enumerate(frame.dice[:MOST_DICE]):
        picture = die_picture(die, DIE) if frame.turn < 0 else _in_the_air(die, frame.turn + n)
        drop = 0 if frame.turn < 0 else -14 * ((frame.turn + n) % 3)
        drawn.append(el("g", picture, transform=f"translate({EDGE + (DIE + 6) * n} {high + 8 + drop})"))
    if frame.chance is not None:
        left = ACROSS - EDGE - 96
        drawn += [el("rect", x=left, y=high + 6, width=96, height=40, rx=6, fill=_BILL),
                  text_line(percent(frame.chance), left + 48, high + 36, 28, bold=True, fill=_PAPER, at="middle")]
    is_alone = not frame.dice and frame.chance is None
    top = high + (30 if is_alone else 68)
    for n, line in enumerate(cut_lines(frame.sentence, TEXT, ACROSS - 2 * EDGE, LINES + is_alone)):
        drawn.append(text_line(line, EDGE, top + 24 * n, TEXT, fill=_INK))
    return join(*drawn)


def _in_the_air(die: DieFace, turn: int) -> Markup:
    """Return a die that still turns: a face goes by that says nothing of the one it will show."""
    if die.die == "d6":
        return die_picture(DieFace("d6", 1 + turn * 5 % 6), DIE)
    if die.face == UNKNOWN:
        return die_picture(die, DIE)
    return rolling_die(die.die, DIE, turn)
