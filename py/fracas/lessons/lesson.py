"""Lessons as data of each game: a position, a goal, and lines of inputs with a sentence each.

The line is written as in a record, dice included, so that what the sentences say happens; the rule itself runs. The
learner makes the first input of each line, the rest of it follows by itself, and so do lines of the other side. A line
that begins with a colon goes on with the action before it: its first answer is the learner's.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fracas.kernel.table import Event, Side


class Goal(NamedTuple):
    """The goal of a lesson, and the test for it."""

    text: str  # "Score a goal."; English, translated where shown
    is_reached: Callable[[Any, Sequence[Event]], bool] | None
    """Of a position and all that has happened; None: the goal is that the last step is done."""


class LessonStep(NamedTuple):
    """One step of a lesson: its instruction, and the inputs that carry it out."""

    say: str  # one or two sentences; English, translated where shown
    line: tuple[str, ...]  # lines of a record: each an action with its answers
    why: str = ""  # why nothing else is the step, where the author says so


class Lesson(NamedTuple):
    """One lesson: one idea, played on a real board."""

    key: str  # in addresses, unique within its game
    title: str
    idea: str  # one sentence
    game: str  # key of its ruleset
    position: str
    goal: Goal
    steps: tuple[LessonStep, ...]
    ending: str  # what is said when the goal is reached
    side: Side = 0  # whom the learner coaches


class LessonCourse(NamedTuple):
    """The lessons of a game in order, and how it is won, in three lines beside a picture."""

    win: tuple[str, str, str]  # English, translated where shown
    basics: tuple[Lesson, ...]
    tactics: tuple[Lesson, ...] = ()  # how it is played well

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All of them in order."""
        return (*self.basics, *self.tactics)

    def lesson(self, key: str) -> Lesson | None:
        """Return a lesson, None if there is none of that key."""
        return next((lesson for lesson in self.lessons if lesson.key == key), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the lesson that follows, None after the last."""
        return next(iter(self.lessons[self.lessons.index(lesson) + 1:]), None)


def event_goal(kind: str, text: str) -> Goal:
    """Return the goal of an event that happens."""
    return Goal(text, lambda _state, events: any(event.kind == kind for event in events))
