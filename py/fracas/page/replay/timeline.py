"""The timeline of a match: the position at every step, and the landmarks on the way.

Step n is the position after n actions. Every action of a game keeps the position before it, so going back is as quick
as going on, whatever the length of the match.
"""

from typing import Any, NamedTuple

from fracas.faces.face import Face
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.record import COMMENT_LIMIT
from fracas.locale import _

STAR = "\N{BLACK STAR}"  # a comment that begins with it is a bookmark
TURN, SCORE, BOOKMARK = "turn", "score", "bookmark"


class Landmark(NamedTuple):
    """A step worth going to."""

    step: int
    kind: str  # TURN, SCORE or BOOKMARK
    text: str


class Timeline(NamedTuple):
    """The steps of a match; it is not played on, but its comments may change."""

    game: Game
    face: Face
    turns: tuple[Landmark, ...]  # first step of each turn
    scores: tuple[Landmark, ...]  # steps that changed the score
    grade: str  # sentence about the proof of its dice

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.game.plies)

    def state(self, step: int) -> Any:
        """Return the position at a step; the last one may lie in the middle of an action."""
        return self.game.state_at(step)

    def ply(self, step: int) -> Ply | None:
        """Return the action that led to a step, None at the beginning."""
        return self.game.plies[step - 1] if step else None

    def position(self, step: int) -> str:
        """Return the position string of a step; in the middle of an action that before it."""
        return self.game.position_at(step)

    def turn(self, step: int) -> str:
        """Return the title of the turn of a step."""
        return next((mark.text for mark in reversed(self.turns) if mark.step < max(step, 1)), "")

    def is_over(self, step: int) -> bool:
        """Return whether a step is the last one of a match that is over."""
        return step == self.last and self.game.is_terminal()

    @property
    def bookmarks(self) -> tuple[Landmark, ...]:
        """The steps with a bookmark."""
        return tuple(Landmark(number, BOOKMARK, self.comment(number) or _("Step {n}").format(n=number))
                     for number in range(1, self.last + 1) if self.has_bookmark(number))

    def comment(self, step: int) -> str:
        """Return the comment on a step."""
        ply = self.ply(step)
        return ply.comment.removeprefix(STAR).strip() if ply is not None else ""

    def has_bookmark(self, step: int) -> bool:
        """Return whether a step has a bookmark."""
        ply = self.ply(step)
        return ply is not None and ply.comment.startswith(STAR)

    def write(self, step: int, comment: str, has_bookmark: bool) -> None:
        """Write a comment to a step, with or without a bookmark."""
        ply = self.ply(step)
        if ply is not None:
            plain = " ".join("".join(c if c.isprintable() else " " for c in comment).split()).lstrip(f"#{STAR} ")
            ply.comment = (f"{STAR} {plain}".strip() if has_bookmark else plain)[:COMMENT_LIMIT]


def timeline_of(game: Game, face: Face) -> Timeline:
    """Return the timeline of a match."""
    states = [*(ply.before for ply in game.plies), game.state]
    keys, scores = [face.turn_key(state) for state in states[:-1]], [face.score(state) for state in states]
    turns = (Landmark(step, TURN, face.turn_title(states[step]))
             for step, key in enumerate(keys) if step == 0 or key != keys[step - 1])
    changes = (Landmark(step, SCORE, f"{now[0]}\N{EN DASH}{now[1]}")
               for step, now in enumerate(scores) if step and now != scores[step - 1])
    return Timeline(game, face, tuple(turns), tuple(changes), audit_dice(game).text)
