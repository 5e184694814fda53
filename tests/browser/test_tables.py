"""One match through all three depths on two phones without a network: results, dice, the board; one result code.

`make test` follows the beginning of a match on each phone, `make tables` a whole one of every game (`FRACAS_TABLES`);
a few storms of taps come over a phone there, a thousand here, and each leaves what was shown.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page

from fracas.page.slugs import slug_of
from tests.browser.conftest import lend, prepare
from tests.browser.lent import Lent, prefer
from tests.browser.play import wait_until_kept
from tests.browser.tables import DEPTHS, SMALL_PHONE, codes
from tests.browser.tap_storms import Weather, storm
from tests.companion.matches import MATCHES
from tests.companion.scripts import scripts
from tests.soak.kept import Kept

IS_WHOLE = bool(os.environ.get("FRACAS_TABLES"))
BEGINNINGS = {"phone": ("elfball", 30), "small_phone": ("school_fighters", 20)}  # game, actions: to the end of a turn
FOLLOWED = [(phone, game, None) for phone in BEGINNINGS for game in MATCHES] if IS_WHOLE else \
    [(phone, *beginning) for phone, beginning in BEGINNINGS.items()]
GAMES = tuple(MATCHES)
STORMS, TAPS, A_KILL = 1_000, 12, 25  # `make tables`; taps of a storm; every so many storms the page is killed as well
AT_ONCE = 25  # storms between two lines of the log
SAMPLE = 4  # storms of `make test`


@pytest.fixture(scope="session")
def lent_small_phone(lasting_touched_browser: Browser, site: str) -> Lent:
    """The smallest phone there is."""
    return Lent(lasting_touched_browser, site, SMALL_PHONE, prepare)


@pytest.fixture
def small_phone(lent_small_phone: Lent, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same, started, at home, nothing stored."""
    yield from lend(lent_small_phone, request)


@pytest.mark.parametrize(("phone_name", "game", "most"), FOLLOWED)
def test_one_result_code_at_every_depth_without_a_network(
    request: pytest.FixtureRequest, phone_name: str, game: str, most: int | None,
) -> None:
    kept = Kept("tables-depths", len(FOLLOWED)) if IS_WHOLE else None
    if kept is not None and any((row["phone"], row["game"]) == (phone_name, game) for row in kept.rows):
        return print(f"\n{game} on {phone_name}: followed before this run was stopped")
    page: Page = request.getfixturevalue(phone_name)
    match, started = scripts(game, most), monotonic()
    prefer(page, questions="on")  # which the page would answer for its coach
    wait_until_kept(page)
    page.context.set_offline(True)
    assert codes(page, match) == dict.fromkeys(DEPTHS, match.code)
    page.context.set_offline(False)
    figures = {"taps": len(match.results), "with_dice": len(match.faces), "on_the_board": len(match.board),
               "seconds": round(monotonic() - started), "code": match.code}
    if kept is not None:
        kept.note(1, phone=phone_name, game=game, **figures)
    return print(f"\n{game} on {phone_name}: {figures}")


def test_storms_of_taps_lose_nothing(phone: Page, request: pytest.FixtureRequest) -> None:
    if not IS_WHOLE:
        taps = sum(storming(number, phone) for number in range(SAMPLE))
        return print(f"\n{SAMPLE} storms, {taps} taps, nothing lost")
    pages, kept = (phone, request.getfixturevalue("small_phone")), Kept("tables-taps", STORMS)
    while not kept.is_done:
        begun = monotonic()
        taps = sum(storming(number, pages[kept.done // AT_ONCE % 2])
                   for number in range(kept.done, kept.done + AT_ONCE))
        kept.note(AT_ONCE, taps=taps, lost=0, seconds=round(monotonic() - begun))


def storming(number: int, page: Page) -> int:
    """Let one of the storms come; return its taps."""
    game = slug_of(GAMES[number % len(GAMES)])
    return storm(page, number, Weather(game, TAPS, number % A_KILL == SAMPLE - 1))
