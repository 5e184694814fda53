"""What can be undone and done again of something that is kept: a team, a league. Matches have an undo of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

MOST_STEPS = 60  # changes that can be undone

State = TypeVar("State")


@dataclass(frozen=True)
class History(Generic[State]):
    """The states something went through; whatever changes it returns another history."""

    now: State
    before: tuple[State, ...] = ()  # to go back to, the latest last
    after: tuple[State, ...] = ()  # that were gone back from, the next one last
    most: int = MOST_STEPS  # states before this one that are remembered

    def push(self, state: State, *, goes_on: bool = False) -> History[State]:
        """Go on to another state.

        Args: goes_on - with the last change: both are undone as one.
        """
        if state == self.now:
            return self
        before = self.before if goes_on else (*self.before, self.now)[-self.most:]
        return replace(self, now=state, before=before, after=())

    def undo(self) -> History[State]:
        """Go back to the state before, if there is one."""
        if not self.before:
            return self
        *before, state = self.before
        return replace(self, now=state, before=tuple(before), after=(*self.after, self.now))

    def redo(self) -> History[State]:
        """Go on to the state that was gone back from last, if there is one."""
        if not self.after:
            return self
        *after, state = self.after
        return replace(self, now=state, before=(*self.before, self.now), after=tuple(after))
