"""The match screen of a game without cells: places are tapped, paths route themselves or are bent by hand.

`aims` turns a tap into a plan, `ideas` works out by and by how far a unit can get, `picture` puts both on the table,
`places` says them in words; `screen` is the match screen itself with its `buttons` and `keys`.
"""
