"""The profile of whoever plays on this device: matches, levels beaten, style in figures, badges.

All of it stands among the facts of finished matches, packed ones too. Matches that an earlier version saved have no
figures yet: they are played again from their records, one after the other, when that is asked for.
"""

from collections.abc import Callable

import fracas
from fracas.bots.levels import LEVELS
from fracas.games import KEYS, game_info
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.links import write_link
from fracas.locale import N_, _
from fracas.page import match_facts, routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.chunks import with_extras
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match_figures import figures_of, person_in, read_figures, write_figures
from fracas.page.profile.habit_words import habit_words
from fracas.page.profile.habits import MATCHES, Counts, count_match, find_habits
from fracas.page.profile.profile import BEATEN, COMEBACK, COOL, Badge, CountedMatch, GameRecord, Profile, add_up
from fracas.page.profile.profile_post import profile_post
from fracas.page.routes import Route
from fracas.page.saving.archive import ArchiveHead
from fracas.page.saving.storage import Facts, Save
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.markup import Markup, join
from fracas.view.profile import BadgeCard, Habits, ProfileModel, profile_page
from fracas.view.shell import page_bar

UNCOUNTED = "-"  # note of a match that counts for nobody: it is not looked at again
BADGES = {
    BEATEN: N_("First win against {level}"), COMEBACK: N_("Comeback: won from behind"),
    COOL: N_("Cool head: won with dice in at most one of ten moves"),
}


class ProfileScreen(MarkupScreen):
    """The profile."""

    key = routes.PROFILE

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.heads: list[ArchiveHead] = []  # of the archive
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.habits = Habits(0)
        self.controls = {"count-matches": control(self._count), "find-habits": control(self._find_habits),
                         "profile-post": control(self._download_post)}

    def enter(self, notice: str = "") -> None:
        """Draw the profile, and again when the archive has been read."""
        super().enter(notice)

        def show(heads: list[ArchiveHead]) -> None:
            self.heads = heads
            self._redraw()
        self.shell.archive.heads(show)

    def leave(self) -> None:
        """Stop counting."""
        self.tasks.stop()

    def _redraw(self) -> None:
        if self.shell.screen is self:
            self.draw()
            self.shell.send()

    # -- the matches -----------------------------------------------------------------------------------------

    def _facts(self) -> dict[str, Facts]:
        """Return the facts of all finished matches by their ids."""
        found = {head.match: head.facts for head in self.heads}
        found.update({match: save.facts for match, save in self.shell.shelf.newest_first() if save.facts.over})
        return {match: facts for match, facts in found.items() if facts.game in KEYS}

    def _uncounted(self) -> list[tuple[str, Save]]:
        """Return the finished matches outside the archive that have no figures yet."""
        return [(match, save) for match, save in self.shell.shelf.newest_first()
                if save.facts.over and not save.facts.note and save.facts.game in KEYS]

    def _count(self) -> None:
        """Play the matches again that have no figures, and keep their figures."""
        left = self._uncounted()
        games = {save.facts.game for _match, save in left}
        self.shell.browser.when_loaded(lambda: self._count_next(left), with_extras(sorted(games)))

    def _count_next(self, left: list[tuple[str, Save]]) -> None:
        if not left or self.shell.screen is not self:
            return self._redraw()
        (match, save), *others = left

        def keep(game: Game | None) -> None:
            note = write_figures(figures_of(game)) if game is not None else ""
            if self.shell.shelf.load(match).save == save:  # else it was played on meanwhile
                self.shell.shelf.save(match, save.facts._replace(note=note or UNCOUNTED), save.record)
            self._count_next(others)
        self.tasks.start(_played_again(save.record), keep)

    # -- habits ----------------------------------------------------------------------------------------------

    def _played(self) -> list[Save]:
        """Return the last finished matches against bots that are kept whole, the latest first."""
        saves = [save for _match, save in self.shell.shelf.newest_first()
                 if save.facts.over and save.facts.game in KEYS and read_figures(save.facts.note) is not None]
        return saves[:MATCHES]

    def _find_habits(self) -> None:
        """Play the last matches again and tell what they have in common."""
        saves = self._played()
        self.habits = Habits(0, is_busy=True)
        self._redraw()

        def tell(found: tuple[int, Counts]) -> None:
            matches, counts = found
            self.habits = Habits(matches, tuple(map(habit_words, find_habits(counts))))
            self._redraw()
        games = with_extras(sorted({save.facts.game for save in saves}))
        self.shell.browser.when_loaded(lambda: self.tasks.start(_counted(saves), tell), games)

    # -- as a post -------------------------------------------------------------------------------------------

    def _download_post(self) -> None:
        """Save the profile as a post, with the board of the last match won that is kept whole."""
        won = next((save for save in self._played() if (found := read_figures(save.facts.note)) and found.outcome > 0),
                   None)
        if won is None:
            return self._save_post("")

        def write(game: Game | None) -> None:
            self._save_post(routes.write(routes.REPLAY, write_link(game)) if game is not None else "")
        self.shell.browser.when_loaded(lambda: self.tasks.start(_played_again(won.record), write),
                                       with_extras((won.facts.game,)))

    def _save_post(self, address: str) -> None:
        board = self.shell.browser.home() + address if address else ""
        self.shell.browser.download("record.md", profile_post(self._profile(), board))

    # -- drawing ---------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        return join(page_bar(_("My record")), profile_page(self._profile()))

    def _profile(self) -> ProfileModel:
        figures = [(facts, read_figures(facts.note)) for facts in self._facts().values()]
        profile = add_up(CountedMatch(facts.when, facts.game, each) for facts, each in figures if each is not None)
        found = _model(profile, len(self._uncounted()), self.shell.browser.wall_clock)
        return found._replace(habits=self.habits if self._played() else None)


def _played_again(record: str) -> Work[Game | None]:
    """Return the game of a record, None if it cannot be played again; in slices."""
    try:
        return (yield from fracas.from_record_in_slices(record))
    except ValueError:
        return None


def _counted(saves: list[Save]) -> Work[tuple[int, Counts]]:
    """Return the number of matches that could be played again and the person's deeds in them; in slices."""
    matches, counts = 0, Counts()
    for save in saves:
        game = yield from _played_again(save.record)
        side = person_in(game) if game is not None else None
        if game is not None and side is not None:
            matches += 1
            counts += yield from count_match(game, side)
    return matches, counts


def _model(profile: Profile, uncounted: int, clock: Callable[[], int]) -> ProfileModel:
    """Return a profile in words."""
    style, now = profile.style, clock()
    figures = (
        (_("Matches"), str(profile.matches)), (_("Won in a row"), str(profile.run)),
        (_("Dice thrown"), str(style.dice)),
        (_("Throws a turn"), f"{style.throws / style.turns:.1f}" if style.turns else "0"),
        (_("Moves with dice"), f"{100 * style.risks / style.moves:.0f}\u202f%" if style.moves else "0\u202f%"),
    )
    return ProfileModel(figures, tuple(map(_row, profile.games)), tuple(_badge(each, now) for each in profile.badges),
                        uncounted)


def _row(record: GameRecord) -> tuple[str, int, int, int, str]:
    return (_(game_info(record.game).name), record.won, record.drawn, record.lost,
            ", ".join(_level_name(level) for level in record.beaten))


def _badge(badge: Badge, now: int) -> BadgeCard:
    title = _(BADGES[badge.kind]).format(level=_level_name(badge.level))
    return BadgeCard(title, _(game_info(badge.game).name), match_facts.ago(badge.when, now))


def _level_name(level: str) -> str:
    return next((_(each.name) for each in LEVELS if each.key == level), level)


def open_screen(context: PageContext, _route: Route) -> ProfileScreen:
    """Return the profile."""
    return ProfileScreen(context.shell)
