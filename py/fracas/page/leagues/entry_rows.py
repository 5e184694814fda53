"""The teams that join a league: rows to be filled in, for a new league and for a new season."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fracas.bots.levels import KEYS as BOTS
from fracas.bots.levels import levels_of
from fracas.faces import face_of
from fracas.faces.roster_editor import incompatible_setting
from fracas.games import ruleset
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.ruleset import Ruleset
from fracas.league.create import NewTeam, ReturningTeam
from fracas.league.model import HUMAN, MOST_TEAMS, TeamEntry
from fracas.locale import _
from fracas.page.controls import control
from fracas.page.saving import my_teams
from fracas.page.saving.storage import Store
from fracas.view.arguments import index_in, number, one_of, text
from fracas.view.controls import LabelledValue
from fracas.view.leagues.league_list import TeamFormRow
from fracas.view.leagues.league_list import TeamsForm as Form

STAYS = "stays:"  # begins the values of teams that are in already
USUAL_BOT = "rookie"
ROW_CONTROLS = ("team-name", "team-coach", "team-team", "drop-team", "add-team", "add-bots", "league-bot")


@dataclass
class EntryRow:
    """One row."""

    name: str
    team: str  # key of a printed team, or the value of one of the coach's own
    coach: str
    stays: str = ""  # `STAYS` and the key of the entry, if it is in already


class EntryRows:
    """The rows with their choices.

    Args: game - key of the game.
          store - where the coach's own teams are.
          taken - names that are not free.
          staying - teams that are in already and may be changed.
          changed - called when the rows are others, with the team that was chosen, "" if none was.
    """

    def __init__(
        self, game: str, store: Store, taken: Sequence[str] = (), staying: Sequence[TeamEntry] = (),
        changed: Callable[[str], None] = lambda team: None,
    ) -> None:
        self.game, self.changed = game, changed
        self.taken = {name.casefold() for name in taken}
        self.bot = USUAL_BOT
        self.mine = my_teams.TeamChoices(store, game)
        self.ready = [(piece.value, piece.label) for piece in face_of(game).teams()]
        self.staying = {f"{STAYS}{entry.key}": _("{team} (unchanged)").format(team=entry.name) for entry in staying}
        self.rows = [EntryRow(entry.name, stays, entry.coach, stays)
                     for entry, stays in zip(staying, self.staying, strict=True)]
        row = index_in(lambda: self.rows)
        self.controls = {
            "team-name": control(self._name, row, text),
            "team-coach": control(self._give, row, one_of(HUMAN, *BOTS)),
            "team-team": control(self._choose, row, one_of(*self.labels())),
            "drop-team": control(self._drop, row),
            "add-team": control(lambda: self._add(1, HUMAN)),
            "add-bots": control(lambda count: self._add(count, self.bot), number),
            "league-bot": control(self._choose_bot, one_of(*BOTS)),
        }

    def labels(self) -> dict[str, str]:
        """Return the names of the teams, by their values."""
        return dict(self.ready) | self.mine.names() | self.staying

    def choices(self) -> tuple[LabelledValue, ...]:
        """Return the choices of teams, the coach's own ones first."""
        return (*self.mine.choices(), *(LabelledValue(key, name) for key, name in self.ready))

    def coaches(self) -> tuple[LabelledValue, ...]:
        """Return the choices of coaches."""
        return (LabelledValue(HUMAN, _("You or a friend")), *self.bots())

    def bots(self) -> tuple[LabelledValue, ...]:
        """Return the bots of the game."""
        return tuple(LabelledValue(level.key, _(level.name)) for level in levels_of(ruleset(self.game)))

    def check(self, rules: Ruleset, options: Mapping[str, Any]) -> None:
        """Check that the coach's own teams fit the settings.

        Raises: InvalidNotation in a sentence naming the first that does not.
        """
        for row in self.rows:
            if wrong := incompatible_setting(rules, row.name, self.mine.needs(row.team), options):
                raise InvalidNotation(wrong)

    def add(self, coach: str = "") -> None:
        """Add a row: another team under an unused name."""
        if len(self.rows) >= MOST_TEAMS:
            return
        key, label = self.ready[len(self.rows) % len(self.ready)]
        names = self.mine.names()
        if coach == HUMAN and names and all(row.team not in names for row in self.rows):
            key, label = next(iter(names.items()))
        self.rows.append(EntryRow(self._free(label), key, coach or self.bot))

    def _free(self, label: str) -> str:
        names = self.taken | {row.name.casefold() for row in self.rows}
        number = 1
        while (name := label if number == 1 else f"{label} {number}").casefold() in names:
            number += 1
        return name

    def _name(self, row: EntryRow, name: str) -> None:
        row.name = name

    def _give(self, row: EntryRow, coach: str) -> None:
        row.coach = coach

    def _choose(self, row: EntryRow, team: str) -> None:
        """Take another team; a name that was never touched goes with it."""
        labels = self.labels()
        if row.name.rstrip("0123456789 ") == labels[row.team].rstrip("0123456789 "):
            row.name = ""
            row.name = self._free(labels[team]) if team not in self.staying else row.name
        row.team = team
        self.changed(team)

    def _drop(self, row: EntryRow) -> None:
        self.rows.remove(row)
        self.changed("")

    def _add(self, count: int, coach: str) -> None:
        for _n in range(min(count, MOST_TEAMS)):
            self.add(coach)
        self.changed("")

    def _choose_bot(self, level: str) -> None:
        self.bot = level

    def form(self, note: str = "") -> Form:
        """Return the rows as they are shown."""
        rows = tuple(TeamFormRow(n, row.name, row.team, row.coach,
                             LabelledValue(row.stays, self.staying[row.stays]) if row.stays else None)
                     for n, row in enumerate(self.rows))
        return Form(rows, self.choices(), self.coaches(), self.bot, self.bots(), note)

    def newcomers(self) -> list[NewTeam]:
        """Return the teams as a new league takes them."""
        return [self._newcomer(row) for row in self.rows]

    def _newcomer(self, row: EntryRow) -> NewTeam:
        return NewTeam(" ".join(row.name.split()), row.coach, self.mine.code(row.team) or row.team)

    def teams(self) -> list[NewTeam | ReturningTeam]:
        """Return the teams of a season that has not begun; a team in two rows joins once."""
        found: list[NewTeam | ReturningTeam] = []
        for row in self.rows:
            if row.team in self.staying:
                found.append(ReturningTeam(row.team.removeprefix(STAYS), " ".join(row.name.split()), row.coach))
            else:
                found.append(self._newcomer(row))
        return found
