"""The games in plain words, one module a game: what each chapter shows, and which sections it is drawn from.

The words stand beside it, `<game>.md` in English and `<game>.<language>.md` in others. All of it is fetched with the
rules reader and by nobody else, so a match carries none of it.
"""
