"""The part of a foreign team that fits a game here, and the rest, each line with its reason."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from fracas.faces import foreign_names_of, games_with_rosters, roster_editor_of
from fracas.faces.foreign_names import ForeignNames
from fracas.faces.roster_editor import RosterEditor
from fracas.faces.roster_schema import NOTHING
from fracas.foreign.name_match import find_list, find_name, find_position
from fracas.foreign.team import ForeignItem, ForeignPlayer, ForeignTeam
from fracas.games import game_info
from fracas.kernel.errors import quote
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, name_flaw
from fracas.locale import _

MOST_SHOWN = 60  # lines that are listed


class LeftLine(NamedTuple):
    """A line of a foreign roster that is not taken over."""

    what: str  # in the words of the source
    reason: str  # a sentence


class FittedTeam(NamedTuple):
    """A foreign team as a game here can have it."""

    editor: RosterEditor[Any, Any] | None  # None if nothing of it fits any game
    roster: Any
    left: tuple[LeftLine, ...]
    more: int = 0  # lines left that are not listed


class ForeignList(NamedTuple):
    """A team list that a foreign team may be meant for."""

    game: str
    key: str  # of the list
    names: ForeignNames

    def position(self, asked: tuple[str, ...]) -> str:
        """Return the key of the position that is called so, "" if none is."""
        return self._find(asked)[0]

    def weigh(self, rows: list[tuple[tuple[str, ...], int]]) -> tuple[int, int]:
        """Return the number of players that fit, and the number of words of their names that say so."""
        found = [(count, self._find(asked)) for asked, count in rows]
        return sum(count for count, (key, _words) in found if key), sum(count * words for count, (_key, words) in found)

    def _find(self, asked: tuple[str, ...]) -> tuple[str, int]:
        return find_position(self.names.positions(self.key), self.names.lists[self.key], asked)


def fit_team(team: ForeignTeam) -> FittedTeam:
    """Return the fitting part of a team, in the list that it names or the one that fits best."""
    chosen = _meant_list(team)
    editor = roster_editor_of(chosen.game) if chosen is not None else None
    if chosen is None or editor is None:
        return _nothing_fits(team)
    transfer = RosterTransfer(team, chosen, editor)
    return transfer.run()


def _meant_list(team: ForeignTeam) -> ForeignList | None:
    """Return the list of a team, None if it is in no game."""
    games = [(game, foreign_names_of(game)) for game in games_with_rosters()]
    meant = [(game, names) for game, names in games if not team.kind or team.kind == names.kind]
    named = [ForeignList(game, key, names) for game, names in meant if (key := find_list(names.lists, team.list_names))]
    if team.kind:
        return named[0] if named else None
    rows = [(player.positions, player.quantity) for player in team.players]
    rows += [((item.name,), item.quantity) for item in team.items]
    tried = named or [ForeignList(game, key, names) for game, names in meant for key in names.lists]
    weights = [each.weigh(rows) for each in tried]
    most = max(weights, default=(0, 0))
    return tried[weights.index(most)] if most[0] else None


def _nothing_fits(team: ForeignTeam) -> FittedTeam:
    """Return every line of a team with the reason that holds for all."""
    listed = ", ".join(map(quote, team.list_names[:2]))
    reason = _("No game here has the team list {list}.").format(list=listed) if team.kind and listed else \
        _("No team here has such players.")
    left = [LeftLine(_title(player), reason) for player in team.players]
    left += [LeftLine(_bought(_(item.name), item.quantity), reason) for item in team.items]
    return _fitted(None, None, left or [LeftLine(team.name or _("The roster"), reason)])


def _fitted(editor: RosterEditor[Any, Any] | None, roster: Any, left: list[LeftLine]) -> FittedTeam:
    return FittedTeam(editor, roster, tuple(left[:MOST_SHOWN]), max(len(left) - MOST_SHOWN, 0))


class RosterTransfer:
    """A foreign team on its way into a roster.

    Args: team - as its source has it.
          chosen - the list that it is meant for.
          editor - of the rosters of that game.
    """

    def __init__(self, team: ForeignTeam, chosen: ForeignList, editor: RosterEditor[Any, Any]) -> None:
        self.team, self.chosen, self.editor, self.names = team, chosen, editor, chosen.names
        self.roster: Any = editor.create(chosen.key, NOTHING)
        self.game = _(game_info(chosen.game).name)
        self.most = {row.key: row.most for row in editor.hiring(self.roster)}
        self.hired: Counter[str] = Counter()
        self.left: list[LeftLine] = []

    def run(self) -> FittedTeam:
        """Take over what fits, in the order of the shirts."""
        self._name_team()
        for player in sorted(self.team.players, key=lambda player: player.number):
            self._take_player(player)
        for item in self.team.items:
            self._take_item(item)
        return _fitted(self.editor, self.roster, self.left)

    def _leave(self, what: str, reason: str) -> None:
        self.left.append(LeftLine(what, reason))

    def _name_team(self) -> None:
        name = self.team.name
        if not name:
            return
        if flaw := name_flaw(name, TEAM_LIMIT):
            return self._leave(_("Name of the team"), flaw)
        self.roster = self.editor.changes["title"].make(self.roster, name)

    def _take_player(self, player: ForeignPlayer) -> None:
        kind = self.chosen.position(player.positions)
        if not kind:
            return self._leave(_title(player), self._unknown_position(player))
        for place in range(player.quantity):
            full = self._full(kind)
            if full:
                return self._leave(_title(player._replace(quantity=player.quantity - place)), full)
            before = {*self.editor.numbers.by_shirt(self.roster)}
            self.roster = self.editor.numbers.add(self.roster, self.editor.recruit(kind))
            self.hired[kind] += 1
            shirt = min({*self.editor.numbers.by_shirt(self.roster)} - before)
            self._name_player(player, shirt, is_told=not place)
            self._teach(player, shirt, is_told=not place)
        for wound in player.past:
            self._leave(f"{_title(player)}: {wound}", _("Here a team starts without its past."))

    def _unknown_position(self, player: ForeignPlayer) -> str:
        if not player.positions:
            return _("The file does not say what he plays.")
        label = next(choice.label for choice in self.editor.lists() if choice.value == self.chosen.key)
        return _("The team list {list} has no such player.").format(list=label)

    def _full(self, kind: str) -> str:
        """Return the reason for which no more of a kind can be hired, "" for none."""
        most = self.most.get(kind, 0)
        if self.hired[kind] >= most:
            return _("At most {n} of this kind may play.").format(n=most)
        if sum(self.hired.values()) >= self.editor.most_players:
            return _("The team is full: it may have {n} players.").format(n=self.editor.most_players)
        return ""

    def _name_player(self, player: ForeignPlayer, shirt: int, *, is_told: bool) -> None:
        if not player.name or player.name in player.positions:
            return
        if flaw := name_flaw(player.name, NAME_LIMIT):
            return self._leave(_title(player), flaw) if is_told else None
        self.roster = self.editor.changes["rename"].make(self.roster, shirt, player.name)

    def _teach(self, player: ForeignPlayer, shirt: int, *, is_told: bool) -> None:
        """Teach a player the skills that he has besides those of his position.

        Args: is_told - whether those that are not taken over are listed; of several players they are, once.
        """
        member = self.editor.numbers.by_shirt(self.roster)[shirt]
        has = {*self.editor.abilities(self.roster, shirt, member)}
        for skill in player.skills:
            key = find_name(self.names.skills, skill)
            if not key and is_told:
                self._leave(f"{_title(player)}: {skill}", _("{game} has no such skill.").format(game=self.game))
            if key and key not in has:
                has.add(key)
                self.roster = self.editor.changes["learn"].make(self.roster, shirt, key, True)

    def _take_item(self, item: ForeignItem) -> None:
        """Buy a thing, or hire who is listed among the things."""
        key = find_name(self.names.purchases, item.name)
        purchase = next((each for each in self.editor.purchases(self.roster) if each.key == key), None)
        if purchase is None:
            if self.chosen.position((item.name,)):
                return self._take_player(ForeignPlayer((item.name,), quantity=item.quantity, skills=item.skills))
            return self._leave(_bought(_(item.name), item.quantity),
                               _("{game} has nothing like it.").format(game=self.game))
        taken = min(purchase.now + item.quantity, purchase.most)
        self.roster = purchase.buy(taken)
        if item.quantity > taken - purchase.now:
            self._leave(_bought(_(item.name), item.quantity - (taken - purchase.now)),
                        _("A team may have {n} at most.").format(n=purchase.most))


def _title(player: ForeignPlayer) -> str:
    """Return a player in one line, in the words of his source."""
    parts = [player.name, *player.positions[:1]] if player.name not in player.positions else [*player.positions[:1]]
    words = ", ".join(filter(None, parts)) or _("a player")
    number = f"{player.number}. " if player.number else ""
    return number + _counted(words, player.quantity)


def _bought(words: str, count: int) -> str:
    return f"{words}: {count}"


def _counted(words: str, count: int) -> str:
    return words if count == 1 else f"{count} × {words}"
