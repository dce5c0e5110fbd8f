"""The adapter: it connects the engine to casebook. Run it with `casebook run --smoke --engine 'python3 adapter.py'`."""

from casebook_adapter import Adapter, Now, Refused, main, reads, writes

# Replace this engine with your own. It knows a few cards, and a player can play a land.
CARDS = {"Forest": None, "Mountain": None, "Wastes": None, "Grizzly Bears": (2, 2), "Hill Giant": (3, 3)}


class Card:
    """A card in a game."""

    def __init__(self, name: str, owner: str, zone: str, controller: str) -> None:
        self.name, self.owner, self.zone, self.controller = name, owner, zone, controller
        self.tapped = False


class Game:
    """A game, which begins in the first main phase of the first player."""

    def __init__(self, players: list[str]) -> None:
        self.life = dict.fromkeys(players, 20)
        self.cards: list[Card] = []
        self.active = players[0]
        self.land_played = False

    def play_land(self, player: str, card: Card) -> None:
        if card.zone != "hand" or card.owner != player or CARDS[card.name] is not None:
            raise Refused(f"{card.name} is no land in {player}'s hand")
        if player != self.active or self.land_played:
            raise Refused(f"{player} can't play a land now")
        card.zone, self.land_played = "battlefield", True


class MyAdapter(Adapter):
    """What casebook asks, in calls of the engine. Each further handler opens further cases."""

    name, version, editions = "ENGINE", "0.1", ("2026-01",)

    # The game: how it begins, what it waits for, where it is.
    def begin(self, players: list[str]) -> None:
        self.game = Game(players)

    @classmethod
    def knows(cls, card: str) -> bool:
        return card in CARDS

    def place(self, card: str, owner: str, zone: str, controller: str) -> Card:
        self.game.cards.append(Card(card, owner, zone, controller))
        return self.game.cards[-1]

    def awaits(self) -> tuple[str, str]:
        return "priority", self.game.active

    def now(self) -> Now:
        return Now(self.game.active, 1, "precombat_main")

    # The position: further facts, after the cards have been placed.
    set_tapped = writes("tapped", True)

    def set_life(self, player: str, life: int) -> None:
        self.game.life[player] = life

    # Actions.
    def do_play_land(self, player: str, card: Card) -> None:
        self.game.play_land(player, card)

    # Queries.
    def see_life(self, player: str) -> int:
        return self.game.life[player]

    def see_object_power_toughness(self, object: Card) -> tuple[int, int] | None:
        return CARDS[object.name]

    def see_object_controller(self, object: Card) -> str | None:
        return object.controller if object.zone == "battlefield" else None

    see_object_zone = reads("zone")
    see_object_owner = reads("owner")
    see_object_name = reads("name")
    see_object_tapped = reads("tapped")


if __name__ == "__main__":
    main(MyAdapter)
