"""Matches to be watched: every step of one forth and back, from this device or from a link."""
