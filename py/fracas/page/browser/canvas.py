"""The content of each region of the document, so that only differences are sent, all at once."""

from collections.abc import Callable

from fracas.view.change import Change

HEAD_MARK = '"#h'  # stands in every markup that uses a head


class Canvas:
    """Collects the changes of one update."""

    def __init__(self) -> None:
        self._shown: dict[tuple[str, str], str] = {}
        self._changes: list[Change] = []
        self._heads: set[str] = set()  # those the document can draw
        self._passing: dict[str, object] = {}  # by region, a token of its content for a while

    def fill(self, key: str, markup: str) -> None:
        """Set the content of a region."""
        self._once("fill", key, "", markup)

    def fill_for_now(self, key: str, markup: str) -> Callable[[], None]:
        """Set the content of a region for a while.

        Returns: a function that empties the region, unless newer content stands there by then.
        """
        self._passing[key] = mine = object()
        self.fill(key, markup)

        def end() -> None:
            if self._passing.get(key) is mine:
                self.fill(key, "")
        return end

    def set(self, key: str, name: str, value: str | None) -> None:
        """Set an attribute, or remove it."""
        if self._shown.get((key, name)) != value or (key, name) not in self._shown:
            self._shown[key, name] = value  # type: ignore[assignment]
            self._changes.append(Change("unset" if value is None else "set", key, name, value or ""))

    def toggle_class(self, key: str, name: str, is_on: bool) -> None:
        """Add a class to an element or remove it."""
        self._once("classed", key, name, "1" if is_on else "")

    def style(self, key: str, name: str, value: str) -> None:
        """Set a style property through the object model, which the page's policy allows."""
        self._once("style", key, name, value)

    def text(self, key: str, text: str) -> None:
        """Set the text of an element."""
        self._once("text", key, "", text)

    def _once(self, op: str, key: str, name: str, value: str) -> None:
        slot = (key, f"{op} {name}")
        if self._shown.get(slot) != value:
            self._shown[slot] = value
            self._changes.append(Change(op, key, name, value))

    def send(self, op: str, key: str, name: str = "", value: str = "") -> None:
        """Send a change, also if the document has that content already."""
        self._changes.append(Change(op, key, name, value))

    def extend(self, changes: list[Change]) -> None:
        """Send changes computed elsewhere."""
        self._changes += changes

    def forget(self, key: str = "") -> None:
        """Forget the content of a region, or of all regions: the next `fill` is sent."""
        self._shown = {slot: value for slot, value in self._shown.items() if key and slot[0] != key}

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes that wait to be sent."""
        return tuple(self._changes)

    @property
    def has_changes(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._changes)

    def take(self) -> list[Change]:
        """Return the changes collected since the last call, after the heads that they are the first to use."""
        changes, self._changes = self._changes, []
        drawn = [change.value for change in changes if HEAD_MARK in change.value]
        return [*self._new_heads(drawn), *changes] if drawn else changes

    def _new_heads(self, drawn: list[str]) -> list[Change]:
        """Return the change that brings the drawings of heads into the document, none if they are all there."""
        from fracas.view.symbols import HEADS, heads_in, symbol_defs
        missing = [name for name in heads_in(*drawn) if name not in self._heads]
        self._heads.update(missing)
        return [Change("add", HEADS, "", symbol_defs(missing))] if missing else []
