"""One match being played on this device: the game, who sits where, and its save after every input."""

from collections.abc import Callable, Mapping
from typing import Any

import fracas
from fracas.bots.levels import KEYS as BOTS
from fracas.kernel.errors import quote
from fracas.kernel.game import MATCH_OVER, TURN_PASSED, Game, UndoStatus
from fracas.kernel.table import NOBODY, Side
from fracas.kernel.work import run_to_end
from fracas.locale import _
from fracas.page.handover import ReplayedRecord
from fracas.page.record_tags import COACH_TAGS
from fracas.page.saving.storage import Facts, LoadResult, Shelf, WriteReport

HUMAN = "human"
Describe = Callable[[Game], Facts]  # a game -> what the list of matches tells of it


class Session:
    """A match with its seats.

    Args: match - id of its save.
          game - the match.
          shelf - where it is saved.
          describe - what the list of matches tells of it.
          clock - milliseconds since 1970.
    """

    def __init__(self, match: str, game: Game, shelf: Shelf, describe: Describe, clock: Callable[[], int]) -> None:
        self.match = match
        self.game = game
        self.shelf = shelf
        self.describe = describe
        self.clock = clock
        self.saved = WriteReport(False, "")  # what became of the last save
        self.plays: Callable[[], bool] = lambda: True  # False while another tab plays this match
        self._turn = (game.to_act, game.is_terminal())  # of the last save

    @property
    def seats(self) -> tuple[str, str]:
        """Who sits where: `HUMAN` or the level of a bot."""
        coaches = [self.game.tags.get(tag, HUMAN) for tag in COACH_TAGS]
        home, away = (coach if coach in BOTS else HUMAN for coach in coaches)
        return home, away

    def is_absent(self, side: Side) -> bool:
        """Return whether no person plays a side here."""
        return side in (0, 1) and self.seats[side] != HUMAN

    @property
    def person(self) -> Side:
        """The side a person speaks for now: the one to act, else the other, NOBODY if bots play both."""
        side = self.game.to_act
        return next((seat for seat in (side, 1 - side) if not self.is_absent(seat)), NOBODY)

    @property
    def is_waiting(self) -> bool:
        """Whether somebody else has to decide something, so that nothing can be done here."""
        return self.is_barred

    @property
    def is_barred(self) -> bool:
        """Whether inputs are refused to whoever plays here; dice are thrown by hand only for human seats."""
        return not self.game.is_terminal() and self.is_absent(self.game.to_act) and self.plays()

    @property
    def can_undo(self) -> UndoStatus:
        """Whether a person may take back the last input: what a bot did stands."""
        may = self.game.can_undo
        last = self.game.plies[-1].side if self.game.plies else -1
        if may and self.game.is_terminal() and self.is_absent(last):
            return UndoStatus(False, MATCH_OVER)
        return UndoStatus(False, TURN_PASSED) if may and self.is_absent(self.game.to_act) else may

    def save(self) -> WriteReport:
        """Save the match as it stands."""
        facts = self.describe(self.game)._replace(when=self.clock())
        self.saved = self.shelf.save(self.match, facts, self.game.record)
        if (turn := (self.game.to_act, self.game.is_terminal())) != self._turn:
            self._turn = turn
            self.shelf.sync()
        if not self.plays():
            self.saved = WriteReport(False, _("Not saved: another tab plays this match."))
        return self.saved


def new_game(
    game: str, seed: str, teams: tuple[str, str], seats: tuple[str, str], real: tuple[bool, bool],
    options: Mapping[str, Any],
) -> Game:
    """Start a new match, whose coaches have agreed to the teams.

    Raises: ValueError quoting the game, team or option that does not exist.
    """
    tags = {tag: seat for tag, seat in zip(COACH_TAGS, seats, strict=True) if seat != HUMAN}
    thrown = (real[0] and seats[0] == HUMAN, real[1] and seats[1] == HUMAN)
    return fracas.new(game, seed, teams[0], teams[1], options, thrown, tags, friendly=True)


def game_from_same_position(game: Game, seed: str) -> Game:
    """Return a match that begins in the same position as another that did not begin as usual."""
    rules, start = game.ruleset, game.tags["Start"]
    return Game(rules, rules.parse_position(start), seed, game.real, {**game.tags, "Seed": seed})


def record_of(shelf: Shelf, match: str) -> str:
    """Return the record of a saved match, "" if there is none."""
    save = shelf.load(match).save
    return save.record if save is not None else ""


def open_saved(
    shelf: Shelf, match: str, is_followed: bool = False, replayed: ReplayedRecord | None = None,
) -> tuple[Game | None, str]:
    """Load a match and play its record again.

    Args:    is_followed - to be watched: one of older rules is played as far as it can be followed.
             replayed - a record that was played again already.
    Returns: the game where it was, in the middle of a question if need be, and a sentence if something was wrong.
    """
    found: LoadResult = shelf.load(match)
    if found.save is None:
        return None, found.trouble or _("The match {match} is not on this device.").format(match=quote(match))
    if replayed is not None and replayed.record == found.save.record and replayed.game is not None:
        return replayed.game, found.trouble
    try:
        return run_to_end(fracas.from_record_in_slices(found.save.record, is_followed=is_followed)), found.trouble
    except ValueError as error:
        return None, _("This match cannot be opened: {error}").format(error=error)
