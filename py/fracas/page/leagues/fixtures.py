"""League matches on the match screen: started from a fixture, and entered in the league when they are over."""

from collections.abc import Callable, Iterable

import fracas
from fracas.kernel.game import Game
from fracas.league.matchups import DONE, Matchup, matchup_at
from fracas.league.model import HUMAN, Season
from fracas.league.results import add_result, fixture_name, result_from_record, start_match
from fracas.links import write_link
from fracas.locale import _
from fracas.page import routes
from fracas.page.leagues.shelf import LeagueShelf, OpenLeague
from fracas.page.match.host import creation
from fracas.page.match.model.session import open_saved
from fracas.page.record_tags import COACH_TAGS, LEAGUE_TAG
from fracas.page.shell import Shell
from fracas.view.controls import Button
from fracas.view.markup import EMPTY, Markup
from fracas.view.shell import Notice, notice

MOST_STARTS = 50  # of one fixture on one device
MOST_LINKED = 4  # of them that are looked for


def match_id(opened: OpenLeague, key: str, start: int = 1, season: int = 0) -> str:
    """Return the id under which the match of a fixture is saved.

    Args: season - its number, 0 = the one that is played.
    """
    again = f"-{start}" if start > 1 else ""
    return f"{opened.key}-{season or opened.league.season.number}-{key.replace('.', '-')}{again}"


def has_begun(shell: Shell, opened: OpenLeague) -> str:
    """Return the reason for which a season can no longer be changed, "" if it can."""
    season = opened.league.season
    if season.results or season.status_changes:
        return _("Season {n} has begun: its teams stay as they are.").format(n=season.number)
    going = f"{opened.key}-{season.number}-"
    if any(match.startswith(going) for match in shell.shelf.ids()):
        return _("A match of this season has begun. To change the season, delete it under Saved matches.")
    return ""


class Fixtures:
    """The league matches on this page.

    Args: shell - the page.
          shelf - returns the saved leagues.
    """

    def __init__(self, shell: Shell, shelf: Callable[[], LeagueShelf]) -> None:
        self.shell, self.shelf = shell, shelf
        self.notice = Notice("")
        self.entered: dict[str, str] = {}  # match -> fingerprint of the result that was entered

    def open_matches(self, opened: OpenLeague) -> dict[str, str]:
        """Return the unfinished matches of a season, by the id of the first match of their fixture."""
        shelf, found = self.shell.shelf, dict[str, str]()
        for match in shelf.ids():
            if match.startswith(f"{opened.key}-{opened.league.season.number}-"):
                save = shelf.load(match).save
                if save is not None and not save.facts.over:
                    first, _hyphen, start = match.rpartition("-")
                    found[match] = match
                    if start.isdecimal():
                        found.setdefault(first, match)
        return found

    def links_of(self, opened: OpenLeague, season: Season, lines: Iterable[Matchup]) -> dict[str, str]:
        """Return the links of the finished matches of a season that are kept here, by the keys of their fixtures."""
        found = {}
        for line in lines:
            first = match_id(opened, line.fixture.key, season=season.number)
            for match in (first, *(f"{first}-{start}" for start in range(2, MOST_LINKED))):
                save = self.shell.shelf.load(match).save
                if save is not None and save.facts.over and line.result is not None \
                        and line.result.fingerprint and line.result.fingerprint in save.record:
                    found[line.fixture.key] = self.shell.browser.home() + routes.write(
                        routes.REPLAY, write_link(fracas.from_record(save.record)))
        return found

    def open_match(self, opened: OpenLeague, line: Matchup) -> str:
        """Return the id of the started match of a fixture that is not over, "" if there is none."""
        return self.open_matches(opened).get(match_id(opened, line.fixture.key), "")

    def has_open_match(self, opened: OpenLeague, line: Matchup) -> bool:
        """Return whether the match of a fixture was started here between the teams as they stand now."""
        match = self.open_match(opened, line)
        return bool(match) and self._fits(opened, line, match)

    def play(self, opened: OpenLeague, line: Matchup, real: tuple[bool, bool]) -> None:
        """Go on with the match of a fixture, or start it under an id that no packed match has."""
        self.shell.archive.heads(lambda heads: self._play(opened, line, real, {head.match for head in heads}))

    def _play(self, opened: OpenLeague, line: Matchup, real: tuple[bool, bool], packed: set[str]) -> None:
        match = self.open_match(opened, line)
        if match and self._fits(opened, line, match):
            return self.shell.go(routes.write(routes.MATCH, match))
        game = start_match(opened.league, line, real=real)
        game.tags[LEAGUE_TAG] = opened.key
        entries = opened.league.season.entries
        for tag, number in zip(COACH_TAGS, (line.fixture.home, line.fixture.away), strict=True):
            if entries[number].coach != HUMAN:
                game.tags[tag] = entries[number].coach
        creation.save_and_open(self.shell, self._free(opened, line, packed), game)

    def _fits(self, opened: OpenLeague, line: Matchup, match: str) -> bool:
        """Return whether a started match is still between the teams as they stand now."""
        game, _trouble = open_saved(self.shell.shelf, match)
        fresh = start_match(opened.league, line)
        tags = ("Home", "Away", "Options", "Seed", "Format")
        return game is not None and all(game.tags.get(tag) == fresh.tags.get(tag) for tag in tags)

    def _free(self, opened: OpenLeague, line: Matchup, packed: set[str]) -> str:
        taken = packed.union(self.shell.shelf.ids())
        ids = (match_id(opened, line.fixture.key, start) for start in range(1, MOST_STARTS))
        return next((match for match in ids if match not in taken), self.shell.browser.fresh_id())

    # -- on the match screen ---------------------------------------------------------------------------------

    def enter_if_over(self, match: str, game: Game) -> None:
        """Enter the result of a league match if it is over; called when it is opened and after each input."""
        self.notice = Notice("")
        key = game.tags.get(LEAGUE_TAG, "")
        if not key or not game.is_terminal():
            return
        opened, _trouble = self.shelf().open(key)
        if opened is None:
            self.notice = Notice(_("The league of this match is not on this device."), tone="warn")
            return
        try:
            self.notice = self._enter_once(opened, match, game)
        except ValueError as error:
            self.notice = _refusal(error, key)

    def _enter_once(self, opened: OpenLeague, match: str, game: Game) -> Notice:
        league = opened.league
        if str(league.season.number) != game.tags.get("Season"):
            return Notice(_("The season of this match is over."), (_league_button(opened.key),), "warn")
        line = matchup_at(league, league.season, game.tags.get("Fixture", ""))
        names = {"place": fixture_name(line.fixture.key), "league": league.name}
        if line.result is not None and line.status == DONE:
            if line.result.fingerprint == game.fingerprint:
                sentence = _("{place}: the result is in “{league}”.")
                return Notice(sentence.format(**names), (_league_button(opened.key),), "good")
            if self.entered.get(match) != line.result.fingerprint:
                sentence = _("{place} has another result in “{league}”: {score}.")
                score = "{}–{}".format(*line.result.points)
                take = Button(_("Use this result"), "fixture-replace")
                return Notice(sentence.format(score=score, **names), (take, _league_button(opened.key)), "warn")
        return self._enter(opened, match, game, line)

    def _enter(self, opened: OpenLeague, match: str, game: Game, line: Matchup) -> Notice:
        result = result_from_record(opened.league, line._replace(result=None), game)
        add_result(opened.league, line.fixture.key, result, is_correction=True)
        written = self.shelf().save(opened)
        if not written.ok:
            return Notice(written.trouble, (_league_button(opened.key),), "bad")
        self.entered[match] = result.fingerprint
        sentence = _("{place}: {score} is entered in “{league}”.")
        return Notice(sentence.format(place=fixture_name(line.fixture.key), score="{}–{}".format(*result.points),
                                      league=opened.league.name), (_league_button(opened.key),), "good")

    def replace(self, match: str, game: Game) -> None:
        """Enter this match in the place of the result that is there."""
        opened, _trouble = self.shelf().open(game.tags.get(LEAGUE_TAG, ""))
        if opened is not None:
            try:
                line = matchup_at(opened.league, opened.league.season, game.tags.get("Fixture", ""))
                self.notice = self._enter(opened, match, game, line)
            except ValueError as error:
                self.notice = _refusal(error, opened.key)

    def banner(self) -> Markup:
        """Return the notice above the match."""
        return notice(self.notice) if self.notice.text else EMPTY


def _refusal(error: ValueError, key: str) -> Notice:
    return Notice(_("Not entered in the league: {error}").format(error=error), (_league_button(key),), "warn")


def _league_button(key: str) -> Button:
    return Button(_("To the league"), "to-league", key, "cup", main=True)
