"""The list of the coach's teams, the ways to a new one, and the sheet with a team to print."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.board.counters import counter, icon
from fracas.view.board.model import Token
from fracas.view.controls import Button, LabelledValue, button, file_button, link_button, radio_group, select
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.shell import Notice, empty_state, notice, page_bar
from fracas.view.teams.roster_pieces import PlayerRow

TEAM_FILES = ".txt,.json,.ros,.rosz,.xml,.zip,text/plain,application/json"


class TeamRow(NamedTuple):
    """A team in the list."""

    key: str
    name: str
    line: str                           # "Orcs · 10 players · 165 of 180 points"
    kits: tuple[str, str]
    faults: int = 0
    trouble: str = ""                   # one sentence if a copy is damaged or newer


class NewTeamOption(NamedTuple):
    """A way to a new team."""

    key: str
    label: str
    note: str
    icon: str = "team"


class TeamList(NamedTuple):
    """The whole screen."""

    emblem: str
    rows: tuple[TeamRow, ...]
    games: tuple[LabelledValue, ...]           # whose teams can be built
    game: str
    lists: tuple[LabelledValue, ...]           # what a new team of the game can be founded from
    chosen: str
    ways: tuple[NewTeamOption, ...]               # the first is the usual one
    notices: tuple[Notice, ...] = ()
    pasted: str = ""                    # what was pasted and could not be taken in
    foreign: Markup = EMPTY             # the panel of a roster from elsewhere


def team_list(model: TeamList) -> Markup:
    """Return the screen."""
    nothing = empty_state(model.emblem, _("Nobody signed yet"),
                          _("Your teams, kept only on this device."))
    return join(
        page_bar(_("Teams")),
        el("main",
           el("div", map(notice, model.notices), id="teams-notices", class_="stack"), model.foreign,
           el("ul", map(_row, model.rows), class_="teamlist") if model.rows else nothing,
           _new(model), _files(model.pasted), id="main", tabindex=-1, class_="page stack-2 storage myteams"),
    )


def _row(row: TeamRow) -> Markup:
    state = el("p", icon("flag", 16), el("span", ngettext(
        "not legal: {n} reason", "not legal: {n} reasons", row.faults).format(n=row.faults)), class_="legal bad sm") \
        if row.faults else None
    if row.trouble:
        state = el("p", row.trouble, class_="sm warn")
    called = {"title": row.name}
    return el(
        "li",
        el("div", counter(Token("", 0, 0, "1"), 46), class_=f"kit-home-{row.kits[0]}") if row.kits[0] else None,
        el("div", el("h2", row.name, class_="c"), el("p", row.line, class_="sm mute"), state, class_="grow"),
        el("div",
           link_button(_("Open"), f"#/team/{row.key}", icon_name="pencil", main=True) if not row.trouble else None,
           button(Button("", "duplicate", row.key, "copy", name=_("Duplicate: {title}").format(**called)))
           if not row.trouble else None,
           button(Button("", "delete", row.key, "trash", name=_("Delete: {title}").format(**called))),
           class_="acts"),
        class_="panel myteam",
    )


def _new(model: TeamList) -> Markup:
    return el(
        "section", el("h2", _("New team"), class_="c"),
        radio_group(_("Game"), "team-game", model.games, model.game),
        select(_("Team list"), "list", model.lists, model.chosen),
        el("div", [button(Button(way.label, "found", way.key, way.icon, way.note, main=not place))
                   for place, way in enumerate(model.ways)], class_="acts"), class_="panel stack",
    )


def _files(pasted: str) -> Markup:
    """Return the panel through which teams come in."""
    return el(
        "section", el("h2", _("Bring a team"), class_="c"),
        el("label", el("span", _("Paste a forum text, a team code or a roster from elsewhere")),
           el("textarea", pasted, id="pasted", rows=3, data_do="paste", autocomplete="off", spellcheck="false"),
           class_="field"),
        el("div",
           button(Button(_("Add it"), "take-pasted", icon="check")),
           file_button(_("Open a file"), "take-file", TEAM_FILES), class_="acts"),
        el("p", _("From elsewhere: FUMBBL, Tourplay, BattleScribe, New Recruit, Army Forge. You first see what fits."),
           class_="sm mute"),
        class_="panel stack",
    )


def forum_sheet(text: str) -> Markup:
    """Return the content of the sheet with the forum text."""
    return el(
        "div", el("p", _("Paste this anywhere. With the last line, anybody can add the team."), class_="sm"),
        el("textarea", text, rows=14, readonly=True, aria_label=_("Forum text"), translate="no", class_="forum"),
        el("div", button(Button(_("Copy"), "copy-forum", "", "copy", main=True)), class_="acts"), class_="stack",
    )


class PrintedPlayer(NamedTuple):
    """A player on the printed sheet."""

    player: PlayerRow
    boxes: tuple[str, ...]              # what may befall him, each with a box to tick
    experience: int | None = None       # None where players gain none
    hits: int = -1                      # hit points to cross off, 0 = not known yet, -1 = the game has none


class TeamSheet(NamedTuple):
    """A team on paper."""

    key: str
    name: str
    line: str
    support: tuple[str, ...]
    cards: tuple[PrintedPlayer, ...]
    glossary: tuple[tuple[str, str], ...]   # ability, what it does
    kit: str
    problems: tuple[str, ...] = ()
    back: str = ""                      # where the way back leads, "" = to the builder


def team_sheet(model: TeamSheet) -> Markup:
    """Return the print sheet: a card for each player with boxes, and the abilities explained."""
    return join(
        page_bar(_("Print sheet"), model.back or f"#/team/{model.key}", (Button(_("Print"), "print", "", "download"),)),
        el("main",
           el("header", el("h2", model.name, class_="d"), el("p", model.line),
              el("p", ", ".join(model.support)) if model.support else None,
              el("p", " ".join(model.problems), class_="sm") if model.problems else None),
           el("ul", map(_card, model.cards), class_="cards"),
           el("section", el("h3", _("Abilities of this team"), class_="c"),
              el("dl", [el("div", el("dt", name), el("dd", text)) for name, text in model.glossary]),
              class_="glossary") if model.glossary else None,
           id="main", tabindex=-1, class_=f"teamsheet kit-home-{model.kit}"),
    )


def _card(card: PrintedPlayer) -> Markup:
    player = card.player
    return el(
        "li",
        el("div", counter(Token("", 0, 0, str(player.shirt), big=player.is_big, head=player.head), 40),
           el("div", el("h3", player.name), el("p", player.line)), class_="top"),
        el("dl", [el("div", el("dt", value.label), el("dd", value.text, class_="changed" if value.is_changed else None))
                  for value in player.values], class_="stats"),
        el("p", ", ".join(player.abilities), class_="has") if player.abilities else None,
        _hits(card.hits) if card.hits >= 0 else None,
        el("p", [el("span", text, class_="tick") for text in card.boxes],
           el("span", _("Experience: {n}").format(n=card.experience or "____"), class_="xp")
           if card.experience is not None else None, class_="boxes"),
    )


def _hits(hits: int) -> Markup:
    """Return a box for each hit point, in fives; a line to write on while they are not known."""
    fives = [el("span", [el("i")] * min(5, hits - done)) for done in range(0, hits, 5)]
    told = ngettext("{n} hit point", "{n} hit points", hits).format(n=hits) if hits else None
    return el("p", el("b", _("HP")), el("b", hits or "____"), fives, class_="hits", aria_label=told,
              role="img" if hits else None)
