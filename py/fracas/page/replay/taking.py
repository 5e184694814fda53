"""What a reader takes from a replay: links, pictures, the record, the report, and the match to be played on."""

from __future__ import annotations

import fracas
from fracas.faces import face_of, pictures
from fracas.kernel.game import Game
from fracas.links import MOST, write_link, write_position
from fracas.locale import _
from fracas.page import library, routes
from fracas.page.controls import Controls, control
from fracas.page.match import opening
from fracas.page.match.session import Session
from fracas.page.replay.course import Course
from fracas.page.shell import Shell
from fracas.view import replay as view
from fracas.view.arguments import one_of
from fracas.view.export import picture_file
from fracas.view.match_report import report_sheet, report_text
from fracas.view.tally import Report, report_of

WIDTH = 1200  # pixels of a picture
KEPT = ("Home", "Away", "HomeKit", "AwayKit", "HomeCoach", "AwayCoach", "Options")  # of a match that is played on


class Taking:
    """What can be taken from one replay.

    Args: shell - the page.
          course - what is watched.
          match - id of its save, "" if it came with a link.
    """

    def __init__(self, shell: Shell, course: Course, match: str) -> None:
        self.shell, self.course, self.match = shell, course, match
        self.controls: Controls = {
            "share": control(self._share), "copy-link": control(lambda: self._copy(self.address())),
            "save-link": control(lambda: shell.browser.download(self._name("link.txt"), self.address() + "\n")),
            "copy-place": control(lambda: self._copy(self._address(write_position(course.position)))),
            "copy-position": control(lambda: self._copy(course.position)),
            "picture": control(self._picture, one_of("svg", "png")),
            "download": control(lambda: shell.browser.download(self._name("txt"), course.game.record)),
            "match-report": control(lambda: shell.open_sheet(report_sheet(self._report()))),
            "copy-match-report": control(lambda: self._copy(report_text(self._report()))),
            "save-match-report": control(
                lambda: shell.browser.download(self._name("report.txt"), report_text(self._report()))),
            "from-here": control(self._play_on),
        }

    @property
    def back(self) -> str:
        """Where the way back leads."""
        return routes.write(routes.MATCH, self.match) if self.match else "#/"

    def keep(self) -> str:
        """Keep the comments of a match that is over and on this device; return a sentence if they are not kept."""
        game = self.course.game
        if not self.match or not game.is_terminal():
            return _("Comments are kept in the links and files you make of this match from here.")
        session = Session(self.match, game, self.shell.shelf, library.describe, self.shell.browser.wall_clock)
        return session.save().trouble

    # -- links -----------------------------------------------------------------------------------------------

    def address(self) -> str:
        """Return the address of this step of the match."""
        return self._address(write_link(self.course.game), str(self.course.step))

    def _address(self, packed: str, step: str = "") -> str:
        return self.shell.browser.home() + routes.write(routes.REPLAY, packed, step)

    def _share(self) -> None:
        address = self.address()
        size = _("{n} characters.") if len(address) <= MOST else \
            _("{n} characters are too many for some programs: the file of the record is safer.")
        self.shell.open_sheet(view.link_sheet(address, size.format(n=len(address))))

    def _copy(self, text: str) -> None:
        self.shell.browser.copy(text)
        self.shell.say(_("Copied."))

    # -- files -----------------------------------------------------------------------------------------------

    def _name(self, end: str) -> str:
        return f"{self.course.game.ruleset.key}-{self.course.step}.{end}"

    def _picture(self, kind: str) -> None:
        """Save the board of this step."""
        face, state = face_of(self.course.game.ruleset.key), self.course.state
        drawn = pictures.board(face, state, pictures.worn(face, self.course.game))
        _x, _y, across, down = drawn.field.extent
        name = _(self.course.game.ruleset.name)
        text = str(picture_file(drawn, name, self.course.position, width=WIDTH))
        if kind == "svg":
            self.shell.browser.download(self._name("svg"), text)
        else:
            self.shell.browser.paint(self._name("png"), text, WIDTH, round(WIDTH * down / across))

    def _report(self) -> Report:
        return report_of(self.course.game, face_of(self.course.game.ruleset.key).report)

    # -- playing on ------------------------------------------------------------------------------------------

    def _play_on(self) -> None:
        """Play on from this step, as a match of its own; from the last one with the dice the match would have had."""
        game, course = self.course.game, self.course
        begun = fracas.from_record(game.record) if course.step == course.last else self._from(game)
        opening.begin(self.shell, self.shell.browser.fresh_id(), begun)

    def _from(self, game: Game) -> Game:
        begun = fracas.from_position(self.course.position, self.shell.browser.fresh_seed())
        begun.tags.update({name: game.tags[name] for name in KEPT if name in game.tags})
        return begun
