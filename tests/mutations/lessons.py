"""Faults in lessons: one that cannot be played, or says its author's words as ours, costs a learner his trust."""

from tests.mutations.kinds import CONTROL, READING, SENTENCE

LESSONS = (
    (READING, "lessons/lesson_game.py",
     "        return read_answer(self.pending, written, partial(self.ruleset.option_text, self.state))\n",
     "        return self._read_value(text)\n"),
    (READING, "lessons/lesson_text.py",
     "if game.is_goal_reached and game.inputs[game.at - 1].step < last:", "if False:"),
    (READING, "lessons/lesson_text.py", "    if game.pending is not None:\n", "    if False:\n"),
    (READING, "lessons/lesson_text.py", "    if not game.is_goal_reached:\n", "    if False:\n"),
    (CONTROL, "page/lesson_maker/maker_page.py", "if key != SLIDER or not draft.is_held:", "if True:"),
    (CONTROL, "page/lesson_maker/model.py", "sorted(end for end in self.marks if end > self.first)",
     "sorted(self.marks)"),
    (SENTENCE, "page/lessons/shared_page.py",
     'return _("The author: “{text}”").format(text=text)', "return text"),
    (CONTROL, "view/learn/lessons.py", "(*card.basics, *card.tactics)", "card.basics"),
)
