"""Scenarios: a picture of the field, a tape, a picture.

A picture has one line a row of hexes: the name of its first hex, then what stands there.

      p11:    .     A2>4
    q10:   .    H3>1o   .
      r10:  ball    .

`.` is an empty hex, `ball` the loose ball, `H3>1` home shirt 3 facing direction 1 of the board's D6, `H3>1o` the same
holding the ball, `A2_` a player who is Down, `A2~` one who is Dazed. Everybody not in the picture is in the Infirmary,
or where `off` says. The home team defends the south goal (row w). All players are Midfielders (3 in everything, Jog 6)
unless `profiles` says otherwise.
"""

from fracas.games.elfball import state as st
from fracas.games.elfball.dice import CHALLENGE
from fracas.games.elfball.notation.shirts import player_text, read_player
from fracas.games.elfball.ruleset import BOOK, RULESET
from fracas.games.elfball.state import TURN, Options, new_state
from fracas.games.elfball.team.teams import Profile
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Roll

MIDFIELDER = Profile("Nobody", "Midfielder", 6, 3, 3, 3, 3, 3, "Midfielder")
OFF = {"bench": st.BENCH, "recovery": st.RECOVERY, "infirmary": st.INFIRMARY, "ejected": st.EJECTED,
       "benched": st.BENCHED}


class Match:
    """A game of which every die and every answer comes from the test."""

    def __init__(self, state, rows=(), ruleset=RULESET):
        RULESET.check(state)
        self.game = Game(ruleset, state, None)
        self.rows = rows

    @property
    def state(self):
        return self.game.state

    def play(self, line):
        """Play an action on its answers, all of them and no more.

        A player whom the line does not turn keeps his facing, a counter it does not spend stays.
        """
        action, _, rest = line.partition(":")
        self.game.apply(action.strip())
        for part in filter(None, (part.strip() for part in rest.split(";"))):
            kind, mark, text = part.partition("=") if "=" in part else part.partition(" ")
            self._leave_alone(kind)
            asked = self.game.pending
            assert asked is not None, f"nothing is asked when {part!r} is answered"
            assert asked.kind == kind, f"{asked.kind} is asked, not {kind}"
            assert isinstance(asked, Roll) == (mark == "=")
            self.game.answer(text)
        self._leave_alone("")
        assert self.game.pending is None, f"{self.game.pending.kind} is not answered"
        RULESET.check(self.state)
        return self

    def start(self, line):
        """Play an action up to its first question that the line leaves open.

        Returns: the question.
        """
        action, _, rest = line.partition(":")
        self.game.apply(action.strip())
        for part in filter(None, (part.strip() for part in rest.split(";"))):
            kind, _, text = part.partition("=") if "=" in part else part.partition(" ")
            self._leave_alone(kind)
            assert self.game.pending.kind == kind
            self.game.answer(text)
        return self.game.pending

    def _leave_alone(self, next_kind):
        asked = self.game.pending
        while isinstance(asked, Choice) and asked.kind in ("face", "momentum") and next_kind != asked.kind:
            self.game.answer(asked.facts[0] if asked.kind == "face" else "keep")
            asked = self.game.pending

    def legal(self, *starts):
        """List the texts of the legal actions, those that begin with one of `starts` if given."""
        return [text for text in self.game.legal_texts() if not starts or text.startswith(starts)]

    def told(self, kind):
        """List the facts of all events of a kind so far."""
        return [event.facts for event in self.game.events if event.kind == kind]

    def rolled(self, kind):
        """Return the request of the last roll of a kind."""
        rolls = [e.facts[0].request for e in self.game.events if e.kind == "roll"]
        return [roll for roll in rolls if roll.kind == kind][-1]

    def place(self, player):
        """Return where a player is: the name of his hex, or of the place off the field."""
        where = self.state.where[read_player(player)]
        return self.state.book.field.names[where] if where >= 0 else {v: k for k, v in OFF.items()}[where]

    def ball(self):
        """Return who holds the ball, or the name of its hex."""
        s = self.state
        return player_text(s.holder) if s.holder >= 0 else s.book.field.names[s.ball]

    def diagram(self):
        """Return the picture of the rows the match began with."""
        named = self.state.book.field.cell_named
        rows = [(label, range(named(label), named(label) + width)) for label, width in self.rows]
        return "\n".join(f"{label}: {' '.join(map(self._token, cells))}" for label, cells in rows)

    def _token(self, cell):
        s = self.state
        if cell not in s.where:
            return "ball" if s.ball == cell else "."
        p = s.where.index(cell)
        look = "_~"[s.stance[p] - 1] if s.stance[p] else f">{s.facing[p] + 1}"
        return player_text(p) + look + ("o" if s.holder == p else "")


def picture(text):
    """Return a picture without the spaces that only make it look good."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


def board(text="", *, options=None, profiles=None, off=None, side="home", south="home", momentum=0, last="", test=1,
          turn=5, score=(0, 0), cards=0, loser="away", support=None, advanced=None,
          ruleset=RULESET, book=BOOK):
    """Return the match of a picture, at the start of a turn.

    Args: profiles - player -> changed attributes ({"A2": {"might": 5}}).
          off - place -> players there ({"bench": "H7 H8"}).
          last - last players moved ("H3 A2").
          support - of both sides; advanced - changed fields of `state.advanced`.
          ruleset, book - of the game, Elfball or a variant.
    """
    codes = ("gnomes_aaaaaaaaabbb", "thunder-hammer-dwarves_aaaaaaaaaaaa")
    s = new_state(book, options or Options(), codes, ((MIDFIELDER,) * 12,) * 2)
    changed = {read_player(player): attributes for player, attributes in (profiles or {}).items()}
    s.profiles = tuple(MIDFIELDER._replace(**changed.get(p, {})) for p in st.ALL_SLOTS)
    s.phase, s.side, s.south, s.first = TURN, ("home", "away").index(side), ("home", "away").index(south), 0
    s.loser, s.test, s.turn, s.score, s.momentum = ("home", "away").index(loser), test, turn, [*score], momentum
    s.cards = cards
    s.support = support or s.support
    s.advanced = s.advanced._replace(**(advanced or {}))
    s.where = [st.INFIRMARY] * 24
    for place, players in (off or {}).items():
        for player in players.split():
            s.where[read_player(player)] = OFF[place]
    for player in last.split():
        s.last_moved[read_player(player) // 12] = read_player(player)
    rows = []
    for line in picture(text).splitlines():
        label, tokens = line.split(": ")
        rows.append((label, len(tokens.split())))
        for i, token in enumerate(tokens.split()):
            _put(s, s.book.field.cell_named(label) + i, token)
    return Match(s, rows, ruleset)


def _put(s, cell, token):
    if token == "ball":
        s.ball = cell
    elif token != ".":
        player, look = token.rstrip("o"), token[-1] == "o"
        p = read_player(player.rstrip("_~123456789").rstrip(">") if ">" in player else player.rstrip("_~"))
        s.where[p] = cell
        s.stance[p] = "_~".find(player[-1]) + 1
        s.facing[p] = int(player[-1]) - 1 if ">" in player else -1
        if look:
            s.holder, s.ball = p, -1


def faces(text):
    """Return the faces of challenge dice."""
    return tuple("x-*o".index(letter) + CHALLENGE.low for letter in text)
