"""The players of a tracked match: groups to tap, and cards with wounds and abilities."""

from collections.abc import Collection
from typing import Any

from fracas.companion import log
from fracas.faces.tracker import WHOM
from fracas.locale import _
from fracas.page.companion import log_lines
from fracas.page.companion.model import TrackerModel
from fracas.view.markup import Markup
from fracas.view.shell import sheet
from fracas.view.table.companion import PlayerButton, PlayerGroup
from fracas.view.teams.roster_cards import Explanation, RosterCard, RosterTeam, roster_cards


def kits(model: TrackerModel) -> tuple[str, str]:
    """Return the kits of both sides."""
    tags, face = model.game.tags, model.face
    home, away = (tags.get(f"{name}Kit") or face.default_kit(tags.get(name, ""), side)
                  for side, name in enumerate(("Home", "Away")))
    return home, away


def ball(model: TrackerModel) -> str:
    """Return the symbol of the ball of the game."""
    return model.face.field(model.game.state).ball


def player_groups(model: TrackerModel, state: Any, fits: Collection[int]) -> tuple[PlayerGroup, ...]:
    """Return players to tap, the side whose turn it is first."""
    of, face = model.layout, model.face
    last, acting = of.last(state), log.tracking_rules_of(model.game).summary(state).side
    return tuple(
        PlayerGroup(face.team_name(state, side), "", tuple(
            PlayerButton(str(who), face.token(state, who)._replace(can_act=False, selected=False),
                         face.name(state, who), of.fate(state, who), who in last)
            for who in fits if of.side(state, who) == side))
        for side in ((1, 0) if acting == 1 else (0, 1)))


# -- cards -------------------------------------------------------------------------------------------------------


def cards_sheet(model: TrackerModel) -> Markup:
    """Return the sheet with the cards of both squads."""
    state, of = model.game.state, model.layout
    teams = tuple(RosterTeam(model.face.team_name(state, side), tuple(
        _card(model, who) for who in of.players(state) if of.side(state, who) == side)) for side in (0, 1))
    return sheet(_("Squads"), roster_cards(teams, kits(model)))


def _card(model: TrackerModel, who: int) -> RosterCard:
    state, of = model.game.state, model.layout
    card = model.face.card(state, who, "")
    abilities = tuple(Explanation(*ability) for ability in of.abilities(state, who))
    return RosterCard(card._replace(token=card.token._replace(can_act=False, selected=False)), of.fate(state, who),
                      _wounds(model, who), abilities)


def _wounds(model: TrackerModel, who: int) -> tuple[Explanation, ...]:
    """Return the entries that changed the fate of a player."""
    plies, fate = model.game.plies, model.layout.fate
    states = [*(ply.before for ply in plies), model.game.state]
    return tuple(
        Explanation(log_lines.line_text(model, place), "", log_lines.rule_of(model, ply))
        for place, ply in enumerate(plies)
        if _names(model, place, who) and fate(ply.before, who) != fate(states[place + 1], who))


def _names(model: TrackerModel, place: int, who: int) -> bool:
    """Return whether an entry names a player."""
    ply = model.game.plies[place]
    button = log_lines.button_of(model, ply)
    return (button is not None and button.asks == WHOM and ply.action[0] == button.entry
            and log_lines.subject_of(ply, button) == who)
