"""Replay of record lines: each written answer is read against the request that it meets."""

from collections import deque
from functools import partial
from typing import Any

from fracas.kernel import record
from fracas.kernel.drivers import Answer, Tape, unasked_answer_error
from fracas.kernel.errors import Desync, Pending, quote
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply, UndoPoint
from fracas.kernel.resign import is_resignation
from fracas.kernel.table import Choice, Option, Request, Roll, Side
from fracas.locale import _


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
        reason = "" if game.is_terminal() else game.ruleset.why_not(game.state, action)
        raise game.illegal_action_error(line.action, reason)
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


class _Reader(Tape):
    """A tape that reads written answers against the requests they meet."""

    __slots__ = ("game", "left", "is_lean")

    def __init__(self, game: Game, ply: Ply, written: tuple[record.WrittenAnswer, ...], is_lean: bool) -> None:
        super().__init__(ply.before.copy(), ply.answers, game.seed, ply.first_die, game.real)
        self.game = game
        self.left = deque(written)
        self.is_lean = is_lean

    def _next(self, request: Request) -> None:
        if self.left and not (self.is_lean and isinstance(request, Roll) and self.game.is_seeded(request)):
            written = self.left.popleft()
            answer = record.read_answer(request, written, partial(self.game.ruleset.option_text, self.state))
            if self.game.format > 1:
                self._check_hand(request, answer, written.text)
            if not answer.is_dice or answer.is_real:
                self.game.marks.append(UndoPoint(len(self.answers), self.die, request.coach, answer.is_dice))
            self.answers.append(answer)

    def _check_hand(self, request: Request, answer: Answer, faces: str) -> None:
        """Refuse undeclared dice thrown by hand, and dice from neither hand nor seed."""
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
