"""What the public API says of Cave Brawl in the reader's language: sentences, titles, reports."""
