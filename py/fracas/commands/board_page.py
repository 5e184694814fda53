"""A board or a season as a page of its own, for the cards and frames of blogs and chats.

A board has four files: the page with its Open Graph lines, the oEmbed file it names, the picture of both, and that of
the card. A season has the page and the picture of the card.
"""

import json
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from fracas.locale import _, language
from fracas.posts.excerpt import EDIT, Excerpt
from fracas.posts.parameters import DEFAULTS, EmbedOptions
from fracas.posts.snippets import PICTURE, PIXELS, WIDE, SnippetSources, frame_html, sibling_address, snippet
from fracas.view.markup import escape
from fracas.view.share.card import SIZE as CARD_SIZE
from fracas.view.share.season_card import SeasonCard

CARD = "-card.png"  # behind a page's name, the picture that programs show of its address
STYLE = "body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}img{max-width:100%}"\
    "table{border-collapse:collapse}th,td{padding:.2rem .8rem .2rem 0;text-align:left}"


class PageAbout(NamedTuple):
    """What a page says of itself."""

    title: str
    description: str
    picture: str  # that of its card in words
    address: str  # without ending


class RoundStory(NamedTuple):
    """A round of a season in words."""

    name: str
    sentences: list[str]
    results: list[str]


def board_page(shown: Excerpt, title: str, site: str, at: str, name: str, asked: EmbedOptions = DEFAULTS) -> str:
    """Return the page.

    Args: site - where Fracas is.
          at - address of the folder in which the files will lie, with a stroke at its end.
          name - of the files, without ending.
          asked - what the author asks of the board.
    """
    body = snippet(PICTURE, shown, SnippetSources(site, f"{name}.png"), asked)
    about = PageAbout(title, shown.board.label, shown.text, f"{at}{name}")
    oembed = f'<link rel="alternate" type="application/json+oembed" href="{escape(f"{at}{name}.json")}">'
    return html_page(about, f"{body}\n<p>{escape(shown.text)}</p>", oembed)


def season_page(about: PageAbout, card: SeasonCard, told: Sequence[RoundStory], site: str) -> str:
    """Return the page of a season: its picture, its story, the last round first, and its table.

    Args: site - where Fracas is.
    """
    name = about.address.rpartition("/")[2]
    rows = "\n".join(f"<tr><td>{row.place}</td><th scope=row>{escape(row.team)}</th><td>{row.points}</td>"
                     f"<td>{row.move}</td></tr>" for row in card.rows)
    table = (f"<table>\n<thead><tr><th>{_('Place')}</th><th>{_('Team')}</th><th>{escape(card.unit)}</th>"
             f"<th>{_('Up or down')}</th></tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>") if rows else ""
    rounds = [f"<h2>{escape(each.name)}</h2>\n<p>{escape(' '.join(each.sentences))}</p>\n<ul>\n"
              + "\n".join(f"<li>{escape(line)}</li>" for line in each.results) + "\n</ul>" for each in reversed(told)]
    width, height = CARD_SIZE
    picture = (f'<img src="{escape(f"{name}{CARD}")}" alt="{escape(about.picture)}" width="{width}" '
               f'height="{height}" style="height:auto">')
    link = f'<p><a href="{escape(site)}">Fracas</a></p>'
    return html_page(about, "\n".join(filter(None, (picture, table, *rounds, link))))


def html_page(about: PageAbout, body: str, more: str = "") -> str:
    """Return a page with its Open Graph lines.

    Args: more - lines of its head.
    """
    graph = {
        "og:type": "article", "og:site_name": "Fracas", "og:title": about.title, "og:description": about.description,
        "og:url": f"{about.address}.html", "og:image": f"{about.address}{CARD}", "og:image:type": "image/png",
        "og:image:width": str(CARD_SIZE[0]), "og:image:height": str(CARD_SIZE[1]), "og:image:alt": about.picture,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in graph.items()]
    head = "\n".join(filter(None, [
        '<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(about.title)}</title>", f'<meta name="description" content="{escape(about.description)}">',
        *lines, '<meta name="twitter:card" content="summary_large_image">', more, f"<style>{STYLE}</style>",
    ]))
    return (f'<!doctype html>\n<html lang="{language()}">\n<head>\n{head}\n</head>\n<body>\n'
            f"<h1>{escape(about.title)}</h1>\n{body}\n</body>\n</html>\n")


def oembed_file(shown: Excerpt, title: str, site: str, at: str, name: str, asked: EmbedOptions = DEFAULTS) -> str:
    """Return the oEmbed file that the page names; see `board_page`.

    WordPress loads the script that gives a frame its height only where a quotation stands before the frame. It hides
    the quotation once the frame has spoken; feeds, mail and readers without script keep it.
    """
    asked = asked._replace(lang=asked.lang or language())
    address = escape(f"{at}{name}.html")
    text = escape(shown.text.removesuffix(_("Position: {position}").format(position=shown.position)).strip())
    element = f'<blockquote class="wp-embedded-content"><a href="{address}">{escape(title)}</a> {text}</blockquote>'
    height = _depth(shown)
    if shown.way == EDIT:
        kind = {"type": "link"}
    else:
        frame, height = frame_html(shown, site, asked)
        kind = {"type": "rich", "html": element + frame.replace("<iframe ", '<iframe frameborder="0" ', 1)}
    return json.dumps({
        "version": "1.0", **kind, "provider_name": "Fracas", "provider_url": sibling_address(site, ""),
        "title": title, "width": asked.width or WIDE, "height": height,
        "thumbnail_url": f"{at}{name}.png",
        "thumbnail_width": PIXELS, "thumbnail_height": _depth(shown),
    }, ensure_ascii=False, indent=1) + "\n"


def _depth(shown: Excerpt) -> int:
    """Return the height of the picture in pixels."""
    across, down = shown.size
    return ceil(PIXELS * down / across)


def page_title(shown: Excerpt, given: str) -> str:
    """Return the title of a page."""
    return " ".join(given.split()) or _("{game}: a board").format(game=shown.title)
