"""The course of a match to be watched: the position at every step, and the steps worth going to.

Step n is the position after n actions. Every action of a game keeps the position before it, so going back is as quick
as going on, whatever the length of the match.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.record import COMMENT_LIMIT
from fracas.locale import _

STAR = "\N{BLACK STAR}"  # a comment that begins with it is a bookmark
TURN, SCORE, BOOKMARK = "turn", "score", "bookmark"


class Landmark(NamedTuple):
    """A step worth going to."""

    step: int
    kind: str
    text: str


class Timeline:
    """A match and the step that is shown.

    Args: game - the match; not played on, but its comments may change.
    """

    def __init__(self, game: Game, face: Face) -> None:
        self.game, self.face = game, face
        self.step = self.last = len(game.plies)
        self.turns = [*self._turns()]
        self.scores = [*self._scores()]

    def come_to(self, step: int) -> None:
        """Go to a step, or to the nearest there is."""
        self.step = min(max(step, 0), self.last)

    def state_at(self, step: int) -> Any:
        """Return the position at a step."""
        return self.game.plies[step].before if step < self.last else self.game.state

    @property
    def state(self) -> Any:
        """The position that is shown; at the last step that in the middle of an action, if it ends there."""
        return self.state_at(self.step)

    @property
    def ply(self) -> Ply | None:
        """The action that led to the step, None at the beginning."""
        return self.game.plies[self.step - 1] if self.step else None

    @property
    def position(self) -> str:
        """The position string of the step; in the middle of an action that before it."""
        return self.game.position if self.step == self.last else self.game.ruleset.position(self.state)

    @property
    def turn(self) -> str:
        """The title of the turn the step is in."""
        return next((mark.text for mark in reversed(self.turns) if mark.step < max(self.step, 1)), "")

    # -- steps worth going to --------------------------------------------------------------------------------

    def _turns(self) -> list[Landmark]:
        found: list[Landmark] = []
        key: object = None
        for number, ply in enumerate(self.game.plies):
            if (now := self.face.turn_key(ply.before)) != key:
                key = now
                found.append(Landmark(number, TURN, self.face.turn_title(ply.before)))
        return found

    def _scores(self) -> list[Landmark]:
        found: list[Landmark] = []
        score = self.face.score(self.state_at(0))
        for step in range(1, self.last + 1):
            now = self.face.score(self.state_at(step))
            if now != score:
                score = now
                found.append(Landmark(step, SCORE, f"{now[0]}\N{EN DASH}{now[1]}"))
        return found

    @property
    def bookmarks(self) -> list[Landmark]:
        """The steps somebody has marked."""
        return [Landmark(number + 1, BOOKMARK,
                         ply.comment.removeprefix(STAR).strip() or _("Step {n}").format(n=number + 1))
                for number, ply in enumerate(self.game.plies) if ply.comment.startswith(STAR)]

    # -- comments --------------------------------------------------------------------------------------------

    @property
    def comment(self) -> str:
        """What is written to the step."""
        return self.ply.comment.removeprefix(STAR).strip() if self.ply is not None else ""

    @property
    def is_marked(self) -> bool:
        """Whether the step has a bookmark."""
        return self.ply is not None and self.ply.comment.startswith(STAR)

    def write(self, comment: str, is_marked: bool) -> None:
        """Write a comment to the step, and mark it or not."""
        if self.ply is not None:
            plain = " ".join("".join(c if c.isprintable() else " " for c in comment).split()).lstrip(f"#{STAR} ")
            self.ply.comment = (f"{STAR} {plain}".strip() if is_marked else plain)[:COMMENT_LIMIT]
