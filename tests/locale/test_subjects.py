"""French agrees with nobody whose gender it does not know, and no team stands without its article.

Names of players and teams are filled into sentences. A participle or an adjective behind such a name is right for half
of them only (« Magda est renversé »), and a team's name is a bare plural (« Humains finit son tour »): sentences are
worded so that neither comes up (« Magda tombe », « Tour terminé : Humains », « L’équipe Humains a le ballon »).
"""

import re

import pytest

from tests.locale.test_style import told

SOMEBODY = r"\{(?:who|whom|name|target|player|other|scorer|winner|loser|beast|unit|mate|rival|team|side)\}"
TEAM = r"\{(?:team|side)\}"
START = r"(?:^|[.:;!?,»…][ \u00a0\u202f]|\b(?:mais|et|que|si|quand|comme|où) |qu’)"  # of a clause with a name
IS = (r"(?:n’|s’|se |ne |en |y )*(?:est|sont|était|sera|fut|reste|tombe|devient|a été|ont été|finit)"
      r"(?:-il)?(?: pas| plus)?")
BETWEEN = r"(?: (?:déjà|encore|seulement|trop|très|maintenant|gravement|bien|aussi|de nouveau|toujours))*"
AGREES = r"(?:\w{2,}(?:é|ée|és|ées|i|is|ie|u|us|ue|it|ert|eint|eux|if|ant|ent)|mort|mis|pris)"
AS_IT_IS = r"(?:aussi|ici|parmi|tout|avant|devant|souvent|bientôt|maintenant|seulement|pas|plus)"
PATTERNS = {
    "a participle that agrees with a name": rf"{START}{SOMEBODY} {IS}{BETWEEN} (?!{AS_IT_IS}\b){AGREES}\b",
    "a team without its article as subject": rf"(?:^|[.:;!?][ \u00a0\u202f]){TEAM} (?!et \{{)(?=\w)",
    "a team without its article": rf"\b(?:de|d’|à|par|pour|contre|que) ?{TEAM}",
}


def faults(text):
    """Return which of the patterns are in a French text."""
    return [what for what, pattern in PATTERNS.items() if re.search(pattern, text)]


def test_no_french_sentence_agrees_with_a_name_or_leaves_a_team_without_article():
    said = list(told("fr"))
    assert len(said) > 4000
    assert {text: wrong for text in said if (wrong := faults(text))} == {}


@pytest.mark.parametrize("wrong", [
    "{who} est renversé.", "{who} est mis à terre.", "{target} est déjà sonné.", "{name} passe, {who} est blessé.",
    "{who} s’est relevé.", "{who} tombe mort en {cell}.", "Aïe ! {who} reste enraciné.", "{who} est-il banni ?",
    "{side} finit son tour.", "Blitz ! {side} joue un tour supplémentaire.", "Retournement pour {side} : {why}.",
    "Le tour de {team} est fini.",
])
def test_a_sentence_that_agrees_with_a_name_is_found(wrong):
    assert faults(wrong)


@pytest.mark.parametrize("right", [
    "{who} tombe.", "Sonné : {who}.", "Tour terminé : {side}.", "L’équipe {team} est prête.", "{name} est déjà debout.",
    "La carrière de {who} est terminée.", "{who} est au bar avec le ballon : expulsion pour le match.", "{team} : {n}",
    "{name} n’est pas sur le plateau.", "{target} est KO.",
])
def test_a_sentence_without_agreement_is_left_alone(right):
    assert faults(right) == []
