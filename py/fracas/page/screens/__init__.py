"""The screens that are no match: home, new match, teams, rules, settings, what is saved."""
