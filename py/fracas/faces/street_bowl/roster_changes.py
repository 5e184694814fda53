"""What each control of the builder makes of a Street Bowl team. What makes it impossible is refused in a sentence."""


from fracas.faces import members
from fracas.faces.roster_editor import STEP, RosterChange, look_changes
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.codes import MOST_BOUGHT
from fracas.games.street_bowl.team.races import LETTERS
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.names import NAME_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import flag, number, one_of, text, word

REROLLS, POTIONS, CHEF = "reroll", "potion", "chef"


def hire(roster: Roster, letter: str, step: int) -> Roster:
    """Hire a player of a position, or let the last one hired go."""
    if letter not in LETTERS[:len(rs.race_of(roster).positions)]:
        raise InvalidNotation(_("{text} is no position of this team.").format(text=quote(letter)))
    return members.hire(roster, Member(letter), "letter", step, rs.MOST)


def rename(roster: Roster, shirt: int, name: str) -> Roster:
    """Give a player a name of his own, or back the one of his shirt."""
    given = READY[roster.race].given_names[shirt - 1] if 1 <= shirt <= rs.MOST else ""
    return members.with_member(roster, shirt, lambda member: member._replace(name=custom_name(name, given, NAME_LIMIT)))


def learn(roster: Roster, shirt: int, key: str, is_on: bool) -> Roster:
    """Give a player a skill more, or take it back.

    Rule: Street Bowl 3, Ruling 4.
    """
    def changed(member: Member) -> Member:
        kept = {each for each in member.added if each != key}
        return member._replace(added=tuple(sorted(kept | {key} if is_on else kept)))
    return members.with_member(roster, shirt, changed)


def support(roster: Roster, kind: str, step: int) -> Roster:
    """Buy one more or one less.

    Rule: Street Bowl 3.
    """
    if kind == REROLLS:
        return roster._replace(rerolls=min(max(roster.rerolls + step, 0), rs.MOST_REROLLS))
    return roster._replace(potions=min(max(roster.potions + step, 0), MOST_BOUGHT))


def chef(roster: Roster, _kind: str, is_on: bool) -> Roster:
    """Hire the Master Chef, or do without.

    Rule: Street Bowl 3.
    """
    return roster._replace(has_chef=is_on)


CHANGES = {
    "hire": RosterChange(hire, (word, STEP)),
    "release": RosterChange(members.release, (number,)),
    "rename": RosterChange(rename, (number, text), is_typed=True),
    "renumber": RosterChange(members.renumber, (number, number)),
    "learn": RosterChange(learn, (number, one_of(*BY_KEY), flag)),
    "support": RosterChange(support, (one_of(REROLLS, POTIONS), STEP)),
    "extra": RosterChange(chef, (one_of(CHEF), flag)),
    **look_changes(lambda roster: READY[roster.race].name),
}
