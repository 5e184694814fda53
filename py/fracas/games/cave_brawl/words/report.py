"""What a match report counts in Cave Brawl: the figures of its careers, and which throws were enough."""

from collections.abc import Sequence

from fracas.games.cave_brawl.state import FIRST_BEAST, State, side_of
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.team.given import display_name
from fracas.games.cave_brawl.words import text
from fracas.games.cave_brawl.words.tables import ON_A_ONE
from fracas.games.cave_brawl.words.win_maps import MAPS
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.dice import Die, Faces
from fracas.kernel.table import Roll, Side


def _players(s: State) -> Sequence[Sequence[str]]:
    """Return the names of the players, by side and shirt."""
    names = [display_name(s, who) for who in range(len(s.players))]
    return names[:s.options.squad], names[s.options.squad:]


def _value(roll: Roll, faces: Faces) -> int | None:
    """Return 1 if a throw was what its coach hoped for, else 0; None if nothing was needed."""
    if roll.need is None or not isinstance(roll.dice, Die) or not isinstance(faces, int):
        return None
    return int((faces >= roll.need) != (roll.kind in ON_A_ONE))


def _side(s: State, roll: Roll) -> Side:
    """Return the side a good throw is lucky for. With a beast these are the opponents of its prey.

    Rule: Cave Brawl 6.3: a beast may go for either team.
    """
    is_hunted = roll.who >= FIRST_BEAST and 0 <= roll.target < FIRST_BEAST
    return 1 - side_of(s, roll.target) if is_hunted else roll.coach


REPORT = StatsSpec(
    figures=CAREER.figures, honours={"points": 5, "kicks": 5, "kills": 4, "catches": 2},
    teams=lambda _state: (text.side_name(0), text.side_name(1)),
    score=lambda state: tuple(state.score), players=_players, count=CAREER.count, value=_value, title=text.title,
    side=_side, situation=lambda state: state.options.target, maps=MAPS, rightness=85,
)
