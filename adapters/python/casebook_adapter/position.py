"""Sets up the position of a case: cards first, then facts about them, whatever their order in the case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .ends import AdapterError, Inconclusive
from .fields import Fields, need_read
from .handlers import READ, facts
from .mana import lands
from .names import Declared, Names
from .operations import named

if TYPE_CHECKING:
    from .adapter import Adapter

#: The zone of each setup operation that places cards.
ZONES = {"hand": "hand", "library": "library", "graveyard": "graveyard"}


def position(
    make: type[Adapter], case: Mapping[str, Any], edition: str | None, definitions: Mapping[str, Any]
) -> Adapter:
    """Return a new adapter in the position that the case sets up."""
    adapter = make()
    adapter.case = case
    adapter.edition = edition or (make.editions[-1] if make.editions else None)
    adapter.definitions = definitions
    own = adapter.begin(list(case["players"]))
    players = list(case["players"]) if own is None else list(own)
    if len(players) != len(case["players"]):
        raise AdapterError(f"`begin` returned {len(players)} players for {len(case['players'])}")
    adapter.names = Names(dict(zip(case["players"], players)), case["objects"], adapter.find, adapter.same)
    for op in case["setup"]:
        _place(adapter, *named(op))
    _fill_libraries(adapter, case)
    for op in case["setup"]:
        name, fields = named(op)
        placed = {"object": fields["object"]} if name in READ and "object" in fields else {}
        adapter.make_true(name, {**placed, **facts(name, fields)})
    adapter.ready()
    return adapter


def _place(adapter: Adapter, name: str, fields: Mapping[str, Any]) -> None:
    """Place the cards of a setup operation."""
    player = adapter.names.player
    if name == "in_play":
        _card(adapter, fields["object"], "battlefield", player(fields["controller"]))
    elif name == "exile":
        _card(adapter, fields["object"], "exile", None)
    elif name in ZONES:
        for handle in fields["objects"]:
            _card(adapter, handle, ZONES[name], None)
        for _ in range(fields.get("filler", 0)):
            adapter.place(adapter.filler[0], player(fields["player"]), "library", player(fields["player"]))
    elif name == "can_pay":
        for land in lands(fields["mana"]):
            adapter.place(land, player(fields["player"]), "battlefield", player(fields["player"]))
    elif name == "token":
        owner = _declared(adapter, fields["object"]).fields["owner"]
        token = Fields(fields["token"], adapter.names.resolve)
        own = adapter.place_token(player(owner), player(fields["controller"]), token)
        need_read("setup", "token", token)
        adapter.names.bind(fields["object"], own)


def _fill_libraries(adapter: Adapter, case: Mapping[str, Any]) -> None:
    """Give each player whose library the case does not list the usual filler."""
    listed = {fields["player"] for name, fields in map(named, case["setup"]) if name == "library"}
    card, count = adapter.filler
    for seat, player in adapter.names.players.items():
        for _ in range(0 if seat in listed else count):
            adapter.place(card, player, "library", player)


def _card(adapter: Adapter, handle: str, zone: str, controller: Any) -> None:
    fields = _declared(adapter, handle).fields
    owner = adapter.names.player(fields["owner"])
    adapter.names.bind(handle, adapter.place(fields["name"], owner, zone, controller or owner))


def _declared(adapter: Adapter, handle: str) -> Declared:
    if handle not in adapter.names.declared:
        raise Inconclusive(f"the case does not declare `{handle}`")
    return adapter.names.declared[handle]
