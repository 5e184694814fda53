"""Fingers, keys, buttons and typed lines: their meaning for the match, carried out on its model."""
