"""The game of a retry: it stands before the decision, and dice fall as luckily as they usually may.

Only what is chosen counts, by its exact dice and not by those that fall; questions are answered as coaches usually do,
but for the one that is asked again. Everything can be taken back.
"""

from typing import Any

from fracas.bots.decision_point import ScriptedSampler
from fracas.bots.evaluate import worth
from fracas.bots.streams import EvenDice
from fracas.games import ruleset
from fracas.kernel.errors import DamagedText, IllegalAction, InvalidNotation, quote
from fracas.kernel.game import NOTHING_DONE, Game, UndoStatus
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import _
from fracas.retries.retry import Retry

TRIES, SHIFT = 12, 0.5  # of the dice of an action, of which the luckiest are shown


class RetryGame(Game):
    """The game of one retry.

    Args:   retry - not trusted.
    Raises: ValueError in one sentence if its position or one of its lines is none.
    """

    def __init__(self, retry: Retry) -> None:
        rules = ruleset(retry.game)
        super().__init__(rules, rules.parse_position(retry.position), None, (True, True), {"Game": rules.key})
        self.retry, self.start = retry, self.state.copy()
        self.is_closed = False  # whether a choice was made, so that nothing can be added before it is taken back
        self._stand()
        self.side = self.to_act
        self.asked = self.pending if isinstance(self.pending, Choice) else None  # the question of the decision
        if self.is_terminal() or bool(retry.begun) != (self.asked is not None):
            raise DamagedText(_("Nothing is to be decided here: {position}.").format(position=quote(retry.position)))
        self.base = len(self.plies)
        self.given = len(self.plies[0].answers) if retry.begun else 0
        self.played_line, self.best_line = self._line(retry.played), self._line(retry.best)

    def _stand(self) -> None:
        """Go to the decision."""
        self.plies.clear()
        self.marks.clear()
        self._redo.clear()
        self.state, self.pending, self.fresh = self.start.copy(), None, ()
        for number, text in enumerate(self.retry.begun):
            if number:
                super().answer(text)
            else:
                super().apply(text)

    def _line(self, texts: tuple[str, ...]) -> tuple[Any, ...]:
        """Return actions, or an option as a line of its own."""
        if self.asked is not None:
            return tuple(self._read_value(text).value for text in texts[:1])
        line = tuple(self.ruleset.parse_action(self.start, text) for text in texts)
        if not line or not self.ruleset.is_legal(self.start, line[0]):
            raise InvalidNotation(_("{action} cannot be done there.").format(action=quote(texts[:1])))
        return line

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def line(self) -> tuple[Any, ...]:
        """The actions so far, or the option that was chosen."""
        if self.asked is not None:
            return tuple(answer.value for answer in self.plies[0].answers[self.given:self.given + 1])
        return tuple(ply.action for ply in self.plies)

    @property
    def is_done(self) -> bool:
        """Whether nothing can be added: the question is answered, or the turn is over."""
        if self.is_closed:
            return True
        if not self.line or self.pending is not None:
            return False
        return self.asked is not None or self.is_terminal() or self.to_act != self.side

    def legal_actions(self) -> list[Action]:
        """List the legal actions; none once nothing can be added."""
        return [] if self.is_done else super().legal_actions()

    # -- inputs ----------------------------------------------------------------------------------------------

    def apply(self, action: Action | str) -> None:
        """Play an action, with dice that fall luckily."""
        if self.is_done:
            raise IllegalAction(_("Nothing more can be done here."))
        super().apply(action)
        self._settle()

    def answer(self, value: Option | Any) -> None:
        """Answer the question that is asked again."""
        if self.is_closed:
            raise IllegalAction(_("Nothing more can be done here."))
        super().answer(value)
        self._settle()

    def _settle(self) -> None:
        """Answer all that an action still asks."""
        fresh, ply = self.fresh, self.plies[-1]
        if self.pending is not None:
            for value in self._luckiest(ply)[len(ply.answers):]:
                super().answer(value)
                fresh += self.fresh
        self.fresh = fresh

    def _luckiest(self, ply: Ply) -> list[Any]:
        """Return the answers of the try that is worth most."""
        given = tuple(answer.value for answer in ply.answers)
        best: tuple[int, list[Any]] | None = None
        for number in range(TRIES):
            table = _RecordingSampler(self.ruleset, ply.before, given, EvenDice(number, SHIFT))
            self.ruleset.apply(table, ply.action)
            found = worth(self.ruleset, table.state, self.side)
            if best is None or found > best[0]:
                best = found, table.drawn
        assert best is not None  # there are tries
        return best[1]

    # -- undo ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoStatus:
        """Whether something was chosen that can be taken back."""
        return UndoStatus(True, "") if self.line and not self.is_closed else UndoStatus(False, NOTHING_DONE)

    def undo(self) -> None:
        """Take the last choice back."""
        self.play_again(self.line[:-1])

    def play_again(self, line: tuple[Any, ...] = ()) -> None:
        """Go back to the decision and play a line."""
        self._stand()
        self.is_closed = False
        for each in line:
            if self.asked is not None:
                self.answer(each)
            else:
                self.apply(each)
        self.fresh = ()


class _RecordingSampler(ScriptedSampler):
    """A sampler that keeps all that was drawn or decided, what was given too."""

    __slots__ = ("drawn",)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.drawn: list[Any] = []

    def roll(self, *args: Any, **request: Any) -> Any:
        self.drawn.append(super().roll(*args, **request))
        return self.drawn[-1]

    def choose(self, *args: Any, **request: Any) -> Any:
        self.drawn.append(super().choose(*args, **request))
        return self.drawn[-1]
