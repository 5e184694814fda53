"""The match screen of a game without cells: places are tapped, paths route themselves or are bent by hand."""
