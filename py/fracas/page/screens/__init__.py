"""The screens besides matches and leagues: home, new match, teams, terrain, settings, saved matches."""
