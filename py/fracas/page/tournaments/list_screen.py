"""The tournaments of this device, and the form of a new one."""

from fracas.games import GAMES, KEYS, ruleset
from fracas.kernel.teams.names import check_name
from fracas.locale import _
from fracas.page import match_facts, routes
from fracas.page.controls import control, with_follow_up
from fracas.page.saving.my_tournaments import KIND, load_tournament, save_tournament
from fracas.page.saving.storage import TOO_LARGE, SaveSlot, Shelf
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.tournaments.files import read_tournament, tournament_key
from fracas.tournaments.merge import merge_tournaments
from fracas.tournaments.model import CASUALTIES, NAME_LIMIT, SwissTournament
from fracas.view.arguments import one_of, text, word
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import SavedItem
from fracas.view.tournaments.sheets import DayList, day_list


class DayListScreen(MarkupScreen):
    """All tournaments on this device."""

    key = routes.TOURNAMENT

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.game, self.name, self.trouble = KEYS[0], "", ""
        self.gone: SaveSlot | None = None
        self.controls = {
            "day-name": control(self._set_name, text),
            "day-fetch": control(self._fetch, word),
            **with_follow_up({
                "day-game": control(self._choose, one_of(*KEYS)),
                "day-found": control(self._found),
                "day-take": control(self._take, text),
                "day-delete": control(self._delete, word),
                "restore": control(self._restore),
            }, self.draw),
        }

    @property
    def shelf(self) -> Shelf:
        """The saved tournaments."""
        return Shelf(self.shell.shelf.store, KIND)

    def markup(self) -> Markup:
        now = self.shell.browser.wall_clock()
        rows = tuple(SavedItem(key, save.facts.title, (save.facts.line, match_facts.ago(save.facts.when, now)),
                               routes.write(routes.TOURNAMENT, key)) for key, save in self.shelf.newest_first())
        notices = [Notice(self.trouble, tone="bad")] if self.trouble else []
        if self.gone is not None:
            notices.append(undo_notice(_("Deleted: {title}").format(title=self.gone.title)))
        games = tuple(LabelledValue(game.key, _(game.name)) for game in GAMES)
        return day_list(DayList(rows, games, self.game, self.name, tuple(notices)))

    def _set_name(self, name: str) -> None:
        self.name = name

    def _choose(self, game: str) -> None:
        self.game = game

    def _found(self) -> None:
        """Create the tournament as soon as the rules of its game are here."""
        self.shell.when_loaded_here(self._create, self.game)

    def _create(self) -> None:
        try:
            self._keep(self._new_tournament())
        except ValueError as error:
            self.trouble = str(error)
        self.draw()

    def _new_tournament(self) -> SwissTournament:
        """Return the tournament as it was named.

        Raises: ValueError in a sentence about the name.
        """
        rules = ruleset(self.game)
        name = check_name(" ".join(self.name.split()) or _("{game} tournament").format(game=_(rules.name)), NAME_LIMIT)
        made = SwissTournament(self.game, name, self.shell.browser.fresh_seed()[:80],
                               worth=(rules.ranking.win, rules.ranking.draw, 0), bye_worth=rules.ranking.win)
        if rules.ranking.casualties is None:
            made.tie_breaks = tuple(key for key in made.tie_breaks if key != CASUALTIES)
        return made

    def _keep(self, made: SwissTournament) -> None:
        self.trouble = save_tournament(self.shell.shelf.store, made, self.shell.browser.wall_clock()).trouble
        if not self.trouble:
            self.shell.browser.persist()
            self.shell.go(routes.write(routes.TOURNAMENT, tournament_key(made)))

    def _take(self, file: str) -> None:
        """Take the file of a tournament in; one that is here is put together with it."""
        try:
            made = read_tournament("" if file == TOO_LARGE else file)
            here, _trouble = load_tournament(self.shell.shelf.store, tournament_key(made))
            self._keep(made if here is None else merge_tournaments(here, made))
        except ValueError as error:
            self.trouble = str(error)

    def _fetch(self, key: str) -> None:
        save = self.shelf.load(key).save
        if save is not None:
            self.shell.browser.download(f"tournament-{key}.json", save.record)

    def _delete(self, key: str) -> None:
        gone = self.shelf.delete(key)
        self.gone = gone if gone.save is not None else None

    def _restore(self) -> None:
        if self.gone is not None:
            self.gone.restore()
            self.gone = None
