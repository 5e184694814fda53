"""Faults of rivals: their habits, their strength, the cup, their words, and how they are told apart."""

from tests.mutations.kinds import BOTS, CONTROL, OUTCOME, SIDE

RIVALS = (
    (BOTS, "rivals/registry.py", "strength + rival.cost", "strength"),
    (BOTS, "rivals/habit_bot.py", "draw < strength - STAR", "draw < strength + STAR"),
    (BOTS, "rivals/strength.py", "factor * (points - expected)", "factor * (expected - points)"),
    (BOTS, "rivals/signs.py", "and not deed.kinds & ground.throws", "or deed.kinds & ground.throws"),
    (BOTS, "rivals/habit_bot.py", "ground.unit * sum(", "-ground.unit * sum("),
    (BOTS, "rivals/street_bowl.py", "deed.target == s.holder", "deed.target != s.holder"),
    (OUTCOME, "rivals/evenings.py", "sum(self.points) >= ENOUGH", "sum(self.points) > ENOUGH"),
    (CONTROL, "page/rivals/rivals_screen.py", "course.lesson(key)", "course.lessons[0]"),
    (CONTROL, "page/rivals/rivals_screen.py", "and not save.facts.over", "and save.facts.over"),
    (BOTS, "page/rivals/evenings_here.py", "if is_cup else now.strength.rung", "if not is_cup else now.strength.rung"),
    (SIDE, "page/rivals/rival_match.py", "said.won if outcome > 0 else said.lost if outcome < 0",
     "said.lost if outcome > 0 else said.won if outcome < 0"),
    (BOTS, "lab/rival_teller.py", "(halves, halves[::-1])", "(halves, halves)"),
    (BOTS, "lab/rival_teller.py", "(halves, halves[::-1])", "zip(halves, halves)"),
)
