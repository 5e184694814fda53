"""Street Brawl at a table: what Elfball shows, with the words of the alley."""

from dataclasses import replace
from functools import partial

from fracas.faces.elfball import tracker as elfball
from fracas.faces.tracker import TurnStep
from fracas.games.street_brawl.ruleset import RULESET
from fracas.kernel.ruleset import Chapter
from fracas.locale import N_

MOVE = TurnStep(N_("Move: 1 Jog a square"), "8")


def _rules() -> tuple[Chapter, ...]:
    return RULESET.rules_text()


TRACKER = replace(elfball.TRACKER, abilities=partial(elfball.abilities, _rules), steps=tuple(
    MOVE if step.label == elfball.MOVE.label else step for step in elfball.TRACKER.steps))
