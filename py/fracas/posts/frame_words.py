"""What the frame of a post and `<fracas-board>` say; the build writes them, in every language, into their scripts."""

from fracas.locale import LANGUAGES, N_, _, language, set_language

MEGABYTES = 5  # of a first start, rounded up; a test holds the site to it

WORDS = {
    "tap": N_("Tap a piece to play here. It loads about {n} MB, once."),
    "watch": N_("Tap the picture to watch the match here. It loads about {n} MB, once."),
    "puzzle": N_("A puzzle: tap a piece to solve it here. It loads about {n} MB, once."),
    "today": N_("The puzzle of the day: tap here to solve it. It loads about {n} MB, once."),
    "coming": N_("Loading the board: about {n} MB, once …"),
    "live": N_("The board is ready."),
    "frozen": N_("You play another board of this page. Tap to come back to this one."),
    "differs": N_("The picture here did not show this board exactly: it was altered, or another version drew it."),
    "damaged": N_("The picture of this board is damaged. Tap it to open the board."),
    "broken": N_("This board cannot be shown: its address is cut or altered."),
    "stopped": N_("Stopped. Tap the picture to start again."),
    "refused": N_("The board did not load into this page. The link below opens it."),
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
