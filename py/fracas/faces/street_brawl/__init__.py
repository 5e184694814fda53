"""Street Brawl before people: Elfball's face on another board."""
