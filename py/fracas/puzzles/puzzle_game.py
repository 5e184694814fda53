"""The game of a puzzle: dice fall as well as possible, since only the line of actions counts.

He gives the actions of one turn. Dice and questions are answered so that what is wanted comes about or his turn goes
on, for the line is judged by its exact chance and not by luck. Everything can be taken back.
"""

from __future__ import annotations

from typing import Any

from fracas.games import ruleset
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import DamagedText, Pending
from fracas.kernel.game import NOTHING_DONE, Game, UndoStatus
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Request, Roll
from fracas.locale import _
from fracas.puzzles.aims import Aims
from fracas.puzzles.puzzle import Puzzle

MOST_RUNS = 600  # that are tried for one answer
MOST_THROWS = 24  # of one roll that are tried, spread over all there are
Luck = tuple[bool, bool, int]  # whether what is wanted came about, the turn goes on, what the position is worth


class PuzzleGame(Game):
    """The game of one puzzle.

    Args:   aims - what puzzles of its game may ask for.
    Raises: ValueError in one sentence if its position or its aim is none.
    """

    def __init__(self, puzzle: Puzzle, aims: Aims) -> None:
        if puzzle.aim not in aims:
            raise DamagedText(_("There is no aim {aim} in this game.").format(aim=puzzle.aim))
        rules = ruleset(puzzle.game)
        super().__init__(rules, rules.parse_position(puzzle.position), None, (True, True), {"Game": rules.key})
        self.puzzle, self.aim = puzzle, aims[puzzle.aim]
        self.start = self.state.copy()
        self.side = rules.to_act(self.start)
        self._runs = 0

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def line(self) -> tuple[Action, ...]:
        """The actions so far."""
        return tuple(ply.action for ply in self.plies)

    @property
    def is_reached(self) -> bool:
        """Whether the aim is reached."""
        return any(self.aim.is_reached(self.state, event, self.side) for event in self.events)

    @property
    def is_done(self) -> bool:
        """Whether nothing more can be added to the line."""
        return bool(self.plies) and self.pending is None and (
            self.is_reached or self.ruleset.is_terminal(self.state) or self.ruleset.to_act(self.state) != self.side)

    def legal_actions(self) -> list[Action]:
        """List the legal actions; none once the line is complete."""
        return [] if self.is_done else super().legal_actions()

    @property
    def best_line(self) -> tuple[Action, ...]:
        """The best line there is.

        Raises: InvalidNotation quoting an action that is none.
        """
        return tuple(self.ruleset.parse_action(self.start, text) for text in self.puzzle.line)

    # -- inputs ----------------------------------------------------------------------------------------------

    def apply(self, action: Action | str) -> None:
        """Add an action to the line, with the best that can come of it."""
        super().apply(action)
        fresh = self.fresh
        while self.pending is not None:
            super().answer(self._best(self.pending))
            fresh += self.fresh
        self.fresh = fresh

    def _read_value(self, value: Any) -> Answer:
        return super()._read_value(value)._replace(is_real=False)

    def _best(self, request: Request) -> Any:
        """Return the answer that serves the line best."""
        self._runs = 0
        ply = self.plies[-1]
        return self._luckiest(ply.before, ply.action, tuple(ply.answers), self.state, request)[1]

    def _luckiest(
        self, before: Any, action: Action, answers: tuple[Answer, ...], state: Any, request: Request,
    ) -> tuple[Luck, Any]:
        """Return the luckiest result of a request and its answer; the first one that reaches the aim wins."""
        best: tuple[Luck, Any] | None = None
        for value in self._values(state, request):
            luck = self._luck(before, action, (*answers, self._answered(request, value)))
            if best is None or luck > best[0]:
                best = luck, value
            if luck[0]:
                break
        assert best is not None  # no request is without an answer
        return best

    def _values(self, state: Any, request: Request) -> list[Any]:
        if isinstance(request, Roll):
            throws = [faces for faces, _chance in outcomes(request.dice, request.bands, request.more)]
            return throws[::-max(1, len(throws) // MOST_THROWS)]  # high ones first
        if request.coach == self.side:
            return list(request.options)
        return [self.ruleset.policy(state, request)]

    def _answered(self, request: Request, value: Any) -> Answer:
        return Answer(request.kind, value, isinstance(request, Roll))

    def _luck(self, before: Any, action: Action, answers: tuple[Answer, ...]) -> Luck:
        """Return the luckiest result of an action after some answers."""
        table = Tape(before.copy(), [*answers])
        request: Request | None = None
        try:
            self.ruleset.apply(table, action)
        except Pending as stop:
            request = stop.request  # type: ignore[assignment]
        self._runs += 1
        if any(self.aim.is_reached(table.state, event, self.side) for event in table.events):
            return True, True, 0
        if request is None or self._runs > MOST_RUNS:
            goes_on = request is not None or self.ruleset.to_act(table.state) == self.side
            return False, goes_on, self.ruleset.worth(table.state, self.side) if request is None else 0
        return self._luckiest(before, action, answers, table.state, request)[0]

    # -- undo ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoStatus:
        """Whether an action can be undone."""
        return UndoStatus(True, "") if self.plies else UndoStatus(False, NOTHING_DONE)

    def undo(self) -> None:
        """Undo the last action."""
        self.play_again(self.line[:-1])

    def play_again(self, line: tuple[Action, ...]) -> None:
        """Restart and play a line."""
        self.plies.clear()
        self.marks.clear()
        self.state, self.pending, self.fresh = self.start.copy(), None, ()
        for action in line:
            self.apply(action)
        self.fresh = ()
