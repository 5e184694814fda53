"""The ball, or a team-mate, or a bomb, through the air, by hand and off the wall, and who may catch it on its way."""
