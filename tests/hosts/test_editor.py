"""Posts made by hand in WordPress' block editor, by administrator and author; the puzzle in them is solved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from fracas.posts.excerpt import Excerpt
from fracas.posts.snippets import COMPONENT, PICTURE, SnippetSources, board_address, snippet
from tests.hosts.reading import ASKED, DESKTOP, KEPT, Written, opened, solve
from tests.hosts.wordpress import Blog


@contextmanager
def editor(browser: Browser, there: Blog, by: str) -> Iterator[Page]:
    """Log in and begin a post, as by hand."""
    there.publish([])  # the author exists from then on
    page = browser.new_context(viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(f"{there.address}/wp-login.php")
    page.locator("#user_login").fill(by)
    page.locator("#user_pass").fill("secret")
    page.locator("#wp-submit").click()
    page.locator("#wpadminbar").wait_for()
    welcome = page.get_by_role("dialog", name="Welcome to the block editor")  # at the first post alone
    page.add_locator_handler(welcome, lambda: welcome.get_by_role("button", name="Close").click())
    page.goto(f"{there.address}/wp-admin/post-new.php")
    page.get_by_role("textbox", name="Add title").click()
    page.keyboard.type(f"A puzzle by {by}")
    page.keyboard.press("Enter")
    yield page
    page.context.close()


def publish(page: Page, name: str) -> str:
    """Press Publish twice, as the editor wants it, and return where the post is read."""
    KEPT.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=KEPT / f"editor-{name}.png")
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_label("Editor publish").get_by_role("button", name="Publish", exact=True).click()
    read = page.get_by_label("Editor publish").get_by_role("link", name="View Post")
    read.wait_for()
    return str(read.get_attribute("href"))


def paste(page: Page, text: str) -> None:
    """Paste text as it comes from the screen's Copy button."""
    page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+V")


def paste_html(page: Page, text: str) -> None:
    """Type the name of the block that the screen names, and paste into it."""
    page.keyboard.type("/custom html")
    page.get_by_role("option", name="Custom HTML").wait_for()
    page.keyboard.press("Enter")
    page.locator("textarea.block-editor-plain-text").click()
    paste(page, text)


def test_an_administrator_pastes_the_picture_that_becomes_the_board(
    browser: Browser, there: Blog, site: str, shown: Excerpt, picture: Path,
) -> None:
    text = snippet(COMPONENT, shown, SnippetSources(site, there.upload(picture)), ASKED)
    with editor(browser, there, "admin") as page:
        paste_html(page, text)
        address = publish(page, "admin-component")
    solve(browser, Written("WordPress editor admin", COMPONENT, address, "-"), shown)


def test_an_author_pastes_an_address_and_sees_the_board_in_the_editor(
    browser: Browser, there: Blog, card: str, shown: Excerpt,
) -> None:
    with editor(browser, there, "author") as page:
        page.keyboard.type("/embed")  # a line with nothing but an address becomes one by itself if it begins with https
        page.locator("[role=option]", has_text=re.compile("^Embed$")).click()
        page.get_by_role("textbox", name="Embed URL").click()
        paste(page, card)
        page.get_by_role("document", name="Block: Embed").get_by_role("button", name="Embed").click()
        page.locator(".wp-block-embed__wrapper iframe").wait_for(state="attached")
        address = publish(page, "author-card")
    solve(browser, Written("WordPress editor author", "card", address, "-"), shown)


def test_an_author_pastes_a_picture_with_its_link(
    browser: Browser, there: Blog, site: str, shown: Excerpt, picture: Path,
) -> None:
    text = snippet(PICTURE, shown, SnippetSources(site, there.upload(picture)), ASKED)
    with editor(browser, there, "author") as page:
        paste_html(page, text)
        address = publish(page, "author-picture")
    read = opened(browser, Written("WordPress editor author", PICTURE, address, "-"), viewport=DESKTOP)
    assert read.evaluate("(to) => [...document.querySelectorAll('a')].some((one) => one.href === to)",
                         board_address(site, shown))
    assert read.locator("figure img, p img").first.evaluate("(one) => one.naturalWidth") > 0
    read.context.close()
