"""Elfball in text: actions and options as records write them, positions, and what players are called."""
