"""Parts of a case as a handler gets them, with a guard against fields that nobody reads.

A field that an adapter ignores would change the meaning of a case. So each nested JSON object is a `Fields`, which
remembers what was read from it; what is left makes the case `unsupported`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from .ends import Unsupported

#: Words that stand for "nothing special" in a field, and need not be read.
DEFAULTS = {"ability": "only", "occasion": "next"}


def blank(name: str, value: object) -> bool:
    """Whether a field asks for nothing, so that a handler may ignore it."""
    return value is None or value is False or value in ([], {}, "") or DEFAULTS.get(name) == value


class Fields(Mapping[str, Any]):
    """A JSON object of a case. Reading a field resolves its handles to objects of the engine."""

    def __init__(self, raw: Mapping[str, Any], resolve: Callable[[str, Any], Any]) -> None:
        self._raw = raw
        self._resolve = resolve
        self._read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._read:
            self._read[name] = self._resolve(name, self._raw[name])
        return self._read[name]

    def get(self, name: str, default: Any = None) -> Any:
        """Return the field; `default` if the case does not have it."""
        return self[name] if name in self._raw else default

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)

    def __repr__(self) -> str:
        return f"Fields({dict(self._raw)!r})"

    def unread(self) -> Iterator[str]:
        """Yield the fields that ask for something and were not read, with dots for nested ones."""
        for name, value in self._raw.items():
            if name in self._read:
                yield from (f"{name}.{inner}" for inner in unread(self._read[name]))
            elif not blank(name, value):
                yield name


def unread(value: object) -> Iterator[str]:
    """Yield the unread fields of a value and of everything in it."""
    if isinstance(value, Fields):
        yield from value.unread()
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from unread(one)


def need_read(kind: str, path: str, value: object) -> None:
    """Raise `Unsupported` for the first field of a value that was not read; `path` says where the value is."""
    left = next(unread(value), None)
    if left is not None:
        raise Unsupported(kind, f"{path}.{left}")


def flat(targets: Iterable[Any]) -> list[Any]:
    """Return the targets of an announcement in one list, whichever word "target" each belongs to."""
    return [one for choice in targets for one in choice["targets"]]
