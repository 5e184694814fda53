"""The screens of the coach's teams: the list, the builder of one team, and its sheet to print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces import keeper_of, kept_games
from fracas.faces.keeper import Keeper
from fracas.games import GAMES, ruleset
from fracas.locale import _
from fracas.page import library, routes
from fracas.page.saving import my_teams
from fracas.page.saving.history import History
from fracas.page.saving.my_teams import Kept
from fracas.page.saving.storage import TOO_LARGE, Save
from fracas.page.screens.quiet import QuietScreen
from fracas.page.screens.rules import rule_sheet
from fracas.view import roster as builder
from fracas.view.arguments import read
from fracas.view.controls import Button, Choice
from fracas.view.markup import Markup, el, join
from fracas.view.roster import head
from fracas.view.roster_pieces import value_cells
from fracas.view.shell import Notice, page_bar, sheet
from fracas.view.teams import Row, Teams, forum_sheet, team_sheet, teams

if TYPE_CHECKING:
    from fracas.page.shell import Shell

SHEET = "sheet"  # the last part of the address of the sheet


class TeamsScreen(QuietScreen):
    """The list of teams."""

    key = routes.TEAMS

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.pasted = ""
        self.said = Notice("")
        self.on_team_game(kept_games()[0])

    def markup(self) -> Markup:
        rows = tuple(map(_row, my_teams.kept(self.shell.shelf.store)))
        gone = self.shell.deleted_team
        undo = _("Deleted: {title}").format(title=gone[1].facts.title) if gone is not None else ""
        keeper = self.keeper
        return teams(Teams(
            library.word_of(kept_games()[0]), rows, tuple(Choice(key, _games_of(key)) for key in kept_games()),
            keeper.game,
            tuple(keeper.lists()), self.chosen, tuple(keeper.ways()), (self.said,) if self.said.text else (), undo,
            self.pasted))

    def leave(self) -> None:
        """What was deleted before this visit stays deleted."""
        self.shell.deleted_team = None

    def on_team_game(self, arg: str) -> None:
        """Choose whose teams a new one is of."""
        keeper = keeper_of(arg)
        assert keeper is not None
        self.keeper, self.chosen = keeper, keeper.lists()[0].value
        if self.shell.screen is self:
            self.draw()

    def on_list(self, arg: str) -> None:
        """Choose what the next team is founded from."""
        self.chosen = arg

    def on_found(self, arg: str) -> None:
        """Found a team and go to it."""
        self._enrol(self.keeper, self.keeper.found(self.chosen, arg))

    def _enrol(self, keeper: Keeper[Any], roster: Any) -> None:
        """Save a new team and go to it, or say why it could not be saved."""
        if trouble := enrol(self.shell, keeper, roster):
            self._say(trouble, "bad")

    def _say(self, text: str, tone: str) -> None:
        self.said = Notice(text, tone=tone)
        self.draw()
        self.shell.send()

    def on_duplicate(self, arg: str) -> None:
        """Found another team like this one."""
        found = my_teams.opened(self.shell.shelf.store, arg)
        if found.keeper is not None:
            self._enrol(found.keeper, found.roster)

    def on_delete(self, arg: str) -> None:
        """Forget a team; it can be brought back."""
        save = my_teams.delete(self.shell.shelf.store, arg)
        self.shell.deleted_team = (arg, save) if save is not None else None
        self.draw()

    def on_restore(self, arg: str) -> None:
        """Bring back the team deleted last."""
        gone, self.shell.deleted_team = self.shell.deleted_team, None
        if gone is not None:
            my_teams.put_back(self.shell.shelf.store, *gone)
        self.draw()

    def on_paste(self, arg: str) -> None:
        """Remember what stands in the field; nothing is read yet."""
        self.pasted = arg

    def on_take_pasted(self, arg: str) -> None:
        """Take in what was pasted."""
        self._take(self.pasted)

    def on_take_file(self, arg: str) -> None:
        """Take in a file."""
        self._take(arg)

    def _take(self, text: str) -> None:
        if text == TOO_LARGE:
            return self._say(_("The file is too large."), "bad")
        try:
            keeper, roster = my_teams.read(text)
        except ValueError as error:
            return self._say(_("{sentence} Nothing was changed.").format(sentence=error), "bad")
        self._enrol(keeper, roster)


def enrol(shell: Shell, keeper: Keeper[Any], roster: Any) -> str:
    """Save a new team and go to it; return why it could not be saved, "" if it was."""
    key = shell.browser.fresh_id()
    written = my_teams.keep(shell.shelf.store, key, keeper, roster, shell.browser.wall_clock())
    if written.ok:
        shell.browser.persist()
        shell.go(routes.write(routes.TEAM, key))
    return written.trouble


def _games_of(kept: str) -> str:
    """Return the names of the games that the rosters of a game play."""
    return " · ".join(_(game.name) for game in GAMES if game.has_rosters and kept in (game.key, game.builds_on))


def _row(team: Kept) -> Row:
    if team.keeper is None:
        return Row(team.key, _("Team {name}").format(name=team.key), "", ("", ""), trouble=team.trouble)
    name, line, kits = team.keeper.summary(team.roster)
    line = f"{_(ruleset(team.keeper.game).name)} · {line}"
    return Row(team.key, name, line, kits, len(team.keeper.problems(team.roster, "")))


class OneTeam(QuietScreen):
    """A screen of one team.

    Args: shell - the page.
          team - the team as it is saved.
    """

    key = routes.TEAM

    def __init__(self, shell: Shell, team: Kept) -> None:
        super().__init__(shell)
        assert team.keeper is not None
        self.team = team.key
        self.keeper = team.keeper
        self.rosters = History(team.roster)

    @property
    def roster(self) -> Any:
        """The roster as it is now."""
        return self.rosters.now


class TeamScreen(OneTeam):
    """Its builder."""

    def __init__(self, shell: Shell, team: Kept) -> None:
        super().__init__(shell, team)
        self.opened = 0  # shirt of the player being changed
        self.sequence = team.sequence  # of the save this screen has seen last
        self.typing: tuple[Any, ...] = ()  # the field that is being typed into: its letters are one change

    def enter(self, notice: str = "") -> None:
        """Draw the frame, then what is in it."""
        canvas = self.shell.canvas
        canvas.forget()
        main = el("main", el("div", id="team-head", class_="team-head"), el("div", id="team-body", class_="team-body"),
                  id="main", tabindex=-1, class_="roster")
        canvas.fill("screen-team", join(el("div", id="team-bar"), main))
        self.draw()
        if notice:
            self.shell.say(notice)

    def draw(self) -> None:
        """Send what differs."""
        model = self._model()
        self._draw_head(model)
        self.shell.canvas.fill("team-body", builder.body(model))

    def _draw_head(self, model: builder.Builder) -> None:
        idle = "" if self.rosters.before else _("nothing has been done yet")
        undo = Button("", "undo-team", icon="undo", name=_("Undo"), off=idle)
        bare = "" if self.rosters.after else _("nothing was undone")
        redo = Button("", "redo-team", icon="redo", name=_("Redo"), off=bare)
        self.shell.canvas.fill("team-bar", page_bar(_("Team"), routes.write(routes.TEAMS), (undo, redo)))
        self.shell.canvas.fill("team-head", head(model))

    def _model(self) -> builder.Builder:
        return self.keeper.builder(self.roster, self.team, self.opened)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a button of this screen, or change the roster."""
        change = self.keeper.changes.get(do)
        if change is None:
            return super().act(do, arg)
        try:
            arguments = read(arg, *change.readers)
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
        """Show what a control has changed; where what had the focus is no more, it goes to a player who is."""
        if do == "renumber":
            self.opened = arguments[1]
        self.draw()
        if do in ("renumber", "release"):
            shown = self.opened if do == "renumber" else next((p.shirt for p in self._model().players), 0)
            self.shell.canvas.send("focus", f"member-{shown}" if shown else "main")

    def _change(self, changed: Any, field: tuple[Any, ...]) -> None:
        """Keep a changed roster: save it, remember the one before, say what it comes to.

        Args: field - what is being typed into: its letters are one change; () = nothing.
        """
        goes_on, self.typing = field != () and field == self.typing, field
        if changed != self.roster:
            self._keep(self.rosters.entered(changed, goes_on=goes_on))

    def _keep(self, rosters: History[Any]) -> None:
        """Save the roster of now, unless another tab has changed the team meanwhile: then that one is shown."""
        store = self.shell.shelf.store
        now = my_teams.opened(store, self.team)
        if now.keeper is not None and now.sequence != self.sequence:
            self.rosters, self.sequence = History(now.roster), now.sequence
            self.shell.say(_("Another tab has changed this team; what it saved is shown now."), "bad")
            return self.draw()
        self.rosters = rosters
        written = my_teams.keep(store, self.team, self.keeper, self.roster, self.shell.browser.wall_clock())
        if written.ok:
            self.sequence = my_teams.opened(store, self.team).sequence
        else:
            self.shell.say(written.trouble, "bad")
        self.shell.canvas.send("text", "say", "", self._spoken())

    def _spoken(self) -> str:
        """Return what a screen reader hears after a change."""
        model = self._model()
        return f"{model.tally.text}. {' '.join(p.text for p in model.problems) or _('Legal: this team may play.')}"

    def _draw_round(self) -> None:
        """Show what a typed field changed without touching the field itself."""
        model = self._model()
        self._draw_head(model)
        self.shell.canvas.send("fill", "team-rolls", "", builder.rolls(model) or "")
        for player in model.players:
            if player.shirt == self.opened:
                self.shell.canvas.send("text", f"member-name-{player.shirt}", "", player.name)
                self.shell.canvas.send("text", f"member-line-{player.shirt}", "", player.line)
                self.shell.canvas.send("fill", f"member-vals-{player.shirt}", "", value_cells(player.values))

    def on_open(self, arg: str) -> None:
        """Unfold or fold a player."""
        shirt = int(arg) if arg.isdecimal() else 0
        self.opened = 0 if self.opened == shirt else shirt
        self.typing = ()
        self.draw()

    def on_undo_team(self, arg: str) -> None:
        """Take back the last change."""
        self._go_to(self.rosters.undone())

    def on_redo_team(self, arg: str) -> None:
        """Make the change again that was taken back last."""
        self._go_to(self.rosters.redone())

    def _go_to(self, rosters: History[Any]) -> None:
        if rosters == self.rosters:
            return
        self.typing = ()
        self._keep(rosters)
        self.shell.canvas.forget("team-body")  # typed fields may hold more than was drawn
        self.draw()

    def on_why_not(self, arg: str) -> None:
        """Open the rule behind a reason."""
        game, _space, rule = arg.partition(" ")
        self.shell.open_sheet(rule_sheet(library.key_of(game), rule))

    def on_play(self, arg: str) -> None:
        """Go to a new match with this team at home."""
        self.shell.wanted_team = f"{my_teams.MINE}{self.team}"
        self.shell.go(routes.write(routes.NEW, library.word_of(self.keeper.game), routes.BOT))

    def on_forum(self, arg: str) -> None:
        """Show the team as text for people."""
        self.shell.open_sheet(sheet(_("Forum text"), forum_sheet(self.keeper.forum(self.roster))))

    def on_copy_forum(self, arg: str) -> None:
        """Copy that text."""
        self.shell.browser.copy(self.keeper.forum(self.roster))
        self.shell.say(_("Copied."))

    def on_fetch_team(self, arg: str) -> None:
        """Save the team as a file."""
        self.shell.browser.download(f"{self.keeper.game}-team-{self.team}.json", self.keeper.write(self.roster))

    def on_duplicate(self, arg: str) -> None:
        """Found another team like this one and go to it."""
        if trouble := enrol(self.shell, self.keeper, self.roster):
            self.shell.say(trouble, "bad")
        else:
            self.shell.notice = _("This is the duplicate.")

    def on_delete(self, arg: str) -> None:
        """Forget the team and go to the list, where it can be brought back."""
        save: Save | None = my_teams.delete(self.shell.shelf.store, self.team)
        self.shell.deleted_team = (self.team, save) if save is not None else None
        self.shell.go(routes.write(routes.TEAMS))


class SheetScreen(OneTeam):
    """Its sheet."""

    def markup(self) -> Markup:
        return team_sheet(self.keeper.sheet(self.roster, self.team))

    def on_print(self, arg: str) -> None:
        """Let the browser print."""
        self.shell.browser.print_page()


def team_screen(shell: Shell, key: str, part: str) -> QuietScreen:
    """Return the screen of a team; the list, with a notice, if there is no such team."""
    team = my_teams.opened(shell.shelf.store, key)
    if team.keeper is None:
        shell.notice = team.trouble
        shell.go(routes.write(routes.TEAMS))
        return TeamsScreen(shell)
    shell.notice = team.trouble or shell.notice
    return SheetScreen(shell, team) if part == SHEET else TeamScreen(shell, team)
