"""The operations of a script: each says at a stop of the engine whether a player acts, passes, or the goal is reached.

An action that needs priority lets the players before its player pass, as long as nothing resolves by that. A goal, such
as an empty stack or a later step, lets all players pass until it is reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from .ends import Refused, Unsupported
from .moments import PHASES, Awaits, Goal

if TYPE_CHECKING:
    from .adapter import Adapter

#: The actions that are declarations, with the stop at which they are made.
DECLARATIONS = {"attack": "attackers", "attack_several": "attackers", "block": "blockers"}


class Move(Enum):
    """What happens at a stop of the engine."""

    ACT = "the player acts"
    PASS = "the player passes"
    DONE = "the operation is complete"


def named(op: Any) -> tuple[str, Any]:
    """Return the name of an operation and what it says: `"resolve_all"` says nothing."""
    return next(iter(op.items())) if isinstance(op, Mapping) else (op, None)


class Operation:
    """An operation that is being carried out. It is made at the stop at which it begins."""

    #: Whether the end of the game completes it; an action is refused then.
    ends_with_game = False

    def __init__(self, adapter: Adapter, name: str, said: Any) -> None:
        self.adapter = adapter
        self.name = name
        self.said = said

    def move(self, stop: Awaits, passes: int) -> Move:
        """Say what happens at a stop; `passes` is how many players have passed in succession."""
        raise NotImplementedError


class Acting(Operation):
    """An action for which its player needs priority."""

    def move(self, stop: Awaits, passes: int) -> Move:
        """Let the players before this one pass, as long as nothing resolves by that."""
        if self.name == "look":
            return Move.ACT
        if stop.kind != "priority":
            raise Refused(f"the game waits for the declaration of {stop.kind}")
        if stop.player == self.adapter.names.player(self.said["player"]):
            return Move.ACT
        if passes + 1 >= len(self.adapter.names.players):
            raise Refused(f"{self.said['player']} doesn't get priority before something resolves")
        return Move.PASS


class Declaring(Operation):
    """A declaration of attackers or blockers: all players pass until the engine waits for it."""

    def __init__(self, adapter: Adapter, name: str, said: Any) -> None:
        super().__init__(adapter, name, said)
        self.wanted = Awaits(DECLARATIONS[name], adapter.names.player(said["player"]))
        self.last_turn = adapter.now().turn + len(adapter.names.players)

    def move(self, stop: Awaits, passes: int) -> Move:
        """Pass until the declaration is due, but not for more than a round of turns."""
        if stop == self.wanted:
            return Move.ACT
        if self.adapter.now().turn > self.last_turn:
            raise Refused(f"{self.said['player']} can't declare {self.wanted.kind} here")
        return Move.PASS


class Resolving(Operation):
    """`resolve_top` and `resolve_all`: all players pass until the top of the stack, or the whole stack, is gone."""

    ends_with_game = True

    def __init__(self, adapter: Adapter, name: str, said: Any) -> None:
        super().__init__(adapter, name, said)
        present = self._present()
        if not present:
            raise Refused("the stack is empty")
        self.top = present[0]

    def move(self, stop: Awaits, passes: int) -> Move:
        """Pass until it is gone."""
        present = self._present()
        if self.name == "resolve_all":
            return Move.PASS if present else Move.DONE
        there = any(self.adapter.same(one, self.top) for one in present)
        return Move.PASS if there else Move.DONE

    def _present(self) -> list[Any]:
        return [item.own for item in self.adapter.stack()]


class Advancing(Operation):
    """`advance_to`: all players pass until a moment is reached."""

    def __init__(self, adapter: Adapter, name: str, said: Any) -> None:
        super().__init__(adapter, name, said)
        if said.get("occasion", "next") != "next":
            raise Unsupported("op", "advance_to.occasion")
        turn, player = named(said["turn"])
        who = None if player is None else adapter.names.player(player)
        self.goal = Goal(turn, who, said["phase"], adapter.now())

    def move(self, stop: Awaits, passes: int) -> Move:
        """Pass until the step has begun. An engine that does not stop in the step can't carry this out."""
        now = self.adapter.now()
        if self.goal.reached(now):
            return Move.DONE
        if self.goal.skipped(now):
            raise Unsupported("op", f"advance_to.{self.said['phase']}")
        return Move.PASS


class Damaging(Operation):
    """`combat_damage` and `first_strike_damage`: all players pass until this damage has been dealt."""

    ends_with_game = True

    def __init__(self, adapter: Adapter, name: str, said: Any) -> None:
        super().__init__(adapter, name, said)
        self.start = adapter.now()
        if self.start.phase in ("combat_damage", "second_combat_damage") and not adapter.more_combat_damage():
            raise Refused("combat damage has been dealt already")

    def move(self, stop: Awaits, passes: int) -> Move:
        """Pass until the engine is in the step, after the damage."""
        first = self.name == "first_strike_damage"
        now = self.adapter.now()
        if now.turn == self.start.turn and now != self.start:
            if now.phase == "combat_damage" and self.adapter.more_combat_damage() is first:
                return Move.DONE
            if now.phase == "second_combat_damage" and not first:
                return Move.DONE
        if now.turn == self.start.turn and now.place() <= PHASES.index("second_combat_damage"):
            return Move.PASS
        # An engine may not stop in a step in which nobody can do anything. Without a fight there is no such step.
        fought = self.start.phase in ("declare_attackers", "declare_blockers", "combat_damage")
        if now.turn == self.start.turn and fought and not first:
            return Move.DONE
        raise Refused("there is no such combat damage this turn")


def begin(adapter: Adapter, name: str, said: Any) -> Operation:
    """Begin an operation of a script. For `act` and `try`, begin the action."""
    if name == "act":
        name, said = named(said)
        return (Declaring if name in DECLARATIONS else Acting)(adapter, name, said)
    kinds: dict[str, type[Operation]] = {
        "resolve_top": Resolving,
        "resolve_all": Resolving,
        "advance_to": Advancing,
        "combat_damage": Damaging,
        "first_strike_damage": Damaging,
    }
    if name not in kinds:
        raise Unsupported("op", name)
    return kinds[name](adapter, name, said)
