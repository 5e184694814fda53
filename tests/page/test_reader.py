"""The rules reader: plain words first, the exact wording one tap further and back again, the search in its order."""

import json
import re

import pytest

from fracas.faces import primer_of
from fracas.games import GAMES
from fracas.page.reader.search import search_chapters
from fracas.page.slugs import slug_of
from fracas.view.learn.reader import ChapterEntry
from tests.page.headless import Page

TAUGHT = [game.key for game in GAMES if game.has_primer]


def links(markup):
    return re.findall(r'href="(#/rules/[^"]+)"', markup)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_chapter_is_shown_and_leads_to_its_sections_and_they_lead_back(key):
    primer, word = primer_of(key), slug_of(key)
    page = Page(address=f"#/rules/{word}")
    assert f'href="#/rules/{word}/{primer.chapters[0].key}" aria-current="true"' in page.text("screen-rules")
    for chapter in primer.chapters:
        page.go(f"#/rules/{word}/{chapter.key}")
        shown = page.text("screen-rules")
        read = shown.partition('id="rule-text"')[2]
        page.door.run(0)
        drawn = [page.text(place) for place in re.findall(r'id="(shown\d+)"', read)]
        assert [text.count("<figure") for text in drawn] == [1] * len(chapter.figures)
        ways = links(read.partition('class="sources"')[2])
        assert {f"#/rules/{word}/{number}" for number in chapter.sections} <= set(ways)
        assert '<details id="exact-contents">' in shown
        ids = re.findall(r' id="([^"]+)"', read + "".join(drawn))
        assert len(ids) == len(set(ids))
    for number in {number for chapter in primer.chapters for number in chapter.sections}:
        page.go(f"#/rules/{word}/{number}")
        back = links(page.text("screen-rules").partition('class="sources"')[2])
        assert {f"#/rules/{word}/{chapter.key}" for chapter in primer.about(number)} <= set(back)
        assert '<details id="exact-contents" open="">' in page.text("screen-rules")


def test_a_name_that_no_chapter_has_shows_the_contents():
    page = Page(address="#/rules/elfball/nothing")
    assert "<article" not in page.text("screen-rules") and "#/rules/elfball/win" in page.text("screen-rules")


def entry(number, title):
    return ChapterEntry(number, number, title)


def found(asked, *chapters):
    return [hit.entry.number for hit in search_chapters([(entry(str(n), title), text)
                                              for n, (title, text) in enumerate(chapters)], asked)]


def test_titles_come_first_then_whole_words_then_beginnings_then_the_rest():
    chapters = (("Other", "a retackled man"), ("Other", "the tackler runs"), ("Tackling", "nothing"),
                ("Other", "a tackle, and more"), ("Tackle", "nothing"), ("Other", "nothing"))
    assert found("TACKL", *chapters) == ["2", "4", "1", "3", "0"]
    assert found("tackle", *chapters) == ["4", "3", "1", "0"]
    assert found("tackle man", *chapters) == ["0"] and found("", *chapters) == []


def test_the_worst_placed_word_decides_and_equals_keep_the_order_of_the_book():
    chapters = (("Ball", "rolling on"), ("Ball", "roll it"), ("Roll", "ball"), ("Roll", "balls"))
    assert found("ball roll", *chapters) == ["1", "2", "0", "3"]


def test_what_is_found_is_shown_where_it_stands():
    text = "word " * 100 + "slippery slip and " + "word " * 100
    hit, = search_chapters([(entry("1", "Other"), text)], "slip")
    assert "slippery slip" in hit.excerpt and hit.excerpt.startswith("… ") and hit.excerpt.endswith(" …")


def test_an_excerpt_has_whole_words_and_no_marks():
    text = """# The field

- Off-field areas: **Bench**, `Recovery`.
* Anything else

| Face | Sides |
|---|---:|
| Flop | 1 |
| Double Success | 2 |
""" + "seventeen " * 40 + "skid " + "seventeen " * 40
    hit, = search_chapters([(entry("1", "Other"), text)], "flop")
    assert hit.excerpt.startswith("The field Off-field areas: Bench, Recovery. Anything else Face, Sides Flop, 1")
    assert hit.excerpt.endswith(" seventeen …")
    later, = search_chapters([(entry("1", "Other"), text)], "skid")
    assert set(later.excerpt.split()) == {"…", "seventeen", "skid"} and len(later.excerpt) > 120


def test_a_search_looks_into_plain_words_and_sections():
    page = Page(address="#/rules/elfball")
    page.do("search", "disengage")
    shown = page.text("rule-text")
    assert links(shown)[0] == "#/rules/elfball/11"
    assert "#/rules/elfball/slip-away" in links(shown)
    page.door.apply = record(page.door.apply, seen := [])
    page.do("search", "")
    assert "screen-rules" in [change[1] for change in seen], "the chapter is sent again"
    assert "<figure" in page.text("shown1")


@pytest.mark.parametrize("address", ["#/new/elfball/bot", "#/lesson/elfball/goal"])
def test_words_of_art_are_taught_where_a_newcomer_meets_them_and_explained_on_request(address):
    page = Page()
    page.door.apply = record(page.door.apply, seen := [])
    page.go(address)
    forms = next(json.loads(value) for op, _id, _name, value in seen if op == "teach")
    assert forms["Momentum"] == "momentum" and forms["flopped"] == "flop"
    page.do("term", "momentum")
    assert "re-rolls a die" in page.text("term") and "#/rules/elfball/momentum" in page.text("term")
    assert ("explain", "", "", "momentum") in [tuple(change) for change in seen]
    before = page.text("term")
    page.do("term", "nothing")
    assert page.text("term") == before


def test_a_screen_of_no_game_explains_nothing():
    page = Page(address="#/settings")
    page.do("term", "momentum")
    assert page.text("term") == ""


def record(apply, seen):
    """Return an `apply` that also keeps what is sent."""
    def recording(changes):
        seen.extend(changes)
        apply(changes)
    return recording
