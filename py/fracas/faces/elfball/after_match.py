"""Teams of Elfball and Street Brawl between two matches of a league: rows to show, controls as words of the notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.faces.elfball.roster_keeper import KEEPER, ability_name, attribute_name
from fracas.faces.keeper import Pausing
from fracas.games import ruleset
from fracas.games.elfball.abilities import ABILITIES, GENERAL, Ability, is_open_to
from fracas.games.elfball.team import learning
from fracas.games.elfball.team.after_match import (
    Refusal,
    hired,
    left,
    possible,
    refused,
    sentence,
    standing,
    unearned,
    with_deed,
    words_of,
)
from fracas.games.elfball.team.lists import MANIAC
from fracas.games.elfball.team.notes import BEGIN, done, lesson_word, limit_of, read_fact, read_notes
from fracas.games.elfball.team.roster import (
    LEARNED,
    LEAST,
    Member,
    Roster,
    abilities_of,
    name_of,
    position_of,
    value_of,
)
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.team.teams import ELFBALL, profile_of
from fracas.games.elfball.words.ability_texts import effects
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _, ngettext
from fracas.view.after_match import Between, Deed, Lesson, Lessons, Pupil
from fracas.view.roster_pieces import Counted, Problem

SUPPORT = {field: word for word, (field, _most, _cost) in learning.SUPPORT.items()}


class ElfballBetween:
    """What the page asks about a team between two matches."""

    def part(self, at: Pausing, name: str, opened: int, sheet: str) -> Between:
        """Return what is shown."""
        roster, options = standing(at.text, at.notes, at.options), at.options
        model = KEEPER.builder(roster, "", 0)
        member = learning.worn_by(roster, opened)
        signed = [_member_of(roster, shirt).position for shirt in hired(at.text, at.notes, options)]
        return Between(
            name, model.line, value_of(roster), limit_of(options), _asked(roster, options), _left(at), _deeds(at),
            model.players, _pupil(roster, member, options, at.game) if member is not None else None,
            tuple(_hired(row, refused(roster, f"hire{row.arg}", options, at.game), signed.count(row.arg))
                  for row in model.hire if row.arg != MANIAC or at.game != ELFBALL),
            tuple(_stepped(row, refused(roster, f"buy{SUPPORT[row.arg]}", options, at.game))
                  for row in (*model.support, *(Counted(x.arg, x.name, x.note, int(x.is_on), 1, x.rule)
                                                for x in model.extras))),
            model.kits[0], sheet,
        )

    def change(self, at: Pausing, do: str, arg: str) -> list[str]:
        """Return the words of the notes after a control was used.

        Raises: InvalidNotation in a sentence if that cannot be.
        """
        words = words_of(at.notes)
        if do == "take-back":
            place = int(arg) if arg.isdecimal() else len(words)
            return possible(at.text, at.notes, at.options, words[:place] + words[place + 1:])
        return with_deed(at.text, at.notes, at.options, _word(at, do, arg), at.game)

    def calls(self, at: Pausing) -> int:
        """Return how many abilities wait to be learned."""
        roster = standing(at.text, at.notes, at.options)
        return sum(learning.earned(member) for member in roster.members if learning.lessons(roster, member))

    def told(self, at: Pausing) -> str:
        """Return what a screen reader hears after a change."""
        roster = standing(at.text, at.notes, at.options)
        deeds = _deeds(at)
        points = _("{value} of {limit} points").format(value=value_of(roster), limit=limit_of(at.options))
        last = f"{deeds[-1].text}. " if deeds else ""
        return f"{last}{points}. {' '.join(each.text for each in _asked(roster, at.options))}".strip()


def _word(at: Pausing, do: str, arg: str) -> str:
    """Return the word of the notes for a control."""
    what, _space, step = arg.partition(" ")
    if do == "support" and what in SUPPORT:
        return ("buy" if step == "more" else "drop") + SUPPORT[what]
    if do == "release":
        return f"drop{what}"
    if do == "lesson":
        return what
    if do == "hire" and step == "less":
        roster = standing(at.text, at.notes, at.options)
        signed = [shirt for shirt in hired(at.text, at.notes, at.options)
                  if _member_of(roster, shirt).position == what]
        if signed:
            return f"drop{signed[-1]}"
        raise InvalidNotation(_("Nobody of this position was hired since the match."))
    if do == "hire":
        return f"hire{what}"
    raise InvalidNotation(_("{text} is no support.").format(text=quote(what)))


def _member_of(roster: Roster, shirt: int) -> Member:
    found = learning.worn_by(roster, shirt)
    assert found is not None
    return found


def _asked(roster: Roster, options: Mapping[str, Any]) -> tuple[Problem, ...]:
    """Return what the coach should know before the next match."""
    found = []
    missing = LEAST - len(roster.members)
    if missing > 0:
        text = ngettext(
            "{n} player is missing: without your choice a rookie is hired before the next match.",
            "{n} players are missing: without your choice rookies are hired before the next match.", missing)
        found.append(Problem(text.format(n=missing), "elfball 21/R121"))
    waiting = [member for member in roster.members if learning.earned(member) and learning.lessons(roster, member)]
    for member in waiting:
        n = learning.earned(member)
        text = ngettext("{player} ({shirt}) may learn {n} ability.", "{player} ({shirt}) may learn {n} abilities.", n)
        found.append(Problem(text.format(player=name_of(roster, member), shirt=member.shirt, n=n), "elfball 22"))
    if waiting and not learning.is_affordable(roster, LEARNED, limit_of(options)):
        found.append(Problem(_("The team is at its limit: whoever is to learn needs something dropped first."),
                             "elfball 21"))
    return tuple(found)


def _left(at: Pausing) -> tuple[str, ...]:
    """Say what the match has left to the team."""
    before, found = read_code(at.text), []
    for fact in read_notes(at.notes or BEGIN)[0]:
        number, gained, attribute, is_over, potions = read_fact(fact)
        member = learning.worn_by(before, int(number or 0))
        who = f"{name_of(before, member)} ({number})" if member is not None else number
        if potions:
            text = ngettext("{n} Magic Potion was drunk", "{n} Magic Potions were drunk", int(potions))
            found.append(text.format(n=potions))
        elif is_over:
            found.append(_("{player}: his career is over").format(player=who))
        elif gained:
            text = ngettext("{player}: {n} point of experience", "{player}: {n} points of experience", int(gained))
            found.append(text.format(player=who, n=gained))
        else:
            found.append(_("{player}: lasting injury, {attribute} −1").format(
                player=who, attribute=attribute_name(attribute)))
    return tuple(found)


def _deeds(at: Pausing) -> tuple[Deed, ...]:
    """Say what the coach has done."""
    roster, found = left(at.text, at.notes), []
    for place, word in enumerate(words_of(at.notes)):
        after = done(roster, word, limit_of(at.options))
        found.append(Deed(sentence(roster, word, after), place))
        roster = after
    return tuple(found)


def _reference(refusal: Refusal) -> str:
    return f"{refusal.game} {refusal.rule}"


def _stepped(row: Counted, refusal: Refusal | None) -> Counted:
    """Return a row whose step up is refused with its reason in sight."""
    if refusal is None:
        return row._replace(is_full="")
    reason = _("Not now: {reason}.").format(reason=refusal.text)
    note = f"{row.note.rstrip('.')}. {reason}" if row.note else reason
    return row._replace(note=note, is_full=refusal.text, rule=_reference(refusal))


def _hired(row: Counted, refusal: Refusal | None, fresh: int) -> Counted:
    bare = "" if fresh else _("nobody hired since the match")
    return _stepped(row, refusal)._replace(is_bare=bare)


def _pupil(roster: Roster, member: Member, options: Mapping[str, Any], game: str) -> Pupil:
    """Return the player who is unfolded: what he may learn, and whether he may go."""
    closed = unearned(member)
    leaving = refused(roster, f"drop{member.shirt}", options)
    if closed is None:
        text = ngettext("{n} ability to learn, {xp} points of experience.",
                        "{n} abilities to learn, {xp} points of experience.", learning.earned(member))
        told = Problem(text.format(n=learning.earned(member), xp=member.experience), "elfball 22")
    else:
        told = Problem(_("Nothing to learn yet: {reason}.").format(reason=closed.text), _reference(closed))
    lessons = _lessons(roster, member, options, game) if closed is None else ()
    off, rule = (leaving.text, _reference(leaving)) if leaving is not None else ("", "")
    return Pupil(member.shirt, told, lessons, off, rule)


def _lessons(roster: Roster, member: Member, options: Mapping[str, Any], game: str) -> tuple[Lessons, ...]:
    """Return what is open to a player's Type and what is open to all, without what he can do already."""
    profile, able = profile_of(roster, member), set(abilities_of(member))
    fresh = [each for each in ABILITIES if each.key not in able and is_open_to(profile, roster.list, each.key)]
    told = effects(ruleset(game).rules_text)

    def lesson(ability: Ability) -> Lesson:
        word = lesson_word(member.shirt, ability.key)
        refusal = refused(roster, word, options)
        level = _("Basic") if ability.level == "basic" else _("Advanced")
        note = _("{level}: {effect}").format(level=level, effect=told[ability.key])
        return Lesson(word, ability_name(ability.key), note, refusal.text if refusal is not None else "")

    title = _("Abilities of his Type: {type}").format(type=_(position_of(roster, member).type))
    groups = (Lessons(title, f"{game} 22.2", tuple(lesson(each) for each in fresh if each not in GENERAL)),
              Lessons(_("General abilities"), f"{game} 22.1", tuple(lesson(each) for each in fresh if each in GENERAL)))
    return tuple(group for group in groups if group.rows)


BETWEEN = ElfballBetween()
