"""`fracas bench`: how fast the engine is, as ratios against python-chess measured in the same process.

python-chess is a well-known yardstick and no part of Fracas; without it the ratios stay empty.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

import fracas
from fracas.bots.match import play_match
from fracas.commands.output import Progress, columns, show
from fracas.kernel.drivers import Sampler, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.game import Game
from fracas.kernel.odds import exact_odds
from fracas.kernel.ruleset import Ruleset
from fracas.locale import N_, _

HELP = N_("measure the speed of the engine, as ratios against python-chess")
PLIES = 200  # of a random game of chess before a new one is begun
INPUTS = 600  # of a random match before a new one is begun


class Measure(NamedTuple):
    """One figure."""

    value: float
    unit: str
    ratio: float | None = None
    against: str = ""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the time to spend."""
    parser.add_argument("--seconds", type=float, default=1.0, help=_("time for each figure, default 1"))
    parser.add_argument("--game", action="append", choices=fracas.KEYS, help=_("only this game, repeatable"))


def run(args: Namespace) -> int:
    """Measure and print."""
    progress = Progress()
    try:
        yardstick: ModuleType | None = import_module("chess")
    except ModuleNotFoundError:
        yardstick = None
        progress.note(_("python-chess is not installed, so there is nothing to compare with: pip install chess"))
    found: dict[str, Measure] = {}
    seconds = min(max(args.seconds, 0.01), 60.0)
    for name, measure in measures(args.game or fracas.KEYS, yardstick, seconds):
        progress.update(name)
        found[name] = measure()
    progress.close()
    show(args, {name: m._asdict() for name, m in found.items()}, columns([_row(*item) for item in found.items()]))
    return 0


def _row(name: str, measure: Measure) -> tuple[str, ...]:
    compared = f"{measure.ratio:.2f} x {measure.against}" if measure.ratio is not None else measure.against
    return name, f"{measure.value:,.4g}", measure.unit, compared


def measures(
    keys: list[str] | tuple[str, ...], chess: ModuleType | None, seconds: float,
) -> Iterator[tuple[str, Callable[[], Measure]]]:
    """List the measurements: name, and the function that carries it out."""
    plies = chess_plies(chess, seconds) if chess else None
    board = seconds_per_call(chess.Board().copy, seconds / 4) if chess else None
    for key in keys:
        rules = fracas.ruleset(key)
        started = perf_counter()
        match = play_match(key, "rookie", "random", "bench 0").game
        taken = perf_counter() - started
        state = match.plies[len(match.plies) // 2].before
        yield f"{key}: random play", partial(measure_random_play, rules, seconds, plies)
        yield f"{key}: copy of a position", partial(measure_copy, state, seconds / 4, board)
        yield f"{key}: clone and input", partial(measure_input, rules, state, seconds / 4)
        yield f"{key}: exact odds of one action", partial(measure_odds, rules, state, seconds / 2)
        yield f"{key}: replay of a match", partial(measure_replay, match, seconds / 2)
        yield f"{key}: match of rookies", partial(measure_match, key, seconds, taken)
        for name, work in extra_measures(key, match):
            yield f"{key}: {name}", partial(time_call, work, seconds / 4)


def seconds_per_call(work: Callable[[], object], seconds: float) -> float:
    """Return the seconds of one call, the best of three runs, or of as many as the time allows.

    It is called once at least: other programs may use up the time between two looks at the clock.
    """
    best, begun = float("inf"), perf_counter()
    for run in range(3):
        calls, started = 0, perf_counter()
        if run and started - begun >= seconds:
            break
        while not calls or (spent := perf_counter() - started) < seconds / 3:
            for _call in range(10 if calls and spent / calls < 0.001 else 1):
                work()
                calls += 1
        best = min(best, (perf_counter() - started) / calls)
    return best


def time_call(work: Callable[[], object], seconds: float) -> Measure:
    """Return the duration of a call."""
    return Measure(1e6 * seconds_per_call(work, seconds), "us")


def chess_plies(chess: ModuleType, seconds: float) -> float:
    """Return random legal plies per second of python-chess."""
    random, plies, started = Random(1).random, 0, perf_counter()
    while not plies or perf_counter() - started < seconds:
        board = chess.Board()
        for _ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            plies += 1
    return plies / (perf_counter() - started)


def measure_random_play(rules: Ruleset, seconds: float, plies: float | None) -> Measure:
    """Measure random legal play: actions, decisions and rolls per second."""
    random, inputs, started = Random(1), 0, perf_counter()
    while not inputs or perf_counter() - started < seconds:
        table = Sampler(first_position(rules), random)
        for _made in range(INPUTS):
            legal = rules.legal_actions(table.state)
            if not legal:
                break
            rules.apply(table, legal[int(random.random() * len(legal))])
            inputs += 1
        inputs += table.inputs
    pace = inputs / (perf_counter() - started)
    return Measure(pace, "inputs/s", plies and pace / plies, "python-chess plies/s")


def measure_copy(state: Any, seconds: float, board: float | None) -> Measure:
    """Measure the copy of a position."""
    taken = seconds_per_call(state.copy, seconds)
    return Measure(1e6 * taken, "us", board and taken / board, "chess.Board().copy()")


def measure_input(rules: Ruleset, state: Any, seconds: float) -> Measure:
    """Measure one input in play: a copy of the position and a run of the action on a tape."""
    legal = rules.legal_actions(state)
    number = 0

    def once() -> None:
        nonlocal number
        number += 1
        try:
            rules.apply(Tape(state.copy(), [], "bench"), legal[number % len(legal)])
        except Pending:
            pass  # a question is open: that is where an input ends

    return time_call(once, seconds)


def measure_odds(rules: Ruleset, state: Any, seconds: float) -> Measure:
    """Measure exact odds, one action of each kind in turn."""
    kinds = {action[0]: action for action in rules.legal_actions(state)}
    actions = list(kinds.values())
    return Measure(1e3 * seconds_per_call(lambda: [exact_odds(rules, state, a) for a in actions],
                                          seconds) / len(actions), "ms")


def measure_replay(match: Game, seconds: float) -> Measure:
    """Measure the loading of the record of a whole match, per action."""
    taken = seconds_per_call(partial(fracas.from_record, match.record), seconds)
    return Measure(1e6 * taken / len(match.plies), "us per action", None, f"a match of {len(match.plies)} actions")


def measure_match(key: str, seconds: float, taken: float) -> Measure:
    """Measure whole matches of bots.

    Args: taken - the seconds of the first, which the other figures were measured on.
    """
    matches, started = 1, perf_counter() - taken
    while perf_counter() - started < seconds:
        play_match(key, "rookie", "random", f"bench {matches}")
        matches += 1
    return Measure((perf_counter() - started) / matches, "s per match", None, "rookie against random")


def first_position(rules: Ruleset) -> Any:
    """Return the first position of a match with the rulebook's settings and the first two teams."""
    teams = (rules.teams[0], rules.teams[-1]) if rules.teams else ("", "")
    return rules.start(rules.options({}), *teams)


def extra_measures(key: str, match: Game) -> list[tuple[str, Callable[[], object]]]:
    """List the names and calls that are measured in one game alone."""
    if key == "street_bowl":
        return street_bowl_measures(match)
    if key != "elfball":
        return []
    from fracas.games.elfball import paths, turn  # no other command needs them
    from fracas.games.elfball.odds import pool
    from fracas.games.elfball.state import NO_ONE, TURN

    later = [ply.before for ply in match.plies[len(match.plies) // 2:]]
    state = next(s for s in later if s.phase == TURN and s.acting == NO_ONE)  # a whole turn is ahead of everybody
    runner = max(turn.usable_players(state), key=lambda p: len(paths.paths(state, p)))
    rich = state.copy()
    rich.momentum = 6
    rich.profiles = tuple(
        profile._replace(abilities=("teammate",)) if p == runner else profile
        for p, profile in enumerate(state.profiles)
    )

    def afresh(rerolls: int) -> object:
        """Compute the chance with empty caches."""
        for cached in [piece for piece in vars(pool).values() if hasattr(piece, "cache_clear")]:
            cached.cache_clear()
        return pool.chance(6, 3, rerolls)

    return [
        ("pool of six dice", lambda: afresh(0)),
        ("pool of six dice, two best re-rolls", lambda: afresh(2)),
        ("safest paths of one player", lambda: paths.paths(state, runner)),
        ("safest paths with six counters", lambda: paths.paths(rich, runner)),
    ]


def street_bowl_measures(match: Game) -> list[tuple[str, Callable[[], object]]]:
    """List the names and calls that are measured in Street Bowl alone: paths in a fresh turn."""
    from fracas.games.street_bowl import declare, reach  # no other command needs them
    from fracas.games.street_bowl.state import NO_ONE, TURN

    later = [ply.before for ply in match.plies[len(match.plies) // 2:]]
    state = next(s for s in later if s.phase == TURN and s.acting == NO_ONE and declare.first_in_line(s, s.side))
    runner = max(declare.first_in_line(state, state.side), key=lambda who: len(reach.paths(state, who)))
    return [
        ("safest paths of one player", lambda: reach.paths(state, runner)),
        ("safest paths with the team's re-roll",
         lambda: reach.RunSearch(state, runner, declare.MOVE, has_team=True).paths()),
    ]
