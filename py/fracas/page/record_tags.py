"""Tags that the page writes into the header of a record."""

COACH_TAGS = ("HomeCoach", "AwayCoach")  # the bots on either side; without its tag a side is played by a person
LEAGUE_TAG = "LeagueId"  # the id of the league of a league match
