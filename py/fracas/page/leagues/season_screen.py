"""The screen of one league: its season in parts, the simulation, and everything that can be done to it."""

from collections.abc import Callable

from fracas.bots.levels import KEYS as BOTS
from fracas.league.matchups import DONE, OPEN, Matchup
from fracas.league.model import BRACKET, HUMAN, PLANS, League
from fracas.locale import _, ngettext, pgettext
from fracas.page import routes, slugs
from fracas.page.controls import Control, Controls, control
from fracas.page.leagues import season_sections as parts
from fracas.page.leagues.between_matches import BETWEEN, BetweenMatches
from fracas.page.leagues.fixtures import has_begun
from fracas.page.leagues.league_import import LeagueImport
from fracas.page.leagues.result_entry import ResultEntry
from fracas.page.leagues.season_changes import SeasonChanges
from fracas.page.leagues.season_simulation import SeasonSimulation
from fracas.page.leagues.services import CHANGE, LeagueServices
from fracas.page.leagues.shelf import OpenLeague, season_line
from fracas.page.saving.history import History
from fracas.page.saving.storage import WriteReport
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.view.arguments import number, one_of, word
from fracas.view.controls import Button, LabelledValue, button, link_button, undo_redo_buttons
from fracas.view.leagues import season as view
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice

TABLE, FIXTURES, PLAYERS, TEAMS, PAPER, MORE = "table", "fixtures", "players", "teams", "paper", "more"


class SeasonScreen(MarkupScreen):
    """One league.

    Args: leagues - of this device.
          opened - the league.
          part - which part of it is shown.
    """

    key = routes.LEAGUE
    opened: OpenLeague

    def __init__(self, leagues: LeagueServices, opened: OpenLeague, part: str) -> None:
        super().__init__(leagues.shell)
        self.leagues = leagues
        before = self.shell.screen
        is_same = isinstance(before, SeasonScreen) and before.opened is opened
        self.landing = "league-part" if is_same else "main"  # where a reader begins
        self.opened = opened
        self.part = part or TABLE
        self.team = ""  # key of the one whose players are looked at
        self.said = Notice("")
        self.simulation = self._take_over() or SeasonSimulation(leagues, opened, self._simulated)
        leagues.simulation = self.simulation
        self.incoming = LeagueImport(leagues, self.draw)
        self.results = ResultEntry(self)
        self.coaching = BetweenMatches(self)
        self.course = SeasonChanges(self)
        sides = (self.incoming, self.results, self.coaching, self.course)
        self.controls = {
            "season": control(self._look_at_season, number),
            "round": control(self._look_at_round, word),
            "players": control(self._look_at_players, word),
            "stand-in": control(self._choose_stand_in, one_of("", *BOTS)),
            "simulate": control(self._simulate),
            "stop-simulation": control(self.simulation.stop),
            **{do: use for side in sides for do, use in side.controls.items()},
            **self._while_idle({
                "undo-league": control(lambda: self._travel(opened.files.undo(), _("Undone."))),
                "redo-league": control(lambda: self._travel(opened.files.redo(), _("Done again."))),
                **{do: use for side in sides for do, use in side.changes.items()},
            }),
        }

    def _while_idle(self, controls: Controls) -> Controls:
        """Return controls that change the league: while bots play they only say so."""
        def guarded(use: Control) -> Control:
            def use_if_idle(arg: str) -> None:
                if self.simulation.is_running:
                    return self.shell.say(_("Stop the simulation first."))
                use(arg)
            return use_if_idle
        return {do: guarded(use) for do, use in controls.items()}

    def _take_over(self) -> SeasonSimulation | None:
        """Return the simulation of this league that runs already: it goes on while its parts are looked at."""
        running = self.leagues.simulation
        if running is None or not running.is_running or running.opened is not self.opened:
            return None
        running.ended = self._simulated
        return running

    # -- what is shown ---------------------------------------------------------------------------------------

    @property
    def is_played(self) -> bool:
        """Whether the season that is looked at is the one that is played."""
        return parts.viewed_season(self.opened) is self.opened.league.season

    def markup(self) -> Markup:
        league = self.opened.league
        may_work = self.is_played and self.part in (TABLE, FIXTURES)
        has_work = may_work and any(line.status == OPEN for line in parts.season_lines(self.opened))
        work = self.simulation.markup() if has_work or self.simulation.is_running else None
        files, lead = self.opened.files, join(self._next(), work)
        return view.season_screen(league.name, self._head(), lead or None, self._notices(),
                                  view.tabs(self._tabs(), self.part),
                           self._part(), undo_redo_buttons("league", bool(files.before), bool(files.after)))

    def _next(self) -> Markup | None:
        """Return the way into the next match of a person, one that has begun before the others."""
        if not self.is_played or self.simulation.is_running or self.part != TABLE:
            return None
        entries, begun = self.opened.league.season.entries, self.leagues.fixtures.begun
        mine = [line for line in parts.season_lines(self.opened) if line.status == OPEN
                and HUMAN in (entries[line.fixture.home].coach, entries[line.fixture.away].coach)]
        if not mine:
            return None
        line = next((one for one in mine if begun(self.opened, one)), mine[0])
        told = f"{parts.title(self.opened, line)}, {parts.round_name(parts.round_of(line))}"
        play = self._buttons(line)[0]._replace(main=True)
        title = el("h2", _("Your next match"), class_="c")
        return el("div", title, el("p", told), el("div", button(play), class_="acts"), class_="stack")

    def _head(self) -> Markup:
        league, season = self.opened.league, parts.viewed_season(self.opened)
        done = sum(line.status != OPEN for line in parts.season_lines(self.opened))
        line = season_line(league, season, done)
        seasons = tuple(LabelledValue(str(one.number), _("Season {n}").format(n=one.number)) for one in league.seasons)
        return view.season_head(slugs.slug_of(league.game), line, _(PLANS[league.plan]),
                                parts.champion_name(self.opened),
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
        return self.coaching.arranger is not None and any(entry.coach == HUMAN for entry in entries)

    def _notices(self) -> list[Notice]:
        found = [each for each in (self.said, self.incoming.said, *self.course.notices()) if each.text]
        entries = self.opened.league.season.entries
        if self.is_played and not self.simulation.is_running:
            found += self.coaching.notices()
        if self.is_played and not self.simulation.is_running and any(entry.coach == HUMAN for entry in entries):
            for one in parts.open_improvements(self.opened):
                if one.is_open and entries[one.team].coach == HUMAN:
                    choose = Button(_("Improve players"), "improving", f"{one.matchup.fixture.key} {one.side}", "up")
                    found.append(Notice(_("{team}: survivors of the last match may improve.").format(
                        team=entries[one.team].name), (choose,)))
        return found

    def _part(self) -> Markup:
        match self.part:
            case "fixtures":
                return parts.fixtures(self.opened, self.opened.round or parts.usual_round(self.opened), self._buttons)
            case "players":
                return parts.players(self.opened, self.team)
            case "teams":
                return join(self._changing(), parts.teams(self.opened, self.is_played))
            case "between":
                return self.coaching.markup()
            case "paper":
                return parts.season_page(self.opened)
            case "more":
                return self.course.markup()
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

    def _buttons(self, line: Matchup) -> tuple[Button, ...]:
        """Return what can be done with a fixture."""
        if not self.is_played or self.simulation.is_running:
            return ()
        key, name = line.fixture.key, parts.title(self.opened, line)
        if line.status == DONE:
            return (Button(_("Correct"), "entry", key, "pencil", name=_("Correct: {match}").format(match=name)),)
        if line.status != OPEN:
            return ()
        going = bool(self.leagues.fixtures.begun(self.opened, line))
        words = _("Go on: {match}") if going else _("Play: {match}")
        return (Button(_("Go on") if going else _("Play"), "fixture", key, "play", name=words.format(match=name)),
                Button(_("Type in a result"), "entry", key, "pencil",
                       name=_("Type in a result: {match}").format(match=name)))

    # -- what is done ----------------------------------------------------------------------------------------

    def change(self, make: Callable[[League], object], said: str, **names: object) -> bool:
        """Change the league, save it and say so; or say why it cannot be, and return False.

        Args: said - with the names in it filled in.
        """
        try:
            make(self.opened.league)
        except ValueError as error:
            self.shell.say(str(error), "bad")
            return False
        return self.keep(said.format(**names))

    def keep(self, said: str = "") -> bool:
        """Save the league and show it; False if it could not be saved."""
        written = self.save()
        undo = (Button(_("Undo"), "undo-league", icon="undo"),) if self.opened.files.before else ()
        self._tell(Notice(said, undo, "good") if written.ok else Notice(written.trouble, tone="bad"))
        return written.ok

    def save(self) -> WriteReport:
        """Save the league."""
        return self._readdress(self.leagues.shelf.keep(self.opened))

    def _readdress(self, written: WriteReport) -> WriteReport:
        """Keep the address that of the league, which may be another one now."""
        if self.shell.route.what != self.opened.key:
            self.shell.browser.replace(routes.write(routes.LEAGUE, self.opened.key, self.part))
        return written

    def _travel(self, files: History[str], said: str) -> None:
        """Go back or on to another state of the league."""
        written = self._readdress(self.leagues.shelf.travel(self.opened, files))
        self.course.forget()
        self._tell(Notice(said if written.ok else written.trouble, tone="good" if written.ok else "bad"))

    def _tell(self, said: Notice) -> None:
        """Show what became of it, say it aloud, and go on from there: what was pressed may be gone."""
        self.said = said
        self.draw()
        self.shell.canvas.send("text", "say", "", said.text)
        self.shell.canvas.send("focus", "league-part")

    def _look_at_season(self, number: int) -> None:
        self.opened.season = 0 if number == len(self.opened.league.seasons) else number
        self.opened.round = ""
        self.draw()

    def _look_at_round(self, key: str) -> None:
        self.opened.round = key
        self.draw()

    def _look_at_players(self, team: str) -> None:
        self.team = team
        self.draw()

    # -- the simulation --------------------------------------------------------------------------------------

    def _choose_stand_in(self, level: str) -> None:
        """Choose who plays for human coaches."""
        self.simulation.stand_in = level
        self.draw()

    def _simulate(self) -> None:
        """Let bots play what is open."""
        self.said = Notice("")
        self.simulation.start()
        self.draw()
        self.shell.canvas.send("focus", "sim-stop")

    def _simulated(self, trouble: str) -> None:
        done = sum(line.status == DONE for line in parts.season_lines(self.opened))
        text = ngettext("{n} match is decided.", "{n} matches are decided.", done).format(n=done)
        if self.shell.screen is self:
            self._tell(Notice(trouble, tone="bad") if trouble else Notice(text, tone="good"))
            self.shell.send()
