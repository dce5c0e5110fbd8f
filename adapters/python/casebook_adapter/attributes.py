"""Handlers for what is simply an attribute of the engine's own objects and players."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any


def reads(path: str) -> Callable[..., Any]:
    """Return a handler of a query that reads an attribute, or calls a method without arguments.

    `see_object_tapped = reads("tapped")`, `see_object_name = reads("card.name")`, `see_life = reads("life")`.
    """
    get = attrgetter(path)

    def see(self: Any, object: Any) -> Any:
        value = get(object)
        return value() if callable(value) else value

    return see


def writes(attribute: str, value: Any) -> Callable[..., Any]:
    """Return a handler of a fact about an object that sets an attribute: `set_tapped = writes("tapped", True)`."""

    def make_true(self: Any, object: Any) -> None:
        setattr(object, attribute, value)

    return make_true
