"""Matches of two usual teams in the middle of a turn, for tests of the page."""

import fracas
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.position import position
from fracas.kernel.game import Game
from tests.street_bowl.diagrams import number


def moment(places: str, *, ball: str, turn: int = 2, seed: str = "moment", weather: int = st.FINE) -> Game:
    """Return a match, Humans against Orcs, in a turn of the Humans.

    Args: places - who stands where: "H1 i4, A1 n4"; everybody else waits in reserve.
          ball - who holds it, or its square.
    """
    s = fracas.new("street_bowl", seed, "human", "orc").state.copy()
    s.phase, s.side, s.weather, s.kicker, s.first_kicker = st.TURN, 0, weather, 1, 1
    s.half, s.turns, s.rerolls = 1, [turn, turn - 1], [1, 0]
    for pair in places.split(","):
        name, square = pair.split()
        who = number(name)
        s.where[who], s.fielded[who] = STREET.cell_named(square), 1
    if STREET.cell_named(ball) >= 0:
        s.ball = STREET.cell_named(ball)
    else:
        s.holder, s.ball = number(ball), st.NOWHERE
    return fracas.from_position(position(s), seed)
