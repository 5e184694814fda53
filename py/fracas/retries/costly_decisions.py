"""The costly decisions of a match as retries."""

from collections.abc import Iterator, Sequence
from typing import Any

from fracas.analyst.reasons.proof import played_line
from fracas.analyst.verdict import Mistake
from fracas.kernel.game import Game
from fracas.kernel.record import faces_text
from fracas.kernel.table import Roll, Side
from fracas.retries.retry import Retry


def retries_of(match: str, game: Game, mistakes: Sequence[Mistake], sides: Sequence[Side]) -> Iterator[Retry]:
    """Yield the retries of a match, the costliest first.

    Args: sides - whose decisions are wanted.
    """
    return (retry_of(match, game, each) for each in mistakes if each.side in sides)


def retry_of(match: str, game: Game, mistake: Mistake) -> Retry:
    """Return the retry of a mistake."""
    ply, rules, place = game.plies[mistake.number], game.ruleset, mistake.place
    position, loss = rules.position(ply.before), round(mistake.loss)
    at_start = rules.parse_position(position)
    if place < 0:
        lines = (played_line(game, mistake.number), mistake.better.plan)
        played, best = (tuple(rules.action_text(at_start, action) for action in line) for line in lines)
        return Retry(match, mistake.number, loss, position, (), played, best)
    asked = Game(rules, at_start, None, (True, True))
    asked.apply(ply.action)
    begun = [rules.action_text(at_start, ply.action)]
    for answer in ply.answers[:place]:
        begun.append(_answer_text(asked, answer.value))
        asked.answer(answer.value)
    options = (_answer_text(asked, option) for option in (ply.answers[place].value, mistake.better.option))
    chosen, other = options
    return Retry(match, mistake.number, loss, position, tuple(begun), (chosen,), (other,))


def _answer_text(game: Game, value: Any) -> str:
    """Return the text of an answer to the request that is open."""
    asked = game.pending
    if isinstance(asked, Roll):
        return faces_text(asked.dice, value)
    assert asked is not None
    return game.ruleset.option_text(game.state, asked, value)
