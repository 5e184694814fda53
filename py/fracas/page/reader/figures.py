"""The pictures and examples of the rules in plain words, by the game's own board and log."""

from collections.abc import Iterable
from typing import NamedTuple

from fracas.faces import pictures, plans
from fracas.faces.cells import parse_places
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.match_scene import MatchScene
from fracas.faces.ui_state import UiState
from fracas.games import ruleset
from fracas.kernel.game import Game
from fracas.kernel.table import Rolled
from fracas.lessons.lesson import Lesson, LessonStep, event_goal
from fracas.lessons.lesson_game import LessonGame
from fracas.page.match.model.log_model import LogModel
from fracas.primers.primer import Example, Picture
from fracas.view.board import board as board_view
from fracas.view.board.lattice import Box, box_text, view_box
from fracas.view.board.model import Board
from fracas.view.learn.reader import figure, log_figure
from fracas.view.markup import Markup
from fracas.view.match.log import LogLine

MARGIN = 1.1  # cells round what must be seen
WIDEST = 1.9  # how much wider than tall, or taller than wide, a part of a board is shown


class BoardFigure(NamedTuple):
    """A picture before it is drawn."""

    board: Board
    box: Box  # the part of it that is shown
    legend: tuple[str, ...]  # what is pointed at, in the words of the board


def board_figure(face: Face, picture: Picture) -> BoardFigure:
    """Return the board of a picture."""
    rules = ruleset(face.key)
    state = rules.parse_position(picture.position)
    game = Game(rules, state, None, (True, True), {"Game": face.key})
    board = pictures.match_board(face, _scene(face, game, picture), game.to_act)
    cells = tuple(parse_places(face, state, picture.points))
    around = [board.field.lattice.centres[cell] for cell in parse_places(face, state, picture.around)]
    box = _box(board, around) if around else view_box(board.field.extent)
    return BoardFigure(board._replace(pointed=cells), box, tuple(face.cell_text(state, cell) for cell in cells))


def _scene(face: Face, game: Game, picture: Picture) -> MatchScene:
    """Return the moment as a coach sees it who has selected the player of the picture."""
    state, now = game.state, plans.turn_options(face, game)
    who = next((who for who in now.actors if face.token(state, who).key == picture.who.lower()), NO_ONE)
    ui = UiState(selected=who, mode=picture.mode, threats=picture.danger)
    if who == NO_ONE:
        return MatchScene(state, now._replace(actors=()), ui)
    reach = face.plane.reach(state, who) if face.plane is not None else None
    while reach is not None and (work := reach.work(ui)) is not None:
        for _step in work:
            pass
    return MatchScene(state, now, ui, face.move_options(state, now.legal, who), reach)


def _box(board: Board, points: list[tuple[float, float]]) -> Box:
    """Return the part of a board round some points, neither too wide nor too tall."""
    margin = MARGIN * (board.field.lattice.unit if not board.field.base else 3 * board.field.base)
    left, top = min(x for x, _y in points) - margin, min(y for _x, y in points) - margin
    width, height = max(x for x, _y in points) + margin - left, max(y for _x, y in points) + margin - top
    across, down = max(width, height / WIDEST), max(height, width / WIDEST)
    return left - (across - width) / 2, top - (down - height) / 2, across, down


def picture_figure(face: Face, picture: Picture, key: str, caption: str) -> Markup:
    """Return a picture with its caption; it is described by the board and by what is pointed at.

    Args: key - beginning of the ids in it.
    """
    what = board_figure(face, picture)
    label = " ".join((what.board.label, *(f"{text}." for text in what.legend)))
    return figure(board_view.static_board(what.board, key, label, box_text(what.box)), caption, what.legend)


def play_example(game: str, example: Example) -> LessonGame:
    """Return the game after an example: its dice have fallen as written."""
    steps = (LessonStep("", example.lines),)
    taught = LessonGame(Lesson("", "", "", game, example.position, event_goal("", ""), steps, ""))
    taught.go_to(len(taught.inputs))
    return taught


def throws_of(game: Game) -> Iterable[Rolled]:
    """Return the throws of all that has happened in a game."""
    return [fact for event in game.events for fact in event.facts if isinstance(fact, Rolled)]


def example_figure(face: Face, example: Example, key: str, caption: str) -> Markup:
    """Return an example as the log tells it, without what unfolds there.

    Args: key - beginning of the ids in it.
    """
    game = play_example(face.key, example)
    story = LogModel(face, game)
    story.tell()
    lines = [entry._replace(key=f"{key}-{entry.key}", rule=None) for entry in story.entries
             if isinstance(entry, LogLine)]
    return log_figure(lines, caption, face.kits(game.state))
