"""Elfball in text: actions and options in records, positions, and the notation of players."""
