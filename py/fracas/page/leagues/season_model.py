"""The state of the season screen as plain data, and the ports through which its parts act on the page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from fracas.league.model import League
from fracas.page.leagues.season_sections import viewed_season
from fracas.page.leagues.shelf import OpenLeague
from fracas.page.saving.storage import WriteReport
from fracas.page.shell import Shell
from fracas.view.shell import Notice

TABLE, FIXTURES, PLAYERS, TEAMS, PAPER, MORE = "table", "fixtures", "players", "teams", "paper", "more"
BETWEEN = "between"  # the part in which coaches act between two matches


@dataclass
class SeasonModel:
    """The state of the season screen."""

    opened: OpenLeague
    part: str  # key of the part that is shown
    team: str = ""  # key of the team whose players are shown
    notice: Notice = Notice("")  # the outcome of the last change

    @property
    def is_played(self) -> bool:
        """Whether the season that is shown is the one that is played."""
        return viewed_season(self.opened) is self.opened.league.season


class SeasonPorts(NamedTuple):
    """What the parts of the season screen do to the page and to the league."""

    shell: Shell
    draw: Callable[[], None]  # draws the season screen
    save: Callable[[], WriteReport]  # saves the league
    save_and_tell: Callable[[str], bool]  # saves the league and shows a sentence, or the trouble; whether it was saved
    change: Callable[[Callable[[League], object], str], bool]  # the same after a change, which may be refused
