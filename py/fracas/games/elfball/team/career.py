"""Careers in a league (chapters 17, 21 and 22): effects of matches on a team, and the deeds of bots.

Who has fewer than six players hires rookies up to six. Everything is a pure function of the team and the notes.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from fracas.games.elfball.abilities.listed import ABILITIES, BASIC, BY_KEY
from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.team import coaching
from fracas.games.elfball.team.deeds import check, standings, with_new_names
from fracas.games.elfball.team.lists import MANIAC, SQUAD
from fracas.games.elfball.team.match_sheet import SHEET
from fracas.games.elfball.team.notes import BEGIN, apply_facts, lesson_word, notes_with, read_notes
from fracas.games.elfball.team.roster import (
    ATTRIBUTES,
    LEARNED,
    Member,
    Roster,
    attributes_of,
    member_with_shirt,
    name_of,
)
from fracas.games.elfball.team.team_code import read_code, write_code
from fracas.games.elfball.words.report import REPORT
from fracas.games.elfball.words.text import TELLINGS
from fracas.kernel.contracts.career import Career, Figure, Options, TeamAfterMatch, TeamBetweenMatches
from fracas.kernel.game import Game
from fracas.locale import N_

FIGURES = ("goals", "passes", "catches", "steals", "downed", "hurt")  # of the match report


def before_match(team: str, options: Options, seed: str) -> str:
    """Hire up to six.

    Rule: Elfball 21, Ruling 121.
    """
    return write_code(coaching.fill_up(read_code(team), coaching.limit_of(options)))


def after_match(pause: TeamBetweenMatches) -> TeamAfterMatch:
    """Return a team after a match.

    Rule:   Elfball 17, 21, 22, Rulings 42, 121, 138.
    Raises: InvalidNotation quoting notes that do not fit the team.
    """
    old, words = read_code(pause.team), read_notes(pause.notes)[1]
    roster, *later = standings(pause, words)
    kept = {member.shirt for member in roster.members}
    for roster in later:
        kept &= {member.shirt for member in roster.members}  # the shirt of a released player may be worn by another
    roster = with_new_names(pause, roster, coaching.fill_up(roster, coaching.limit_of(pause.options)))
    worn = {member.shirt for team in (old, roster) for member in team.members}
    return TeamAfterMatch(write_code(roster), tuple(sorted(shirt - 1 for shirt in worn - kept)))


def notes(game: Game) -> tuple[str, str]:
    """Return experience, lasting injuries, ended careers and potions of a match.

    Rule: Elfball 17, 20, 22, Ruling 121.
    """
    s: State = game.state
    if not s.options.careers:
        return "", ""
    found: tuple[list[str], list[str]] = ([BEGIN], [BEGIN])
    for p, gained in sorted(experience_of(game).items()):
        found[side_of(p)].append(f"{_shirt(p)}+{gained}")
    for event in game.events:
        if event.kind in ("lasting", "career_over"):
            facts: Mapping[str, Any] = TELLINGS[event.kind].facts_by_role(event.facts)
            suffered = f"-{facts['attribute']}" if event.kind == "lasting" else "x"
            found[side_of(facts["who"])].append(f"{_shirt(facts['who'])}{suffered}")
    for side in (0, 1):
        drunk = sum(side_of(p) == side for p, _keys in s.advanced.drunk)
        found[side].extend([f"p{drunk}"] * bool(drunk))
    return ".".join(found[0]), ".".join(found[1])


def _shirt(p: int) -> int:
    return p % SQUAD + 1


def experience_of(game: Game) -> Counter[int]:
    """Return the experience each player has gained in a match."""
    gained: Counter[int] = Counter()
    for event in game.events:
        if event.kind == "experience":
            facts: Mapping[str, Any] = TELLINGS[event.kind].facts_by_role(event.facts)
            for p, n in facts["gains"]:
                gained[p] += n
    return gained


def count(game: Game) -> Sequence[Figure]:
    """Return the figures of the players in a match."""
    done = [Figure(*figure) for figure in REPORT.count(game) if figure[2] in FIGURES]
    gained = [Figure(side_of(p), p % SQUAD, "experience", n) for p, n in sorted(experience_of(game).items())]
    return [*done, *gained]


def players(team: str) -> Sequence[str]:
    """Return the names by shirt, "" for numbers that nobody wears."""
    roster = read_code(team)
    named = {member.shirt: name_of(roster, member) for member in roster.members}
    return [named.get(shirt, "") for shirt in range(1, SQUAD + 1)]


def replace_deeds(pause: TeamBetweenMatches, words: Sequence[str], closed: Collection[str] = (MANIAC,)) -> str:
    """Return notes with other deeds of the coach in place of those before.

    Rule:   Elfball 21, 22, Ruling 121.
    Args:   closed - letters of positions that do not play this game.
    Raises: InvalidNotation in a sentence quoting what is refused.
    """
    check(pause, words, closed)
    return notes_with(pause.notes, words)


# -- bots ----------------------------------------------------------------------------------------------------------


def bot_words(pause: TeamBetweenMatches) -> str:
    """Return the notes with a bot's deeds: every player learns his most useful ability, potions are replaced.

    Rule: Elfball 21, 22, Ruling 145; the order is that of `preference`.
    """
    facts, words = read_notes(pause.notes)
    roster, limit = apply_facts(read_code(pause.team), facts), coaching.limit_of(pause.options)
    for member in roster.members:
        now = member_with_shirt(roster, member.shirt)
        if now is not None and coaching.abilities_to_learn(now) and (choices := lessons_of(roster, now, limit)):
            words.append(choices[0])
            roster = coaching.after_deed(roster, choices[0], limit)
    for fact in facts:
        words += ["buypotion"] * int(fact[1:] if fact[0] == "p" else 0)
    return ".".join((BEGIN, *facts, *words))


def lessons_of(roster: Roster, member: Member, limit: int) -> list[str]:
    """Return the lessons a bot may give a player, as words of the notes, the most useful first.

    Rule: Elfball 21: at the limit only by dropping something for it.
    """
    keys = sorted(coaching.lessons(roster, member), key=lambda key: preference(roster, member, key))
    if coaching.is_affordable(roster, LEARNED, limit):
        return [lesson_word(member.shirt, key) for key in keys]
    paid = [kind.word for kind in coaching.supports(roster)
            if coaching.is_affordable(coaching.cheaper(roster, kind.word), LEARNED, limit)]
    return [lesson_word(member.shirt, key, word) for key in keys for word in paid]


def preference(roster: Roster, member: Member, key: str) -> tuple[int, int]:
    """Return the rank of an ability for bots; less is better.

    First comes the Basic ability of his Type, then those of his highest attribute and so on downwards, Advanced ones of
    his Type after two others, then the rest.
    """
    ability = BY_KEY[key]
    printed = ABILITIES.index(ability)
    if ability.of not in ATTRIBUTES:
        return (0, printed) if ability.level == BASIC else (15 if len(member.learned) < 2 else 5, printed)
    values = attributes_of(roster, member)
    rank = sorted(range(len(ATTRIBUTES)), key=lambda n: (-(values[n] - 3 * (ATTRIBUTES[n] == "jog")), n))
    return (10 if ability.level == BASIC else 20) + rank.index(ATTRIBUTES.index(ability.of)), printed


CAREER = Career(
    options={"careers": "yes", "goals": 2},
    figures={**{key: REPORT.figures[key] for key in FIGURES}, "experience": N_("Experience")},
    players=players, notes=notes, count=count, before_match=before_match, after_match=after_match,
    arranged=replace_deeds, sheet=SHEET, bot_notes=bot_words,
)
