"""The list of the coach's teams, and the ways to a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces import games_with_rosters, roster_editor_of
from fracas.faces.roster_editor import RosterEditor
from fracas.games import GAMES, game_info
from fracas.locale import _
from fracas.page import chunks, routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.routes import Route
from fracas.page.saving import my_teams
from fracas.page.saving.my_teams import SavedTeam
from fracas.page.saving.storage import TOO_LARGE, Shelf
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, text, word
from fracas.view.controls import LabelledValue
from fracas.view.markup import EMPTY, Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.teams.team_list import TeamList, TeamRow, team_list

if TYPE_CHECKING:
    from fracas.page.foreign_import import ForeignImport


class TeamsScreen(MarkupScreen):
    """The list of teams."""

    key = routes.TEAMS

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.pasted = ""
        self.said = Notice("")
        self.editor, self.chosen = self._first_of(games_with_rosters()[0])
        self.foreign: ForeignImport | None = None
        self.controls = {
            "team-game": control(self._choose_game, one_of(*games_with_rosters())),
            "list": control(self._choose_list, text),
            "found": control(lambda way: self._enrol(self.editor, self.editor.create(self.chosen, way)), word),
            "duplicate": control(self._duplicate, word),
            "delete": control(self._delete, word),
            "restore": control(self._restore),
            "paste": control(self._paste, text),
            "take-pasted": control(lambda: self._take(self.pasted)),
            "take-file": control(self._take, text),
        }

    def enter(self, notice: str = "") -> None:
        """Draw the list, and read the roster that another screen has handed over."""
        super().enter(notice)
        roster, self.shell.foreign_roster = self.shell.foreign_roster, ""
        if roster:
            self._read_foreign(roster)

    def markup(self) -> Markup:
        rows = tuple(map(_row, my_teams.saved_teams(self.shell.shelf.store)))
        notices = [self.said] if self.said.text else []
        gone, editor = self.shell.deleted_team, self.editor
        if gone is not None and gone.save is not None:
            notices.append(undo_notice(_("Deleted: {title}").format(title=gone.title)))
        return team_list(TeamList(
            slugs.slug_of(games_with_rosters()[0]), rows,
            tuple(LabelledValue(key, _games_of(key)) for key in games_with_rosters()), editor.game,
            tuple(editor.lists()), self.chosen, tuple(editor.templates()), tuple(notices), self.pasted,
            self.foreign.markup() if self.foreign is not None else EMPTY))

    def leave(self) -> None:
        """Forget the deleted team: it stays deleted."""
        self.shell.deleted_team = None

    def _first_of(self, game: str) -> tuple[RosterEditor[Any, Any], str]:
        """Return the roster editor of a game, and the value of its first list."""
        editor = roster_editor_of(game)
        assert editor is not None
        return editor, editor.lists()[0].value

    def _choose_game(self, game: str) -> None:
        """Choose the game of a new team."""
        self.editor, self.chosen = self._first_of(game)
        self.draw()

    def _choose_list(self, chosen: str) -> None:
        """Choose the list from which the next team is made."""
        self.chosen = chosen

    def _enrol(self, editor: RosterEditor[Any, Any], roster: Any) -> None:
        """Save a new team and go to it, or say why it could not be saved."""
        if trouble := my_teams.add_team(self.shell, editor, roster):
            self._say(trouble, "bad")

    def _say(self, text: str, tone: str) -> None:
        self.said = Notice(text, tone=tone)
        self.draw()
        self.shell.send()

    def _duplicate(self, key: str) -> None:
        """Add a copy of a team."""
        found = my_teams.load(self.shell.shelf.store, key)
        if found.editor is not None:
            self._enrol(found.editor, found.roster)

    def _delete(self, key: str) -> None:
        """Delete a team; it can be restored."""
        self.shell.deleted_team = Shelf(self.shell.shelf.store, my_teams.KIND).delete(key)
        self.draw()

    def _restore(self) -> None:
        """Restore the team deleted last."""
        gone, self.shell.deleted_team = self.shell.deleted_team, None
        if gone is not None:
            gone.restore()
        self.draw()

    def _paste(self, pasted: str) -> None:
        """Remember the text in the field; it is not read yet."""
        self.pasted = pasted

    def _take(self, file: str) -> None:
        """Import a pasted text or a file."""
        if file == TOO_LARGE:
            return self._say(_("The file is too large."), "bad")
        if my_teams.is_foreign(file):
            return self._read_foreign(file)
        try:
            editor, roster = my_teams.read(file)
        except ValueError as error:
            return self._say(_("{sentence} Nothing was changed.").format(sentence=error), "bad")
        self._enrol(editor, roster)

    def _read_foreign(self, text: str) -> None:
        """Read the roster of another site or program, as soon as the code for that is here."""
        def read() -> None:
            from fracas.page.foreign_import import ForeignImport
            if self.foreign is None:
                self.foreign = ForeignImport(self.shell, self.draw, lambda error: self._say(
                    _("{sentence} Nothing was changed.").format(sentence=error), "bad"))
                self.controls = {**self.controls, **self.foreign.controls}
            self.said = Notice("")
            self.foreign.read(text)
        self.shell.when_loaded_here(read, chunks.FOREIGN, *chunks.with_extras(chunks.of_roster_games(
            self.shell.route, self.shell.shelf.store)))


def _games_of(kept: str) -> str:
    """Return the names of the games that the rosters of a game play."""
    return " · ".join(_(game.name) for game in GAMES if game.has_rosters and kept in (game.key, game.builds_on))


def _row(team: SavedTeam) -> TeamRow:
    if team.editor is None:
        return TeamRow(team.key, _("Team {name}").format(name=team.key), "", ("", ""), trouble=team.trouble)
    name, line, kits = team.editor.summary(team.roster)
    line = f"{_(game_info(team.editor.game).name)} · {line}"
    return TeamRow(team.key, name, line, kits, len(team.editor.problems(team.roster, "")))


def open_screen(context: PageContext, _route: Route) -> TeamsScreen:
    """Return the screen of all teams."""
    return TeamsScreen(context.shell)
