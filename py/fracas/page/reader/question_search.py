"""The search among the questions: it is asked in whole sentences, so small words and endings do not count."""

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from fracas.locale import fold
from fracas.page.reader.rulings import RulingAnswer
from fracas.view.learn.reader import ChapterEntry, Hit

MOST = 8  # questions shown
EXCERPT = 160  # characters of an answer
LEAST = 3  # letters of a word that its endings leave
KEPT = 1_000  # texts whose words are remembered: questions and answers of a game in two languages
SHARE = 0.6  # of what the words of a search weigh, at least found
IN_QUESTION, IN_ANSWER = 1.0, 0.45  # weight of a word by its place
SMALL = frozenset(
    "a about after again all am an and any are as at be before by can could do does for from get had has have he "
    "his how i if in into is it its may me must my not of off on one only or our out shall should so than that the "
    "their them then there they this to up use was we what when where which who why will with would you your "
    "a au aux avec ce cela ces cet cette comment comme dans de des dois doit du elle elles en est et etre eux fait "
    "faire faut ils je l la le les leur leurs lui ma me mes mon ne nous on ou par pas peut peuvent peux plus pour "
    "puis quand que quel quelle quelles quels qui quoi sa sans se ses si son sont sous sur ta te tes ton tu un une "
    "vers vous y".split())
_WORD = re.compile(r"\w+")
_ENDING = re.compile(r"(?:ings?|ed|ers?|ees?|es|es|s|x|e)$")


def search_questions(rulings: Sequence[RulingAnswer], asked: str, lang: str = "") -> tuple[Hit, ...]:
    """Return the rulings whose question and answer hold what is asked, the likeliest first.

    Args: lang - language of the rules if it is another than that of the page.
    """
    wanted = list(dict.fromkeys(_words(asked)))
    told = [(ruling, _stems(ruling.question), _stems(f"{ruling.context} {ruling.answer}"))
            for ruling in rulings if wanted]
    often = Counter(stem for _ruling, question, answer in told for stem in question | answer)
    weights = {stem: math.log(2 + len(told) / (1 + often[stem])) for stem in wanted}
    found = []
    for ruling, question, answer in told:
        marks = [weights[stem] * (IN_QUESTION if stem in question else IN_ANSWER) for stem in wanted
                 if stem in question or stem in answer]
        has = sum(weights[stem] for stem in wanted if stem in question or stem in answer)
        if has >= SHARE * sum(weights.values()):
            share = len(question.intersection(wanted)) / (1 + len(question))
            found.append((-sum(marks) - share, ruling.number, ruling))
    return tuple(_hit(ruling, lang) for _mark, _number, ruling in sorted(found, key=lambda each: each[:2])[:MOST])


def _hit(ruling: RulingAnswer, lang: str) -> Hit:
    answer = " ".join(ruling.answer.replace("*", "").replace("`", "").split())
    cut = answer[:EXCERPT] + (" …" if len(answer) > EXCERPT else "")
    return Hit(ChapterEntry(ruling.at, str(ruling.number), ruling.question, lang), cut)


@lru_cache(KEPT)
def _stems(text: str) -> frozenset[str]:
    """Return the set of the words that count: it is needed at each letter that is typed."""
    return frozenset(_words(text))


def _words(text: str) -> Iterator[str]:
    """Yield the words that count, without their endings."""
    for word in _WORD.findall(fold(text)):
        if word not in SMALL:
            short = _ENDING.sub("", word)
            yield short if len(short) >= LEAST else word.removesuffix("s") if len(word) > LEAST else word
