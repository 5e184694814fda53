"""Two courses of one match: where a link differs from the known match, and the proofs of both.

A device that once took a wrong link, or whose coach went on elsewhere, knows a course that the other side does not
have. Neither is thrown away unasked: this module says where they part and returns the match as the link has it, checked
as far as it can be, for the coach who chooses it.
"""

from typing import NamedTuple

from fracas.correspondence.exchange import as_sent, check_same_match, with_chosen_team, with_own_parts
from fracas.correspondence.history import common_entries, dice_segments, history_entries
from fracas.correspondence.invitation import check_match
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.orders import TAGS
from fracas.correspondence.signatures import is_signed_match, is_wholly_signed, part_of, proof_of
from fracas.kernel.chance.commit_reveal import NONE, OPENED, SEALED, STRETCHES
from fracas.kernel.game import Game
from fracas.kernel.resign import is_resignation
from fracas.kernel.table import AWAY, HOME, Side


class Courses(NamedTuple):
    """Two courses of a match: the one that is known here and the one of a link."""

    here: LinkGame
    there: LinkGame  # as it would be gone on with
    same: int  # number of history entries that both have

    @property
    def is_here_signed(self) -> bool:
        """Whether the other side has signed more of the course here than both have."""
        return self._is_signed(self.here, 1 - self.here.side)

    @property
    def is_there_signed(self) -> bool:
        """Whether the other side has signed more of the course of the link than both have."""
        return self._is_signed(self.there, 1 - self.here.side)

    @property
    def is_own_signed(self) -> bool:
        """Whether this side's own key has signed more of the course of the link than both have."""
        return self._is_signed(self.there, self.here.side)

    @property
    def own_actions_here(self) -> int:
        """The number of own actions that are here and not in the link."""
        return sum(at >= self.same for at in _own_actions(self.here, self.here.side))

    @property
    def own_actions_there(self) -> int:
        """The number of own actions that are in the link and were not made here."""
        return sum(at >= self.same for at in _own_actions(self.there, self.here.side))

    def _is_signed(self, game: LinkGame, side: Side) -> bool:
        proof = proof_of(game, side)
        return proof is not None and (proof.gives_up or proof.entries > self.same)


def compare_courses(read: Game, known: LinkGame) -> Courses | None:
    """Compare the match of a link with the known one; None if nobody can go on from the link.

    Args: read - the match of a link that was refused.
    """
    try:
        check_match(read)
        known = with_chosen_team(read, known)
        check_same_match(read, known)
        same = common_entries(known, read)
        taken = _as_chosen(read, known, same)
    except ValueError:
        return None
    is_new = same < len(history_entries(read)) or _takes_back(read, known)
    return Courses(known, with_own_parts(taken, known), same) if taken is not None and is_new else None


def _takes_back(read: Game, known: LinkGame) -> bool:
    """Return whether the other side, which has given up here, has not done so in what it wrote."""
    sender = 1 - known.side
    return known.resigned_side == sender and (not is_signed_match(read) or is_wholly_signed(read, sender))


def _as_chosen(read: Game, known: LinkGame, same: int) -> LinkGame | None:
    """Return the match of a link as it may be chosen, None if a side has not signed its part.

    Args:   same - number of history entries that need no proof.
    Raises: ValueError where it does not follow from the inputs of the other side.
    """
    side, entries = known.side, len(history_entries(read))
    if is_wholly_signed(read, side):
        start = entries
    elif is_signed_match(read):
        proof = proof_of(read, side)
        start = proof.entries if proof is not None else 0
        if not is_wholly_signed(read, 1 - side):
            return None
    else:
        start = _own_end(read, side)
    start = max(start, same)
    base = course_until(read, side, start)
    base.value = known.value
    if is_signed_match(read) and proof_of(read, side) is None:  # then what it says of the orders here is anybody's
        base.write_header({TAGS[side]: known.tags.get(TAGS[side], "")})
    taken = as_sent(read, base, 1 - side) if start < entries else base
    names = (STRETCHES, OPENED, *TAGS)
    is_so = history_entries(taken) == history_entries(read) and taken.position == read.position
    return taken if is_so and all(taken.tags.get(name) == read.tags.get(name) for name in names) else None


def course_until(read: Game, side: Side, entries: int) -> LinkGame:
    """Return a match up to a number of its history entries, with all that is revealed by its end."""
    base = LinkGame(read, side)
    left = entries
    for number, ply in enumerate(read.plies):
        if left > len(ply.answers):
            left -= 1 + len(ply.answers)
            continue
        del base.plies[number:]
        base.marks, base.pending, base.state, base.dice = [], None, ply.before, ply.first_die
        if left:
            base.replay_part(ply, left - 1)
        break
    base.sealed.settle(dice_segments(base, base.sealed.way).table)
    base.write_header()
    return base


def _own_actions(game: Game, side: Side) -> list[int]:
    """List the places in the history of the actions of a side."""
    found, place = [], 0
    for ply in game.plies:
        if (ply.action[1] if is_resignation(ply.action) else ply.side) == side:
            found.append(place)
        place += 1 + len(ply.answers)
    return found


def _own_end(game: Game, side: Side) -> int:
    """Return the number of entries up to the last input of a side, with the dice that fell with it."""
    end, place = 0, 0
    for ply in game.plies:
        coaches = iter([event.facts[0] for event in ply.events if event.kind == "choice"])
        is_own = (ply.action[1] if is_resignation(ply.action) else ply.side) == side
        place += 1
        end = place if is_own else end
        for answer in ply.answers:
            place += 1
            is_own = is_own if answer.is_dice else next(coaches) == side
            end = place if is_own else end
    return end


def is_proven(read: Game, side: Side) -> bool:
    """Return whether a link proves the play of both sides to a device that has lost its own copy."""
    if not is_signed_match(read):
        return True
    try:
        return _as_chosen(read, LinkGame(read, side), 0) is not None
    except ValueError:
        return False


def is_opponent_free(known: LinkGame) -> bool:
    """Return whether no link went out since an invitation was accepted, so that another opponent may take the place."""
    return is_signed_match(known) and part_of(known.tags.get(SIGNED, ""), HOME) == NONE


def without_opponent(known: LinkGame) -> LinkGame:
    """Return a match as it was when its invitation went out."""
    base = course_until(known, HOME, 0)
    base.value, base.sent = known.value, known.sent
    for values in base.sealed.values:
        del values[1:]
    base.sealed.values[AWAY][:] = [""]
    base.tags[KEYS] = f"{part_of(known.tags[KEYS], HOME)} {NONE}"
    base.write_header({TAGS[AWAY]: "", SIGNED: ""})
    assert base.tags[SEALED].endswith(NONE)
    return base
