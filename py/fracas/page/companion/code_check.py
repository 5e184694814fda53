"""Letters that the other phone's coach reads aloud, typed in: the same result, misheard, or something else."""

from fracas.kernel.text.short_checksum import LENGTH, LETTERS
from fracas.locale import _, ngettext

MOST_MISHEARD = 2  # letters: of two different codes hardly ever so few differ


def judge_letters(typed: str, result: str, match: str) -> str:
    """Return the verdict on typed letters, "" while they are being typed.

    Args: result - code of the result here.
          match - letters of the match here.
    """
    plain = "".join(typed.upper().replace("-", "").split())
    strange = "".join(dict.fromkeys(each for each in plain if each not in LETTERS))
    if strange:
        return _("{letters} is not a code: codes have no I, O, 0, 1 or signs.").format(letters=strange)
    if len(plain) < LENGTH:
        return ""
    if len(plain) > LENGTH:
        return _("Too long: a code has {n} letters.").format(n=LENGTH)
    if plain == result:
        return _("Both phones have the same result.")
    if plain == match:
        return _("Both phones track the same match.")
    code = min((result, match), key=lambda known: len(_otherwise(plain, known)))
    found = _otherwise(plain, code)
    if len(found) > MOST_MISHEARD:
        return _("The other phone has another result or another match. Compare the logs.")
    template = _("{typed} in place {n}, here {known}")
    places = ", ".join(template.format(typed=plain[n], n=n + 1, known=code[n]) for n in found)
    return ngettext("One letter is mistyped or misheard: {what}.", "Letters are mistyped or misheard: {what}.",
                    len(found)).format(what=places)


def _otherwise(typed: str, known: str) -> list[int]:
    """Return the places in which two codes differ."""
    return [n for n, (one, other) in enumerate(zip(typed, known, strict=True)) if one != other]
