"""The board of a game's rivals: the next evening, the cup, who was beaten, and the way to a match."""

from fracas.faces import face_of, lessons_of
from fracas.games import KEYS, game_info
from fracas.locale import _, ngettext
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match.host import creation
from fracas.page.rivals.evenings_here import match_with, score_here
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.rivals.evenings import ENOUGH, EVENINGS, Cup, RivalRecord, RivalScore
from fracas.rivals.registry import has_rivals, rival_of, table_of, words_of
from fracas.rivals.rival import Rival
from fracas.view.arguments import text, word
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, join
from fracas.view.rivals import CupPlace, RivalCard, RivalRow, RivalsModel, rivals_page
from fracas.view.shell import page_bar


class RivalsScreen(MarkupScreen):
    """The board of rivals.

    Args: shell - the page.
          game - key of the game.
          chosen - key of the rival to show, "" = that of the next evening.
    """

    key = routes.RIVALS

    def __init__(self, shell: Shell, game: str, chosen: str) -> None:
        super().__init__(shell)
        self.game, self.face, self.explains = game, face_of(game), game
        self.chosen = rival_of(game, chosen)
        self.team = self._last_team()
        self.controls = {"play-rival": control(self._play, word), "rival-team": control(self._take_team, text)}

    def markup(self) -> Markup:
        """Return the whole screen."""
        now = score_here(self.shell.shelf.store, self.game)
        coming = self._rival(now.cup.rivals[now.cup.evening])
        games = tuple((routes.write(routes.RIVALS, slugs.slug_of(key)), _(game_info(key).name), key == self.game)
                      for key in KEYS if has_rivals(key))
        model = RivalsModel(
            games, self._card(self.chosen or coming, now), tuple(self._places(now.cup)), cup_line(now),
            tuple(self._row(rival, now.records[rival.key]) for rival in table_of(self.game).rivals), now.beaten,
            tuple(LabelledValue(each.value, each.label) for each in self.face.teams()), self.team)
        return join(page_bar(_("Rivals")), rivals_page(model))

    def _rival(self, key: str) -> Rival:
        return next(each for each in table_of(self.game).rivals if each.key == key)

    def _card(self, rival: Rival, now: RivalScore) -> RivalCard:
        said = words_of(rival)
        is_cup = now.cup.rivals[now.cup.evening] == rival.key
        occasion = _("Evening {n} of {total}").format(n=now.cup.evening + 1, total=EVENINGS) if is_cup else \
            _("A match outside the cup")
        return RivalCard(rival.key, said.name, rival.head, team_label(self.game, rival.team), said.about, said.hint,
                         said.before, occasion, lesson_link(rival), self._going(rival))

    def _going(self, rival: Rival) -> str:
        """Return the address of an unfinished match against a rival, "" if there is none."""
        begin = f"{routes.WITH_RIVAL}{rival.key}-"
        found = next((match for match, save in self.shell.shelf.newest_first()
                      if match.startswith(begin) and save.facts.game == self.game and not save.facts.over), "")
        return routes.write(routes.MATCH, found) if found else ""

    def _places(self, cup: Cup) -> list[CupPlace]:
        results = [*map(result_word, cup.points), *[""] * (EVENINGS - cup.evening)]
        return [CupPlace(words_of(self._rival(key)).name, self._rival(key).head, result, number == cup.evening)
                for number, (key, result) in enumerate(zip(cup.rivals, results, strict=True))]

    def _row(self, rival: Rival, record: RivalRecord) -> RivalRow:
        said = words_of(rival)
        return RivalRow(routes.write(routes.RIVALS, slugs.slug_of(self.game), rival.key), said.name, rival.head,
                        said.about, record_line(record), record.won > 0)

    # -- a match ---------------------------------------------------------------------------------------------

    def _last_team(self) -> str:
        """Return the team of the last match against a rival, else the usual one."""
        known = {each.value for each in self.face.teams()}
        return next((team for match, save in self.shell.shelf.newest_first() if match.startswith(routes.WITH_RIVAL)
                     and save.facts.game == self.game and (team := _home_team(save.record)) in known),
                    self.face.home_team)

    def _take_team(self, team: str) -> None:
        if team in {each.value for each in self.face.teams()}:
            self.team = team
            self.draw()

    def _play(self, key: str) -> None:
        """Begin a match."""
        rival, browser = rival_of(self.game, key), self.shell.browser
        if rival is None:
            return
        game = match_with(self.shell.shelf.store, rival, self.team, browser.fresh_seed())
        creation.save_and_open(self.shell, f"{routes.WITH_RIVAL}{rival.key}-{browser.fresh_id()}"[:40], game)


def _home_team(record: str) -> str:
    """Return the home team that the head of a record names, "" if there is none."""
    line = next((line for line in record.splitlines()[:30] if line.startswith('[Home "')), "")
    return line[len('[Home "'):].partition('"')[0]


def lesson_link(rival: Rival) -> tuple[str, str]:
    """Return title and address of the lesson on a rival's weakness."""
    key = rival.weakness.lesson
    course = lessons_of(rival.game)
    assert course is not None  # games with rivals have lessons
    lesson = course.lesson(key)
    assert lesson is not None  # rivals name lessons of their game
    return _(lesson.title), routes.write(routes.LESSON, slugs.slug_of(rival.game), key)


def team_label(game: str, team: str) -> str:
    """Return the name of a team."""
    return next((each.label for each in face_of(game).teams() if each.value == team), team)


def result_word(points: float) -> str:
    """Return the result of an evening in a word."""
    return _("won") if points == 1 else _("lost") if points == 0 else _("drawn")


def record_line(record: RivalRecord) -> str:
    """Return the matches against a rival in words, "" before the first one."""
    parts = (ngettext("{n} won", "{n} won", record.won).format(n=record.won) if record.won else "",
             ngettext("{n} drawn", "{n} drawn", record.drawn).format(n=record.drawn) if record.drawn else "",
             ngettext("{n} lost", "{n} lost", record.lost).format(n=record.lost) if record.lost else "")
    return ", ".join(filter(None, parts))


def cup_line(now: RivalScore) -> str:
    """Return the state of the cup in words."""
    rule = _("Four evenings, four rivals, each a little stronger. Win three, and the cup is yours.")
    won = ngettext("You have won {n} cup.", "You have won {n} cups.", now.cups).format(n=now.cups) if now.cups else ""
    if now.cup.evening == 0 and now.last is not None:
        return " ".join(filter(None, (_("The cup was yours.") if now.last.is_won else _("Somebody else took the cup."),
                                      rule, won)))
    left = max(0.0, ENOUGH - sum(now.cup.points))
    so_far = _("This cup is yours already.") if now.cup.is_won else \
        _("{n} more wins and it is yours.").format(n=f"{left:g}") if now.cup.evening else ""
    return " ".join(filter(None, (rule, so_far, won)))


def open_screen(context: PageContext, route: Route) -> RivalsScreen | None:
    """Return the board of a game; None if there is no such game, or it has no rivals."""
    if not slugs.is_game(route.what) or not has_rivals(slugs.key_of(route.what)):
        return None
    return RivalsScreen(context.shell, slugs.key_of(route.what), route.part)

