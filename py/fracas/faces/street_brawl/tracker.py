"""Street Brawl at a table: what Elfball shows, with the words of the alley."""

from dataclasses import replace

from fracas.faces.elfball import tracker as elfball
from fracas.faces.tracker import Step
from fracas.locale import N_

MOVE = Step(N_("Move: 1 Jog a square"), "8")

TRACKER = replace(elfball.TRACKER, steps=tuple(
    MOVE if step.label == elfball.MOVE.label else step for step in elfball.TRACKER.steps))
