"""Reasons: why a decision cost what it cost, in facts that anybody can count from the position.

A reason is one of a closed list of records. Each holds the exact chances and the actions that prove it, read by a
checker that shares no code with this room. Its *gap* is the worth that comes back once the reason is removed; of all
that can be proven the reason with the widest gap is told. `proof` finds it, `reason_words` says it.
"""
