"""What bots of Elfball and Street Brawl think of: plans, best ideas first, and the worth of a position."""
