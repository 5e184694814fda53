"""The squads of a match at a table as cards: wounds at once, values and abilities unfolded."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter, kit_classes
from fracas.view.controls import text_button
from fracas.view.markup import Markup, classes, el, join
from fracas.view.match.squads import PlayerDetails, stats


class Explanation(NamedTuple):
    """An ability or a wound, with what it means."""

    name: str
    text: str
    rule: str  # what "why?" opens, "" for nothing


class RosterCard(NamedTuple):
    """One player."""

    card: PlayerDetails
    fate: str  # what has become of him, "" while he is fit
    wounds: tuple[Explanation, ...]  # what was written down of him, the latest last
    abilities: tuple[Explanation, ...]


class RosterTeam(NamedTuple):
    """A side's players."""

    name: str
    cards: tuple[RosterCard, ...]


def roster_cards(teams: tuple[RosterTeam, ...], kits: tuple[str, str]) -> Markup:
    """Return the cards of both sides."""
    return el("div", [
        el("section", el("h3", team.name, class_="c"), el("ul", [el("li", _card(card)) for card in team.cards]))
        for team in teams
    ], class_=classes("roster-cards", kit_classes(kits)))


def _card(player: RosterCard) -> Markup:
    card = player.card
    return el(
        "details",
        el("summary", counter(card.token, 34, card.ball), el("b", card.name, class_="t"),
           el("small", player.fate or _("fit"), class_=classes("fate", player.fate and "out"))),
        el("p", card.line, class_="mute sm") if card.line else None, stats(card.stats),
        _explained(_("Wounds"), player.wounds), _explained(_("Abilities"), player.abilities), class_="roster-card",
    )


def _explained(title: str, rows: tuple[Explanation, ...]) -> Markup | None:
    if not rows:
        return None
    return join(el("h4", title, class_="c"), el("dl", [
        el("div", el("dt", row.name, " ", text_button(_("why?"), "rule", row.rule, name=_("Why? {event}").format(
            event=row.name)) if row.rule else None), el("dd", row.text) if row.text else None)
        for row in rows
    ], class_="explained"))
