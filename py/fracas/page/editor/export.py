"""Export of the position editor: text, link, pictures, a match to be played; and import of pasted positions."""

from __future__ import annotations

import fracas
from fracas.faces import pictures
from fracas.games import GAMES
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.links import find_link, read_position_in_slices, write_position
from fracas.locale import _
from fracas.page import qr_code, routes, slugs
from fracas.page.controls import Controls, control
from fracas.page.editor.draft import Draft
from fracas.page.match.host import creation
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.shell import Shell
from fracas.view.arguments import one_of
from fracas.view.board.export import picture_file
from fracas.view.controls import Button, button, file_button
from fracas.view.markup import Markup, el

SCALE = 2  # pixels of a picture for each unit of its drawing


class PositionExport:
    """What can be taken from one position.

    Args: shell - the page.
          work - the position.
    """

    def __init__(self, shell: Shell, work: Draft) -> None:
        self.shell, self.work = shell, work
        self.controls: Controls = {
            "copy-position": control(lambda: self._copy(work.text)),
            "copy-link": control(lambda: self._copy(self.address())),
            "qr": control(lambda: qr_code.show(shell, self.address())),
            "picture": control(self._picture, one_of("svg", "png")), "play": control(self._play),
            "post": control(self._post),
            "save-position": control(self._save),
        }

    def games(self) -> tuple[tuple[str, str], ...]:
        """Return word and name of the games to whose empty boards a way leads."""
        return tuple((slugs.slug_of(game.key), _(game.name)) for game in GAMES if game.has_editor)

    def more(self) -> Markup:
        """Return the further buttons of the export."""
        return el("div", button(Button(_("Put into a post"), "post", icon="copy")),
                  button(Button(_("Save as a file"), "save-position", icon="download")),
                  file_button(_("Open a file"), "paste"), class_="acts")

    def address(self) -> str:
        """Return the address that opens the position."""
        return self.shell.browser.home() + self._route(routes.POSITION)

    def _route(self, screen: str) -> str:
        return routes.write(screen, write_position(self.work.text))

    def _copy(self, text: str) -> None:
        self.shell.browser.copy(text)
        self.shell.say(_("Copied."))

    def _picture(self, kind: str) -> None:
        drawn = pictures.board(self.work.lying, self.work.state)
        _x, _y, across, down = drawn.field.extent
        width, height = round(SCALE * across), round(SCALE * down)
        text = str(picture_file(drawn, _(self.work.rules.name), self.work.text, width=width))
        name = f"{self.work.rules.key}-position.{kind}"
        if kind == "svg":
            self.shell.browser.download(name, text)
        else:
            self.shell.browser.paint(name, text, width, height)

    def _save(self) -> None:
        self.shell.browser.download(f"{self.work.rules.key}-position.txt", self.work.text + "\n")

    def _post(self) -> None:
        """Put it into a post; the way back in the browser leads to the position as it is now."""
        self.shell.go(self._route(routes.EMBED))

    def _play(self) -> None:
        """Begin a match of two coaches in the position, if the rules allow it."""
        if self.work.faults:
            return self.shell.say(_("It cannot be played: it is against the rules."))
        begun: Game = fracas.from_position(self.work.text, self.shell.browser.fresh_seed())
        creation.save_and_open(self.shell, self.shell.browser.fresh_id(), begun)


def parse_pasted_position(text: str) -> Work[str]:
    """Return the position string of a pasted text, in slices: plain, in a link, or the end of a record.

    Raises: ValueError in one sentence if it is none of these.
    """
    if text == TOO_LARGE:
        raise DamagedText(_("The file is too large."))
    plain = text.strip("\ufeff \r\n\t")
    if plain.startswith("["):
        return (yield from fracas.from_record_in_slices(plain)).position
    packed = "" if plain.startswith(fracas.KEYS) else find_link(plain)
    return (yield from read_position_in_slices(packed)) if packed else plain
