"""League matches at a table: tracked from their fixture on, and entered with all that was written down."""

from fracas.companion import log
from fracas.kernel.game import Game
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.league.matchups import Matchup, matchup_at
from fracas.league.model import TYPED
from fracas.league.results import add_result, fixture_name, result_from_game, start_match
from fracas.locale import _
from fracas.page import routes
from fracas.page.companion.persistence import save
from fracas.page.leagues.shelf import LeagueShelf, OpenLeague
from fracas.page.record_tags import LEAGUE_TAG
from fracas.page.shell import Shell

KEPT = ("League", "Season", "Fixture")  # header lines of a league match that its log has too


def begin(shell: Shell, opened: OpenLeague, line: Matchup) -> None:
    """Create the log of a fixture, with the teams as they stand now, and go to its tracker."""
    match = start_match(opened.league, line)
    tags = {name: match.tags[name] for name in KEPT}
    game = log.create(opened.league.game, checksum_letters(match.tags["Seed"]), match.tags["Home"], match.tags["Away"],
                     opened.league.options, {**tags, LEAGUE_TAG: opened.key})
    key = shell.browser.fresh_id()
    shell.notice = save(shell, key, game).trouble
    shell.go(routes.write(routes.COMPANION, key))


def is_due(game: Game) -> bool:
    """Return whether a match is a league match and over."""
    return LEAGUE_TAG in game.tags and game.is_terminal()


def enter_result(shell: Shell, shelf: LeagueShelf, game: Game) -> None:
    """Enter the result of a league match with everything tracked of its players, and go to the league."""
    opened, _trouble = shelf.open(game.tags.get(LEAGUE_TAG, ""))
    if opened is None or not is_due(game):
        return shell.say(_("The league of this match is not on this device."), "warn")
    season = opened.league.season
    try:
        if str(season.number) != game.tags.get("Season"):
            raise ValueError(_("The season of this match is over."))
        line = matchup_at(opened.league, season, game.tags.get("Fixture", ""))
        result = result_from_game(opened.league, line, game, TYPED)._replace(fingerprint="")
        add_result(opened.league, line.fixture.key, result)
    except ValueError as error:
        return shell.say(_("Not entered in the league: {error}").format(error=error), "warn")
    written = shelf.save(opened)
    shell.notice = written.trouble or _("{place}: {score} is entered in “{league}”.").format(
        place=fixture_name(line.fixture.key), score="{}–{}".format(*result.points), league=opened.league.name)
    shell.go(routes.write(routes.LEAGUE, opened.key))
