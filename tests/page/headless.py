"""A page without a browser: the app on a door that keeps what is drawn and runs timers when told to."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import count

from fracas.games import KEYS
from fracas.page.app import App
from fracas.page.chunks import START, archives_of, translation_of, with_extras
from fracas.page.gestures import Drag, Pan, Point, Tap
from fracas.page.leagues.services import LeagueServices
from fracas.page.match.host.match_page import MatchPage
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Message
from fracas.page.match.screen import MatchScreen
from fracas.page.saving.archive import Database
from fracas.page.saving.journal import JournalEntry, merge
from fracas.page.saving.preferences import AT_ONCE, CAREFUL, OFF, Preferences
from fracas.page.saving.storage import Memory, Store, StoreBlocked
from fracas.page.screen import Key
from fracas.page.shell import Shell
from fracas.view.change import Change

FROM_FILES = {"take-file", "take-league", "take-log"}


class Door:
    """Stands for the browser: regions as texts, a clock that only timers move."""

    def __init__(self, store: Store | None = None) -> None:
        self.store: Store = store or Memory()
        self.regions: dict[str, str] = {}
        self.attributes: dict[tuple[str, str], str] = {}
        self.changes: list[Change] = []
        self.date = "2026-11-29"
        self.time = 0.0
        self.tick = 0.4  # milliseconds that pass whenever the clock is looked at
        self.timers: list[tuple[float, int, Callable[[], None]]] = []
        self.number = count()
        self.address = "#/"
        self.moved = False
        self.asked: list[str] = []
        self.downloads: list[tuple[str, str]] = []
        self.ids = count(1)
        self.seed = "page"
        self.narrow = False
        self.shares = False
        self.shared_pictures: list[tuple[str, str]] = []
        self.clip_bytes = 150_000  # bytes of a clip, 0 if it cannot be made, -1 if nobody waits for it
        self.framed: str | None = None  # where the picture of a post was tapped, None outside of posts
        self.wishes: dict[str, str] = {}  # of the author of a post
        self.told: list[tuple[str, str]] = []  # the post
        self.seen: str | None = None  # what the camera sees; None where the browser cannot scan
        self.here: set[str] = set()  # archives that a browser would have fetched
        self.foreseen: set[str] = set()  # archives that it would have asked for without waiting
        self.reach = "open"  # whether a frame without an origin can read the site
        self.learns = True  # whether another language can be fetched
        self.box: tuple[float, float] | None = None  # pixels of the board on a touched screen
        self.journal: list[JournalEntry] = []  # entries that differ from the store
        self.no_journal = ""  # the reason for which there is none
        self.asks_to_leave = False
        self.databases: list[Database] = []  # for the archive, besides the store

    def merge_journal(self, store: Store) -> None:
        merge(store, self.journal)

    def journal_trouble(self) -> str:
        return self.no_journal

    def archive_databases(self) -> list[Database]:
        return self.databases

    def used_room(self) -> int:
        store = self.store
        try:
            return sum(len(key) + len(store.read(key) or "") for key in store.keys())
        except StoreBlocked:
            return 0  # as the browser answers

    def guard_leaving(self, is_wanted: bool) -> None:
        self.asks_to_leave = is_wanted

    def now(self) -> float:
        self.time += self.tick
        return self.time

    def wall_clock(self) -> int:
        return 1_700_000_000_000 + next(self.number)

    def today(self) -> str:
        return self.date

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        heapq.heappush(self.timers, (self.time + milliseconds, next(self.number), call))

    def when_loaded(self, call: Callable[[], None], chunks: Iterable[str] = ()) -> None:
        self.here.update(archives_of(chunks))
        call()

    def touched_box(self) -> tuple[float, float] | None:
        return self.box

    def board_box(self) -> tuple[float, float] | None:
        return self.box

    def prefetch(self, chunks: Iterable[str]) -> None:
        self.foreseen.update(archives_of(chunks))

    def load_language(self, code: str, call: Callable[[bool], None]) -> None:
        self.here.add(translation_of(START, code))
        call(self.learns)

    def soon(self, call: Callable[[], None]) -> None:
        self.later(0, call)

    def after_paint(self, call: Callable[[], None]) -> None:
        call()

    def apply(self, changes: list[Change]) -> None:
        self.changes = changes
        for op, key, name, value in changes:
            if op in ("fill", "text"):
                self.regions[key] = value
            elif op == "add":
                self.regions[key] = self.regions.get(key, "") + value
            elif op in ("set", "unset"):
                self.attributes[key, name] = value

    def go(self, address: str) -> None:
        self.address, self.moved = address, True

    def replace(self, address: str) -> None:
        self.go(address)

    def home(self) -> str:
        return "https://fracas.example/play/"

    def is_framed(self) -> bool:
        return self.framed is not None

    def post_asks(self, name: str) -> str:
        return {"tap": self.framed or "", **self.wishes}.get(name, "")

    def tell_post(self, kind: str, text: str) -> None:
        self.told.append((kind, text))

    def is_narrow(self) -> bool:
        return self.narrow

    def is_seen(self) -> bool:
        return True

    def download(self, name: str, text: str) -> None:
        self.downloads.append((name, text))

    def paint(self, name: str, svg: str, width: int, height: int, is_shared: bool = False) -> None:
        (self.shared_pictures if is_shared else self.downloads).append((name, f"{width}x{height} {svg}"))

    def encode_clip(
        self, size: tuple[int, int], delays: Sequence[int], bar: str, draw: Callable[[int], str],
        done: Callable[[int], None],
    ) -> None:
        self.downloads += [(f"frame {n}", draw(n)) for n in range(len(delays))]
        done(self.clip_bytes)

    def show_clip(self, key: str) -> None:
        self.attributes[key, "src"] = "data:"

    def save_clip(self, name: str) -> None:
        self.downloads.append((name, "GIF"))

    def share_clip(self, name: str, text: str) -> None:
        self.asked.append(f"{name} {text}")

    def set_root_attribute(self, name: str, value: str) -> None:
        self.attributes["html", name] = value

    def language(self) -> str:
        return ""

    def system_language(self) -> str:
        return "en-GB"

    def fresh_id(self) -> str:
        return f"m{next(self.ids)}"

    def fresh_seed(self) -> str:
        return f"{self.seed}{next(self.ids)}"

    def fresh_secret(self) -> str:
        return sha256(f"{self.seed} {next(self.ids)}".encode()).hexdigest()[:32]

    def can_share(self) -> bool:
        return self.shares

    def share(self, address: str) -> None:
        self.asked.append(address)

    def try_frame(self, call: Callable[[str], None]) -> None:
        call(self.reach)

    def update(self) -> None:
        self.asked.append("update")

    def install(self) -> None:
        self.asked.append("install")

    def persist(self) -> None:
        self.asked.append("persist")

    def forget_snapshot(self) -> None:
        self.asked.append("forget_snapshot")

    def copy(self, text: str) -> None:
        self.asked.append(text)

    def print_page(self) -> None:
        self.asked.append("print")

    def can_scan(self) -> bool:
        return self.seen is not None

    def scan(self, key: str, take: Callable[[str], None], refuse: Callable[[], None]) -> None:
        take(self.seen) if self.seen else refuse()

    def about(self) -> str:
        return "a test"

    def sound(self, names: str, volume: int) -> None:
        self.asked.append(f"{names} at {volume}")

    def stay_awake(self, is_wanted: bool) -> None:
        self.attributes["html", "awake"] = str(is_wanted)

    def run(self, milliseconds: float = 60_000, most: int = 5000) -> None:
        """Let time pass until nothing is left to do."""
        end = self.time + milliseconds
        for _ in range(most):
            if not self.timers or self.timers[0][0] > end:
                return
            when, _number, call = heapq.heappop(self.timers)
            self.time = max(self.time, when)
            call()


class Page:
    """The app with its door, and the few things a test does with it."""

    def __init__(self, store: Store | None = None, address: str = "#/") -> None:
        self.door = Door(store)
        self.app = App(Shell(self.door))
        self.shell = self.app.shell
        if self.shell.preferences == Preferences():
            self.shell.preferences = Preferences(motion=OFF, pace=AT_ONCE, opening=CAREFUL)  # others say so
        self.app.start(address)

    def do(self, do: str, arg: str = "") -> None:
        if do in FROM_FILES:  # what is read waits for all games: a file may be of any
            self.door.when_loaded(lambda: None, with_extras(KEYS))
        self.app.act(do, arg)
        self.follow()
        self.door.run(0)

    def go(self, address: str) -> None:
        self.door.go(address)
        self.follow()

    def follow(self) -> None:
        while self.door.moved:
            self.door.moved = False
            self.app.show(self.door.address)

    def tap(self, at: Point, pixel: float = 1.0) -> None:
        """Tap the drawing of the screen."""
        self.shell.screen.handle_gesture(Tap(at, pixel))

    def pan(self, start: Point, at: Point) -> None:
        """Move a finger over the drawing."""
        self.shell.screen.handle_gesture(Pan((at[0] - start[0], at[1] - start[1]), start, at))

    def drag(self, start: Point, end: Point) -> None:
        """Lift a finger that was dragged over the drawing."""
        self.shell.screen.handle_gesture(Drag(start, end))

    @property
    def leagues(self) -> LeagueServices:
        return self.app.context.leagues

    @property
    def screen(self) -> MatchScreen:
        assert isinstance(self.shell.screen, MatchPage)
        return self.shell.screen.match

    @property
    def model(self) -> MatchModel:
        """The model of the match that is shown."""
        return self.screen.model

    def send(self, message: Message) -> None:
        """Send a message to the match that is shown."""
        self.screen.send(message)

    def press(self, name: str, has_ctrl: bool = False, is_on_board: bool = True) -> bool:
        """Press a key."""
        return self.shell.screen.press_key(Key(name, "", has_ctrl, is_on_board))

    @property
    def pointed(self) -> tuple[int, ...]:
        """The cells that are ringed on the board."""
        shown = self.screen.board.shown
        return shown.pointed if shown is not None else ()

    def text(self, key: str) -> str:
        return self.door.regions.get(key, "")
