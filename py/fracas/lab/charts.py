"""The balance of teams as a self-contained page: teams as bars, meetings as a map of shades."""

from fracas.games import game_info
from fracas.lab.balance import Balance, TeamBalance
from fracas.locale import _
from fracas.view.markup import Markup, el, join

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color: #1b1528;
       background: #fff; }
table { border-collapse: collapse; } td, th { padding: .2rem .5rem; text-align: right; }
th[scope=row] { text-align: left; }
.scroll { overflow-x: auto; } .map th[scope=col] { writing-mode: vertical-rl; text-align: left; }
figure, table { margin: 1rem 0; } caption { white-space: nowrap; text-align: left; }
svg text { font: 13px system-ui, sans-serif; fill: #1b1528; }
"""
BAR, ROW, NAME = 560, 26, 190  # widths and heights of the bars, in units of the picture


def balance_page(found: Balance) -> str:
    """Return the whole page."""
    title = _("How even the teams are: {game}").format(game=_(game_info(found.game).name))
    head = el("head", el("meta", charset="utf-8"), el("meta", name="viewport", content="width=device-width"),
              el("title", title), el("style", Markup(STYLE)))
    body = el("body", el("main", el("h1", title), el("p", _summary(found)), _bars(found), _teams(found), _map(found)))
    return "<!doctype html>\n" + el("html", head, body, lang=_("en"))


def _summary(found: Balance) -> str:
    return _(
        "{matches} matches between bots of the level {bot}: {home:.1%} for the home side, {draws} drawn, {stopped} "
        "stopped; half of them within {short:.0f} to {long:.0f} turns, the median {median:.0f}."
    ).format(**{**found._asdict(), "short": found.lengths[0], "median": found.lengths[1], "long": found.lengths[2]})


def _bars(found: Balance) -> Markup:
    """Return the score of each team as a bar, with a line where all would be even."""
    height = ROW * len(found.teams)
    middle = NAME + BAR // 2
    line = el("line", x1=middle, x2=middle, y1=0, y2=height, stroke="#1b1528", stroke_dasharray="4 3")
    words = _("Score of each team against the others, in percent")
    return el("figure", el("figcaption", words),
              el("svg", join(*map(_bar, range(len(found.teams)), found.teams)), line, role="img", aria_label=words,
                 viewBox=f"0 0 {NAME + BAR + 60} {height}", width=NAME + BAR + 60, height=height))


def _bar(row: int, team: TeamBalance) -> Markup:
    width = round(BAR * team.score)
    return join(
        el("text", team.team, x=0, y=ROW * row + 18),
        el("rect", x=NAME, y=ROW * row + 4, width=width, height=ROW - 8, fill=score_colour(team.score),
           stroke="#1b1528"),
        el("text", f"{team.score:.0%}", x=NAME + width + 6, y=ROW * row + 18),
    )


def _teams(found: Balance) -> Markup:
    rows = [el("tr", el("th", team.team, scope="row"),
               [el("td", f"{share:.1%}") for share in (team.score, team.home, team.away)], el("td", team.matches))
            for team in found.teams]
    head = (_("Team"), _("Score"), _("Home"), _("Away"), _("Matches"))
    return el("table", el("thead", el("tr", [el("th", name, scope="col") for name in head])), el("tbody", rows))


def _map(found: Balance) -> Markup:
    """Return the score of the team of each row at home against that of each column."""
    names = [team.team for team in found.teams]
    head = el("tr", el("td"), [el("th", name, scope="col") for name in names])
    rows = [el("tr", el("th", home, scope="row"), [_cell(found.meetings[home].get(away)) for away in names])
            for home in names]
    caption = el("caption", _("Score of each row at home against each column"))
    return el("div", el("table", caption, el("thead", head), el("tbody", rows), class_="map"), class_="scroll")


def _cell(score: float | None) -> Markup:
    return el("td") if score is None else el("td", f"{score:.0%}", style=f"background:{score_colour(score)}")


def score_colour(score: float) -> str:
    """Return a colour from orange (lost) over white (even) to blue (won), light enough for dark letters."""
    part = min(1.0, abs(score - 0.5) * 2)
    far = (122, 170, 255) if score > 0.5 else (255, 176, 92)
    return "#" + "".join(f"{round(255 + (each - 255) * part):02x}" for each in far)
