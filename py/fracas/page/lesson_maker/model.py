"""The model of the lesson maker: a match at a step, and the marks and sentences of its author."""

from dataclasses import dataclass, field
from typing import Any

from fracas.lessons.lesson_text import EVENT, STEPS, WrittenLesson
from fracas.lessons.lesson_writer import steps_of
from fracas.page.replay.timeline import Timeline

MOST_GOALS = 40  # events to choose from


@dataclass(slots=True)
class LessonDraft:
    """A lesson that is being made."""

    match: Timeline
    address: str  # route of the match: a link, or the id of its save behind `routes.OWN`
    step: int  # actions played before the position on the board
    first: int  # step in which the lesson begins
    marks: dict[int, str] = field(default_factory=dict)  # the last step of each step of the lesson, and its sentence
    whys: dict[int, str] = field(default_factory=dict)  # by the same steps, what is said to who does something else
    title: str = ""
    ending: str = ""
    goal: str = STEPS
    before: tuple[WrittenLesson, ...] = ()  # lessons of the course that stand before this one
    is_held: bool = False  # whether the author holds the slider, which is not drawn anew then
    trouble: str = ""  # why there is no link, in one sentence
    is_checking: bool = False
    link: str = ""  # of the whole course, as soon as it was played to its end

    @property
    def state(self) -> Any:
        """The position on the board."""
        return self.match.state(self.step)

    @property
    def side(self) -> int:
        """The side of the learner: the one that acts when the lesson begins."""
        return max(self.match.game.ruleset.to_act(self.match.state(self.first)), 0)

    @property
    def ends(self) -> list[int]:
        """The marked steps in order."""
        return sorted(end for end in self.marks if end > self.first)

    @property
    def course(self) -> tuple[WrittenLesson, ...]:
        """The lessons before this one, and this one as far as it is made."""
        return (*self.before, self.lesson())

    def lesson(self) -> WrittenLesson:
        """Return the lesson in its author's words."""
        game = self.match.game
        steps = steps_of(game, self.first, [(end, self.marks[end]) for end in self.ends], self.side)
        position = game.ruleset.position(self.match.state(self.first))
        told = tuple(step._replace(why=self.whys.get(end, "")) for step, end in zip(steps, self.ends, strict=True))
        return WrittenLesson(self.title, position, self.side, self.goal, told, self.ending)

    def empty_field(self) -> str:
        """Return the key of the first field that is still empty, "" for none."""
        if not self.ends:
            return "steps"
        if not self.title:
            return "title"
        if not all(self.marks[end] for end in self.ends):
            return "sentence"
        return "" if self.ending else "ending"

    def goals(self) -> dict[str, int]:
        """Return the events that can be goals, with the step in which each happens first."""
        found: dict[str, int] = {}
        last = self.ends[-1] if self.ends else self.first
        for number, ply in enumerate(self.match.game.plies[self.first:last], self.first + 1):
            for event in ply.events:
                found.setdefault(f"{EVENT}{event.kind}", number)
        return dict([*found.items()][-MOST_GOALS:])
