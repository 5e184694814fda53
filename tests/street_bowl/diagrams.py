"""Pictures of the street, and rules played from a tape written in the notation of records.

A picture's first line names columns, each further line begins with the number of a row; `H3` and `A2` are players by
shirt (twelve a side at most), `_` lies on his back, `%` on his face (stunned), `*` holds the ball; `o` is the ball. Who
is not in the picture waits in reserve.
"""

import re

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, legal_actions
from fracas.games.street_bowl.declare import movement_of
from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.catalogue import talents_of
from fracas.games.street_bowl.state import Options, Squad, new_state
from fracas.kernel.dice import is_possible_throw
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.table import Choice, Roll

LINEMAN = {"ma": 6, "st": 3, "ag": 3, "av": 8, "skills": ()}


def number(name):
    """Return the number of the player called `H3` or `A12`."""
    return (st.SLOTS if name[0] == "A" else 0) + int(name[1:]) - 1


def name_of(who):
    """Return how a player is called in pictures and tapes."""
    return f"{'HA'[st.side_of(who)]}{who % st.SLOTS + 1}"


def make(**changes):
    """Return a lineman with other characteristics or skills."""
    ma, strength, ag, av, skills = ({**LINEMAN, **changes}[key] for key in ("ma", "st", "ag", "av", "skills"))
    skills = tuple(skills.split()) if isinstance(skills, str) else tuple(skills)
    position, tag = changes.get("position", "human.lineman"), changes.get("tag", "Human")
    return Player(position, "", tag, ma, strength, ag, av, skills, talents_of(skills))


class Script(Tape):
    """A tape whose answers are texts: `kind=5` or `kind=5,6` for dice, `kind option` for choices, in order."""

    def __init__(self, state, text):
        super().__init__(state, [])
        self.asked = []  # (kind, options) of each question
        self.texts = [part.strip() for part in text.split(";") if part.strip()]

    def roll(self, kind, dice, **request):
        self.answers.append(self._read(Roll(kind, dice, request["coach"])))
        return super().roll(kind, dice, **request)

    def choose(self, coach, kind, options, **request):
        assert options and len(set(options)) == len(options), f"{kind}: {options}"
        self.asked.append((kind, options))
        self.answers.append(self._read(Choice(kind, coach, options)))
        return super().choose(coach, kind, options, **request)

    def _read(self, request):
        assert self.texts, f"the tape ends before {request}"
        text = self.texts.pop(0)
        if isinstance(request, Roll):
            kind, _equals, faces = text.partition("=")
            assert kind == request.kind and faces, f"“{text}” answers {request}"
            values = tuple(int(face) for face in faces.split(","))
            value = values if hasattr(request.dice, "count") else values[0]
            assert is_possible_throw(request.dice, value), f"“{text}” is no throw of {request.dice}"
            return Answer(request.kind, value, True)
        kind, _space, wanted = text.partition(" ")
        assert kind == request.kind, f"“{text}” answers {request}"
        found = [option for option in request.options if wanted in texts_of(option)]
        assert len(found) == 1, f"“{text}” answers {request}"
        return Answer(request.kind, found[0], False)


def texts_of(option):
    """Return how an option may be written: words as they are, numbers as a square, a player or a number."""
    if isinstance(option, str):
        return {option}
    names = {str(option)}
    if option in pitch.CELLS:
        names.add(pitch.STREET.names[option])
    if option in st.EVERYBODY:
        names.add(name_of(option))
    return names


class Scene:
    """A position, rules played in it, and what they told.

    Args: text - the picture; players - by name, what differs from a lineman: `H1={"st": 4, "skills": "block guard"}`.
    """

    def __init__(self, text="", *, side=0, weather=st.FINE, rerolls=(0, 0), phase=st.TURN, **players):
        squads = tuple(Squad("human", "", rerolls[n], 1, False) for n in (0, 1))
        both = tuple(tuple(make(**players.get(f"{letter}{n}", {})) for n in range(1, 12)) for letter in "HA")
        self.s = s = new_state(Options(), squads, both)
        s.phase, s.side, s.weather, s.kicker, s.first_kicker, s.turns = phase, side, weather, 1, 1, [1, 1 - (side == 0)]
        for name, spec in players.items():
            if name[1:] == "12":
                s.players = (*s.players[:number(name)], make(**spec), *s.players[number(name) + 1:])
        self.events, self.asked = [], []
        self._set(text)

    def _set(self, text):
        s = self.s
        lines = [line.split() for line in text.strip("\n").splitlines() if line.split()]
        for row, *squares in lines[1:]:
            assert len(squares) == len(lines[0]), f"row {row} has {len(squares)} squares"
            for column, token in zip(lines[0], squares, strict=True):
                cell = pitch.STREET.cell_named(f"{column}{row}")
                assert cell >= 0
                if token == "o":
                    s.ball = cell
                elif token != ".":
                    self._put(token, cell)

    def _put(self, token, cell):
        s = self.s
        found = re.fullmatch(r"([HA]\d{1,2})([_%]?)(\*?)", token)
        assert found, token
        who = number(found[1])
        s.where[who], s.fielded[who] = cell, 1
        s.condition[who] = {"": st.STANDING, "_": st.PRONE, "%": st.STUNNED}[found[2]]
        if found[3]:
            s.holder, s.ball = who, st.NOWHERE

    def do(self, rule, *args, tape="", **more):
        """Run a rule function; players in `args` by name, squares by name, everything else as it is.

        Returns: what the rule returns.
        """
        table = Script(self.s, tape)
        result = rule(table, *(self._argument(value) for value in args), **more)
        assert not table.texts, f"left on the tape: {table.texts}"
        self.events, self.asked = table.events, table.asked
        return result

    def act(self, *action, tape=""):
        """Play an action, written as for `do`."""
        self.do(lambda t: apply(t, tuple(self._argument(value) for value in action)), tape=tape)

    def offers(self, *action):
        """Return whether an action, written as for `do`, is legal."""
        return tuple(self._argument(value) for value in action) in legal_actions(self.s)

    def _argument(self, value):
        if isinstance(value, str) and re.fullmatch(r"[HA]\d{1,2}", value):
            return number(value)
        if isinstance(value, str) and pitch.STREET.cell_named(value) >= 0:
            return pitch.STREET.cell_named(value)
        return value

    def acts(self, name, deed="move"):
        """Let a player be in the middle of an Action, with all his movement left; the scene itself is returned."""
        s, who = self.s, number(name)
        s.acting, s.deed = who, deed
        s.left, s.extra = movement_of(s, who, deed)
        return self

    def kinds(self):
        """List the kinds of the events of the last rule, without rolls and choices."""
        return [event.kind for event in self.events if event.kind not in ("roll", "choice")]

    def told(self, kind):
        """List the facts of the events of a kind in the last rule."""
        return [event.facts for event in self.events if event.kind == kind]

    def askers(self):
        """List (kind, coach) of the questions of the last rule."""
        return [(event.facts[1], event.facts[0]) for event in self.events if event.kind == "choice"]

    def rollers(self):
        """List (kind, coach) of the rolls of the last rule."""
        return [(e.facts[0].request.kind, e.facts[0].request.coach) for e in self.events if e.kind == "roll"]

    def rolls(self):
        """List (kind, need) of the rolls of the last rule."""
        return [(e.facts[0].request.kind, e.facts[0].request.need) for e in self.events if e.kind == "roll"]

    def at(self, name):
        """Return the square of a player by its name, or his box."""
        place = self.s.where[number(name)]
        return pitch.STREET.names[place] if place >= 0 else place

    def condition(self, name):
        """Return how a player is: STANDING, PRONE, STUNNED, STUNNED_NOW."""
        return self.s.condition[number(name)]

    @property
    def ball(self):
        """Return who holds the ball, or its square."""
        if self.s.holder != st.NO_ONE:
            return name_of(self.s.holder)
        return pitch.STREET.names[self.s.ball] if self.s.ball >= 0 else ""


def street(text="", **more):
    """Return the scene of a picture; see `Scene`."""
    return Scene(text, **more)
