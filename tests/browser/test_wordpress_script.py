"""Cards in posts of WordPress, whose own script hides what stands for them, gives frames their height, follows links.

Where its package can be had the real script is heard: the set-up of `make test` fetches it, and nothing of it is kept
in the project. Elsewhere one that says the same stands in. `make test-hosts` has the whole of WordPress.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from fracas.commands import board_page
from fracas.posts.excerpt import Excerpt, game_excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import board_address
from tests.browser.conftest import PHONE
from tests.browser.hosts import LOOPBACK, blog, board_in, position, post, until
from tests.browser.watch import Watch
from workshop import tools

STAND_IN = """(() => {
  addEventListener("message", ({ source, data }) => {
    if (!data || !data.secret || /[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const quote of document.querySelectorAll(`blockquote[data-secret="${data.secret}"]`))
      quote.style.display = "none";
    for (const frame of document.querySelectorAll(`iframe[data-secret="${data.secret}"]`)) {
      if (source !== frame.contentWindow) continue;
      frame.removeAttribute("style");
      if (data.message === "height") frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
      if (data.message === "link" && new URL(data.value).host === new URL(frame.src).host
          && document.activeElement === frame) top.location.href = data.value;
    }
  });
  addEventListener("load", () => { for (const frame of document.querySelectorAll("iframe.wp-embedded-content"))
    frame.contentWindow.postMessage({ message: "ready", secret: frame.dataset.secret }, "*"); });
  if (document.readyState === "complete") dispatchEvent(new Event("load"));
})();"""
SECRET = "a1B2c3D4e5"
PAINTED = "document.querySelector('#picture')?.naturalWidth > 0"


def as_wordpress_shows_it(html: str) -> str:
    """Return what WordPress leaves of the HTML of a card from a site it does not know."""
    quote, frame = re.search(r"(<blockquote).*?>(.*?</blockquote>)", html), re.search(r"<iframe (.*?)></iframe>", html)
    assert quote is not None and frame is not None
    kept = " ".join(re.findall(r'(?:(?<=\s)|^)(?:width|height|title|frameborder)="[^"]*"', frame[1]))
    (address,) = re.findall(r'src="([^"]*)"', frame[1])
    return (f'<blockquote class="wp-embedded-content" data-secret="{SECRET}">{quote[2]}'
            '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" '
            f'style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" {kept} src="{address}#?secret={SECRET}" '
            f'data-secret="{SECRET}"></iframe>')


@pytest.fixture(scope="module")
def shown() -> Excerpt:
    return game_excerpt(position("elfball"))


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory, site: str, shown: Excerpt) -> Iterator[str]:
    """The address of a post with a card, before WordPress' script has come."""
    folder: Path = tmp_path_factory.mktemp("wordpress")
    with blog(folder) as address:
        told = board_page.oembed_file(shown, "A card", site, f"{address}p/", "card", EmbedOptions(lang="en"))
        left = as_wordpress_shows_it(json.loads(told)["html"])
        post(folder, "card", f'<main style="position: relative; max-width: 650px">{left}')  # as its block for embeds
        yield f"{address}card.html"


@pytest.fixture
def reader(visit: Callable[..., Page], watch: Watch, there: str) -> Page:
    """A reader's phone with the post, whose frame has painted and spoken to nobody yet."""
    watch.home = LOOPBACK
    page = visit(**PHONE)
    page.goto(there)
    (frame,) = page.main_frame.child_frames
    until(frame, PAINTED)
    return page


def script_comes(page: Page) -> None:
    """Add the script, and let it see that the page is there."""
    script = tools.wordpress_script()
    page.add_script_tag(content=STAND_IN if script is None else script.read_text(encoding="utf-8"))
    page.evaluate("dispatchEvent(new Event('load'))")
    until(page.main_frame, "document.querySelector('blockquote').style.display === 'none'")


def test_without_the_script_a_card_is_words_and_a_link_that_are_no_wider_than_a_phone(reader: Page, there: str) -> None:
    quote = reader.locator("blockquote")
    assert quote.is_visible() and quote.locator("a").get_attribute("href") == there.replace("card.html", "p/card.html")
    assert "Elfball field" in quote.inner_text()
    assert reader.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_script_that_comes_late_hears_the_height_and_again_that_of_the_board(reader: Page) -> None:
    script_comes(reader)
    frame = reader.locator("iframe")
    (inside,) = reader.main_frame.child_frames
    until(inside, "document.documentElement.scrollHeight <= innerHeight + 1")
    until(inside, "innerHeight - document.querySelector('main').offsetHeight < 4")
    box, picture = frame.bounding_box(), inside.locator("#picture").bounding_box()
    assert box is not None and picture is not None
    assert 340 <= box["width"] <= 390 and reader.evaluate("document.documentElement.scrollWidth") <= 390
    assert abs(picture["width"] - box["width"]) < 1
    before = box["height"]
    inside.locator("#start").tap()
    board = board_in(inside)
    until(reader.main_frame, f"Number(document.querySelector('iframe').height) > {before} + 40")
    for side in ("width", "height"):
        until(board, f"document.querySelector('#match .board').getBoundingClientRect().{side} >= {picture[side]} - 1")


def test_the_link_below_a_card_is_followed_by_the_page(reader: Page, site: str, shown: Excerpt) -> None:
    script_comes(reader)
    (inside,) = reader.main_frame.child_frames
    inside.locator("#open").tap()
    reader.wait_for_url(board_address(site, shown))


def test_a_stranger_inside_the_page_is_not_believed(reader: Page) -> None:
    """Only the page round the frame may say that it is ready, and only with a secret that is one."""
    (inside,) = reader.main_frame.child_frames
    reader.evaluate("window.heard = []; addEventListener('message', ({ data }) => heard.push(data))")
    for secret in ("no secret!", "", None, "x" * 65):
        reader.evaluate("(secret) => frames[0].postMessage({ message: 'ready', secret }, '*')", secret)
    reader.evaluate("frames[0].postMessage({ message: 'ready', secret: 'fine' }, '*')")
    until(reader.main_frame, "heard.some((data) => data.secret === 'fine')")
    assert {data["secret"] for data in reader.evaluate("heard") if "secret" in data} == {"fine"}
    assert inside.evaluate(PAINTED)
