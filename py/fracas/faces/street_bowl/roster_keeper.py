"""Teams of Street Bowl on the page: their records as rows to show; what controls make of them is in the changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces.roster_editor import RosterEditor, TeamSummary
from fracas.faces.street_bowl.pieces import BIG
from fracas.faces.street_bowl.roster_changes import CHANGES, CHEF, POTIONS, REROLLS
from fracas.faces.street_bowl.sheet import columns, kit_of, values_of
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.skills.off_pitch import LEADER
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.codes import MOST_BOUGHT, write_code
from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.races import CATEGORY_OF, LETTERS, RACE_OF, RACES, Position
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.games.street_bowl.team.roster_file import names_of_support, read_text, write_file, write_forum
from fracas.games.street_bowl.team.teams import READY
from fracas.games.street_bowl.words.names import skill_name
from fracas.games.street_bowl.words.skill_texts import effect
from fracas.locale import _, ngettext
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import MatchTeam, ProfileRow
from fracas.view.teams.roster import RosterBuilder, SupportSwitch
from fracas.view.teams.roster_pieces import (
    LearnableSkill,
    LearnableSkills,
    PlayerEditor,
    PlayerRow,
    PlayerValue,
    PointsTally,
    Problem,
    Stepper,
)
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer, TeamSheet

RULES = "street_bowl"
NOTHING = "nothing"  # the way to an empty team


def _lists() -> Sequence[LabelledValue]:
    """List the races."""
    return tuple(LabelledValue(race.key, _(race.name)) for race in RACES)


def _ways() -> Sequence[NewTeamOption]:
    """List the ready-made team, and the empty one."""
    return (NewTeamOption("ready", _("Ready-made"), _("within 600,000, ready")),
            NewTeamOption(NOTHING, _("From nothing"), _("hire them yourself"), "plus"))


def _found(chosen: str, way: str) -> Roster:
    """Return a new roster."""
    race = chosen if chosen in RACE_OF else RACES[0].key
    return Roster(race) if way == NOTHING else rs.ready_roster(race)


def _has_added(roster: Roster) -> bool:
    return any(member.added for member in roster.members)


def _needs(roster: Roster) -> Mapping[str, Any]:
    """Return that added skills must be allowed.

    Rule: Street Bowl Ruling 4.
    """
    return {"skills": 1} if _has_added(roster) else {}


def _summary(roster: Roster) -> TeamSummary:
    """Return what lists show."""
    return TeamSummary(rs.title_of(roster), f"{_line(roster)} · {_tally(roster).text}", _kits(roster))


def _problems(roster: Roster, game: str = "") -> tuple[Problem, ...]:
    """Return every reason why a roster may not play where added skills are allowed; a match without asks by itself."""
    return tuple(Problem(fault.text, f"{RULES} {fault.rule}") for fault in faults(roster, allows_skills=True))


def _builder(roster: Roster, key: str, opened: int) -> RosterBuilder:
    """Return the screen on which it is built."""
    wrong = {fault.shirt for fault in faults(roster, allows_skills=True)}
    found = roster.members[opened - 1] if 0 < opened <= len(roster.members) else None
    return RosterBuilder(
        key, RULES, rs.title_of(roster), roster.name, _line(roster), _tally(roster), _problems(roster),
        tuple(_row(roster, shirt, shirt in wrong) for shirt in range(1, len(roster.members) + 1)),
        _opened(roster, opened, found) if found is not None else None, _hire(roster), _support(roster),
        _extras(roster), _kits(roster), "" if roster.members else _("nobody signed yet"),
    )


def _sheet(roster: Roster, key: str) -> TeamSheet:
    """Return the sheet to print."""
    shirts = range(1, len(roster.members) + 1)
    used = sorted({skill for shirt in shirts for skill in rs.player_of(roster, shirt).skills})
    cards = tuple(PrintedPlayer(_row(roster, shirt, False), (_("KO"), _("Hurt"), _("Dead"))) for shirt in shirts)
    return TeamSheet(key, rs.title_of(roster), f"{_line(roster)} · {_tally(roster).text}", names_of_support(roster),
                     cards, tuple((skill_name(skill), effect(skill)) for skill in used), _kits(roster)[0],
                     tuple(problem.text for problem in _problems(roster)))


def _in_match(roster: Roster) -> MatchTeam:
    """Return what a team is like in a new match."""
    rows = tuple(
        ProfileRow(f"{shirt}. {rs.name_of(roster, shirt)}", values_of(rs.position_of(roster, member)),
                   ", ".join((_(rs.position_of(roster, member).name),
                              *map(skill_name, rs.player_of(roster, shirt).skills))))
        for shirt, member in enumerate(roster.members, 1)
    )
    return MatchTeam(rs.title_of(roster), ", ".join((_line(roster), *names_of_support(roster))), columns(), rows)


def _line(roster: Roster) -> str:
    size = len(roster.members)
    players = ngettext("{n} player", "{n} players", size).format(n=size)
    return f"{_(rs.race_of(roster).name)} · {players}"


def _tally(roster: Roster) -> PointsTally:
    value, left = rs.value_of(roster), rs.MONEY - rs.value_of(roster)
    words = _("{n},000 left") if left > 0 else _("{n},000 too much") if left else _("all of it spent")
    spent = _("{value},000 of {limit},000").format(value=value, limit=rs.MONEY)
    return PointsTally(spent, words.format(n=abs(left)), value, rs.MONEY)


def _kits(roster: Roster) -> tuple[str, str]:
    home, away = roster.kits
    return home or kit_of(roster.race, 0), away or kit_of(roster.race, 1)


def _values(position: Position) -> tuple[PlayerValue, ...]:
    return tuple(map(PlayerValue, columns(), values_of(position)))


def _row(roster: Roster, shirt: int, is_wrong: bool) -> PlayerRow:
    position = rs.position_of(roster, roster.members[shirt - 1])
    skills = tuple(map(skill_name, rs.player_of(roster, shirt).skills))
    return PlayerRow(shirt, rs.name_of(roster, shirt), _(position.name), _values(position), skills,
                     _("{n},000").format(n=position.cost), is_wrong, position.st >= BIG)


def _opened(roster: Roster, shirt: int, member: Member) -> PlayerEditor:
    swap = _("{n} (changes with {player})")
    numbers = tuple(LabelledValue(str(n), str(n) if n == shirt else swap.format(n=n, player=rs.name_of(roster, n)))
                    for n in range(1, len(roster.members) + 1))
    return PlayerEditor(shirt, member.name, READY[roster.race].given_names[shirt - 1], numbers,
                _lessons(rs.position_of(roster, member), shirt, member))


def _lessons(position: Position, shirt: int, member: Member) -> tuple[LearnableSkills, ...]:
    """Return the skills an organiser may give a player: those of his categories, then those of a double.

    Rule: Street Bowl 3, Ruling 4.
    """
    def of(letters: str) -> tuple[LearnableSkill, ...]:
        open_to = {CATEGORY_OF[letter] for letter in letters}
        return tuple(
            LearnableSkill(f"{shirt} {key}", skill_name(key), effect(key), key in member.added)
            for key, skill in BY_KEY.items()
            if skill.category in open_to and key != LEADER and key not in position.skills)
    return (LearnableSkills(_("Added skills, if the organiser allows them"), f"{RULES} 3", of(position.normal)),
            LearnableSkills(_("Those that need a double"), f"{RULES} 3", of(position.double)))


def _hire(roster: Roster) -> tuple[Stepper, ...]:
    """Return the positions of the race.

    Rule: Street Bowl 3.
    """
    full = _("the team is full") if len(roster.members) >= rs.MOST else ""
    return tuple(
        Stepper(letter, _(position.name), _note(position), rs.count_of(roster, letter), min(position.most, rs.MOST),
                f"{RULES} 3", full, _values(position))
        for letter, position in zip(LETTERS, rs.race_of(roster).positions, strict=False)
    )


def _note(position: Position) -> str:
    cost = _("{n},000").format(n=position.cost)
    if position.is_specialist:
        cost = _("{cost}, specialist").format(cost=cost)
    return " · ".join((cost, *map(skill_name, position.skills)))


def _support(roster: Roster) -> tuple[Stepper, ...]:
    cost = _("{n},000 each").format(n=rs.reroll_cost(rs.race_of(roster)))
    return (
        Stepper(REROLLS, _("Team re-rolls"), cost, roster.rerolls, rs.MOST_REROLLS, f"{RULES} 3"),
        Stepper(POTIONS, _("Magic Potions"), _("one is free, further ones {n},000 each").format(n=rs.POTION),
                roster.potions, MOST_BOUGHT, f"{RULES} 13"),
    )


def _extras(roster: Roster) -> tuple[SupportSwitch, ...]:
    cost = _("{n},000; each half he cooks up re-rolls and spoils theirs.").format(n=rs.chef_cost(rs.race_of(roster)))
    return (SupportSwitch(CHEF, _("Halfling Master Chef"), cost, roster.has_chef, f"{RULES} 4"),)


KEEPER = RosterEditor(
    game=RULES, lists=_lists, ways=_ways, found=_found, write=write_file, read=read_text, forum=write_forum,
    code=lambda roster, game: write_code(roster) if roster.members else "", summary=_summary, problems=_problems,
    changes=CHANGES, builder=_builder, sheet=_sheet, in_match=_in_match, needs=_needs,
)
