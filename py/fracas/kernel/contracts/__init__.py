"""What a game promises beside its ruleset: its entry in the registry, careers, box score, tracked facts, rulebook."""
