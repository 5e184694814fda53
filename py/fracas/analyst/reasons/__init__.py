"""Reasons: why a decision cost what it cost, in facts that anybody can count from the position.

A reason is one of a closed list of records. Each holds the exact chances and the actions that prove it, read by a
checker that shares no code with this room. Its *gap* is the worth that comes back once the reason is removed; of all
that can be proven the reason with the widest gap is told. `proof` finds it, `reason_words` says it.

For a position, a line played and a better one: `proof.prove_line(rules, face, state, side, played, better)`, in small
steps, with `rules` of `win_chance.timed_ruleset(ruleset, face.report)`; its result goes with the same position to
`reason_words.reason_sentence(face, state, proof)`, and its `cells` are those to mark. `proof.prove_mistake(game, face,
mistake)` does so for a mistake of a verdict, `ideas.idea_reason` for an idea beside doing no more.
"""
