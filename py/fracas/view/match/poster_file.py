"""The end of a match as a file: one SVG without script, style sheet or outside reference.

A drawing wraps no lines, and nobody knows the fonts it will be seen with: lines are broken between words after so many
letters as fit with wide ones.
"""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.board import board_content
from fracas.view.board.counters import counter_body
from fracas.view.board.export import WORDS
from fracas.view.board.lattice import box_text
from fracas.view.board.model import Token
from fracas.view.markup import Markup, el
from fracas.view.match.dice import die_picture, percent
from fracas.view.match.result_poster import BestPlayer, DecisiveMoment, ResultPoster, luck_text
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours

WIDTH = 1200  # pixels
EDGE = 60
ROOM = WIDTH - 2 * EDGE
LETTER = 0.6  # width of a letter in wide fonts, as a share of its height
KEY = "m"
_INK, _PAPER, _BILL = "var(--chalk)", "var(--on-bill)", "var(--bill)"


class PosterFile(NamedTuple):
    """A poster as the text of a file."""

    drawing: Markup
    height: int  # pixels; it is `WIDTH` wide


def poster_file(model: ResultPoster, game: str, kits: tuple[str, str], theme: str = "light") -> PosterFile:
    """Return the poster of a match that is over.

    Args: model - as far as it is worked out; game - its name; kits - what both teams wear; theme - of its board.
    """
    page = _Page()
    _result(page, model)
    if model.deciding is not None:
        _deciding(page, model.deciding)
    if model.best is not None:
        _best(page, model.best)
    if model.luck is not None:
        page.heading(_("Luck"))
        page.text(luck_text(model.luck, model.teams), 30)
    page.text(f"Fracas · {game}", 28, fill=_BILL)
    drawing = el(
        "svg", el("title", model.headline, id="t"), el("style", WORDS), symbol_defs(symbols_in(*page.drawn)),
        el("rect", width=WIDTH, height=page.low, fill=_PAPER), page.drawn,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {page.low}", width=WIDTH, height=page.low, role="img",
        aria_labelledby="t",
    )
    return PosterFile(with_literal_colours(drawing, theme, kits), page.low)


def wrap_lines(text: str, size: int, room: float = ROOM) -> list[str]:
    """Return the lines of a text; no word is broken."""
    most, lines = max(int(room / (LETTER * size)), 1), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > most and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def cut_lines(text: str, size: int, room: float, most: int) -> list[str]:
    """Return the first lines of a text, with a mark where there is more; none of no text."""
    lines = wrap_lines(text, size, room) if text else []
    return [*lines[:most - 1], f"{lines[most - 1]} …"] if len(lines) > most else lines


class _Page:
    """The drawing so far, and its height."""

    def __init__(self) -> None:
        self.drawn: list[Markup] = []
        self.low = 0

    def draw(self, markup: Markup) -> None:
        self.drawn.append(markup)

    def heading(self, text: str) -> None:
        self.low += 24
        self.text(text, 28, fill=_BILL)

    def text(
        self, text: str, size: int, *, bold: bool = False, fill: str = _INK, left: int = EDGE, room: float = ROOM,
    ) -> None:
        """Write a paragraph."""
        for line in wrap_lines(text, size, room):
            self.low += round(1.3 * size)
            self.draw(text_line(line, left, self.low, size, bold=bold, fill=fill))
        self.low += 12


def text_line(
    text: str, x: float, y: float, size: int, *, bold: bool = False, fill: str = _INK, at: str = "start",
) -> Markup:
    """Return a line of text; `at` names the end of it that stands at x."""
    return el("text", text, x=round(x), y=round(y), font_size=size, fill=fill, text_anchor=at,
              font_family="Roboto Condensed,Arial Narrow,DejaVu Sans Condensed,sans-serif",
              font_weight=800 if bold else 500)


def _result(page: _Page, model: ResultPoster) -> None:
    """Draw the headline, and the score between both names."""
    lines = wrap_lines(model.headline.upper(), 84)
    page.draw(el("rect", width=WIDTH, height=60 + 100 * len(lines), fill=_BILL))
    for line in lines:
        page.low += 104
        page.draw(text_line(line, EDGE, page.low, 84, bold=True, fill=_PAPER))
    page.low = 60 + 100 * len(lines)
    middle, across = WIDTH // 2, WIDTH / 2 - 150
    sides = [wrap_lines(name, 38, across - EDGE) for name in model.teams]
    for n, line in enumerate(sides[0]):
        page.draw(text_line(line, middle - 150, page.low + 78 + 48 * n, 38, bold=True, at="end"))
    for n, line in enumerate(sides[1]):
        page.draw(text_line(line, middle + 150, page.low + 78 + 48 * n, 38, bold=True))
    for side, score in enumerate(model.score):
        left = middle - 124 + 128 * side
        page.draw(el("rect", x=left, y=page.low + 24, width=120, height=96, fill=_INK))
        page.draw(text_line(str(score), left + 60, page.low + 96, 72, bold=True, fill=_PAPER, at="middle"))
    page.low += max(130, 64 + 48 * max(map(len, sides)))
    if model.how:
        page.text(model.how, 30)


def _deciding(page: _Page, moment: DecisiveMoment) -> None:
    """Draw the throw that decided it: the board from near, the dice, the chance on a ticket."""
    page.heading(_("The decisive moment") if moment.decides else _("The unlikeliest throw"))
    page.text(moment.turn, 28)
    page.low += 8
    if moment.board is not None:
        high = round(ROOM * moment.near[3] / moment.near[2])
        page.draw(el("svg", board_content(moment.board, KEY), x=EDGE, y=page.low, width=ROOM, height=high,
                     viewBox=box_text(moment.near)))
        page.low += high + 12
    top = page.low + 12
    page.draw(el("rect", x=WIDTH - EDGE - 230, y=top, width=230, height=140, rx=8, fill=_BILL))
    middle = WIDTH - EDGE - 115
    page.draw(text_line(percent(moment.chance), middle, top + 82, 72, bold=True, fill=_PAPER, at="middle"))
    exact = f"{moment.chance.numerator}/{moment.chance.denominator}"
    page.draw(text_line(exact, middle, top + 122, min(28, int(210 / (LETTER * len(exact)))), fill=_PAPER, at="middle"))
    beside = ROOM - 260
    page.text(moment.sentence, 36, bold=True, room=beside)
    for n, face in enumerate(moment.dice[:10]):
        page.draw(el("g", die_picture(face, 64), transform=f"translate({EDGE + 74 * n} {page.low + 8})"))
    page.low += 84 if moment.dice else 0
    page.text(" · ".join(part for part in (moment.need, moment.result) if part), 30, room=beside)
    page.low = max(page.low, top + 152)
    if moment.then:
        page.text(moment.then, 30)


def _best(page: _Page, best: BestPlayer) -> None:
    """Draw the best player as his counter."""
    page.heading(_("Best player"))
    drawn = counter_body(Token("", 0, best.side, str(best.shirt), head=best.head), "")
    page.draw(el("g", drawn, transform=f"translate({EDGE + 40} {page.low + 46}) scale(.9)"))
    low = page.low
    page.text(f"{best.name}, {best.team}", 34, bold=True, left=EDGE + 100, room=ROOM - 100)
    page.text(" · ".join(f"{label} {times}" for label, times in best.done), 28, left=EDGE + 100, room=ROOM - 100)
    page.low = max(page.low, low + 96)
