"""The squads of a tracked match as cards: each player with his wounds and what his abilities do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.tracker import WHOM
from fracas.locale import _
from fracas.page.companion import log_lines, view_model
from fracas.view.markup import Markup
from fracas.view.shell import sheet
from fracas.view.teams.roster_cards import Explanation, RosterCard, RosterTeam, roster_cards

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen


def cards_sheet(screen: TrackerScreen) -> Markup:
    """Return the sheet with both squads."""
    state, of = screen.game.state, screen.tracker
    players = of.players(state)
    teams = tuple(RosterTeam(screen.face.team_name(state, side), tuple(
        _card(screen, who) for who in players if of.side(state, who) == side)) for side in (0, 1))
    return sheet(_("Squads"), roster_cards(teams, view_model.kits(screen)))


def _card(screen: TrackerScreen, who: int) -> RosterCard:
    state, of = screen.game.state, screen.tracker
    card = screen.face.card(state, who, "")
    abilities = tuple(Explanation(*ability) for ability in of.abilities(state, who))
    return RosterCard(card._replace(token=card.token._replace(can_act=False, selected=False)), of.fate(state, who),
                      _wounds(screen, who), abilities)


def _wounds(screen: TrackerScreen, who: int) -> tuple[Explanation, ...]:
    """Return what was written down of a player that has changed what has become of him."""
    found = []
    for place, ply in enumerate(screen.game.plies):
        mark = log_lines.mark_of(screen, ply)
        is_named = mark is not None and mark.asks == WHOM and ply.action[0] == mark.deed
        if mark is None or not is_named or log_lines.named(ply, mark) != who:
            continue
        after = screen.game.plies[place + 1].before if place + 1 < len(screen.game.plies) else screen.game.state
        if screen.tracker.fate(ply.before, who) != screen.tracker.fate(after, who):
            found.append(Explanation(log_lines.line_text(screen, place), "", log_lines.rule_of(screen, ply)))
    return tuple(found)
