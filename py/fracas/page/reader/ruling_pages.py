"""The pages of rulings in the reader: all questions of a game, and one with answer and board."""

from collections.abc import Sequence

from fracas.kernel.ruleset import Chapter
from fracas.links import write_position
from fracas.locale import language
from fracas.page import routes
from fracas.page.reader.rulings import RulingAnswer
from fracas.primers.primer import Picture, Primer
from fracas.primers.texts import chapter_texts
from fracas.view.learn.questions import RulingPage, ruling_list
from fracas.view.markup import Markup


def find_question(rulings: Sequence[RulingAnswer], at: str) -> RulingAnswer | None:
    """Return the ruling that an address names, None if it names none."""
    return next((ruling for ruling in rulings if ruling.at == at), None)


def question_list(word: str, sections: Sequence[Chapter], rulings: Sequence[RulingAnswer]) -> Markup:
    """Return the page with all questions of a game, by the chapters of its rules.

    Args: word - the game as in addresses.
    """
    chapters = []
    for section in sections:
        listed = [(ruling.at, ruling.question) for ruling in rulings if ruling.section == section.number]
        if listed:
            chapters.append((f"{section.number} {section.title}", listed))
    return ruling_list(word, chapters)


def ruling_board(primer: Primer | None, game: str, ruling: RulingAnswer) -> tuple[Picture, str] | None:
    """Return the picture that helps to understand a ruling, with its caption; None if none does."""
    for chapter in primer.chapters if primer is not None else ():
        if chapter.key == ruling.picture:
            captions = [block.text for block in chapter_texts(game)[chapter.key].blocks if block.is_caption]
            shown = zip(chapter.figures, captions, strict=True)
            return next((figure, caption) for figure, caption in shown if isinstance(figure, Picture))
    return None


def ruling_model(ruling: RulingAnswer, sections: Sequence[Chapter], board: tuple[Picture, str] | None) -> RulingPage:
    """Return a ruling as it is read."""
    section = next(section for section in sections if section.number == ruling.section)
    address = routes.write(routes.EMBED, write_position(board[0].position)) if board is not None else ""
    return RulingPage(ruling.number, ruling.question, ruling.context, ruling.answer, section.number, section.title,
                      address, board[1] if board is not None else "",
                      "" if section.language == language() else section.language)
