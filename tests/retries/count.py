"""Costly decisions of bots' matches that can be asked again: `python -m tests.retries.count MATCHES [GAME ...]`.

A rookie plays a regular, and each of the two is the reader once. Of every costly decision that the analyst finds a
retry is written, read and opened; its better line is played and has to be right, and what the match had has to be
wrong. A reader is offered retries if one of his costly decisions stands its trials. A line a match is kept under
build/retries, so that a count which was stopped goes on where it was.
"""

import json
import sys
from typing import NamedTuple

from fracas.analyst import verdict
from fracas.analyst.trials import standing_mistakes
from fracas.bots import play_match
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.kernel.work import run_to_end
from fracas.retries import retry
from fracas.retries.choice_value import better_line, weigh_choice
from fracas.retries.costly_decisions import retry_of
from fracas.retries.retry_game import RetryGame
from workshop.paths import BUILD

SHARE = 0.9  # of the costly decisions, and of the readers who have some
LEVELS = ("rookie", "regular")
LIMIT = 600  # actions of a match


class MatchCount(NamedTuple):
    """What was counted in one match."""

    costly: int  # decisions
    faults: list[str]  # of those that cannot be asked again
    readers: int  # who have a costly decision
    offered: int  # of them: who are offered a retry
    retries: list[str]


def fault_of(text, stats):
    """Return what is wrong with a retry, "" if it can be opened and tells right from wrong."""
    try:
        game = RetryGame(retry.read(text))
    except ValueError as error:
        return str(error)
    best = better_line(game, stats)
    for line, is_right in ((game.best_line, True), (game.played_line, False)):
        game.play_again()
        for each in line:
            if game.asked is not None:
                game.answer(each)
            elif not game.is_done and game.ruleset.is_legal(game.state, each):  # a line stops where a plan does
                game.apply(each)
        if run_to_end(weigh_choice(game, best)).is_right != is_right:
            return f"{'better' if is_right else 'played'} line is {'wrong' if is_right else 'right'}"
    return ""


def count_match(key, number):
    """Return what was counted in one match."""
    game, stats = play_match(key, *LEVELS, f"retries {number}", limit=LIMIT).game, face_of(key).report
    found = run_to_end(verdict(game, stats)).mistakes
    texts = [retry.write(retry_of("m", game, each)) for each in found]
    faults = [f"{fault}: {text}" for text in texts if (fault := fault_of(text, stats))]
    sides = [[each for each in found if each.side == side] for side in (0, 1)]
    offered = sum(bool(run_to_end(standing_mistakes(game, stats, own, 1))) for own in sides)
    return MatchCount(len(found), faults, sum(map(bool, sides)), offered, texts)


def count(key, matches):
    """Count on, up to so many matches; return whether too few decisions or readers have retries."""
    log = BUILD / "retries" / f"{key}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = [MatchCount(*json.loads(line)) for line in log.read_text().splitlines()] if log.exists() else []
    for number in range(len(done), matches):
        done.append(count_match(key, number))
        with log.open("a") as file:
            file.write(json.dumps(done[-1]) + "\n")
        print(f"{key}: match {number + 1} of {matches}, {done[-1].costly} decisions", flush=True)
    done = done[:matches]
    costly, faults = sum(each.costly for each in done), [fault for each in done for fault in each.faults]
    readers, offered = sum(each.readers for each in done), sum(each.offered for each in done)
    print(f"{key}: {len(done)} matches, {costly} costly decisions, {costly - len(faults)} can be asked again "
          f"({100 * (1 - len(faults) / max(costly, 1)):.1f} %), {readers} readers with some, {offered} offered retries "
          f"({100 * offered / max(readers, 1):.0f} %)", *faults, sep="\n")
    return len(faults) > (1 - SHARE) * costly or offered < SHARE * readers


if __name__ == "__main__":
    sys.exit(max([count(key, int(sys.argv[1])) for key in sys.argv[2:] or KEYS]))
