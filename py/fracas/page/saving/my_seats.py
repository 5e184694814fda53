"""The seats in matches by link as a section of the backup file, checked by their form alone."""

import re

from fracas.kernel.errors import DamagedText, quote
from fracas.locale import N_, _
from fracas.page.saving.backup_section import BackupSection
from fracas.page.saving.storage import Facts

KIND = "seat"  # of saves
_TEXT = re.compile(r"(?:home|away) [0-9a-f]{32,64} (?:[0-9a-f]{16}|-)")  # as `Seat.text` writes it


def _parcel(text: str) -> tuple[Facts, str]:
    if not _TEXT.fullmatch(text):
        raise DamagedText(_("This is not a seat of a match by link: {text}.").format(text=quote(text[:12])))
    return Facts(), text


BACKUP_SECTION = BackupSection(KIND, _parcel, N_("Seat {n} of this file cannot be read: {error}"),
                  N_("This file holds a seat with an impossible name: {name}."), stays=True)
