"""Blocks and what follows from their dice: falls, pushes, walls, and the weapons that block otherwise."""
