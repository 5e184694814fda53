"""A share picture of a season, 1200 x 630 pixels: the table, its leader and the match of the round."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.export import WORDS
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.match.poster_file import cut_lines, text_line
from fracas.view.share.card import BOLD, HEIGHT, WIDTH
from fracas.view.theme import with_literal_colours

EDGE = 40
TABLE = 690  # width of the left part
MOST_ROWS = 8
ROW = 58  # height of a row
TOP = 110  # of the first row
POINTS = 70  # room for points
MOVE = 80  # room for an arrow
_INK, _PAPER, _BILL = "var(--chalk)", "var(--on-bill)", "var(--bill)"


class CardRow(NamedTuple):
    """A team in the table."""

    place: int
    team: str
    move: str  # "↑ 2", "" if it stayed
    points: int


class CardMatch(NamedTuple):
    """The match of the round."""

    teams: tuple[str, str]
    points: tuple[int, int]
    reason: str  # why it is the match of the round, in a sentence


class SeasonCard(NamedTuple):
    """What the share picture of a season shows."""

    game: str  # its name
    league: str
    when: str  # season and round
    role: str  # of the team at the top: "Leader", "Champion"
    top: str  # its name, "" while there is none
    unit: str  # of the points
    rows: tuple[CardRow, ...]  # none in a bracket
    match: CardMatch | None
    others: tuple[CardMatch, ...] = ()  # in a bracket, in place of the rows


def season_card(card: SeasonCard, theme: str = "light") -> str:
    """Return the share picture as the text of an SVG file."""
    left = _table(card) if card.rows else _results(card)
    drawn = join(el("style", WORDS), el("rect", width=WIDTH, height=HEIGHT, fill=_PAPER), left, _side(card))
    return el("svg", el("title", f"{card.league}, {card.when}", id="t"), with_literal_colours(drawn, theme),
              xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}", width=WIDTH, height=HEIGHT,
              role="img", aria_labelledby="t")


def cut_line(text: str, size: int, room: float, bold: bool = False) -> str:
    """Return a text as far as it fits into a line."""
    return cut_lines(text, size, room * (BOLD if bold else 1), 1)[0] if text else ""


def _table(card: SeasonCard) -> Markup:
    """Draw the table: place, team, its move and its points."""
    right = TABLE - EDGE // 2
    room = right - POINTS - MOVE - EDGE - 60
    drawn = [text_line(cut_line(card.unit, 24, room), right, 76, 24, at="end", fill=_BILL),
             text_line(_("Table"), EDGE, 76, 24, fill=_BILL)]
    for number, row in enumerate(card.rows[:MOST_ROWS]):
        low, is_first = TOP + ROW * number, number == 0
        if is_first:
            drawn.append(el("rect", x=EDGE - 14, y=low, width=right - EDGE + 28, height=ROW - 4, rx=6, fill=_BILL))
        fill = _PAPER if is_first else _INK
        drawn += [
            text_line(str(row.place), EDGE + 36, low + 39, 32, bold=True, fill=fill, at="end"),
            text_line(cut_line(row.team, 32, room, is_first), EDGE + 56, low + 39, 32, bold=is_first, fill=fill),
            text_line(row.move, right - POINTS, low + 37, 26, fill=fill, at="end"),
            text_line(str(row.points), right, low + 39, 32, bold=True, fill=fill, at="end")]
    return join(*drawn)


def _results(card: SeasonCard) -> Markup:
    """Draw the matches of a round of a bracket."""
    right, drawn = TABLE - EDGE // 2, list[Markup]()
    for number, match in enumerate(card.others[:MOST_ROWS // 2]):
        low = TOP + 2 * ROW * number
        for side, (team, points) in enumerate(zip(match.teams, match.points, strict=True)):
            drawn += [
                text_line(cut_line(team, 32, right - POINTS - EDGE), EDGE, low + 42 * side, 32),
                text_line(str(points), right, low + 42 * side, 32, bold=True, at="end")]
    return join(*drawn)


def _side(card: SeasonCard) -> Markup:
    """Draw the right part: the league, its leader, and the match of the round."""
    left, room, low = TABLE + EDGE, WIDTH - TABLE - 2 * EDGE, 52
    drawn: list[Markup] = [el("rect", x=TABLE, width=WIDTH - TABLE, height=HEIGHT, fill=_BILL)]

    def write(text: str, size: int, most: int = 1, bold: bool = False) -> None:
        nonlocal low
        for line in cut_lines(text, size, room * (BOLD if bold else 1), most) if text else ():
            low += round(1.2 * size)
            drawn.append(text_line(line, left, low, size, bold=bold, fill=_PAPER))

    write(f"Fracas · {card.game}", 26)
    write(card.league, 34, 2, True)
    write(card.when, 26)
    if card.top:
        low += 22
        write(card.role, 24)
        write(card.top, 40, 2, True)
    return join(*drawn, _match(card.match, left, room) if card.match is not None else EMPTY)


def _match(match: CardMatch, left: int, room: int) -> Markup:
    """Draw the match of the round at the bottom of the right part."""
    reason = cut_lines(match.reason, 24, room, 2)
    top = HEIGHT - EDGE - 30 * len(reason) - 152
    drawn = [text_line(_("Match of the round"), left, top, 24, fill=_PAPER)]
    for side, (team, points) in enumerate(zip(match.teams, match.points, strict=True)):
        low = top + 20 + 60 * side
        drawn += [
            el("rect", x=left + room - 64, y=low, width=64, height=52, fill=_PAPER),
            text_line(str(points), left + room - 32, low + 39, 36, bold=True, at="middle"),
            text_line(cut_line(team, 32, room - 80), left, low + 37, 32, fill=_PAPER)]
    drawn += [text_line(line, left, top + 168 + 30 * n, 24, fill=_PAPER) for n, line in enumerate(reason)]
    return join(*drawn)
