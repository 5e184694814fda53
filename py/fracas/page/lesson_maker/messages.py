"""The messages of the lesson maker besides presses of controls, and the effects that follow."""

from enum import Enum, auto
from typing import NamedTuple

from fracas.page.page_effects import PageEffect
from fracas.page.presses import ControlPress


class LessonChecked(NamedTuple):
    """The lessons were played to their ends, or one could not be."""

    trouble: str  # one sentence, "" for none
    link: str  # of the lessons, "" if there was trouble


class LessonsFound(NamedTuple):
    """The lessons of a link came, or none."""

    lessons: tuple[object, ...]
    trouble: str


Message = ControlPress | LessonChecked | LessonsFound


class CheckLessons(NamedTuple):
    """The lessons are to be played to their ends."""


class ReadLessons(NamedTuple):
    """The lessons of a link are to be read."""

    typed: str


class MakerTask(Enum):
    """Something to do outside of the model."""

    COPY_LINK = auto()
    STOP_CHECK = auto()


Effect = PageEffect | CheckLessons | ReadLessons | MakerTask
