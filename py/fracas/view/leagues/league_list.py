"""The list of leagues, and the form of a new one."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import (
    Button,
    LabelledValue,
    button,
    file_button,
    link_button,
    radio_group,
    select,
    text_field,
)
from fracas.view.house_rules import SettingField, house_rules
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice, empty_state, notice, page_bar
from fracas.view.storage import SavedItem, saved_item

NAME_LENGTH = 40


class TeamFormRow(NamedTuple):
    """A team that joins a league."""

    number: int
    name: str
    team: str                           # chosen value of the list
    coach: str
    stays: LabelledValue | None = None         # the team as it is in already


class TeamsForm(NamedTuple):
    """The teams that join a league, with their choices."""

    teams: tuple[TeamFormRow, ...]
    choices: tuple[LabelledValue, ...]         # teams there are
    coaches: tuple[LabelledValue, ...]
    bot: str                            # level of the bots that are added
    bots: tuple[LabelledValue, ...]
    note: str = ""                      # how many matches that makes


class LeagueForm(NamedTuple):
    """The form of a new league."""

    games: tuple[LabelledValue, ...]           # empty where the game stays
    game: str
    name: str
    plans: tuple[LabelledValue, ...]           # empty where name and plan stay
    plan: str
    plan_hint: str                      # what is played, in a sentence
    joining: TeamsForm
    settings: tuple[SettingField, ...]
    seed: str                           # "" where it stays
    verb: str = ""                      # what the button says, "" = that the league is founded


def league_list(
    rows: Sequence[tuple[str, SavedItem]], game: str, notices: Sequence[Notice] = (), merging: Markup | None = None,
) -> Markup:
    """Return the list of leagues.

    Args: rows - word of the game, for its emblem; the league.
          game - whose emblem stands on the empty screen.
          merging - what a file of another device would change.
    """
    nothing = empty_state(game, _("No leagues yet"),
                    _("A season of matches with a table, against bots, friends, or both."))
    return join(
        page_bar(_("Leagues")),
        el("main",
           el("div", map(notice, notices), class_="stack", id="league-notices"), merging,
           el("p", link_button(_("New league"), "#/leagues/new", icon_name="cup", main=True),
              link_button(_("Tournaments of a day"), "#/tournament"), class_="acts"),
           el("ul", map(_row, rows), class_="stack") if rows else nothing,
           _file_panel(), id="main", tabindex=-1, class_="page stack-2 league"),
    )


def _row(row: tuple[str, SavedItem]) -> Markup:
    game, league = row
    return el("li", emblem(game), el("div", saved_item(league, "fetch-league", "delete-league"), class_="stack"),
              class_="panel leaguerow")


def emblem(game: str) -> Markup:
    """Return the emblem of a game on its colours."""
    return el("span", el("svg", el("use", href=f"#em-{game}"), viewBox="-2 -2 68 68", width=48, height=48,
                         aria_hidden="true"), class_=f"ink {game} emblem")


def league_file_button(label: str) -> Markup:
    """Return the button that opens the file of a league."""
    return file_button(label, "take-league", ".json,application/json")


def _file_panel() -> Markup:
    return el(
        "section", el("h2", _("From another device"), class_="c"),
        el("div", league_file_button(_("Open the file of a league")), class_="acts"),
        el("p", _("If you have this league, the results of the file are added. You choose where they disagree."),
           class_="sm mute"), class_="panel stack storage",
    )


def league_form(model: LeagueForm) -> Markup:
    """Return the form of a new league."""
    return el(
        "main",
        el("section", radio_group(_("Game"), "league-game", model.games, model.game) if model.games else None,
           text_field(_("Name of the league"), "league-name", model.name, most=NAME_LENGTH),
           select(_("Plan"), "league-plan", model.plans, model.plan),
           el("p", model.plan_hint, class_="sm mute", id="plan-hint"), class_="panel stack-2") if model.plans else None,
        el("section", el("h2", _("Teams"), class_="c"), el("div", teams_form(model.joining), id="league-teams"),
           class_="panel stack-2"),
        house_rules(model.settings),
        el("section", el("details", el("summary", _("Seed of the league")),
                         text_field(_("Seed"), "league-seed", model.seed, most=80),
                         el("p", _("Draws and bots’ dice come from it. The same seed makes the same season."),
                            class_="sm mute"), id="league-seed"), class_="panel") if model.seed else None,
        el("div", el("div", id="league-problem", role="alert"), class_="stack"),
        el("div", el("div", button(Button(model.verb or _("Create the league"), "found", icon="cup", main=True)),
                     class_="in"), class_="startbar"),
        id="main", tabindex=-1, class_="page stack-2 league founding",
    )


def teams_form(model: TeamsForm) -> Markup:
    """Return the teams of a new league or season, with the buttons that add more."""
    return join(
        el("div", [_team_row(model, row) for row in model.teams], class_="teamrows") if model.teams else None,
        el("p", model.note, class_="sm mute") if model.note else None,
        el("div", button(Button(_("Add a team"), "add-team", icon="plus")),
           [button(Button(ngettext("{n} more bot", "{n} more bots", n).format(n=n), "add-bots", str(n), "bot"))
            for n in (1, 4)],
           select(_("Bots to add"), "league-bot", model.bots, model.bot), class_="acts addteams"),
    )


def _team_row(model: TeamsForm, row: TeamFormRow) -> Markup:
    words = _("Team {n}").format(n=row.number + 1)
    key = str(row.number)
    return el(
        "div", text_field(_("Name"), "team-name", row.name, arg=key, most=NAME_LENGTH),
        select(_("Team"), "team-team", (*((row.stays,) if row.stays else ()), *model.choices), row.team, arg=key),
        select(_("Coach"), "team-coach", model.coaches, row.coach, arg=key),
        button(Button("", "drop-team", key, "trash", name=_("Remove: {team}").format(team=row.name or words))),
        role="group", aria_label=words,
    )
