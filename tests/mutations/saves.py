"""Faults in the room of saves: what they lose is lost for good, so that each has to be found."""

from tests.mutations.kinds import CONTROL, LOSS

SAVES = (
    (CONTROL, "page/saving/my_teams.py", "key=lambda team: -team.when)\n\n\ndef readable",
          "key=lambda team: team.when)\n\n\ndef readable"),
    (CONTROL, "page/saving/my_teams.py", "if 3 * found[0] <= len(wanted) < LONGEST_WORD else",
          "if len(wanted) < LONGEST_WORD else"),
    (LOSS, "page/saving/journal.py", "if max(sequences) > entry.sequence:", "if max(sequences) < entry.sequence:"),
    (LOSS, "page/saving/journal.py", "if there <= max(sequences):", "if there >= max(sequences):"),
    (LOSS, "page/saving/journal.py", "GENERATIONS[sequences.index(min(sequences))]\n    with",
     "GENERATIONS[sequences.index(max(sequences))]\n    with"),
    (LOSS, "page/saving/archive.py", "return link if again.record == record else record", "return link"),
    (LOSS, "page/saving/archive.py", "if number and not trouble or number", "if not trouble or number"),
    (LOSS, "page/saving/storage.py", "max(last + 1, when // 100)", "last + 1"),
    (LOSS, "page/saving/layered_store.py",
     "        self.shown.pop(_generations(key)[0], None)\n        if self.memory:", "        if self.memory:"),
    (LOSS, "page/packer.py", "if self.shell.shelf.load(entry.match).save == save:", "if entry:"),
    (LOSS, "page/packer.py", "            if trouble:\n                return self._then(trouble)\n", ""),
    (LOSS, "page/shell.py", " and not self.store.shows(f\"match.{match}\")", ""),
    (LOSS, "page/leagues/fixtures.py", "packed.union(self.shell.shelf.ids())", "set(self.shell.shelf.ids())"),
    (LOSS, "page/correspondence/link_screen.py",
     "    fetch_archived(shell, match, lambda: shell.browser.soon(go_on))\n", "    shell.browser.soon(go_on)\n"),
)
