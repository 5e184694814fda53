"""An invitation to a match by link: what is told of it, and how its away side is taken."""

from fracas.correspondence.invitation import accept, is_team_open, match_id
from fracas.correspondence.signatures import is_signed_match
from fracas.faces import face_of
from fracas.kernel.chance.commit_reveal import FRIENDLY, LIVE, TURN, CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.record import options_in
from fracas.kernel.table import AWAY, HOME
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.locale import _
from fracas.page import routes
from fracas.page.correspondence import seats
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.wait_sentences import spell_letters
from fracas.page.shell import Shell
from fracas.view.share.correspondence import ReceivedLink, exchange_rhythm


def take_away_side(shell: Shell, read: Game) -> None:
    """Take the away side: this device draws its secret, and the match waits to be sent back."""
    match = match_id(read.tags)
    game, seat = accept(read, shell.browser.fresh_secret())
    kept = seats.save_seat(shell, match, seat)
    saved = ByLinkSession(shell, match, game, seat).save()
    if not (kept.ok and saved.ok):
        return shell.say(kept.trouble or saved.trouble, "bad")
    shell.browser.persist()
    shell.go(routes.write(routes.MATCH, match))


def invitation(read: Game) -> ReceivedLink:
    """Return the invitation that a link holds."""
    assert isinstance(read.seed, CommitRevealDice)
    face = face_of(read.ruleset.key)
    home, away = (face.team_name(read.state, side) for side in (HOME, AWAY))
    way = {
        TURN: _("Sealed dice: one link a turn."), LIVE: _("Live dice: one exchange of links per roll."),
        FRIENDLY: _("Friendly dice: one link a turn. Both coaches can calculate every die in advance."),
    }[read.seed.way]
    labels = {setting.name: _(setting.label) for setting in read.ruleset.settings}
    teams = (_("{home} against a team you choose") if is_team_open(read)
             else _("{home} against {away}; you play {away}"))
    facts = (teams.format(home=home, away=away), way,
             *(_("{setting}: {value}").format(setting=labels.get(name, name), value=str(value).replace("_", " "))
               for name, value in options_in(read.tags).items()))
    return ReceivedLink(
        _("You are invited to a match of {game}").format(game=_(read.ruleset.name)),
        " ".join((exchange_rhythm(read.seed.way), _("Nothing else leaves this device."))),
        spell_letters(checksum_letters(read.fingerprint)), facts, dice=read.seed.way,
        accept=_("Play {team}").format(team=away), is_signed=is_signed_match(read))
