"""Costly decisions asked again on the page: after a match, and days later from the deck."""
