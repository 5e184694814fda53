"""One adapter a game; `adapter.adapter_of` loads the one that is played."""

KEYS = ("elfball", "street_brawl", "cave_brawl", "school_fighters")
"""The games that can be played on the page; of the others the rules can be read."""

WITHOUT_CELLS = ("school_fighters",)
"""Of these, the games played on a plane; their match screen is `page.yard`."""
