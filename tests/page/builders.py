"""Team builders on a page without a browser: a team is founded, and what its screen says is read."""

import re

from fracas.page.saving import my_teams
from tests.page.headless import Page


def builder_of(game, team, way):
    """Found a team and return the page, which stands on its builder.

    Args: game, team - their keys.
          way - what it begins with.
    """
    page = Page(address="#/teams")
    for do, arg in (("team-game", game), ("list", team), ("found", way)):
        page.do(do, arg)
    return page


def roster(page):
    """Return the roster whose builder is open."""
    return my_teams.load(page.door.store, page.shell.route.what).roster


def plain(markup):
    """Return what markup says."""
    return " ".join(re.sub("<[^>]*>", " ", markup).split())


def head(page):
    """Return what stands above the roster."""
    return plain(page.text("team-head"))


def assert_comes_in_again(page):
    """See that the team goes out as a file and as a text, and that each brings in the same.

    What the screen holds is the team: what was kept of it has gone through the reader that is looked at here.
    """
    made = page.shell.screen.roster
    page.do("fetch-team")
    page.do("copy-forum")
    for text in (page.door.downloads[-1][1], page.door.asked[-1]):
        other = Page(address="#/teams")
        other.do("take-file", text)
        assert roster(other) == made
