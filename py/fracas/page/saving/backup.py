"""Backup files: all saves or one match out, and in again after a look at the changes.

A file of everything is JSON: format, the id and record of each match, and whatever else is saved, as lists of texts
that are no business of this module. A file of one match is its record. What comes
in is not trusted: size and depth first, then the shape, then every record is played again; a refused file changes
nothing, and what an accepted one replaced can be brought back.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import fracas
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.game import Game
from fracas.kernel.record import SIZE_LIMIT
from fracas.kernel.text.safe_json import FILE_LIMIT, read_json_in_slices
from fracas.kernel.work import Work, run_in_order, run_to_end
from fracas.locale import _
from fracas.page.saving.archive import MOST as MOST_ARCHIVED
from fracas.page.saving.archive import ArchiveEntry, read_entry
from fracas.page.saving.storage import Facts, Save, SaveSlot, Shelf, Store

FORMAT = 4  # a file with nothing but matches is still written as 1, one without seats as 2, without an archive as 3
MOST_MATCHES = 1000
SIZE = 60_000_000  # characters of a file
ARCHIVE = "archive"  # packed matches: each its id, a new line, its entry
SEATS = "seats"  # in matches by link
MORE = {"leagues": "league", "teams": "team", "tables": "layout", SEATS: "seat",
        "tournaments": "tournament", "rivals": "rival", "again": "again"}
"""Lists of texts besides the matches: kinds of saves."""

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")
_ARCHIVED = re.compile(r'\s*\{\s*"fracas"\s*:\s*4\b')
_FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

Describe = Callable[[Game], Facts]  # a game -> its facts for the list of matches
Packed = tuple[str, str]  # a match in a file: its id and record


class BackupContents(NamedTuple):
    """The contents of a file, not yet verified."""

    matches: tuple[Packed, ...]
    archived: tuple[ArchiveEntry, ...]
    more: dict[str, list[str]]  # other texts by their names in `MORE`


class VerifiedSave(NamedTuple):
    """A match of a file that was played again without a fault, or another readable text."""

    match: str
    save: Save


class ImportSummary(NamedTuple):
    """The changes that the import of a file makes."""

    new: tuple[VerifiedSave, ...]
    replacing: tuple[VerifiedSave, ...]  # another record is kept here under the same id
    same: int


def export_all(
    shelf: Shelf, more: Mapping[str, Sequence[str]] | None = None, archived: Sequence[ArchiveEntry] = (),
) -> str:
    """Return all matches that can be loaded as the text of a backup file.

    Args: more - other saved texts, by their names in `MORE`.
          archived - the packed matches.
    """
    matches = [{"id": match, "record": save.record} for match, save in sorted(shelf.newest_first())]
    others = {name: [*texts] for name, texts in (more or {}).items() if texts}
    if archived:
        others[ARCHIVE] = [f"{entry.match}\n{entry.text}" for entry in sorted(archived)]
    made = FORMAT if archived else 3 if SEATS in others else 2 if others else 1
    content = {"fracas": made, "matches": matches, **others}
    return json.dumps(content, ensure_ascii=True, indent=1) + "\n"


def has_other_saves(store: Store) -> bool:
    """Return whether other texts than matches are saved."""
    return any(Shelf(store, kind).ids() for kind in MORE.values())


def _more_in(content: dict[str, Any]) -> dict[str, list[str]]:
    """Return the texts of a file besides its matches, by their names in `MORE`."""
    found: dict[str, list[str]] = {}
    for name in MORE:
        texts = content.get(name, [])
        if not isinstance(texts, list) or len(texts) > MOST_MATCHES or not all(isinstance(t, str) for t in texts):
            raise DamagedText(_("This file does not hold a list of texts under {name}.").format(name=quote(name)))
        found[name] = texts
    return found


def read(text: str) -> BackupContents:
    """Read a backup file, which is not trusted.

    Raises: Damaged in one sentence.
    """
    return run_to_end(read_in_slices(text))


def read_in_slices(text: str) -> Work[BackupContents]:
    """Read a backup file in slices; see `read`."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("["):
        record = text.lstrip()  # a bare one: the id comes from its text
        match = f"file-{sha256(record.encode('utf-8', 'replace')).hexdigest()[:12]}"
        return BackupContents((_packed({"id": match, "record": record}),), (), {})
    content = yield from read_json_in_slices(text, SIZE if _ARCHIVED.match(text) else FILE_LIMIT)
    if not isinstance(content, dict) or "fracas" not in content:
        raise DamagedText(_("{text} does not begin a file of Fracas.").format(text=quote(text.lstrip())))
    if not isinstance(content["fracas"], int) or content["fracas"] > FORMAT:
        raise DamagedText(_("The file has format {n}, made by a newer version of Fracas.").format(
            n=quote(content["fracas"])))
    matches = content.get("matches")
    fields = set(content) - {*MORE, ARCHIVE}
    if fields != {"fracas", "matches"} or not isinstance(matches, list) or len(matches) > MOST_MATCHES:
        raise DamagedText(_("This file does not hold a list of matches."))
    found = tuple(_packed(entry) for entry in matches)
    if twice := [match for match, times in Counter(match for match, _file in found).items() if times > 1]:
        raise DamagedText(_("This file holds the match {name} twice.").format(name=quote(twice[0])))
    return BackupContents(found, (yield from _archived_in(content)), _more_in(content))


def _archived_in(content: dict[str, Any]) -> Work[tuple[ArchiveEntry, ...]]:
    """Return the packed matches of a file, each with a sound check; they are played when they are opened."""
    texts = content.get(ARCHIVE, [])
    if not isinstance(texts, list) or len(texts) > MOST_ARCHIVED or not all(isinstance(t, str) for t in texts):
        raise DamagedText(_("This file does not hold a list of texts under {name}.").format(name=quote(ARCHIVE)))
    found = {}
    for number, text in enumerate(texts, 1):
        match, _newline, body = text.partition("\n")
        entry = ArchiveEntry(match, body)
        try:
            record = read_entry(entry).record
        except ValueError as error:
            raise DamagedText(_("Packed match {n} of this file cannot be read: {error}").format(
                n=number, error=error)) from None
        if not _ID.fullmatch(match) or match in found or len(record) > SIZE_LIMIT or _FORBIDDEN.search(record):
            raise DamagedText(_("Packed match {n} of this file has an impossible name or forbidden characters.").format(
                n=number))
        found[match] = entry
        yield number / len(texts)
    return tuple(found.values())


def _packed(entry: Any) -> Packed:
    if not isinstance(entry, dict) or set(entry) != {"id", "record"}:
        raise DamagedText(_("This file does not hold a list of matches."))
    match, record = entry["id"], entry["record"]
    if not isinstance(match, str) or not _ID.fullmatch(match):
        raise DamagedText(_("This file holds a match with an impossible name: {name}.").format(name=quote(str(match))))
    if not isinstance(record, str) or len(record) > SIZE_LIMIT or _FORBIDDEN.search(record):
        raise DamagedText(_("The record of match {name} is too long or holds forbidden characters.").format(name=match))
    return match, record


def verify(packed: Sequence[Packed], describe: Describe, when: int) -> Work[tuple[VerifiedSave, ...]]:
    """Play every record again in slices.

    Raises: Damaged in one sentence for the first that cannot be played.
    """
    numbered = enumerate(packed, 1)
    found = yield from run_in_order((_check(number, one, describe, when) for number, one in numbered), len(packed))
    return tuple(found)


def _check(number: int, packed: Packed, describe: Describe, when: int) -> Work[VerifiedSave]:
    match, record = packed
    try:
        game = yield from fracas.from_record_in_slices(record)
    except ValueError as error:
        raise DamagedText(_("Match {n} of this file cannot be played: {error}").format(n=number, error=error)) from None
    return VerifiedSave(match, Save(0, describe(game)._replace(when=when), game.record))


def summarize(shelf: Shelf, checked: Iterable[VerifiedSave]) -> ImportSummary:
    """Return the changes that the import of verified matches makes."""
    new, replacing, same = [], [], 0
    for each in checked:
        here = shelf.load(each.match)
        if here.save is not None and here.save.record == each.save.record:
            same += 1
        elif here.save is None and not here.trouble:
            new.append(each)
        else:
            replacing.append(each)
    return ImportSummary(tuple(new), tuple(replacing), same)


def names_of(entry: ArchiveEntry) -> tuple[str, str]:
    """Return the ids of a packed match here: its own, and that beside another match."""
    digest = sha256(entry.text.encode("utf-8", "replace")).hexdigest()[:12]
    return entry.match, f"{entry.match[:24]}-{digest}"


def new_entries(
    shelf: Shelf, here: Iterable[ArchiveEntry], found: Iterable[ArchiveEntry],
) -> tuple[ArchiveEntry, ...]:
    """Return the packed matches of a file that are not here; a taken id gets another.

    Args: here - entries of the archive under the ids of `names_of`.
    """
    known = {entry.match: entry.text for entry in here}
    taken, fresh = {*known, *shelf.ids()}, []
    for entry in found:
        own, beside = names_of(entry)
        if entry.text not in (known.get(own), known.get(beside)):
            fresh.append(entry._replace(match=beside if own in taken else own))
    return tuple(fresh)


def import_saves(shelf: Shelf, chosen: Iterable[VerifiedSave]) -> tuple[tuple[SaveSlot, ...], str]:
    """Save some matches.

    Returns: their slots as they were before, and a sentence if the store refused one: then none is saved.
    """
    before: list[SaveSlot] = []
    for match, save in chosen:
        before.append(shelf.slot(match))
        written = shelf.save(match, save.facts, save.record)
        if not written.ok:
            for slot in before:
                slot.restore()
            return (), written.trouble
    return tuple(before), ""
