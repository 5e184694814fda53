"""`make film`: the moving picture of the README, a match between two bots filmed in the built site.

Runs in the virtual environment, with Playwright and Pillow; the picture is committed, so it is made anew by hand only.
"""

import threading
from io import BytesIO

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from workshop import tools
from workshop.paths import SITE, STATIC
from workshop.serve import Server
from workshop.website import site

PICTURE = STATIC / "pictures" / "match.webp"
WIDTH, HEIGHT = 1200, 750
SHOWN = (720, 450)  # pixels of the picture
FRAMES, BETWEEN = 36, 500  # milliseconds
BEFORE = 11_000  # of the match, so that the set-up is over
QUALITY = 35
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def write() -> None:
    """Film a match of Elfball and write the picture."""
    site.build()
    tools.ensure_chromium()
    with Server(SITE, prefix="/") as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=tools.chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        begin(page, server.address)
        frames = [shot(page) for _number in range(FRAMES)]
        browser.close()
        server.shutdown()
    frames[0].save(PICTURE, save_all=True, append_images=frames[1:], duration=BETWEEN, loop=0, quality=QUALITY,
                   method=6)
    tools.say(f"wrote {PICTURE.name}: {len(frames)} frames, {PICTURE.stat().st_size // 1000} kB")


def begin(page: Page, address: str) -> None:
    """Begin a match between two bots and let its first seconds go by."""
    page.goto(f"{address}#/new/elfball/bot")
    page.locator("#screen-new [data-do=seat-home][data-arg=hard]").first.dispatch_event("click")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#screen-match #match").first.wait_for()
    page.wait_for_timeout(BEFORE)


def shot(page: Page) -> Image.Image:
    """Return the page as it is now, and wait for the next frame."""
    image = Image.open(BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
    page.wait_for_timeout(BETWEEN)
    return image
