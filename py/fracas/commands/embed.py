"""`fracas embed`: boards of a Markdown file for a post; a board or season as a page."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from fracas.bots.levels import KEYS
from fracas.commands import board_page, fences
from fracas.commands.arguments import argument_text, file_text
from fracas.commands.files import add_link_argument, check_writable, write_file
from fracas.commands.output import show
from fracas.commands.raster import to_png
from fracas.kernel.errors import InvalidNotation, quote
from fracas.league.chronicle import round_reports
from fracas.league.chronicle_words import result_line, round_sentences
from fracas.league.files import read_league
from fracas.league.histories import player_histories
from fracas.league.matchups import matchups, round_name
from fracas.locale import N_, _, ngettext
from fracas.posts import markdown, parameters
from fracas.posts.cards import excerpt_card
from fracas.posts.excerpt import Excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.season import card_of_season
from fracas.posts.snippets import KINDS, PICTURE, PIXELS
from fracas.view.share.card import SIZE as CARD_SIZE
from fracas.view.share.card import share_card
from fracas.view.share.season_card import SeasonCard, season_card

HELP = N_("put boards into posts, from a Markdown file or as a separate page")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the boards to show, the address of Fracas and the files to write."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", nargs="?", metavar=_("FILE"), help=_("a Markdown file with ```fracas blocks"))
    what.add_argument("--board", metavar=_("BOARD"),
                      help=_("a position, a link, its address or a puzzle, - to read it"))
    what.add_argument("--season", metavar=_("LEAGUE"), help=_("the file of a league, whose season becomes a page"))
    parser.add_argument("--site", required=True, metavar=_("ADDRESS"), help=_("where Fracas is, such as https://…/"))
    parser.add_argument(
        "-o", "--output", required=True, metavar=_("FILE"), help=_("the file to write; its pictures go beside it"))
    parser.add_argument("--kind", default=PICTURE, choices=tuple(KINDS), help=_("for boards that name none"))
    parser.add_argument("--flavour", default=markdown.PLAIN, choices=[each for each in markdown.FLAVOURS if each],
                        help=_("the program that makes pages of the file; default: any that reads Markdown"))
    parser.add_argument("--pictures", metavar=_("PREFIX"), type=_prefix,
                        help=_("what stands before the names of pictures; default: where the program wants them"))
    _add_asked(parser)
    parser.add_argument("--at", default="", metavar=_("ADDRESS"), help=_("address of the folder for the page"))
    parser.add_argument("--title", default="", metavar=_("TITLE"), help=_("title of the page"))
    add_link_argument(parser)


def _add_asked(parser: ArgumentParser) -> None:
    """Add the parameters of boards that name none of their own."""
    helps = {
        "step": _("step of a match, counted in actions; default: its end"),
        "lang": _("language of frames; default: that of the command"),
        "theme": _("colours of pictures and frames"),
        "controls": _("buttons of a board in use: all, few or none"),
        "size": _("width of boards: small, medium, large or pixels"),
        "tell": _("address of the site whose page hears what happens on the board: https://blog.example"),
        "autoplay": _("play a match by itself after a tap: on, or seconds per step"),
    }
    for name, text in helps.items():
        parser.add_argument(f"--{name}", metavar=name.upper(), help=text, type=_value_of(name))


def _value_of(name: str) -> Callable[[str], str]:
    """Return a reader for the values of one parameter."""
    def read(value: str) -> str:
        if not parameters.is_one(name, value):
            raise ArgumentTypeError(_("{value} is not one of its values.").format(value=quote(value)))
        return value
    return read


def _prefix(value: str) -> str:
    """Return the beginning of the addresses of pictures."""
    try:
        return markdown.check_prefix(value)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def run(args: Namespace) -> int:
    """Write the files."""
    target = Path(args.output)
    _refuse_no_folder(args.site)
    if args.season is not None:
        return _season(args, target)
    return _post(args, target) if args.file is not None else _page(args, target)


def _refuse_no_folder(address: str) -> None:
    """Raise InvalidNotation unless the address is one of a folder of the web."""
    if not re.fullmatch(r"https?://[^\s\"'<>#?]+/", address):
        raise InvalidNotation(_("{site} is not an address of a web site ending with “/”.").format(site=quote(address)))


def _post(args: Namespace, target: Path) -> int:
    """Write a Markdown file with its boards in place."""
    pictures: dict[str, bytes] = {}

    def save(name: str, shown: Excerpt) -> None:
        picture = to_png(shown.drawing, PIXELS)
        if pictures.setdefault(name, picture) != picture:
            raise InvalidNotation(_("Another picture is already called {name}.").format(name=quote(name)))

    def note(said: str) -> None:
        print(said, file=sys.stderr)
    place = fences.Place(args.site, target.stem, args.flavour, args.pictures)
    text, boards = fences.replace_fences(file_text(args.file), place, args.kind, save, _asked(args), note)
    _write_all(args, {target.parent / name: picture for name, picture in pictures.items()} | {target: text})
    said = ngettext("{file}: {n} board.", "{file}: {n} boards.", boards).format(file=args.output, n=boards)
    show(args, {"files": [target.name, *pictures], "boards": boards},
         [said, *([_where(place, list(pictures))] if pictures else [])])
    return 0


def _where(place: fences.Place, pictures: list[str]) -> str:
    """Return a sentence with the folder of the pictures."""
    files = ", ".join(pictures)
    if place.pictures is not None:
        return _("Put {files} where “{folder}” leads.").format(files=files, folder=place.pictures) if place.pictures \
            else _("Put {files} beside the post.").format(files=files)
    flavour = markdown.FLAVOURS[place.flavour]
    is_beside = place.stem == markdown.INDEX and flavour.of_index is not None
    return _("Put {files} beside the post.").format(files=files) if is_beside else _(flavour.folder).format(files=files)


def _write_all(args: Namespace, files: dict[Path, str | bytes]) -> None:
    """Write several files, of which none is written if one may not be."""
    for path in files:
        check_writable(path, args.follow_links)
    for path, content in files.items():
        write_file(path, content, args.follow_links)


def _asked(args: Namespace) -> EmbedOptions:
    return EmbedOptions(**{name: getattr(args, name) or "" for name in EmbedOptions._fields})


def _season(args: Namespace, target: Path) -> int:
    """Write the page of a season and the picture of its card."""
    at = _folder_of(args, target)
    league = read_league(file_text(args.season), KEYS)
    season = league.season
    known = matchups(league, season)
    reports = round_reports(league, season, known, player_histories(league))
    card = card_of_season(league, season, known, reports)
    title = " ".join(args.title.split()) or _("{league}: season {n}").format(league=league.name, n=season.number)
    told = [board_page.RoundStory(round_name(each.key), round_sentences(season, each),
                                  [result_line(season, line) for line in each.matches]) for each in reports]
    about = board_page.PageAbout(title, _said(card), f"{card.when}. {_said(card)}".strip(), f"{at}{target.stem}")
    picture = target.with_name(f"{target.stem}{board_page.CARD}")
    _write_all(args, {target: board_page.season_page(about, card, told, args.site),
                      picture: to_png(season_card(card), CARD_SIZE[0])})
    files = [target.name, picture.name]
    show(args, {"files": files, "boards": 0}, [
        _("Written: {files}.").format(files=", ".join(files)),
        _("Put them all where {folder} leads.").format(folder=at)])
    return 0


def _said(card: SeasonCard) -> str:
    """Return the share picture of a season in words: who leads, and the match of the round."""
    said = [_("{role}: {team}.").format(role=card.role, team=card.top)] if card.top else []
    if card.match is not None:
        (home, away), points = card.match.teams, "{}\N{EN DASH}{}".format(*card.match.points)
        said.append(_("Match of the round: {home} {points} {away}.").format(home=home, points=points, away=away))
    return " ".join(said)


def _folder_of(args: Namespace, target: Path) -> str:
    """Return the address of the folder for a page.

    Raises: InvalidNotation if it is none, or if the page is called like a file beside it.
    """
    at: str = args.at or args.site
    _refuse_no_folder(at)
    if target.suffix in (".json", ".png"):
        raise InvalidNotation(_("{file} is not a page name: a file beside it is called that.").format(
            file=quote(args.output)))
    return at


def _page(args: Namespace, target: Path) -> int:
    """Write a page, its oEmbed file, its picture and the one of its card."""
    at = _folder_of(args, target)
    asked = _asked(args)
    board = argument_text(args.board).strip()
    asked = asked if asked.step else asked._replace(step=fences.step_in(board))
    shown = fences.excerpt_of(fences.content_in(board), asked)
    title, name = board_page.page_title(shown, args.title), target.stem
    picture = to_png(shown.drawing, PIXELS)
    _write_all(args, {
        target: board_page.board_page(shown, title, args.site, at, name, asked),
        target.with_suffix(".json"): board_page.oembed_file(shown, title, args.site, at, name, asked),
        target.with_suffix(".png"): picture,
        target.with_name(f"{name}{board_page.CARD}"): to_png(share_card(excerpt_card(shown, title)), CARD_SIZE[0])})
    files = [target.name, f"{name}.json", f"{name}.png", f"{name}{board_page.CARD}"]
    page = f"{at}{target.name}"
    show(args, {"files": files, "boards": 1}, [
        _("Written: {files}.").format(files=", ".join(files)),
        _("Put them all where {folder} leads.").format(folder=at),
        _("A post then shows the board where {page} stands alone on a line.").format(page=page)])
    return 0
