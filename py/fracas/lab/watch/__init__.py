"""The watcher: silly decisions of bots, counted by the rules' own exact chances.

`turns` cuts a match into the turns of its sides. Each game states its kinds of silly decisions (`elfball`, ...):
functions that look at a turn and tell what was passed up or risked without need. `general` has the kinds that no game's
rules are needed for. `watcher` counts them over matches and keeps the worst.
"""
