"""A game to the lines of its record and back: every written answer is read against the request it meets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.kernel import record
from fracas.kernel.drivers import Tape
from fracas.kernel.errors import Desync, Pending, quote
from fracas.kernel.ply import Mark, Ply
from fracas.kernel.table import Choice, Option, Request, Roll, Side
from fracas.locale import _

if TYPE_CHECKING:
    from fracas.kernel.game import Game


def line_text(game: Game, ply: Ply) -> str:
    """Return one action of the record, with its comment."""
    rolls = iter([e.facts[0].request.dice for e in ply.events if e.kind == "roll"])  # type: ignore[union-attr]
    texts = []
    for answer in ply.answers:
        if answer.is_dice:
            texts.append(record.answer_text(next(rolls), answer, ""))
        else:
            choice = Choice(answer.kind, ply.side, (answer.value,))  # type: ignore[arg-type]
            option = game.ruleset.option_text(ply.before, choice, answer.value)  # type: ignore[arg-type]
            texts.append(record.answer_text(None, answer, option))
    comment = "".join(f"\n# {line}" for line in ply.comment.splitlines())
    return ply.text + (": " + "; ".join(texts) if texts else "") + comment


def replay_line(game: Game, line: record.Line) -> None:
    """Play one line of a record.

    Raises: InvalidNotation, IllegalAction or Desync; the game is then to be thrown away.
    """
    if game.pending is not None:
        raise Desync(_("{action} comes before {question} is answered.").format(
            action=quote(line.action), question=quote(game.pending.kind)))
    action = game.read_action(line.action)
    if game.is_terminal() or not game.ruleset.is_legal(game.state, action):
        raise game.illegal(line.action)
    ply = Ply(action, game.ruleset.action_text(game.state, action), game.state, game.to_act, game.dice)
    ply.comment = line.comment
    game.plies.append(ply)
    game.marks.append(Mark(-1, game.dice, game.to_act, False))
    tape = _Reader(game, ply, line.answers)
    try:
        game.ruleset.apply(tape, action)
        game.pending = None
    except Pending as stop:
        game.pending = stop.request  # type: ignore[assignment]
    if tape.left:
        raise left_over(tape.left[0].kind, ply.text)
    ply.events, game.state, game.dice = tuple(tape.events), tape.state, tape.die
    game.fresh = ply.events


def left_over(kind: str, action: str) -> Desync:
    """Return the refusal of answers that nothing asked for."""
    sentence = _("The record answers {kind} after {action} had ended.")
    return Desync(sentence.format(kind=quote(kind), action=quote(action)))


class _Reader(Tape):
    """A tape that reads written answers against the requests they meet."""

    __slots__ = ("game", "left")

    def __init__(self, game: Game, ply: Ply, written: tuple[record.Written, ...]) -> None:
        super().__init__(ply.before.copy(), ply.answers, game.seed, ply.first_die, game.real)
        self.game = game
        self.left = list(written)

    def _next(self, request: Request) -> None:
        if self.left:
            written = self.left.pop(0)
            answer = record.read_answer(request, written, partial(self.game.ruleset.option_text, self.state))
            if not answer.is_dice or answer.is_real:
                self.game.marks.append(Mark(len(self.answers), self.die, request.coach, answer.is_dice))
            self.answers.append(answer)

    def roll(self, kind: str, dice: Any, **request: Any) -> Any:
        self._next(Roll(kind, dice, **request))
        return super().roll(kind, dice, **request)

    def choose(self, coach: Side, kind: str, options: tuple[Option, ...], **request: Any) -> Any:
        self._next(Choice(kind, coach, options, **request))
        return super().choose(coach, kind, options, **request)
