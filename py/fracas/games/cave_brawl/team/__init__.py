"""Sides of Cave Brawl (chapters 2 and 7): factions, rosters and their files, careers and the season."""
