"""The reason against an input that a lesson does not want: its risk, or a threat left open."""

from collections.abc import Generator
from typing import Any

from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.proof import SELF_EVIDENT, cells_of, line_reasons, prove_answers, telling_gap
from fracas.analyst.reasons.reason import MoveLeftOut, ProvenReason, TurnEndedEarly
from fracas.analyst.reasons.reason_words import TRIED, reason_sentence
from fracas.analyst.win_chance import timed_ruleset
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Option
from fracas.kernel.work import replace_pauses

Line = tuple[Action, ...]
ENOUGH = 0.5  # of the worth between two lines that a quick reason has to close: a learner waits for no slower one
TOLD_BY_LESSON = (MoveLeftOut, TurnEndedEarly)  # what its own sentence says better


def stray_sentence(
    game: Game, face: Face, stray: Line | Option, wanted: Line | Option,
) -> Generator[float, None, str]:
    """Work out the sentence against an input in small steps, "" if nothing of the list can be proven.

    Args: stray - actions that the rules allow, or an answer to what is asked.
          wanted - the lesson's line from here on, or its answer.
    """
    proof = yield from replace_pauses(prove_stray(game, face, stray, wanted), 1.0)
    return reason_sentence(face, _before(game, wanted), proof, TRIED) if proof is not None else ""


def prove_stray(
    game: Game, face: Face, stray: Line | Option, wanted: Line | Option,
) -> Generator[None, None, ProvenReason | None]:
    """Find the strongest reason against an input, be it worth less than the lesson's or not."""
    rules, state = timed_ruleset(game.ruleset, face.report), _before(game, wanted)
    if not isinstance(stray, tuple) and not isinstance(wanted, tuple):
        ply = game.plies[-1]
        return (yield from prove_answers(rules, face, ply, len(ply.answers), game.to_act, (stray, wanted), 0.0))
    assert isinstance(stray, tuple) and isinstance(wanted, tuple)  # an input is weighed beside one of its own kind
    found, whole = yield from line_reasons(rules, face, state, game.to_act, stray, wanted, _is_enough)
    told = _told(found)
    if not told:
        return None
    reason, gap = max(told, key=telling_gap)
    return ProvenReason(rules.position(state), game.to_act, reason, gap, whole, cells_of(face, state, reason))


def _told(found: list[Found]) -> list[Found]:
    """Return the reasons that a lesson's own sentence does not say."""
    return [each for each in found if not isinstance(each[0], TOLD_BY_LESSON)]


def _is_enough(found: list[Found], whole: float) -> bool:
    """Return whether a reason is strong enough; where the input is no worse, whether there is any.

    What whoever reads the lesson's line knows is not.
    """
    told = [each for each in _told(found) if not isinstance(each[0], SELF_EVIDENT)]
    return bool(told) and (whole <= 0 or max(map(telling_gap, told)) >= ENOUGH * whole)


def _before(game: Game, wanted: Line | Option) -> Any:
    """Return the position before the action that is weighed."""
    return game.state if isinstance(wanted, tuple) else game.plies[-1].before
