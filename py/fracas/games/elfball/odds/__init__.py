"""What the odds of Elfball assume of coaches and tell apart, and the exact chances of its dice."""
