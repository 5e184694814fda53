"""A share picture of 1200 x 630 pixels: a board, a headline, a chance."""

from typing import NamedTuple

from fracas.view.board.board import board_content
from fracas.view.board.export import WORDS
from fracas.view.board.lattice import Box, box_text
from fracas.view.board.model import Board, Chance
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.match.dice import DieFace, die_picture, percent
from fracas.view.match.poster_file import cut_lines, text_line
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours

SIZE = WIDTH, HEIGHT = 1200, 630  # pixels, as networks ask for them
EDGE = 40
FLAT = 1.5  # width by height from which on a board lies above the words
BELOW = 340  # pixels of a board that does
KEY = "k"
MOST_DICE = 5
BOLD = .88  # of the letters in a line there is room for bold ones
_INK, _PAPER, _BILL = "var(--chalk)", "var(--on-bill)", "var(--bill)"


class ShareCard(NamedTuple):
    """What a share picture shows."""

    game: str  # its name
    headline: str
    sentence: str = ""
    board: Board | None = None
    box: Box | None = None  # the part of it, None = all
    dice: tuple[DieFace, ...] = ()
    chance: Chance | None = None


def share_card(card: ShareCard, theme: str = "light") -> str:
    """Return a share picture as the text of an SVG file."""
    left, top, high, field = 0, 0, HEIGHT, EMPTY
    if card.board is not None:
        box = card.box or card.board.field.extent
        is_flat = box[2] >= FLAT * box[3]
        wide, high = (WIDTH, BELOW) if is_flat else (HEIGHT, HEIGHT)
        left, top, high = (0, BELOW, HEIGHT - BELOW) if is_flat else (HEIGHT, 0, HEIGHT)
        field = _field(card.board, box, wide, BELOW if is_flat else HEIGHT, theme)
    over = _words(card, left + EDGE, top, high)
    drawn = join(el("style", WORDS), symbol_defs(symbols_in(over)), over)
    return el("svg", el("title", card.headline, id="t"), el("rect", width=WIDTH, height=HEIGHT, fill="#1b1528"), field,
              with_literal_colours(drawn, theme), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}",
              width=WIDTH, height=HEIGHT, role="img", aria_labelledby="t")


def _field(board: Board, box: Box, wide: int, high: int, theme: str) -> Markup:
    """Return the board in the room it has; one with another shape is cut at its longer sides."""
    content = board_content(board, KEY)
    field = el("svg", symbol_defs(symbols_in(content)), content, width=wide, height=high, viewBox=box_text(box),
               preserveAspectRatio="xMidYMid slice")
    return with_literal_colours(field, theme, board.kits)


def _words(card: ShareCard, left: int, top: int, high: int) -> Markup:
    """Return game, headline, sentence, dice with their chance, and the name of the page."""
    room, low = WIDTH - EDGE - left, top + 26
    drawn: list[Markup] = [el("rect", x=left - EDGE, y=top, width=WIDTH - left + EDGE, height=high, fill=_PAPER)]

    def write(text: str, size: int, most: int, bold: bool, fill: str) -> None:
        nonlocal low
        for line in cut_lines(text, size, room * (BOLD if bold else 1), most):
            low += round(1.2 * size)
            drawn.append(text_line(line, left, low, size, bold=bold, fill=fill))
        low += 10

    is_low = high < HEIGHT
    write(f"Fracas · {card.game}", 28, 1, False, _BILL)
    write(card.headline, 44 if is_low else 54, 1 if is_low else 3, True, _INK)
    write(card.sentence, 28 if is_low else 32, 2 if is_low else 5, False, _INK)
    bottom = top + high - EDGE
    if card.chance is not None:
        at = WIDTH - EDGE - 200
        drawn += [el("rect", x=at, y=bottom - 84, width=200, height=84, rx=8, fill=_BILL),
                  text_line(percent(card.chance), at + 100, bottom - 22, 60, bold=True, fill=_PAPER, at="middle")]
    for n, die in enumerate(card.dice[:MOST_DICE]):
        drawn.append(el("g", die_picture(die, 56), transform=f"translate({left + 62 * n} {bottom - 64})"))
    return join(*drawn)
