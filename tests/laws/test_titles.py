"""A title never contradicts its result: it says what is tried, done, asked or rolled for, and stays true in any case.

Each title has one of four types (`faces.tables`), and its text the form of its type in every language. What somebody
does for certain is listed here with the reason why no face can deny it; random play looks at title beside result.
"""

import re
from collections import Counter
from functools import cache

import pytest

import fracas
from fracas.faces import events, face_of
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import is_success, roll_title
from fracas.faces.tables import AttemptTitle, DeedTitle, QuestionTitle, TopicTitle
from fracas.kernel.dice import D6
from fracas.kernel.table import Choice, Event, Roll
from fracas.locale import LANGUAGES, _, set_language
from tests.laws.kinds import lacking, rules_of
from tests.laws.matches import inputs
from tests.sample import sample

INPUTS = sample(3_000, 20_000)
every_game = pytest.mark.parametrize("key", fracas.KEYS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
FORMS = {
    AttemptTitle: {"en": r"\{who\} tries (to|an?) \w.*", "fr": r"\{who\} tente (de |d’|une? |la )\w.*"},
    QuestionTitle: {
        "en": r"((Who|Whom|Whose|What|Which|Where|How|Is|Does|Can)|\{team\}: (how|does)) [^?]*\?( [\w ,]+)?",
        "fr": r"[^?]*[\u00a0\u202f]\?( [\w ,]+)?"},
    TopicTitle: {"en": r"(\{(whom?|team)\}: )?[^{}?]*", "fr": r"(\{(whom?|team)\}[\u00a0\u202f]: )?[^{}?]*"},
    DeedTitle: {"en": r"[^?:]*\{who\}[^?:]*", "fr": r"[^?:]*\{who\}[^?:]*"},
}
DEEDS = {  # what is true whatever falls, and why
    "block": "block dice say who goes down, and one of them is always taken",
    "guard_dice": "the same, with a guard", "go_for_it": "an idiom for trying", "chainsaw": "at somebody, hit or not",
    "kick": "at the hole, in or not", "curse": "the die says by how much", "attack": "hit or miss",
    "squeeze": "the die says how hard", "face-off": "both roll, one wins", "reroll": "the die falls again in any case",
    "shoot": "at somebody, hit or not", "fight": "hit or blocked",
}
DENIALS = {
    "en": r"(?:does not|do not|cannot|fails to|will not|never|hardly) (\w+)|no (\w+)",
    "fr": r"n(?:e |’)(?:(?:parvient|arrive) pas à )?(\w+)",
}


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    set_language("en")


def stem(word):
    """Return what the forms of a word share: blocks, block; bloque, bloquer."""
    return re.sub(r"(es|s|er|e|t)$", "", word.casefold())


def wrong_form(title, language):
    """Return what is wrong with the form of a title, "" if nothing is; the language is set."""
    text = _(title.text)
    if not re.fullmatch(FORMS[type(title)][language], text):
        return f"{type(title).__name__} of another form: {text}"
    return ""


def predicate(text):
    """Return the stem of the word that says what the player of a title does."""
    found = re.search(r"\{who\} (?:se |s’)?(\w+)", text) or re.search(r"(\w+) \{who\}", text)
    return stem(found.group(1)) if found else ""


@cache
def told_verbs(key):
    """Return the verbs that follow a player in the sentences of events: what happened."""
    found = set()
    for telling in face_of(key).event_templates.values():
        if isinstance(telling.sentence, str):
            found |= set(re.findall(r"\{(?:who|side|team|target)\} (\w+)", telling.sentence))
    return {word for word in found if word.endswith("s")}


def denied(sentences, language):
    """Return the stems of the verbs that sentences deny."""
    return {stem(word) for sentence in sentences for words in re.findall(DENIALS[language], sentence)
            for word in ((words,) if isinstance(words, str) else words) if word}


@every_game
@every_language
def test_every_roll_of_the_rules_has_a_title_whose_form_states_no_result(key, language):
    face, kinds = face_of(key), rules_of(key).rolled()
    assert lacking(kinds, face.rolls) == [] and lacking(face.rolls, kinds) == []
    set_language(language)
    assert [wrong for title in face.rolls.values() if (wrong := wrong_form(title, language))] == []
    counted = Counter(type(title).__name__ for title in face.rolls.values())
    print(f"\n{key} {language}: {len(face.rolls)} titles, {dict(counted)}")


@every_game
def test_what_is_certain_is_listed_with_its_reason_and_a_topic_has_no_verb(key):
    rolls = face_of(key).rolls
    assert [kind for kind, title in rolls.items() if isinstance(title, DeedTitle) and kind not in DEEDS] == []
    assert told_verbs(key)
    topics = {kind: set(re.findall(r"\w+", title.text)) & told_verbs(key)
              for kind, title in rolls.items() if isinstance(title, TopicTitle)}
    assert {kind: verbs for kind, verbs in topics.items() if verbs} == {}


@every_game
def test_the_name_of_a_roll_is_no_sentence_about_somebody(key):
    face = face_of(key)
    for game, _count in inputs(fracas.ruleset(key), "names of rolls", INPUTS // 4):
        for rolled in throws(game.fresh):
            label = face.roll_label(rolled.request)
            assert label and "{" not in label and ("?" in label or not set(label.split()) & told_verbs(key)), label


def throws(happened):
    return [rolled for event in happened if (rolled := events.throw_of(event)) is not None]


def contradictions(face, state, happened, language):
    """Return the titles that what follows in the same ply denies, each with the sentence that does."""
    found = []
    for place, event in enumerate(happened):
        rolled = events.throw_of(event)
        title = face.rolls[rolled.request.kind] if rolled is not None else None
        if title is None or not isinstance(title, DeedTitle):
            continue
        verb, who = predicate(_(title.text)), rolled.request.who
        for later in happened[place + 1:]:
            if events.throw_of(later) is not None:
                break
            if events.player_of(face, later) != who:
                continue
            sentence = events.sentence(face, state, later)
            if verb in denied([sentence], language):
                found.append((roll_title(face, state, rolled.request), sentence))
    return found


@every_game
@every_language
def test_title_beside_result_is_never_denied_in_random_play(key, language):
    face, looked, failed = face_of(key), 0, 0
    for game, _count in inputs(fracas.ruleset(key), f"titles {language}", INPUTS):
        set_language(language)
        happened = game.plies[-1].events if game.plies and game.pending is None else ()
        assert contradictions(face, game.state, happened, language) == []
        for rolled in throws(happened):
            title, result = roll_title(face, game.state, rolled.request), face.result(rolled)
            looked += 1
            if is_success(face, rolled) is False:
                failed += 1
                is_open = isinstance(face.rolls[rolled.request.kind], DeedTitle | TopicTitle)
                assert is_open or re.search(r"\?|tries |tente ", title), title
            assert "{" not in title + result and not re.search(rf"\b{re.escape(title)}\b", result or " "), title
    print(f"\n{key} {language}: {looked} titles beside results, {failed} of them failures")
    assert looked > 20


@every_game
def test_what_both_sides_roll_says_whose_dice_they_are(key):
    """Whoever throws real dice is asked twice in a row, and has to know for whom."""
    face, seen = face_of(key), set()
    for game, _count in inputs(fracas.ruleset(key), "whose dice", INPUTS // 2):
        asked = [rolled.request for rolled in throws(game.plies[-1].events)] if game.plies else []
        nobodys = [roll for roll in asked if roll.who < 0 and roll.target < 0 and roll.coach >= 0]
        titles = {(roll.kind, roll.coach): roll_title(face, game.state, roll) for roll in nobodys}
        both = {kind for kind, side in titles if side == 0 and (kind, 1) in titles}
        assert [kind for kind in both if titles[kind, 0] == titles[kind, 1]] == []
        seen |= both
    print(f"\n{key}: both sides roll {sorted(seen)}")
    assert seen or key == "cave_brawl", "nothing was rolled by both sides"


@every_game
def test_a_question_about_no_player_says_whose_answer_is_wanted(key):
    """Two friends at one screen are both asked; a question that names nobody is taken for the other's."""
    face, nameless = face_of(key), {}
    for game, _count in inputs(fracas.ruleset(key), "whose answer", INPUTS // 2):
        if isinstance(game.pending, Choice) and game.pending.who < 0:
            title = question_prompt(face, game.state, game.pending).title
            if face.team_name(game.state, game.pending.coach) not in title:
                nameless[game.pending.kind] = title
    assert nameless == {}


def test_two_teams_of_one_name_are_told_apart_by_their_sides():
    game = fracas.new("street_bowl", "twins", home="human", away="human")
    rolls = [Roll("supporters", 2 * D6, coach=side) for side in (0, 1)]
    home, away = (roll_title(face_of("street_bowl"), game.state, roll) for roll in rolls)
    assert home != away and "home" in home and "away" in away


@pytest.mark.parametrize(("title", "language"), [
    (AttemptTitle("{who} survives his Fungus Beer"), "en"), (AttemptTitle("{who} dodges"), "en"),
    (AttemptTitle("{who} picks the ball up"), "en"), (QuestionTitle("{who} lands on his feet"), "en"),
    (TopicTitle("{who} regenerates"), "en"), (DeedTitle("Is {who} banned?"), "en"),
    (AttemptTitle("{who} survit à sa Bière de champignon"), "fr"), (AttemptTitle("{who} esquive"), "fr"),
    (TopicTitle("{who} ramasse le ballon"), "fr"),
])
def test_a_title_that_states_a_result_is_found(title, language):
    assert wrong_form(title, language)


def test_a_deed_that_an_event_denies_is_found():
    """Catching is no deed: sooner or later somebody does not catch it."""
    face = face_of("street_bowl")
    game = fracas.new("street_bowl", "denied")
    roll = next(rolled for game, _n in inputs(fracas.ruleset("street_bowl"), "catch", 20_000)
                for rolled in throws(game.fresh) if rolled.request.kind == "catch")
    happened = (Event("roll", (roll,), ""), Event("fails_catch", (roll.request.who,), ""))
    object.__setattr__(face, "rolls", {**(kept := face.rolls), "catch": DeedTitle("{who} catches")})
    try:
        assert contradictions(face, game.state, happened, "en") != []
    finally:
        object.__setattr__(face, "rolls", kept)
    assert contradictions(face, game.state, happened, "en") == []
