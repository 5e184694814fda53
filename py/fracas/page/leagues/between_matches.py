"""The part of a league in which a coach acts between two matches: teaches, hires, drops and buys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from fracas.faces import arranger_of
from fracas.faces.roster_editor import Arranger
from fracas.league.between_matches import IdleTeam, idle_teams, set_post_match_actions, set_preseason_actions
from fracas.league.matchups import OPEN, Matchup
from fracas.league.results import fixture_name
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.chunks import rulebook_of
from fracas.page.controls import control
from fracas.page.leagues import season_sections as parts
from fracas.page.leagues.services import SHEET
from fracas.view.arguments import number, text
from fracas.view.controls import Button, LabelledValue
from fracas.view.leagues import season as season_view
from fracas.view.markup import Markup
from fracas.view.shell import Notice
from fracas.view.teams import between_matches as view

if TYPE_CHECKING:
    from fracas.page.leagues.season_screen import SeasonScreen

BETWEEN = "between"  # the part of the address
DEEDS = ("hire", "support", "lesson", "release", "take-back")  # controls that change the team


class BetweenMatches:
    """Teams between two matches.

    Args: screen - the season.
    """

    def __init__(self, screen: SeasonScreen) -> None:
        self.screen, self.shell, self.opened = screen, screen.shell, screen.opened
        self.unfolded = 0  # shirt of the player whose sheet is open
        self.arranger: Arranger | None = arranger_of(screen.opened.league.game)
        self.controls = {
            "between": control(self._show, number),
            "open": control(self._unfold, number),
            "team-sheet": control(lambda team: self.shell.go(self._sheet_of(team)), number),
        }
        self.changes = {do: control(partial(self._do, do), text) for do in DEEDS}

    def teams(self) -> list[IdleTeam]:
        """Return the teams of human coaches in the season that is played."""
        if self.arranger is None:
            return []
        return self.opened.cached("resting", lambda: idle_teams(self.opened.league))

    def _chosen(self) -> IdleTeam | None:
        found = self.teams()
        return next((one for one in found if one.number == self.opened.team), found[0] if found else None)

    def _begun(self, team: IdleTeam) -> Matchup | None:
        """Return the next match of a team, if it is under way on this device with the team as it stands."""
        for line in parts.season_lines(self.opened):
            if line.status == OPEN and team.number in (line.fixture.home, line.fixture.away):
                begun = self.screen.leagues.fixtures.is_going(self.opened, line)
                return line if begun else None
        return None

    # -- what is shown ---------------------------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        """Return what waits for a coach."""
        arranger = self.arranger
        if arranger is None or self.screen.part == BETWEEN:
            return []
        found = []
        calls = self.opened.cached("calls", lambda: [arranger.pending_lessons(team.pause) for team in self.teams()])
        for team, waiting in zip(self.teams(), calls, strict=True):
            if waiting:
                text = ngettext("{team}: {n} ability waits to be learned.", "{team}: {n} abilities wait to be learned.",
                                waiting).format(team=self._name(team), n=waiting)
                found.append(Notice(text, (Button(_("Between matches"), "between", str(team.number), "up"),)))
        return found

    def _name(self, team: IdleTeam) -> str:
        return self.opened.league.season.entries[team.number].name

    def markup(self) -> Markup:
        """Return the part."""
        team = self._chosen()
        if team is None or self.arranger is None or not self.screen.is_played:
            text = _("Here human coaches teach, hire, drop and buy, before the first match and after each.")
            return season_view.panel(_("Between matches"), season_view.sentence(text))
        model = self.arranger.part(team.pause, self._name(team), self.unfolded, self._sheet_of(team.number))
        teams = tuple(LabelledValue(str(one.number), self._name(one)) for one in self.teams())
        model = model._replace(closed=self._closed(team), is_opening=team.matchup is None)
        return view.between_matches(model, teams, str(team.number))

    def _sheet_of(self, team: int) -> str:
        return routes.write(routes.LEAGUE, self.opened.key, f"{SHEET}{team}")

    def _closed(self, team: IdleTeam) -> str:
        begun = self._begun(team)
        if begun is None:
            return ""
        return _("{fixture} of this team has begun: what is to change waits until it is over.").format(
            fixture=fixture_name(begun.fixture.key))

    # -- what is done ----------------------------------------------------------------------------------------

    def _show(self, team: int) -> None:
        """Go to a team: to the part from anywhere else."""
        self.opened.team, self.unfolded = team, 0
        if self.screen.part == BETWEEN:
            return self.screen.draw()
        self.shell.go(routes.write(routes.LEAGUE, self.opened.key, BETWEEN))

    def _unfold(self, shirt: int) -> None:
        """Unfold what a player may learn, in the words of the rule book as soon as that is here, or fold it."""
        def unfold() -> None:
            self.unfolded = 0 if shirt == self.unfolded else shirt
            self.screen.draw()
        self.shell.when_loaded_here(unfold, rulebook_of(self.opened.league.game))

    def _do(self, do: str, arg: str) -> None:
        """Enter a deed, or say why not."""
        team = self._chosen()
        if team is None or self.arranger is None or not self.screen.is_played:
            return
        if trouble := self._closed(team):
            return self.shell.say(trouble, "bad")
        try:
            words = self.arranger.change(team.pause, do, arg)
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
        """Save the league, show the team, and leave the focus where it was if that is still there."""
        written = self.screen.save()
        team = self._chosen()
        if team is None or self.arranger is None:
            return self.screen.draw()
        self.screen.said = Notice("" if written.ok else written.trouble, tone="bad")
        self.screen.draw()
        told = self.arranger.announcement(team.pause) if written.ok else written.trouble
        self.shell.canvas.send("text", "say", "", told)
        if do in ("release", "take-back", "lesson"):  # what was pressed is gone
            self.shell.canvas.send("focus", f"member-{self.unfolded}" if do == "lesson" else "between-done")
