"""Proofs of many decisions of bots' matches, each checked: `python -m tests.reasons.count GAME MATCHES`.

One line a match is kept under build/reasons, so that a count which was stopped goes on where it was.
"""

import json
import sys
from collections import Counter
from random import Random

from fracas.analyst.reasons.proof import played_line, prove_line
from fracas.analyst.reasons.reason_words import reason_sentence
from fracas.analyst.win_chance import with_clock
from fracas.bots import play_match
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.levels import USUAL
from fracas.bots.search import search
from fracas.faces import face_of
from fracas.kernel.resign import is_resignation
from fracas.kernel.work import run_to_end
from tests.reasons.checker import Checker
from workshop.paths import BUILD

COSTLY = 20  # thousandths of a win
EVERY = 1  # action of a match is looked at
LEVELS = ("rookie", "regular")


def proofs(game, face, most=None):
    """Yield the costly decisions of a match: proof or None, sentence, what was played."""
    judged = with_clock(game, face.report)
    rules, found = judged.ruleset, 0
    for number in range(0, len(game.plies), EVERY):
        ply = game.plies[number]
        if is_resignation(ply.action) or face.setup(ply.before, tuple(rules.legal_actions(ply.before))) is not None:
            continue
        point = DecisionPoint(rules, ply.before.copy(), ply.side, number=number)
        thought = search(point, Random("reasons"), USUAL)
        thought.finish()
        best = thought.candidate
        mine = max((each.value for each in thought.listed if each.samples and each.decision == ply.action),
                   default=None)
        if not best.plan or best.decision == ply.action or mine is None or best.value - mine < COSTLY:
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
            faults += [f"{fault}: {said} {proof}" for fault in Checker(proof, said, texts).run()]
    return found, faults


def main(key, matches):
    """Count on, up to so many matches."""
    log = BUILD / "reasons" / f"{key}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    for number in range(len(done), matches):
        found, faults = count_match(key, number)
        done.append({"match": number, "found": found, "faults": faults})
        with log.open("a") as file:
            file.write(json.dumps(done[-1]) + "\n")
        print(f"{key}: match {number + 1} of {matches}, {sum(found.values())} decisions, {len(faults)} faults",
              flush=True)
    total = sum((Counter(each["found"]) for each in done), Counter())
    faults = [fault for each in done for fault in each["faults"]]
    proven = sum(total.values()) - total["none"]
    print(f"{key}: {len(done)} matches, {sum(total.values())} costly decisions, {proven} with a reason "
          f"({100 * proven / max(1, sum(total.values())):.1f} %), {len(faults)} false; {dict(total.most_common())}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
