"""Invitations to matches by link: how a match is created, accepted and restored, and what it is known by."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

import fracas
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.signatures import (
    AWAY_KIT,
    AWAY_TEAM,
    CHOOSES,
    INVITED,
    is_signed_match,
    is_wholly_signed,
    part_of,
    with_part,
)
from fracas.kernel.chance.commit_reveal import NONE, OPENED, SEALED, STRETCHES, TURN, VERSION, CommitRevealDice
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.record import options_in
from fracas.kernel.table import AWAY, HOME, Side
from fracas.locale import _

HOME_TEAM = "Home"  # header line
BEGINNING = ("Game", "Format", "Rules", HOME_TEAM, AWAY_TEAM, "Options")  # header lines that a match begins with


class UnprovenLink(ValueError):
    """A link that is not signed by the side it speaks for.

    Args: side - the one it speaks for.
    """

    def __init__(self, side: Side) -> None:
        super().__init__(_("This link speaks for the home side, which did not sign it: the away side takes nothing "
                           "from it.") if side == HOME else
                         _("This link speaks for the away side, which did not sign it: the home side takes nothing "
                           "from it."))
        self.side = side


def match_id(tags: Mapping[str, str]) -> str:
    """Return the id of a match by link, derived from the home seal and key, equal on both devices."""
    seal, key = tags[SEALED].split(" ")[2:3], part_of(tags.get(KEYS, ""), HOME)
    return "link-" + sha256(" ".join((*seal, key) if KEYS in tags else seal).encode()).hexdigest()[:12]


def create(
    key: str, secret: str, way: str = TURN, home: str = "", away: str = "", options: Mapping[str, Any] | None = None,
    tags: Mapping[str, str] | None = None, table: Callable[[Game], Game] | None = None, is_open: bool = False,
) -> tuple[LinkGame, LocalPlayer]:
    """Create a match as its home side; its link is the invitation.

    Args:   key - of the game.
            secret - see `Seat`.
            way - the mode of its dice, one of `MODES`.
            table - lets a match begin on a table of the coach's own.
          is_open - whether the invited coach chooses the away team, but not on such a table.
    Raises: ValueError quoting the game, team or option that does not exist.
    """
    seat = LocalPlayer(HOME, secret)
    head = {SEALED: f"{VERSION} {way} {seat.value(0)} {NONE}", KEYS: f"{seat.key} {NONE}", OPENED: f"{NONE} {NONE}",
            STRETCHES: ""}
    if is_open and table is None:
        head = {CHOOSES: INVITED, **head}
    fresh = fracas.new(key, "", home, away, options, tags={**(tags or {}), **head}, friendly=True)
    laid = table(fresh) if table is not None else fresh
    return restore(fracas.from_record(laid.record), seat), seat


def accept(invitation: Game, secret: str) -> tuple[LinkGame, LocalPlayer]:
    """Accept an invitation as the away side.

    Args:   invitation - as its link has it.
    Raises: ValueError in a sentence if it was accepted already, or is not as the home side wrote it.
    """
    check_match(invitation)
    game, seat = LinkGame(invitation, AWAY), LocalPlayer(AWAY, secret)
    if game.is_accepted or game.plies:
        raise InvalidNotation(_("Somebody else plays the other side of this match. You can watch it here."))
    check_invitation(invitation)
    game.value = seat.value
    game.tags.pop(SIGNED, None)
    if KEYS in game.tags:
        game.tags[KEYS] = with_part(game.tags[KEYS], AWAY, seat.key)
    game.sealed.values[AWAY][:] = [seat.value(0)]
    game.go_on()
    return game, seat


def check_invitation(invitation: Game) -> None:
    """Check that an invitation is as its home side wrote it, whoever that is.

    Raises: UnprovenLink if it is not.
    """
    if is_signed_match(invitation) and not is_wholly_signed(invitation, HOME):
        raise UnprovenLink(HOME)


def is_team_open(invitation: Game) -> bool:
    """Return whether the away team is still to be chosen on acceptance."""
    dice = invitation.seed
    assert isinstance(dice, CommitRevealDice)
    return invitation.tags.get(CHOOSES) == INVITED and not dice.values[AWAY][0] and not invitation.plies


def with_team(invitation: Game, team: str, kit: str = "") -> Game:
    """Return an invitation with the away team chosen.

    Args:   team - as a match is started with it.
            kit - which it wears, "" = the usual one.
    Raises: ValueError in a sentence for a team that cannot play this match.
    """
    tags = invitation.tags
    more = {name: text for name, text in {**tags, AWAY_KIT: kit}.items() if text and name not in BEGINNING}
    return fracas.from_record(fracas.new(
        invitation.ruleset.key, "", tags[HOME_TEAM], team, options_in(tags), tags=more, friendly=True).record)


def restore(read: Game, seat: LocalPlayer) -> LinkGame:
    """Restore a match from a save on this device."""
    return LinkGame(read, seat.side, seat.value, seat.sent)


def check_match(read: Game) -> None:
    """Check that a match is played by link and by the same rules.

    Raises: InvalidNotation in a sentence.
    """
    if not isinstance(read.seed, CommitRevealDice):
        raise InvalidNotation(_("This match is not played by link."))
    rules = read.ruleset
    if read.tags.get("Rules") != str(rules.version):
        sentence = _("This match uses rules {version} of {game}, this device rules {own}. Both devices need the same "
                     "version.")
        raise InvalidNotation(sentence.format(
            version=quote(read.tags.get("Rules", "")), game=_(rules.name), own=rules.version))
