"""Pages that show a league, and what is on them."""

from fracas.bots.match import play_in_slices
from fracas.league.create import NewTeam, create_league
from fracas.league.files import read_league, write_league
from fracas.league.model import SEASON
from fracas.page.leagues.shelf import key_of
from tests.page.headless import Page

FAST = {"rounds": 20, "target": 1}  # short matches of Cave Brawl


def league_of(teams=4, plan=SEASON, coach="random", seed="page", game="cave_brawl", **options):
    factions = ("cavemen", "reptilians", "exiles", "amazons")
    joining = [NewTeam(chr(65 + n), coach, factions[n % 4]) for n in range(teams)]
    return create_league(game, "Test league", joining, plan, seed, options or FAST)


def opened(league, part="fixtures"):
    """Return a page that shows a league."""
    page = Page(address="#/leagues")
    page.do("take-league", write_league(league))
    page.go(f"#/league/{key_of(league)}/{part}")
    return page


def league(page):
    """Return the league as it is saved."""
    return read_league(page.leagues.shelf.text(page.door.address.split("/")[2]))


def shown(page):
    """Return what the screen shows, changed parts included."""
    return page.text("screen-league") + page.text("sheets")


def typed(page, key, home, away):
    """Type a result in."""
    for do, arg in (("entry", key), ("entry-points", f"home {home}"), ("entry-points", f"away {away}"),
                    ("entry-done", key)):
        page.do(do, arg)


def finish(page):
    """Let bots play the match on the screen to its end, or until a coach may concede."""
    game = page.model.game
    game.real = (False, False)
    for _step in play_in_slices(game, ("random", "random"), "x"):
        if game.pending is None and not game.is_terminal() and game.ruleset.is_legal(game.state, ("concede",)):
            game.apply(("concede",))
    page.model.session.save()
    page.app.show(page.door.address)
    page.shell.send()
