"""Leagues: seasons of fixtures, tables, brackets and careers, for every game and without knowing any.

`model` has the records, `schedule` who meets whom, `course` what became of it, `standings` the table, `founding` new
leagues and seasons, `entering` results, `recording` what their players did, `careers` what matches do to teams,
`between_matches` what coaches do with them then, `player_rows` players and top lists, `simulation` bots that play the
rest, `files` the file, `merging` two devices, `export` tables for spreadsheets.
"""
