"""Leagues the tests play with."""

import sys

from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.kernel.table import NOBODY
from fracas.league.create import NewTeam, create_league
from fracas.league.matchups import OPEN, matchups
from fracas.league.model import SEASON
from fracas.league.results import add_result, typed_result
from fracas.league.standings import hash_to_int

GANGS = ("mixed", "brawlers", "wheels", "slingers", "mob")


def league_of(teams=4, plan=SEASON, coach="random", seed="seed", game="school_fighters"):
    """Found a league whose teams are called A, B, C ..."""
    texts = GANGS if game == "school_fighters" else ("cavemen", "reptilians", "exiles", "amazons", "witchdoctors")
    joining = [NewTeam(name_of(n), coach, texts[n % len(texts)]) for n in range(teams)]
    return create_league(game, "Test league", joining, plan, seed)


def name_of(number):
    """Return A ... Z, A1 ... Z1, and so on."""
    return chr(65 + number % 26) + (str(number // 26) if number >= 26 else "")


def fill(league, most=10**6):
    """Type in made-up results of whatever is open, round after round."""
    entered = 0
    while open_lines := [line for line in matchups(league, league.season) if line.status == OPEN]:
        for line in open_lines:
            if entered == most:
                return entered
            home, away = (hash_to_int(f"{league.seed} {line.fixture} {side}") % 4 for side in (0, 1))
            result = typed_result(line, (home, away))
            if result.winner == NOBODY and line.fixture.is_knock_out:
                result = result._replace(winner=home % 2)
            add_result(league, line.fixture.key, result)
            entered += 1
    return entered


def play(game, coaches, seed):
    """Let bots play a match to its end."""
    bots = Bot(coaches[0], bot_seed(seed, "home")), Bot(coaches[1], bot_seed(seed, "away"))
    return play_steps(game, bots)


def steps_of(work):
    """Count the lines of league code that run: a cost without a clock."""
    count = 0

    def local(frame, event, arg):
        nonlocal count
        count += event == "line"
        return local

    def trace(frame, event, arg):
        return local if "league" in frame.f_code.co_filename else None

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return count
