"""Teams of Street Bowl (chapter 3): the 24 races, rosters and why they are not legal, codes and files."""
