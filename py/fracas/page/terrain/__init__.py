"""The terrain editor: tables of a coach's own for School Fighters, kept on this device like matches.

`bench` edits a layout and refuses what cannot be, `layouts` keeps and reads layouts, `screen` is the screen.
"""
