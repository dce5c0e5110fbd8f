"""The adapter of the toy engine. Run it with `casebook run --smoke --engine 'python3 toy_adapter.py'`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]  # Not needed once the kit is installed.

from casebook_adapter import Adapter, Combat, Now, StackItem, Unsupported, main, reads, writes
from toy import Game
from toy_cards import CARDS
from toy_rules import KEYWORDS, Illegal, Player, Thing


def known(keyword: str) -> str:
    """Return a keyword that the engine knows."""
    if keyword not in KEYWORDS:
        raise Unsupported("mechanic", keyword)
    return keyword


def two(players: list[str]) -> list[str]:
    """Return the players of a game that the engine can play."""
    if len(players) > 2:
        raise Unsupported("mechanic", "more than two players")
    return players


class ToyAdapter(Adapter):
    """Connects the toy engine to casebook."""

    name, version, editions = "toy-python", "1.0", ("2026-01",)
    asks = ("targets", "number", "keep", "division", "objects")
    illegal = (Illegal,)
    copies = True

    # The game: how it begins, what it waits for, where it is.
    def begin(self, players: list[str]) -> list[Player]:
        self.game = Game(two(players), choose=self.ask)
        return self.game.players

    @classmethod
    def knows(cls, card: str) -> bool:
        return card in CARDS

    def place(self, card: str, owner: Player, zone: str, controller: Player) -> Thing:
        return self.game.add(card, owner, zone, controller)

    def ready(self) -> None:
        self.game.check_state()

    def awaits(self) -> tuple[str, Player] | None:
        return self.game.waits_for()

    def pass_priority(self) -> None:
        self.game.pass_priority()

    def now(self) -> Now:
        return Now(self.game.active, self.game.turn, self.game.step)

    def more_combat_damage(self) -> bool:
        return self.game.more_damage_follows()

    def stack(self) -> list[StackItem]:
        return [StackItem(spell.thing, spell.thing.controller) for spell in reversed(self.game.stack)]

    def cards_in(self, zone: str, player: Player | None) -> list[Thing]:
        return self.game.cards_in(zone, player)

    # The position.
    set_tapped = writes("tapped", True)
    set_new = writes("new", True)

    def set_now(self, player: Player, phase: str) -> None:
        self.game.start_at(player, phase)

    def set_life(self, player: Player, life: int) -> None:
        player.life = life

    def set_granted(self, object: Thing, keyword: str) -> None:
        object.granted.append(known(keyword))

    # Actions.
    def do_play(self, player: Player, card: Thing) -> None:
        self.game.cast(player, card)

    def do_play_land(self, player: Player, card: Thing) -> None:
        self.game.play_land(player, card)

    def do_attack(self, player: Player, attackers: list[Thing], defender: Player | None = None) -> None:
        self.game.attack(player, attackers, defender)

    def do_block(self, player: Player, blocks: list[Any]) -> None:
        self.game.block(player, [(one["blocker"], one["attacker"]) for one in blocks])

    # A card of the toy has one ability at most, so it does not matter how the case calls it.
    def do_activate(self, player: Player, source: Thing, ability: Any) -> None:
        self.game.tap_for_mana(player, source)

    # Queries.
    see_life = reads("life")
    see_cards_drawn = reads("drawn")
    see_mana_pool = reads("pool")
    see_standing = reads("standing")
    see_object_zone = reads("zone")

    # A card that is neither on the battlefield nor on the stack has no controller.
    def see_object_controller(self, object: Thing) -> Player | None:
        return object.controller if object.zone in ("battlefield", "stack") else None

    see_object_owner = reads("owner")
    see_object_name = reads("name")
    see_object_types = reads("card.types")
    see_object_colors = reads("card.colors")
    see_object_keywords = reads("keywords")
    see_object_tapped = reads("tapped")
    see_object_damage_marked = reads("damage")
    see_object_power_toughness = reads("size")
    see_object_fate = reads("fate")
    see_object_how_it_came_there = reads("came")
    see_object_identity = reads("identity")

    def see_damage_dealt(self, by: Thing | None = None, to: Any = None) -> int:
        return sum(n for source, hurt, n in self.game.dealt if by in (None, source) and to in (None, hurt))

    def see_legal_targets(self, player: Player, object: Thing, instance: int) -> list[Any]:
        return self.game.legal_targets(player, object)

    def see_object_combat(self, object: Thing) -> Combat:
        return Combat(*self.game.combat_of(object))


if __name__ == "__main__":
    main(ToyAdapter)
