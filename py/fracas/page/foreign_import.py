"""The import of a roster from elsewhere: it is shown first, then a button adds the team."""

from __future__ import annotations

from collections.abc import Callable

from fracas.foreign.fitted_team import FittedTeam, fit_team
from fracas.foreign.sources import read_foreign_in_slices
from fracas.foreign.team import SOURCE_NAMES, ForeignTeam
from fracas.games import game_info
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.page.controls import Controls, control
from fracas.page.saving import my_teams
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED
from fracas.view.markup import EMPTY, Markup
from fracas.view.teams.foreign import PANEL, FittedRoster, fitted_roster, title_of


class ForeignImport:
    """The import of one foreign roster.

    Args: shell - the page.
          draw - draws the screen again.
          refuse - shows a sentence.
    """

    def __init__(self, shell: Shell, draw: Callable[[], None], refuse: Callable[[str], None]) -> None:
        self.shell, self.draw, self.refuse = shell, draw, refuse
        self.team: ForeignTeam | None = None
        self.fitted: FittedTeam | None = None
        self.controls: Controls = {"add-fitted": control(self._add), "drop-fitted": control(self._drop)}

    def read(self, text: str) -> None:
        """Read a roster and show what fits; nothing is saved."""
        self._forget()
        self.shell.read_text(len(text) > LONG_PLAYED, _reading(text), self._show, self.refuse)

    def markup(self) -> Markup:
        """Return the panel with the team and with what is left of its roster, nothing if none was read."""
        if self.team is None or self.fitted is None:
            return EMPTY
        editor = self.fitted.editor
        name, line = self.team.name, ""
        if editor is not None:
            name, line, _kits = editor.summary(self.fitted.roster)
            line = f"{_(game_info(editor.game).name)} · {line}"
        return fitted_roster(FittedRoster(SOURCE_NAMES[self.team.source], name, line, self.fitted.left,
                                          self.fitted.more, editor is not None))

    def _show(self, found: tuple[ForeignTeam, FittedTeam]) -> None:
        self.team, self.fitted = found
        self.draw()
        team, _fitted = found
        self.shell.canvas.send("text", "say", "", title_of(SOURCE_NAMES[team.source], team.name))
        self.shell.canvas.send("into", PANEL)  # what was pressed stands far below
        self.shell.send()

    def _add(self) -> None:
        """Save the team and go to it."""
        fitted = self.fitted
        if fitted is not None and fitted.editor is not None:
            self._forget()
            if trouble := my_teams.add_team(self.shell, fitted.editor, fitted.roster):
                self.refuse(trouble)

    def _drop(self) -> None:
        self._forget()
        self.draw()

    def _forget(self) -> None:
        self.team = self.fitted = None


def _reading(text: str) -> Work[tuple[ForeignTeam, FittedTeam]]:
    team = yield from read_foreign_in_slices(text)
    return team, fit_team(team)
