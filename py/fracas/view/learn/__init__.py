"""Rules to read, lessons and puzzles."""
