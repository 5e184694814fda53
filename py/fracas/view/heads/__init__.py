"""Heads of players: parts that any race may take, put together by their words. This room names no game."""
