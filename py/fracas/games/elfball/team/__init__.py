"""Teams of Elfball (chapters 4, 17 and 21 to 23): lists, rosters, their legality, their files, their careers."""
