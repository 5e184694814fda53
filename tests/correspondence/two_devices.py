"""Two devices that have nothing of each other but links, and the coaches who play on them by chance."""

from random import Random

from fracas.correspondence.exchange import outgoing_link, receive
from fracas.correspondence.invitation import accept, create
from fracas.correspondence.link_game import KEYS, SIGNED, LinkGame
from fracas.correspondence.local_player import LocalPlayer
from fracas.correspondence.orders import StandingOrders
from fracas.correspondence.signatures import sign_link
from fracas.kernel.chance.commit_reveal import FIRST, FRIENDLY, TURN
from fracas.kernel.table import AWAY, HOME
from fracas.links import read_link
from tests.laws.matches import pick


def secret(seed, side):
    """Return the secret of a side, the same for the same seed."""
    return Random(f"{seed} {side}").randbytes(16).hex()


def signed(game, seed, side):
    """Return a match signed as it stands with the secret of a side, whoever had written it."""
    copy = LinkGame(game, side)
    sign_link(copy, LocalPlayer(side, secret(seed, side)))
    return copy


class Devices:
    """A match by link on its two devices, accepted and ready to be played.

    Args: key - of the game.
          seed - of both secrets and of what the coaches do.
          orders - of both coaches.
    """

    def __init__(self, key, seed, way=TURN, orders=None):
        self.seed, self.random = seed, Random(f"{key} {seed}")
        invited, _seat = create(key, secret(seed, HOME), way)
        invited.order(orders or StandingOrders())
        self.players = [LocalPlayer(side, secret(seed, side)) for side in (HOME, AWAY)]
        self.links = [outgoing_link(invited, self.players[HOME])]  # all that were sent
        away, _seat = accept(read_link(self.links[0]), secret(seed, AWAY))
        away.order(orders or StandingOrders())
        self.games = [invited, away]
        self.inputs = 0
        self.turn = AWAY  # whose device got the last link
        self.send()

    @property
    def game(self):
        """The match on the device that has the last word."""
        return self.games[self.turn]

    @property
    def other(self):
        """The match as the other device knows it."""
        return self.games[1 - self.turn]

    @property
    def is_over(self):
        """Whether both devices are at the end."""
        return self.game.is_terminal() and self.other.is_terminal()

    def send(self):
        """Send the match from the device that has the last word to the other, where it is opened."""
        self.links.append(self.link())
        self.turn = 1 - self.turn
        self.games[self.turn] = receive(read_link(self.links[-1]), self.game)

    def as_of_old(self):
        """Turn a match that has just begun into one of the first version, whose links are not signed."""
        for game in self.games:
            for name in (KEYS, SIGNED):
                game.tags.pop(name, None)
            game.sealed.version = FIRST
            if game.sealed.way == FRIENDLY:
                del game.sealed.values[HOME][1:]
            game.write_header()
        return self

    def link(self):
        """Return the link of the device that has the last word, signed as it goes out."""
        return outgoing_link(self.game, self.players[self.turn])

    def put_in(self, wanted=None):
        """Let the coach whose turn it is act or answer by chance, or with what is wanted."""
        game = self.game
        self.inputs += 1
        if game.pending is not None:
            game.answer(pick(game.pending.options, self.random) if wanted is None else wanted)
        else:
            game.apply(pick(game.legal_actions(), self.random) if wanted is None else wanted)

    def play(self, inputs, until=lambda game: False):
        """Play by chance and send every turn, up to a number of inputs or until a game is in some state.

        Returns: whether it came to be in it.
        """
        while self.inputs < inputs and not self.is_over:
            while self.game.is_mine and self.inputs < inputs:
                self.put_in()
                if until(self.game):
                    return True
            if not self.game.is_mine:
                self.send()
        return False

    def play_on(self, inputs):
        """Play by chance, and return the match."""
        self.play(inputs)
        return self.game

    def finish_turn(self):
        """Play by chance up to where a link must be sent."""
        while self.game.is_mine:
            self.put_in()


def asks(game):
    """Return whether a question is open to the coach who is away."""
    return game.wait.why == "answers" and game.wait.side != game.side


def is_answered(game):
    """Return whether a question to the coach who was away has been answered in this match."""
    return any(event.kind == "choice" and event.facts[0] != ply.side for ply in game.plies for event in ply.events)
