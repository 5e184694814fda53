"""Leagues: the list, a season, the sheets that ask."""
