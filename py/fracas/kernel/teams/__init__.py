"""Teams as people write them down: names, kits, the fields of a roster, files."""
