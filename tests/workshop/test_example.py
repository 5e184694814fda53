"""The post that shows what authors can do: six boards of five games, and numbers that are true."""

import re
from fractions import Fraction

import fracas
from fracas.commands import fences
from fracas.games import KEYS
from fracas.kernel.errors import quote
from tests.posts.stripping import Reader
from workshop.paths import SITE
from workshop.website import blog_example

TEXT = blog_example.SOURCE.read_text(encoding="utf-8")
GAMES = [fences.parse_fence(match["inside"], "picture", "x").held for match in fences.FENCE.finditer(TEXT)]


def chance(game, walked, action, *ends):
    """Return in how many of a hundred times an action ends so, after some steps that need no dice."""
    for step in walked:
        game.apply(step)
    found, _assumptions = fracas.odds(game, action)
    assert set(ends) <= set(found), quote(str(found))
    return round(100 * sum((found[end] for end in ends), Fraction()))


def test_it_shows_six_boards_of_five_games():
    assert len(GAMES) == 6 and {game.ruleset.key for game in GAMES} == set(KEYS)
    reader = Reader((SITE / "blog-example.html").read_text(encoding="utf-8"))
    assert len(reader.named("iframe")) == 2 and len(reader.named("fracas-board")) == 1, "the others are pictures"
    kept = [each["src"] for each in reader.named("img")]
    assert len(kept) == 6 and len([each for each in kept if each.startswith("data:image/svg+xml,")]) == 1
    assert all((SITE / each).is_file() for each in kept if not each.startswith("data:"))
    addresses = [each[name] for tag in ("a", "img", "iframe") for each in reader.named(tag) for name in ("href", "src")
                 if name in each]
    assert all(address.startswith(("./", "data:image/svg+xml,")) for address in addresses)


def test_the_tour_goes_from_nothing_to_a_solved_puzzle_in_five_steps_with_pictures():
    reader = Reader((SITE / "blogging.html").read_text(encoding="utf-8"))
    pictures = [each["src"] for each in reader.named("img") if each["src"].endswith(".webp")]
    assert re.findall(r"\b([1-5])\. ", reader.text)[:5] == list("12345") and len(pictures) == 4
    assert all((SITE / each).is_file() for each in pictures) and "```" not in reader.text
    (frame,) = reader.named("iframe")
    assert frame["src"].startswith("./embed.html#z.") and len(reader.named("fracas-board")) == 1
    assert not [each["href"] for each in reader.named("a") if not each["href"].startswith("./#/")], "no page is missing"


def test_its_numbers_are_those_of_the_rules():
    leaving, behind, alley, pit, street, _yard = [fracas.from_position(game.position, seed="") for game in GAMES]
    floored = ("tackle:slide", "tackle:solid", "tackle:punishing", "tackle:crippling")
    walk = ("H3 j15", "H3 j16", "H3 i17", "H3 h17")
    true = [
        chance(leaving, (), "H7 e18", "through"), chance(leaving, (), "H7 shove A3", "shove:passed"),
        chance(behind, walk, "H3 tackle A5", *floored), chance(alley, (), "H7 shove A3", "shove:crush"),
        chance(pit, ("S2 k7", "S2 j6", "S2 j5", "S2 j4"), "S2 tackle N1", "tackle:hurt", "tackle:dead"),
        chance(street, ("H2 block",), "H2 block A5", "block:down"),
    ]
    assert [int(number) for number in re.findall(r"\*\*(\d+) (?:times )?in 100\*\*", TEXT)] == true
    assert chance(behind, (), "H3 tackle A5", "tackle:slide") == 21 and "in 21 of them" in TEXT
    assert chance(behind, (), "H3 tackle A5", "tackle:flop") == 12 and "falls alone in 12" in TEXT
    assert chance(alley, (), "H7 tackle A3", *floored) == 28 and "floors him in 28" in TEXT
    assert chance(pit, (), "S2 tackle N1", "tackle:dead") == 18 and "In 18 of those" in TEXT
