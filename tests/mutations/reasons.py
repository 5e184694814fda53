"""Faults in reasons: a coach who is wrong once about what anybody can count is not believed again."""

from tests.mutations.kinds import CHANCE, OUTCOME, SENTENCE, SIDE

REASONS = (
    (CHANCE, "analyst/reasons/courses.py", "if piece.tone not in FAILURES), Fraction(0))",
     "if piece.tone in GREAT), Fraction(0))"),
    (CHANCE, "analyst/reasons/whole_line.py", "return FAILED if is_bad[key] else", "return"),
    (CHANCE, "analyst/reasons/reason_words.py",
     'chance=percent(1 - played.chance))\n        case LongerOdds',
     'chance=percent(played.chance))\n        case LongerOdds'),
    (SIDE, "analyst/reasons/wholes.py", "common[0], target, holder.cell, chance)",
     "target, common[0], holder.cell, chance)"),
    (OUTCOME, "analyst/reasons/places.py", "return round(max(across, down))", "return round(across + down)"),
    (OUTCOME, "analyst/reasons/wholes.py", "return ceil(goal_steps", "return int(goal_steps"),
    (SENTENCE, "analyst/reasons/proof.py", "cells = (face.cell_of(state, who), reason.cell)", "cells = ()"),
)
