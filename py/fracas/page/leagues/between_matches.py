"""The part of the season screen in which coaches act between two matches: teach, hire, drop and buy."""

from functools import partial

from fracas.faces import team_management_of
from fracas.faces.team_management import TeamManagement
from fracas.league.between_matches import IdleTeam, idle_teams, set_post_match_actions, set_preseason_actions
from fracas.league.matchups import OPEN, Matchup
from fracas.league.results import fixture_name
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.chunks import rulebook_of
from fracas.page.controls import control
from fracas.page.leagues import season_sections as sections
from fracas.page.leagues.fixtures import Fixtures
from fracas.page.leagues.season_model import BETWEEN, SeasonModel, SeasonPorts
from fracas.view.arguments import number, text
from fracas.view.controls import Button, LabelledValue
from fracas.view.leagues import season as season_view
from fracas.view.markup import Markup
from fracas.view.shell import Notice
from fracas.view.teams import between_matches as view

TEAM_CONTROLS = ("hire", "support", "lesson", "release", "take-back")  # they change the team


class BetweenMatchesPart:
    """The teams of human coaches between two matches.

    Args: model - of the season screen.
          ports - of the season screen.
          fixtures - the league matches on this page.
    """

    def __init__(self, model: SeasonModel, ports: SeasonPorts, fixtures: Fixtures) -> None:
        self.model, self.ports, self.fixtures = model, ports, fixtures
        self.shell, self.opened = ports.shell, model.opened
        self.unfolded = 0  # shirt of the player whose sheet is open
        self.management: TeamManagement | None = team_management_of(model.opened.league.game)
        self.controls = {
            "between": control(self._show, number),
            "open": control(self._unfold, number),
            "team-sheet": control(lambda team: self.shell.go(self._sheet_of(team)), number),
        }
        self.changes = {do: control(partial(self._do, do), text) for do in TEAM_CONTROLS}

    def teams(self) -> list[IdleTeam]:
        """Return the teams of human coaches in the season that is played."""
        if self.management is None:
            return []
        return self.opened.compute_once("resting", lambda: idle_teams(self.opened.league))

    def _chosen(self) -> IdleTeam | None:
        found = self.teams()
        return next((one for one in found if one.number == self.opened.team), found[0] if found else None)

    def _open_match(self, team: IdleTeam) -> Matchup | None:
        """Return the next match of a team, if it was started on this device with the team as it stands."""
        for line in sections.season_lines(self.opened):
            if line.status == OPEN and team.number in (line.fixture.home, line.fixture.away):
                return line if self.fixtures.has_open_match(self.opened, line) else None
        return None

    # -- the markup ------------------------------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        """Return one notice for each team with abilities to choose."""
        management = self.management
        if management is None or self.model.part == BETWEEN:
            return []
        found = []
        counts = self.opened.compute_once(
            "lessons", lambda: [management.pending_lessons(team.pause) for team in self.teams()])
        for team, waiting in zip(self.teams(), counts, strict=True):
            if waiting:
                text = ngettext("{team}: {n} ability to learn.", "{team}: {n} abilities to learn.",
                                waiting).format(team=self._name(team), n=waiting)
                found.append(Notice(text, (Button(_("Between matches"), "between", str(team.number), "up"),)))
        return found

    def _name(self, team: IdleTeam) -> str:
        return self.opened.league.season.entries[team.number].name

    def markup(self) -> Markup:
        """Return the part."""
        team = self._chosen()
        if team is None or self.management is None or not self.model.is_played:
            text = _("Teach, hire, drop and buy here, before the first match and after each match.")
            return season_view.panel(_("Between matches"), season_view.sentence(text))
        model = self.management.part(team.pause, self._name(team), self.unfolded, self._sheet_of(team.number))
        teams = tuple(LabelledValue(str(one.number), self._name(one)) for one in self.teams())
        model = model._replace(closed=self._closed(team), is_opening=team.matchup is None)
        return view.between_matches(model, teams, str(team.number))

    def _sheet_of(self, team: int) -> str:
        return routes.write(routes.LEAGUE, self.opened.key, f"{routes.SHEET}-{team}")

    def _closed(self, team: IdleTeam) -> str:
        """Return the reason for which a team cannot be changed now, "" if it can."""
        match = self._open_match(team)
        if match is None:
            return ""
        return _("{fixture} of this team has begun. Change the team when it is over.").format(
            fixture=fixture_name(match.fixture.key))

    # -- controls --------------------------------------------------------------------------------------------

    def _show(self, team: int) -> None:
        """Go to a team: to the part from anywhere else."""
        self.opened.team, self.unfolded = team, 0
        if self.model.part == BETWEEN:
            return self.ports.draw()
        self.shell.go(routes.write(routes.LEAGUE, self.opened.key, BETWEEN))

    def _unfold(self, shirt: int) -> None:
        """Unfold the abilities a player may learn as soon as the rule book is here, or fold them."""
        def unfold() -> None:
            self.unfolded = 0 if shirt == self.unfolded else shirt
            self.ports.draw()
        self.shell.when_loaded_here(unfold, rulebook_of(self.opened.league.game))

    def _do(self, do: str, arg: str) -> None:
        """Carry out a control of the team, or say why it cannot be."""
        team = self._chosen()
        if team is None or self.management is None or not self.model.is_played:
            return
        if trouble := self._closed(team):
            return self.shell.say(trouble, "bad")
        try:
            words = self.management.change(team.pause, do, arg)
            league = self.opened.league
            if team.matchup is None:
                set_preseason_actions(league, team.number, words)
            else:
                set_post_match_actions(league, team.matchup.fixture.key, team.side, words)
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self.opened.team = team.number
        self._keep(do)

    def _keep(self, do: str) -> None:
        """Save the league and show the team; the focus stays where it was if that is still there."""
        written = self.ports.save()
        team = self._chosen()
        if team is None or self.management is None:
            return self.ports.draw()
        self.model.notice = Notice("" if written.ok else written.trouble, tone="bad")
        self.ports.draw()
        spoken = self.management.announcement(team.pause) if written.ok else written.trouble
        self.shell.canvas.send("text", "say", "", spoken)
        if do in ("release", "take-back", "lesson"):  # the button that was pressed is gone
            self.shell.canvas.send("focus", f"member-{self.unfolded}" if do == "lesson" else "between-done")
