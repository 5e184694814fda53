"""Faults in tournaments of a day: a draw, a table or a report that is wrong is believed by everybody in the hall."""

from tests.mutations.kinds import LOSS, READING

TOURNAMENTS = (
    (READING, "tournaments/draw.py", "_AGAIN * again ** 2", "_AGAIN * bool(again) * 0"),
    (READING, "tournaments/draw.py", "bool(one.squad) and one.squad == other.squad", "one.squad == other.squad"),
    (READING, "tournaments/draw.py", "rule == WITHIN and not same or rule == BETWEEN and same",
     "rule == WITHIN and same or rule == BETWEEN and not same"),
    (READING, "tournaments/draw.py", "_AGAIN * unit.byes ** 2", "_AGAIN * 0"),
    (READING, "tournaments/draw.py", "_LEVEL * (units[last].level - unit.level) ** 2", "_LEVEL * unit.level ** 2"),
    (READING, "tournaments/standings.py", "for key in (*tournament.tie_breaks, LOT):",
     "for key in tournament.tie_breaks:"),
    (READING, "tournaments/standings.py", "len(group) * (len(group) - 1) // 2", "len(group) - 1"),
    (READING, "tournaments/standings.py",
     "for smaller in _by_meetings(tournament, matches, part)]", "for smaller in [part]]"),
    (READING, "tournaments/standings.py", "+ byes[number] * tournament.bye_worth", ""),
    (READING, "tournaments/standings.py", "draw if score.winner == NOBODY else win", "win"),
    (READING, "tournaments/squads.py", "worths.index(worth(row)) + 1", "rows.index(row) + 1"),
    (READING, "tournaments/squads.py", "row.total, *(key(row) for key in keys)",
     "row.total, *(key(row) for key in ())"),
    (READING, "tournaments/changes.py", "gone=len(tournament.rounds) + 1)", "gone=len(tournament.rounds))"),
    (LOSS, "tournaments/changes.py", "        _dispute(tournament, DisputedScore(number, table, before))\n",
     "        pass\n"),
    (LOSS, "tournaments/changes.py", "    if not tournament.rounds or tournament.rounds[-1].scores:\n",
     "    if not tournament.rounds:\n"),
    (READING, "tournaments/changes.py", "if {one, other} & done or not", "if not"),
    (READING, "tournaments/files.py", "    if len(set(seated)) < len(seated):\n", "    if not seated:\n"),
)
