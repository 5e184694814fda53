"""The excerpt of a match in a post: one board, in a picture and in words, and its link."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from typing import Any, NamedTuple

import fracas
from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.faces.game_puzzles import puzzles_of
from fracas.faces.pictures import board, kits_of_match
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset
from fracas.lessons import lesson_text
from fracas.links import (
    read_position_only,
    read_puzzle,
    write_lessons,
    write_link,
    write_position,
    write_puzzle,
)
from fracas.locale import _, ngettext
from fracas.puzzles.puzzle import read
from fracas.view.board.export import picture_file
from fracas.view.board.model import Board

WATCH, PLAY, EDIT, SOLVE, TEACH = "w", "d", "e", "z", "c"
"""How a post opens a link: a match to be watched, a position to be played on, one against the rules to be looked at in
the editor, a puzzle to be solved, lessons to be played."""


class Excerpt(NamedTuple):
    """The board a post shows."""

    way: str  # WATCH, PLAY, EDIT, SOLVE or TEACH
    link: str  # text of a link
    step: int  # of the match; 0 for a position
    title: str  # in a few words
    text: str  # the board in words, with its position string at the end
    drawing: str  # its text as an SVG file
    size: tuple[int, int]  # of the drawing
    board: Board  # what is drawn
    name: str  # how files of it are called
    position: str  # its position string


def match_excerpt(game: Game, step: int, theme: str = "light") -> Excerpt:
    """Return the excerpt of a match at a step, counted in actions."""
    state, position = game.state_at(step), game.position_at(step)
    face = face_of(game.ruleset.key)
    shown = _shown(face, game, state, position, theme, kits_of_match(face, game))
    return shown._replace(way=WATCH, link=write_link(game), step=step, name=f"{shown.name}-{step}")


def position_excerpt(game: Game, theme: str = "light") -> Excerpt:
    """Return the excerpt of a position that can be played on."""
    face = face_of(game.ruleset.key)
    shown = _shown(face, game, game.state, game.position, theme, None)
    return shown._replace(way=PLAY, link=write_position(game.position))


def board_excerpt(rules: Ruleset, position: str, theme: str = "light") -> Excerpt:
    """Return the excerpt of a position, with the breaches of the rules if it is not sound."""
    state = rules.read_position(position)
    game = Game(rules, state, None, (False, False), {"Game": rules.key})
    faults = rules.faults(state)
    if not faults:
        return position_excerpt(game, theme)
    said = _("Against the rules: {faults}.").format(faults=", ".join(map(_, faults)))
    shown = _shown(face_of(rules.key), game, state, position, theme, None, said)
    return shown._replace(way=EDIT, link=write_position(position))


def puzzle_excerpt(link: str, theme: str = "light", text: str = "") -> Excerpt:
    """Return the excerpt of the first puzzle of a link: its position and its task.

    Args:   text - what the link holds, if that was read before.
    Raises: ValueError in one sentence if it can be none.
    """
    puzzle = read(text or read_puzzle(link))[0]
    known = puzzles_of(puzzle.game).aims_of(puzzle).get(puzzle.aim)
    if known is None:
        raise DamagedText(_("There is no aim {aim} in this game.").format(aim=puzzle.aim))
    game, face, aim = fracas.from_position(puzzle.position, seed=""), face_of(puzzle.game), _(known.text)
    wanted = _("{aim} Find the line with the best chance.").format(aim=aim)
    title = f"{_(game.ruleset.name)}: {aim}"
    shown = _shown(face, game, game.state, puzzle.position, theme, None, wanted, title)
    return shown._replace(way=SOLVE, link=link, name=f"{shown.name}-puzzle")


def lesson_excerpt(link: str, text: str, theme: str = "light") -> Excerpt:
    """Return the excerpt of the first lesson of a link: its position and its author's title.

    Args:   text - what the link holds.
    Raises: ValueError in one sentence if it can be none.
    """
    lesson = lesson_text.read_text(text)[0]
    game, face = fracas.from_position(lesson.position, seed=""), face_of(lesson.game)
    said = ngettext("A lesson in {n} step.", "A lesson in {n} steps.", len(lesson.steps)).format(n=len(lesson.steps))
    title = _("{game}: “{title}”.").format(game=_(game.ruleset.name), title=lesson.title)
    shown = _shown(face, game, game.state, lesson.position, theme, None, said, title)
    return shown._replace(way=TEACH, link=link, name=f"{shown.name}-lesson")


def link_excerpt(link: str, theme: str = "light", text: str = "") -> Excerpt:
    """Return the excerpt of a link to a puzzle, lessons or a position, sound or not.

    Args:   text - what the link holds, if that was read before.
    Raises: ValueError in one sentence if the link is none of these.
    """
    text = text or read_position_only(link)
    if text.startswith("puzzle "):
        return puzzle_excerpt(link, theme, text)
    if text.startswith("lesson "):
        return lesson_excerpt(link, text, theme)
    return board_excerpt(fracas.ruleset_of(text), text, theme)


def content_excerpt(held: Game | str, step: int | None = None, theme: str = "light") -> Excerpt:
    """Return the excerpt of a match at a step, a position, sound or not, a puzzle or a lesson.

    Raises: ValueError in one sentence if the text is none of these.
    """
    if isinstance(held, Game):
        return game_excerpt(held, step, theme)
    if held.startswith("puzzle "):
        return puzzle_excerpt(write_puzzle(f"{held.strip()}\n", read(held)[0].game), theme, held)
    if held.startswith("lesson "):
        text = lesson_text.write_text(lesson_text.read_text(held))
        return lesson_excerpt(write_lessons(text, lesson_text.read_text(text)[0].game), text, theme)
    return board_excerpt(fracas.ruleset_of(held), held, theme)


def game_excerpt(game: Game, step: int | None = None, theme: str = "light") -> Excerpt:
    """Return the excerpt of a match, or of its position if nothing was played."""
    if not game.plies and game.pending is None:
        return position_excerpt(game, theme)
    return match_excerpt(game, len(game.plies) if step is None else min(step, len(game.plies)), theme)


def _shown(
    face: Face, game: Game, state: Any, position: str, theme: str, kits: tuple[str, str] | None, more: str = "",
    title: str = "",
) -> Excerpt:
    drawn = board(face, state, kits)
    _x, _y, across, down = drawn.field.extent
    title = title or _(game.ruleset.name)
    words = (more, drawn.label, *board_sentences(face, state), _("Position: {position}").format(position=position))
    text = " ".join(filter(None, words))
    return Excerpt("", "", 0, title, text, str(picture_file(drawn, title, text, theme=theme)),
                   (round(across), round(down)), drawn, game.ruleset.key.replace("_", "-"), position)


def board_sentences(face: Face, state: Any) -> list[str]:
    """Return a sentence for each piece, with its place."""
    if face.plane is not None:
        return [f"{text}." for part in face.plane.text_sections(state) for text, _who in part.lines]
    return [f"{face.cell_text(state, token.cell)}." for token in face.tokens(state) if token.cell >= 0]


def pack_drawing(drawing: str) -> str:
    """Return a drawing in letters that fit behind the `#` of an address."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    return urlsafe_b64encode(squeezer.compress(drawing.encode()) + squeezer.flush()).decode().rstrip("=")
