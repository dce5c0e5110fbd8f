"""Turns the plain Python values that handlers return into the values of the protocol.

Each query asks for one kind of value. A handler returns the plain form, and `None` for "nothing":

| kind | plain form |
|---|---|
| number | an `int` |
| pair | `(power, toughness)` |
| word | a `str`; for a status such as `tapped`, a `bool` |
| words | a list of `str` |
| player | the engine's player |
| mana | text like `"{1}{G}"`, or a list of symbols |
| place | the name of a zone, or `(zone, player)` |
| objects, targets | a list of the engine's objects and players |
| stack | a list of `StackItem`, top first |
| combat | a `Combat` |
| moment | a `Now` |
| fate | its name |
| legality | `"legal"`, or a `Refused` |
| tokens, spent, events, decision | the JSON of the protocol |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .ends import AdapterError, Refused
from .mana import canonical
from .moments import Now

if TYPE_CHECKING:
    from .adapter import Adapter

#: Every query with the kind of its value.
KINDS = {
    "counters": "number", "life": "number", "cards_drawn": "number", "size": "number", "times_triggered": "number",
    "damage_dealt": "number", "mana_pool": "mana", "standing": "word", "knows": "word", "fingerprint": "word",
    "contents": "objects", "tokens": "tokens", "stack": "stack", "now": "moment", "priority": "player",
    "can_do": "legality", "would_accept": "legality", "tried": "legality", "decision": "decision",
    "legal_targets": "targets", "history": "events",
    "object.zone": "place", "object.power_toughness": "pair", "object.name": "word", "object.types": "words",
    "object.colors": "words", "object.keywords": "words", "object.abilities": "words", "object.text_words": "words",
    "object.mana_cost": "mana", "object.mana_value": "number", "object.controller": "player",
    "object.owner": "player", "object.tapped": "word", "object.flipped": "word", "object.transformed": "word",
    "object.phased": "word", "object.face": "word", "object.damage_marked": "number",
    "object.attached_to": "objects", "object.attached_to_player": "player", "object.attachments": "objects", "object.combat": "combat",
    "object.fate": "fate", "object.how_it_came_there": "word", "object.targets": "targets",
    "object.modes": "words", "object.total_cost": "mana", "object.mana_spent": "spent",
    "object.revealed": "word", "object.killed_by": "player", "object.identity": "word",
    "object.spliced": "number",
}  # fmt: skip

#: The words for yes and no of a status.
STATUS = {
    "object.tapped": ("tapped", "untapped"),
    "object.flipped": ("flipped", "unflipped"),
    "object.transformed": ("transformed", "untransformed"),
    "object.phased": ("phased out", "phased in"),
    "object.face": ("face down", "face up"),
    "object.revealed": ("revealed", "hidden"),
    "knows": ("known", "unknown"),
}


@dataclass(frozen=True)
class StackItem:
    """An object on the stack.

    `own` is the engine's own object and tells it from others; `source` is the engine's object whose ability it is.
    `kind` is `spell`, `copy`, `activated`, `triggered`, `turn_draw` or `combat_damage`; `ability` is the id of an
    ability, if the engine knows it.
    """

    own: Any
    controller: Any
    kind: str = "spell"
    source: Any = None
    ability: str | None = None


@dataclass(frozen=True)
class Combat:
    """The part of an object in combat: whom it attacks, whether it is blocked, what it blocks, and its blockers.

    A creature whose attacker has left stays a blocking creature: it has `is_blocking` and blocks nothing (509.1g).
    """

    attacking: Any = None
    blocked: bool | None = None
    blocking: Sequence[Any] = ()
    blocked_by: Sequence[Any] = ()
    is_blocking: bool | None = None


def encode(query: str, value: Any, adapter: Adapter) -> dict[str, Any] | str:
    """Return the value of the protocol for the answer to a query."""
    kind = KINDS[query]
    if value is None:
        return "nothing"
    if isinstance(value, bool) and query in STATUS:
        value = STATUS[query][0 if value else 1]
    try:
        return {kind: _FORMS[kind](value, adapter)}
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise AdapterError(f"`{query}` asks for a `{kind}`, but the handler returned {value!r}: {error}") from error


def title(own: Any, adapter: Adapter) -> str:
    """Return the handle of an object, or its name if the case has no handle for it."""
    return adapter.names.handle(own) or adapter.title(own)


def target(own: Any, adapter: Adapter) -> dict[str, str]:
    """Return an object or player as a target."""
    if adapter.names.is_player(own):
        return {"player": adapter.names.player_name(own)}
    return {"object": title(own, adapter)}


def _number(value: Any, _: Adapter) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("it is not an int")
    return value


def _pair(value: Any, adapter: Adapter) -> list[int]:
    power, toughness = value
    return [_number(power, adapter), _number(toughness, adapter)]


def _word(value: Any, _: Adapter) -> str:
    if not isinstance(value, str):
        raise TypeError("it is not a str")
    return value


def _words(value: Any, adapter: Adapter) -> list[str]:
    if isinstance(value, str):
        raise TypeError("it is one str and not a list of them")
    return [_word(one, adapter) for one in value]


def _player(value: Any, adapter: Adapter) -> str:
    return adapter.names.player_name(value)


def _place(value: Any, adapter: Adapter) -> dict[str, str]:
    zone, player = (value, None) if isinstance(value, str) else value
    return {"zone": zone} if player is None else {"zone": zone, "player": _player(player, adapter)}


def _objects(value: Any, adapter: Adapter) -> list[str]:
    return [title(own, adapter) for own in value]


def _targets(value: Any, adapter: Adapter) -> list[dict[str, str]]:
    return [target(own, adapter) for own in value]


def _stack(value: Sequence[StackItem], adapter: Adapter) -> list[dict[str, Any]]:
    items = []
    for item in value:
        of = item.own if item.source is None else item.source
        shown: dict[str, Any] = {"kind": item.kind, "object": title(of, adapter)}
        if item.controller is not None:
            shown["controller"] = _player(item.controller, adapter)
        if item.ability is not None:
            shown["ability"] = item.ability
        items.append(shown)
    return items


def _combat(value: Combat, adapter: Adapter) -> dict[str, Any]:
    attacking = None if value.attacking is None else _player(value.attacking, adapter)
    seen = {
        "attacking": attacking,
        "blocked": value.blocked,
        "blocking": _objects(value.blocking, adapter),
        "blocked_by": _objects(value.blocked_by, adapter),
    }
    return seen if value.is_blocking is None else {**seen, "is_blocking": value.is_blocking}


def _moment(value: Now, adapter: Adapter) -> dict[str, Any]:
    return {"player": _player(value.player, adapter), "turn": value.turn, "phase": value.phase}


def _legality(value: Any, _: Adapter) -> Any:
    return value.legality() if isinstance(value, Refused) else value


def _plain(value: Any, _: Adapter) -> Any:
    return value


_FORMS: dict[str, Callable[[Any, Adapter], Any]] = {
    "number": _number,
    "pair": _pair,
    "word": _word,
    "words": _words,
    "player": _player,
    "mana": lambda value, _: canonical(value),
    "place": _place,
    "objects": _objects,
    "targets": _targets,
    "stack": _stack,
    "combat": _combat,
    "moment": _moment,
    "fate": _word,
    "legality": _legality,
    "tokens": _plain,
    "spent": _plain,
    "events": _plain,
    "decision": _plain,
}
