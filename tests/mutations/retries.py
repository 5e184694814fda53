"""Faults of what is asked again: boxes, days, the weighing of a choice, the deck in files."""

from tests.mutations.kinds import BOTS, CONTROL, OUTCOME, READING

RETRIES = (
    (OUTCOME, "retries/leitner.py", "not answered <= today < answered", "not today < answered"),
    (OUTCOME, "retries/leitner.py", "if is_right else FIRST", "if is_right else box"),
    (OUTCOME, "retries/deck.py", "        if not before.is_due(today):\n            return self\n", ""),
    (BOTS, "retries/choice_value.py", "return self.own > self.best - TRIFLE", "return self.own > self.played"),
    (BOTS, "retries/choice_value.py", "best.mean, best.mean - game.retry.loss)", "best.mean, best.mean)"),
    (BOTS, "retries/choice_value.py", "abs(lead + TRIFLE) > margin", "abs(lead + TRIFLE) > -1"),
    (BOTS, "retries/choice_value.py", "zip(mine[:count], theirs[:count]", "zip(mine[-count:], theirs[-count:]"),
    (BOTS, "retries/choice_value.py", "        at = next_place(game.ruleset, ply.before, best, at)\n", ""),
    (CONTROL, "page/retries/retry_filter.py", "so_far is not self.model.so_far, so_far", "False, None"),
    (CONTROL, "retries/retry_game.py", "        self.is_closed = False\n        for each in line:",
     "        for each in line:"),
    (READING, "page/saving/deck_section.py", "rank = int(found[2]), -int(found[1]), line",
     "rank = int(found[1]), -int(found[2]), line"),
    (CONTROL, "page/retries/retry_filter.py", "if is_complete else effects", "if not is_complete else effects"),
    (CONTROL, "page/retries/retry_page.py", "if each.retry.key != key", "if each.retry.key == key"),
)
