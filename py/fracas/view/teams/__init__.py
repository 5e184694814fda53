"""Teams: the list, the builders, a team in a new match, its squads as cards."""
