"""What each control of the builder makes of a side of Cave Brawl. What makes it impossible is refused in a sentence."""


from fracas.faces import members
from fracas.faces.cave_brawl.sheet import read_score
from fracas.faces.roster_editor import STEP, RosterChange, look_changes
from fracas.games.cave_brawl.team.roster import UNKNOWN, Member, Roster, Scores, kinds_of, rolled
from fracas.games.cave_brawl.team.roster_file import MOST_PLAYERS, score_limits
from fracas.games.cave_brawl.team.teams import FACTION_NAMES, SQUADS
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.names import NAME_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import number, one_of, text, word
from fracas.view.match.odds_slip import MINUS


def hire(roster: Roster, code: str, step: int) -> Roster:
    """Take one more player of a type, or let the last one taken go."""
    if code not in {kind.code for kind in kinds_of(roster.faction)}:
        raise InvalidNotation(_("{text} is no type of this faction.").format(text=quote(code)))
    return members.hire(roster, Member(code), "kind", step, MOST_PLAYERS)


def rename(roster: Roster, shirt: int, name: str) -> Roster:
    """Give a player a name, or take it back."""
    return members.with_member(roster, shirt, lambda member: member._replace(name=custom_name(name, "", NAME_LIMIT)))


def score(roster: Roster, shirt: int, place: int, typed: str) -> Roster:
    """Note a score as it is being typed in.

    Rule: Cave Brawl 2.3.
    """
    low, high = score_limits()[place]
    points = read_score(typed)
    if not low <= points <= high if points is not None else typed.strip() not in ("", "-", MINUS):
        raise InvalidNotation(_("{text} is no number from {low} to {high}.").format(
            text=quote(typed), low=low, high=high))

    def noted(member: Member) -> Member:
        scores = [*member.scores]
        scores[place] = points
        return member._replace(scores=_four(scores))

    return members.with_member(roster, shirt, noted)


def _four(scores: list[int | None]) -> Scores:
    bt, cd, pk, hp = scores
    return bt, cd, pk, hp


def roll(roster: Roster, shirt: int, seed: str) -> Roster:
    """Roll the scores of one player anew, or those of all who have none.

    Rule: Cave Brawl 2.3.
    Args: shirt - 0 = all.
    """
    return rolled(roster, seed, members.place_of(roster, shirt) + 1 if shirt else 0)


def unroll(roster: Roster, shirt: int) -> Roster:
    """Leave the scores of one player, or of all, to the match.

    Args: shirt - 0 = all.
    """
    if shirt:
        return members.with_member(roster, shirt, lambda member: member._replace(scores=UNKNOWN))
    return roster._replace(members=tuple(member._replace(scores=UNKNOWN) for member in roster.members))


def squad(roster: Roster, size: str) -> Roster:
    """Choose the size of the squad.

    Rule: Cave Brawl Ruling 7.
    """
    return roster._replace(squad=int(size))


def _shirt(piece: str) -> int:
    """Read the number of a player, 0 for all."""
    return number(piece) if piece else 0


CHANGES = {
    "hire": RosterChange(hire, (word, STEP)),
    "release": RosterChange(members.release, (number,)),
    "rename": RosterChange(rename, (number, text), is_typed=True),
    "renumber": RosterChange(members.renumber, (number, number)),
    "score": RosterChange(score, (number, ("0", "1", "2", "3").index, text), is_typed=True),
    "roll": RosterChange(roll, (_shirt,), is_rolled=True),
    "unroll": RosterChange(unroll, (_shirt,)),
    "squad": RosterChange(squad, (one_of(*map(str, SQUADS)),)),
    **look_changes(lambda roster: _(FACTION_NAMES[roster.faction])),
}
