"""Scenes: a table with units on it, and play from lines of the record.

A gang is written `t 10,20; b 12,20 fazed; n 14,20 bruises=1 ready`: letter of the unit, place in inches, then words:
`fazed` or `fazed=2` (the round), `out`, `detained`, `waiting`, `bruises=1`, `held`, `walked`, `ran`, `charged=A1` or
`charged=A1/-1` (levels above the target), `shot`, `fought`, `ready`.
"""

from random import Random

import fracas
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.notation import read_place, read_unit
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.terrain import parse_layout
from fracas.games.school_fighters.units import LETTERS, UNITS
from fracas.games.school_fighters.words.text import sentence
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.kernel.odds import exact_odds
from fracas.kernel.replay import replay_line
from tests.laws.matches import give, inputs, random_input

DONE = {"held": st.HELD, "walked": st.WALKED, "ran": st.RAN}
GONE = {"out": st.KNOCKED_OUT, "detained": st.DETAINED, "waiting": st.WAITING}


class Scene:
    """A match that starts in the middle; every die is asked for, so a tape must answer each."""

    def __init__(self, state):
        RULESET.check(state)
        assert RULESET.parse_position(RULESET.position(state)) == state
        self.game = Game(RULESET, state, None, tags={"Game": "school_fighters"})

    @property
    def state(self):
        return self.game.state

    def unit(self, name):
        return self.state.units[read_unit(self.state, name)]

    def play(self, *lines):
        """Play lines of the record; a missing, leftover or wrong answer fails. Returns the kinds of the events told."""
        kinds = []
        for line in lines:
            replay_line(self.game, record.read(f'[Game "school_fighters"]\n{line}').lines[0])
            assert self.game.pending is None, f"{line}: {self.game.pending.kind} is not answered"
            RULESET.check(self.state)
            kinds += [event.kind for event in self.game.fresh if event.kind not in ("roll", "choice")]
            assert all(sentence(event, self.state) is not None for event in self.game.fresh)
        return kinds

    def request(self, line):
        """Return the first roll or question of an action."""
        self.game.apply(line)
        return self.game.pending

    def can(self, text):
        """Return whether an action is legal."""
        return RULESET.is_legal(self.state, RULESET.parse_action(self.state, text))

    def listed(self):
        return self.game.legal_texts()

    def odds(self, text):
        return exact_odds(RULESET, self.state, RULESET.parse_action(self.state, text))


def scene(home, away, layout="", phase=st.MOVEMENT, side=0, first=0, south=0, round=1, **fields):
    """Set a scene; `layout` is the key of a printed one or pieces in inches as `R 1 2 3 4 cs; C 10 10 2 d`."""
    gangs = [[part.split() for part in gang.split(";")] for gang in (home, away)]
    kinds = [[LETTERS.index(words[0]) for words in gang] for gang in gangs]
    s = st.new_state(kinds, 10 if max(map(len, gangs)) > 5 else 5)
    s.layout = PRINTED[layout] if layout in PRINTED else own_layout(layout)
    s.phase, s.side, s.first, s.south, s.round = phase, side, first, south, round
    for name, value in fields.items():
        setattr(s, name, value)
    for n, words in enumerate([*gangs[0], *gangs[1]]):
        s.change(n, status=st.STANDING, at=read_place(words[1]))
        for word in words[2:]:
            set_word(s, n, *word.split("="))
    return Scene(s)


def set_word(s, n, word, value=""):
    unit = s.units[n]
    if word == "fazed":
        s.change(n, status=st.FAZED, bruises=0, fazed_in=int(value or s.round))
    elif word in GONE:
        s.change(n, status=GONE[word], at=st.OFF_TABLE, bruises=UNITS[unit.kind].bruises if word == "waiting" else 0)
    elif word == "bruises":
        s.change(n, bruises=int(value))
    elif word == "charged":
        target, _, height = value.partition("/")
        s.change(n, moved=st.CHARGED, charged=read_unit(s, target), height=int(height or 0))
        s.chargers = (*s.chargers, n)
    elif word in DONE:
        s.change(n, moved=DONE[word])
    else:
        s.change(n, **{{"shot": "has_shot", "fought": "has_fought", "ready": "is_ready"}[word]: True})


def own_layout(text):
    pieces = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        letter, *numbers, flags = part.split()
        pieces.append(f"{letter.lower()}{'.'.join(str(round(float(n) * 100)) for n in numbers)}.{flags}")
    return parse_layout("~".join(pieces))


def at(scene, name):
    """Return the place of a unit in inches."""
    x, y = scene.unit(name).at
    return x / 100, y / 100


def asked_who_tests(seed):
    """Return a random match that asks who tests moxie, at the end of a round after which half of each gang is out."""
    random = Random(f"who tests {seed}")
    for game, _count in inputs(RULESET, f"who tests {seed}", 100_000):
        if game.state.phase == st.COMBAT and game.pending is None and random.random() < 0.1:
            halved = fracas.from_position(RULESET.position(with_half_out(game.state.copy(), random)), seed=f"{seed}")
            while not halved.is_terminal() and halved.pending is None:
                give(halved, random_input(halved, random))
            if halved.pending is not None:
                return halved
    raise AssertionError("nobody has to test moxie")


def with_half_out(s, random):
    """Knock so many of each gang out that half of it is left on the table, or fewer if they were fewer before."""
    for gang in s.gangs:
        left = [who for who in gang if s.units[who].status not in (st.KNOCKED_OUT, st.DETAINED)]
        for who in random.sample(left, max(0, len(left) - len(gang) // 2)):
            set_word(s, who, "out")
    return s
