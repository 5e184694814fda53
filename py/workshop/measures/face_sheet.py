"""`make faces`: all heads on one sheet, a blind test of them, and the time a board with them takes.

The sheet is `build/faces.html`, with a picture beside it: every head at three sizes in colour, in grey and in black and
white. In the blind test the tokens of a match are drawn at 28 pixels and compared with a set of another size, in other
kits and with another number: the nearest drawing names race and role.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO
from random import Random
from statistics import quantiles
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, sync_playwright

from fracas import new
from fracas.faces import face_of
from fracas.faces.looks import head, look_table
from fracas.games import GAMES
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.view.board import board
from fracas.view.board.counters import counter
from fracas.view.board.export import WORDS
from fracas.view.board.model import Board, Token
from fracas.view.markup import Markup, el, join
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours
from workshop import tools
from workshop.paths import BUILD

SHEET = BUILD / "faces.html"
SIZES = (96, 40, 28)
TESTED, KNOWN = 28, 40  # pixels of the tokens of a match, and of those they are compared with
MATCHES, TOKENS = 10, 40  # of each game
LEAST = 0.95
UNDRAWN = str.maketrans("0123456789", "ACDEFGHIJL")  # letters that have no shape, as wide as numbers
DRAWN, ROUNDS = 22, 24  # counters of a board, and how often it is drawn five times with heads and without
INKS = (("colour", ""), ("grey", "grayscale(1)"), ("black and white", "grayscale(1) contrast(9)"))
GROUND = "#8a8391"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars"]


class Look(NamedTuple):
    """A head of a game."""

    name: str  # "orcs, Hunter"
    race: str  # "" = a kind of player that several races have
    words: str


def looks_of(game: str) -> list[Look]:
    """List the heads of a game, each once: races in all roles, then kinds of players."""
    table = look_table(game)
    roles = ("", *(key[1:] for key, words in table.items() if key[0] == "=" and words.strip() != "|"))
    races = [Look(", ".join(filter(None, (race, role))), race, head(game, race, "", role))
             for race in table if race[0] not in "=." for role in roles]
    kinds = [Look(kind[1:], "", head(game, "", kind[1:])) for kind in table if kind[0] == "."]
    return list({look.words: look for look in reversed((*races, *kinds))}.values())[::-1]


def games() -> list[str]:
    """List the games that have a table of looks of their own."""
    return [game.key for game in GAMES if not game.builds_on]


def run() -> int:
    """Write the sheet, carry out the blind test and print what it found; 1 if too few heads were known."""
    tools.ensure_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tools.chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        SHEET.write_text(sheet(), encoding="utf-8")
        page.goto(SHEET.as_uri())
        page.screenshot(path=SHEET.with_suffix(".png"), full_page=True)
        tools.say(f"wrote {SHEET.relative_to(BUILD.parent)} and a picture of it")
        shares = [blind_test(page, game) for game in games()]
        drawn, written = drawing_ratios(page)
        print(f"a board with {DRAWN} heads takes {drawn:.2f} x the time of one with figures, {written:.2f} x that of "
              "one with figures in letters")
        browser.close()
    return int(min(shares) < LEAST)


# -- the sheet -------------------------------------------------------------------------------------------------------


def sheet() -> str:
    """Return the sheet as a page."""
    parts = []
    for game in games():
        cells = [el("figure", [_inked(look, n, ink) for _name, ink in INKS], el("figcaption", look.name))
                 for n, look in enumerate(looks_of(game))]
        parts.append(el("section", el("h2", game), cells))
    return document(join(parts), "figure{display:inline-block;margin:4px 10px;width:176px;text-align:center}"
                                 "figure div{white-space:nowrap}figcaption{font:12px sans-serif}")


def _inked(look: Look, n: int, ink: str) -> Markup:
    drawn = [counter(Token("", 0, n % 2, str(n % 12 + 1), head=look.words), size) for size in SIZES]
    return el("div", drawn, class_="ink" + str([each for _name, each in INKS].index(ink)))


def document(body: Markup, style: str, kits: tuple[str, str] = (DARK_KITS[0], LIGHT_KITS[0])) -> str:
    """Return a page with counters and the drawings they use."""
    inks = "".join(f".ink{n} svg{{filter:{ink or 'none'}}}" for n, (_name, ink) in enumerate(INKS))
    drawings = el("svg", symbol_defs(symbols_in(body)), width=0, height=0, class_="defs")
    return with_literal_colours(
        '<!doctype html><meta charset="utf-8"><title>Faces</title>' + el("style", Markup(
            f"{WORDS}{inks}{style}body{{margin:0;background:{GROUND}}}.defs{{position:absolute}}")) + drawings + body,
        "light", kits)


# -- the blind test --------------------------------------------------------------------------------------------------


def blind_test(page: Page, game: str) -> float:
    """Return the share of heads that are known again, and print it with those that were not."""
    known = looks_of(game)
    chance, right, wrong = Random(game), 0, []
    references = [dict(zip(known, images, strict=True)) for images in _references(page, known)]
    for _match in range(MATCHES):
        for look, side, image in _match_tokens(page, known, chance):
            found = min(references[side], key=lambda each: _difference(image, references[side][each]))
            right += found is look
            wrong += [f"{look.name} taken for {found.name}"] * (found is not look)
    share = right / (MATCHES * TOKENS)
    print(f"{game}: {share:.1%} of {MATCHES * TOKENS} tokens known among {len(known)} heads",
          *sorted(set(wrong)), sep="\n  ")
    return share


def _references(page: Page, known: Sequence[Look]) -> Iterator[list[Image.Image]]:
    """Yield the drawings to compare with, at home and away."""
    for side in (0, 1):
        tokens = [Token("", 0, side, "0", head=look.words) for look in known]
        yield _drawn(page, tokens, KNOWN, (DARK_KITS[1], LIGHT_KITS[1]))


def _match_tokens(page: Page, known: Sequence[Look], chance: Random) -> list[tuple[Look, int, Image.Image]]:
    """Return players of two teams as a board shows them, with their sides."""
    races = sorted({look.race for look in known} - {""}) or [""]
    teams = [chance.choice(races), chance.choice(races)]
    players = []
    for n in range(TOKENS):
        squad = [look for look in known if look.race in ("", teams[n % 2])]
        players.append((chance.choice(squad), n % 2, str(chance.randint(1, 16))))
    tokens = [Token("", 0, side, figure, head=look.words) for look, side, figure in players]
    images = _drawn(page, tokens, TESTED, (chance.choice(DARK_KITS[2:]), chance.choice(LIGHT_KITS[2:])))
    return [(look, side, image) for (look, side, _figure), image in zip(players, images, strict=True)]


def _drawn(page: Page, tokens: Sequence[Token], size: int, kits: tuple[str, str]) -> list[Image.Image]:
    """Return the pictures of counters, in grey and all of the same size: colour must not be needed."""
    across = 20
    style = f"svg.i{{display:block;float:left}}body{{width:{across * size}px}}"
    page.set_content(document(join(counter(token, size) for token in tokens), style, kits))
    shot = Image.open(BytesIO(page.screenshot(full_page=True))).convert("L")
    places = [(n % across * size, n // across * size) for n in range(len(tokens))]
    return [shot.crop((x, y, x + size, y + size)).resize((TESTED, TESTED), Image.Resampling.LANCZOS)
            for x, y in places]


def _difference(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).sum2[0])


# -- the time of drawing ---------------------------------------------------------------------------------------------

_DRAW = """async (drawing) => { for (let n = 0; n < 5; n++) {
  document.getElementById("board").innerHTML = drawing;
  await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);
} }"""


def drawing_ratios(page: Page) -> tuple[float, float]:
    """Return the time of a board with heads as a multiple of those without, with figures and with written figures."""
    boards = [str(board.draw(each)) for each in _boards()]
    drawings = el("svg", symbol_defs(symbols_in(*boards)), width=0, height=0)
    page.set_content(document(join(drawings, el("div", id="board")), "div{width:1200px}"))
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent: dict[str, list[float]] = {drawing: [] for drawing in boards}
    for _round in range(ROUNDS):
        for drawing, times in spent.items():
            before = _task_time(session.send("Performance.getMetrics"))
            page.evaluate(_DRAW, drawing)
            times.append(_task_time(session.send("Performance.getMetrics")) - before)
    heads, drawn, written = (quantiles(times, n=8)[0] for times in spent.values())  # other programs only ever add
    return heads / drawn, heads / written


def _task_time(answer: dict[str, list[dict[str, float]]]) -> float:
    return next(metric["value"] for metric in answer["metrics"] if str(metric["name"]) == "TaskDuration")


def _boards() -> tuple[Board, Board, Board]:
    """Return a board full of players of two teams: their heads, their figures, letters in place of figures."""
    field, chance = face_of("street_bowl").field(new("street_bowl", "heads").state), Random("street_bowl")
    looks = [look for look in looks_of("street_bowl") if look.race in ("human", "orc")]
    cells = chance.sample(range(len(field.lattice.centres)), DRAWN)
    heads = [Token(f"t{n}", cell, n % 2, str(n // 2 + 1), head=looks[n % len(looks)].words)
             for n, cell in enumerate(cells)]
    figures = [token._replace(head="") for token in heads]
    letters = [token._replace(figure=token.figure.translate(UNDRAWN)) for token in figures]
    return Board(field, tokens=tuple(heads)), Board(field, tokens=tuple(figures)), Board(field, tokens=tuple(letters))
