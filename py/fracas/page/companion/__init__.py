"""Matches at a table: the list of them, a new one, and the tracker of one."""
