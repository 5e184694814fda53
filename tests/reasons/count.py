"""Proofs of many decisions of bots' matches, each checked: `python -m tests.reasons.count MATCHES [GAME ...]`.

With `--every N` it looks at one action of N, another in each match, so that many matches are seen in the same time.
Two files a game are kept under build/reasons, a line a match each, so that a count which was stopped goes on where it
was: the costly decisions, and what was proven of them. The second begins anew when a reason or the checker changes.
"""

import argparse
import json
import sys
from ast import literal_eval
from collections import Counter
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import fracas
from fracas.analyst import reasons
from fracas.analyst.decision_value import decision_at, evaluate_decision, evaluate_decision_as_expert
from fracas.analyst.reasons.proof import played_line, prove_line
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.verdict import FIRST_LOOK, TRIFLE
from fracas.analyst.win_chance import with_clock
from fracas.bots import play_match
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.kernel.resign import is_resignation
from fracas.kernel.work import run_to_end
from tests.reasons import checker as checker_module
from tests.reasons.checker import Checker
from workshop.paths import BUILD

AGAIN = (36, 0.7)  # tries of what is looked at again, and from where their dice are spread
COSTLY = 20  # thousandths of a win
SHARE = 0.85  # of the costly decisions that have a reason
LEVELS = ("rookie", "regular")


class CostlyDecision(NamedTuple):
    """A decision that a better line is known for."""

    number: int  # of the action
    better: tuple  # the better line


def costly_decisions(game, face, is_quick=False, numbers=slice(None)):
    """Yield the costly decisions of a match.

    Args: is_quick - decisions are looked at once.
          numbers - of the actions that are looked at.
    """
    judged = with_clock(game, face.report)
    rules = judged.ruleset
    for number in range(len(game.plies))[numbers]:
        ply = game.plies[number]
        if is_resignation(ply.action) or face.setup(ply.before, tuple(rules.legal_actions(ply.before))) is not None:
            continue
        value = run_to_end(evaluate_decision(decision_at(judged, number), *FIRST_LOOK))
        if value.loss < COSTLY or not value.best.plan:
            continue
        if not is_quick:
            value = run_to_end(evaluate_decision_as_expert(decision_at(judged, number), *AGAIN))
        if value.loss >= TRIFLE and value.best.plan:
            yield CostlyDecision(number, value.best.plan)


def proof_of(game, face, decision):
    """Return the proof of a costly decision or None, its sentence, what was played."""
    judged = with_clock(game, face.report)
    rules, ply = judged.ruleset, game.plies[decision.number]
    line = played_line(judged, decision.number)
    proof = run_to_end(prove_line(rules, face, ply.before, ply.side, line, decision.better))
    said = reason_sentence(face, ply.before, proof) if proof is not None else ""
    return proof, said, [rules.action_text(each.before, each.action)
                         for each in game.plies[decision.number:decision.number + len(line)]]


def proofs(game, face, most=None, is_quick=False):
    """Return the proofs of the costly decisions of a match, as many as are wanted."""
    return [proof_of(game, face, each) for each in islice(costly_decisions(game, face, is_quick), most)]


def decisions_of(key, number, every=1):
    """Return a match and its costly decisions, from the file of those that are known.

    Args: every - action that is looked at, the first of them another one in each match.
    """
    log = BUILD / "reasons" / f"{key}{part_name(every)}.decisions.jsonl"
    known = {(line := json.loads(text))["match"]: line for text in log.read_text().splitlines()} if log.exists() else {}
    if number in known:
        return (fracas.from_record(known[number]["record"]),
                [CostlyDecision(at, literal_eval(plan)) for at, plan in known[number]["decisions"]])
    game = play_match(key, *LEVELS, f"reasons {number}", limit=600).game
    found = [*costly_decisions(game, face_of(key), numbers=slice(number % every, None, every))]
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as file:
        file.write(json.dumps({"match": number, "record": game.record, "decisions": [
            [each.number, repr(each.better)] for each in found]}) + "\n")
    return game, found


def part_name(every):
    """Return the part of a file's name that says which actions are looked at."""
    return "" if every == 1 else f".every{every}"


def count_match(key, number, every=1):
    """Return what was found in one match, the faults, and what is said."""
    (game, decisions), face = decisions_of(key, number, every), face_of(key)
    found, faults, sentences = Counter(), [], []
    for decision in decisions:
        proof, said, texts = proof_of(game, face, decision)
        kind = type(proof.reason).__name__ if proof is not None else "none"
        found[kind] += 1
        sentences.append([kind, said, decision.number])
        if proof is not None:
            checker = Checker(proof, said, texts)
            faults += [f"{fault}: {said} {proof}" for fault in checker.run()]
            found["uncounted"] += checker.uncounted > 0
    return found, faults, sentences


def fingerprint():
    """Return a short text of the reasons and the checker as they are."""
    files = [*sorted(Path(reasons.__file__).parent.glob("*.py")), Path(checker_module.__file__)]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def count(key, matches, every=1):
    """Count on, up to so many matches; return whether a sentence is false or too few have one."""
    log = BUILD / "reasons" / f"{key}{part_name(every)}.{fingerprint()}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    done = done[:matches]
    for number in range(len(done), matches):
        found, faults, sentences = count_match(key, number, every)
        done.append({"match": number, "found": found, "faults": faults, "sentences": sentences})
        with log.open("a") as file:
            file.write(json.dumps(done[-1]) + "\n")
        print(f"{key}: match {number + 1} of {matches}, {sum(found.values()) - found['uncounted']} decisions, "
              f"{len(faults)} faults", flush=True)
    total = sum((Counter(each["found"]) for each in done), Counter())
    uncounted = total.pop("uncounted", 0)
    faults = [fault for each in done for fault in each["faults"]]
    proven, all_of_them = sum(total.values()) - total["none"], max(1, sum(total.values()))
    print(f"{key}: {len(done)} matches, {sum(total.values())} costly decisions, {proven} with a reason "
          f"({100 * proven / all_of_them:.1f} %), {len(faults)} false, {uncounted} with a chance of too many courses "
          f"to be counted anew; {dict(total.most_common())}")
    return bool(faults) or proven < SHARE * sum(total.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.reasons.count")
    parser.add_argument("matches", type=int)
    parser.add_argument("games", nargs="*", default=KEYS, metavar="GAME")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="look at one action of N")
    args = parser.parse_args()
    sys.exit(max([count(key, args.matches, args.every) for key in args.games]))
