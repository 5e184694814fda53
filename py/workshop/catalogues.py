"""The translation catalogues: collected from the code, kept in `.po` files, compiled to `.mo` for the door to read.

Runs in the virtual environment. A catalogue holds no dates and no line numbers, so it changes only when a text does.
"""

import io
import re
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from workshop.paths import ENGINE, LOCALES, ROOT

KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "NP_": ((1, "c"), 2)}
MARKED = re.compile(rf"\b(?:{'|'.join(KEYWORDS)})\(")  # in a file that holds a text; Babel reads through each for long
HEADER = """\
# {title}. Texts come from the code: `make catalogues` brings this file up to date.
msgid ""
msgstr ""
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=({plural});\\n"

"""
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
LANGUAGES = {"fr": ("Fracas in French", "n > 1")}


def extract_messages() -> Catalog:
    """Collect every text that the code marks, in the order of files and lines."""
    template = Catalog(fuzzy=False)
    for file in sorted(ENGINE.rglob("*.py"), key=_place):
        if not MARKED.search(file.read_text(encoding="utf-8")):
            continue
        for _line, message, comments, context in extract_from_file(
            "python", file, keywords=KEYWORDS, comment_tags=("Translators:",), strip_comment_tags=True
        ):
            location = f"py/fracas/{file.relative_to(ENGINE).as_posix()}"
            template.add(message, locations=[(location, 0)], auto_comments=comments, context=context)
    return template


def _place(file: Path) -> list[tuple[bool, str]]:
    """Return a sort key for files by folder, a folder's own files before those of its subfolders."""
    return [*((True, folder) for folder in file.parent.parts), (False, file.name)]


def read_catalogue(code: str) -> Catalog:
    """Return the catalogue of a language, empty if there is no file yet."""
    file = LOCALES / f"{code}.po"
    content = file.read_bytes() if file.is_file() else b""
    catalogue = read_po(io.BytesIO(content), locale=code, abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = NO_DATE
    return catalogue


def update_all() -> None:
    """Bring every catalogue in line with the code, then compile it."""
    template = extract_messages()
    for code, (title, plural) in LANGUAGES.items():
        catalogue = read_catalogue(code)
        catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
        body = io.BytesIO()
        write_po(body, catalogue, width=120, omit_header=True, ignore_obsolete=True, include_lineno=False)
        header = HEADER.format(title=title, code=code, plural=plural)
        (LOCALES / f"{code}.po").write_text(header + body.getvalue().decode(), encoding="utf-8")
        missing = [message for message in catalogue if message.id and not is_translated(message)]
        print(f"{code}: {len(catalogue)} texts, {len(missing)} not translated")
    compile_all()


def is_translated(message: Message) -> bool:
    """Tell whether a text, or each of its plural forms, has been translated."""
    forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
    return all(forms)


def compile_all() -> list[Path]:
    """Write the `.mo` of each catalogue beside it, where the door looks for it."""
    written = []
    for source in sorted(LOCALES.glob("*.po")):
        compiled = io.BytesIO()
        write_mo(compiled, read_catalogue(source.stem))
        target = source.with_suffix(".mo")
        if not target.is_file() or target.read_bytes() != compiled.getvalue():
            target.write_bytes(compiled.getvalue())
        written.append(target)
    return written


if __name__ == "__main__":
    update_all()
    print(f"written below {LOCALES.relative_to(ROOT)}")
