"""Handles of a case and the engine's own players and objects, in both directions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .ends import AdapterError, Missing
from .fields import Fields

OBJECTS = frozenset("object objects card source attacker attackers blocker splice offering text by with".split())
PLAYERS = frozenset("player controller owner".split())
#: Kinds of answers whose value names objects or players.
CHOICES = {"objects": "object", "order": "object", "keep": "object", "source": "object", "replacement": "object"}
CHOICES |= {"random": "object", "piles": "object", "player": "player", "life_totals": "player"}
CHOICES |= {"objects_and_players": "to", "division": "to"}


def ability(ref: Any) -> tuple[str, Any]:
    """Return which ability is meant: `("only", "")`, `("mana", "")`, or `id`, `printed`, `keyword` with its value."""
    return next(iter(ref.items())) if isinstance(ref, dict) else (ref, "")


@dataclass(frozen=True)
class Declared:
    """An object as the case declares it: a handle, and where the object comes from."""

    handle: str
    #: `card`, `placed_token`, `made_token`, `copy`, `ability`, `turn_draw` or `combat_damage`.
    origin: str
    fields: Mapping[str, Any]


class Names:
    """The players and objects of one case."""

    def __init__(
        self,
        players: Mapping[str, Any],
        objects: Sequence[Mapping[str, Any]],
        find: Callable[[Declared], Any],
        same: Callable[[Any, Any], bool],
    ) -> None:
        self.players = dict(players)
        self.declared = {one["handle"]: Declared(one["handle"], *next(iter(one["origin"].items()))) for one in objects}
        self.bound: dict[str, Any] = {}
        self._find = find
        self._same = same

    def bind(self, handle: str, own: Any) -> None:
        """Say which object of the engine a handle means."""
        if own is None:
            raise AdapterError(f"`place` returned nothing for `{handle}`: it must return the engine's own object")
        self.bound[handle] = own

    def object(self, handle: str) -> Any:
        """Return the engine's object, or raise `Missing`."""
        if handle in self.bound:
            return self.bound[handle]
        declared = self.declared.get(handle)
        found = None if declared is None else self._find(declared)
        if found is None:
            raise Missing(handle)
        return found

    def player(self, name: str) -> Any:
        """Return the engine's player."""
        if name not in self.players:
            raise Missing(name)
        return self.players[name]

    def player_name(self, own: Any) -> str:
        """Return the name of the engine's player."""
        for name, player in self.players.items():
            if player is own or player == own:
                return name
        raise AdapterError(f"{own!r} is no player of this case; `begin` must return the engine's players in order")

    def handle(self, own: Any) -> str | None:
        """Return the handle of the engine's object; `None` if the case has none."""
        for handle, mine in self.present():
            if self._same(mine, own):
                return handle
        return None

    def present(self) -> Iterator[tuple[str, Any]]:
        """Yield each handle whose object exists, with the object."""
        for handle in self.declared:
            try:
                yield handle, self.object(handle)
            except Missing:
                continue

    def is_player(self, own: Any) -> bool:
        """Whether a value of the engine is one of its players."""
        return any(player is own for player in self.players.values()) or (
            isinstance(own, (int, str)) and own in self.players.values()
        )

    def resolve(self, name: str, value: Any) -> Any:
        """Return the value of a field with the engine's objects and players in place of their names."""
        if name == "ability":
            return ability(value)
        if isinstance(value, list):
            return [self.resolve(name, one) for one in value]
        if isinstance(value, dict):
            return self._resolve_dict(value)
        if not isinstance(value, str):
            return value
        if name in OBJECTS or name in ("to", "permanent"):
            return self.object(value)
        if name in PLAYERS or name in ("of", "next"):
            return self.player(value)
        return value

    def choice(self, kind: str, value: Any) -> Any:
        """Return the value of an answer with the engine's objects and players in place of their names."""
        what = CHOICES.get(kind)
        if what is None or isinstance(value, bool):
            return Fields(value, self.resolve) if isinstance(value, dict) else value
        return self.resolve(what, value)

    def _resolve_dict(self, value: dict[str, Any]) -> Any:
        if len(value) == 1:
            ((key, name),) = value.items()
            if isinstance(name, str) and key in ("object", "permanent"):
                return self.object(name)
            if isinstance(name, str) and key == "player":
                return self.player(name)
        return Fields(value, self.resolve)
