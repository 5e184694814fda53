"""The screen of one league: its season in parts, the simulation, and everything that can be done to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.league.course import DONE, OPEN, Line
from fracas.league.model import BRACKET, HUMAN, PLANS
from fracas.locale import _, ngettext, pgettext
from fracas.page import library, routes
from fracas.page.leagues import season_parts as parts
from fracas.page.leagues.coaching import BETWEEN, DEEDS, Coaching
from fracas.page.leagues.entrance import CHANGE
from fracas.page.leagues.entries import Entries
from fracas.page.leagues.fixtures import has_begun
from fracas.page.leagues.handling import Deeds
from fracas.page.leagues.shelf import Opened, season_line
from fracas.page.leagues.simulating import Simulating
from fracas.page.leagues.taking import Taking
from fracas.page.saving.storage import Written
from fracas.page.screens.quiet import QuietScreen
from fracas.view import season as view
from fracas.view.controls import Button, Choice, button, link_button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice

if TYPE_CHECKING:
    from fracas.page.shell import Shell

CHANGES = {  # controls that change the league
    "take-league", "merge", "entry-done", "fixture", "fixture-start", "improve-done", "withdraw-now", "next-season",
    "reinstate", "put-back", "season-back", "undo-league", "redo-league", *DEEDS,
}
TABLE, FIXTURES, PLAYERS, TEAMS, PAPER, MORE = "table", "fixtures", "players", "teams", "paper", "more"


class SeasonScreen(QuietScreen):
    """One league.

    Args: shell - the page.
          opened - the league.
          part - which part of it is shown.
    """

    key = routes.LEAGUE
    simulating: Simulating

    def __init__(self, shell: Shell, opened: Opened, part: str) -> None:
        super().__init__(shell)
        before = shell.screen
        is_same = isinstance(before, SeasonScreen) and before.opened is opened
        self.landing = "league-part" if is_same else "main"  # where a reader begins
        self.opened = opened
        self.part = part or TABLE
        self.round = str(opened.kept.get("round", ""))
        self.team = ""
        self.said = Notice("")
        self.simulating = self._take_over() or Simulating(shell, opened, self._simulated)
        shell.leagues.simulating = self.simulating
        self.taking = Taking(shell, self.draw)
        self.entries = Entries(self)
        self.deeds = Deeds(self)
        self.between = Coaching(self)
        self.between.team = int(opened.kept.get("between", -1))

    def _take_over(self) -> Simulating | None:
        """Return the simulation of this league that runs already: it goes on while its parts are looked at."""
        running = self.shell.leagues.simulating
        if running is None or not running.is_running or running.opened is not self.opened:
            return None
        running.ended = self._simulated
        return running

    # -- what is shown ---------------------------------------------------------------------------------------

    @property
    def is_played(self) -> bool:
        """Whether the season that is looked at is the one that is played."""
        return parts.shown(self.opened) is self.opened.league.season

    def markup(self) -> Markup:
        league = self.opened.league
        may_work = self.is_played and self.part in (TABLE, FIXTURES)
        has_work = may_work and any(line.status == OPEN for line in parts.known(self.opened))
        work = self.simulating.markup() if has_work or self.simulating.is_running else None
        return view.season(league.name, self._head(), work, self._notices(), view.tabs(self._tabs(), self.part),
                           self._part(), self._history())

    def _history(self) -> tuple[Button, ...]:
        """Return undo and redo, always there."""
        idle, bare = _("nothing has been done yet"), _("nothing was undone")
        return (Button("", "undo-league", icon="undo", name=_("Undo"), off="" if self.opened.files.before else idle),
                Button("", "redo-league", icon="redo", name=_("Redo"), off="" if self.opened.files.after else bare))

    def _head(self) -> view.Head:
        league, season = self.opened.league, parts.shown(self.opened)
        done = sum(line.status != OPEN for line in parts.known(self.opened))
        line = season_line(league, season, done)
        seasons = tuple(Choice(str(one.number), _("Season {n}").format(n=one.number)) for one in league.seasons)
        return view.Head(library.word_of(league.game), line, _(PLANS[league.plan]), parts.champion_name(self.opened),
                         seasons if len(seasons) > 1 else (), str(season.number))

    def _tabs(self) -> list[tuple[str, str, str]]:
        first = _("Bracket") if self.opened.league.plan == BRACKET else _("Table")
        names = ((TABLE, first), (FIXTURES, _("Fixtures")), (PLAYERS, _("Players")), (TEAMS, _("Teams")),
                 *([(BETWEEN, _("Between matches"))] if self._has_pauses() else []),
                 (PAPER, _("Season page")), (MORE, pgettext("league", "More")))
        return [(key, name, routes.write(routes.LEAGUE, self.opened.key, key)) for key, name in names]

    def _has_pauses(self) -> bool:
        """Whether people coach teams here that change between matches."""
        entries = self.opened.league.season.entries
        return self.between.arranger is not None and any(entry.coach == HUMAN for entry in entries)

    def _notices(self) -> list[Notice]:
        found = [each for each in (self.said, self.taking.said, *self.deeds.notices()) if each.text]
        entries = self.opened.league.season.entries
        if self.is_played and not self.simulating.is_running:
            found += self.between.notices()
        if self.is_played and not self.simulating.is_running and any(entry.coach == HUMAN for entry in entries):
            for one in parts.improving(self.opened):
                if one.is_open and entries[one.team].coach == HUMAN:
                    choose = Button(_("Improve players"), "improving", f"{one.line.fixture.key} {one.side}", "up")
                    found.append(Notice(_("{team}: survivors of the last match may improve.").format(
                        team=entries[one.team].name), (choose,)))
        return found

    def _part(self) -> Markup:
        match self.part:
            case "fixtures":
                return parts.fixtures(self.opened, self.round or parts.usual_round(self.opened), self._buttons)
            case "players":
                return parts.players(self.opened, self.team)
            case "teams":
                return join(self._changing(), parts.teams(self.opened, self.is_played))
            case "between":
                return self.between.markup()
            case "paper":
                return parts.season_page(self.opened)
            case "more":
                return self.deeds.markup()
        if self.opened.league.plan == BRACKET:
            return parts.draw(self.opened)
        return parts.table(self.opened)

    def _changing(self) -> Markup | None:
        """Return the way to the form in which a season is changed that has not begun."""
        if not self.is_played or has_begun(self.shell, self.opened):
            return None
        words = _("No match has begun: teams can still be added, taken out, renamed and given to other coaches.")
        if self.opened.league.season.number == 1:
            words = _("No match has begun: name, plan, teams, coaches and house rules can still be changed.")
        way = link_button(_("Change the season"), routes.write(routes.LEAGUE, self.opened.key, CHANGE),
                          icon_name="pencil")
        number = self.opened.league.season.number
        back = Button(_("Take back season {n}").format(n=number), "season-back", icon="undo")
        return view.panel(_("Before the season begins"), view.sentence(words),
                          el("div", way, button(back) if number > 1 else None, class_="acts"))

    def _buttons(self, line: Line) -> tuple[Button, ...]:
        """Return what can be done with a fixture."""
        if not self.is_played or self.simulating.is_running:
            return ()
        key, name = line.fixture.key, self.entries.title(line)
        if line.status == DONE:
            return (Button(_("Correct"), "entry", key, "pencil", name=_("Correct: {match}").format(match=name)),)
        if line.status != OPEN:
            return ()
        going = bool(self.shell.leagues.fixtures.begun(self.opened, line))
        words = _("Go on: {match}") if going else _("Play: {match}")
        return (Button(_("Go on") if going else _("Play"), "fixture", key, "play", name=words.format(match=name)),
                Button(_("Type in a result"), "entry", key, "pencil", name=_("Type in: {match}").format(match=name)))

    # -- what is done ----------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; while bots play, nothing else changes the league."""
        if self.simulating.is_running and do in CHANGES:
            self.shell.say(_("Stop the simulation first."))
            return True
        parts_of_it = (self.taking, self.entries, self.between, self.deeds)
        return any(part.act(do, arg) for part in parts_of_it) or super().act(do, arg)

    def keep(self, said: str = "") -> bool:
        """Save the league and show it; False if it could not be saved."""
        written = self.save()
        undo = (Button(_("Undo"), "undo-league", icon="undo"),) if self.opened.files.before else ()
        self._tell(Notice(said, undo, "good") if written.ok else Notice(written.trouble, tone="bad"))
        return written.ok

    def save(self) -> Written:
        """Save the league."""
        return self._remember(self.shell.leagues.shelf.keep(self.opened))

    def _remember(self, written: Written) -> Written:
        """Keep what is looked at, and the address, which may be another one now."""
        self.opened.kept["round"], self.opened.kept["between"] = self.round, self.between.team
        if self.shell.route.what != self.opened.key:
            self.shell.browser.replace(routes.write(routes.LEAGUE, self.opened.key, self.part))
        return written

    def on_undo_league(self, arg: str) -> None:
        """Take back what was done last."""
        self._travel(self.shell.leagues.shelf.go_back, _("Undone."))

    def on_redo_league(self, arg: str) -> None:
        """Do again what was taken back last."""
        self._travel(self.shell.leagues.shelf.go_on, _("Done again."))

    def _travel(self, go: Callable[[Opened], Written], said: str) -> None:
        written = self._remember(go(self.opened))
        self.deeds.forget()
        self._tell(Notice(said if written.ok else written.trouble, tone="good" if written.ok else "bad"))

    def _tell(self, said: Notice) -> None:
        """Show what became of it, say it aloud, and go on from there: what was pressed may be gone."""
        self.said = said
        self.draw()
        self.shell.canvas.send("text", "say", "", said.text)
        self.shell.canvas.send("focus", "league-part")

    def on_season(self, arg: str) -> None:
        """Look at another season."""
        number = int(arg)
        self.opened.season = 0 if number == len(self.opened.league.seasons) else number
        self.round = ""
        self.draw()

    def on_round(self, arg: str) -> None:
        """Look at another round."""
        self.round = arg
        self.opened.kept["round"] = arg
        self.draw()

    def on_players(self, arg: str) -> None:
        """Look at the players of another team."""
        self.team = arg
        self.draw()

    def on_stand_in(self, arg: str) -> None:
        """Choose who plays for human coaches in a simulation."""
        self.simulating.stand_in = arg
        self.draw()

    def on_simulate(self, arg: str) -> None:
        """Let bots play what is open."""
        self.said = Notice("")
        self.simulating.start()
        self.draw()
        self.shell.canvas.send("focus", "sim-stop")

    def on_stop_simulation(self, arg: str) -> None:
        """Stop the simulation."""
        self.simulating.stop()

    def _simulated(self, trouble: str) -> None:
        done = sum(line.status == DONE for line in parts.known(self.opened))
        text = ngettext("{n} match is decided.", "{n} matches are decided.", done).format(n=done)
        if self.shell.screen is self:
            self._tell(Notice(trouble, tone="bad") if trouble else Notice(text, tone="good"))
            self.shell.send()

    def on_print(self, arg: str) -> None:
        """Print the season."""
        self.shell.browser.print_page()


def screen(shell: Shell, opened: Opened, part: str) -> SeasonScreen:
    """Return the screen of a league."""
    return SeasonScreen(shell, opened, part)
