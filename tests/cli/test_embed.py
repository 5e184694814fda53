"""Boards in posts from the command line: those of a Markdown file, and one as a page with oEmbed file and picture."""

import json
import re
from random import Random

import pytest
from markdown_it import MarkdownIt

from fracas.commands import fences
from fracas.commands.raster import to_png
from fracas.faces import face_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.league.files import write_league
from fracas.lessons.lesson_text import write_text
from fracas.links import find_link, read_link, write_lessons, write_link, write_position, write_puzzle
from fracas.posts.excerpt import game_excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.puzzles.puzzle import write
from fracas.view.board.figures import plate
from tests.browser.hosts import position
from tests.cli.test_commands import run as run
from tests.league.test_chronicle import best_first
from tests.league.test_chronicle import played as played_rounds
from tests.lessons.authors import lesson_from
from tests.page.league_pages import league_of
from tests.page.test_replay import played
from tests.posts.stripping import Reader

SITE = "https://fracas.example/play/"


def test_fences_become_pictures_or_frames_and_the_rest_stays(run, tmp_path):
    game, match = position("street_bowl"), played("street_brawl")
    post = "\n".join([
        "# A post", "", "```fracas", game.position, "```", "", "```python", "print('fracas')", "```", "",
        "~~~fracas", "kind: frame", "step: 7", "theme: dark", f"{SITE}#/replay/{write_link(match)}", "~~~", "",
        "The end.", ""])
    (tmp_path / "post.md").write_text(post, encoding="utf-8")
    status, out, _err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE, "--json")
    assert status == 0 and json.loads(out) == {"files": ["out.md", "out-1.png", "out-2.png"], "boards": 2}
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert text.startswith("# A post\n\n[![") and text.endswith("\n\nThe end.\n") and "print('fracas')" in text
    assert (tmp_path / "out-1.png").read_bytes().startswith(b"\x89PNG")
    reader = Reader(MarkdownIt("commonmark", {"html": True}).render(text))
    assert [image["src"] for image in reader.named("img")] == ["out-1.png", "out-2.png"]
    assert ".s.7." in reader.named("iframe")[0]["src"]
    assert [read_link(find_link(each["href"])).position for each in reader.named("a")][0] == game.position


@pytest.fixture
def quick(monkeypatch):
    """Keep drawings as they are: to fill them with pixels takes seconds."""
    monkeypatch.setattr("fracas.commands.embed.to_png", lambda drawing, _pixels: str(drawing).encode())


def test_a_post_with_the_lines_of_windows_keeps_them(run, quick, tmp_path):
    lines = ["# A post", "", "```fracas", "theme: dark", position("street_bowl").position, "```", "", "The end.", ""]
    for ends in ("\n", "\r\n"):
        (tmp_path / "post.md").write_bytes(ends.join(lines).encode())
        assert run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)[0] == 0
        text = (tmp_path / "out.md").read_bytes().decode()
        assert text.startswith(f"# A post{ends}{ends}[![") and text.endswith(f"){ends}{ends}The end.{ends}")
        assert text.count("\r") == (text.count("\n") if "\r" in ends else 0)


@pytest.mark.parametrize("end", ["", "\n", "\r\nelfball.1\r\n", "\n```python\n"])
def test_a_fence_that_is_not_closed_is_refused_with_its_line(run, tmp_path, end):
    (tmp_path / "post.md").write_bytes(f"One\n\n```fracas{end}".encode())
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)
    assert status == 2 and "Line 3: “```fracas” is not closed." in err and not (tmp_path / "out.md").exists()


def test_two_pictures_of_one_name_are_refused_and_one_may_be_shown_twice(run, quick, tmp_path):
    one, other = (f"```fracas\nname: board\n{position(key).position}\n```\n" for key in ("street_bowl", "elfball"))
    (tmp_path / "post.md").write_text(one + one, encoding="utf-8")
    status, out, _err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE, "--json")
    assert status == 0 and json.loads(out) == {"files": ["out.md", "board.png"], "boards": 2}
    (tmp_path / "post.md").write_text(one + other, encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)
    assert status == 2 and "Line 5: Another picture is already called “board.png”" in err


@pytest.mark.parametrize("name", ["x.json", "x.png"])
def test_a_page_is_not_called_like_the_files_beside_it(run, tmp_path, name):
    status, _out, err = run("embed", "--board", position("street_bowl").position, "-o", tmp_path / name, "--site", SITE)
    assert status == 2 and "is not a page name" in err and not list(tmp_path.iterdir())


def test_odds_become_a_sentence_with_its_link(run, tmp_path):
    lying = "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~116_0_-1_0_0_0~am_2_4_6_9_l6_o" + \
        ".am_3_3_3_9_c_o" * 6 + ".ca_6_3_2_14_k3_o" + ".ca_3_3_3_9_c_o" * 6 + "~o"
    (tmp_path / "post.md").write_text(f"```fracas\nkind: odds\naction: S1 kick\n{lying}\n```\n", encoding="utf-8")
    assert run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)[0] == 0
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert "S1 kick: wins the match 15\u202f%, misses 85\u202f%." in text and f"({SITE}#/odds/3c" in text
    given = (tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE, "--flavour", "html")
    assert run("embed", *given)[0] == 0
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert "wins the match 15\u202f%" in text and f'href="{SITE}#/odds/3c' in text


@pytest.mark.parametrize(("inside", "sentence"), [
    ("kind: odds\nelfball.1.x", "Line 3: "),
    ("elfball.1.nonsense", "Line 3: "), ("kind: drum\nx", "There is no kind of board “drum” for posts"),
    ("", "Line 3: "), ("theme: dark", "Line 3: "),
    ("name: ../../x\nx", "“../../x” is not a file name"), (f"{SITE}#/replay/2eAAAAAAAAAAAAAAAAAAAAAA", "Line 3: "),
])
def test_a_fence_that_cannot_be_shown_is_refused_with_its_line(run, tmp_path, inside, sentence):
    (tmp_path / "post.md").write_text(f"One\n\n```fracas\n{inside}\n```\n", encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)
    assert status == 2 and sentence in err and err.count("\n") == 1 and not (tmp_path / "out.md").exists()


def test_what_is_asked_of_boards_comes_from_their_fences_before_the_command_and_what_nobody_knows_is_told(
    run, quick, tmp_path,
):
    link = write_link(played())
    post = f"```fracas\nsize: small\nborder: red\n{link}\n```\n\n```fracas\ncontrols: fewer\n{link}\n```\n"
    (tmp_path / "post.md").write_text(post, encoding="utf-8")
    given = ("--kind", "frame", "--size", "large", "--autoplay", "2", "--controls", "few", "--step", "3")
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE, *given)
    assert status == 0 and err.splitlines() == [
        "Line 1: “border: red” is unknown and left out.",
        "Line 7: “controls: fewer” is unknown and left out."]
    reader = Reader((tmp_path / "out.md").read_text(encoding="utf-8"))
    (first, second), (first_box, second_box) = reader.named("iframe"), reader.named("figure")
    assert ".s.3.l.en.controls.few.size.small.autoplay.2.p." in first["src"] and "max-width:320px" in first_box["style"]
    assert ".s.3.l.en.controls.few.size.large.autoplay.2.p." in second["src"]
    assert "max-width:800px" in second_box["style"]


def test_a_page_of_its_own_asks_the_same(run, quick, tmp_path):
    given = ("--site", SITE, "--theme", "dark", "--size", "500", "--controls", "none", "--lang", "fr", "--json")
    assert run("embed", "--board", position("elfball").position, "-o", tmp_path / "one.html", *given)[0] == 0
    card = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert ".l.fr.t.dark.controls.none.size.500.p." in card["html"] and card["width"] == 500
    status, _out, err = run("embed", "--board", "x", "-o", tmp_path / "x.html", "--site", SITE, "--controls", "fewer")
    assert status == 2 and "“fewer” is not one of its values" in err


@pytest.mark.parametrize("site", ["fracas.example", "javascript:alert(1)/", "https://x/?a/", 'https://x"/', "https://x"])
def test_a_site_that_is_no_folder_of_the_web_is_refused(run, tmp_path, site):
    status, _out, err = run("embed", "--board", position("elfball").position, "-o", tmp_path / "x.html", "--site", site)
    assert status == 2 and "is not an address of a web site" in err and list(tmp_path.iterdir()) == []


def test_a_board_becomes_a_page_with_card_and_frame(run, tmp_path):
    game = position("cave_brawl")
    at = "https://blog.example/p/"
    given = ("--site", SITE, "--at", at, "--title", 'Who <goes> "first"?', "--json")
    status, out, _err = run("embed", "--board", write_position(game.position), "-o", tmp_path / "one.html", *given)
    assert status == 0 and json.loads(out)["files"] == ["one.html", "one.json", "one.png", "one-card.png"]
    html = (tmp_path / "one.html").read_text(encoding="utf-8")
    reader = Reader(html)
    graph = {each["property"]: each["content"] for each in reader.named("meta") if "property" in each}
    assert graph["og:image"] == f"{at}one-card.png" and graph["og:title"] == 'Who <goes> "first"?'
    assert game.position in graph["og:image:alt"] and game.position in reader.text
    (found,) = [each["href"] for each in reader.named("link") if each.get("type") == "application/json+oembed"]
    card = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert found == f"{at}one.json" and (card["version"], card["type"]) == ("1.0", "rich")
    frame = Reader(card["html"]).named("iframe")[0]
    assert frame["src"].startswith(f"{SITE}embed.html#d.") and int(frame["height"]) == card["height"]
    wide, high = (int.from_bytes((tmp_path / "one.png").read_bytes()[at:at + 4]) for at in (16, 20))
    assert (wide, high) == (card["thumbnail_width"], card["thumbnail_height"])
    shared = tuple(int.from_bytes((tmp_path / "one-card.png").read_bytes()[at:at + 4]) for at in (16, 20))
    assert shared == (int(graph["og:image:width"]), int(graph["og:image:height"])) == (1200, 630)


def test_whatever_a_fence_holds_is_the_same_board():
    match = played()
    texts = (match.record, write_link(match), f"{SITE}#/replay/{write_link(match)}/3")
    assert {game_excerpt(fences.content_in(text), 5).text for text in texts} == {game_excerpt(match, 5).text}
    assert re.fullmatch(r"elfball-5", game_excerpt(match, 5).name)


PUZZLE = puzzles_of("elfball").puzzles[0]
PUZZLE_LINK = write_puzzle(write(PUZZLE), PUZZLE.game)


@pytest.mark.parametrize("board", [f"{SITE}#/puzzle/{PUZZLE_LINK}", PUZZLE_LINK, write(PUZZLE)])
def test_a_puzzle_becomes_a_page_whose_frame_solves_it(run, quick, tmp_path, board):
    at = "https://blog.example/p/"
    status, out, _err = run("embed", "--board", board, "-o", tmp_path / "one.html", "--site", SITE, "--at", at)
    assert status == 0 and f"Put them all where {at} leads." in out and f"{at}one.html stands alone" in out
    card = Reader(json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["html"])
    assert card.named("iframe")[0]["src"].startswith(f"{SITE}embed.html#z.{PUZZLE_LINK}.")
    assert card.named("blockquote") == [{"class": "wp-embedded-content"}]
    assert PUZZLE.position not in card.text and "Find the line with the best chance." in card.text, "no long word"
    assert card.named("iframe")[0]["frameborder"] == "0"
    assert [each["href"] for each in card.named("a")] == [f"{at}one.html"]
    page = Reader((tmp_path / "one.html").read_text(encoding="utf-8"))
    assert f"{SITE}#/puzzle/{PUZZLE_LINK}" in [each["href"] for each in page.named("a")]


def test_the_address_of_a_replay_says_its_step_and_a_step_that_is_asked_comes_first(run, quick, tmp_path):
    address = f"{SITE}#/replay/{write_link(played())}/7"
    for asked, step in (((), 7), (("--step", "3"), 3)):
        given = ("--board", address, "-o", tmp_path / "one.html", "--site", SITE, *asked)
        assert run("embed", *given)[0] == 0
        assert f".s.{step}." in (tmp_path / "one.json").read_text(encoding="utf-8")
    assert fences.parse_fence(address, "frame", "x", EmbedOptions(step="3")).asked.step == "7"
    assert fences.parse_fence(f"step: 2\n{address}", "frame", "x").asked.step == "2"


def test_a_puzzle_in_a_fence_is_one_and_has_no_odds(run, quick, tmp_path):
    (tmp_path / "post.md").write_text(f"```fracas\nkind: frame\n{SITE}#/puzzle/{PUZZLE_LINK}\n```\n", encoding="utf-8")
    assert run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)[0] == 0
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert f"embed.html#z.{PUZZLE_LINK}.l.en.controls.few." in text and "Solve this puzzle" in text
    (tmp_path / "post.md").write_text(f"```fracas\nkind: odds\naction: x\n{PUZZLE_LINK}\n```\n", encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)
    assert status == 2 and err.strip().endswith("Line 1: Odds are told of positions, not of puzzles.")


@pytest.mark.parametrize("is_link", [True, False])
def test_lessons_in_a_fence_are_played_in_its_frame(run, quick, tmp_path, is_link):
    text = write_text((lesson_from("elfball", Random("fence").random),))
    packed = write_lessons(text, "elfball")
    inside = f"{SITE}#/course/{packed}" if is_link else text
    (tmp_path / "post.md").write_text(f"```fracas\nkind: frame\n{inside}\n```\n", encoding="utf-8")
    assert run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)[0] == 0
    written = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert f"embed.html#c.{packed}.l.en.controls.few." in written and "Play this lesson" in written
    assert f"{SITE}#/course/{packed}" in written


def test_a_lesson_that_leads_nowhere_is_refused_in_its_fence(run, quick, tmp_path):
    text = write_text((lesson_from("elfball", Random("fence").random)._replace(goal="event goal-kick"),))
    (tmp_path / "post.md").write_text(f"```fracas\n{text}```\n", encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)
    assert status == 2 and err.strip().endswith("Line 1: The goal is not reached in these steps.")


def test_a_position_against_the_rules_is_a_picture_wherever_it_stands(run, quick, tmp_path):
    text = position("elfball").position.replace(".1-54-", ".1-0-")
    assert isinstance(fences.content_in(text), str)
    (tmp_path / "post.md").write_text(f"```fracas\nkind: frame\n{text}\n```\n", encoding="utf-8")
    assert run("embed", tmp_path / "post.md", "-o", tmp_path / "out.md", "--site", SITE)[0] == 0
    assert "<iframe" not in (tmp_path / "out.md").read_text(encoding="utf-8")
    assert run("embed", "--board", text, "-o", tmp_path / "one.html", "--site", SITE)[0] == 0
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["type"] == "link"


@pytest.mark.parametrize(("flavour", "name", "address"), [
    ("", "post", "post-1.png"), ("hugo", "post", "/post-1.png"), ("hugo", "index", "index-1.png"),
    ("jekyll", "post", "{{ site.baseurl }}/assets/post-1.png"), ("mkdocs", "post", "post-1.png"),
    ("pelican", "post", "{attach}post-1.png"), ("html", "post", "post-1.png"),
])
def test_a_picture_has_the_address_that_each_program_publishes(run, quick, tmp_path, flavour, name, address):
    (tmp_path / "in.md").write_text(f"```fracas\n{position('elfball').position}\n```\n", encoding="utf-8")
    given = ("--flavour", flavour) if flavour else ()
    status, out, _err = run("embed", tmp_path / "in.md", "-o", tmp_path / f"{name}.md", "--site", SITE, *given)
    text = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    style = "{: style=\"width:100%\" }" if flavour == "pelican" else ""  # its own theme lets pictures stand out
    assert status == 0 and (f"]({address}){style}](" in text) == (flavour != "html") and f"{name}-1.png" in out
    assert ("<img" in text) == (flavour == "html")
    status, out, _err = run("embed", tmp_path / "in.md", "-o", tmp_path / f"{name}.md", "--site", SITE, *given,
                            "--pictures", "/images/")
    text = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    assert status == 0 and f"/images/{name}-1.png" in text and "where “/images/” leads" in out


@pytest.mark.parametrize("given", [("--flavour", "drum"), ("--pictures", "javascript:x/"), ("--pictures", "no stroke")])
def test_a_program_nobody_knows_and_no_folder_are_refused_in_a_sentence(run, tmp_path, given):
    (tmp_path / "in.md").write_text(f"```fracas\n{position('elfball').position}\n```\n", encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "in.md", "-o", tmp_path / "out.md", "--site", SITE, *given)
    assert status == 2 and given[1] in err and [path.name for path in tmp_path.iterdir()] == ["in.md"]


def test_hugo_leaves_frames_out_and_is_left_a_link(run, quick, tmp_path):
    (tmp_path / "in.md").write_text(f"```fracas\n{position('elfball').position}\n```\n", encoding="utf-8")
    status, _out, err = run("embed", tmp_path / "in.md", "-o", tmp_path / "out.md", "--site", SITE, "--kind", "frame",
                            "--flavour", "hugo")
    assert status == 0 and err.startswith("Line 1: Hugo leaves frames out") and err.count("\n") == 1
    last = (tmp_path / "out.md").read_text("utf-8").rpartition("\n\n")[2]
    kept = MarkdownIt("commonmark", {"html": False}).render(last)
    assert f'<a href="{SITE}#/live/' in kept


@pytest.mark.parametrize(("before", "after", "is_board"), [
    ("- One\n\n  ", "\n  ", True), ("- ", "\n  ", True), ("> ", "\n> ", True), ("12. One\n\n    ", "\n    ", True),
    ("- One\n  - Two\n\n    ", "\n    ", True), ("   ", "\n   ", True),
    ("One\n\n    ", "\n    ", False), ("- One\n\nTwo\n\n    ", "\n    ", False),
])
def test_a_fence_in_a_list_or_a_quotation_becomes_a_board_and_one_that_is_shown_as_code_stays(before, after, is_board):
    lines = ["```fracas", "theme: dark", position("elfball").position, "```"]
    text = before + after.join(lines) + "\n\nThe end.\n"
    place = fences.Place(SITE, "x")
    found, boards = fences.replace_fences(text, place, "picture", lambda _name, _shown: None)
    assert boards == is_board and (found == text) == (not is_board)
    reader = Reader(MarkdownIt("commonmark").render(found))
    assert len(reader.named("img")) == is_board and len(reader.named("a")) == 2 * is_board
    html = MarkdownIt("commonmark").render(found)
    tag = {"-": "li", "1": "li", ">": "blockquote"}.get(before[0], "")
    assert not (is_board and tag) or f"</{tag}>" in html.partition("<img")[2]


def test_the_numbers_of_players_are_seen_in_the_pixels():
    game = position("elfball")
    shirts = {token.figure for token in face_of("elfball").tokens(game.state)}
    drawing = game_excerpt(game).drawing
    shown = to_png(drawing, 320)
    for shirt in sorted(shirts):
        lines = re.search('d="([^"]*)"', plate(shirt))[1]
        bare = lines[:lines.index("z") + 1]
        assert lines in drawing and to_png(drawing.replace(lines, bare), 320) != shown, shirt
    assert len(shirts) > 5


def test_a_season_becomes_a_page_with_its_story_and_a_card(run, tmp_path):
    league = played_season()
    (tmp_path / "league.json").write_text(write_league(league), encoding="utf-8")
    given = ("--site", SITE, "--at", "https://blog.example/p/", "-o", tmp_path / "cup.html", "--json")
    status, out, _err = run("embed", "--season", tmp_path / "league.json", *given)
    assert status == 0 and json.loads(out)["files"] == ["cup.html", "cup-card.png"]
    html = (tmp_path / "cup.html").read_text(encoding="utf-8")
    reader = Reader(html)
    graph = {each["property"]: each["content"] for each in reader.named("meta") if "property" in each}
    assert graph["og:title"] == "<b>Cup</b> & co: season 1" and "<b>" not in html
    assert graph["og:image"] == "https://blog.example/p/cup-card.png" and graph["og:url"].endswith("/p/cup.html")
    assert (graph["og:image:width"], graph["og:image:height"]) == ("1200", "630")
    assert graph["og:description"].startswith("Leader: A. Match of the round: ")
    picture = (tmp_path / "cup-card.png").read_bytes()
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (1200, 630)
    assert [image["src"] for image in reader.named("img")] == ["cup-card.png"]
    assert html.index("Round 3") < html.index("Round 2") < html.index("Round 1")
    assert "A has" not in html and "A stays first" in html


def played_season():
    """Return a league with a name that means something in a page, three rounds of it played."""
    league = league_of(4)
    played_rounds(league, *best_first(league))
    league.name = "<b>Cup</b> & co"
    return league


@pytest.mark.parametrize("file, sentence", [("{}", "lacks the field"), ("", "")])
def test_what_is_no_league_is_refused_and_nothing_is_written(run, tmp_path, file, sentence):
    (tmp_path / "league.json").write_text(file, encoding="utf-8")
    status, _out, err = run("embed", "--season", tmp_path / "league.json", "-o", tmp_path / "x.html", "--site", SITE)
    assert status == 2 and sentence in err and [each.name for each in tmp_path.iterdir()] == ["league.json"]


@pytest.mark.parametrize("content", ["match", "puzzle", "lesson"])
def test_matches_puzzles_and_lessons_have_pages_with_cards_too(run, quick, tmp_path, content):
    link = {"match": lambda: write_link(played("street_brawl")),
            "puzzle": lambda: write_puzzle(write(puzzles_of("elfball").puzzles[0]), "elfball"),
            "lesson": lambda: write_lessons(write_text((lesson_from("elfball", Random("fence").random),)), "elfball"),
            }[content]()
    given = ("--site", SITE, "-o", tmp_path / "one.html", "--json")
    assert run("embed", "--board", link, *given)[0] == 0
    reader = Reader((tmp_path / "one.html").read_text(encoding="utf-8"))
    graph = {each["property"]: each["content"] for each in reader.named("meta") if "property" in each}
    assert graph["og:image"] == f"{SITE}one-card.png" and graph["og:image:alt"]
    assert 'viewBox="0 0 1200 630"' in (tmp_path / "one-card.png").read_text(encoding="utf-8")
