"""What the optional rules leave in a position, as text for its tail: `state.Extra`, field by field."""

from __future__ import annotations

from fracas.games.elfball.profiles import become_frog, wound
from fracas.games.elfball.shirts import SIDES, player_text, read_player, read_slot, slot_text
from fracas.games.elfball.state import FULL_DECK, Extra, State
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

PLAYER = r"[HA]\d{1,2}"
SLOT = rf"(n|{PLAYER})"
DOUBLE = rf"[01](-{SLOT}){{3}}"
SPELLS = "h|a|ha"
HURT = rf"{PLAYER}-[a-z]+(,{PLAYER}-[a-z]+)*"
FROGS = rf"{PLAYER}(,{PLAYER})?"
EVENTS = r"\d{1,2}(-\d{1,2}){4}"


def double_text(s: State) -> str:
    """Return how far the two moves of the turn are, who made the first, held the ball and came on: 1-H3-H5-n."""
    moves, *players = s.extra[:4]
    return "-".join((str(moves), *map(slot_text, players))) if s.extra[:4] != Extra()[:4] else ""


def read_double(s: State, text: str) -> None:
    """Read what `double_text` has written."""
    moves, *players = text.split("-")
    partner, carrier, entrant = map(read_slot, players)
    s.extra = s.extra._replace(moves=int(moves), partner=partner, carrier=carrier, entrant=entrant)


def spells_text(s: State) -> str:
    """Return whose Wizard has cast his spell: ha."""
    return "".join(letter for letter, cast in zip(SIDES, s.extra.spells, strict=True) if cast)


def read_spells(s: State, text: str) -> None:
    """Read what `spells_text` has written."""
    s.extra = s.extra._replace(spells=("h" in text, "a" in text))


def hurt_text(s: State) -> str:
    """Return the lasting injuries of the match: H3-jog,A2-grit."""
    return ",".join(f"{player_text(p)}-{name}" for p, name in s.extra.hurt)


def read_hurt(s: State, text: str) -> None:
    """Read what `hurt_text` has written; the players are what they are after it.

    Raises: InvalidNotation quoting what no player can have.
    """
    for item in text.split(","):
        player, _mark, name = item.partition("-")
        p = known_player(s, player)
        if name not in ("jog", "might", "tackle", "dodge", "skill", "grit"):
            raise InvalidNotation(_("{text} is no attribute.").format(text=quote(name)))
        wound(s, p, name)


def frogs_text(s: State) -> str:
    """Return who is a frog: H3,A5."""
    return ",".join(player_text(p) for p, _real in s.extra.frogs)


def read_frogs(s: State, text: str) -> None:
    """Read what `frogs_text` has written; the players are frogs then.

    Raises: InvalidNotation quoting who cannot be one.
    """
    for player in text.split(","):
        become_frog(s, known_player(s, player))


def events_text(s: State) -> str:
    """Return the event cards left by kind, and the quiet ones each side has drawn: 30-12-1-4-5."""
    if not s.options.event_cards or s.extra.deck == FULL_DECK:
        return ""
    return "-".join(map(str, (*s.extra.deck, *s.extra.quiet)))


def read_events(s: State, text: str) -> None:
    """Read what `events_text` has written."""
    low, court, joker, home, away = (int(number) for number in text.split("-"))
    s.extra = s.extra._replace(deck=(low, court, joker), quiet=(home, away))


def known_player(s: State, text: str) -> int:
    """Return the slot of a player of these teams.

    Raises: InvalidNotation quoting who plays for neither.
    """
    p = read_player(text)
    if s.profiles[p] is None:
        raise InvalidNotation(_("{player} is in neither team.").format(player=quote(text)))
    return p
