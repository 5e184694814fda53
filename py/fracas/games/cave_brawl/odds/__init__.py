"""What the odds of Cave Brawl assume of coaches and tell apart."""
