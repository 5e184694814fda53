"""What the start of the page imports, and in which order the rest comes."""

from pathlib import Path

from fracas.games import GAMES, KEYS
from fracas.page.chunks import EXTRAS, archives_of, extras_of
from workshop.interpreter import archives, runtime
from workshop.interpreter.imports import import_order, module_name
from workshop.paths import ENGINE

START_MOST = 38  # modules the home screen may cost


def modules_of(files: list[Path]) -> list[str]:
    return [module_name(file, ENGINE.parent) for file in files if file.suffix == ".py"]


def test_imports_for_types_and_inside_functions_do_not_count(tmp_path):
    texts = {
        "a/__init__.py": "", "a/one.py": "import a.two\nif TYPE_CHECKING:\n    import a.types\n",
        "a/two.py": "def late():\n    import a.late\ntry:\n    from a import three\nfinally:\n    pass\n",
        "a/three.py": "import json", "a/types.py": "", "a/late.py": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    files = {module_name(tmp_path / name, tmp_path): tmp_path / name for name in texts}
    assert import_order(["a.one"], files) == ["a", "a.three", "a.two", "a.one"]


def test_what_the_start_does_not_load_is_the_rest_each_module_behind_those_it_needs(tmp_path):
    texts = {"a.py": "import c", "b.py": "import d", "c.py": "", "d.py": "", "e.py": "import a"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    start, rest = archives.split_by_need("a", {name[0]: tmp_path / name for name in texts})
    assert ([file.stem for file in start], [file.stem for file in rest]) == (["c", "a"], ["d", "b", "e"])


def test_the_start_loads_no_game_and_draws_no_board():
    names = modules_of(runtime.files_by_archive(runtime.engine_files())[runtime.START])
    assert len(names) <= START_MOST
    assert not [name for name in names if name.startswith(("fracas.games.", "fracas.bots", "fracas.league"))]
    assert not {"fracas.matches", "fracas.kernel.game"} & {*names}
    assert not {"fracas.page.match.screen", "fracas.page.screens.new_match", "fracas.view.board.board"} & {*names}


def test_all_archives_together_are_the_engine_and_the_chapters_of_a_game_are_loaded_one_by_one():
    sources = runtime.engine_files()
    archives = runtime.files_by_archive(sources)
    assert sorted(file for files in archives.values() for file in files) == sorted(sources)
    parts = {runtime.START, runtime.REST, runtime.READER, runtime.QR, runtime.AFAR, runtime.DAY, runtime.DAILY,
             runtime.FOREIGN, runtime.HEADS, runtime.CLIP, runtime.COACH, runtime.MAKER, runtime.STORY, runtime.TURNS,
             runtime.RIVALS,
             *KEYS, *EXTRAS}
    books = {f"{key}-rules" for key in KEYS}
    french = (runtime.START, runtime.READER, runtime.RIVALS, *books)
    assert {*archives} == parts | books | {f"{part}.fr" for part in french}
    assert all([file.name for file in archives[f"{key}-rules"]] == ["RULES.md", "RULINGS.md"] for key in KEYS)
    for part, files in archives.items():
        here = set(modules_of(archives[EXTRAS[part]])) if part in EXTRAS else set()  # the packages of its first chunk
        for name in [name for name in modules_of(files) if name.startswith("fracas.games.")]:
            assert name.count(".") < 4 or name.rpartition(".")[0] in here, f"{name} comes before its package"
            here.add(name)


def test_what_is_read_in_french_alone_is_in_archives_of_its_own():
    archives = runtime.files_by_archive(runtime.engine_files())
    french = {file.name for name, files in archives.items() for file in files if name.endswith(".fr")}
    assert french == {"fr.mo", "RULES.fr.md", "RULINGS.fr.md",
                      *(f"{key}{kind}.fr.md" for key in KEYS for kind in ("", ".terms")),
                      "signs.fr.txt", *(f"{key}.fr.txt" for key in KEYS)}
    assert not [file for name, files in archives.items() for file in files
                if runtime.file_language(file) and not name.endswith(".fr")]
    assert [file.name for file in archives["app.fr"]] == ["fr.mo"]


def test_what_all_games_share_can_be_loaded_without_what_is_fetched_when_it_is_wanted():
    archives = runtime.files_by_archive(runtime.engine_files())
    files = {module_name(file, ENGINE.parent): file for file in runtime.engine_files() if file.suffix == ".py"}
    later = {file for part in (runtime.READER, runtime.QR, runtime.AFAR, runtime.FOREIGN) for file in archives[part]}
    shared = modules_of([*archives[runtime.START], *archives[runtime.REST]])
    assert not [name for name in import_order(shared, files) if files[name] in later]


def test_what_all_games_share_can_be_loaded_without_any_game():
    archives = runtime.files_by_archive(runtime.engine_files())
    files = {module_name(file, ENGINE.parent): file for file in runtime.engine_files() if file.suffix == ".py"}
    of_games = {file for part in (*KEYS, *EXTRAS) for file in archives[part]}
    shared = modules_of([*archives[runtime.START], *archives[runtime.REST]])
    assert not [name for name in import_order(shared, files) if files[name] in of_games]
    for game in GAMES:
        own = {*archives[game.key], *archives.get(game.builds_on, ())}
        loaded = {files[name] for name in import_order(modules_of(archives[game.key]), files)} & of_games
        assert loaded <= own, game.key
        own |= {file for key in {game.key, game.builds_on} - {""} for file in archives[extras_of(key)]}
        loaded = {files[name] for name in import_order(modules_of(archives[extras_of(game.key)]), files)} & of_games
        assert loaded <= own, game.key


def test_every_chunk_can_be_imported_as_soon_as_what_it_comes_with_is_here():
    archives = runtime.files_by_archive(runtime.engine_files())
    files = {module_name(file, ENGINE.parent): file for file in runtime.engine_files() if file.suffix == ".py"}
    archive_of = {file: name for name, members in archives.items() for file in members}
    lacking = {}
    for part in {*archives} - {runtime.START}:
        for module in modules_of(archives[part]):
            games = [key for key in KEYS if key in module.split(".")[:-1]]  # one of theirs waits for them
            here = {runtime.START, *archives_of((part,)), *archives_of(games)}
            needed = {archive_of[files[name]] for name in import_order([module], files)}
            lacking |= {(part, module): needed - here} if needed - here else {}
    assert lacking == {}


def test_a_new_match_is_drawn_without_what_bots_think_of_and_what_is_beside_a_match():
    archives = runtime.files_by_archive(runtime.engine_files())
    for key in KEYS:
        first, more = ({*modules_of(archives[part])} for part in (key, extras_of(key)))
        assert {f"fracas.games.{key}.ruleset", f"fracas.faces.{key}.face"} <= first
        assert {f"fracas.faces.{key}.{name}" for name in ("lessons", "puzzles", "composer", "tracker")} <= more
        assert key not in ("elfball", "street_bowl") or f"fracas.games.{key}.bot.plans" in more
