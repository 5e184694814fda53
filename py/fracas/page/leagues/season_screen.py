"""The screen of one league: its season in parts, the simulation, and the changes of the league."""

from collections.abc import Callable

from fracas.bots.levels import KEYS as BOTS
from fracas.league.matchups import DONE, OPEN, Matchup, round_name
from fracas.league.model import BRACKET, HUMAN, PLANS, League
from fracas.locale import _, ngettext, pgettext
from fracas.page import routes, slugs
from fracas.page.chunks import CLIP, STORY
from fracas.page.controls import Control, Controls, control
from fracas.page.leagues import season_model
from fracas.page.leagues import season_sections as sections
from fracas.page.leagues.between_matches import BetweenMatchesPart
from fracas.page.leagues.fixtures import has_begun, match_id
from fracas.page.leagues.league_import import LeagueImport
from fracas.page.leagues.result_entry import ResultEntry
from fracas.page.leagues.season_changes import SeasonChanges
from fracas.page.leagues.season_model import (
    BETWEEN,
    FIXTURES,
    MORE,
    PAPER,
    PLAYERS,
    TABLE,
    TEAMS,
    SeasonModel,
    SeasonPorts,
)
from fracas.page.leagues.season_simulation import SeasonSimulation
from fracas.page.leagues.services import LeagueServices
from fracas.page.leagues.shelf import OpenLeague, season_line
from fracas.page.saving.history import History
from fracas.page.saving.storage import WriteReport
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.view.arguments import number, one_of, word
from fracas.view.controls import Button, LabelledValue, button, link_button, undo_redo_buttons
from fracas.view.leagues import season as view
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice


class SeasonScreen(MarkupScreen):
    """One league.

    Args: leagues - of this device.
          opened - the league.
          part - key of the part that is shown.
    """

    key = routes.LEAGUE
    opened: OpenLeague

    def __init__(self, leagues: LeagueServices, opened: OpenLeague, part: str) -> None:
        super().__init__(leagues.shell)
        self.leagues = leagues
        before = self.shell.screen
        is_same = isinstance(before, SeasonScreen) and before.opened is opened
        self.landing = "league-part" if is_same else "main"  # id of the element that gets the focus
        self.opened = opened
        self.going: dict[str, str] = {}  # started matches that are not over, as they were drawn last
        self.model = SeasonModel(opened, part or TABLE)
        ports = SeasonPorts(self.shell, self.draw, self._save, self._save_and_tell, self._change)
        self.simulation = self._running_simulation() or SeasonSimulation(
            self.shell, opened, lambda goes_on: leagues.shelf.save(opened, goes_on=goes_on), self._simulation_ended)
        leagues.watch(self.simulation)
        self.incoming = LeagueImport(leagues, self.draw)
        self.results = ResultEntry(self.model, ports, leagues.fixtures)
        self.between_matches = BetweenMatchesPart(self.model, ports, leagues.fixtures)
        self.changes = SeasonChanges(self.model, ports, leagues.shelf.text, self.incoming.markup)
        self.controls = self._controls()

    def _controls(self) -> Controls:
        opened = self.opened
        sides = (self.incoming, self.results, self.between_matches, self.changes)
        return {
            "season": control(self._choose_season, number),
            "card": control(lambda: self.shell.browser.when_loaded(self._share_picture, (CLIP, STORY))),
            "story-post": control(self._download_story),
            "round": control(self._choose_round, word),
            "players": control(self._choose_team, word),
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

    def _share_picture(self) -> None:
        """Share the season as a picture: its table, leader and match of the round."""
        from fracas.page.leagues.chronicle_picture import share_season
        share_season(self.shell, self.opened)

    def _download_story(self) -> None:
        """Save the story of the season as a post, with the boards of matches that are kept here."""
        from fracas.page.leagues import chronicle_view
        opened, season = self.opened, sections.viewed_season(self.opened)
        links = self.leagues.fixtures.links_of(opened, season, sections.season_lines(opened))
        post = chronicle_view.post(opened, links)
        self.shell.browser.download(f"{slugs.slug_of(opened.league.game)}-season-{season.number}.md", post)

    def _while_idle(self, controls: Controls) -> Controls:
        """Return controls that change the league: while bots play they only say so."""
        def guarded(use: Control) -> Control:
            def use_if_idle(arg: str) -> None:
                if self.simulation.is_running:
                    return self.shell.say(_("Stop the simulation first."))
                use(arg)
            return use_if_idle
        return {do: guarded(use) for do, use in controls.items()}

    def _running_simulation(self) -> SeasonSimulation | None:
        """Return the simulation of this league that runs already: it goes on while its parts are looked at."""
        running = self.leagues.simulation
        if running is None or not running.is_running or running.opened is not self.opened:
            return None
        running.ended = self._simulation_ended
        return running

    # -- the markup ------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        league, self.going = self.opened.league, self.leagues.fixtures.open_matches(self.opened)
        may_work = self.model.is_played and self.model.part in (TABLE, FIXTURES)
        has_work = may_work and any(line.status == OPEN for line in sections.season_lines(self.opened))
        work = self.simulation.markup() if has_work or self.simulation.is_running else None
        files, lead = self.opened.files, join(self._next(), work)
        tabs = view.tabs(self._tabs(), self.model.part)
        return view.season_screen(league.name, self._head(), lead or None, self._notices(), tabs, self._part(),
                           undo_redo_buttons("league", bool(files.before), bool(files.after)))

    def _next(self) -> Markup | None:
        """Return the next match of a person, one that was started before the others."""
        if not self.model.is_played or self.simulation.is_running or self.model.part != TABLE:
            return None
        entries = self.opened.league.season.entries
        mine = [line for line in sections.season_lines(self.opened) if line.status == OPEN
                and HUMAN in (entries[line.fixture.home].coach, entries[line.fixture.away].coach)]
        if not mine:
            return None
        line = next((one for one in mine if self._is_going(one)), mine[0])
        words = f"{sections.title(self.opened, line)}, {round_name(sections.round_of(line))}"
        play = self._buttons(line)[0]._replace(main=True)
        title = el("h2", _("Your next match"), class_="c")
        return el("div", title, el("p", words), el("div", button(play), class_="acts"), class_="stack")

    def _head(self) -> Markup:
        league, season = self.opened.league, sections.viewed_season(self.opened)
        done = sum(line.status != OPEN for line in sections.season_lines(self.opened))
        line = season_line(league, season, done)
        seasons = tuple(LabelledValue(str(one.number), _("Season {n}").format(n=one.number)) for one in league.seasons)
        return view.season_head(
            slugs.slug_of(league.game), line, _(PLANS[league.plan]), sections.champion_name(self.opened),
            seasons if len(seasons) > 1 else (), str(season.number))

    def _tabs(self) -> list[tuple[str, str, str]]:
        first = _("Bracket") if self.opened.league.plan == BRACKET else _("Table")
        names = ((TABLE, first), (FIXTURES, _("Fixtures")), (routes.STORY, _("Story")), (PLAYERS, _("Players")),
                 (TEAMS, _("Teams")),
                 *([(BETWEEN, _("Between matches"))] if self._has_pauses() else []),
                 (PAPER, _("Season page")), (MORE, pgettext("league", "More")))
        return [(key, name, routes.write(routes.LEAGUE, self.opened.key, key)) for key, name in names]

    def _has_pauses(self) -> bool:
        """Whether people coach teams here that change between matches."""
        entries = self.opened.league.season.entries
        return self.between_matches.management is not None and any(entry.coach == HUMAN for entry in entries)

    def _notices(self) -> list[Notice]:
        found = [each for each in (self.model.notice, self.incoming.said, *self.changes.notices()) if each.text]
        entries = self.opened.league.season.entries
        if self.model.is_played and not self.simulation.is_running:
            found += self.between_matches.notices()
        if self.model.is_played and not self.simulation.is_running and any(entry.coach == HUMAN for entry in entries):
            for one in sections.open_improvements(self.opened):
                if one.is_open and entries[one.team].coach == HUMAN:
                    choose = Button(_("Improve players"), "improving", f"{one.matchup.fixture.key} {one.side}", "up")
                    found.append(Notice(_("{team}: improve the survivors of the last match.").format(
                        team=entries[one.team].name), (choose,)))
        return found

    def _part(self) -> Markup:
        if self.model.part.startswith((routes.STORY, routes.LIFE)):
            from fracas.page.leagues import chronicle_view
            return chronicle_view.part_of(self.opened, self.model.part) or sections.table(self.opened)
        match self.model.part:
            case season_model.FIXTURES:
                shown = self.opened.round or sections.usual_round(self.opened)
                return sections.fixtures(self.opened, shown, self._buttons)
            case season_model.PLAYERS:
                return join(sections.players(self.opened, self.model.team),
                            sections.life_links(self.opened, self.model.team))
            case season_model.TEAMS:
                return join(self._changing(), sections.teams(self.opened, self.model.is_played))
            case season_model.BETWEEN:
                return self.between_matches.markup()
            case season_model.PAPER:
                return sections.season_page(self.opened)
            case season_model.MORE:
                return self.changes.markup()
        if self.opened.league.plan == BRACKET:
            return sections.draw(self.opened)
        return sections.table(self.opened)

    def _changing(self) -> Markup | None:
        """Return the panel with the form of a season that has not begun, None once it has."""
        if not self.model.is_played or has_begun(self.shell, self.opened):
            return None
        words = _("No match has begun. You can still add, remove and rename teams, and change coaches.")
        if self.opened.league.season.number == 1:
            words = _("No match has begun. You can still change the name, plan, teams, coaches and house rules.")
        way = link_button(_("Change the season"), routes.write(routes.LEAGUE, self.opened.key, routes.CHANGE),
                          icon_name="pencil")
        number = self.opened.league.season.number
        back = Button(_("Undo season {n}").format(n=number), "season-back", icon="undo")
        return view.panel(_("Before the season begins"), view.sentence(words),
                          el("div", way, button(back) if number > 1 else None, class_="acts"))

    def _is_going(self, line: Matchup) -> bool:
        """Return whether the match of a fixture was started here and is not over."""
        return match_id(self.opened, line.fixture.key) in self.going

    def _buttons(self, line: Matchup) -> tuple[Button, ...]:
        """Return the buttons of a fixture."""
        if not self.model.is_played or self.simulation.is_running:
            return ()
        key, name = line.fixture.key, sections.title(self.opened, line)
        if line.status == DONE:
            return (Button(_("Correct"), "entry", key, "pencil", name=_("Correct: {match}").format(match=name)),)
        if line.status != OPEN:
            return ()
        going = self._is_going(line)
        words = _("Go on: {match}") if going else _("Play: {match}")
        return (Button(_("Go on") if going else _("Play"), "fixture", key, "play", name=words.format(match=name)),
                Button(_("Enter a result"), "entry", key, "pencil",
                       name=_("Enter a result: {match}").format(match=name)))

    # -- changes ---------------------------------------------------------------------------------------------

    def _change(self, make: Callable[[League], object], said: str) -> bool:
        """Change the league, save it and show a sentence; or show why it cannot be, and return False."""
        try:
            make(self.opened.league)
        except ValueError as error:
            self.shell.say(str(error), "bad")
            return False
        return self._save_and_tell(said)

    def _save_and_tell(self, said: str) -> bool:
        """Save the league and show it with a sentence; False if it could not be saved."""
        written = self._save()
        undo = (Button(_("Undo"), "undo-league", icon="undo"),) if self.opened.files.before else ()
        self._tell(Notice(said, undo, "good") if written.ok else Notice(written.trouble, tone="bad"))
        return written.ok

    def _save(self) -> WriteReport:
        """Save the league."""
        return self._readdress(self.leagues.shelf.save(self.opened))

    def _readdress(self, written: WriteReport) -> WriteReport:
        """Put the address of the league into the address bar: it may be another one now."""
        if self.shell.route.what != self.opened.key:
            self.shell.browser.replace(routes.write(routes.LEAGUE, self.opened.key, self.model.part))
        return written

    def _travel(self, files: History[str], said: str) -> None:
        """Go back or on to another state of the league."""
        written = self._readdress(self.leagues.shelf.save_version(self.opened, files))
        self.changes.forget()
        self._tell(Notice(said if written.ok else written.trouble, tone="good" if written.ok else "bad"))

    def _tell(self, said: Notice) -> None:
        """Show the outcome of a change, announce it, and move the focus: the control that was pressed may be gone."""
        self.model.notice = said
        self.draw()
        self.shell.canvas.send("text", "say", "", said.text)
        self.shell.canvas.send("focus", "league-part")

    def _choose_season(self, number: int) -> None:
        self.opened.season = 0 if number == len(self.opened.league.seasons) else number
        self.opened.round = ""
        self.draw()

    def _choose_round(self, key: str) -> None:
        self.opened.round = key
        self.draw()

    def _choose_team(self, team: str) -> None:
        self.model.team = team
        self.draw()

    # -- the simulation --------------------------------------------------------------------------------------

    def _choose_stand_in(self, level: str) -> None:
        """Choose the bot that plays for human coaches."""
        self.simulation.stand_in = level
        self.draw()

    def _simulate(self) -> None:
        """Let bots play the open matches."""
        self.model.notice = Notice("")
        self.simulation.start()
        self.draw()
        self.shell.canvas.send("focus", "sim-stop")

    def _simulation_ended(self, trouble: str) -> None:
        done = sum(line.status == DONE for line in sections.season_lines(self.opened))
        text = ngettext("{n} match decided.", "{n} matches decided.", done).format(n=done)
        if self.shell.screen is self:
            self._tell(Notice(trouble, tone="bad") if trouble else Notice(text, tone="good"))
            self.shell.send()
