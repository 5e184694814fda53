"""One rule on a sheet over a match or a table."""

from fracas.games import ruleset
from fracas.kernel.contracts.rulebook import find_chapter
from fracas.kernel.ruleset import Chapter
from fracas.locale import _, language
from fracas.page import slugs
from fracas.page.chunks import rulebook_of
from fracas.page.shell import Shell
from fracas.view.learn.rules import ChapterText, rule_card
from fracas.view.markup import Markup, el
from fracas.view.shell import sheet


def readable_chapter(chapter: Chapter) -> ChapterText:
    """Return a chapter to read, its language named where it is another than the reader's."""
    return ChapterText(chapter.number, chapter.title, chapter.text,
                       "" if chapter.language == language() else chapter.language)


def show_rule(shell: Shell, game: str, reference: str) -> None:
    """Open the sheet with one rule, with "Loading" on it while the rule book is fetched.

    Args: game - its key.
          reference - chapter and ruling, for instance "12.3/R27".
    """
    is_here = False

    def show() -> None:
        nonlocal is_here
        is_here = True
        shell.open_sheet(rule_sheet(game, reference))
    shell.when_loaded_here(show, game, rulebook_of(game))
    if not is_here:
        shell.open_sheet(sheet(_("Rules"), el("p", _("Loading"))))


def rule_sheet(game: str, reference: str) -> Markup:
    """Return the sheet with one rule.

    Args: reference - chapter and ruling, for instance "12.3/R27".
    """
    found, _named = find_chapter(ruleset(game).rules_text(), reference)
    if found is None:
        return sheet(_("Rules"), el("p", _("No rule says that")))
    return sheet(_("Rules"), rule_card(slugs.slug_of(game), readable_chapter(found)))
