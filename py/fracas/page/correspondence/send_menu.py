"""The menu that sends a match: link, QR code or file, and the standing orders of its coach."""

from collections.abc import Callable

from fracas.correspondence.local_player import SIDES
from fracas.correspondence.orders import USUAL, StandingOrders
from fracas.correspondence.signatures import is_signed_match, sign_link
from fracas.faces.choices import QuestionPrompt
from fracas.kernel.table import Choice
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.links import MOST, write_link
from fracas.locale import _
from fracas.page import qr_code, routes
from fracas.page.controls import Controls, control
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.wait_sentences import spell_letters, wait_sentences
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, word
from fracas.view.share import correspondence as view


class SendMenu:
    """What of one match goes out.

    Args: shell - the page.
          session - the match.
          ask - the question that is asked now, None if there is none.
          redraw - draws the match.
    """

    def __init__(
        self, shell: Shell, session: ByLinkSession, ask: Callable[[], QuestionPrompt | None],
        redraw: Callable[[], None],
    ) -> None:
        self.shell, self.session, self.ask, self.redraw = shell, session, ask, redraw
        self.answered: dict[str, tuple[str, str]] = {}  # by kind: how it is asked, what was answered
        self.controls: Controls = {
            "send-link": control(self.open),
            "copy-out": control(self._copy), "share-out": control(self._share), "qr-out": control(self._code),
            "file-out": control(self._file),
            "orders": control(self._order_rest, one_of("ask", USUAL)), "order": control(self._order, word, word),
            "move-seat": control(lambda: self.shell.open_sheet(view.move_sheet(self._seat_address()))),
            "copy-seat": control(lambda: self._copied(self._seat_address())),
            "qr-seat": control(lambda: qr_code.show(self.shell, self._seat_address())),
        }

    def address(self) -> str:
        """Return the address that opens the match as it stands, signed for the side that plays here."""
        game, seat = self.session.far, self.session.seat
        if sign_link(game, seat):
            self.session.save()
        return self.shell.browser.home() + routes.write(routes.LETTER, write_link(game))

    def _seat_address(self) -> str:
        seat = self.session.seat
        return f"{self.address()}/{SIDES[seat.side][0]}{seat.secret}"

    def open(self) -> None:
        """Open the sheet with the link."""
        told = wait_sentences(self.session.far)
        self.shell.open_sheet(view.send_sheet(told.title, self._model(told.text)))

    def _model(self, told: str) -> view.OutgoingLink:
        """Return the view model of the sheet."""
        game, address = self.session.far, self.address()
        size = _("{n} characters.") if len(address) <= MOST else \
            _("{n} characters are too many for a QR code and for some programs. Send the file instead.")
        orders = game.orders
        listed = tuple(view.Order(kind, _("From now on, answer “{question}” with “{answer}”").format(
            question=asked, answer=said), orders.lines.get(kind) == f"={said}")
            for kind, (asked, said) in self.answered.items() if said)
        return view.OutgoingLink(
            told, address, size.format(n=len(address)), spell_letters(checksum_letters(game.fingerprint)),
            self.shell.browser.can_share(), orders.rest, game.is_sent,
            tuple(_(each) for each in game.ruleset.assumptions), listed, game.sealed.way,
            is_signed_match(game))

    def remember(self) -> None:
        """Remember a question that waits for this coach in the other side's turn, and its answer once it is given."""
        game, ask = self.session.far, self.ask()
        if isinstance(game.pending, Choice) and ask is not None and game.plies[-1].side != game.side:
            self.answered.setdefault(game.pending.kind, (ask.title, ""))
        for kind, (asked, said) in self.answered.items():
            found = [(ply, answer) for ply in game.plies[-2:] for answer in ply.answers if answer.kind == kind]
            if not said and found and not (game.pending is not None and game.pending.kind == kind):
                ply, answer = found[-1]
                text = game.ruleset.option_text(ply.before, Choice(kind, game.side, (answer.value,)), answer.value)  # type: ignore[arg-type]
                self.answered[kind] = asked, text

    # -- out -------------------------------------------------------------------------------------------------

    def _sent(self) -> None:
        """Keep that the link went out."""
        report = self.session.mark_sent()
        self.redraw()
        if report.trouble:
            self.shell.say(report.trouble, "bad")

    def _copied(self, text: str) -> None:
        self.shell.browser.copy(text)
        self.shell.say(_("Copied."))

    def _copy(self) -> None:
        self._copied(self.address())
        self._sent()

    def _share(self) -> None:
        self.shell.browser.share(self.address())
        self._sent()

    def _code(self) -> None:
        qr_code.show(self.shell, self.address())
        self._sent()

    def _file(self) -> None:
        game = self.session.far
        self.shell.browser.download(f"{game.ruleset.key}-{self.session.match}.txt", self.address() + "\n")
        self._sent()

    # -- standing orders -------------------------------------------------------------------------------------

    def _order_rest(self, rest: str) -> None:
        self._change(self.session.far.orders._replace(rest=rest))

    def _order(self, kind: str, is_on: str) -> None:
        _asked, said = self.answered.get(kind, ("", ""))
        self._change(self.session.far.orders.with_line(kind, f"={said}" if said and is_on == "1" else ""))

    def _change(self, orders: StandingOrders) -> None:
        """Order something else, which changes the link."""
        self.session.far.order(orders)
        self.session.save()
        self.shell.canvas.fill(view.SENDING, view.outgoing_link(self._model(wait_sentences(self.session.far).text)))
