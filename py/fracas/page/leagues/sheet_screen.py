"""The sheet of a team of a league, as it stands now, to read and to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces import keeper_of
from fracas.league.careers import teams_now
from fracas.page import routes
from fracas.page.leagues.entrance import SHEET
from fracas.page.leagues.season_screen import TEAMS, SeasonScreen
from fracas.page.leagues.shelf import Opened
from fracas.page.screens.quiet import QuietScreen
from fracas.view.markup import Markup
from fracas.view.teams import team_sheet

if TYPE_CHECKING:
    from fracas.page.shell import Shell


class LeagueSheet(QuietScreen):
    """The sheet of one team.

    Args: shell - the page.
          opened - the league.
          team - number of the entry in the season that is played.
    """

    key = routes.LEAGUE

    def __init__(self, shell: Shell, opened: Opened, team: int) -> None:
        super().__init__(shell)
        self.opened = opened
        self.team = team

    def markup(self) -> Markup:
        league = self.opened.league
        keeper = keeper_of(league.game)
        assert keeper is not None
        roster = keeper.read(teams_now(league, league.season)[self.team])
        name = league.season.entries[self.team].name
        back = routes.write(routes.LEAGUE, self.opened.key, TEAMS)
        return team_sheet(keeper.sheet(roster, "")._replace(name=name, back=back))


def screen(shell: Shell, opened: Opened, part: str) -> QuietScreen:
    """Return the sheet of a team; the season if there is none."""
    number = part.removeprefix(SHEET)
    is_team = number.isascii() and number.isdecimal() and int(number) < len(opened.league.season.entries)
    if not is_team or keeper_of(opened.league.game) is None:
        return SeasonScreen(shell, opened, TEAMS)
    return LeagueSheet(shell, opened, int(number))
