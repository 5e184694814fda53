"""The 75 skills and traits: what each changes, when it may be chosen, what it asks.

A skill states itself once, as a `Skill` beside the functions only it needs; chapters ask for it by its key.
"""
