"""Connects an engine that is written in Python, or callable from it, to casebook.

An author extends `Adapter` and calls `main`. The folder's README.md leads from an empty folder to the first verdict.
"""

from .adapter import Adapter
from .attributes import reads, writes
from .case import run
from .ends import AdapterError, Inconclusive, Refused, ScriptEnd, Undecided, Unobservable, Unsupported
from .fields import Fields, flat
from .moments import Awaits, Now
from .serve import main, serve
from .values import Combat, StackItem

__all__ = [
    "Adapter",
    "AdapterError",
    "Awaits",
    "Combat",
    "Fields",
    "Inconclusive",
    "Now",
    "Refused",
    "ScriptEnd",
    "StackItem",
    "Undecided",
    "Unobservable",
    "Unsupported",
    "flat",
    "main",
    "reads",
    "run",
    "serve",
    "writes",
]
