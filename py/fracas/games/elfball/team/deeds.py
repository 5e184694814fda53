"""The deeds of a coach between two matches (chapters 21 and 22), in the order of the notes.

Their order counts: what one brings in, the next may spend.
"""

from collections.abc import Collection, Sequence

from fracas.games.elfball.abilities.listed import BY_KEY
from fracas.games.elfball.team.coaching import Refusal, after_deed, deed_refusal, limit_of
from fracas.games.elfball.team.lists import position_at
from fracas.games.elfball.team.notes import BEGIN, BUY, DROP, HIRE, LEARN, RELEASE, apply_facts, read_deed, read_notes
from fracas.games.elfball.team.roster import Roster, member_with_shirt, name_of, team_of, with_member
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.names import new_name
from fracas.locale import N_, _, pgettext

SUPPORT_NAMES = {
    "cheerleader": N_("a Cheerleader"), "keg": N_("a Keg"), "potion": N_("a Magic Potion"),
    "referee": N_("the Bribed Referee"), "wizard": N_("the Hired Gun Wizard"),
}
OPPOSITE = {BUY: DROP, DROP: BUY}


def words_of(pause: TeamBetweenMatches) -> list[str]:
    """Return the deeds of the coach so far, as words of the notes."""
    return read_notes(pause.notes or BEGIN)[1]


def roster_after_match(pause: TeamBetweenMatches) -> Roster:
    """Return a team after its match, before any deed of its coach."""
    return apply_facts(read_code(pause.team), read_notes(pause.notes or BEGIN)[0])


def standings(pause: TeamBetweenMatches, words: Sequence[str]) -> list[Roster]:
    """Return a team before the first deed and after each."""
    found = [roster_after_match(pause)]
    for word in words:
        found.append(with_new_names(pause, found[-1], after_deed(found[-1], word, limit_of(pause.options))))
    return found


def with_new_names(pause: TeamBetweenMatches, before: Roster, after: Roster) -> Roster:
    """Return a team with new names for those who were hired since, if the league gives them any.

    A name follows from the match and the number, so that it stays whatever else the coach does.
    """
    if not pause.gives_new_names:
        return after
    known, old = {member.shirt for member in before.members}, read_code(pause.team)
    taken = {name_of(roster, member) for roster in (old, before) for member in roster.members}
    for member in after.members:
        if member.shirt not in known:
            name = new_name(team_of(after).given_names, taken, f"{pause.seed}\n{member.shirt}")
            after = with_member(after, member._replace(name=name))
            taken.add(name)
    return after


def current_roster(pause: TeamBetweenMatches) -> Roster:
    """Return a team after all deeds of its coach so far."""
    return standings(pause, words_of(pause))[-1]


def learners(words: Sequence[str]) -> set[int]:
    """Return the numbers of the players who learn an ability by these deeds."""
    return {deed.shirt for deed in map(read_deed, words) if deed.verb == LEARN}


def second_lesson_refusal(words: Sequence[str], word: str) -> Refusal | None:
    """Return the reason against a second lesson after one match, None if there is none.

    Rule: Elfball 22, Ruling 145: at most one ability after a match; what else was earned waits for the next.
    """
    deed = read_deed(word)
    if deed.verb != LEARN or deed.shirt not in learners(words):
        return None
    return Refusal(_("one ability after a match"), "22/R145")


def check(pause: TeamBetweenMatches, words: Sequence[str], closed: Collection[str] = ()) -> None:
    """Look at every deed.

    Args:   closed - letters of positions that do not play this game.
    Raises: InvalidNotation in a sentence quoting the first that is refused.
    """
    for place, (roster, word) in enumerate(zip(standings(pause, words), words, strict=False)):
        refusal = second_lesson_refusal(words[:place], word) or deed_refusal(roster, word, pause.options, closed)
        if refusal is not None:
            raise InvalidNotation(_("{word} cannot be: {reason}.").format(word=quote(word), reason=refusal.text))


def possible(pause: TeamBetweenMatches, words: Sequence[str]) -> list[str]:
    """Return the deeds that can be done, one after the other."""
    roster = roster_after_match(pause)
    kept: list[str] = []
    for word in words:
        if second_lesson_refusal(kept, word) is None and deed_refusal(roster, word, pause.options) is None:
            kept.append(word)
            roster = after_deed(roster, word, limit_of(pause.options))
    return kept


def with_deed(pause: TeamBetweenMatches, word: str, closed: Collection[str] = ()) -> list[str]:
    """Return the deeds with one more, or without the earlier one that it undoes.

    The earlier one stays if another deed needs it.

    Raises: InvalidNotation in a sentence if it is refused.
    """
    words = words_of(pause)
    for place in _opposites(pause, word):
        fewer = words[:place] + words[place + 1:]
        if possible(pause, fewer) == fewer:
            return fewer
    check(pause, [*words, word], closed)
    return [*words, word]


def _opposites(pause: TeamBetweenMatches, word: str) -> list[int]:
    """List the places of deeds that a deed takes back, the last first.

    Such are a support bought and dropped, a rookie let go.
    """
    deed = read_deed(word)
    if deed.verb == RELEASE:
        place = hire_places(pause).get(deed.shirt)
        return [] if place is None else [place]
    opposite = deed._replace(verb=OPPOSITE.get(deed.verb, ""))
    return [place for place, earlier in enumerate(words_of(pause)) if read_deed(earlier) == opposite][::-1]


def hire_places(pause: TeamBetweenMatches) -> dict[int, int]:
    """Return the places of the deeds that hired players since the match, by shirt number."""
    teams = standings(pause, words_of(pause))
    found = {member.shirt: place for place, (before, after) in enumerate(zip(teams, teams[1:], strict=False))
             for member in after.members if member_with_shirt(before, member.shirt) is None}
    return {shirt: place for shirt, place in found.items() if member_with_shirt(teams[-1], shirt) is not None}


def sentences(pause: TeamBetweenMatches) -> list[str]:
    """Return a sentence about each deed."""
    words = words_of(pause)
    teams = standings(pause, words)
    return [sentence(before, word, after) for before, word, after in zip(teams, words, teams[1:], strict=False)]


def sentence(roster: Roster, word: str, after: Roster) -> str:
    """Return a sentence about a deed.

    Args: roster, after - the team before and after it.
    """
    deed = read_deed(word)
    if deed.verb == LEARN:
        text = _("{player} learns {ability}; dropped: {support}") if deed.paid else _("{player} learns {ability}")
        return text.format(player=player_label(roster, deed.shirt), ability=pgettext("ability", BY_KEY[deed.what].name),
                           support=_(SUPPORT_NAMES[deed.paid]) if deed.paid else "")
    if deed.verb == HIRE:
        shirt = next((m.shirt for m in after.members if member_with_shirt(roster, m.shirt) is None), 0)
        position = _(position_at(team_of(roster), deed.what).name)
        return _("Hired: {player}, {position}").format(player=player_label(after, shirt), position=position)
    if deed.verb == RELEASE:
        return _("Let go: {player}").format(player=player_label(roster, deed.shirt))
    words = _("Bought: {support}") if deed.verb == BUY else _("Dropped: {support}")
    return words.format(support=_(SUPPORT_NAMES[deed.what]))


def player_label(roster: Roster, shirt: int) -> str:
    """Return name and number of a player, the number alone if nobody wears it."""
    member = member_with_shirt(roster, shirt)
    return f"{name_of(roster, member)} ({shirt})" if member is not None else str(shirt)
