"""Street Bowl: seven a side on cobbles between two walls.

Each module is a chapter of `RULES.md`; `skills` has the skills, `team` the 24 races.
"""
