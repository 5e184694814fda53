"""Seeded faults: each is put into the layer that shows a game, or into rules that are easily read wrongly, alone, and
has to be found by the tests of its room.

A fault is a piece of a file as it stands and what a hurried hand might make of it. The piece is written so that it is
found once; where a module is rewritten, its faults are sown anew in what takes its place. `make mutations` applies
them, one at a time, in a copy of the project.
"""

from typing import NamedTuple

SENTENCE, COST, OUTCOME = "a missing sentence", "a wrong cost in a preview", "a wrong outcome word"
SIDE, EFFECT, SOUND, BOTS = "a swapped side", "a dropped effect", "a wrong sound", "bots not as they are"
UNDO, CHANCE, CONTROL = "undo or real dice broken", "a wrong chance", "a wrong control"
READING = "a rule read wrongly"
KINDS = (SENTENCE, COST, OUTCOME, SIDE, EFFECT, SOUND, BOTS, UNDO, CHANCE, CONTROL, READING)


class Fault(NamedTuple):
    """A fault: its kind, the file below `py/fracas` it is sown in, the piece that stands there once, the wrong one."""

    kind: str
    file: str
    old: str
    new: str


ROOMS = {
    "games/elfball/words": "faces/test_* elfball/test_text elfball/test_ability_texts",
    "games/street_brawl/words": "faces/test_* street_brawl/test_words laws/test_faces",
    "games/cave_brawl/words": "faces/test_* cave_brawl/test_text",
    "games/school_fighters/words": "faces/test_* laws/test_faces",
    "games/street_bowl": "street_bowl/test_[!e]* street_bowl/test_every_* street_bowl/test_everything_fires",
    "faces/elfball": "faces/test_* view/test_elfball_match page/test_elfball_* page/test_tray page/test_throw",
    "faces/street_brawl": "faces/test_* view/test_street_brawl page/test_street_brawl",
    "faces/cave_brawl": "faces/test_* view/test_cave_brawl_match page/test_cave_brawl",
    "faces/school_fighters": "faces/test_* view/test_school_fighters_match page/test_school_fighters*",
    "faces": "faces/test_* page/test_dock page/test_sounds laws/test_preview page/test_cave_brawl page/test_match "
             "laws/test_faces",
    "bots": "bots/test_bots",
    "companion": "companion/test_log_edit companion/test_log",
    "correspondence": "correspondence/test_*",
    "league": "league/test_*",
    "posts": "posts/test_*",
    "page/companion": "page/test_tracker_update page/test_what_if",
    "page/saving": "page/test_teams page/test_terrain page/test_history",
    "page/screens": "page/test_teams page/test_gangs page/test_new_match page/test_terrain",
    "lab": "lab/test_luck lab/test_settling",
    "page/leagues": "page/test_league_bots",
    "view/leagues": "view/test_league_season",
    "page": "page/test_dock page/test_small page/test_match page/test_tray page/test_typed page/test_tabs "
            "page/test_bot_turns page/test_advice",
    "view": "view/test_panels view/test_board view/test_pieces view/test_tally page/test_match",
}
"""The tests of each room: files below `tests`, quick ones first. A file belongs to the longest name it begins with."""

FAULTS = (
    Fault(SENTENCE, "games/elfball/words/text.py", 'N_("{who} has the ball.")', '""'),
    Fault(SENTENCE, "games/cave_brawl/words/text.py",
          '    "not_pushed": EventTemplate("who", N_("{who} is not moved.")),\n', ""),
    Fault(SENTENCE, "games/school_fighters/words/text.py", 'EventTemplate("who", N_("{who} holds."))',
          'EventTemplate("who", "")'),
    Fault(SENTENCE, "games/street_brawl/words/text.py",
          '    "thrown_in": EventTemplate("who cell", N_("The referee throws the ball in to {who}.")),\n', ""),
    Fault(SENTENCE, "faces/cave_brawl/words.py", '"kick": (N_("kicks"), N_("{who} kicks at the hole"))',
          '"kick": (N_("kicks"), "")'),
    Fault(SENTENCE, "page/match/log_model.py",
          "        if not text:\n            return None\n", "        return None\n"),

    Fault(COST, "faces/elfball/move_options.py",
          '_("{n} Jog").format(n=path.cost)', '_("{n} Jog").format(n=len(path.cells))'),
    Fault(COST, "faces/elfball/move_options.py", "in (DASH, TAUNT)", "in (DASH,)"),
    Fault(COST, "faces/elfball/tray.py", 'note=_("{n} Jog").format(n=cost)', 'note=_("{n} Jog").format(n=cost + 1)'),
    Fault(COST, "faces/school_fighters/tray.py", "None, WALK, inches(p.walk)", "None, WALK, inches(p.run)"),
    Fault(COST, "faces/school_fighters/slips.py",
          "path_length(places[0], places[1:])", "path_length(places[0], places[-1:])"),

    Fault(OUTCOME, "faces/elfball/words.py", '"tackle:solid": (N_("he falls"), "s2")',
          '"tackle:solid": (N_("both fall"), "s2")'),
    Fault(OUTCOME, "faces/elfball/words.py", '"throw:intercepted": (N_("intercepted"), "flop")',
          '"throw:intercepted": (N_("intercepted"), "s2")'),
    Fault(OUTCOME, "faces/cave_brawl/words.py", '"pass:dropped": (N_("dropped"), "fail")',
          '"pass:dropped": (N_("caught"), "fail")'),
    Fault(OUTCOME, "faces/school_fighters/words.py", '"gang:flees": (N_("flees"), "flop")',
          '"gang:flees": (N_("stays"), "flop")'),
    Fault(OUTCOME, "faces/street_brawl/face.py", '"shove:crush": (N_("into the wall"), "s3")',
          '"shove:crush": (N_("pushed"), "s3")'),

    Fault(SIDE, "faces/match_summary.py", "team=(home, away)[winner]", "team=(away, home)[winner]"),
    Fault(SIDE, "faces/match_summary.py", "away), score, how,", "away), score[::-1], how,"),
    Fault(SIDE, "faces/cave_brawl/words.py", "side == str(roll.coach)", "side != str(roll.coach)"),
    Fault(SIDE, "faces/elfball/pieces.py", "for p in st.TEAM_SLOTS[1 - side]", "for p in st.TEAM_SLOTS[side]"),
    Fault(SIDE, "faces/elfball/labels.py", '_("home") if st.side_of(p) == 0', '_("home") if st.side_of(p) == 1'),
    Fault(SIDE, "page/match/renderer.py", "acting == side) for side in (0, 1)", "acting != side) for side in (0, 1)"),

    Fault(EFFECT, "faces/cave_brawl/words.py", 'Effect("fall", falls="who")', 'Effect("fall")'),
    Fault(EFFECT, "faces/elfball/words.py", '"moves": Effect("step", trail="start to")', '"moves": Effect("step")'),
    Fault(EFFECT, "faces/elfball/words.py", 'Effect("goal", shout=N_("Goal!"))', 'Effect("goal")'),
    Fault(EFFECT, "faces/school_fighters/words.py", '"fights": Effect("tackle", lunge="who target", by_roll=True)',
          '"fights": Effect("tackle", by_roll=True)'),
    Fault(EFFECT, "faces/street_brawl/face.py", '"crush": Effect("wall")', '"crush": Effect()'),

    Fault(SOUND, "faces/elfball/words.py", '"catches": Effect("catch"', '"catches": Effect("throw"'),
    Fault(SOUND, "faces/cave_brawl/words.py", '"picks_up": Effect("pickup"', '"picks_up": Effect("catch"'),
    Fault(SOUND, "faces/school_fighters/words.py", '"round": Effect("bell")', '"round": Effect("whistle")'),
    Fault(SOUND, "faces/street_brawl/face.py", '"thrown_in": Effect("whistle")', '"thrown_in": Effect("bell")'),
    Fault(SOUND, "faces/events.py",
          '"dice" if throw_of(event) else effect_of', '"" if throw_of(event) else effect_of'),

    Fault(BOTS, "bots/search.py", "[: (len(alive) + 1) // 2]", ""),
    Fault(BOTS, "page/match/model.py", "FAST: 0.5, OFF: 0.0", "FAST: 1.0, OFF: 0.0"),
    Fault(BOTS, "page/match/bot_turns.py",
          "Bot(session.seats[side], seed", "Bot(session.seats[0], seed"),
    Fault(BOTS, "page/match/bot_turns.py", "return LONG_MS * share", "return STEP_MS * share"),
    Fault(BOTS, "page/match/session.py",
          "self.is_absent(self.game.to_act) and self.plays()", "self.is_absent(self.game.to_act)"),

    Fault(UNDO, "page/match/session.py",
          "if may and self.is_absent(self.game.to_act) else may", "if not may else may"),
    Fault(UNDO, "page/match/session.py", "(real[0] and seats[0] == HUMAN, real[1] and seats[1] == HUMAN)", "real"),
    Fault(UNDO, "page/match/panels.py",
          "return len(entered) == dice_count(roll, entered)\n", "return len(entered) >= 0\n"),
    Fault(UNDO, "page/match/buttons.py",
          "        ui.entered[ui.slot] = face\n", "        ui.entered.append(face)\n"),
    Fault(UNDO, "page/match/executor.py",
          "        self._input(self.game.undo)\n", "        self._input(self.game.redo)\n"),

    Fault(CHANCE, "page/match/moves.py", 'not in ("flop", "fail")', 'not in ("flop",)'),
    Fault(CHANCE, "page/match/moves.py",
          "walk = way.chance if way is not None else Fraction(1)", "walk = Fraction(1)"),
    Fault(CHANCE, "faces/outcomes.py", "merged.get(words, Fraction(0)) + fan[key]", "fan[key]"),
    Fault(CHANCE, "faces/cave_brawl/chances.py", 'against_dc(s, "cd", mate, dc)', 'against_dc(s, "cd", who, dc)'),
    Fault(CHANCE, "faces/rolls.py",
          "(reason.amount > 0) == is_low(face, roll)", "(reason.amount > 0) != is_low(face, roll)"),

    Fault(CONTROL, "page/match/moves.py", "        if who == ui.selected:\n            return Clear()\n", ""),
    Fault(CONTROL, "page/match/log_model.py", "who, steps + 1, cell", "who, steps, cell"),
    Fault(CONTROL, "faces/cave_brawl/move_options.py", "return [block, block._replace(mode=MOVE)]",
          'return [block, TargetedAction("tackle", ("tackle", who, target), cell, MOVE, path)]'),
    Fault(CONTROL, "faces/elfball/tray.py", 'off="" if FACE in kinds else _("just turned")', 'off=""'),
    Fault(CONTROL, "view/match/log.py", "isinstance(entry, TurnHeading) or entry.dice",
          "isinstance(entry, TurnHeading)"),

    Fault(CONTROL, "faces/roster_editor.py", "release(roster, max(shirts))", "release(roster, min(shirts))"),
    Fault(CONTROL, "faces/roster_editor.py",
          "min(max(each.now + step, 0), each.most if each.limit is None else each.limit)", "each.now + step"),
    Fault(CONTROL, "faces/roster_editor.py", "if n in rows and n != shirt else str(n)", "if n in rows else str(n)"),
    Fault(SENTENCE, "faces/roster_editor.py", "if self.is_state_printed else", "if not self.is_state_printed else"),
    Fault(OUTCOME, "faces/roster_editor.py", "is_wrong=row.shirt in wrong", "is_wrong=bool(wrong)"),
    Fault(CHANCE, "faces/street_bowl/chances.py", "of_face(2 if deed in (BLOCK, BLITZ) else 4)", "of_face(4)"),
    Fault(CHANCE, "faces/street_bowl/chances.py",
          'of_roll(s, to, "catch", catch_reasons(s, to, HANDED)) if can_catch(s, to) else Fraction(0)',
          'of_roll(s, to, "catch", catch_reasons(s, to, HANDED))'),
    Fault(CHANCE, "lab/luck.py", "sqrt(spread / count / (count - 1))", "sqrt(spread / count / count)"),
    Fault(CHANCE, "lab/sprt.py", "sqrt(spread / pairs / (pairs - 1))", "sqrt(spread / pairs / pairs)"),
    Fault(CONTROL, "view/leagues/season.py", "left = open_matches if stand_in else open_matches - waiting",
          "left = open_matches - waiting"),
    Fault(UNDO, "companion/log_edit.py", "at >= len(known) or known[at].kind != draft.pending.kind",
          "at >= len(known)"),
    Fault(EFFECT, "page/leagues/season_simulation.py", "if now - self._saved > SAVE_MS and",
          "if now < self._saved and"),
    Fault(SIDE, "league/standings.py", "count[4] += met.points[1 - side]", "count[4] += met.points[side]"),
    Fault(OUTCOME, "league/standings.py", "level[met.home] == level[met.away]", "met.winner != NOBODY"),
    Fault(SIDE, "league/standings.py", "met.casualties[side] - met.casualties[1 - side]",
          "met.casualties[1 - side] - met.casualties[side]"),
    Fault(SIDE, "league/schedule.py", "return met if match or number % 2 == 0 else met[::-1]", "return met"),
    Fault(BOTS, "league/simulation.py",
          "stand_in if entries[number].coach == HUMAN else entries[number].coach", "entries[number].coach or stand_in"),
    Fault(EFFECT, "league/simulation.py", "                    teams[change.team] = change.after.team\n",
          "                    pass\n"),
    Fault(CHANCE, "posts/odds_sentence.py", "if choice.coach == side:", "if choice.coach != side:"),
    Fault(SENTENCE, "posts/odds_sentence.py", "if piece.chance or spent[piece.text]:", "if piece.chance:"),
    Fault(CONTROL, "posts/snippets.py", "controls=FEW if is_mute else asked.controls", "controls=asked.controls"),
    Fault(CONTROL, "posts/parameters.py", "min(MOST, max(LEAST, int(pixels)))", "int(pixels)"),
    Fault(UNDO, "companion/log.py", "        fits = game.pending is None\n", "        fits = True\n"),
    Fault(CONTROL, "page/saving/my_teams.py", "key=lambda team: -team.when)\n\n\ndef readable",
          "key=lambda team: team.when)\n\n\ndef readable"),
    Fault(CONTROL, "page/saving/my_teams.py", "if 3 * found[0] <= len(wanted) < LONGEST_WORD else",
          "if len(wanted) < LONGEST_WORD else"),
    Fault(UNDO, "page/screens/team.py", "goes_on, self.typing = field != () and field == self.typing, field",
          "goes_on, self.typing = field != (), field"),
    Fault(UNDO, "page/screens/team.py", "if now.editor is not None and now.sequence != self.sequence:",
          "if now.editor is None:"),
    Fault(UNDO, "correspondence/link_game.py", "self.marks[-1].side != self.side or self.is_sent) else may",
          "self.marks[-1].side != self.side) else may"),
    Fault(SIDE, "correspondence/link_game.py", "self.resigned_side == 1 - self.side",
          "self.resigned_side == self.side"),
    Fault(UNDO, "correspondence/history.py", "is_due = is_due or ply.side != player or way == LIVE",
          "is_due = is_due or way == LIVE"),
    Fault(UNDO, "correspondence/history.py", "if same == len(own) == len(other):", "if same == len(own):"),
    Fault(BOTS, "page/match/advice.py", "(plan.cell in been or candidate.value < rest + LEAST_GAIN)",
          "plan.cell in been"),

    Fault(READING, "games/street_bowl/turn_end.py",
          "            s.condition[who] = st.STUNNED\n", "            s.condition[who] = st.PRONE\n"),
    Fault(READING, "games/street_bowl/foul.py", "has_zone(s, other) and not is_marked(s, other)",
          'has_zone(s, other) and (st.has(s, other, "guard") or not is_marked(s, other))'),
    Fault(READING, "games/street_bowl/blocking/block.py", "        both_down(t, who, target)\n        return False\n",
          "        both_down(t, who, target)\n        return True\n"),
    Fault(READING, "games/street_bowl/skills/moving.py",
          'rerolls=("go_for_it",), is_once_a_turn=True', 'rerolls=("go_for_it",)'),
    Fault(READING, "games/street_bowl/throwing/passing.py", "BAD = (FUMBLE, INACCURATE)", "BAD = (FUMBLE,)"),
    Fault(READING, "games/street_bowl/throwing/passing.py", "face == 1 or (face < 6 and modified <= 1)", "face == 1"),
    Fault(READING, "games/street_bowl/ball.py", "    s.bounces = 2\n    t.tell(\"hits_ground\"",
          "    s.bounces = 0 if kind == KICKED else 2\n    t.tell(\"hits_ground\""),
    Fault(READING, "games/street_bowl/ball.py", "    elif s.phase == KICK:\n        make_touchback(t)\n", ""),
    Fault(READING, "games/street_bowl/skills/traits.py", "    if not s.rooted[who] and not passes",
          '    if s.deed in ("move", "block") and not s.rooted[who] and not passes'),
    Fault(READING, "games/street_bowl/throwing/throw_team_mate.py",
          '    place_prone(t, mate, rule="12")\n',
          '    place_prone(t, mate, rule="12")\n    st.turn_over(t, "knocked_down", rule="6")\n'),
    Fault(READING, "games/street_bowl/throwing/bomb.py", "    explode(t, s.where[who])\n\n\ndef explode",
          "    explode(t, s.ball)\n\n\ndef explode"),
    Fault(READING, "games/street_bowl/injuries/armour.py", '"chainsaw": (("chainsaw", 3),),', '"chainsaw": (),'),
    Fault(READING, "games/street_bowl/skills/following.py", "TO_BREAK_FREE, TO_SHAKE_OFF = 6, 8",
          "TO_BREAK_FREE, TO_SHAKE_OFF = 5, 8"),
    Fault(READING, "games/street_bowl/skills/blood_lust.py", '    injure(t, victim, cause="bite", by=who)\n',
          '    remove(t, victim, st.BADLY_HURT, rule="19.6")\n'),
    Fault(READING, "games/street_bowl/gaze.py", "(zone for zone in zone_reasons", "(zone for zone in 2 * zone_reasons"),
    Fault(READING, "games/street_bowl/declare.py", "or JUMP_UP in skills", "or False"),

    Fault(CONTROL, "page/companion/update.py", "model.now - changed < DEAF_MS", "model.now - changed < 0"),
    Fault(CONTROL, "page/companion/event_entry.py", "action = (*kind, before[-1] + by)",
          "action = (*kind, before[-1])"),
    Fault(UNDO, "page/companion/dice_entry.py", "        if model.edit is not None:\n            break\n", ""),
    Fault(SIDE, "page/companion/turn_clock.py", "    used[side] += seconds\n", "    used[1 - side] += seconds\n"),
    Fault(SOUND, "page/companion/turn_clock.py", "before < limit <= clock.seconds", "before <= limit <= clock.seconds"),
    Fault(CHANCE, "page/companion/what_if_view.py", "if outcome in model.what_if.good", "if outcome"),
)
