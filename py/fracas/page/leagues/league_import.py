"""The import of the file of a league, which is saved as a new league or merged with one here."""

from collections.abc import Callable

from fracas.league.merge import OURS, THEIRS, Conflict, merge
from fracas.league.model import MatchResult, Season
from fracas.league.results import fixture_name
from fracas.locale import _
from fracas.page import routes
from fracas.page.controls import control, with_follow_up
from fracas.page.leagues.backup import IncomingLeague, read_incoming_in_slices
from fracas.page.leagues.services import LeagueServices
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.text_reader import LONG
from fracas.view.arguments import one_of, text, word
from fracas.view.leagues.league_sheets import MergePreview, ResultConflict, merge_preview
from fracas.view.markup import Markup
from fracas.view.shell import Notice

NOTHING = Notice("")


class LeagueImport:
    """The import of one file.

    Args: leagues - of this device.
          redraw - draws the screen again.
    """

    def __init__(self, leagues: LeagueServices, redraw: Callable[[], None]) -> None:
        self.leagues, self.redraw = leagues, redraw
        self.said = NOTHING
        self.arrival: IncomingLeague | None = None  # a league with conflicts, among which the coach chooses
        self.choices: dict[str, str] = {}
        self.controls = with_follow_up({
            "choose": control(self.choices.__setitem__, word, one_of(OURS, THEIRS)),
            "choose-all": control(self._choose_all, one_of(OURS, THEIRS)),
            "merge-cancel": control(self._end),
        }, redraw)
        self.changes = with_follow_up({"take-league": control(self.take, text), "merge": control(self._merge)}, redraw)

    def _choose_all(self, whose: str) -> None:
        if self.arrival is not None:
            self.choices.update({conflict.name: whose for conflict in self.arrival.conflicts})

    def take(self, file: str) -> None:
        """Read a file: save a new league, or show the changes in one that is here."""
        self._end()
        if file == TOO_LARGE:
            return self._refuse(_("The file is too large."))
        work = read_incoming_in_slices(self.leagues.shelf, file.removeprefix("\ufeff"))
        self.leagues.shell.read_text(len(file) > LONG, work, self._compare, self._refuse)

    def _refuse(self, sentence: str) -> None:
        self.said = Notice(_("{sentence} Nothing was changed.").format(sentence=sentence), tone="bad")
        self.redraw()

    def _compare(self, league: IncomingLeague) -> None:
        if league.here is None:
            opened, trouble = self.leagues.shelf.add(league.league)
            if opened is None:
                return self._refuse(trouble)
            self.leagues.shell.go(routes.write(routes.LEAGUE, opened.key))
        else:
            self._offer(league)
        self.redraw()

    def _offer(self, league: IncomingLeague) -> None:
        """Show the conflicts and news of a file, for the coach to choose."""
        try:
            is_news = league.is_news
        except ValueError as error:
            return self._refuse(str(error))
        if is_news:
            self.arrival = league
        else:
            self.said = Notice(_("You already have everything in this file."), tone="good")

    def _merge(self) -> None:
        """Merge the file as the coach has chosen."""
        if self.arrival is None or self.arrival.here is None:
            return
        ours = self.arrival.here
        try:
            league = merge(ours.league, self.arrival.league, self.choices)
        except ValueError as error:
            self.said = Notice(str(error), tone="bad")
            return
        written = self.leagues.shelf.replace(ours, league)
        if written.ok:
            self._end(Notice(_("The results of both files are merged."), tone="good"))
        else:
            self.said = Notice(written.trouble, tone="bad")

    def _end(self, said: Notice = NOTHING) -> None:
        self.said, self.arrival = said, None
        self.choices.clear()

    def markup(self) -> Markup | None:
        """Return the form of the merge, None while there is no file."""
        if self.arrival is None or self.arrival.here is None:
            return None
        ours, theirs = self.arrival.here.league, self.arrival.league
        here, there = ({(season.number, key) for season in league.seasons for key in season.results}
                       for league in (ours, theirs))
        more = max(len(theirs.seasons) - len(ours.seasons), 0)
        disputes = tuple(self._dispute(one, ours.seasons[one.season - 1]) for one in self.arrival.conflicts)
        return merge_preview(MergePreview(ours.name, len(there - here), more, disputes))

    def _dispute(self, conflict: Conflict, season: Season) -> ResultConflict:
        ours, theirs = ("{}–{}".format(*result.points) for result in (conflict.ours, conflict.theirs))
        if ours == theirs:
            both = (ours, conflict.ours), (theirs, conflict.theirs)
            ours, theirs = (f"{text}, {_how(result)}" for text, result in both)
        title = _("{home} – {away}, {place}, season {n}").format(
            home=season.entries[conflict.ours.home].name, away=season.entries[conflict.ours.away].name,
            place=fixture_name(conflict.fixture), n=conflict.season)
        chosen = self.choices.get(conflict.name, "")
        return ResultConflict(conflict.name, title, ours, theirs, chosen if chosen in (OURS, THEIRS) else "")


def _how(result: MatchResult) -> str:
    """Return the details that distinguish two results with the same points."""
    winner = {0: _("won by the home side"), 1: _("won by the away side")}.get(result.winner, _("a draw"))
    return f"{winner}, {result.fingerprint or _('typed in')} {'/'.join(filter(None, result.notes))}".strip()
