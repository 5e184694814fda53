"""The undo history of a team or a league. Matches have an undo of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

MOST_STEPS = 60  # states that are remembered

State = TypeVar("State")


@dataclass(frozen=True)
class History(Generic[State]):
    """A state with those before and after it; every change returns another history."""

    now: State
    before: tuple[State, ...] = ()  # the latest last
    after: tuple[State, ...] = ()  # that were undone, the next one last
    most: int = MOST_STEPS  # states before this one

    def push(self, state: State, *, goes_on: bool = False) -> History[State]:
        """Add another state.

        Args: goes_on - whether it continues the last change: both are undone as one.
        """
        if state == self.now:
            return self
        before = self.before if goes_on else (*self.before, self.now)[-self.most:]
        return replace(self, now=state, before=before, after=())

    def undo(self) -> History[State]:
        """Return to the state before, if there is one."""
        if not self.before:
            return self
        *before, state = self.before
        return replace(self, now=state, before=tuple(before), after=(*self.after, self.now))

    def redo(self) -> History[State]:
        """Return to the state that was undone last, if there is one."""
        if not self.after:
            return self
        *after, state = self.after
        return replace(self, now=state, before=(*self.before, self.now), after=tuple(after))
