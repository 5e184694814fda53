"""What the public API says of Street Brawl where it differs from Elfball."""
