"""What the frame of a post and `<fracas-board>` say; the build writes them, in every language, into their scripts."""

from fracas.locale import LANGUAGES, N_, _, language, set_language

MEGABYTES = 5  # of a first start, rounded up; a test holds the site to it

WORDS = {
    "tap": N_("Tap a piece to play here: about {n} MB are fetched, once."),
    "watch": N_("Tap the picture to watch the match here: about {n} MB are fetched, once."),
    "coming": N_("The board is coming: about {n} MB, once \N{HORIZONTAL ELLIPSIS}"),
    "live": N_("The board can be used."),
    "frozen": N_("Another board of this page is being played; tap to come back to this one."),
    "differs": N_("The picture that stood here was not quite this board: it was altered, or drawn by another version."),
    "damaged": N_("The picture of this board is damaged; a tap opens the board itself."),
    "broken": N_("This board cannot be shown: its address is cut or altered."),
    "stopped": N_("Stopped. Tap the picture to begin again."),
    "refused": N_("The board could not be fetched into this page; the link below opens it."),
    "open": N_("Open in Fracas"),
    "board": N_("A board of Fracas"),
    "stop": N_("Back to the picture"),
}


def words_by_language() -> dict[str, dict[str, str]]:
    """Return the words in each language."""
    before, found = language(), {}
    for code in LANGUAGES:
        set_language(code)
        found[code] = {key: _(text).replace("{n}", str(MEGABYTES)) for key, text in WORDS.items()}
    set_language(before)
    return found
