"""The screens of tournaments: the list, the day, the clock, printed pairings, the report of a table."""
