"""The screens of one league: its season, the form in which it is changed, the sheet of a team as it stands now."""

from fracas.faces import roster_editor_of
from fracas.league.careers import teams_now
from fracas.page import routes
from fracas.page.leagues.change_screen import ChangeScreen
from fracas.page.leagues.fixtures import has_begun
from fracas.page.leagues.season_screen import TEAMS, SeasonScreen
from fracas.page.leagues.services import CHANGE, SHEET, LeagueServices
from fracas.page.leagues.shelf import OpenLeague
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.team import SheetScreen
from fracas.page.shell import Shell
from fracas.view.teams.team_list import TeamSheet


def screen(leagues: LeagueServices, opened: OpenLeague, part: str) -> MarkupScreen:
    """Return the screen of a part of its address; the season's teams where there is no such part any more."""
    if part.startswith(SHEET):
        return _sheet(leagues.shell, opened, part.removeprefix(SHEET)) or SeasonScreen(leagues, opened, TEAMS)
    if part == CHANGE and (trouble := has_begun(leagues.shell, opened)):
        leagues.shell.notice = trouble
        return SeasonScreen(leagues, opened, TEAMS)
    return ChangeScreen(leagues, opened) if part == CHANGE else SeasonScreen(leagues, opened, part)


def _sheet(shell: Shell, opened: OpenLeague, number: str) -> MarkupScreen | None:
    league, keeper = opened.league, roster_editor_of(opened.league.game)
    is_team = number.isascii() and number.isdecimal() and int(number) < len(league.season.entries)
    if not is_team or keeper is None:
        return None
    team, name = int(number), league.season.entries[int(number)].name

    def drawn() -> TeamSheet:
        roster = keeper.read(teams_now(league, league.season)[team])
        return keeper.sheet(roster, "")._replace(name=name, back=routes.write(routes.LEAGUE, opened.key, TEAMS))
    return SheetScreen(shell, routes.LEAGUE, drawn)
