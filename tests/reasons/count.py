"""Proofs of many decisions of bots' matches, each checked: `python -m tests.reasons.count MATCHES [GAME ...]`.

One line a match is kept under build/reasons, so that a count which was stopped goes on where it was.
"""

import json
import sys
from collections import Counter

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
from tests.reasons.checker import Checker
from workshop.paths import BUILD

AGAIN = (36, 0.7)  # tries of what is looked at again, and from where their dice are spread
COSTLY = 20  # thousandths of a win
SHARE = 0.85  # of the costly decisions that have a reason
EVERY = 1  # action of a match is looked at
LEVELS = ("rookie", "regular")


def proofs(game, face, most=None, is_quick=False):
    """Yield the costly decisions of a match: proof or None, sentence, what was played.

    Args: is_quick - decisions are looked at once.
    """
    judged = with_clock(game, face.report)
    rules, found = judged.ruleset, 0
    for number in range(0, len(game.plies), EVERY):
        ply = game.plies[number]
        if is_resignation(ply.action) or face.setup(ply.before, tuple(rules.legal_actions(ply.before))) is not None:
            continue
        value = run_to_end(evaluate_decision(decision_at(judged, number), *FIRST_LOOK))
        best = value.best
        if value.loss < COSTLY or not best.plan:
            continue
        if not is_quick:
            value = run_to_end(evaluate_decision_as_expert(decision_at(judged, number), *AGAIN))
        best = value.best
        if value.loss < TRIFLE or not best.plan:
            continue
        line = played_line(judged, number)
        proof = run_to_end(prove_line(rules, face, ply.before, ply.side, line, best.plan))
        said = reason_sentence(face, ply.before, proof) if proof is not None else ""
        texts = [rules.action_text(each.before, each.action) for each in game.plies[number:number + len(line)]]
        yield proof, said, texts
        found += 1
        if most is not None and found == most:
            return


def count_match(key, number, most=None):
    """Return what was found in one match, and the faults."""
    game, face = play_match(key, *LEVELS, f"reasons {number}", limit=600).game, face_of(key)
    found, faults = Counter(), []
    for proof, said, texts in proofs(game, face, most):
        found[type(proof.reason).__name__ if proof is not None else "none"] += 1
        if proof is not None:
            checker = Checker(proof, said, texts)
            faults += [f"{fault}: {said} {proof}" for fault in checker.run()]
            found["uncounted"] += checker.uncounted > 0
    return found, faults


def count(key, matches):
    """Count on, up to so many matches; return whether a sentence is false or too few have one."""
    log = BUILD / "reasons" / f"{key}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    done = done[:matches]
    for number in range(len(done), matches):
        found, faults = count_match(key, number)
        done.append({"match": number, "found": found, "faults": faults})
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
    sys.exit(max([count(key, int(sys.argv[1])) for key in sys.argv[2:] or KEYS]))
