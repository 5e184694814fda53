"""The figures of a match report in School Fighters: hits by unit, and faces of dice."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from fracas.games.school_fighters.moxie import result
from fracas.games.school_fighters.state import ROUNDS, State
from fracas.games.school_fighters.team.given import display_name
from fracas.games.school_fighters.turn import points
from fracas.games.school_fighters.words import text
from fracas.games.school_fighters.words.win_maps import MAPS
from fracas.kernel.contracts.event_text import number_of_fact
from fracas.kernel.contracts.stats import Clock, StatsSpec
from fracas.kernel.dice import Faces
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Roll, Side
from fracas.locale import N_, _

SPREAD = 45.0  # points by which equal gangs differ
_COUNTED = {"fights": "fights", "shoots": "shots", "hits": "hits"}  # event -> figure
PAIRED = frozenset({"fight", "shoot", "block"})  # rolls that are compared die by die, so that their faces count


def _count(game: Game) -> Sequence[tuple[Side, int, str, int]]:
    """Return the figures of the units: side, place in the gang, key of the figure, number."""
    counted: Counter[tuple[int, str]] = Counter()
    for event in game.events:
        if event.kind in _COUNTED:
            facts = text.TELLINGS[event.kind].facts_by_role(event.facts)
            who = number_of_fact(facts["who"])
            if who == NOBODY:
                continue  # written down at a table without the attacker
            counted[who, _COUNTED[event.kind]] += number_of_fact(facts.get("n", 1))
            if facts.get("effect") in ("fazed", "out"):
                counted[who, str(facts["effect"])] += 1
    s: State = game.state
    return [(s.units[who].side, who - s.gangs[s.units[who].side].start, key, times)
            for (who, key), times in sorted(counted.items()) if times]


def _value(roll: Roll, faces: Faces) -> int | None:
    """Return the sum of paired dice; of a moxie test 1 if it was passed, else 0."""
    if isinstance(faces, int):
        return None
    if roll.kind == "moxie" and roll.need is not None:
        return int(result(faces) <= roll.need)
    return sum(faces) if roll.kind in PAIRED else None


def _title(roll: Roll) -> str:
    """Return the title of a roll in the report."""
    name = text.title(roll)
    return _("{roll}, total").format(roll=name) if roll.kind in PAIRED else name




def clock(s: State) -> Clock:
    """Return the clock of a match: the rounds left, half of the one that is played among them."""
    return Clock(min(Fraction(1), Fraction(2 * (ROUNDS - s.round) + 1, 2 * ROUNDS)), SPREAD)


REPORT = StatsSpec(
    figures={
        "fights": N_("Fights"), "shots": N_("Shots"), "hits": N_("Hits"), "fazed": N_("Enemies Fazed"),
        "out": N_("Enemies knocked out"),
    },
    honours={"out": 10, "fazed": 4, "hits": 1},
    teams=lambda _state: (text.side_name(0), text.side_name(1)),
    score=lambda state: (points(state, 0), points(state, 1)),
    players=lambda state: [[display_name(state, n) for n in gang] for gang in state.gangs],
    count=_count, value=_value, title=_title, clock=clock,
    situation=lambda state: 2 * ((state.round + 1) // 2) + (points(state, 0) == points(state, 1)),
    maps=MAPS, sureness=0.7, rightness=77,
)
