"""The class that an author extends: a few methods about the engine, and a handler for each thing it can do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from . import handlers, trials
from .answers import Prompt
from .ends import AdapterError, Inconclusive, Refused, Stop, Unobservable, Unsupported
from .fields import Fields, need_read
from .moments import Awaits, Now
from .names import Declared, Names
from .observe import decision_seen, query_name
from .operations import named
from .script import Script
from .values import StackItem

Method = TypeVar("Method", bound=Callable[..., Any])


def declared(method: Method) -> Method:
    """Mark a method that the kit only declares: without it, what is derived from it is not in the hello."""
    method.declared = True  # type: ignore[attr-defined]
    return method


def needs(*methods: str) -> Callable[[Method], Method]:
    """Mark a handler that the kit derives from methods of the author."""

    def mark(method: Method) -> Method:
        method.needs = methods  # type: ignore[attr-defined]
        return method

    return mark


class Adapter:
    """An engine as casebook uses it. One instance plays one case, so nothing of an earlier case is left.

    Besides the methods below, an author writes handlers, whose parameters are the fields of the case:

    - `set_…` for each fact of a position: `set_tapped(self, object)`;
    - `do_…` for each action: `do_attack(self, player, attackers)`;
    - `see_…` for each query: `see_life(self, player)`, `see_object_zone(self, object)`;
    - `find_…` for objects that appear during the game: `find_made_token(self, name, nth)`.

    Handlers get the engine's own objects and players. They return plain values (see `values`); a `do_` handler returns
    nothing, or a `Refused`, `Unsupported` or `Undecided`. Each of these can also be raised, anywhere.
    """

    #: The name and version of the engine, for reports.
    name = ""
    version = "0"
    #: The editions of the rules that the engine has, the newest last.
    editions: Sequence[str] = ()
    #: Whether the engine reads casebook's card language: then `self.definitions` has the cards of the case by name.
    reads_definitions = False
    #: The kinds of decisions that the engine asks through `ask`.
    asks: Collection[str] = ()
    #: The engine's exceptions that say that an action is illegal.
    illegal: tuple[type[Exception], ...] = ()
    #: Whether `copy.deepcopy` of the adapter copies the game. Otherwise an action is tried by playing the case again.
    copies = False
    #: The card that fills libraries.
    filler = ("Wastes", 20)

    #: Set by the kit for each case: the edition in use, and the definitions of its cards if the engine reads them.
    edition: str | None
    definitions: Mapping[str, Any]
    #: Set by the kit for each case: the case itself, its names, and the script while it is played.
    case: Mapping[str, Any]
    names: Names
    script: Script

    # -- to be written by every author ---------------------------------------------------------------------------------

    def begin(self, players: list[str]) -> Sequence[Any] | None:
        """Begin a game between these players, each at 20 life, with no cards: the first one's first main phase.

        Return the engine's own players in the same order; nothing if it calls them by these names. No object of the
        engine may be equal to a player.
        """
        raise NotImplementedError

    @declared
    def place(self, card: str, owner: Any, zone: str, controller: Any) -> Any:
        """Put a card into a zone and return the engine's own object for it.

        In a library, each card goes below the earlier ones; in a graveyard, on top of them. A permanent is untapped,
        and has been under its controller's control since before this turn. Nothing triggers.
        """
        raise NotImplementedError

    @declared
    def awaits(self) -> tuple[str, Any] | None:
        """Return what the engine waits for: `("priority", player)`, or `attackers` or `blockers` to be declared.

        `None` means that the game is over. An engine that calls its players needs `play` in place of this.
        """
        raise NotImplementedError("the adapter has neither `awaits` nor `play`")

    def pass_priority(self) -> None:
        """Pass for the player whom the engine waits for; at a declaration, declare nothing."""
        raise NotImplementedError("the adapter does not say how a player passes: write `pass_priority`")

    def now(self) -> Now:
        """Return where the game is."""
        raise NotImplementedError

    @declared
    def stack(self) -> Sequence[StackItem]:
        """Return the objects on the stack, top first."""
        return ()

    # -- to be written where the engine needs it -----------------------------------------------------------------------

    @classmethod
    def knows(cls, card: str) -> bool:
        """Whether the engine has a card."""
        return True

    def ready(self) -> None:
        """Make the first check of state-based actions, when the position is complete."""

    def play(self) -> None:
        """Play the script, and return if the game is over. An engine that calls its players starts its own loop here.

        Such an engine calls `at_stop` whenever a player may act. `ScriptEnd` leaves the loop at the end of the script.
        """
        stop = self.awaits()
        while stop is not None:
            if not self.script.at_stop(Awaits(*stop)):
                self.pass_priority()
            stop = self.awaits()

    @declared
    def cards_in(self, zone: str, player: Any) -> Sequence[Any]:
        """Return the objects of a zone, top first; without a player, all of the battlefield or the stack."""
        return ()

    @declared
    def place_token(self, owner: Any, controller: Any, token: Fields) -> Any:
        """Put a token with these characteristics onto the battlefield and return the engine's own object for it."""
        raise NotImplementedError

    def more_combat_damage(self) -> bool:
        """Whether another combat damage step of this combat follows the present one."""
        return False

    def same(self, one: Any, other: Any) -> bool:
        """Whether two values of the engine are the same object: equal numbers and texts are."""
        return one is other or (isinstance(one, (int, str, tuple)) and bool(one == other))

    def title(self, own: Any) -> str:
        """Return the name of an object for which the case has no handle."""
        return str(getattr(own, "name", own))

    # -- for authors to use --------------------------------------------------------------------------------------------

    def at_stop(self, player: Any, kind: str = "priority") -> bool:
        """Say that the engine asks a player to act. Return whether the player acted; if not, it passes."""
        return self.script.at_stop(Awaits(kind, player))

    def ask(
        self,
        player: Any,
        kind: str,
        options: Sequence[Any] | None = None,
        least: int = 1,
        most: int | None = 1,
        source: Any = None,
        when: str = "resolve",
        default: Any = None,
        part: bool = False,
    ) -> Any:
        """Return the choice of a player.

        `default` is for questions that casebook does not ask, such as the order of damage. `part` says that the engine
        asks for the parts of one choice one after the other. Without an answer the case ends as `undecided`. The answer
        is a list of objects, players or words; one of them for kinds such as `player` and `keep`; a `bool`, a number, a
        list of pairs for a `division`; or `"keep_targets"` for a copy.
        """
        if not hasattr(self, "script"):
            raise Inconclusive(f"the game asks for `{kind}` before the script begins")
        prompt = Prompt(player, kind, options, least, most, source, when)
        return self.script.choose(prompt, default, part)

    # -- used by the kit -----------------------------------------------------------------------------------------------

    def act(self, name: str, fields: Mapping[str, Any]) -> None:
        """Carry out an action of the script with its handler."""
        found = handlers.handler(type(self), "do", name)
        if found is None:
            raise Unsupported("op", name)
        try:
            ended = self._call(found, "op", name, fields)
        except self.illegal as error:
            raise Refused(str(error)) from error
        if isinstance(ended, Stop):
            raise ended
        if ended is not None:
            raise AdapterError(f"`do_{name}` returned {ended!r}: it must return nothing, or a `Refused`")

    def make_true(self, name: str, fields: Mapping[str, Any]) -> None:
        """Make a fact of the position true with its handler."""
        found = handlers.handler(type(self), "set", name)
        if found is not None:
            self._call(found, "setup", name, fields)

    def see(self, query: Any) -> Any:
        """Return the answer to a query, as its handler says it."""
        name, said = named(query)
        found = handlers.handler(type(self), "see", query_name(query))
        if found is None:
            raise Unobservable(f"the adapter has no answer to `{query_name(query)}`")
        if query_name(query) == "object.zone":
            return self._whose(said["object"], self._call(found, "probe", name, {"object": said["object"]}))
        if isinstance(said, Mapping) and name not in ("can_do", "would_accept"):
            fields = {field: value for field, value in said.items() if field != "aspect"}
            return self._call(found, "probe", name, fields)
        if isinstance(said, list):
            patterns = [Fields(one, self.names.resolve) for one in said]
            seen = found(self, patterns)
            need_read("probe", name, patterns)
            return seen
        if isinstance(said, str):
            return found(self, self.names.player(said))
        return found(self) if said is None else found(self, said)

    def _whose(self, handle: str, zone: Any) -> Any:
        """Return a zone with its player: of a permanent or spell its controller, of a card elsewhere its owner."""
        if not isinstance(zone, str) or zone == "nowhere":
            return zone
        whose = "controller" if zone in ("battlefield", "stack") else "owner"
        found = handlers.handler(type(self), "see", f"object.{whose}")
        if found is None:
            raise AdapterError(f"`see_object_zone` returns a zone alone: write `see_object_{whose}`, too")
        return zone, self._call(found, "probe", f"object.{whose}", {"object": handle})

    def find(self, declared_object: Declared) -> Any:
        """Return the engine's object for a handle that the position does not place; nothing if it does not exist."""
        found = handlers.handler(type(self), "find", declared_object.origin)
        if found is None:
            return None
        fields = dict(declared_object.fields)
        if "of" in fields:
            fields["of"] = self.names.object(fields["of"])
        return found(self, **handlers.arguments(found, self._resolved(fields)))

    def prompted(self, name: str, fields: Mapping[str, Any]) -> Iterable[str]:
        """Return the fields of an action that the engine asks for in prompts."""
        return handlers.prompted(type(self), name, fields)

    def _resolved(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.names.resolve(name, value) for name, value in fields.items()}

    def _call(self, found: Callable[..., Any], kind: str, name: str, fields: Mapping[str, Any]) -> Any:
        """Call a handler with the fields that it reads. What it leaves unread in them makes the case unsupported."""
        given = handlers.arguments(found, fields)
        resolved = {name: self.names.resolve(name.rstrip("_"), value) for name, value in given.items()}
        returned = found(self, **resolved)
        for field, value in resolved.items():
            need_read(kind, f"{name}.{field}", value)
        return returned

    # -- queries that the kit answers ----------------------------------------------------------------------------------

    def see_now(self) -> Now:
        """Return where the game is."""
        return self.now()

    @needs("awaits")
    def see_priority(self) -> Any:
        """Return the player who has priority."""
        stop = self.awaits()
        return stop[1] if stop is not None and stop[0] == "priority" and self.script.waiting is None else None

    @needs("stack")
    def see_stack(self) -> Sequence[StackItem]:
        """Return the stack, top first."""
        return self.stack()

    @needs("cards_in")
    def see_contents(self, zone: str, player: Any = None) -> list[Any]:
        """Return the objects of a zone, top first."""
        if player is not None or zone in ("battlefield", "stack"):
            return list(self.cards_in(zone, player))
        return [card for one in self.names.players.values() for card in self.cards_in(zone, one)]

    @needs("cards_in", "see_object_types")
    def see_size(self, zone: str, player: Any = None, kind: str | None = None) -> int:
        """Return how many objects a zone holds: all, or those with a name or type."""
        objects = self.see_contents(zone, player)
        if kind is None:
            return len(objects)
        return sum(kind == self.title(own) or kind.lower() in self.see_object_types(own) for own in objects)

    @declared
    def see_object_types(self, object: Any) -> Sequence[str]:
        """Return supertypes, card types and subtypes in lower case."""
        return ()

    def see_can_do(self, action: Any) -> Any:
        """Return whether an action is legal. It is tried on a copy of the game, or in the case played again."""
        return trials.trial(self, [{"act": action}], any_choice=True) or "legal"

    def see_tried(self) -> Any:
        """Return whether the action that was tried last was legal."""
        return self.script.tried

    def see_decision(self) -> Any:
        """Return the decision that waits."""
        return None if self.script.waiting is None else decision_seen(self.script.waiting, self)

    def see_would_accept(self, answer: Any) -> Any:
        """Return whether the decision that waits would accept an answer."""
        if self.script.waiting is None:
            return None
        return trials.trial(self, [{"answer": answer}], any_choice=False) or "legal"
