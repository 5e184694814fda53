"""A match that was played at the table, as its coaches type it in (chapters 17, 21 and 22): goals, experience, wounds.

What is typed of a player is a mark: his shirt, the key of a column, and a text. The shirt 0 is the team's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.games.elfball.experience import SCORER
from fracas.games.elfball.team.lists import IMPCRUSHER
from fracas.games.elfball.team.notes import BEGIN, read_fact, read_notes
from fracas.games.elfball.team.roster import ATTRIBUTES, MOST_POTIONS, Member, Roster
from fracas.games.elfball.words.report import REPORT
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.typed_result import Columns, Counted, Marks, number
from fracas.locale import _, pgettext

GOALS, EXPERIENCE, INJURY, POTIONS = "goals", "experience", "injury", "potions"
OVER = "x"


def columns(options: Mapping[str, Any]) -> Columns:
    """Return what can be typed in of each player, and of the team.

    Rule: Elfball 17, 21, 22; without careers goals alone.
    """
    goals = (GOALS, _(REPORT.figures[GOALS]), ())
    if options.get("careers") != "yes":
        return (goals,), ()
    wounds = ((name, _("{attribute} −1").format(attribute=pgettext("attribute", name.capitalize())))
              for name in ATTRIBUTES)
    injuries = (("", _("none")), *wounds, (OVER, _("career over")))
    return (goals, (EXPERIENCE, _("Experience"), ()), (INJURY, _("Lasting injury"), injuries)), \
        ((POTIONS, _("Magic Potions drunk"), ()),)


def typed(roster: Roster, marks: Marks, options: Mapping[str, Any], old: str) -> tuple[str, Counted]:
    """Return notes and figures of what was typed in.

    Rule:   Elfball 17, 22.
    Args:   roster - the team before the match; old - notes whose deeds of the coach stay.
    Raises: InvalidNotation quoting what cannot be.
    """
    counts, facts, figures = options.get("careers") == "yes", [], []
    for member in roster.members:
        goals, gained = _earned(member, marks)
        injury = marks.get((member.shirt, INJURY), "") if counts else ""
        figures += [(member.shirt - 1, GOALS, goals)] if goals else []
        if gained and counts:
            figures.append((member.shirt - 1, EXPERIENCE, gained))
            facts.append(f"{member.shirt}+{gained}")
        facts += [f"{member.shirt}{OVER if injury == OVER else f'-{injury}'}"] if injury else []
    drunk = number(marks.get((0, POTIONS), ""), MOST_POTIONS)
    facts += [f"p{drunk}"] if drunk else []
    deeds = read_notes(old)[1] if old else []
    return ".".join((BEGIN, *facts, *deeds)) if counts else "", figures


def _earned(member: Member, marks: Marks) -> tuple[int, int]:
    """Return goals and experience of a player: two points a goal unless something else is typed.

    Rule: Elfball 22, 24.6.
    """
    goals, typed_in = number(marks.get((member.shirt, GOALS), "")), marks.get((member.shirt, EXPERIENCE), "")
    if member.position != IMPCRUSHER:
        return goals, number(typed_in) if typed_in else SCORER * goals
    if number(typed_in):
        raise InvalidNotation(_("No. {n} is an Impcrusher and gains no experience.").format(n=member.shirt))
    return goals, 0


def marks_of(notes: str, figures: Counted) -> dict[tuple[int, str], str]:
    """Return what would have to be typed in for these notes and figures."""
    found = {(shirt + 1, key): str(times) for shirt, key, times in figures if key == GOALS}
    for fact in read_notes(notes)[0] if notes else ():
        shirt, gained, attribute, is_over, potions = read_fact(fact)
        if potions:
            found[0, POTIONS] = potions
        elif gained:
            found[int(shirt), EXPERIENCE] = gained
        else:
            found[int(shirt), INJURY] = OVER if is_over else attribute
    return found
