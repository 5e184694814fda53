"""The reason for an idea: why it is better than to do no more."""

from collections.abc import Generator

from fracas.analyst.reasons.proof import SELF_EVIDENT, prove_line
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.win_chance import timed_ruleset
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses


def idea_reason(
    game: Game, face: Face, end: Action, plan: tuple[Action, ...],
) -> Generator[float, None, str]:
    """Work out the sentence of an idea in small steps, "" if it says all itself.

    Args: end - the action with which nothing more is done.
    """
    rules, state = timed_ruleset(game.ruleset, face.report), game.state.copy()
    work = prove_line(rules, face, state, game.to_act, (end,), plan, SELF_EVIDENT)
    proof = yield from replace_pauses(work, 1.0)
    return reason_sentence(face, state, proof) if proof is not None else ""
