"""The counters of a Cave Brawl position: players, beasts and bodies."""

from fracas.faces import looks
from fracas.faces.cave_brawl.names import beast_of, cell_of, key, shirt
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.state import State
from fracas.view.board.model import DEAD, DOWN, NEUTRAL, STANDING, Token

BIG = "ap"  # code of the type that is larger than the others
_EMBLEMS = ("stirge", "smilodon", "stegosaurus", "snake", "mastodon", "pteranodon")


def token(s: State, who: int) -> Token:
    """Return the counter of a player or a beast, on the board or for a list."""
    if st.is_beast(who):
        return _beast_token(s, who)
    is_corpse = st.is_dead_zombie(s, who)
    kind = s.players[who].kind
    full = s.players[who].hp
    side, is_alive = st.side_of(s, who), s.where[who] >= st.TUNNEL
    is_used = s.phase == st.TURN and side == s.side and s.used[who] != st.READY and is_alive
    return Token(
        key(s, who), max(s.body[who] if is_corpse else cell_of(s, who), 0), side, str(shirt(s, who)),
        kind.code == BIG, None, DEAD if is_corpse else DOWN if s.prone[who] else STANDING,
        ("st-used",) if is_used else (), s.holder == who,
        bar=_left(s.hp[who], full) if full and not is_corpse else -1, head=head_of(kind.code),
    )


def head_of(kind: str) -> str:
    """Return the head of a player by the code of his type."""
    return looks.head("cave_brawl", "", kind)


def _beast_token(s: State, who: int) -> Token:
    beast, kind = beast_of(s, who), st.beast_kind(who)
    emblem = f"beast-{_EMBLEMS[kind]}"
    if beast is None:
        return Token(key(s, who), 0, NEUTRAL, "", emblem=emblem)
    most = 6 * BEASTS[kind].pow  # a beast's full hit points are not stored: against the highest possible
    return Token(key(s, who), beast.cell, NEUTRAL, "", stance=DOWN if beast.is_prone else STANDING, emblem=emblem,
                 bar=_left(beast.hp, most))


def _left(hp: int, full: int) -> int:
    """Return hit points in per cent; 0 only for the dead, 100 only for the unhurt."""
    if hp <= 0 or hp >= full:
        return 0 if hp <= 0 else 100
    return min(max(round(100 * hp / full), 1), 99)


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters: bodies of dead zombies, beasts, players in pit and halls."""
    everybody = range(len(s.players))
    return (
        *(token(s, who) for who in everybody if s.body[who] != st.NO_BODY and s.body[who] >= 0),
        *(token(s, beast.who) for beast in s.beasts),
        *(token(s, who) for who in everybody if s.where[who] >= st.TUNNEL),
    )
