"""Phrases that were given up stand in no sentence a reader meets: catalogue, rules in plain words, glossaries, page."""

import re

import pytest

from fracas.games import KEYS
from fracas.primers.terms import read_terms
from fracas.primers.texts import read_chapter_texts
from tests.locale.test_catalogue import french, pairs
from workshop.paths import ROOT

ENGLISH = {
    "as usual": r"\bas usual\b", "to go on with": r"\bto go on with\b", "take it in": r"\b(take it|taken|takes?) in\b",
    "found the league": r"\bfound (the|a) league\b", "as it fell": r"\bas it (fell|falls)\b",
    "5 hold": r"\{n\} holds?\b",
    "11 in all": r"\bin all\b(?! four)", "comes to mind": r"\bcomes to mind\b",
    "as well as they can": r"\bas well as they\b",
    "whoever ... is told so": r"\bis told so\b", "misjudges": r"\bmisjudges?\b", "reckons": r"\bReckons\b",
    "is waited for": r"\b(is|are) waited for\b", "is looked for": r"\bis being looked for\b",
    "wanted was": r"\bWanted was\b",
    "is no number": r"(?<!There )\bis no (number|position|action|player|team|unit|name|text|file|answer|record)\b",
    "that are none": r"\bthat (is|are) none\b", "kept aside": r"\bkept aside\b", "so many": r"\bso many\b",
    "of yours": r"\bNobody of yours\b|\} of yours\b", "once it was tapped": r"\bonce (it was|they were) tapped\b",
    "a marked square": r"\b[Tt]ap a marked\b", "for whoever": r"\b[Ww]hoever (has none|finds|runs into)\b",
    "roll anew": r"\b[Rr]oll(ed)? anew\b", "anew": r"\banew\b", "is begun": r"\bwas begun\b",
    "lets out": r"\blet out\b",
    "are to throw": r"\bare to throw\b", "goes through": r"\bgoes through in\b", "doing without": r"\bDo without\b",
    "mended": r"\bwere mended\b", "not asked": r"\bNot asked\b", "end this part": r"\b[Ee]nd (this|your) part\b",
}
FRENCH = {
    "comme d’habitude": r"\bcomme d’habitude\b", "il est répondu": r"\bil est répondu\b", "fonder": r"\b[Ff]onder\b",
    "comme il est tombé": r"\bcomme il est tombé\b", "ne me vient": r"\bne me vient\b",
    "reprise": r"\bligues? reprises?\b",
    "à continuer": r"^À continuer$", "taper sur une case": r"\b[Tt]apez une (case|unité)\b", "Demandé": r"\bDemandé\b",
    "l’apprend": r"\bl’apprend\b", "est attendu": r"^Aucun dé virtuel n’est attendu",
}


def told(code):
    """Yield all that is said in a language outside of the exact rules."""
    for message in french():
        for english, form in pairs(message):
            yield english if code == "en" else form
    for game in KEYS:
        for words in read_chapter_texts(game, code).values():
            yield from (words.title, *(block.text for block in words.blocks))
        for term in read_terms(game, code).values():
            yield term.text
    if code == "en":
        yield (ROOT / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("code", "phrases"), [("en", ENGLISH), ("fr", FRENCH)])
def test_no_phrase_that_was_given_up_is_said(code, phrases):
    said = list(told(code))
    assert len(said) > 4000
    found = [(name, text) for text in said for name, pattern in phrases.items() if re.search(pattern, text)]
    assert found == []


@pytest.mark.parametrize("sentence", ["Answer as usual", "11 in all", "“x” is no number of points.",
                                      "1 team taken in."])
def test_a_phrase_that_was_given_up_is_found(sentence):
    assert any(re.search(pattern, sentence) for pattern in ENGLISH.values())


def test_sentences_are_short():
    """Twelve words are enough; what needs thirty is two sentences."""
    long = [sentence for text in (english for message in french() for english, _form in pairs(message)
                                  if not any("/commands/" in place or "skill_texts" in place
                                             for place, _line in message.locations))
            for sentence in re.split(r"(?<=[.!?;:])\s", text) if len(sentence.split()) > 26]
    assert long == []
