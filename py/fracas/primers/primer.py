"""Primers: a game in plain words, as chapters with pictures of positions and examples of throws.

No picture and no sum is written down: boards draw the positions, the rules throw the examples and the log tells them.
"""

from typing import NamedTuple


class Picture(NamedTuple):
    """A picture of a position, with numbered points on it."""

    position: str
    points: tuple[str, ...] = ()  # cells and players by their names, numbered in this order
    around: tuple[str, ...] = ()  # what must be seen of the board; () = all of it
    who: str = ""  # the player whose ways are shown
    mode: str = ""  # what he is about to do; "" = to move
    danger: bool = False  # whether it is hatched where opponents are dangerous


class Example(NamedTuple):
    """An example from the log: an action with written dice, whose results follow from the rules."""

    position: str
    lines: tuple[str, ...]  # of a record, each an action with its answers
    results: tuple[str, ...]  # what its throws come to in the words of the game, in English; the rules must agree


Figure = Picture | Example


class PrimerChapter(NamedTuple):
    """One idea in plain words; its title and paragraphs stand in the texts under its key."""

    key: str  # in addresses, unique within its game
    sections: tuple[str, ...]  # numbers of the sections it is drawn from, as in the rules
    figures: tuple[Figure, ...] = ()  # in the order of their captions


class Primer(NamedTuple):
    """A game in plain words."""

    game: str  # key of its ruleset
    chapters: tuple[PrimerChapter, ...]

    def about(self, number: str) -> tuple[PrimerChapter, ...]:
        """Return the chapters that are drawn from a section of the rules."""
        return tuple(chapter for chapter in self.chapters if number in chapter.sections)
