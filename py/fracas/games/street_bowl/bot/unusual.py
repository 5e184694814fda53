"""Ideas of unusual players: who swings a Ball & Chain, throws bombs or team-mates."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.ball_and_chain import FACINGS
from fracas.games.street_bowl.bot.sight import Idea, Sight
from fracas.games.street_bowl.declare import BOMB, MOVE
from fracas.games.street_bowl.pitch import AROUND, THROW_IN, beyond
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.throwing import BOMBARDIER
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.passing import targets

WHIRL, HIT, EDGE = 30, 12, 20
BLAST, WORTHWHILE = 20, 2


def unusual(sight: Sight, who: int) -> Iterator[Idea]:
    """List what only this player can do; nothing for almost everybody."""
    if st.has(sight.s, who, BALL_AND_CHAIN):
        yield from _whirls(sight, who)
    elif st.has(sight.s, who, BOMBARDIER):
        yield from _bombs(sight, who)


def _whirls(sight: Sight, who: int) -> Iterator[Idea]:
    """Whirl towards opponents, away from walls and friends."""
    first = sight.begin(who, MOVE)
    if first is None:
        return
    rise = (("stand", who),) if sight.s.condition[who] == st.PRONE else ()
    for facing, edge in enumerate(FACINGS):
        cells = [beyond(sight.s.where[who], step) for step in THROW_IN[edge]]
        score = WHIRL + sum(-EDGE if cell < 0 else _hit(sight.s, who, cell) for cell in cells)
        if score > 0:
            yield Idea(score, who, (*first, *rise, ("roll", who, facing)))


def _hit(s: State, who: int, cell: int) -> int:
    """Return what running or throwing something into a square brings."""
    other = st.who_is_at(s, cell)
    if other == st.NO_ONE or other == who:
        return 0
    return HIT if side_of(other) != side_of(who) else -HIT


def _bombs(sight: Sight, who: int) -> Iterator[Idea]:
    """Throw a bomb where opponents stand together."""
    s = sight.s
    first = sight.begin(who, BOMB)
    if first is None:
        return
    found = [(sum(_hit(s, who, near) for near in (cell, *AROUND[cell])), cell) for cell in targets(s, who)]
    value, cell = max(found, default=(0, 0))
    if value >= WORTHWHILE * HIT:
        yield Idea(BLAST + value, who, (*first, ("bomb", who, cell)))
