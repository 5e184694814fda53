"""Rosters of Elfball and Street Brawl on the page: their records as rows to show, and controls as changes."""

from collections.abc import Callable

from fracas.faces.elfball.roster_changes import CHANGES
from fracas.faces.elfball.sheet import default_kit
from fracas.faces.roster_editor import ADVANCED, RosterEditor, TeamSummary
from fracas.games.elfball.abilities.listed import ABILITIES, BASIC, GENERAL, Ability, in_printed_order, is_open_to
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.legality import MANIAC_RULE, RULES, faults, names_of_support
from fracas.games.elfball.team.lists import LISTS, MANIAC, OPTIONAL, SQUAD, TEAMS, letters_of, position_at, replaced_by
from fracas.games.elfball.team.roster import Member, Roster
from fracas.games.elfball.team.roster_file import read_text, write_file, write_forum
from fracas.games.elfball.team.team_code import most_of, write_code
from fracas.games.elfball.team.teams import profile_of
from fracas.games.elfball.words.ability_texts import effects
from fracas.games.elfball.words.names import ability_name, attribute_name
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
    Problem,
    Stepper,
    points_tally,
)
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer, TeamSheet

BIG = "Monster"
FOUNDED: dict[str, Callable[[str], Roster]] = {
    "basic": rs.ready_roster, ADVANCED: rs.advanced_roster, "nothing": Roster,
}


def _problems(roster: Roster, game: str = "") -> tuple[Problem, ...]:
    """Return every reason why a roster may not play a game; without one, a game it is made for."""
    game = game or _made_for(roster)
    return tuple(Problem(fault.text, f"{fault.game or 'elfball'} {fault.rule}") for fault in faults(roster, game))


def builder(roster: Roster, key: str, opened: int) -> RosterBuilder:
    """Return the screen on which it is built."""
    wrong = {fault.shirt for fault in faults(roster)}
    found = next((member for member in roster.members if member.shirt == opened), None)
    return RosterBuilder(
        key, "elfball", rs.title_of(roster), roster.name, _line(roster),
        points_tally(rs.value_of(roster), roster.limit), _problems(roster),
        tuple(player_row(roster, member, member.shirt in wrong) for member in roster.members),
        _opened(roster, found) if found is not None else None, _hire(roster), _support(roster), _extras(roster),
        _kits(roster), "" if roster.members else _("nobody signed yet"), roster.limit,
    )


def _sheet(roster: Roster, key: str) -> TeamSheet:
    """Return the sheet to print."""
    used = in_printed_order(tuple(key for member in roster.members for key in rs.abilities_of(member)))
    told = effects()
    glossary = tuple((ability_name(each), told[each]) for each in used)
    return TeamSheet(key, rs.title_of(roster), _line_with_points(roster), names_of_support(roster.support),
                 tuple(_card(roster, member) for member in roster.members), glossary, _kits(roster)[0],
                 tuple(problem.text for problem in _problems(roster)))


def _in_match(roster: Roster) -> MatchTeam:
    """Return what a team is like in a new match: each player with what he has learned."""
    line = ", ".join((_line(roster), *names_of_support(roster.support)))
    rows = tuple(
        ProfileRow(f"{member.shirt}. {rs.name_of(roster, member)}", tuple(map(str, rs.attributes_of(roster, member))),
                ", ".join((_(rs.position_of(roster, member).name), *map(ability_name, rs.abilities_of(member)))))
        for member in roster.members
    )
    return MatchTeam(rs.title_of(roster), line, tuple(map(attribute_name, rs.ATTRIBUTES)), rows)


def _has_maniac(roster: Roster) -> bool:
    return any(member.position == MANIAC for member in roster.members)


def _made_for(roster: Roster) -> str:
    return "street_brawl" if _has_maniac(roster) else "elfball"


def _line(roster: Roster) -> str:
    size = len(roster.members)
    players = ngettext("{n} player", "{n} players", size).format(n=size)
    return f"{_(rs.team_of(roster).name)} · {players}"


def _line_with_points(roster: Roster) -> str:
    return f"{_line(roster)} · {points_tally(rs.value_of(roster), roster.limit).text}"


def _kits(roster: Roster) -> tuple[str, str]:
    home, away = roster.kits
    return home or default_kit(roster.list, 0), away or default_kit(roster.list, 1)


def values_of(roster: Roster, member: Member) -> tuple[PlayerValue, ...]:
    """Return the attributes of a player; what injuries have lowered is marked."""
    now, printed = rs.attributes_of(roster, member), rs.position_of(roster, member)[3:9]
    return tuple(PlayerValue(attribute_name(name), str(n), n != was)
                 for name, n, was in zip(rs.ATTRIBUTES, now, printed, strict=True))


def player_row(roster: Roster, member: Member, is_wrong: bool) -> PlayerRow:
    """Return a player as lists show him."""
    position = rs.position_of(roster, member)
    line = _(position.name)
    if member.experience:
        line = _("{position} · experience {n}").format(position=line, n=member.experience)
    abilities = tuple(map(ability_name, rs.abilities_of(member)))
    return PlayerRow(member.shirt, rs.name_of(roster, member), line, values_of(roster, member), abilities,
                  str(rs.cost_of(member)), is_wrong, position.type == BIG)


def _opened(roster: Roster, member: Member) -> PlayerEditor:
    worn = {other.shirt: rs.name_of(roster, other) for other in roster.members if other is not member}
    swap = _("{n} (changes with {player})")
    numbers = tuple(LabelledValue(str(n), swap.format(n=n, player=worn[n]) if n in worn else str(n))
                    for n in range(1, SQUAD + 1))
    now, printed = rs.attributes_of(roster, member), rs.position_of(roster, member)[3:9]
    wounds = tuple(
        Stepper(f"{member.shirt} {name}", attribute_name(name), "", n, was, "", _("as printed") if n >= was else "",
                least=min(was, 1))
        for name, n, was in zip(rs.ATTRIBUTES, now, printed, strict=True)
    )
    given = rs.team_of(roster).given_names[member.shirt - 1]
    return PlayerEditor(member.shirt, member.name, given, numbers, _lessons(roster, member), member.experience, wounds)


def _lessons(roster: Roster, member: Member) -> tuple[LearnableSkills, ...]:
    """Return what a player has learned and may learn: what is open to his Type first, then the General abilities."""
    kind = rs.position_of(roster, member).type
    profile = profile_of(roster, member)
    own = [a for a in ABILITIES if a not in GENERAL
           and (is_open_to(profile, roster.list, a.key) or a.key in member.learned)]
    return (
        LearnableSkills(_("Abilities of his Type: {type}").format(type=_(kind)), "elfball 22.2",
                tuple(_lesson(member, a) for a in own)),
        LearnableSkills(_("General abilities"), "elfball 22.1", tuple(_lesson(member, a) for a in GENERAL)),
    )


def _lesson(member: Member, ability: Ability) -> LearnableSkill:
    """Return one ability with what it needs and does."""
    if ability.level == BASIC:
        level = _("Basic")
    else:
        basic = next(a for a in ABILITIES if a.of == ability.of and a.level == BASIC)
        level = _("Advanced, after {ability}").format(ability=ability_name(basic.key))
    note = _("{level}: {effect}").format(level=level, effect=effects()[ability.key])
    return LearnableSkill(f"{member.shirt} {ability.key}", ability_name(ability.key), note,
                          ability.key in member.learned)


def _hire(roster: Roster) -> tuple[Stepper, ...]:
    """Return the positions of the list and the optional players the team may have."""
    team, counts = rs.team_of(roster), rs.counts_of_positions(roster)
    full = "" if rs.free_shirt(roster) else _("the team is full")
    rows = []
    for letter in letters_of(team):
        position = position_at(team, letter)
        values = tuple(map(PlayerValue, map(attribute_name, rs.ATTRIBUTES), map(str, position[3:9])))
        note, rule = _(position.type) if position.type != position.name else "", ""
        if letter in OPTIONAL:
            instead = _(position_at(team, replaced_by(team, letter)).name)
            note = _("{type}; optional, takes the place of one: {position}").format(
                type=_(position.type), position=instead)
            rule = f"street_brawl {MANIAC_RULE}" if letter == MANIAC else f"elfball {RULES[letter]}"
        name = _("{position} (Street Brawl)").format(position=_(position.name)) if letter == MANIAC \
            else _(position.name)
        now, most = counts.get(letter, 0), most_of(team, counts, letter)
        rows.append(Stepper(letter, name, note, now, most, rule, full, values))
    return tuple(rows)


def _support(roster: Roster) -> tuple[Stepper, ...]:
    rows = []
    for word, name, effect in (
        ("cheerleader", _("Cheerleaders"), _("Each: once a Test, one Momentum.")),
        ("keg", _("Zlurpee Kegs"), _("Each: once a Test, one success more on an Injury roll.")),
        ("potion", _("Magic Potions"), _("Each: a gamble for a player off the field.")),
    ):
        kind = rs.KIND_OF[word]
        now, note = roster.support.number(kind), _("5 points each. {effect}").format(effect=effect)
        full = _("no more allowed") if now >= kind.most else ""
        rows.append(Stepper(word, name, note, now, kind.most, f"elfball {kind.rule}", full))
    return tuple(rows)


def _extras(roster: Roster) -> tuple[SupportSwitch, ...]:
    return (
        SupportSwitch("referee", _("Bribed Referee"),
              _("5 points. A Monster may take the face-off, players without the ball may stand in goals."),
              roster.support.referee, "elfball 21"),
        SupportSwitch("wizard", _("Hired Gun Wizard"), _("20 points, an optional rule. One spell a match."),
              roster.support.wizard, "elfball 24.7"),
    )


def _card(roster: Roster, member: Member) -> PrintedPlayer:
    position = rs.position_of(roster, member)
    line = _(position.name) if position.name == position.type else f"{_(position.name)}, {_(position.type)}"
    player = player_row(roster, member, False)._replace(line=line)
    return PrintedPlayer(player, (_("Bench"), _("Recovery"), _("Infirmary")), member.experience)


KEEPER = RosterEditor(
    game="elfball", lists=lambda: tuple(LabelledValue(team.key, _(team.name)) for team in LISTS),
    ways=lambda: (NewTeamOption("basic", _("Basic game"), _("ten players, ready")),
                  NewTeamOption(ADVANCED, _("Advanced game"), _("180 points, ready")),
                  NewTeamOption("nothing", _("From nothing"), _("hire them yourself"), "plus")),
    found=lambda chosen, way: FOUNDED.get(way, rs.ready_roster)(chosen if chosen in TEAMS else LISTS[0].key),
    write=write_file, read=read_text, forum=lambda roster: write_forum(roster, _made_for(roster)),
    code=lambda roster, game: write_code(roster) if roster.members and (  # a Chainsaw Maniac plays no Elfball
        game != "elfball" or not _has_maniac(roster)) else "",
    summary=lambda roster: TeamSummary(rs.title_of(roster), _line_with_points(roster), _kits(roster)),
    problems=_problems, changes=CHANGES, builder=builder, sheet=_sheet, in_match=_in_match,
)
