"""The screen of a new league: game, name, plan, teams, options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas import games
from fracas.games import KEYS, ruleset
from fracas.league.founding import new_league
from fracas.league.model import BRACKET, HUMAN, PLANS, SEASON
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.leagues.joining import Joiners
from fracas.page.screens.new_match import choice_label, setting_value
from fracas.page.screens.quiet import QuietScreen
from fracas.view import leagues as view
from fracas.view.controls import Choice
from fracas.view.markup import Markup, join
from fracas.view.newmatch import Setting
from fracas.view.season import capital
from fracas.view.shell import Notice, notice, page_bar

if TYPE_CHECKING:
    from fracas.page.shell import Shell

FIRST_BOTS = 3


class NewLeagueScreen(QuietScreen):
    """A new league.

    Args: shell - the page.
          game - key of the game.
    """

    key = routes.LEAGUES

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(shell)
        self.name = ""
        self.plan = SEASON
        self.seed = shell.browser.fresh_seed()
        self._take(game)

    def _take(self, game: str) -> None:
        """Begin with the usual choices for a game."""
        self.game = game
        self.rules = ruleset(game)
        career = games.career(game)
        self.options = {s.name: s.default for s in self.rules.settings} | dict(career.options if career else {})
        self.usual = dict(self.options)
        self.joiners = Joiners(game, self.shell.store)
        self.joiners.add(HUMAN)
        self.options.update(self.joiners.needs(self.joiners.rows[0].team))
        for _bot in range(FIRST_BOTS):
            self.joiners.add()

    def markup(self) -> Markup:
        return join(page_bar(_("New league"), "#/leagues"), view.new_league(self._model()))

    def _model(self) -> view.NewLeague:
        settings = tuple(
            Setting(s.name, _(s.label), tuple(Choice(str(c), choice_label(c)) for c in s.choices),
                    str(self.options[s.name]), s.rule)
            for s in self.rules.settings
        )
        games = tuple(Choice(key, _(ruleset(key).name)) for key in KEYS)
        plans = tuple(Choice(key, capital(_(plan))) for key, plan in PLANS.items())
        return view.NewLeague(
            games, self.game, self.name, plans, self.plan, self.joiners.form(self._size()), settings, self.seed)

    def _size(self) -> str:
        """Return how many matches so many teams make."""
        teams = len(self.joiners.rows)
        matches = max(teams - 1, 0) if self.plan == BRACKET else teams * (teams - 1) // 2 + (self.plan == SEASON)
        words = ngettext("{teams} teams, {n} match a season", "{teams} teams, {n} matches a season", matches)
        return words.format(teams=teams, n=matches)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; what is being typed is never drawn over."""
        changed = self.joiners.act(do, arg)
        if changed is not None:
            needed = self.joiners.needs(arg.partition(" ")[2]) if do == "team-team" else {}
            if any(self.options[name] != value for name, value in needed.items()):
                self.options.update(needed)
                self.draw()
            elif changed:
                self.shell.canvas.fill("league-teams", view.joining_rows(self.joiners.form(self._size())))
                self.shell.canvas.send("text", "say", "", self._size())
            return True
        return super().act(do, arg)

    def on_league_game(self, arg: str) -> None:
        """Take another game: its teams and settings."""
        self._take(arg)
        self.draw()

    def on_league_name(self, arg: str) -> None:
        """Name the league."""
        self.name = arg

    def on_league_seed(self, arg: str) -> None:
        """Choose the seed."""
        self.seed = arg

    def on_league_plan(self, arg: str) -> None:
        """Choose what is played."""
        self.plan = arg
        self.shell.canvas.fill("league-teams", view.joining_rows(self.joiners.form(self._size())))

    def on_setting(self, arg: str) -> None:
        """Choose a setting of all matches."""
        name, value = arg.split(" ")[:2]
        setting = next(s for s in self.rules.settings if s.name == name)
        self.options[name] = setting_value(setting, value)

    def on_found(self, arg: str) -> None:
        """Found the league and go there, or say why not."""
        try:
            self.joiners.check(self.rules, self.options)
            league = new_league(self.game, self.named(), self.joiners.newcomers(), self.plan, self.seed,
                                self.chosen_options())
        except ValueError as error:
            return self.refuse(str(error))
        opened, trouble = self.shell.leagues.shelf.found(league)
        if opened is None:
            return self.refuse(trouble)
        self.shell.browser.persist()
        self.shell.go(routes.write(routes.LEAGUE, opened.key))

    def named(self) -> str:
        """Return the name of the league as typed in, or the usual one."""
        return " ".join(self.name.split()) or _("{game} league").format(game=_(self.rules.name))

    def chosen_options(self) -> dict[str, Any]:
        """Return the settings that differ from those of the rulebook, with those that leagues always have."""
        career = games.career(self.game)
        changed = {name: value for name, value in self.options.items() if value != self.usual[name]}
        return {**(career.options if career else {}), **changed}

    def refuse(self, sentence: str) -> None:
        """Say why that cannot be."""
        self.shell.canvas.forget("league-problem")
        self.shell.canvas.fill("league-problem", notice(Notice(sentence, tone="bad")))
        self.shell.canvas.send("into", "league-problem")
