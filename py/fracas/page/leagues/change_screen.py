"""The form in which a season is changed before it begins: teams, and in the first one plan and settings."""

from fracas.bots.levels import KEYS
from fracas.league.create import change_entries
from fracas.league.files import read_league, write_league
from fracas.locale import _
from fracas.page import routes
from fracas.page.leagues.entry_rows import EntryRows
from fracas.page.leagues.new_screen import NewLeagueScreen
from fracas.page.leagues.season_model import TEAMS
from fracas.page.leagues.services import LeagueServices
from fracas.page.leagues.shelf import OpenLeague
from fracas.view.leagues import league_list as view
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar


class ChangeScreen(NewLeagueScreen):
    """The form of a season that has not begun.

    Args: leagues - of this device.
          opened - its league.
    """

    key = routes.LEAGUE

    def __init__(self, leagues: LeagueServices, opened: OpenLeague) -> None:
        self.opened = opened
        super().__init__(leagues, opened.league.game)
        self.name, self.plan, self.seed = opened.league.name, opened.league.plan, opened.league.seed

    def _take(self, game: str) -> None:
        """Fill the form with the league as it is."""
        league = self.opened.league
        self._rule(game)
        self.options.update(league.options)
        self.joiners = EntryRows(game, self.shell.store, (), league.season.entries, self._joined)

    def markup(self) -> Markup:
        league = self.opened.league
        model = self._model()._replace(games=(), seed="", verb=_("Keep these changes"))
        if league.season.number > 1:
            model = model._replace(plans=(), settings=())
        title = _("Change season {n}").format(n=league.season.number)
        return join(page_bar(title, routes.write(routes.LEAGUE, self.opened.key, TEAMS)), view.league_form(model))

    def submit(self) -> None:
        """Save the changes and go back, or say why they cannot be."""
        league = read_league(write_league(self.opened.league), KEYS, is_own=True)
        if league.season.number == 1:
            league.name, league.plan, league.options = self.league_name(), self.plan, self.chosen_options()
        try:
            self.joiners.check(self.rules, self.options)
            change_entries(league, self.joiners.teams())
        except ValueError as error:
            return self.refuse(str(error))
        written = self.leagues.shelf.replace(self.opened, league)
        if not written.ok:
            return self.refuse(written.trouble)
        self.shell.notice = _("Season changed.")
        self.shell.go(routes.write(routes.LEAGUE, self.opened.key, TEAMS))
