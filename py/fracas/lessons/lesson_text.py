"""Lessons as text: a position, a goal, and steps of a record with a sentence each, in their author's words.

    lesson Score a goal
    position elfball.1...
    side home
    goal event goal
    say The ball lies in the grass.
    why The goal is open, but not without the ball.
    do H7 g17: pick-up=-**oo-
    end Goal!

The goal is an event of the game, or `goal steps`: the last step is done. What learners read who do something else than
the step, `why`, may be left out. Several lessons in one text are a course; all
are of one game. Nothing of a text is believed: a lesson is played to its end before anybody is taught by it.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.work import Work
from fracas.lessons.lesson import Goal, Lesson, LessonStep, event_goal
from fracas.lessons.lesson_game import LessonGame
from fracas.locale import N_, _

TITLE_LIMIT, SENTENCE_LIMIT = 60, 240  # characters of an author
STEPS_MOST, LINES_MOST, LESSONS_MOST = 20, 120, 20
TEXT_MOST = 60_000  # characters
STEPS, EVENT = "steps", "event "  # goals: the last step is done, or an event happens
_LINE = re.compile(r"(lesson|position|side|goal|say|why|do|end) (.{1,8000})")
_GOAL = re.compile(r"steps|event [a-z][a-z_-]{0,30}")
_SIDES = ("home", "away")
ALL_STEPS = Goal(N_("Do all the steps."), None)


class WrittenLesson(NamedTuple):
    """A lesson in its author's words."""

    title: str
    position: str
    side: int  # whom the learner coaches
    goal: str  # STEPS, or EVENT and the kind of the event
    steps: tuple[LessonStep, ...]
    ending: str  # what is said when the goal is reached

    @property
    def game(self) -> str:
        """The key of its game."""
        return re.split(r"[.~]", self.position, maxsplit=1)[0]


def plain_text(typed: str, most: int = SENTENCE_LIMIT) -> str:
    """Return a typed text on one line, without invisible signs and no longer than allowed."""
    return " ".join("".join(c if c.isprintable() else " " for c in typed).split())[:most].strip()


def write_text(lessons: tuple[WrittenLesson, ...]) -> str:
    """Return lessons as text."""
    return "".join(map(_write, lessons))


def _write(lesson: WrittenLesson) -> str:
    lines = [f"lesson {lesson.title}", f"position {lesson.position}", f"side {_SIDES[lesson.side]}",
             f"goal {lesson.goal}"]
    for step in lesson.steps:
        lines += [f"say {step.say}", *[f"why {step.why}"] * bool(step.why), *(f"do {line}" for line in step.line)]
    return "\n".join([*lines, f"end {lesson.ending}", ""])


def read_text(text: str) -> tuple[WrittenLesson, ...]:
    """Return the lessons of a text, which are not yet played.

    Raises: DamagedText in one sentence that quotes what cannot be read.
    """
    if len(text) > TEXT_MOST:
        raise DamagedText(_("These lessons are too long: {size} characters, at most {limit}.").format(
            size=len(text), limit=TEXT_MOST))
    found = tuple(map(_lesson, _blocks(text)))
    if not 0 < len(found) <= LESSONS_MOST or len({lesson.game for lesson in found}) > 1:
        raise _unreadable(text[:SENTENCE_LIMIT])
    return found


def _blocks(text: str) -> Iterator[list[tuple[str, str]]]:
    block: list[tuple[str, str]] = []
    for line in text.split("\n"):
        match = _LINE.fullmatch(line)
        if line and (match is None or not line.isprintable()):
            raise _unreadable(line)
        if match is not None and match[1] == "lesson" and block:
            yield block
            block = []
        if match is not None:
            block.append((match[1], match[2]))
    yield block


def _lesson(block: list[tuple[str, str]]) -> WrittenLesson:
    """Read one lesson: title, position, side and goal, its steps, its ending."""
    names, values = [name for name, _value in block], [value for _name, value in block]
    if names[:4] != ["lesson", "position", "side", "goal"] or names[4:5] != ["say"] or names[-1] != "end":
        raise _unreadable(" ".join(block[0]) if block else "")
    title, position, side, goal = values[:4]
    steps = tuple(_steps(block[4:-1]))
    lesson = WrittenLesson(title, position, _SIDES.index(side) if side in _SIDES else -1, goal, steps, values[-1])
    sentences = [*(text for step in steps for text in (step.say, step.why) if text), lesson.ending]
    wrong = next((each for each in sentences if len(each) > SENTENCE_LIMIT or not each.strip()), None)
    if lesson.side < 0 or not _GOAL.fullmatch(goal) or lesson.game not in KEYS or len(title) > TITLE_LIMIT \
            or not title.strip() or wrong is not None or len(steps) > STEPS_MOST or len(block) > LINES_MOST:
        raise _unreadable(title[:TITLE_LIMIT] if wrong is None else wrong)
    return lesson


def _steps(block: list[tuple[str, str]]) -> Iterator[LessonStep]:
    say, why, lines = "", "", list[str]()
    for name, value in [*block, ("say", "")]:
        if name == "do" and say:
            lines.append(value)
        elif name == "why" and say and not (why or lines):
            why = value
        elif name != "say" or (say and not lines):
            raise _unreadable(f"{name} {value}" if name != "say" else say)
        else:
            if say:
                yield LessonStep(say, tuple(lines), why)
            say, why, lines = value, "", []


def _unreadable(text: str) -> DamagedText:
    return DamagedText(_("This is not a lesson: {text}.").format(text=quote(text)))


# -- playing -----------------------------------------------------------------------------------------------------------


def lesson_of(written: WrittenLesson, number: int, tell: Callable[[str], str] = str) -> Lesson:
    """Return a lesson that can be played.

    Args: number - of it in its course, from 0 on.
          tell - returns the author's text as learners see it.
    """
    goal = ALL_STEPS if written.goal == STEPS else event_goal(written.goal.removeprefix(EVENT), written.goal)
    steps = tuple(LessonStep(tell(step.say), step.line, tell(step.why) if step.why else "") for step in written.steps)
    return Lesson(str(number), written.title, "", written.game, written.position, goal, steps,
                  tell(written.ending), written.side)


def play_through(written: WrittenLesson) -> Work[LessonGame]:
    """Play a lesson along its line to the end, an input a slice.

    Raises: DamagedText in one sentence if the rules do not allow it, or its goal is not reached with the last step.
    """
    last = len(written.steps) - 1
    try:
        game = LessonGame(lesson_of(written, 0))
        while game.at < len(game.inputs):
            cue = game.inputs[game.at]
            (game.apply if cue.is_action else game.answer)(cue.text)
            if game.is_goal_reached and game.inputs[game.at - 1].step < last:
                raise DamagedText(_("The goal is reached before the last step."))
            yield game.at / len(game.inputs)
    except DamagedText:
        raise
    except (ValueError, IndexError) as error:
        raise DamagedText(_("This lesson cannot be played: {error}").format(error=error)) from error
    if not game.is_goal_reached:
        raise DamagedText(_("The goal is not reached in these steps."))
    if game.pending is not None:
        raise DamagedText(_("The last step stops in the middle of an action."))
    return game


def read_lessons(text: str) -> Work[tuple[WrittenLesson, ...]]:
    """Read the lessons of a text and play each to its end, in slices.

    Raises: DamagedText in one sentence for what is no lesson, cannot be played or leads to no goal.
    """
    found = read_text(text)
    for number, written in enumerate(found):
        for share in play_through(written):
            yield (number + share) / len(found)
    return found
