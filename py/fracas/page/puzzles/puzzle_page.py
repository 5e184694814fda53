"""The page of a puzzle: its screen, the next puzzle, its sheets and its link."""

from fracas.faces import face_of
from fracas.faces.game_puzzles import GamePuzzles, mined_puzzles_of, puzzles_of
from fracas.kernel.game import UndoStatus
from fracas.links import read_puzzle_in_slices, write_puzzle
from fracas.locale import _
from fracas.page import match_facts, qr_code, routes, slugs
from fracas.page.chunks import CLIP
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.deep_links import defer_long_link, link_content
from fracas.page.match.host.match_host import MatchHost
from fracas.page.match.model.messages import Halt
from fracas.page.match.model.session import Session
from fracas.page.match.screen import MatchScreen
from fracas.page.puzzles.puzzle_filter import HINT, PuzzleFilter
from fracas.page.routes import Route
from fracas.page.saving import day_log, lesson_progress
from fracas.page.saving.day_log import DayScore
from fracas.page.saving.storage import WriteReport
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.posts.excerpt import puzzle_excerpt
from fracas.puzzles.puzzle import Puzzle, read, write
from fracas.puzzles.puzzle_days import day_number, latest_day_of
from fracas.puzzles.puzzle_game import PuzzleGame
from fracas.view.controls import Button, button, link_button
from fracas.view.markup import el, join
from fracas.view.shell import menu, sheet


def address(game: str, puzzle: str = "") -> str:
    """Return the address of a puzzle, or of the list of a game's puzzles."""
    return routes.write(routes.PUZZLE if puzzle else routes.PUZZLES, slugs.slug_of(game), puzzle)


def name_of(puzzle: Puzzle) -> str:
    """Return under which name it is kept how well a puzzle was solved."""
    return f"{puzzle.game}.puzzle-{puzzle.key}"


class PuzzleSession(Session):
    """The session of a puzzle: only its score is kept, by the page."""

    def __init__(self, shell: Shell, game: PuzzleGame) -> None:
        super().__init__("", game, shell.shelf, match_facts.describe, shell.browser.wall_clock)
        self.puzzle_game = game

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the last action may be taken back: always."""
        return self.puzzle_game.can_undo

    def save(self) -> WriteReport:
        """Keep nothing of a line."""
        return self.saved


class PuzzlePage(MatchHost):
    """A puzzle on the page.

    Args: shell - the page.
          known - the puzzles of its game.
          puzzle - it.
          series - text of the link that holds it among others, "" if it stands alone.
    """

    def __init__(self, shell: Shell, known: GamePuzzles, puzzle: Puzzle, series: str = "") -> None:
        super().__init__(shell)
        self.known, self.puzzle, self.series = known, puzzle, series
        self.game, face = PuzzleGame(puzzle, known.aims_of(puzzle)), face_of(puzzle.game)
        self.game.tags.update(zip(("HomeKit", "AwayKit"), face.kits(self.game.state), strict=True))
        self.filter = PuzzleFilter(self.game, self._solved, puzzle not in puzzles_of(puzzle.game).puzzles)
        self.match = MatchScreen(
            PuzzleSession(shell, self.game), face, shell.browser, shell.canvas, lambda: shell.preferences, shell.send,
            self.act_round_it, self.filter)
        following = known.after(puzzle)
        self.controls = {
            **self.shared_controls(), "menu": control(self._open_menu),
            "restart": control(lambda: self._again(())), "hint": control(lambda: self.match.send(HINT)),
            "show-best": control(lambda: self._again(self.game.best_line)), "own-line": control(self._own_line),
            "next-puzzle": control(lambda: shell.go(self._next(following))),
            "all-puzzles": control(lambda: shell.go(address(puzzle.game))), "copy-link": control(self._copy),
            "qr": control(lambda: qr_code.show(shell, self._address())),
            "card": control(lambda: shell.browser.when_loaded(self._share_picture, (CLIP,))),
        }

    def diagnosis(self) -> dict[str, str]:
        """Return the puzzle's part of a problem report."""
        return {"puzzle": name_of(self.puzzle), "position": self.game.position}

    def _solved(self, score: int, is_best: bool) -> None:
        """Keep the best score so far."""
        store = self.shell.shelf.store
        before = lesson_progress.load(store).get(name_of(self.puzzle), 0)
        if self.puzzle in self.known.puzzles and not self.series:
            lesson_progress.save(store, name_of(self.puzzle), lesson_progress.DONE if is_best else max(score, before))
            self._log(score)

    def _log(self, score: int) -> None:
        """Keep the score of a daily puzzle under the latest day it was for."""
        today = day_number(self.shell.browser.today()) or 1
        day = latest_day_of(self.puzzle, today)
        if day is not None:
            best = round(100 * self.puzzle.chance)
            day_log.record(self.shell.shelf.store, DayScore(day, score, best, day == today))

    def _address(self) -> str:
        """Return the address that opens the puzzle anywhere."""
        return self.shell.browser.home() + routes.write(routes.PUZZLE, self._packed())

    def _packed(self) -> str:
        return self.series or write_puzzle(write(self.puzzle), self.puzzle.game)

    def _own_line(self) -> None:
        """Go to the same puzzle with the line just played as the best one."""
        chance = self.filter.model.score.chance
        if self.filter.is_better and chance is not None:
            line = tuple(ply.text for ply in self.game.plies)
            better = self.puzzle._replace(line=line, chance=chance)
            listed = [better if puzzle == self.puzzle else puzzle for puzzle in self.known.puzzles] if self.series \
                else [better]
            place = str(listed.index(better)) if self.series else ""
            self.shell.go(routes.write(routes.PUZZLE, write_puzzle("".join(map(write, listed)), better.game), place))
            self.shell.say(_("The puzzle’s link now contains your line."))

    def _next(self, following: Puzzle | None) -> str:
        """Return the address of the next puzzle; after the last one that of the list."""
        if self.series and following is not None:
            return routes.write(routes.PUZZLE, self.series, str(self.known.puzzles.index(following)))
        return address(self.puzzle.game, following.key if following else "")

    def _copy(self) -> None:
        self.shell.browser.copy(self._address())
        self.shell.say(_("Copied."))

    def _share_picture(self) -> None:
        """Share the puzzle as a picture, which shows its task and not its answer."""
        from fracas.page.clip_maker import share_picture
        from fracas.posts.cards import excerpt_card
        shown = puzzle_excerpt(write_puzzle(write(self.puzzle), self.puzzle.game))
        share_picture(self.shell, f"{shown.name}-card.png", excerpt_card(shown, _(self.game.aim.text)), "light")

    def _open_menu(self) -> None:
        links = (("puzzle", _("All puzzles"), address(self.puzzle.game)), ("gear", _("Settings"), "#/settings"),
                 ("back", _("Start page"), "#/"))
        again = Button(_("Start again"), "restart", icon="undo")
        self.shell.open_sheet(sheet(_("Puzzle"), join(
            el("p", _(self.game.aim.text)),
            el("p", _("Here the dice always help you. Your score is the exact chance of your line. Questions are "
                      "answered for you."),
               class_="sm"),
            el("div", button(again), button(Button(_("Copy a link"), "copy-link", icon="share")),
               button(Button(_("QR code"), "qr", icon="qr")),
               button(Button(_("Share picture"), "card", icon="share")),
               link_button(_("Put into a post"), routes.write(routes.EMBED, self._packed()), icon_name="copy"),
               button(Button(_("Keys"), "help")), class_="acts"), menu(links))))

    def _again(self, line: tuple[tuple[object, ...], ...]) -> None:
        """Begin the puzzle again, or show a line of it."""
        self.shell.canvas.fill("sheets", "")
        self.game.play_again(line)
        self.match.send(Halt(is_new=True))


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of a puzzle; None, and the way to the list or home, if there is none."""
    shell = context.shell
    if route.what[:1].isdigit() and defer_long_link(shell, route.what, read_puzzle_in_slices):
        return None
    try:
        if route.what[:1].isdigit():
            series = read(link_content(shell, route.what, read_puzzle_in_slices))
            place = min(int(route.part) if route.part.isdigit() else 0, len(series) - 1)
            known = puzzles_of(series[place].game)
            if len(series) > 1:
                return PuzzlePage(shell, known._replace(puzzles=series), series[place], route.what)
            return PuzzlePage(shell, known, series[place])
        known = puzzles_of(slugs.key_of(route.what))
        for these in (known, mined_puzzles_of(slugs.key_of(route.what))):
            found = these.puzzle(route.part)
            if found is not None:
                return PuzzlePage(shell, these, found)
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        shell.go("#/")
        return None
    shell.notice = routes.leads_nowhere(routes.write(*route))
    shell.go(routes.write(routes.PUZZLES))
    return None


