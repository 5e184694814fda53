"""Tags that the page writes into the header of a record."""

COACH_TAGS = ("HomeCoach", "AwayCoach")  # the bots on either side; without its tag a side is played by a person
RIVAL_TAG, NAME_TAG = "Rival", "RivalName"  # key and name of a rival, who plays like the bot of its side
RUNG_TAG, CUP_TAG = "RivalRung", "RivalCup"  # his strength in hundredths of a rung; the number of the evening
LEAGUE_TAG = "LeagueId"  # the id of the league of a league match
