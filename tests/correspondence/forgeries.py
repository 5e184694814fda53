"""Links that somebody forges who has seen all links of a match and holds no secret of the side he speaks for.

Each kind takes a moment of a match and returns what it puts in the place of the link that is due. The forger has the
true link before its receiver opens it, and may be the receiver himself, who has a secret of his own.
"""

from random import Random

from fracas.correspondence.courses import course_until
from fracas.correspondence.ed25519 import ORDER
from fracas.correspondence.history import history_entries
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.orders import TAGS
from fracas.correspondence.signatures import part_of, sign_link, with_part
from fracas.kernel.chance.commit_reveal import NONE, SEALED
from fracas.kernel.table import Choice, Roll
from fracas.links import read_link
from tests.correspondence.two_devices import Devices, secret
from tests.laws.matches import pick

MANY = 4  # inputs that a forger makes in the name of the absent coach, at most


class Moment:
    """A match in which a link is due.

    Args: devices - a turn is played on one of them, up to where its link goes out.
    """

    def __init__(self, devices):
        self.sender, self.receiver = devices.turn, 1 - devices.turn
        self.known = devices.other
        self.link = devices.link()
        self.opened = read_link(self.link)
        self.random = Random(f"forger {devices.seed}")
        self.stranger = LocalPlayer(self.sender, secret("stranger", self.sender))
        self.insider = LocalPlayer(self.sender, devices.players[self.receiver].secret)
        other = Devices(devices.game.ruleset.key, devices.seed, devices.game.sealed.way)
        other.finish_turn()
        other.link()
        self.elsewhere = other.game.tags[SIGNED]

    @property
    def true(self):
        """The match as the true link has it, to be forged."""
        return LinkGame(self.opened, self.sender)

    @property
    def begun(self):
        """The match as both know it, to be forged."""
        return LinkGame(self.known, self.sender)

    def given_up(self, game=None):
        """Return a match in which the sender gives up, or as near as its game comes to that."""
        game = game or self.begun
        if game.ruleset.is_legal(game.boundary, ("concede", self.sender)):
            game.give_up(self.sender)
            return game
        return self.played_on(game)

    def played_on(self, game=None):
        """Return a match with inputs of the sender that need no dice; with other orders where dice are due at once."""
        game = game or self.begun
        before = len(history_entries(game))
        for _input in range(MANY):
            if isinstance(game.pending, Roll) or game.is_terminal():
                break
            if isinstance(game.pending, Choice):
                game._answer(game._read_value(pick(game.pending.options, self.random)))
            else:
                game._begin(pick(game.legal_actions(), self.random))
        game._settle()
        return game if len(history_entries(game)) > before else reordered(game, self.sender)


def reordered(game, side):
    """Return a match with other orders of a side."""
    game.write_header({TAGS[side]: "usual" if game.tags.get(TAGS[side], "") != "usual" else "ask"})
    return game


def part(game, side):
    return part_of(game.tags[SIGNED], side)


def put(game, side, text, name=SIGNED):
    """Write the part of a side into a header line of a match."""
    game.tags[name] = with_part(game.tags.get(name, ""), side, text)
    return game


def signed_by(game, player):
    """Sign a match with somebody's secret, whatever key stands in it."""
    game.tags[SIGNED] = with_part(game.tags.get(SIGNED, ""), player.side, NONE)
    sign_link(game, player)
    return game


def resealed(game, old, new):
    """Put something else before the signature of a side."""
    mark, _dot, signature = old.rpartition(".")
    return f"{new(mark)}.{signature}"


def with_keys(at, *players):
    game = at.true
    for player in players:
        put(game, player.side, player.key, KEYS)
    return signed_by(game, players[0])


def with_flag(mark):
    return mark.rstrip("!") + "!"


def as_whole(game):
    return lambda mark: f"{mark.partition('.')[0]}.{len(history_entries(game))}"


def cut(at):
    """Return the true match without its last entry."""
    return course_until(at.true, at.sender, len(history_entries(at.true)) - 1)


def with_signature(at, signature):
    """Return the true match with other bytes in the place of its signature."""
    game = at.true
    mark, _dot, old = part(game, at.sender).rpartition(".")
    return put(game, at.sender, f"{mark}.{signature(bytes.fromhex(old)).hex()}")


def flipped(signature):
    return signature[:7] + bytes((signature[7] ^ 16,)) + signature[8:]


def malleated(signature):
    return signature[:32] + (int.from_bytes(signature[32:], "little") + ORDER).to_bytes(32, "little")


def of_nothing(_signature):
    return (1).to_bytes(32, "little") + bytes(32)


def unsigned(at):
    game = at.true
    del game.tags[SIGNED]
    return game


def of_the_first_version(at):
    game = at.true
    del game.tags[SIGNED], game.tags[KEYS]
    game.sealed.version = "1"
    game.tags[SEALED] = "1" + game.tags[SEALED][1:]
    return game


def swapped(at):
    game = at.true
    mine, theirs = (part(game, side) for side in (at.sender, at.receiver))
    return put(put(game, at.sender, theirs), at.receiver, mine)


def raised(at):
    game = at.true
    number, _dot, rest = part(game, at.sender).partition(".")
    return put(game, at.sender, f"{int(number) + 1}.{rest}")


def relabelled(at, game, source):
    """Sign a forged match with a signature of another course, whose mark is made to fit."""
    return put(game, at.sender, resealed(game, part(source, at.sender), as_whole(game)))


KINDS = {
    "gives up without a signature": lambda at: put(at.given_up(), at.sender, NONE),
    "gives up with the last signature": lambda at: at.given_up(),
    "gives up with the last signature, marked as giving up": lambda at: put(
        at.given_up(), at.sender, resealed(None, part(at.known, at.sender), with_flag)),
    "gives up, signed by a stranger": lambda at: signed_by(at.given_up(), at.stranger),
    "gives up, signed by the receiver": lambda at: signed_by(at.given_up(), at.insider),
    "gives up behind the true link": lambda at: at.given_up(at.true),
    "gives up with the true signature, marked as giving up": lambda at: put(
        at.given_up(), at.sender, resealed(None, part(at.true, at.sender), with_flag)),
    "plays on without a signature": lambda at: put(at.played_on(), at.sender, NONE),
    "plays on with the last signature": lambda at: at.played_on(),
    "plays on with the last signature, made to fit": lambda at: relabelled(at, at.played_on(), at.known),
    "plays on with the true signature": lambda at: put(at.played_on(), at.sender, part(at.true, at.sender)),
    "plays on, signed by a stranger": lambda at: signed_by(at.played_on(), at.stranger),
    "plays on, signed by the receiver": lambda at: signed_by(at.played_on(), at.insider),
    "cuts the last entry": lambda at: put(cut(at), at.sender, part(at.true, at.sender)),
    "cuts the last entry, the mark made to fit": lambda at: relabelled(at, cut(at), at.true),
    "changes the orders of the sender": lambda at: reordered(at.true, at.sender),
    "changes the orders of the receiver": lambda at: reordered(at.true, at.receiver),
    "puts a stranger's key and signature": lambda at: with_keys(at, at.stranger),
    "puts two keys of its own": lambda at: with_keys(at, at.stranger, at.stranger._replace(side=at.receiver)),
    "flips a bit of the signature": lambda at: with_signature(at, flipped),
    "adds the order of the group": lambda at: with_signature(at, malleated),
    "signs with nothing": lambda at: with_signature(at, of_nothing),
    "takes the signature of another match": lambda at: put(at.true, at.sender, part_of(at.elsewhere, at.sender)),
    "leaves the signatures out": unsigned,
    "is of the version that signs nothing": of_the_first_version,
    "exchanges both signatures": swapped,
    "raises the number of the link": raised,
}
