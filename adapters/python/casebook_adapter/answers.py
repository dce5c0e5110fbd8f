"""Decisions of the engine, and the answers of the script that fit them.

An engine divides decisions in its own way: it asks for more than the script answers, for less, at another moment, for
two things in one prompt or for one thing in two. So an answer is found by player, kind, source and what is on offer,
never by its place in a queue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .ends import Missing, Refused
from .fields import Fields
from .names import Names

#: Kinds that engines use for one another: an answer of one may answer a prompt of the other.
ALIKE = (
    frozenset({"may", "pay"}),
    frozenset({"targets", "keep_targets"}),
    frozenset({"objects", "targets", "objects_and_players", "player", "keep", "source", "replacement", "random"}),
    frozenset({"modes", "option", "word"}),
)
#: The parts of an action that an engine may ask for in prompts, and the kind of the prompt.
ANNOUNCED = {"targets": "targets", "modes": "modes", "x": "number", "division": "division"}
#: Kinds whose answer is a list of objects, players or words.
LISTS = frozenset({"objects", "targets", "objects_and_players", "order", "modes", "random"})
#: Kinds whose answer is one object, player or word.
SINGLE = frozenset({"player", "keep", "source", "replacement", "option", "word"})


@dataclass(frozen=True)
class Prompt:
    """A decision that the engine asks a player for.

    `kind` is casebook's name of the answer: `may`, `objects`, `targets`, `order`, `division`, `modes`, `number`, …
    `options` are the engine's objects, players or words on offer, if it says so; `least` and `most` are how many.
    """

    player: Any
    kind: str
    options: Sequence[Any] | None = None
    least: int = 1
    most: int | None = 1
    source: Any = None
    when: str = "resolve"

    def forced(self) -> bool:
        """Whether there is one possible choice only."""
        lists = self.kind in LISTS or self.kind in SINGLE
        if not lists or self.kind == "order" or self.options is None:
            return self.kind == "order" and self.options is not None and len(self.options) < 2
        return len(self.options) == self.least or not self.options

    def any(self) -> Any:
        """Return any legal choice: for the question whether an action is legal at all."""
        if self.kind in ("may", "pay", "coin"):
            return self.kind == "may"
        if self.kind == "number":
            return self.least
        if self.options is None:
            raise Refused(f"the adapter names no options for `{self.kind}`")
        if len(self.options) < self.least:
            raise Refused(f"there are too few choices for `{self.kind}`")
        if self.kind == "order":
            return list(self.options)
        if self.kind == "division":
            return [(self.options[0], self.most)]
        return self.shaped(list(self.options[: self.least]))

    def shaped(self, chosen: list[Any]) -> Any:
        """Return chosen values as the engine expects them: one, or a list."""
        return (chosen[0] if chosen else None) if self.kind in SINGLE else chosen


@dataclass
class Given:
    """An answer of the script, or a choice that an action announces."""

    player: str
    kind: str
    value: Any
    source: str | None
    #: The operation of the script, and for an answer the operation before it.
    step: int
    owner: int
    #: What it is called if nobody asks for it: `play.targets`.
    path: str
    used: bool = False
    #: What earlier prompts took of a list.
    taken: list[Any] = field(default_factory=list)

    @property
    def announced(self) -> bool:
        """Whether it is part of an action, and not an answer of its own."""
        return self.step == self.owner


class Answers:
    """The answers of a case, and which of them are used."""

    def __init__(self, names: Names, same: Callable[[Any, Any], bool]) -> None:
        self._names = names
        self._same = same
        self.given: list[Given] = []
        #: Answers whose fields the adapter reads itself, by their paths.
        self.opened: list[tuple[str, Fields]] = []

    def unused(self) -> Iterator[Given]:
        """Yield what no prompt asked for."""
        return (one for one in self.given if not one.used)

    def find(self, prompt: Prompt, step: int, part: bool) -> list[Given]:
        """Return the answers that together fit the prompt: mostly one; none if nothing fits.

        First come those of the operation, then earlier ones that were not used, then later ones.
        """
        near = [one for one in self.unused() if one.owner == step]
        early = [one for one in self.unused() if one.owner < step]
        late = [one for one in self.unused() if one.owner > step and not one.announced]
        for among in (near, early, late):
            for alike in (False, True):
                fitting = [one for one in among if self._meant(prompt, one, alike)]
                for start in range(len(fitting)):
                    found = self._enough(prompt, fitting[start:], part)
                    if found:
                        return found
        return []

    def wrong(self, prompt: Prompt, step: int) -> Given | None:
        """Return an answer of the operation that is meant for the prompt but is not on offer."""
        meant = (one for one in self.unused() if one.owner == step and self._meant(prompt, one, alike=False))
        return next(meant, None)

    def value(self, prompt: Prompt, found: Sequence[Given], part: bool) -> Any:
        """Return what the answers say, in the form that the engine expects, and mark them as used."""
        if prompt.kind not in LISTS and prompt.kind not in SINGLE:
            found[0].used = True
            value = self._resolved(found[0])
            if isinstance(value, Fields):
                self.opened.append((found[0].path, value))
            return value
        if found[0].kind == "keep_targets":
            found[0].used = True
            return "keep_targets"
        chosen: list[Any] = []
        for one in found:
            rest = self._rest(one)
            taken = rest[: prompt.most] if part else rest
            one.taken += taken
            one.used = len(taken) == len(rest)
            chosen += taken
        return prompt.shaped(chosen)

    def _meant(self, prompt: Prompt, one: Given, alike: bool) -> bool:
        if self._names.players.get(one.player) != prompt.player:
            return False
        kinds = {prompt.kind}.union(*(group for group in ALIKE if prompt.kind in group)) if alike else {prompt.kind}
        if one.kind not in kinds:
            return False
        if one.source is None or prompt.source is None:
            return True
        try:
            return self._same(self._names.object(one.source), prompt.source)
        except Missing:
            return False

    def _enough(self, prompt: Prompt, fitting: Sequence[Given], part: bool) -> list[Given]:
        """Return as many answers as the prompt needs; none if they are too few, too many or not on offer."""
        first = fitting[0]
        if prompt.kind not in LISTS and prompt.kind not in SINGLE or first.kind == "keep_targets":
            return [first]
        found: list[Given] = []
        count = 0
        for one in fitting:
            rest = self._rest(one)
            offered = rest[: prompt.most] if part else rest
            if not self._offers(prompt, offered):
                return []
            found.append(one)
            count += len(offered)
            if count >= prompt.least:
                break
        enough = count >= prompt.least and (prompt.most is None or count <= prompt.most)
        return found if enough else []

    def _offers(self, prompt: Prompt, chosen: Sequence[Any]) -> bool:
        options = prompt.options
        return options is None or all(any(self._same(one, option) for option in options) for one in chosen)

    def _rest(self, one: Given) -> list[Any]:
        value = self._resolved(one)
        if isinstance(value, list):
            return value[len(one.taken) :]
        return [value]

    def _resolved(self, one: Given) -> Any:
        value = self._names.choice(one.kind, one.value)
        if one.kind == "word":
            return value["word"]
        if one.kind == "targets":
            return value["targets"]
        return [tuple(part) for part in value] if one.kind in ("division", "life_totals") else value


def pieces(kind: str, value: Any) -> list[Any]:
    """Return what prompts ask for one by one: the targets of each instance of the word, otherwise the whole value."""
    return list(value) if kind == "targets" and isinstance(value, list) else [value]
