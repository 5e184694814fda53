"""Roster schema of Cave Brawl."""

from fracas.faces.cave_brawl import sheet as teams
from fracas.faces.cave_brawl.pieces import BIG, head_of
from fracas.faces.cave_brawl.squad_lists import EFFECTS, SPECIALS
from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import NOTHING, HiringRow, PlaceNumbers, RosterChange, players_line
from fracas.games.cave_brawl.team import teams as cave
from fracas.games.cave_brawl.team.given import given_name, roster_name
from fracas.games.cave_brawl.team.roster import (
    UNKNOWN,
    Member,
    Roster,
    Scores,
    code_of,
    faults,
    kinds_of,
    ready_roster,
    with_rolled_scores,
)
from fracas.games.cave_brawl.team.roster_file import (
    MOST_PLAYERS,
    read_text,
    sample_roster,
    score_limits,
    write_file,
    write_forum,
)
from fracas.games.cave_brawl.team.teams import Kind
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _
from fracas.view.arguments import number, text
from fracas.view.controls import LabelledValue
from fracas.view.match.odds_slip import MINUS, signed_amount
from fracas.view.teams.roster import ScoreRolls
from fracas.view.teams.roster_pieces import PlayerEditor, PlayerRow, PlayerValue, PointsTally, ScoreFields
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer

NUMBERS = PlaceNumbers[Roster, Member]()


def _create(chosen: str, template: str) -> Roster:
    if chosen == cave.SAMPLE:
        return sample_roster()
    faction = cave.FACTIONS.index(chosen) if chosen in cave.FACTIONS else 0
    return Roster(faction) if template == NOTHING else ready_roster(faction)


# -- the side --------------------------------------------------------------------------------------------------


def _known_scores(roster: Roster) -> str:
    """Return in words how many players have scores."""
    known, size = sum(member.is_rolled for member in roster.members), len(roster.members)
    if not known:
        return _("rolled in the match")
    return _("all scores known") if known == size else _("scores known: {n} of {size}").format(n=known, size=size)


def _rolls(roster: Roster) -> ScoreRolls:
    known = [member.scores != UNKNOWN for member in roster.members]
    return ScoreRolls(_known_scores(roster), any(known),
                 bool(known) and all(member.is_rolled for member in roster.members))


def _tally(roster: Roster) -> PointsTally:
    size, squad = len(roster.members), roster.squad
    basics = sum(cave.KIND_OF[member.kind].is_basic for member in roster.members)
    least = _("basic players: {n}, at least {least}").format(n=basics, least=cave.least_basics(squad))
    return PointsTally(_("{n} of {size} players").format(n=size, size=squad), least, size, squad)


# -- players ---------------------------------------------------------------------------------------------------


def special_name(special: str) -> str:
    """Return the name of a special ability."""
    return _(SPECIALS[special][0])


def _hiring(roster: Roster) -> tuple[HiringRow, ...]:
    """Return the types of the faction.

    Rule: Cave Brawl 2.1, Ruling 7.
    """
    specials = roster.squad - cave.least_basics(roster.squad)
    return tuple(HiringRow(kind.code, _(kind.name), _note(kind), roster.squad if kind.is_basic else specials, "",
                           teams.values_of(Member(kind.code).player)) for kind in kinds_of(roster.faction))


def _note(kind: Kind) -> str:
    what = _("basic") if kind.is_basic else _("special")
    return f"{what} · {special_name(kind.special)}" if kind.special else what


def _row(roster: Roster, shirt: int, member: Member) -> PlayerRow:
    """Return a player in lists; scores that are not known yet are the dice they are rolled with."""
    kind = cave.KIND_OF[member.kind]
    values = tuple(map(PlayerValue, teams.columns(), teams.values_of(member.player)))
    return PlayerRow(shirt, roster_name(roster, shirt), _(kind.name), values, (), "", is_big=member.kind == BIG,
                     head=head_of(member.kind))


def _specials(_roster: Roster, _shirt: int, member: Member) -> tuple[str, ...]:
    special = cave.KIND_OF[member.kind].special
    return (special,) if special else ()


def _player_editor(_roster: Roster, member: Member, opened: PlayerEditor) -> PlayerEditor:
    """Return the player being changed, with his scores as far as they are known."""
    columns = teams.columns()
    scores = tuple(PlayerValue(name, "" if n is None else signed_amount(n, True))
                   for name, n in zip((*columns[:3], columns[4]), member.scores, strict=True))
    return opened._replace(scores=ScoreFields(scores, member.is_rolled, "cave_brawl 2.3"))


def _card(_roster: Roster, member: Member, row: PlayerRow) -> PrintedPlayer:
    """Return the card of a player; scores that are rolled in the match are lines to write on."""
    kind = cave.KIND_OF[member.kind]
    values = tuple(each if member.is_rolled or each.label == teams.columns()[3] else each._replace(text="__")
                   for each in row.values[:4])
    boxes = (_("Dead"), *((_("Has cursed"),) if kind.special == cave.CURSE else ()))
    return PrintedPlayer(row._replace(values=values), boxes, hits=member.player.hp)


# -- controls of its own ---------------------------------------------------------------------------------------


def _score(roster: Roster, shirt: int, place: int, typed: str) -> Roster:
    """Note a score as it is being typed in.

    Rule: Cave Brawl 2.3.
    """
    low, high = score_limits()[place]
    points = teams.read_score(typed)
    if not low <= points <= high if points is not None else typed.strip() not in ("", "-", MINUS):
        raise InvalidNotation(_("{text} is not a number from {low} to {high}.").format(
            text=quote(typed), low=low, high=high))

    def noted(member: Member) -> Member:
        scores = [*member.scores]
        scores[place] = points
        return member._replace(scores=_four(scores))

    return NUMBERS.change(roster, shirt, noted)


def _four(scores: list[int | None]) -> Scores:
    bt, cd, pk, hp = scores
    return bt, cd, pk, hp


def _roll(roster: Roster, shirt: int, seed: str) -> Roster:
    """Roll the scores of one player anew, or those of all who have none.

    Rule: Cave Brawl 2.3.
    Args: shirt - 0 = all.
    """
    return with_rolled_scores(NUMBERS.change(roster, shirt, lambda member: member) if shirt else roster, seed, shirt)


def _unroll(roster: Roster, shirt: int) -> Roster:
    """Leave the scores of one player, or of all, to the match.

    Args: shirt - 0 = all.
    """
    for each in (shirt,) if shirt else NUMBERS.choices(roster):
        roster = NUMBERS.change(roster, each, lambda member: member._replace(scores=UNKNOWN))
    return roster


def _shirt(piece: str) -> int:
    """Read the number of a player, 0 for all."""
    return number(piece) if piece else 0


EDITOR = RosterEditor(
    game="cave_brawl",
    lists=lambda: tuple(LabelledValue(key, teams.title(key)) for key in (*cave.FACTIONS, cave.SAMPLE)),
    templates=lambda: (NewTeamOption("ready", _("Ready-made"), _("nine players, rolled in the match")),
                       NewTeamOption(NOTHING, _("Empty team"), _("choose the players yourself"), "plus")),
    create=_create,
    write=write_file, read=read_text, forum=write_forum, code=lambda roster, _game: code_of(roster),
    title=lambda roster: roster.title,
    given_title=lambda roster: _(cave.FACTION_NAMES[roster.faction]),
    line=lambda roster: players_line(_(cave.FACTION_NAMES[roster.faction]), len(roster.members)),
    state=_known_scores,
    is_state_printed=False,
    tally=_tally,
    usual_kit=lambda roster, side: teams.kit_of(roster.faction, side),
    faults=lambda roster, _game: faults(roster),
    plays_only_legal=True,
    needs=lambda roster: {"squad": roster.squad},  # Ruling 7
    sizes=tuple(sorted(cave.SQUADS)),
    size=lambda roster: roster.squad,
    resize=lambda roster, size: roster._replace(squad=size),  # Ruling 7
    rolls=_rolls,
    counters=lambda roster: teams.counters(roster.team),
    numbers=NUMBERS,
    most_players=MOST_PLAYERS,
    hiring=_hiring,
    kind=lambda member: member.kind,
    recruit=Member,
    unknown_kind=N_("This faction has no type {text}."),
    columns=teams.columns,
    row=_row,
    abilities=_specials,
    ability_name=special_name,
    ability_effect=lambda special: _(EFFECTS[special]),
    given_name=lambda roster, shirt, _member: given_name(roster, shirt),
    player_editor=_player_editor,
    card=_card,
    note=lambda _roster, member, _row: _(cave.KIND_OF[member.kind].name),
    own_changes={
        "score": RosterChange(_score, (number, ("0", "1", "2", "3").index, text), is_typed=True),
        "roll": RosterChange(_roll, (_shirt,), is_rolled=True),
        "unroll": RosterChange(_unroll, (_shirt,)),
    },
)
