"""Faults between rules and screen that tests of single screens did not find: a word, a number, a button that is off."""

from tests.mutations.kinds import CONTROL, COST, OUTCOME, SENTENCE, SIDE

SHOWN = (
    (CONTROL, "page/editor/edits.py", "model.selected != NO_ONE and cell >= 0:",
     "model.selected != NO_ONE and cell > 0:"),
    (CONTROL, "faces/cave_brawl/sheet.py", "max(scores) <= high and 1 <= hit_points",
     "max(scores) <= high and 0 <= hit_points"),
    (COST, "faces/street_bowl/move_options.py", "(s.left if s.acting == who else declare",
     "(s.left if s.acting != who else declare"),
    (SENTENCE, "faces/school_fighters/tracker.py", "if unit.status == st.KNOCKED_OUT else _(\"detained\")",
     "if unit.status != st.KNOCKED_OUT else _(\"detained\")"),
    (OUTCOME, "page/companion/model.py", "if self.entry.line >= 0 else self.game.state",
     "if self.entry.line > 0 else self.game.state"),
    (SENTENCE, "faces/elfball/labels.py", 'words.append(_("frog"))', "pass"),
    (SENTENCE, "faces/elfball/roster_schema.py", 'if n >= was else "",', 'if n > was else "",'),
    (SENTENCE, "faces/school_fighters/squad_lists.py", "and unit.moved != st.NOT_YET", "and unit.moved == st.NOT_YET"),
    (CONTROL, "page/board/view.py", "middle if cell == NOWHERE else field.lattice.centres[cell])\n\n    def zoom_by",
     "middle)\n\n    def zoom_by"),
    (CONTROL, "page/tournaments/day_model.py", "entrant.plays(len(made.rounds) + 1)",
     "entrant.plays(len(made.rounds))"),
    (OUTCOME, "posts/clip.py", "if is_counted and rolled.request.need is not None",
     "if rolled.request.need is not None"),
    (OUTCOME, "view/tournaments/day.py", "sum(not coach.has_gone for", "sum(True for"),
    (SENTENCE, "page/leagues/season_changes.py", "view.team_list(rows)) if rows else None\n\n    def _next",
     "view.team_list(rows[:1])) if rows else None\n\n    def _next"),
    (SIDE, "faces/cave_brawl/ranges.py", "for aside in (-1, 0, 1))]", "for aside in (-1, 0))]"),
    (CONTROL, "view/match/squads.py", 'not row.can_act and "still"', 'row.can_act and "still"'),
    (OUTCOME, "page/match/play/narration.py", "- len(game.fresh) if game.plies", "- 1 if game.plies"),
)
