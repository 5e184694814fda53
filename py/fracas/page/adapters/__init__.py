"""One adapter a game; `adapter.adapter_of` loads the one that is played."""

KEYS = ("elfball", "cave_brawl")
"""The games that can be played on the page; of the others the rules can be read."""
