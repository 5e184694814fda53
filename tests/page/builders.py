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
    return my_teams.opened(page.door.store, page.shell.route.what).roster


def plain(markup):
    """Return what markup says."""
    return " ".join(re.sub("<[^>]*>", " ", markup).split())


def head(page):
    """Return what stands above the roster."""
    return plain(page.text("team-head"))
