"""The progress of a job in steps: the page is drawn anew at each step alone."""

from dataclasses import dataclass


@dataclass(slots=True)
class ProgressSteps:
    """What is shown of a job's progress."""

    step: int  # percent between two pictures
    percent: int = 0  # shown last

    def advance(self, share: float) -> bool:
        """Return whether the work, done to that share of 1, has come to its next step; then show that."""
        percent = int(100 * share) // self.step * self.step
        if percent <= self.percent:
            return False
        self.percent = percent
        return True
