"""What comes before the first turn of a drive: weather, set-up, the kick and its table."""
