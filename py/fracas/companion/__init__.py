"""A match at a table, tracked without a board, for every game and without knowing any.

`log` has the entries, `log_edit` changes one, `result` has the code on which two phones agree, `merge` makes one
log of two. The kinds of entries of a game stand in its `tracking` module.
"""
