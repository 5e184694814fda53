"""A board as a page of its own, which blogs and chat programs turn into a card or a frame.

Four files: the page with its Open Graph lines, the oEmbed file it names, the picture of both, and that of the card.
"""

import json
from math import ceil

from fracas.locale import _, language
from fracas.posts.excerpt import EDIT, Excerpt
from fracas.posts.parameters import DEFAULTS, EmbedOptions
from fracas.posts.snippets import PICTURE, PIXELS, WIDE, SnippetSources, frame_html, sibling_address, snippet
from fracas.view.markup import escape
from fracas.view.share.card import SIZE as CARD_SIZE

CARD = "-card.png"  # behind a page's name, the picture that programs show of its address
STYLE = "body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}img{max-width:100%}"


def board_page(shown: Excerpt, title: str, site: str, at: str, name: str, asked: EmbedOptions = DEFAULTS) -> str:
    """Return the page.

    Args: site - where Fracas is.
          at - address of the folder in which the files will lie, with a stroke at its end.
          name - of the files, without ending.
          asked - what the author asks of the board.
    """
    graph = {
        "og:type": "article", "og:site_name": "Fracas", "og:title": title, "og:description": shown.board.label,
        "og:url": f"{at}{name}.html", "og:image": f"{at}{name}{CARD}", "og:image:width": str(CARD_SIZE[0]),
        "og:image:height": str(CARD_SIZE[1]), "og:image:alt": shown.text,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in graph.items()]
    head = "\n".join([
        '<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(shown.board.label)}">', *lines,
        '<meta name="twitter:card" content="summary_large_image">',
        f'<link rel="alternate" type="application/json+oembed" href="{escape(f"{at}{name}.json")}">',
        f"<style>{STYLE}</style>",
    ])
    body = snippet(PICTURE, shown, SnippetSources(site, f"{name}.png"), asked)
    said = f"<p>{escape(shown.text)}</p>"
    return (f'<!doctype html>\n<html lang="{language()}">\n<head>\n{head}\n</head>\n<body>\n<h1>{escape(title)}</h1>\n'
            f"{body}\n{said}\n</body>\n</html>\n")


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
