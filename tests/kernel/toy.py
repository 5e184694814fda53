"""A game small enough to work out by hand: two sides race to ten points with one die, a gamble and a duel.

It exercises every kernel piece (dice with `again`, tests, questions to both sides, options) without any real game.
"""

from __future__ import annotations

from typing import Any

from fracas.kernel.contracts.game_info import GameInfo
from fracas.kernel.dice import D6, Dice, Die
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.ruleset import Action, Ruleset, Setting
from fracas.kernel.table import Choice, Event, Option, Table

COIN = Die("coin", ("t", "h"), (3, 1), low=0)
CHAIN = Dice(COIN, 2, again=1)


class State:
    __slots__ = ("points", "turn", "goal")

    def __init__(self, points: tuple[int, int] = (0, 0), turn: int = 0, goal: int = 10) -> None:
        self.points = points
        self.turn = turn
        self.goal = goal

    def copy(self) -> State:
        return State(self.points, self.turn, self.goal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and position(self) == position(other)


def _score(t: Table, points: int) -> None:
    s = t.state
    both = list(s.points)
    both[s.turn] = max(0, both[s.turn] + points)
    s.points = (both[0], both[1])
    t.tell("scores", points, rule="1")


def apply(t: Table, action: Action) -> None:
    s = t.state
    if action[0] == "wait":
        _score(t, 1)
    elif action[0] == "gamble":
        face = t.roll("gamble", D6, coach=s.turn, bands=lambda f: f, rule="2")
        if t.choose(s.turn, "again", ("yes", "no"), rule="2") == "yes":
            face = t.roll("gamble", D6, coach=s.turn, rule="2")
        _score(t, face)
    elif action[0] == "duel":
        thrown = t.roll("duel", CHAIN, coach=s.turn, bands=lambda fs: min(sum(fs), 3), more=3, rule="3")
        heads = min(sum(thrown), 3)
        mercy = t.choose(1 - s.turn, "mercy", ("yes", "no"), rule="3") if heads else "no"
        passed = t.test("nerve", D6, coach=1 - s.turn, need=3, rule="3").passed
        _score(t, heads if passed and mercy == "no" else 2 * heads)
    elif action[0] == "stay":
        return
    s.turn = 1 - s.turn


def position(state: State) -> str:
    return f"toy.1_{state.points[0]}-{state.points[1]}_{state.turn}_{state.goal}"


def read_position(text: str) -> State:
    try:
        _, points, turn, goal = text.split("_")
        home, away = points.split("-")
        return State((int(home), int(away)), int(turn), int(goal))
    except ValueError:
        raise InvalidNotation(f"“{text}” is no position.") from None


def parse_action(state: State, text: str) -> Action:
    if text not in ("wait", "gamble", "duel", "stay"):
        raise InvalidNotation(f"“{text}” is no action.")
    return (text,)


def outcome(event: Event, state: State) -> str | None:
    return f"{event.facts[0]}" if event.kind == "scores" else None


def policy(state: State, choice: Choice) -> Option:
    return "no"


def start(options: Any, home: str, away: str) -> State:
    return State(goal=int(options["goal"]))


TOY = Ruleset(
    listed=GameInfo("toy", "Toy", "a race"), version=1,
    settings=(Setting("goal", 10, (10, 20), "points to win"),), teams=(),
    start=start, constant=lambda s: s.goal,
    legal_actions=lambda s: [("wait",), ("gamble",), ("duel",)] if max(s.points) < s.goal else [],
    apply=apply, to_act=lambda s: s.turn, is_terminal=lambda s: max(s.points) >= s.goal,
    returns=lambda s: (1, -1) if s.points[0] > s.points[1] else (-1, 1),
    action_text=lambda s, a: a[0], parse_action=parse_action, option_text=lambda s, c, o: str(o),
    position=position, read_position=read_position, invariants=lambda s: (), outcome=outcome, policy=policy,
    assumptions=("nobody gambles twice",),
    plans=lambda s: [(("wait",),)], worth=lambda s, side: 0, rules_text=lambda: (),
    is_legal=lambda s, a: a[0] in ("wait", "gamble", "duel", "stay"),
)
