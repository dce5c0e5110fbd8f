"""The smallest adapter that gets a verdict. Its engine knows players, their life totals, and cards that lie there."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]  # Not needed once the kit is installed.

from casebook_adapter import Adapter, Now, main


class Engine:
    """An engine that knows next to nothing."""

    def __init__(self, names: list[str]) -> None:
        self.life = dict.fromkeys(names, 20)
        self.cards: list[tuple[str, str]] = []


class FirstAdapter(Adapter):
    """The adapter: how a game begins, what it waits for, where it is, and one query."""

    name, version, editions = "first", "0.1", ("2026-01",)

    def begin(self, players: list[str]) -> None:
        self.game = Engine(players)

    def place(self, card: str, owner: str, zone: str, controller: str) -> int:
        self.game.cards.append((card, zone))
        return len(self.game.cards) - 1

    def awaits(self) -> tuple[str, str]:
        return "priority", "Alice"

    def now(self) -> Now:
        return Now("Alice", 1, "precombat_main")

    def see_life(self, player: str) -> int:
        return self.game.life[player]


if __name__ == "__main__":
    main(FirstAdapter)
