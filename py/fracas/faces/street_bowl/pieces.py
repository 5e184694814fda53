"""A Street Bowl position on its board: counters, ball, marked squares."""

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.looks import head_of
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import AROUND
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import shirt
from fracas.games.street_bowl.zones import has_zone
from fracas.kernel.table import Side
from fracas.view.board import model
from fracas.view.board.model import Token

BIG = 5  # least strength of a player with a big counter
LOOKS = {st.STANDING: model.STANDING, st.PRONE: model.DOWN, st.STUNNED: model.DAZED, st.STUNNED_NOW: model.DAZED}


def key(who: int) -> str:
    """Return the key of a counter: "h3"."""
    return f"{'ha'[st.side_of(who)]}{shirt(who)}"


def token(s: State, who: int) -> Token:
    """Return the counter of a player, on the street or for a list."""
    is_used = st.is_own_turn(s, who) and bool(s.used[who]) and s.where[who] >= 0
    is_idle = s.where[who] >= 0 and s.condition[who] == st.STANDING and s.alertness[who] != st.ALERT
    badges = ("st-dazed",) if is_idle else ("st-used",) if is_used else ()
    return Token(
        key(who), max(s.where[who], 0), st.side_of(who), str(shirt(who)), st.player(s, who).st >= BIG, None,
        LOOKS[s.condition[who]], badges, s.holder == who, head=head_of("street_bowl", st.player(s, who).position),
    )


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters on the street."""
    return tuple(token(s, who) for who in st.EVERYBODY if s.where[who] >= 0)


def who_at(s: State, cell: int) -> int:
    """Return the player on a square, `NO_ONE` if there is none."""
    return st.who_is_at(s, cell) if cell >= 0 else NO_ONE


def cell_of(s: State, who: int) -> int:
    """Return the square of a player, `NOWHERE` off the street."""
    return max(s.where[who], NOWHERE)


def loose_ball(s: State) -> int:
    """Return the square of a loose ball, or the one below a ball in the air."""
    return max(s.ball, NOWHERE)


def danger(s: State, side: Side) -> tuple[int, ...]:
    """Return the squares in the tackle zones of a side's opponents."""
    cells = {cell for who in st.TEAMS[1 - side] if has_zone(s, who) for cell in AROUND[s.where[who]]}
    return tuple(sorted(cells))
