"""Roster editor: the builder, the printed sheet and the controls that follow from the roster schema of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from fracas.faces.roster_schema import STEP, Member, Roster, RosterChange, RosterSchema
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.teams.kits import Kits, with_kit
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import flag, number, one_of, text, word
from fracas.view.controls import LabelledValue
from fracas.view.teams.match_team import MatchTeam, ProfileRow
from fracas.view.teams.roster import RosterBuilder, SupportSwitch
from fracas.view.teams.roster_pieces import PlayerEditor, PlayerRow, PlayerValue, Problem, Stepper
from fracas.view.teams.team_list import TeamSheet


class TeamSummary(NamedTuple):
    """A roster in lists."""

    name: str
    line: str
    kits: Kits


class RosterEditor(RosterSchema[Roster, Member]):
    """The rosters of a game as pages, and the controls that change them."""

    # -- pages

    def summary(self, roster: Roster) -> TeamSummary:
        """Return the entry of lists."""
        return TeamSummary(self.title(roster), f"{self.line(roster)} · {self.state(roster)}", self._kits(roster))

    def problems(self, roster: Roster, game: str) -> tuple[Problem, ...]:
        """Return every reason why a roster may not play a game; "" for a game it is made for."""
        return tuple(Problem(fault.text, f"{fault.game or self.game} {fault.rule}")
                     for fault in self.faults(roster, game))

    def builder(self, roster: Roster, key: str, opened: int) -> RosterBuilder:
        """Return the screen on which a roster is built.

        Args: key - id of the team; opened - number of the player being changed, 0 = nobody.
        """
        problems, purchases = self.problems(roster, ""), self.purchases(roster)
        wrong, worn = {fault.shirt for fault in self.faults(roster, "")}, self.numbers.by_shirt(roster)
        off = problems[0].text if problems and self.plays_only_legal else \
            "" if roster.members else _("nobody signed yet")
        return RosterBuilder(
            key, self.game.replace("_", "-"), self.title(roster), roster.name, self.line(roster), self.tally(roster),
            problems, tuple(row._replace(is_wrong=row.shirt in wrong) for row in self._rows(roster).values()),
            self._opened(roster, opened, worn[opened]) if opened in worn else None, self._hiring(roster),
            tuple(Stepper(each.key, each.name, each.note, each.now, each.most, each.rule, each.full)
                  for each in purchases if not each.is_switch),
            tuple(SupportSwitch(each.key, each.name, each.note, bool(each.now), each.rule)
                  for each in purchases if each.is_switch),
            self._kits(roster), off, self.limit(roster),
            tuple(LabelledValue(str(size), str(size)) for size in self.sizes),
            str(self.size(roster)) if self.sizes else "", self.rolls(roster),
        )

    def sheet(self, roster: Roster, key: str) -> TeamSheet:
        """Return the sheet to print.

        Args: key - id of the team.
        """
        rows, worn = self._rows(roster), self.numbers.by_shirt(roster)
        used = dict.fromkeys(each for shirt, member in worn.items() for each in self.abilities(roster, shirt, member))
        line = f"{self.line(roster)} · {self.state(roster)}" if self.is_state_printed else self.line(roster)
        return TeamSheet(
            key, self.title(roster), line, self.support(roster) if self.support is not None else (),
            tuple(self.card(roster, worn[shirt], row) for shirt, row in rows.items()),
            tuple((self.ability_name(each), self.ability_effect(each)) for each in self.ability_order(used)),
            self._kits(roster)[0], tuple(problem.text for problem in self.problems(roster, "")),
        )

    def in_match(self, roster: Roster) -> MatchTeam:
        """Return the team in a new match."""
        worn, rows = self.numbers.by_shirt(roster), self._rows(roster)
        line = ", ".join((self.line(roster), *self.support(roster))) if self.support is not None else \
            f"{self.line(roster)} · {self.state(roster)}"
        profiles = tuple(ProfileRow(f"{shirt}. {row.name}", tuple(value.text for value in row.values),
                                    self.note(roster, worn[shirt], row)) for shirt, row in rows.items())
        return MatchTeam(self.title(roster), line, self.columns(), profiles, counters=self.counters(roster))

    def _kits(self, roster: Roster) -> Kits:
        home, away = roster.kits
        return home or self.usual_kit(roster, 0), away or self.usual_kit(roster, 1)

    def _rows(self, roster: Roster) -> dict[int, PlayerRow]:
        """Return the players by number, each with his abilities."""
        return {shirt: self.row(roster, shirt, member)._replace(
            abilities=tuple(map(self.ability_name, self.abilities(roster, shirt, member))))
            for shirt, member in self.numbers.by_shirt(roster).items()}

    def _opened(self, roster: Roster, shirt: int, member: Member) -> PlayerEditor:
        """Return the player being changed."""
        rows, swap = self._rows(roster), _("{n} (swaps with {player})")
        numbers = tuple(
            LabelledValue(str(n), swap.format(n=n, player=rows[n].name) if n in rows and n != shirt else str(n))
            for n in self.numbers.choices(roster))
        given = self.given_name(roster, shirt, member)
        return self.player_editor(roster, member, PlayerEditor(shirt, member.name, given, numbers))

    def _hiring(self, roster: Roster) -> tuple[Stepper, ...]:
        """Return the steppers of those who can be hired."""
        full = _(self.full) if len(roster.members) >= self.most_players else ""
        kinds, columns = [*map(self.kind, roster.members)], self.columns()
        return tuple(Stepper(row.key, row.name, row.note, kinds.count(row.key), row.most, row.rule, full,
                             tuple(map(PlayerValue, columns, row.values))) for row in self.hiring(roster))

    # -- controls

    @cached_property
    def changes(self) -> Mapping[str, RosterChange]:
        """What the controls of the builder change, by their words."""
        found = {
            "hire": RosterChange(self._hire, (word, STEP)),
            "release": RosterChange(self.numbers.release, (number,)),
            "rename": RosterChange(self._rename, (number, text), is_typed=True),
            "renumber": RosterChange(self.numbers.renumber, (number, number)),
            "title": RosterChange(self._retitle, (text,), is_typed=True),
            "colour-home": RosterChange(_dress(0), (text,)), "colour-away": RosterChange(_dress(1), (text,)),
        }
        if self.skills:
            found["learn"] = RosterChange(self._teach, (number, one_of(*self.skills), flag))
        if self.support is not None:
            found["support"] = RosterChange(self._buy, (word, STEP))
        if self.sizes:
            found["squad"] = RosterChange(
                lambda roster, size: self.resize(roster, int(size)), (one_of(*map(str, self.sizes)),))
        return {**found, "extra": RosterChange(self._switch, (word, flag)), **self.own_changes}

    def _hire(self, roster: Roster, kind: str, step: int) -> Roster:
        """Hire a player of a kind, or let the last one of it go."""
        if kind not in {row.key for row in self.hiring(roster)}:
            raise InvalidNotation(_(self.unknown_kind).format(text=quote(kind)))
        if step < 0:
            shirts = [shirt for shirt, member in self.numbers.by_shirt(roster).items() if self.kind(member) == kind]
            return self.numbers.release(roster, max(shirts)) if shirts else roster
        if len(roster.members) >= self.most_players:
            raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=self.most_players))
        return self.numbers.add(roster, self.recruit(kind))

    def _rename(self, roster: Roster, shirt: int, name: str) -> Roster:
        """Give a player a name of his own, or back the given one."""
        return self.numbers.change(roster, shirt, lambda member: member._replace(
            name=custom_name(name, self.given_name(roster, shirt, member), NAME_LIMIT)))

    def _retitle(self, roster: Roster, name: str) -> Roster:
        return roster._replace(name=custom_name(name, self.given_title(roster), TEAM_LIMIT))

    def _teach(self, roster: Roster, shirt: int, key: str, is_on: bool) -> Roster:
        """Teach a player a skill, or take it back."""
        return self.numbers.change(roster, shirt, lambda member: self.with_skill(member, key, is_on))

    def _buy(self, roster: Roster, key: str, step: int) -> Roster:
        """Buy one more or one less of a support."""
        for each in self.purchases(roster):
            if each.key == key:
                return each.buy(min(max(each.now + step, 0), each.most if each.limit is None else each.limit))
        return roster

    def _switch(self, roster: Roster, key: str, is_on: bool) -> Roster:
        """Have a support, or do without."""
        return next((each.buy(is_on) for each in self.purchases(roster) if each.key == key), roster)


def _dress(side: int) -> Callable[[Any, str], Any]:
    """Return the change of the kit of a side."""
    return lambda roster, key: roster._replace(kits=with_kit(roster.kits, side, key))


def incompatible_setting(rules: Ruleset, team: str, needs: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """Return the setting that a team needs otherwise than it is, in a sentence, "" if none."""
    for setting in rules.settings:
        if setting.name in needs and options[setting.name] != needs[setting.name]:
            return _("{team}: {setting} {value}, this match {other}").format(
                team=team, setting=_(setting.label).lower(), value=needs[setting.name], other=options[setting.name])
    return ""
