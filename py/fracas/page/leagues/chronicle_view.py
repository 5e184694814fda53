"""The chronicle of a season on the page, a panel a round, and the lives of players."""

from fracas.league import chronicle_words as words
from fracas.league.chronicle import RoundReport, life_matches, round_reports
from fracas.league.matchups import Matchup, matchups, round_name
from fracas.locale import _
from fracas.page import routes
from fracas.page.leagues.season_sections import players_of, season_lines, viewed_season
from fracas.page.leagues.shelf import OpenLeague
from fracas.view.controls import Button, button
from fracas.view.leagues import season as view
from fracas.view.markup import Markup, el, join

SHOWN = 8  # of the last rounds


def part_of(opened: OpenLeague, part: str) -> Markup | None:
    """Return the story of a season or the life of a player, None if there is none of that key."""
    return story(opened) if part == routes.STORY else life(opened, part)


def post(opened: OpenLeague, links: dict[str, str]) -> str:
    """Return the story as a post.

    Args: links - of the matches whose boards stand in it, by the keys of their fixtures.
    """
    return words.story_post(opened.league.name, opened.league.game, viewed_season(opened), reports_of(opened), links)


def reports_of(opened: OpenLeague, most: int = 0) -> tuple[RoundReport, ...]:
    """Return the rounds of the season that is shown.

    Args: most - how many of the last ones, 0 = all.
    """
    season = viewed_season(opened)
    return opened.compute_once(f"chronicle {season.number} {most}", lambda: round_reports(
        opened.league, season, season_lines(opened), players_of(opened), most))


def story(opened: OpenLeague) -> Markup:
    """Return the chronicle, the last round first."""
    reports = reports_of(opened, SHOWN)
    if not reports:
        return view.panel(_("Story"), view.sentence(_("After each round its story stands here.")))
    export = button(Button(_("Download as a post"), "story-post", icon="download"))
    note = view.sentence(_("The last {n} rounds stand here, all of them in the post.").format(n=SHOWN)) \
        if len(reports) == SHOWN else None
    return join(el("div", export, class_="panel acts"), note, (_round(opened, report) for report in reversed(reports)))


def _round(opened: OpenLeague, report: RoundReport) -> Markup:
    season = viewed_season(opened)
    told = [el("li", line) for line in words.round_sentences(season, report)]
    results = [el("li", words.result_line(season, line)) for line in report.matches]
    head = (_("Place"), _("Team"), _("Points"), _("Up or down"))
    rows = tuple((move.place, season.entries[move.team].name, move.total, words.movement(move))
                 for move in report.table)
    table = view.figure_table(view.FigureTable(round_name(report.key), head, rows, 1)) if rows else None
    return view.panel(round_name(report.key), el("ul", told, class_="points story") if told else None,
                      el("ul", results, class_="points"), table)


# -- lives -----------------------------------------------------------------------------------------------------


def life(opened: OpenLeague, key: str) -> Markup | None:
    """Return the life of a player, None if there is none of that key."""
    lives, number = players_of(opened), key.removeprefix(routes.LIFE)
    if not number.isdecimal() or int(number) >= len(lives):
        return None
    shown, league = lives[int(number)], opened.league
    found = life_matches(league, shown, [_known(opened, place) for place in range(len(league.seasons))])
    lines = [el("li", el("span", where), el("small", done, class_="mute") if done else None)
             for where, done in words.life_lines(league.game, league.seasons, found)]
    end = view.sentence(_("Did not survive the last of these matches.")) if shown.until else None
    return view.panel(shown.name, view.sentence(words.life_sentence(shown)), el("ol", lines, class_="points life"), end)


def _known(opened: OpenLeague, place: int) -> list[Matchup]:
    season = opened.league.seasons[place]
    return opened.compute_once(f"lines {season.number}", lambda: matchups(opened.league, season))
