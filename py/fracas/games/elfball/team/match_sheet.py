"""The sheet of a match played at the table (chapters 17, 21, 22): goals, experience, wounds.

What is written down of a player is a mark: his shirt, the key of a column, and a text. The shirt 0 is the team's.
"""

from fracas.games.elfball.experience import SCORER
from fracas.games.elfball.team.lists import IMPCRUSHER
from fracas.games.elfball.team.notes import notes_with, read_fact, read_notes
from fracas.games.elfball.team.roster import ATTRIBUTES, KIND_OF, Member
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.words.report import REPORT
from fracas.kernel.contracts.career import Column, Columns, FigureCounts, MatchSheet, Options, SheetEntries
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.teams.fields import typed_number
from fracas.locale import N_, _, pgettext

GOALS, EXPERIENCE, INJURY, POTIONS = "goals", "experience", "injury", "potions"
OVER = "x"
MOST = 99  # goals or points of experience of a player in a match


def columns(options: Options) -> Columns:
    """Return the columns of the sheet, those of each player and those of the team.

    Rule: Elfball 17, 21, 22; without careers goals alone.
    """
    goals = Column(GOALS, _(REPORT.figures[GOALS]))
    if options.get("careers") != "yes":
        return Columns((goals,))
    wounds = ((name, _("{attribute} −1").format(attribute=pgettext("attribute", name.capitalize())))
              for name in ATTRIBUTES)
    injuries = (("", _("none")), *wounds, (OVER, _("career over")))
    return Columns((goals, Column(EXPERIENCE, _("Experience")), Column(INJURY, _("Lasting injury"), injuries)),
                   (Column(POTIONS, _("Magic Potions drunk")),))


def read(team: str, options: Options, marks: SheetEntries, old: str) -> tuple[str, FigureCounts]:
    """Return the notes and figures of a sheet.

    Rule:   Elfball 17, 22.
    Args:   team - before the match; old - notes whose deeds of the coach stay.
    Raises: InvalidNotation quoting what cannot be.
    """
    facts, figures, counts = list[str](), list[tuple[int, str, int]](), options.get("careers") == "yes"
    for member in read_code(team).members:
        goals, gained = _goals_and_experience(member, marks)
        injury = marks.get((member.shirt, INJURY), "")
        figures += [(member.shirt - 1, GOALS, goals)] if goals else []
        figures += [(member.shirt - 1, EXPERIENCE, gained)] if gained and counts else []
        facts += [f"{member.shirt}+{gained}"] if gained else []
        facts += [f"{member.shirt}{OVER if injury == OVER else f'-{injury}'}"] if injury else []
    drunk = typed_number(marks.get((0, POTIONS), ""), KIND_OF["potion"].most)
    facts += [f"p{drunk}"] if drunk else []
    deeds = read_notes(old)[1] if old else []
    return notes_with("", (*facts, *deeds)) if counts else "", figures


def _goals_and_experience(member: Member, marks: SheetEntries) -> tuple[int, int]:
    """Return goals and experience of a player: two points a goal unless something else is written down.

    Rule: Elfball 22, 24.6.
    """
    goals, written = typed_number(marks.get((member.shirt, GOALS), ""), MOST), marks.get((member.shirt, EXPERIENCE), "")
    if member.position != IMPCRUSHER:
        return goals, typed_number(written, MOST) if written else SCORER * goals
    if typed_number(written, MOST):
        raise InvalidNotation(_("No. {n} is an Impcrusher and gains no experience.").format(n=member.shirt))
    return goals, 0


def marks_of(notes: str, figures: FigureCounts) -> dict[tuple[int, str], str]:
    """Return the marks of a sheet that stand for these notes and figures."""
    found = {(shirt + 1, key): str(times) for shirt, key, times in figures if key == GOALS}
    for fact in map(read_fact, read_notes(notes)[0] if notes else ()):
        if fact.potions:
            found[0, POTIONS] = str(fact.potions)
        elif fact.gained:
            found[fact.shirt, EXPERIENCE] = str(fact.gained)
        else:
            found[fact.shirt, INJURY] = OVER if fact.is_over else fact.wound
    return found


def goals_in_figures(figures: FigureCounts, options: Options) -> int:
    """Return the goals that the figures of a side account for; in a tournament points are no goals.

    Rule: Elfball 24.8.
    """
    return 0 if options.get("tournament") == "yes" else sum(n for _shirt, key, n in figures if key == GOALS)


SHEET = MatchSheet(columns, read, marks_of, goals_in_figures,
                   N_("A scorer for whom no experience is typed in earns 2 points a goal."))
