"""Challenges on the page: their list, the match against a bot, and the score of a coach's decisions."""
