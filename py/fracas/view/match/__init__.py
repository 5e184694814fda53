"""A match: its score, dock, dice and log, the screen that holds them, its end and its report."""
