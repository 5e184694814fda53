"""Roster schema of Elfball and Street Brawl."""

from collections.abc import Callable

from fracas.faces.elfball.pieces import head_of
from fracas.faces.elfball.sheet import default_kit
from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import (
    ADVANCED,
    NOTHING,
    STEP,
    HiringRow,
    PlaceNumbers,
    Purchase,
    RosterChange,
    players_line,
)
from fracas.games.elfball.abilities.listed import (
    ABILITIES,
    BASIC,
    BY_KEY,
    GENERAL,
    Ability,
    in_printed_order,
    is_open_to,
)
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.legality import MANIAC_RULE, RULES, faults, names_of_support
from fracas.games.elfball.team.lists import (
    LISTS,
    MANIAC,
    OPTIONAL,
    SQUAD,
    TEAMS,
    displaced_position,
    letters_of,
    position_at,
)
from fracas.games.elfball.team.roster import Member, Roster
from fracas.games.elfball.team.roster_file import MOST_LIMIT, MOST_SUPPORT, read_text, write_file, write_forum
from fracas.games.elfball.team.team_code import MOST_EXPERIENCE, most_of, write_code
from fracas.games.elfball.team.teams import profile_of
from fracas.games.elfball.words.ability_texts import effects
from fracas.games.elfball.words.names import ability_name, attribute_name
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.teams.fields import typed_number
from fracas.locale import _
from fracas.view.arguments import number, one_of, text
from fracas.view.controls import LabelledValue
from fracas.view.teams.roster_pieces import (
    LearnableSkill,
    LearnableSkills,
    PlayerEditor,
    PlayerRow,
    PlayerValue,
    Stepper,
    points_tally,
)
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer

BIG = "Monster"
TEMPLATES: dict[str, Callable[[str], Roster]] = {
    "basic": rs.ready_roster, ADVANCED: rs.advanced_roster, NOTHING: Roster,
}


class FreeNumbers(PlaceNumbers[Roster, Member]):
    """Shirt numbers that players choose."""

    def choices(self, roster: Roster) -> range:
        return range(1, SQUAD + 1)

    def by_shirt(self, roster: Roster) -> dict[int, Member]:
        return {member.shirt: member for member in roster.members}

    def add(self, roster: Roster, member: Member) -> Roster:
        return rs.with_rookie(roster, member.position)

    def release(self, roster: Roster, shirt: int) -> Roster:
        return rs.without(roster, shirt)

    def renumber(self, roster: Roster, old: int, new: int) -> Roster:
        if not 1 <= old <= SQUAD or not 1 <= new <= SQUAD:
            raise InvalidNotation(_("Numbers go from 1 to {n}.").format(n=SQUAD))
        worn = {old: new, new: old}
        return roster._replace(members=tuple(sorted(
            member._replace(shirt=worn.get(member.shirt, member.shirt)) for member in roster.members)))

    def change(self, roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
        member = rs.member_with_shirt(roster, shirt)
        return roster if member is None else rs.with_member(roster, change(member))


NUMBERS = FreeNumbers()


# -- the team --------------------------------------------------------------------------------------------------


def _has_maniac(roster: Roster) -> bool:
    return any(member.position == MANIAC for member in roster.members)


def _usual_game(roster: Roster) -> str:
    return "street_brawl" if _has_maniac(roster) else "elfball"


def _purchases(roster: Roster) -> tuple[Purchase[Roster], ...]:
    each = _("5 points each. {effect}")
    words = {
        "referee": (_("Bribed Referee"), _(
            "5 points. A Monster may take the face-off. Players may stand in goals without the ball.")),
        "wizard": (_("Hired Gun Wizard"), _("20 points, an optional rule. One spell a match.")),
        "cheerleader": (_("Cheerleaders"), each.format(effect=_("Each: once a Test, one Momentum."))),
        "keg": (_("Zlurpee Kegs"), each.format(effect=_("Each: once a Test, one success more on an Injury roll."))),
        "potion": (_("Magic Potions"), each.format(effect=_("Each: a gamble for a player off the field."))),
    }

    def purchase(key: str, name: str, note: str) -> Purchase[Roster]:
        kind = rs.KIND_OF[key]
        now = roster.support.number(kind)
        return Purchase(
            key, name, note, now, kind.most, f"elfball {kind.rule}",
            lambda number: rs.with_support(roster, kind, number), is_switch=kind.most == 1,
            full=_("no more allowed") if now >= kind.most else "", limit=MOST_SUPPORT)

    return tuple(purchase(key, name, note) for key, (name, note) in words.items())


# -- players ---------------------------------------------------------------------------------------------------


def _columns() -> tuple[str, ...]:
    return tuple(map(attribute_name, rs.ATTRIBUTES))


def _hiring(roster: Roster) -> tuple[HiringRow, ...]:
    """Return the positions of the list and the optional players that the team may have."""
    team, counts = rs.team_of(roster), rs.counts_of_positions(roster)
    rows = []
    for letter in letters_of(team):
        position = position_at(team, letter)
        note, rule = _(position.type) if position.type != position.name else "", ""
        if letter in OPTIONAL:
            instead = _(position_at(team, displaced_position(team, letter)).name)
            note = _("{type}; optional, in place of: {position}").format(
                type=_(position.type), position=instead)
            rule = f"street_brawl {MANIAC_RULE}" if letter == MANIAC else f"elfball {RULES[letter]}"
        name = _("{position} (Street Brawl)").format(position=_(position.name)) if letter == MANIAC \
            else _(position.name)
        rows.append(HiringRow(letter, name, note, most_of(team, counts, letter), rule,
                              tuple(map(str, position[3:9]))))
    return tuple(rows)


def _row(roster: Roster, shirt: int, member: Member) -> PlayerRow:
    """Return a player in lists; attributes that injuries have lowered are marked."""
    position, now = rs.position_of(roster, member), rs.attributes_of(roster, member)
    line = _(position.name)
    if member.experience:
        line = _("{position} · experience {n}").format(position=line, n=member.experience)
    values = tuple(PlayerValue(name, str(n), n != was)
                   for name, n, was in zip(_columns(), now, position[3:9], strict=True))
    return PlayerRow(shirt, rs.name_of(roster, member), line, values, (), str(rs.cost_of(member)),
                     is_big=position.type == BIG, head=head_of(roster.list, position.name, position.type))


def _player_editor(roster: Roster, member: Member, opened: PlayerEditor) -> PlayerEditor:
    """Return the player being changed, with abilities, experience and lasting injuries."""
    now, printed = rs.attributes_of(roster, member), rs.position_of(roster, member)[3:9]
    wounds = tuple(
        Stepper(f"{member.shirt} {name}", attribute_name(name), "", n, was, "", _("as printed") if n >= was else "",
                least=min(was, 1))
        for name, n, was in zip(rs.ATTRIBUTES, now, printed, strict=True)
    )
    return opened._replace(lessons=_lessons(roster, member), experience=member.experience, values=wounds)


def _lessons(roster: Roster, member: Member) -> tuple[LearnableSkills, ...]:
    """Return the abilities of a player and those open to him, his Type's before the General ones."""
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
    """Return one ability with its level and effect."""
    if ability.level == BASIC:
        level = _("Basic")
    else:
        basic = next(a for a in ABILITIES if a.of == ability.of and a.level == BASIC)
        level = _("Advanced, after {ability}").format(ability=ability_name(basic.key))
    note = _("{level}: {effect}").format(level=level, effect=effects()[ability.key])
    return LearnableSkill(f"{member.shirt} {ability.key}", ability_name(ability.key), note,
                          ability.key in member.learned)


def _with_skill(member: Member, key: str, is_on: bool) -> Member:
    kept = member._replace(learned=tuple(each for each in member.learned if each != key))
    return rs.with_ability(kept, key) if is_on else kept


def _card(roster: Roster, member: Member, row: PlayerRow) -> PrintedPlayer:
    position = rs.position_of(roster, member)
    line = _(position.name) if position.name == position.type else f"{_(position.name)}, {_(position.type)}"
    return PrintedPlayer(row._replace(line=line), (_("Bench"), _("Recovery"), _("Infirmary")), member.experience)


# -- controls of its own ---------------------------------------------------------------------------------------


def _experience(roster: Roster, shirt: int, typed: str) -> Roster:
    """Note a player's experience points."""
    won = typed_number(typed, MOST_EXPERIENCE)
    return NUMBERS.change(roster, shirt, lambda member: member._replace(experience=won))


def _injure(roster: Roster, shirt: int, name: str, step: int) -> Roster:
    """Lower an attribute by one for a lasting injury, or raise it again as far as it is printed."""
    place = rs.ATTRIBUTES.index(name)

    def injured(member: Member) -> Member:
        now, printed = list(rs.attributes_of(roster, member)), rs.position_of(roster, member)[3:9]
        now[place] = max(min(now[place] + step, printed[place]), min(printed[place], 1))
        return member._replace(attributes=() if tuple(now) == printed else tuple(now))
    return NUMBERS.change(roster, shirt, injured)


EDITOR = RosterEditor(
    game="elfball",
    lists=lambda: tuple(LabelledValue(team.key, _(team.name)) for team in LISTS),
    templates=lambda: (NewTeamOption("basic", _("Basic game"), _("ten players, ready")),
                       NewTeamOption(ADVANCED, _("Advanced game"), _("180 points, ready")),
                       NewTeamOption(NOTHING, _("Empty team"), _("hire the players yourself"), "plus")),
    create=lambda chosen, template: TEMPLATES.get(template, rs.ready_roster)(
        chosen if chosen in TEAMS else LISTS[0].key),
    write=write_file, read=read_text, forum=lambda roster: write_forum(roster, _usual_game(roster)),
    code=lambda roster, game: write_code(roster) if roster.members and (  # a Chainsaw Maniac plays no Elfball
        game != "elfball" or not _has_maniac(roster)) else "",
    title=rs.title_of,
    given_title=lambda roster: rs.team_of(roster).name,
    line=lambda roster: players_line(_(rs.team_of(roster).name), len(roster.members)),
    state=lambda roster: points_tally(rs.value_of(roster), roster.limit).text,
    tally=lambda roster: points_tally(rs.value_of(roster), roster.limit),
    usual_kit=lambda roster, side: default_kit(roster.list, side),
    faults=lambda roster, game: faults(roster, game or _usual_game(roster)),
    limit=lambda roster: roster.limit,
    purchases=_purchases,
    support=lambda roster: names_of_support(roster.support),
    numbers=NUMBERS,
    most_players=SQUAD,
    hiring=_hiring,
    kind=lambda member: member.position,
    recruit=lambda letter: Member(0, letter),
    columns=_columns,
    row=_row,
    abilities=lambda _roster, _shirt, member: rs.abilities_of(member),
    ability_name=ability_name,
    ability_effect=lambda key: effects()[key],
    ability_order=lambda keys: in_printed_order(tuple(keys)),
    given_name=lambda roster, shirt, _member: rs.team_of(roster).given_names[shirt - 1],
    player_editor=_player_editor,
    skills=tuple(BY_KEY),
    with_skill=_with_skill,
    card=_card,
    note=lambda roster, member, row: ", ".join((_(rs.position_of(roster, member).name), *row.abilities)),
    own_changes={
        "experience": RosterChange(_experience, (number, text), is_typed=True),
        "wound": RosterChange(_injure, (number, one_of(*rs.ATTRIBUTES), STEP)),
        "limit": RosterChange(lambda roster, typed: roster._replace(limit=typed_number(typed, MOST_LIMIT)), (text,),
                              is_typed=True),
    },
)
