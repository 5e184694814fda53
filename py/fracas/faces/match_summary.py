"""The summary of a finished match: winner, reason, decisive throw, best player, luck.

The result is there at once; the rest is computed from the record in slices, because a match can be long.
"""

from collections.abc import Generator

from fracas.faces import events, pictures
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.quips import quip
from fracas.faces.rolls import dice_pool, need_text
from fracas.kernel.game import Game
from fracas.kernel.resign import CONCEDE
from fracas.kernel.table import NOBODY
from fracas.kernel.turning_point import DecisiveThrow, TurningPoint, find_turning_point, winner_of
from fracas.locale import _
from fracas.view.board.board import static_board
from fracas.view.board.lattice import Box, box_text
from fracas.view.board.model import Board
from fracas.view.markup import EMPTY
from fracas.view.match.box_score import best_player, luck_gains
from fracas.view.match.result_poster import BestPlayer, DecisiveMoment, ResultPoster

NEAR = 1.8  # how near the picture of the moment looks
SHAPE = 16 / 9  # of it
KEY = "moment"  # of its drawing


def match_result(game: Game, face: Face) -> ResultPoster:
    """Return the headline, score and reason of the result."""
    home, away = (face.team_name(game.state, side) for side in (0, 1))
    winner, last = winner_of(game), game.plies[-1].action if game.plies else ("",)
    headline = _("A draw") if winner == NOBODY else _("{team} win").format(team=(home, away)[winner])
    field, gave_up = face.field(game.state), last[0] == CONCEDE and winner != NOBODY
    score = face.score(game.state)
    how = _("{team} conceded.").format(team=(home, away)[1 - winner]) if gave_up else \
        _beside_points(game, face, winner) or quip(face.quips, winner, score, len(game.plies))
    return ResultPoster(headline, (home, away), score, how, look=field.game, ball=field.ball)


def _beside_points(game: Game, face: Face, winner: int) -> str:
    """Return the sentence for a win without more points, "" if the points explain the win."""
    score = face.score(game.state)
    if winner == NOBODY or score[winner] > score[1 - winner]:
        return ""
    return " ".join(events.sentence(face, game.state, event) for event in game.plies[-1].events[-2:])


def summarize_match(game: Game, face: Face) -> Generator[None, None, ResultPoster]:
    """Compute the whole summary of a finished match in slices.

    Returns: a generator that yields after each slice and returns the summary.
    """
    found = yield from find_turning_point(game, face.report, face.turn_key)
    luck = yield from luck_gains(game, face.report)
    best = _best(game, face)
    yield
    deciding = decisive_throw(game, face, found)
    return match_result(game, face)._replace(deciding=deciding, best=best, luck=luck, is_complete=True)


def _best(game: Game, face: Face) -> BestPlayer | None:
    honour = best_player(game, face.report)
    if honour is None:
        return None
    name, shirt = honour.line.name, honour.line.shirt
    rows = (row for group in face.squad(game.state, honour.side, NO_ONE).groups for row in group.rows)
    head = next((row.token.head for row in rows if row.token.figure == str(shirt) or row.name == name), "")
    return BestPlayer(name, face.team_name(game.state, honour.side), honour.done, honour.side, shirt, head)


def decisive_throw(game: Game, face: Face, found: TurningPoint) -> DecisiveMoment | None:
    """Return the decisive throw of a match in the words of the log."""
    moment = found.moment
    if moment is None:
        return None
    rolled, state = moment.throw.rolled, moment.throw.state
    event = game.plies[moment.number].events[moment.throw.at]
    board = decisive_board(face, game, moment)
    near = _near(board, board.pointed[0] if board.pointed else board.ball)
    is_peopled = any(token.cell >= 0 for token in board.tokens)  # between two drives the board is empty
    return DecisiveMoment(
        face.turn_title(game.plies[moment.number].before), events.sentence(face, state, event),
        tuple(die for die, _born in dice_pool(face, rolled)), need_text(face, rolled.request), face.result(rolled),
        moment.chance, static_board(board, KEY, view=box_text(near)) if is_peopled else EMPTY, moment.number,
        _score(game, face, found.scored), board if is_peopled else None, near, found.scored >= 0,
    )


def _near(board: Board, place: int) -> Box:
    """Return the part of the board round a place, or round its middle, that is as wide as pictures are."""
    left, top, width, height = board.field.extent
    x, y = board.field.lattice.centres[place] if place >= 0 else (left + width / 2, top + height / 2)
    wide = min(width / NEAR, height)
    high = wide / SHAPE
    return (min(max(x - wide / 2, left), left + width - wide), min(max(y - high / 2, top), top + height - high),
            wide, high)


def decisive_board(face: Face, game: Game, moment: DecisiveThrow) -> Board:
    """Return the board before the decisive dice fell, with a ring round the rolling player."""
    state, who = moment.throw.state, moment.throw.rolled.request.who
    drawn = pictures.board(face, state, pictures.kits_of_match(face, game))
    cell = face.cell_of(state, who) if who != NO_ONE else NO_ONE
    return drawn._replace(pointed=(cell,)) if cell >= 0 else drawn


def _score(game: Game, face: Face, scored: int) -> str:
    """Return the log sentences of the score that the decisive throw led to, "" if it led to none."""
    if scored < 0:
        return ""
    after = game.plies[scored + 1].before if scored + 1 < len(game.plies) else game.state
    return " ".join(events.sentence(face, after, event) for event in game.plies[scored].events
                    if events.shout(face, event))
