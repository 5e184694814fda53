"""Habits of a person: what his last matches have in common, counted in their records; no bot judges them.

All is told by the rules' own chances: dice on a way that had another one without any, rolls before the safe moves,
players who had no turn, turns in which nothing was done, long shots.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, cast

from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.kernel.contracts.stats import Averages
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.table import Rolled, Side
from fracas.kernel.work import Work

NEEDLESS, EARLY, IDLE, NOTHING, LONG_SHOTS = "needless", "early", "idle", "nothing", "long-shots"  # kinds of habits
MATCHES, MOST = 10, 3  # that are looked at; habits that are told
LONG_SHOT = 1 / 3  # chance below which a roll is one
OFTEN = {NEEDLESS: 0.1, EARLY: 0.25, IDLE: 0.4, NOTHING: 0.15, LONG_SHOTS: 0.15}  # shares that stand out
LEAST, SEEN = 3, 0.5  # times from which on something is a habit, and the part of those shares
STEPS = frozenset(("step", "walk", "run"))
NO_DEEDS = frozenset("end face done hold activate declare stop pass rest".split())
ENDS = frozenset(("end", "done"))


class Habit(NamedTuple):
    """Something done often: how often, of how many times, and how often it came off."""

    kind: str
    times: int
    of: int
    came_off: int = 0

    @property
    def weight(self) -> float:
        """How much it stands out."""
        return self.times / max(1, self.of) / OFTEN[self.kind]


Counts = Counter[tuple[str, str]]
"""How often: by kind, then what is counted ("times", "of", "off")."""


def find_habits(counts: Counts) -> tuple[Habit, ...]:
    """Return the habits that stand out most, three at most."""
    found = (Habit(kind, *(counts[kind, what] for what in ("times", "of", "off"))) for kind in OFTEN)
    often = [habit for habit in found if habit.times >= LEAST and habit.weight >= SEEN]
    return tuple(sorted(often, key=lambda habit: -habit.weight)[:MOST])


def count_match(game: Game, side: Side) -> Work[Counts]:
    """Count the deeds of a side in a match, a turn a step."""
    face, counts = face_of(game.ruleset.key), Counts()
    turns = own_turns(game, face, side)
    is_of_team = is_played_by_teams(turns)
    averages = Averages(face.report)
    for turn in turns:
        _count_walks(game, face, turn, counts)
        _count_shots(averages, turn, counts)
        _count_deeds(turn, counts)
        if is_of_team:
            _count_order(turn, counts)
            _count_idle(game, face, turn, counts)
        yield 0.0
    return counts


def own_turns(game: Game, face: Face, side: Side) -> list[list[Ply]]:
    """Return the actions of a side by turns, without those of the set-up."""
    def key(ply: Ply) -> tuple[int, ...]:
        return (*face.turn_key(ply.before), ply.side)

    in_play = [ply for ply in game.plies if face.setup(ply.before, (ply.action,)) is None and not ply.comment]
    return [list(plies) for (*_turn, own), plies in groupby(in_play, key) if own == side]


def is_played_by_teams(turns: Sequence[Sequence[Ply]]) -> bool:
    """Return whether several players act in a turn."""
    return any(len({_player(ply) for ply in turn if ply.action[0] in STEPS}) > 1 for turn in turns)


def _player(ply: Ply) -> int:
    return int(ply.action[1]) if len(ply.action) > 1 and isinstance(ply.action[1], int) else -1


def has_dice(ply: Ply) -> int:
    """Return the number of throws in an action."""
    return sum(answer.is_dice for answer in ply.answers)


def _walks(turn: Iterable[Ply]) -> Iterator[list[Ply]]:
    """Yield the steps that a player took one after the other."""
    for (who, is_step), plies in groupby(turn, lambda ply: (_player(ply), ply.action[0] in STEPS)):
        if is_step and who >= 0:
            yield list(plies)


def _count_walks(game: Game, face: Face, turn: Sequence[Ply], counts: Counts) -> None:
    """Count dice on walks that had a way without any to where they ended, or were to end."""
    for walk in _walks(turn) if face.plane is None else ():
        first, dice = walk[0], sum(map(has_dice, walk))
        counts[NEEDLESS, "of"] += dice
        if not dice or not isinstance(walk[-1].action[-1], int):
            continue
        legal = game.ruleset.legal_actions(first.before)
        paths = face.move_options(first.before, legal, _player(first)).paths
        path = paths.get(walk[-1].action[-1])
        if path is not None and path.chance == 1 and not path.rolls:
            counts[NEEDLESS, "times"] += dice


def _count_shots(averages: Averages, turn: Sequence[Ply], counts: Counts) -> None:
    """Count rolls of one's own that come off in less than one of three."""
    for ply in turn:
        for event in ply.events:
            if event.kind != "roll":
                continue
            rolled = cast(Rolled, event.facts[0])
            if rolled.request.need is None or rolled.request.coach != ply.side:
                continue
            value = averages.counting.value(rolled.request, rolled.faces)
            if value not in (0, 1):
                continue
            counts[LONG_SHOTS, "of"] += 1
            if averages.of(rolled.request) < LONG_SHOT:
                counts[LONG_SHOTS, "times"] += 1
                counts[LONG_SHOTS, "off"] += value


def _count_deeds(turn: Sequence[Ply], counts: Counts) -> None:
    counts[NOTHING, "of"] += 1
    counts[NOTHING, "times"] += all(ply.action[0] in NO_DEEDS for ply in turn)


def _count_order(turn: Sequence[Ply], counts: Counts) -> None:
    """Count turns in which dice fell before another player made a safe move."""
    first = next((at for at, ply in enumerate(turn) if has_dice(ply)), len(turn))
    if first < len(turn):
        counts[EARLY, "of"] += 1
        later = [ply for ply in turn[first + 1:] if ply.action[0] in STEPS and _player(ply) != _player(turn[first])]
        counts[EARLY, "times"] += any(not any(map(has_dice, walk)) for walk in _walks(later))


def _count_idle(game: Game, face: Face, turn: Sequence[Ply], counts: Counts) -> None:
    """Count turns ended by hand while players could still act."""
    last = turn[-1]
    if last.action[0] in ENDS:
        counts[IDLE, "of"] += 1
        legal = [action for action in game.ruleset.legal_actions(last.before) if action[0] not in ENDS]
        counts[IDLE, "times"] += bool(face.actors(last.before, legal)) if legal else 0
