"""What can be passed on of a match at one of its steps: links, pictures, the record, the report."""

from collections.abc import Callable
from typing import Any

from fracas.faces import face_of, pictures
from fracas.kernel.game import Game
from fracas.links import MOST, write_link, write_position
from fracas.locale import _
from fracas.page import chunks, qr_code, routes
from fracas.page.controls import Controls, control
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, text
from fracas.view.board.export import picture_file
from fracas.view.board.model import Board
from fracas.view.match import replay as view
from fracas.view.match.box_score import MatchReport, build_report
from fracas.view.match.match_report import report_sheet, report_text
from fracas.view.match.poster_file import WIDTH, poster_file
from fracas.view.match.result_poster import ResultPoster
from fracas.view.theme import THEMES

AFTER = 6  # steps behind the decisive throw that a clip shows


class ShareMenu:
    """Passes on one match.

    Args: shell - the page.
          game - the match.
          step - the step that links lead to.
          state - the position of it.
          tag - what files are called besides the game.
          match - id of its save, "" if it came with a link.
          ending - how it ended as far as that is worked out, None while it goes on: then the picture is a poster.
    """

    def __init__(
        self, shell: Shell, game: Game, step: Callable[[], int], state: Callable[[], Any], tag: Callable[[], object],
        match: str, ending: Callable[[], ResultPoster | None] = lambda: None,
    ) -> None:
        self.shell, self.game, self.step, self.state, self.tag, self.match = shell, game, step, state, tag, match
        self.ending = ending
        self.face = face_of(game.ruleset.key)
        self.controls: Controls = {
            "share": control(self.share), "copy-link": control(lambda: self.copy(self.address())),
            "qr": control(lambda: qr_code.show(shell, self.address())),
            "save-link": control(lambda: self._save("-link.txt", self.address() + "\n")),
            "copy-place": control(lambda: self.copy(self._address(write_position(self.position)))),
            "copy-position": control(lambda: self.copy(self.position)),
            "picture": control(self._picture, one_of("svg", "png")),
            "clip": control(self._clip),
            "card": control(self._card),
            "clip-share": control(lambda name: shell.browser.share_clip(name, self.address()), text),
            "clip-save": control(shell.browser.save_clip, text),
            "clip-copy": control(self.copy, text),
            "download": control(lambda: self._save(".txt", game.record)),
            "match-report": control(lambda: shell.open_sheet(report_sheet(self._report(), self.post()))),
            "copy-match-report": control(lambda: self.copy(report_text(self._report()))),
            "save-match-report": control(lambda: self._save("-report.txt", report_text(self._report()))),
        }

    @property
    def position(self) -> str:
        """The position string of the step; in the middle of an action that before it."""
        is_last = self.step() >= len(self.game.plies)
        return self.game.position if is_last else self.game.ruleset.position(self.state())

    def address(self) -> str:
        """Return the address of this step of the match."""
        return self._address(write_link(self.game), str(self.step()))

    def post(self) -> str:
        """Return the address that embeds this step in a post."""
        what = routes.OWN + self.match if self.match else write_link(self.game)
        return routes.write(routes.EMBED, what, str(self.step()))

    def _address(self, packed: str, step: str = "") -> str:
        return self.shell.browser.home() + routes.write(routes.REPLAY, packed, step)

    def share(self) -> None:
        """Open the sheet with the link and the files."""
        address = self.address()
        size = _("{n} characters.") if len(address) <= MOST else \
            _("{n} characters are too many for some programs. Send the record file instead.")
        self.shell.open_sheet(view.link_sheet(address, size.format(n=len(address)), self.post()))

    def copy(self, text: str) -> None:
        """Copy a text, and say so."""
        self.shell.browser.copy(text)
        self.shell.say(_("Copied."))

    def board(self) -> Board:
        """Return the board of the step."""
        return pictures.board(self.face, self.state(), pictures.kits_of_match(self.face, self.game))

    def _name(self, end: str) -> str:
        return f"{self.game.ruleset.key}-{self.tag()}{end}"

    def _save(self, end: str, text: str) -> None:
        self.shell.browser.download(self._name(end), text)

    def _picture(self, kind: str) -> None:
        """Save the board of this step, of a match that is over its poster."""
        drawn, ending, name = self.board(), self.ending(), _(self.game.ruleset.name)
        if ending is not None:
            text, height = poster_file(ending, name, drawn.kits, self._theme())
        else:
            _x, _y, across, down = drawn.field.extent
            text, height = picture_file(drawn, name, self.position, width=WIDTH), round(WIDTH * down / across)
        if kind == "svg":
            self._save(".svg", str(text))
        else:
            self.shell.browser.paint(self._name(".png"), str(text), WIDTH, height)

    def _clip(self) -> None:
        """Make a clip of the steps before this one, as soon as what makes clips is here.

        That of a match that is over goes on behind the throw that decided it, to what came of it.
        """
        last = self.step() + (AFTER if self.ending() is not None else 0)

        def make() -> None:
            from fracas.page.clip_maker import open_clip
            open_clip(self.shell, self.game, self.face, last, self._theme())

        self.shell.browser.when_loaded(make, (chunks.CLIP,))

    def _card(self) -> None:
        """Share a picture of this step, of a match that is over that of its result."""
        def draw() -> None:
            from fracas.page.clip_maker import share_picture
            from fracas.posts.cards import moment_card, result_card
            ending = self.ending()
            card = moment_card(self.game, self.face, self.step()) if ending is None else result_card(self.game, ending)
            share_picture(self.shell, self._name("-card.png"), card, self._theme())

        self.shell.browser.when_loaded(draw, (chunks.CLIP,))

    def _theme(self) -> str:
        """Return the theme a poster's board is drawn in: the one that was chosen, else the light one."""
        chosen = self.shell.preferences.theme
        return chosen if chosen in THEMES else "light"

    def _report(self) -> MatchReport:
        home, away = (self.face.team_name(self.game.state, side) for side in (0, 1))
        return build_report(self.game, self.face.report, (home, away))
