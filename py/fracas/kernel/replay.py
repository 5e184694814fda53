"""A game to the lines of its record and back: every written answer is read against the request it meets."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.kernel import record
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import Desync, Pending, quote
from fracas.kernel.ply import Ply, UndoPoint
from fracas.kernel.resign import is_resignation
from fracas.kernel.table import Choice, Option, Request, Roll, Side
from fracas.locale import _

if TYPE_CHECKING:
    from fracas.kernel.game import Game


def line_text(game: Game, ply: Ply, is_lean: bool = False) -> str:
    """Return one action of the record, without its comment.

    Args: is_lean - without the dice that follow from the seed.
    """
    rolls = iter([e.facts[0].request for e in ply.events if e.kind == "roll"])  # type: ignore[union-attr]
    texts = []
    for answer in ply.answers:
        if answer.is_dice:
            request = next(rolls)
            if not (is_lean and is_seeded_roll(game, request)):
                texts.append(record.answer_text(request.dice, answer, ""))
        else:
            choice = Choice(answer.kind, ply.side, (answer.value,))  # type: ignore[arg-type]
            option = game.ruleset.option_text(ply.before, choice, answer.value)  # type: ignore[arg-type]
            texts.append(record.answer_text(None, answer, option))
    return ply.text + (": " + "; ".join(texts) if texts else "")


def is_seeded_roll(game: Game, request: Roll) -> bool:
    """Return whether the dice of a roll can only be those of the seed: its side declared no real dice."""
    return game.seed is not None and not (request.coach in (0, 1) and game.real[request.coach])


def replay_line(game: Game, line: record.RecordLine, is_lean: bool = False) -> None:
    """Play one line of a record.

    Args:   is_lean - dice that follow from the seed are left out.
    Raises: InvalidNotation, IllegalAction or Desync; the game is then to be thrown away.
    """
    if game.pending is not None:
        raise Desync(_("{action} comes before {question} is answered.").format(
            action=quote(line.action), question=quote(game.pending.kind)))
    action = game.read_action(line.action)
    if game.is_terminal() or not game.ruleset.is_legal(game.state, action):
        raise game.illegal_action_error(line.action, "" if game.is_terminal() else game.ruleset.why_not(game.state, action))
    ply = Ply(action, game.ruleset.action_text(game.state, action), game.state, game.to_act, game.dice)
    ply.comment = line.comment
    ply.is_shown = is_resignation(action) and bool(line.comment)  # it broke off what its comment keeps
    game.plies.append(ply)
    game.marks.append(UndoPoint(-1, game.dice, game.to_act, False))
    tape = _Reader(game, ply, line.answers, is_lean)
    try:
        game.ruleset.apply(tape, action)
        game.pending = None
    except Pending as stop:
        game.pending = stop.request  # type: ignore[assignment]
    if tape.left:
        raise unasked_answer_error(tape.left[0].kind, ply.text)
    ply.events, game.state, game.dice = tuple(tape.events), tape.state, tape.die
    game.fresh = ply.events


def unasked_answer_error(kind: str, action: str) -> Desync:
    """Return the refusal of answers that nothing asked for."""
    sentence = _("The record answers {kind} after {action} had ended.")
    return Desync(sentence.format(kind=quote(kind), action=quote(action)))


class _Reader(Tape):
    """A tape that reads written answers against the requests they meet."""

    __slots__ = ("game", "left", "is_lean")

    def __init__(self, game: Game, ply: Ply, written: tuple[record.WrittenAnswer, ...], is_lean: bool) -> None:
        super().__init__(ply.before.copy(), ply.answers, game.seed, ply.first_die, game.real)
        self.game = game
        self.left = deque(written)
        self.is_lean = is_lean

    def _next(self, request: Request) -> None:
        if self.left and not (self.is_lean and isinstance(request, Roll) and is_seeded_roll(self.game, request)):
            written = self.left.popleft()
            answer = record.read_answer(request, written, partial(self.game.ruleset.option_text, self.state))
            if self.game.format > 1:
                self._check_hand(request, answer, written.text)
            if not answer.is_dice or answer.is_real:
                self.game.marks.append(UndoPoint(len(self.answers), self.die, request.coach, answer.is_dice))
            self.answers.append(answer)

    def _check_hand(self, request: Request, answer: Answer, faces: str) -> None:
        """Refuse dice by the hand of a side that did not declare them, and dice that are of no hand and no seed."""
        declared = self.real[request.coach] if request.coach in (0, 1) else self.seed is None and all(self.real)
        if answer.is_real and not declared:
            raise Desync(_("The dice {faces} are marked as thrown by hand, which this side did not declare.").format(
                faces=quote(faces)))
        if answer.is_dice and not answer.is_real and self.seed is None:
            raise Desync(_("The dice {faces} are not marked as thrown by hand, and there is no seed.").format(
                faces=quote(faces)))

    def roll(self, kind: str, dice: Any, **request: Any) -> Any:
        self._next(Roll(kind, dice, **request))
        return super().roll(kind, dice, **request)

    def choose(self, coach: Side, kind: str, options: tuple[Option, ...], **request: Any) -> Any:
        self._next(Choice(kind, coach, options, **request))
        return super().choose(coach, kind, options, **request)
