"""What is kept on this device: matches, teams, tables and settings, and the files they travel in."""
