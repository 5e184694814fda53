"""The model of a replay: a match, or a better line beside it, at one of its steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fracas.page.replay.timeline import Timeline

if TYPE_CHECKING:
    from fracas.analyst import Verdict
    from fracas.page.replay.review import Review

PACES = {"slow": 2000.0, "normal": 900.0, "quick": 350.0, "flying": 100.0}  # milliseconds a step
OWN = "own"  # the pace that the author of a post wants


@dataclass(slots=True)
class Replay:
    """A replay."""

    match: Timeline  # of the match
    shown: Timeline  # of the match or of the better line that is watched
    step: int  # actions played before the position on the board, 0 to `shown.last`
    address: str  # route of the match: a link, or the id of its save behind `routes.OWN`
    save: str = ""  # id of its save on this device, "" for a match of a link
    is_bare: bool = False  # whether a post shows nothing but the board
    warning: str = ""  # sentence about what is cut or not kept, "" for none
    is_playing: bool = False  # whether the next step follows by itself
    pace: str = "normal"  # key of PACES, or OWN
    post_pace: int = 0  # seconds a step that the author of a post wants, 0 for none of his own
    is_post_autoplay: bool = False  # whether the author of a post wants autoplay
    unfolded: frozenset[str] = frozenset()  # keys of the log lines with an open rule
    held: str = ""  # region whose slider or field the reader holds, so that it is not drawn anew; "" for none
    is_analysing: bool = False  # whether the analyst is at work
    verdict: Verdict | None = None  # of the analyst, None until he is done
    review: Review | None = None  # the verdict in words
    looked_at: int = -1  # number of the mistake whose better line is drawn where it was made, -1 for none
    mistake: int = -1  # number of the mistake in the verdict whose better line is watched, -1 for the match

    @property
    def state(self) -> Any:
        """The position on the board."""
        return self.shown.state(self.step)

    @property
    def position(self) -> str:
        """The position string of the step."""
        return self.shown.position(self.step)

    @property
    def pause(self) -> float:
        """Milliseconds until the next step."""
        return 1000.0 * self.post_pace if self.pace == OWN else PACES[self.pace]
