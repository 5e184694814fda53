"""Rivals: twelve named coaches a game, each with a face, a style and a weakness that one lesson teaches.

`rival` has what is known of a rival, `registry` the tables, one module a game; `signs` what tells one plan
from another, `habit_bot` the bot that leans to some signs, `strength` how strong rivals are for a coach, `evenings` his
log and his cup. Their words stand in `words`, a file a language.
"""
