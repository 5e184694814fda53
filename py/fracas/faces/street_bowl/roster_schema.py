"""Roster schema of Street Bowl."""

from fracas.faces.looks import head_of
from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import NOTHING, HiringRow, Purchase, players_line
from fracas.faces.street_bowl.pieces import BIG
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
from fracas.locale import _
from fracas.view.controls import LabelledValue
from fracas.view.teams.roster_pieces import (
    LearnableSkill,
    LearnableSkills,
    PlayerEditor,
    PlayerRow,
    PlayerValue,
    PointsTally,
)
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer


def _create(chosen: str, template: str) -> Roster:
    race = chosen if chosen in RACE_OF else RACES[0].key
    return Roster(race) if template == NOTHING else rs.ready_roster(race)


# -- the team --------------------------------------------------------------------------------------------------


def _tally(roster: Roster) -> PointsTally:
    value, left = rs.value_of(roster), rs.MONEY - rs.value_of(roster)
    words = _("{n},000 left") if left > 0 else _("{n},000 too much") if left else _("all spent")
    spent = _("{value},000 of {limit},000").format(value=value, limit=rs.MONEY)
    return PointsTally(spent, words.format(n=abs(left)), value, rs.MONEY)


def _purchases(roster: Roster) -> tuple[Purchase[Roster], ...]:
    """Return re-rolls, potions and the Master Chef.

    Rule: Street Bowl 3.
    """
    race = rs.race_of(roster)
    chef = _("{n},000. Each half he cooks up re-rolls for you and spoils theirs.").format(n=rs.chef_cost(race))
    return (
        Purchase("reroll", _("Team re-rolls"), _("{n},000 each").format(n=rs.reroll_cost(race)), roster.rerolls,
                 rs.MOST_REROLLS, "street_bowl 3", lambda n: roster._replace(rerolls=n)),
        Purchase("potion", _("Magic Potions"), _("one free, more for {n},000 each").format(n=rs.POTION),
                 roster.potions, MOST_BOUGHT, "street_bowl 13", lambda n: roster._replace(potions=n)),
        Purchase("chef", _("Halfling Master Chef"), chef, roster.has_chef, 1, "street_bowl 4",
                 lambda n: roster._replace(has_chef=bool(n)), is_switch=True),
    )


# -- players ---------------------------------------------------------------------------------------------------


def _hiring(roster: Roster) -> tuple[HiringRow, ...]:
    """Return the positions of the race.

    Rule: Street Bowl 3.
    """
    return tuple(HiringRow(letter, _(position.name), _note(position), min(position.most, rs.MOST), "street_bowl 3",
                           values_of(position))
                 for letter, position in zip(LETTERS, rs.race_of(roster).positions, strict=False))


def _note(position: Position) -> str:
    cost = _("{n},000").format(n=position.cost)
    if position.is_specialist:
        cost = _("{cost}, specialist").format(cost=cost)
    return " · ".join((cost, *map(skill_name, position.skills)))


def _row(roster: Roster, shirt: int, member: Member) -> PlayerRow:
    position = rs.position_of(roster, member)
    return PlayerRow(shirt, rs.name_of(roster, shirt), _(position.name),
                     tuple(map(PlayerValue, columns(), values_of(position))), (), _("{n},000").format(n=position.cost),
                     is_big=position.st >= BIG, head=head_of("street_bowl", position.key))


def _player_editor(roster: Roster, member: Member, opened: PlayerEditor) -> PlayerEditor:
    """Return the player being changed, with the skills an organiser may give him, those of a double last.

    Rule: Street Bowl 3, Ruling 4.
    """
    position = rs.position_of(roster, member)

    def of(letters: str) -> tuple[LearnableSkill, ...]:
        open_to = {CATEGORY_OF[letter] for letter in letters}
        return tuple(
            LearnableSkill(f"{opened.shirt} {key}", skill_name(key), effect(key), key in member.added)
            for key, skill in BY_KEY.items()
            if skill.category in open_to and key != LEADER and key not in position.skills)
    return opened._replace(lessons=(
        LearnableSkills(_("Added skills, if your match allows them"), "street_bowl 3", of(position.normal)),
        LearnableSkills(_("Skills that need a double"), "street_bowl 3", of(position.double))))


def _with_skill(member: Member, key: str, is_on: bool) -> Member:
    """Add a skill to a player, or take it back.

    Rule: Street Bowl 3, Ruling 4.
    """
    kept = {each for each in member.added if each != key}
    return member._replace(added=tuple(sorted(kept | {key} if is_on else kept)))


EDITOR = RosterEditor(
    game="street_bowl",
    lists=lambda: tuple(LabelledValue(race.key, _(race.name)) for race in RACES),
    templates=lambda: (NewTeamOption("ready", _("Ready-made"), _("within 600,000, ready")),
                       NewTeamOption(NOTHING, _("Empty team"), _("hire the players yourself"), "plus")),
    create=_create,
    write=write_file, read=read_text, forum=write_forum,
    code=lambda roster, _game: write_code(roster) if roster.members else "",
    title=rs.title_of,
    given_title=lambda roster: READY[roster.race].name,
    line=lambda roster: players_line(_(rs.race_of(roster).name), len(roster.members)),
    state=lambda roster: _tally(roster).text,
    tally=_tally,
    usual_kit=lambda roster, side: kit_of(roster.race, side),
    faults=lambda roster, _game: faults(roster, allows_skills=True),  # a match without added skills asks by itself
    needs=lambda roster: {"skills": 1} if any(member.added for member in roster.members) else {},  # Ruling 4
    purchases=_purchases,
    support=names_of_support,
    most_players=rs.MOST,
    hiring=_hiring,
    kind=lambda member: member.letter,
    recruit=Member,
    columns=columns,
    row=_row,
    abilities=lambda roster, shirt, _member: rs.player_of(roster, shirt).skills,
    ability_name=skill_name,
    ability_effect=effect,
    ability_order=sorted,
    given_name=lambda roster, shirt, _member: READY[roster.race].given_names[shirt - 1],
    player_editor=_player_editor,
    skills=tuple(BY_KEY),
    with_skill=_with_skill,
    card=lambda _roster, _member, row: PrintedPlayer(row, (_("KO"), _("Hurt"), _("Dead"))),
)
