"""Challenges: a position, an aim over several turns against a bot, and a score of decisions without luck."""
