"""Exchange of links: create, accept and receive matches, and keep the longer of two copies.

A link holds the whole match. What is new in it is played again here as the other device must have played it: with its
inputs alone, with the standing orders that it was sent, with dice that both have opened. Whatever comes out otherwise
was changed, and is refused in one sentence.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import fracas
from fracas.correspondence.history import HistoryDifference, first_difference, history_entries
from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.orders import TAGS, orders_of
from fracas.kernel.commit_reveal import NONE, OPENED, SEALED, STRETCHES, TURN, VERSION, CommitRevealDice
from fracas.kernel.errors import DamagedText, Desync, InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.record import options_in
from fracas.kernel.table import AWAY, HOME, Option, Side
from fracas.locale import _

CHANGING = (SEALED, OPENED, STRETCHES, *TAGS)  # header lines that a link may bring anew
CHOOSES = "AwayTeam"  # header line: who chooses the away team
INVITED = "invited"  # whoever is invited; without it the home side has chosen
HOME_TEAM, AWAY_TEAM, AWAY_KIT = "Home", "Away", "AwayKit"  # header lines; he changes those of his side
BEGINNING = ("Game", "Format", "Rules", HOME_TEAM, AWAY_TEAM, "Options")  # header lines that a match begins with


class OldLink(ValueError):
    """A link that holds nothing new for this device."""


def match_id(tags: Mapping[str, str]) -> str:
    """Return the id of a match by link, derived from the home seal and equal on both devices."""
    seal = tags[SEALED].split(" ")[2:3]
    return "link-" + sha256(" ".join(seal).encode()).hexdigest()[:12]


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
    head = {SEALED: f"{VERSION} {way} {seat.value(0)} {NONE}", OPENED: f"{NONE} {NONE}", STRETCHES: ""}
    if is_open and table is None:
        head = {CHOOSES: INVITED, **head}
    fresh = fracas.new(key, "", home, away, options, tags={**(tags or {}), **head})
    laid = table(fresh) if table is not None else fresh
    return restore(fracas.from_record(laid.record), seat), seat


def accept(invitation: Game, secret: str) -> tuple[LinkGame, LocalPlayer]:
    """Accept an invitation as the away side.

    Args:   invitation - as its link has it.
    Raises: ValueError in a sentence if it was accepted already.
    """
    check_match(invitation)
    game, seat = LinkGame(invitation, AWAY), LocalPlayer(AWAY, secret)
    if game.is_accepted or game.plies:
        raise InvalidNotation(_("Somebody else plays the other side of this match: here it can only be watched."))
    game.value = seat.value
    game.sealed.values[AWAY][:] = [seat.value(0)]
    game.go_on()
    return game, seat


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
        invitation.ruleset.key, "", tags[HOME_TEAM], team, options_in(tags), tags=more).record)


def restore(read: Game, seat: LocalPlayer) -> LinkGame:
    """Restore a match from a save on this device."""
    return LinkGame(read, seat.side, seat.value, seat.sent)


def check_match(read: Game) -> None:
    """Check that a match is played by link and by the same rules.

    Raises: InvalidNotation in a sentence.
    """
    if not isinstance(read.seed, CommitRevealDice):
        raise InvalidNotation(_("This link holds a match, but none that is played by link."))
    rules = read.ruleset
    if read.tags.get("Rules") != str(rules.version):
        sentence = _("The match follows rules {version} of {game}, this device has rules {own}: both need the same.")
        raise InvalidNotation(sentence.format(
            version=quote(read.tags.get("Rules", "")), game=_(rules.name), own=rules.version))


def receive(read: Game, known: LinkGame) -> LinkGame:
    """Receive a link: check all that is new in it, roll the dice of this side and return the match.

    Args:   read - the match of the link.
            known - the match as it stands here.
    Raises: OldLink if nothing is new, else ValueError in a sentence that quotes what is wrong.
    """
    check_match(read)
    if is_team_open(known):
        open_match = with_team(known, read.tags.get(AWAY_TEAM, ""), read.tags.get(AWAY_KIT, ""))
        known = LinkGame(open_match, known.side, known.value, known.sent)
    _refuse_other_match(read, known)
    sender = 1 - known.side
    ended = LinkGame(read, sender)
    if ended.resigned_side == sender:
        return _given_up(ended, known)
    parting = first_difference(known, read)
    if parting is not None and parting.mine:
        raise _parted(parting, known, read)
    again = _as_sent(read, known, sender)
    if parting is None and _told(again, sender) == _told(known, sender):
        raise OldLink(_("This link was opened already: it holds nothing new."))
    if again.fingerprint != read.fingerprint:
        raise _changed(again, read)
    game = LinkGame(read, known.side, known.value, known.sent)
    game.go_on()
    return game


def _given_up(ended: LinkGame, known: LinkGame) -> LinkGame:
    """Return the match after a resignation of the other side.

    Moves played here meanwhile stand; those before the resignation are checked as always.
    """
    if known.is_terminal():
        raise OldLink(_("The match is over here: this link changes nothing."))
    sent = ended.without_last_action()
    parting = first_difference(known, sent)
    if parting is not None and parting.mine and parting.theirs:
        raise _parted(parting, known, sent)
    stands = known if parting is not None and parting.mine else _as_sent(sent, known, ended.side)
    if stands is not known and first_difference(stands, sent) is not None:
        raise _changed(stands, sent)
    game = LinkGame(stands, known.side, known.value, known.sent)
    opened = game.sealed.values[ended.side]
    opened += ended.sealed.values[ended.side][len(opened):]  # also for dice of what was dropped
    game.give_up(ended.side)
    return game


def _refuse_other_match(read: Game, known: LinkGame) -> None:
    """Refuse a link to another match: another seal, other teams, or another opponent."""
    for name in dict.fromkeys((*known.tags, *read.tags)):
        mine, theirs = known.tags.get(name, ""), read.tags.get(name, "")
        if name == SEALED:
            mine, theirs = (" ".join(each.split(" ")[:4 if known.is_accepted else 3]) for each in (mine, theirs))
        elif name in CHANGING:
            continue
        if mine != theirs:
            raise InvalidNotation(_("The link is of another match: its {name} is {found}.").format(
                name=name, found=quote(theirs)))


def _parted(parting: HistoryDifference, known: LinkGame, read: Game) -> ValueError:
    """Return the error for a link that is older than the known match or differs from it."""
    if known.resigned_side == known.side:
        return OldLink(_("You have given this match up: what was played on meanwhile does not count any more."))
    if not parting.theirs:
        sentence = _("This is an old link: it ends with action {n}, and this device has gone on to action {own}.")
        return OldLink(sentence.format(n=len(read.plies), own=len(known.plies)))
    sentence = _("The link differs from what this device knows from action {n} on: {mine} here, {theirs} in the link.")
    return Desync(sentence.format(n=parting.action, mine=quote(parting.mine), theirs=quote(parting.theirs)))


class Input(NamedTuple):
    """An input of a coach: an action or an option."""

    is_action: bool
    value: Any


def _inputs(read: Game, known: Game, sender: Side) -> list[Input]:
    """List the new inputs of the sender."""
    found: list[Input] = []
    done = len(known.plies) - (known.pending is not None)
    for number, ply in enumerate(read.plies[done:], done):
        is_begun = number < len(known.plies)
        choices = [event for event in ply.events if event.kind == "choice"]
        if is_begun:
            choices = choices[sum(event.kind == "choice" for event in known.plies[number].events):]
        else:
            found.append(Input(True, ply.action))
        found += [Input(False, event.facts[2]) for event in choices if event.facts[0] == sender]
    return found


def _as_sent(read: Game, known: LinkGame, sender: Side) -> LinkGame:
    """Replay the sender's inputs and revealed values on the known match and return the result.

    Raises: IllegalAction for an input that is not his.
    """
    dice = read.seed
    assert isinstance(dice, CommitRevealDice)
    orders_of(read.tags, sender)
    again = LinkGame(known, sender, dice.values[sender].__getitem__)
    if not again.is_accepted and sender == AWAY:
        again.sealed.values[AWAY][:] = dice.values[AWAY][:1]
    if TAGS[sender] in read.tags:
        again.write_header({TAGS[sender]: read.tags[TAGS[sender]]})
    again.go_on()
    for each in _inputs(read, known, sender):
        if each.is_action:
            again.apply(each.value)
        else:
            option: Option = each.value
            again.answer(option)
    return again


def _told(game: LinkGame, sender: Side) -> tuple[list[str], str]:
    """Return the revealed values and the orders of a side."""
    return game.sealed.values[sender], game.tags.get(TAGS[sender], "")


def _changed(again: LinkGame, read: Game) -> ValueError:
    """Return the error for a match that differs from the replay of its inputs, orders and dice."""
    parting = first_difference(again, read)
    if parting is not None:
        sentence = _("The link was changed: at action {n} it says {theirs}; by the agreed dice and the standing orders "
                     "it is {mine}.")
        return DamagedText(sentence.format(n=parting.action, theirs=quote(parting.theirs), mine=quote(parting.mine)))
    name = next((name for name in CHANGING if again.tags.get(name, "") != read.tags.get(name, "")), OPENED)
    return DamagedText(_("The link was changed: its line {name} says {found}.").format(
        name=name, found=quote(read.tags.get(name, ""))))


def longer_copy(mine: Game, theirs: Game) -> Game:
    """Return the longer one of two copies of a match.

    Raises: ValueError in a sentence: with their first difference, or if they are of two matches.
    """
    if match_id(mine.tags) != match_id(theirs.tags):
        raise InvalidNotation(_("These are two matches: {mine} and {theirs}.").format(
            mine=quote(match_id(mine.tags)), theirs=quote(match_id(theirs.tags))))
    parting = first_difference(mine, theirs)
    if parting is not None and parting.mine and parting.theirs:
        sentence = _("The copies differ from action {n} on: {mine} here, {theirs} there.")
        raise Desync(sentence.format(n=parting.action, mine=quote(parting.mine), theirs=quote(parting.theirs)))
    return theirs if len(history_entries(theirs)) > len(history_entries(mine)) else mine
