"""A match at a table, tracked without a board, for every game and without knowing any.

`log` has what happened and can all be changed later, `result` the code that two must agree on, `merging` two logs of
one match. What can happen in a game stands in its `tracking_rules` module.
"""
