"""Teams of Elfball and Street Brawl between two matches of a league: rows, and controls as words of the notes."""

from fracas.faces.elfball.roster_schema import EDITOR
from fracas.games import ruleset
from fracas.games.elfball.abilities.listed import ABILITIES, GENERAL, Ability, is_open_to
from fracas.games.elfball.team import deeds
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.coaching import (
    Refusal,
    abilities_to_learn,
    deed_refusal,
    is_affordable,
    learning_refusal,
    lessons,
    limit_of,
)
from fracas.games.elfball.team.lists import MANIAC
from fracas.games.elfball.team.notes import BEGIN, lesson_word, read_fact, read_notes
from fracas.games.elfball.team.roster import Member, Roster
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.team.teams import profile_of
from fracas.games.elfball.words.ability_texts import effects
from fracas.games.elfball.words.names import ability_name, attribute_name
from fracas.kernel.contracts.career import Options, TeamBetweenMatches
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _, ngettext
from fracas.view.arguments import parse, text
from fracas.view.teams.between_matches import BetweenMatchesPanel, PlayerTraining
from fracas.view.teams.roster_pieces import LearnableSkill, LearnableSkills, Problem, Stepper


class ElfballTeamManagement:
    """The development of a team between two matches.

    Args: game - key of Elfball or of its variant.
          closed - letters of positions that do not play the game.
    """

    def __init__(self, game: str, closed: tuple[str, ...]) -> None:
        self.game = game
        self.closed = closed

    def part(self, pause: TeamBetweenMatches, name: str, opened: int, sheet: str) -> BetweenMatchesPanel:
        """Return the part of the screen."""
        roster, options = deeds.current_roster(pause), pause.options
        model, member = EDITOR.builder(roster, "", 0), rs.member_with_shirt(roster, opened)
        signed = [_position(roster, shirt) for shirt in deeds.hire_places(pause)]
        support = (*model.support, *(Stepper(x.arg, x.name, x.note, int(x.is_on), 1, x.rule) for x in model.extras))
        return BetweenMatchesPanel(
            name, model.line, rs.value_of(roster), limit_of(options), _open_tasks(pause), _after_effects(pause),
            tuple(deeds.sentences(pause)), model.players,
            self._pupil(pause, roster, member) if member is not None else None,
            tuple(_hire_row(row, deed_refusal(roster, f"hire{row.arg}", options, self.closed), signed.count(row.arg))
                  for row in model.hire if row.arg not in self.closed),
            tuple(_with_refusal(row, deed_refusal(roster, f"buy{row.arg}", options)) for row in support),
            model.kits[0], sheet,
        )

    def change(self, pause: TeamBetweenMatches, do: str, arg: str) -> list[str]:
        """Return the words of the notes after a control was used.

        Raises: InvalidNotation in a sentence if that cannot be.
        """
        if do == "take-back":
            words = deeds.words_of(pause)
            place = int(arg) if arg.isdecimal() else len(words)
            return deeds.possible(pause, words[:place] + words[place + 1:])
        return deeds.with_deed(pause, _word(pause, do, arg), self.closed)

    def pending_lessons(self, pause: TeamBetweenMatches) -> int:
        """Return the number of abilities waiting to be learned."""
        return len(_pupils(pause))

    def announcement(self, pause: TeamBetweenMatches) -> str:
        """Return the words after a change for screen readers."""
        roster, told = deeds.current_roster(pause), deeds.sentences(pause)
        points = _("{value} of {limit} points").format(value=rs.value_of(roster), limit=limit_of(pause.options))
        last = f"{told[-1]}. " if told else ""
        return f"{last}{points}. {' '.join(each.text for each in _open_tasks(pause))}".strip()

    def _pupil(self, pause: TeamBetweenMatches, roster: Roster, member: Member) -> PlayerTraining:
        """Return the unfolded player: his possible lessons, and whether he may be released."""
        options = pause.options
        closed, leaving = learning_refusal(member), deed_refusal(roster, f"drop{member.shirt}", options)
        if closed is None and member.shirt in deeds.learners(deeds.words_of(pause)):
            closed = Refusal(_("one ability after a match"), "22/R145")
        if closed is None:
            number = abilities_to_learn(member)
            text = ngettext("{n} ability earned. Learn one now. Experience: {xp}.",
                            "{n} abilities earned. Learn one now. Experience: {xp}.", number)
            told = Problem(text.format(n=number, xp=member.experience), "elfball 22/R145")
        else:
            told = Problem(_("Nothing to learn yet: {reason}.").format(reason=closed.text), _reference(closed))
        groups = self._lessons(roster, member, options) if closed is None else ()
        off, rule = (leaving.text, _reference(leaving)) if leaving is not None else ("", "")
        return PlayerTraining(member.shirt, told, groups, off, rule)

    def _lessons(self, roster: Roster, member: Member, options: Options) -> tuple[LearnableSkills, ...]:
        """Return the abilities open to a player's Type and the general ones, without those he has."""
        profile, able = profile_of(roster, member), set(rs.abilities_of(member))
        fresh = [each for each in ABILITIES if each.key not in able and is_open_to(profile, roster.list, each.key)]
        told = effects(ruleset(self.game).rules_text)

        def lesson(ability: Ability) -> LearnableSkill:
            word = lesson_word(member.shirt, ability.key)
            refusal = deed_refusal(roster, word, options)
            level = _("Basic") if ability.level == "basic" else _("Advanced")
            note = _("{level}: {effect}").format(level=level, effect=told[ability.key])
            return LearnableSkill(word, ability_name(ability.key), note,
                                  off=refusal.text if refusal is not None else "")

        title = _("Abilities of his Type: {type}").format(type=_(rs.position_of(roster, member).type))
        own, general = (tuple(lesson(each) for each in fresh if (each in GENERAL) is is_general)
                        for is_general in (False, True))
        groups = (LearnableSkills(title, f"{self.game} 22.2", own),
                  LearnableSkills(_("General abilities"), f"{self.game} 22.1", general))
        return tuple(group for group in groups if group.rows)


def _position(roster: Roster, shirt: int) -> str:
    return next(member.position for member in roster.members if member.shirt == shirt)


def _word(pause: TeamBetweenMatches, do: str, arg: str) -> str:
    """Return the word of the notes for a control."""
    words: tuple[str, ...] = parse(arg, text, text)
    what, step = words
    if do == "support" and what in rs.KIND_OF:
        return ("buy" if step == "more" else "drop") + what
    if do == "release":
        return f"drop{what}"
    if do == "lesson":
        return what
    if do == "hire" and step == "less":
        roster = deeds.current_roster(pause)
        signed = [shirt for shirt in deeds.hire_places(pause) if _position(roster, shirt) == what]
        if signed:
            return f"drop{signed[-1]}"
        raise InvalidNotation(_("Nobody of this position was hired since the match."))
    if do == "hire":
        return f"hire{what}"
    raise InvalidNotation(_("There is no support {text}.").format(text=quote(what)))


def _pupils(pause: TeamBetweenMatches) -> list[Member]:
    """Return the players who may learn an ability now: one after a match."""
    roster, done = deeds.current_roster(pause), deeds.learners(deeds.words_of(pause))
    return [member for member in roster.members
            if member.shirt not in done and abilities_to_learn(member) and lessons(roster, member)]


def _open_tasks(pause: TeamBetweenMatches) -> tuple[Problem, ...]:
    """Return the open tasks of the coach before the next match."""
    roster, options, found = deeds.current_roster(pause), pause.options, []
    missing = rs.LEAST - len(roster.members)
    if missing > 0:
        text = ngettext(
            "{n} player is missing. Choose one, or the team hires a rookie before the next match.",
            "{n} players are missing. Choose them, or the team hires rookies before the next match.", missing)
        found.append(Problem(text.format(n=missing), "elfball 21/R121"))
    waiting = _pupils(pause)
    for member in waiting:
        text = _("{player} ({shirt}) may learn an ability.")
        found.append(Problem(text.format(player=rs.name_of(roster, member), shirt=member.shirt), "elfball 22"))
    if waiting and not is_affordable(roster, rs.LEARNED, limit_of(options)):
        found.append(Problem(_("The team is at its limit. Drop something before a player learns."),
                             "elfball 21"))
    return tuple(found)


def _after_effects(pause: TeamBetweenMatches) -> tuple[str, ...]:
    """Return the after-effects of the match on the team in sentences."""
    before, found = read_code(pause.team), []
    for fact in map(read_fact, read_notes(pause.notes or BEGIN)[0]):
        who = deeds.player_label(before, fact.shirt)
        if fact.potions:
            text = ngettext("{n} Magic Potion was drunk", "{n} Magic Potions were drunk", fact.potions)
            found.append(text.format(n=fact.potions))
        elif fact.is_over:
            found.append(_("{player}: his career is over").format(player=who))
        elif fact.gained:
            text = ngettext("{player}: {n} point of experience", "{player}: {n} points of experience", fact.gained)
            found.append(text.format(player=who, n=fact.gained))
        else:
            found.append(_("{player}: lasting injury, {attribute} −1").format(
                player=who, attribute=attribute_name(fact.wound)))
    return tuple(found)


def _reference(refusal: Refusal) -> str:
    return f"{refusal.game} {refusal.rule}"


def _with_refusal(row: Stepper, refusal: Refusal | None) -> Stepper:
    """Return a row with the reason why its step up is refused, if it is."""
    if refusal is None:
        return row._replace(is_full="")
    reason = _("Not now: {reason}.").format(reason=refusal.text)
    note = f"{row.note.rstrip('.')}. {reason}" if row.note else reason
    return row._replace(note=note, is_full=refusal.text, rule=_reference(refusal))


def _hire_row(row: Stepper, refusal: Refusal | None, fresh: int) -> Stepper:
    bare = "" if fresh else _("nobody hired since the match")
    return _with_refusal(row, refusal)._replace(is_bare=bare)


TEAM_MANAGEMENT = ElfballTeamManagement("elfball", (MANIAC,))
