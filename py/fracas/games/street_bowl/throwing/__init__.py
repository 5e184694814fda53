"""Throws of the ball, a team-mate or a bomb, by hand and off the wall, and catches on the way."""
