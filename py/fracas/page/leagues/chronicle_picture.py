"""The share picture of a season: its table, its leader and the match of the round."""

from fracas.page import slugs
from fracas.page.leagues.chronicle_view import reports_of
from fracas.page.leagues.season_sections import season_lines, viewed_season
from fracas.page.leagues.shelf import OpenLeague
from fracas.page.shell import Shell
from fracas.posts.season import card_of_season
from fracas.view.share.card import SIZE
from fracas.view.share.season_card import season_card


def share_season(shell: Shell, opened: OpenLeague) -> None:
    """Draw the season that is shown for the share sheet of the device; it is saved where there is none."""
    card = card_of_season(opened.league, viewed_season(opened), season_lines(opened), reports_of(opened, 1))
    shell.browser.paint(f"{slugs.slug_of(opened.league.game)}-season.png", season_card(card), *SIZE, is_shared=True)
