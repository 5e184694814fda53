"""Tournaments of a day: entrants, Swiss pairing, table with chosen tie-breaks, results from the tables, files."""
