"""Costly decisions of bots' matches that can be asked again: `python -m tests.retries.count MATCHES [GAME ...]`.

A rookie plays a regular. Decisions are looked at in a drawn order, once each, until enough costly ones are found. Of
each a retry is written, read and opened: its better line is played and has to be right, and what the match had has to
be wrong. A line a match is kept under build/retries, so that a count which was stopped goes on where it was.
"""

import json
import sys
from random import Random
from typing import NamedTuple

from fracas.analyst.decision_value import decision_at, evaluate_decision
from fracas.analyst.verdict import FIRST_LOOK, Mistake
from fracas.analyst.win_chance import with_clock
from fracas.bots import play_match
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.kernel.resign import is_resignation
from fracas.kernel.work import run_to_end
from fracas.retries import retry
from fracas.retries.choice_value import better_line, weigh_choice
from fracas.retries.costly_decisions import retry_of
from fracas.retries.retry_game import RetryGame
from workshop.paths import BUILD

SHARE = 0.9  # of the costly decisions that can be asked again
ENOUGH = 6  # costly decisions of a match
COSTLY = 20  # thousandths of a win
LEVELS, LIMIT = ("rookie", "regular"), 600  # actions of a match


class MatchCount(NamedTuple):
    """What was counted in one match."""

    costly: int  # decisions
    answers: int  # of them: in the middle of an action
    faults: list[str]  # of those that cannot be asked again


def costly_decisions(game, face, random):
    """Yield the costly decisions of a match in a drawn order."""
    places = [(number, place) for number, ply in enumerate(game.plies) if not is_resignation(ply.action)
              for place in (-1, *(at for at, answer in enumerate(ply.answers) if not answer.is_dice))]
    random.shuffle(places)
    for number, place in places:
        before = game.plies[number].before
        decision = decision_at(game, number, place)
        if decision is None or face.setup(before, tuple(game.ruleset.legal_actions(before))) is not None:
            continue
        found = run_to_end(evaluate_decision(decision, *FIRST_LOOK))
        if found.loss >= COSTLY:
            yield Mistake(number, place, decision.situation.side, found.loss, found.best, "", "")


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
            return f"the {'better' if is_right else 'played'} line is {'wrong' if is_right else 'right'}"
    return ""


def count_match(key, number):
    """Return what was counted in one match."""
    face = face_of(key)
    game = with_clock(play_match(key, *LEVELS, f"retries {number}", limit=LIMIT).game, face.report)
    costly, answers, faults = 0, 0, []
    for mistake in costly_decisions(game, face, Random(f"{key} {number}")):
        text = retry.write(retry_of("m", game, mistake))
        if fault := fault_of(text, face.report):
            faults.append(f"{fault}: {text}")
        costly, answers = costly + 1, answers + (mistake.place >= 0)
        if costly == ENOUGH:
            break
    return MatchCount(costly, answers, faults)


def count(key, matches):
    """Count on, up to so many matches; return whether too few decisions can be asked again."""
    log = BUILD / "retries" / f"{key}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = [MatchCount(*json.loads(line)) for line in log.read_text().splitlines()] if log.exists() else []
    for number in range(len(done), matches):
        done.append(count_match(key, number))
        with log.open("a") as file:
            file.write(json.dumps(done[-1]) + "\n")
    done = done[:matches]
    costly, answers = sum(each.costly for each in done), sum(each.answers for each in done)
    faults, some = [fault for each in done for fault in each.faults], [each for each in done if each.costly]
    print(f"{key}: {len(done)} matches, {costly} costly decisions, {answers} of them answers, {costly - len(faults)} "
          f"can be asked again ({100 * (1 - len(faults) / max(costly, 1)):.1f} %); of {len(some)} matches with some "
          f"{sum(len(each.faults) < each.costly for each in some)} have one that can", *faults, sep="\n", flush=True)
    return len(faults) > (1 - SHARE) * costly


if __name__ == "__main__":
    sys.exit(max([count(key, int(sys.argv[1])) for key in sys.argv[2:] or KEYS]))
