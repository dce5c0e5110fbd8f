"""A tiny game for the tests of the kit: cards go onto a stack, and a card that resolves does what the test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casebook_adapter import Adapter, Now, Refused, StackItem, run

PHASES = ("upkeep", "precombat_main", "declare_attackers", "declare_blockers", "combat_damage", "end")


class Card:
    """A card of the game."""

    def __init__(self, name: str, owner: str, zone: str) -> None:
        self.name, self.owner, self.zone, self.tapped = name, owner, zone, False


class Bench(Adapter):
    """The adapter and the game in one. Players are called by their names."""

    name, version, editions = "bench", "1", ("2004-10", "2026-01")
    asks: Sequence[str] = ("may", "targets", "objects", "order", "number", "modes", "division", "keep", "word")

    def begin(self, players: list[str]) -> None:
        self.players = players
        self.life = dict.fromkeys(players, 20)
        self.cards: list[Card] = []
        self.spells: list[Card] = []
        self.active, self.turn, self.phase, self.passed = players[0], 1, "precombat_main", 0
        self.actor = self.active
        self.declaring = ""
        self.log: list[Any] = []

    def place(self, card: str, owner: str, zone: str, controller: str) -> Card:
        if card != "Wastes" or zone == "battlefield":
            self.cards.append(Card(card, owner, zone))
            return self.cards[-1]
        return Card(card, owner, zone)

    def awaits(self) -> tuple[str, str] | None:
        return None if min(self.life.values()) <= 0 else (self.declaring or "priority", self.actor)

    def pass_priority(self) -> None:
        if self.declaring:
            self.declaring, self.actor, self.passed = "", self.active, 0
            return
        self.log.append(f"{self.actor} passes")
        self.passed += 1
        self.actor = self.players[(self.players.index(self.actor) + 1) % len(self.players)]
        if self.passed < len(self.players):
            return
        self.passed, self.actor = 0, self.active
        if self.spells:
            card = self.spells.pop()
            card.zone = "graveyard"
            self.resolve(card)
        else:
            self.next_phase()

    def next_phase(self) -> None:
        """Begin the next step; combat waits for its declarations."""
        at = PHASES.index(self.phase) + 1
        if at == len(PHASES):
            at, self.turn = 0, self.turn + 1
            self.active = self.players[(self.players.index(self.active) + 1) % len(self.players)]
        self.phase, self.actor = PHASES[at], self.active
        self.declaring = {"declare_attackers": "attackers", "declare_blockers": "blockers"}.get(self.phase, "")
        if self.declaring == "blockers":
            self.actor = self.players[1 - self.players.index(self.active)]

    def now(self) -> Now:
        return Now(self.active, self.turn, self.phase)

    def stack(self) -> list[StackItem]:
        return [StackItem(card, card.owner) for card in reversed(self.spells)]

    def resolve(self, card: Card) -> None:
        """Do what the card does: each test says it."""

    def do_play(self, player: str, card: Card) -> None:
        if card.zone != "hand":
            raise Refused("it is not in hand", "601.3")
        card.zone = "stack"
        self.spells.append(card)
        self.passed = 0

    def do_attack(self, player: str, attackers: list[Card]) -> None:
        self.log.append(("attack", [card.name for card in attackers]))
        self.declaring = ""

    def do_block(self, player: str, blocks: Any) -> None:
        self.log.append(("block", [(one["blocker"].name, one["attacker"].name) for one in blocks]))
        self.declaring, self.actor = "", self.active

    def set_tapped(self, object: Card) -> None:
        object.tapped = True

    def see_life(self, player: str) -> int:
        return self.life[player]

    def see_object_zone(self, object: Card) -> tuple[str, str]:
        return object.zone, object.owner

    def see_object_tapped(self, object: Card) -> bool:
        return object.tapped


def case(
    script: Sequence[Any] = (), *probes: tuple[int, Any], setup: Sequence[Any] = (), **more: Any
) -> dict[str, Any]:
    """Return a case in which Alice has the cards A and B in hand, and Bob has C and D."""
    owners = {"A": "Alice", "B": "Alice", "C": "Bob", "D": "Bob"}
    objects = [{"handle": one, "origin": {"card": {"name": one, "owner": owner}}} for one, owner in owners.items()]
    hands = [{"hand": {"player": "Alice", "objects": ["A", "B"]}}, {"hand": {"player": "Bob", "objects": ["C", "D"]}}]
    asked = [{"after": after, "query": query} for after, query in probes]
    whole = {"id": "test/case", "players": ["Alice", "Bob"], "objects": objects, "setup": [*hands, *setup]}
    return {**whole, "script": list(script), "probes": asked, **more}


def play(card: str, player: str = "Alice", **more: Any) -> dict[str, Any]:
    """Return the operation with which a player plays a card."""
    return {"act": {"play": {"player": player, "card": card, **more}}}


def answer(kind: str, value: Any, player: str = "Alice", **more: Any) -> dict[str, Any]:
    """Return the answer of a player to a decision."""
    return {"answer": {"player": player, "choice": {kind: value}, **more}}


def seen(adapter: type[Adapter], asked: dict[str, Any]) -> list[Any]:
    """Play a case that must complete; return the observed values in the order of the probes."""
    ran = run(adapter, asked)
    if ran["end"] != "completed":
        raise AssertionError(ran)
    found = {one["probe"]: one["seen"].get("value", one["seen"].get("unobservable")) for one in ran["observations"]}
    return [found[index] for index in range(len(asked["probes"]))]
