"""The game of a lesson: its dice are written, and each action must be the next of its line.

Any other is refused in a friendly sentence and changes nothing. Those of the other side are played by whoever shows the
game. The rule of the game runs as in a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from fracas.games import ruleset
from fracas.kernel.drivers import Answer
from fracas.kernel.errors import IllegalAction
from fracas.kernel.game import NOTHING_DONE, Game, UndoStatus
from fracas.kernel.record import WrittenAnswer, read_answer, read_line
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.lessons.lesson import Lesson, LessonStep
from fracas.locale import _


class LessonRefusal(IllegalAction):
    """The refusal of an action that the rules allow but the lesson does not expect yet."""

    def __init__(self) -> None:
        super().__init__(_("First do what is marked in yellow."))


class StrayInput(NamedTuple):
    """An input that the lesson has refused."""

    actions: tuple[Action, ...] = ()
    option: Option | None = None  # an answer; None for actions


class LessonInput(NamedTuple):
    """One input of the line."""

    step: int  # number of the step it belongs to
    text: str  # an action or an answer
    is_action: bool
    is_asked: bool  # whether the learner makes it: the first of what is written in one piece
    answer: WrittenAnswer | None = None  # None for an action


def lesson_inputs(lesson: Lesson) -> list[LessonInput]:
    """Return all inputs of a lesson in their order."""
    cues = []
    for number, step in enumerate(lesson.steps):
        for written in step.line:
            line = read_line(f"-{written}" if _continues(written) else written, number)
            if not _continues(written):
                cues.append(LessonInput(number, line.action, True, True))
            cues += [LessonInput(number, answer.text, False, _continues(written) and answer is line.answers[0], answer)
                     for answer in line.answers]
    return cues


def _continues(written: str) -> bool:
    return written.startswith(":")


class LessonGame(Game):
    """The game of one lesson.

    Args: lesson - it.
    """

    def __init__(self, lesson: Lesson) -> None:
        rules = ruleset(lesson.game)
        super().__init__(rules, rules.parse_position(lesson.position), None, (True, True), {"Game": lesson.game})
        self.lesson = lesson
        self.start = self.state.copy()
        self.inputs = lesson_inputs(lesson)
        self.at = 0  # number of the next input of the line
        self.done = 0  # inputs of the learner so far
        self.stray: StrayInput | None = None  # the input that was refused last

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def is_goal_reached(self) -> bool:
        """Whether the goal of the lesson is reached."""
        is_reached = self.lesson.goal.is_reached
        return self.at == len(self.inputs) if is_reached is None else is_reached(self.state, self.events)

    @property
    def step(self) -> LessonStep | None:
        """The present step, None at the end of the line."""
        return self.lesson.steps[self.inputs[self.at].step] if self.at < len(self.inputs) else None

    @property
    def is_opponents_input(self) -> bool:
        """Whether the next input is an action of the other side."""
        return self.step is not None and self.pending is None and self.to_act != self.lesson.side

    @property
    def next_actions(self) -> tuple[Action, ...]:
        """The next actions, up to the end of step and side; () while the learner is asked."""
        found: list[Action] = []
        for cue in self.inputs[self.at:]:
            if not cue.is_action and found:
                continue
            if not cue.is_action or cue.step != self.inputs[self.at].step:
                break
            found.append(self.read_action(cue.text))
        return tuple(found[:1] if self.is_opponents_input else found)

    @property
    def line(self) -> tuple[Action, ...]:
        """All actions from now on; () while the learner is asked."""
        cues = self.inputs[self.at:]
        return tuple(self.read_action(cue.text) for cue in cues if cue.is_action) if cues and cues[0].is_action else ()

    @property
    def option(self) -> Option | None:
        """The answer the learner is to give, None while he is to act."""
        if self.at == len(self.inputs) or not isinstance(self.pending, Choice) or self._is_written():
            return None
        return self._written_answer().value  # type: ignore[return-value]

    def positions(self) -> Iterator[Any]:
        """Yield the positions that lead to the goal, the first one first, from a game of their own."""
        ahead = LessonGame(self.lesson)
        while ahead.at < len(ahead.inputs) and not ahead.is_goal_reached:
            yield ahead.state
            play = ahead.apply if ahead.pending is None else ahead.answer
            play(ahead.inputs[ahead.at].text)

    # -- inputs ----------------------------------------------------------------------------------------------

    def apply(self, action: Action | str) -> None:
        """Play the next action of the line.

        Raises: LessonRefusal for any other; nothing has changed then.
        """
        chosen = self.read_action(action) if isinstance(action, str) else action
        if self.next_actions[:1] != (chosen,):
            self.stray = StrayInput((chosen,))
            raise LessonRefusal
        self.done += not self.is_opponents_input
        self._play(super().apply, chosen)
        self._follow()

    def answer(self, value: Any) -> None:
        """Give the answer the lesson waits for.

        Raises: LessonRefusal for any other; nothing has changed then.
        """
        given = self._read_value(value).value if self.option is not None else None
        if given is None or given != self.option:
            self.stray = StrayInput(option=given) if isinstance(given, Option) else StrayInput()
            raise LessonRefusal
        self._play(super().answer, value)
        self.done += 1
        self._follow()

    def _follow(self) -> None:
        """Play the written dice and the answers that follow by themselves."""
        fresh = self.fresh
        while self.at < len(self.inputs) and self._is_written():
            self._play(super().answer, self._written_answer().value)
            fresh += self.fresh
        self.fresh = fresh

    def _is_written(self) -> bool:
        """Return whether the next input follows by itself: a die, or an answer in passing."""
        return not self.inputs[self.at].is_asked

    def _written_answer(self) -> Answer:
        """Return the next answer of the line.

        Raises: ValueError if it is none to what is asked.
        """
        text, written = self.inputs[self.at].text, self.inputs[self.at].answer
        if self.pending is None or written is None:
            return self._read_value(text)
        return read_answer(self.pending, written, partial(self.ruleset.option_text, self.state))

    def _play(self, call: Callable[[Any], None], value: Any) -> None:
        call(value)
        self.at += 1

    def _read_value(self, value: Any) -> Answer:
        return super()._read_value(value)._replace(is_real=False)

    # -- undo ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the learner has done anything: in a lesson everything can be taken back."""
        return UndoStatus(True, "") if self.done else UndoStatus(False, NOTHING_DONE)

    def undo(self) -> None:
        """Undo the learner's last input with all that followed from it."""
        self.go_to(self.done - 1)

    def go_to(self, inputs: int) -> None:
        """Restart and replay a number of the learner's inputs."""
        self.plies.clear()
        self.marks.clear()
        self.state, self.pending, self.fresh, self.at, self.done = self.start.copy(), None, (), 0, 0
        while self.at < len(self.inputs) and (self.done < inputs or self.is_opponents_input):
            if self.pending is None:
                self.apply(self.inputs[self.at].text)
            else:
                self.answer(self.inputs[self.at].text)
        self.fresh = ()
