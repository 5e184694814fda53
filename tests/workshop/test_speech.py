"""What the page says before Python is there exists in every language."""

from fracas.locale import LANGUAGES
from fracas.page.front import SHELL
from workshop import catalogues, speech
from workshop.paths import ROOT

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
NAMES = {"Fracas", "Elfball", "Street Brawl", "Cave Brawl", "Street Bowl", "School Fighters"}


def test_every_text_of_the_page_has_its_french() -> None:
    catalogues.compile_all()
    french = speech.translations(INDEX)["fr"]
    texts = set(speech.texts_of(INDEX))
    assert {text for text in texts - set(french) - NAMES if not text.isdigit()} == set()
    assert set(french) <= texts
    assert set(SHELL) <= texts


def test_each_other_language_has_its_table() -> None:
    assert list(speech.translations(INDEX)) == list(LANGUAGES)[1:]


def test_the_script_and_the_shell_look_at_the_same_attributes() -> None:
    shell = (ROOT / "static" / "boot.js").read_text(encoding="utf-8")
    line = next(line for line in shell.splitlines() if "const NAMES" in line)
    assert set(line.split('"')[1::2]) == speech.TOLD
