"""The page in the frame of a post, whose match lasts as long as the frame.

The post is told when its board can be used; the tap on its picture selects the counter that was tapped. A match plays
by itself from then on if its author asks for that.
"""

from __future__ import annotations

import fracas
from fracas.faces import face_of, pictures
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.links import read_lessons_in_slices, read_link_in_slices, read_puzzle_in_slices
from fracas.locale import _
from fracas.page import match_facts, routes
from fracas.page.context import PageContext
from fracas.page.deep_links import defer_long_link, link_content
from fracas.page.frame_news import FrameNews
from fracas.page.gestures import Point, Tap
from fracas.page.handover import ReplayedRecord
from fracas.page.match.host import match_page
from fracas.page.match.model.session import Session, record_of
from fracas.page.replay.messages import StartAutoplay
from fracas.page.replay.screen import ReplayScreen
from fracas.page.routes import Route
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.page.text_reader import TextReader
from fracas.posts.excerpt import Excerpt, game_excerpt, lesson_excerpt, puzzle_excerpt
from fracas.posts.parameters import ON
from fracas.view.board.model import Token
from fracas.view.theme import THEMES

MATCH = "post"  # id of the save, in memory
WAIT_MS = 100.0
READY, BROKEN, STOPPED = "ready", "broken", "stopped"  # messages to the post


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen on which the position of a link is played; None if it cannot be.

    Outside of a frame a link is watched first.
    """
    shell = context.shell
    if not shell.browser.is_framed():
        shell.browser.replace(routes.write(routes.REPLAY, route.what))
        return None
    if defer_long_link(shell, route.what, read_link_in_slices):
        return None
    try:
        game = link_content(shell, route.what, read_link_in_slices)
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        return None
    Session(MATCH, game, shell.shelf, match_facts.describe, shell.browser.wall_clock).save()
    shell.replayed_record = ReplayedRecord(record_of(shell.shelf, MATCH), game)
    shell.notice = ""
    return match_page.open_match(context, MATCH)


def report_ready(shell: Shell, reader: TextReader | None = None) -> None:
    """Carry out the tap on the picture, then send the board to the post as a picture.

    Args: reader - of the long link that was waited for.
    """
    if (running := shell.text_reader) is not None:
        return shell.browser.later(WAIT_MS, lambda: report_ready(shell, running))
    if reader is not None and not reader.has_ended:
        return shell.browser.tell_post(STOPPED, "")
    screen = shell.screen
    if shell.route.screen == routes.TODAY:  # its puzzle is on the way
        return shell.browser.later(WAIT_MS, lambda: report_ready(shell, reader))
    position = screen.diagnosis().get("position", "") if screen is not None else ""
    if screen is None or not position:
        return shell.browser.tell_post(BROKEN, _("This board cannot be opened: its link is cut or altered."))
    game = fracas.from_position(position, seed="")
    at = tapped_point(game, shell.browser.post_asks("tap"), shell.is_narrow())
    if at is not None and not isinstance(screen, ReplayScreen):
        screen.handle_gesture(Tap(at))
    shell.send()
    theme = shell.preferences.theme
    theme = theme if theme in THEMES else "light"
    shell.browser.tell_post(READY, _shown(shell, game, theme).drawing)
    if shell.browser.post_asks("news"):
        shell.after_send = FrameNews(shell).report
        shell.after_send()
    if isinstance(screen, ReplayScreen) and (pace := shell.browser.post_asks("autoplay")):
        screen.send(StartAutoplay(0 if pace == ON else int(pace)))
        shell.send()


def _shown(shell: Shell, game: Game, theme: str) -> Excerpt:
    """Return the board that the post shows, as its picture had it."""
    screen, what, _part = shell.route
    if screen == routes.COURSE:
        return lesson_excerpt(what, link_content(shell, what, read_lessons_in_slices), theme)
    if screen == routes.PUZZLE and what[:1].isdigit():
        return puzzle_excerpt(what, theme, link_content(shell, what, read_puzzle_in_slices))
    return game_excerpt(game, theme=theme)


def tapped_point(game: Game, point: str, is_narrow: bool) -> Point | None:
    """Return the centre of the counter that was tapped on the picture, None if none was.

    Args: point - where it was tapped, in thousandths across and down.
          is_narrow - whether the board stands upright now, where it has one that does.
    """
    face, (across, _to, down) = face_of(game.ruleset.key), point.partition("-")
    if not across.isdigit() or not down.isdigit():
        return None
    drawn = pictures.board(face, game.state)
    left, top, width, height = drawn.field.extent
    at = left + width * int(across) / 1000, top + height * int(down) / 1000
    hit = min(drawn.tokens, key=lambda token: _far(face, game, token, at), default=None)
    if hit is None or hit.cell < 0 or _far(face, game, hit, at) > drawn.field.token ** 2:
        return None
    shown = face.for_orientation(is_narrow)
    same = next(token for token in shown.tokens(game.state) if token.key == hit.key)
    return shown.field(game.state).lattice.centres[same.cell]


def _far(face: Face, game: Game, token: Token, at: Point) -> float:
    """Return the squared distance of a counter from a point."""
    if token.cell < 0:
        return float("inf")
    x, y = face.field(game.state).lattice.centres[token.cell]
    return (x - at[0]) ** 2 + (y - at[1]) ** 2
