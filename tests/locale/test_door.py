"""The door of `fracas.locale`: which language is spoken, plural forms, words with several meanings."""

import pytest

from fracas.locale import LANGUAGES, N_, NP_, PSEUDO, _, fold, language, ngettext, pgettext, set_language


@pytest.mark.parametrize("asked, chosen", [
    ("fr", "fr"), ("fr-CA", "fr"), ("FR_be", "fr"), ("en-GB", "en"), ("de", "en"), ("", "en"), (PSEUDO, PSEUDO),
])
def test_a_language_is_chosen_by_its_first_part(asked, chosen):
    assert set_language(asked) == chosen == language()


def test_english_is_the_language_of_the_code():
    set_language("en")
    assert _("Undo") == "Undo"
    assert [ngettext("{n} die", "{n} dice", n) for n in (0, 1, 2)] == ["{n} dice", "{n} die", "{n} dice"]


def test_french_is_read_from_its_catalogue():
    set_language("fr")
    assert _("Undo") == "Annuler"


def test_zero_is_singular_in_french():
    set_language("fr")
    assert [ngettext("{n} die", "{n} dice", n) for n in (0, 1, 2)] == ["{n} dé", "{n} dé", "{n} dés"]


def test_what_has_no_translation_stays_english():
    set_language("fr")
    assert _("no such text") == "no such text"
    assert pgettext("no such meaning", "Undo") == "Undo"


def test_an_empty_text_stays_empty():
    for code in (*LANGUAGES, PSEUDO):
        set_language(code)
        assert _("") == ""


def test_marks_do_not_translate():
    set_language("fr")
    assert N_("Undo") == NP_("button", "Undo") == "Undo"


def test_the_pseudo_language_brackets_and_lengthens_everything():
    set_language(PSEUDO)
    for text in (_("Search the rules"), pgettext("x", "Search the rules"), ngettext("Search the rules", "", 1)):
        assert text.startswith("⟦Search the rules~") and text.endswith("~⟧")
        assert len(text) >= 1.4 * len("Search the rules")


@pytest.mark.parametrize("written, typed", [
    ("Décision\u00a036", "decision 36"), ("D’ÉQUIPE", "d'equipe"), ("Où est le ballon\u202f?", "ou est le ballon ?"),
    ("Straße", "straße"),
])
def test_what_is_typed_is_found_without_capitals_and_accents(written, typed):
    assert fold(written) == typed == fold(typed)
    assert len(fold(written)) == len(written)


@pytest.mark.parametrize("name, told", [
    ("Otto (7)", "d’Otto (7)"), ("Écho", "d’Écho"), ("Elfes de Timberline", "d’Elfes de Timberline"),
    ("Les amis de Alice", "de Les amis de Alice"), ("Nix", "de Nix"), ("Yeti", "de Yeti"), ("Hazel", "de Hazel"),
    ("A3", "de A3"), ("e12", "de e12"), ("11", "de 11"), ("onze", "de onze"),
])
def test_french_de_loses_its_e_before_a_name_with_a_vowel(name, told):
    set_language("fr")
    assert _("{who} slides into {target}: both fall.").format(who=name, target="Nix") == \
        f"Plaquage glissé {told} sur Nix\u00a0: les deux tombent."


def test_french_que_loses_its_e_as_well():
    set_language("fr")
    told = _("No defender is nearer to the goal than {other} with the ball. {name} can get back ({odds}).")
    assert "qu’Ashbow, qui a le ballon. Otto peut" in told.format(other="Ashbow", name="Otto", odds="67 %")
