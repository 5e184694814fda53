"""The ball in flight and on the ground (chapters 12 and 13)."""
