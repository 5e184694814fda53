"""Leagues: seasons of fixtures, tables, brackets and careers, for every game and without knowing any.

`model` has the records, `schedule` the pairings, `matchups` the fixtures with their results, `standings` the table,
`create` new leagues and seasons, `results` the entry of results, `match_sheet` the figures of their players, `careers`
the effects of matches on teams, `between_matches` the actions of coaches, `histories` players and top lists,
`simulation` the rest of a season played by bots, `files` the file format, `merge` two devices, `export` tables for
spreadsheets, `overview` a season as one object, `names` typed names.
"""
