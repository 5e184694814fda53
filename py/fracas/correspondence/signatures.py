"""Signatures of a match by link: the part that a side has put its name to.

A side signs what it tells with a link: all header lines that never change, the course up to then, what it has revealed
and its standing orders. A record holds the last signature of either side, with the number of the link and of the
entries that it is for; the other side's play follows behind them. Comments are notes of one device and not signed.

A match of version 1 has no keys, and nothing in it is signed.
"""

import re
from typing import NamedTuple

from fracas.correspondence import ed25519
from fracas.correspondence.history import history_entries
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import SIDES, LocalPlayer
from fracas.correspondence.orders import TAGS
from fracas.kernel.chance.commit_reveal import NONE, OPENED, STRETCHES, CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME, Side

CHANGING = (OPENED, STRETCHES, *TAGS, SIGNED)  # header lines that change from link to link
CHOOSES = "AwayTeam"  # header line: who chooses the away team
INVITED = "invited"  # whoever is invited; without it the home side has chosen
AWAY_TEAM, AWAY_KIT = "Away", "AwayKit"  # header lines that he chooses
GIVES_UP = "!"  # behind the number of entries: the side gives up after them

_KEY = re.compile(r"[0-9a-f]{64}")
_SIGNED = re.compile(r"(0|[1-9][0-9]{0,5})\.(0|[1-9][0-9]{0,5})(!?)\.([0-9a-f]{128})")


class Proof(NamedTuple):
    """The part of a match that a side has signed."""

    link: int  # number of its link, from 1 on; a later one counts more
    entries: int  # of the history, from the first one on
    gives_up: bool = False  # it gives up after them, whatever was played meanwhile

    @property
    def text(self) -> str:
        """The text form, as it stands before the signature."""
        return f"{self.link}.{self.entries}{GIVES_UP if self.gives_up else ''}"


def is_signed_match(game: Game) -> bool:
    """Return whether the links of a match are signed."""
    return isinstance(game.seed, CommitRevealDice) and game.seed.is_renewed


def with_part(line: str, side: Side, text: str) -> str:
    """Return a header line of two parts with that of a side changed.

    Args: line - "" if there was none.
    """
    home, _blank, away = (line or f"{NONE} {NONE}").partition(" ")
    return f"{text} {away}" if side == HOME else f"{home} {text}"


def part_of(line: str, side: Side) -> str:
    """Return the part of a side in a header line of two parts, `NONE` if there is none."""
    parts = line.split(" ")
    return parts[side] if len(parts) == len(SIDES) else NONE


def sign_link(game: LinkGame, player: LocalPlayer) -> bool:
    """Sign a match as it stands for the side of this device; return whether that is new."""
    if not is_signed_match(game):
        return False
    whole = _whole(game, player.side, link_number(game, player.side))
    if proof_of(game, player.side) == whole:
        return False
    new = whole._replace(link=whole.link + 1)
    signature = player.sign(_statement(game, player.side, new))
    game.write_header({SIGNED: with_part(game.tags.get(SIGNED, ""), player.side, f"{new.text}.{signature}")})
    return True


def proof_of(game: Game, side: Side) -> Proof | None:
    """Return the part of a match that a side has signed, None where nothing proves any."""
    written, key = _written(game, side), part_of(game.tags.get(KEYS, ""), side)
    if written is None or not _KEY.fullmatch(key) or not is_signed_match(game):
        return None
    proof, signature = written
    is_his = proof.entries <= len(history_entries(game)) and ed25519.is_signature(
        bytes.fromhex(key), _statement(game, side, proof), signature)
    return proof if is_his else None


class _SignatureLine(NamedTuple):
    """What a header line says of the signature of a side, not checked."""

    proof: Proof
    signature: bytes


def _written(game: Game, side: Side) -> _SignatureLine | None:
    found = _SIGNED.fullmatch(part_of(game.tags.get(SIGNED, ""), side))
    if found is None:
        return None
    return _SignatureLine(Proof(int(found[1]), int(found[2]), bool(found[3])), bytes.fromhex(found[4]))


def link_number(game: Game, side: Side) -> int:
    """Return the number of the last link of a side, 0 if there is none."""
    written = _written(game, side)
    return written.proof.link if written is not None else 0


def is_wholly_signed(game: Game, side: Side) -> bool:
    """Return whether a side has signed a match as it stands, to its last entry."""
    proof = proof_of(game, side)
    return proof is not None and proof == _whole(game, side, proof.link)


def _whole(game: Game, side: Side, link: int) -> Proof:
    """Return the proof that a side gives by signing the whole of a match."""
    entries = len(history_entries(game))
    gives_up = bool(game.plies) and game.plies[-1].action == resignation(side)
    return Proof(link, entries - gives_up, gives_up)


def _statement(game: Game, side: Side, proof: Proof) -> bytes:
    """Return the text that a side signs."""
    assert isinstance(game.seed, CommitRevealDice)
    is_open = CHOOSES in game.tags and part_of(game.tags[KEYS], AWAY) == NONE
    left_out = (*CHANGING, AWAY_TEAM, AWAY_KIT) if is_open else CHANGING
    fixed = (f"{name} {text}" for name, text in sorted(game.tags.items()) if name not in left_out)
    course = (f"{entry.action} {entry.text}" for entry in history_entries(game)[:proof.entries])
    told = part_of(game.tags.get(OPENED, ""), side), game.tags.get(TAGS[side], "")
    lines = ("fracas link", SIDES[side], proof.text, *told, *fixed, "", *course)
    return "\n".join(lines).encode("utf-8", "surrogatepass")
