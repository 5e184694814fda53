"""The league screens: the list, a new league, the season, and league matches on the match screen."""
