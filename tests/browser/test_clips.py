"""A clip made on the device: a small GIF with its words; its maker is fetched when asked for or at a second visit."""

from __future__ import annotations

import base64
from collections.abc import Callable
from io import BytesIO

from PIL import Image
from playwright.sync_api import Page

from fracas.links import write_link
from tests.browser.conftest import DESKTOP
from tests.browser.hands import PATIENCE
from tests.browser.play import wait_until_kept, wait_until_ready
from tests.page.test_replay import played
from workshop.website.site import WHEN_ASKED

KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().map(({ url }) => new URL(url).pathname)"""
ALL_KEPT = f"""async (names) => {{
    const paths = await ({KEPT})();
    return names.every((name) => paths.some((path) => path.endsWith(`/${{name}}`)));
}}"""
MOST_BYTES = 1_500_000


def kept(page: Page) -> set[str]:
    """Return what few people need and is kept on the device."""
    paths = page.evaluate(KEPT)
    return {name for name in WHEN_ASKED if any(path.endswith(f"/{name}") for path in paths)}


def test_a_clip_is_made_shown_and_saved_and_its_maker_is_kept(visit: Callable[..., Page], site: str) -> None:
    game, page = played("street_brawl", 12), visit(**DESKTOP)
    page.goto(f"{site}#/replay/{write_link(game)}/4")
    wait_until_ready(page)
    wait_until_kept(page)
    assert kept(page) == set()
    page.locator("[data-do=share]").first.click()
    page.locator("#sheet [data-do=clip]").first.click()
    page.locator("#clip-picture[src^='data:image/gif']").first.wait_for()
    content = base64.b64decode(page.get_attribute("#clip-picture", "src").partition(",")[2])  # type: ignore[union-attr]
    with Image.open(BytesIO(content)) as picture:
        assert picture.size[0] == 480 and picture.info["loop"] == 0 and 4 <= getattr(picture, "n_frames", 1)
        picture.seek(getattr(picture, "n_frames", 1) - 1)
        assert picture.info["duration"] == 1800 and len(picture.convert("RGB").getcolors(1 << 20) or ()) > 20
    assert len(content) <= MOST_BYTES
    assert page.get_attribute("#clip-picture", "alt") == page.input_value("#sheet textarea")
    with page.expect_download() as saved:
        page.locator("[data-do=clip-save]").first.click()
    assert saved.value.suggested_filename == "street-brawl-4.gif"
    assert kept(page) == {name for name in WHEN_ASKED if "clip" in name or "gif" in name}
    page.reload()
    wait_until_ready(page)
    page.wait_for_function(ALL_KEPT, arg=[*WHEN_ASKED], polling=50, timeout=PATIENCE)
