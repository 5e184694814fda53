"""Words of art: in which forms the page finds those of a game, and the small box that explains one."""

import json

from fracas.faces import primer_of
from fracas.page.slugs import slug_of
from fracas.primers.terms import terms_of
from fracas.view.learn.reader import term_box
from fracas.view.markup import EMPTY, Markup


def term_forms(game: str) -> str:
    """Return the forms of all words of art of a game with their keys, as `static/terms.js` reads them."""
    terms = terms_of(game) if primer_of(game) is not None else {}
    return json.dumps({form: key for key, term in terms.items() for form in term.forms}, ensure_ascii=False)


def explanation(game: str, key: str) -> Markup:
    """Return the explanation of a term, nothing if the game has no such term."""
    term = terms_of(game).get(key) if primer_of(game) is not None else None
    if term is None:
        return EMPTY
    name = term.forms[0]
    return term_box(name[:1].upper() + name[1:], term.text, f"#/rules/{slug_of(game)}/{term.chapter}")
