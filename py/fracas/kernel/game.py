"""A game in progress: the position, the question being asked, undo and redo, the record.

A game is the snapshot at the action boundary and the tape of answers since. Every input re-runs the current action from
its snapshot, so there is no half-done state to keep.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, NamedTuple

from fracas.kernel import record
from fracas.kernel.chance.dice_stream import Seed
from fracas.kernel.dice import Faces, is_possible_throw
from fracas.kernel.drivers import Answer, Tape, unasked_answer_error
from fracas.kernel.errors import AmbiguousAction, IllegalAction, InvalidNotation, Pending, quote
from fracas.kernel.ply import Ply, UndoPoint, line_text
from fracas.kernel.resign import is_resignation
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Event, Option, Request, Roll, Side
from fracas.locale import N_, _

NOTHING_DONE = N_("nothing has been done yet")
DICE_ROLLED = N_("dice were rolled")
TURN_PASSED = N_("the turn has passed to the other side")
MATCH_OVER = N_("the match is over")


class UndoStatus(NamedTuple):
    """Whether the last input can be undone, with the reason if it cannot."""

    ok: bool
    reason: str  # "" when ok; an English sentence part, translated where shown

    def __bool__(self) -> bool:
        return self.ok


class Game:
    """A match of any ruleset.

    Args: ruleset - the game.
          state - first position; not changed.
          seed - what the virtual dice come from; None = every die is asked for.
          real - per side, whether the coach throws real dice.
          tags - header lines of the record.
    """

    draw: ClassVar[Callable[[Any], str | None] | None] = None  # for notebooks; set by who can draw

    def __init__(
        self, ruleset: Ruleset, state: Any, seed: Seed | None, real: tuple[bool, bool] = (False, False),
        tags: dict[str, str] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.real = real
        self.tags = dict(tags or {})
        self.state = state.copy()  # the live position; in the middle of an action while `pending`
        self.pending: Request | None = None
        self.plies: list[Ply] = []
        self.dice = 0  # virtual dice used so far
        self.fresh: tuple[Event, ...] = ()  # what the last input brought about
        self.marks: list[UndoPoint] = []
        self.cut_reason = ""  # why a match of older rules is here only in part, "" if it is whole
        self._redo: list[tuple[bool, Any]] = []
        self._written: list[tuple[Ply, str]] = []  # lines of the record

    # -- looking ---------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """List the legal actions; none while a question is open or the game is over."""
        if self.pending is not None or self.is_terminal():
            return []
        return list(self.ruleset.legal_actions(self.state))

    def legal_texts(self) -> list[str]:
        """List the legal actions as `apply` accepts them."""
        return [self.ruleset.action_text(self.state, action) for action in self.legal_actions()]

    @property
    def to_act(self) -> Side:
        """The side whose input is awaited."""
        return self.pending.coach if self.pending is not None else self.ruleset.to_act(self.state)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.pending is None and self.ruleset.is_terminal(self.state)

    def returns(self) -> tuple[int, int]:
        """Return (1, -1), (0, 0) or (-1, 1)."""
        return self.ruleset.returns(self.state)

    @property
    def boundary(self) -> Any:
        """The position at the last action boundary. Not to be changed."""
        return self.plies[-1].before if self.pending is not None else self.state

    @property
    def position(self) -> str:
        """The position string of the last action boundary."""
        return self.ruleset.position(self.boundary)

    def state_at(self, step: int) -> Any:
        """Return the position before an action of the match, by its number; behind the last one that of now."""
        return self.plies[step].before if step < len(self.plies) else self.state

    def position_at(self, step: int) -> str:
        """Return the position string before an action, or that of now."""
        return self.position if step == len(self.plies) else self.ruleset.position(self.state_at(step))

    @property
    def events(self) -> list[Event]:
        """All events of the match."""
        return [event for ply in self.plies for event in ply.events]

    @property
    def format(self) -> int:
        """The format of its record: that in which it began."""
        return int(self.tags.get("Format", "1"))

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the match: a short text that equal matches share."""
        if self.format > 1:
            return record.fingerprint(self.tags, self._lines(), self.position)
        answers = len(self.plies[-1].answers) if self.pending is not None else 0
        return record.fingerprint_format_1(self.position, answers)

    # -- playing ---------------------------------------------------------------------------------------------

    def read_action(self, text: str) -> Action:
        """Parse an action in the present position.

        Raises: InvalidNotation, AmbiguousAction.
        """
        try:
            return self.ruleset.parse_action(self.state, text)
        except InvalidNotation:
            folded = " ".join(text.split()).casefold()
            listed = self.ruleset.legal_actions(self.state)
            alike = [a for a in listed if self.ruleset.action_text(self.state, a).casefold() == folded]
            if len(alike) == 1:
                return alike[0]
            if alike:
                one, two = (self.ruleset.action_text(self.state, a) for a in alike[:2])
                sentence = _("{text} can mean {one} or {two}.")
                raise AmbiguousAction(sentence.format(text=quote(text), one=one, two=two)) from None
            raise

    def apply(self, action: Action | str) -> None:
        """Play an action.

        Raises: IllegalAction, InvalidNotation or AmbiguousAction, quoting the action; nothing has changed then.
        """
        if self.is_terminal():
            raise self.illegal_action_error(action, _("The match is over."))
        chosen = self.read_action(action) if isinstance(action, str) else action
        if self.pending is not None and not is_resignation(chosen):
            raise self.illegal_action_error(action, _("Answer the open question first."))
        if not self.ruleset.is_legal(self.boundary, chosen):
            raise self.illegal_action_error(action, self.ruleset.why_not(self.boundary, chosen))
        self._redo.clear()
        if self.pending is None:
            self._begin(chosen)
        else:
            self._break_off(chosen)

    def illegal_action_error(self, action: Action | str, reason: str = "") -> IllegalAction:
        """Return the error for an illegal action: the reason first, then action and position."""
        reason = reason or _("You cannot do this here.")
        sentence = _("{reason} You wanted {action} in the position {position}.")
        return IllegalAction(sentence.format(reason=reason, action=quote(action), position=self.position), reason)

    def _break_off(self, giving_up: Action) -> None:
        """Resign while a question is open: drop the unfinished action and keep its rolls as a comment."""
        ply = self.plies.pop()
        while self.marks.pop().answers != -1:
            pass
        self.state, self.pending = ply.before, None
        self._begin(giving_up)
        if any(answer.is_dice for answer in ply.answers):
            self.plies[-1].keep_interrupted_line(self.line_text(ply))

    def answer(self, value: Option | Faces) -> None:
        """Answer the pending question with an option or with the faces of real dice, or their texts.

        Raises: IllegalAction or InvalidNotation quoting what cannot be; nothing has changed then.
        """
        answer = self._read_value(value)
        self._redo.clear()
        self._answer(answer)

    def roll_for_me(self) -> None:
        """Answer a roll that waits for real dice with virtual ones."""
        if not isinstance(self.pending, Roll) or self.seed is None:
            raise IllegalAction(_("No virtual dice are due."))
        ply = self.plies[-1]
        virtual = Tape(ply.before.copy(), [*ply.answers], self.seed, ply.first_die)
        try:
            self.ruleset.apply(virtual, ply.action)
        except Pending:
            pass  # only the one throw is wanted; what is asked later is asked again below
        self._redo.clear()
        self._answer(virtual.answers[len(ply.answers)])

    def _read_value(self, value: Option | Faces) -> Answer:
        request = self.pending
        if request is None:
            raise IllegalAction(_("{answer} answers nothing: no question is open.").format(answer=quote(value)))
        if isinstance(request, Roll):
            faces = record.read_faces(request.dice, value) if isinstance(value, str) else value
            if not is_possible_throw(request.dice, faces):
                raise IllegalAction(_("{faces} is not a possible throw of {dice}.").format(
                    faces=quote(value), dice=request.dice))
            return Answer(request.kind, faces, True, True)
        if value in request.options:
            return Answer(request.kind, value, False)
        option_text = partial(self.ruleset.option_text, self.state)
        return Answer(request.kind, record.read_option(request, str(value), option_text), False)

    def _begin(self, action: Action) -> None:
        text = self.ruleset.action_text(self.state, action)
        self.marks.append(UndoPoint(-1, self.dice, self.to_act, False))
        self.plies.append(Ply(action, text, self.state, self.to_act, self.dice))
        self._run(0)

    def _answer(self, answer: Answer) -> None:
        ply = self.plies[-1]
        self.marks.append(UndoPoint(len(ply.answers), self.dice, self.to_act, answer.is_dice))
        ply.answers.append(answer)
        self._run(len(ply.events))

    def _run(self, known_events: int) -> None:
        """Run the last action from its snapshot along its tape, up to the first missing answer."""
        ply = self.plies[-1]
        tape = Tape(ply.before.copy(), ply.answers, self.seed, ply.first_die, self.real)
        try:
            self.ruleset.apply(tape, ply.action)
            self.pending = None
        except Pending as stop:
            self.pending = stop.request  # type: ignore[assignment]
        if tape.at < len(ply.answers):
            raise unasked_answer_error(ply.answers[tape.at].kind, ply.text)
        ply.events = tuple(tape.events)
        self.fresh = ply.events[known_events:]
        self.state = tape.state
        self.dice = tape.die

    def truncate(self, number: int, action: str, reason: object) -> None:
        """Cut the match before an action of its record that today's rules do not allow.

        Args: number - of the action, from 1 on.
        """
        del self.plies[number - 1:], self._written[number - 1:]
        self.marks.clear()
        self.pending, self.fresh = None, ()
        sentence = _(
            "The rules were corrected since. From action {n}, {action}, this match cannot be replayed. {reason}")
        self.cut_reason = sentence.format(n=number, action=quote(action), reason=reason)

    # -- undo ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the last input can be undone: no virtual die was rolled and the turn has not passed since."""
        if not self.marks:
            return UndoStatus(False, NOTHING_DONE)
        mark = self.marks[-1]
        if mark.dice != self.dice or (mark.answers == -1 and self.plies[-1].is_shown):
            return UndoStatus(False, DICE_ROLLED)
        if mark.side != self.to_act and not mark.is_dice:
            return UndoStatus(False, MATCH_OVER if self.is_terminal() else TURN_PASSED)
        return UndoStatus(True, "")

    @property
    def can_redo(self) -> bool:
        """Whether an undone input can be redone."""
        return bool(self._redo)

    def undo(self) -> None:
        """Undo the last input.

        Raises: IllegalAction with the reason if it stands.
        """
        may = self.can_undo
        if not may:
            raise IllegalAction(_("Nothing to undo: {reason}.").format(reason=_(may.reason)))
        mark = self.marks.pop()
        ply = self.plies[-1]
        if mark.answers == -1:
            self._redo.append((True, ply.action))
            self.plies.pop()
            self.state, self.pending, self.dice, self.fresh = ply.before, None, mark.dice, ()
        else:
            self._redo.append((False, ply.answers[mark.answers]))
            del ply.answers[mark.answers:]
            ply.is_shown = ply.is_shown or mark.is_dice
            self._run(0)
            self.fresh = ()

    def redo(self) -> None:
        """Redo the last undone input.

        Raises: IllegalAction if nothing was.
        """
        if not self._redo:
            raise IllegalAction(_("Nothing was undone."))
        is_action, value = self._redo.pop()
        if is_action:
            self._begin(value)
        else:
            self._answer(value)

    def _repr_svg_(self) -> str | None:
        return Game.draw(self) if Game.draw else None

    # -- record ----------------------------------------------------------------------------------------------

    @property
    def record(self) -> str:
        """The whole match as text."""
        return self._with_comments(self._lines())

    @property
    def lean_record(self) -> str:
        """The record without the dice that follow from the seed, for a link."""
        return self._with_comments([line_text(self.ruleset, ply, self.is_seeded) for ply in self.plies])

    def line_text(self, ply: Ply) -> str:
        """Return the record line of an action, without its comment."""
        return line_text(self.ruleset, ply)

    def is_seeded(self, request: Roll) -> bool:
        """Return whether the dice of a roll can only come from the seed: its side declared no real dice."""
        return self.seed is not None and not (request.coach in (0, 1) and self.real[request.coach])

    def _with_comments(self, lines: list[str]) -> str:
        comments = ["".join(f"\n# {line}" for line in ply.comment.splitlines()) for ply in self.plies]
        whole = [line + comment for line, comment in zip(lines, comments, strict=True)]
        return record.write(self.tags, whole, self.fingerprint)

    def _lines(self) -> list[str]:
        """Return the record lines of all actions; lines of finished actions are cached."""
        over = self.plies[:-1]
        keep = min(len(over), len(self._written))
        while keep and self._written[keep - 1][0] is not over[keep - 1]:
            keep -= 1
        del self._written[keep:]
        self._written += [(ply, self.line_text(ply)) for ply in over[keep:]]
        return [line for _ply, line in self._written] + [self.line_text(ply) for ply in self.plies[-1:]]
