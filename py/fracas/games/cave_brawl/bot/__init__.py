"""What bots of Cave Brawl think of: plans, best ideas first, and the worth of a position."""
