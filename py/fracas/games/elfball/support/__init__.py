"""Team support and hired help during a match (chapters 21, 24.6 and 24.7)."""
