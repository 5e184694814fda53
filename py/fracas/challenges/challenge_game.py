"""The game of a challenge: a match from its position against a bot, up to its aim."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from fracas.challenges.challenge import Challenge
from fracas.challenges.long_aim import AimCourse, AimWatch, LongAims
from fracas.games import ruleset
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event
from fracas.locale import _

COACH_TAGS = ("HomeCoach", "AwayCoach")  # of a record


class OwnTurn(NamedTuple):
    """A turn that was played towards an aim."""

    state: Any  # at its beginning
    course: AimCourse
    line: tuple[Action, ...]


class ChallengeGame(Game):
    """The game of one challenge.

    Args:   aims - those of its game.
            seed - of the dice.
    Raises: ValueError in one sentence if its position or its aim is none.
    """

    def __init__(self, challenge: Challenge, aims: LongAims, seed: str, tags: Mapping[str, str] | None = None) -> None:
        if challenge.aim not in aims:
            raise DamagedText(_("There is no aim {aim} in this game.").format(aim=challenge.aim))
        rules = ruleset(challenge.game)
        start = rules.parse_position(challenge.position)
        self.challenge, self.side, self.start = challenge, rules.to_act(start), start
        self.watch = AimWatch(rules, aims[challenge.aim], self.side, challenge.turns)
        bot = {COACH_TAGS[1 - self.side]: challenge.opponent}
        super().__init__(rules, start, seed, tags={"Game": rules.key, "Seed": seed, **(tags or {}), **bot})
        self._followed: list[tuple[tuple[Event, ...], AimCourse]] = []  # of the actions so far, with their events

    @property
    def course(self) -> AimCourse:
        """How far it has come."""
        return self.courses()[-1]

    @property
    def is_over(self) -> bool:
        """Whether the aim was reached or lost."""
        return self.pending is None and self.course.result is not None

    def legal_actions(self) -> list[Action]:
        """List the legal actions; none once it is over."""
        return [] if self.is_over else super().legal_actions()

    def courses(self) -> list[AimCourse]:
        """Return the courses before each action and after the last one that is complete."""
        done = self.plies if self.pending is None else self.plies[:-1]
        found, course = [self.watch.start()], self.watch.start()
        for number, ply in enumerate(done):
            if number < len(self._followed) and self._followed[number][0] is ply.events:
                course = self._followed[number][1]
            else:
                del self._followed[number:]
                course = self.watch.follow(course, self.state_at(number + 1), ply.events)
                self._followed.append((ply.events, course))
            found.append(course)
        return found

    def begin_again(self, seed: str) -> None:
        """Begin again with other dice."""
        self.plies.clear()
        self.marks.clear()
        self._redo.clear()
        self._written.clear()
        self.state, self.pending, self.fresh, self.dice, self.seed = self.start.copy(), None, (), 0, seed
        self.tags["Seed"] = seed

    def own_turns(self) -> list[OwnTurn]:
        """Return the turns of its coach so far, each with all he did in it."""
        found: list[OwnTurn] = []
        last: Ply | None = None
        for ply, course in zip(self.plies, self.courses(), strict=False):
            if ply.side == self.side:
                if last is None or last.side != self.side:
                    found.append(OwnTurn(ply.before, course, ()))
                found[-1] = found[-1]._replace(line=(*found[-1].line, ply.action))
            last = ply
        return found
