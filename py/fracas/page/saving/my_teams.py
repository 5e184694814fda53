"""The coach's own teams on this device: saved like matches, in two generations each, as the text of their files."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fracas.faces import games_with_rosters, roster_editor_of
from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import ADVANCED
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _, fold
from fracas.page import routes
from fracas.page.saving.backup_section import BackupSection
from fracas.page.saving.storage import Facts, Shelf, Store, WriteReport
from fracas.page.shell import Shell
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import MatchTeam
from fracas.view.teams.roster_pieces import Problem

KIND = "team"
TEAM_FILE = re.compile(r'\s*(?:\ufeff\s*)?\{\s*"fracas"\s*:\s*"team"')  # how the file of one team begins
_FOREIGN = re.compile(  # how rosters of other sites and programs begin, and files that are packed
    r"\s*(?:\ufeff\s*)?(?:<\?xml\b|<roster\b|\+\+|PK\x03\x04)")
_FOREIGN_FIELD = re.compile(r'"(?:lineUps|rerolls|forces|gameSystem)"\s*:')
_OWN_FILE = re.compile(r'\s*(?:\ufeff\s*)?\{\s*"fracas"')
READY = f"{ADVANCED}-"  # begins the values of printed teams ready for the advanced game
MINE = "my-"  # begins the values of the coach's own teams in a new match

HEAD = 64_000  # characters of a text in which its game is looked for
LONGEST_WORD = 40
_GAME = re.compile(r'"game"\s*:\s*"([a-z_]{1,40})"|\[Fracas ([a-z_]{1,40}) ')
_CODE_HEAD = re.compile(r"[_.\s]")  # ends the first word of a team code


class SavedTeam(NamedTuple):
    """A saved team."""

    key: str
    editor: RosterEditor[Any, Any] | None  # None if it cannot be read
    roster: Any
    trouble: str = ""  # one sentence
    when: int = 0
    sequence: int = 0  # of the save it stands in


def saved_teams(store: Store) -> list[SavedTeam]:
    """Return all teams, newest first, also those that cannot be read."""
    shelf = Shelf(store, KIND)
    return sorted((load(store, key) for key in shelf.ids()), key=lambda team: -team.when)


def readable_teams(editor: RosterEditor[Any, Any], store: Store) -> list[SavedTeam]:
    """Return the readable teams of one editor, newest first; the code of other games is not needed."""
    shelf = Shelf(store, KIND)
    saves = ((key, shelf.load(key).save) for key in shelf.ids())
    found = (load(store, key) for key, save in saves if save is not None and save.facts.game == editor.game)
    return sorted((team for team in found if team.editor is not None), key=lambda team: -team.when)


def load(store: Store, key: str) -> SavedTeam:
    """Return one team."""
    found = Shelf(store, KIND).load(key)
    if found.save is None:
        lost = _("The team {team} is not on this device.").format(team=quote(key))
        return SavedTeam(key, None, None, found.trouble or lost)
    editor = roster_editor_of(found.save.facts.game)
    if editor is None:
        return SavedTeam(key, None, None, _("This version of Fracas cannot read this team."), found.save.facts.when)
    try:
        roster = editor.read(found.save.record)
    except ValueError as error:
        return SavedTeam(key, None, None, str(error), found.save.facts.when)
    return SavedTeam(key, editor, roster, found.trouble, found.save.facts.when, found.save.sequence)


def save(store: Store, key: str, editor: RosterEditor[Any, Any], roster: Any, when: int) -> WriteReport:
    """Save a team."""
    return Shelf(store, KIND).save(key, facts_of(editor, roster, when), editor.write(roster))


def add_team(shell: Shell, editor: RosterEditor[Any, Any], roster: Any) -> str:
    """Save a new team and go to it; return the trouble if it could not be saved, else ""."""
    key = shell.browser.fresh_id()
    written = save(shell.shelf.store, key, editor, roster, shell.browser.wall_clock())
    if written.ok:
        shell.browser.persist()
        shell.go(routes.write(routes.TEAM, key))
    return written.trouble


def facts_of(editor: RosterEditor[Any, Any], roster: Any, when: int) -> Facts:
    """Return the facts of a team for lists."""
    name, line, _kits = editor.summary(roster)
    return Facts(editor.game, name, line, when)


def read(text: str) -> tuple[RosterEditor[Any, Any], Any]:
    """Return the team of a text from elsewhere, and the editor that reads it.

    A file and a forum text say of which game they are; a bare word is the code or the name of a team.

    Raises: ValueError in one sentence; it quotes a word that is no team and names the nearest.
    """
    named = _GAME.search(text[:HEAD])
    editor = roster_editor_of(named[1] or named[2]) if named is not None else None
    if editor is not None:
        return editor, editor.read(text)
    plain = text.removeprefix("\ufeff").strip()
    word = _CODE_HEAD.split(plain, maxsplit=1)[0]
    name = fold(plain[:LONGEST_WORD + 1])
    lists = [(editor, choice) for editor in roster_editors() for choice in editor.lists()]
    for editor, choice in lists:
        if plain == choice.value or f"{word}-".startswith(f"{choice.value}-"):
            return editor, editor.read(plain)
        if fold(choice.label) == name:
            return editor, editor.read(choice.value)
    raise InvalidNotation(_refusal(plain, word, [name for _editor, choice in lists
                                                 for name in (choice.value, choice.label)]))


def _refusal(plain: str, word: str, names: Sequence[str]) -> str:
    """Return the sentence that refuses a text as a team."""
    if not plain:
        return _("There is nothing to add.")
    near = nearest(plain, names) or nearest(word, names)
    sentence = _("{text} is not a team: did you mean {name}?") if near else \
        _("{text} is not a team, neither a forum text nor a team code.")
    return sentence.format(text=quote(plain), name=quote(near))


def is_foreign(text: str) -> bool:
    """Return whether a text looks like the roster of another site or program."""
    if _FOREIGN.match(text):
        return True
    is_object = text.lstrip("\ufeff \r\n\t").startswith("{") and not _OWN_FILE.match(text)
    return is_object and _FOREIGN_FIELD.search(text) is not None


def roster_editors() -> list[RosterEditor[Any, Any]]:
    """Return the roster editors of all games."""
    return [editor for game in games_with_rosters() if (editor := roster_editor_of(game)) is not None]


def nearest(word: str, names: Sequence[str]) -> str:
    """Return the name that is most like a word, "" if none is alike."""
    wanted = fold(word)
    found = min(((_differences(wanted, fold(name)), name) for name in names), default=(len(word), ""))
    return found[1] if 3 * found[0] <= len(wanted) < LONGEST_WORD else ""


def _differences(one: str, two: str) -> int:
    """Return the edit distance of two words: letters inserted, deleted or exchanged.

    Source: V. I. Levenshtein, Binary codes capable of correcting deletions, insertions and reversals (1966).
    """
    row = list(range(len(two) + 1))
    for n, letter in enumerate(one[:LONGEST_WORD], 1):
        before, row[0] = row[0], n
        for m, other in enumerate(two, 1):
            before, row[m] = row[m], min(row[m] + 1, row[m - 1] + 1, before + (letter != other))
    return row[-1]


class TeamChoices:
    """The coach's teams that can play a game, as choices beside the printed ones.

    Args: store - where texts are kept.
          game - key of the game.
    """

    def __init__(self, store: Store, game: str) -> None:
        self.game = game
        self.editor = roster_editor_of(game)
        found = readable_teams(self.editor, store) if self.editor is not None else []
        self.teams = {f"{MINE}{team.key}": team for team in found
                      if self.editor is not None and self.editor.code(team.roster, game)}

    def roster(self, value: str) -> Any:
        """Return the roster of a choice, also of a ready advanced team; None for any other team."""
        if value.startswith(READY) and self.editor is not None:
            return self.editor.create(value.removeprefix(READY), ADVANCED)
        return self.teams[value].roster if value in self.teams else None

    def is_printed(self, value: str) -> bool:
        """Return whether a team is printed and can be made one of the coach's own."""
        return self.editor is not None and any(value.removeprefix(READY) == each.value for each in self.editor.lists())

    def copy_of(self, value: str, line_up: str, size: str) -> Any:
        """Return the roster of a printed team.

        Args: line_up - key of the team with other players, "" = as it usually plays.
              size - of the match, where teams have one.
        """
        editor = self.editor
        assert editor is not None
        ways = [way.key for way in editor.templates()]
        return self.roster(value) or (
            editor.read(line_up) if line_up else editor.create(value, size if size in ways else ways[0]))

    def names(self) -> dict[str, str]:
        """Return the names of the teams, by their values."""
        return {value: self.editor.summary(team.roster).name
                for value, team in self.teams.items() if self.editor is not None}

    def choices(self) -> tuple[LabelledValue, ...]:
        """Return the teams as choices of a drop-down list."""
        words = _("{team} (my team)")
        return tuple(LabelledValue(value, words.format(team=name)) for value, name in self.names().items())

    @property
    def has_levels(self) -> bool:
        """Whether printed teams play a basic and an advanced game."""
        return self.editor is not None and any(way.key == ADVANCED for way in self.editor.templates())

    def needs(self, value: str) -> Mapping[str, Any]:
        """Return the settings that a choice requires."""
        roster = self.roster(value)
        return self.editor.needs(roster) if self.editor and roster is not None else {}

    def kit(self, value: str, side: int) -> str:
        """Return the kit of a choice on a side, "" if it is none of these teams."""
        roster = self.roster(value)
        return self.editor.summary(roster).kits[side] if self.editor and roster is not None else ""

    def code(self, value: str) -> str:
        """Return the team code of a choice, "" if it is none of these teams."""
        roster = self.roster(value)
        return self.editor.code(roster, self.game) if self.editor and roster is not None else ""

    def sheet(self, value: str) -> MatchTeam | None:
        """Return the team of a choice as it plays, None if it is none of these teams."""
        roster = self.roster(value)
        return self.editor.in_match(roster) if self.editor and roster is not None else None

    def problems(self, value: str) -> tuple[Problem, ...]:
        """Return the reasons for which the team of a choice may not play this game."""
        roster = self.roster(value)
        return self.editor.problems(roster, self.game) if self.editor and roster is not None else ()

    def page(self, value: str) -> str:
        """Return the address of the editor of a choice, "" if it is none of the coach's teams."""
        return routes.write(routes.TEAM, self.teams[value].key) if value in self.teams else ""


# -- in the file of everything --------------------------------------------------------------------------------------


def _parcel(text: str) -> tuple[Facts, str]:
    editor, roster = read(text)
    return facts_of(editor, roster, 0), editor.write(roster)


BACKUP_SECTION = BackupSection(KIND, _parcel, N_("Team {n} of this file cannot be read: {error}"),
                  N_("This file holds a team with an impossible name: {name}."))
