"""Finds the handlers that an author wrote, derives `hello` from them, and says what a case needs beyond them.

A handler is a method named for what it does: `set_tapped`, `do_attack`, `see_life`, `see_object_zone`, `find_copy`.
Its parameters are the fields that it reads. A case with another field is `unsupported`: it asks for something that the
adapter would ignore. A handler with `**rest` reads all fields.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from .answers import ANNOUNCED
from .ends import AdapterError, Unsupported
from .fields import blank
from .mana import lands
from .observe import query_name
from .operations import named
from .values import KINDS

if TYPE_CHECKING:
    from .adapter import Adapter

SETUP = (
    "in_play hand library graveyard exile can_pay token mana_pool tapped flipped transformed face_down new attached "
    "counters player_counters chosen damage granted without pumped life now land_played"
).split()
ACTIONS = "play activate play_land attack attack_several block turn_face_up look pass".split()
ORIGINS = "made_token copy ability turn_draw combat_damage".split()
DECISIONS = (
    "may number targets keep_targets objects player objects_and_players order modes option word piles pile division "
    "source replacement ability life_totals pay play keep coin random"
).split()
#: The fields of a case.
CASE = "id hash name edition clauses players objects setup script probes abilities definitions".split()
#: The setup operations whose fields the kit reads itself.
READ = {
    "in_play": {"object", "controller"},
    "hand": {"player", "objects"},
    "library": {"player", "objects", "filler"},
    "graveyard": {"player", "objects"},
    "exile": {"object"},
    "can_pay": {"player", "mana"},
    "token": {"object", "controller", "token"},
}
#: Python's own words as names of parameters.
KEYWORDS = {"from": "from_", "with": "with_"}

Handler = Callable[..., Any]


def handler(adapter: type[Adapter], prefix: str, name: str) -> Handler | None:
    """Return the method that carries out one thing; `None` if there is none, or it needs a method that is missing."""
    found: Handler | None = getattr(adapter, f"{prefix}_{name.replace('.', '_')}", None)
    if (
        found is None
        or getattr(found, "declared", False)
        or (name in ("decision", "would_accept") and not adapter.asks)
    ):
        return None
    needs: Iterable[str] = getattr(found, "needs", ())
    return found if all(written(adapter, need) for need in needs) else None


def written(adapter: type[Adapter], method: str) -> bool:
    """Whether the author wrote a method that the kit only declares."""
    return not getattr(getattr(adapter, method), "declared", False)


@cache
def parameters(found: Handler) -> tuple[frozenset[str], bool]:
    """Return the names of a handler's parameters, and whether it takes any field."""
    known = inspect.signature(found).parameters.values()
    named_ones = frozenset(one.name for one in known if one.kind not in (one.VAR_KEYWORD, one.VAR_POSITIONAL))
    return named_ones - {"self"}, any(one.kind is one.VAR_KEYWORD for one in known)


def ignored(found: Handler, fields: Mapping[str, Any]) -> list[str]:
    """Return the fields that ask for something and that a handler does not read."""
    names, takes_all = parameters(found)
    if takes_all:
        return []
    return [name for name, value in fields.items() if KEYWORDS.get(name, name) not in names and not blank(name, value)]


def arguments(found: Handler, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that a handler reads, by the names of its parameters."""
    names, takes_all = parameters(found)
    renamed = {KEYWORDS.get(name, name): name for name in fields}
    return {name: fields[field] for name, field in renamed.items() if takes_all or name in names}


def check(adapter: type[Adapter]) -> None:
    """Complain about handlers whose names mean nothing: they would never be called."""
    aspects = [name.replace(".", "_") for name in KINDS]
    known = [f"set_{name}" for name in SETUP] + [f"do_{name}" for name in ACTIONS]
    known += [f"see_{name}" for name in aspects] + [f"find_{name}" for name in ORIGINS]
    for name in dir(adapter):
        if name.startswith(("set_", "do_", "see_", "find_")) and name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise AdapterError(f"`{name}` is no handler" + (f": `{near[0]}` is one" if near else ""))
    for kind in adapter.asks:
        if kind not in DECISIONS:
            raise AdapterError(f"`{kind}` in `asks` is no kind of decision; the kinds are {', '.join(DECISIONS)}")


def facts(name: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a setup operation says beyond what the kit reads: for `now`, a player and a phase."""
    if name == "now":
        turn, player = named(fields["moment"]["turn"])
        whose = {"turn": turn} if player is None else {"player": player}
        return {**whose, **{field: value for field, value in fields["moment"].items() if field != "turn"}}
    return {field: value for field, value in fields.items() if field not in READ.get(name, ())}


# -- hello -------------------------------------------------------------------------------------------------------------


def setup_names(adapter: type[Adapter]) -> list[str]:
    """Return the setup operations that the adapter carries out."""
    return [name for name in SETUP if _sets(adapter, name)]


def op_names(adapter: type[Adapter]) -> list[str]:
    """Return the operations of a script that the adapter carries out."""
    names = [name for name in ACTIONS if name == "pass" or handler(adapter, "do", name)]
    names += ["resolve_top", "resolve_all"] if written(adapter, "stack") else []
    names += ["advance_to", "combat_damage", "first_strike_damage", "try"]
    return names + (["answer"] if adapter.asks else [])


def probe_names(adapter: type[Adapter]) -> list[str]:
    """Return the queries that the adapter answers."""
    return [name for name in KINDS if handler(adapter, "see", name)]


def hello(adapter: type[Adapter]) -> dict[str, Any]:
    """Return the answer to `hello` without the version of the protocol."""
    return {
        "engine": adapter.name or adapter.__name__,
        "version": adapter.version,
        "editions": list(adapter.editions),
        "ops": op_names(adapter),
        "probes": probe_names(adapter),
        "setup": setup_names(adapter),
        "cards": "by_definition" if adapter.reads_definitions else "by_name",
    }


# -- what a case needs -------------------------------------------------------------------------------------------------


def lack(adapter: type[Adapter], case: Mapping[str, Any]) -> Unsupported | None:
    """Return the first thing that a case needs and the adapter lacks."""
    try:
        _need_known("case", case, CASE)
        for declared in case["objects"]:
            _need_known("object", declared, ("handle", "origin", "follows"))
            _need_origin(adapter, *named(declared["origin"]))
        for op in case["setup"]:
            _need_setup(adapter, *named(op))
        for op in case["script"]:
            _need_op(adapter, *named(op))
        for probe in case["probes"]:
            _need_known("probe", probe, ("after", "query"))
            _need_probe(adapter, probe["query"])
    except Unsupported as unsupported:
        return unsupported
    return None


def _sets(adapter: type[Adapter], name: str) -> bool:
    if name == "token":
        return written(adapter, "place_token")
    return written(adapter, "place") if name in READ else handler(adapter, "set", name) is not None


def _need_known(what: str, fields: Mapping[str, Any], known: Collection[str]) -> None:
    """Refuse a field that this version of the kit does not know."""
    for name, value in fields.items():
        if name not in known and not blank(name, value):
            raise Unsupported("mechanic", f"{what}.{name}")


def _need_card(adapter: type[Adapter], name: str) -> None:
    if not adapter.knows(name):
        raise Unsupported("card", name)


def _need_fields(kind: str, name: str, found: Handler | None, fields: Mapping[str, Any]) -> None:
    if found is None:
        raise Unsupported(kind, name)
    left = ignored(found, fields)
    if left:
        raise Unsupported(kind, f"{name}.{left[0]}")


def _need_origin(adapter: type[Adapter], origin: str, fields: Mapping[str, Any]) -> None:
    if origin == "card":
        _need_card(adapter, fields["name"])
        _need_known(origin, fields, ("name", "owner", "printing"))
    elif origin != "placed_token":
        _need_fields("mechanic", origin, handler(adapter, "find", origin), fields)


def _need_setup(adapter: type[Adapter], name: str, fields: Mapping[str, Any]) -> None:
    if not _sets(adapter, name):
        raise Unsupported("setup", name)
    _need_fields("setup", name, handler(adapter, "set", name) or (lambda: None), facts(name, fields))
    if name == "can_pay":
        for land in lands(fields["mana"]):
            _need_card(adapter, land)


def _need_op(adapter: type[Adapter], name: str, said: Any) -> None:
    if name in ("act", "try"):
        _need_action(adapter, *named(said))
    elif name == "answer":
        _need_answer(adapter, said)
    elif name not in op_names(adapter):
        raise Unsupported("op", name)


def _need_action(adapter: type[Adapter], name: str, fields: Mapping[str, Any]) -> None:
    if name == "pass":
        return
    prompts = prompted(adapter, name, fields)
    rest = {field: value for field, value in fields.items() if field not in prompts}
    _need_fields("op", name, handler(adapter, "do", name), rest)
    if "targets" in prompts and any(choice.get("text") for choice in fields["targets"]):
        raise Unsupported("op", f"{name}.targets.text")


def _need_answer(adapter: type[Adapter], said: Mapping[str, Any]) -> None:
    kind, value = named(said["choice"])
    if kind not in adapter.asks:
        raise Unsupported("op", f"answer.{kind}")
    _need_known("answer", said, ("player", "source", "choice"))
    if kind == "targets" and any(choice.get("text") for choice in value):
        raise Unsupported("op", "answer.targets.text")


def _need_probe(adapter: type[Adapter], query: Any) -> None:
    name, said = query_name(query), named(query)[1]
    found = handler(adapter, "see", name)
    if name == "can_do" and found:
        _need_action(adapter, *named(said))
    elif name == "would_accept" and found:
        _need_answer(adapter, said)
    else:
        fields = dict(said) if isinstance(said, Mapping) else {}
        fields.pop("aspect" if name.startswith("object.") else "", None)
        _need_fields("probe", name, found, fields)


def prompted(adapter: type[Adapter], name: str, fields: Mapping[str, Any]) -> list[str]:
    """Return the fields of an action that the engine asks for in prompts, because the handler does not read them."""
    found = handler(adapter, "do", name)
    left = ignored(found, fields) if found else []
    return [field for field in left if field in ANNOUNCED and ANNOUNCED[field] in adapter.asks]
