"""The words of the public API for Street Brawl, where they differ from Elfball's."""
