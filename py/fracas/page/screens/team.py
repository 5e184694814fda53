"""The screens of one of the coach's teams: its builder, and its sheet to print."""

from collections.abc import Callable
from typing import Any

from fracas.faces.roster_editor import RosterEditor
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.chunks import rulebook_of
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.routes import Route
from fracas.page.saving import my_teams
from fracas.page.saving.history import History
from fracas.page.saving.my_teams import SavedTeam
from fracas.page.saving.storage import Shelf
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.teams import TeamsScreen
from fracas.page.shell import Shell
from fracas.view.arguments import number, parse
from fracas.view.controls import undo_redo_buttons
from fracas.view.markup import Markup, el, join
from fracas.view.shell import page_bar, sheet
from fracas.view.teams import roster as builder
from fracas.view.teams.roster import builder_head
from fracas.view.teams.roster_pieces import value_cells
from fracas.view.teams.team_list import TeamSheet, forum_sheet, team_sheet


class TeamScreen(MarkupScreen):
    """The editor of one team.

    Args: shell - the page.
          team - the team as it is saved, which can be read.
    """

    key = routes.TEAM

    def __init__(self, shell: Shell, team: SavedTeam, editor: RosterEditor[Any, Any]) -> None:
        super().__init__(shell)
        self.team, self.editor = team.key, editor
        self.rosters = History(team.roster)
        self.opened = 0  # shirt of the player being changed
        self.sequence = team.sequence  # of the last save that this screen has seen
        self.typing: tuple[Any, ...] = ()  # the field that is typed into: its letters are one change
        self.controls = {
            "open": control(self._open, number),
            "undo-team": control(lambda: self._go_to(self.rosters.undo())),
            "redo-team": control(lambda: self._go_to(self.rosters.redo())),
            "play": control(self._play),
            "forum": control(lambda: shell.open_sheet(
                sheet(_("Forum text"), forum_sheet(self.editor.forum(self.roster))))),
            "copy-forum": control(self._copy_forum),
            "fetch-team": control(self._fetch),
            "duplicate": control(self._duplicate),
            "delete": control(self._delete),
        }

    @property
    def roster(self) -> Any:
        """The roster as it is now."""
        return self.rosters.now

    def enter(self, notice: str = "") -> None:
        """Draw the frame, then its content."""
        canvas = self.shell.canvas
        canvas.forget()
        main = el("main", el("div", id="team-head", class_="team-head"), el("div", id="team-body", class_="team-body"),
                  id="main", tabindex=-1, class_="roster")
        canvas.fill("screen-team", join(el("div", id="team-bar"), main))
        self.draw()
        if notice:
            self.shell.say(notice)

    def draw(self) -> None:
        """Send the differences."""
        model = self._model()
        self._draw_head(model)
        self.shell.canvas.fill("team-body", builder.builder_body(model))

    def _draw_head(self, model: builder.RosterBuilder) -> None:
        both = undo_redo_buttons("team", bool(self.rosters.before), bool(self.rosters.after))
        self.shell.canvas.fill("team-bar", page_bar(_("Team"), routes.write(routes.TEAMS), both))
        self.shell.canvas.fill("team-head", builder_head(model))

    def _model(self) -> builder.RosterBuilder:
        return self.editor.builder(self.roster, self.team, self.opened)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a button of this screen, or change the roster."""
        change = self.editor.changes.get(do)
        if change is None:
            return super().act(do, arg)
        try:
            arguments = parse(arg, *change.readers)
        except ValueError:
            return True  # of another version of the page
        seed = (self.shell.browser.fresh_seed(),) if change.is_rolled else ()
        try:
            changed = change.make(self.roster, *arguments, *seed)
        except ValueError as error:
            self.shell.say(str(error), "bad")
            return True
        self._change(changed, (do, *arguments[:-1]) if change.is_typed else ())
        if change.is_typed:
            self._draw_round()
        else:
            self._draw_all(do, arguments)
        return True

    def _draw_all(self, do: str, arguments: tuple[Any, ...]) -> None:
        """Draw the changes of a control; if the focused element is gone, focus another player."""
        if do == "renumber":
            self.opened = arguments[1]
        self.draw()
        if do in ("renumber", "release"):
            shown = self.opened if do == "renumber" else next((p.shirt for p in self._model().players), 0)
            self.shell.canvas.send("focus", f"member-{shown}" if shown else "main")

    def _change(self, changed: Any, field: tuple[Any, ...]) -> None:
        """Save a changed roster, remember the one before, and announce the total.

        Args: field - the one that is typed into: its letters are one change; () = none.
        """
        goes_on, self.typing = field != () and field == self.typing, field
        if changed != self.roster:
            self._keep(self.rosters.push(changed, goes_on=goes_on))

    def _keep(self, rosters: History[Any]) -> None:
        """Save the roster of now, unless another tab has changed the team meanwhile: then that one is shown."""
        store = self.shell.shelf.store
        now = my_teams.load(store, self.team)
        if now.editor is not None and now.sequence != self.sequence:
            self.rosters, self.sequence = History(now.roster), now.sequence
            self.shell.say(_("Another tab changed this team. You see its version now."), "bad")
            return self.draw()
        self.rosters = rosters
        written = my_teams.save(store, self.team, self.editor, self.roster, self.shell.browser.wall_clock())
        if written.ok:
            self.sequence = my_teams.load(store, self.team).sequence
        else:
            self.shell.say(written.trouble, "bad")
        self.shell.canvas.send("text", "say", "", self._spoken())

    def _spoken(self) -> str:
        """Return the announcement for screen readers after a change."""
        model = self._model()
        return f"{model.tally.text}. {' '.join(p.text for p in model.problems) or _('Legal: this team may play.')}"

    def _draw_round(self) -> None:
        """Draw the changes of a field that is typed into, without the field itself."""
        model = self._model()
        self._draw_head(model)
        self.shell.canvas.send("fill", "team-rolls", "", builder.score_rolls(model) or "")
        for player in model.players:
            if player.shirt == self.opened:
                self.shell.canvas.send("text", f"member-name-{player.shirt}", "", player.name)
                self.shell.canvas.send("text", f"member-line-{player.shirt}", "", player.line)
                self.shell.canvas.send("fill", f"member-vals-{player.shirt}", "", value_cells(player.values))

    def _open(self, shirt: int) -> None:
        """Unfold the abilities of a player as soon as the rule book is here, or fold them."""
        def unfold() -> None:
            self.opened = 0 if self.opened == shirt else shirt
            self.typing = ()
            self.draw()
        self.shell.when_loaded_here(unfold, rulebook_of(self.editor.game))

    def _go_to(self, rosters: History[Any]) -> None:
        if rosters == self.rosters:
            return
        self.typing = ()
        self._keep(rosters)
        self.shell.canvas.forget("team-body")  # typed fields may hold more than was drawn
        self.draw()

    def _play(self) -> None:
        """Go to a new match with this team at home."""
        self.shell.next_team = f"{my_teams.MINE}{self.team}"
        self.shell.go(routes.write(routes.NEW, slugs.slug_of(self.editor.game), routes.BOT))

    def _copy_forum(self) -> None:
        self.shell.browser.copy(self.editor.forum(self.roster))
        self.shell.say(_("Copied."))

    def _fetch(self) -> None:
        """Save the team as a file."""
        self.shell.browser.download(f"{self.editor.game}-team-{self.team}.json", self.editor.write(self.roster))

    def _duplicate(self) -> None:
        """Add a copy of this team and go to it."""
        if trouble := my_teams.add_team(self.shell, self.editor, self.roster):
            self.shell.say(trouble, "bad")
        else:
            self.shell.notice = _("This is the duplicate.")

    def _delete(self) -> None:
        """Delete the team and go to the list, where it can be restored."""
        self.shell.deleted_team = Shelf(self.shell.shelf.store, my_teams.KIND).delete(self.team)
        self.shell.go(routes.write(routes.TEAMS))


class SheetScreen(MarkupScreen):
    """The sheet of a team, to read and to print.

    Args: shell - the page.
          key - of the part of the document it is drawn in.
          drawn - returns the sheet.
    """

    def __init__(self, shell: Shell, key: str, drawn: Callable[[], TeamSheet]) -> None:
        super().__init__(shell)
        self.key, self.drawn = key, drawn

    def markup(self) -> Markup:
        return team_sheet(self.drawn())


def open_screen(context: PageContext, route: Route) -> MarkupScreen:
    """Return the screen of a team; the list, with a notice, if there is no such team."""
    shell, key = context.shell, route.what
    team = my_teams.load(shell.shelf.store, key)
    shell.notice = team.trouble or shell.notice
    editor = team.editor
    if editor is None:
        shell.go(routes.write(routes.TEAMS))
        return TeamsScreen(shell)
    if route.part == routes.SHEET:
        return SheetScreen(shell, routes.TEAM, lambda: editor.sheet(team.roster, key))
    return TeamScreen(shell, team, editor)
