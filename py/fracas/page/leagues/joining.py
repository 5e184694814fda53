"""The teams that join a league: rows to be filled in, for a new league and for a new season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from fracas.bots.levels import LEVELS, level_of
from fracas.league.founding import Newcomer
from fracas.league.model import HUMAN, MOST_TEAMS
from fracas.locale import _
from fracas.page.adapter import adapter_of
from fracas.page.storage import Store
from fracas.view.controls import Choice
from fracas.view.leagues import Joining as Form
from fracas.view.leagues import TeamRow

MINE = "mine:"  # begins the values of the coach's own teams in the list
USUAL_BOT = "rookie"
OWN_TEAMS = "fracas.page.my_teams"


@dataclass
class Joining:
    """One row."""

    name: str
    team: str  # key of a team, or `MINE` and the number of an own one
    coach: str


class Joiners:
    """The rows and what can be chosen in them.

    Args: game - key of the game.
          store - where the coach's own teams are.
          taken - names that are not free.
    """

    def __init__(self, game: str, store: Store, taken: Sequence[str] = ()) -> None:
        self.taken = {name.casefold() for name in taken}
        self.bot = USUAL_BOT
        self.own = own_teams(game, store)
        self.ready = [(piece.value, piece.label) for piece in adapter_of(game).teams()]
        self.rows: list[Joining] = []

    def choices(self) -> tuple[Choice, ...]:
        """Return the teams there are, the coach's own ones first."""
        mine = [Choice(f"{MINE}{n}", _("{team} (mine)").format(team=own[0])) for n, own in enumerate(self.own)]
        return (*mine, *(Choice(key, name) for key, name in self.ready))

    def coaches(self) -> tuple[Choice, ...]:
        """Return who can coach."""
        return (Choice(HUMAN, _("You or a friend")), *self.bots())

    def bots(self) -> tuple[Choice, ...]:
        """Return the levels of bots."""
        return tuple(Choice(level.key, _(level.name)) for level in LEVELS)

    def add(self, coach: str = "") -> None:
        """Add a row: a team that is not in yet, under a name nobody has."""
        if len(self.rows) >= MOST_TEAMS:
            return
        key, label = self.ready[len(self.rows) % len(self.ready)]
        if coach == HUMAN and self.own and all(not row.team.startswith(MINE) for row in self.rows):
            key, label = f"{MINE}0", self.own[0][0]
        self.rows.append(Joining(self._free(label), key, coach or self.bot))

    def _free(self, label: str) -> str:
        names = self.taken | {row.name.casefold() for row in self.rows}
        number = 1
        while (name := label if number == 1 else f"{label} {number}").casefold() in names:
            number += 1
        return name

    def act(self, do: str, arg: str) -> bool | None:
        """Carry out a control of the rows.

        Returns: None if it is none of them, False if what is shown stays as it is, True if it has changed.
        """
        number, _space, value = arg.partition(" ")
        deeds: dict[str, Callable[[], bool]] = {
            "team-name": lambda: self._set(number, "name", value), "drop-team": lambda: self._drop(number),
            "team-coach": lambda: self._set(number, "coach", value), "team-team": lambda: self._team(number, value),
            "add-team": lambda: self._add(1, HUMAN), "add-bots": lambda: self._add(int(arg or "1"), self.bot),
            "league-bot": lambda: self._bot(arg),
        }
        return deeds[do]() if do in deeds else None

    def _set(self, number: str, name: str, value: str) -> bool:
        setattr(self.rows[int(number)], name, value)
        return False

    def _team(self, number: str, value: str) -> bool:
        """Take another team; a name that was never touched goes with it."""
        row = self.rows[int(number)]
        labels = dict(self.ready) | {f"{MINE}{n}": name for n, (name, _c) in enumerate(self.own)}
        if row.name.rstrip("0123456789 ") == labels[row.team].rstrip("0123456789 "):
            row.name = ""
            row.name = self._free(labels[value])
        row.team = value
        return True

    def _drop(self, number: str) -> bool:
        del self.rows[int(number)]
        return True

    def _add(self, count: int, coach: str) -> bool:
        for _n in range(count):
            self.add(coach)
        return True

    def _bot(self, level: str) -> bool:
        self.bot = level
        return False

    def form(self, note: str = "") -> Form:
        """Return the rows as they are shown."""
        rows = tuple(TeamRow(n, row.name, row.team, row.coach) for n, row in enumerate(self.rows))
        return Form(rows, self.choices(), self.coaches(), self.bot, self.bots(), note)

    def newcomers(self) -> list[Newcomer]:
        """Return the teams as the league takes them."""
        return [Newcomer(" ".join(row.name.split()), row.coach, self._text(row.team)) for row in self.rows]

    def _text(self, team: str) -> str:
        return self.own[int(team.removeprefix(MINE))][1] if team.startswith(MINE) else team


def bot_name(level: str) -> str:
    """Return what a bot is called."""
    return _(level_of(level).name)


def own_teams(game: str, store: Store) -> list[tuple[str, str]]:
    """Return the coach's own teams of a game, name and code; none while there is no screen to make them."""
    try:
        found: Sequence[tuple[str, str]] = import_module(OWN_TEAMS).listed(store, game)
    except ModuleNotFoundError as error:
        if error.name != OWN_TEAMS:
            raise
        return []
    return [*found]
