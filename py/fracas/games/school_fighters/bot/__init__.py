"""What bots of School Fighters think of: plans, best ideas first, and the worth of a position."""
