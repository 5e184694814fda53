"""Teams of Street Brawl: those of Elfball, and their careers."""
