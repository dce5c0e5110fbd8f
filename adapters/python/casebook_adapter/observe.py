"""Answers the queries of a case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .answers import Prompt
from .ends import Unobservable
from .operations import named
from .values import encode, target

if TYPE_CHECKING:
    from .adapter import Adapter

#: Kinds of decisions that offer words.
WORDS = ("modes", "option", "word", "ability")


def query_name(query: Any) -> str:
    """Return the name of a query as a hello lists it: `life`, `object.zone`."""
    name, said = named(query)
    return f"object.{said['aspect']}" if name == "object" else name


def observe(adapter: Adapter, query: Any) -> dict[str, Any]:
    """Return what the engine observes: a value, or why it can't be observed."""
    try:
        return {"value": encode(query_name(query), adapter.see(query), adapter)}
    except Unobservable as why:
        return {"unobservable": str(why)}


def decision_seen(prompt: Prompt, adapter: Adapter) -> dict[str, Any]:
    """Return a decision that waits, as the protocol describes it."""
    seen: dict[str, Any] = {
        "player": adapter.names.player_name(prompt.player),
        "kind": prompt.kind,
        "when": prompt.when,
        "options": [_option(prompt.kind, one, adapter) for one in prompt.options or ()],
    }
    if prompt.kind in ("may", "pay"):
        seen["options"] = ["yes", "no"]
    elif prompt.options is not None:
        seen["at_least"], seen["at_most"] = prompt.least, prompt.most
    if prompt.source is not None:
        seen["source"] = next(iter(target(prompt.source, adapter).values()))
    return seen


def _option(kind: str, own: Any, adapter: Adapter) -> str:
    """Return what is on offer by its name: a word, or the handle of an object or player."""
    return str(own) if kind in WORDS else next(iter(target(own, adapter).values()))
