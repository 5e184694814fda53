"""Exchange of links: what goes out, and what becomes of what comes in.

A link holds the whole match, and its sender has signed it. What is new in it is played again here as the other device
must have played it: with its inputs alone, with the standing orders that it was sent, with dice that both have opened.
Whatever comes out otherwise was changed, and is refused in one sentence.
"""

from typing import Any, NamedTuple

from fracas.correspondence.history import HistoryDifference, first_difference
from fracas.correspondence.invitation import UnprovenLink, check_match, is_team_open, with_team
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.orders import TAGS, orders_of
from fracas.correspondence.signatures import (
    AWAY_KIT,
    AWAY_TEAM,
    CHANGING,
    CHOOSES,
    is_signed_match,
    is_wholly_signed,
    link_number,
    part_of,
    proof_of,
    sign_link,
    with_part,
)
from fracas.kernel.chance import commit_reveal
from fracas.kernel.chance.commit_reveal import NONE, OPENED, SEALED, CommitRevealDice
from fracas.kernel.errors import DamagedText, Desync, InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME, Option, Side
from fracas.links import write_link
from fracas.locale import _


class OldLink(ValueError):
    """A link that holds nothing new for this device."""


class OtherOpponent(InvalidNotation):
    """A link by which another device accepts an invitation that was accepted already."""


def outgoing_link(game: LinkGame, player: LocalPlayer) -> str:
    """Return a match as the text of the link that goes out, signed for the side of this device."""
    sign_link(game, player)
    return write_link(game)


def receive(read: Game, known: LinkGame) -> LinkGame:
    """Receive a link: check all that is new in it, roll the dice of this side and return the match.

    Args:   read - the match of the link.
            known - the match as it stands here.
    Raises: OldLink if nothing is new, UnprovenLink if the other side has not signed it, else ValueError in a sentence
            that quotes what is wrong.
    """
    check_match(read)
    known = with_chosen_team(read, known)
    check_same_match(read, known)
    sender = 1 - known.side
    if is_signed_match(read):
        _check_signatures(read, known)
    ended = LinkGame(read, sender)
    if ended.resigned_side == sender:
        return _given_up(ended, known)
    parting = first_difference(known, read)
    if parting is not None and parting.mine:
        raise _parted(parting, known, read)
    again = as_sent(read, known, sender)
    if parting is None and (_told(again, sender) == _told(known, sender) or _is_older(read, known)):
        raise OldLink(_("You already opened this link."))
    if again.fingerprint != read.fingerprint:
        raise _changed(again, read)
    return with_own_parts(read, known)


def _check_signatures(read: Game, known: LinkGame) -> None:
    """Check that the other side has signed a link, and that it holds what this side has signed.

    Raises: UnprovenLink, or Damaged for a signature of this side that is none.
    """
    sender, name = 1 - known.side, SIGNED
    if not is_wholly_signed(read, sender):
        raise UnprovenLink(sender)
    mine, here = (part_of(game.tags.get(name, ""), known.side) for game in (read, known))
    is_broken_off = LinkGame(read).resigned_side == sender  # what was signed in the action that was dropped
    is_none = mine == NONE and not read.plies  # the link that accepts
    if mine != here and not is_none and not is_broken_off and proof_of(read, known.side) is None:
        raise DamagedText(_("The link was changed: its line {name} says {found}.").format(
            name=name, found=quote(read.tags[name])))


def with_chosen_team(read: Game, known: LinkGame) -> LinkGame:
    """Return the known match with the team that an invited coach has chosen in his link."""
    if not is_team_open(known):
        return known
    open_match = with_team(known, read.tags.get(AWAY_TEAM, ""), read.tags.get(AWAY_KIT, ""))
    return LinkGame(open_match, known.side, known.value, known.sent)


def with_own_parts(read: Game, known: LinkGame) -> LinkGame:
    """Return the match of a checked link with the signature and the notes of this side."""
    game = LinkGame(read, known.side, known.value, known.sent)
    for ply, mine in zip(game.plies, [ply.comment for ply in known.plies] + [""] * len(game.plies), strict=False):
        ply.comment = mine
    if SIGNED in game.tags and known.is_accepted:
        newer = max(known, game, key=lambda each: link_number(each, known.side))
        game.tags[SIGNED] = with_part(game.tags[SIGNED], known.side, part_of(newer.tags.get(SIGNED, ""), known.side))
    game.go_on()
    return game


def _is_older(read: Game, known: LinkGame) -> bool:
    """Return whether a link of the same course was written before the last one that came."""
    sender = 1 - known.side
    return is_signed_match(read) and link_number(read, sender) <= link_number(known, sender)


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
    stands = known if parting is not None and parting.mine else as_sent(sent, known, ended.side)
    if stands is not known and first_difference(stands, sent) is not None:
        raise _changed(stands, sent)
    game = LinkGame(stands, known.side, known.value, known.sent)
    opened = game.sealed.values[ended.side]
    opened += ended.sealed.values[ended.side][len(opened):]  # also for dice of what was dropped
    game.sealed.later[ended.side][:] = ended.sealed.later[ended.side]
    game.give_up(ended.side)
    told = {TAGS[ended.side]: ended.tags.get(TAGS[ended.side], "")}
    if is_signed_match(ended):
        told[SIGNED] = with_part(known.tags.get(SIGNED, ""), ended.side, part_of(ended.tags[SIGNED], ended.side))
    game.write_header(told)
    return game


def check_same_match(read: Game, known: LinkGame) -> None:
    """Check that a link is of the same match: the same seals and keys, teams and opponent.

    Raises: InvalidNotation in a sentence, OtherOpponent where another device accepts the invitation.
    """
    parts = {SEALED: 4 if known.is_accepted else 3, KEYS: 2 if known.is_accepted else 1}
    others = []
    for name in dict.fromkeys((SEALED, *known.tags, *read.tags)):
        mine, theirs = known.tags.get(name, ""), read.tags.get(name, "")
        if name in parts:
            mine, theirs = (" ".join(each.split(" ")[:parts[name]]) for each in (mine, theirs))
        if name not in CHANGING and mine != theirs:
            others.append(name)
    if not others:
        return
    if known.side == HOME and known.is_accepted and _accepts(read, known, others):
        raise OtherOpponent(_("Another device has accepted this invitation before: its link was opened here first."))
    raise InvalidNotation(_("The link is of another match: its {name} is {found}.").format(
        name=others[0], found=quote(read.tags.get(others[0], ""))))


def _accepts(read: Game, known: LinkGame, others: list[str]) -> bool:
    """Return whether a link accepts the invitation of a match that another device has accepted.

    Args: others - header lines in which they differ.
    """
    may = {SEALED, KEYS, *((AWAY_TEAM, AWAY_KIT) if CHOOSES in known.tags else ())}
    mine, theirs = (game.tags[SEALED].split(" ")[:3] + [part_of(game.tags.get(KEYS, ""), HOME)]
                    for game in (known, read))
    is_open = mine == theirs and may.issuperset(others) and not read.plies
    return is_open and (not is_signed_match(read) or is_wholly_signed(read, AWAY))


def _parted(parting: HistoryDifference, known: LinkGame, read: Game) -> ValueError:
    """Return the error for a link that is older than the known match or differs from it."""
    if known.resigned_side == known.side:
        return OldLink(_("You conceded this match. Later moves do not count."))
    if not parting.theirs and known.resigned_side != 1 - known.side or _is_older(read, known) and not parting.theirs:
        sentence = _("This is an old link. It ends with action {n}. This device is at action {own}.")
        return OldLink(sentence.format(n=len(read.plies), own=len(known.plies)))
    if not parting.theirs:
        return Desync(_("The other side conceded here, but not in the link."))
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


def as_sent(read: Game, known: LinkGame, sender: Side) -> LinkGame:
    """Replay the sender's inputs and revealed values on the known match and return the result.

    Raises: IllegalAction for an input that is not his.
    """
    dice = read.seed
    assert isinstance(dice, CommitRevealDice)
    orders_of(read.tags, sender)
    _check_renewal(dice, known, sender)
    again = LinkGame(known, sender, lambda number: dice.value(sender, number))
    if not again.is_accepted and sender == AWAY:
        again.sealed.values[AWAY][:] = dice.values[AWAY][:1]
    if KEYS in again.tags:
        again.tags[KEYS] = read.tags[KEYS]
    said = {name: text for name, text in read.tags.items() if name in (TAGS[sender], SIGNED)}
    if is_signed_match(read) and proof_of(read, known.side) is not None:  # as this side has sent them
        said[TAGS[known.side]] = read.tags.get(TAGS[known.side], "")
    again.write_header(said)
    again.go_on()
    for each in _inputs(read, known, sender):
        if each.is_action:
            again.apply(each.value)
        else:
            option: Option = each.value
            again.answer(option)
    return again


def _check_renewal(dice: CommitRevealDice, known: LinkGame, sender: Side) -> None:
    """Check that the seal of a chain was told here before values of it come.

    Raises: Damaged in a sentence: who chooses a seal late can choose dice.
    """
    told = known.sealed.later[sender]
    begun = (len(dice.values[sender]) - 1) // (commit_reveal.CHAIN + 1)
    if dice.later[sender][:len(told)] != told or begun > len(told):
        raise DamagedText(_("The link was changed: its line {name} says {found}.").format(
            name=OPENED, found=quote(dice.opened_text(sender))))


def _told(game: LinkGame, sender: Side) -> tuple[list[str], list[str], str]:
    """Return the revealed values, the later seals and the orders of a side."""
    return game.sealed.values[sender], game.sealed.later[sender], game.tags.get(TAGS[sender], "")


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
