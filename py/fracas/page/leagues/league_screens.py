"""The screens of one league: its season, the form in which that is changed, the printed sheet of a team."""

from fracas.faces import roster_editor_of
from fracas.league.careers import teams_now
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.leagues.change_screen import ChangeScreen
from fracas.page.leagues.fixtures import has_begun
from fracas.page.leagues.list_screen import LeaguesScreen
from fracas.page.leagues.season_model import TEAMS
from fracas.page.leagues.season_screen import SeasonScreen
from fracas.page.leagues.services import LeagueServices
from fracas.page.leagues.shelf import OpenLeague
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.team import SheetScreen
from fracas.page.shell import Shell
from fracas.view.teams.team_list import TeamSheet


def open_screen(context: PageContext, route: Route) -> MarkupScreen:
    """Return the screen of a league; the list of leagues, with a notice, if there is no such league."""
    shell, leagues = context.shell, context.leagues
    opened, trouble = leagues.shelf.open(route.what)
    shell.notice = trouble or shell.notice
    if opened is None:
        shell.go(routes.write(routes.LEAGUES))
        return LeaguesScreen(leagues)
    return _screen_of_part(leagues, opened, route.part)


def _screen_of_part(leagues: LeagueServices, opened: OpenLeague, part: str) -> MarkupScreen:
    """Return the screen of a part of a league; the season's teams where that part is there no more."""
    if part.startswith(f"{routes.SHEET}-"):
        number = part.removeprefix(f"{routes.SHEET}-")
        return _sheet(leagues.shell, opened, number) or SeasonScreen(leagues, opened, TEAMS)
    if part == routes.CHANGE and (trouble := has_begun(leagues.shell, opened)):
        leagues.shell.notice = trouble
        return SeasonScreen(leagues, opened, TEAMS)
    return ChangeScreen(leagues, opened) if part == routes.CHANGE else SeasonScreen(leagues, opened, part)


def _sheet(shell: Shell, opened: OpenLeague, number: str) -> MarkupScreen | None:
    league, editor = opened.league, roster_editor_of(opened.league.game)
    is_team = number.isascii() and number.isdecimal() and int(number) < len(league.season.entries)
    if not is_team or editor is None:
        return None
    team, name = int(number), league.season.entries[int(number)].name

    def drawn() -> TeamSheet:
        roster = editor.read(teams_now(league, league.season)[team])
        return editor.sheet(roster, "")._replace(name=name, back=routes.write(routes.LEAGUE, opened.key, TEAMS))
    return SheetScreen(shell, routes.LEAGUE, drawn)
