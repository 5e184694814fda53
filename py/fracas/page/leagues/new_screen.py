"""The screen of a new league: game, name, plan, teams, options."""

from functools import partial
from typing import Any

from fracas import games
from fracas.games import GAMES, KEYS, ruleset
from fracas.kernel.ruleset import Setting
from fracas.league.create import create_league
from fracas.league.model import BRACKET, HUMAN, PLAN_NAMES, PLANS, SEASON
from fracas.locale import _, ngettext
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.leagues.entry_rows import ROW_CONTROLS, EntryRows
from fracas.page.leagues.services import LeagueServices
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.new_match import setting_field, setting_value
from fracas.view.arguments import key_in, one_of, text
from fracas.view.controls import LabelledValue
from fracas.view.leagues import league_list as view
from fracas.view.leagues.season import capitalize
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice, notice, page_bar

FIRST_BOTS = 3


class NewLeagueScreen(MarkupScreen):
    """The form of a new league.

    Args: leagues - of this device.
          game - key of the game.
    """

    key = routes.LEAGUES

    def __init__(self, leagues: LeagueServices, game: str) -> None:
        super().__init__(leagues.shell)
        self.leagues = leagues
        self.name = ""
        self.plan = SEASON
        self.seed = self.shell.browser.fresh_seed()
        self._take(game)
        self.controls = {
            "league-game": control(self._take_and_draw, one_of(*KEYS)),
            "league-name": control(self._set_name, text),
            "league-seed": control(self._set_seed, text),
            "league-plan": control(self._set_plan, one_of(*PLANS)),
            "setting": control(self._set, key_in(lambda: {s.name: s for s in self.rules.settings}), text),
            "found": control(self.submit),
            **{do: control(partial(self._join, do), text) for do in ROW_CONTROLS},
        }

    def _take(self, game: str) -> None:
        """Fill the form with the usual choices for a game."""
        self._rule(game)
        self.joiners = EntryRows(game, self.shell.store, changed=self._joined)
        self.joiners.add(HUMAN)
        self.options.update(self.joiners.mine.needs(self.joiners.rows[0].team))
        for _bot in range(FIRST_BOTS):
            self.joiners.add()

    def _rule(self, game: str) -> None:
        """Fill the form with the usual settings of a game."""
        self.game, self.rules = game, ruleset(game)
        career = games.career(game)
        self.usual = {s.name: s.default for s in self.rules.settings} | dict(career.options if career else {})
        self.options = dict(self.usual)

    def markup(self) -> Markup:
        return join(page_bar(_("New league"), "#/leagues"), view.league_form(self._model()))

    def _model(self) -> view.LeagueForm:
        settings = tuple(setting_field(s, self.options[s.name]) for s in self.rules.settings)
        games = tuple(LabelledValue(game.key, _(game.name)) for game in GAMES)
        plans = tuple(LabelledValue(key, _(name)) for key, name in PLAN_NAMES.items())
        return view.LeagueForm(
            games, self.game, self.name, plans, self.plan, capitalize(_(PLANS[self.plan])),
            self.joiners.form(self._size()), settings, self.seed)

    def _size(self) -> str:
        """Return the number of teams and matches in words."""
        teams = len(self.joiners.rows)
        matches = max(teams - 1, 0) if self.plan == BRACKET else teams * (teams - 1) // 2 + (self.plan == SEASON)
        words = ngettext("{teams} teams, {n} match a season", "{teams} teams, {n} matches a season", matches)
        return words.format(teams=teams, n=matches)

    def _join(self, do: str, arg: str) -> None:
        """Carry out a control of the rows; a field being typed into is never redrawn."""
        self.joiners.controls[do](arg)

    def _joined(self, team: str) -> None:
        """Draw the rows, or the whole form if a chosen team requires other settings."""
        needed = self.joiners.mine.needs(team)
        if any(self.options[name] != value for name, value in needed.items()):
            self.options.update(needed)
            return self.draw()
        self._draw_rows()
        self.shell.canvas.send("text", "say", "", self._size())

    def _draw_rows(self) -> None:
        self.shell.canvas.fill("league-teams", view.teams_form(self.joiners.form(self._size())))

    def _take_and_draw(self, game: str) -> None:
        self._take(game)
        self.draw()

    def _set_name(self, name: str) -> None:
        self.name = name

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _set_plan(self, plan: str) -> None:
        self.plan = plan
        self.shell.canvas.send("text", "plan-hint", "", capitalize(_(PLANS[plan])))
        self._draw_rows()

    def _set(self, setting: Setting, value: str) -> None:
        self.options[setting.name] = setting_value(setting, value)

    def submit(self) -> None:
        """Create the league and go there, or say why it cannot be."""
        try:
            self.joiners.check(self.rules, self.options)
            league = create_league(self.game, self.league_name(), self.joiners.newcomers(), self.plan, self.seed,
                                self.chosen_options())
        except ValueError as error:
            return self.refuse(str(error))
        opened, trouble = self.leagues.shelf.add(league)
        if opened is None:
            return self.refuse(trouble)
        self.shell.browser.persist()
        self.shell.go(routes.write(routes.LEAGUE, opened.key))

    def league_name(self) -> str:
        """Return the name of the league as typed in, or the usual one."""
        return " ".join(self.name.split()) or _("{game} league").format(game=_(self.rules.name))

    def chosen_options(self) -> dict[str, Any]:
        """Return the settings that differ from the rulebook, with those that leagues always have."""
        career = games.career(self.game)
        changed = {name: value for name, value in self.options.items() if value != self.usual[name]}
        return {**(career.options if career else {}), **changed}

    def refuse(self, sentence: str) -> None:
        """Show the sentence of a refusal."""
        self.shell.canvas.forget("league-problem")
        self.shell.canvas.fill("league-problem", notice(Notice(sentence, tone="bad")))
        self.shell.canvas.send("into", "league-problem")


def open_screen(context: PageContext, route: Route) -> NewLeagueScreen:
    """Return the screen of a new league of a game."""
    return NewLeagueScreen(context.leagues, slugs.key_of(route.part))
