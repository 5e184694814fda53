"""A side that a coach keeps between matches (chapter 2): its players, their scores once known, and names.

A roster may be unfinished or illegal; `faults` says why it cannot play. Only a legal one has a team text.
"""

from typing import NamedTuple

from fracas.games.cave_brawl.team import teams
from fracas.games.cave_brawl.team.teams import Kind, Player, Team
from fracas.kernel.teams.team_files import Fault
from fracas.locale import _, ngettext

Scores = tuple[int | None, int | None, int | None, int | None]  # BT, CD, PK, HP; None = not known
UNKNOWN: Scores = (None, None, None, None)
COMPOSITION, SCORES = "2.1", "2.3"  # chapters


class Member(NamedTuple):
    """A player of a roster; his shirt is his place in it."""

    kind: str  # letters of his type
    name: str = ""
    scores: Scores = UNKNOWN

    @property
    def is_rolled(self) -> bool:
        """Whether all of his scores are known."""
        return None not in self.scores

    @property
    def player(self) -> Player:
        """The player as a match takes him; scores that are not all known are rolled there."""
        bt, cd, pk, hp = self.scores
        if bt is None or cd is None or pk is None or hp is None:
            return Player(teams.KIND_OF[self.kind], name=self.name)
        return Player(teams.KIND_OF[self.kind], bt, cd, pk, hp, self.name)


class Roster(NamedTuple):
    """A side."""

    faction: int
    squad: int = teams.SQUADS[0]  # players it is to have
    members: tuple[Member, ...] = ()  # in shirt order
    name: str = ""
    kits: tuple[str, str] = ("", "")  # at home and away, "" = the usual one

    @property
    def title(self) -> str:
        """What it is called: its own name or its faction."""
        return self.name or _(teams.FACTION_NAMES[self.faction])

    @property
    def team(self) -> Team:
        """The team as a match takes it."""
        return Team(self.faction, tuple(member.player for member in self.members), self.name)


def roster_of(team: Team, squad: int) -> Roster:
    """Return the roster of a team."""
    return Roster(team.faction, squad, tuple(map(_member, team.players)), team.name)


def _member(player: Player) -> Member:
    return Member(player.kind.code, player.name, player.scores if player.is_rolled else UNKNOWN)


def ready_roster(faction: int, squad: int = teams.SQUADS[0]) -> Roster:
    """Return the usual line-up of a faction, no scores known yet.

    Rule: Cave Brawl 2.1.
    """
    return roster_of(teams.usual_line_up(faction, squad), squad)


def with_rolled_scores(roster: Roster, seed: str, shirt: int = 0) -> Roster:
    """Return a roster whose players have scores, thrown from a seed: one of them anew, or all who have none.

    Rule: Cave Brawl 2.3, Ruling 9.
    """
    def roll(place: int, member: Member) -> Member:
        if shirt and place != shirt or not shirt and member.is_rolled:
            return member
        return _member(teams.roll_scores(member.player._replace(hp=0), f"{seed}\n{place}"))

    return roster._replace(members=tuple(roll(place, member) for place, member in enumerate(roster.members, 1)))


def kinds_of(faction: int) -> tuple[Kind, ...]:
    """List the types a faction may have, in printed order.

    Rule: Cave Brawl 2.1, 2.2.
    """
    return tuple(kind for kind in teams.KINDS if faction in (teams.EXILES, kind.faction))


def code_of(roster: Roster) -> str:
    """Return the team text of a roster, "" if it cannot play."""
    return "" if faults(roster) else teams.team_text(roster.team)


def faults(roster: Roster) -> tuple[Fault, ...]:
    """Return every reason why a roster cannot play.

    Rule: Cave Brawl 2.1, 2.3, Ruling 7.
    """
    found = [Fault(_size_in_words(roster), COMPOSITION)] if len(roster.members) != roster.squad else []
    specials = sum(not teams.KIND_OF[member.kind].is_basic for member in roster.members)
    most = roster.squad - teams.least_basics(roster.squad)
    if specials > most:
        sentence = _("A squad of {squad} may have {most} special players, here are {n}.")
        found.append(Fault(sentence.format(squad=roster.squad, most=most, n=specials), COMPOSITION))
    for shirt, member in enumerate(roster.members, 1):
        if teams.KIND_OF[member.kind] not in kinds_of(roster.faction):
            sentence = _("No. {n}, {player}: only exiles mix players of several factions.")
            found.append(Fault(sentence.format(n=shirt, player=member.player.name_or_type), COMPOSITION, shirt))
        if not member.is_rolled and member.scores != UNKNOWN:
            sentence = _("No. {n}, {player}: type in all four scores, or none.")
            found.append(Fault(sentence.format(n=shirt, player=member.player.name_or_type), SCORES, shirt))
    return tuple(found)


def _size_in_words(roster: Roster) -> str:
    more = len(roster.members) - roster.squad
    if more > 0:
        words = ngettext("{n} player is too many for a squad of {squad}.",
                         "{n} players are too many for a squad of {squad}.", more)
    else:
        words = ngettext("{n} player is missing for a squad of {squad}.",
                         "{n} players are missing for a squad of {squad}.", -more)
    return words.format(n=abs(more), squad=roster.squad)
