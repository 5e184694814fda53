"""What bots of Street Bowl think of: plans, best ideas first, and the worth of a position."""
