"""The effects of the position editor, carried out by the page, and what leaves it: texts, links, pictures, files."""

from __future__ import annotations

from collections.abc import Callable

import fracas
from fracas.faces import pictures, preview, puzzle_aims_of
from fracas.kernel.errors import DamagedText
from fracas.kernel.work import Work
from fracas.links import find_link, read_position_in_slices
from fracas.locale import _
from fracas.page import page_effects, qr_code, routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.controls import Controls, control
from fracas.page.editor import draft_store, present
from fracas.page.editor.messages import (
    EditorTask,
    Effect,
    FoundLines,
    FoundOdds,
    Message,
    PastedPosition,
    PasteRefusal,
    ReadPasted,
)
from fracas.page.editor.model import EditorModel
from fracas.page.match.host import creation
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED
from fracas.puzzles.line_search import search_lines
from fracas.view.arguments import one_of
from fracas.view.board.export import picture_file

SCALE = 2  # pixels of a picture for each unit of its drawing


class EditorPorts:
    """The page as the position editor needs it.

    Args: shell - the page.
          model - the position, which is only read.
          send - takes messages.
          play - goes on with the position, which is sound.
    """

    def __init__(
        self, shell: Shell, model: EditorModel, send: Callable[[Message], None], play: Callable[[], None],
    ) -> None:
        self.shell, self.model, self._send, self._play = shell, model, send, play
        self.odds, self.search = (TaskRunner(shell.browser.now, shell.browser.soon) for _job in range(2))

    def carry_out(self, effect: Effect) -> None:
        """Carry out an effect."""
        model = self.model
        match effect:
            case EditorTask.KEEP_DRAFT:
                if model.began:
                    draft_store.keep(self.shell.shelf.store, model.began, model.text)
            case EditorTask.START_ODDS:
                action = model.rules.parse_action(model.state, model.odds.action)
                self.odds.start(preview.outcome_odds(model.rules, model.state, action),
                                lambda fan: self._deliver(FoundOdds(fan)))
            case EditorTask.STOP_ODDS:
                self.odds.stop()
            case EditorTask.START_SEARCH:
                aim = puzzle_aims_of(model.composer.game)[model.puzzle.aim]
                self.search.start(search_lines(model.rules, aim, model.state),
                                  lambda lines: self._deliver(FoundLines(lines)))
            case EditorTask.STOP_SEARCH:
                self.search.stop()
            case EditorTask.PLAY:
                self._play()
            case EditorTask.POST:
                self._post()
            case ReadPasted(text):
                self.shell.read_text(
                    len(text) > LONG_PLAYED, parse_pasted_position(text),
                    lambda position: self._send(PastedPosition(position)),
                    lambda sentence: self._send(PasteRefusal(sentence)))
            case _:
                page_effects.carry_out(self.shell, effect)

    def close(self) -> None:
        """Stop both jobs."""
        self.odds.stop()
        self.search.stop()

    def _deliver(self, message: Message) -> None:
        """Send the result of a job."""
        self._send(message)
        self.shell.send()

    def _post(self) -> None:
        """Put the position into a post; where no draft is kept the way back names the position itself."""
        if not self.model.began:
            self.shell.browser.replace(present.address(self.model, routes.POSITION))
        self.shell.go(present.address(self.model, routes.EMBED))

    # -- what leaves the editor ------------------------------------------------------------------------------

    def exports(self) -> Controls:
        """Return the controls that hand out what is there, and change nothing."""
        shell, model = self.shell, self.model
        return {
            "copy-position": control(lambda: self._copy(model.text)),
            "copy-link": control(lambda: self._copy(self._link())),
            "qr": control(lambda: qr_code.show(shell, self._link())),
            "picture": control(self._picture, one_of("svg", "png")),
            "save-position": control(
                lambda: shell.browser.download(f"{model.rules.key}-position.txt", model.text + "\n")),
            "copy-puzzle": control(
                lambda: self._copy(shell.browser.home() + present.puzzle_address(model, routes.PUZZLE))),
            "try-puzzle": control(lambda: shell.go(present.puzzle_address(model, routes.PUZZLE))),
            "post-puzzle": control(lambda: shell.go(present.puzzle_address(model, routes.EMBED))),
        }

    def _link(self) -> str:
        return self.shell.browser.home() + present.address(self.model, routes.POSITION)

    def _copy(self, text: str) -> None:
        self.shell.browser.copy(text)
        self.shell.say(_("Copied."))

    def _picture(self, kind: str) -> None:
        """Save the board as a picture."""
        model, browser = self.model, self.shell.browser
        drawn = pictures.board(model.face, model.state)
        _x, _y, across, down = drawn.field.extent
        width, height = round(SCALE * across), round(SCALE * down)
        text = str(picture_file(drawn, _(model.rules.name), model.text, width=width))
        name = f"{model.rules.key}-position.{kind}"
        if kind == "svg":
            browser.download(name, text)
        else:
            browser.paint(name, text, width, height)


def begin_match(shell: Shell, position: str) -> None:
    """Begin a match of two coaches in a position."""
    creation.save_and_open(
        shell, shell.browser.fresh_id(), fracas.from_position(position, shell.browser.fresh_seed()))


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
