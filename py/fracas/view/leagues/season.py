"""A season of a league: its head with the simulation, table, fixtures, bracket, teams and players."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.controls import Button, LabelledValue, button, select
from fracas.view.leagues.league_list import emblem
from fracas.view.markup import Content, Markup, classes, el, join
from fracas.view.shell import Notice, notice, page_bar


class FixtureRow(NamedTuple):
    """A fixture as it is listed."""

    key: str
    home: str
    away: str
    score: str                          # "3–1", "" before it is played
    status: str                         # what became of it, in words
    winner: int                         # side, -1 = nobody
    buttons: tuple[Button, ...] = ()


class FigureTable(NamedTuple):
    """A table of any kind: its heads and rows; the first column of words is the head of its row."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    named: int = 0                      # which column names the row
    short: tuple[str, ...] = ()         # heads where there is little room, () = the same


BracketMatch = tuple[str, str, str, int]  # a place in a bracket: home, away, score, and the side that won

def season_screen(
    title: str, head: Markup, work: Markup | None, notices: Sequence[Notice], tabs: Markup, part: Markup,
    history: tuple[Button, ...] = (),
) -> Markup:
    """Return the whole screen of a league."""
    return join(
        page_bar(title, "#/leagues", history),
        el("main",
           el("div", map(notice, notices), class_="stack", id="league-notices"),
           el("section", head, el("div", work, id="league-work") if work is not None else None,
              class_="panel stack seasonhead"),
           tabs, el("div", part, id="league-part", class_="stack-2", tabindex=-1), id="main", tabindex=-1,
           class_="page wide stack-2 league"),
    )


def season_head(game: str, line: str, plan: str, champion: str, seasons: tuple[LabelledValue, ...],
                season: str) -> Markup:
    """Return the head above every part of a season.

    Args: line - "Elfball, season 2: 12 of 29 matches"; plan - what is played, in a sentence.
          champion - "" while nobody has won; seasons - empty while there is only one.
    """
    won = el("p", icon("cup", 24), el("b", _("Champion: {team}").format(team=champion)), class_="champion")
    words = el("h2", line, class_="c"), el("p", capitalize(plan), class_="sm mute")
    return el(
        "div", emblem(game), el("div", words, won if champion else None, class_="stack grow"),
        select(_("Season"), "season", seasons, season) if seasons else None, class_="leaguerow",
    )


def capitalize(text: str) -> str:
    """Return a text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def tabs(items: Sequence[tuple[str, str, str]], now: str) -> Markup:
    """Return the links to the parts of a season.

    Args: items - key, name and link of each.
    """
    links = [el("a", name, href=href, class_="b", aria_current="page" if key == now else None)
             for key, name, href in items]
    return el("nav", links, class_="tabs", aria_label=_("Parts of the league"))


def simulation_controls(open_matches: int, waiting: int, stand_in: str, stand_ins: tuple[LabelledValue, ...]) -> Markup:
    """Return the button that starts the simulation.

    Args: waiting - matches of human coaches among the open ones.
          stand_in - level of the bot that plays for them, "" = they wait.
    """
    left = open_matches if stand_in else open_matches - waiting
    off = "" if left else _("no match is open") if not open_matches else _("all wait for human coaches")
    return el(
        "div", button(Button(_("Simulate the rest"), "simulate", icon="bot", off=off)),
        select(_("Matches of human coaches"), "stand-in", stand_ins, stand_in) if waiting else None,
        class_="acts addteams",
    )


def simulation_progress(done: int, total: int) -> Markup:
    """Return the bar of the simulation with the button that stops it."""
    return el(
        "div", el("progress", id="sim-bar", value=done, max=max(total, 1), aria_label=_("Decided matches")),
        el("p", progress_text(done, total), id="sim-text", class_="sm"),
        button(Button(_("Stop"), "stop-simulation", icon="close", main=True, key="sim-stop")), class_="simulating",
    )


def progress_text(done: int, total: int) -> str:
    """Return the progress of a simulation in words."""
    return _("{done} of {total} matches").format(done=done, total=total)


def figure_table(model: FigureTable) -> Markup:
    """Return a table that scrolls sideways where it is too wide."""
    if not model.rows:
        return el("p", _("Nothing yet."), class_="mute")
    head = el("tr", [el("th", _head_cell(name, model.short[n] if model.short else ""), scope="col")
                     for n, name in enumerate(model.head)])
    rows = [el("tr", [el("th", cell, scope="row") if n == model.named else el("td", _number(cell))
                      for n, cell in enumerate(row)]) for row in model.rows]
    return el("div", el("table", el("caption", model.caption, class_="away-from-sight"), el("thead", head),
                        el("tbody", rows), class_=classes("figures", bool(model.short) and "tight")),
              class_="scroll", tabindex=0, role="region", aria_label=model.caption)


def _number(cell: str | int) -> str | int:
    """Return a cell; a minus is the real one."""
    return f"\u2212{-cell}" if isinstance(cell, int) and cell < 0 else cell


def _head_cell(name: str, short: str) -> Content:
    """Return the head of a column; a screen reader always hears the whole word."""
    if not short or short == name:
        return name
    return [el("span", name, class_="long"), el("span", short, class_="short", aria_hidden="true")]


def head_legend(model: FigureTable) -> Markup:
    """Return the meanings of the short column heads, shown only beside them."""
    pairs = [el("span", el("b", short), f" {name} ") for name, short in zip(model.head, model.short, strict=True)
             if short != name]
    return el("p", pairs, class_="xs mute headkey", aria_hidden="true")


def panel(title: str, *content: Content) -> Markup:
    """Return a panel of the season with its heading."""
    return el("section", el("h2", title, class_="c"), content, class_="panel stack")


def sentence(text: str) -> Markup:
    """Return a quiet sentence."""
    return el("p", text, class_="sm mute")


def action_row(listed: Sequence[Button]) -> Markup:
    """Return buttons one after the other."""
    return el("div", map(button, listed), class_="acts")


def region(key: str, content: Content) -> Markup:
    """Return a place that changes by itself."""
    return el("div", content, id=key)


def chooser(label: str, do: str, choices: tuple[LabelledValue, ...], chosen: str) -> Markup:
    """Return a list to choose from."""
    return el("div", select(label, do, choices, chosen), class_="acts addteams")


def titled_column(title: str, content: Content) -> Markup:
    """Return a part with a heading of its own."""
    return el("section", el("h3", title, class_="c"), content, class_="stack")


def side_by_side(listed: Sequence[Markup]) -> Markup:
    """Return parts side by side where there is room."""
    return el("div", listed, class_="columns")


def tie_breaks(rules: Sequence[str]) -> Markup:
    """Return the list of criteria that order the table."""
    return el("div", el("p", _("The order is decided by, in turn:"), class_="sm mute"),
              el("ol", [el("li", rule) for rule in rules], class_="sm mute ordered"))


def fixture_list(listed: Sequence[FixtureRow]) -> Markup:
    """Return fixtures with their status and buttons."""
    return el("ul", map(_match, listed), class_="fixtures")


def _match(match: FixtureRow) -> Markup:
    sides = [el("b", name) if match.winner == side else el("span", name)
             for side, name in enumerate((match.home, match.away))]
    return el(
        "li", el("p", el("span", sides[0], class_="home"), el("span", match.score or "–", class_="result"),
           el("span", sides[1], class_="away"), class_="pairing"),
        el("p", match.status, class_="xs mute"),
        el("div", map(button, match.buttons), class_="acts") if match.buttons else None,
    )


def round_chooser(rounds: tuple[LabelledValue, ...], now: str, before: str, after: str) -> Markup:
    """Return the list of rounds with a step back and forth.

    Args: before, after - values of the neighbours, "" at the ends.
    """
    return el(
        "div", button(Button("", "round", before, "prev", off="" if before else _("this is the first"),
                             name=_("Round before"))),
        select(_("Round"), "round", rounds, now),
        button(Button("", "round", after, "next", off="" if after else _("this is the last"), name=_("Round after"))),
        class_="acts addteams rounds",
    )


def bracket(rounds: Sequence[tuple[str, Sequence[BracketMatch]]]) -> Markup:
    """Return the rounds of a single elimination side by side."""
    columns = [el("li", el("h3", name, class_="c"), el("ol", map(_meeting, ties)), class_="round")
               for name, ties in rounds]
    return el("div", el("ol", columns, class_="bracket"), class_="scroll", tabindex=0, role="region",
              aria_label=_("Bracket"))


def _meeting(tie: BracketMatch) -> Markup:
    *teams, score, winner = tie
    names = [el("p", el("b", name) if winner == side else name) for side, name in enumerate(teams)]
    return el("li", names, el("p", score, class_="result") if score else None)


def team_list(names: Sequence[tuple[str, str, tuple[Button, ...]]]) -> Markup:
    """Return teams with a line and buttons."""
    rows = [el("li", el("div", el("b", name), el("p", line, class_="sm mute"), class_="grow"),
               el("div", map(button, row), class_="acts") if row else None, class_="leaguerow")
            for name, line, row in names]
    return el("ul", rows, class_="teams")
