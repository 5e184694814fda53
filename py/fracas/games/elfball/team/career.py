"""Careers in a league (chapters 17, 21 and 22): what a match leaves to a team, and what its players learn.

What stands in the notes of a match is said in `notes`, what a coach may do between two matches in `between`. Who has
fewer than six players hires rookies up to six. Everything is a pure function of the team and the notes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.team import after_match as between
from fracas.games.elfball.team import learning
from fracas.games.elfball.team import typed_result as by_hand
from fracas.games.elfball.team.lists import SQUAD
from fracas.games.elfball.team.notes import BEGIN, done, happened, lesson_word, limit_of, notes_with, read_notes
from fracas.games.elfball.team.roster import LEARNED, Member, Roster, name_of
from fracas.games.elfball.team.team_code import read_code, write_code
from fracas.games.elfball.tournament import points
from fracas.games.elfball.words.report import REPORT
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Side
from fracas.kernel.typed_result import Columns, Counted, Marks
from fracas.locale import N_

FIGURES = ("goals", "passes", "catches", "steals", "downed", "hurt")  # of the match report


class ElfballCareer:
    """What the league asks of Elfball and of its variants."""

    options: Mapping[str, Any] = {"careers": "yes", "goals": 2}
    typed_note = N_("A scorer for whom no experience is typed in earns 2 points a goal.")
    figures: Mapping[str, str] = {**{key: REPORT.figures[key] for key in FIGURES}, "experience": N_("Experience")}

    def before_match(self, team: str, options: Mapping[str, Any], seed: str) -> str:
        """Hire up to six.

        Rule: Elfball 21, Ruling 121.
        """
        return write_code(learning.fill_up(read_code(team)))

    def points(self, state: State) -> tuple[int, int]:
        """Return the goals, or the points of a tournament.

        Rule: Elfball 20, 24.8.
        """
        home, away = points(state) if state.options.tournament else state.score
        return home, away

    def tie_break(self, state: State) -> Side:
        """Leave a drawn knock-out match to the coin; the book has nothing for it."""
        return NOBODY

    def notes(self, game: Game) -> tuple[str, str]:
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
            facts: Any = event.facts
            if event.kind == "lasting":
                found[side_of(facts[0])].append(f"{_shirt(facts[0])}-{facts[1]}")
            elif event.kind == "career_over":
                found[side_of(facts[0])].append(f"{_shirt(facts[0])}x")
        for side in (0, 1):
            drunk = sum(side_of(p) == side for p, _keys in s.advanced.drunk)
            found[side].extend([f"p{drunk}"] * bool(drunk))
        return ".".join(found[0]), ".".join(found[1])

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return what the players did: side, shirt, key of the figure, how often."""
        done = [figure for figure in REPORT.count(game) if figure[2] in FIGURES]
        gained = [(side_of(p), p % SQUAD, "experience", n) for p, n in sorted(experience_of(game).items())]
        return [*done, *gained]

    def after_match(
        self, team: str, notes: str, options: Mapping[str, Any], seed: str,
    ) -> tuple[str, Sequence[int]]:
        """Return a team after a match, and the shirts whose player is another one now, or none.

        Rule:   Elfball 17, 21, 22, Rulings 42, 121, 138.
        Raises: InvalidNotation quoting notes that do not fit the team.
        """
        old, limit = read_code(team), limit_of(options)
        facts, words = read_notes(notes)
        roster = happened(old, facts)
        kept = {member.shirt for member in roster.members}
        for word in words:
            roster = done(roster, word, limit)
            kept &= {member.shirt for member in roster.members}  # who is dropped may be followed by another
        roster = learning.fill_up(roster)
        worn = {member.shirt for team in (old, roster) for member in team.members}
        return write_code(roster), tuple(sorted(shirt - 1 for shirt in worn - kept))

    def arranged(self, team: str, notes: str, options: Mapping[str, Any], words: Sequence[str]) -> str:
        """Return notes with what the coach does between two matches in place of what he did before.

        Rule:   Elfball 21, 22, Ruling 121.
        Raises: InvalidNotation in a sentence quoting what is refused.
        """
        between.check(team, notes, options, words)
        return notes_with(notes, words)

    def bot_words(self, team: str, notes: str, options: Mapping[str, Any]) -> str:
        """Return the notes with what a bot does: every player learns the most useful ability, potions are bought again.

        Rule: Elfball 21, 22; the order is that of `learning.preference`.
        """
        facts, words = read_notes(notes)
        roster, limit = happened(read_code(team), facts), limit_of(options)
        for member in roster.members:
            now = learning.worn_by(roster, member.shirt)
            while now is not None and learning.earned(now) and (choices := lessons_of(roster, now, limit)):
                words.append(choices[0])
                roster = done(roster, choices[0], limit)
                now = learning.worn_by(roster, member.shirt)
        for fact in facts:
            words += ["buypotion"] * int(fact[1:] if fact[0] == "p" else 0)
        return ".".join((BEGIN, *facts, *words))

    def columns(self, options: Mapping[str, Any]) -> Columns:
        """Return what coaches can type in of a match at the table."""
        return by_hand.columns(options)

    def typed(self, team: str, options: Mapping[str, Any], marks: Marks, old: str) -> tuple[str, Counted]:
        """Return notes and figures of what was typed in.

        Rule:   Elfball 17, 22, Ruling 121.
        Raises: InvalidNotation quoting what cannot be.
        """
        return by_hand.typed(read_code(team), marks, options, old)

    def accounted(self, figures: Counted, options: Mapping[str, Any]) -> int:
        """Return the goals that the figures of a side account for; in a tournament points are no goals.

        Rule: Elfball 24.8.
        """
        return 0 if options.get("tournament") == "yes" else sum(n for _shirt, key, n in figures if key == by_hand.GOALS)

    def marks_of(self, notes: str, figures: Counted) -> dict[tuple[int, str], str]:
        """Return what would have to be typed in for these notes and figures."""
        return by_hand.marks_of(notes, figures)

    def players(self, team: str) -> Sequence[str]:
        """Return the names by shirt, "" where nobody wears one."""
        roster = read_code(team)
        named = {member.shirt: name_of(roster, member) for member in roster.members}
        return [named.get(shirt, "") for shirt in range(1, SQUAD + 1)]


def _shirt(p: int) -> int:
    return p % SQUAD + 1


def experience_of(game: Game) -> Counter[int]:
    """Return what every player has gained in a match."""
    gained: Counter[int] = Counter()
    for event in game.events:
        if event.kind == "experience":
            facts: Any = event.facts
            for p, n in facts[1]:
                gained[p] += n
    return gained


def lessons_of(roster: Roster, member: Member, limit: int) -> list[str]:
    """Return what a bot may teach a player: words of the notes, the most useful first.

    Rule: Elfball 21: at the limit only by dropping something for it.
    """
    keys = learning.lessons(roster, member)
    if learning.is_affordable(roster, LEARNED, limit):
        return [lesson_word(member.shirt, key) for key in keys]
    kept = [word for word, (field, _most, _cost) in learning.SUPPORT.items() if getattr(roster.support, field)]
    return [f"{lesson_word(member.shirt, key)}-{word}" for key in keys for word in kept
            if learning.is_affordable(learning.drop_support(roster, word), LEARNED, limit)]


CAREER = ElfballCareer()
