"""The kinds of seeded faults."""

SENTENCE, COST, OUTCOME = "a missing sentence", "a wrong cost in a preview", "a wrong outcome word"
SIDE, EFFECT, SOUND, BOTS = "a swapped side", "a dropped effect", "a wrong sound", "bots not as they are"
UNDO, CHANCE, CONTROL = "undo or real dice broken", "a wrong chance", "a wrong control"
READING, WORKSHOP = "a rule read wrongly", "a wrong build or count"
PROOF, LOSS = "a proof not asked for", "a save lost"
KINDS = (SENTENCE, COST, OUTCOME, SIDE, EFFECT, SOUND, BOTS, UNDO, CHANCE, CONTROL, READING, WORKSHOP, PROOF, LOSS)
