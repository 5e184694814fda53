"""Sides of Cave Brawl on the page: their records as rows to show; what controls make of them is in the changes."""


from fracas.faces.cave_brawl import sheet as teams
from fracas.faces.cave_brawl.pieces import BIG
from fracas.faces.cave_brawl.roster_changes import CHANGES
from fracas.faces.cave_brawl.squad_lists import EFFECTS, SPECIALS
from fracas.faces.roster_editor import RosterEditor, TeamSummary
from fracas.games.cave_brawl.team import teams as cave
from fracas.games.cave_brawl.team.roster import UNKNOWN, Member, Roster, code_of, faults, kinds_of, ready_roster
from fracas.games.cave_brawl.team.roster_file import MOST_PLAYERS, read_text, sample_roster, write_file, write_forum
from fracas.games.cave_brawl.team.teams import Kind
from fracas.locale import _, ngettext
from fracas.view.controls import LabelledValue
from fracas.view.match.odds_slip import signed_amount
from fracas.view.teams.match_team import MatchTeam, ProfileRow
from fracas.view.teams.roster import RosterBuilder, ScoreRolls
from fracas.view.teams.roster_pieces import (
    PlayerEditor,
    PlayerRow,
    PlayerValue,
    PointsTally,
    Problem,
    ScoreFields,
    Stepper,
)
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer, TeamSheet

ROLLED, NOTHING = "rolled", "nothing"  # ways to a new side
RULES = "cave-brawl"


def _found(chosen: str, way: str) -> Roster:
    """Return a new roster."""
    if chosen == cave.SAMPLE:
        return sample_roster()
    faction = cave.FACTIONS.index(chosen) if chosen in cave.FACTIONS else 0
    return Roster(faction) if way == NOTHING else ready_roster(faction)


def _problems(roster: Roster, game: str = "") -> tuple[Problem, ...]:
    """Return every reason why a roster may not play."""
    return tuple(Problem(fault.text, f"{RULES} {fault.rule}") for fault in faults(roster))


def _builder(roster: Roster, key: str, opened: int) -> RosterBuilder:
    """Return the screen on which it is built."""
    wrong = {fault.shirt for fault in faults(roster)}
    found = roster.members[opened - 1] if 0 < opened <= len(roster.members) else None
    problems = _problems(roster)
    return RosterBuilder(
        key, RULES, roster.title, roster.name, _line(roster), _tally(roster), problems,
        tuple(_row(shirt, member, shirt in wrong) for shirt, member in enumerate(roster.members, 1)),
        _opened(roster, opened, found) if found is not None else None, _hire(roster), (), (), _kits(roster),
        problems[0].text if problems else "",
        sizes=tuple(LabelledValue(str(n), str(n)) for n in sorted(cave.SQUADS)), size=str(roster.squad),
        rolls=_rolls(roster),
    )


def _sheet(roster: Roster, key: str) -> TeamSheet:
    """Return the sheet to print."""
    used = dict.fromkeys(cave.KIND_OF[member.kind].special for member in roster.members)
    glossary = tuple((special_name(special), _(EFFECTS[special])) for special in used if special)
    cards = tuple(_card(shirt, member) for shirt, member in enumerate(roster.members, 1))
    return TeamSheet(key, roster.title, _line(roster), (), cards, glossary, _kits(roster)[0],
                 tuple(problem.text for problem in _problems(roster)))


def _in_match(roster: Roster) -> MatchTeam:
    """Return what a side is like in a new match."""
    team = roster.team
    rows = tuple(ProfileRow(f"{shirt}. {player.called}", teams.values_of(player),
                         _(player.kind.name) if player.name else "")
                 for shirt, player in enumerate(team.players, 1))
    return MatchTeam(roster.title, f"{_line(roster)} · {_known(roster)}", teams.columns(), rows,
                      counters=teams.counters(team))


def special_name(special: str) -> str:
    """Return what a special ability is called."""
    return _(SPECIALS[special][0])


def _line(roster: Roster) -> str:
    size = len(roster.members)
    players = ngettext("{n} player", "{n} players", size).format(n=size)
    return f"{_(cave.FACTION_NAMES[roster.faction])} · {players}"


def _known(roster: Roster) -> str:
    """Return how many players have scores already."""
    known, size = sum(member.is_rolled for member in roster.members), len(roster.members)
    if not known:
        return _("scores rolled in the match")
    return _("all scores known") if known == size else _("scores known: {n} of {size}").format(n=known, size=size)


def _rolls(roster: Roster) -> ScoreRolls:
    known = [member.scores != UNKNOWN for member in roster.members]
    return ScoreRolls(_known(roster), any(known), bool(known) and all(member.is_rolled for member in roster.members))


def _kits(roster: Roster) -> tuple[str, str]:
    home, away = roster.kits
    return home or teams.kit_of(roster.faction, 0), away or teams.kit_of(roster.faction, 1)


def _tally(roster: Roster) -> PointsTally:
    size, squad = len(roster.members), roster.squad
    basics = sum(cave.KIND_OF[member.kind].is_basic for member in roster.members)
    told = _("basic players: {n}, at least {least}").format(n=basics, least=cave.least_basics(squad))
    return PointsTally(_("{n} of {size} players").format(n=size, size=squad), told, size, squad)


def scores_of(member: Member) -> tuple[PlayerValue, ...]:
    """Return the scores of a player as far as they are known."""
    columns = teams.columns()
    named = zip((*columns[:3], columns[4]), member.scores, strict=True)
    return tuple(PlayerValue(name, "" if n is None else signed_amount(n, True)) for name, n in named)


def _values(member: Member) -> tuple[PlayerValue, ...]:
    """Return the scores with what the type gives: what is not known yet as the dice it is rolled with."""
    player = member.player
    return tuple(PlayerValue(name, text) for name, text in zip(teams.columns(), teams.values_of(player), strict=True))


def _row(shirt: int, member: Member, is_wrong: bool) -> PlayerRow:
    kind = cave.KIND_OF[member.kind]
    line = _(kind.name) if member.name else _("basic") if kind.is_basic else _("special")
    abilities = (special_name(kind.special),) if kind.special else ()
    return PlayerRow(shirt, member.player.called, line, _values(member), abilities, "", is_wrong, member.kind == BIG)


def _opened(roster: Roster, shirt: int, member: Member) -> PlayerEditor:
    swap = _("{n} (changes with {player})")
    numbers = tuple(LabelledValue(str(n), str(n) if n == shirt else swap.format(n=n, player=other.player.called))
                    for n, other in enumerate(roster.members, 1))
    return PlayerEditor(shirt, member.name, _(cave.KIND_OF[member.kind].name), numbers,
                scores=ScoreFields(scores_of(member), member.is_rolled, f"{RULES} 2.3"))


def _hire(roster: Roster) -> tuple[Stepper, ...]:
    """Return the types of the faction.

    Rule: Cave Brawl 2.1, Ruling 7.
    """
    full = _("the team is full") if len(roster.members) >= MOST_PLAYERS else ""
    specials = roster.squad - cave.least_basics(roster.squad)
    return tuple(
        Stepper(kind.code, _(kind.name), _note(kind), sum(member.kind == kind.code for member in roster.members),
                roster.squad if kind.is_basic else specials, "", full,
                tuple(map(PlayerValue, teams.columns(), teams.values_of(Member(kind.code).player))))
        for kind in kinds_of(roster.faction)
    )


def _note(kind: Kind) -> str:
    what = _("basic") if kind.is_basic else _("special")
    return f"{what} · {special_name(kind.special)}" if kind.special else what


def _card(shirt: int, member: Member) -> PrintedPlayer:
    """Return the card of a player; scores that are rolled in the match are lines to write on."""
    row, kind = _row(shirt, member, False), cave.KIND_OF[member.kind]
    values = tuple(each if member.is_rolled or each.label == teams.columns()[3] else each._replace(text="__")
                   for each in row.values[:4])
    boxes = (_("Dead"), *((_("Has cursed"),) if kind.special == cave.CURSE else ()))
    player = row._replace(values=values, line=_(kind.name) if member.name else "")
    return PrintedPlayer(player, boxes, hits=member.player.hp)


KEEPER = RosterEditor(
    game="cave_brawl",
    lists=lambda: tuple(LabelledValue(key, teams.title(key)) for key in (*cave.FACTIONS, cave.SAMPLE)),
    ways=lambda: (NewTeamOption("ready", _("Ready-made"), _("nine players, rolled in the match")),
                  NewTeamOption(NOTHING, _("From nothing"), _("choose them yourself"), "plus")),
    found=_found, write=write_file, read=read_text, forum=write_forum, code=lambda roster, game: code_of(roster),
    summary=lambda roster: TeamSummary(roster.title, f"{_line(roster)} · {_known(roster)}", _kits(roster)),
    problems=_problems, changes=CHANGES, builder=_builder, sheet=_sheet, in_match=_in_match,
    needs=lambda roster: {"squad": roster.squad},  # Ruling 7
)
