"""What the odds of Street Brawl tell apart besides those of Elfball."""
